### An evening with a class: the set list, the rehearsal, what is handed out, and the director's book of an evening.

## What is wrong with the file of a set list.

evening-no-edition = there is no such edition here: { $editions }
evening-file-wanted = `file` is wanted: where the case lies

## A case of a set list that cannot be shown, or is another than it was.

evening-case-missing = The case “{ $title }” is not there any more; it was looked for in the library.
evening-case-missing-at = The case “{ $title }” is not there any more; it was looked for at { $where }.
evening-case-missing-collection = The case “{ $title }” is not there: it is from the collection “{ $collection }”. Install that, and it is found.

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
evening-pocket-insufficient-bid = Insufficient bid
evening-pocket-call-out-of-turn = Call out of turn
evening-pocket-call-changed = Call changed

# A question the director has asked, and its answer.
evening-pocket-found = { $asked } { $answer }.

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

## The window of the set list.

# $changed: yes while there is something in it that is not saved.
evening-window-title-new = { $changed ->
    [yes] Set list *
   *[no] Set list
}
# $changed: yes while there is something in it that is not saved.
evening-window-title = { $changed ->
    [yes] { $name } *
   *[no] { $name }
} – Set list
evening-files = Set lists (*.bridgeevening);;All files (*)
evening-file-name = evening
evening-title = Title of the evening
evening-title-hint = Title of the evening, as the class reads it
evening-laws = Laws of
evening-rows-cases = Cases of the evening in order
evening-rows-number = No.
evening-rows-case = Case
evening-rows-minutes = Minutes
# Stands before the title of a case that cannot be shown as it was.
evening-rows-with-trouble = ! { $title }
evening-minutes = Minutes this case may take
evening-minutes-label = &Minutes:
evening-no-limit = no limit
evening-notes-label = N&otes:
evening-notes-hint = What you want to say about this case. Only you see it.
evening-new = &New
evening-open = &Open…
evening-save = &Save
evening-save-as = Save &as…
evening-add-open = &Add the open case
evening-up = Move &up
evening-down = Move &down
evening-take-off = Take o&ff
evening-look = &Look at it
evening-show = Sho&w it
evening-rehearse = &Rehearse
evening-handout = &Hand-out…
evening-notes-paper = Notes for the &telephone…
evening-summary = Summa&ry…
evening-empty = No case is on the list yet. Open one at the table and press “Add the open case”, or drag it here from the list of cases.
evening-sum = { $cases ->
    [one] One case
   *[other] { $cases } cases
}, { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
}{ $without ->
    [0] {""}
    [one] , one of them without a limit of time
   *[other] , { $without } of them without a limit of time
}.
evening-sum-without-limit = { $cases ->
    [one] One case
   *[other] { $cases } cases
}, without a limit of time.
evening-open-is-in-no-file = The open table is in no file yet. Save it first (File → Save), then it can be put on the list.
evening-no-case = { $name } is not put on the list: { $why }
evening-left-over = A set list was not saved when the program ended: { $title }, { $cases ->
    [one] one case
   *[other] { $cases } cases
}.
evening-not-kept = What there is to say of this evening cannot be kept: { $why }
evening-not-kept-again = Try again
evening-none-shown = No evening has been shown yet.
evening-handout-title = Hand-out
evening-with-answers = With the answers, on the last page
evening-notes-title = Notes for the telephone
evening-notes-file = { $title } notes
evening-summary-title = How the evening went
evening-summary-file = { $title } summary

## After a rehearsal.

evening-rehearsed = The rehearsal
evening-rehearsed-took = It took { $took }{ $budget ->
    [yes] {" "}of the { $planned } that are planned
   *[no] {""}
}.
evening-rehearsed-planned = Planned
evening-rehearsed-time = Took
evening-rehearsed-over = Too long
evening-rehearsed-too-long = +{ $time }

## The window of the director's book.

evening-book-window = Evening's book
evening-book-day = Day
evening-book-rulings = Rulings, each with what to come back to after the play
evening-book-time = Time
evening-book-table = Table
evening-book-board = Board
evening-book-ruling = Ruling, and what to look at again after the play
evening-book-paragraph = Law
evening-book-add = &Add this ruling…
evening-book-change = &Change…
evening-book-look = &Open its table
evening-book-remove = &Remove
evening-book-print = &Print or save as PDF…
evening-book-file = Rulings { $day }
evening-book-unreadable = { $count ->
    [one] One ruling of this day cannot be read. Its file is left as it is.
   *[other] { $count } rulings of this day cannot be read. Their files are left as they are.
}
evening-book-not-kept = The book cannot be written: { $why }
evening-book-removed = Removed: { $ruling }
evening-book-put-back = Put it back
evening-book-hidden = The ruling is kept back. Show it first (space bar), then it can go into the book.
evening-book-show = Show the book
evening-book-entered = It stands in the evening's book. { evening-book-told }
evening-form-add = Into the evening's book
evening-form-change = A ruling of the evening's book
evening-form-table = &Table:
evening-form-board = &Board:
evening-form-time = T&ime:
evening-form-note = &Note:
evening-form-enter = &Enter it
evening-form-keep = &Keep
