### The window “What was it worth?”: tricks with all four hands in sight, and the score the director assigns.

worth-window = What was it worth?
worth-in-sight = With all four hands in sight
worth-kept-back = { $why ->
    [hidden] The ruling is kept back: nothing is said here until it is shown.
   *[blind] Cards nobody has seen are hidden: nothing is said here until they are shown.
}
worth-page-tricks = Tricks
worth-page-score = Score and weights

## Tricks.

worth-which = Which irregularity
worth-no-irregularity = No irregularity of the play so far: only what the cards are worth now is told.
worth-fault = { $action } · { $told }
worth-before-the-record = { SEAT($seat) }, before the record begins
worth-without = Without it: just before action { $action }
worth-tonight = Tonight's boards…
worth-tonight-tip = The number of the board tells all 52 cards
worth-moment-before = The moment before it
worth-damage = What was lost
worth-with = With it: as things stand now
worth-now = As things stand now
worth-being-worked-out = Being worked out …
worth-cards-take = { $cards }: { $tricks ->
    [one] one trick
   *[other] { $tricks } tricks
}
worth-card-took = { $cards }: { $tricks ->
    [one] one trick
   *[other] { $tricks } tricks
} before the irregularity
worth-at-cards = At the cards on the table
worth-at-cards-how = The bar at a card is what it takes now, a stroke in it what it took before the irregularity. A dashed bar tells only of before.
# $told: what is best and best allowed; $cites: the paragraphs that bar the better cards.
worth-best-barred = { $told } ({ $cites })
worth-barred = Not to be played now ({ $cite })
worth-demanded = To be played now ({ $cite })

## Score and weights.

worth-at-the-table = At the table
worth-contract = Contract
worth-contract-example = 4S S
worth-tricks = Tricks
worth-scored-by = Scored by
worth-form = { $form ->
    [two] Matchpoints, 2 for a win
    [one] Matchpoints, 1 for a win
    [imps] IMPs
   *[knock-out] IMPs, knock-out match
}
worth-who-is-vulnerable = Vulnerable
worth-vulnerable = { $sides ->
    [none] Nobody
    [NS] North-South
    [EW] East-West
   *[all] All
}
worth-others = Other scores of North-South
worth-traveller-example = 620x3 -100 170
worth-scores-from-file = From a file…
worth-scores-from-file-what = A PBN with the scores of this board: its table of scores, or one game for each table.
worth-scores-pasted = Paste
worth-scores-pasted-what = Scores, or a PBN with the scores of this board, as they were copied.
worth-scores-files = Boards (*.pbn *.txt);;All files (*)
worth-nothing-copied = Nothing has been copied: copy scores, or a PBN with them.
worth-no-scores-in = { $file } holds no scores of this board.
# $own: the score at this table, if it was among them.
worth-scores-read = { $count ->
    [one] One score
   *[other] { $count } scores
} from { $file }{ $own ->
    [none] . This table's is not among them.
   *[score] , without { $own } at this table.
}
worth-other-table-example = The other table, or the datum: 620
worth-by-which = Assigned by
worth-outcome = outcome { $number }
worth-contract-of = Contract and declarer, { $of }
worth-tricks-of = Tricks, { $of }
worth-weight = { SIDE($side) }
worth-weight-of = Weight for { SIDE($side) }, { $of }
worth-per-cent = { " " }%
worth-take-away = Take away { $of }
worth-add-outcome = Add an outcome
worth-as-best = best { $tricks }
worth-as-best-what = { $tricks } tricks: without the irregularity, everybody playing best with all four hands in sight
worth-as-best-of = { $tricks } tricks, everybody playing best without the irregularity, { $of }
worth-sum = = { $sum } %
worth-not-yet = Not reckoned yet: { $why }.
worth-imps = { $imps } IMPs
worth-matchpoints = { $points } of { $most } matchpoints
worth-change = { SIDE($side) }: { $old } → { $new } (score at the table { $score })

# In a knock-out match scores that do not balance are averaged: $ns and $ew are what each side would have.
worth-averaged = 12C4: ({ $ns } − ({ $ew })) : 2 = { $average } for North-South
worth-judgement = Director's judgement
worth-judgement-example = Why these results, and these weights: stands on the ruling sheet

## On the ruling sheet.

worth-on-sheet = On the ruling sheet
worth-on-sheet-of = On the ruling sheet: { $block }
worth-sheet-tricks = With all four hands in sight
worth-sheet-score = Score assigned by the director
worth-sheet-judgement = Director's judgement: { $typed }
worth-sheet-assigned = The director has assigned a score: North-South { $ns }, East-West { $ew }.
# $fault: the irregularity, with the number of its action.
worth-sheet-without = Without { $fault }: { SIDE($side) } take { $tricks ->
    [one] one trick
   *[other] { $tricks } tricks
}{ $counted ->
    [in-all] { " " }in all
   *[to-come] { " " }of those to come
}, everybody playing best.
worth-sheet-now = As things stand: { SIDE($side) } take { $tricks ->
    [one] one trick
   *[other] { $tricks } tricks
}{ $counted ->
    [in-all] { " " }in all
   *[to-come] { " " }of those to come
}, everybody playing best.
worth-sheet-now-barred = As things stand: { SIDE($side) } take { $tricks ->
    [one] one trick
   *[other] { $tricks } tricks
}{ $counted ->
    [in-all] { " " }in all
   *[to-come] { " " }of those to come
}, everybody playing best; { $best } if no card were barred.

## Artificial scores.

worth-side = { SIDE($side) }
worth-at-fault = At fault
worth-at-fault-of = At fault: { SIDE($side) }
worth-degree = { $fault ->
    [no] in no way
    [partly] in part
   *[directly] directly
}
worth-session = Whole session
worth-session-of = Whole session: { SIDE($side) }
worth-session-unknown = not known
worth-artificial = { $fault ->
    [no] Average plus
    [partly] Average
   *[directly] Average minus
}: { $share } % of { $most } = { $part }
worth-artificial-imps = { $fault ->
    [no] Average plus
    [partly] Average
   *[directly] Average minus
}: { $imps } IMPs
