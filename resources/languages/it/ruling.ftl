### Rulings in words: findings, limits, what may be chosen and what a duty asks.

# Irregularities. $seat is who committed it, $card the card concerned.
ruling-irregularity-opening-lead-out-of-turn = { SEAT($seat) } ha fatto l'attacco iniziale fuori turno.
ruling-irregularity-lead-out-of-turn = { SEAT($seat) } ha attaccato fuori turno.
ruling-irregularity-premature-lead = { SEAT($seat) } ha attaccato troppo presto nella presa seguente.
ruling-irregularity-play-out-of-turn = { SEAT($seat) } ha giocato fuori turno.
ruling-irregularity-play-at-RHO-s-turn = { SEAT($seat) } ha giocato quando toccava all'avversario alla sua destra.
ruling-irregularity-revoke = { SEAT($seat) } non ha seguito il seme pur potendo farlo.
ruling-irregularity-fifth-card = { SEAT($seat) } ha messo una seconda carta nella stessa presa.
ruling-irregularity-exposed-card = { SEAT($seat) } ha scoperto { CARD($card, form: "a") }.
ruling-irregularity-card-named-as-held = { SEAT($seat) } ha detto di avere { CARD($card, form: "a") }.
ruling-irregularity-exposed-in-the-auction = { SEAT($seat) } ha scoperto { CARD($card, form: "a") } durante la licita.
ruling-irregularity-exposed-before-the-auction = { SEAT($seat) } ha scoperto { CARD($card, form: "a") } prima della licita.
ruling-irregularity-card-not-designated = Dalla mano { SEAT($seat, form: "of") } è stata messa fuori una carta che nessuno aveva chiamato.
ruling-irregularity-dummy-acted-unasked = { SEAT($seat) } ha preso una carta che il dichiarante non aveva chiamato.
ruling-irregularity-play-suggested = { SEAT($seat) } ha suggerito una giocata.
ruling-irregularity-incomplete-call = { SEAT($seat) } non ha nominato la carta per intero.
ruling-irregularity-impossible-call = { SEAT($seat) } ha chiamato una carta che non c'è; può nominare una qualsiasi carta che si possa giocare.
ruling-irregularity-cards-together = Sono state messe giù delle carte nello stesso momento.
ruling-irregularity-two-cards-at-once = { SEAT($seat) } ha messo giù due o più carte insieme.
ruling-irregularity-penalty-card-not-played = { SEAT($seat) } non ha giocato la carta penalizzata che doveva giocare.
ruling-irregularity-restriction-not-obeyed = { SEAT($seat) } non ha rispettato la restrizione che gli era stata imposta.
ruling-irregularity-lead-before-the-option = { SEAT($seat) } ha attaccato prima che il dichiarante potesse scegliere.
ruling-irregularity-play-before-the-new-lead = { SEAT($seat) } ha giocato prima che l'attacco fosse rettificato.
ruling-irregularity-defective-trick = { SEAT($seat) } ha troppe o troppo poche carte in una presa.
ruling-irregularity-wrong-number-of-cards = { SEAT($seat) } ha un numero di carte sbagliato.
ruling-irregularity-wrong-word-about-the-turn = { SEAT($seat) } ha dato a un altro giocatore un'indicazione sbagliata sul turno.
ruling-irregularity-wrong-explanation = { SEAT($seat) } ha dato una spiegazione errata.
ruling-irregularity-wrong-review = { SEAT($seat) } ha ripetuto la licita in modo errato.
ruling-irregularity-improper-question = { SEAT($seat) } ha fatto una domanda che non può fare.
ruling-irregularity-explanation-not-corrected = { SEAT($seat) } non ha corretto in tempo una spiegazione.
ruling-irregularity-explanation-corrected-too-early = { SEAT($seat) } ha corretto troppo presto la spiegazione del compagno.
ruling-irregularity-dummy-laid-wrongly = Le carte { SEAT($seat, form: "of") } non sono stese come si deve; ne risponde solo la sua linea.
ruling-irregularity-wrong-procedure = { SEAT($seat) } non ha seguito la procedura corretta.
ruling-irregularity-dummy-overstepped-A1 = { SEAT($seat) }, il morto, ha preso parte al gioco.
ruling-irregularity-dummy-overstepped-A2 = { SEAT($seat) }, il morto, ha lasciato il suo posto o guardato le carte di un altro.
ruling-irregularity-dummy-overstepped-A3 = { SEAT($seat) } ha mostrato le sue carte al morto.
ruling-irregularity-attention-by-dummy = { SEAT($seat) }, il morto, ha segnalato un'irregolarità durante il gioco.
ruling-irregularity-wrongly-pointed-trick = { SEAT($seat) } ha orientato una presa dalla parte sbagliata.
ruling-irregularity-inspection-without-right = { SEAT($seat) } ha guardato una carta coperta senza averne il diritto.
ruling-irregularity-tricks-mixed = { SEAT($seat) } ha mescolato le sue carte giocate.
ruling-irregularity-change-without-right = { SEAT($seat) } ha ritirato o cambiato una carta senza averne il diritto.
ruling-irregularity-act-before-the-ruling = { SEAT($seat) } ha agito prima che l'arbitro decidesse.
ruling-irregularity-concealed = { SEAT($seat) } ha cercato di nascondere un'irregolarità.
# Irregular calls: $call is the one that was made.
ruling-irregularity-call-out-of-rotation = { SEAT($seat) } ha dichiarato fuori turno: { $call }.
ruling-irregularity-insufficient-bid = La dichiarazione { SEAT($seat, form: "of") } ({ $call }) è insufficiente.
ruling-irregularity-inadmissible-double = { SEAT($seat) } non ha niente da { $call ->
    [XX] surcontrare
   *[X] contrare
}.
ruling-irregularity-inadmissible-double-was-not-to-double-now = { SEAT($seat) } in questo turno non poteva contrare, e ha contrato.
ruling-irregularity-call-by-a-player-who-must-pass = { SEAT($seat) } doveva passare, e ha detto { $call }.
ruling-irregularity-bid-above-seven = La dichiarazione { SEAT($seat, form: "of") } ({ $call }) è più alta di qualsiasi dichiarazione possibile.
ruling-irregularity-call-after-the-final-pass = { SEAT($seat) } ha detto { $call } a licita finita.
ruling-irregularity-call-changed = { SEAT($seat) } vuole cambiare la sua chiamata in { $call }.
ruling-irregularity-call-replaced-too-early = { SEAT($seat) } ha messo { $call ->
    [passo] un passo
    [contro] un contro
    [surcontro] un surcontro
   *[bid] { $call }
} al suo posto prima che l'arbitro decidesse.
ruling-irregularity-call-not-repeated = { SEAT($seat) } doveva ripetere la stessa chiamata, e ha detto { $call }.
ruling-irregularity-turn-not-given = { SEAT($seat) } ha detto passo fuori turno, e così un giocatore ha perso il turno.
ruling-irregularity-alert-omitted = { SEAT($seat) } non ha allertato una chiamata del compagno.
ruling-irregularity-alert-late = { SEAT($seat) } ha allertato troppo tardi la chiamata del compagno ({ $call }).
ruling-irregularity-alert-not-required = { SEAT($seat) } ha allertato la chiamata del compagno ({ $call }), che non andava allertata.

# Irregularities of one kind that are told apart by how they came about.
ruling-irregularity-wrong-procedure-chose-what-was-suggested = { SEAT($seat) } ha scelto ciò che gli suggeriva un'informazione che non può usare.
ruling-irregularity-wrong-procedure-called-out-of-turn = { SEAT($seat) } ha dichiarato quando non era il suo turno.
ruling-irregularity-wrong-procedure-reviewed-for-his-own-side = { SEAT($seat) } ha ripetuto la licita alla propria linea; può farlo solo un avversario di chi chiede.
ruling-irregularity-wrong-procedure-stopped-a-review = { SEAT($seat) } ha interrotto la ripetizione della licita prima che fosse completa.
ruling-irregularity-wrong-procedure-explained-what-is-another-s = { SEAT($seat) } ha spiegato ciò che toccava a un altro giocatore spiegare.
ruling-irregularity-wrong-procedure-read-his-notes = { SEAT($seat) } ha guardato la propria carta delle convenzioni o i propri appunti quando non può.
ruling-irregularity-wrong-procedure-did-not-pass = { SEAT($seat) } non è passato, e doveva farlo.
ruling-irregularity-wrong-procedure-changed-a-call-in-the-play = { SEAT($seat) } ha cambiato una chiamata a gioco iniziato.
ruling-irregularity-wrong-procedure-let-dummy-s-hand-revoke = { SEAT($seat) }, il morto, non ha badato che la sua mano seguisse il seme.
ruling-irregularity-wrong-procedure-laid-his-card-face-down = { SEAT($seat) } ha messo giù coperta una carta che va scoperta.
ruling-irregularity-wrong-procedure-turned-his-card-too-soon = { SEAT($seat) } ha coperto la sua carta prima che avessero giocato tutti e quattro.
ruling-irregularity-wrong-procedure-left-his-revoke-as-it-was = { SEAT($seat) } non ha corretto la sua renonce, e doveva farlo.
ruling-irregularity-wrong-procedure-played-after-a-claim = { SEAT($seat) } ha continuato a giocare benché una richiesta avesse fermato il gioco.
ruling-irregularity-wrong-procedure-misled-by-his-manner = { SEAT($seat) } può aver ingannato un avversario con il suo modo di fare o con il tempo, senza un motivo di bridge.
ruling-irregularity-wrong-procedure-drew-a-card-too-soon = { SEAT($seat) } ha sfilato una carta prima del suo turno di giocare.
ruling-irregularity-wrong-procedure-looked-at-another-hand = { SEAT($seat) } ha guardato le carte di un altro giocatore.
ruling-irregularity-improper-question-asked-for-a-review-at-his-call = { SEAT($seat) } non può chiederlo: la licita si ripete, tutta, a chi è di turno e non è obbligato a passare.
ruling-irregularity-improper-question-asked-for-a-review-of-a-past-auction = { SEAT($seat) } ormai non può farsi ripetere la licita, né una sua parte.
ruling-irregularity-improper-question-asked-for-an-explanation = { SEAT($seat) } ora non può chiedere quella spiegazione.
ruling-irregularity-improper-question-asked-for-partner-s-sake = { SEAT($seat) } non può chiedere a beneficio del compagno.
ruling-irregularity-improper-question-asked-to-trap = { SEAT($seat) } non può chiedere per provocare una risposta sbagliata.
ruling-irregularity-improper-question-asked-for-the-contract = { SEAT($seat) } non può chiederlo: al proprio turno a un giocatore si dice il contratto, e se è stato contrato.
ruling-irregularity-act-before-the-ruling-put-his-own-fault-right = { SEAT($seat) } ha rimediato da sé alla propria irregolarità prima che l'arbitro decidesse.
ruling-irregularity-act-before-the-ruling-chose-what-was-not-offered = { SEAT($seat) } ha scelto ciò che ora non tocca a lui scegliere.
ruling-irregularity-act-before-the-ruling-played-again = { SEAT($seat) } ha giocato di nuovo prima che la prima irregolarità fosse rettificata.
ruling-irregularity-defective-trick-no-card-in-the-trick = { SEAT($seat) } non ha messo carte in una presa.
ruling-irregularity-defective-trick-several-cards-in-the-trick = { SEAT($seat) } ha messo più di una carta in una presa.
ruling-irregularity-defective-trick-card-got-lost = { SEAT($seat) } non ha una carta fra quelle di una presa già finita.
ruling-irregularity-defective-trick-no-card-in-a-past-trick = { SEAT($seat) } non ha messo carte in una presa già finita.
ruling-irregularity-defective-trick-several-cards-in-a-past-trick = { SEAT($seat) } ha messo più di una carta in una presa già finita.
ruling-irregularity-defective-trick-card-not-among-the-played-ones = La carta { SEAT($seat, form: "of") } per una presa già finita non è fra quelle giocate.
ruling-irregularity-inspection-without-right-showed-his-last-card = { SEAT($seat) } ha mostrato una carta coperta, che può guardare solo lui.
ruling-irregularity-inspection-without-right-asked-for-or-saw-turned-cards = { SEAT($seat) } non aveva il diritto di rivedere carte già coperte.

# What is in order although players often think otherwise, by why it is.
ruling-lawful-asked-what-was-called = { SEAT($seat) } può farsi chiarire che cosa è stato chiamato.
ruling-lawful-asked-for-a-review-at-his-call = { SEAT($seat) } può farsi ripetere la licita: è il suo turno di dichiarare.
ruling-lawful-whose-opening-lead-it-is = { SEAT($seat) } può chiedere, o dire, se l'attacco spetta a lui.
ruling-lawful-asked-for-a-review-of-a-past-auction = { SEAT($seat) } può ora farsi ripetere tutta la licita.
ruling-lawful-reviewed-the-auction = Tocca proprio { SEAT($seat, form: "to") } ripetere la licita: è un avversario di chi l'ha chiesto.
ruling-lawful-put-a-review-right = { SEAT($seat) } può correggere la ripetizione della licita; può farlo qualsiasi giocatore.
ruling-lawful-put-his-own-explanation-right = { SEAT($seat) } corregge la sua spiegazione, come deve.
ruling-lawful-put-partner-s-explanation-right-after-the-play = { SEAT($seat) } corregge la spiegazione del compagno ora che il gioco è finito, come deve.
ruling-lawful-put-partner-s-explanation-right = { SEAT($seat) } corregge la spiegazione del compagno, come deve.
ruling-lawful-asked-for-the-contract = { SEAT($seat) } può sapere il contratto e se è stato contrato, ma non da chi.
ruling-lawful-warned-declarer = { SEAT($seat) }, il morto, può cercare di evitare un'irregolarità del dichiarante.
ruling-lawful-spoke-after-the-play = { SEAT($seat) }, il morto, può segnalarlo ora che il gioco è finito.
ruling-lawful-called-after-a-forced-pass = { SEAT($seat) } ha dichiarato al suo turno: il passo prima era obbligato, e vale come fatto.
ruling-lawful-called-at-his-own-turn = { SEAT($seat) } ha dichiarato al suo turno; la chiamata fuori turno vale come mai fatta.
ruling-lawful-kept-his-card = { SEAT($seat) } tiene la sua carta.
ruling-lawful-asked-which-card-was-called = { SEAT($seat) } può farsi chiarire quale carta è stata chiamata.
ruling-lawful-answered-about-having-none = { SEAT($seat) } può rispondere.
ruling-lawful-asked-for-the-trick = { SEAT($seat) } può guardare la presa.
ruling-lawful-sees-the-trick = { SEAT($seat) } può guardare la presa.
ruling-lawful-explained-what-is-agreed = { SEAT($seat) } ha spiegato l'accordo correttamente; chi l'ha frainteso non ha diritto a nulla.
ruling-lawful-put-his-own-explanation-right-in-the-play = { SEAT($seat) } corregge la sua spiegazione, come deve.

# What puts an irregularity right.
ruling-rectification-none = Non c'è nulla da rettificare.
ruling-rectification-card-back = La carta torna in mano.
ruling-rectification-card-back-and-another-played = La carta torna in mano e se ne gioca un'altra.
ruling-rectification-proper-lead = L'attacco viene dalla mano a cui spetta.
ruling-rectification-lead-stands = L'attacco è valido.
ruling-rectification-chain = Anche chi ha giocato dopo può cambiare la sua carta.
ruling-rectification-forfeited = Il diritto alla rettifica è perso.
ruling-rectification-waived = Gli avversari rinunciano alla rettifica.
ruling-rectification-cancelled = È annullato.
ruling-rectification-accepted = Accettata: la licita continua come se fosse tutto in regola.
ruling-rectification-call-cancelled = La chiamata è annullata; il turno torna al giocatore a cui spettava.

# When a duty is due: within a sentence.
ruling-when = { $when ->
    [now] ora
    [lead] quando attacca
    [this-trick] in questa presa
    [own-turn] al prossimo turno
    [next-call] con la prossima chiamata
   *[first-legal-turn] al primo turno in cui è lecito
}

# Until when something holds or may be done: within a sentence.
ruling-until = { $until ->
    [next-card] fino alla prossima carta giocata
    [next-card-to-this-trick] fino alla prossima carta giocata in questa presa
    [partner-plays] finché non gioca { $several ->
        [yes] il loro compagno
       *[no] il compagno
    }
    [LHO-plays] finché non gioca l'avversario alla { $several ->
        [yes] loro
       *[no] sua
    } sinistra
    [declarer-plays] finché non gioca il dichiarante
    [own-side-on-next-trick] finché la { $several ->
        [yes] loro
       *[no] sua
    } linea non ha giocato nella presa seguente
    [a-lead-to-next-trick] finché qualcuno non attacca nella presa seguente
    [each-side-on-next-trick] finché tutte e due le linee non hanno giocato nella presa seguente
    [director-rules] finché l'arbitro non decide
    [lead-is-faced] finché l'attacco non è scoperto
    [dummy-faces-a-card] finché il morto non scopre una carta
    [this-lead] finché non ha attaccato
    [this-trick] in questa presa
    [loses-the-lead] finché resta in presa
    [card-gone] finché quella carta è sul tavolo
    [play-ends] fino alla fine del gioco
    [hands-back] finché le carte non tornano nel board
    [next-board] finché qualcuno non dichiara sul board successivo
    [round-ends] fino alla fine del turno di gioco
    [own-turn] al prossimo turno
    [auction-ends] fino alla fine della licita
    [partner-calls] finché non dichiara { $several ->
        [yes] il loro compagno
       *[no] il compagno
    }
    [LHO-calls] finché non dichiara l'avversario alla { $several ->
        [yes] loro
       *[no] sua
    } sinistra
   *[correction-period-ends] fino alla fine del periodo di correzione
}

# The state of a card in law. $suit: its suit, if it is known; $trick: the trick to which it was played.
ruling-status-in-hand = { terms-Owned } è in mano; non è giocat{ CARD($card, form: "o") }.
ruling-status-held = { terms-Owned } è tenut{ CARD($card, form: "o") } fuori dalla mano; non è giocat{ CARD($card, form: "o") }.
ruling-status-face-down-lead = { terms-Owned } sta sul tavolo copert{ CARD($card, form: "o") }, come attacco iniziale.
ruling-status-exposed = { terms-Owned } è stat{ CARD($card, form: "o") } vist{ CARD($card, form: "o") }. Non è giocat{ CARD($card, form: "o") } e non è una carta penalizzata.
ruling-status-minor-penalty = { terms-Owned } è una carta penalizzata minore. Resta scoperta; prima di questa { SEAT($seat) } non può giocare altre piccole { $suit ->
    [none] dello stesso seme
   *[suit] { SUIT($suit) }
}.
ruling-status-major-penalty = { terms-Owned } è una carta penalizzata maggiore. Resta scoperta, e va giocata appena è lecito.
ruling-status-withdrawn = { terms-Owned } torna in mano; non è giocat{ CARD($card, form: "o") }.
ruling-status-must-be-played = { terms-Owned } va giocat{ CARD($card, form: "o") } quando viene il turno.
ruling-status-quitted = { terms-Owned } è stat{ CARD($card, form: "o") } giocat{ CARD($card, form: "o") } nella presa { $trick }.
ruling-status-in-hand-found-again = { terms-Owned } torna nella mano a cui appartiene.
ruling-status-in-hand-slip = { terms-Owned } resta in mano; non è giocat{ CARD($card, form: "o") }.
ruling-status-in-hand-asked-for-in-the-lead = { terms-Owned } torna in mano; non è più una carta penalizzata.
ruling-status-in-hand-extra-card = { terms-Owned } viene rimess{ CARD($card, form: "o") } in mano.
ruling-status-exposed-seen-in-the-auction = { terms-Owned } è stat{ CARD($card, form: "o") } vist{ CARD($card, form: "o") }. Resta scopert{ CARD($card, form: "o") } fino alla fine della licita; per ora non è una carta penalizzata.
ruling-status-open = { terms-Owned } è stat{ CARD($card, form: "o") } vist{ CARD($card, form: "o") }. Che cosa diventa è ancora da stabilire.
ruling-status-seen = { terms-Owned } è stat{ CARD($card, form: "o") } vist{ CARD($card, form: "o") }.
# $stands is the card that dummy put out instead.
ruling-status-other-stands = { terms-Owned } resta in mano; vale { CARD($stands, form: "the") }.

# A card with its owner, within a sentence: il ♦7 di Est.
ruling-owned = { terms-owned }

# A card that is played. $trick is none where the number is not known; .clause is the same without the full stop.
ruling-played = { ruling-played.clause }.
    .clause = { $how ->
        [stands-as-lead] { terms-Owned } vale come attacco{ ruling-to-trick }
        [came-too-early] { terms-Owned } vale come giocat{ CARD($card, form: "o") }{ ruling-to-trick }, anche se è arrivat{ CARD($card, form: "o") } troppo presto
        [penalty-card-stays] { terms-Owned } vale come giocat{ CARD($card, form: "o") }{ ruling-to-trick }; la carta penalizzata resta sul tavolo
        [lead] { terms-Owned } è l'attacco{ ruling-to-trick }
       *[play] { terms-Owned } è giocat{ CARD($card, form: "o") }{ ruling-to-trick }
    }
    .no-more = { ruling-played.clause } e non si può ritirare.
ruling-to-trick = { $trick ->
    [none] { "" }
   *[number] { " " }nella presa { $trick }
}

ruling-facing = { $purpose ->
    [lead] { terms-Owned } è mess{ CARD($card, form: "o") } in gioco come attacco.
    [play] { terms-Owned } è mess{ CARD($card, form: "o") } in gioco sull'attacco.
   *[none] { terms-Owned } è mess{ CARD($card, form: "o") } in gioco, e non è chiaro a che scopo.
}
ruling-misplaced = { terms-Owned } è mess{ CARD($card, form: "o") } in gioco quando non è il momento.
ruling-trick-won = { SEAT($winner) } vince la presa { $trick }.
ruling-trick-complete = La presa { $trick } è completa. Dalle carte note non si vede chi l'ha vinta.
ruling-roles = { SEAT($declarer) } è il dichiarante { SEAT($dummy, form: "and") } è il morto.
# $action is the number of the action.
ruling-in-order = Ciò che { SEAT($seat) } ha fatto nell'azione { $action } è in regola.
# $action is the action itself, quoted.
ruling-action-in-order = In regola: { $action }.

# Duties. $what is ruling-must or ruling-may-not; $limits what limits it in time, each with a space before it.
ruling-duty = { ruling-duty.clause }.
    .clause = { SEAT($seat) } { $what }{ $limits }{ ruling-unless }
ruling-duty-limit = { " " }{ $limit }
ruling-until-at-this-lead = in questo attacco
ruling-unless = { $unless ->
    [none] { "" }
   *[suit] , a meno che non abbia { SUIT($unless) }
}
ruling-must = deve { $deed }
ruling-may-not = non può { $deed }
ruling-lead-from-hand = L'attacco deve venire dalla mano { SEAT($seat, form: "of") }; va bene qualsiasi carta.
# $asked is what the player cannot obey: ruling-must and ruling-may-not, one after the other.
ruling-cannot-obey = { $asked ->
    [none] { SEAT($seat) } non può obbedire, e attacca come vuole.
   *[asked] { SEAT($seat) } { $asked }, ma è impossibile: attacca come vuole.
}
ruling-asked-both = { $first }; { $next }

# A right to take a card back. $how is ruling-taken-back.
ruling-may-withdraw = { terms-Owned } si può ritirare { $how }.
ruling-taken-back = { $limit }{ $only_if ->
    [none] { "" }
    [RHO-changed] , ma solo se si cambia la carta { SEAT($rho, form: "of") }
   *[other] , ma solo se { $only_if }
}{ $penalty ->
    [yes] ; diventa allora una carta penalizzata
   *[no] { "" }
}
ruling-depends-noticed-in-time = se la renonce viene notata prima di essere consumata
ruling-depends-dummy-noticed = se la carta sbagliata del morto viene notata prima che tutte e due le linee abbiano giocato nella presa seguente
ruling-depends-explanation = se la spiegazione era errata e la carta è stata giocata per questo
ruling-must-withdraw = { $how ->
    [if-noticed] { terms-Owned } torna in mano se la renonce viene notata prima di essere consumata.
    [penalty] { terms-Owned } viene tolt{ CARD($card, form: "o") } dalla presa.
   *[hand] { terms-Owned } torna in mano.
}

# Players as the subject of a sentence. $first: yes where they begin it.
ruling-subject = { SEAT($seat) }
ruling-subject-side = { SIDE($side) }

# Information. $what is ruling-information-part; $who and $barred are players.
ruling-information = { $to ->
    [everybody] Tutti possono usare { $what }.
    [nobody] Nessuno può usare { $what }.
   *[some] { $who } { terms-can } usare { $what }; { $barred } no.
}
ruling-information-part = { $part ->
    [all] quello che rivela { $about }
    [sight] quello che rivela l'aver visto { $about }
    [duty-to-play] il fatto che è obbligatorio giocare { $about }
    [how-it-arose] ciò che si sa di come si è visto { $about }
   *[being-void] il fatto che { $about } rivela un vuoto
}

# Revokes.
ruling-revoke-none = La giocata { SEAT($seat, form: "of") } nella presa { $trick } non è considerata una renonce.
ruling-revoke-open = La renonce { SEAT($seat, form: "of") } nella presa { $trick } non è consumata; una volta notata va corretta.
ruling-revoke-corrected = La renonce { SEAT($seat, form: "of") } nella presa { $trick } è stata corretta.
ruling-revoke-established = La renonce { SEAT($seat, form: "of") } nella presa { $trick } è consumata; la presa resta come è stata giocata.
ruling-revoke-established-but-corrected = La renonce { SEAT($seat, form: "of") } nella presa { $trick } viene corretta, anche se vale come consumata.
ruling-revoke-no-card = { SEAT($seat) } non ha messo carte nella presa { $trick }; vale come renonce consumata.
# $so_far: yes while it is not final.
ruling-transfer = { $tricks ->
    [0] Nessuna presa è trasferita
    [one] Una presa è trasferita { SIDE($to, form: "to") }
   *[other] { ruling-number-large } prese sono trasferite { SIDE($to, form: "to") }
}{ $so_far ->
    [yes] , per ora.
   *[no] .
}
ruling-number-large = { $tricks ->
    [2] Due
    [3] Tre
    [4] Quattro
    [5] Cinque
    [6] Sei
    [7] Sette
    [8] Otto
    [9] Nove
    [10] Dieci
    [11] Undici
    [12] Dodici
    [13] Tredici
   *[other] { $tricks }
}
ruling-number = { $tricks ->
    [0] nessuna
    [1] una
    [2] due
    [3] tre
    [4] quattro
    [5] cinque
    [6] sei
    [7] sette
    [8] otto
    [9] nove
    [10] dieci
    [11] undici
    [12] dodici
    [13] tredici
   *[other] { $tricks }
}

# What a player may do now. $what is ruling-right-…, $limit a limit in time or empty.
ruling-right = { SEAT($seat) } può { $what }.
ruling-right-until = { SEAT($seat) } può { $what } { $limit }.
ruling-right-ask-for-a-review = farsi ripetere la licita
ruling-right-ask-for-an-explanation = chiedere una spiegazione
ruling-right-be-told-the-contract = farsi dire il contratto
ruling-right-draw-attention = segnalare l'irregolarità
ruling-right-call-the-director = chiamare l'arbitro
ruling-right-ask-whether-it-is-his-lead = chiedere se l'attacco spetta a { $several ->
    [yes] loro
   *[no] lui
}
ruling-right-correct-the-explanation = correggere la spiegazione
ruling-right-warn-declarer = avvertire il dichiarante
ruling-right-have-a-trick-repointed = far riorientare una presa
ruling-right-object = opporsi
ruling-right-see-the-trick = vedere la presa
ruling-right-change-his-call = cambiare la { $several ->
    [yes] loro
   *[no] sua
} ultima chiamata
ruling-right-correct-the-slip = mettere al suo posto la chiamata che intendeva
ruling-right-look-at-his-last-card = guardare la { $several ->
    [yes] loro
   *[no] sua
} ultima carta
ruling-right-take-back = { $what ->
    [agreement] ritirare il { $several ->
        [yes] loro
       *[no] suo
    } consenso
   *[concession] ritirare la { $several ->
        [yes] loro
       *[no] sua
    } concessione
}
ruling-right-about-having-none = chiedere { SEAT($other, form: "to") } se non ne ha

# Claims and concessions. $concession: yes if it was made as a concession. .shares says how the tricks go.
ruling-claim-open = La { ruling-claim-what } { SEAT($seat, form: "of") } è in sospeso; il gioco è fermo.
    .clause = La { ruling-claim-what } { SEAT($seat, form: "of") } è in sospeso; il gioco è fermo
ruling-claim-agreed = La { ruling-claim-what } { SEAT($seat, form: "of") } è accettata.
    .clause = La { ruling-claim-what } { SEAT($seat, form: "of") } è accettata
ruling-claim-void = La { ruling-claim-what } { SEAT($seat, form: "of") } è nulla; il gioco continua.
    .clause = La { ruling-claim-what } { SEAT($seat, form: "of") } è nulla; il gioco continua
ruling-claim-not-a-claim = { SEAT($seat) } non ha fatto una richiesta; il gioco continua.
    .clause = { SEAT($seat) } non ha fatto una richiesta; il gioco continua
ruling-claim-no-concession = La concessione { SEAT($seat, form: "of") } non conta; il gioco continua.
    .clause = La concessione { SEAT($seat, form: "of") } non conta; il gioco continua
ruling-claim-contested = La { ruling-claim-what } { SEAT($seat, form: "of") } è contestata; decide l'arbitro.
    .clause = La { ruling-claim-what } { SEAT($seat, form: "of") } è contestata
ruling-claim-stands = La concessione { SEAT($seat, form: "of") } vale.
    .clause = La concessione { SEAT($seat, form: "of") } vale
ruling-claim-concession-cancelled = La concessione { SEAT($seat, form: "of") } è annullata.
    .clause = La concessione { SEAT($seat, form: "of") } è annullata
ruling-claim-agreement-withdrawn = Il consenso alla { ruling-claim-what } { SEAT($seat, form: "of") } è ritirato.
    .clause = Il consenso alla { ruling-claim-what } { SEAT($seat, form: "of") } è ritirato
ruling-claim-neither = { SEAT($seat) } non ha concesso né richiesto; il gioco continua.
    .clause = { SEAT($seat) } non ha concesso né richiesto; il gioco continua
ruling-claim-what = { $concession ->
    [yes] concessione
   *[no] richiesta
}
# $ns and $ew are numbers, $in_ns and $in_ew the same in words; $left: yes for the tricks left, else those in dispute.
ruling-claim-shares = { $left ->
    [yes] Delle prese restanti
   *[no] Delle prese contestate
} { $in_ns } { $open ->
    [yes] { $ns ->
        [0] andrebbe
        [one] andrebbe
       *[other] andrebbero
    }
   *[no] { $ns ->
        [0] va
        [one] va
       *[other] vanno
    }
} { SIDE($north_south, form: "to") } e { $in_ew } { SIDE($east_west, form: "to") }.

# What a call counts for; $call is the call.
ruling-call-stands = { terms-Call } vale.
ruling-call-accepted = { terms-Call } è accettat{ terms-call-o }: vale come ogni altra chiamata.
ruling-call-open = { terms-Call }: nessuno ha ancora deciso che cosa ne sarà.
ruling-call-withdrawn = { terms-Call } è ritirat{ terms-call-o }.
ruling-call-cancelled = { terms-Call } è annullat{ terms-call-o }.
ruling-call-implied = { SEAT($seat) } passa: vale come fatto.
ruling-call-no-call = Ciò che ha detto { SEAT($seat) } ({ $call }) non è una chiamata.
ruling-called = { SEAT($seat) } dice { $call }.
# How the auction ends. $bid: the final bid; $doubled: X, XX or none.
ruling-contract = Il contratto è { $bid }{ $doubled ->
    [X] { " " }contro
    [XX] { " " }surcontro
   *[none] { "" }
}, giocato { SEAT($declarer, form: "from") }.
ruling-passed-out = Tutti sono passati: il board è passato.
# $suits: the suits that may be named.
ruling-lead-restriction = Quando { SEAT($partner) } attacca per la prima volta contro il dichiarante, il dichiarante può { $require ->
    [yes] imporre o vietare
   *[no] vietare
} un seme: { $suits }.
ruling-deemed = { terms-Owned } conta come se fosse sempre stat{ CARD($card, form: "o") } in mano.
# $damage is what may have done the damage.
ruling-check = Alla fine del gioco l'arbitro controlla di nuovo se gli avversari sono stati danneggiati{ $damage ->
    [taken-back] { " " }dall'uso di ciò che è stato ritirato
    [withdrawn-call] { " " }dall'aiuto dato dalla chiamata ritirata
    [penalty-card] { " " }da ciò che ha rivelato la carta penalizzata
    [revoke] { " " }dalla renonce, al di là di quanto compensano le prese
    [insufficient-bid] { " " }dall'aiuto dato dalla dichiarazione insufficiente
   *[none] { "" }
}.
ruling-judgement = Deve valutarlo l'arbitro: { $test }
ruling-liable = { SEAT($seat, form: "To") } può essere data una penalità procedurale.

# A question with what it is about: ♦7 di Ovest: il compagno poteva vederne la faccia?
ruling-question-about = { CAPITAL($subject) }: { $asked }

# What a fact is about. $card may be some words; $action is the action quoted.
ruling-about-action = Azione { $number }
ruling-about-action-quoted = Azione { $number }, { $action }
ruling-about-trick = Presa { $number }
ruling-about-seat = { SEAT($seat) }
ruling-about-seat-in-trick = { SEAT($seat) } nella presa { $number }
ruling-about-seat-in-action = { SEAT($seat) } nell'azione { $number }
ruling-about-seat-in-action-quoted = { SEAT($seat) } nell'azione { $number }, { $action }
ruling-about-seat-and = { SEAT($seat) }, { $words }

# Cards, players and calls by themselves.
ruling-card = { CARD($card) }
ruling-the-card = { CARD($card, form: "the") }
# A card that may be taken back.
ruling-card-taken-back = { CARD($card, form: "the") }
ruling-side = { SIDE($side) }
ruling-everybody = tutti
ruling-nobody = nessuno
ruling-call-of = { $call ->
    [passo] il passo { SEAT($seat, form: "of") }
    [contro] il contro { SEAT($seat, form: "of") }
    [surcontro] il surcontro { SEAT($seat, form: "of") }
   *[bid] la chiamata { SEAT($seat, form: "of") } ({ $call })
}
ruling-action = azione { $number }

# Whose turn it is. $to: lead, play or call.
ruling-turn = Tocca { SEAT($seat, form: "to") } { $to ->
    [lead] attaccare
    [call] dichiarare
   *[play] giocare
}
ruling-choice-first = Prima deve scegliere { $who }
ruling-nobody-may-act = Ora nessuno può agire

# What a duty asks or forbids: after ruling-must and ruling-may-not.
ruling-deed-play-card = giocare { CARD($card, form: "the") }
ruling-deed-take-back = ritirare { CARD($card, form: "the") }
ruling-deed-one-of = { $leading ->
    [yes] attaccare a { SUIT($suit) }
   *[no] giocare { SUIT($suit) }
}
ruling-deed-of-suits = { $leading ->
    [yes] attaccare a { $suits }
   *[no] giocare { $suits }
}
ruling-deed-highest-or-lowest = giocare la { $suit ->
    [none] carta
   *[suit] { SUIT($suit) }
} { $end ->
    [highest] più alta
   *[lowest] più bassa
}{ $suit ->
    [none] { " " }del seme d'attacco
   *[suit] { "" }
}
ruling-deed-small-before = giocare altre piccole { SUIT($suit) } prima { $known ->
    [yes] { CARD($card, form: "of") }
   *[no] di questa
}
ruling-deed-add-card = { $suit ->
    [none] aggiungere una carta alla presa { $trick }
   *[suit] aggiungere una { SUIT($suit) } alla presa { $trick }
}
ruling-deed-lead-any-card = attaccare con qualsiasi carta
ruling-deed-pass = passare
ruling-deed-call-again = dichiarare di nuovo
ruling-deed-double = contrare
ruling-deed-call = dire { $call }
ruling-deed-face-his-hand = stendere le sue carte
ruling-deed-face-all-his-cards = scoprire tutte le sue carte
# Suits one after the other: diamonds.
ruling-suits = { SUIT($suit, form: "many") }
ruling-notrump = senza atout
ruling-suit-sign = { SUIT($suit, form: "sign") }

# A right of several players. $limit: ruling-until, or none.
ruling-right-of-several = { $everybody ->
    [yes] Tutti possono
   *[no] { $who } { terms-can }
} { $what }{ $limit ->
    [none] { "" }
   *[limit] { " " }{ $limit }
}.
ruling-his = { $several ->
    [yes] loro
   *[no] suo
}

# Two calls compared (23A), as they are written: 1♥, Passo, X. $new stands in the place of $old.
ruling-compared-old = Ritirata
ruling-compared-new = Al suo posto
ruling-compared-one-is-enough = Comparabile se vale una di queste:
ruling-compared-meaning = { $new } significa ciò che poteva significare { $old }, o quasi lo stesso.
ruling-compared-part = { $new } significa una parte di ciò: ogni mano che dice { $new } avrebbe detto anche { $old }.
ruling-compared-purpose = { $new } ha lo stesso scopo di { $old }, per esempio interrogare.
ruling-compared-test = { $number }. { $test }
# What is known of one of them. $shows: suits or notrump; $words: what somebody said or wrote.
ruling-compared-known-old = { $call } (ritirata): { $known }.
ruling-compared-known-new = { $call } (al suo posto): { $known }.
ruling-compared-nothing = del suo significato non si sa nulla
ruling-compared-natural = { $shows } (nessuno l'ha allertata)
ruling-compared-shows = { $any ->
    [yes] mostra { $shows }
   *[no] non mostra nessun seme
}
ruling-compared-artificial = artificiale
ruling-compared-alerted = allertata
ruling-compared-explained = «{ $words }» ({ SEAT($seat) })
ruling-compared-could-mean = potrebbe significare: { $words }
