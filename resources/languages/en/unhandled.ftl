### What a ruling needs and the program does not work out, by what it is that came up.

unhandled-other-hand-too-many = The other hand had a card too many, which is not ruled on here: see Law 13.
unhandled-hand-too-big = A hand with more than thirteen cards is not ruled on here: see Law 13.
unhandled-cards-not-written-down-24 = It is not written down which cards could be seen, so that nothing is ruled on them: see Law 24.
unhandled-call-instead-of-pass = A player who had to pass has called. What follows in the auction is not worked out here: see Law 37.
unhandled-call-put-right = What follows in the auction from a call that is put right is not worked out here: see Laws 25 to 32.
unhandled-cards-not-written-down-49 = It is not written down which cards could be seen, so that nothing is ruled on them: see Law 49.
unhandled-suit-not-held = What a player says of a suit he does not hold is not ruled on here: see Law 16B.
unhandled-too-many-in-all = He has more than thirteen cards in all, which is not ruled on here: see Law 13.
unhandled-adjusted-score = The adjusted score is not worked out here: see Law 12C.
# A call at another player's turn; other calls by the law that deals with them ($law).
unhandled-call-out-of-turn = A call was made at another player's turn. How the auction goes on is not worked out here: see Law { $law }.
unhandled-call = { $law ->
    [39] A call after the final pass
    [27] A bid that is not high enough
   *[36] A double or redouble where there is nothing to double
}: how the auction goes on is not worked out here, see Law { $law }.
unhandled-spread-taken-up = A spread hand taken up again is not judged here: see Law 54.
unhandled-earlier-ruling = An earlier ruling of the director's is not judged here: see Law 82C.
