### What the players tell the director. $who is who did it: me the player who speaks, partner his partner, other
### anybody else, who is then $seat. Messages that need neither are given both: a verb may have to agree with them.

## Who, whose, to whom.

players-who = { $who ->
    [me] I
    [partner] My partner
   *[other] { SEAT($seat) }
}
# To whom it was said, or shown.
players-whom = { $who ->
    [me] me
    [partner] my partner
   *[other] { SEAT($seat) }
}
players-his = { $who ->
    [me] my
   *[other] his
}
players-he = { $who ->
    [me] I
   *[other] he
}

## Cards as a player names them; of one he has not seen he can tell only the suit, or nothing.

players-card = { $known ->
    [no] a { SUIT($suit) }
   *[yes] { NAMED($card) }
}
players-card-unseen = a card
players-cards-unseen = { $cards ->
    [1] a card
   *[several] { players-number } cards
}
players-number = { $cards ->
    [0] no
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
   *[14] fourteen
}
# The eighth trick.
players-ordinal = { $trick ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
    [6] sixth
    [7] seventh
    [8] eighth
    [9] ninth
    [10] tenth
    [11] eleventh
    [12] twelfth
   *[13] thirteenth
}
players-suits = { SUIT($suit, form: "many") }

## One sentence of what one player did: East led the king and then took it back.

# $whole: it ends with words in quotation marks, which have a full stop of their own.
players-did = { players-who } { $did }{ $whole ->
    [yes] { "" }
   *[no] .
}
# Several things, one after the other.
players-did-more = { $first }, { $next }
players-did-last = { $first } and then { $last }
# The first of them followed on something that is not told.
players-did-then = then { $did }

## With the cards of one's own hand. $card and $cards are said as above.

players-led = led { $card }
players-led-face-down = led a card face down
players-played = played { $card }
players-faced = put { $card } on the table
players-put-down-hidden = put { $card } down
players-put-down-together = put { $cards } down together
players-played-nothing = put no card to the trick
players-turned-up = turned { players-his } lead up
players-detached = drew a card out of { players-his } hand
players-held = { $zone ->
    [visible] held { $card } up
    [near-the-table] held { $card } just above the table
    [on-the-table] held { $card } on the table
   *[in-playing-position] held { $card } out to the trick
}
players-put-back = put { $card } back
# $knocked: somebody knocked his arm.
players-dropped = { $knocked ->
    [yes] was knocked, and dropped
   *[no] dropped
} { $cards }{ $face ->
    [yes] { "" }
   *[no] , face down
}
players-tilted = tilted { players-his } hand, and { $cards } could be seen
players-tilted-all = tilted { players-his } hand, and all of it could be seen
players-hand = { players-his } hand
# $what: cards, or his hand; $to: to some players, whom $whom names, on the table, or nothing of it.
players-showed = showed { $what }{ $to ->
    [players] { " " }to { $whom }
    [table] { " " }on the table
   *[nobody] { "" }
}
players-spread = laid { players-his } hand down
players-folded = took { players-his } cards up again
players-took-back = took { $card } back
players-replaced = took { $old } back and put { $new } there
players-kept = let { $card } lie
players-picked-up = picked { $cards } up

## With tricks that are over, or with the number of cards.

players-turned = turned { players-his } card
players-repointed = turned { players-his } card of the { players-ordinal } trick the other way
players-looked-at-trick = looked at the { players-ordinal } trick
players-looked-at-last = looked at { players-his } last card
players-showed-last = showed { players-his } last card
players-mixed = mixed { players-his } cards
players-added = added { $card } to the { players-ordinal } trick
players-took-out = took { $card } out of the { players-ordinal } trick
players-had-cards = had { players-number } { $cards ->
    [one] card
   *[other] cards
} when we counted
players-had-in-trick = had { $cards } in the { players-ordinal } trick
players-had-none-in-trick = had no card in the { players-ordinal } trick
players-found-card = was a card short, and { $card } turned up
# $whose hand; $of is that player.
players-overstepped = { $how ->
    [looks] looked into { $whose ->
        [me] my hand
        [partner] my partner's hand
       *[other] { SEAT($of, form: "of") } hand
    }
    [exchanges] changed hands
   *[watches] got up to watch
}
players-took-cards = took { players-his } cards out of the board
players-consulted = looked at { players-his } { $what ->
    [system-card] system card
   *[notes] notes
}

## With dummy's cards, or about them. $words are declarer's.

players-called = said “{ $words }”
# The words for a card of dummy's: king of hearts, heart.
players-call-card = { $known ->
    [no] { SUIT($suit) }
   *[yes] { NAMED($card, form: "bare") }
}
players-call-that-one = that one
players-call-suit = { SUIT($suit) }
players-call-rank = { terms-rank }
players-call-high = { $suit ->
    [none] high
   *[suit] high { SUIT($suit) }
}
players-call-low = { $suit ->
    [none] small
   *[suit] small { SUIT($suit) }
}
players-call-win = win it
players-call-trump = trump
players-call-ruff = ruff
players-call-ruff-high = ruff high
players-call-anything = anything
# $at: a card, the hearts, dummy.
players-indicated = { $how ->
    [points-at] pointed
   *[nods-at] nodded
} at { $at }
players-at-suit = the { SUIT($suit, form: "many") }
players-at-dummy = dummy
players-took-from-dummy = took { $card } from dummy
players-touched = touched { $card }
players-put-up = put { $card } up
players-suggested = pointed to { $card }

## What was said, or chosen.

players-said-holds = said that { players-he } had { $card }
players-said-has-none = said that { players-he } had no { $suit }
# A card named as the one to be played: king of hearts.
players-named = said “{ $card }”
players-named-card = { $known ->
    [no] a { SUIT($suit) }
   *[yes] { NAMED($card, form: "bare") }
}
players-asked-none = asked { $whom } whether { $mine ->
    [yes] I
   *[no] he
} had no { $suit }
players-answered-none = said that { players-he } had { $answer ->
    [none] none
   *[one] one
}
# $mine: it was said to the player who speaks.
players-told-turn = told { $whom } that it was { $what ->
    [his-lead] { players-mine } lead
    [his-turn] { players-mine } turn
    [not-his-lead] not { players-mine } lead
   *[not-his-turn] not { players-mine } turn
}
players-mine = { $mine ->
    [yes] my
   *[no] his
}
players-warned = said to { $whom }: { $where ->
    [the-lead-is-in-hand] “The lead is in hand.”
    [the-lead-is-in-dummy] “The lead is in dummy.”
   *[it-is-not-his-turn] “It is not your turn.”
}
players-remarked = said: “{ $words }”
players-paused = took a while
players-stopped = wanted to stop there
players-claimed = claimed { $what }
players-conceded = gave up { $what }
players-the-rest = the rest
players-this-trick = this trick
players-tricks = { players-number } { $cards ->
    [one] trick
   *[other] tricks
}
players-saying = { $did }, saying “{ $words }”
players-answered = { $answer ->
    [agrees] agreed
    [objects] did not agree
   *[asks-to-play-on] wanted to play it out
}
players-in-these-words = { $did }: “{ $words }”
players-unsaid = took { players-his } { $what ->
    [claim] claim
    [concession] concession
   *[agreement] agreement
} back
players-chose-accept = took it as it was
players-chose-refuse = did not want it
players-chose-spread = chose to spread { players-his } hand and become dummy
players-chose = chose to { $choice }

## In the auction, and what is asked and explained.

players-bid = { $call ->
    [pass] passed
    [X] doubled
    [XX] redoubled
   *[bid] bid { $written }
}
# $made: bid 2♠, passed.
players-changed-call = took { $old } back and { $made }
players-pulled = had { $call } { $place ->
    [half-out-of-the-box] half out of the box
    [out-of-the-box] out of the box
    [near-the-table] just above the table
    [face-down] face down on the table
   *[no-place] in { players-his } hand
}
players-put-call-back = put { $call } back into the box
players-took-call-away = took { $call } away again
players-meant-call = said that { players-he } had { $meant ->
    [yes] meant
   *[no] not meant
} { $call }
players-signalled = made a sign for { $call }
players-picked-up-calls = picked { players-his } bidding cards up
players-stop-card = { $shown ->
    [yes] put the stop card out
   *[no] took the stop card away
}
players-alerted = alerted { $call }
players-announced = announced { $call }
players-announced-as = announced { $call } as “{ $words }”
players-did-not-alert = did not alert { $call }
players-did-not-announce = did not announce { $call }
players-had-other-cards = had the cards of another board
players-asked-what-it-would-mean = asked what { $call } would mean
players-asked-for-a-review = asked for a review
players-asked-for-part-of-a-review = asked for part of a review
players-asked-for-the-contract = asked for the contract
players-asked-who-doubled = asked who doubled
players-asked-whose-turn-it-is = asked whose turn it was
players-asked-whether-it-is-his-lead = asked whether it was { players-his } lead
players-asked-what-was-called = asked what was called
players-asked-what-is-happening = asked what is happening
players-asked-to-see-the-trick = asked to see the trick
# $what: a call, a card, the auction, card play agreements.
players-asked-about = asked about { $what }
players-the-auction = the auction
players-card-play-agreements = card play agreements
players-about-card = { CARD($card, form: "a") }
players-reviewed = went over the auction
players-explained = explained { $what } as “{ $words }”
players-corrected = corrected { $whose ->
    [own] { players-his }
    [me] my
    [partner] my partner's
   *[other] { SEAT($of, form: "of") }
} explanation
players-corrected-to = { players-corrected } to “{ $words }”

## What is said beside it.

players-opening-please = Director, please!
players-opening-come = Director! Could you come?
players-opening-we-need-you = We need you here, please.
players-at-a-loss = How do we go on?
# What somebody says to what has been told of him.
players-assent-so = Yes, that is so.
players-assent-like-that = It was like that.
players-assent-yes = Yes.

## What is said of a fact that only asking settles: by him whom it is about (own), by his partner, by an opponent
## (against). Each says what suits his side.

players-unintended-own = It slipped out. I never meant that one.
players-unintended-against = It sounded like a change of mind to me.
players-pause-own = I said it in the same breath.
players-pause-against = In the same breath? He looked first.
players-partner-could-see-partner = I saw nothing. I was looking at my own cards.
players-partner-could-see-against = His partner was looking at it.
players-told-turn-own = I thought that it was up to me.
# The same said by declarer, of his own hand and of dummy's.
players-told-turn-in-hand-own = I thought that I was in hand.
players-told-turn-in-dummy-own = I thought that I was over there.
players-meant-as-own = You all know what I meant by it.
players-meant-as-against = It was not at all clear to me what he wanted.
players-this-trick-only-own = I spoke of this trick and nothing else.
players-this-trick-only-against = It sounded like all of them to me.
players-meant-claim-own = I wanted to save us some time.
players-meant-claim-against = I took that for a claim.
players-other-intention-own = Anybody could see what I wanted.
players-other-intention-against = I heard what he said, and no more.
players-touch-purpose-own = I was only putting dummy's cards straight.
players-touch-purpose-against = It looked as if he wanted that one.
players-held-still-own = I never stopped.
players-held-still-against = I had all the time to look at it.
players-at-once-own = I said so at once.
players-at-once-against = He let some time go by first.
players-trump-mentioned-own = I knew about that trump all along.
players-trump-mentioned-against = I heard nothing about a trump.
players-trump-unaware-own = I knew about that trump all along.
players-trump-unaware-against = He had lost count, if you ask me.
players-meant-card-own = I wanted only one of them, of course.
players-explanation-wrong-own = That is what we play.
players-explanation-wrong-against = That is not what came down on the table.
players-acted-on-it-own = I would have done something else if I had been told.
players-bridge-reason-own = I had something to think about.
players-bridge-reason-against = What was there to think about?
players-question-purpose-own = I wanted to know it for myself.
players-question-purpose-against = Was that for his partner's ears?
players-suggested-own = I would have done that in any case.
players-suggested-against = He knew from his partner what to do.
