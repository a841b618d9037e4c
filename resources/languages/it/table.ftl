### What cannot be at a table.

## Why an action cannot happen. Within a sentence; $seat acts, $owner has the card.

table-held-by-another = { SEAT($seat) } non ha { CARD($card, form: "the") }: è una carta { SEAT($owner, form: "of") }
table-already-played = { SEAT($seat) } ha già giocato { CARD($card, form: "the") }
table-not-held = { SEAT($seat) } non ha { CARD($card, form: "the") }
table-not-played = { SEAT($seat) } non ha giocato { CARD($card, form: "the") }
table-no-face-down-lead = { SEAT($seat) } non ha sul tavolo un attacco coperto
table-other-face-down-lead = l'attacco coperto { SEAT($seat, form: "of") } è { CARD($lead, form: "the") }, non { CARD($card, form: "the") }
table-not-held-out = { SEAT($seat) } non tiene { CARD($card, form: "the") } fuori dalla mano
table-call-not-pulled = { SEAT($seat) } non ha estratto il cartellino { $call ->
    [pass] passo
    [X] contro
    [XX] surcontro
   *[bid] { $call }
} dal bidding box
table-call-not-laid = davanti { SEAT($seat, form: "to") } non c'è il cartellino { $call ->
    [pass] passo
    [X] contro
    [XX] surcontro
   *[bid] { $call }
}
table-no-card-to-turn = { SEAT($seat) } non ha carte da coprire
table-no-card-in-trick = { SEAT($seat) } non ha carte nella presa { $trick }
table-no-place-in-trick = a questo tavolo { SEAT($seat) } non ha posto nella presa { $trick }
table-not-among-played = { SEAT($seat) } non ha { CARD($card, form: "the") } fra le sue carte giocate
table-card-of-another = { CARD($card, form: "the") } è una carta { SEAT($owner, form: "of") }
table-lies-before-him = { CARD($card, form: "the") } è sul tavolo davanti { SEAT($seat, form: "to") }: non c'è bisogno di trovarl{ CARD($card, form: "o") }
# A card known in part was said to be another than it can be.
table-cannot-be = { CARD($old, form: "the") } non può essere { CARD($new, form: "the") }
table-is-another-card = { CARD($card, form: "the") } { SEAT($seat, form: "of") } è un'altra carta
# $written: Dx.
table-no-card-written = { SEAT($seat) } non ha una carta che si scrive { $written }
table-beyond-trick = il gioco è già andato oltre la presa { $trick }
table-thirteen-tricks = le prese sono tredici

## What cannot be in a deal.

table-held-twice = { CARD($card, form: "The") } è in mano sia { SEAT($one, form: "to") } sia { SEAT($two, form: "to") }
# $cards are written, $left he has to play.
table-wrong-number = { SEAT($seat) } ha { $cards ->
    [one] una carta
   *[other] { $cards } carte
}, e deve giocarne { $left }
table-suit-known = Le { SUIT($suit, form: "many") } { SEAT($seat, form: "of") } sono già note
table-no-such-card = { SEAT($seat) } non ha nessuna carta che possa essere { CARD($card, form: "a") }
