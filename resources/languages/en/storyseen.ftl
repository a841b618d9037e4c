### Stories about cards of a defender that can be seen: held out, seen by accident or named (G01), dropped, shown or
### spoken of (G02), and penalty cards that lie before him (G03, G04). $seat is who does it where nothing else is said.
### $way: one of so many ways of saying the same thing.

## A card his partner may have seen (G01). $partner is his partner.

storyseen-could-see = { $way ->
    [1] { SEAT($partner) } could have seen it.
   *[2] It faced { SEAT($partner) }.
}
storyseen-no-chance-to-see = { SEAT($partner) } was looking at his own cards and had no chance to see it.
storyseen-title-thinks-again = { SEAT($seat) } thinks again
storyseen-holds-out = { $zone ->
    [near-the-table] { SEAT($seat) } takes { NAMED($card) } from his hand, holds it over the table, and puts it back.
   *[visible] { SEAT($seat) } takes { NAMED($card) } from his hand, holds it upright in front of him, and puts it back.
}
storyseen-title-look = A look at { SEAT($seat, form: "of") } cards
storyseen-tilts = { $way ->
    [1] { SEAT($seat) }, sorting his cards, tilts his hand so that { NAMED($card) } can be seen.
    [2] { SEAT($seat) }, reaching for his glass, tilts his hand so that { NAMED($card) } can be seen.
   *[3] { SEAT($seat) }, turning to look at the clock, tilts his hand so that { NAMED($card) } can be seen.
}
storyseen-title-pushed = { SEAT($seat, form: "of") } arm is pushed
# $by: another player, or nobody of the table.
storyseen-is-pushed = { $by ->
    [none] As somebody passing by brushes against { SEAT($seat, form: "of") } arm, { NAMED($card) } falls face up on the table.
   *[seat] As { SEAT($by) }, leaning over, brushes against { SEAT($seat, form: "of") } arm, { NAMED($card) } falls face up on the table.
}
storyseen-title-hurry = { SEAT($seat) } is in a hurry
storyseen-holds-before-partner = Before { SEAT($partner) } has played, { SEAT($seat) } holds { NAMED($card) } over the table and takes it back.
storyseen-title-said-and-played = Said and played by { SEAT($seat) }
storyseen-says-and-plays = { SEAT($seat) } says "I play { NAMED($card) }", and then lays { NAMED($other) }.

## A card dropped, shown or spoken of (G02).

storyseen-title-drops = { SEAT($seat) } drops a card
storyseen-drops = { $way ->
    [1] { NAMED($card, form: "The") } falls out of { SEAT($seat, form: "of") } hand, face up.
   *[2] { NAMED($card, form: "The") } slips from { SEAT($seat, form: "of") } fingers and lies face up on the table.
}
storyseen-title-drops-two = { SEAT($seat) } drops two cards
# $same: both are of the same suit.
storyseen-drops-two = { $same ->
    [yes] The { NAMED($first, form: "rank") } and the { NAMED($second, form: "bare") } slip out of { SEAT($seat, form: "of") } hand and lie face up before him.
   *[no] { NAMED($first, form: "The") } and { NAMED($second) } slip out of { SEAT($seat, form: "of") } hand and lie face up before him.
}
storyseen-title-a-card-of = A card of { SEAT($seat, form: "of") }
storyseen-drops-face-down = A card falls out of { SEAT($seat, form: "of") } hand, face down. It is { NAMED($card) }.
storyseen-nobody-could-see = Nobody could see it.
storyseen-seen-when-taken-up = As he takes it up, { SEAT($partner) } could see its face.
storyseen-title-speaks-of-his-hand = { SEAT($seat) } speaks of his hand
storyseen-still-has = "I still have { NAMED($card) }," { SEAT($seat) } says to nobody in particular.
storyseen-title-shows = { SEAT($seat) } shows a card
storyseen-shows = { SEAT($seat) }, to tease, shows { NAMED($card) } to { SEAT($declarer) }.
storyseen-partner-sees = { $seen ->
    [yes] { SEAT($partner) } could see it, too.
   *[no] { SEAT($partner) } could not see it.
}
storyseen-title-drops-another = { SEAT($seat) } drops another card
storyseen-drops-another = { NAMED($card, form: "The") } falls out of { SEAT($seat, form: "of") } hand, and the director explains what that means. No sooner has he gone than { NAMED($other) } falls beside it.

## A penalty card lies on the table (G03, G04).

storyseen-penalty-card = { $minor ->
    [yes] Before { SEAT($seat) } lies { NAMED($card) }, a minor penalty card.
   *[no] Before { SEAT($seat) } lies { NAMED($card) }, a major penalty card.
}
# $same: both are of the same suit.
storyseen-two-penalty-cards = { $same ->
    [yes] Before { SEAT($seat) } lie the { NAMED($first, form: "rank") } and the { NAMED($second, form: "bare") }, both major penalty cards.
   *[no] Before { SEAT($seat) } lie { NAMED($first) } and { NAMED($second) }, both major penalty cards.
}
storyseen-his-turn = It is { SEAT($seat, form: "of") } turn.
storyseen-leads-at-once = { SEAT($seat) } leads { NAMED($card) } at once.
# Declarer, asked before a defender whose partner has a penalty card leads.
storyseen-asked-before-the-lead = { $wish ->
    [require] Asked before the lead, { SEAT($seat) } says "{ SUIT($suit, form: "many") }, please".
    [forbid] Asked before the lead, { SEAT($seat) } says "no { SUIT($suit, form: "many") }".
   *[ask-nothing] Asked before the lead, { SEAT($seat) } lets the leader do as he likes.
}
storyseen-wants-neither = { SEAT($seat) } wants no { SUIT($first, form: "many") } and no { SUIT($second, form: "many") }.
storyseen-asks-nothing = { SEAT($seat) } asks nothing.
storyseen-honour-before-minor = Before a minor penalty card an honour of the suit may be played (50C); { NAMED($card) } stays where it is.
storyseen-suit-comes-first = To follow suit comes first; { NAMED($card) } waits for the next turn at which it is legal (50D1(b)).
storyseen-title-card-on-the-table = { SEAT($seat) } and the card on the table
storyseen-title-plays-another = { SEAT($seat) } plays another card
storyseen-title-on-lead = { SEAT($seat) } is on lead
storyseen-title-to-lead = { SEAT($seat) } is to lead
storyseen-title-leads-at-once = { SEAT($seat) } leads at once
storyseen-title-two-before = Two cards before { SEAT($seat) }
storyseen-title-each-has-one = A card before each defender, { SEAT($seat) } to lead

## The penalty card is not played when it should be (G04).

storyseen-title-follows-suit = { SEAT($seat) } follows suit
storyseen-title-played-another = { SEAT($seat) } played another card
# $dummy: $seat, declarer, plays from dummy.
storyseen-plays-and-notices = { $dummy ->
    [yes] { SEAT($seat) } calls { NAMED($card) } from dummy, and only then notices.
   *[no] { SEAT($seat) } plays { NAMED($card) }, and only then notices.
}
storyseen-title-says-what = { SEAT($declarer) } says what { SEAT($seat) } plays
storyseen-chooses = { $choice ->
    [accept] The director explains the choices, and { SEAT($seat) } is content with that.
   *[refuse] The director explains the choices, and { SEAT($seat) } does not accept { NAMED($card) }.
}
storyseen-plays-instead = At once he takes it back and plays { NAMED($card) } instead.
storyseen-title-another-small = { SEAT($seat) } plays another small card
storyseen-title-leads = { SEAT($seat) } leads
