### The ruling sheet: what stands on the page, the dialog it is shown in, a ruling read out, a ruling reported.

sheet-dialog-ruling-sheet = Ruling sheet
sheet-dialog-board-table-event = Board, table, event
sheet-dialog-board-table-event-stands-at-the = Board, table, event: stands at the head
sheet-dialog-paper = Paper
sheet-dialog-preview = Preview
sheet-dialog-save-as-pdf = &Save as PDF…
sheet-dialog-print = &Print…
sheet-dialog-save-as-picture = Save as p&icture…
sheet-dialog-copy-as-text = &Copy as text
sheet-dialog-close = Close
sheet-dialog-pdf-pdf = PDF (*.pdf)
sheet-dialog-picture-png = Picture (*.png)
sheet-dialog-copied-paste-it-into-a-message = Copied: paste it into a message or a form.
sheet-dialog-the-page = The page
sheet-dialog-there-is-no-printer-on-this = There is no printer on this computer. Save the sheet as PDF and print it elsewhere.
sheet-dialog-sent-to = Sent to { $printer }.
sheet-dialog-cannot-be-written = { $name } cannot be written: { $why }
sheet-dialog-saved-as = Saved as { $path }
sheet-read-out-read-it-out = Read it out
sheet-read-out-what-is-said-aloud = What is said aloud
sheet-report-dialog-report-this-ruling = Report this ruling
sheet-report-dialog-remark = Remark
sheet-report-dialog-what-is-wrong-with-this-ruling = What is wrong with this ruling, and which paragraph says so?
sheet-report-dialog-save-the-report = &Save the report…
sheet-report-dialog-save-the-report-2 = Save the report…
sheet-report-dialog-cases-bridgecase-toml = Cases (*.bridgecase *.toml)
sheet-report-dialog-one-file-is-written-where-you = One file is written, where you choose. Nothing is sent.
sheet-report-dialog-in-it-are-the-whole-case = In it are the whole case with all its branches, the place you are looking at, the edition, the version of the program and your remark. Pass it on as you like: whoever opens it sees this ruling.
sheet-report-dialog-branch = { $words }, branch “{ $branch }”
sheet-report-dialog-cannot-be-written = { $name } cannot be written: { $why }
sheet-report-dialog-where = After action { $at }, laws of { $edition }, Bridgetable { $version }

## The page

sheet-contract = { $bid }{ $doubled ->
    [1] { " " }doubled
    [2] { " " }redoubled
   *[0] { "" }
} by { SEAT($declarer) }
sheet-board-contract = Contract: { $presumed ->
    [yes] not told, taken as { $contract }
   *[no] { $contract }
}
sheet-board-declarer-now = { SEAT($seat) } has become declarer
sheet-board-dealer = Dealer: { SEAT($seat) }
sheet-board-vulnerable = Vulnerable: { $side ->
    [none] nobody
    [all] everybody
   *[side] { SIDE($side) }
}
sheet-board-branch = Branch: { $name }
sheet-foot-laws = Laws of { $edition }
sheet-foot-program = Bridgetable { $version }
sheet-foot-advice = The program advises. The director decides.

# The headings of its parts; .text: as they stand where the sheet is plain text.
sheet-heading-happened = What happened
    .text = WHAT HAPPENED
sheet-heading-facts = Facts found
    .text = FACTS FOUND
sheet-heading-irregularities = Irregularities
    .text = IRREGULARITIES
sheet-heading-ruling = Ruling under the laws of { $edition }
sheet-heading-ruling-text = RULING
sheet-heading-choices = Choices
    .text = CHOICES
sheet-heading-paragraphs = Paragraphs, in short
    .text = PARAGRAPHS, in short

# What was found. $asked: the question; $how: by what it was found; weighed-away: weighed, asked away from the table.
sheet-fact = { $asked } { $answer } ({ $how ->
    [weighed] weighed by the director
    [weighed-away] weighed by the director, asked away from the table
    [away] asked away from the table
   *[asked] asked at the table
}).
sheet-fact-cannot-be-established = { $asked } This cannot be established (presumed as Law 85B has it).
sheet-fact-open = { $question } Not found yet: what is presumed holds until then.
sheet-fact-assumed = { $assumed } Nobody has said otherwise.
sheet-fact-presumed = { $asked } { $answer } (assumed).

sheet-not-final-yet = Not final yet: { $why }.
sheet-still-to-be-found = what is still to be found may change it
sheet-cards-seen = { SEAT($seat, form: "of") } { $cards } have been seen. They are not played, and no penalty cards.
sheet-score = That makes { $ns } for { SIDE($north_south) } and { $ew } for { SIDE($east_west) }.

# Who has a choice, or had it until an action.
sheet-could-choose = { $who } could choose (action { $at }):
sheet-has-to-choose = { $who } has to choose:
sheet-next-player = The next player

# What there is no room for: actions by their numbers; $several: more than one; and other things.
sheet-steps-left-out = { $last ->
    [none] { $first }
   *[last] { $first } to { $last }
}
sheet-left-out = Left out for want of room: { $what }.
sheet-left-out-actions = { $several ->
    [yes] actions { $which }
   *[no] action { $which }
}
sheet-left-out-facts = { $count ->
    [one] 1 fact
   *[other] { $count } facts
}
sheet-left-out-irregularities = { $count ->
    [one] 1 irregularity
   *[other] { $count } irregularities
}
sheet-left-out-consequences = { $count ->
    [one] 1 consequence
   *[other] { $count } consequences
}
sheet-left-out-earlier-choices = { $count ->
    [one] 1 earlier choice
   *[other] { $count } earlier choices
}
sheet-left-out-texts = the text of { $cites }

# The diagram: what the signs in it mean, and hands of which nothing is known, in two lines.
sheet-hands-before-trick = Hands before trick { $trick }
sheet-hands-not-known = The hands are not known.
sheet-sign-small = x: a small card, nine to two
sheet-sign-honour = h: an honour, ace to ten
sheet-sign-unknown = ?: a card of unknown rank
sheet-sign-more = …: cards not known
sheet-hand-not-known = { $count ->
    [one] one card,
   *[other] { $count } cards,
}
    .second = { $count ->
    [one] not known
   *[other] none of them known
}
sheet-compass = { $seat ->
    [N] N
    [E] E
    [S] S
   *[W] W
}

# How the play stands. $lead: who led to the trick, or is to lead; $led: whether he has.
sheet-trick-on = { $over ->
    [yes] Play is over
   *[no] Trick { $number }{ $lead ->
        [none] { "" }
       *[seat] { $led ->
            [yes] , led by { SEAT($lead) }
           *[no] , { SEAT($lead) } on lead
        }
    }
}.
sheet-tricks = { $claimed ->
    [yes] Tricks with the claim
   *[no] Tricks won
}: { SIDE($north_south) } { $ns }, { SIDE($east_west) } { $ew }.
sheet-played-to-it = Played to it: { $cards }.
sheet-played-card = { SEAT($seat) } { CARD($card) }
