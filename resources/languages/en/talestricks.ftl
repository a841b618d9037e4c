### Stories about tricks with too few or too many cards (G19), and about cards that have been turned (G20). $seat is
### whose card it is where nothing else is said of it.

## Three cards, or five; a card lost (G19).

talestricks-title-three-cards = Three cards in the trick
talestricks-title-too-many = Somebody has one card too many
talestricks-title-dummy-has-more = Dummy has one card more
talestricks-title-one-more = One card more than the others
talestricks-title-stuck = Two cards stuck together
talestricks-title-too-few = One card too few
talestricks-title-gap = A gap in the row
talestricks-title-thirteenth = The thirteenth card
# $dummy: whether it is dummy who plays nothing.
talestricks-forgets = { $dummy ->
    [yes] Dummy puts no card to the trick, and nobody notices; the cards are turned.
   *[no] { SEAT($seat) } puts no card to the trick, and nobody notices; the cards are turned.
}
talestricks-only-three = "There are only three cards," says { SEAT($seat) }.
talestricks-counts = { SEAT($asker) } counts. "{ SEAT($seat) }, you have not played to the trick before."
talestricks-dummy-has-not = "Dummy has not played to the last trick," says { SEAT($asker) }.
talestricks-turns-out =
    In { TRICK($trick) } it turns out that { SEAT($seat) } holds a card more than the others.
talestricks-put-nothing = He has put nothing to { TRICK($trick) }.
talestricks-to-its-end = The trick is played to its end.
talestricks-found-under = When he turns his card, { NAMED($card) } is found under it.
talestricks-nobody-knows = { SEAT($seat) } finds that he has a card too few. Nobody knows yet where the other one is.
talestricks-finds-too-few = Then { SEAT($seat) } finds that he has a card too few.
# Of two cards of one trick the one that was not seen, $hidden, and the one that was, $card.
talestricks-lay-under = In { TRICK($trick) } { NAMED($hidden) } lay under { NAMED($card) }.
talestricks-row-is-short =
    { SEAT($seat, form: "of") } row of played cards is one short: { NAMED($card) } of { TRICK($trick) } is not there.
talestricks-finds-fewer = { SEAT($seat) } finds that he has a card less than the others.
talestricks-is-found = { $place ->
    [in-the-board] { NAMED($card, form: "The") } is found in the board.
    [elsewhere-face-down] { NAMED($card, form: "The") } is found on the floor, face down.
   *[elsewhere-face-up] { NAMED($card, form: "The") } is found on the floor, face up.
}

## Who may look at what has been played, and a card turned the wrong way (G20).

talestricks-title-one-more-look = One more look, please
talestricks-title-what-did-i-play = What did I play?
talestricks-title-two-tricks-ago = Two tricks ago
talestricks-title-that-was-ours = That one was ours
talestricks-title-mixed = The cards are mixed
talestricks-title-all-played = When all has been played
talestricks-title-in-a-hurry = In a hurry to turn it
talestricks-others-turn = The others turn their cards; { SEAT($seat) } has not turned his.
talestricks-all-turned = All four cards are turned.
talestricks-may-i-see = "May I see that trick once more?" asks { SEAT($seat) }.
# $shown: whether the others see the card too.
talestricks-turns-up-own = { $shown ->
    [yes] { SEAT($seat) } turns up his own card of that trick, so that everybody can see it.
   *[no] { SEAT($seat) } turns up his own card of that trick and looks at it.
}
# What the director says, as the record keeps it; it cannot hold quotation marks of this kind: ".
talestricks-director-rules = { SEAT($seat) } may look at { TRICK($trick) }
talestricks-dispute =
    There is a dispute, and the director tells { SEAT($seat) } to look at his card of { TRICK($trick) }.
talestricks-turns-up = { SEAT($seat) } turns up his card of { TRICK($trick) }.
talestricks-points-it = { $way ->
    [lost] { SEAT($seat) } turns his card and points it as a trick lost.
   *[won] { SEAT($seat) } turns his card and points it as a trick won.
}
talestricks-another = Another trick is played.
talestricks-went-to = { $side ->
    [NS] "{ TRICK($trick, form: "The") } went to North and South," says { SEAT($asker) }.
   *[EW] "{ TRICK($trick, form: "The") } went to East and West," says { SEAT($asker) }.
}
# The contract is $level of a suit, $strain, or of nothing in no trump.
talestricks-played-out = { SEAT($seat) } plays { story-contract }, and the board is played out.
talestricks-something-wrong = "There was something wrong in { TRICK($trick) }," says { SEAT($asker) }.
talestricks-mixes = { SEAT($seat) } mixes his cards and puts them together.
talestricks-did-we-win = "Did we not win { TRICK($trick) }?" asks { SEAT($asker) }.
talestricks-turns-up-of-that = { SEAT($seat) } turns up his card of that trick.
talestricks-turns-already = { SEAT($seat) } turns his card already.
talestricks-not-over = "The trick is not over," says { SEAT($asker) }.
