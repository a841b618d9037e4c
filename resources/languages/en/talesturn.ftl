### Stories about turns: acting on what an opponent has told (G17), and playing on after a card that should not lie
### there (G26). $seat is who speaks or plays where nothing else is said of it.

## What an opponent has told him (G17).

talesturn-title-was-it = Was it { SEAT($seat, form: "of") } lead?
talesturn-title-where = Where is the lead?
talesturn-title-your-lead = "Your lead, { SEAT($seat) }"
talesturn-title-lead-from = What do you lead from?
talesturn-is-it-my-lead = "Is it my lead?" asks { SEAT($seat) }.
talesturn-where-am-i = "Where am I?" asks { SEAT($seat) }.
# $seat is told so by $other.
talesturn-your-lead = "Your lead, { SEAT($seat) }," says { SEAT($other) }.
# $seat is declarer, $other the partner of who led.
talesturn-top-of-a-sequence = { SEAT($seat) } asks how they lead. "Top of a sequence," says { SEAT($other) }.
# What was explained, as the record keeps it; it cannot hold quotation marks of this kind: ".
talesturn-explained-top = top of a sequence
talesturn-inner-sequence = "I am sorry," says { SEAT($seat) }, "it may be the top of an inner sequence as well."
# What was explained, as the record keeps it; it cannot hold quotation marks of this kind: ".
talesturn-explained-inner = top of an inner sequence
# $dummy: whether the card is dummy's.
talesturn-declarer-plays = { $dummy ->
    [yes] { SEAT($seat) } plays { NAMED($card) } from dummy.
   *[no] { SEAT($seat) } plays { NAMED($card) }.
}

## Play goes on after a wrong card, or a player cannot do what was asked of him (G26).

talesturn-title-quicker = Quicker than declarer
talesturn-title-second-try = The second try
talesturn-title-as-if-nothing = He plays as if nothing had happened
talesturn-title-not-a-word = And nobody has said a word
talesturn-title-what-lies = And what lies before him?
talesturn-title-what-to-lead = What is he to lead?
talesturn-title-joins-in = And his partner joins in
talesturn-title-second-card = The second card to the first trick
talesturn-wrong-hand = "Wrong hand," says { SEAT($seat) }, and does not accept the lead.
talesturn-before-the-right-hand =
    Before { SEAT($declarer) } has led from the right hand, { SEAT($seat) } puts { NAMED($card) } on the table.
talesturn-from-the-right-hand = Now { SEAT($seat) } leads { NAMED($card) } from the right hand.
# $dummy: whether it is dummy's turn, else that of $other.
talesturn-before-his-turn = { $dummy ->
    [yes] Before dummy's card has been called, { SEAT($seat) } plays { NAMED($card) }.
   *[no] Before { SEAT($other) } has played, { SEAT($seat) } plays { NAMED($card) }.
}
talesturn-director-explains = { SEAT($seat) } calls the director, who comes and explains.
talesturn-plays-to-it = { SEAT($seat) } plays { NAMED($card) } to it.
talesturn-suit-please = "A { SUIT($suit) }, please," says { SEAT($seat) }, who has been asked.
talesturn-follows-with = { SEAT($seat) } follows with { NAMED($card) }.
talesturn-accepts = { SEAT($seat) } hears his choices, accepts the lead, and dummy goes down.
talesturn-calls-not-his-own = Then { SEAT($seat) } calls { NAMED($card) } from dummy, and not a card of his own.
