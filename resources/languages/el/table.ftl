### What cannot be at a table.

## Why an action cannot happen. Within a sentence; $seat acts, $owner has the card.

table-held-by-another = { SEAT($seat, form: "the") } δεν έχει { CARD($card, form: "a") }: το φύλλο είναι { SEAT($owner, form: "of") }
table-already-played = { SEAT($seat, form: "the") } έχει ήδη παίξει { CARD($card, form: "a") }
table-not-held = { SEAT($seat, form: "the") } δεν έχει { CARD($card, form: "a") }
table-not-played = { SEAT($seat, form: "the") } δεν έχει παίξει { CARD($card, form: "a") }
table-no-face-down-lead = { SEAT($seat, form: "the") } δεν έχει κλειστή αντάμ στο τραπέζι
table-other-face-down-lead = η κλειστή αντάμ { SEAT($seat, form: "of") } είναι { CARD($lead, form: "a") }, όχι { CARD($card, form: "a") }
table-not-held-out = { SEAT($seat, form: "the") } δεν κρατά έξω από το χέρι { CARD($card, form: "a") }
table-call-not-pulled = { SEAT($seat, form: "the") } δεν έχει τραβήξει το { $call } από το κουτί
table-call-not-laid = { SEAT($seat, form: "the") } δεν έχει μπροστά { SEAT($seat, form: "his") } το { $call }
table-no-card-to-turn = { SEAT($seat, form: "the") } δεν έχει φύλλο να γυρίσει
table-no-card-in-trick = { SEAT($seat, form: "the") } δεν έχει φύλλο στη λεβέ { $trick }
table-no-place-in-trick = { SEAT($seat, form: "the") } δεν έχει θέση στη λεβέ { $trick } σε αυτό το τραπέζι
table-not-among-played = { SEAT($seat, form: "the") } δεν έχει { CARD($card, form: "a") } ανάμεσα στα παιγμένα φύλλα { SEAT($seat, form: "his") }
table-card-of-another = { CARD($card, form: "the") } είναι φύλλο { SEAT($owner, form: "of") }
table-lies-before-him = { CARD($card, form: "the") } βρίσκεται στο τραπέζι μπροστά { SEAT($seat, form: "to") }: δεν χρειάζεται να βρεθεί
# A card known in part was said to be another than it can be.
table-cannot-be = { CARD($old, form: "the") } δεν μπορεί να είναι { CARD($new, form: "a") }
table-is-another-card = { ruling-owned } είναι άλλο φύλλο
# $written: Dx.
table-no-card-written = { SEAT($seat, form: "the") } δεν έχει φύλλο γραμμένο { $written }
table-beyond-trick = το παιχνίδι έχει ήδη περάσει τη λεβέ { $trick }
table-thirteen-tricks = οι λεβέ είναι δεκατρείς

## What cannot be in a deal.

table-held-twice = { CARD($card, form: "The") } βρίσκεται και { SEAT($one, form: "to") } και { SEAT($two, form: "to") }
# $cards are written, $left he has to play.
table-wrong-number = { SEAT($seat, form: "The") } έχει { $cards } { $cards ->
    [one] φύλλο
   *[other] φύλλα
}, και πρέπει να παίξει { $left }
table-suit-known = { SEAT($seat, form: "Of") } { SUIT($suit, form: "the-many") } είναι ήδη { $suit ->
    [S] γνωστές
    [H] γνωστές
   *[other] γνωστά
}
table-no-such-card = { SEAT($seat, form: "The") } δεν έχει φύλλο που θα μπορούσε να είναι { CARD($card, form: "a") }
