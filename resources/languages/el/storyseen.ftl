### Stories about cards of a defender that can be seen: held out, seen by accident or named (G01), dropped, shown or
### spoken of (G02), and penalty cards that lie before him (G03, G04). $seat is who does it where nothing else is said.
### $way: one of so many ways of saying the same thing.

## A card his partner may have seen (G01). $partner is his partner.

storyseen-could-see = { $way ->
    [1] { SEAT($partner, form: "The") } μπορούσε να δει το φύλλο.
   *[2] Το φύλλο ήταν στραμμένο προς { SEAT($partner, form: "acc") }.
}
storyseen-no-chance-to-see = { SEAT($partner, form: "The") } κοίταζε τα δικά { SEAT($partner, form: "his") } φύλλα και δεν μπορούσε να το δει.
storyseen-title-thinks-again = { SEAT($seat, form: "The") } το ξανασκέφτεται
storyseen-holds-out = { $zone ->
    [near-the-table] { SEAT($seat, form: "The") } βγάζει { NAMED($card, form: "acc") } από το χέρι { SEAT($seat, form: "his") }, κρατάει το φύλλο πάνω από το τραπέζι και το ξαναβάζει στη θέση του.
   *[visible] { SEAT($seat, form: "The") } βγάζει { NAMED($card, form: "acc") } από το χέρι { SEAT($seat, form: "his") }, κρατάει το φύλλο όρθιο μπροστά { SEAT($seat, form: "his") } και το ξαναβάζει στη θέση του.
}
storyseen-title-look = Μια ματιά στα φύλλα { SEAT($seat, form: "of") }
storyseen-tilts = { $way ->
    [1] { SEAT($seat, form: "The") }, καθώς τακτοποιεί τα φύλλα { SEAT($seat, form: "his") }, τα γέρνει έτσι που μπορεί να φανεί { NAMED($card) }.
    [2] { SEAT($seat, form: "The") }, καθώς απλώνει να πιάσει το ποτήρι, γέρνει τα φύλλα { SEAT($seat, form: "his") } έτσι που μπορεί να φανεί { NAMED($card) }.
   *[3] { SEAT($seat, form: "The") }, καθώς γυρίζει να δει το ρολόι, γέρνει τα φύλλα { SEAT($seat, form: "his") } έτσι που μπορεί να φανεί { NAMED($card) }.
}
storyseen-title-pushed = Κάποιος σκουντάει { SEAT($seat, form: "acc") }
# $by: another player, or nobody of the table.
storyseen-is-pushed = { $by ->
    [none] Κάποιος που περνάει σκουντάει { SEAT($seat, form: "acc") } στο μπράτσο, και { NAMED($card) } πέφτει στο τραπέζι με την όψη προς τα πάνω.
   *[seat] { SEAT($by, form: "The") } σκύβει και σκουντάει { SEAT($seat, form: "acc") } στο μπράτσο, και { NAMED($card) } πέφτει στο τραπέζι με την όψη προς τα πάνω.
}
storyseen-title-hurry = { SEAT($seat, form: "The") } βιάζεται
storyseen-holds-before-partner = Πριν παίξει { SEAT($partner, form: "the") }, { SEAT($seat, form: "the") } κρατάει { NAMED($card, form: "acc") } πάνω από το τραπέζι και παίρνει πίσω το φύλλο.
storyseen-title-said-and-played = Τι λέει και τι παίζει { SEAT($seat, form: "the") }
storyseen-says-and-plays = { SEAT($seat, form: "The") } λέει «παίζω { NAMED($card, form: "acc") }», και έπειτα βάζει { NAMED($other, form: "acc") }.

## A card dropped, shown or spoken of (G02).

storyseen-title-drops = { SEAT($seat, form: "Of") } { SEAT($seat, form: "his") } πέφτει ένα φύλλο
storyseen-drops = { $way ->
    [1] { NAMED($card, form: "The") } πέφτει από το χέρι { SEAT($seat, form: "of") }, με την όψη προς τα πάνω.
   *[2] { NAMED($card, form: "The") } γλιστράει από τα δάχτυλα { SEAT($seat, form: "of") } και μένει στο τραπέζι με την όψη προς τα πάνω.
}
storyseen-title-drops-two = { SEAT($seat, form: "Of") } { SEAT($seat, form: "his") } πέφτουν δύο φύλλα
# $same: both are of the same suit.
storyseen-drops-two = { $same ->
    [yes] Από το χέρι { SEAT($seat, form: "of") } γλιστρούν { NAMED($first, form: "the-rank") } και { NAMED($second) }, και μένουν μπροστά { SEAT($seat, form: "his") } με την όψη προς τα πάνω.
   *[no] Από το χέρι { SEAT($seat, form: "of") } γλιστρούν { NAMED($first) } και { NAMED($second) }, και μένουν μπροστά { SEAT($seat, form: "his") } με την όψη προς τα πάνω.
}
storyseen-title-a-card-of = Ένα φύλλο { SEAT($seat, form: "of") }
storyseen-drops-face-down = Ένα φύλλο πέφτει από το χέρι { SEAT($seat, form: "of") }, με την όψη προς τα κάτω. Είναι { NAMED($card) }.
storyseen-nobody-could-see = Κανείς δεν μπορούσε να το δει.
storyseen-seen-when-taken-up = Όταν το σήκωσε, { SEAT($partner, form: "the") } μπορούσε να δει την όψη του.
storyseen-title-speaks-of-his-hand = { SEAT($seat, form: "The") } μιλάει για το χέρι { SEAT($seat, form: "his") }
storyseen-still-has = «Έχω ακόμη { NAMED($card, form: "acc") }», λέει { SEAT($seat, form: "the") }, χωρίς να απευθύνεται σε κανέναν.
storyseen-title-shows = { SEAT($seat, form: "The") } δείχνει ένα φύλλο
storyseen-shows = { SEAT($seat, form: "The") }, για πείραγμα, δείχνει { NAMED($card, form: "acc") } { SEAT($declarer, form: "to") }.
storyseen-partner-sees = { $seen ->
    [yes] Μπορούσε να το δει και { SEAT($partner, form: "the") }.
   *[no] { SEAT($partner, form: "The") } δεν μπορούσε να το δει.
}
storyseen-title-drops-another = { SEAT($seat, form: "Of") } { SEAT($seat, form: "his") } πέφτει κι άλλο φύλλο
storyseen-drops-another = { NAMED($card, form: "The") } πέφτει από το χέρι { SEAT($seat, form: "of") }, και ο Διαιτητής εξηγεί τι σημαίνει αυτό. Μόλις φεύγει, πέφτει δίπλα { NAMED($other) }.

## A penalty card lies on the table (G03, G04).

storyseen-penalty-card = { $minor ->
    [yes] Μπροστά { SEAT($seat, form: "to") } βρίσκεται { NAMED($card) }, ελάσσον τιμωρημένο φύλλο.
   *[no] Μπροστά { SEAT($seat, form: "to") } βρίσκεται { NAMED($card) }, μείζον τιμωρημένο φύλλο.
}
# $same: both are of the same suit.
storyseen-two-penalty-cards = { $same ->
    [yes] Μπροστά { SEAT($seat, form: "to") } βρίσκονται { NAMED($first, form: "the-rank") } και { NAMED($second) }, και τα δύο μείζονα τιμωρημένα φύλλα.
   *[no] Μπροστά { SEAT($seat, form: "to") } βρίσκονται { NAMED($first) } και { NAMED($second) }, και τα δύο μείζονα τιμωρημένα φύλλα.
}
storyseen-his-turn = Είναι η σειρά { SEAT($seat, form: "of") }.
storyseen-leads-at-once = { SEAT($seat, form: "The") } βγαίνει αμέσως με { NAMED($card, form: "acc") }.
# Declarer, asked before a defender whose partner has a penalty card leads.
storyseen-asked-before-the-lead = { $wish ->
    [require] Στην ερώτηση πριν από την έξοδο { SEAT($seat, form: "the") } λέει «{ SUIT($suit) }, παρακαλώ».
    [forbid] Στην ερώτηση πριν από την έξοδο { SEAT($seat, form: "the") } λέει «όχι { SUIT($suit) }».
   *[ask-nothing] Στην ερώτηση πριν από την έξοδο { SEAT($seat, form: "the") } λέει ότι ο παίκτης που βγαίνει μπορεί να κάνει ό,τι θέλει.
}
storyseen-wants-neither = { SEAT($seat, form: "The") } δεν θέλει ούτε { SUIT($first) } ούτε { SUIT($second) }.
storyseen-asks-nothing = { SEAT($seat, form: "The") } δεν ζητάει τίποτα.
storyseen-honour-before-minor = Πριν από ελάσσον τιμωρημένο φύλλο μπορεί να παιχτεί ονέρ του χρώματος (50C)· { NAMED($card) } μένει εκεί που είναι.
storyseen-suit-comes-first = Πρώτα ακολουθεί κανείς χρώμα· { NAMED($card) } περιμένει την επόμενη φορά που επιτρέπεται να παιχτεί (50D1(b)).
storyseen-title-card-on-the-table = { SEAT($seat, form: "The") } και το φύλλο στο τραπέζι
storyseen-title-plays-another = { SEAT($seat, form: "The") } παίζει άλλο φύλλο
storyseen-title-on-lead = { SEAT($seat, form: "The") } έχει την έξοδο
storyseen-title-to-lead = Τώρα βγαίνει { SEAT($seat, form: "the") }
storyseen-title-leads-at-once = { SEAT($seat, form: "The") } βγαίνει αμέσως
storyseen-title-two-before = Δύο φύλλα μπροστά { SEAT($seat, form: "to") }
storyseen-title-each-has-one = Ένα φύλλο μπροστά σε κάθε αμυνόμενο, και βγαίνει { SEAT($seat, form: "the") }

## The penalty card is not played when it should be (G04).

storyseen-title-follows-suit = { SEAT($seat, form: "The") } ακολουθεί χρώμα
storyseen-title-played-another = { SEAT($seat, form: "The") } έπαιξε άλλο φύλλο
# $dummy: $seat, declarer, plays from dummy.
storyseen-plays-and-notices = { $dummy ->
    [yes] { SEAT($seat, form: "The") } ζητάει { NAMED($card, form: "acc") } από τον μορ, και μόνο τότε το προσέχει.
   *[no] { SEAT($seat, form: "The") } παίζει { NAMED($card, form: "acc") }, και μόνο τότε το προσέχει.
}
storyseen-title-says-what = { SEAT($declarer, form: "The") } λέει τι παίζει { SEAT($seat, form: "the") }
storyseen-chooses = { $choice ->
    [accept] Ο Διαιτητής εξηγεί τις επιλογές, και { SEAT($seat, form: "the") } δεν έχει αντίρρηση για το φύλλο.
   *[refuse] Ο Διαιτητής εξηγεί τις επιλογές, και { SEAT($seat, form: "the") } δεν δέχεται { NAMED($card, form: "acc") }.
}
storyseen-plays-instead = Παίρνει αμέσως πίσω το φύλλο και παίζει στη θέση του { NAMED($card, form: "acc") }.
storyseen-title-another-small = { SEAT($seat, form: "The") } παίζει άλλο μικρό φύλλο
storyseen-title-leads = { SEAT($seat, form: "The") } βγαίνει
