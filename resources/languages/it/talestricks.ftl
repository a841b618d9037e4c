### Stories about tricks with too few or too many cards (G19), and about cards that have been turned (G20). $seat is
### whose card it is where nothing else is said of it.

## Three cards, or five; a card lost (G19).

talestricks-title-three-cards = Tre carte nella presa
talestricks-title-too-many = Qualcuno ha una carta di troppo
talestricks-title-dummy-has-more = Il morto ha una carta in più
talestricks-title-one-more = Una carta più degli altri
talestricks-title-stuck = Due carte appiccicate
talestricks-title-too-few = Una carta in meno
talestricks-title-gap = Un buco nella fila
talestricks-title-thirteenth = La tredicesima carta
# $dummy: whether it is dummy who plays nothing.
talestricks-forgets = { $dummy ->
    [yes] Il morto non mette nessuna carta nella presa, e nessuno se ne accorge; tutti coprono la loro carta.
   *[no] { SEAT($seat) } non mette nessuna carta nella presa, e nessuno se ne accorge; tutti coprono la loro carta.
}
talestricks-only-three = «Ci sono solo tre carte», dice { SEAT($seat) }.
talestricks-counts = { SEAT($asker) } conta. «{ SEAT($seat) }, nella presa di prima non hai giocato.»
talestricks-dummy-has-not = «Nell'ultima presa il morto non ha giocato», dice { SEAT($asker) }.
talestricks-turns-out =
    { TRICK($trick, form: "In") } si scopre che { SEAT($seat) } ha una carta più degli altri.
talestricks-put-nothing = { TRICK($trick, form: "In") } non ha messo niente.
talestricks-to-its-end = La presa viene giocata fino alla fine.
talestricks-found-under = Quando copre la sua carta, sotto si trova { NAMED($card) }.
talestricks-nobody-knows = { SEAT($seat) } si accorge di avere una carta in meno. Nessuno sa ancora dov'è finita.
talestricks-finds-too-few = Poi { SEAT($seat) } si accorge di avere una carta in meno.
# Of two cards of one trick the one that was not seen, $hidden, and the one that was, $card.
talestricks-lay-under = { TRICK($trick, form: "In") } { NAMED($hidden) } era sotto { NAMED($card) }.
talestricks-row-is-short =
    Nella fila delle carte giocate { SEAT($seat, form: "of") } ne manca una: non c'è { NAMED($card) } { TRICK($trick, form: "of") }.
talestricks-finds-fewer = { SEAT($seat) } si accorge di avere una carta meno degli altri.
talestricks-is-found = { NAMED($card, form: "The") } viene trovat{ NAMED($card, form: "o") } { $place ->
    [in-the-board] nel board.
    [elsewhere-face-down] per terra, copert{ NAMED($card, form: "o") }.
   *[elsewhere-face-up] per terra, scopert{ NAMED($card, form: "o") }.
}

## Who may look at what has been played, and a card turned the wrong way (G20).

talestricks-title-one-more-look = Ancora uno sguardo, per favore
talestricks-title-what-did-i-play = Che cosa ho giocato?
talestricks-title-two-tricks-ago = Due prese fa
talestricks-title-that-was-ours = Quella era nostra
talestricks-title-mixed = Le carte sono mescolate
talestricks-title-all-played = Quando tutto è giocato
talestricks-title-in-a-hurry = Troppa fretta di coprirla
talestricks-others-turn = Gli altri coprono la loro carta; { SEAT($seat) } non ha coperto la sua.
talestricks-all-turned = Tutte e quattro le carte vengono coperte.
talestricks-may-i-see = «Posso rivedere quella presa?», chiede { SEAT($seat) }.
# $shown: whether the others see the card too.
talestricks-turns-up-own = { $shown ->
    [yes] { SEAT($seat) } scopre la propria carta di quella presa, in modo che tutti possano vederla.
   *[no] { SEAT($seat) } scopre la propria carta di quella presa e la guarda.
}
# What the director says, as the record keeps it; it cannot hold quotation marks of this kind: ".
talestricks-director-rules = { SEAT($seat) } può guardare { TRICK($trick) }
talestricks-dispute =
    C'è una contestazione, e l'arbitro dice { SEAT($seat, form: "to") } di guardare la sua carta { TRICK($trick, form: "of") }.
talestricks-turns-up = { SEAT($seat) } scopre la sua carta { TRICK($trick, form: "of") }.
talestricks-points-it = { $way ->
    [lost] { SEAT($seat) } copre la sua carta e la orienta come presa persa.
   *[won] { SEAT($seat) } copre la sua carta e la orienta come presa vinta.
}
talestricks-another = Si gioca un'altra presa.
talestricks-went-to = { $side ->
    [NS] «{ TRICK($trick, form: "The") } è andata a Nord-Sud», dice { SEAT($asker) }.
   *[EW] «{ TRICK($trick, form: "The") } è andata a Est-Ovest», dice { SEAT($asker) }.
}
# The contract is $level of a suit, $strain, or of nothing in no trump.
talestricks-played-out = { SEAT($seat) } gioca { story-contract }, e il board è giocato fino alla fine.
talestricks-something-wrong = «{ TRICK($trick, form: "In") } c'era qualcosa che non andava», dice { SEAT($asker) }.
talestricks-mixes = { SEAT($seat) } mescola le sue carte e le mette insieme.
talestricks-did-we-win = «{ TRICK($trick, form: "The") } non l'abbiamo vinta noi?», chiede { SEAT($asker) }.
talestricks-turns-up-of-that = { SEAT($seat) } scopre la sua carta di quella presa.
talestricks-turns-already = { SEAT($seat) } copre già la sua carta.
talestricks-not-over = «La presa non è finita», dice { SEAT($asker) }.
