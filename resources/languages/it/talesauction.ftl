### Stories about what has come of the auction: cards seen while it lasted (G24), calls that were taken back (G25).

## A card was seen while they were bidding (G24). $seat is whose card it is.

talesauction-title-small = Piccola, e vista durante la licita
talesauction-title-honour = Un onore, visto durante la licita
talesauction-title-two = Due carte, viste durante la licita
talesauction-title-led = Attacco prima dell'ultimo passo
talesauction-title-declares = Vista durante la licita, e ora è lui il dichiarante
talesauction-title-who-could-see = Chi poteva vederla?
talesauction-title-not-his-fault = Non è stata colpa sua
# $seat is the dealer; $calls: un cuori, passo, due cuori.
talesauction-begins = Il mazziere è { SEAT($seat) }, e la licita comincia: { $calls }.
talesauction-pass = passo
# The contract is $level of a suit, $strain, or of nothing in no trump.
talesauction-becomes-declarer = { SEAT($seat) } diventa il dichiarante a { story-contract }.
talesauction-one-falls =
    { NAMED($card, form: "The") } cade dalla mano { SEAT($seat, form: "of") }, scopert{ NAMED($card, form: "o") } sul tavolo.
talesauction-two-fall =
    Dalla mano { SEAT($seat, form: "of") } cadono sul tavolo, a faccia in su, { NAMED($card) } e { NAMED($other) }.
talesauction-leads = { SEAT($seat) }, che crede finita la licita, attacca { NAMED($card, form: "with") }.
talesauction-turned-outwards =
    { SEAT($seat) } mette in ordine le carte, e per un momento { NAMED($card) } è girat{ NAMED($card, form: "o") } verso l'esterno.
talesauction-knocks =
    { SEAT($opponent) } allunga il braccio per prendere il bicchiere e fa cadere { NAMED($card) } dalla mano { SEAT($seat, form: "of") }, scopert{ NAMED($card, form: "o") }.

## A defender has taken a call back (G25). $seat is who leads where nothing else is said of it.

talesauction-title-opening-lead = Una chiamata ritirata, e l'attacco iniziale
talesauction-title-in-for-the-first-time = Il suo compagno è in presa per la prima volta
talesauction-title-now-he-thinks = Solo ora il dichiarante ci pensa
talesauction-title-very-suit = Proprio quel seme
talesauction-title-how-long = Quanto dura?
talesauction-title-quicker = Più svelto dell'arbitro
# $seat took back the call $old and made another: $new, or in the second message a pass.
talesauction-took-back-for-bid =
    Durante la licita { SEAT($seat) } aveva dichiarato { $old } fuori turno, aveva ritirato la chiamata e dichiarato invece { $new }.
talesauction-took-back-for-pass =
    Durante la licita { SEAT($seat) } aveva dichiarato { $old } fuori turno, aveva ritirato la chiamata ed era passato.
talesauction-about-to-lead = { SEAT($seat) } sta per attaccare.
talesauction-wins-his-first = { SEAT($seat) } vince { TRICK($trick) }, la sua prima.
talesauction-nobody-until = Nessuno dice niente finché non tocca { SEAT($seat, form: "to") } attaccare { TRICK($trick, form: "in") }.
talesauction-showed = Mostrava { SUIT($suit) }.
# $seat is declarer.
talesauction-no-please = «Niente { SUIT($suit) }, per favore», dice { SEAT($seat) }, a cui l'arbitro l'ha chiesto.
talesauction-wins-with-it = Con questa vince la presa.
talesauction-then-leads = Poi attacca { NAMED($card, form: "with") }.
# $seat is declarer.
talesauction-free-now = «Ora è libero?», chiede { SEAT($seat) }.
talesauction-before-a-word = { SEAT($seat) } attacca { NAMED($card, form: "with") } prima che qualcuno abbia detto una parola.
