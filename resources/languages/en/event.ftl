### The kinds of event of What happened?, and what is asked about them.

event-dialog-what-happened = What happened?
event-dialog-rule-on-it = &Rule on it
event-dialog-and-then = And then …
event-dialog-what-came-next-if-anything-key = what came next, if anything (key +)
event-dialog-tell-it-in-the-order-in = Tell it in the order in which it happened: when one thing is told, the next can be added.
event-dialog-choose-what-happened-click-it-or = Choose what happened: click it, or press its letter.
event-dialog-something-else = Something else?
event-dialog-it-takes-the-place-of-what = It takes the place of what is asked about above.
event-dialog-this-waits-until-what-comes-before = This waits until what comes before it is told.
event-event-sheets-contract = Contract
event-event-sheets-type-level-and-suit-such-as = Type level and suit, such as 4s, 3n or 4hx
event-event-sheets-remove = Remove
event-event-sheets-take-this-out-of-the-story = Take this out of the story, or choose something else
event-event-sheets-who-is-declarer = Who is declarer?
event-event-sheets-in-which-contract = In which contract?
event-event-sheets-for-most-rulings-the-contract-does = For most rulings the contract does not matter: leave it.
event-event-sheets-nobody-is-declarer-yet = The players are bidding: nobody is declarer yet.
event-event-sheets-nothing-has-been-chosen-yet = Nothing has been chosen yet
event-event-sheets-level = Level { $level }
event-event-sheets-strain = Strain { $sign }
event-event-sheets-declarer = Declarer { SEAT($seat) }
event-event-sheets-is-declarer-key = { SEAT($seat) } is declarer (key { $key })
event-fields-such-as-e-pauses-s-calls = such as e pauses, s calls queen
event-fields-cards = Cards
event-fields-x-small-h-honour-not-known = x small · h honour · ? not known
event-fields-such-as-h5-or-h5-c3 = such as h5, or h5 c3
event-fields-such-as-h5-or-dq-hx = such as h5 or dq, hx
event-fields-key = { $words } (key { $key })
event-story-the-table-as-it-has-been = The table as it has been told
event-story-change = Change
event-story-remove = Remove
event-story-change-2 = Change { $number }, { $title }
event-story-remove-2 = Remove { $number }, { $title }
event-which-card-this-card-is = This card is…
event-which-card-unknown-card = unknown card
event-which-card-s-is = { SEAT($seat) }’s { $card } is
event-fields-card-tip = { $kind ->
    [small] a small { SUIT($suit) }
    [honour] a { SUIT($suit) } honour
   *[unknown] a { SUIT($suit) } of unknown rank
}
event-fields-such-as-2h-or-p-or-x = such as 2h, 3n, p or x
event-fields-calls = Calls
