### Stories about what goes wrong while the players are bidding: bids that are too low (G29), calls out of rotation (G30),
### slips and changed minds (G31), calls nobody may make (G32), explanations (G33). $seat is who does it.

talesbidding-call = { $call ->
    [X] double
    [XX] redouble
   *[pass] pass
}
# $bid is the call in words: one spade, double.
talesbidding-calls = { $call ->
    [pass] { SEAT($seat) } passes.
    [X] { SEAT($seat) } doubles.
    [XX] { SEAT($seat) } redoubles.
   *[bid] { SEAT($seat) } bids { $bid }.
}
talesbidding-is-dealer = { SEAT($seat) } is the dealer.
talesbidding-refuses = The director explains, and { SEAT($seat) } does not accept it.

## A bid that is not high enough (G29).

talesbidding-title-too-low = Not high enough
talesbidding-title-nobody-has-noticed = Nobody has noticed
talesbidding-title-high-enough-now = High enough now
talesbidding-title-something-else = Something else instead
talesbidding-title-then-i-double = "Then I double"
talesbidding-title-quickly-put-right = Quickly put right
talesbidding-makes-it-enough = "Oh," says { SEAT($seat) }, and makes it { $bid }.

## A call out of rotation (G30). $turn is whose turn it was.

talesbidding-title-not-his-turn = Not his turn
talesbidding-title-nobody-minds = Nobody minds
talesbidding-title-each-in-turn = Each in his turn
talesbidding-title-right-player = The right player does not wait
talesbidding-title-partner-s-turn = In partner's place
talesbidding-title-what-he-calls-now = What he calls when it is his turn
talesbidding-out-of-turn = { $call ->
    [pass] It is { SEAT($turn, form: "of") } turn, but { SEAT($seat) } passes.
    [X] It is { SEAT($turn, form: "of") } turn, but { SEAT($seat) } doubles.
   *[bid] It is { SEAT($turn, form: "of") } turn, but { SEAT($seat) } bids { $bid }.
}
# Two calls at once: { $first } of { $one } and { $second } of { $other }, in words.
talesbidding-title-in-one-moment = In one moment
talesbidding-in-one-moment = In the same moment { SEAT($one) } bids { $first } and { SEAT($other) } bids { $second }.

## What is found of a call, where nobody has to ask.

talesbidding-found-comparable = { $value ->
    [yes] The call he made instead is comparable to it.
   *[no] The call he made instead is not comparable to it.
}
talesbidding-found-as-precise = { $value ->
    [yes] The call he made instead says the same as the first might have said, or says it more precisely.
   *[no] The call he made instead may be made on hands that do not fit the first.
}
talesbidding-found-beyond-dispute-natural = { $value ->
    [yes] That the bid he made instead is natural is beyond dispute.
   *[no] The bid he made instead may well be conventional.
}
talesbidding-found-unintended = { $value ->
    [yes] It was a slip of the hand: he had never meant to make the first call.
   *[no] It was no slip: he had meant the first call when he made it.
}
talesbidding-found-pause = { $value ->
    [yes] Between noticing it and saying so he had thought about it.
   *[no] He said so as soon as he had noticed it.
}
talesbidding-found-influenced = { $value ->
    [yes] The call might well have been another one if they had been told.
   *[no] The call would have been the same if they had been told.
}
talesbidding-found-alert-required = { $value ->
    [yes] In this event such a bid has to be alerted.
   *[no] In this event such a bid is not alerted.
}

## A slip, or a change of mind (G31). $bid is a bid in words.

talesbidding-title-i-meant = "I meant something else"
talesbidding-title-another-card = Another card instead
talesbidding-title-now-he-sees-it = Now he sees it
talesbidding-title-half-out = Half out of the box
talesbidding-says-he-meant = "Oh no, I meant { $bid }," says { SEAT($seat) }.
talesbidding-puts-another-there =
    { SEAT($seat) } looks at it, takes { $old } away and puts { $new } there.
talesbidding-half-out =
    { SEAT($seat) } has { $bid } half out of the box and pushes it back.

## A call that nobody may make there (G32).

talesbidding-title-whom-does-he-double = Whom does he double?
talesbidding-director-explains = The director is called, and explains.
talesbidding-title-was-he-not-to-pass = Was he not to pass?
talesbidding-title-once-more = Once more
talesbidding-title-eight = More than thirteen tricks
talesbidding-bids-eight = { SEAT($seat) } is in a hurry: { $bid } lies before him.

## A missing alert, a wrong explanation (G33). $seat is whose partner bid what is explained.

talesbidding-title-he-remembers = He remembers
talesbidding-title-before-the-lead = Before the lead
talesbidding-title-no-alert = No alert
talesbidding-natural = natural
talesbidding-a-transfer = a transfer to { SUIT($suit, form: "many") }
talesbidding-not-alerted = { SEAT($seat) } does not alert that.
talesbidding-explained = { SEAT($seat) } explains { $bid } as "{ $words }".
# $seat corrects what he or his partner has said.
talesbidding-corrects = "No, that is { $words }," says { SEAT($seat) } then.
