### What is said of boards that come from other programs, and of those that go to them.

## What is odd in a PBN text, and read all the same.

exchange-pbn-tag-twice = Το πεδίο { $tag } υπάρχει εδώ δύο φορές: μετράει το πρώτο.
exchange-pbn-comment-open = Εδώ αρχίζει ένα σχόλιο που δεν τελειώνει πουθενά: θεωρείται ότι τελειώνει με τη γραμμή του.
exchange-pbn-no-quotes = Ό,τι λέει το πεδίο { $tag } δεν είναι μέσα σε εισαγωγικά.
exchange-pbn-no-tag = Αυτές οι γραμμές δεν ανήκουν σε κανένα πεδίο: παραλείπονται.
exchange-pbn-no-note = Εδώ γίνεται παραπομπή στη σημείωση { $number }, που δεν υπάρχει.
exchange-no-call = Το { $word } δεν είναι δήλωση: η αγορά διαβάζεται ως εκεί.
exchange-no-card = Το { $word } δεν είναι φύλλο: το παιχνίδι διαβάζεται ως εκεί.

## Why a deal is refused.

exchange-deal-form = Το { $text } δεν είναι διανομή: πριν από τα χέρια γράφεται μια θέση με άνω και κάτω τελεία, όπως N:AK.QJ.T9.8765432.
exchange-deal-five-hands = Η διανομή έχει περισσότερα από τέσσερα χέρια.
exchange-deal-five-suits = { SEAT($seat, form: "The") } έχει περισσότερα από τέσσερα χρώματα.
exchange-deal-no-rank = Το { $typed } στο χέρι { SEAT($seat, form: "of") } δεν είναι αξία φύλλου.
# $same: both times it is the hand of $one.
exchange-deal-card-twice = { $same ->
    [yes] { CARD($card, form: "The") } υπάρχει δύο φορές στο χέρι { SEAT($one, form: "of") }.
   *[no] { CARD($card, form: "The") } υπάρχει σε δύο χέρια, { SEAT($one, form: "of") } και { SEAT($two, form: "of") }.
}
exchange-deal-too-many = { SEAT($seat, form: "The") } έχει { $count } φύλλα.

## What is odd about the play.

exchange-play-in-order = Τα φύλλα μιας λεβέ είναι γραμμένα με τη σειρά που παίχτηκαν και όχι σε στήλες: έτσι διαβάζονται.
exchange-play-winner-unknown = Χωρίς το συμβόλαιο δεν είναι γνωστό ποιος κέρδισε αυτή τη λεβέ: το παιχνίδι διαβάζεται ως εκεί.
exchange-play-not-one-each = Η σειρά { $trick } δεν έχει ένα φύλλο από κάθε χέρι: το παιχνίδι διαβάζεται ως εκεί.
exchange-play-other-leader = Αναφέρεται ότι { SEAT($seat, form: "the") } έκανε την αντάμ, που δεν ήταν δική { SEAT($seat, form: "his") }.
exchange-play-not-irregular = { terms-owned-first } είναι σημειωμένο ως ανωμαλία, και δεν είναι.
exchange-play-gap = Στη λεβέ { $trick } λείπει ένα φύλλο, ή υπάρχει δεύτερη φορά: το παιχνίδι διαβάζεται ως εκεί.

## What is odd about a board, and read all the same.

# $tag: the name of a tag of PBN, $value what it says, in quotes.
exchange-pbn-not-understood = Δεν γίνεται κατανοητό τι λέει το πεδίο { $tag }: { $value }.
exchange-auction-no-dealer = Δεν αναφέρεται ποιος μοίρασε: η αγορά παραλείπεται.
exchange-play-no-leader = Δεν αναφέρεται ποιος έκανε την αντάμ: το παιχνίδι παραλείπεται.
# Contracts with who plays them: 4SX S.
exchange-contract-not-bid = Ως συμβόλαιο αναφέρεται το { $contract }, αλλά η αγορά καταλήγει σε { $bid }: μετράει ό,τι αναφέρεται.
# A call that could not be made so, or that is marked as one that could not.
exchange-call-after-end = Το { $call } { SEAT($seat, form: "of") } έρχεται ενώ η αγορά έχει τελειώσει.
exchange-call-too-low = Το { $call } { SEAT($seat, form: "of") } είναι ανεπαρκής αγορά, και το κείμενο δεν το λέει.
exchange-call-out-of-turn = Το { $call } { SEAT($seat, form: "of") } είναι εκτός σειράς, και το κείμενο δεν το λέει.
exchange-call-not-irregular = Το { $call } { SEAT($seat, form: "of") } είναι σημειωμένο ως ανωμαλία, και δεν είναι.
exchange-call-not-allowed = Το { $call } { SEAT($seat, form: "of") } δεν μπορεί να δηλωθεί πάνω από τις προηγούμενες δηλώσεις.
exchange-result-irregular = Αναφέρεται ότι το αποτέλεσμα δεν προέκυψε κανονικά.
exchange-revoke-not-flagged = { SEAT($seat, form: "The") } μπορούσε να ακολουθήσει χρώμα αντί να παίξει { CARD($card, form: "a") }.
exchange-result-differs = Ως αποτέλεσμα αναφέρονται { $told } λεβέ, αλλά τα φύλλα δίνουν στον εκτελεστή { $won }.
exchange-too-many-boards = Περιέχει { $count } διανομές: διαβάζονται το πολύ { $most }.

## A board that becomes a case.

exchange-impossible = Το παιχνίδι τελειώνει εδώ, γιατί δεν μπορεί να συνεχιστεί έτσι: { $why }.
exchange-contract-presumed = Το συμβόλαιο δεν αναφέρεται: όπως παίχτηκαν τα φύλλα ίσως ήταν { $contract } με εκτελεστή { SEAT($seat, form: "acc") }, και αυτό θεωρείται.
exchange-title = { $event ->
    [none] { $board ->
        [none] Μια διανομή
       *[number] Διανομή { $board }
    }
   *[name] { $event }{ $board ->
        [none] { "" }
       *[number] , διανομή { $board }
    }
}
exchange-story-player = { SEAT($seat) }: { $name }.
# $calls: each with its player, as files have them: N 1S E pass.
exchange-story-auction = Η αγορά: { $calls }.
exchange-story-call = { $alerted ->
    [yes] Στο
   *[no] Το
} { $call ->
    [pass] πάσο
    [X] κοντρ
    [XX] σιρκόντρ
   *[bid] { $call }
} { SEAT($seat, form: "of") }{ $alerted ->
    [yes] { " " }έγινε αλέρτ
   *[no] { "" }
}{ $note ->
    [none] .
   *[words] : { $note }
}
exchange-story-card = { terms-owned-first }: { $note }
exchange-story-result = { $claimed ->
    [yes] { $count ->
        [one] Ο εκτελεστής πήρε συνολικά μία λεβέ. Έγινε διεκδίκηση· δεν αναφέρεται ποιος διεκδίκησε.
       *[other] Ο εκτελεστής πήρε συνολικά { $count } λεβέ. Έγινε διεκδίκηση· δεν αναφέρεται ποιος διεκδίκησε.
    }
   *[no] { $count ->
        [one] Ο εκτελεστής πήρε μία λεβέ.
       *[other] Ο εκτελεστής πήρε { $count } λεβέ.
    }
}

## A case that goes to other programs.

exchange-full-record = Ολόκληρη η καταγραφή παρακάτω.
exchange-play-not-known = Από τη λεβέ { $trick } δεν είναι γνωστά όλα τα φύλλα: το παιχνίδι γράφεται ως εκεί.
exchange-letters-foreign = Μερικά γράμματα δεν είναι του PBN: το αρχείο γράφεται σε UTF-8, και ένα παλιό πρόγραμμα ίσως τα δείξει λάθος.
exchange-end-position = Τα χέρια είναι τελικής θέσης: λίγα προγράμματα τα διαβάζουν.
exchange-hands-unknown = Χέρια που δεν είναι γνωστά ολόκληρα γράφονται ως παύλα: λίγα προγράμματα τα διαβάζουν.
exchange-section-unread = Η περίπτωση μέσα σε αυτή τη διανομή δεν διαβάζεται από αυτή την έκδοση του προγράμματος: ισχύει ό,τι λέει η ίδια η διανομή. { $why }
exchange-section-changed = Ένα άλλο πρόγραμμα άλλαξε αυτή τη διανομή αφού γράφτηκε μέσα της η περίπτωση: διαλέξτε μία από τις δύο.

## What cannot be read as a whole.

# $what: what it is instead, or nothing.
exchange-not-recognised = { $what ->
    [nothing] Δεν περιέχει τίποτα.
    [pdf] Αυτό είναι PDF, όπου οι διανομές είναι μόνο εικόνες. Βρείτε το αρχείο PBN ή LIN του ίδιου σκέλους.
    [packed] Αυτό είναι πακεταρισμένο αρχείο. Ξεπακετάρετέ το και ανοίξτε ό,τι έχει μέσα.
    [picture] Αυτό είναι εικόνα, και από εικόνα δεν διαβάζεται διανομή.
    [office] Αυτό είναι αρχείο επεξεργασίας κειμένου ή λογιστικού φύλλου. Αντιγράψτε από μέσα τη διανομή και επικολλήστε την.
    [page] Αυτό είναι σελίδα του διαδικτύου, ή δεδομένα άλλου προγράμματος, χωρίς σύνδεσμο που να έχει διανομή.
   *[other] Δεν βρέθηκε σε αυτό καμία διανομή. Διαβάζονται διανομές από PBN και LIN, από συνδέσμους προς σελίδα προβολής διανομών, από DLM, DUP και BRI, από περιπτώσεις αυτού του προγράμματος, και διανομές γραμμένες με λόγια.
}
exchange-too-large = Έχει μέγεθος { $megabytes } MB: διαβάζονται το πολύ { $most } MB.
exchange-no-board = Αυτό είναι { $kind ->
    [case] περίπτωση
    [deal] μοιρασιά
    [link] σύνδεσμος
   *[other] { $kind }
}, αλλά δεν έχει μέσα διανομή.
exchange-unknown-charset = Τα γράμματα με τα οποία λέει ότι είναι γραμμένο, { $charset }, δεν είναι γνωστά: διαβάζεται όπως φαίνεται να είναι γραμμένο.
exchange-other-charset = Δεν είναι γραμμένο με τα γράμματα που λέει, { $charset }: διαβάζεται όπως φαίνεται να είναι γραμμένο.

## Links.

exchange-link-no-cards = Αυτός ο σύνδεσμος μόνο δείχνει σε μια διανομή στον υπολογιστή του BBO. Ανοίξτε την εκεί, και αντιγράψτε τη διεύθυνση από τη σελίδα προβολής διανομών, ή κάντε εξαγωγή σε LIN.
exchange-link-elsewhere = Αυτός ο σύνδεσμος δεν έχει φύλλα, και τίποτα δεν κατεβαίνει από το δίκτυο. Αντιγράψτε την ίδια τη διανομή, ή τη διεύθυνση μιας σελίδας προβολής διανομών.

## What is odd about calls and cards that follow each other, and read all the same.

exchange-dealer-presumed = Δεν αναφέρεται ποιος μοίρασε: θεωρείται { SEAT($seat, form: "the") }.
exchange-play-not-in-turn = { CARD($card, form: "The") } παίχτηκε από άλλο χέρι και όχι από το επόμενο: διαβάζεται ως φύλλο εκείνου του χεριού.
exchange-play-twice = { CARD($card, form: "The") } παίζεται δύο φορές: το παιχνίδι διαβάζεται ως εκεί.
exchange-play-not-his = { CARD($card, form: "The") } δεν ανήκει σε χέρι που θα μπορούσε να το παίξει: το παιχνίδι διαβάζεται ως εκεί.
exchange-lin-no-claim = Το { $typed } δεν είναι αριθμός λεβέ: η διεκδίκηση παραλείπεται.

## Why a deal that is not PBN is refused.

exchange-block-short = Μένουν { $bytes } byte αντί για { $wanted }: το αρχείο δεν είναι ολόκληρο.
exchange-block-no-cards = Τα φύλλα δεν βρίσκονται εκεί που πρέπει: το αρχείο δεν είναι του είδους που φαίνεται, ή έχει βλάβη.
exchange-block-no-card = Το { $number } δεν είναι αριθμός φύλλου.
exchange-block-differs = Τα χέρια γράφονται δύο φορές σε αυτό το αρχείο, και όχι ίδια.
exchange-boards-counted = Αυτό το αρχείο δεν λέει ποιες διανομές είναι: αριθμούνται από το 1.
exchange-dlm-letters = Μια διανομή γράφεται με 26 γράμματα από a ως p, και το { $typed } δεν είναι τέτοιο.
exchange-first-is-north = Δεν αναφέρεται ποιανού είναι το πρώτο χέρι: θεωρείται του Βορρά.
exchange-words-count = { SEAT($seat) } { $count }
exchange-hands-uneven = Τα χέρια δεν έχουν τον ίδιο αριθμό φύλλων: { $counts }.
exchange-words-uneven = Τα χέρια δεν έχουν τον ίδιο αριθμό φύλλων, όσο μπορούν να διαβαστούν: { $counts }.
exchange-strange-honours = Δεν είναι σαφές ποια ονέρ σημαίνουν τα { $letters }. Γράψτε A, K, Q και J.
exchange-words-no-suit = Το { $typed } στο χέρι { SEAT($seat, form: "of") } βρίσκεται πριν από οποιοδήποτε χρώμα.

## What LIN and links do not tell.

exchange-lost-hand = Από το χέρι { SEAT($seat, form: "of") } δεν είναι γνωστά όλα τα φύλλα: παραλείπεται.
exchange-lost-auction = Η αγορά δεν ήταν κανονική: στη θέση της γράφεται η συντομότερη που φτάνει στο συμβόλαιο.
exchange-lost-calls = Η αγορά δεν ήταν κανονική: παραλείπεται.
exchange-lost-no-auction = Η αγορά δεν είναι γνωστή: γράφεται η συντομότερη που φτάνει στο συμβόλαιο.
exchange-lost-revoke = Δεν γράφεται: { SEAT($seat, form: "the") } έκανε ρενόνς με { CARD($card, form: "acc") }.
exchange-lost-lead = Δεν γράφεται: { SEAT($seat, form: "the") } βγήκε με { CARD($card, form: "acc") } εκτός σειράς.
exchange-lost-swapped = Δεν γράφεται: ο εκτελεστής και ο μορ άλλαξαν ρόλους.
exchange-lost-words = Δεν γράφεται: { $words }
exchange-lost-case = Δεν γράφεται: η ίδια η περίπτωση, με όσα διαπιστώθηκαν και επιλέχτηκαν. Μόνο το PBN τη χωράει.

## A list of boards.

exchange-passed-out = πάσο όλοι
exchange-board-line = { $board ->
    [none] Μια διανομή
   *[number] Διανομή { $board }
}{ $event ->
    [none] { "" }
   *[name] { " " }({ $event })
}{ $contract ->
    [none] { "" }
   *[bid] : { $contract }
}{ $declarer ->
    [none] { "" }
   *[seat] , εκτελεστής { SEAT($declarer, form: "the") }
}{ $tricks ->
    [none] { "" }
    [1] , 1 λεβέ
   *[number] , { $tricks } λεβέ
}{ $remarks ->
    [0] { "" }
    [one] · ένα σχόλιο
   *[other] · { $remarks } σχόλια
}
exchange-totals = { $file }: { $count ->
    [one] διαβάστηκε 1 διανομή
   *[other] διαβάστηκαν { $count } διανομές
}, { $remarked } με σχόλια· { $refused ->
    [one] απορρίφθηκε 1
   *[other] απορρίφθηκαν { $refused }
}
# $where: file and line.
exchange-refusal-line = { $where }: { $board ->
    [none] { "" }
   *[number] η διανομή { $board } απορρίπτεται:{ " " }
}{ $why }
exchange-contract-untold = Το συμβόλαιο, ή ο εκτελεστής του, δεν έχει ειπωθεί: μερικά προγράμματα δεν θα δείξουν την εκτέλεση.
