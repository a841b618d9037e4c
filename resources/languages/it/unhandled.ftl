### What a ruling needs and the program does not work out, by what it is that came up.

unhandled-other-hand-too-many = L'altra mano aveva una carta di troppo, e su questo qui non si decide: vedi l'art. 13.
unhandled-hand-too-big = Su una mano con più di tredici carte qui non si decide: vedi l'art. 13.
unhandled-cards-not-written-down-24 = Non è scritto quali carte si potevano vedere, perciò su di esse non si decide niente: vedi l'art. 24.
unhandled-cards-not-written-down-49 = Non è scritto quali carte si potevano vedere, perciò su di esse non si decide niente: vedi l'art. 49.
unhandled-suit-not-held = Su quello che un giocatore dice di un seme che non ha, qui non si decide: vedi l'art. 16B.
unhandled-too-many-in-all = Il giocatore ha in tutto più di tredici carte, e su questo qui non si decide: vedi l'art. 13.
unhandled-adjusted-score = Il punteggio arbitrale qui non si calcola: vedi l'art. 12C.
unhandled-cards-of-another-board = Che cosa ne è delle chiamate di chi ha in mano le carte di un altro board, qui non si stabilisce: vedi l'art. 15 (l'art. 17 nel 2007).
unhandled-spread-taken-up = Una mano stesa e poi ripresa qui non si valuta: vedi l'art. 54.
unhandled-earlier-ruling = Una decisione precedente dell'arbitro qui non si valuta: vedi l'art. 82C.
