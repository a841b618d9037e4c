### Stories about dummy's cards: called and changed (G15), called by half (G16), and what dummy himself does (G27).
### $seat is who speaks or acts where nothing else is said of it.

## Declarer names, touches or lays a card, and wants another (G15).

talesdummy-title-changed = Θέλει { NAMED($said, form: "acc-rank") }, όχι, { NAMED($wanted, form: "acc-rank") }
talesdummy-title-pointed-at = Ένα δάχτυλο προς { NAMED($card, form: "acc-rank") }
talesdummy-title-touched = Ένα χέρι αγγίζει { NAMED($card, form: "acc-rank") }
talesdummy-title-own-card = Όχι αυτό, { NAMED($card, form: "acc-rank") }
talesdummy-title-aloud = { SEAT($seat, form: "The") } το λέει φωναχτά
# How he asks for another card; $way: four ways of saying so.
talesdummy-changes = { $way ->
    [no-no] «Όχι, όχι, { NAMED($card, form: "acc") }.»
    [sorry] «Συγγνώμη, εννοώ { NAMED($card, form: "acc") }.»
    [oh] «Α, { NAMED($card, form: "acc") }, φυσικά.»
   *[no] «Όχι, { NAMED($card, form: "acc") }.»
}
# $dummy is the player at dummy's seat, $seat is declarer.
talesdummy-reaches = { SEAT($dummy, form: "The") } απλώνει το χέρι να το πιάσει.
talesdummy-reaches-and-looks = { SEAT($dummy, form: "The") } απλώνει το χέρι να το πιάσει. { SEAT($seat, form: "The") } κοιτάζει το φύλλο μερικά δευτερόλεπτα.
# Two cards of one trick: $first was played by $seat, $second by declarer after him.
talesdummy-both-play = { SEAT($seat, form: "The") } παίζει { NAMED($first, form: "acc") }, { SEAT($declarer, form: "the") } { NAMED($second, form: "acc") }.
talesdummy-points = { SEAT($seat, form: "The") } δείχνει με το χέρι { NAMED($card, form: "acc") } του μορ.
talesdummy-touches = { SEAT($seat, form: "The") } απλώνει το χέρι στον μορ και αγγίζει { NAMED($card, form: "acc") }.
talesdummy-then-says = Έπειτα λέει «{ NAMED($card, form: "acc") }».
talesdummy-lays = { SEAT($seat, form: "The") } βάζει στο τραπέζι { NAMED($card, form: "acc") }.
talesdummy-takes-back = «Όχι, όχι αυτό.» Παίρνει πίσω το φύλλο και βάζει στη θέση του { NAMED($card, form: "acc") }.
talesdummy-i-play = { SEAT($seat, form: "The") } ψάχνει το φύλλο { SEAT($seat, form: "his") }. «Παίζω { NAMED($card, form: "acc") }», λέει.
talesdummy-no-the-other = «Όχι, { NAMED($card, form: "acc") }.»

## Declarer says half of what he wants, or what dummy has not got (G16).

talesdummy-title-suit-or-rank = Θέλει { SUIT($suit, form: "a") }, ή { NAMED($card, form: "acc-rank") };
talesdummy-title-several = { talesdummy-suit-aloud }, και ο μορ έχει { $suit ->
    [S] πολλές
    [H] πολλές
   *[suit] πολλά
}
talesdummy-title-void = { talesdummy-suit-aloud }, λέει ο εκτελεστής
talesdummy-suit-aloud = { $suit ->
    [S] Πίκα
    [H] Κούπα
    [D] Καρό
   *[C] Σπαθί
}
# $way: the words he uses, or that it is a suit: $suit.
talesdummy-title-dummy-chooses = { $way ->
    [small] «Μικρό», και διαλέγει ο μορ
    [low] «Χαμηλά», και διαλέγει ο μορ
    [top] «Το μεγάλο», και διαλέγει ο μορ
   *[suit] «{ talesdummy-suit-aloud }», και διαλέγει ο μορ
}
talesdummy-title-win = Πάρε τη λεβέ, αλλά με ποιο φύλλο;
talesdummy-title-win-if = Πάρε τη λεβέ, αν μπορείς
talesdummy-title-which-rank = Ζητάει { NAMED($card, form: "rank-acc") }: ποιο φύλλο;
talesdummy-title-two-of-a-rank = { NAMED($card, form: "A") } από μορ που έχει δύο
talesdummy-title-not-there = { NAMED($card, form: "A") } που δεν υπάρχει
talesdummy-title-anything = Ό,τι θέλεις
talesdummy-says-suit = «{ talesdummy-suit-aloud }», λέει { SEAT($seat, form: "the") }.
talesdummy-says-rank = { SEAT($seat, form: "The") } λέει «{ NAMED($card, form: "acc-rank") }».
talesdummy-says-which = { $way ->
    [small] «Μικρό», λέει { SEAT($seat, form: "the") }.
    [low] «Χαμηλά», λέει { SEAT($seat, form: "the") }.
    [top] «Το μεγάλο», λέει { SEAT($seat, form: "the") }.
   *[suit] { talesdummy-says-suit }
}
talesdummy-says-win = «Πάρε τη λεβέ», λέει { SEAT($seat, form: "the") }.
# Three ways of leaving the card to dummy.
talesdummy-says-anything = { $way ->
    [play-anything] «Παίξε οτιδήποτε», λέει { SEAT($seat, form: "the") }.
    [whatever] «Ό,τι θέλεις», λέει { SEAT($seat, form: "the") }.
   *[anything] «Οτιδήποτε», λέει { SEAT($seat, form: "the") }.
}
# What declarer adds when dummy hesitates; $way: plainly, or that it goes without saying.
talesdummy-adds-rank = { $way ->
    [of-course] { SEAT($dummy, form: "The") } διστάζει. { SEAT($seat, form: "The") } συμπληρώνει: «{ NAMED($card, form: "acc-rank") }, φυσικά».
    [naturally] { SEAT($dummy, form: "The") } διστάζει. { SEAT($seat, form: "The") } συμπληρώνει: «{ NAMED($card, form: "acc-rank") }, εννοείται».
   *[plainly] { SEAT($dummy, form: "The") } διστάζει. { SEAT($seat, form: "The") } συμπληρώνει: «{ NAMED($card, form: "acc-rank") }».
}
talesdummy-adds-suit = { SEAT($dummy, form: "The") } διστάζει. «{ talesdummy-suit-aloud }», συμπληρώνει { SEAT($seat, form: "the") }.
talesdummy-puts-into-the-trick = { SEAT($seat, form: "The") } βάζει στη λεβέ { NAMED($card, form: "acc") }.
talesdummy-has-just-won = { SEAT($seat, form: "The") }, που μόλις κέρδισε με { NAMED($won, form: "acc") }, βγάζει { NAMED($card, form: "acc") }.
talesdummy-does-not-wait = { SEAT($seat, form: "The") } δεν περιμένει και βγάζει { NAMED($card, form: "acc") }.
talesdummy-looks-up = { SEAT($seat, form: "The") } έχει δύο τέτοια φύλλα και σηκώνει τα μάτια.
talesdummy-not-got = «Τα βλέπεις τα φύλλα μου», λέει { SEAT($seat, form: "the") }, «δεν το έχω».
# What was said, as the record keeps it; it cannot hold quotation marks of this kind: ".
talesdummy-remark-not-got = δεν το έχω
talesdummy-then-the-other = «Τότε { NAMED($card, form: "acc") }.»
talesdummy-none-there = Ο μορ δεν έχει { SUIT($suit) }.
talesdummy-puts-out-himself = { SEAT($seat, form: "The") } βγάζει { SEAT($seat, form: "own") } { NAMED($card, form: "acc") }.
talesdummy-should-like-to-say = «Τότε θα ήθελα να πω εγώ ποιο», λέει { SEAT($seat, form: "the") }.
# What was said, as the record keeps it; it cannot hold quotation marks of this kind: ".
talesdummy-remark-should-like-to-say = τότε θα ήθελα να πω εγώ ποιο

## Dummy looks, warns, asks, speaks up or touches (G27). $where is in hand or in dummy.

talesdummy-title-where = Ο μορ λέει πού είναι η έξοδος
talesdummy-title-warns-late = Μια κουβέντα όταν το φύλλο είναι εκεί
talesdummy-title-warns-defender = Ο μορ προειδοποιεί τον άλλο άξονα
talesdummy-title-asks = Ο μορ ρωτάει
talesdummy-title-seen-it = Ο μορ το είδε
talesdummy-title-speaks-first = Ο μορ μιλάει πρώτος
talesdummy-title-not-your-lead = Δεν βγαίνεις εσύ, λέει ο μορ
talesdummy-title-looked-or-shown = Κοίταξε, ή του το έδειξαν;
talesdummy-title-finger = Το δάχτυλο του μορ
talesdummy-title-something-to-say = Ο μορ έχει κάτι να πει
talesdummy-title-let-me-see = Για να δω τα δικά σου
talesdummy-title-looking = Ο μορ κοίταζε
talesdummy-title-kept-to-himself = Ο μορ δεν το είχε πει σε κανέναν
talesdummy-looks-into = { SEAT($seat, form: "The") }, που είναι μορ, κοιτάζει τα φύλλα { SEAT($other, form: "of") }.
talesdummy-walks-round = { SEAT($seat, form: "The") }, που είναι μορ, κάνει τον γύρο του τραπεζιού για να δει { SEAT($declarer, form: "acc") } να παίζει.
talesdummy-lead-is = { $where ->
    [in-dummy] { SEAT($declarer, form: "The") } πάει να παίξει από τα δικά { SEAT($declarer, form: "his") } φύλλα. «Η έξοδος είναι από τον μορ», λέει { SEAT($seat, form: "the") }.
   *[in-hand] { SEAT($declarer, form: "The") } πάει να παίξει φύλλο του μορ. «Η έξοδος είναι από το χέρι», λέει { SEAT($seat, form: "the") }.
}
talesdummy-you-are = { $where ->
    [in-dummy] «Είσαι στον μορ», λέει { SEAT($seat, form: "the") }.
   *[in-hand] «Είσαι στο χέρι σου», λέει { SEAT($seat, form: "the") }.
}
talesdummy-then-lead-is = { $where ->
    [in-dummy] Έπειτα λέει { SEAT($declarer, form: "to") }: «Η έξοδος είναι από τον μορ.»
   *[in-hand] Έπειτα λέει { SEAT($declarer, form: "to") }: «Η έξοδος είναι από το χέρι.»
}
talesdummy-not-you = { SEAT($defender, form: "The") } βγάζει ένα φύλλο από το χέρι { SEAT($defender, form: "his") }. «Όχι εσύ», λέει { SEAT($seat, form: "the") }.
talesdummy-asks-declarer =
    «Δεν έχεις { SUIT($suit) };» ρωτάει { SEAT($seat, form: "the") }. «Α, ναι, έχω», λέει { SEAT($declarer, form: "the") }.
talesdummy-must-have =
    { SEAT($defender, form: "The") } παίζει { NAMED($card, form: "acc") }. «Πρέπει να έχει { SUIT($suit) }», λέει { SEAT($seat, form: "the") }.
talesdummy-leave-that = «Άφησέ το στο τραπέζι», λέει { SEAT($seat, form: "the") }.
talesdummy-calls-at-once = { SEAT($seat, form: "The") } καλεί αμέσως τον Διαιτητή.
talesdummy-not-your-lead = «Δεν έβγαινες εσύ», λέει { SEAT($seat, form: "the") }.
talesdummy-has-seen = { SEAT($seat, form: "The") }, που είναι μορ, έχει δει το χέρι { SEAT($other, form: "of") }.
talesdummy-finger = { SEAT($declarer, form: "The") } σκέφτεται. { SEAT($seat, form: "The") } ακουμπάει με το δάχτυλο { NAMED($card, form: "acc") }.
talesdummy-that-then = { SEAT($seat, form: "The") } λέει «{ NAMED($card, form: "acc") }, τότε».
talesdummy-draw-trumps = «Θα μπορούσες τώρα να τραβήξεις τα ατού», λέει { SEAT($seat, form: "the") }.
# What was said, as the record keeps it; it cannot hold quotation marks of this kind: ".
talesdummy-remark-draw-trumps = θα μπορούσες τώρα να τραβήξεις τα ατού
talesdummy-exchange = { SEAT($seat, form: "The") } και { SEAT($declarer, form: "the") } ανταλλάσσουν χέρια, για να δει ο μορ τι γίνεται.
talesdummy-director-asks = Καλείται ο Διαιτητής και ρωτάει τι συνέβη.
talesdummy-on-its-face = «Έπεσε με την όψη προς τα πάνω», λέει { SEAT($seat, form: "the") }.
# What was said, as the record keeps it; it cannot hold quotation marks of this kind: ".
talesdummy-remark-on-its-face = έπεσε με την όψη προς τα πάνω
talesdummy-silent-no-longer = Μία λεβέ αργότερα ο μορ δεν αντέχει άλλο να σωπαίνει.
talesdummy-had-then = «{ SEAT($defender, form: "The") } είχε τότε { SUIT($suit) }», λέει { SEAT($seat, form: "the") }, που είναι μορ.
