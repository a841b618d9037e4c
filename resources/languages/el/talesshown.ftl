### Stories about cards that are seen or shown: declarer's (G21), a word or a card about the trick that is being played
### (G22), and play that goes on before the director has come (G28). $seat is whose card it is or who speaks.

## Declarer's cards are seen (G21).

talesshown-title-drops = Του εκτελεστή του πέφτει κάτι
talesshown-title-how-near = Πόσο κοντά στο τραπέζι;
talesshown-title-half-out = Μισό έξω από το χέρι
talesshown-title-hand-on-table = Ένα χέρι στο τραπέζι
talesshown-title-at-once = Το χέρι απλώνεται αμέσως
talesshown-title-who-is-dummy = Ποιος είναι μορ;
talesshown-one-falls = Καθώς { SEAT($seat, form: "the") } τακτοποιεί τα φύλλα { SEAT($seat, form: "his") }, πέφτει στο τραπέζι { NAMED($card) }, με την όψη προς τα πάνω.
talesshown-two-fall =
    Καθώς { SEAT($seat, form: "the") } τακτοποιεί τα φύλλα { SEAT($seat, form: "his") }, πέφτουν στο τραπέζι { NAMED($card) } και { NAMED($other) }, με την όψη προς τα πάνω.
talesshown-all-have-seen = «Το είδαμε όλοι», λέει ο ένας από τους αμυνομένους.
talesshown-near-the-table =
    { SEAT($seat, form: "The") } βγάζει { NAMED($card, form: "acc") }, κατεβάζει το φύλλο σχεδόν ως το τραπέζι και το ξαναβάζει στη θέση του.
talesshown-out-and-back =
    { SEAT($seat, form: "The") } βγάζει { NAMED($card, form: "acc") } από το χέρι { SEAT($seat, form: "his") }, έτσι που μπορούν να δουν όλοι το φύλλο, και το ξαναβάζει στη θέση του.
talesshown-finger-on-it =
    { SEAT($seat, form: "The") } ακουμπάει στο τραπέζι { NAMED($card, form: "acc") }, με το δάχτυλο ακόμη πάνω στο φύλλο, και το παίρνει πίσω.
talesshown-all-face-up = { SEAT($seat, form: "The") } βάζει όλα τα φύλλα { SEAT($seat, form: "his") } ανοικτά στο τραπέζι χωρίς λέξη.
talesshown-spreads = { SEAT($seat, form: "The") } απλώνει το χέρι { SEAT($seat, form: "his") } στο τραπέζι.
talesshown-one-and-stops = { SEAT($seat, form: "The") } βάζει στο τραπέζι { NAMED($card, form: "acc") }, με την όψη προς τα πάνω, και σταματά.
talesshown-begins-to-lay = { SEAT($seat, form: "The") } αρχίζει να απλώνει το χέρι { SEAT($seat, form: "his") }: { NAMED($card, form: "acc") } και { NAMED($other, form: "acc") }.
talesshown-takes-up = «Μα εσύ είσαι εκτελεστής», λέει { SEAT($dummy, form: "the") }, και { SEAT($seat, form: "the") } τα ξανασηκώνει.

## About this trick (G22).

talesshown-title-ours = Δική μας, λέει
talesshown-title-this-is-mine = Αυτή η λεβέ είναι δική μου
talesshown-title-a-word = Μια κουβέντα γι’ αυτή τη λεβέ
talesshown-title-do-not-bother = Μην παιδεύεσαι, συμπαίκτη
talesshown-ours = { SEAT($seat, form: "The") } δείχνει { NAMED($card, form: "acc") }. «Δική μας», λέει.
talesshown-this-is-mine = «Αυτή η λεβέ είναι δική μου», λέει { SEAT($seat, form: "the") } και δείχνει { NAMED($card, form: "acc") }.
talesshown-that-is-yours = «Αυτή είναι δική σας», λέει { SEAT($seat, form: "the") }.
talesshown-that-is-mine = «Αυτή είναι δική μου», λέει { SEAT($seat, form: "the") }.
talesshown-he-has-claimed = «Έκανε κλέιμ», λέει ένας αμυνόμενος. «Το παιχνίδι τελείωσε.»
talesshown-i-win-it = Πριν παίξει { SEAT($partner, form: "the") }, { SEAT($seat, form: "the") } δείχνει { NAMED($card, form: "acc") }: «Την κερδίζω εγώ.»

## Play goes on without the director (G28).

talesshown-title-then-calls = Συνεχίζει, και μετά καλεί τον Διαιτητή
talesshown-title-nobody-saw = Κανείς δεν το είχε δει
talesshown-title-pointed-out = Το επισήμαναν, και κανείς δεν κάλεσε τον Διαιτητή
talesshown-title-said-and-played = Ειπώθηκε, και ο επόμενος έπαιξε
talesshown-title-play-on-themselves = Συνεχίζουν μόνοι τους
talesshown-takes-it-up = Το φύλλο ξανασηκώνεται.
talesshown-i-have-seen = «Το είδα αυτό», λέει { SEAT($seat, form: "the") }.
talesshown-only-then = Μόνο τότε καλείται ο Διαιτητής.
talesshown-falls-unseen =
    { NAMED($card, form: "The") } πέφτει από το χέρι { SEAT($seat, form: "of") }, με την όψη προς τα πάνω, αλλά οι άλλοι κοιτάζουν αλλού.
talesshown-then-sees = Έπειτα { SEAT($seat, form: "the") } το βλέπει.
talesshown-you-have = «Έχεις { SUIT($suit) }», λέει { SEAT($seat, form: "the") }.
talesshown-not-your-lead = «Δεν έβγαινες εσύ», λέει { SEAT($seat, form: "the") }.
# $dummy: whether it is dummy who plays to the lead; $seat: who else.
talesshown-but-plays = { $dummy ->
    [yes] Όμως ο μορ παίζει σ’ αυτή τη λεβέ { NAMED($card, form: "acc") }.
   *[no] Όμως { SEAT($seat, form: "the") } παίζει σ’ αυτή τη λεβέ { NAMED($card, form: "acc") }.
}
talesshown-leave-it = «Άφησέ το εκεί», λέει { SEAT($seat, form: "the") }.
