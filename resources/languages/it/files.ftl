### Files opened and saved, copies of unsaved work, what is remembered.

files-files-cases-bridgecase-toml-all-files = Casi, scalette, collezioni, board (*.bridgecase *.toml *.bridgeevening *.bridgecases *.pbn *.lin *.dlm *.dup *.bri);;Tutti i file (*)
files-files-without-saving-what-was-done-since = Se non salvi, quello che è stato fatto da allora va perso.
files-files-saving-here-replaces-what-was-written = Salvare qui sostituisce quello che è stato scritto nel file. «Salva con nome» conserva tutti e due.
files-files-save-as = Salva &con nome…
files-files-new-record = Nuovo verbale
files-files-save-the-changes-to = Salvare le modifiche a «{ $title }»?
files-filing-open-it-again = Riaprilo
files-filing-save-as = Salva con nome…
files-left-over-discard = Scarta
files-left-over-restore = Ripristina
files-left-over-next = Avanti
files-left-over-of = { $at } di { $all }: { $words }
files-left-over-cannot-be-removed = { $path } non si può togliere: { $why }
files-filing-no-copy-kept = Se ora il programma si ferma, quello che non è salvato va perso: non si può metterne da parte una copia ({ $why }).
files-filing-changed-elsewhere = «{ $name }» è stato cambiato da un'altra finestra o da un altro programma. Qui è ancora com'era.
files-filing-open-elsewhere = «{ $name }» è aperto anche in un'altra finestra. Niente di ciò che si salva là viene sostituito senza chiedere.
files-filing-cannot-be-written = { $name } non si può scrivere: { $why }
files-filing-left-as-it-was = { $name } è rimasto com'era, perché quello che ci starebbe scritto non si potrebbe rileggere: { $why }
files-files-changed-elsewhere = «{ $name }» è stato cambiato da un'altra finestra o da un altro programma.
files-left-over-taken = Un'altra finestra ha continuato questo lavoro, o lo ha scartato.
files-left-over-cannot-be-read =
    Una copia di lavoro non salvato non si può leggere. Si trova in { $path }.
    { $why }
files-left-over-still-here = C'è ancora del lavoro non salvato: «{ $title }», azioni: { $number }, ultima modifica { $when }.

# The first problems of a file that cannot be opened, a line each.
files-line = riga { $line }
files-and-more = … e { $count ->
    [one] un altro
   *[other] altri { $count }
}
files-cannot-be-opened = { $name } non si può aprire.

# Why a file is not read or written: after its name.
files-no-such-name = nessun file può chiamarsi così
files-too-large = è più grande di { $megabytes } MB
files-a-folder = è una cartella
files-not-a-file = non è un file
files-too-deep = ci sono elenchi o tabelle uno dentro l'altro a troppi livelli
files-word-too-long = un numero o una chiave ha troppe lettere
files-too-many-parts = ha più di { $most } parti
files-writing-not-a-file = Non è un file
files-recovery-full = in { $folder } ci sono già { $count } copie
files-pairs-not-told = In { $name } non si può indicare il caso gemello: { $why }.
