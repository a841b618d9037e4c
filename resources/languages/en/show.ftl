### Show: an evening's cases before a class, the room's window and the teacher's.

## What cannot be shown.

show-programme-missing = { $name }: this case is not where the set list says it is.
show-programme-unreadable = { $name } cannot be shown: { $why }

## What the room reads.

show-room-title = The room’s window
show-page-where = Case { $place } of { $of } · laws of { $year }
show-page-twin = The same, but… { $title }
show-page-action = Action { $at } of { $length }
show-page-answer = { $letter }: { $answer }. Hands: { $hands }
show-page-law = Law { $cite }
show-page-counts = Hands: { $counts }

## What the teacher reads.

show-teacher-title = The teacher’s window
show-teacher-set-list = Set list
show-teacher-minutes = { $minutes } min
show-teacher-what-the-room-sees = What the room sees
show-teacher-covered = Covered
show-teacher-why-covered = The answer, your notes and what comes next are covered until you say that this screen is yours alone.
show-teacher-uncover = This screen is mine: show them
show-teacher-uncover-tip = Shows and covers the answer, your notes and what comes next (U)
show-teacher-next = Next
show-teacher-answer = The answer
show-teacher-notes = Your notes
show-teacher-story = The story
show-teacher-back = Back
show-teacher-back-tip = One step back (← or PgUp)
show-teacher-on = On
show-teacher-on-tip = One step on (→ or PgDown)
show-teacher-reveal = Show the ruling
show-teacher-reveal-tip = To the question, then the ruling, and hidden again (Space)
show-teacher-black = Black
show-teacher-black-tip = Nothing is to be seen, and the picture again (B or a full stop)
show-teacher-swap = Swap the screens
show-teacher-swap-tip = The room sees the other screen, and you this one (S)
show-teacher-keys = Keys
show-teacher-keys-tip = What every key does (?)
show-teacher-leave = End
show-teacher-leave-tip = Back to where you began, with the ruling hidden (Esc)

## What comes next.

show-next-question = The question: what do you rule?
show-next-ready = “Next: the ruling”, as a warning. Nothing is shown yet.
show-next-ruling = The ruling
show-next-case = Case { $place }
show-next-nothing = Nothing: this is the end.

## The clock.

show-clock-case = This case { $shown }
show-clock-case-of = { $over ->
    [yes] This case { $shown }, { $minutes } min are over: { $left }
   *[no] This case { $shown } of { $minutes } min, { $left } left
}
show-clock-evening = Evening { $left } left

## From the beginning to the end.

show-presenting-rooms-screen = This is the room’s screen
show-presenting-teachers-screen = This is the teacher’s screen
show-presenting-room-gone = The room’s screen is gone. Everything goes on there once it is plugged in again. S shows it on this screen.
show-presenting-ready = Next: the ruling
show-presenting-last = That was the last case. Esc ends.
show-presenting-no-twin = This case has no twin.
show-presenting-no-branch = There is no such branch, or the ruling is not shown yet.
show-presenting-not-kept = This evening cannot be put by: { $why }. It goes on all the same.
show-presenting-left = “{ $title }” was left at case { $place } of { $of }.
show-presenting-interrupted = “{ $title }” was interrupted at case { $place } of { $of }.
show-presenting-go-on = Go on
show-presenting-finish = It is over
show-presenting-discard = Discard
show-presenting-keys =
    → PgDown   on, step by step
    ← PgUp   back
    Space   to the question; the ruling; hidden again
    ↑ ↓ Tab   the answer hands are counted for: A to D are no keys
    + −   a hand more, a hand less
    1 … 9, 0   the branches, the main line
    E   the other edition
    C   the contrast twin
    T   time to think: 1, 2, 3 minutes, none
    B .   black
    F5   the case from its beginning
    Ctrl+PgDown Ctrl+PgUp   the next case, the case before
    S   swap the screens
    U   show or cover what only the teacher reads
    H   high contrast
    Mouse   a click rings a card, a drag draws an arrow
    Esc   ends
