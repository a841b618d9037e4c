### What the stories of generated problems have in common: the contract, the trick so far, what is called for, and what
### is found. A story is sentences one after another. What only some kinds tell stands in storyseen, storyleads,
### storyplays, and in tales and the rooms named after it.
### $way, wherever it stands: one of so many ways of saying the same thing.

## How a story begins.

# $seat, the declarer, and the contract: $level is 1 to 7, $strain a suit, or nothing in no trump.
story-plays-contract = { $way ->
    [1] { SEAT($seat) } plays { story-contract }.
    [2] { SEAT($seat) } is in { story-contract }.
   *[3] { SEAT($seat) } is playing { story-contract }.
}
story-contract = { story-level } { $strain ->
    [none] { $level ->
        [1] no trump
       *[other] no trumps
    }
   *[suit] { story-strain }
}
story-strain = { $level ->
    [1] { SUIT($strain) }
   *[other] { SUIT($strain, form: "many") }
}
story-level = { $level ->
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
   *[8] eight
}
# Who has won the trick before, and so is to lead: $dummy, or $seat.
story-trick-won = { $dummy ->
    [yes] { $way ->
        [1] Dummy has won { TRICK($trick) }.
       *[2] { TRICK($trick, form: "The") } was won in dummy.
    }
   *[no] { $way ->
        [1] { SEAT($seat) } has won { TRICK($trick) }.
       *[2] { TRICK($trick, form: "The") } was { SEAT($seat, form: "of") }.
    }
}

## The trick so far in one sentence: the clauses that follow, one for each card, in a list.

# $told: East leads the king of hearts, dummy plays the two and West the six.
story-trick-so-far = In { TRICK($trick) } { $told }.
# What happened next, in such clauses.
story-went-on = { $told }.
# $seat leads; where $dummy is on lead, $seat is declarer.
story-clause-leads = { $dummy ->
    [yes] { SEAT($seat) } leads { NAMED($card) } from dummy
   *[no] { SEAT($seat) } leads { NAMED($card) }
}
# $seat is declarer.
story-clause-calls = { SEAT($seat) } calls { NAMED($card) } from dummy
# The second card of a trick. $follows: it is of the suit led, so that its rank is enough.
# $words: what declarer said for a card of dummy's, or nothing.
story-clause-plays = { story-hand } plays { story-card }{ story-in-these-words }
# Each card after the second: no verb is needed again.
story-clause-next = { story-hand } { story-card }{ story-in-these-words }
story-clause-ruffs = { story-hand } ruffs with { NAMED($card) }
story-clause-discards = { story-hand } discards { NAMED($card) }
story-hand = { $dummy ->
    [yes] dummy
   *[no] { SEAT($seat) }
}
story-card = { $follows ->
    [yes] the { NAMED($card, form: "rank") }
   *[no] { NAMED($card) }
}
story-in-these-words = { $words ->
    [none] { "" }
   *[said] { " " }("{ $words }")
}

## How declarer calls a card of dummy's.

story-calls-card = { $way ->
    [1] { NAMED($card, form: "bare") }
   *[2] the { SUIT($suit) } { NAMED($card, form: "rank") }
}
story-calls-suit = { $way ->
    [1] { SUIT($suit) }
    [2] a { SUIT($suit) }
   *[3] { SUIT($suit) }, please
}
story-calls-low = { $way ->
    [1] small
    [2] low
    [3] a small one
   *[4] small, please
}
story-calls-high = { $way ->
    [1] top
   *[2] high
}
story-calls-ruff = { $way ->
    [1] ruff
   *[2] ruff it
}

## What happens in many stories.

story-calls-director = { SEAT($seat) } calls the director.
story-leads = { SEAT($seat) } leads { NAMED($card) }.
story-plays = { SEAT($seat) } plays { NAMED($card) }.
# $seat is declarer.
story-plays-from-dummy = { SEAT($seat) } calls { NAMED($card) } from dummy.
story-has-dropped = { SEAT($seat) } has dropped { NAMED($card) }, and it lies before him on the table.
# $seat is declarer.
story-wants-led = { $wish ->
    [require] { SEAT($seat) } wants a { SUIT($suit) }.
   *[forbid] { SEAT($seat) } wants no { SUIT($suit) }.
}
story-title-changes-card = { SEAT($seat) } changes his card

## How a fact is told where nobody has to ask for it.

# $seat told him.
story-told-his-turn = { SEAT($seat) } had told him that it was his turn.
story-found-told-turn = No opponent had told him that it was his turn.
story-found-unintended = { $value ->
    [yes] It was a slip of the tongue; he had meant the other card all along.
   *[no] It was no slip: he had changed his mind.
}
story-found-pause = { $value ->
    [yes] He had thought about it for some seconds.
   *[no] He had said it in the same breath.
}
story-found-other-intention = Nobody can be sure what he meant at first.
story-meant-from-the-beginning = Nobody can doubt that he meant { NAMED($card) } from the beginning.
story-found-touch-purpose = { $value ->
    [play] He touched it to have it played.
    [arrange] He was only putting dummy's cards in order.
   *[reach] He was only reaching for the card beside it.
}
story-found-could-follow = { $value ->
    [yes] He has one.
   *[no] He has none.
}
story-found-held-still = { $value ->
    [yes] The card had come to rest there.
   *[no] It went down and up in one movement.
}
story-found-meant-claim = { $value ->
    [yes] By this he means that play is over.
   *[no] He does not mean that play is over.
}
story-found-meant-as = { $value ->
    [spread] He was about to lay down his hand.
    [play] He means it as his card to this trick.
   *[none] He did not mean to play it, nor anything else by it.
}
story-found-this-trick-only = { $value ->
    [yes] He speaks of this trick and no other.
   *[no] He does not speak of this trick alone.
}
story-found-at-once = { $value ->
    [yes] He says so at once.
   *[no] He says so after a while.
}
story-found-partner-could-see = { $value ->
    [yes] His partner could have seen its face.
   *[no] His partner could not see its face.
}
story-found-acted-on-it = { $value ->
    [yes] The card was chosen because of that answer.
   *[no] The card would have been played anyway.
}
story-found-comparable = { $value ->
    [yes] The call he made instead is comparable to it.
   *[no] The call he made instead is not comparable to it.
}
story-found-only-suits = { $value ->
    [yes] The call he took back had shown that suit and nothing else.
   *[no] The call he took back had shown strength, and no suit in particular.
}
story-found-own-initiative = { $value ->
    [yes] He had looked of his own accord.
   *[no] The hand had been shown to him.
}
story-found-forfeits = { $value ->
    [yes] The director finds that the right to a rectification has been lost.
   *[no] The director finds that no right has been lost.
}
