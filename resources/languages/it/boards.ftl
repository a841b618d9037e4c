### Boards from elsewhere: the list of them, and what is said of a text or a file in which they were looked for.

# $title: the name of the file, or what was pasted.
boards-window = Board: { $title }
boards-list = Board
boards-number = Board
boards-contract = Contratto
boards-result = Prese
boards-remark = Osservazione
boards-being-read = Leggo { $file } …
boards-practise = &Allenati su questo
boards-practise-tip = Su questo board va storto qualcosa di ciò su cui ti alleni
boards-take = &Metti sul tavolo
boards-left-out = Che cosa non è stato letto
boards-pasted = testo incollato
boards-tricks = { $count }
boards-read = { $read ->
    [one] Un board letto
   *[other] { $read } board letti
}{ $remarked ->
    [0] { "" }
   *[other] , { $remarked } con un'osservazione
}{ $refused ->
    [0] { "" }
    [one] , uno rifiutato
   *[other] , { $refused } rifiutati
}.
boards-refused = Board { $board }: { $why }
boards-at-line = Riga { $line }: { $words }
boards-no-file = { $file } non si può aprire: { $why }.
boards-nothing-copied = Non è stato ancora copiato niente: copia un board, un link a un board o una smazzata, poi incollali qui.
boards-none = Non contiene nessun board.

## For other programs.

# Kinds of files, as a file dialog lists them.
boards-filter-pbn = PBN (*.pbn)
boards-filter-plain = PBN semplice, per i programmi che si bloccano sul verbale intero (*.pbn)
boards-filter-lin = LIN (*.lin)
boards-written = { $file } è scritto.
boards-not-written = { $file } non si può scrivere: { $why }.
boards-link-copied = Il link è copiato: incollalo in un messaggio, o nella barra dell'indirizzo di un browser.
