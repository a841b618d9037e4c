### Collections: cases with what goes with them, passed on as one file and kept beside the library.

collection-not-opened = «{ $name }» non si apre. { $why }

# Why a collection is not opened at all. Nothing of it has been written anywhere.
collection-outside = Il nome di un suo file, «{ $name }», porta fuori dalla collezione.
collection-unseen-letters = Il nome di un suo file, «{ $name }», contiene lettere che nessuno può vedere.
collection-device = Un suo file si chiama «{ $name }», che su Windows è un dispositivo e non un file.
collection-deep-or-long = Il nome di un suo file è troppo lungo, o ha troppe cartelle: «{ $name }».
collection-twice = Due suoi file, «{ $one }» e «{ $other }», non possono esserci tutti e due su ogni sistema.
collection-link = Contiene un link, «{ $name }», che potrebbe portare ovunque.
collection-locked = È protetta da una password.
collection-packed-otherwise = «{ $name }» è impacchettato in un modo che qui non si legge. Impacchetta la collezione come un normale zip.
collection-too-many = Contiene più di { $most } file.
collection-too-large = Spacchettata sarebbe più grande di { $megabytes } MB.
collection-unreadable = Non si può leggere: { $why }.
collection-no-zip = Non è una collezione impacchettata, o ne manca una parte. Se te l'hanno spedita, fattela rispedire.

# What is wrong with one file of a collection.
collection-problem = { $file }: { $what }
collection-problem-on-line = { $file }, riga { $line }: { $what }
collection-kind-not-taken = tralasciato: si prendono solo casi, scalette e immagini in PNG o JPEG
collection-awkward-name = tralasciato: non tutti i sistemi possono avere un file con questo nome
collection-damaged = è danneggiato
collection-no-picture = dice di essere un'immagine e non lo è
collection-same-id = tralasciato: anche { $other } ha l'id { $id }
collection-index-wants-text = { $key } dev'essere un testo
collection-and-more = { $what } – e { $count ->
    [one] un altro
   *[other] altri { $count }
}

# The shelf.
collection-yours = { $title } (tuo)
collection-too-many-kept = sono installate troppe collezioni con questo nome

# Looking at one, and installing it.
collection-window = { $title } – collezione
collection-far = A che punto è
collection-cases = Casi
collection-wrong = Che cosa non va
collection-wrong-with = Che cosa non va, file per file ({ $count })
collection-install = &Installa
collection-update = &Aggiorna
collection-by = Di { $author }
collection-by-nobody = L'autore non è indicato
collection-licence = Licenza: { $licence }
collection-no-licence = La licenza non è indicata
collection-version = Versione { $version }
collection-somebody-elses = Questa collezione l'ha fatta qualcuno, che ne risponde. I suoi casi vengono solo letti; niente di ciò che contiene può essere eseguito.
collection-older = Ne hai la versione { $version }, che è più nuova. «Aggiorna» mette al suo posto quella più vecchia; quello che hai cambiato resta.
collection-replaces = Prende il posto della versione { $version }, che hai già. Quello che vi hai cambiato resta.
collection-count-case = { $count ->
    [0] Nessun caso
    [one] 1 caso
   *[other] { $count } casi
}
collection-count-evening = { $count ->
    [one] 1 scaletta
   *[other] { $count } scalette
}
collection-count-picture = { $count ->
    [one] 1 immagine
   *[other] { $count } immagini
}
collection-nothing = Niente che si possa usare
collection-no-case = Non contiene nessun caso che si possa usare.
collection-reading = Leggo i suoi file: { $done } di { $all }
collection-judging = Guardo se i suoi casi reggono: { $done } di { $all }. Non devi aspettare.
collection-held = { $edition }: { $asked ->
    [0] secondo questo codice nessun caso si aspetta niente
    [one] { $held ->
        [0] l'unico caso non regge
       *[other] l'unico caso regge
    }
   *[other] { $held ->
        [0] dei { $asked } casi non ne regge nessuno
        [one] dei { $asked } casi ne regge uno
       *[other] dei { $asked } casi ne reggono { $held }
    }
}
collection-holds-not = quello che si aspetta non regge secondo il codice del { $editions }
collection-installing = La sto installando…
collection-installed = «{ $title }» è installata. Sta in fondo all'elenco dei casi.
collection-not-installed = Non si può installare: { $why }. Tutto è come prima.

# Those that are installed.
collection-shelf-window = Collezioni
collection-shelf-what = Le collezioni contengono casi di altri, o tuoi. Stanno in fondo all'elenco dei casi.
collection-shelf-empty = Non è installata nessuna collezione. Aprine una che ti hanno mandato: il suo nome finisce in .bridgecases.
collection-shelf-open = &Apri una collezione…
collection-shelf-pass-on = &Salva per altri…
collection-shelf-remove = &Togli
collection-shelf-row = { $author ->
    [none] { $title } · versione { $version }
   *[other] { $title } · di { $author } · versione { $version }
}
collection-remove-question = Togliere «{ $title }»?
collection-remove-told = I suoi casi spariscono dall'elenco. Il file con cui è arrivata, se lo hai ancora, non viene toccato.
collection-remove-own = { $count ->
    [one] Un suo file è tuo: l'hai cambiato, o l'hai messo tu.
   *[other] { $count } dei suoi file sono tuoi: li hai cambiati, o li hai messi tu.
}
collection-remove-keep-mine = &Conserva i miei
collection-all-yours = quello che contiene è tutto tuo
collection-not-removed = «{ $title }» non si può togliere: { $why }
collection-kinds = Collezioni (*.bridgecases)

# Saving one.
collection-make-window = Salva come collezione
collection-make-which = Quali casi?
collection-make-files = File della collezione
collection-make-add-cases = &Aggiungi casi…
collection-make-add-folder = Aggiungi una &cartella…
collection-make-take-out = &Togli
collection-make-kinds = Casi, scalette e immagini (*.bridgecase *.toml *.bridgeevening *.png *.jpg *.jpeg)
collection-make-told = Che cosa ne sanno gli altri
collection-make-title = Titolo
collection-make-author = Autore
collection-make-licence = Licenza
collection-make-language = Lingua
collection-make-version = Versione
collection-make-save = &Salva…
collection-make-no-licence = Senza licenza gli altri possono leggerla, ma non è detto che possano passarla ad altri.
collection-make-cc-by = Gli altri possono usarla, cambiarla e passarla ad altri, purché ti nominino.
collection-make-cc-by-sa = Gli altri possono usarla, cambiarla e passarla ad altri, purché ti nominino e lascino fare altrettanto.
collection-make-cc0 = Gli altri possono farne quello che vogliono.
collection-make-own-licence = Agli altri si dicono proprio queste parole.
collection-make-more-wrong = … e { $count ->
    [one] un altro
   *[other] altri { $count }
}
collection-row-evening = Scaletta: { $name }
collection-row-picture = Immagine: { $name }
collection-written = La collezione è salvata: { $path }
collection-not-written = { $name } non si può scrivere: { $why }
collection-wrong-none = Non c'è nessun caso che l'ultima volta hai sbagliato.
collection-wrong-title = I casi che ho sbagliato, { $day }
collection-gathering = Raccolgo i casi: { $done } di { $all }
