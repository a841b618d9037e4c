### What several kinds of generated problems tell: cards played, tricks won, what falls on the table, who says what.
### Everything told of one kind alone stands in talesdummy, talesrevoke, talestricks, talesturn, talesshown,
### talesclaim and talesauction. Each sentence of a story is a message; titles give nothing of the ruling away.

## Cards led and played, and what becomes of the trick.

# $dummy: whether it is dummy who plays; $seat: who else.
tales-hand-plays = { $dummy ->
    [yes] Dummy plays { NAMED($card) }.
   *[no] { SEAT($seat) } plays { NAMED($card) }.
}
tales-wins-the-trick = { $dummy ->
    [yes] Dummy wins the trick.
   *[no] { SEAT($seat) } wins the trick.
}
tales-to-the-end = Play goes on to the end.
tales-the-round-ends = The round ends.

## What falls on the table.

tales-falls = { NAMED($card, form: "The") } falls from { SEAT($seat, form: "of") } hand, face up.

## What is said. $seat is who says it.

tales-says-card = "{ NAMED($card, form: "The") }," says { SEAT($seat) }.
tales-asks-for-none = "No { SUIT($suit, form: "many") }?" asks { SEAT($seat) }.
tales-all-mine = "All mine," says { SEAT($seat) }.
# $seat claims, $other agrees.
tales-all-mine-agreed = "All mine," says { SEAT($seat) }, and { SEAT($other) } agrees.
tales-the-rest-are-yours = "The rest are yours," says { SEAT($seat) }.

## A bid in words: $level of a suit, $strain, or of nothing in no trump.

tales-bid = { story-level } { $strain ->
    [none] no trump
   *[suit] { story-strain }
}
