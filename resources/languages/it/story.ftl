### What the stories of generated problems have in common: the contract, the trick so far, what is called for, and what
### is found. A story is sentences one after another. What only some kinds tell stands in storyseen, storyleads,
### storyplays, and in tales and the rooms named after it.
### $way, wherever it stands: one of so many ways of saying the same thing.

## How a story begins.

# $seat, the declarer, and the contract: $level is 1 to 7, $strain a suit, or nothing in no trump.
story-plays-contract = { $way ->
    [1] { SEAT($seat) } gioca { story-contract }.
    [2] { SEAT($seat) } è il dichiarante a { story-contract }.
   *[3] { SEAT($seat) } sta giocando { story-contract }.
}
# The same of one and of many: un cuori, quattro cuori, tre senza.
story-contract = { story-level } { $strain ->
    [none] senza
   *[suit] { story-strain }
}
story-strain = { SUIT($strain) }
story-level = { $level ->
    [1] un
    [2] due
    [3] tre
    [4] quattro
    [5] cinque
    [6] sei
    [7] sette
   *[8] otto
}
# Who has won the trick before, and so is to lead: $dummy, or $seat.
story-trick-won = { $dummy ->
    [yes] { $way ->
        [1] Il morto ha vinto { TRICK($trick) }.
       *[2] { TRICK($trick, form: "The") } l'ha vinta il morto.
    }
   *[no] { $way ->
        [1] { SEAT($seat) } ha vinto { TRICK($trick) }.
       *[2] { TRICK($trick, form: "The") } l'ha vinta { SEAT($seat) }.
    }
}

## The trick so far in one sentence: the clauses that follow, one for each card, in a list.

# $told: Est attacca con il re di cuori, il morto gioca il due e Ovest il sei.
story-trick-so-far = { TRICK($trick, form: "In") } { $told }.
# What happened next, in such clauses.
story-went-on = { CAPITAL($told) }.
# $seat leads; where $dummy is on lead, $seat is declarer.
story-clause-leads = { $dummy ->
    [yes] { SEAT($seat) } attacca dal morto { NAMED($card, form: "with") }
   *[no] { SEAT($seat) } attacca { NAMED($card, form: "with") }
}
# $seat is declarer.
story-clause-calls = { SEAT($seat) } chiama dal morto { NAMED($card) }
# The second card of a trick. $follows: it is of the suit led, so that its rank is enough.
# $words: what declarer said for a card of dummy's, or nothing.
story-clause-plays = { story-hand } gioca { story-card }{ story-in-these-words }
# Each card after the second: no verb is needed again.
story-clause-next = { story-hand } { story-card }{ story-in-these-words }
story-clause-ruffs = { story-hand } taglia { NAMED($card, form: "with") }
story-clause-discards = { story-hand } scarta { NAMED($card) }
story-hand = { $dummy ->
    [yes] il morto
   *[no] { SEAT($seat) }
}
story-card = { $follows ->
    [yes] { NAMED($card, form: "the-rank") }
   *[no] { NAMED($card) }
}
story-in-these-words = { $words ->
    [none] { "" }
   *[said] { " " }(«{ $words }»)
}

## How declarer calls a card of dummy's.

story-calls-card = { $way ->
    [1] { NAMED($card, form: "bare") }
   *[2] { NAMED($card) }
}
story-calls-suit = { $way ->
    [1] { SUIT($suit) }
    [2] una { SUIT($suit) }
   *[3] { SUIT($suit) }, per favore
}
story-calls-low = { $way ->
    [1] piccola
    [2] bassa
    [3] una piccola
   *[4] piccola, per favore
}
story-calls-high = { $way ->
    [1] alta
   *[2] la più alta
}
story-calls-ruff = { $way ->
    [1] taglia
   *[2] tagliala
}

## What happens in many stories.

story-calls-director = { SEAT($seat) } chiama l'arbitro.
story-leads = { SEAT($seat) } attacca { NAMED($card, form: "with") }.
story-plays = { SEAT($seat) } gioca { NAMED($card) }.
# $seat is declarer.
story-plays-from-dummy = { SEAT($seat) } chiama dal morto { NAMED($card) }.
story-has-dropped = { SEAT($seat, form: "To") } è cadut{ NAMED($card, form: "o") } { NAMED($card) }, che resta sul tavolo davanti a lui.
# $seat is declarer.
story-wants-led = { $wish ->
    [require] { SEAT($seat) } vuole una { SUIT($suit) }.
   *[forbid] { SEAT($seat) } non vuole { SUIT($suit) }.
}
story-title-changes-card = { SEAT($seat) } cambia carta

## How a fact is told where nobody has to ask for it.

# $seat told him.
story-told-his-turn = { SEAT($seat) } gli aveva detto che toccava a lui.
story-found-told-turn = Nessun avversario gli aveva detto che toccava a lui.
story-found-unintended = { $value ->
    [yes] È stato un lapsus: l'altra carta era quella che voleva fin dall'inizio.
   *[no] Non è stato un lapsus: aveva cambiato idea.
}
story-found-pause = { $value ->
    [yes] Ci aveva pensato per qualche secondo.
   *[no] L'aveva detto tutto d'un fiato.
}
story-found-other-intention = Nessuno può dire con certezza che cosa voleva all'inizio.
story-meant-from-the-beginning = Nessuno può dubitare che fin dall'inizio volesse { NAMED($card) }.
story-found-touch-purpose = { $value ->
    [play] Toccando la carta voleva farla giocare.
    [arrange] Stava soltanto mettendo in ordine le carte del morto.
   *[reach] Voleva soltanto prendere la carta accanto.
}
story-found-could-follow = { $value ->
    [yes] Ne ha una.
   *[no] Non ne ha.
}
story-found-held-still = { $value ->
    [yes] La carta si era fermata lì.
   *[no] La carta è andata giù e tornata su con un solo movimento.
}
story-found-meant-claim = { $value ->
    [yes] Con questo intende dire che il gioco è finito.
   *[no] Con questo non intende dire che il gioco è finito.
}
story-found-meant-as = { $value ->
    [spread] Stava per stendere le sue carte.
    [play] Per lui è la sua carta in questa presa.
   *[none] Non voleva giocare quella carta, né farne altro.
}
story-found-this-trick-only = { $value ->
    [yes] Parla di questa presa e di nessun'altra.
   *[no] Non parla soltanto di questa presa.
}
story-found-at-once = { $value ->
    [yes] Lo dice subito.
   *[no] Lo dice dopo un po'.
}
story-found-partner-could-see = { $value ->
    [yes] Il compagno poteva vederne la faccia.
   *[no] Il compagno non poteva vederne la faccia.
}
story-found-acted-on-it = { $value ->
    [yes] La carta è stata scelta per via di quella risposta.
   *[no] La carta sarebbe stata giocata comunque.
}
story-found-comparable = { $value ->
    [yes] La chiamata che ha messo al suo posto è comparabile a quella.
   *[no] La chiamata che ha messo al suo posto non è comparabile a quella.
}
story-found-only-suits = { $value ->
    [yes] La chiamata ritirata aveva mostrato quel seme e nient'altro.
   *[no] La chiamata ritirata aveva mostrato forza, e nessun seme in particolare.
}
story-found-own-initiative = { $value ->
    [yes] Aveva guardato di sua iniziativa.
   *[no] Le carte gli erano state mostrate.
}
story-found-forfeits = { $value ->
    [yes] L'arbitro accerta che il diritto a una rettifica è perso.
   *[no] L'arbitro accerta che nessun diritto è perso.
}
