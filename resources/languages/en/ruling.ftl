### Rulings in words: findings, limits, what may be chosen and what a duty asks.

# Irregularities. $seat is who committed it, $card the card concerned.
ruling-irregularity-opening-lead-out-of-turn = { SEAT($seat) } has made the opening lead out of turn.
ruling-irregularity-lead-out-of-turn = { SEAT($seat) } has led out of turn.
ruling-irregularity-premature-lead = { SEAT($seat) } has led to the next trick too early.
ruling-irregularity-play-out-of-turn = { SEAT($seat) } has played out of turn.
ruling-irregularity-play-at-RHO-s-turn = { SEAT($seat) } has played when the player on his right was to play.
ruling-irregularity-revoke = { SEAT($seat) } has not followed suit although he could.
ruling-irregularity-fifth-card = { SEAT($seat) } has put a second card to the same trick.
ruling-irregularity-exposed-card = { SEAT($seat) } has exposed { CARD($card, form: "a") }.
ruling-irregularity-card-named-as-held = { SEAT($seat) } has said that he holds { CARD($card, form: "a") }.
ruling-irregularity-exposed-in-the-auction = { SEAT($seat) } has exposed { CARD($card, form: "a") } during the auction.
ruling-irregularity-exposed-before-the-auction = { SEAT($seat) } has exposed { CARD($card, form: "a") } before the auction.
ruling-irregularity-card-not-designated = A card was put out from { SEAT($seat, form: "of") } hand that had not been named.
ruling-irregularity-dummy-acted-unasked = { SEAT($seat) } has picked a card that declarer had not named.
ruling-irregularity-play-suggested = { SEAT($seat) } has suggested a play.
ruling-irregularity-incomplete-call = { SEAT($seat) } has not named a whole card.
ruling-irregularity-impossible-call = { SEAT($seat) } has called a card that is not there; he may name any card that may be played.
ruling-irregularity-cards-together = Cards have been put down at the same moment.
ruling-irregularity-two-cards-at-once = { SEAT($seat) } has put down two or more cards at once.
ruling-irregularity-penalty-card-not-played = { SEAT($seat) } has not played the penalty card that was due.
ruling-irregularity-restriction-not-obeyed = { SEAT($seat) } has not obeyed the restriction put on him.
ruling-irregularity-lead-before-the-option = { SEAT($seat) } has led before declarer could choose.
ruling-irregularity-play-before-the-new-lead = { SEAT($seat) } has played before the lead was put right.
ruling-irregularity-defective-trick = { SEAT($seat) } has too many or too few cards in a trick.
ruling-irregularity-wrong-number-of-cards = { SEAT($seat) } has the wrong number of cards.
ruling-irregularity-wrong-word-about-the-turn = { SEAT($seat) } has told another player wrongly whose turn it is.
ruling-irregularity-wrong-explanation = { SEAT($seat) } has given a mistaken explanation.
ruling-irregularity-wrong-review = { SEAT($seat) } has given a mistaken review of the auction.
ruling-irregularity-improper-question = { SEAT($seat) } has asked a question that he may not ask.
ruling-irregularity-explanation-not-corrected = { SEAT($seat) } has not corrected an explanation in time.
ruling-irregularity-explanation-corrected-too-early = { SEAT($seat) } has corrected his partner's explanation too early.
ruling-irregularity-dummy-laid-wrongly = { SEAT($seat, form: "of") } hand is not laid out as it should be; only his own side answers for it.
ruling-irregularity-wrong-procedure = { SEAT($seat) } has not followed the correct procedure.
ruling-irregularity-dummy-overstepped-A1 = { SEAT($seat) }, as dummy, has taken part in the play.
ruling-irregularity-dummy-overstepped-A2 = { SEAT($seat) }, as dummy, has left his place or looked at another hand.
ruling-irregularity-dummy-overstepped-A3 = { SEAT($seat) } has shown dummy his hand.
ruling-irregularity-attention-by-dummy = { SEAT($seat) }, as dummy, has drawn attention to an irregularity during play.
ruling-irregularity-wrongly-pointed-trick = { SEAT($seat) } has pointed a trick the wrong way.
ruling-irregularity-inspection-without-right = { SEAT($seat) } has looked at a turned card without the right to.
ruling-irregularity-tricks-mixed = { SEAT($seat) } has mixed his played cards.
ruling-irregularity-change-without-right = { SEAT($seat) } has taken back or changed a card without the right to.
ruling-irregularity-act-before-the-ruling = { SEAT($seat) } has acted before the director had ruled.
ruling-irregularity-concealed = { SEAT($seat) } has tried to hide an irregularity.
# Irregular calls: $call is the one that was made.
ruling-irregularity-call-out-of-rotation = { SEAT($seat) } has called out of turn: { $call }.
ruling-irregularity-insufficient-bid = { SEAT($seat, form: "of") } { $call } is not high enough.
ruling-irregularity-inadmissible-double = { SEAT($seat) } has nothing to { $call ->
    [XX] redouble
   *[X] double
}.
ruling-irregularity-inadmissible-double-was-not-to-double-now = { SEAT($seat) } was not to double at this turn, and has doubled.
ruling-irregularity-call-by-a-player-who-must-pass = { SEAT($seat) } had to pass, and has called { $call }.
ruling-irregularity-bid-above-seven = { SEAT($seat, form: "of") } { $call } is higher than any bid there is.
ruling-irregularity-call-after-the-final-pass = { SEAT($seat) } has called { $call } when the auction was over.
ruling-irregularity-call-changed = { SEAT($seat) } wants to change his call to { $call }.
ruling-irregularity-call-replaced-too-early = { SEAT($seat) } has put { $call } in its place before the director had ruled.
ruling-irregularity-call-not-repeated = { SEAT($seat) } had to make the same call again, and has called { $call }.
ruling-irregularity-turn-not-given = { SEAT($seat) } has passed out of turn, so that a player lost his turn.
ruling-irregularity-alert-omitted = { SEAT($seat) } has not alerted a call of his partner's.
ruling-irregularity-alert-late = { SEAT($seat) } has alerted his partner's { $call } too late.
ruling-irregularity-alert-not-required = { SEAT($seat) } has alerted his partner's { $call }, which needed no alert.

# Irregularities of one kind that are told apart by how they came about.
ruling-irregularity-wrong-procedure-chose-what-was-suggested = { SEAT($seat) } has chosen what information he may not use suggested.
ruling-irregularity-wrong-procedure-called-out-of-turn = { SEAT($seat) } has called when it was not his turn.
ruling-irregularity-wrong-procedure-reviewed-for-his-own-side = { SEAT($seat) } has reviewed the auction for his own side; only an opponent of the player who asks may.
ruling-irregularity-wrong-procedure-stopped-a-review = { SEAT($seat) } has stopped a review before it was complete.
ruling-irregularity-wrong-procedure-explained-what-is-another-s = { SEAT($seat) } has explained what is for another player to explain.
ruling-irregularity-wrong-procedure-read-his-notes = { SEAT($seat) } has looked at his own system card or notes when he may not.
ruling-irregularity-wrong-procedure-did-not-pass = { SEAT($seat) } has not passed although he had to.
ruling-irregularity-wrong-procedure-changed-a-call-in-the-play = { SEAT($seat) } has changed a call after the play had begun.
ruling-irregularity-wrong-procedure-let-dummy-s-hand-revoke = { SEAT($seat) }, as dummy, has not seen to it that his hand follows suit.
ruling-irregularity-wrong-procedure-laid-his-card-face-down = { SEAT($seat) } has laid a card face down that has to be faced.
ruling-irregularity-wrong-procedure-turned-his-card-too-soon = { SEAT($seat) } has turned his card before all four had played.
ruling-irregularity-wrong-procedure-left-his-revoke-as-it-was = { SEAT($seat) } has not put his revoke right although he had to.
ruling-irregularity-wrong-procedure-played-after-a-claim = { SEAT($seat) } has played on although a claim had stopped the play.
ruling-irregularity-wrong-procedure-misled-by-his-manner = { SEAT($seat) } may have misled an opponent by his manner or tempo, without a bridge reason.
ruling-irregularity-wrong-procedure-drew-a-card-too-soon = { SEAT($seat) } has drawn a card before it was his turn to play.
ruling-irregularity-wrong-procedure-looked-at-another-hand = { SEAT($seat) } has looked at another player's cards.
ruling-irregularity-improper-question-asked-for-a-review-at-his-call = { SEAT($seat) } may not ask that: the whole auction is told to a player whose turn it is and who need not pass.
ruling-irregularity-improper-question-asked-for-a-review-of-a-past-auction = { SEAT($seat) } may not have the auction told now, nor a part of it.
ruling-irregularity-improper-question-asked-for-an-explanation = { SEAT($seat) } may not ask for that explanation now.
ruling-irregularity-improper-question-asked-for-partner-s-sake = { SEAT($seat) } may not ask for his partner's sake.
ruling-irregularity-improper-question-asked-to-trap = { SEAT($seat) } may not ask in order to draw a wrong answer.
ruling-irregularity-improper-question-asked-for-the-contract = { SEAT($seat) } may not ask that: at his own turn a player is told the contract, and whether it was doubled.
ruling-irregularity-act-before-the-ruling-put-his-own-fault-right = { SEAT($seat) } has put his own irregularity right before the director had ruled.
ruling-irregularity-act-before-the-ruling-chose-what-was-not-offered = { SEAT($seat) } has chosen what is not his to choose now.
ruling-irregularity-act-before-the-ruling-played-again = { SEAT($seat) } has played again before the first irregularity had been put right.
ruling-irregularity-defective-trick-no-card-in-the-trick = { SEAT($seat) } has put no card to a trick.
ruling-irregularity-defective-trick-several-cards-in-the-trick = { SEAT($seat) } has put more than one card to a trick.
ruling-irregularity-defective-trick-card-got-lost = { SEAT($seat) } has no card among those of a trick that is over.
ruling-irregularity-defective-trick-no-card-in-a-past-trick = { SEAT($seat) } has put no card to a trick that is over.
ruling-irregularity-defective-trick-several-cards-in-a-past-trick = { SEAT($seat) } has put more than one card to a trick that is over.
ruling-irregularity-defective-trick-card-not-among-the-played-ones = { SEAT($seat, form: "of") } card to a trick that is over is not among his played cards.
ruling-irregularity-inspection-without-right-showed-his-last-card = { SEAT($seat) } has shown a turned card, which he may only look at himself.
ruling-irregularity-inspection-without-right-asked-for-or-saw-turned-cards = { SEAT($seat) } had no right to see turned cards again.

# What is in order although players often think otherwise, by why it is.
ruling-lawful-asked-what-was-called = { SEAT($seat) } may have it made clear what was called.
ruling-lawful-asked-for-a-review-at-his-call = { SEAT($seat) } may have the auction reviewed: it is his turn to call.
ruling-lawful-whose-opening-lead-it-is = { SEAT($seat) } may ask, or say, whether it is his lead.
ruling-lawful-asked-for-a-review-of-a-past-auction = { SEAT($seat) } may have the whole auction reviewed now.
ruling-lawful-reviewed-the-auction = { SEAT($seat) } is the right one to review the auction: an opponent of the player who asked.
ruling-lawful-put-a-review-right = { SEAT($seat) } may put the review right; any player may.
ruling-lawful-put-his-own-explanation-right = { SEAT($seat) } puts his own explanation right, as he must.
ruling-lawful-put-partner-s-explanation-right-after-the-play = { SEAT($seat) } puts his partner's explanation right now that play is over, as he must.
ruling-lawful-put-partner-s-explanation-right = { SEAT($seat) } puts his partner's explanation right, as he must.
ruling-lawful-asked-for-the-contract = { SEAT($seat) } may be told the contract, and whether, but not by whom, it was doubled.
ruling-lawful-warned-declarer = { SEAT($seat) }, as dummy, may try to keep declarer from an irregularity.
ruling-lawful-spoke-after-the-play = { SEAT($seat) }, as dummy, may point it out now that play is over.
ruling-lawful-called-after-a-forced-pass = { SEAT($seat) } has called in turn: the pass before it had to be made, and counts as made.
ruling-lawful-called-at-his-own-turn = { SEAT($seat) } has called at his own turn; the call out of turn counts as never made.
ruling-lawful-kept-his-card = { SEAT($seat) } keeps his card.
ruling-lawful-asked-which-card-was-called = { SEAT($seat) } may have it made clear which card was called.
ruling-lawful-answered-about-having-none = { SEAT($seat) } may answer that.
ruling-lawful-asked-for-the-trick = { SEAT($seat) } may look at the trick.
ruling-lawful-sees-the-trick = { SEAT($seat) } may look at the trick.
ruling-lawful-explained-what-is-agreed = { SEAT($seat) } has told the agreement rightly; who misunderstood it has nothing to come.
ruling-lawful-put-his-own-explanation-right-in-the-play = { SEAT($seat) } puts his own explanation right, as he must.

# What puts an irregularity right.
ruling-rectification-none = Nothing has to be put right.
ruling-rectification-card-back = The card goes back.
ruling-rectification-card-back-and-another-played = The card goes back and another one is played.
ruling-rectification-proper-lead = The lead comes from the hand whose turn it is.
ruling-rectification-lead-stands = The lead stands.
ruling-rectification-chain = Those who played after it may change their cards as well.
ruling-rectification-forfeited = The right to have it put right is lost.
ruling-rectification-waived = The other side does without the rectification.
ruling-rectification-cancelled = It is cancelled.
ruling-rectification-accepted = It is accepted: the auction goes on as if nothing had been wrong with it.
ruling-rectification-call-cancelled = The call is cancelled; the turn goes back to the player whose turn it was.

# When a duty is due: within a sentence.
ruling-when = { $when ->
    [now] now
    [lead] when he leads
    [this-trick] in this trick
    [own-turn] at his next turn
    [next-call] with the next call
   *[first-legal-turn] at the first turn at which it is legal
}

# Until when something holds or may be done: within a sentence.
ruling-until = { $until ->
    [next-card] until the next card is played
    [next-card-to-this-trick] until the next card is played to this trick
    [partner-plays] until { ruling-his } partner plays
    [LHO-plays] until the player on { ruling-his } left plays
    [declarer-plays] until declarer plays
    [own-side-on-next-trick] until { ruling-his } side has played to the next trick
    [a-lead-to-next-trick] until somebody leads to the next trick
    [each-side-on-next-trick] until both sides have played to the next trick
    [director-rules] until the director rules
    [lead-is-faced] until the opening lead is faced
    [dummy-faces-a-card] until dummy faces a card
    [this-lead] until he has led
    [this-trick] in this trick
    [loses-the-lead] until he loses the lead
    [card-gone] until that card has gone
    [play-ends] until play ends
    [hands-back] until the hands are back in the board
    [next-board] until somebody calls on the next board
    [round-ends] until the round ends
    [own-turn] at { ruling-his } next turn
    [auction-ends] until the auction ends
    [partner-calls] until { ruling-his } partner calls
    [LHO-calls] until the player on { ruling-his } left calls
   *[correction-period-ends] until the correction period ends
}

# The state of a card in law. $suit: its suit, if it is known; $trick: the trick to which it was played.
ruling-status-in-hand = { ruling-owned } is in hand; it is not played.
ruling-status-held = { ruling-owned } is held out of the hand; it is not played.
ruling-status-face-down-lead = { ruling-owned } lies face down as the opening lead.
ruling-status-exposed = { ruling-owned } has been seen. It is not played, and it is no penalty card.
ruling-status-minor-penalty = { ruling-owned } is a minor penalty card. It stays face up; he may play no other small { $suit ->
    [none] card of its suit
   *[suit] { SUIT($suit) }
} before it.
ruling-status-major-penalty = { ruling-owned } is a major penalty card. It stays face up, to be played as soon as that is legal.
ruling-status-withdrawn = { ruling-owned } goes back to the hand; it is not played.
ruling-status-must-be-played = { ruling-owned } must be played when the turn comes.
ruling-status-quitted = { ruling-owned } was played to trick { $trick }.
ruling-status-in-hand-found-again = { ruling-owned } goes back to the hand it belongs to.
ruling-status-in-hand-slip = { ruling-owned } stays in the hand; it is not played.
ruling-status-in-hand-asked-for-in-the-lead = { ruling-owned } goes back to the hand; it is no penalty card any more.
ruling-status-in-hand-extra-card = { ruling-owned } is put back into the hand.
ruling-status-exposed-seen-in-the-auction = { ruling-owned } has been seen. It stays face up until the auction ends; it is no penalty card so far.
ruling-status-open = { ruling-owned } has been seen. What it becomes is still open.
ruling-status-seen = { ruling-owned } has been seen.
# $stands is the card that dummy put out instead.
ruling-status-other-stands = { ruling-owned } stays in the hand; { CARD($stands) } stands.

# A card with its owner: East's ♦7.
ruling-owned = { SEAT($seat, form: "of") } { CARD($card) }

# A card that is played. $trick is none where the number is not known; .clause is the same without the full stop.
ruling-played = { ruling-played.clause }.
    .clause = { $how ->
        [stands-as-lead] { ruling-owned } stands as the lead{ ruling-to-trick }
        [came-too-early] { ruling-owned } stands as played{ ruling-to-trick }, although it came too early
        [penalty-card-stays] { ruling-owned } stands as played{ ruling-to-trick }; the penalty card stays on the table
        [lead] { ruling-owned } is led{ ruling-to-trick }
       *[play] { ruling-owned } is played{ ruling-to-trick }
    }
    .no-more = { ruling-played.clause } and may not be taken back.
ruling-to-trick = { $trick ->
    [none] { "" }
   *[number] { " " }to trick { $trick }
}

ruling-facing = { $purpose ->
    [lead] { ruling-owned } is put forward as a lead.
    [play] { ruling-owned } is put forward as a play.
   *[none] { ruling-owned } is put forward and it is not clear as what.
}
ruling-misplaced = { ruling-owned } is put forward when it is not due.
ruling-trick-won = { SEAT($winner) } wins trick { $trick }.
ruling-trick-complete = Trick { $trick } is complete. The cards known do not tell who has won it.
ruling-roles = { SEAT($declarer) } is declarer and { SEAT($dummy) } is dummy.
# $action is the number of the action.
ruling-in-order = What { SEAT($seat) } did in action { $action } is in order.
# $action is the action itself, quoted.
ruling-action-in-order = { $action } is in order.

# Duties. $what is ruling-must or ruling-may-not; $limits what limits it in time, each with a space before it.
ruling-duty = { ruling-duty.clause }.
    .clause = { SEAT($seat) } { $what }{ $limits }{ ruling-unless }
ruling-duty-limit = { " " }{ $limit }
ruling-until-at-this-lead = at this lead
ruling-unless = { $unless ->
    [none] { "" }
   *[suit] , unless he has a { SUIT($unless) }
}
ruling-must = must { $deed }
ruling-may-not = may not { $deed }
ruling-lead-from-hand = The lead must come from { SEAT($seat, form: "of") } hand; any card may be led.
# $asked is what the player cannot obey: ruling-must and ruling-may-not, one after the other.
ruling-cannot-obey = { $asked ->
    [none] { SEAT($seat) } cannot obey, and may lead any card.
   *[asked] { SEAT($seat) } { $asked }, but cannot obey, and may lead any card.
}
ruling-asked-both = { $first }; { $next }

# A right to take a card back. $how is ruling-taken-back.
ruling-may-withdraw = { ruling-owned } may be taken back { $how }.
ruling-taken-back = { $limit }{ $only_if ->
    [none] { "" }
    [RHO-changed] , but only if { SEAT($rho, form: "of") } card is changed
   *[other] , but only if { $only_if }
}{ $penalty ->
    [yes] ; it becomes a penalty card then
   *[no] { "" }
}
ruling-depends-noticed-in-time = if the revoke is noticed before it is established
ruling-depends-dummy-noticed = if the wrong card from dummy is noticed before both sides have played to the next trick
ruling-depends-explanation = if the explanation was wrong and he played the card because of it
ruling-must-withdraw = { $how ->
    [if-noticed] { ruling-owned } goes back if the revoke is noticed before it is established.
    [penalty] { ruling-owned } is taken out of the trick.
   *[hand] { ruling-owned } goes back to the hand.
}

# Players as the subject of a sentence. $first: yes where they begin it.
ruling-subject = { $first ->
    [yes] { SEAT($seat) }
   *[no] { SEAT($seat) }
}
ruling-subject-side = { $first ->
    [yes] { SIDE($side) }
   *[no] { SIDE($side) }
}

# Information. $what is ruling-information-part; $who and $barred are players.
ruling-information = { $to ->
    [everybody] Everybody may use { $what }.
    [nobody] Nobody may use { $what }.
   *[some] { $several ->
        [yes] { $who } may use { $what }; { $barred } may not.
       *[no] { $who } may use { $what }; { $barred } may not.
    }
}
ruling-information-part = { $part ->
    [all] what { $about } tells
    [sight] what the sight of { $about } tells
    [duty-to-play] the knowledge that { $about } has to be played
    [how-it-arose] the knowledge of how { $about } came to be seen
   *[being-void] the knowledge of a void that { $about } gives
}

# Revokes.
ruling-revoke-none = { SEAT($seat, form: "of") } play to trick { $trick } is not treated as a revoke.
ruling-revoke-open = { SEAT($seat, form: "of") } revoke in trick { $trick } is not established; once noticed it has to be put right.
ruling-revoke-corrected = { SEAT($seat, form: "of") } revoke in trick { $trick } has been corrected.
ruling-revoke-established = { SEAT($seat, form: "of") } revoke in trick { $trick } is established; the trick stands as played.
ruling-revoke-established-but-corrected = { SEAT($seat, form: "of") } revoke in trick { $trick } is corrected although it counts as established.
ruling-revoke-no-card = { SEAT($seat) } put no card to trick { $trick }; that counts as an established revoke.
# $so_far: yes while it is not final.
ruling-transfer = { $tricks ->
    [0] No trick is transferred
    [one] One trick is transferred to { SIDE($to) }
   *[other] { ruling-number-large } tricks are transferred to { SIDE($to) }
}{ $so_far ->
    [yes] { " " }so far.
   *[no] .
}
ruling-number-large = { $tricks ->
    [2] Two
    [3] Three
    [4] Four
    [5] Five
    [6] Six
    [7] Seven
    [8] Eight
    [9] Nine
    [10] Ten
    [11] Eleven
    [12] Twelve
    [13] Thirteen
   *[other] { $tricks }
}
ruling-number = { $tricks ->
    [0] none
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [10] ten
    [11] eleven
    [12] twelve
    [13] thirteen
   *[other] { $tricks }
}

# What a player may do now. $what is ruling-right-…, $limit a limit in time or empty.
ruling-right = { SEAT($seat) } may { $what }.
ruling-right-until = { SEAT($seat) } may { $what } { $limit }.
ruling-right-ask-for-a-review = ask for a review
ruling-right-ask-for-an-explanation = ask for an explanation
ruling-right-be-told-the-contract = be told the contract
ruling-right-draw-attention = draw attention
ruling-right-call-the-director = call the director
ruling-right-ask-whether-it-is-his-lead = ask whether it is { ruling-his } lead
ruling-right-correct-the-explanation = correct the explanation
ruling-right-warn-declarer = warn declarer
ruling-right-have-a-trick-repointed = have a trick repointed
ruling-right-object = object
ruling-right-see-the-trick = see the trick
ruling-right-change-his-call = change { ruling-his } last call
ruling-right-correct-the-slip = put the call he meant in its place
ruling-right-look-at-his-last-card = look at { ruling-his } last card
ruling-right-take-back = { $what ->
    [agreement] take back { ruling-his } agreement
   *[concession] take back { ruling-his } concession
}
ruling-right-about-having-none = ask whether { SEAT($other) } has none

# Claims and concessions. $concession: yes if it was made as a concession. .shares says how the tricks go.
ruling-claim-open = { SEAT($seat, form: "of") } { ruling-claim-what } is open; play stands still.
    .clause = { SEAT($seat, form: "of") } { ruling-claim-what } is open; play stands still
ruling-claim-agreed = { SEAT($seat, form: "of") } { ruling-claim-what } is agreed.
    .clause = { SEAT($seat, form: "of") } { ruling-claim-what } is agreed
ruling-claim-void = { SEAT($seat, form: "of") } { ruling-claim-what } is void; play goes on.
    .clause = { SEAT($seat, form: "of") } { ruling-claim-what } is void; play goes on
ruling-claim-not-a-claim = { SEAT($seat) } has not claimed; play goes on.
    .clause = { SEAT($seat) } has not claimed; play goes on
ruling-claim-no-concession = { SEAT($seat, form: "of") } concession does not count; play goes on.
    .clause = { SEAT($seat, form: "of") } concession does not count; play goes on
ruling-claim-contested = { SEAT($seat, form: "of") } { ruling-claim-what } is contested; the director decides.
    .clause = { SEAT($seat, form: "of") } { ruling-claim-what } is contested
ruling-claim-stands = { SEAT($seat, form: "of") } concession stands.
    .clause = { SEAT($seat, form: "of") } concession stands
ruling-claim-concession-cancelled = { SEAT($seat, form: "of") } concession is cancelled.
    .clause = { SEAT($seat, form: "of") } concession is cancelled
ruling-claim-agreement-withdrawn = The agreement to { SEAT($seat, form: "of") } { ruling-claim-what } is withdrawn.
    .clause = The agreement to { SEAT($seat, form: "of") } { ruling-claim-what } is withdrawn
ruling-claim-neither = { SEAT($seat) } has neither conceded nor claimed; play goes on.
    .clause = { SEAT($seat) } has neither conceded nor claimed; play goes on
ruling-claim-what = { $concession ->
    [yes] concession
   *[no] claim
}
# $ns and $ew are numbers, $in_ns and $in_ew the same in words; $left: yes for the tricks left, else those in dispute.
ruling-claim-shares = { $left ->
    [yes] Of the tricks left
   *[no] Of the tricks in dispute
} { $in_ns } { $open ->
    [yes] would go
   *[no] { $ns ->
        [one] goes
       *[other] go
    }
} to { SIDE($north_south) } and { $in_ew } to { SIDE($east_west) }.

# What a call counts for; $call is the call.
ruling-call-stands = { SEAT($seat, form: "of") } { $call } stands.
ruling-call-accepted = { SEAT($seat, form: "of") } { $call } has been accepted: it counts like any other call.
ruling-call-open = { SEAT($seat, form: "of") } { $call }: nobody has decided yet what becomes of it.
ruling-call-withdrawn = { SEAT($seat, form: "of") } { $call } is withdrawn.
ruling-call-cancelled = { SEAT($seat, form: "of") } { $call } is cancelled.
ruling-call-implied = { SEAT($seat) } passes: that counts as done.
ruling-call-no-call = { SEAT($seat, form: "of") } { $call } is no call.
ruling-called = { SEAT($seat) } calls { $call }.
# How the auction ends. $bid: the final bid; $doubled: X, XX or none.
ruling-contract = The contract is { $bid }{ $doubled ->
    [X] { " " }doubled
    [XX] { " " }redoubled
   *[none] { "" }
}, played by { SEAT($declarer) }.
ruling-passed-out = All have passed: the board is passed out.
# $suits: the suits that may be named.
ruling-lead-restriction = When { SEAT($partner) } first leads against declarer, declarer may { $require ->
    [yes] require or forbid
   *[no] forbid
} one suit: { $suits }.
ruling-deemed = { ruling-owned } counts as having been in the hand all along.
# $damage is what may have done the damage.
ruling-check = When play ends, the director looks again whether the other side was damaged{ $damage ->
    [taken-back] { " " }by the use of what was taken back
    [withdrawn-call] { " " }by the help that the withdrawn call gave
    [penalty-card] { " " }by what the penalty card told
    [revoke] { " " }by the revoke, beyond what the tricks make good
    [insufficient-bid] { " " }by the help that the insufficient bid gave
   *[none] { "" }
}.
ruling-judgement = This is for the director to weigh: { $test }
ruling-liable = { SEAT($seat) } may be given a procedural penalty.

# A question with what it is about: West's ♦7: could his partner possibly have seen the face?
ruling-question-about = { $subject }: { $asked }

# What a fact is about. $card may be some words; $action is the action quoted.
ruling-about-action = Action { $number }
ruling-about-action-quoted = Action { $number }, { $action }
ruling-about-trick = Trick { $number }
ruling-about-seat = { SEAT($seat) }
ruling-about-seat-in-trick = { SEAT($seat) } in trick { $number }
ruling-about-seat-in-action = { SEAT($seat) } in action { $number }
ruling-about-seat-in-action-quoted = { SEAT($seat) } in action { $number }, { $action }
ruling-about-seat-and = { SEAT($seat) }, { $words }

# Cards, players and calls by themselves.
ruling-card = { CARD($card) }
ruling-the-card = { CARD($card, form: "the") }
# A card that may be taken back.
ruling-card-taken-back = { CARD($card, form: "the") }
ruling-side = { SIDE($side) }
ruling-everybody = everybody
ruling-nobody = nobody
ruling-call-of = { $call ->
    [pass] { SEAT($seat, form: "of") } pass
   *[other] { SEAT($seat, form: "of") } call of { $call }
}
ruling-action = action { $number }

# Whose turn it is. $to: lead, play or call.
ruling-turn = { $to ->
    [lead] { SEAT($seat) } is to lead
    [call] { SEAT($seat) } is to call
   *[play] { SEAT($seat) } is to play
}
ruling-choice-first = { $who } has a choice to make first
ruling-nobody-may-act = Nobody may act now

# What a duty asks or forbids: after ruling-must and ruling-may-not.
ruling-deed-play-card = play { CARD($card, form: "the") }
ruling-deed-take-back = take back { CARD($card, form: "the") }
ruling-deed-one-of = { $leading ->
    [yes] lead a { SUIT($suit) }
   *[no] play a { SUIT($suit) }
}
ruling-deed-of-suits = { $leading ->
    [yes] lead { $suits }
   *[no] play { $suits }
}
ruling-deed-highest-or-lowest = play his { $end ->
    [highest] highest
   *[lowest] lowest
} { $suit ->
    [none] card of the suit led
   *[suit] { SUIT($suit) }
}
ruling-deed-small-before = play another small { SUIT($suit) } before { $known ->
    [yes] { CARD($card) }
   *[no] this one
}
ruling-deed-add-card = { $suit ->
    [none] add a card to trick { $trick }
   *[suit] add a { SUIT($suit) } to trick { $trick }
}
ruling-deed-lead-any-card = lead any card
ruling-deed-pass = pass
ruling-deed-call-again = call again
ruling-deed-double = double
ruling-deed-call = call { $call }
ruling-deed-face-his-hand = face his hand
ruling-deed-face-all-his-cards = face all his cards
# Suits one after the other: diamonds.
ruling-suits = { SUIT($suit, form: "many") }
ruling-notrump = notrump
ruling-suit-sign = { SUIT($suit, form: "sign") }

# A right of several players. $limit: ruling-until, or none.
ruling-right-of-several = { $everybody ->
    [yes] Everybody
   *[no] { $who }
} may { $what }{ $limit ->
    [none] { "" }
   *[limit] { " " }{ $limit }
}.
ruling-his = { $several ->
    [yes] their
   *[no] his
}

# Two calls compared (23A), as they are written: 1♥, Pass, X. $new stands in the place of $old.
ruling-compared-old = Withdrawn
ruling-compared-new = In its place
ruling-compared-one-is-enough = Comparable if one of these is so:
ruling-compared-meaning = { $new } means what { $old } could mean, or much the same.
ruling-compared-part = { $new } means part of that: every hand that calls { $new } would have called { $old } too.
ruling-compared-purpose = { $new } serves the same purpose as { $old }, such as asking.
ruling-compared-test = { $number }. { $test }
# What is known of one of them. $shows: suits or notrump; $words: what somebody said or wrote.
ruling-compared-known-old = { $call } (withdrawn): { $known }.
ruling-compared-known-new = { $call } (in its place): { $known }.
ruling-compared-nothing = nothing is known of its meaning
ruling-compared-natural = { $shows } (nobody alerted it)
ruling-compared-shows = { $any ->
    [yes] shows { $shows }
   *[no] shows no suit
}
ruling-compared-artificial = artificial
ruling-compared-alerted = alerted
ruling-compared-explained = “{ $words }” ({ SEAT($seat) })
ruling-compared-could-mean = could mean: { $words }
