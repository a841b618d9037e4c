### What a case expects of its ruling, in a sentence, and what is so instead.

# It is forbidden: the sentence tells what must not be.
expected-not = It must not be so: { $words }
expected-by-the-paragraph = { $words } ({ $cite })
# A sentence of $words that are told without a full stop elsewhere.
expected-sentence = { $words }.

## What is expected where no ruling says it in quite these words.

expected-penalty-card = { ruling-owned } is a penalty card.
expected-quitted = { ruling-owned } has been played, and its trick is turned.
expected-no-contract-yet = There is no contract yet.
expected-require-a-suit = require a suit
expected-forbid-a-suit = forbid a suit
expected-name-a-card = name the card played
expected-must = { SEAT($seat) } must { $deed ->
    [play] play a certain card
    [lead] lead a certain card or suit
    [face] face his cards
    [withdraw] take a card back
    [add] add a card to a trick
    [designate] name the card played
    [double] double
    [pass] pass
   *[call] make a call
}{ $limit ->
    [none] { "" }
   *[limit] { " " }{ $limit }
}.
expected-must-not = { SEAT($seat) } may not { $deed ->
    [play] play certain cards
    [lead] lead certain suits
    [face] face his cards
    [withdraw] take a card back
    [add] add a card to a trick
    [designate] name the card played
    [double] double
    [pass] pass
   *[call] make a call
}{ $limit ->
    [none] { "" }
   *[limit] { " " }{ $limit }
}.
expected-add-a-suit = { SEAT($seat) } must add a { SUIT($suit) } to a trick.
expected-may-call = { SEAT($seat) } may call { $calls }.
expected-lead-restriction = Because { SEAT($offender) } withdrew a call, declarer may ask something of { SEAT($partner, form: "of") } first lead: { $suits }.
expected-any-suit = any suit
expected-any-suit-but = any suit but { $suits }
expected-may-play = { SEAT($seat) } may play { $what ->
    [any] any card
    [nothing] no card
   *[some] { $cards }
}{ $alone ->
    [yes] , and nothing else
   *[no] { "" }
}.
expected-any-of-suit = any { SUIT($suit) }
expected-may-be-taken-back = { ruling-owned } may be taken back{ $only_if ->
    [none] { "" }
    [RHO-changed] , but only if { SEAT($rho, form: "of") } card is changed
   *[other] , but only if { $only_if }
}.
expected-may-use = { $who } may use { $what }.
expected-may-not-use = { $who } may not use { $what }.
expected-told-until = { $what } matters { $limit }.
expected-no-revoke = { SEAT($seat) } has not revoked in trick { $trick }.
expected-no-transfer = No trick changes hands at the end of play.
expected-transfer-to = Tricks are transferred to { SIDE($to) } at the end of play.
expected-transfer-of = { $count ->
    [one] { $count } trick is
   *[other] { $count } tricks are
} transferred at the end of play.
expected-turn = It is { SEAT($seat, form: "of") } turn.
expected-turn-none = Nobody may act now.
expected-lead = { $trick ->
    [now] { SEAT($seat) } leads to this trick.
   *[number] { SEAT($seat) } leads to trick { $trick }.
}
expected-winner = { $trick ->
    [last] { SEAT($seat) } has won the last trick.
   *[number] { SEAT($seat) } has won trick { $trick }.
}
expected-tricks = { SIDE($side) } have won { $count ->
    [0] no trick
    [one] { $count } trick
   *[other] { $count } tricks
}.
expected-declarer = { SEAT($seat) } is declarer.
expected-stage = { $stage ->
    [before] Nobody has taken his cards yet.
    [cards-taken] The cards have been taken, and nobody has called yet.
    [auction] The auction is going on.
    [clarification] The auction is over, and the opening lead is not faced yet.
    [play] The play is going on.
    [after] The play is over, and the correction period is not.
   *[over] The board is over, and nothing may be corrected any more.
}
expected-irregular-call = { $kind ->
    [call-out-of-rotation] { SEAT($seat) } has called out of turn.
    [insufficient-bid] { SEAT($seat) } has made a bid that is not high enough.
    [inadmissible-double] { SEAT($seat) } has doubled or redoubled when there was nothing to double.
    [call-by-a-player-who-must-pass] { SEAT($seat) } had to pass, and has called.
    [bid-above-seven] { SEAT($seat) } has made a bid higher than any there is.
    [call-after-the-final-pass] { SEAT($seat) } has called when the auction was over.
    [call-changed] { SEAT($seat) } wants to change his call.
    [call-replaced-too-early] { SEAT($seat) } has put another call in its place before the director had ruled.
    [call-not-repeated] { SEAT($seat) } had to make the same call again, and has made another.
    [alert-late] { SEAT($seat) } has alerted his partner's call too late.
   *[alert-not-required] { SEAT($seat) } has alerted his partner's call, which needed no alert.
}
expected-lawful = What { SEAT($seat) } has done is in order.
expected-take-back = take back what he has said
expected-claim = { $state ->
    [open] The claim is open; play stands still.
    [agreed] The claim is agreed.
    [void] The claim is void; play goes on.
    [not-a-claim] There has been no claim; play goes on.
    [no-concession] The concession does not count; play goes on.
    [contested] The claim is contested; the director decides.
    [stands] The concession stands.
    [concession-cancelled] The concession is cancelled.
   *[agreement-withdrawn] The agreement to the claim is withdrawn.
}
expected-claim-tricks = { $count ->
    [0] No trick goes
    [one] { $count } trick goes
   *[other] { $count } tricks go
} to { SIDE($side) }.
expected-asked = The director asks: { $question }
expected-assumed = Not asked: { $what }
expected-provisional = What { ruling-owned } is waits for an answer.
expected-judgement = The director weighs something himself by { $cite }.
expected-checks = The director looks at something again later by { $cite }.
expected-not-modelled = The program does not work out { $cite }.
expected-cites = { $count ->
    [one] Paragraph { $cite } decides.
   *[other] These paragraphs decide: { $cite }.
}

## What is asked of a whole group of expectations. $what: one or several of expected-kind.

expected-exact = Nothing else is said of { $what }.
expected-options-ordered = The choices are offered in this order.
expected-order-is = The choices are offered in another order: { $words }
expected-beyond = This as well: { $words }
expected-kind = { $key ->
    [cards] cards
    [calls] calls made
    [options] choices
    [restrictions] restrictions on a lead
    [duties] duties
    [may-call] calls that may be made
    [may-withdraw] cards that may be taken back
    [must-withdraw] cards that go back
    [info] who may use what
    [revokes] revokes
    [irregular] irregularities
    [lawful] what is in order
    [rights] rights
    [questions] questions
    [assumed] what is not asked
    [provisional] what waits for an answer
    [judgement] what the director weighs
    [checks] what is looked at again
    [liable] penalties
   *[not-modelled] what is not worked out
}

## There is nothing of the kind.

expected-nothing = { $key ->
    [cards] Nothing is said of a card.
    [calls] Nobody has called so.
    [options] Nobody has a choice.
    [restrictions] Declarer may ask nothing of a lead because of a call.
    [duties] Nobody is bound to anything.
    [may-call] Nobody may call.
    [may-withdraw] No card may be taken back.
    [must-withdraw] No card goes back.
    [info] Nothing is said of who may use what.
    [revokes] Nobody has revoked.
    [claim] Nobody has claimed or conceded.
    [irregular] Nothing is irregular.
    [lawful] Nothing is said to be in order.
    [lead] Nobody has led.
    [winner] No trick has been won.
    [tricks] How many tricks each side has won is not known.
    [rights] Nobody has a right to tell of.
    [questions] The director asks nothing.
    [assumed] Nothing is assumed without asking.
    [provisional] No card waits for an answer.
    [judgement] There is nothing for the director to weigh.
    [checks] There is nothing to look at again.
    [liable] Nobody is liable to a penalty.
    [not-modelled] Everything is worked out.
   *[cites] No paragraph decides.
}

## Why it is so: paragraphs, and what they rest on.

expected-rests-on = { expected-cites } It rests on: { $on }
expected-no-answer-yet = No answer yet: { $questions }
expected-not-worked-out = The program does not work out { $laws }.
expected-no-paragraph = No paragraph says it.
expected-waits = { $because } The director has been called and has not spoken yet.
