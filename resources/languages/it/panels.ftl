### The pages of the director: ruling, card, comparison, players.

panels-assumed-leave-it-as-it-was = Lascia com'era
panels-assumed-change = cambia
panels-assumed-sign = { $what }.
panels-because-tree-answers = Risposte
panels-because-tree-answer = Risposta
panels-because-tree-change = Cambia
panels-because-tree-give-another-answer = Da' un'altra risposta
panels-because-tree-another-answer = Un'altra risposta…
panels-because-tree-ask-again = Chiedi di nuovo
panels-because-tree-change-the-answer = Cambia la risposta: { $words }
panels-because-tree-law = Art. { $cite }
panels-card-try-it = Prova
panels-card-do-so-in-the-record-undo = Fallo nel verbale; Annulla lo toglie
panels-card-card = Carta
panels-card-all-of-the-ruling = Tutta la decisione
panels-card-because = PERCHÉ
panels-card-and-why-not = E PERCHÉ NON …
panels-card-no-card = nessuna carta
panels-card-which-card-is-it-about = Di quale carta si tratta?
panels-card-click-a-card-on-the-table = Fai clic su una carta del tavolo. Oppure scegline una con Tab e le frecce, e premi F4.
panels-card-back-to-the-ruling-f6 = Torna alla decisione (F6)
panels-card-try-it-2 = Prova: { $words }
panels-card-law = Art. { $cite }
panels-compare-compare = Confronto
panels-compare-branches = Varianti
panels-compare-only-what-differs = Solo le differenze
panels-compare-left-column = Colonna di sinistra
panels-compare-right-column = Colonna di destra
panels-compare-step-back-and-do-something-else = Torna indietro e fai un'altra cosa: così comincia una variante.
panels-compare-the-program-advises-the-director-decides = Il programma consiglia. L'arbitro decide.
panels-compare-only-what-holds-at-every-trick = È diverso solo quello che vale a ogni presa.
panels-compare-nothing-differs-here = Qui non c'è nessuna differenza.
panels-compare-nothing = niente
panels-compare-the-same = uguale
panels-compare-the-same-ruling-another-number = stessa decisione, altro numero
panels-compare-ruled-differently = decisione diversa
panels-compare-law = Art. { $cite }
panels-compare-different-rulings = decisioni diverse
panels-compare-same-ruling = stessa decisione
panels-director-director = Arbitro
panels-director-obligations = Obblighi
panels-director-leads-that-may-be-restricted = Attacchi che si possono limitare
panels-director-may-be-taken-back = Si possono ritirare
panels-director-irregularities = Irregolarità
panels-director-information = Informazione
panels-director-rights = Diritti
panels-director-what-was-in-order = Che cosa era in regola
panels-director-to-look-at-again = Da riesaminare
panels-director-tricks = Prese
panels-director-not-handled-by-the-program = Non trattato dal programma
panels-director-the-program-advises-the-director-decides = Il programma consiglia. L'arbitro decide.
panels-facts-looking-through-the-facts-nobody-was = Si esaminano i fatti che non si sono chiesti a nessuno …
panels-facts-nothing-else-is-assumed-that-would = Non si presume nient'altro che cambierebbe la decisione.
panels-facts-not-looked-into = non esaminato
panels-facts-ask-again = Chiedi di nuovo
panels-facts-withdraw-this-answer-the-question-is = Togli questa risposta: la domanda si riapre
panels-facts-another-answer-to-any-of-these = { $assumed }. Basta un'altra risposta a una di queste domande per cambiare la decisione.
panels-facts-it-counts-for-nothing = Non conta: { $why }.
panels-headline-nothing-pointed-out = niente segnalato
panels-headline-because = PERCHÉ
panels-headline-not-final-yet = Non ancora definitiva: { $why }.
panels-headline-nothing-irregular = tutto in regola
panels-headline-irregularity = irregolarità
panels-headline-choice = scelta
panels-headline-goes-back = torna in mano
panels-headline-in-order = in regola
panels-headline-not-handled = non trattato
panels-headline-ruling = decisione
panels-headline-what-follows-from-what-is-not = Si sta ancora calcolando che cosa segue da ciò che non si sa …
panels-headline-if = Se { $answer }
panels-headline-not-known = Non si sa. { $question }
panels-law-card-law-text = Testo del codice
panels-law-card-open-in-the-law-book = Apri nel codice
panels-law-card-open-it-in-the-law-book = Aprilo nel codice (Ctrl+B)
panels-law-card-the-same-in-the-laws-of = Lo stesso nel codice del { $year }
panels-law-card-the-director-weighs-this-himself-the = Lo valuta l'arbitro; il programma gli prepara ciò che gli serve.
panels-law-card-the-program-does-not-rule-on = Il programma non decide su questo paragrafo.
panels-law-card-the-laws-of-have-no-such = Nel codice del { $year } questo paragrafo non c'è.
panels-law-card-stands-as = { $year }: sta al numero { $cite }.
panels-law-card-the-same = { $year }: lo stesso.
panels-ledger-players = Giocatori
panels-ledger-everybody = Tutti
panels-ledger-at-the-end-of-play = Alla fine del gioco
panels-ledger-declarer = dichiarante
panels-ledger-dummy = morto
panels-ledger-nothing-stands-against-or-for-anybody = Non c'è niente a favore o contro qualcuno.
panels-ledger-penalty-card = carta penalizzata
panels-ledger-restricted = restrizione
panels-ledger-has-to = deve
panels-ledger-goes-back = torna in mano
panels-ledger-may-take-back = può ritirare
panels-ledger-information = informazione
panels-ledger-revoke = renonce
panels-ledger-to-look-at = da riesaminare
panels-ledger-defender = difensore
panels-ledger-nothing = niente
panels-ledger-law = Art. { $cite }
panels-ledger-not-yet-certain = { " " }(non ancora certo)
panels-options-point-at-a-choice-to-see = Passa su una scelta per vedere sul tavolo che cosa ne segue.
panels-options-read-it-out = Leggi ad alta voce
panels-options-to-be-done = da fare
panels-options-do-it = Esegui
panels-options-may-choose = { $who } può scegliere
panels-options-all-of-this-large-to-say = Tutto questo a lettere grandi, da dire a voce (F12)
panels-options-move-these-cards-as-is-ruled = Sposta queste carte come è stato deciso (Ctrl+D)
panels-options-speaks-first = { SEAT($seat) } ha parlato per primo
panels-questions-point-at-an-answer-to-see = Passa su una risposta per vedere a che cosa porta.
panels-questions-answer = Risposta
panels-questions-leave-this-open-for-now-and = Lascia aperta questa per ora e vai alla prossima domanda (F3)
panels-questions-judge = valuta
panels-questions-ask = chiedi
panels-questions-question-before = ‹ Domanda precedente
panels-questions-next-question = Prossima domanda ›
panels-questions-away-from-the-table-ask-the = Lontano dal tavolo: chiedi al giocatore da solo.
panels-questions-away-from-the-table-ask-each = Lontano dal tavolo: chiedi a ciascun giocatore, uno alla volta.
panels-questions-away-from-the-table-ask-both = Lontano dal tavolo: chiedi a tutti e due i giocatori.
panels-questions-seats-such-as-ns-or-none = Posti, per esempio nord e sud, o nessuno
panels-questions-suits-such-as-hearts-and-clubs = Semi, per esempio cuori e fiori, o nessuno
panels-questions-denominations-such-as-notrump-or-hearts = Denominazioni, per esempio senza atout, o cuori e fiori
panels-questions-a-card-such-as-d7 = Una carta, per esempio q7
panels-questions-cards-such-as-d7-c2-or = Carte, per esempio q7, f2, o nessuno
panels-questions-the-number-of-a-trick = Il numero di una presa
panels-questions-a-number = Un numero
panels-questions-in-his-words = Con le sue parole
panels-questions-the-words-such-as-queen-or = Le parole, per esempio dama o bassa a fiori
panels-questions-a-suit-a-card-or-unclear = Un seme, una carta o «non chiaro»
panels-questions-found-so-far = Accertato finora
panels-questions-assumed = Si presume
panels-questions-which-questions-matter-here-is-still = Si sta ancora calcolando quali domande contano qui …
panels-questions-of = { $n } di { $all }
# Beside the question whether a call is comparable; $call: the one withdrawn, 1♥.
panels-compared-could-mean = Che cosa poteva significare { $call ->
    [Passo] il passo
    [X] il contro
    [XX] il surcontro
   *[bid] { $call }
}?
panels-compared-in-his-words = Chiedilo lontano dal tavolo, e scrivilo in poche parole (Enter). Resta accanto alla decisione e non decide niente.
panels-law-card-law = Art. { $cite }
panels-law-card-law-of = Art. { $cite }, { $year }
panels-law-card-change = Dal { $first } al { $then }: { $change }
panels-because-tree-arrow = { $opened ->
    [yes] Nascondi il perché: { $words }
   *[no] Mostra il perché: { $words }
}
panels-facts-not-known = Non si sa
panels-compare-row = { $part }: { $how }
# What a card is, in a word or two.
panels-card-status = { $status ->
    [played] giocata
    [penalty-card] carta penalizzata
    [major-penalty] penalizzata maggiore
    [minor-penalty] penalizzata minore
    [may-be-taken-back] si può ritirare
    [must-be-played] va giocata
    [must-go-back] torna in mano
    [exposed] esposta
    [held] tenuta
    [face-down-lead] attacco coperto
    [withdrawn] ritirata
   *[in-hand] in mano
}
panels-compare-lines-differ = { $n ->
    [one] Una riga è diversa.
   *[other] { $n } righe sono diverse.
}
panels-compare-rules-have-another-number = { $n ->
    [one] Una regola ha un altro numero.
   *[other] { $n } regole hanno un altro numero.
}
# The status of a card, in the pill over the ruling.
panels-headline-status = { $status ->
    [in-hand] in mano
    [held] tenuta
    [face-down-lead] attacco coperto
    [played] giocata
    [exposed] esposta
    [minor-penalty] penalizzata minore
    [major-penalty] penalizzata maggiore
    [withdrawn] ritirata
    [must-be-played] va giocata
   *[quitted] presa coperta
}
panels-auction = La licita

# What is still to be laid: $card is East's ♦7, $still what is to be done with it.
panels-options-to-lay = { CAPITAL($card) } { $still }.
