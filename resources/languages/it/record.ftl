### The typed line, the timeline, the deal and the readings.

record-commandline-type-drag-or-right-click-e = Scrivi, trascina o usa il tasto destro: «e lascia cadere f5», «dama», «qualsiasi»
record-commandline-type-an-action = Scrivi un'azione
record-commandline-type-an-action-and-press-enter = Scrivi un'azione e premi Enter (Ctrl+K)
record-commandline-what-happens-at-the-table = Che cosa succede al tavolo?
record-setup-dialog-how = Incolla la smazzata, scrivila, o fai clic sulle carte al centro. Lascia in bianco quello che non sai; l'ultima mano si riempie da sé.
record-setup-dialog-signs = Come scrivere quello che si sa solo a metà
record-setup-dialog-signs-are = I ranghi sono A K Q J T 9 … 2. Inoltre: x una piccola, h un onore, ? una carta qualsiasi, + forse altre, * non si sa niente; un campo vuoto è un vuoto.
record-setup-dialog-not-said = non detto
record-setup-dialog-paste = Incolla una smazzata
record-setup-dialog-paste-tip = Una smazzata da una mail, da un PBN o da BBO, o una mano sola, riempie i campi (Ctrl+V)
record-board-choice-so-many = Sono stati incollati { $count } board. È disposto:
record-board-choice-board = { $number ->
    [none] Smazzata { $place }
   *[other] Board { $number }
}
record-setup-dialog-at-random = Smazzata a caso…
record-setup-dialog-at-random-tip = Con i punti, le lunghezze e le carte che desideri
record-setup-dialog-as-it-was = Com'era
record-setup-dialog-as-it-was-tip = Quello che stava qui prima
record-pack-deal-to = Da' le carte a
record-pack-click = Fai clic sulle carte di { $seat }, o scrivile.
record-pack-with = { $card } è in mano a { $seat }
record-wishes-deal-at-random = Smazzata a caso
record-wishes-points = Punti
record-wishes-of = { SEAT($seat) }: { $what }
record-wishes-any = qualsiasi
record-wishes-how = Dove desideri qualcosa scrivi 5, 5+, 4-6 o -3, e lascia vuoto il resto.
record-wishes-holds = { SEAT($seat) } ha { $count ->
    [one] una carta
   *[other] { $count } carte
}
record-wishes-stay = Le carte già date restano: { $held }.
record-wishes-deal = Distribuisci
record-setup-dialog-contract = Contratto
record-setup-dialog-no-contract-yet = ancora nessuno: la licita
record-setup-dialog-declarer = Dichiarante
record-setup-dialog-dealer = Mazziere
record-setup-dialog-vulnerable = In zona
record-setup-dialog-on-lead = In presa
record-setup-dialog-the-coming-trick = Prossima presa
record-setup-dialog-these-are-all-the-cards-there = Queste sono tutte le carte che ci sono
record-setup-dialog-correct-the-deal = Correggi la smazzata
record-setup-dialog-set-up-a-deal = Prepara una smazzata
record-setup-dialog-none = nessuno
record-setup-dialog-all = tutti
record-setup-dialog-these-are-all-the-cards-there-2 = { SEAT($seat) }: queste sono tutte le carte che ci sono
record-timeline-timeline = Cronologia
record-timeline-main-line = Linea principale
record-timeline-the-beginning = L'inizio
record-timeline-go-to-its-end = Vai alla sua fine
record-timeline-compare-with-the-main-line = Confronta con la linea principale
record-timeline-rename-the-branch = Rinomina la variante…
record-timeline-action-of = Azione { $at } di { $length }
record-timeline-branch = variante «{ $name }»
record-timeline-main-line-2 = linea principale
record-timeline-not-told-yet = { $number }  non ancora raccontata
record-timeline-from-here-on-the-laws-of = Da qui in poi le edizioni { $years } decidono in modo diverso.
record-timeline-compare-with = Confronta con «{ $name }»

## What is wrong with a deal that is typed, and how many cards a hand has.

record-no-contract = Contratto: { $typed } non lo è; si scrive per esempio 3NT, 4H o 4SX
record-hand-cannot-be-read = non si riesce a leggere
record-cards-held = { $held ->
    [one] una carta
   *[other] { $held } carte
}
record-cards-too-many = { $held ->
    [one] una carta
   *[other] { $held } carte
}, { $more } di troppo
record-cards-missing = { $held ->
    [one] una carta
   *[other] { $held } carte
}, { $fewer ->
    [one] ne manca 1
   *[other] ne mancano { $fewer }
}
record-cards-known = { $held } di { $due } note

# Who is vulnerable, in two letters.
record-setup-dialog-side = { $side ->
    [NS] N-S
   *[EW] E-O
}

## What is kept of what was done: the name of a branch that begins with something else, and what is undone.

record-undo-answer = risposta: { $answer }
record-undo-withdrawn-answer = risposta tolta
record-undo-reading = interpretazione di «{ $name }»
record-undo-readings = interpretazioni
record-undo-deal = smazzata

# The bidding box.
record-box-of = Bidding box { SEAT($seat, form: "of") }
record-box-bid-for = Dichiara per { SEAT($seat) }
record-box-alert = Alert
record-box-alerts = { SEAT($seat) } allerta la chiamata del compagno ({ $call })
record-box-nothing-to-alert = Il compagno { SEAT($seat, form: "of") } non ha ancora dichiarato
record-box-stop = Stop
record-box-stops = { SEAT($seat) } mostra il cartellino Stop
record-box-in = nel bidding box
record-box-half-out = a metà fuori dal bidding box
record-box-out = fuori dal bidding box
record-box-near = vicino al tavolo
# Che cosa resta aperto di una mano sotto un verbale: la mano di Est, la mano di Ovest e così via.
record-left-open = Una carta è stata detta solo in parte, perciò alcune carte restano aperte: { $hands }. Di' quale carta era, poi porta di nuovo qui il board.
record-hand-of = la mano { SEAT($seat, form: "of") }
