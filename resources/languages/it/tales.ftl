### What several kinds of generated problems tell: cards played, tricks won, what falls on the table, who says what.
### Everything told of one kind alone stands in talesdummy, talesrevoke, talestricks, talesturn, talesshown,
### talesclaim and talesauction. Each sentence of a story is a message; titles give nothing of the ruling away.

## Cards led and played, and what becomes of the trick.

# $dummy: whether it is dummy who plays; $seat: who else.
tales-hand-plays = { $dummy ->
    [yes] Il morto gioca { NAMED($card) }.
   *[no] { SEAT($seat) } gioca { NAMED($card) }.
}
tales-wins-the-trick = { $dummy ->
    [yes] Il morto vince la presa.
   *[no] { SEAT($seat) } vince la presa.
}
tales-to-the-end = Il gioco prosegue fino alla fine.
tales-the-round-ends = Finisce il turno di gioco.

## What falls on the table.

tales-falls = { NAMED($card, form: "The") } cade dalla mano { SEAT($seat, form: "of") }, scopert{ NAMED($card, form: "o") }.

## What is said. $seat is who says it.

tales-says-card = «{ NAMED($card, form: "The") }», dice { SEAT($seat) }.
tales-asks-for-none = «Niente { SUIT($suit) }?», chiede { SEAT($seat) }.
tales-all-mine = «Tutte mie», dice { SEAT($seat) }.
# $seat claims, $other agrees.
tales-all-mine-agreed = «Tutte mie», dice { SEAT($seat) }, { SEAT($other, form: "and") } è d'accordo.
tales-the-rest-are-yours = «Le altre sono vostre», dice { SEAT($seat) }.

## A bid in words: $level of a suit, $strain, or of nothing in no trump.

tales-bid = { story-level } { $strain ->
    [none] senza
   *[suit] { story-strain }
}
