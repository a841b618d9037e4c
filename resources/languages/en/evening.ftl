### An evening with a class: the set list, the rehearsal, what is handed out, and the director's book of an evening.

## What is wrong with the file of a set list.

evening-no-edition = there is no such edition here: { $editions }
evening-file-wanted = `file` is wanted: where the case lies

## A case of a set list that cannot be shown, or is another than it was.

evening-case-missing = The case “{ $title }” is not there any more; it was looked for in the library.
evening-case-missing-at = The case “{ $title }” is not there any more; it was looked for at { $where }.

evening-case-unreadable = The case “{ $title }” cannot be read: { $why }.
evening-case-changed = The case “{ $title }” has changed since it was put on the list.

## The director's book of an evening.

# $deed is an action, quoted: “East drops ♥9”.
evening-could-have-known = { $deed }: could the offender have known that it might damage the other side?

## The subjects of the pocket cards.

evening-pocket-opening-lead = Opening lead out of turn
evening-pocket-defenders-lead = Defender's lead out of turn
evening-pocket-declarers-lead = Declarer's lead out of turn
evening-pocket-revoke = Revoke seen in time
evening-pocket-revoke-established = Revoke established
evening-pocket-penalty-card = Penalty cards
evening-pocket-card-played = Is the card played?
evening-pocket-card-named = Naming dummy's cards
evening-pocket-card-withdrawn = Card taken back
evening-pocket-claim = Claims

## On paper.

# $foot is the title of what is printed.
evening-paper-page = { $foot }  ·  page { $page } of { $pages }
evening-paper-name = Name: ______________________________
evening-paper-answers = Answers
evening-untitled = An evening without a title
evening-laws-of = Laws of { $edition }
evening-summary-all = { $cases ->
    [one] One case.
   *[other] { $cases } cases.
} { $right } of { $raised } hands were raised for the right answer.
# $planned is the time that was planned, as 5:00.
evening-summary-took = It took { $took }{ $budget ->
    [yes] {" "}of { $planned }
   *[no] {""}
}.
evening-summary-no-vote = There was no vote on it.
evening-summary-right = { $right } of { $raised } hands were right.
evening-notes = Notes
evening-notes-where = { $number } of { $many }{ $minutes ->
    [0] {""}
    [one] {" "}· one minute
   *[other] {" "}· { $minutes } minutes
}
evening-notes-next = Next: { $title }
evening-book-of = Rulings of { $day }
evening-book-told = { $rulings ->
    [one] One ruling.
   *[other] { $rulings } rulings.
} { $open ->
    [0] There is nothing left to come back to after play.
    [one] One thing is left to come back to after play.
   *[other] { $open } things are left to come back to after play.
}
evening-book-where = Table { $table }, board { $board }
evening-pocket-cards = Pocket cards
