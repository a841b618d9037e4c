### What explain tells beside the rulings: the because-tree, the ledger, comparison, sheet, why and why not.

# The because-tree. $asked is the question of a fact, with what it is about.
told-tree-found = Found: { $asked } { $answer }.
told-tree-to-be-found = Still to be found: { $asked }
told-tree-presumed = Known or presumed: { $asked }

# Why not. $asked is the question of a fact.
told-whynot-asked = “{ $asked }”
told-whynot-asked-about = { $subject }: “{ $asked }”

# The ledger of the players.
told-ledger-barred = may not be used{ $until ->
    [none] { "" }
   *[until] { " " }{ $until }
}{ $allowed ->
    [none] { "" }
   *[allowed] ; { $allowed } may
}

# Comparison.
told-turn = { $turn }.
told-tricks-won = { SIDE($north_south) } { $ns }, { SIDE($east_west) } { $ew }.

# A card that counts as played and lies elsewhere: after the card.
told-still-to-be-laid = { $lead ->
    [yes] is still to be led
   *[no] is still to be put into the trick
}

# The parts of a comparison: headings.
told-part-Questions = Questions
told-part-Choices = Choices
told-part-Cards = Cards
told-part-Cards-to-move = Cards to move
told-part-May-be-taken-back = May be taken back
told-part-Obligations = Obligations
told-part-Irregularities = Irregularities
told-part-Revokes = Revokes
told-part-Claim-and-tricks = Claim and tricks
told-part-Information = Information
told-part-Rights = Rights
told-part-To-look-at-again = To look at again
told-part-Not-handled-by-the-program = Not handled by the program
told-part-Declarer = Declarer
told-part-Turn = Turn
told-part-Tricks-won = Tricks won
told-part-At-every-trick = At every trick
told-part-Ruling = Ruling
