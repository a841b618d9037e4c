### The ruling sheet: what stands on the page, the dialog it is shown in, a ruling read out, a ruling reported.

sheet-dialog-ruling-sheet = Foglio della decisione
sheet-dialog-board-table-event = Board, tavolo, torneo
sheet-dialog-board-table-event-stands-at-the = Board, tavolo, torneo: sta nell'intestazione
sheet-dialog-paper = Carta
sheet-dialog-preview = Anteprima
sheet-dialog-save-as-pdf = &Salva come PDF…
sheet-dialog-print = Stam&pa…
sheet-dialog-save-as-picture = Salva come &immagine…
sheet-dialog-copy-as-text = &Copia come testo
sheet-dialog-close = Chiudi
sheet-dialog-pdf-pdf = PDF (*.pdf)
sheet-dialog-picture-png = Immagine (*.png)
sheet-dialog-copied-paste-it-into-a-message = Copiato: incollalo in un messaggio o in un modulo.
sheet-dialog-the-page = La pagina
sheet-dialog-there-is-no-printer-on-this = Su questo computer non c'è nessuna stampante. Salva il foglio come PDF e stampalo altrove.
sheet-dialog-sent-to = Mandato a { $printer }.
sheet-dialog-cannot-be-written = { $name } non si può scrivere: { $why }
sheet-dialog-saved-as = Salvato come { $path }
sheet-read-out-read-it-out = Leggi ad alta voce
sheet-read-out-what-is-said-aloud = Che cosa si dice a voce
sheet-report-dialog-report-this-ruling = Segnala questa decisione
sheet-report-dialog-remark = Osservazione
sheet-report-dialog-what-is-wrong-with-this-ruling = Che cosa c'è di sbagliato in questa decisione, e quale paragrafo lo dice?
sheet-report-dialog-save-the-report = &Salva la segnalazione…
sheet-report-dialog-save-the-report-2 = Salva la segnalazione…
sheet-report-dialog-cases-bridgecase-toml = Casi (*.bridgecase *.toml)
sheet-report-dialog-one-file-is-written-where-you = Si scrive un solo file, dove vuoi tu. Niente viene spedito.
sheet-report-dialog-in-it-are-the-whole-case = Contiene il caso intero con tutte le sue varianti, il punto che stai guardando, l'edizione, la versione del programma e la tua osservazione. Passalo a chi vuoi: chi lo apre vede questa decisione.
sheet-report-dialog-branch = { $words }, variante «{ $branch }»
sheet-report-dialog-cannot-be-written = { $name } non si può scrivere: { $why }
sheet-report-dialog-where = Dopo l'azione { $at }, codice del { $edition }, Bridgetable { $version }

## The page

sheet-contract = { $bid }{ $doubled ->
    [1] { " " }contro
    [2] { " " }surcontro
   *[0] { "" }
}, giocato { SEAT($declarer, form: "from") }
sheet-board-contract = Contratto: { $presumed ->
    [yes] non detto, si suppone { $contract }
   *[no] { $contract }
}
sheet-board-declarer-now = Il dichiarante è diventato { SEAT($seat) }
sheet-board-dealer = Mazziere: { SEAT($seat) }
sheet-board-vulnerable = In zona: { $side ->
    [none] nessuno
    [all] tutti
   *[side] { SIDE($side) }
}
sheet-board-branch = Variante: { $name }
sheet-foot-laws = Codice del { $edition }
sheet-foot-program = Bridgetable { $version }
sheet-foot-advice = Il programma consiglia. L'arbitro decide.

# The headings of its parts; .text: as they stand where the sheet is plain text.
sheet-heading-happened = Che cosa è successo
    .text = CHE COSA È SUCCESSO
sheet-heading-facts = Fatti accertati
    .text = FATTI ACCERTATI
sheet-heading-irregularities = Irregolarità
    .text = IRREGOLARITÀ
sheet-heading-ruling = Decisione secondo il codice del { $edition }
sheet-heading-ruling-text = DECISIONE
sheet-heading-choices = Scelte
    .text = SCELTE
sheet-heading-paragraphs = I paragrafi, in breve
    .text = I PARAGRAFI, in breve

# What was found. $asked: the question; $how: by what it was found; weighed-away: weighed, asked away from the table.
sheet-fact = { $asked } { $answer } ({ $how ->
    [weighed] valutato dall'arbitro
    [weighed-away] valutato dall'arbitro, chiesto lontano dal tavolo
    [away] chiesto lontano dal tavolo
   *[asked] chiesto al tavolo
}).
sheet-fact-cannot-be-established = { $asked } Non si può accertare (si presume come vuole l'art. 85B).
sheet-fact-open = { $question } Non ancora accertato: fino ad allora vale quello che si presume.
sheet-fact-assumed = { $assumed } Nessuno ha detto altro.
sheet-fact-presumed = { $asked } { $answer } (si presume).

sheet-not-final-yet = Non ancora definitiva: { $why }.
sheet-still-to-be-found = ciò che è ancora da accertare può cambiarla
sheet-cards-seen = { $cards } { SEAT($seat, form: "of") } sono state viste. Non sono giocate e non sono carte penalizzate.
sheet-score = In tutto { $ns ->
    [one] 1 presa
   *[other] { $ns } prese
} { SIDE($north_south, form: "to") } e { $ew } { SIDE($east_west, form: "to") }.

# Who has a choice, or had it until an action.
sheet-could-choose = { $who } poteva scegliere (azione { $at }):
sheet-has-to-choose = { $who } deve scegliere:
sheet-next-player = Il prossimo giocatore

# What there is no room for: actions by their numbers; $several: more than one; and other things.
sheet-steps-left-out = { $last ->
    [none] { $first }
   *[last] da { $first } a { $last }
}
sheet-left-out = Tralasciato per mancanza di spazio: { $what }.
sheet-left-out-actions = { $several ->
    [yes] azioni { $which }
   *[no] azione { $which }
}
sheet-left-out-facts = { $count ->
    [one] 1 fatto
   *[other] { $count } fatti
}
sheet-left-out-irregularities = { $count ->
    [one] 1 irregolarità
   *[other] { $count } irregolarità
}
sheet-left-out-consequences = { $count ->
    [one] 1 conseguenza
   *[other] { $count } conseguenze
}
sheet-left-out-earlier-choices = { $count ->
    [one] 1 scelta precedente
   *[other] { $count } scelte precedenti
}
sheet-left-out-texts = il testo di { $cites }

# The diagram: what the signs in it mean, and hands of which nothing is known, in two lines.
sheet-hands-before-trick = Le mani prima della presa { $trick }
sheet-hands-not-known = Le mani non si conoscono.
sheet-sign-small = x: una piccola, dal nove al due
sheet-sign-honour = h: un onore, dall'asso al dieci
sheet-sign-unknown = ?: una carta di rango sconosciuto
sheet-sign-more = …: carte che non si conoscono
sheet-hand-not-known = { $count ->
    [one] una carta,
   *[other] { $count } carte,
}
    .second = { $count ->
    [one] non nota
   *[other] nessuna nota
}
sheet-compass = { SEAT($seat, form: "letter") }

# How the play stands. $lead: who led to the trick, or is to lead; $led: whether he has.
sheet-trick-on = { $over ->
    [yes] Il gioco è finito
   *[no] Presa { $number }{ $lead ->
        [none] { "" }
       *[seat] { $led ->
            [yes] , attacco { SEAT($lead, form: "of") }
           *[no] , { SEAT($lead) } è in presa
        }
    }
}.
sheet-tricks = { $claimed ->
    [yes] Prese, compresa la richiesta
   *[no] Prese vinte
}: { SIDE($north_south) } { $ns }, { SIDE($east_west) } { $ew }.
sheet-played-to-it = Carte nella presa: { $cards }.
sheet-played-card = { SEAT($seat) } { CARD($card) }
