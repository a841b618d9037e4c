### Tonight's boards: loaded once, then found by their numbers.

tonight-window = Tonight's boards
tonight-what = Load the boards of the evening once: the file of the dealing machine, a PBN, a link. From then on the number of a board brings all 52 cards, the dealer and the vulnerability to the table. They are kept until tomorrow morning.
tonight-number = Board
tonight-files = Loaded
tonight-load = Load tonight's boards…
tonight-load-tip = The files of the evening: PBN, DUP, DLM, BRI, LIN. A file of the same name takes the place of the one before
tonight-load-which = Tonight's boards
# Kinds of files, as a file dialog lists them.
tonight-filter = Boards (*.pbn *.dup *.dlm *.bri *.lin *.txt);;All files (*)
tonight-paste = Paste
# What is pasted, the first time, the second time, …
tonight-pasted = pasted { $place }
tonight-keep-these = &Keep as tonight's boards
tonight-forget = Forget
tonight-forget-tip = These boards are not those of tonight
tonight-to-the-table = &To the table

# A file with boards, from the number $first to $last; so many of it are of no use here.
tonight-file = { $file }: { $count ->
    [one] one board, { $first }
   *[other] { $count } boards, { $first } to { $last }
}{ $left_out ->
    [0] { "" }
   *[other] ; { $left_out } left out, not whole or without a number
}
tonight-so-many = of { $count } tonight
tonight-being-read = The boards are being read…
tonight-nothing-loaded = Nothing is loaded yet.
tonight-not-loaded = { $file } is not loaded: { $why }
tonight-not-pasted = Nothing is loaded: { $why }
tonight-no-board = { $file } holds no board with all its cards and a number.
tonight-too-many = No more than { $most } files are kept: forget some first.
tonight-not-kept = These boards are there until the program ends, and cannot be kept beyond: { $why }.

## A board of that number, and the table.

tonight-none-yet = Tonight's boards have not been loaded yet.
tonight-no-such-board = There is no board { $typed } among the { $count } of tonight.
tonight-several = There are several boards { $number } tonight, with other cards. Which is it?
tonight-several-laid-out = There are several boards { $number } tonight. Laid out is:
tonight-board-of-file = Board { $number } of { $file }
tonight-begins-later = This record begins with trick { $trick }: which cards had gone before, a board cannot tell.
tonight-set-hands = Take out what had gone…
tonight-take-out = Now take out the cards that had gone before trick { $trick }: click them in the middle, or delete them.
tonight-begin = A new record with board { $number }
tonight-differs = Board { $number } is not what stands here: { $what } would change.
tonight-lies-here = Board { $number } is what lies here.
tonight-is-bid = The calls that were recorded here tell the contract: type “board { $number }” alone.
tonight-take = As on board { $number }
tonight-keep = As it stands here
tonight-hand-of = { SEAT($seat, form: "of") } hand
tonight-contract = the contract
tonight-declarer = the declarer
tonight-dealer = the dealer
tonight-vulnerability = the vulnerability
tonight-not-this-one = Board { $number } cannot be the one that was played here. Action { $action }: { $why }.
tonight-kept-back = { $why ->
    [hidden] The ruling is kept back: show it first, then bring in the board.
   *[blind] Unseen cards are hidden: show them first, then bring in the board.
}
