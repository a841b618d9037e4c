### Why a card is what it is, or why it is not something else: what it is, on what that rests, what would alter it.

## For each thing asked of a card whether it holds: that it is so, or not; .it: the same of the card just named, where it
## holds; .would: what would be otherwise. $cite: the paragraph that would speak then, if any; $ifs: the conditions.

whynot-played = { terms-Owned } { $holds ->
    [yes] è giocat{ CARD($card, form: "o") }
   *[no] non è giocat{ CARD($card, form: "o") }
}.
    .it = È una carta giocata.
    .would = { whynot-it-would }{ whynot-by } se { $ifs }.
whynot-penalty-card = { terms-Owned } { $holds ->
    [yes] è una carta penalizzata
   *[no] non è una carta penalizzata
}.
    .it = È una carta penalizzata.
    .would = { whynot-it-would }{ whynot-by } se { $ifs }.
whynot-major-penalty = { terms-Owned } { $holds ->
    [yes] è una carta penalizzata maggiore
   *[no] non è una carta penalizzata maggiore
}.
    .it = È una carta penalizzata maggiore.
    .would = { whynot-it-would }{ whynot-by } se { $ifs }.
whynot-minor-penalty = { terms-Owned } { $holds ->
    [yes] è una carta penalizzata minore
   *[no] non è una carta penalizzata minore
}.
    .it = È una carta penalizzata minore.
    .would = { whynot-it-would }{ whynot-by } se { $ifs }.
whynot-may-be-taken-back = { terms-Owned } { $holds ->
    [yes] si può ritirare
   *[no] non si può ritirare
}.
    .it = È una carta che si può ritirare.
    .would = { $holds ->
        [yes] Non si potrebbe
       *[no] Si potrebbe
    }{ whynot-by } se { $ifs }.
whynot-must-be-played = { $holds ->
    [yes] { terms-Owned } va giocat{ CARD($card, form: "o") }
   *[no] Non è obbligatorio giocare { terms-owned }
}.
    .it = È una carta da giocare.
    .would = { $holds ->
        [yes] L'obbligo non ci sarebbe
       *[no] L'obbligo ci sarebbe
    }{ whynot-by } se { $ifs }.
whynot-in-hand = { terms-Owned } { $holds ->
    [yes] è in mano
   *[no] non è una semplice carta in mano
}.
    .it = È in mano.
    .would = { whynot-it-would }{ whynot-by } se { $ifs }.
whynot-exposed = { terms-Owned } { $holds ->
    [yes] è stat{ CARD($card, form: "o") } vist{ CARD($card, form: "o") }, e non è una carta penalizzata
   *[no] non è una carta soltanto vista
}.
    .it = È una carta vista, e non penalizzata.
    .would = { $holds ->
        [yes] Non sarebbe così
       *[no] Lo sarebbe
    }{ whynot-by } se { $ifs }.
whynot-held = { terms-Owned } { $holds ->
    [yes] è tenut{ CARD($card, form: "o") } fuori dalla mano, non giocat{ CARD($card, form: "o") }
   *[no] non è tenut{ CARD($card, form: "o") } fuori dalla mano
}.
    .it = È una carta tenuta fuori dalla mano, non giocata.
    .would = { whynot-it-would }{ whynot-by } se { $ifs }.
whynot-face-down-lead = { terms-Owned } { $holds ->
    [yes] è l'attacco iniziale, copert{ CARD($card, form: "o") } sul tavolo
   *[no] non è un attacco coperto
}.
    .it = È l'attacco iniziale, ancora coperto.
    .would = { whynot-it-would }{ whynot-by } se { $ifs }.
whynot-must-go-back = { terms-Owned } { $holds ->
    [yes] torna in mano
   *[no] non torna in mano
}.
    .it = Torna in mano.
    .would = { $holds ->
        [yes] Non tornerebbe in mano
       *[no] Tornerebbe in mano
    }{ whynot-by } se { $ifs }.
whynot-it-would = { $holds ->
    [yes] Non lo sarebbe
   *[no] Lo sarebbe
}
whynot-by = { $cite ->
    [none] { "" }
   *[cite] { " " }(art. { $cite })
}
whynot-nothing-would-alter-it = Niente di semplice lo cambierebbe.

# What a card is that lies elsewhere than it counts ($still: what is still to be done with it), or that waits.
whynot-played-and-still = { terms-Owned } è giocat{ CARD($card, form: "o") }, e { $still }.
whynot-withdrawn = { terms-Owned } è stat{ CARD($card, form: "o") } ritirat{ CARD($card, form: "o") }, ed è in mano.
whynot-waits-accepted = { terms-Owned } resta se l'attacco viene accettato.
whynot-waits-named = { terms-Owned } è giocat{ CARD($card, form: "o") } se viene nominat{ CARD($card, form: "o") }.
whynot-waits-chosen = { terms-Owned } aspetta la scelta che viene prima.
whynot-waits-trick = { terms-Owned } aspetta che finisca questa presa.

## The condition that held or failed: a sentence

# The question of a fact, with what it is about, and what is known of it.
whynot-question = «{ $asked }»
whynot-question-about = { $subject }: «{ $asked }»
whynot-fact-found = { $question } Risposta accertata: { $answer }.
whynot-fact-open = { $question } A questo non si è ancora risposto.
whynot-fact-presumed = { $question } Si prende per come si vede al tavolo.
# $reason: a sentence.
whynot-read-so = La regola si interpreta così: { $reason }
whynot-rests-on-action = Si basa sull'azione { $number }: { $action }.
whynot-played-already = È già una carta giocata.
whynot-not-his-lead = All'inizio del verbale l'attacco non spetta { SEAT($seat, form: "to") }.
whynot-was-burdened = All'inizio del verbale { SEAT($seat) } aveva una carta penalizzata o un obbligo.
whynot-card-is = { CARD($card, form: "The") } { $honour ->
    [yes] è un onore
   *[no] non è un onore
}.
whynot-no-other-card = Si tratta { CARD($card, form: "of") }, e di nessun'altra carta.
whynot-nothing-since = Da allora non è successo niente che lo cambi.
whynot-nothing-done = Nessuno ne ha fatto niente.
whynot-lies-in-the-hand = La carta è rimasta in mano.
whynot-played-stays = È una carta giocata, e una carta giocata resta, a meno che non valga una delle eccezioni dell'art. 47.
whynot-role = { SEAT($seat) } è { $role ->
    [declarer] il dichiarante, non un difensore: le sue carte non sono mai carte penalizzate (48A)
    [dummy] il morto, non un difensore: le sue carte non sono mai carte penalizzate (48A)
   *[defender] un difensore
}.

## What would be otherwise: clauses after “se”

whynot-if-answer = la risposta { $known ->
    [yes] fosse «{ $answer }»
   *[no] non fosse nota
}
# $effect: what comes of the other reading, as a clause.
whynot-if-read = la si interpretasse come «{ $value }» ({ $effect })
whynot-if-not-done = l'azione { $number } non ci fosse stata
whynot-if-not-yet = l'azione { $number }{ $more ->
    [yes] { " " }e quello che segue non ci fossero stati
   *[no] { " " }non ci fosse stata
}
whynot-if-instead = l'azione { $number } fosse stata { $action }
whynot-if-declarer = { SEAT($seat) } fosse il dichiarante{ $defenders ->
    [none] { "" }
   *[defenders] , con { $defenders } in difesa
}
whynot-if-his-lead = all'inizio l'attacco spettasse { SEAT($seat, form: "to") }
whynot-if-unburdened = all'inizio { SEAT($seat) } non avesse avuto né carte penalizzate né obblighi
whynot-if-it-were-card = si trattasse { CARD($card, form: "of") }
whynot-if-card-in-its-place = al suo posto ci fosse { CARD($card, form: "a") }
# $deeds: one or several actions; $granted: what would be found about them.
whynot-if-happened = { $when ->
    [now] ora succedesse { $deeds }
    [beginning] all'inizio fosse successo { $deeds }
   *[after] dopo l'azione { $after } fosse successo { $deeds }
}{ $granted ->
    [none] { "" }
   *[granted] , e { $granted }
}
whynot-and = { $first }, e { $next }
whynot-then = { $first }, poi { $next }
whynot-granted-whose-turn = toccasse { SEAT($answer, form: "to") }
whynot-granted-told-turn = gli avesse detto { SEAT($answer) } che toccava a lui
whynot-granted-explanation-wrong = la spiegazione fosse errata
whynot-granted-acted-on-it = la carta fosse stata scelta per questo
