### Stories about cards of a defender that can be seen: held out, seen by accident or named (G01), dropped, shown or
### spoken of (G02), and penalty cards that lie before him (G03, G04). $seat is who does it where nothing else is said.
### $way: one of so many ways of saying the same thing.

## A card his partner may have seen (G01). $partner is his partner.

storyseen-could-see = { $way ->
    [1] { SEAT($partner) } poteva vedere la carta.
   *[2] La faccia era verso { SEAT($partner) }.
}
storyseen-no-chance-to-see = { SEAT($partner) } guardava le proprie carte e non poteva vedere quella.
storyseen-title-thinks-again = { SEAT($seat) } ci ripensa
storyseen-holds-out = { $zone ->
    [near-the-table] { SEAT($seat) } prende dalla mano { NAMED($card) }, { NAMED($card, form: "lo") } tiene sopra il tavolo, e { NAMED($card, form: "lo") } rimette in mano.
   *[visible] { SEAT($seat) } prende dalla mano { NAMED($card) }, { NAMED($card, form: "lo") } tiene dritt{ NAMED($card, form: "o") } davanti a sé, e { NAMED($card, form: "lo") } rimette in mano.
}
storyseen-title-look = Uno sguardo alle carte { SEAT($seat, form: "of") }
storyseen-tilts = { $way ->
    [1] Mettendo in ordine le carte, { SEAT($seat) } le inclina, e si può vedere { NAMED($card) }.
    [2] Allungandosi per prendere il bicchiere, { SEAT($seat) } inclina le carte, e si può vedere { NAMED($card) }.
   *[3] Girandosi a guardare l'orologio, { SEAT($seat) } inclina le carte, e si può vedere { NAMED($card) }.
}
storyseen-title-pushed = Un urto al braccio { SEAT($seat, form: "of") }
# $by: another player, or nobody of the table.
storyseen-is-pushed = { $by ->
    [none] Qualcuno che passa urta il braccio { SEAT($seat, form: "of") }, e { NAMED($card) } cade scopert{ NAMED($card, form: "o") } sul tavolo.
   *[seat] { SEAT($by) }, sporgendosi, urta il braccio { SEAT($seat, form: "of") }, e { NAMED($card) } cade scopert{ NAMED($card, form: "o") } sul tavolo.
}
storyseen-title-hurry = { SEAT($seat) } ha fretta
storyseen-holds-before-partner = Prima che abbia giocato { SEAT($partner) }, { SEAT($seat) } tiene { NAMED($card) } sopra il tavolo e { NAMED($card, form: "lo") } riprende.
storyseen-title-said-and-played = Detto e giocato { SEAT($seat, form: "from") }
storyseen-says-and-plays = { SEAT($seat) } dice «gioco { NAMED($card) }», e poi mette giù { NAMED($other) }.

## A card dropped, shown or spoken of (G02).

storyseen-title-drops = { SEAT($seat, form: "To") } cade una carta
storyseen-drops = { $way ->
    [1] { NAMED($card, form: "The") } cade dalla mano { SEAT($seat, form: "of") }, scopert{ NAMED($card, form: "o") }.
   *[2] { NAMED($card, form: "The") } scivola dalle dita { SEAT($seat, form: "of") } e resta scopert{ NAMED($card, form: "o") } sul tavolo.
}
storyseen-title-drops-two = { SEAT($seat, form: "To") } cadono due carte
# $same: both are of the same suit.
storyseen-drops-two = Dalla mano { SEAT($seat, form: "of") } scivolano { $same ->
    [yes] { NAMED($first, form: "the-rank") } e { NAMED($second) }
   *[no] { NAMED($first) } e { NAMED($second) }
}: le due carte restano scoperte davanti a lui.
storyseen-title-a-card-of = Una carta { SEAT($seat, form: "of") }
storyseen-drops-face-down = Dalla mano { SEAT($seat, form: "of") } cade una carta, coperta. È { NAMED($card) }.
storyseen-nobody-could-see = Nessuno poteva vederla.
storyseen-seen-when-taken-up = Mentre la raccoglieva, { SEAT($partner) } poteva vederne la faccia.
storyseen-title-speaks-of-his-hand = { SEAT($seat) } parla della sua mano
storyseen-still-has = «Ho ancora { NAMED($card) }», dice { SEAT($seat) } a nessuno in particolare.
storyseen-title-shows = { SEAT($seat) } mostra una carta
storyseen-shows = { SEAT($seat) }, per scherzo, mostra { NAMED($card) } { SEAT($declarer, form: "to") }.
storyseen-partner-sees = { $seen ->
    [yes] Anche { SEAT($partner) } poteva vedere la carta.
   *[no] { SEAT($partner) } non poteva vedere la carta.
}
storyseen-title-drops-another = { SEAT($seat, form: "To") } cade un'altra carta
storyseen-drops-another = { NAMED($card, form: "The") } cade dalla mano { SEAT($seat, form: "of") }, e l'arbitro spiega che cosa significa. Se n'è appena andato, quando { NAMED($other) } cade lì accanto.

## A penalty card lies on the table (G03, G04).

storyseen-penalty-card = { $minor ->
    [yes] Davanti { SEAT($seat, form: "to") } c'è { NAMED($card) }, carta penalizzata minore.
   *[no] Davanti { SEAT($seat, form: "to") } c'è { NAMED($card) }, carta penalizzata maggiore.
}
# $same: both are of the same suit.
storyseen-two-penalty-cards = Davanti { SEAT($seat, form: "to") } ci sono { $same ->
    [yes] { NAMED($first, form: "the-rank") } e { NAMED($second) }
   *[no] { NAMED($first) } e { NAMED($second) }
}, tutte e due carte penalizzate maggiori.
storyseen-his-turn = Tocca { SEAT($seat, form: "to") }.
storyseen-leads-at-once = { SEAT($seat) } attacca subito { NAMED($card, form: "with") }.
# Declarer, asked before a defender whose partner has a penalty card leads.
storyseen-asked-before-the-lead = { $wish ->
    [require] Prima dell'attacco si chiede { SEAT($seat, form: "to") }, che dice «{ SUIT($suit) }, per favore».
    [forbid] Prima dell'attacco si chiede { SEAT($seat, form: "to") }, che dice «niente { SUIT($suit) }».
   *[ask-nothing] Prima dell'attacco si chiede { SEAT($seat, form: "to") }, che lascia libero chi attacca.
}
storyseen-wants-neither = { SEAT($seat) } non vuole né { SUIT($first) } né { SUIT($second) }.
storyseen-asks-nothing = { SEAT($seat) } non impone niente.
storyseen-honour-before-minor = Prima di una carta penalizzata minore si può giocare un onore dello stesso seme (50C); { NAMED($card) } resta dov'è.
storyseen-suit-comes-first = Seguire il seme viene prima di tutto; { NAMED($card) } aspetta il prossimo turno in cui è lecito (50D1(b)).
storyseen-title-card-on-the-table = { SEAT($seat) } e la carta sul tavolo
storyseen-title-plays-another = { SEAT($seat) } gioca un'altra carta
storyseen-title-on-lead = { SEAT($seat) } è in presa
storyseen-title-to-lead = Tocca { SEAT($seat, form: "to") } attaccare
storyseen-title-leads-at-once = { SEAT($seat) } attacca subito
storyseen-title-two-before = Due carte davanti { SEAT($seat, form: "to") }
storyseen-title-each-has-one = Una carta davanti a ogni difensore, e attacca { SEAT($seat) }

## The penalty card is not played when it should be (G04).

storyseen-title-follows-suit = { SEAT($seat) } segue il seme
storyseen-title-played-another = { SEAT($seat) } ha giocato un'altra carta
# $dummy: $seat, declarer, plays from dummy.
storyseen-plays-and-notices = { $dummy ->
    [yes] { SEAT($seat) } chiama dal morto { NAMED($card) }, e solo allora se ne accorge.
   *[no] { SEAT($seat) } gioca { NAMED($card) }, e solo allora se ne accorge.
}
storyseen-title-says-what = { SEAT($declarer) } dice che cosa gioca { SEAT($seat) }
storyseen-chooses = { $choice ->
    [accept] L'arbitro spiega le scelte, e { SEAT($seat, form: "to") } va bene così.
   *[refuse] L'arbitro spiega le scelte, { SEAT($seat, form: "and") } non accetta { NAMED($card) }.
}
storyseen-plays-instead = Subito ritira quella carta e gioca invece { NAMED($card) }.
storyseen-title-another-small = { SEAT($seat) } gioca un'altra piccola
storyseen-title-leads = { SEAT($seat) } attacca
