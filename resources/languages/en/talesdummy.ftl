### Stories about dummy's cards: called and changed (G15), called by half (G16), and what dummy himself does (G27).
### $seat is who speaks or acts where nothing else is said of it.

## Declarer names, touches or lays a card, and wants another (G15).

talesdummy-title-changed = The { NAMED($said, form: "rank") }, no, the { NAMED($wanted, form: "rank") }
talesdummy-title-pointed-at = A finger on the { NAMED($card, form: "rank") }
talesdummy-title-touched = A hand on the { NAMED($card, form: "rank") }
talesdummy-title-own-card = Not that one, the { NAMED($card, form: "rank") }
talesdummy-title-aloud = { SEAT($seat) } says it aloud
# How he asks for another card; $way: four ways of saying so.
talesdummy-changes = { $way ->
    [no-no] "No, no, { NAMED($card) }."
    [sorry] "Sorry, I mean { NAMED($card) }."
    [oh] "Oh, { NAMED($card) }, of course."
   *[no] "No, { NAMED($card) }."
}
# $dummy is the player at dummy's seat, $seat is declarer.
talesdummy-reaches = { SEAT($dummy) } reaches for it.
talesdummy-reaches-and-looks = { SEAT($dummy) } reaches for it. { SEAT($seat) } looks at the card for some seconds.
# Two cards of one trick: $first was played by $seat, $second by declarer after him.
talesdummy-both-play = { SEAT($seat) } plays { NAMED($first) }, { SEAT($declarer) } { NAMED($second) }.
talesdummy-points = { SEAT($seat) } points at dummy's { NAMED($card, form: "bare") }.
talesdummy-touches = { SEAT($seat) } reaches over to dummy and touches { NAMED($card) }.
talesdummy-then-says = Then he says: "{ NAMED($card, form: "The") }."
talesdummy-lays = { SEAT($seat) } lays { NAMED($card) } on the table.
talesdummy-takes-back = "No, not that one." He takes it back and puts { NAMED($card) } in its place.
talesdummy-i-play = { SEAT($seat) } feels for his card. "I play { NAMED($card) }," he says.
talesdummy-no-the-other = "No, { NAMED($card) }."

## Declarer says half of what he wants, or what dummy has not got (G16).

talesdummy-title-suit-or-rank = A { SUIT($suit) }, or the { NAMED($card, form: "rank") }?
talesdummy-title-several = { talesdummy-suit-aloud }, from a dummy that has several
talesdummy-title-void = { talesdummy-suit-aloud }, says declarer
talesdummy-suit-aloud = { $suit ->
    [S] Spade
    [H] Heart
    [D] Diamond
   *[C] Club
}
# $way: the words he uses, or that it is a suit: $suit.
talesdummy-title-dummy-chooses = { $way ->
    [small] "Small," and dummy chooses
    [low] "Low," and dummy chooses
    [top] "Top," and dummy chooses
   *[suit] "A { SUIT($suit) }," and dummy chooses
}
talesdummy-title-win = Win it, but with which card?
talesdummy-title-win-if = Win it, if you can
talesdummy-title-which-rank = Which { NAMED($card, form: "rank") }?
talesdummy-title-two-of-a-rank = { NAMED($card, form: "A") } from a dummy with two
talesdummy-title-not-there = { NAMED($card, form: "A") } that is not there
talesdummy-title-anything = Anything you like
talesdummy-says-suit = "A { SUIT($suit) }," says { SEAT($seat) }.
talesdummy-says-rank = "The { NAMED($card, form: "rank") }," says { SEAT($seat) }.
talesdummy-says-which = { $way ->
    [small] "Small," says { SEAT($seat) }.
    [low] "Low," says { SEAT($seat) }.
    [top] "Top," says { SEAT($seat) }.
   *[suit] { talesdummy-says-suit }
}
talesdummy-says-win = "Win it," says { SEAT($seat) }.
# Three ways of leaving the card to dummy.
talesdummy-says-anything = { $way ->
    [play-anything] "Play anything," says { SEAT($seat) }.
    [whatever] "Whatever you like," says { SEAT($seat) }.
   *[anything] "Anything," says { SEAT($seat) }.
}
# What declarer adds when dummy hesitates; $way: plainly, or that it goes without saying.
talesdummy-adds-rank = { $way ->
    [of-course] { SEAT($dummy) } hesitates. "The { NAMED($card, form: "rank") }, of course," adds { SEAT($seat) }.
    [naturally] { SEAT($dummy) } hesitates. "The { NAMED($card, form: "rank") }, naturally," adds { SEAT($seat) }.
   *[plainly] { SEAT($dummy) } hesitates. "The { NAMED($card, form: "rank") }," adds { SEAT($seat) }.
}
talesdummy-adds-suit = { SEAT($dummy) } hesitates. "Of { SUIT($suit, form: "many") }," adds { SEAT($seat) }.
talesdummy-puts-into-the-trick = { SEAT($seat) } puts { NAMED($card) } into the trick.
talesdummy-has-just-won = { SEAT($seat) }, who has just won with { NAMED($won) }, puts out { NAMED($card) }.
talesdummy-does-not-wait = { SEAT($seat) } does not wait and puts out { NAMED($card) }.
talesdummy-looks-up = { SEAT($seat) } has two of them and looks up.
talesdummy-not-got = "You can see my cards," says { SEAT($seat) }, "I have not got it."
# What was said, as the record keeps it; it cannot hold quotation marks of this kind: ".
talesdummy-remark-not-got = I have not got it
talesdummy-then-the-other = "Then { NAMED($card) }."
talesdummy-none-there = There is no { SUIT($suit) } in dummy.
talesdummy-puts-out-himself = { SEAT($seat) } puts out { NAMED($card) } himself.
talesdummy-should-like-to-say = "Then I should like to say which," says { SEAT($seat) }.
# What was said, as the record keeps it; it cannot hold quotation marks of this kind: ".
talesdummy-remark-should-like-to-say = then I should like to say which

## Dummy looks, warns, asks, speaks up or touches (G27). $where is in hand or in dummy.

talesdummy-title-where = Dummy says where the lead is
talesdummy-title-warns-late = A word when the card is there
talesdummy-title-warns-defender = Dummy warns the other side
talesdummy-title-asks = Dummy asks
talesdummy-title-seen-it = Dummy has seen it
talesdummy-title-speaks-first = Dummy speaks first
talesdummy-title-not-your-lead = Not your lead, says dummy
talesdummy-title-looked-or-shown = Did he look, or was he shown it?
talesdummy-title-finger = Dummy's finger
talesdummy-title-something-to-say = Dummy has something to say
talesdummy-title-let-me-see = Let me see yours
talesdummy-title-looking = Dummy was looking
talesdummy-title-kept-to-himself = Dummy has kept it to himself
talesdummy-looks-into = { SEAT($seat) }, who is dummy, looks into { SEAT($other, form: "of") } hand.
talesdummy-walks-round = { SEAT($seat) }, who is dummy, walks round the table to watch { SEAT($declarer) } play.
talesdummy-lead-is = { $where ->
    [in-dummy] { SEAT($declarer) } is about to play his own cards. "The lead is in dummy," says { SEAT($seat) }.
   *[in-hand] { SEAT($declarer) } is about to play a card of dummy's. "The lead is in hand," says { SEAT($seat) }.
}
talesdummy-you-are = { $where ->
    [in-dummy] "You are in dummy," says { SEAT($seat) }.
   *[in-hand] "You are in hand," says { SEAT($seat) }.
}
talesdummy-then-lead-is = { $where ->
    [in-dummy] Then he says to { SEAT($declarer) }: "The lead is in dummy."
   *[in-hand] Then he says to { SEAT($declarer) }: "The lead is in hand."
}
talesdummy-not-you = { SEAT($defender) } takes a card out of his hand. "Not you," says { SEAT($seat) }.
talesdummy-asks-declarer =
    "No { SUIT($suit, form: "many") }?" asks { SEAT($seat) }. "Oh, yes, one," says { SEAT($declarer) }.
talesdummy-must-have =
    { SEAT($defender) } plays { NAMED($card) }. "He must have a { SUIT($suit) }," says { SEAT($seat) }.
talesdummy-leave-that = "Leave that on the table," says { SEAT($seat) }.
talesdummy-calls-at-once = { SEAT($seat) } calls the director at once.
talesdummy-not-your-lead = "It was not your lead," says { SEAT($seat) }.
talesdummy-has-seen = { SEAT($seat) }, who is dummy, has seen { SEAT($other, form: "of") } hand.
talesdummy-finger = { SEAT($declarer) } thinks. { SEAT($seat) } puts his finger on { NAMED($card) }.
talesdummy-that-then = "{ NAMED($card, form: "The") }, then," says { SEAT($seat) }.
talesdummy-draw-trumps = "You could draw trumps now," says { SEAT($seat) }.
# What was said, as the record keeps it; it cannot hold quotation marks of this kind: ".
talesdummy-remark-draw-trumps = you could draw trumps now
talesdummy-exchange = { SEAT($seat) } and { SEAT($declarer) } exchange hands, so that dummy can see what is going on.
talesdummy-director-asks = The director is called, and asks what has happened.
talesdummy-on-its-face = "It fell on its face," says { SEAT($seat) }.
# What was said, as the record keeps it; it cannot hold quotation marks of this kind: ".
talesdummy-remark-on-its-face = it fell on its face
talesdummy-silent-no-longer = A trick later dummy can be silent no longer.
talesdummy-had-then = "{ SEAT($defender) } had a { SUIT($suit) } then," says { SEAT($seat) }, who is dummy.
