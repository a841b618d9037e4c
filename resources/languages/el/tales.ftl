### What several kinds of generated problems tell: cards played, tricks won, what falls on the table, who says what.
### Everything told of one kind alone stands in talesdummy, talesrevoke, talestricks, talesturn, talesshown,
### talesclaim and talesauction. Each sentence of a story is a message; titles give nothing of the ruling away.

## Cards led and played, and what becomes of the trick.

# $dummy: whether it is dummy who plays; $seat: who else.
tales-hand-plays = { $dummy ->
    [yes] Ο μορ παίζει { NAMED($card, form: "acc") }.
   *[no] { SEAT($seat, form: "The") } παίζει { NAMED($card, form: "acc") }.
}
tales-wins-the-trick = { $dummy ->
    [yes] Ο μορ κερδίζει τη λεβέ.
   *[no] { SEAT($seat, form: "The") } κερδίζει τη λεβέ.
}
tales-to-the-end = Το παιχνίδι συνεχίζεται ως το τέλος.
tales-the-round-ends = Ο γύρος τελειώνει.

## What falls on the table.

tales-falls = { NAMED($card, form: "The") } πέφτει από το χέρι { SEAT($seat, form: "of") }, με την όψη προς τα πάνω.

## What is said. $seat is who says it.

tales-says-card = { SEAT($seat, form: "The") } λέει «{ NAMED($card, form: "acc") }».
tales-asks-for-none = «Δεν έχεις { SUIT($suit) };» ρωτάει { SEAT($seat, form: "the") }.
tales-all-mine = «Όλες δικές μου», λέει { SEAT($seat, form: "the") }.
# $seat claims, $other agrees.
tales-all-mine-agreed = «Όλες δικές μου», λέει { SEAT($seat, form: "the") }, και { SEAT($other, form: "the") } συμφωνεί.
tales-the-rest-are-yours = «Οι υπόλοιπες δικές σας», λέει { SEAT($seat, form: "the") }.

## A bid in words: $level of a suit, $strain, or of nothing in no trump.

tales-bid = { story-level } { $strain ->
    [none] χωρίς ατού
   *[suit] { story-strain }
}
