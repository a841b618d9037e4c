### Stories about what has come of the auction: cards seen while it lasted (G24), calls that were taken back (G25).

## A card was seen while they were bidding (G24). $seat is whose card it is.

talesauction-title-small = Ένα μικρό, που φάνηκε κατά την αγορά
talesauction-title-honour = Ένα ονέρ, που φάνηκε κατά την αγορά
talesauction-title-two = Δύο φύλλα, που φάνηκαν κατά την αγορά
talesauction-title-led = Έξοδος πριν από το τελευταίο πάσο
talesauction-title-declares = Φάνηκε κατά την αγορά, και τώρα είναι του εκτελεστή
talesauction-title-who-could-see = Ποιος μπορούσε να το δει;
talesauction-title-not-his-fault = Έφταιγε άλλος
# $seat is the dealer; $calls: μία κούπα, πάσο, δύο κούπες.
talesauction-begins = Μοιράζει { SEAT($seat, form: "the") }, και η αγορά αρχίζει: { $calls }.
talesauction-pass = πάσο
# The contract is $level of a suit, $strain, or of nothing in no trump.
talesauction-becomes-declarer = Εκτελεστής γίνεται { SEAT($seat, form: "the") }, σε συμβόλαιο { story-contract }.
talesauction-one-falls =
    { NAMED($card, form: "The") } πέφτει από το χέρι { SEAT($seat, form: "of") } στο τραπέζι, με την όψη προς τα πάνω.
talesauction-two-fall =
    { NAMED($card, form: "The") } και { NAMED($other) } πέφτουν από το χέρι { SEAT($seat, form: "of") } στο τραπέζι, με την όψη προς τα πάνω.
talesauction-leads = { SEAT($seat, form: "The") }, που νομίζει ότι η αγορά τελείωσε, βγαίνει με { NAMED($card, form: "acc") }.
talesauction-turned-outwards =
    { SEAT($seat, form: "The") } τακτοποιεί τα φύλλα { SEAT($seat, form: "his") }, και για μια στιγμή { NAMED($card) } κοιτάζει προς τα έξω.
talesauction-knocks =
    { SEAT($opponent, form: "The") } απλώνει να πιάσει το ποτήρι { SEAT($opponent, form: "his") } και ρίχνει { NAMED($card, form: "acc") } από το χέρι { SEAT($seat, form: "of") }, με την όψη προς τα πάνω.

## A defender has taken a call back (G25). $seat is who leads where nothing else is said of it.

talesauction-title-opening-lead = Μια δήλωση που αποσύρθηκε, και η αντάμ
talesauction-title-in-for-the-first-time = Ο συμπαίκτης βγαίνει για πρώτη φορά
talesauction-title-now-he-thinks = Τώρα το θυμάται ο εκτελεστής
talesauction-title-very-suit = Ακριβώς αυτό το χρώμα
talesauction-title-how-long = Πόσο κρατάει;
talesauction-title-quicker = Πιο γρήγορα από τον Διαιτητή
# $seat took back the call $old and made another: $new, or in the second message a pass.
talesauction-took-back-for-bid =
    Στην αγορά { SEAT($seat, form: "the") } δήλωσε { $old } εκτός σειράς, πήρε τη δήλωση πίσω και δήλωσε στη θέση της { $new }.
talesauction-took-back-for-pass =
    Στην αγορά { SEAT($seat, form: "the") } δήλωσε { $old } εκτός σειράς, πήρε τη δήλωση πίσω και πάσαρε στη θέση της.
talesauction-about-to-lead = { SEAT($seat, form: "The") } ετοιμάζεται να βγει.
talesauction-wins-his-first = { SEAT($seat, form: "The") } κερδίζει { TRICK($trick, form: "acc") }, την πρώτη δική { SEAT($seat, form: "his") }.
talesauction-nobody-until = Κανείς δεν λέει τίποτα, ώσπου έρχεται η ώρα να βγει { SEAT($seat, form: "the") } { TRICK($trick, form: "in") }.
talesauction-showed = Έδειχνε { SUIT($suit) }.
# $seat is declarer.
talesauction-no-please = «Όχι { SUIT($suit) }, παρακαλώ», λέει { SEAT($seat, form: "the") } στην ερώτηση του Διαιτητή.
talesauction-wins-with-it = Με αυτό το φύλλο κερδίζει τη λεβέ.
talesauction-then-leads = Έπειτα βγαίνει με { NAMED($card, form: "acc") }.
# $seat is declarer.
talesauction-free-now = «Μπορεί τώρα να βγει ό,τι θέλει;» ρωτάει { SEAT($seat, form: "the") }.
talesauction-before-a-word = { SEAT($seat, form: "The") } βγαίνει με { NAMED($card, form: "acc") } πριν πει κανείς λέξη.
