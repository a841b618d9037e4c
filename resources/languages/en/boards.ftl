### Boards from elsewhere: the list of them, and what is said of a text or a file in which they were looked for.

# $title: the name of the file, or what was pasted.
boards-window = Boards: { $title }
boards-list = Boards
boards-number = Board
boards-contract = Contract
boards-result = Tricks
boards-remark = Remark
boards-being-read = Reading { $file } …
boards-practise = P&ractise on it
boards-practise-tip = Something of what you practise goes wrong on this board
boards-take = &Put on the table
boards-left-out = What was not read
boards-pasted = pasted
boards-tricks = { $count }
boards-read = { $read ->
    [one] One board read
   *[other] { $read } boards read
}{ $remarked ->
    [0] { "" }
   *[other] , { $remarked } with a remark
}{ $refused ->
    [0] { "" }
   *[other] , { $refused } refused
}.
boards-refused = Board { $board }: { $why }
boards-at-line = Line { $line }: { $words }
boards-no-file = { $file } cannot be opened: { $why }.
boards-nothing-copied = Nothing has been copied yet: copy a board, a link to one, or a deal, then paste it here.
boards-none = No board was found in it.

## For other programs.

# Kinds of files, as a file dialog lists them.
boards-filter-pbn = PBN (*.pbn)
boards-filter-plain = PBN, plain, for programs that stop at the whole record (*.pbn)
boards-filter-lin = LIN (*.lin)
boards-written = { $file } is written.
boards-not-written = { $file } cannot be written: { $why }.
boards-link-copied = The link is copied: paste it into a message, or into the address line of a browser.
