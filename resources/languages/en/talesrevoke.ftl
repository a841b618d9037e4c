### Stories about revokes (G18): when one is noticed, by whom, and what has been done since. $seat is who revoked
### where nothing else is said of it, $asker who speaks of it.

## Titles.

talesrevoke-title-in-time = A card found among the others
talesrevoke-title-declarers = Declarer finds one more
talesrevoke-title-dummys = Dummy has one of those
talesrevoke-title-had-he-one = Had he one?
talesrevoke-title-played-after = He played after it
talesrevoke-title-they-have-led = They have led to the next trick
talesrevoke-title-partner-has-led = It is found in the next trick
talesrevoke-title-they-have-played = Two cards later
talesrevoke-title-lead-named = Said, not yet done
talesrevoke-title-told-to-lead = Led, but whose idea was it?
talesrevoke-title-claimed = It is over, somebody says
talesrevoke-title-claim-agreed = Agreed, and then found
talesrevoke-title-at-the-end = Found when the play was over
talesrevoke-title-nothing-won = A revoke, and no trick since
talesrevoke-title-twice = And once more
talesrevoke-title-both-sides = One each
talesrevoke-title-both-in-one-trick = Two in one trick
talesrevoke-title-both-put-right = Back to { TRICK($trick) }
talesrevoke-title-in-sight = It lay there all the time
talesrevoke-title-too-late = Only now does he say it
talesrevoke-title-two-left = Two cards left
talesrevoke-title-two-left-partner = Two cards left, and partner to play
talesrevoke-title-dummys-at-the-end = Everybody could see it
talesrevoke-title-chain = He changes his card too
talesrevoke-title-no-look = Let us see that trick
talesrevoke-title-who-may-ask = May he ask that?

## The card that does not follow.

# $dummy: whether it is dummy's card; $ruffs: whether it is a trump on another suit.
talesrevoke-card = { $ruffs ->
    [yes] { $dummy ->
        [yes] Dummy ruffs with { NAMED($card) }.
       *[no] { SEAT($seat) } ruffs with { NAMED($card) }.
    }
   *[no] { tales-hand-plays }
}
talesrevoke-led-again =
    In { TRICK($trick) } { SUIT($suit, form: "many") } are led again, and { SEAT($seat) } plays { NAMED($card) }.
talesrevoke-both-failed =
    In { TRICK($trick) } { SEAT($seat) } and { SEAT($other) } both failed to follow to { SUIT($suit, form: "many") }.
talesrevoke-both-corrected =
    Only { SEAT($seat, form: "of") } side had gone on when it was noticed, and the director had both revokes put right.
talesrevoke-one-failed =
    In { TRICK($trick) } { SEAT($seat) } failed to follow to { SUIT($suit, form: "many") }, and his side went on.

## What is said of it.

talesrevoke-oh = "Oh, I have got a { SUIT($suit) } after all," says { SEAT($seat) }.
talesrevoke-must-have =
    "You must have a { SUIT($suit) }, { SEAT($seat) }," says { SEAT($asker) }, who has counted them.
talesrevoke-dummy-has = "Dummy has a { SUIT($suit) }," says { SEAT($asker) }.
talesrevoke-yes-one =
    "No { SUIT($suit, form: "many") }, { SEAT($seat) }?" asks { SEAT($asker) }. "Yes, one," says { SEAT($seat) } and looks again.
talesrevoke-none =
    "No { SUIT($suit, form: "many") }?" asks { SEAT($asker) }. "None," says { SEAT($seat) }. { SEAT($asker) } does not believe it.
talesrevoke-i-had = "I had a { SUIT($suit) } in { TRICK($trick) }," says { SEAT($seat) } then.
talesrevoke-played-later = "You played a { SUIT($suit) } later on," says { SEAT($asker) } to { SEAT($seat) }.
talesrevoke-all-the-time =
    "You had { SUIT($suit, form: "many") } all the time," says { SEAT($asker) } to { SEAT($seat) }.
talesrevoke-and-you =
    "You had a { SUIT($suit) }," says { SEAT($asker) } to { SEAT($seat) }. "And you a { SUIT($other) }."
talesrevoke-so-had-i = "I had a { SUIT($suit) }," says { SEAT($seat) }, and then { SEAT($other) }: "So had I."
talesrevoke-what-of = The board is played to its end. "And what of { TRICK($trick) }?" asks { SEAT($asker) }.
talesrevoke-could-have-followed =
    "You could have followed with { NAMED($card) }," says { SEAT($asker) } to { SEAT($seat) }.
talesrevoke-wait = "Wait, you had a { SUIT($suit) }," says { SEAT($asker) } to { SEAT($seat) }.
talesrevoke-dummy-had = Play goes on to the end. "Dummy had a { SUIT($suit) } then," says { SEAT($asker) }.
talesrevoke-a-trick-later =
    A trick later { SEAT($asker) } says: "You had a { SUIT($suit) }, { SEAT($seat) }."
talesrevoke-turns-up = And he turns up his own card of that trick.

## What is done since.

talesrevoke-dummy-wins-and-calls = Dummy wins the trick. { SEAT($seat) } calls { NAMED($card) }.
talesrevoke-wins-and-names = { SEAT($seat) } wins the trick. "And now { NAMED($card) }," he says.
talesrevoke-my-lead = "My lead?" asks { SEAT($seat) } and leads { NAMED($card) }.
talesrevoke-the-rest-are-mine = "All the rest are mine," says { SEAT($seat) }.
talesrevoke-next-is-begun = The cards go back into the board, and the next one is begun.
talesrevoke-not-put-away = Nobody has put his cards away yet.
talesrevoke-last-trick-to = Play goes on to the end; the last trick goes to { SEAT($seat) }.
talesrevoke-cards-go-back = The board is played out, and the cards go back.
talesrevoke-opens-the-next = { SEAT($seat) } opens the bidding on the next board.
talesrevoke-look-at-the-score = They look at the score.
talesrevoke-put-away = The last trick is played, and the cards are put away.
talesrevoke-last-trick = The last trick is played.
talesrevoke-put-right = The director is called, and { NAMED($card) } is put in its place.
# $dummy: whether it is dummy's card that is changed, else that of $other; from $seat's revoke to $card.
talesrevoke-changed-too = { $dummy ->
    [yes] { SEAT($seat) } puts { NAMED($card) } in its place, and dummy's card is changed to { NAMED($new) }.
   *[no] { SEAT($seat) } puts { NAMED($card) } in its place, and { SEAT($other, form: "of") } is changed to { NAMED($new) }.
}
