### What a case expects of its ruling, in a sentence, and what is so instead.

# It is forbidden: the sentence tells what must not be.
expected-not = Non dev'essere così: { $words }
expected-by-the-paragraph = { $words } ({ $cite })
# A sentence of $words that are told without a full stop elsewhere.
expected-sentence = { $words }.

## What is expected where no ruling says it in quite these words.

expected-penalty-card = { terms-Owned } è una carta penalizzata.
expected-quitted = { terms-Owned } è stat{ CARD($card, form: "o") } giocat{ CARD($card, form: "o") }, e la presa è coperta.
expected-no-contract-yet = Non c'è ancora nessun contratto.
expected-require-a-suit = imporre un seme
expected-forbid-a-suit = vietare un seme
expected-name-a-card = indicare la carta giocata
expected-must = { SEAT($seat) } deve { $deed ->
    [play] giocare una certa carta
    [lead] attaccare con una certa carta o in un certo seme
    [face] scoprire le sue carte
    [withdraw] ritirare una carta
    [add] aggiungere una carta a una presa
    [designate] indicare la carta giocata
    [double] contrare
    [pass] passare
   *[call] fare una chiamata
}{ $limit ->
    [none] { "" }
   *[limit] { " " }{ $limit }
}.
expected-must-not = { SEAT($seat) } non può { $deed ->
    [play] giocare certe carte
    [lead] attaccare in certi semi
    [face] scoprire le sue carte
    [withdraw] ritirare una carta
    [add] aggiungere una carta a una presa
    [designate] indicare la carta giocata
    [double] contrare
    [pass] passare
   *[call] fare una chiamata
}{ $limit ->
    [none] { "" }
   *[limit] { " " }{ $limit }
}.
expected-add-a-suit = { SEAT($seat) } deve aggiungere una { SUIT($suit) } a una presa.
expected-may-call = { SEAT($seat) } può dire { $calls }.
expected-lead-restriction = Poiché { SEAT($offender) } ha ritirato una chiamata, il dichiarante può limitare il primo attacco { SEAT($partner, form: "of") }: { $suits }.
expected-any-suit = qualsiasi seme
expected-any-suit-but = qualsiasi seme tranne { $suits }
expected-may-play = { SEAT($seat) } { $what ->
    [any] può giocare qualsiasi carta
    [nothing] non può giocare nessuna carta
   *[some] può giocare { $cards }
}{ $alone ->
    [yes] , e nient'altro
   *[no] { "" }
}.
expected-any-of-suit = una { SUIT($suit) } qualsiasi
expected-may-be-taken-back = { terms-Owned } si può ritirare{ $only_if ->
    [none] { "" }
    [RHO-changed] , ma solo se si cambia la carta { SEAT($rho, form: "of") }
   *[other] , ma solo se { $only_if }
}.
expected-may-use = { CAPITAL($who) } { terms-can } usare { $what }.
expected-may-not-use = { $who ->
    [tutti] Nessuno può
   *[other] { CAPITAL($who) } non { terms-can }
} usare { $what }.
expected-told-until = { $what } conta { $limit }.
expected-no-revoke = { SEAT($seat) } non ha commesso una renonce nella presa { $trick }.
expected-no-transfer = Alla fine del gioco nessuna presa è trasferita.
expected-transfer-to = Alla fine del gioco delle prese sono trasferite { SIDE($to, form: "to") }.
expected-transfer-of = Alla fine del gioco { $count ->
    [one] { $count } presa è trasferita
   *[other] { $count } prese sono trasferite
}.
expected-turn = Tocca { SEAT($seat, form: "to") }.
expected-turn-none = Ora nessuno può agire.
expected-lead = { $trick ->
    [now] { SEAT($seat) } attacca in questa presa.
   *[number] { SEAT($seat) } attacca nella presa { $trick }.
}
expected-winner = { $trick ->
    [last] { SEAT($seat) } ha vinto l'ultima presa.
   *[number] { SEAT($seat) } ha vinto la presa { $trick }.
}
expected-tricks = { SIDE($side) } { $count ->
    [0] non hanno vinto nessuna presa
    [one] hanno vinto { $count } presa
   *[other] hanno vinto { $count } prese
}.
expected-declarer = Il dichiarante è { SEAT($seat) }.
expected-stage = { $stage ->
    [before] Nessuno ha ancora preso le sue carte.
    [cards-taken] Le carte sono state prese, e nessuno ha ancora dichiarato.
    [auction] La licita è in corso.
    [clarification] La licita è finita, e l'attacco iniziale non è ancora scoperto.
    [play] Il gioco è in corso.
    [after] Il gioco è finito, il periodo di correzione no.
   *[over] Il board è finito, e non si può più correggere nulla.
}
expected-irregular-call = { $kind ->
    [call-out-of-rotation] { SEAT($seat) } ha dichiarato fuori turno.
    [insufficient-bid] { SEAT($seat) } ha fatto una dichiarazione insufficiente.
    [inadmissible-double] { SEAT($seat) } ha contrato o surcontrato quando non c'era niente da contrare.
    [call-by-a-player-who-must-pass] { SEAT($seat) } doveva passare, e non è passato.
    [bid-above-seven] { SEAT($seat) } ha fatto una dichiarazione più alta di qualsiasi dichiarazione possibile.
    [call-after-the-final-pass] { SEAT($seat) } ha dichiarato a licita finita.
    [call-changed] { SEAT($seat) } vuole cambiare la sua chiamata.
    [call-replaced-too-early] { SEAT($seat) } ha messo un'altra chiamata al posto della sua prima che l'arbitro decidesse.
    [call-not-repeated] { SEAT($seat) } doveva ripetere la stessa chiamata, e ne ha fatta un'altra.
    [alert-late] { SEAT($seat) } ha allertato troppo tardi la chiamata del compagno.
   *[alert-not-required] { SEAT($seat) } ha allertato la chiamata del compagno, che non andava allertata.
}
expected-lawful = Ciò che { SEAT($seat) } ha fatto è in regola.
expected-take-back = ritirare ciò che ha detto
expected-claim = { $state ->
    [open] La richiesta è in sospeso; il gioco è fermo.
    [agreed] La richiesta è accettata.
    [void] La richiesta è nulla; il gioco continua.
    [not-a-claim] Non c'è stata una richiesta; il gioco continua.
    [no-concession] La concessione non conta; il gioco continua.
    [contested] La richiesta è contestata; decide l'arbitro.
    [stands] La concessione vale.
    [concession-cancelled] La concessione è annullata.
   *[agreement-withdrawn] Il consenso alla richiesta è ritirato.
}
expected-claim-tricks = { $count ->
    [0] Nessuna presa va
    [one] { $count } presa va
   *[other] { $count } prese vanno
} { SIDE($side, form: "to") }.
expected-asked = L'arbitro chiede: { $question }
expected-assumed = Non si chiede: { $what }
expected-provisional = Che cosa diventa { terms-owned } dipende da una risposta.
expected-judgement = L'arbitro valuta qualcosa, secondo l'art. { $cite }.
expected-checks = L'arbitro riesamina qualcosa più tardi, secondo l'art. { $cite }.
expected-not-modelled = Il programma non calcola l'art. { $cite }.
expected-cites = { $count ->
    [one] Decide l'art. { $cite }.
   *[other] Decidono gli art. { $cite }.
}

## What is asked of a whole group of expectations. $what: one or several of expected-kind.

expected-exact = Non si dice nient'altro di { $what }.
expected-options-ordered = Le scelte si offrono in quest'ordine.
expected-order-is = Le scelte si offrono in un altro ordine: { $words }
expected-beyond = C'è anche questo: { $words }
expected-kind = { $key ->
    [cards] carte
    [calls] chiamate fatte
    [options] scelte
    [restrictions] restrizioni d'attacco
    [duties] obblighi
    [may-call] chiamate possibili
    [may-withdraw] carte che si possono ritirare
    [must-withdraw] carte che tornano in mano
    [info] chi può usare che cosa
    [revokes] renonce
    [irregular] irregolarità
    [lawful] ciò che è in regola
    [rights] diritti
    [questions] domande
    [assumed] ciò che non si chiede
    [provisional] ciò che dipende da una risposta
    [judgement] ciò che valuta l'arbitro
    [checks] ciò che si riesamina
    [liable] penalità
   *[not-modelled] ciò che il programma non calcola
}

## There is nothing of the kind.

expected-nothing = { $key ->
    [cards] Di nessuna carta si dice nulla.
    [calls] Nessuno ha dichiarato così.
    [options] Nessuno può scegliere.
    [restrictions] Il dichiarante non può limitare nessun attacco per una chiamata.
    [duties] Nessuno ha un obbligo.
    [may-call] Nessuno può dichiarare.
    [may-withdraw] Nessuna carta si può ritirare.
    [must-withdraw] Nessuna carta torna in mano.
    [info] Non si dice chi può usare che cosa.
    [revokes] Nessuno ha commesso una renonce.
    [claim] Nessuno ha richiesto o concesso prese.
    [irregular] Non c'è nessuna irregolarità.
    [lawful] Di nulla si dice che è in regola.
    [lead] Nessuno ha attaccato.
    [winner] Nessuna presa è stata vinta.
    [tricks] Non si sa quante prese abbia vinto ciascuna linea.
    [rights] Non ci sono diritti da dire.
    [questions] L'arbitro non chiede nulla.
    [assumed] Non si presume nulla senza chiedere.
    [provisional] Nessuna carta dipende da una risposta.
    [judgement] L'arbitro non ha nulla da valutare.
    [checks] Non c'è nulla da riesaminare.
    [liable] A nessuno si può dare una penalità.
    [not-modelled] Tutto è calcolato.
   *[cites] Nessun paragrafo decide.
}

## Why it is so: paragraphs, and what they rest on.

expected-rests-on = { expected-cites } Si basa su: { $on }
expected-no-answer-yet = Non c'è ancora risposta: { $questions }
expected-not-worked-out = Il programma non calcola: art. { $laws }.
expected-no-paragraph = Nessun paragrafo lo dice.
expected-waits = { $because } L'arbitro è stato chiamato e non ha ancora parlato.
