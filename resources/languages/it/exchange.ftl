### What is said of boards that come from other programs, and of those that go to them.

## What is odd in a PBN text, and read all the same.

exchange-pbn-tag-twice = Il tag { $tag } qui c'è due volte: vale il primo.
exchange-pbn-comment-open = Qui comincia un commento che non finisce mai: si considera finito alla fine della riga.
exchange-pbn-no-quotes = Quello che dice il tag { $tag } non sta fra virgolette.
exchange-pbn-no-tag = Queste righe non appartengono a nessun tag: vengono saltate.
exchange-pbn-no-note = Qui si rimanda alla nota { $number }, che non c'è.
exchange-no-call = { $word } non è una chiamata: la licita si legge fino a lì.
exchange-no-card = { $word } non è una carta: il gioco si legge fino a lì.

## Why a deal is refused.

exchange-deal-form = { $text } non è una smazzata: prima delle mani stanno un posto e i due punti, come in N:AK.QJ.T9.8765432.
exchange-deal-five-hands = Nella smazzata ci sono più di quattro mani.
exchange-deal-five-suits = { SEAT($seat) } ha più di quattro semi.
exchange-deal-no-rank = { $typed }, nella mano { SEAT($seat, form: "of") }, non è il rango di una carta.
# $same: both times it is the hand of $one.
exchange-deal-card-twice = { $same ->
    [yes] { CARD($card, form: "The") } c'è due volte nella mano { SEAT($one, form: "of") }.
   *[no] { CARD($card, form: "The") } è in due mani, quella { SEAT($one, form: "of") } e quella { SEAT($two, form: "of") }.
}
exchange-deal-too-many = { SEAT($seat) } ha { $count } carte.

## What is odd about the play.

exchange-play-in-order = Le carte di una presa stanno nell'ordine in cui sono state giocate, e non in colonne: si leggono così.
exchange-play-winner-unknown = Senza il contratto non si sa chi ha vinto questa presa: il gioco si legge fino a lì.
exchange-play-not-one-each = La riga { $trick } non ha una carta di ogni mano: il gioco si legge fino a lì.
exchange-play-other-leader = Secondo il testo l'attacco iniziale è { SEAT($seat, form: "of") }, ma non spettava { SEAT($seat, form: "to") }.
exchange-play-not-irregular = { terms-Owned } è indicat{ CARD($card, form: "o") } come irregolare, ma non lo è.
exchange-play-gap = Nella presa { $trick } manca una carta, o ce n'è una ripetuta: il gioco si legge fino a lì.

## What is odd about a board, and read all the same.

# $tag: the name of a tag of PBN, $value what it says, in quotes.
exchange-pbn-not-understood = Quello che dice il tag { $tag } non si capisce: { $value }.
exchange-auction-no-dealer = Il mazziere non è indicato: la licita viene saltata.
exchange-play-no-leader = Chi ha fatto l'attacco iniziale non è indicato: il gioco viene saltato.
# Contracts with who plays them: 4SX S.
exchange-contract-not-bid = Il contratto indicato è { $contract }, ma la licita porta a { $bid }: vale quello indicato.
# A call that could not be made so, or that is marked as one that could not.
exchange-call-after-end = { terms-Call } arriva a licita finita.
exchange-call-too-low = { terms-Call } è insufficiente, e il testo non lo dice.
exchange-call-out-of-turn = { terms-Call } è fuori turno, e il testo non lo dice.
exchange-call-not-irregular = { terms-Call } è indicat{ terms-call-o } come irregolare, ma non lo è.
exchange-call-not-allowed = { terms-Call } non si può dire sopra le chiamate precedenti.
exchange-result-irregular = Secondo il testo il risultato è nato in modo irregolare.
exchange-revoke-not-flagged = { SEAT($seat) } poteva seguire il seme invece di giocare { CARD($card, form: "the") }.
exchange-result-differs = Il risultato indicato è di { $told } prese, ma le carte ne danno al dichiarante { $won }.
exchange-too-many-boards = Contiene { $count } board: se ne leggono al massimo { $most }.

## A board that becomes a case.

exchange-impossible = Il gioco finisce qui, perché non può continuare così: { $why }.
exchange-contract-presumed = Il contratto non è indicato: per come si sono giocate le carte può essere { $contract }, giocato { SEAT($seat, form: "from") }, e si parte da questo.
exchange-title = { $event ->
    [none] { $board ->
        [none] Un board
       *[number] Board { $board }
    }
   *[name] { $event }{ $board ->
        [none] { "" }
       *[number] , board { $board }
    }
}
exchange-story-player = { SEAT($seat) }: { $name }.
# $calls: each with its player, as files have them: N 1S E pass.
exchange-story-auction = La licita: { $calls }.
exchange-story-call = La chiamata { SEAT($seat, form: "of") } ({ $call }){ $alerted ->
    [yes] { " " }è stata allertata
   *[no] { "" }
}{ $note ->
    [none] .
   *[words] : { $note }
}
exchange-story-card = { terms-Owned }: { $note }
exchange-story-result = { $claimed ->
    [yes] { $count ->
        [0] Il dichiarante non ha fatto prese in tutto. C'è stata una richiesta; di chi, non è detto.
        [one] Il dichiarante ha fatto una presa in tutto. C'è stata una richiesta; di chi, non è detto.
       *[other] Il dichiarante ha fatto { $count } prese in tutto. C'è stata una richiesta; di chi, non è detto.
    }
   *[no] { $count ->
        [0] Il dichiarante non ha fatto prese.
        [one] Il dichiarante ha fatto una presa.
       *[other] Il dichiarante ha fatto { $count } prese.
    }
}

## A case that goes to other programs.

exchange-full-record = Il verbale intero segue qui sotto.
exchange-play-not-known = Della presa { $trick } non si conoscono tutte le carte: il gioco si scrive fino a lì.
exchange-letters-foreign = Alcune lettere non sono quelle del PBN: il file è scritto in UTF-8, e un programma vecchio può mostrarle male.
exchange-end-position = Le mani sono quelle di un finale: pochi programmi le leggono.
exchange-hands-unknown = Le mani che non si conoscono per intero si scrivono con un trattino: pochi programmi le leggono.
exchange-section-unread = Il caso in questo board non si può leggere con questa versione: si prende ciò che dice il board stesso. { $why }
exchange-section-changed = Un altro programma ha cambiato questo board dopo che vi era stato scritto il suo caso: scegli uno dei due.

## What cannot be read as a whole.

# $what: what it is instead, or nothing.
exchange-not-recognised = { $what ->
    [nothing] Non contiene niente.
    [pdf] Questo è un PDF, in cui i board sono solo figure. Cerca il file PBN o LIN dello stesso torneo.
    [packed] Questo è un file compresso. Spacchettalo, e apri ciò che contiene.
    [picture] Questa è un'immagine, e da un'immagine non si può leggere nessun board.
    [office] Questo è un file di un elaboratore di testi o di un foglio di calcolo. Copiane la smazzata, e incolla quella.
    [page] Questa è una pagina del web, o sono dati di un altro programma, senza un link che contenga un board.
   *[other] Non contiene nessun board. I board si leggono da PBN e LIN, da link a un visualizzatore delle mani, da DLM, DUP e BRI, da casi di questo programma, e da smazzate scritte a parole.
}
exchange-too-large = Ha { $megabytes } MB: se ne leggono al massimo { $most } MB.
exchange-no-board = { $kind ->
    [case] Questo è un caso
    [link] Questo è un link
    [deal] Questa è una smazzata
   *[file] Questo è { $kind }
}, ma non contiene nessun board.
exchange-unknown-charset = L'alfabeto in cui dice di essere scritto, { $charset }, è sconosciuto: si legge come sembra scritto.
exchange-other-charset = Non è scritto nell'alfabeto che dice, { $charset }: si legge come sembra scritto.

## Links.

exchange-link-no-cards = Questo link indica soltanto un board sul computer di BBO. Aprilo là, poi copia l'indirizzo dal visualizzatore delle mani, o esporta il LIN.
exchange-link-elsewhere = Questo link non contiene carte, e niente viene preso dalla rete. Copia la smazzata, o l'indirizzo di un visualizzatore delle mani.

## What is odd about calls and cards that follow each other, and read all the same.

exchange-dealer-presumed = Il mazziere non è indicato: si presume { SEAT($seat) }.
exchange-play-not-in-turn = { CARD($card, form: "The") } non è della mano di turno ma di un'altra: vale come giocat{ CARD($card, form: "o") } da quella.
exchange-play-twice = { CARD($card, form: "The") } è giocat{ CARD($card, form: "o") } due volte: il gioco si legge fino a lì.
exchange-play-not-his = { CARD($card, form: "The") } non è di nessuna mano a cui toccava giocare: il gioco si legge fino a lì.
exchange-lin-no-claim = { $typed } non è un numero di prese: la richiesta viene saltata.

## Why a deal that is not PBN is refused.

exchange-block-short = Restano { $bytes } byte invece di { $wanted }: il file non è intero.
exchange-block-no-cards = Le carte non stanno dove dovrebbero: non è un file del tipo che sembra, o è danneggiato.
exchange-block-no-card = { $number } non è il numero di una carta.
exchange-block-differs = In questo file le mani sono scritte due volte, e non uguali.
exchange-boards-counted = Questo file non dice quali board siano: si contano da 1.
exchange-dlm-letters = Un board si scrive con 26 lettere da a a p, e { $typed } non è così.
exchange-first-is-north = Di chi sia la prima mano non è indicato: si presume di Nord.
exchange-words-count = { SEAT($seat) } { $count }
exchange-hands-uneven = Le mani non hanno lo stesso numero di carte: { $counts }.
exchange-words-uneven = Le mani non hanno lo stesso numero di carte, per quanto si riesce a leggerle: { $counts }.
exchange-strange-honours = Non si capisce quali onori siano { $letters }. Scrivi A, K, Q e J.
exchange-words-no-suit = { $typed }, nella mano { SEAT($seat, form: "of") }, viene prima di ogni seme.

## What LIN and links do not tell.

exchange-lost-hand = Della mano { SEAT($seat, form: "of") } non si conoscono tutte le carte: viene tralasciata.
exchange-lost-auction = La licita non era regolare: al suo posto si scrive la più breve che porta al contratto.
exchange-lost-calls = La licita non era regolare: viene tralasciata.
exchange-lost-no-auction = La licita non si conosce: si scrive la più breve che porta al contratto.
exchange-lost-revoke = Non scritto: { SEAT($seat) } ha commesso una renonce { CARD($card, form: "with") }.
exchange-lost-lead = Non scritto: { SEAT($seat) } ha attaccato fuori turno { CARD($card, form: "with") }.
exchange-lost-swapped = Non scritto: dichiarante e morto si sono scambiati le parti.
exchange-lost-words = Non scritto: { $words }
exchange-lost-case = Non scritto: il caso stesso, con ciò che è stato accertato e scelto. Lo contiene solo il PBN.

## A list of boards.

exchange-passed-out = quattro passo
exchange-board-line = { $board ->
    [none] Un board
   *[number] Board { $board }
}{ $event ->
    [none] { "" }
   *[name] { " " }({ $event })
}{ $contract ->
    [none] { "" }
   *[bid] : { $contract }
}{ $declarer ->
    [none] { "" }
   *[seat] { " " }{ SEAT($declarer, form: "of") }
}{ $tricks ->
    [none] { "" }
    [1] , 1 presa
   *[number] , { $tricks } prese
}{ $remarks ->
    [0] { "" }
    [one] ; un'osservazione
   *[other] ; { $remarks } osservazioni
}
exchange-totals = { $file }: { $count ->
    [one] 1 board letto
   *[other] { $count } board letti
}, con osservazioni: { $remarked }; rifiutati: { $refused }
# $where: file and line.
exchange-refusal-line = { $where }: { $board ->
    [none] { "" }
   *[number] board { $board } rifiutato:{ " " }
}{ $why }
exchange-contract-untold = Il contratto, o il suo dichiarante, non è stato detto: alcuni programmi non mostreranno il gioco.
