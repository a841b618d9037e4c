### Stories about leads from the wrong hand: the opening lead (G05), a defender's lead (G06), declarer's (G07), and a lead
### to the last trick (G08). $seat is who does it where nothing else is said.
### $way: one of so many ways of saying the same thing.

## The opening lead (G05).

# $due is to lead, and $seat does; $face: face up.
storyleads-wrong-opening-lead = { $face ->
    [yes] { $way ->
        [1] Πρέπει να κάνει αντάμ { SEAT($due, form: "the") }, αλλά { SEAT($seat, form: "the") } βγαίνει με { NAMED($card, form: "acc") }.
       *[2] Η αντάμ είναι { SEAT($due, form: "of") }, αλλά { SEAT($seat, form: "the") } βγαίνει με { NAMED($card, form: "acc") }.
    }
   *[no] { $way ->
        [1] Πρέπει να κάνει αντάμ { SEAT($due, form: "the") }, αλλά { SEAT($seat, form: "the") } βγαίνει κλειστά με { NAMED($card, form: "acc") }.
       *[2] Η αντάμ είναι { SEAT($due, form: "of") }, αλλά { SEAT($seat, form: "the") } βγαίνει κλειστά με { NAMED($card, form: "acc") }.
    }
}
storyleads-title-opening-lead = { $way ->
    [1] { SEAT($seat, form: "The") } κάνει την αντάμ
   *[2] Η αντάμ είναι { SEAT($seat, form: "of") }
}
storyleads-title-face-down = Η αντάμ είναι κλειστή στο τραπέζι
storyleads-asks-whose-lead = { SEAT($seat, form: "The") } ρωτάει ποιος βγαίνει. «Εσύ», λέει { SEAT($by, form: "the") }, και { SEAT($seat, form: "the") } βγαίνει με { NAMED($card, form: "acc") }.
storyleads-was-to-lead = Έπρεπε να βγει { SEAT($seat, form: "the") }.
storyleads-title-puts-hand-down = { SEAT($seat, form: "The") } κατεβάζει το χέρι { SEAT($seat, form: "his") }
storyleads-lays-out-hand = { SEAT($seat, form: "The") } απλώνει το χέρι { SEAT($seat, form: "his") } στο τραπέζι, χρώμα χρώμα.
storyleads-will-be-dummy = Ο Διαιτητής εξηγεί τις επιλογές, και { SEAT($seat, form: "the") } λέει ότι θα γίνει μορ.
storyleads-title-accepts = { SEAT($seat, form: "The") } δέχεται την έξοδο
storyleads-accepts-opening-lead = Ο Διαιτητής εξηγεί τις επιλογές, και { SEAT($seat, form: "the") } δέχεται την έξοδο. Ο μορ απλώνει.
storyleads-title-to-lead-after-all = Τελικά βγαίνει { SEAT($seat, form: "the") }
# $wish: what he wants led instead, if anything is said of it.
storyleads-refuses-opening-lead = { $wish ->
    [require] { SEAT($seat, form: "The") } απορρίπτει την έξοδο και θέλει { SUIT($suit) }.
    [forbid] { SEAT($seat, form: "The") } απορρίπτει την έξοδο και δεν θέλει { SUIT($suit) }.
    [ask-nothing] { SEAT($seat, form: "The") } απορρίπτει την έξοδο και δεν ζητάει τίποτα για τη νέα.
   *[unsaid] { SEAT($seat, form: "The") } απορρίπτει την έξοδο.
}
storyleads-dummy-is-down = Όταν γίνεται αντιληπτό το λάθος, { SEAT($seat, form: "the") } έχει ήδη απλώσει τον μορ.
storyleads-plays-before-he-looks = { SEAT($seat, form: "The") } παίζει { NAMED($card, form: "acc") } από το χέρι { SEAT($seat, form: "his") }, πριν σηκώσει τα μάτια.
storyleads-title-second-from-dummy = Το δεύτερο φύλλο έρχεται από τον μορ
storyleads-calls-second-from-dummy = { SEAT($seat, form: "The") } δέχεται την έξοδο. Ο μορ απλώνει, και { SEAT($seat, form: "the") } ζητάει από αυτόν { NAMED($card, form: "acc") }.
storyleads-title-makes-opening-lead = { SEAT($seat, form: "The") } κάνει αντάμ
storyleads-title-two-opening-leads = Δύο αντάμ
storyleads-two-opening-leads = { SEAT($seat, form: "The") } βάζει κλειστή στο τραπέζι την αντάμ { SEAT($seat, form: "his") }, και { SEAT($other, form: "the") } βγαίνει ανοικτά με { NAMED($card, form: "acc") }.

## A defender leads out of turn (G06).

# $now: it is told with the word "now". $way: he leads the card, or faces it.
storyleads-but-leads = { $now ->
    [yes] { $way ->
        [1] Τώρα όμως βγαίνει { SEAT($seat, form: "the") } με { NAMED($card, form: "acc") }.
       *[2] Τώρα όμως { SEAT($seat, form: "the") } βάζει ανοικτά στο τραπέζι { NAMED($card, form: "acc") }.
    }
   *[no] { $way ->
        [1] Όμως βγαίνει { SEAT($seat, form: "the") } με { NAMED($card, form: "acc") }.
       *[2] Όμως { SEAT($seat, form: "the") } βάζει ανοικτά στο τραπέζι { NAMED($card, form: "acc") }.
    }
}
storyleads-title-defender = { $way ->
    [1] Η έξοδος { SEAT($seat, form: "of") } στη λεβέ { $trick }
   *[2] Έπρεπε να βγει { SEAT($seat, form: "the") };
}
storyleads-told-to-lead = { SEAT($by, form: "The") } λέει { SEAT($seat, form: "to") }: «Εσύ βγαίνεις.» { SEAT($seat, form: "The") } βγαίνει με { NAMED($card, form: "acc") }.
storyleads-makes-his-own = { SEAT($seat, form: "The") }, που σκεφτόταν τη δική { SEAT($seat, form: "his") } έξοδο, βάζει στο τραπέζι { NAMED($card, form: "acc") }.
storyleads-does-not-want-it = Ο Διαιτητής εξηγεί τις επιλογές, και { SEAT($seat, form: "the") } δεν θέλει την έξοδο.
# $leader is the partner of him whose lead is refused.
storyleads-refused-and-led = { $wish ->
    [require] { SEAT($seat, form: "The") } απορρίπτει την έξοδο και θέλει { SUIT($suit) }. Έπειτα { SEAT($leader, form: "the") } βγαίνει με { NAMED($card, form: "acc") }.
   *[forbid] { SEAT($seat, form: "The") } απορρίπτει την έξοδο και δεν θέλει { SUIT($suit) }. Έπειτα { SEAT($leader, form: "the") } βγαίνει με { NAMED($card, form: "acc") }.
}
storyleads-could-not-do-it = { SEAT($seat, form: "The") } δεν μπορούσε να κάνει αυτό που ζητήθηκε, και βγαίνει με οποιοδήποτε φύλλο (59).
storyleads-title-a-moment-later = Η έξοδος { SEAT($seat, form: "of") }, λίγο αργότερα
storyleads-suits-him = Ο Διαιτητής εξηγεί τις επιλογές, και { SEAT($seat, form: "the") } λέει ότι η έξοδος { SEAT($seat, form: "him") } βολεύει.
storyleads-plays-as-if-nothing = { SEAT($seat, form: "The") } παίζει { NAMED($card, form: "acc") }, σαν να μη συνέβη τίποτα.
storyleads-title-leads-and-plays = { SEAT($seat, form: "The") } βγαίνει, και { SEAT($declarer, form: "the") } παίζει

## Declarer leads from the wrong hand, or at a defender's turn (G07). $seat is declarer where nothing else is said.

# $words: how he calls the card.
storyleads-calls-lead-from-dummy = { SEAT($seat, form: "The") } ζητάει από τον μορ «{ $words }».
storyleads-leads-from-hand = { SEAT($seat, form: "The") } βγαίνει με { NAMED($card, form: "acc") } από το χέρι { SEAT($seat, form: "his") }.
storyleads-title-declarer = { $way ->
    [1] { SEAT($seat, form: "The") } βγαίνει στη λεβέ { $trick }
   *[2] Ποιος βγαίνει στη λεβέ { $trick };
}
# $seat, a defender, tells declarer where he is.
storyleads-you-are-in = { $dummy ->
    [yes] «Είσαι στον μορ», λέει { SEAT($seat, form: "the") }.
   *[no] «Είσαι στο χέρι σου», λέει { SEAT($seat, form: "the") }.
}
storyleads-quick-as-ever = { SEAT($seat, form: "The") }, με τη γνωστή { SEAT($seat, form: "his") } βιασύνη, βάζει στο τραπέζι { NAMED($card, form: "acc") }.
# A defender says what becomes of declarer's lead.
storyleads-defender-chooses = { $choice ->
    [accept] { SEAT($seat, form: "The") } δέχεται την έξοδο.
   *[refuse] { SEAT($seat, form: "The") } απορρίπτει την έξοδο.
}
# What $seat chooses; $other chooses the opposite.
storyleads-defenders-differ = { $choice ->
    [accept] { SEAT($seat, form: "The") } δέχεται την έξοδο, { SEAT($other, form: "the") } την απορρίπτει.
   *[refuse] { SEAT($seat, form: "The") } απορρίπτει την έξοδο, { SEAT($other, form: "the") } τη δέχεται.
}
storyleads-neither-speaks = Στην ερώτηση για την έξοδο, κανένας από τους δύο αμυνομένους δεν λέει λέξη.
storyleads-title-plays-too-soon = { SEAT($seat, form: "The") } παίζει πολύ νωρίς
storyleads-refuses-and-partner-plays = { SEAT($seat, form: "The") } απορρίπτει την έξοδο. Πριν γίνει άλλη, { SEAT($early, form: "the") } παίζει { NAMED($card, form: "acc") }.
# $seat is the defender whose lead it is.
storyleads-busy-with-his-own = { SEAT($seat, form: "The") }, με τον νου στη δική { SEAT($seat, form: "his") } έξοδο, βάζει στο τραπέζι { NAMED($card, form: "acc") }.
# $dummy is the player at dummy's seat.
storyleads-title-dummy-speaks = { SEAT($dummy, form: "The") } μιλάει
storyleads-dummy-warns = { SEAT($seat, form: "The") } τραβάει ένα φύλλο από το χέρι { SEAT($seat, form: "his") }. «Είσαι στον μορ, συμπαίκτη», λέει { SEAT($dummy, form: "the") }, και { SEAT($seat, form: "the") } το ξαναβάζει στη θέση του.
storyleads-dummy-had-looked = { SEAT($dummy, form: "The") }, που είναι μορ, σκύβει και κοιτάζει τα φύλλα { SEAT($defender, form: "of") }. Όταν { SEAT($seat, form: "the") } τραβάει ένα φύλλο από το χέρι { SEAT($seat, form: "his") }, { SEAT($dummy, form: "the") } λέει: «Η έξοδος είναι εδώ.»
storyleads-puts-it-right = «Α, είμαι στον μορ», λέει, και βγάζει αντί γι’ αυτό { NAMED($card, form: "acc") } από τα φύλλα του μορ.

## A lead to the last trick (G08).

storyleads-title-last-trick = Η τελευταία λεβέ
storyleads-leads-last-card = { SEAT($seat, form: "The") } βάζει στο τραπέζι το τελευταίο φύλλο { SEAT($seat, form: "his") }, { NAMED($card, form: "acc") }.
# $dummy: the card is dummy's; $seat: whose else.
storyleads-is-put-on-it = { $dummy ->
    [yes] Πάνω του μπαίνει { NAMED($card) } από τον μορ.
   *[no] Πάνω του μπαίνει { NAMED($card) } από το χέρι { SEAT($seat, form: "of") }.
}
