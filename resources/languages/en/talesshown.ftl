### Stories about cards that are seen or shown: declarer's (G21), a word or a card about the trick that is being played
### (G22), and play that goes on before the director has come (G28). $seat is whose card it is or who speaks.

## Declarer's cards are seen (G21).

talesshown-title-drops = Declarer drops something
talesshown-title-how-near = How near the table?
talesshown-title-half-out = Half out of the hand
talesshown-title-hand-on-table = A hand on the table
talesshown-title-at-once = The hand goes down at once
talesshown-title-who-is-dummy = Who is dummy?
talesshown-one-falls = While { SEAT($seat) } sorts his hand, { NAMED($card) } falls face up on the table.
talesshown-two-fall =
    While { SEAT($seat) } sorts his hand, { NAMED($card) } and { NAMED($other) } fall face up on the table.
talesshown-all-have-seen = "We have all seen that," says one of the defenders.
talesshown-near-the-table =
    { SEAT($seat) } takes out { NAMED($card) }; it comes down almost to the table, and he puts it back.
talesshown-out-and-back =
    { SEAT($seat) } takes { NAMED($card) } out of his hand, so that all can see it, and puts it back.
talesshown-finger-on-it =
    { SEAT($seat) } lays { NAMED($card) } on the table, his finger still on it, and takes it back.
talesshown-all-face-up = { SEAT($seat) } puts all his cards face up on the table without a word.
talesshown-spreads = { SEAT($seat) } spreads his hand on the table.
talesshown-one-and-stops = { SEAT($seat) } puts { NAMED($card) } face up on the table, and stops.
talesshown-begins-to-lay = { SEAT($seat) } begins to lay down his hand: { NAMED($card) } and { NAMED($other) }.
talesshown-takes-up = "But you are declarer," says { SEAT($dummy) }, and { SEAT($seat) } takes them up again.

## About this trick (G22).

talesshown-title-ours = Ours, he says
talesshown-title-this-is-mine = This trick is mine
talesshown-title-a-word = A word about this trick
talesshown-title-do-not-bother = Do not bother, partner
talesshown-ours = { SEAT($seat) } shows { NAMED($card) }. "Ours," he says.
talesshown-this-is-mine = "This trick is mine," says { SEAT($seat) } and shows { NAMED($card) }.
talesshown-that-is-yours = "That one is yours," says { SEAT($seat) }.
talesshown-that-is-mine = "That one is mine," says { SEAT($seat) }.
talesshown-he-has-claimed = "He has claimed," says a defender. "Play is over."
talesshown-i-win-it = Before { SEAT($partner) } has played, { SEAT($seat) } shows { NAMED($card) }: "I win it."

## Play goes on without the director (G28).

talesshown-title-then-calls = He plays on, and then calls
talesshown-title-nobody-saw = Nobody had seen it
talesshown-title-pointed-out = Pointed out, and no director
talesshown-title-said-and-played = Said, and played to
talesshown-title-play-on-themselves = They play on themselves
talesshown-takes-it-up = He takes it up again.
talesshown-i-have-seen = "I have seen that," says { SEAT($seat) }.
talesshown-only-then = Only then is the director called.
talesshown-falls-unseen =
    { NAMED($card, form: "The") } falls from { SEAT($seat, form: "of") } hand, face up, but the others are looking elsewhere.
talesshown-then-sees = Then { SEAT($seat) } sees it.
talesshown-you-have = "You have a { SUIT($suit) }," says { SEAT($seat) }.
talesshown-not-your-lead = "That was not your lead," says { SEAT($seat) }.
# $dummy: whether it is dummy who plays to the lead; $seat: who else.
talesshown-but-plays = { $dummy ->
    [yes] But dummy plays { NAMED($card) } to it.
   *[no] But { SEAT($seat) } plays { NAMED($card) } to it.
}
talesshown-leave-it = "Leave it there," says { SEAT($seat) }.
