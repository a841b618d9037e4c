### The window “What was it worth?”: tricks with all four hands in sight, and the score the director assigns.

worth-window = Quanto valeva?
worth-in-sight = A carte viste
worth-kept-back = { $why ->
    [hidden] La decisione è nascosta: qui non si dice niente finché non viene mostrata.
   *[blind] Le carte che nessuno ha visto sono nascoste: qui non si dice niente finché non vengono mostrate.
}
worth-page-tricks = Prese
worth-page-score = Punteggio e pesi

## Tricks.

worth-which = Quale irregolarità
worth-no-irregularity = Finora nessuna irregolarità nel gioco: si dice soltanto quanto valgono le carte ora.
worth-fault = { $action } · { $told }
worth-before-the-record = { SEAT($seat) }, prima che il verbale cominci
worth-without = Senza l'irregolarità: subito prima dell'azione { $action }
worth-tonight = I board di stasera…
worth-tonight-tip = Il numero del board dice tutte le 52 carte
worth-moment-before = Il momento prima
worth-damage = Che cosa si è perso
worth-with = Con l'irregolarità: come stanno le cose ora
worth-now = Come stanno le cose ora
worth-being-worked-out = Calcolo in corso …
worth-cards-take = { $cards }: { $tricks ->
    [one] una presa
   *[other] { $tricks } prese
}
worth-card-took = { $cards }: { $tricks ->
    [one] una presa
   *[other] { $tricks } prese
} prima dell'irregolarità
worth-at-cards = Accanto alle carte sul tavolo
worth-at-cards-how = La barra accanto a una carta dice quante prese fa ora, un tratto nella barra quante ne faceva prima dell'irregolarità. Una barra tratteggiata parla soltanto di prima.
# $told: what is best and best allowed; $cites: the paragraphs that bar the better cards.
worth-best-barred = { $told } ({ $cites })
worth-barred = Ora non si può giocare ({ $cite })
worth-demanded = Ora va giocata ({ $cite })

## Score and weights.

worth-at-the-table = Al tavolo
worth-contract = Contratto
worth-contract-example = 4S S
worth-tricks = Prese
worth-scored-by = Calcolo
worth-form = { $form ->
    [two] Matchpoint, 2 per chi vince
    [one] Matchpoint, 1 per chi vince
    [imps] IMP
   *[knock-out] IMP, incontro a eliminazione diretta
}
worth-who-is-vulnerable = In zona
worth-vulnerable = { $sides ->
    [none] Nessuno
    [NS] Nord-Sud
    [EW] Est-Ovest
   *[all] Tutti
}
worth-others = Altri punteggi di Nord-Sud
worth-traveller-example = 620x3 -100 170
worth-scores-from-file = Da un file…
worth-scores-from-file-what = Un PBN con i punteggi di questo board: la sua tabella dei risultati, o una smazzata giocata per ogni tavolo.
worth-scores-pasted = Incolla
worth-scores-pasted-what = Punteggi, o un PBN con i punteggi di questo board, come sono stati copiati.
worth-scores-files = Board (*.pbn *.txt);;Tutti i file (*)
worth-nothing-copied = Non è stato copiato niente: copia dei punteggi, o un PBN che li contiene.
worth-no-scores-in = { $file } non contiene punteggi di questo board.
# $own: the score at this table, if it was among them.
worth-scores-read = { $count ->
    [one] Un punteggio
   *[other] { $count } punteggi
} da { $file }{ $own ->
    [none] . Quello di questo tavolo non c'è.
   *[score] , senza { $own } di questo tavolo.
}
worth-other-table-example = L'altro tavolo, o il datum: 620
worth-by-which = Assegnato secondo
worth-outcome = risultato { $number }
worth-contract-of = Contratto e dichiarante, { $of }
worth-tricks-of = Prese, { $of }
worth-weight = { SIDE($side) }
worth-weight-of = Peso per { SIDE($side) }, { $of }
worth-per-cent = { " " }%
worth-take-away = Togli { $of }
worth-add-outcome = Aggiungi un risultato
worth-as-best = migliore: { $tricks }
worth-as-best-what = { $tricks ->
    [one] Una presa
   *[other] { $tricks } prese
}: senza l'irregolarità, se tutti giocano al meglio a carte viste
worth-as-best-of = { $tricks ->
    [one] Una presa
   *[other] { $tricks } prese
}, se tutti giocano al meglio senza l'irregolarità, { $of }
worth-sum = = { $sum } %
worth-not-yet = Non ancora calcolato: { $why }.
worth-imps = { $imps } IMP
worth-matchpoints = { $points } matchpoint su { $most }
worth-change = { SIDE($side) }: { $old } → { $new } (punteggio al tavolo { $score })

# In a knock-out match scores that do not balance are averaged: $ns and $ew are what each side would have.
worth-averaged = 12C4: ({ $ns } − ({ $ew })) : 2 = { $average } per Nord-Sud
worth-judgement = Valutazione dell'arbitro
worth-judgement-example = Perché questi risultati, e questi pesi: va sul foglio della decisione

## On the ruling sheet.

worth-on-sheet = Sul foglio della decisione
worth-on-sheet-of = Sul foglio della decisione: { $block }
worth-sheet-tricks = A carte viste
worth-sheet-score = Punteggio assegnato dall'arbitro
worth-sheet-judgement = Valutazione dell'arbitro: { $typed }
worth-sheet-assigned = L'arbitro ha assegnato un punteggio: Nord-Sud { $ns }, Est-Ovest { $ew }.
# $fault: the irregularity, with the number of its action.
worth-sheet-without = Senza l'irregolarità ({ $fault }): { SIDE($side) } fanno { $tricks ->
    [one] una presa
   *[other] { $tricks } prese
}{ $counted ->
    [in-all] { " " }in tutto
   *[to-come] { " " }di quelle ancora da fare
}, se tutti giocano al meglio.
worth-sheet-now = Come stanno le cose: { SIDE($side) } fanno { $tricks ->
    [one] una presa
   *[other] { $tricks } prese
}{ $counted ->
    [in-all] { " " }in tutto
   *[to-come] { " " }di quelle ancora da fare
}, se tutti giocano al meglio.
worth-sheet-now-barred = Come stanno le cose: { SIDE($side) } fanno { $tricks ->
    [one] una presa
   *[other] { $tricks } prese
}{ $counted ->
    [in-all] { " " }in tutto
   *[to-come] { " " }di quelle ancora da fare
}, se tutti giocano al meglio; { $best } se nessuna carta fosse vietata.

## Artificial scores.

worth-side = { SIDE($side) }
worth-at-fault = Colpevole
worth-at-fault-of = Colpevole: { SIDE($side) }
worth-degree = { $fault ->
    [no] in nessun modo
    [partly] in parte
   *[directly] direttamente
}
worth-session = Intero turno di gara
worth-session-of = Intero turno di gara: { SIDE($side) }
worth-session-unknown = non si sa
worth-artificial = { $fault ->
    [no] Media più
    [partly] Media
   *[directly] Media meno
}: { $share } % di { $most } = { $part }
worth-artificial-imps = { $fault ->
    [no] Media più
    [partly] Media
   *[directly] Media meno
}: { $imps } IMP
