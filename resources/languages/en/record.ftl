### The typed line, the timeline, the deal and the readings.

record-commandline-type-drag-or-right-click-e = Type, drag or right-click: “e drops c5”, “queen”, “play anything”
record-commandline-type-an-action = Type an action
record-commandline-type-an-action-and-press-enter = Type an action and press Enter (Ctrl+K)
record-commandline-what-happens-at-the-table = What happens at the table?
record-setup-dialog-how = Paste the deal, type it, or click the cards in the middle. Leave what you do not know; the last hand fills itself.
record-setup-dialog-signs = How to type what is only half known
record-setup-dialog-signs-are = Ranks are A K Q J T 9 … 2. Besides: x a small card, h an honour, ? any card, + perhaps more, * nothing known; an empty field is a void.
record-setup-dialog-not-said = not said
record-setup-dialog-paste = Paste a deal
record-setup-dialog-paste-tip = A deal from a mail, PBN or BBO, or one hand, fills the fields (Ctrl+V)
record-board-choice-so-many = { $count } boards were pasted. Laid out is:
record-board-choice-board = { $number ->
    [none] Deal { $place }
   *[other] Board { $number }
}
record-setup-dialog-at-random = Deal at random…
record-setup-dialog-at-random-tip = With the points, lengths and cards you wish
record-setup-dialog-as-it-was = As it was
record-setup-dialog-as-it-was-tip = What stood here before
record-pack-deal-to = Deal to
record-pack-click = Click the cards of { SEAT($seat) }, or type them.
record-pack-with = { $card } is with { SEAT($seat) }
record-wishes-deal-at-random = Deal at random
record-wishes-points = Points
record-wishes-of = { SEAT($seat) }: { $what }
record-wishes-any = any
record-wishes-how = Write 5, 5+, 4-6 or -3 where you wish for something, and leave the rest empty.
record-wishes-holds = { SEAT($seat) } has { $count ->
    [one] one card
   *[other] { $count } cards
}
record-wishes-stay = Cards that were given already stay: { $held }.
record-wishes-deal = Deal
# What stays open of a deal under a record: East's hand, West's hand and so on.
record-left-open = A card was told only in part, so some cards stay open in { $hands }. Say which card it was, then bring in the deal again.
record-hand-of = { SEAT($seat, form: "of") } hand
record-setup-dialog-contract = Contract
record-setup-dialog-no-contract-yet = none yet: the auction
record-setup-dialog-declarer = Declarer
record-setup-dialog-dealer = Dealer
record-setup-dialog-vulnerable = Vulnerable
record-setup-dialog-on-lead = On lead
record-setup-dialog-the-coming-trick = The coming trick
record-setup-dialog-these-are-all-the-cards-there = These are all the cards there are
record-setup-dialog-correct-the-deal = Correct the deal
record-setup-dialog-set-up-a-deal = Set up a deal
record-setup-dialog-none = none
record-setup-dialog-all = all
record-setup-dialog-these-are-all-the-cards-there-2 = { SEAT($seat) }: these are all the cards there are
record-timeline-timeline = Timeline
record-timeline-main-line = Main line
record-timeline-the-beginning = The beginning
record-timeline-go-to-its-end = Go to its end
record-timeline-compare-with-the-main-line = Compare with the main line
record-timeline-rename-the-branch = Rename the branch…
record-timeline-action-of = Action { $at } of { $length }
record-timeline-branch = branch “{ $name }”
record-timeline-main-line-2 = main line
record-timeline-not-told-yet = { $number }  not told yet
record-timeline-from-here-on-the-laws-of = From here on the laws of { $years } rule differently.
record-timeline-compare-with = Compare with “{ $name }”

## What is wrong with a deal that is typed, and how many cards a hand has.

record-no-contract = Contract: { $typed } is none, such as 3NT, 4H or 4SX
record-hand-cannot-be-read = cannot be read
record-cards-held = { $held } cards
record-cards-too-many = { $held } cards, { $more } too many
record-cards-missing = { $held } cards, { $fewer } missing
record-cards-known = { $held } of { $due } known

# Who is vulnerable, in two letters.
record-setup-dialog-side = { $side ->
    [NS] NS
   *[EW] EW
}

## What is kept of what was done: the name of a branch that begins with something else, and what is undone.

record-undo-answer = answer: { $answer }
record-undo-withdrawn-answer = answer taken back
record-undo-reading = reading of “{ $name }”
record-undo-readings = readings
record-undo-deal = deal

# The bidding box.
record-box-of = Bidding box of { SEAT($seat) }
record-box-bid-for = Bid for { SEAT($seat) }
record-box-alert = Alert
record-box-alerts = { SEAT($seat) } alerts partner's { $call }
record-box-nothing-to-alert = { SEAT($seat, form: "of") } partner has not called yet
record-box-stop = Stop
record-box-stops = { SEAT($seat) } shows the stop card
record-box-in = in the box
record-box-half-out = half out of the box
record-box-out = out of the box
record-box-near = near the table
