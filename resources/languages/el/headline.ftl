### What is said first of a ruling: one sentence, in the fewest words.

# Findings in short.
headline-status-open = { terms-owned-first } φάνηκε· δεν έχει κριθεί ακόμη τι θα γίνει.
headline-status-stays = { terms-owned-first } μένει ανοικτό φύλλο ως το τέλος της αγοράς.
headline-cards-stay = Τα φύλλα { SEAT($seat, form: "of") } ({ $cards }) μένουν ανοικτά ως το τέλος της αγοράς.
headline-status-exposed = { terms-owned-first } δεν παίχτηκε και δεν είναι τιμωρημένο φύλλο.
headline-status-minor-penalty = { terms-owned-first } είναι ελάσσον τιμωρημένο φύλλο.
headline-status-major-penalty = { terms-owned-first } είναι μείζον τιμωρημένο φύλλο.
headline-must-withdraw = { $how ->
    [if-noticed] { SEAT($seat, form: "The") } έκανε ρενόνς: { CARD($card, form: "the") } επιστρέφει αν η ρενόνς γίνει αντιληπτή εγκαίρως.
    [penalty] { terms-owned-first } βγαίνει από τη λεβέ ως τιμωρημένο φύλλο.
   *[hand] { terms-owned-first } επιστρέφει στο χέρι.
}
headline-may-follow = { terms-owned-first } μπορεί να αλλάξει, αν αλλάξει το φύλλο { SEAT($rho, form: "of") }.
headline-may-take-back = { SEAT($seat, form: "The") } μπορεί να πάρει πίσω { CARD($card, form: "acc") }{ $penalty ->
    [yes] , ως τιμωρημένο φύλλο
   *[no] { "" }
}.
headline-revoke-open = { SEAT($seat, form: "The") } έκανε ρενόνς στη λεβέ { $trick }· δεν είναι οριστική.
headline-revoke-no-card = { SEAT($seat, form: "The") } δεν έβαλε φύλλο στη λεβέ { $trick }: οριστική ρενόνς.
headline-revoke-established = { headline-revoke-established.clause }.
    .clause = Η ρενόνς { SEAT($seat, form: "of") } στη λεβέ { $trick } είναι οριστική
# $said is what became of the claim, $shares how the tricks go.
headline-claim = { headline-claim.clause }.
    .clause = { $said }: { $shares }
headline-shares = { $in_ns } λεβέ { SIDE($north_south, form: "short") } και { $in_ew } { SIDE($east_west, form: "short") }
headline-all-tricks = { $tricks ->
    [1] η λεβέ
    [2] και οι δύο λεβέ
   *[other] και οι { $in_words } λεβέ
} στον άξονα { SIDE($side, form: "short") }
headline-judgement = Το κρίνει ο Διαιτητής: { $test }

# A ruling with what goes along with it.
headline-penalty-cards = Τα φύλλα { SEAT($seat, form: "of") } ({ $cards }) είναι { $major ->
    [yes] μείζονα
   *[no] ελάσσονα
} τιμωρημένα φύλλα.
headline-could-have-known = { SEAT($seat, form: "The") } θα μπορούσε να γνωρίζει ότι αυτό ίσως ωφελεί· ο Διαιτητής αφαιρεί το όφελος.
headline-too-late-for = { terms-owned-first } μένει· είναι πολύ αργά να αλλάξει. Ο Διαιτητής μπορεί να επιδικάσει επανορθωτική βαθμολογία.
headline-too-late = Είναι πολύ αργά να αλλάξει το φύλλο· ο Διαιτητής μπορεί να επιδικάσει επανορθωτική βαθμολογία.
headline-go-back = Τα φύλλα { SEAT($seat, form: "of") } ({ $cards }) επιστρέφουν στο χέρι.
# A card that leaves the trick, and as what. $put is headline-put.
headline-leaves = { headline-leaves.clause }.
    .clause = { terms-owned-first } { $how ->
        [major-penalty] βγαίνει από τη λεβέ ως μείζον τιμωρημένο φύλλο
        [minor-penalty] βγαίνει από τη λεβέ ως ελάσσον τιμωρημένο φύλλο
        [stays] μένει στο χέρι
       *[back] επιστρέφει στο χέρι
    }
headline-leaves-and = { headline-leaves.clause }· { $put }.
headline-put = { CARD($card, form: "the") } { $lead ->
    [yes] είναι η έξοδος
   *[no] παίζεται
} στη λεβέ { $trick }
headline-stays-played = { terms-owned-first } παραμένει παιγμένο φύλλο.
# Several penalty cards are due. $cards: το ♥5 ή το ♥9.
headline-one-of-several = { SEAT($seat, form: "The") } πρέπει να παίξει { $cards } { $when }· ποιο, το λέει { SEAT($declarer, form: "the") }.
# Who may change his card: North may take back ♠5, East ♠6, South ♠7, if East does.
headline-who-may-change = { $who }.
headline-may-change = { $first ->
    [yes] { SEAT($seat, form: "The") } μπορεί να πάρει πίσω
   *[no] { SEAT($seat, form: "the") }
} { $cards }{ $penalty ->
    [yes] { " " }ως τιμωρημένο φύλλο
   *[no] { "" }
}
headline-may-change-then = { $first ->
    [yes] { SEAT($seat, form: "The") } μπορεί να πάρει πίσω
   *[no] { SEAT($seat, form: "the") }
} { CARD($card, form: "acc") }, αν το κάνει και { SEAT($rho, form: "the") }
headline-back-right-lost = Το δικαίωμα για επανόρθωση χάθηκε.
headline-back-dummy-pointed-out = Πρώτος το επισήμανε ο μορ, που είχε κοιτάξει άλλο χέρι.
headline-back-wrong-turn = Χωρίς επανόρθωση: αντίπαλος είπε λάθος τη σειρά.
headline-back-waived = Ο Διαιτητής αίρει την επανόρθωση.
headline-claim-unless-all-agree = { $said }, εκτός αν συμφωνούν όλοι να συνεχίσουν.

# $what: lead, play or call.
headline-is-to = { $what ->
    [lead] Βγαίνει
    [call] Δηλώνει
   *[play] Παίζει
} { SEAT($seat, form: "the") }.

# Nothing is ruled on: why. $noticed_only: yes where only what the table has noticed is told.
headline-answer-wanted = Πρώτα μια ερώτηση. { $question }
headline-nothing = { $noticed_only ->
    [yes] Δεν επισημάνθηκε τίποτα.
   *[no] Όλα είναι κανονικά.
}

# Questions about what a call means, and cards that stay. $bound: cards of others.
headline-keeps = { SEAT($seat, form: "The") } κρατά { CARD($card, form: "acc") }.
headline-keeps-and-binds = { SEAT($seat, form: "The") } κρατά { CARD($card, form: "acc") }· δεν αποσύρεται: { $bound }.
headline-may-ask-at-every-turn = { SEAT($seat, form: "The") } μπορεί να ζητάει εξήγηση σε κάθε σειρά { SEAT($seat, form: "his") }{ $declarer ->
    [yes] { " " }ή του μορ
   *[no] { "" }
}.
headline-may-ask-now = { SEAT($seat, form: "The") } μπορεί να ρωτήσει τι σημαίνει: έχει σειρά.
headline-has-to-explain = Εξηγεί { SEAT($seat, form: "the") }: η ερώτηση αφορούσε τον συμπαίκτη { SEAT($seat, form: "his") }.
headline-not-for-partner = { $said } Όσα δείχνει η ερώτηση δεν μπορεί να τα χρησιμοποιήσει { SEAT($partner, form: "the") }.
# While the players are bidding.
headline-call-in-order = Το { $call } { SEAT($seat, form: "of") } είναι κανονικό.
headline-call-replaced = Το { $old } { SEAT($seat, form: "of") } αποσύρεται· στη θέση του ισχύει το { $new }.
headline-call-cancelled-for-a-pass = Το { $call } { SEAT($seat, form: "of") } ακυρώνεται· στη θέση του μπαίνει πάσο.
headline-call-kept = Το { $new } { SEAT($seat, form: "of") } ακυρώνεται· ισχύει το { $old }.
headline-calls-cancelled = Το { $call } { SEAT($seat, form: "of") } ακυρώνεται, όπως και οι δηλώσεις που ακολούθησαν.
headline-both-pass = { SEAT($one, form: "The") } και { SEAT($other, form: "the") } πρέπει να πασάρουν ως το τέλος της αγοράς.
headline-nothing-more = Δεν ακολουθεί τίποτε άλλο.
