### Tonight's boards: loaded once, then found by their numbers.

tonight-window = I board di stasera
tonight-what = Carica una volta sola i board della serata: il file della macchina smazzatrice, un PBN, un link. Da quel momento il numero di un board porta al tavolo tutte le 52 carte, il mazziere e la vulnerabilità. Si conservano fino a domani mattina.
tonight-number = Board
tonight-files = Caricati
tonight-load = Carica i board di stasera…
tonight-load-tip = I file della serata: PBN, DUP, DLM, BRI, LIN. Un file con lo stesso nome prende il posto di quello di prima
tonight-load-which = I board di stasera
# Kinds of files, as a file dialog lists them.
tonight-filter = Board (*.pbn *.dup *.dlm *.bri *.lin *.txt);;Tutti i file (*)
tonight-paste = Incolla
# What is pasted, the first time, the second time, …
tonight-pasted = testo incollato { $place }
tonight-keep-these = &Tieni come board di stasera
tonight-forget = Dimentica
tonight-forget-tip = Questi board non sono quelli di stasera
tonight-to-the-table = Metti sul &tavolo

# A file with boards, from the number $first to $last; so many of it are of no use here.
tonight-file = { $file }: { $count ->
    [one] un board, n. { $first }
   *[other] { $count } board, da { $first } a { $last }
}{ $left_out ->
    [0] { "" }
    [one] ; uno tralasciato, incompleto o senza numero
   *[other] ; { $left_out } tralasciati, incompleti o senza numero
}
tonight-so-many = di { $count } stasera
tonight-nothing-loaded = Non è stato ancora caricato niente.
tonight-not-loaded = { $file } non è caricato: { $why }
tonight-not-pasted = Non è caricato niente: { $why }
tonight-no-board = In { $file } non c'è nessun board con tutte le carte e un numero.
tonight-too-many = Non si conservano più di { $most } file: prima dimenticane qualcuno.
tonight-not-kept = Questi board ci sono finché il programma non si chiude, e non si possono conservare oltre: { $why }.

## A board of that number, and the table.

tonight-none-yet = I board di stasera non sono ancora stati caricati.
tonight-no-such-board = Tra i { $count } di stasera non c'è un board { $typed }.
tonight-several = Stasera ci sono più board { $number }, con carte diverse. Qual è?
tonight-several-laid-out = Stasera ci sono più board { $number }. È disposto:
tonight-board-of-file = Board { $number } di { $file }
tonight-begins-later = Questo verbale comincia dalla presa { $trick }: quali carte erano già andate, un board non può dirlo.
tonight-set-hands = Togli le carte già andate…
tonight-take-out = Ora togli le carte già andate prima della presa { $trick }: fai clic su di esse al centro, o cancellale.
tonight-begin = Un nuovo verbale con il board { $number }
tonight-differs = Il board { $number } non è quello che sta qui. Che cosa cambierebbe: { $what }.
tonight-lies-here = Il board { $number } è quello che sta qui.
tonight-take = Come nel board { $number }
tonight-keep = Com'è qui
tonight-hand-of = la mano { SEAT($seat, form: "of") }
tonight-dealer = il mazziere
tonight-vulnerability = la vulnerabilità
tonight-not-this-one = Il board { $number } non può essere quello che si è giocato qui. Azione { $action }: { $why }.
tonight-kept-back = { $why ->
    [hidden] La decisione è tenuta nascosta: prima mostrala, poi fai venire il board.
   *[blind] Le carte non viste sono nascoste: prima mostrale, poi fai venire il board.
}
tonight-being-read = Lettura dei board…
tonight-is-bid = Le chiamate registrate qui dicono il contratto: scrivi solo «board { $number }».
tonight-contract = il contratto
tonight-declarer = il dichiarante
