### Stories about claims and concessions (G23). $seat is who speaks where nothing else is said of it.

talesclaim-title-not-so-quick = Not so quick, partner
talesclaim-title-play-it-out = Let us just play it out
talesclaim-title-to-prove-it = He plays it out to prove it
talesclaim-title-ours-already = That trick was ours already
talesclaim-title-gave-away = He gave away what he had
talesclaim-title-last-is-yours = The last one is yours
talesclaim-title-agreed = Agreed, or is it?
talesclaim-title-dummy-has-counted = Dummy has counted the tricks
talesclaim-title-puts-away = He puts his cards away
talesclaim-title-not-all = Not all of them

## A claim is made.

talesclaim-one-for-us = "One trick for us," says { SEAT($seat) }.
talesclaim-shows-his-cards = He shows his cards.
# $tricks are conceded.
talesclaim-tricks-to-you = { $tricks ->
    [1] "One trick to you," says { SEAT($seat) }.
    [2] "Two tricks to you," says { SEAT($seat) }.
    [3] "Three tricks to you," says { SEAT($seat) }.
    [4] "Four tricks to you," says { SEAT($seat) }.
    [5] "Five tricks to you," says { SEAT($seat) }.
   *[6] "Six tricks to you," says { SEAT($seat) }.
}
talesclaim-you-have-that-one = Everybody has one card left. "You have that one," says { SEAT($seat) }.
talesclaim-they-are-high = "They are all high, partner," says { SEAT($seat) }.
talesclaim-the-rest-are-theirs = "The rest are theirs," says { SEAT($seat) }.
talesclaim-puts-back = { SEAT($seat) } puts his cards back into the board, while the others still hold theirs.

## What the others say to it, and what is said later.

talesclaim-no-wait = "No, wait," says { SEAT($seat) }.
talesclaim-play-on = "Let us play on," says { SEAT($seat) }.
talesclaim-rather-a-ruling = "I would rather have a ruling," says { SEAT($seat) }.
talesclaim-all-right = "All right," says { SEAT($seat) }.
# $seat claims, $other doubts it.
talesclaim-do-not-see-that = "All mine," says { SEAT($seat) }. "I do not see that," says { SEAT($other) }.
talesclaim-not-all = "All mine," says { SEAT($seat) }. "Not all of them," says { SEAT($other) }.
talesclaim-puts-together = "All mine," says { SEAT($seat) }, and { SEAT($other) } puts his cards together.
# The claimer, $seat, goes on to play: $dummy is whether from dummy, else $leader leads.
talesclaim-look = { $dummy ->
    [yes] "Look," says { SEAT($seat) }, and { NAMED($card) } is led from dummy.
   *[no] "Look," says { SEAT($seat) }, and { SEAT($leader) } leads { NAMED($card) }.
}
talesclaim-next-board = They begin the next board.
talesclaim-next-morning =
    The next morning, long after the scores could be corrected, they look at the board once more.
talesclaim-scored-wrongly =
    "{ TRICK($trick, form: "The") } was ours and was scored wrongly," says { SEAT($seat) }.
talesclaim-takes-back = He takes the agreement back.
talesclaim-agrees = { SEAT($seat) } agrees.
talesclaim-agrees-and-ends = { SEAT($seat) } agrees, and the round ends.
talesclaim-time-runs-out = The time for corrections runs out.
talesclaim-we-had-won = "We had won { TRICK($trick) }," says { SEAT($seat) }, "you have it on your side."
talesclaim-could-not-lose =
    Then { SEAT($seat) } looks at the hands: "My { NAMED($card, form: "rank") } could not lose that trick."
talesclaim-may-have-a-trick = "Wait," says { SEAT($seat) }, before the next board is begun, "I may have a trick."
