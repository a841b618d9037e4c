### Stories about tricks with too few or too many cards (G19), and about cards that have been turned (G20). $seat is
### whose card it is where nothing else is said of it.

## Three cards, or five; a card lost (G19).

talestricks-title-three-cards = Τρία φύλλα στη λεβέ
talestricks-title-too-many = Κάποιος έχει ένα φύλλο παραπάνω
talestricks-title-dummy-has-more = Ο μορ έχει ένα φύλλο παραπάνω
talestricks-title-one-more = Ένα φύλλο περισσότερο από τους άλλους
talestricks-title-stuck = Δύο φύλλα κολλημένα
talestricks-title-too-few = Ένα φύλλο λιγότερο
talestricks-title-gap = Ένα κενό στη σειρά
talestricks-title-thirteenth = Το δέκατο τρίτο φύλλο
# $dummy: whether it is dummy who plays nothing.
talestricks-forgets = { $dummy ->
    [yes] Ο μορ δεν βάζει φύλλο στη λεβέ, και κανείς δεν το προσέχει· τα φύλλα γυρίζουν.
   *[no] { SEAT($seat, form: "The") } δεν βάζει φύλλο στη λεβέ, και κανείς δεν το προσέχει· τα φύλλα γυρίζουν.
}
talestricks-only-three = «Είναι μόνο τρία φύλλα», λέει { SEAT($seat, form: "the") }.
talestricks-counts = { SEAT($asker, form: "The") } μετράει. «{ $seat ->
    [N] Βορρά
    [E] Ανατολή
    [S] Νότε
   *[W] Δύση
}, δεν έπαιξες στην προηγούμενη λεβέ.»
talestricks-dummy-has-not = «Ο μορ δεν έπαιξε στην τελευταία λεβέ», λέει { SEAT($asker, form: "the") }.
talestricks-turns-out =
    { TRICK($trick, form: "In") } αποδεικνύεται ότι { SEAT($seat, form: "the") } έχει ένα φύλλο περισσότερο από τους άλλους.
talestricks-put-nothing = Δεν έβαλε φύλλο { TRICK($trick, form: "in") }.
talestricks-to-its-end = Η λεβέ παίζεται ως το τέλος.
talestricks-found-under = Όταν γυρίζει το φύλλο, από κάτω βρίσκεται { NAMED($card) }.
talestricks-nobody-knows = { SEAT($seat, form: "The") } διαπιστώνει ότι έχει ένα φύλλο λιγότερο. Κανείς δεν ξέρει ακόμη πού είναι το άλλο.
talestricks-finds-too-few = Έπειτα { SEAT($seat, form: "the") } διαπιστώνει ότι έχει ένα φύλλο λιγότερο.
# Of two cards of one trick the one that was not seen, $hidden, and the one that was, $card.
talestricks-lay-under = { TRICK($trick, form: "In") } { NAMED($hidden) } ήταν κάτω από { NAMED($card, form: "acc") }.
talestricks-row-is-short =
    Από τη σειρά των παιγμένων φύλλων { SEAT($seat, form: "of") } λείπει ένα: { NAMED($card) }, από { TRICK($trick, form: "acc") }.
talestricks-finds-fewer = { SEAT($seat, form: "The") } διαπιστώνει ότι έχει ένα φύλλο λιγότερο από τους άλλους.
talestricks-is-found = { $place ->
    [in-the-board] { NAMED($card, form: "The") } βρίσκεται στη θήκη.
    [elsewhere-face-down] { NAMED($card, form: "The") } βρίσκεται στο πάτωμα, με την όψη προς τα κάτω.
   *[elsewhere-face-up] { NAMED($card, form: "The") } βρίσκεται στο πάτωμα, με την όψη προς τα πάνω.
}

## Who may look at what has been played, and a card turned the wrong way (G20).

talestricks-title-one-more-look = Μια ματιά ακόμη, παρακαλώ
talestricks-title-what-did-i-play = Τι έπαιξα;
talestricks-title-two-tricks-ago = Πριν από δύο λεβέ
talestricks-title-that-was-ours = Εκείνη ήταν δική μας
talestricks-title-mixed = Τα φύλλα ανακατεύτηκαν
talestricks-title-all-played = Όταν παίχτηκαν όλα
talestricks-title-in-a-hurry = Βιάζεται να το γυρίσει
talestricks-others-turn = Οι άλλοι γυρίζουν τα φύλλα τους· { SEAT($seat, form: "the") } δεν έχει γυρίσει το δικό { SEAT($seat, form: "his") }.
talestricks-all-turned = Και τα τέσσερα φύλλα γυρίζουν.
talestricks-may-i-see = «Μπορώ να ξαναδώ εκείνη τη λεβέ;» ρωτάει { SEAT($seat, form: "the") }.
# $shown: whether the others see the card too.
talestricks-turns-up-own = { $shown ->
    [yes] { SEAT($seat, form: "The") } ανοίγει το φύλλο που έπαιξε σ’ εκείνη τη λεβέ, έτσι που μπορούν να το δουν όλοι.
   *[no] { SEAT($seat, form: "The") } ανοίγει το φύλλο που έπαιξε σ’ εκείνη τη λεβέ και το κοιτάζει.
}
# What the director says, as the record keeps it; it cannot hold quotation marks of this kind: ".
talestricks-director-rules = { SEAT($seat, form: "the") } μπορεί να δει { TRICK($trick, form: "acc") }
talestricks-dispute =
    Υπάρχει διαφωνία, και ο Διαιτητής λέει { SEAT($seat, form: "to") } να κοιτάξει το φύλλο που έπαιξε { TRICK($trick, form: "in") }.
talestricks-turns-up = { SEAT($seat, form: "The") } ανοίγει το φύλλο που έπαιξε { TRICK($trick, form: "in") }.
talestricks-points-it = { $way ->
    [lost] { SEAT($seat, form: "The") } γυρίζει το φύλλο { SEAT($seat, form: "his") } σαν χαμένη λεβέ.
   *[won] { SEAT($seat, form: "The") } γυρίζει το φύλλο { SEAT($seat, form: "his") } σαν κερδισμένη λεβέ.
}
talestricks-another = Παίζεται άλλη μία λεβέ.
talestricks-went-to = { $side ->
    [NS] «{ TRICK($trick, form: "The") } ήταν του Βορρά και του Νότου», λέει { SEAT($asker, form: "the") }.
   *[EW] «{ TRICK($trick, form: "The") } ήταν της Ανατολής και της Δύσης», λέει { SEAT($asker, form: "the") }.
}
# The contract is $level of a suit, $strain, or of nothing in no trump.
talestricks-played-out = { SEAT($seat, form: "The") } παίζει { story-contract }, και η διανομή παίζεται ως το τέλος.
talestricks-something-wrong = «Κάτι δεν πήγαινε καλά { TRICK($trick, form: "in") }», λέει { SEAT($asker, form: "the") }.
talestricks-mixes = { SEAT($seat, form: "The") } ανακατεύει τα φύλλα { SEAT($seat, form: "his") } και τα μαζεύει.
talestricks-did-we-win = «Δεν κερδίσαμε { TRICK($trick, form: "acc") };» ρωτάει { SEAT($asker, form: "the") }.
talestricks-turns-up-of-that = { SEAT($seat, form: "The") } ανοίγει το φύλλο που έπαιξε σ’ εκείνη τη λεβέ.
talestricks-turns-already = { SEAT($seat, form: "The") } γυρίζει κιόλας το φύλλο { SEAT($seat, form: "his") }.
talestricks-not-over = «Η λεβέ δεν τελείωσε», λέει { SEAT($asker, form: "the") }.
