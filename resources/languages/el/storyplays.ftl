### Stories about cards played too early or too many at once: before partner (G09), at the turn of the player on the right
### (G10), by declarer (G11), two cards (G12), a fifth card (G13), and cards that dummy puts out (G14).
### $seat is who does it where nothing else is said. $way: one of so many ways of saying the same thing.

## A defender plays before his partner (G09). $slow is his partner, who should play first.

storyplays-before-partner = { $way ->
    [1] { SEAT($seat, form: "The") } παίζει { NAMED($card, form: "acc") } πριν παίξει { SEAT($slow, form: "the") }.
   *[2] { SEAT($slow, form: "The") } σκέφτεται, και { SEAT($seat, form: "the") } βάζει στο τραπέζι { NAMED($card, form: "acc") }.
}
storyplays-title-before-partner = { $way ->
    [1] { SEAT($seat, form: "The") } δεν περιμένει
   *[2] { SEAT($seat, form: "The") } παίζει πριν από { SEAT($slow, form: "acc") }
}
# $declarer calls $called from dummy, $seat plays $card.
storyplays-declarer-calls-too = { SEAT($slow, form: "The") } σκέφτεται. Παρ’ όλα αυτά { SEAT($declarer, form: "the") } ζητάει { NAMED($called, form: "acc") } από τον μορ, και { SEAT($seat, form: "the") } παίζει { NAMED($card, form: "acc") }.
# $dummy, the player at dummy's seat, moves $dummys, or points to it.
storyplays-dummy-moves-it = { SEAT($dummy, form: "The") }, χωρίς να { SEAT($dummy, form: "his") } ζητηθεί, σπρώχνει μπροστά { NAMED($dummys, form: "acc") } του μορ, και { SEAT($seat, form: "the") } παίζει { NAMED($card, form: "acc") } πριν παίξει { SEAT($slow, form: "the") }.
storyplays-dummy-suggests-it = { SEAT($dummy, form: "The") } δείχνει με το δάχτυλο { NAMED($dummys, form: "acc") } του μορ, και { SEAT($seat, form: "the") } παίζει { NAMED($card, form: "acc") } πριν παίξει { SEAT($slow, form: "the") }.
storyplays-title-card-to-trick = Το φύλλο { SEAT($seat, form: "of") } στη λεβέ { $trick }
# What declarer says: a card of a suit, none of a suit, or his highest or lowest of the suit led.
storyplays-takes-choice = { $wish ->
    [require] Από τις επιλογές που έχει, { SEAT($seat, form: "the") } διαλέγει αυτήν: «{ SUIT($suit) }, παρακαλώ».
    [forbid] Από τις επιλογές που έχει, { SEAT($seat, form: "the") } διαλέγει αυτήν: «όχι { SUIT($suit) }, παρακαλώ».
    [highest] Από τις επιλογές που έχει, { SEAT($seat, form: "the") } διαλέγει αυτήν: «{ $suit ->
        [S] τη μεγαλύτερη
        [H] τη μεγαλύτερη
       *[suit] το μεγαλύτερο
    } { SUIT($suit) }, παρακαλώ».
   *[lowest] Από τις επιλογές που έχει, { SEAT($seat, form: "the") } διαλέγει αυτήν: «{ $suit ->
        [S] τη μικρότερη
        [H] τη μικρότερη
       *[suit] το μικρότερο
    } { SUIT($suit) }, παρακαλώ».
}
# $slow is asked for his highest or lowest, and plays another card.
storyplays-asked-and-plays = { $wish ->
    [highest] { SEAT($seat, form: "The") } ζητάει { $suit ->
        [S] τη μεγαλύτερη
        [H] τη μεγαλύτερη
       *[suit] το μεγαλύτερο
    } { SUIT($suit) } { SEAT($slow, form: "of") }, και { SEAT($slow, form: "the") } παίζει { NAMED($card, form: "acc") }.
   *[lowest] { SEAT($seat, form: "The") } ζητάει { $suit ->
        [S] τη μικρότερη
        [H] τη μικρότερη
       *[suit] το μικρότερο
    } { SUIT($suit) } { SEAT($slow, form: "of") }, και { SEAT($slow, form: "the") } παίζει { NAMED($card, form: "acc") }.
}
storyplays-title-quick = { SEAT($seat, form: "The") } βιάζεται
storyplays-sure-of-the-trick = { SEAT($seat, form: "The") }, που λογαριάζει τη λεβέ για δική { SEAT($seat, form: "his") }, βγαίνει με { NAMED($card, form: "acc") } πριν παίξει { SEAT($slow, form: "the") }.

## A defender plays at the turn of the player on his right (G10). $slow is that player; $dummy: dummy is.

storyplays-too-early = { $dummy ->
    [yes] Πριν ζητηθεί φύλλο από τον μορ, { SEAT($seat, form: "the") } παίζει { NAMED($card, form: "acc") }.
   *[no] Πριν παίξει { SEAT($slow, form: "the") }, { SEAT($seat, form: "the") } παίζει { NAMED($card, form: "acc") }.
}
storyplays-title-ahead = { SEAT($seat, form: "The") } προλαβαίνει
storyplays-title-was-ahead = { SEAT($seat, form: "The") } πρόλαβε
# $seat, or declarer from $dummy, plays in turn after it.
storyplays-without-a-word = { $dummy ->
    [yes] Χωρίς λέξη, { SEAT($seat, form: "the") } ζητάει { NAMED($card, form: "acc") } από τον μορ.
   *[no] Χωρίς λέξη, { SEAT($seat, form: "the") } παίζει { NAMED($card, form: "acc") }.
}

## Declarer, $seat, plays too early (G11). $slow is the defender in front of him.

storyplays-puts-down-early = { SEAT($seat, form: "The") } βάζει στο τραπέζι { NAMED($card, form: "acc") } πριν παίξει { SEAT($slow, form: "the") }.
# $theirs is the card of $slow.
storyplays-puts-down-and-changes = { SEAT($seat, form: "The") } βάζει στο τραπέζι { NAMED($card, form: "acc") } πριν παίξει { SEAT($slow, form: "the") }. { SEAT($slow, form: "The") } παίζει { NAMED($theirs, form: "acc") }, και { SEAT($seat, form: "the") } παίρνει πίσω το φύλλο { SEAT($seat, form: "his") } και παίζει { NAMED($other, form: "acc") }.
storyplays-puts-down-before = Πριν παίξει { SEAT($slow, form: "the") }, { SEAT($seat, form: "the") } βάζει στο τραπέζι { NAMED($card, form: "acc") }.
storyplays-calls-and-changes = Πριν παίξει { SEAT($slow, form: "the") }, { SEAT($seat, form: "the") } ζητάει { NAMED($card, form: "acc") } από τον μορ. { SEAT($slow, form: "The") } παίζει { NAMED($theirs, form: "acc") }, και { SEAT($seat, form: "the") } λέει «όχι, { NAMED($other, form: "acc") }».

## Two cards at once (G12).

storyplays-title-two-from = Δύο φύλλα από { SEAT($seat, form: "acc") }
# $lead: it is a lead. $hidden: the second card is under the first.
storyplays-two-at-once = { $lead ->
    [yes] { $hidden ->
        [yes] { SEAT($seat, form: "The") } βγαίνει με { NAMED($card, form: "acc") }, και από κάτω έχει κολλήσει { NAMED($other) }.
       *[no] { SEAT($seat, form: "The") } βγαίνει με { NAMED($card, form: "acc") }, και μαζί έρχεται { NAMED($other) }.
    }
   *[no] { $hidden ->
        [yes] { SEAT($seat, form: "The") } παίζει { NAMED($card, form: "acc") }, και από κάτω έχει κολλήσει { NAMED($other) }.
       *[no] { SEAT($seat, form: "The") } παίζει { NAMED($card, form: "acc") }, και μαζί έρχεται { NAMED($other) }.
    }
}
storyplays-one-could-be-seen = Μπορούσε να φανεί μόνο { NAMED($card) }.
storyplays-both-could-be-seen = Μπορούσαν να φανούν και τα δύο.
storyplays-asked-he-plays = Στην ερώτηση του Διαιτητή { SEAT($seat, form: "the") } απαντά ότι παίζει { NAMED($card, form: "acc") }.
storyplays-had-meant = Ήθελε να παίξει { NAMED($card, form: "acc") }.
storyplays-plays-before-noticed = { $dummy ->
    [yes] Ο μορ παίζει { NAMED($card, form: "acc") } πριν το προσέξει κανείς.
   *[no] { SEAT($seat, form: "The") } παίζει { NAMED($card, form: "acc") } πριν το προσέξει κανείς.
}
storyplays-says-his-card = { SEAT($seat, form: "The") } λέει ότι το φύλλο { SEAT($seat, form: "his") } είναι { NAMED($card) }.
storyplays-title-one-moment = Δύο φύλλα την ίδια στιγμή
# $other plays $theirs.
storyplays-in-the-same-moment = { $lead ->
    [yes] { SEAT($seat, form: "The") } βγαίνει με { NAMED($card, form: "acc") }, και την ίδια στιγμή { SEAT($other, form: "the") } παίζει { NAMED($theirs, form: "acc") }.
   *[no] { SEAT($seat, form: "The") } παίζει { NAMED($card, form: "acc") }, και την ίδια στιγμή { SEAT($other, form: "the") } παίζει { NAMED($theirs, form: "acc") }.
}
storyplays-counts-as-first = Θεωρείται ότι πρώτα έπαιξε { SEAT($seat, form: "the") } και έπειτα, στη σειρά { SEAT($other, form: "his") }, { SEAT($other, form: "the") } (58A).

## A fifth card to a trick (G13).

# The first clause of a trick, as in story-clause-leads; dummy's lead is told as dummy's.
storyplays-clause-leads = { story-hand } βγαίνει με { NAMED($card, form: "acc") }
storyplays-then-puts = Έπειτα { SEAT($seat, form: "the") } βάζει στο τραπέζι { NAMED($card, form: "acc") }.
storyplays-title-five-cards = Πέντε φύλλα, το ένα από { SEAT($seat, form: "acc") }
storyplays-thought = { $meant ->
    [play] Νόμιζε ότι δεν είχε παίξει ακόμη.
   *[lead] Νόμιζε ότι είχε την έξοδο.
}
storyplays-has-forgotten = { SEAT($seat, form: "The") }, που έχει ξεχάσει ότι έπαιξε, προσθέτει { NAMED($card, form: "acc") }.

## Dummy puts out a card that was not called (G14). $dummy is the player at dummy's seat, $seat declarer.

storyplays-title-card-from-dummy = Το φύλλο από τον μορ
# $words: how declarer calls a card; dummy puts out $card.
storyplays-dummy-puts-out = { SEAT($seat, form: "The") } ζητάει «{ $words }», και { SEAT($dummy, form: "the") } βγάζει { NAMED($card, form: "acc") }.
storyplays-leads-to-next = { SEAT($seat, form: "The") } βγαίνει με { NAMED($card, form: "acc") } στην επόμενη λεβέ.
storyplays-dummy-plays-unasked = { SEAT($seat, form: "The") } σκέφτεται ακόμη, όταν { SEAT($dummy, form: "the") } βγάζει { NAMED($card, form: "acc") } από τον μορ.
storyplays-had-nodded = { $nodded ->
    [yes] { SEAT($seat, form: "The") } είχε γνέψει προς το φύλλο.
   *[no] { SEAT($seat, form: "The") } δεν είχε κάνει κανένα νόημα.
}
# $defender plays $theirs to it.
storyplays-unasked-and-played-to = Χωρίς να { SEAT($dummy, form: "his") } ζητηθεί, { SEAT($dummy, form: "the") } βγάζει { NAMED($card, form: "acc") } από τον μορ, και { SEAT($defender, form: "the") } παίζει { NAMED($theirs, form: "acc") }.
storyplays-title-change-too = Θέλει να αλλάξει και { SEAT($seat, form: "the") }
# $defender plays $theirs, declarer $card.
storyplays-both-play-before-noticed = { SEAT($defender, form: "The") } παίζει { NAMED($theirs, form: "acc") } και { SEAT($seat, form: "the") } { NAMED($card, form: "acc") }, πριν γίνει αντιληπτό.
storyplays-put-right = { SEAT($dummy, form: "The") } βάζει αντί γι’ αυτό το φύλλο που ζητήθηκε, και { SEAT($defender, form: "the") } παίζει τώρα { NAMED($card, form: "acc") }.
