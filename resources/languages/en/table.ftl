### What cannot be at a table.

## Why an action cannot happen. Within a sentence; $seat acts, $owner has the card.

table-held-by-another = { SEAT($seat) } does not hold { SHORT($card) }: it is { SEAT($owner, form: "of") } card
table-already-played = { SEAT($seat) } has already played { SHORT($card) }
table-not-held = { SEAT($seat) } does not hold { SHORT($card) }
table-no-such-card = { SEAT($seat) } holds no card that could be { CARD($card, form: "a") }
table-not-played = { SEAT($seat) } has not played { SHORT($card) }
table-no-face-down-lead = { SEAT($seat) } has no face-down lead on the table
table-other-face-down-lead = { SEAT($seat, form: "of") } face-down lead is { SHORT($lead) }, not { SHORT($card) }
table-not-held-out = { SEAT($seat) } is not holding { SHORT($card) } out of his hand
table-call-not-pulled = { SEAT($seat) } has not pulled { $call } out of the box
table-call-not-laid = { SEAT($seat) } has no { $call } lying before him
table-no-card-to-turn = { SEAT($seat) } has no card to turn
table-no-card-in-trick = { SEAT($seat) } has no card in trick { $trick }
table-no-place-in-trick = { SEAT($seat) } has no place in trick { $trick } on this table
table-not-among-played = { SEAT($seat) } has no { SHORT($card) } among his played cards
table-card-of-another = { SHORT($card) } is { SEAT($owner, form: "of") } card
table-lies-before-him = { SHORT($card) } lies on the table before { SEAT($seat) }: it need not be found
# A card known in part was said to be another than it can be.
table-cannot-be = { SHORT($old) } cannot be { SHORT($new) }
table-is-another-card = { SEAT($seat, form: "of") } { SHORT($card) } is another card
# $written: Dx.
table-no-card-written = { SEAT($seat) } has no card written { $written }
table-beyond-trick = play has already gone beyond trick { $trick }
table-thirteen-tricks = there are thirteen tricks

## What cannot be in a deal.

table-held-twice = { SHORT($card) } is held by { SEAT($one) } and by { SEAT($two) }
# $cards are written, $left he has to play.
table-wrong-number = { SEAT($seat) } has { $cards } cards, and { $left } to play
table-suit-known = { SEAT($seat, form: "of") } { SUIT($suit, form: "many") } are known already
