### Problems: what is asked of whoever rules, the answers offered, and what is said of an answer.

asked-what-do-you-rule = What do you rule?
asked-what-do-you-ask = What do you ask?
asked-status = { ruling-owned }: what is it?
asked-back = May { ruling-owned } be taken back?
asked-who-decides = Who decides what happens now?
asked-who-may-choose = Who may choose what now?
asked-whose-turn = Whose turn is it now?
asked-who-is-bound = What must or may not be done?
asked-tricks-transferred = Which tricks are transferred?
asked-who-may-use-it = Who may use it?
asked-what-is-checked = What do you look at again?
asked-which-paragraph = Which paragraph decides?
asked-how-other-edition = How do the laws of { $year } rule?

## Rulings in a few words, the right one among wrong ones. Form "within" stands within a sentence.

asked-ruling-ask = I must ask something first
    .within = I must ask something first
asked-ruling-on = { $bidding ->
    [yes] The auction goes on
   *[no] Regular play goes on
}
    .within = { $bidding ->
    [yes] the auction goes on
   *[no] regular play goes on
}
# What becomes of a card.
asked-ruling-card = { $what ->
    [played] { CARD($card) } is played
    [may] { SEAT($seat) } may take { CARD($card) } back
    [back] { CARD($card) } goes back
    [major] { CARD($card) } is a major penalty card
    [minor] { CARD($card) } is a minor penalty card
    [seen] { CARD($card) } is only seen: no penalty
    [held] { CARD($card) } is not played
   *[later] { CARD($card) } must be played later
}
    .within = { asked-ruling-card }
# $who: North, or North or South.
asked-ruling-choice = { $who } { $players ->
    [1] chooses
   *[several] choose
}
    .within = { asked-ruling-choice }
# $duty: must lead a heart.
asked-ruling-duty = { SEAT($seat) } { $duty }
    .within = { asked-ruling-duty }
# $long: until the auction ends, and not at one turn only.
asked-ruling-pass = { SEAT($seat) } must pass { $long ->
    [yes] until the auction ends
   *[no] once
}
    .within = { asked-ruling-pass }
# What becomes of a call; implied is a pass that counts although nobody has made it.
asked-ruling-call = { $what ->
    [stands] { SEAT($seat, form: "of") } { $call } counts
    [gone] { SEAT($seat, form: "of") } { $call } does not count
    [open] { SEAT($seat, form: "of") } { $call } waits for a decision
   *[implied] { SEAT($seat) } counts as having passed
}
    .within = { asked-ruling-call }
asked-ruling-change-call = { SEAT($seat) } may change his call
    .within = { asked-ruling-change-call }
# The contract; $doubled: X, XX or none.
asked-ruling-contract = The contract is { $bid }{ $doubled ->
    [X] { " " }doubled
    [XX] { " " }redoubled
   *[none] { "" }
} by { SEAT($seat) }
    .within = the contract is { $bid }{ $doubled ->
    [X] { " " }doubled
    [XX] { " " }redoubled
   *[none] { "" }
} by { SEAT($seat) }
asked-ruling-revoke = { $state ->
    [established] The revoke is established
    [open] The revoke can still be corrected
    [corrected] The revoke is corrected
   *[none] It is no revoke
}
    .within = { $state ->
    [established] the revoke is established
    [open] the revoke can still be corrected
    [corrected] the revoke is corrected
   *[none] it is no revoke
}
asked-ruling-transfer = { $tricks ->
    [0] No trick is transferred
    [1] One trick goes to { SIDE($side) }
    [2] Two tricks go to { SIDE($side) }
   *[other] { $tricks } tricks go to { SIDE($side) }
}
    .within = { $tricks ->
    [0] no trick is transferred
    [1] one trick goes to { SIDE($side) }
    [2] two tricks go to { SIDE($side) }
   *[other] { $tricks } tricks go to { SIDE($side) }
}
asked-ruling-claim = { $state ->
    [contested] The director decides on the claim
    [agreed] The claim is agreed
    [void] The claim is void; play goes on
    [stands] The concession stands
    [open] Play stops; the claim is open
    [gone] The concession is cancelled
   *[none] It is no claim; play goes on
}
    .within = { $state ->
    [contested] the director decides on the claim
    [agreed] the claim is agreed
    [void] the claim is void; play goes on
    [stands] the concession stands
    [open] play stops; the claim is open
    [gone] the concession is cancelled
   *[none] it is no claim; play goes on
}
# Whether a player was right to do what he did.
asked-ruling-act = { $what ->
    [right] { SEAT($seat) } was right to do it
    [wrong] { SEAT($seat) } was wrong to do it
    [partner] Only { SEAT($partner) } may do that
   *[later] { SEAT($seat) } may do it only after play
}
    .within = { $what ->
    [partner] only { SEAT($partner) } may do that
   *[other] { asked-ruling-act }
}
asked-ruling-weigh = { $what ->
    [weigh] The director must weigh it
    [nothing] Nothing follows from it
    [cancel] The board is cancelled
   *[again] The trick is played again
}
    .within = { $what ->
    [weigh] the director must weigh it
    [nothing] nothing follows from it
    [cancel] the board is cancelled
   *[again] the trick is played again
}
# Who may use what something tells.
asked-ruling-known = { $who ->
    [all] Everybody may use what it tells
    [none] Nobody may use what it tells
   *[side] Only { SIDE($side) } may use what it tells
}
    .within = { $who ->
    [all] everybody may use what it tells
    [none] nobody may use what it tells
   *[side] only { SIDE($side) } may use what it tells
}
# How the other edition rules; $ruling is one of these within a sentence.
asked-edition-same = The same: { $ruling }
asked-edition-differs = Differently: { $ruling }

## What a card is.

asked-flag-played = It is played
asked-flag-must-go-back = It goes back to the hand
asked-flag-major-penalty = It is a major penalty card
asked-flag-minor-penalty = It is a minor penalty card
asked-flag-in-hand = It is in hand: not played
asked-flag-waits = It waits: that is still open
asked-flag-exposed = It is seen, no penalty card
asked-flag-held = It is held, not played
asked-flag-must-be-played = It must be played later
asked-flag-face-down-lead = It is a lead still face down

## Whether a card may be taken back.

asked-back-may = Yes, if he wants to
asked-back-penalty = Yes, as a penalty card
asked-back-if = Only if something else comes first
asked-back-no = No, it stays

## Who chooses, and what; whose turn it is; what is looked at again.

asked-nobody-has-a-choice = Nobody has a choice
# $who: North, or North or South; $words is what he may choose, a sentence.
asked-choice-of = { $who }: { $words }
# What somebody put out of turn: a call, or a card.
asked-accept-or-refuse = Accept the { $bidding ->
    [yes] call
   *[no] card
}, or refuse it.
asked-nobody-chooses = Nobody has anything to choose
asked-is-to = { SEAT($seat) } is to { $to ->
    [lead] lead
    [call] call
   *[play] play
}
asked-something-comes-first = Nobody: something comes first
asked-nobody-is-bound = Nobody is bound to anything
asked-nothing = Nothing

## What the director is told who asks. $answer: Yes.

asked-told = { $answer }.
asked-told-no = No.
asked-nobody-can-say = Nobody can say.

## What is said of an answer.

# $typed and $cite are paragraphs: 45C is near: 45C4 is the paragraph that decides.
asked-near = { $typed } is near: { $cite } is the paragraph that decides.
asked-other-number = So it is numbered in { $other }; in { $year } it is { $cite }.
# $question is a question of the director's.
asked-nothing-hangs-on = Nothing hangs on this: { $question }
# A sentence with the paragraph behind it: $words without the mark at its end, $mark. It is one of asked-ends, the
# first of them where there was none.
asked-with-law = { $words } ({ $cite }){ $mark }
asked-ends = .?!
