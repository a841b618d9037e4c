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
