### Stories about revokes (G18): when one is noticed, by whom, and what has been done since. $seat is who revoked
### where nothing else is said of it, $asker who speaks of it.

## Titles.

talesrevoke-title-in-time = Una carta trovata fra le altre
talesrevoke-title-declarers = Il dichiarante ne trova ancora una
talesrevoke-title-dummys = Il morto ne ha una
talesrevoke-title-had-he-one = Ne aveva una?
talesrevoke-title-played-after = C'è chi ha giocato dopo
talesrevoke-title-they-have-led = Hanno attaccato nella presa seguente
talesrevoke-title-partner-has-led = Si scopre nella presa seguente
talesrevoke-title-they-have-played = Due carte più tardi
talesrevoke-title-lead-named = Detto, non ancora fatto
talesrevoke-title-told-to-lead = Ha attaccato, ma di chi era l'idea?
talesrevoke-title-claimed = È finita, dice qualcuno
talesrevoke-title-claim-agreed = Tutti d'accordo, e poi si scopre
talesrevoke-title-at-the-end = Scoperta a gioco finito
talesrevoke-title-nothing-won = Una renonce, e da allora nessuna presa
talesrevoke-title-twice = E un'altra volta
talesrevoke-title-both-sides = Una per parte
talesrevoke-title-both-in-one-trick = Due in una presa
talesrevoke-title-both-put-right = Di nuovo { TRICK($trick, form: "to") }
talesrevoke-title-in-sight = Era lì tutto il tempo
talesrevoke-title-too-late = Solo ora lo dice
talesrevoke-title-two-left = Restano due carte
talesrevoke-title-two-left-partner = Restano due carte, e deve giocare il compagno
talesrevoke-title-dummys-at-the-end = La vedevano tutti
talesrevoke-title-chain = Anche lui cambia la sua carta
talesrevoke-title-no-look = Vediamo quella presa
talesrevoke-title-who-may-ask = Può chiederlo?

## The card that does not follow.

# $dummy: whether it is dummy's card; $ruffs: whether it is a trump on another suit.
talesrevoke-card = { $ruffs ->
    [yes] { $dummy ->
        [yes] Il morto taglia { NAMED($card, form: "with") }.
       *[no] { SEAT($seat) } taglia { NAMED($card, form: "with") }.
    }
   *[no] { tales-hand-plays }
}
talesrevoke-led-again =
    { TRICK($trick, form: "In") } si attacca di nuovo a { SUIT($suit) }, { SEAT($seat, form: "and") } gioca { NAMED($card) }.
talesrevoke-both-failed =
    { TRICK($trick, form: "In") } né { SEAT($seat) } né { SEAT($other) } hanno seguito il seme, che era { SUIT($suit) }.
talesrevoke-both-corrected =
    Quando ci si è accorti, solo la linea { SEAT($seat, form: "of") } aveva giocato oltre, e l'arbitro ha fatto correggere tutte e due le renonce.
talesrevoke-one-failed =
    { TRICK($trick, form: "In") } { SEAT($seat) } non ha seguito il seme, che era { SUIT($suit) }, e la sua linea ha giocato oltre.

## What is said of it.

talesrevoke-oh = «Oh, una { SUIT($suit) } ce l'ho», dice { SEAT($seat) }.
talesrevoke-must-have =
    «{ SEAT($seat) }, devi avere una { SUIT($suit) }», dice { SEAT($asker) }, che le ha contate.
talesrevoke-dummy-has = «Il morto ha una { SUIT($suit) }», dice { SEAT($asker) }.
talesrevoke-yes-one =
    «Niente { SUIT($suit) }, { SEAT($seat) }?», chiede { SEAT($asker) }. «Sì, una», dice { SEAT($seat) } guardando di nuovo.
talesrevoke-none =
    «Niente { SUIT($suit) }?», chiede { SEAT($asker) }. «Nessuna», dice { SEAT($seat) }. { SEAT($asker) } non ci crede.
talesrevoke-i-had = «{ TRICK($trick, form: "In") } avevo una { SUIT($suit) }», dice allora { SEAT($seat) }.
talesrevoke-played-later = «Più tardi hai giocato una { SUIT($suit) }», dice { SEAT($asker) } { SEAT($seat, form: "to") }.
talesrevoke-all-the-time =
    «Hai sempre avuto { SUIT($suit) }», dice { SEAT($asker) } { SEAT($seat, form: "to") }.
talesrevoke-and-you =
    «Tu avevi una { SUIT($suit) }», dice { SEAT($asker) } { SEAT($seat, form: "to") }. «E tu una { SUIT($other) }.»
talesrevoke-so-had-i = «Avevo una { SUIT($suit) }», dice { SEAT($seat) }, e poi { SEAT($other) }: «Anch'io.»
talesrevoke-what-of = Il board è giocato fino alla fine. «E { TRICK($trick) }?», chiede { SEAT($asker) }.
talesrevoke-could-have-followed =
    «Potevi seguire il seme { NAMED($card, form: "with") }», dice { SEAT($asker) } { SEAT($seat, form: "to") }.
talesrevoke-wait = «Aspetta, avevi una { SUIT($suit) }», dice { SEAT($asker) } { SEAT($seat, form: "to") }.
talesrevoke-dummy-had = Il gioco prosegue fino alla fine. «Il morto allora aveva una { SUIT($suit) }», dice { SEAT($asker) }.
talesrevoke-a-trick-later =
    Una presa più tardi { SEAT($asker) } dice: «{ SEAT($seat) }, tu avevi una { SUIT($suit) }.»
talesrevoke-turns-up = E scopre la propria carta di quella presa.

## What is done since.

talesrevoke-dummy-wins-and-calls = Il morto vince la presa. { SEAT($seat) } chiama { NAMED($card) }.
talesrevoke-wins-and-names = { SEAT($seat) } vince la presa. «E ora { NAMED($card) }», dice.
talesrevoke-my-lead = «Tocca a me?», chiede { SEAT($seat) }, e attacca { NAMED($card, form: "with") }.
talesrevoke-the-rest-are-mine = «Le altre sono tutte mie», dice { SEAT($seat) }.
talesrevoke-next-is-begun = Le carte tornano nel board, e si comincia il seguente.
talesrevoke-not-put-away = Nessuno ha ancora messo via le carte.
talesrevoke-last-trick-to = Il gioco prosegue fino alla fine; l'ultima presa va { SEAT($seat, form: "to") }.
talesrevoke-cards-go-back = Il gioco è finito, e le carte tornano nel board.
talesrevoke-opens-the-next = { SEAT($seat) } apre la licita sul board seguente.
talesrevoke-look-at-the-score = Guardano il risultato.
talesrevoke-put-away = Si gioca l'ultima presa, e le carte vengono messe via.
talesrevoke-last-trick = Si gioca l'ultima presa.
talesrevoke-put-right = Viene chiamato l'arbitro, e al suo posto si mette { NAMED($card) }.
# $dummy: whether it is dummy's card that is changed, else that of $other; from $seat's revoke to $card.
talesrevoke-changed-too = { $dummy ->
    [yes] { SEAT($seat) } mette al suo posto { NAMED($card) }, e la carta del morto viene sostituita { NAMED($new, form: "with") }.
   *[no] { SEAT($seat) } mette al suo posto { NAMED($card) }, e quella { SEAT($other, form: "of") } viene sostituita { NAMED($new, form: "with") }.
}
