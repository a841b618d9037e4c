### What was done at the table, told to somebody who was not there: one message for each kind of action.

## Every message of an action is told whether it happened at the same time as the one before it ($together). Those that
## begin with a player say it with this; the others have a beginning of their own. $spoken: whether somebody's own words
## ($words) belong to it, which stand between quotation marks.
action-at-once = { $together ->
    [yes] At the same time{" "}
   *[no] { "" }
}

# An action told as a sentence, with its number, between quotation marks, or by its number alone.
action-sentence = { $action }.
action-with-number = Action { $number }: { $action }
action-quoted = “{ $action }”
action-by-number = action { $number }

## Cards of one's own hand. $cards: one or several, in a list.

action-Lead = { action-at-once }{ SEAT($seat) } leads { CARD($card, form: "a") }{ action-face-down }
action-face-down = { $face ->
    [no] { " " }face down
   *[yes] { "" }
}
action-Play = { action-at-once }{ SEAT($seat) } plays { CARD($card, form: "a") }{ $trick ->
    [none] { "" }
   *[trick] { " " }to trick { $trick }
}
action-Face = { action-at-once }{ SEAT($seat) } faces { CARD($card, form: "a") }
# The others lie under it unseen, or not.
action-PlaySeveral = { action-at-once }{ SEAT($seat) } { action-leads-or-plays } { CARD($card, form: "a") } with { $others }{ $hidden ->
    [yes] { " " }hidden
   *[no] { "" }
}
action-leads-or-plays = { $verb ->
    [leads] leads
   *[plays] plays
}
action-PlayNothing = { action-at-once }{ SEAT($seat) } plays nothing
action-TurnUp = { action-at-once }{ SEAT($seat) } turns up his lead{ $card ->
    [none] { "" }
   *[card] { " " }{ CARD($card, form: "a") }
}
action-Detach = { action-at-once }{ SEAT($seat) } detaches { CARD($card, form: "a") }
action-Hold = { action-at-once }{ SEAT($seat) } holds { CARD($card, form: "a") } { $zone ->
    [visible] so that its face could be seen
    [near-the-table] near the table
    [on-the-table] on the table
   *[in-playing-position] in playing position
}{ $still ->
    [yes] , and keeps it still
    [no] , and moves it
   *[none] { "" }
}
action-PutBack = { action-at-once }{ SEAT($seat) } puts back { CARD($card, form: "a") }{ $stroke ->
    [yes] { " " }in one movement
   *[no] { "" }
}
action-Drop = { action-at-once }{ SEAT($seat) } drops { $cards }{ action-face-down }{ action-cause }
action-cause = { $cause ->
    [none] { "" }
    [outsider] { " " }because of an outsider
   *[seat] { " " }because of { SEAT($cause) }
}
action-cards-or-hand = { $cards ->
    [none] his hand
   *[cards] { $cards }
}
action-BeSeen = { action-at-once }{ SEAT($seat) } lets { action-cards-or-hand } be seen{ action-cause }
# $to: to one or several players, or to nobody in particular; $where: on the table or not.
action-Show = { action-at-once }{ SEAT($seat) } shows { action-cards-or-hand }{ $to ->
    [none] { "" }
   *[seats] { " " }to { $to }
}{ $where ->
    [yes] { " " }on the table
   *[no] { "" }
}
action-Spread = { action-at-once }{ SEAT($seat) } spreads { action-cards-or-hand }{ $missing ->
    [none] { "" }
   *[cards] { " " }without { $missing }
}{ $way ->
    [none] { "" }
    [in-one-heap] { " " }in one heap
    [with-trumps-on-the-left] { " " }with trumps on the left
    [upside-down] { " " }upside down
   *[out-of-order] { " " }out of order
}
action-Fold = { action-at-once }{ SEAT($seat) } takes up his hand
action-SayHolds = { action-at-once }{ SEAT($seat) } says he holds { $card ->
    [none] no { SUIT($suit, form: "many") }
   *[card] { CARD($card, form: "a") }
}
action-NamePlay = { action-at-once }{ SEAT($seat) } names { CARD($card, form: "a") } as his play{ $instead ->
    [yes] { " " }instead
   *[no] { "" }
}
action-Withdraw = { action-at-once }{ SEAT($seat) } withdraws { CARD($card, form: "a") }
action-Replace = { action-at-once }{ SEAT($seat) } replaces { CARD($old, form: "a") } with { CARD($new, form: "a") }
action-Keep = { action-at-once }{ SEAT($seat) } keeps { CARD($card, form: "a") }
action-PickUp = { action-at-once }{ SEAT($seat) } picks up { $cards }
# One player his card, or all four theirs.
action-Turn = { $seat ->
    [none] { $together ->
        [yes] At the same time all
       *[no] All
    } turn their cards
   *[seat] { action-at-once }{ SEAT($seat) } turns his card{ $way ->
        [none] { "" }
        [won] { " " }as won
       *[lost] { " " }as lost
    }
}
action-LeaveUp = { action-at-once }{ SEAT($seat) } leaves his card face up
action-Repoint = { action-at-once }{ SEAT($seat) } points trick { $trick } as { $way ->
    [won] won
   *[lost] lost
}
action-LookBack = { action-at-once }{ SEAT($seat) } { $what ->
    [last] looks at his last card
    [show-last] shows his last card
   *[trick] looks at trick { $what }
}
action-Mix = { action-at-once }{ SEAT($seat) } mixes his played cards
action-Supply = { action-at-once }{ SEAT($seat) } adds { CARD($card, form: "a") } to trick { $trick }
action-Restore = { action-at-once }{ SEAT($seat) } takes { CARD($card, form: "a") } from trick { $trick }

## Wrong numbers of cards, cards that are found

action-FoundCount = { action-at-once }{ SEAT($seat) } is found with { $n } cards
action-FoundTrick = { action-at-once }{ SEAT($seat) } is found to have { $cards ->
    [none] nothing
   *[cards] { $cards }
} in trick { $trick }
action-FoundCard = { action-at-once }{ SEAT($seat, form: "of") } { CARD($card) } is found { $place ->
    [among-his-played-cards] among his played cards
    [in-the-board] in the board
    [elsewhere] elsewhere
   *[seat] with { SEAT($place) }
}{ $face ->
    [yes] { " " }face up
    [no] { " " }face down
   *[none] { "" }
}
action-Identify = { action-at-once }{ SEAT($seat, form: "of") } { CARD($old) } is { CARD($new, form: "a") }

## Dummy's cards

# What declarer says when he calls a card. $said: words of his own, as they were said.
action-called = { $kind ->
    [card] { CARD($card, form: "a") }
    [suit] { SUIT($suit) }
    [rank] { terms-rank }
    [high] high{ action-called-suit }
    [low] low{ action-called-suit }
    [win] win
    [trump] trump
    [ruff] ruff
    [ruff-high] ruff high
    [anything] anything
   *[other] "{ $said }"
}
action-called-suit = { $suit ->
    [none] { "" }
   *[suit] { " " }{ SUIT($suit) }
}
action-DesignateCard = { action-at-once }{ SEAT($seat) } calls { $words }{ $gesture ->
    [none] { "" }
   *[suit] { " " }pointing at { SUIT($gesture, form: "many") }
}
action-ChangeDesignation = { action-at-once }{ SEAT($seat) } changes the call to { $words }
action-Indicate = { action-at-once }{ SEAT($seat) } { $how ->
    [nods-at] nods at
   *[points-at] points at
} { $card ->
    [none] { SUIT($suit, form: "many") }
   *[card] { CARD($card, form: "a") }
}
action-PlayFromDummy = { action-at-once }{ SEAT($seat) } { action-leads-or-plays } { CARD($card, form: "a") } from dummy
action-Touch = { action-at-once }{ SEAT($seat) } touches { CARD($card, form: "a") }
action-Move = { action-at-once }{ SEAT($seat) } moves { CARD($card, form: "a") }
action-Suggest = { action-at-once }{ SEAT($seat) } suggests { CARD($card, form: "a") }

## Talk

# A call: 1♠, 3NT, pass, double, redouble.
action-call = { $call ->
    [pass] pass
    [X] double
    [XX] redouble
   *[bid] { action-bid }
}
action-bid = { $level }{ $suit ->
    [none] NT
   *[suit] { SUIT($suit, form: "sign") }
}
# The same in an auction that is written down.
action-written-call = { $call ->
    [pass] Pass
    [X] X
    [XX] XX
   *[bid] { action-bid }
}
# What is asked or explained. $about: a call, a card, the auction or the agreements on card play.
action-topic-the-auction = the auction
action-topic-card-play-agreements = card play agreements
action-topic-card = { CARD($card, form: "a") }
action-topic-call = { $call }
action-Ask = { action-at-once }{ SEAT($seat) } asks { $question ->
    [for-a-review] for a review
    [for-part-of-a-review] for part of a review
    [for-the-contract] for the contract
    [who-doubled] who doubled
    [whose-turn-it-is] whose turn it is
    [whether-it-is-his-lead] whether it is his lead
    [what-was-called] what was called
    [what-is-happening] what is happening
    [to-see-the-trick] to see the trick
    [what-it-would-mean] what { $about } would mean
   *[about] about { $about }
}
action-AskNone = { action-at-once }{ SEAT($seat) } asks { SEAT($of) } whether he has no { SUIT($suit, form: "many") }
action-AnswerNone = { action-at-once }{ SEAT($seat) } answers { $answer ->
    [none] none
   *[that-he-has-one] that he has one
}
action-Review = { action-at-once }{ SEAT($seat) } { $what ->
    [reviews] reviews the auction
    [stops] stops the review
   *[corrects] corrects the review
}
action-Explain = { action-at-once }{ SEAT($seat) } { $alert ->
    [no] does not alert { $about }
   *[yes] { $announced ->
        [no] does not announce { $about }
       *[yes] explains { $about }{ action-as }
    }
}
action-as = { $spoken ->
    [yes] { " " }as "{ $words }"
   *[no] { "" }
}
action-CorrectExplanation = { action-at-once }{ SEAT($seat) } corrects { $own ->
    [yes] his own
   *[no] { SEAT($whose, form: "of") }
} explanation{ action-as }
action-TellTurn = { action-at-once }{ SEAT($seat) } tells { SEAT($to) } that it is { $what ->
    [his-lead] his lead
    [his-turn] his turn
    [not-his-lead] not his lead
   *[not-his-turn] not his turn
}
action-Warn = { action-at-once }{ SEAT($seat) } warns { SEAT($to) } that { $where ->
    [the-lead-is-in-hand] the lead is in hand
    [the-lead-is-in-dummy] the lead is in dummy
   *[it-is-not-his-turn] it is not his turn
}
action-Remark = { $seat ->
    [outsider] { $together ->
        [yes] At the same time an outsider
       *[no] An outsider
    }
   *[seat] { action-at-once }{ SEAT($seat) }
} { $spoken ->
    [yes] remarks "{ $words }"
   *[no] pauses
}
# To what attention is drawn: action 4, trick 3, East's number of cards.
action-attention-trick = trick { $trick }
action-attention-number = { SEAT($seat, form: "of") } number of cards
action-Attention = { action-at-once }{ SEAT($seat) } draws attention{ $to ->
    [none] { "" }
   *[to] { " " }to { $to }
}
action-CallDirector = { action-at-once }{ SEAT($seat) } calls the director
action-Consult = { action-at-once }{ SEAT($seat) } consults his own { $what ->
    [system-card] system card
   *[notes] notes
}
action-ReserveRights = { action-at-once }{ SEAT($seat) } reserves his rights

## Choices, claims, the director

action-Choose = { action-at-once }{ SEAT($seat) } chooses to { $choice }
action-Silence = { $together ->
    [yes] At the same time nobody
   *[no] Nobody
} accepts
action-tricks = { $n ->
    [all] all
    [the-rest] the rest
    [this-trick] this trick
   *[tricks] { $n }
}
action-statement = { $spoken ->
    [yes] { " " }"{ $words }"
   *[no] { "" }
}
action-Claim = { action-at-once }{ SEAT($seat) } { $n ->
    [none] suggests ending play
   *[tricks] claims { action-tricks }{ action-statement }
}
action-Concede = { action-at-once }{ SEAT($seat) } concedes { action-tricks }{ action-statement }
action-Respond = { action-at-once }{ SEAT($seat) } { $answer ->
    [agrees] agrees
    [objects] objects{ action-statement }
   *[asks-to-play-on] asks to play on
}
action-Unsay = { action-at-once }{ SEAT($seat) } takes back his { $what ->
    [claim] claim
    [concession] concession
   *[agreement] agreement
}
action-DirectorActs = { $together ->
    [yes] At the same time the director
   *[no] The director
} { $what ->
    [explains] explains
    [rules] rules "{ $words }"
    [speaks] speaks to { SEAT($seat) } away from the table
   *[requires] requires { SEAT($seat) } to { $verb ->
        [withdraw] withdraw
        [lead] lead
        [pass] pass
        [call-again] call again
        [bid] bid { $call }
       *[play] play
    }{ $card ->
        [none] { "" }
       *[card] { " " }{ CARD($card, form: "a") }
    }
}

## Stages, outside the trick, overstepping

action-TakeCards = { action-at-once }{ SEAT($seat) } takes his cards
# $bid: the call where it is a bid.
action-MakeCall = { action-at-once }{ SEAT($seat) } { action-makes-call }{ $way ->
    [by-voice] { " " }by voice
    [by-card] { " " }by card
    [in-writing] { " " }in writing
   *[none] { "" }
}{ $naming ->
    [none] { "" }
   *[call] { " " }naming { $naming }
}
action-makes-call = { $call ->
    [pass] passes
    [X] doubles
    [XX] redoubles
   *[bid] bids { $bid }
}
action-WithdrawCall = { action-at-once }{ SEAT($seat) } withdraws { $withdrawn } and { action-makes-call }
# Several calls told in one line. $calls: North 1♠, East pass.
action-Calls = { $together ->
    [yes] At the same time auction
   *[no] Auction
}: { $calls }
action-call-of = { SEAT($seat) } { $call }
action-PullCall = { action-at-once }{ SEAT($seat) } pulls { $call }{ $place ->
    [half-out-of-the-box] { " " }half out of the box
    [out-of-the-box] { " " }out of the box
    [near-the-table] { " " }near the table
    [face-down] { " " }face down
   *[none] { "" }
}
action-PutCallBack = { action-at-once }{ SEAT($seat) } puts { $call } back
action-TakeBackCall = { action-at-once }{ SEAT($seat) } takes back { $call }
action-MeantCall = { action-at-once }{ SEAT($seat) } says he { $meant ->
    [yes] meant
   *[no] did not mean
} { $call }
action-SignalCall = { action-at-once }{ SEAT($seat) } signals { $call }
action-PickUpCalls = { action-at-once }{ SEAT($seat) } picks up his bidding cards
action-StopCard = { action-at-once }{ SEAT($seat) } { $shown ->
    [yes] shows the stop card
   *[no] puts the stop card away
}
action-Alert = { action-at-once }{ SEAT($seat) } alerts { $call }
action-Announce = { action-at-once }{ SEAT($seat) } announces { $call }{ action-as }
action-WrongCards = { action-at-once }{ SEAT($seat) } holds the cards of another board
action-Stage = { $what ->
    [returns-his-hand] { action-at-once }{ SEAT($seat) } returns his hand
    [bids-on-the-next-board] { action-at-once }{ SEAT($seat) } bids on the next board
   *[end] { $together ->
        [yes] At the same time { action-stage-end }
       *[no] { action-stage-begun }
    }
}
action-stage-end = { $what ->
    [the-auction-ends] the auction ends
    [play-ends] play ends
    [all-hands-go-back] all hands go back
    [the-round-ends] the round ends
   *[the-correction-period-ends] the correction period ends
}
# The same at the beginning of a sentence.
action-stage-begun = { $what ->
    [the-auction-ends] The auction ends
    [play-ends] Play ends
    [all-hands-go-back] All hands go back
    [the-round-ends] The round ends
   *[the-correction-period-ends] The correction period ends
}
# One player wins a trick whose cards do not tell it, or play goes on to a trick; $counts: whether it is told who won how many.
action-GoOn = { $seat ->
    [none] { $together ->
        [yes] At the same time play
       *[no] Play
    } goes on to trick { $to }{ $counts ->
        [yes] { " " }with { SIDE($north_south) } { $ns } and { SIDE($east_west) } { $ew }
       *[no] { "" }
    }
   *[seat] { action-at-once }{ SEAT($seat) } wins the trick
}
action-Trick = { $together ->
    [yes] At the same time trick
   *[no] Trick
} { $n }: { $plays }
action-trick-play = { SEAT($seat) } { CARD($card) }
action-Overstep = { action-at-once }{ SEAT($seat) } { $how ->
    [looks] looks at { SEAT($whose, form: "of") } hand
    [exchanges] exchanges hands with { SEAT($whose) }
   *[watches] leaves his seat to watch { SEAT($whose) }
}
