### What is said in a terminal, by the commands and where no window can open.

## What is said of the words typed after the program's name.

commands-no-file = Il file '{ $name }' non c'è.
commands-no-option = L'opzione { $name } non esiste.
commands-one-file = Si apre un file alla volta: { $name } è di troppo.
commands-did-you-mean = Forse intendevi { $near }?
commands-no-number-of-problems = { $typed } non è un numero di problemi: ne serve uno, da 1 in su
commands-no-such-action = --at: ci sono le azioni da 1 a { $last }, e 0 per nessuna

## What --help says of the window and of each command; FILE, FOLDER and N stand for what is to be typed.

commands-usage = uso:
commands-typed = argomenti
commands-options = opzioni
commands-help-help = mostra questo aiuto ed esce
commands-help-version = mostra la versione del programma ed esce
commands-error = { $program }: errore: { $why }
# What is wrong with the words typed. $argument and $option are as they are typed: --at.
commands-fault-argument = argomento { $argument }: { $fault }
commands-fault-required = mancano questi argomenti: { $names }
commands-fault-unknown = argomenti sconosciuti: { $words }
commands-fault-one-wanted = manca il valore
commands-fault-ambiguous = l'opzione { $option } non è chiara: può essere { $meant }
commands-fault-nothing-wanted = non vuole nessun valore: { $typed }
commands-fault-no-number = { $typed } non è un numero intero
commands-fault-not-offered = { $typed } non è fra le scelte possibili ({ $offered })
commands-help-program = Un tavolo da bridge dove può succedere la cosa sbagliata, e il codice che risponde.
commands-help-commands = Comandi al posto di FILE: check, judge, laws, problems, collection, score, equity, import, export; ciascuno ha il suo --help.
commands-help-file = un file di caso; senza, la raccolta dei casi
commands-help-self-test = apre la finestra su FILE, decide il caso, la disegna, esce
commands-help-languages = le lingue che il programma parla, e che cosa manca a una: per chi traduce
commands-help-languages-list = le lingue che il programma parla, con i loro codici
commands-help-languages-check = controlla una lingua: che cosa le manca, che cosa è troppo lungo, che cosa non è nel glossario
commands-help-languages-code = il codice della lingua, per esempio it; senza, tutte
commands-help-language = la lingua da parlare questa volta: en, it, el; vale anche per un comando, se gli sta davanti
commands-typed-language = LINGUA
# $typed: what was asked for, $known: the codes of the languages there are.
commands-no-language = La lingua «{ $typed }» non c'è. Ci sono: { $known }.
commands-help-portable = conserva le impostazioni e il lavoro non salvato accanto al programma
commands-help-check = controlla se la decisione sui casi è quella che i loro file si aspettano
commands-help-check-paths = file o cartelle; senza, la raccolta dei casi
commands-help-check-summary = dice anche di che cosa trattano i casi
commands-help-judge = dice che cosa dice il codice su un caso
commands-help-judge-edition = una sola edizione; senza, tutte
commands-help-judge-at = dopo l'azione N; senza, dopo l'ultima
commands-help-judge-json = come dati per altri programmi
commands-help-judge-previews = dice a che cosa porta ogni risposta a una domanda
commands-help-laws = elenca i paragrafi e i casi che li provano
commands-help-laws-edition = una sola edizione; senza, tutte
commands-help-laws-json = come dati per altri programmi
commands-help-score = dice quanto vale un risultato
commands-help-score-what = il contratto con chi lo gioca, e le prese fatte da dichiarante e morto: "4SX S" 9; oppure file di board, o cartelle che ne contengono
commands-help-score-json = come dati per altri programmi
commands-help-score-vulnerable = la linea del dichiarante è in zona
commands-help-equity = dice quanto valgono le carte a carte viste
commands-help-problems = scrive problemi inventati a caso, come file di casi
commands-help-problems-list = elenca i tipi di problemi che ci sono
commands-help-problems-kind = solo di questi tipi, per esempio G06,G18
commands-help-problems-law = solo su questo articolo, per esempio 57
commands-help-problems-level = 1 giocatore, 2 arbitro di circolo, 3 torneo
commands-help-problems-edition = chiesti secondo una sola edizione; senza, secondo tutte
commands-help-problems-count = quanti; senza, dieci
commands-help-problems-seed = lo stesso numero dà gli stessi problemi
commands-help-problems-twins = anche lo stesso problema con un fatto cambiato, dove conta
commands-help-problems-judgement = anche ciò che deve valutare l'arbitro
commands-help-problems-out = dove scriverli; la cartella si crea, se non c'è
commands-help-collection = controlla una collezione di casi, ne fa una, ne installa o toglie una
commands-help-collection-check = dice che cosa non va in una collezione, file per file
commands-help-collection-check-path = una cartella, o un file che finisce in .bridgecases
commands-help-collection-make = mette una cartella di casi in un solo file
commands-help-collection-make-path = la cartella con i casi
commands-help-collection-make-out = il file da scrivere; finisce in .bridgecases
commands-help-collection-install = controlla una collezione e la installa, al posto di una versione precedente
commands-help-collection-list = elenca le collezioni installate
commands-help-collection-remove = toglie una collezione, salvo quello che vi hai cambiato
commands-help-collection-remove-name = il suo nome, come lo dà «list»
commands-help-collection-title = come si chiama la collezione
commands-help-collection-author = chi ha scritto i suoi casi
commands-help-collection-licence = che cosa possono farne gli altri, per esempio CC BY 4.0
commands-help-collection-language = la lingua dei suoi testi, per esempio it
commands-help-collection-version = una versione successiva prende il posto di quella di prima

## What stands for something to be typed, in --help.

commands-help-import = legge board di altri programmi: PBN, LIN, link, file di macchine smazzatrici
commands-help-import-files = file di board, o cartelle che ne contengono
commands-help-import-board = solo i board con questo numero, ciascuno come caso
commands-help-import-json = come dati per altri programmi
commands-help-import-out = scrive un file di caso per ogni board; la cartella si crea, se non c'è
commands-help-export = scrive casi per altri programmi
commands-help-export-files = file di casi, o cartelle che ne contengono
commands-help-export-out = scrive un file per ogni caso; la cartella si crea, se non c'è
commands-help-export-to = in quale formato
commands-help-export-edition = le carte che valgono secondo questa edizione; senza, secondo l'ultima
commands-help-export-plain = senza le etichette e il verbale intero, su cui alcuni programmi si bloccano
commands-typed-file = FILE
commands-typed-picture = USCITA.png
commands-typed-path = PERCORSO
commands-typed-number = N
commands-typed-kinds = TIPO,…
commands-typed-seed = S
commands-typed-folder = CARTELLA
commands-typed-text = TESTO
commands-typed-name = NOME
commands-typed-result = CONTRATTO N | PERCORSO

## What the commands say.

# $passing: what is said of an expectation of the file that is passed over.
commands-too-many-tricks = Le prese sono tredici, non { $tricks }.
# A board with what it scored, in words.
commands-score-board = { $board ->
    [none] { $words }
   *[other] Board { $board }: { $words }
}
# Of a file with several boards.
commands-scores = { $file }: su { $count } board, { $scored ->
    [one] uno ha
   *[other] { $scored } hanno
} un risultato.
# Of a board that does not tell who is vulnerable: $told is what is scored if nobody is.
commands-score-either = { $told } In zona: { $vulnerable }.
commands-passed-out = Quattro passo: 0.
commands-no-result = Il risultato non è indicato.
commands-no-files = Non contiene nessun file.
commands-no-such-board = Non c'è nessun board { $board }.
commands-import-written = { $count ->
    [one] Un caso scritto in { $folder }.
   *[other] { $count } casi scritti in { $folder }.
}
commands-counts-for-nothing = { $passing }; non conta nulla
commands-what-was-ruled = Come è stato deciso
# A line of the list of kinds; $laws are numbers: 57, 58.
commands-kind = { $id }  { $title }  (art. { $laws })
commands-problems-where = problems: di' dove scriverli, con --out CARTELLA, o chiedi l'elenco con --list
# $why is a sentence: there is no kind G99.
commands-problems-none = problems: { $why }
commands-problems-not-written = problems: in { $folder } non si può scrivere niente: { $why }
commands-problems-written = { $count ->
    [one] { $count } problema scritto
   *[other] { $count } problemi scritti
} in { $folder }
commands-progress = { $done } di { $count }
commands-no-kind = Il tipo { $name } non c'è. I tipi sono { $kinds }; --list dice che cosa sono.
commands-no-problem-of-law = { $among ->
    [kinds] Nessun problema di questi tipi riguarda l'art. { $law }.
   *[all] Nessun problema riguarda l'art. { $law }.
} Articoli con problemi: { $laws }.
# Said after "problems:".
commands-none-at-this-level = a questo livello, e secondo questa edizione, non c'è nessun problema di questo tipo
# Said after "problems:".
commands-not-on-this-board = Su questo board non è probabile che succeda niente del genere.
commands-no-deal = per { $kind }, livello { $level }, edizione del { $edition }, non si è trovata nessuna smazzata
commands-none-found = Non si è trovato nessun problema sull'art. { $law } con tutto ciò che hai chiesto.

## What the command `collection` says.

commands-collection-about = { $author ->
    [none] { $title }, versione { $version }
   *[other] { $title }, di { $author }, versione { $version }
}
commands-collection-holds = { $edition }: { $asked ->
    [one] { $held ->
        [0] l'unico caso non regge
       *[other] l'unico caso regge
    }
   *[other] { $held ->
        [one] uno dei { $asked } casi regge
       *[other] { $held } dei { $asked } casi reggono
    }
}
commands-collection-fails = { $file }: quello che si aspetta non regge secondo il codice del { $editions }
commands-collection-nothing = collection: non contiene nessun caso che si possa usare
commands-collection-not-installed = collection: «{ $title }» non si può installare: { $why }
commands-collection-installed = { $count ->
    [one] «{ $title }» è installata, con un caso
   *[other] «{ $title }» è installata, con { $count } casi
}
commands-collection-none = collection: nessuna di quelle installate si chiama { $name }
commands-collection-removed = «{ $title }» è stata tolta
commands-collection-not-written = collection: { $file } non si può scrivere: { $why }
commands-collection-written = { $count ->
    [one] Un caso messo
   *[other] { $count } casi messi
} in { $file }

## Why no window can open here, and what to type. Lines that stand further in are typed as they are.

commands-without-window = I comandi check, judge e laws funzionano anche senza.
commands-no-qt =
    La finestra ha bisogno di PySide6, che qui non è installato. { $advice }

    { "    " }{ $python } -m pip install { $requirements }

    { commands-without-window }
commands-no-qt-from-source =
    Questo installa ciò che manca, e apre la finestra:

    { "    " }{ $python } { $start }

    Oppure installalo tu, in un ambiente tuo:
commands-no-qt-by-hand = Questo lo installa, con tutto il resto che serve al programma:
commands-incomplete = Manca una parte del programma, PySide6. Spacchetta o installa il programma di nuovo.
commands-no-libraries =
    La finestra ha bisogno di ciò che a questo sistema manca: { $libraries }. Scrivi le righe del tuo Linux, e avvia di nuovo:

    { $install }

    { commands-without-window }
commands-qt-fails =
    PySide6, che disegna la finestra, su questo sistema non si può caricare: { $error }.
    { commands-without-window }
commands-no-display =
    Qui non c'è uno schermo (non è indicato né DISPLAY né WAYLAND_DISPLAY), perciò non si può aprire nessuna finestra.
    Anche senza, il programma può disegnarsi in un'immagine, con --self-test USCITA.png.
    { commands-without-window }
commands-silent-display =
    Lo schermo { $display } non risponde, perciò non si può aprire nessuna finestra.
    Anche senza, il programma può disegnarsi in un'immagine, con QT_QPA_PLATFORM=offscreen e --self-test USCITA.png.
    { commands-without-window }
commands-not-portable = Accanto al programma non si può conservare niente: { $place }
