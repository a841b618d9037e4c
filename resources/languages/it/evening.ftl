### An evening with a class: the set list, the rehearsal, what is handed out, and the director's book of an evening.

## What is wrong with the file of a set list.

evening-no-edition = questa edizione qui non c'è: { $editions }
evening-file-wanted = manca `file`: dove si trova il caso

## A case of a set list that cannot be shown, or is another than it was.

evening-case-missing = Il caso «{ $title }» non c'è più; è stato cercato nella raccolta.
evening-case-missing-at = Il caso «{ $title }» non c'è più; è stato cercato in { $where }.
evening-case-missing-collection = Il caso «{ $title }» non c'è: fa parte della collezione «{ $collection }». Installala, e verrà trovato.

evening-case-unreadable = Il caso «{ $title }» non si può leggere: { $why }.
evening-case-changed = Il caso «{ $title }» è cambiato da quando è stato messo in scaletta.

## The director's book of an evening.

# $deed is an action, quoted: «Est lascia cadere ♥9».
evening-could-have-known = { $deed }: il colpevole poteva sapere che questo avrebbe potuto danneggiare l'altra linea?

## The subjects of the pocket cards.

evening-pocket-opening-lead = Attacco iniziale fuori turno
evening-pocket-defenders-lead = Attacco fuori turno di un difensore
evening-pocket-declarers-lead = Attacco fuori turno del dichiarante
evening-pocket-revoke = Renonce vista in tempo
evening-pocket-revoke-established = Renonce consumata
evening-pocket-penalty-card = Carte penalizzate
evening-pocket-card-played = La carta è giocata?
evening-pocket-card-named = Chiamare le carte del morto
evening-pocket-card-withdrawn = Carta ritirata
evening-pocket-claim = Richieste
evening-pocket-insufficient-bid = Dichiarazione insufficiente
evening-pocket-call-out-of-turn = Chiamata fuori turno
evening-pocket-call-changed = Chiamata cambiata

# A question the director has asked, and its answer.
evening-pocket-found = { $asked } { $answer }.

## On paper.

# $foot is the title of what is printed.
evening-paper-page = { $foot }  ·  pagina { $page } di { $pages }
evening-paper-name = Nome: ______________________________
evening-paper-answers = Risposte
evening-untitled = Una serata senza titolo
evening-laws-of = Codice del { $edition }
evening-summary-all = { $cases ->
    [one] Un caso.
   *[other] { $cases } casi.
} { $raised ->
    [one] { $right } su { $raised } mano alzata
   *[other] { $right } su { $raised } mani alzate
} per la risposta giusta.
# $planned is the time that was planned, as 5:00.
evening-summary-took = È durato { $took }{ $budget ->
    [yes] {" "}su { $planned } previsti
   *[no] {""}
}.
evening-summary-no-vote = Non si è votato.
evening-summary-right = { $raised ->
    [one] { $right } su { $raised } mano alzata era giusta.
   *[other] { $right } su { $raised } mani alzate erano giuste.
}
evening-notes = Note
evening-notes-where = { $number } di { $many }{ $minutes ->
    [0] {""}
    [one] {" "}· un minuto
   *[other] {" "}· { $minutes } minuti
}
evening-notes-next = Poi: { $title }
evening-book-of = Decisioni di { $day }
evening-book-told = { $rulings ->
    [one] Una decisione.
   *[other] { $rulings } decisioni.
} { $open ->
    [0] Non resta niente da riesaminare dopo il gioco.
    [one] Resta una cosa da riesaminare dopo il gioco.
   *[other] Restano { $open } cose da riesaminare dopo il gioco.
}
evening-book-where = Tavolo { $table }, board { $board }
evening-pocket-cards = Schede tascabili

## The window of the set list.

# $changed: yes while there is something in it that is not saved.
evening-window-title-new = { $changed ->
    [yes] Scaletta *
   *[no] Scaletta
}
# $changed: yes while there is something in it that is not saved.
evening-window-title = { $changed ->
    [yes] { $name } *
   *[no] { $name }
} – Scaletta
evening-files = Scalette (*.bridgeevening);;Tutti i file (*)
evening-file-name = serata
evening-title = Titolo della serata
evening-title-hint = Titolo della serata, come lo leggono gli allievi
evening-laws = Codice del
evening-rows-cases = Casi della serata in ordine
evening-rows-number = N.
evening-rows-case = Caso
evening-rows-minutes = Minuti
# Stands before the title of a case that cannot be shown as it was.
evening-rows-with-trouble = ! { $title }
evening-minutes = Minuti che può durare questo caso
evening-minutes-label = &Minuti:
evening-no-limit = senza limite
evening-notes-label = Not&e:
evening-notes-hint = Quello che vuoi dire di questo caso. Lo vedi solo tu.
evening-new = &Nuova
evening-open = &Apri…
evening-save = &Salva
evening-save-as = Salva &con nome…
evening-add-open = A&ggiungi il caso aperto
evening-up = Sposta s&u
evening-down = S&posta giù
evening-take-off = &Togli
evening-look = Guarda&lo
evening-show = M&ostra
evening-rehearse = &Fai una prova
evening-handout = &Dispensa…
evening-notes-paper = Note per &il telefono…
evening-summary = &Riepilogo…
evening-empty = In scaletta non c'è ancora nessun caso. Aprine uno sul tavolo e premi «Aggiungi il caso aperto», o trascinalo qui dall'elenco dei casi.
evening-sum = { $cases ->
    [one] Un caso
   *[other] { $cases } casi
}, { $minutes ->
    [one] un minuto
   *[other] { $minutes } minuti
}{ $without ->
    [0] {""}
    [one] , uno senza limite di tempo
   *[other] , { $without } senza limite di tempo
}.
evening-sum-without-limit = { $cases ->
    [one] Un caso
   *[other] { $cases } casi
}, senza limite di tempo.
evening-open-is-in-no-file = Il tavolo aperto non è ancora in un file. Prima salvalo (File → Salva), poi si può mettere in scaletta.
evening-no-case = { $name } non viene messo in scaletta: { $why }
evening-left-over = Una scaletta non era stata salvata quando il programma si è chiuso: { $title }, { $cases ->
    [one] un caso
   *[other] { $cases } casi
}.
evening-not-kept = Quello che c'è da dire di questa serata non si può conservare: { $why }
evening-not-kept-again = Riprova
evening-none-shown = Nessuna serata è stata ancora mostrata.
evening-handout-title = Dispensa
evening-with-answers = Con le risposte, nell'ultima pagina
evening-notes-title = Note per il telefono
evening-notes-file = { $title } note
evening-summary-title = Com'è andata la serata
evening-summary-file = { $title } riepilogo

## After a rehearsal.

evening-rehearsed = La prova
evening-rehearsed-took = È durata { $took }{ $budget ->
    [yes] {" "}su { $planned } previsti
   *[no] {""}
}.
evening-rehearsed-planned = Previsto
evening-rehearsed-time = Durata
evening-rehearsed-over = In più
evening-rehearsed-too-long = +{ $time }

## The window of the director's book.

evening-book-window = Libro della serata
evening-book-day = Giorno
evening-book-rulings = Decisioni, ciascuna con quello che va riesaminato dopo il gioco
evening-book-time = Ora
evening-book-table = Tavolo
evening-book-board = Board
evening-book-ruling = Decisione, e che cosa riesaminare dopo il gioco
evening-book-paragraph = Articolo
evening-book-add = &Aggiungi questa decisione…
evening-book-change = &Cambia…
evening-book-look = Apri il suo &tavolo
evening-book-remove = T&ogli
evening-book-print = &Stampa o salva come PDF…
evening-book-file = Decisioni { $day }
evening-book-unreadable = { $count ->
    [one] Una decisione di questo giorno non si può leggere. Il suo file resta com'è.
   *[other] { $count } decisioni di questo giorno non si possono leggere. I loro file restano come sono.
}
evening-book-not-kept = Il libro non si può scrivere: { $why }
evening-book-removed = Tolta: { $ruling }
evening-book-put-back = Rimettila
evening-book-hidden = La decisione è nascosta. Prima mostrala (barra spaziatrice), poi può andare nel libro.
evening-book-show = Mostra il libro
evening-book-entered = È nel libro della serata. { evening-book-told }
evening-form-add = Nel libro della serata
evening-form-change = Una decisione del libro della serata
evening-form-table = &Tavolo:
evening-form-board = &Board:
evening-form-time = &Ora:
evening-form-note = &Nota:
evening-form-enter = &Registrala
evening-form-keep = &Salva
