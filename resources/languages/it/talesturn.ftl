### Stories about turns: acting on what an opponent has told (G17), and playing on after a card that should not lie
### there (G26). $seat is who speaks or plays where nothing else is said of it.

## What an opponent has told him (G17).

talesturn-title-was-it = L'attacco spettava { SEAT($seat, form: "to") }?
talesturn-title-where = Dov'è l'attacco?
talesturn-title-your-lead = «Tocca a te attaccare, { SEAT($seat) }»
talesturn-title-lead-from = Da che cosa attaccate?
talesturn-is-it-my-lead = «Tocca a me attaccare?», chiede { SEAT($seat) }.
talesturn-where-am-i = «Dove sono?», chiede { SEAT($seat) }.
# $seat is told so by $other.
talesturn-your-lead = «Tocca a te attaccare, { SEAT($seat) }», dice { SEAT($other) }.
# $seat is declarer, $other the partner of who led.
talesturn-top-of-a-sequence = { SEAT($seat) } chiede come attaccano. «Con la più alta di una sequenza», dice { SEAT($other) }.
# What was explained, as the record keeps it; it cannot hold quotation marks of this kind: ".
talesturn-explained-top = la più alta di una sequenza
talesturn-inner-sequence = «Mi dispiace», dice { SEAT($seat) }, «può essere anche la più alta di una sequenza interna.»
# What was explained, as the record keeps it; it cannot hold quotation marks of this kind: ".
talesturn-explained-inner = la più alta di una sequenza interna
# $dummy: whether the card is dummy's.
talesturn-declarer-plays = { $dummy ->
    [yes] { SEAT($seat) } gioca dal morto { NAMED($card) }.
   *[no] { SEAT($seat) } gioca { NAMED($card) }.
}

## Play goes on after a wrong card, or a player cannot do what was asked of him (G26).

talesturn-title-quicker = Più svelto del dichiarante
talesturn-title-second-try = Il secondo tentativo
talesturn-title-as-if-nothing = Gioca come se niente fosse
talesturn-title-not-a-word = E nessuno ha detto una parola
talesturn-title-what-lies = E che cosa c'è davanti a lui?
talesturn-title-what-to-lead = Con che cosa deve attaccare?
talesturn-title-joins-in = E il compagno gli va dietro
talesturn-title-second-card = La seconda carta della prima presa
talesturn-wrong-hand = «Mano sbagliata», dice { SEAT($seat) }, e non accetta l'attacco.
talesturn-before-the-right-hand =
    Prima che { SEAT($declarer) } abbia attaccato dalla mano giusta, { SEAT($seat) } mette sul tavolo { NAMED($card) }.
talesturn-from-the-right-hand = Ora { SEAT($seat) } attacca dalla mano giusta { NAMED($card, form: "with") }.
# $dummy: whether it is dummy's turn, else that of $other.
talesturn-before-his-turn = { $dummy ->
    [yes] Prima che sia chiamata la carta del morto, { SEAT($seat) } gioca { NAMED($card) }.
   *[no] Prima che abbia giocato { SEAT($other) }, { SEAT($seat) } gioca { NAMED($card) }.
}
talesturn-director-explains = { SEAT($seat) } chiama l'arbitro, che viene e spiega.
talesturn-plays-to-it = { SEAT($seat) } ci gioca sopra { NAMED($card) }.
talesturn-suit-please = «Una { SUIT($suit) }, per favore», dice { SEAT($seat) }, a cui è stato chiesto.
talesturn-follows-with = { SEAT($seat) } segue { NAMED($card, form: "with") }.
talesturn-accepts = { SEAT($seat) } ascolta le scelte, accetta l'attacco, e il morto stende le sue carte.
talesturn-calls-not-his-own = Poi { SEAT($seat) } chiama dal morto { NAMED($card) }, e non gioca una carta sua.
