### Stories about cards played too early or too many at once: before partner (G09), at the turn of the player on the right
### (G10), by declarer (G11), two cards (G12), a fifth card (G13), and cards that dummy puts out (G14).
### $seat is who does it where nothing else is said. $way: one of so many ways of saying the same thing.

## A defender plays before his partner (G09). $slow is his partner, who should play first.

storyplays-before-partner = { $way ->
    [1] { SEAT($seat) } plays { NAMED($card) } before { SEAT($slow) } has played.
   *[2] { SEAT($slow) } is thinking, and { SEAT($seat) } puts { NAMED($card) } on the table.
}
storyplays-title-before-partner = { $way ->
    [1] { SEAT($seat) } does not wait
   *[2] { SEAT($seat) } plays before { SEAT($slow) }
}
# $declarer calls $called from dummy, $seat plays $card.
storyplays-declarer-calls-too = { SEAT($slow) } is thinking. { SEAT($declarer) } calls { NAMED($called) } from dummy all the same, and { SEAT($seat) } plays { NAMED($card) }.
# $dummy, the player at dummy's seat, moves $dummys, or points to it.
storyplays-dummy-moves-it = { SEAT($dummy) }, unasked, moves dummy's { NAMED($dummys, form: "bare") } forward, and { SEAT($seat) } plays { NAMED($card) } before { SEAT($slow) } has played.
storyplays-dummy-suggests-it = { SEAT($dummy) } puts a finger on dummy's { NAMED($dummys, form: "bare") }, and { SEAT($seat) } plays { NAMED($card) } before { SEAT($slow) } has played.
storyplays-title-card-to-trick = { SEAT($seat, form: "of") } card to trick { $trick }
# What declarer says: a card of a suit, none of a suit, or his highest or lowest of the suit led.
storyplays-takes-choice = { $wish ->
    [require] Of his choices { SEAT($seat) } takes this one: "a { SUIT($suit) }, please".
    [forbid] Of his choices { SEAT($seat) } takes this one: "no { SUIT($suit, form: "many") }, please".
    [highest] Of his choices { SEAT($seat) } takes this one: "his highest { SUIT($suit) }, please".
   *[lowest] Of his choices { SEAT($seat) } takes this one: "his lowest { SUIT($suit) }, please".
}
# $slow is asked for his highest or lowest, and plays another card.
storyplays-asked-and-plays = { $wish ->
    [highest] { SEAT($seat) } asks for { SEAT($slow, form: "of") } highest { SUIT($suit) }, and { SEAT($slow) } plays { NAMED($card) }.
   *[lowest] { SEAT($seat) } asks for { SEAT($slow, form: "of") } lowest { SUIT($suit) }, and { SEAT($slow) } plays { NAMED($card) }.
}
storyplays-title-quick = { SEAT($seat) } is quick
storyplays-sure-of-the-trick = { SEAT($seat) }, sure of the trick, leads { NAMED($card) } before { SEAT($slow) } has played.

## A defender plays at the turn of the player on his right (G10). $slow is that player; $dummy: dummy is.

storyplays-too-early = { $dummy ->
    [yes] Before a card has been called from dummy, { SEAT($seat) } plays { NAMED($card) }.
   *[no] Before { SEAT($slow) } has played, { SEAT($seat) } plays { NAMED($card) }.
}
storyplays-title-ahead = { SEAT($seat) } is ahead
storyplays-title-was-ahead = { SEAT($seat) } was ahead
# $seat, or declarer from $dummy, plays in turn after it.
storyplays-without-a-word = { $dummy ->
    [yes] Without a word { SEAT($seat) } calls { NAMED($card) } from dummy.
   *[no] Without a word { SEAT($seat) } plays { NAMED($card) }.
}

## Declarer, $seat, plays too early (G11). $slow is the defender in front of him.

storyplays-puts-down-early = { SEAT($seat) } puts { NAMED($card) } on the table before { SEAT($slow) } has played.
# $theirs is the card of $slow.
storyplays-puts-down-and-changes = { SEAT($seat) } puts { NAMED($card) } on the table before { SEAT($slow) } has played. { SEAT($slow) } plays { NAMED($theirs) }, and { SEAT($seat) } takes his card back and plays { NAMED($other) }.
storyplays-puts-down-before = Before { SEAT($slow) } has played, { SEAT($seat) } puts { NAMED($card) } on the table.
storyplays-calls-and-changes = Before { SEAT($slow) } has played, { SEAT($seat) } calls { NAMED($card) } from dummy. { SEAT($slow) } plays { NAMED($theirs) }, and { SEAT($seat) } says "no, { NAMED($other) }".

## Two cards at once (G12).

storyplays-title-two-from = Two cards from { SEAT($seat) }
# $lead: it is a lead. $hidden: the second card is under the first.
storyplays-two-at-once = { $lead ->
    [yes] { $hidden ->
        [yes] { SEAT($seat) } leads { NAMED($card) }, and stuck to it is { NAMED($other) }.
       *[no] { SEAT($seat) } leads { NAMED($card) }, and with it comes { NAMED($other) }.
    }
   *[no] { $hidden ->
        [yes] { SEAT($seat) } plays { NAMED($card) }, and stuck to it is { NAMED($other) }.
       *[no] { SEAT($seat) } plays { NAMED($card) }, and with it comes { NAMED($other) }.
    }
}
storyplays-one-could-be-seen = Only { NAMED($card) } could be seen.
storyplays-both-could-be-seen = Both could be seen.
storyplays-asked-he-plays = Asked by the director, { SEAT($seat) } plays { NAMED($card) }.
storyplays-had-meant = He had meant to play { NAMED($card) }.
storyplays-plays-before-noticed = { $dummy ->
    [yes] Dummy plays { NAMED($card) } before anybody notices.
   *[no] { SEAT($seat) } plays { NAMED($card) } before anybody notices.
}
storyplays-says-his-card = { SEAT($seat) } says that { NAMED($card) } is his card.
storyplays-title-one-moment = Two cards in one moment
# $other plays $theirs.
storyplays-in-the-same-moment = { $lead ->
    [yes] { SEAT($seat) } leads { NAMED($card) }, and in the same moment { SEAT($other) } plays { NAMED($theirs) }.
   *[no] { SEAT($seat) } plays { NAMED($card) }, and in the same moment { SEAT($other) } plays { NAMED($theirs) }.
}
storyplays-counts-as-first = { SEAT($seat, form: "of") } card counts as played first, and { SEAT($other, form: "of") } as played after it, in his turn (58A).

## A fifth card to a trick (G13).

# The first clause of a trick, as in story-clause-leads; dummy's lead is told as dummy's.
storyplays-clause-leads = { story-hand } leads { NAMED($card) }
storyplays-then-puts = Then { SEAT($seat) } puts { NAMED($card) } on the table.
storyplays-title-five-cards = Five cards, one from { SEAT($seat) }
storyplays-thought = { $meant ->
    [play] He thought he had still to play.
   *[lead] He thought it was his lead.
}
storyplays-has-forgotten = { SEAT($seat) }, who has forgotten that he has played, adds { NAMED($card) }.

## Dummy puts out a card that was not called (G14). $dummy is the player at dummy's seat, $seat declarer.

storyplays-title-card-from-dummy = The card from dummy
# $words: how declarer calls a card; dummy puts out $card.
storyplays-dummy-puts-out = { SEAT($seat) } calls "{ $words }", and { SEAT($dummy) } puts out { NAMED($card) }.
storyplays-leads-to-next = { SEAT($seat) } leads { NAMED($card) } to the next trick.
storyplays-dummy-plays-unasked = { SEAT($seat) } is still thinking when { SEAT($dummy) } puts out { NAMED($card) } from dummy.
storyplays-had-nodded = { $nodded ->
    [yes] { SEAT($seat) } had nodded at it.
   *[no] { SEAT($seat) } had given no sign.
}
# $defender plays $theirs to it.
storyplays-unasked-and-played-to = Unasked, { SEAT($dummy) } puts out { NAMED($card) } from dummy, and { SEAT($defender) } plays { NAMED($theirs) }.
storyplays-title-change-too = { SEAT($seat) } would like to change, too
# $defender plays $theirs, declarer $card.
storyplays-both-play-before-noticed = { SEAT($defender) } plays { NAMED($theirs) } and { SEAT($seat) } { NAMED($card) } before it is noticed.
storyplays-put-right = { SEAT($dummy) } puts the card that was called in its place, and { SEAT($defender) } now plays { NAMED($card) }.
