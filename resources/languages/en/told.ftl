### What explain tells beside the rulings: the because-tree, the ledger, comparison, sheet.

# The because-tree. $asked is the question of a fact, with what it is about.
told-tree-found = Found: { $asked } { $answer }.
told-tree-to-be-found = Still to be found: { $asked }
told-tree-presumed = Known or presumed: { $asked }
# $reason: a sentence.
told-tree-read-so = How this is read here: { $reason }
told-tree-given = It was so when the record began.

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
told-part-questions = Questions
told-part-choices = Choices
told-part-cards = Cards
told-part-cards-to-move = Cards to move
told-part-may-be-taken-back = May be taken back
told-part-obligations = Obligations
told-part-irregularities = Irregularities
told-part-revokes = Revokes
told-part-claim-and-tricks = Claim and tricks
told-part-information = Information
told-part-rights = Rights
told-part-to-look-at-again = To look at again
told-part-calls = Calls
told-part-contract = Contract and leads
told-part-not-handled-by-the-program = Not handled by the program
told-part-declarer = Declarer
told-part-turn = Turn
told-part-tricks-won = Tricks won
told-part-at-every-trick = At every trick
told-part-ruling = Ruling

# What nobody is asked, and is so unless somebody says otherwise. $seat: the player concerned.
told-assumed-heading = Assumed, unless somebody says otherwise
told-assumed-told-turn = Nobody had told { SEAT($seat) } it was his turn.
told-assumed-other-intention = { SEAT($seat) } meant no other card.
told-assumed-could-follow = { SEAT($seat) } could not follow suit in trick { $trick }.
told-assumed-meant-over = { SEAT($seat) } has called over the second of the two calls.
told-assumed-aware = { SEAT($seat) } has not noticed his revoke himself.
# How it is written in a case file.
told-assumed-otherwise = otherwise write "{ $fact }" = { $answer } under [facts]
told-assumed-otherwise-of-action = otherwise write { $written } with action { $number }
told-assumed-change = Change: { $what }
told-declarer-now = { SEAT($declarer) } is declarer now, and { SEAT($dummy) } is dummy.
# One ruling under two numbers: $left of the book of $old, $right of that of $new.
told-same-rule = The same rule: { $left } of { $old } is { $right } in { $new }.
told-same-ruling = The same ruling: { $left } in { $old }, { $right } in { $new }.
# Notes of the ledger: after a card or what is known.
told-ledger-if-he-says-so = to be played now, if { SEAT($seat) } says so
told-ledger-taken-out = taken out of the trick; { $note }
told-ledger-penalty-card = { CARD($card) }, { $major ->
    [yes] major
   *[no] minor
}
told-ledger-by-the-ruling = to the hand, by the ruling
told-ledger-knowledge = { $part ->
    [all] What { $about } tells
    [sight] The sight of { $about }
    [duty-to-play] That { $about } has to be played
    [how-it-arose] How { $about } came to be seen
   *[being-void] The void that { $about } gives away
}
told-ledger-everybody = everybody may use it
told-ledger-to-be-found = still to be found
# What a penalty card obliges its owner to.
told-ledger-obliges = { $major ->
    [yes] to be played at the first turn at which that is legal
   *[no] no other small card of the suit may be played before it
}

# The verdict in lines, as the command `judge` prints it.
told-text-laws = Laws of { $edition }, after { $actions ->
    [one] one action
   *[other] { $actions } actions
}
told-text-provisional = (provisional: { $why })
told-text-list = { $title }:
told-text-because = because: { $words }
told-text-ask = Ask: { $question }
told-text-and-then = { $choice }, and then: { $words }
told-text-turn = { $turn }. Tricks: { SIDE($north_south) } { $ns }, { SIDE($east_west) } { $ew }.
told-text-title-options = Choices
told-text-title-calls = Calls
told-text-title-contract = Contract
told-text-title-restrictions = Leads that may be restricted
told-text-title-must-withdraw = Cards to move
told-text-title-may-withdraw = May be taken back
told-text-title-duties = Duties
told-text-title-irregularities = Irregularities
told-text-title-revokes = Revokes
told-text-title-claim = Claim
told-text-title-transfer = Tricks transferred
told-text-title-information = Information
told-text-title-rights = Rights
told-text-title-lawful = What was in order
told-text-title-judgements = For the director to weigh
told-text-title-checks = Later
told-text-title-liable = Procedural penalty
told-text-title-not-modelled = Not handled by the program

# Why a ruling is provisional: after “because”, or “not final yet”.
told-provisional-working-out = what may still change it is being worked out
told-provisional-open-question = an open question may still change it
told-provisional-not-noticed = nobody has drawn attention to it yet
told-provisional-table = what is still said or done at the table may change it

# A branch whose name tells a card that nobody has seen.
told-branch = branch { $number }
