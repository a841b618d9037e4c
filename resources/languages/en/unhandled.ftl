### What a ruling needs and the program does not work out, by what it is that came up.

unhandled-other-hand-too-many = The other hand had a card too many, which is not ruled on here: see Law 13.
unhandled-hand-too-big = A hand with more than thirteen cards is not ruled on here: see Law 13.
unhandled-cards-not-written-down-24 = It is not written down which cards could be seen, so that nothing is ruled on them: see Law 24.
unhandled-cards-not-written-down-49 = It is not written down which cards could be seen, so that nothing is ruled on them: see Law 49.
unhandled-suit-not-held = What a player says of a suit he does not hold is not ruled on here: see Law 16B.
unhandled-too-many-in-all = He has more than thirteen cards in all, which is not ruled on here: see Law 13.
unhandled-adjusted-score = The adjusted score is not worked out here: see Law 12C.
unhandled-cards-of-another-board = What becomes of the calls of a player who holds the cards of another board is not worked out here: see Law 15 (Law 17 in 2007).
unhandled-spread-taken-up = A spread hand taken up again is not judged here: see Law 54.
unhandled-earlier-ruling = An earlier ruling of the director's is not judged here: see Law 82C.
