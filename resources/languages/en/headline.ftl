### What is said first of a ruling: one sentence, in the fewest words.

# Findings in short.
headline-status-open = { ruling-owned } has been seen; what it becomes is open.
headline-status-stays = { ruling-owned } stays face up until the auction ends.
headline-cards-stay = { SEAT($seat, form: "of") } { $cards } stay face up until the auction ends.
headline-status-exposed = { ruling-owned } is not played, and is no penalty card.
headline-status-minor-penalty = { ruling-owned } is a minor penalty card.
headline-status-major-penalty = { ruling-owned } is a major penalty card.
headline-must-withdraw = { $how ->
    [if-noticed] { SEAT($seat) } has revoked: { CARD($card) } goes back if it is noticed in time.
    [penalty] { ruling-owned } leaves the trick as a penalty card.
   *[hand] { ruling-owned } goes back to the hand.
}
headline-may-follow = { ruling-owned } may follow if { SEAT($rho, form: "of") } card is changed.
headline-may-take-back = { SEAT($seat) } may take back { CARD($card) }{ $penalty ->
    [yes] , as a penalty card
   *[no] { "" }
}.
headline-revoke-open = { SEAT($seat) } has revoked in trick { $trick }; it is not established.
headline-revoke-no-card = { SEAT($seat) } put no card to trick { $trick }: an established revoke.
headline-revoke-established = { headline-revoke-established.clause }.
    .clause = { SEAT($seat, form: "of") } revoke in trick { $trick } is established
# $said is what became of the claim, $shares how the tricks go.
headline-claim = { headline-claim.clause }.
    .clause = { $said }: { $shares }
headline-shares = { $in_ns } { $ns ->
    [one] trick
   *[other] tricks
} to { SIDE($north_south) } and { $in_ew } to { SIDE($east_west) }
headline-all-tricks = { $tricks ->
    [1] the trick goes
    [2] both tricks go
   *[other] all { $in_words } tricks go
} to { SIDE($side) }
headline-judgement = For the director to weigh: { $test }

# A ruling with what goes along with it.
headline-penalty-cards = { SEAT($seat, form: "of") } { $cards } are { $major ->
    [yes] major
   *[no] minor
} penalty cards.
headline-could-have-known = { SEAT($seat) } could have known that it might gain; the director takes away a gain.
headline-too-late-for = { ruling-owned } stays; it is too late to change it. The director may adjust the score.
headline-too-late = It is too late to change the card; the director may adjust the score.
headline-go-back = { SEAT($seat, form: "of") } { $cards } go back to the hand.
# A card that leaves the trick, and as what. $put is headline-put.
headline-leaves = { headline-leaves.clause }.
    .clause = { ruling-owned } { $how ->
        [major-penalty] leaves the trick as a major penalty card
        [minor-penalty] leaves the trick as a minor penalty card
        [stays] stays in hand
       *[back] goes back
    }
headline-leaves-and = { headline-leaves.clause }; { $put }.
headline-put = { CARD($card) } is { $lead ->
    [yes] led
   *[no] played
} to trick { $trick }
headline-stays-played = { ruling-owned } stays played.
# Several penalty cards are due. $cards: ♥5 or ♥9.
headline-one-of-several = { SEAT($seat) } must play { $cards } { $when }; { SEAT($declarer) } says which.
# Who may change his card: North may take back ♠5, East ♠6, South ♠7, if East does.
headline-who-may-change = { $who }.
headline-may-change = { SEAT($seat) }{ $first ->
    [yes] { " " }may take back
   *[no] { "" }
} { $cards }{ $penalty ->
    [yes] { " " }as a penalty card
   *[no] { "" }
}
headline-may-change-then = { SEAT($seat) }{ $first ->
    [yes] { " " }may take back
   *[no] { "" }
} { CARD($card, form: "the") }, if { SEAT($rho) } does
headline-back-right-lost = The right to a rectification has been lost.
headline-back-dummy-pointed-out = Dummy, who had looked at a hand, was the first to point it out.
headline-back-wrong-turn = No rectification: an opponent got the turn wrong.
headline-back-waived = The director has waived the rectification.
headline-claim-unless-all-agree = { $said }, unless all four agree to play on.

# $what: lead, play or call.
headline-is-to = { SEAT($seat) } is to { $what ->
    [lead] lead
    [call] call
   *[play] play
}.

# Nothing is ruled on: why. $noticed_only: yes where only what the table has noticed is told.
headline-answer-wanted = First a question. { $question }
headline-nothing = { $noticed_only ->
    [yes] Nothing has been pointed out.
   *[no] Nothing is out of order.
}

# Questions about what a call means, and cards that stay. $bound: cards of others.
headline-keeps = { SEAT($seat) } keeps { CARD($card) }.
headline-keeps-and-binds = { SEAT($seat) } keeps { CARD($card) }; { $bound } may not be taken back.
headline-may-ask-at-every-turn = { SEAT($seat) } may ask for an explanation, at every turn of his{ $declarer ->
    [yes] { " " }or dummy's
   *[no] { "" }
}.
headline-may-ask-now = { SEAT($seat) } may ask what it means: it is his turn.
headline-has-to-explain = { SEAT($seat) } is the one to explain: his partner was asked about.
headline-not-for-partner = { $said } What the question tells is not for { SEAT($partner) } to use.
# While the players are bidding.
headline-call-in-order = { SEAT($seat, form: "of") } { $call } is in order.
headline-call-replaced = { SEAT($seat, form: "of") } { $old } is withdrawn; { $new } stands in its place.
headline-call-cancelled-for-a-pass = { SEAT($seat, form: "of") } { $call } is cancelled; pass stands in its place.
headline-call-kept = { SEAT($seat, form: "of") } { $new } is cancelled; { $old } stands.
headline-calls-cancelled = { SEAT($seat, form: "of") } { $call } is cancelled, and so are the calls that came after it.
headline-both-pass = { SEAT($one) } and { SEAT($other) } must pass until the auction ends.
headline-nothing-more = Nothing more follows from it.
