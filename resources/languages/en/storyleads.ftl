### Stories about leads from the wrong hand: the opening lead (G05), a defender's lead (G06), declarer's (G07), and a lead
### to the last trick (G08). $seat is who does it where nothing else is said.
### $way: one of so many ways of saying the same thing.

## The opening lead (G05).

# $due is to lead, and $seat does; $face: face up.
storyleads-wrong-opening-lead = { $face ->
    [yes] { $way ->
        [1] { SEAT($due) } is to lead, but { SEAT($seat) } leads { NAMED($card) }.
       *[2] It is { SEAT($due, form: "of") } lead, but { SEAT($seat) } leads { NAMED($card) }.
    }
   *[no] { $way ->
        [1] { SEAT($due) } is to lead, but { SEAT($seat) } leads { NAMED($card) } face down.
       *[2] It is { SEAT($due, form: "of") } lead, but { SEAT($seat) } leads { NAMED($card) } face down.
    }
}
storyleads-title-opening-lead = { $way ->
    [1] { SEAT($seat) } makes the opening lead
   *[2] The opening lead is { SEAT($seat, form: "of") }
}
storyleads-title-face-down = The opening lead lies face down
storyleads-asks-whose-lead = { SEAT($seat) } asks whose lead it is. "Yours," says { SEAT($by) }, and { SEAT($seat) } leads { NAMED($card) }.
storyleads-was-to-lead = { SEAT($seat) } was to lead.
storyleads-title-puts-hand-down = { SEAT($seat) } puts his hand down
storyleads-lays-out-hand = { SEAT($seat) } lays his hand on the table, suit by suit.
storyleads-will-be-dummy = The director explains the choices, and { SEAT($seat) } says that he will be dummy.
storyleads-title-accepts = { SEAT($seat) } accepts the lead
storyleads-accepts-opening-lead = The director explains the choices, and { SEAT($seat) } accepts the lead. Dummy goes down.
storyleads-title-to-lead-after-all = { SEAT($seat) } is to lead after all
# $wish: what he wants led instead, if anything is said of it.
storyleads-refuses-opening-lead = { $wish ->
    [require] { SEAT($seat) } refuses the lead and wants { SUIT($suit, form: "many") }.
    [forbid] { SEAT($seat) } refuses the lead and wants no { SUIT($suit, form: "many") }.
    [ask-nothing] { SEAT($seat) } refuses the lead and asks nothing of the new one.
   *[unsaid] { SEAT($seat) } refuses the lead.
}
storyleads-dummy-is-down = { SEAT($seat) } has put dummy down when the mistake is noticed.
storyleads-plays-before-he-looks = { SEAT($seat) } plays { NAMED($card) } from his hand before he looks up.
storyleads-title-second-from-dummy = The second card comes from dummy
storyleads-calls-second-from-dummy = { SEAT($seat) } accepts the lead. Dummy goes down, and { SEAT($seat) } calls { NAMED($card) } from it.
storyleads-title-makes-opening-lead = { SEAT($seat) } makes the opening lead
storyleads-title-two-opening-leads = Two opening leads
storyleads-two-opening-leads = { SEAT($seat) } puts his lead on the table, face down, and { SEAT($other) } leads { NAMED($card) } face up.

## A defender leads out of turn (G06).

# $now: it is told with the word "now". $way: he leads the card, or faces it.
storyleads-but-leads = { $now ->
    [yes] { $way ->
        [1] But now { SEAT($seat) } leads { NAMED($card) }.
       *[2] But now { SEAT($seat) } faces { NAMED($card) }.
    }
   *[no] { $way ->
        [1] But { SEAT($seat) } leads { NAMED($card) }.
       *[2] But { SEAT($seat) } faces { NAMED($card) }.
    }
}
storyleads-title-defender = { $way ->
    [1] { SEAT($seat, form: "of") } lead in trick { $trick }
   *[2] Was it { SEAT($seat, form: "of") } lead?
}
storyleads-told-to-lead = { SEAT($by) } says to { SEAT($seat) }: "Your lead." { SEAT($seat) } leads { NAMED($card) }.
storyleads-makes-his-own = { SEAT($seat) }, who has been thinking of his own lead, puts { NAMED($card) } on the table.
storyleads-does-not-want-it = The director explains the choices, and { SEAT($seat) } does not want the lead.
# $leader is the partner of him whose lead is refused.
storyleads-refused-and-led = { $wish ->
    [require] { SEAT($seat) } refuses the lead and wants a { SUIT($suit) }. { SEAT($leader) } then leads { NAMED($card) }.
   *[forbid] { SEAT($seat) } refuses the lead and wants no { SUIT($suit) }. { SEAT($leader) } then leads { NAMED($card) }.
}
storyleads-could-not-do-it = { SEAT($seat) } could not do what was asked, and may lead any card (59).
storyleads-title-a-moment-later = { SEAT($seat, form: "of") } lead, a moment later
storyleads-suits-him = The director explains the choices, and { SEAT($seat) } says that the lead suits him.
storyleads-plays-as-if-nothing = { SEAT($seat) } plays { NAMED($card) }, as if nothing had happened.
storyleads-title-leads-and-plays = { SEAT($seat) } leads, and { SEAT($declarer) } plays

## Declarer leads from the wrong hand, or at a defender's turn (G07). $seat is declarer where nothing else is said.

# $words: how he calls the card.
storyleads-calls-lead-from-dummy = { SEAT($seat) } calls "{ $words }" from dummy.
storyleads-leads-from-hand = { SEAT($seat) } leads { NAMED($card) } from his hand.
storyleads-title-declarer = { $way ->
    [1] { SEAT($seat) } leads to trick { $trick }
   *[2] Whose lead to trick { $trick }?
}
# $seat, a defender, tells declarer where he is.
storyleads-you-are-in = { $dummy ->
    [yes] "You are in dummy," says { SEAT($seat) }.
   *[no] "You are in your hand," says { SEAT($seat) }.
}
storyleads-quick-as-ever = { SEAT($seat) }, quick as ever, puts { NAMED($card) } on the table.
# A defender says what becomes of declarer's lead.
storyleads-defender-chooses = { $choice ->
    [accept] { SEAT($seat) } accepts the lead.
   *[refuse] { SEAT($seat) } refuses the lead.
}
# What $seat chooses; $other chooses the opposite.
storyleads-defenders-differ = { $choice ->
    [accept] { SEAT($seat) } accepts the lead, { SEAT($other) } refuses it.
   *[refuse] { SEAT($seat) } refuses the lead, { SEAT($other) } accepts it.
}
storyleads-neither-speaks = Asked about the lead, neither defender says a word.
storyleads-title-plays-too-soon = { SEAT($seat) } plays too soon
storyleads-refuses-and-partner-plays = { SEAT($seat) } refuses the lead. Before there is a new one { SEAT($early) } plays { NAMED($card) }.
# $seat is the defender whose lead it is.
storyleads-busy-with-his-own = { SEAT($seat) }, busy with his own lead, puts { NAMED($card) } on the table.
# $dummy is the player at dummy's seat.
storyleads-title-dummy-speaks = { SEAT($dummy) } speaks up
storyleads-dummy-warns = { SEAT($seat) } pulls a card from his hand. "You are on the table, partner," says { SEAT($dummy) }, and { SEAT($seat) } puts it back.
storyleads-dummy-had-looked = { SEAT($dummy) }, who is dummy, leans over and looks at { SEAT($defender, form: "of") } cards. When { SEAT($seat) } pulls a card from his hand, { SEAT($dummy) } says: "The lead is here."
storyleads-puts-it-right = "Oh, I am in dummy," he says, and pulls { NAMED($card) } out of dummy's cards instead.

## A lead to the last trick (G08).

storyleads-title-last-trick = The last trick
storyleads-leads-last-card = { SEAT($seat) } puts his last card, { NAMED($card) }, on the table.
# $dummy: the card is dummy's; $seat: whose else.
storyleads-is-put-on-it = { $dummy ->
    [yes] { NAMED($card, form: "The") } is put on it from dummy.
   *[no] { NAMED($card, form: "The") } is put on it from { SEAT($seat, form: "of") } hand.
}
