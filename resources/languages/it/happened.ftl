### What happened?: the kinds of event that can be told, what is asked about each, and what may be answered.

## The kinds of event, and what each is about

happened-title-change-of-call = Il dichiarante cambia la carta chiamata
happened-note-change-of-call = «Dama … no, re»: quale delle due è giocata?
happened-title-not-named = Il morto gioca un'altra carta
happened-note-not-named = Il morto ha messo fuori una carta che il dichiarante non ha nominato
happened-title-claim = Richiesta contestata
happened-note-claim = Un giocatore ha richiesto, e un avversario non è d'accordo
happened-title-number = Carte in più o in meno
happened-note-number = Un giocatore risulta avere in mano un numero sbagliato di carte
happened-title-auction = Carta vista durante la licita
happened-note-auction = Caduta o mostrata prima che la licita fosse finita
happened-title-insufficient-bid = Dichiarazione insufficiente
happened-note-insufficient-bid = Un cuori sopra un picche, al proprio turno
happened-title-call-out-of-turn = Chiamata fuori turno
happened-note-call-out-of-turn = Una dichiarazione, un passo o un contro quando toccava a un altro
happened-title-wrong-call = Chiamata sbagliata o cambiata
happened-note-wrong-call = «Ho preso il cartellino sbagliato», un lapsus, un ripensamento
happened-title-missing-alert = Alert mancante
happened-note-missing-alert = Il compagno non ha allertato una chiamata, e doveva farlo
happened-title-in-words = Altro, a parole
happened-note-in-words = Scritto come sotto il tavolo: «e pauses», «s calls queen»
happened-title-revoke = Renonce notata in tempo
happened-note-revoke = Non ha seguito il seme pur potendo; la sua linea non ha giocato oltre
happened-title-revoke-later = Renonce notata più tardi
happened-note-revoke-later = La sua linea ha giocato oltre, o il gioco è finito
happened-title-card-seen = Carta caduta o vista
happened-note-card-seen = Piccola o onore, caduta, mostrata, nominata o tenuta fuori dalla mano
happened-title-penalty-card = Carta penalizzata non giocata
happened-note-penalty-card = Un difensore ha attaccato con un'altra carta, o ne ha giocata un'altra
happened-title-opening-lead = Attacco iniziale fuori turno
happened-note-opening-lead = Il difensore sbagliato ha attaccato nella prima presa, a carta scoperta
happened-title-defender-leads = Attacco fuori turno di un difensore
happened-note-defender-leads = Più avanti nel gioco, quando doveva attaccare un'altra mano
happened-title-wrong-hand = Attacco dalla mano sbagliata
happened-note-wrong-hand = Il dichiarante era al morto e ha attaccato dalla mano, o viceversa
happened-title-whose-lead = A chi tocca attaccare?
happened-note-whose-lead = Un giocatore lo chiede, e forse riceve una risposta sbagliata
happened-title-out-of-turn = Giocata fuori turno di un difensore
happened-note-out-of-turn = Ha seguito il seme o scartato prima del suo turno
happened-title-two-at-once = Due carte insieme
happened-note-two-at-once = Un giocatore ha messo giù due carte insieme

## What is asked

happened-ask-called-first = Quale carta ha chiamato prima?
happened-ask-called-then = E poi quale?
happened-ask-before-he-changed = Prima che cambiasse
happened-ask-named = Quale carta ha nominato il dichiarante?
happened-ask-put-out = Quale carta ha messo fuori il morto?
happened-ask-since-then = Da allora
happened-ask-claimed = Chi ha richiesto?
happened-ask-tricks-left = Prese ancora da giocare
happened-ask-who = Chi è stato?
happened-ask-how-many = Quante ne ha?
happened-ask-due = Chi doveva attaccare?
happened-ask-whose-card = Di chi è la carta?
happened-ask-which-cards = Quale carta, o quali carte?
happened-ask-done-or-said = Che cosa è stato fatto o detto?
happened-ask-trick = Nella presa numero
happened-ask-when = Quando è stato?
happened-ask-which-defender = Quale difensore?
happened-ask-which-card = Quale carta?
happened-ask-suit-led = Con quale seme si è attaccato?
happened-ask-who-led = Chi ha attaccato in questa presa?
happened-ask-whose-lead = A chi spettava l'attacco?
happened-ask-revoked = Chi ha commesso la renonce?
happened-ask-card-played = Quale carta ha giocato?
happened-ask-noticed = Quando è stata notata?
happened-ask-how-seen = Come si è vista?
happened-ask-penalty-card = Qual è la sua carta penalizzata?
happened-ask-played-instead = Quale carta ha giocato invece?
happened-ask-which-hand = Da quale mano?
happened-ask-asked = Chi ha chiesto?
happened-ask-was-told = Che cosa gli hanno detto?
happened-ask-who-told = Chi gliel'ha detto?
happened-ask-other-card = Quale altra carta?
happened-ask-call = Quale chiamata?
happened-ask-over = Sopra quale chiamata?
happened-ask-did-then = Che cosa ha fatto poi?
happened-ask-called-instead = E poi quale chiamata?
happened-ask-whose-bid = Di chi è la chiamata?
happened-ask-whose-call = A chi toccava?
happened-ask-begun = Qualcuno aveva già dichiarato?

## What may be answered to a question, by its name among the answers

happened-answer-did-meant = Dice che ne voleva un'altra
happened-answer-did-changed = Ne ha messa un'altra
happened-answer-begun-no = Nessuno
happened-answer-begun-yes = Il giocatore prima di lui
happened-answer-since-nothing = Niente
happened-answer-since-moved = Mossa dal morto
happened-answer-since-next = Giocato il seguente
happened-answer-when-same = In questa presa
happened-answer-when-next = Nella presa seguente
happened-answer-noticed-end = Dopo il gioco
happened-answer-noticed-play = Durante il gioco
happened-answer-way-dropped = Caduta
happened-answer-way-showed = Mostrata
happened-answer-way-named = Nominata
happened-answer-way-held = Tenuta fuori
happened-answer-since-accepted = Accettato
happened-answer-since-refused = Rifiutato
happened-answer-answer-none = Niente
happened-answer-answer-his = Che tocca a lui
happened-answer-answer-not = Che non tocca a lui

## What is still to be told, or cannot have happened so

happened-still-to-be-told = Ancora da raccontare: { $asked }
happened-no-card = «{ $typed }» non è una carta: scrivi seme e rango, per esempio h5 o dq
happened-no-call = «{ $typed }» non è una chiamata: scrivi livello e seme, per esempio 2h o 3n, oppure p, x, xx
happened-a-bid = Solo una dichiarazione può essere insufficiente: scegline una
happened-own-call = Toccava proprio { SEAT($seat, form: "to") }: allora non era fuori turno
happened-same-call = È la stessa chiamata: scegline un'altra
happened-no-contract = «{ $typed }» non è un contratto: scrivi livello e seme, per esempio 4s o 3n
happened-same-card-called = È la stessa carta: indica quella che voleva poi
happened-card-named = È la carta nominata: indica quella messa fuori dal morto
happened-suit-of-named = Bisogna sapere il seme della carta nominata
happened-right-number = Nella presa { $trick } è il numero giusto: di' quante carte risulta avere
happened-has-played = { SEAT($seat) } ha già giocato in questa presa: scegli un altro giocatore, o la presa seguente
happened-led-himself = Ha attaccato lui stesso: scegli un altro attaccante
happened-follows-suit = { CARD($card, form: "The") } segue il seme: indica la carta di un altro seme che è stata giocata
happened-penalty-card-itself = È proprio la carta penalizzata: indica la carta giocata al suo posto
happened-not-on-table = { CARD($card, form: "The") } non è sul tavolo davanti { SEAT($seat, form: "to") }: racconta prima come ci è finit{ CARD($card, form: "o") }
happened-own-lead = L'attacco spettava a lui: allora non era fuori turno
happened-right-hand = L'attacco veniva dalla mano giusta: allora era tutto in regola
happened-his-turn = Toccava proprio { SEAT($seat, form: "to") }: scegli un altro giocatore
happened-nobody-answers-himself = Nessuno risponde a sé stesso: scegli chi gliel'ha detto
happened-same-card-with = È la stessa carta: indica quella venuta insieme
