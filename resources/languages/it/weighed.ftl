### What the director weighs himself: questions, which stand after a colon.

weighed-chose-with-partner = il giocatore ha scelto dopo essersi consultato con il compagno?
weighed-two-out-of-rotation = due compagni hanno dichiarato fuori turno uno dopo l'altro: quale delle due chiamate si tratta per prima?
weighed-two-at-one-instant = due giocatori hanno dichiarato nello stesso momento e non toccava a nessuno dei due: quale delle due chiamate si tratta per prima?
weighed-call-not-repeated = doveva ripetere la sua chiamata e ne ha fatta un'altra: si mette quella dovuta, o è un cambio di chiamata?
weighed-partner-doubles = dopo il passo fuori turno del compagno non poteva contrare in questo turno, e ha contrato: che ne è della sua chiamata?
weighed-late-change-of-call = si può ancora cambiare una chiamata su cui ha già dichiarato il giocatore seguente?
weighed-right-lost = la linea innocente ha perso il suo diritto, perché ha agito prima che si chiamasse l'arbitro?
weighed-gain-from-ignorance = quella linea ha guadagnato da ciò che ha fatto un avversario che non conosceva il codice?
weighed-suggested = suggeriva ciò che poi ha scelto il compagno, e c'era un'alternativa logica?
weighed-slip-of-opponents = quale degli avversari si è lasciato sfuggire qualcosa, e che cosa suggeriva al compagno?
weighed-gain-from-partner = ciò che il compagno si è lasciato sfuggire ha portato un guadagno alla sua linea?
weighed-board-playable = il board si può ancora giocare normalmente?
weighed-use-of-withdrawn = l'uso di ciò che è stato ritirato ha danneggiato l'altra linea?
weighed-question-suggested = il compagno ha scelto ciò che la domanda suggeriva, quando c'era un'alternativa logica?
weighed-innocent-damaged = la linea innocente è stata danneggiata?
weighed-last-call = è ben possibile che la spiegazione errata abbia influito sulla sua ultima chiamata?
weighed-call-on-explanation = una chiamata si basava sulla spiegazione errata, e la linea innocente è stata danneggiata?
weighed-foreseen-gain = l'irregolarità ha portato alla linea colpevole un vantaggio che poteva prevedere?
weighed-restrictions-combined = come si combinano la restrizione per la chiamata ritirata e quella per la carta penalizzata?
weighed-other-suit-after-lead = il dichiarante, a cui prima di questo attacco non è stato chiesto niente, può ancora imporre un altro seme?
weighed-dummy-exchanged = il morto ha scambiato le carte con il dichiarante, o ha lasciato il suo posto per guardarlo giocare?
weighed-either-damaged = una delle due linee è stata danneggiata?
weighed-defenders-gained = i difensori hanno guadagnato dalla loro irregolarità?
weighed-dummy-told = il morto ha detto al dichiarante qualcosa sul gioco?
weighed-card-led-first = attacca invece l'altra mano di quella linea: gli avversari avrebbero potuto tenere la carta del primo attacco?
weighed-meant-to-name = quale carta intendeva nominare?
weighed-exposed-by-naming = la seconda carta è esposta per il fatto di essere stata nominata?
weighed-dummy-suggested = il morto ha suggerito una giocata, e i difensori ne sono stati danneggiati?
weighed-words-meant = quale carta volevano dire queste parole?
weighed-suit-forbidden-before = il dichiarante può imporre un seme che prima ha vietato allo stesso attaccante?
weighed-penalty-card-again = una carta penalizzata che è stata giocata, e ritirata con la giocata, è di nuovo una carta penalizzata?
weighed-other-penalty-card = il dichiarante, che non aveva detto quale delle carte penalizzate voleva, può ancora farne giocare un'altra?
weighed-penalty-card-after-accepting = il dichiarante ha accettato l'attacco: può ancora chiedere al suo posto la carta penalizzata?
weighed-spread-after-accepting = il testo fa accettare l'attacco al dichiarante: può ancora stendere le sue carte e diventare il morto?
weighed-use-of-early-card = il compagno ha usato la carta vista troppo presto?
weighed-choice-after-slip = la carta anticipata era per un attacco che era un lapsus: il dichiarante conserva la sua scelta?
weighed-choice-lost = il dichiarante ha perso la sua scelta, perché ha continuato a giocare, dopo la carta del compagno, prima che arrivasse l'arbitro?
weighed-early-card-other-suit = intanto il seme d'attacco è cambiato: che ne è della carta messa giù troppo presto?
weighed-which-lead = ci sono due attacchi della stessa mano: questa carta era per il secondo, di cui segue il seme?
weighed-dummys-question = la domanda del morto ha detto al dichiarante qualcosa che ha usato?
weighed-trick-shown = l'arbitro deve far mostrare la presa?
weighed-two-suits = il compagno ha due semi, e la carta della renonce poteva suggerirne uno?
weighed-all-got-back = la linea innocente ha riavuto tutto ciò che ha perso per la renonce?
weighed-later-revokes = senza le renonce successive la linea innocente avrebbe fatto più prese?
weighed-no-revoke = quale sarebbe stato il risultato se nessuno avesse commesso una renonce?
weighed-late-word = la parola tardiva su una carta orientata dalla parte sbagliata ha suggerito ciò che ha fatto il compagno?
weighed-told-to-look = l'arbitro gli ha detto di guardare una presa coperta?
weighed-lost-card = la carta si cerca e si rimette al suo posto; la sua perdita ha danneggiato l'altra linea?
weighed-trick-winner = con questa carta, chi ha vinto la presa?
weighed-shown-as-played = la carta è stata mostrata come fosse già giocata prima del turno del compagno, così che il dichiarante può scegliere secondo il 57A?
weighed-trick-by-agreement = la linea che si è detta d'accordo avrebbe probabilmente vinto una presa?
weighed-outstanding-trump = c'è ancora un'atout fuori: ne ha parlato, può averla dimenticata, un gioco normale potrebbe perderci una presa?
weighed-cards-after-claim = che cosa mostrano le carte giocate dopo la richiesta, su ciò che era probabile e sulla richiesta?
weighed-unstated-line = ha bisogno di una linea che non ha indicato, mentre un'altra linea normale fa meno prese?
weighed-partner-finds-play = il compagno di chi richiede dovrebbe trovare la giocata giusta fra più giocate normali?
weighed-one-opponent-irrational = una linea non indicata ha bisogno che una carta sia in mano a un certo avversario, che non ha mostrato di essere senza quel seme né lo mostrerebbe con una linea normale; e non sarebbe irrazionale giocare altrimenti?
weighed-one-opponent = una linea non indicata ha bisogno che una carta sia in mano a un certo avversario, che non ha mostrato di essere senza quel seme né lo mostrerebbe con una linea normale?
weighed-suit-from-top = con ogni seme giocato dall'alto, dove non ha detto altro: che cosa si potrebbe perdere?
weighed-suit-any-order = con le carte di un seme in qualsiasi ordine, dove non l'ha detto: che cosa si potrebbe perdere?
weighed-concession = con un gioco normale delle carte rimaste si sarebbero potute perdere le prese concesse?
weighed-manner = il giocatore poteva sapere che il suo modo di fare poteva tornargli utile?
weighed-misled = un avversario innocente è stato tratto in inganno, e ne è stato danneggiato?
weighed-rectification-dropped = la linea innocente chiede di fare a meno della rettifica: c'è un buon motivo per lasciarla cadere?
weighed-facts-not-established = i fatti non sono accertati: quale decisione permette di continuare il gioco?
weighed-declarers-lead = anche il dichiarante aveva attaccato: la sua carta torna in mano, ora che l'attacco del difensore è accettato?
weighed-earlier-trick = c'era una presa precedente in cui questa carta andava giocata?
# $line: whether the claimer has stated a line, and what he said ($said).
weighed-what-normal-play-loses = nel modo più equo possibile per tutte e due le linee, con il dubbio contro chi richiede: che cosa potrebbe perdere un gioco normale?{ $line ->
    [stated] { " " }La sua linea: «{ $said }».
    [none] { " " }Non ha indicato nessuna linea.
   *[open] { "" }
}
# $laws: paragraphs under which the same words may be said.
weighed-which-law = la scelta è ambigua: è fatta secondo l'art. { $laws }?
weighed-says-of-tricks = { SEAT($seat) } perde il diritto a far decidere, secondo quello che dice, su prese dubbie o su una renonce?
weighed-ruled-for-others = i fatti non si possono accertare, così che si decide a favore { SEAT($first, form: "of") } { SEAT($second, form: "and") }?
