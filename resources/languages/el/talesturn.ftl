### Stories about turns: acting on what an opponent has told (G17), and playing on after a card that should not lie
### there (G26). $seat is who speaks or plays where nothing else is said of it.

## What an opponent has told him (G17).

talesturn-title-was-it = Έπρεπε να βγει { SEAT($seat, form: "the") };
talesturn-title-where = Πού είναι η έξοδος;
talesturn-title-your-lead = «Εσύ βγαίνεις, { $seat ->
    [N] Βορρά
    [E] Ανατολή
    [S] Νότε
   *[W] Δύση
}»
talesturn-title-lead-from = Από τι βγαίνετε;
talesturn-is-it-my-lead = «Εγώ βγαίνω;» ρωτάει { SEAT($seat, form: "the") }.
talesturn-where-am-i = «Πού είμαι;» ρωτάει { SEAT($seat, form: "the") }.
# $seat is told so by $other.
talesturn-your-lead = «Εσύ βγαίνεις, { $seat ->
    [N] Βορρά
    [E] Ανατολή
    [S] Νότε
   *[W] Δύση
}», λέει { SEAT($other, form: "the") }.
# $seat is declarer, $other the partner of who led.
talesturn-top-of-a-sequence = { SEAT($seat, form: "The") } ρωτάει πώς βγαίνουν. «Κορυφή σεκάνς», λέει { SEAT($other, form: "the") }.
# What was explained, as the record keeps it; it cannot hold quotation marks of this kind: ".
talesturn-explained-top = κορυφή σεκάνς
talesturn-inner-sequence = «Συγγνώμη», λέει { SEAT($seat, form: "the") }, «μπορεί να είναι και κορυφή εσωτερικής σεκάνς».
# What was explained, as the record keeps it; it cannot hold quotation marks of this kind: ".
talesturn-explained-inner = κορυφή εσωτερικής σεκάνς
# $dummy: whether the card is dummy's.
talesturn-declarer-plays = { $dummy ->
    [yes] { SEAT($seat, form: "The") } παίζει { NAMED($card, form: "acc") } από τον μορ.
   *[no] { SEAT($seat, form: "The") } παίζει { NAMED($card, form: "acc") }.
}

## Play goes on after a wrong card, or a player cannot do what was asked of him (G26).

talesturn-title-quicker = Πιο γρήγορα από τον εκτελεστή
talesturn-title-second-try = Η δεύτερη προσπάθεια
talesturn-title-as-if-nothing = Παίζει σαν να μη συνέβη τίποτα
talesturn-title-not-a-word = Και κανείς δεν είπε λέξη
talesturn-title-what-lies = Και αυτό που βρίσκεται μπροστά;
talesturn-title-what-to-lead = Με τι να βγει;
talesturn-title-joins-in = Μπαίνει και ο συμπαίκτης
talesturn-title-second-card = Το δεύτερο φύλλο στην πρώτη λεβέ
talesturn-wrong-hand = «Λάθος χέρι», λέει { SEAT($seat, form: "the") } και δεν δέχεται την έξοδο.
talesturn-before-the-right-hand =
    Πριν βγει { SEAT($declarer, form: "the") } από το σωστό χέρι, { SEAT($seat, form: "the") } βάζει στο τραπέζι { NAMED($card, form: "acc") }.
talesturn-from-the-right-hand = Τώρα { SEAT($seat, form: "the") } βγαίνει από το σωστό χέρι με { NAMED($card, form: "acc") }.
# $dummy: whether it is dummy's turn, else that of $other.
talesturn-before-his-turn = { $dummy ->
    [yes] Πριν ζητηθεί φύλλο από τον μορ, { SEAT($seat, form: "the") } παίζει { NAMED($card, form: "acc") }.
   *[no] Πριν παίξει { SEAT($other, form: "the") }, { SEAT($seat, form: "the") } παίζει { NAMED($card, form: "acc") }.
}
talesturn-director-explains = { SEAT($seat, form: "The") } καλεί τον Διαιτητή, που έρχεται και εξηγεί.
talesturn-plays-to-it = { SEAT($seat, form: "The") } παίζει σ’ αυτή τη λεβέ { NAMED($card, form: "acc") }.
talesturn-suit-please = { SEAT($seat, form: "The") }, στην ερώτηση του Διαιτητή, λέει «{ SUIT($suit) }, παρακαλώ».
talesturn-follows-with = { SEAT($seat, form: "The") } ακολουθεί με { NAMED($card, form: "acc") }.
talesturn-accepts = { SEAT($seat, form: "The") } ακούει τις επιλογές { SEAT($seat, form: "his") }, δέχεται την έξοδο, και ο μορ απλώνει.
talesturn-calls-not-his-own = Έπειτα { SEAT($seat, form: "the") } ζητάει { NAMED($card, form: "acc") } από τον μορ, και δεν παίζει δικό { SEAT($seat, form: "his") } φύλλο.
