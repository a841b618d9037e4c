### Stories about cards played too early or too many at once: before partner (G09), at the turn of the player on the right
### (G10), by declarer (G11), two cards (G12), a fifth card (G13), and cards that dummy puts out (G14).
### $seat is who does it where nothing else is said. $way: one of so many ways of saying the same thing.

## A defender plays before his partner (G09). $slow is his partner, who should play first.

storyplays-before-partner = { $way ->
    [1] { SEAT($seat) } gioca { NAMED($card) } prima che abbia giocato { SEAT($slow) }.
   *[2] { SEAT($slow) } sta pensando, { SEAT($seat, form: "and") } mette sul tavolo { NAMED($card) }.
}
storyplays-title-before-partner = { $way ->
    [1] { SEAT($seat) } non aspetta
   *[2] { SEAT($seat) } gioca prima { SEAT($slow, form: "of") }
}
# $declarer calls $called from dummy, $seat plays $card.
storyplays-declarer-calls-too = { SEAT($slow) } sta pensando. { SEAT($declarer) } chiama lo stesso dal morto { NAMED($called) }, { SEAT($seat, form: "and") } gioca { NAMED($card) }.
# $dummy, the player at dummy's seat, moves $dummys, or points to it.
storyplays-dummy-moves-it = Senza che nessuno glielo chieda, { SEAT($dummy) } sposta in avanti { NAMED($dummys) } del morto, { SEAT($seat, form: "and") } gioca { NAMED($card) } prima che abbia giocato { SEAT($slow) }.
storyplays-dummy-suggests-it = { SEAT($dummy) } mette un dito { NAMED($dummys, form: "on") } del morto, { SEAT($seat, form: "and") } gioca { NAMED($card) } prima che abbia giocato { SEAT($slow) }.
storyplays-title-card-to-trick = La carta { SEAT($seat, form: "of") } nella presa { $trick }
# What declarer says: a card of a suit, none of a suit, or his highest or lowest of the suit led.
storyplays-takes-choice = { $wish ->
    [require] Fra le sue scelte { SEAT($seat) } prende questa: «una { SUIT($suit) }, per favore».
    [forbid] Fra le sue scelte { SEAT($seat) } prende questa: «niente { SUIT($suit) }, per favore».
    [highest] Fra le sue scelte { SEAT($seat) } prende questa: «la sua { SUIT($suit) } più alta, per favore».
   *[lowest] Fra le sue scelte { SEAT($seat) } prende questa: «la sua { SUIT($suit) } più bassa, per favore».
}
# $slow is asked for his highest or lowest, and plays another card.
storyplays-asked-and-plays = { $wish ->
    [highest] { SEAT($seat) } vuole la { SUIT($suit) } più alta { SEAT($slow, form: "of") }, { SEAT($slow, form: "and") } gioca { NAMED($card) }.
   *[lowest] { SEAT($seat) } vuole la { SUIT($suit) } più bassa { SEAT($slow, form: "of") }, { SEAT($slow, form: "and") } gioca { NAMED($card) }.
}
storyplays-title-quick = { SEAT($seat) } è svelto
storyplays-sure-of-the-trick = { SEAT($seat) }, sicuro di vincere la presa, attacca { NAMED($card, form: "with") } prima che abbia giocato { SEAT($slow) }.

## A defender plays at the turn of the player on his right (G10). $slow is that player; $dummy: dummy is.

storyplays-too-early = { $dummy ->
    [yes] Prima che sia chiamata una carta dal morto, { SEAT($seat) } gioca { NAMED($card) }.
   *[no] Prima che abbia giocato { SEAT($slow) }, { SEAT($seat) } gioca { NAMED($card) }.
}
storyplays-title-ahead = { SEAT($seat) } è in anticipo
storyplays-title-was-ahead = { SEAT($seat) } era in anticipo
# $seat, or declarer from $dummy, plays in turn after it.
storyplays-without-a-word = { $dummy ->
    [yes] Senza dire niente { SEAT($seat) } chiama dal morto { NAMED($card) }.
   *[no] Senza dire niente { SEAT($seat) } gioca { NAMED($card) }.
}

## Declarer, $seat, plays too early (G11). $slow is the defender in front of him.

storyplays-puts-down-early = { SEAT($seat) } mette sul tavolo { NAMED($card) } prima che abbia giocato { SEAT($slow) }.
# $theirs is the card of $slow.
storyplays-puts-down-and-changes = { SEAT($seat) } mette sul tavolo { NAMED($card) } prima che abbia giocato { SEAT($slow) }. { SEAT($slow) } gioca { NAMED($theirs) }, { SEAT($seat, form: "and") } ritira la sua carta e gioca { NAMED($other) }.
storyplays-puts-down-before = Prima che abbia giocato { SEAT($slow) }, { SEAT($seat) } mette sul tavolo { NAMED($card) }.
storyplays-calls-and-changes = Prima che abbia giocato { SEAT($slow) }, { SEAT($seat) } chiama dal morto { NAMED($card) }. { SEAT($slow) } gioca { NAMED($theirs) }, { SEAT($seat, form: "and") } dice «no, { NAMED($other) }».

## Two cards at once (G12).

storyplays-title-two-from = Due carte { SEAT($seat, form: "of") }
# $lead: it is a lead. $hidden: the second card is under the first.
storyplays-two-at-once = { $lead ->
    [yes] { $hidden ->
        [yes] { SEAT($seat) } attacca { NAMED($card, form: "with") }, e sotto, appiccicat{ NAMED($other, form: "o") }, c'è { NAMED($other) }.
       *[no] { SEAT($seat) } attacca { NAMED($card, form: "with") }, e insieme viene giù { NAMED($other) }.
    }
   *[no] { $hidden ->
        [yes] { SEAT($seat) } gioca { NAMED($card) }, e sotto, appiccicat{ NAMED($other, form: "o") }, c'è { NAMED($other) }.
       *[no] { SEAT($seat) } gioca { NAMED($card) }, e insieme viene giù { NAMED($other) }.
    }
}
storyplays-one-could-be-seen = Si vedeva soltanto { NAMED($card) }.
storyplays-both-could-be-seen = Si vedevano tutte e due.
storyplays-asked-he-plays = L'arbitro glielo chiede, { SEAT($seat, form: "and") } gioca { NAMED($card) }.
storyplays-had-meant = Voleva giocare { NAMED($card) }.
storyplays-plays-before-noticed = { $dummy ->
    [yes] Il morto gioca { NAMED($card) } prima che qualcuno se ne accorga.
   *[no] { SEAT($seat) } gioca { NAMED($card) } prima che qualcuno se ne accorga.
}
storyplays-says-his-card = { SEAT($seat) } dice che la sua carta è { NAMED($card) }.
storyplays-title-one-moment = Due carte nello stesso momento
# $other plays $theirs.
storyplays-in-the-same-moment = { $lead ->
    [yes] { SEAT($seat) } attacca { NAMED($card, form: "with") }, e nello stesso momento { SEAT($other) } gioca { NAMED($theirs) }.
   *[no] { SEAT($seat) } gioca { NAMED($card) }, e nello stesso momento { SEAT($other) } gioca { NAMED($theirs) }.
}
storyplays-counts-as-first = La carta { SEAT($seat, form: "of") } vale come giocata per prima, quella { SEAT($other, form: "of") } come giocata dopo, al suo turno (58A).

## A fifth card to a trick (G13).

# The first clause of a trick, as in story-clause-leads; dummy's lead is told as dummy's.
storyplays-clause-leads = { story-hand } attacca { NAMED($card, form: "with") }
storyplays-then-puts = Poi { SEAT($seat) } mette sul tavolo { NAMED($card) }.
storyplays-title-five-cards = Cinque carte, una { SEAT($seat, form: "of") }
storyplays-thought = { $meant ->
    [play] Pensava di dover ancora giocare.
   *[lead] Pensava che toccasse a lui attaccare.
}
storyplays-has-forgotten = { SEAT($seat) }, che ha dimenticato di aver già giocato, aggiunge { NAMED($card) }.

## Dummy puts out a card that was not called (G14). $dummy is the player at dummy's seat, $seat declarer.

storyplays-title-card-from-dummy = La carta dal morto
# $words: how declarer calls a card; dummy puts out $card.
storyplays-dummy-puts-out = { SEAT($seat) } chiama «{ $words }», { SEAT($dummy, form: "and") } mette fuori { NAMED($card) }.
storyplays-leads-to-next = { SEAT($seat) } attacca { NAMED($card, form: "with") } nella presa seguente.
storyplays-dummy-plays-unasked = { SEAT($seat) } sta ancora pensando quando { SEAT($dummy) } mette fuori dal morto { NAMED($card) }.
storyplays-had-nodded = { $nodded ->
    [yes] { SEAT($seat) } aveva fatto un cenno verso quella carta.
   *[no] { SEAT($seat) } non aveva fatto nessun segno.
}
# $defender plays $theirs to it.
storyplays-unasked-and-played-to = Senza che nessuno glielo chieda, { SEAT($dummy) } mette fuori dal morto { NAMED($card) }, { SEAT($defender, form: "and") } gioca { NAMED($theirs) }.
storyplays-title-change-too = Anche { SEAT($seat) } vorrebbe cambiare
# $defender plays $theirs, declarer $card.
storyplays-both-play-before-noticed = { SEAT($defender) } gioca { NAMED($theirs) } { SEAT($seat, form: "and") } { NAMED($card) } prima che qualcuno se ne accorga.
storyplays-put-right = { SEAT($dummy) } mette al suo posto la carta che era stata chiamata, e ora { SEAT($defender) } gioca { NAMED($card) }.
