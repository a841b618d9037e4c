### Why a card is what it is, or why it is not something else: what it is, on what that rests, what would alter it.

## For each thing asked of a card whether it holds: that it is so, or not; .it: the same of the card just named, where it
## holds; .would: what would be otherwise. $cite: the paragraph that would speak then, if any; $ifs: the conditions.

whynot-played = { terms-owned-first } { $holds ->
    [yes] παίζεται
   *[no] δεν παίζεται
}.
    .it = Παίζεται.
    .would = { whynot-it-would } παιζόταν{ whynot-by }, αν { $ifs }.
whynot-penalty-card = { terms-owned-first } { $holds ->
    [yes] είναι τιμωρημένο φύλλο
   *[no] δεν είναι τιμωρημένο φύλλο
}.
    .it = Είναι τιμωρημένο φύλλο.
    .would = { whynot-it-would } ήταν τιμωρημένο φύλλο{ whynot-by }, αν { $ifs }.
whynot-major-penalty = { terms-owned-first } { $holds ->
    [yes] είναι μείζον τιμωρημένο φύλλο
   *[no] δεν είναι μείζον τιμωρημένο φύλλο
}.
    .it = Είναι μείζον τιμωρημένο φύλλο.
    .would = { whynot-it-would } ήταν μείζον τιμωρημένο φύλλο{ whynot-by }, αν { $ifs }.
whynot-minor-penalty = { terms-owned-first } { $holds ->
    [yes] είναι ελάσσον τιμωρημένο φύλλο
   *[no] δεν είναι ελάσσον τιμωρημένο φύλλο
}.
    .it = Είναι ελάσσον τιμωρημένο φύλλο.
    .would = { whynot-it-would } ήταν ελάσσον τιμωρημένο φύλλο{ whynot-by }, αν { $ifs }.
whynot-may-be-taken-back = { terms-owned-first } { $holds ->
    [yes] μπορεί να αποσυρθεί
   *[no] δεν μπορεί να αποσυρθεί
}.
    .it = Μπορεί να αποσυρθεί.
    .would = { whynot-it-would } επιτρεπόταν{ whynot-by }, αν { $ifs }.
whynot-must-be-played = { terms-owned-first } { $holds ->
    [yes] πρέπει να παιχτεί
   *[no] δεν είναι ανάγκη να παιχτεί
}.
    .it = Πρέπει να παιχτεί.
    .would = { whynot-it-would } έπρεπε να παιχτεί{ whynot-by }, αν { $ifs }.
whynot-in-hand = { terms-owned-first } { $holds ->
    [yes] είναι στο χέρι
   *[no] δεν είναι απλώς φύλλο του χεριού
}.
    .it = Είναι στο χέρι.
    .would = { whynot-it-would } ήταν στο χέρι{ whynot-by }, αν { $ifs }.
whynot-exposed = { terms-owned-first } { $holds ->
    [yes] φάνηκε, και δεν είναι τιμωρημένο φύλλο
   *[no] δεν είναι φύλλο που απλώς φάνηκε
}.
    .it = Φάνηκε, και δεν είναι τιμωρημένο φύλλο.
    .would = { whynot-it-would } ήταν έτσι{ whynot-by }, αν { $ifs }.
whynot-held = { terms-owned-first } { $holds ->
    [yes] κρατιέται, δεν παίχτηκε
   *[no] δεν κρατιέται
}.
    .it = Κρατιέται, δεν παίχτηκε.
    .would = { whynot-it-would } ήταν έτσι{ whynot-by }, αν { $ifs }.
whynot-face-down-lead = { terms-owned-first } { $holds ->
    [yes] είναι κλειστή αντάμ
   *[no] δεν είναι κλειστή αντάμ
}.
    .it = Είναι κλειστή αντάμ.
    .would = { whynot-it-would } ήταν κλειστή αντάμ{ whynot-by }, αν { $ifs }.
whynot-must-go-back = { terms-owned-first } { $holds ->
    [yes] επιστρέφει
   *[no] δεν επιστρέφει
}.
    .it = Επιστρέφει.
    .would = { whynot-it-would } επέστρεφε{ whynot-by }, αν { $ifs }.
whynot-it-would = { $holds ->
    [yes] Δεν θα
   *[no] Θα
}
whynot-by = { $cite ->
    [none] { "" }
   *[cite] { " " }(Νόμος { $cite })
}
whynot-nothing-would-alter-it = Καμία απλή αλλαγή δεν θα το άλλαζε αυτό.

# What a card is that lies elsewhere than it counts ($still: what is still to be done with it), or that waits.
whynot-played-and-still = { terms-owned-first } παίζεται, και { $still }.
whynot-withdrawn = { terms-owned-first } αποσύρθηκε και είναι στο χέρι.
whynot-waits-accepted = { terms-owned-first } μένει, αν γίνει δεκτή η έξοδος.
whynot-waits-named = { terms-owned-first } παίζεται, αν οριστεί ότι αυτό παίζεται.
whynot-waits-chosen = { terms-owned-first } περιμένει την επιλογή που προηγείται.
whynot-waits-trick = { terms-owned-first } περιμένει να τελειώσει αυτή η λεβέ.

## The condition that held or failed: a sentence

# The question of a fact, with what it is about, and what is known of it.
whynot-question = «{ $asked }»
whynot-question-about = { $subject }: «{ $asked }»
whynot-fact-found = { $question } Η απάντηση που βρέθηκε: { $answer }.
whynot-fact-open = { $question } Αυτό δεν έχει απαντηθεί ακόμη.
whynot-fact-presumed = { $question } Θεωρείται όπως το δείχνει το τραπέζι.
# $reason: a sentence.
whynot-read-so = Ο κανόνας ερμηνεύεται έτσι: { $reason }
whynot-rests-on-action = Στηρίζεται στην ενέργεια { $number }: { $action }.
whynot-played-already = Έχει ήδη παιχτεί.
whynot-not-his-lead = Όταν αρχίζει η καταγραφή, δεν βγαίνει { SEAT($seat, form: "the") }.
whynot-was-burdened = { SEAT($seat, form: "The") } είχε τιμωρημένο φύλλο ή υποχρέωση όταν άρχισε η καταγραφή.
whynot-card-is = { CARD($card, form: "The") } { $honour ->
    [yes] είναι ονέρ
   *[no] δεν είναι ονέρ
}.
whynot-no-other-card = Πρόκειται για { CARD($card, form: "acc") }, και για κανένα άλλο φύλλο.
whynot-nothing-since = Από τότε δεν έγινε τίποτα που να το αλλάζει.
whynot-nothing-done = Δεν έγινε τίποτα με αυτό το φύλλο.
whynot-lies-in-the-hand = Είναι μέσα στο χέρι.
whynot-played-stays = Έχει παιχτεί, και ένα παιγμένο φύλλο μένει, εκτός αν ισχύει μία από τις εξαιρέσεις του Νόμου 47.
whynot-role = { SEAT($seat, form: "The") } είναι { $role ->
    [declarer] εκτελεστής, όχι αμυνόμενος: τα φύλλα του εκτελεστή δεν γίνονται ποτέ τιμωρημένα (48A)
    [dummy] μορ, όχι αμυνόμενος: τα φύλλα του μορ δεν γίνονται ποτέ τιμωρημένα (48A)
   *[defender] αμυνόμενος
}.

## What would be otherwise: clauses after “αν”

whynot-if-answer = { $known ->
    [yes] η απάντηση ήταν «{ $answer }»
   *[no] η απάντηση δεν ήταν γνωστή
}
# $effect: what comes of the other reading, as a clause.
whynot-if-read = η ερμηνεία ήταν «{ $value }» ({ $effect })
whynot-if-not-done = δεν είχε γίνει η ενέργεια { $number }
whynot-if-not-yet = { $more ->
    [yes] δεν είχαν γίνει η ενέργεια { $number } και όσα ακολουθούν
   *[no] δεν είχε γίνει η ενέργεια { $number }
}
whynot-if-instead = αντί για την ενέργεια { $number } είχε γίνει { $action }
whynot-if-declarer = εκτελεστής ήταν { SEAT($seat, form: "the") }{ $defenders ->
    [none] { "" }
   *[defenders] { " " }(αμυνόμενοι τότε: { $defenders })
}
whynot-if-his-lead = στην αρχή έβγαινε { SEAT($seat, form: "the") }
whynot-if-unburdened = { SEAT($seat, form: "the") } δεν είχε στην αρχή τιμωρημένο φύλλο ούτε υποχρέωση
whynot-if-it-were-card = ήταν { CARD($card, form: "a") }
whynot-if-card-in-its-place = στη θέση του ήταν { CARD($card, form: "a") }
# $deeds: one or several actions, quoted; $granted: what would be found about them.
whynot-if-happened = { $when ->
    [now] τώρα
    [beginning] στην αρχή
   *[after] μετά την ενέργεια { $after }
} γινόταν { $deeds }{ $granted ->
    [none] { "" }
   *[granted] , και { $granted }
}
whynot-and = { $first } και { $next }
whynot-then = { $first }, έπειτα { $next }
whynot-granted-whose-turn = είχε σειρά { SEAT($answer, form: "the") }
whynot-granted-told-turn = { SEAT($answer, form: "the") } είχε πει στον παίκτη ότι έχει σειρά
whynot-granted-explanation-wrong = η εξήγηση ήταν λανθασμένη
whynot-granted-acted-on-it = αυτή ήταν η αιτία που επιλέχτηκε το φύλλο
