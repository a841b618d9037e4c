### Stories about what has come of the auction: cards seen while it lasted (G24), calls that were taken back (G25).

## A card was seen while they were bidding (G24). $seat is whose card it is.

talesauction-title-small = Small, and seen during the bidding
talesauction-title-honour = An honour, seen during the bidding
talesauction-title-two = Two cards, seen during the bidding
talesauction-title-led = Led before the last pass
talesauction-title-declares = Seen during the bidding, and now he declares
talesauction-title-who-could-see = Who could see it?
talesauction-title-not-his-fault = It was not his fault
# $seat is the dealer; $calls: one heart, pass, two hearts.
talesauction-begins = { SEAT($seat) } deals, and the bidding begins: { $calls }.
talesauction-pass = pass
# The contract is $level of a suit, $strain, or of nothing in no trump.
talesauction-becomes-declarer = { SEAT($seat) } becomes declarer in { story-contract }.
talesauction-one-falls =
    { NAMED($card, form: "The") } falls from { SEAT($seat, form: "of") } hand, face up on the table.
talesauction-two-fall =
    { NAMED($card, form: "The") } and { NAMED($other) } fall from { SEAT($seat, form: "of") } hand, face up on the table.
talesauction-leads = { SEAT($seat) }, who thinks that the bidding is over, leads { NAMED($card) }.
talesauction-turned-outwards =
    { SEAT($seat) } sorts his hand, and for a moment { NAMED($card) } is turned outwards.
talesauction-knocks =
    { SEAT($opponent) } reaches for his glass and knocks { NAMED($card) } out of { SEAT($seat, form: "of") } hand, face up.

## A defender has taken a call back (G25). $seat is who leads where nothing else is said of it.

talesauction-title-opening-lead = A call taken back, and the opening lead
talesauction-title-in-for-the-first-time = His partner is in for the first time
talesauction-title-now-he-thinks = Now declarer thinks of it
talesauction-title-very-suit = The very suit
talesauction-title-how-long = How long does it last?
talesauction-title-quicker = Quicker than the director
# $seat took back the call $old and made another: $new, or in the second message a pass.
talesauction-took-back-for-bid =
    In the auction { SEAT($seat) } bid { $old } out of turn, took it back and bid { $new } instead.
talesauction-took-back-for-pass =
    In the auction { SEAT($seat) } bid { $old } out of turn, took it back and passed instead.
talesauction-about-to-lead = { SEAT($seat) } is about to lead.
talesauction-wins-his-first = { SEAT($seat) } wins { TRICK($trick) }, his first.
talesauction-nobody-until = Nobody says anything until { SEAT($seat) } is to lead to { TRICK($trick) }.
talesauction-showed = It showed { SUIT($suit, form: "many") }.
# $seat is declarer.
talesauction-no-please = "No { SUIT($suit) }, please," says { SEAT($seat) }, whom the director has asked.
talesauction-wins-with-it = He wins the trick with it.
talesauction-then-leads = Then he leads { NAMED($card) }.
# $seat is declarer.
talesauction-free-now = "Is he free now?" asks { SEAT($seat) }.
talesauction-before-a-word = { SEAT($seat) } leads { NAMED($card) } before anybody has said a word.
