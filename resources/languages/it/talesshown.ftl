### Stories about cards that are seen or shown: declarer's (G21), a word or a card about the trick that is being played
### (G22), and play that goes on before the director has come (G28). $seat is whose card it is or who speaks.

## Declarer's cards are seen (G21).

talesshown-title-drops = Al dichiarante cade qualcosa
talesshown-title-how-near = Quanto vicino al tavolo?
talesshown-title-half-out = Mezza fuori dalla mano
talesshown-title-hand-on-table = Una mano sul tavolo
talesshown-title-at-once = La mano va giù subito
talesshown-title-who-is-dummy = Chi è il morto?
talesshown-one-falls = Mentre { SEAT($seat) } mette in ordine le carte, { NAMED($card) } cade scopert{ NAMED($card, form: "o") } sul tavolo.
talesshown-two-fall =
    Mentre { SEAT($seat) } mette in ordine le carte, { NAMED($card) } e { NAMED($other) } cadono sul tavolo a faccia in su.
talesshown-all-have-seen = «L'abbiamo visto tutti», dice uno dei difensori.
talesshown-near-the-table =
    { SEAT($seat) } tira fuori { NAMED($card) }, { NAMED($card, form: "lo") } porta giù fin quasi al tavolo, e { NAMED($card, form: "lo") } rimette in mano.
talesshown-out-and-back =
    { SEAT($seat) } tira fuori dalla mano { NAMED($card) }, in modo che tutti possano veder{ NAMED($card, form: "lo") }, e { NAMED($card, form: "lo") } rimette a posto.
talesshown-finger-on-it =
    { SEAT($seat) } mette sul tavolo { NAMED($card) }, con il dito ancora sopra, e { NAMED($card, form: "lo") } riprende.
talesshown-all-face-up = Senza dire niente { SEAT($seat) } mette sul tavolo, scoperte, tutte le sue carte.
talesshown-spreads = { SEAT($seat) } stende le sue carte sul tavolo.
talesshown-one-and-stops = { SEAT($seat) } mette sul tavolo, scopert{ NAMED($card, form: "o") }, { NAMED($card) }, e si ferma.
talesshown-begins-to-lay = { SEAT($seat) } comincia a mettere giù la sua mano: { NAMED($card) } e { NAMED($other) }.
talesshown-takes-up = «Ma il dichiarante sei tu», dice { SEAT($dummy) }, { SEAT($seat, form: "and") } riprende in mano le carte.

## About this trick (G22).

talesshown-title-ours = Nostra, dice
talesshown-title-this-is-mine = Questa presa è mia
talesshown-title-a-word = Una parola su questa presa
talesshown-title-do-not-bother = Lascia stare, compagno
talesshown-ours = { SEAT($seat) } mostra { NAMED($card) }. «Nostra», dice.
talesshown-this-is-mine = «Questa presa è mia», dice { SEAT($seat) } e mostra { NAMED($card) }.
talesshown-that-is-yours = «Quella è vostra», dice { SEAT($seat) }.
talesshown-that-is-mine = «Quella è mia», dice { SEAT($seat) }.
talesshown-he-has-claimed = «Ha fatto una richiesta», dice un difensore. «Il gioco è finito.»
talesshown-i-win-it = Prima che abbia giocato { SEAT($partner) }, { SEAT($seat) } mostra { NAMED($card) }: «Prendo io.»

## Play goes on without the director (G28).

talesshown-title-then-calls = Gioca ancora, e poi chiama l'arbitro
talesshown-title-nobody-saw = Nessuno l'aveva vista
talesshown-title-pointed-out = Segnalato, e niente arbitro
talesshown-title-said-and-played = Detto, e si gioca lo stesso
talesshown-title-play-on-themselves = Continuano da soli
talesshown-takes-it-up = Chi l'ha fatta cadere raccoglie la carta.
talesshown-i-have-seen = «L'ho vista», dice { SEAT($seat) }.
talesshown-only-then = Solo allora si chiama l'arbitro.
talesshown-falls-unseen =
    { NAMED($card, form: "The") } cade dalla mano { SEAT($seat, form: "of") }, scopert{ NAMED($card, form: "o") }, ma gli altri guardano da un'altra parte.
talesshown-then-sees = Poi { SEAT($seat) } vede la carta.
talesshown-you-have = «Una { SUIT($suit) } ce l'hai», dice { SEAT($seat) }.
talesshown-not-your-lead = «L'attacco non spettava a te», dice { SEAT($seat) }.
# $dummy: whether it is dummy who plays to the lead; $seat: who else.
talesshown-but-plays = { $dummy ->
    [yes] Ma su quell'attacco il morto gioca { NAMED($card) }.
   *[no] Ma su quell'attacco { SEAT($seat) } gioca { NAMED($card) }.
}
talesshown-leave-it = «Lasciala lì», dice { SEAT($seat) }.
