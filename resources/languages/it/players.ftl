### What the players tell the director. $who is who did it: me the player who speaks, partner his partner, other
### anybody else, who is then $seat. Messages that need neither are given both: a verb may have to agree with them.
### In Italian a player leaves “io” out: what he did begins with its verb (players-did), and every verb agrees with $who.

## Who, whose, to whom.

players-who = { $who ->
    [me] Io
    [partner] Il mio compagno
   *[other] { SEAT($seat) }
}
# To whom it was said, or shown.
players-whom = { $who ->
    [me] a me
    [partner] al mio compagno
   *[other] { SEAT($seat, form: "to") }
}
# Before one card: la mia carta, la sua carta.
players-his = { $who ->
    [me] mia
   *[other] sua
}
# What the verb begins with: ho giocato, ha giocato.
players-he = { $who ->
    [me] ho
   *[other] ha
}

## Cards as a player names them; of one he has not seen he can tell only the suit, or nothing.

players-card = { $known ->
    [no] una { SUIT($suit) }
   *[yes] { NAMED($card) }
}
players-card-unseen = una carta
players-cards-unseen = { $cards ->
    [1] una carta
   *[several] { players-number } carte
}
players-number = { $cards ->
    [0] zero
    [1] una
    [2] due
    [3] tre
    [4] quattro
    [5] cinque
    [6] sei
    [7] sette
    [8] otto
    [9] nove
    [10] dieci
    [11] undici
    [12] dodici
    [13] tredici
   *[14] quattordici
}
# The eighth trick.
players-ordinal = { $trick ->
    [1] prima
    [2] seconda
    [3] terza
    [4] quarta
    [5] quinta
    [6] sesta
    [7] settima
    [8] ottava
    [9] nona
    [10] decima
    [11] undicesima
    [12] dodicesima
   *[13] tredicesima
}
players-suits = { SUIT($suit, form: "many") }

## One sentence of what one player did: East led the king and then took it back.

# $whole: it ends with words in quotation marks, which have a full stop of their own.
players-did = { $who ->
    [me] { CAPITAL($did) }
   *[other] { players-who } { $did }
}{ $whole ->
    [yes] { "" }
   *[no] .
}
# Several things, one after the other.
players-did-more = { $first }, { $next }
players-did-last = { $first } e poi { $last }
# The first of them followed on something that is not told.
players-did-then = poi { $did }

## With the cards of one's own hand. $card and $cards are said as above.

players-led = { players-he } attaccato con { $card }
players-led-face-down = { players-he } attaccato con una carta coperta
players-played = { players-he } giocato { $card }
players-faced = { players-he } messo { $card } sul tavolo
players-put-down-hidden = { players-he } messo giù { $card }
players-put-down-together = { players-he } messo giù insieme { $cards }
players-played-nothing = non { players-he } messo carte nella presa
players-turned-up = { players-he } scoperto l'attacco
players-detached = { players-he } sfilato una carta dalla mano
players-held = { players-he } tenuto { $card } { $zone ->
    [visible] in modo che si vedesse
    [near-the-table] appena sopra il tavolo
    [on-the-table] sul tavolo
   *[in-playing-position] in posizione di gioco
}
players-put-back = { players-he } rimesso in mano { $card }
# $knocked: somebody knocked his arm.
players-dropped = { $knocked ->
    [yes] { $who ->
        [me] mi hanno urtato, e ho
       *[other] è stato urtato, e ha
    }
   *[no] { players-he }
} fatto cadere { $cards }{ $face ->
    [yes] { "" }
   *[no] , a faccia in giù
}
players-tilted = { players-he } abbassato le carte e lasciato vedere { $cards }
players-tilted-all = { players-he } abbassato le carte e le { players-he } lasciate vedere tutte
players-hand = le { $who ->
    [me] mie
   *[other] sue
} carte
# $what: cards, or his hand; $to: to some players, whom $whom names, on the table, or nothing of it.
players-showed = { players-he } mostrato { $what }{ $to ->
    [players] { " " }{ $whom }
    [table] { " " }sul tavolo
   *[nobody] { "" }
}
players-spread = { players-he } steso { players-hand }
players-folded = { players-he } ripreso in mano { players-hand }
players-took-back = { players-he } ripreso { $card }
players-replaced = { players-he } ripreso { $old } e { players-he } messo { $new } al suo posto
players-kept = { players-he } lasciato lì { $card }
players-picked-up = { players-he } raccolto { $cards }

## With tricks that are over, or with the number of cards.

players-turned = { players-he } coperto la { players-his } carta
players-repointed = { players-he } girato dall'altra parte la { players-his } carta { TRICK($trick, form: "of") }
players-looked-at-trick = { players-he } guardato { TRICK($trick) }
players-looked-at-last = { players-he } guardato la { players-his } ultima carta
players-showed-last = { players-he } mostrato la { players-his } ultima carta
players-mixed = { players-he } mescolato { players-hand }
players-added = { players-he } aggiunto { $card } { TRICK($trick, form: "to") }
players-took-out = { players-he } tolto { $card } dalla presa { $trick }
players-had-cards = { $cards ->
    [0] non { $who ->
        [me] avevo
       *[other] aveva
    } nessuna carta
    [one] { $who ->
        [me] avevo
       *[other] aveva
    } una carta
   *[other] { $who ->
        [me] avevo
       *[other] aveva
    } { players-number } carte
} quando abbiamo contato
players-had-in-trick = { $who ->
    [me] avevo
   *[other] aveva
} { $cards } { TRICK($trick, form: "in") }
players-had-none-in-trick = non { $who ->
    [me] avevo
   *[other] aveva
} carte { TRICK($trick, form: "in") }
players-found-card = { $who ->
    [me] avevo
   *[other] aveva
} una carta in meno, e abbiamo trovato { $card }
# $whose hand; $of is that player.
players-overstepped = { $how ->
    [looks] { players-he } guardato { $whose ->
        [me] le mie carte
        [partner] le carte del mio compagno
       *[other] le carte { SEAT($of, form: "of") }
    }
    [exchanges] { players-he } scambiato le carte
   *[watches] { $who ->
        [me] mi sono alzato
       *[other] si è alzato
    } per guardare
}
players-took-cards = { players-he } preso { players-hand } dal board
players-consulted = { players-he } guardato { $what ->
    [system-card] la { players-his } carta delle convenzioni
   *[notes] i { $who ->
        [me] miei
       *[other] suoi
    } appunti
}

## With dummy's cards, or about them. $words are declarer's.

players-called = { players-he } detto «{ $words }»
# The words for a card of dummy's: king of hearts, heart.
players-call-card = { $known ->
    [no] { SUIT($suit) }
   *[yes] { NAMED($card, form: "bare") }
}
players-call-that-one = quella
players-call-suit = { SUIT($suit) }
players-call-rank = { terms-rank }
players-call-high = { $suit ->
    [none] alta
   *[suit] alta a { SUIT($suit) }
}
players-call-low = { $suit ->
    [none] piccola
   *[suit] piccola { SUIT($suit) }
}
players-call-win = prendi
players-call-trump = atout
players-call-ruff = taglia
players-call-ruff-high = taglia alto
players-call-anything = una qualsiasi
# $at: a card, the hearts, dummy.
players-indicated = { players-he } { $how ->
    [points-at] indicato
   *[nods-at] fatto un cenno verso
} { $at }
players-at-suit = le { SUIT($suit, form: "many") }
players-at-dummy = il morto
players-took-from-dummy = { players-he } preso { $card } dal morto
players-touched = { players-he } toccato { $card }
players-put-up = { players-he } messo fuori { $card }
players-suggested = { players-he } indicato { $card }

## What was said, or chosen.

players-said-holds = { players-he } detto di avere { $card }
players-said-has-none = { players-he } detto di non avere { $suit }
# A card named as the one to be played: king of hearts.
players-named = { players-he } detto «{ $card }»
players-named-card = { $known ->
    [no] una { SUIT($suit) }
   *[yes] { NAMED($card, form: "bare") }
}
players-asked-none = { players-he } chiesto { $whom } se non { $mine ->
    [yes] avevo
   *[no] aveva
} { $suit }
players-answered-none = { players-he } detto di { $answer ->
    [none] non averne
   *[one] averne una
}
# $mine: it was said to the player who speaks.
players-told-turn = { players-he } detto { $whom } che { $what ->
    [his-lead] toccava a { players-mine } attaccare
    [his-turn] toccava a { players-mine }
    [not-his-lead] non toccava a { players-mine } attaccare
   *[not-his-turn] non toccava a { players-mine }
}
players-mine = { $mine ->
    [yes] me
   *[no] lui
}
players-warned = { players-he } detto { $whom }: { $where ->
    [the-lead-is-in-hand] «Si attacca dalla mano.»
    [the-lead-is-in-dummy] «Si attacca dal morto.»
   *[it-is-not-his-turn] «Non tocca a te.»
}
players-remarked = { players-he } detto: «{ $words }»
players-paused = ci { players-he } messo un po'
players-stopped = { players-he } proposto di chiudere lì
players-claimed = { players-he } richiesto { $what }
players-conceded = { players-he } concesso { $what }
players-the-rest = le prese restanti
players-this-trick = questa presa
players-tricks = { players-number } { $cards ->
    [one] presa
   *[other] prese
}
players-saying = { $did }, dicendo «{ $words }»
players-answered = { $answer ->
    [agrees] { players-he } detto di sì
    [objects] { players-he } detto di no
   *[asks-to-play-on] { players-he } chiesto di continuare
}
players-in-these-words = { $did }: «{ $words }»
players-unsaid = { players-he } ritirato { $what ->
    [claim] la { players-his } richiesta
    [concession] la { players-his } concessione
   *[agreement] il { $who ->
        [me] mio
       *[other] suo
    } consenso
}
players-chose-accept = { players-he } accettato, così com'era
players-chose-refuse = non { players-he } accettato
players-chose-spread = { players-he } scelto di stendere le carte e fare il morto
players-chose = { players-he } scelto di { $choice ->
    [cambiare-la-sua-chiamata] cambiare la { players-his } chiamata
    [tenere-la-sua-chiamata] tenere la { players-his } chiamata
   *[other] { $choice }
}

## In the auction, and what is asked and explained.

players-bid = { players-he } { $call ->
    [pass] detto passo
    [X] contrato
    [XX] surcontrato
   *[bid] dichiarato { $written }
}
# $made: bid 2♠, passed.
players-changed-call = { players-he } ritirato { $old ->
    [passo] il passo
    [contro] il contro
    [surcontro] il surcontro
   *[bid] { $old }
} e { $made }
players-pulled = { $who ->
    [me] avevo
   *[other] aveva
} il cartellino { $call } { $place ->
    [half-out-of-the-box] a metà fuori dal bidding box
    [out-of-the-box] fuori dal bidding box
    [near-the-table] appena sopra il tavolo
    [face-down] a faccia in giù sul tavolo
   *[no-place] in mano
}
players-put-call-back = { players-he } rimesso il cartellino { $call } nel bidding box
players-took-call-away = { players-he } ripreso il cartellino { $call }
players-meant-call = { players-he } detto che { $meant ->
    [yes] { "" }
   *[no] non{" "}
}{ $who ->
    [me] intendevo
   *[other] intendeva
} { $call }
players-signalled = { players-he } fatto il segno di { $call }
players-picked-up-calls = { players-he } raccolto i { $who ->
    [me] miei
   *[other] suoi
} cartellini
players-stop-card = { players-he } { $shown ->
    [yes] messo fuori
   *[no] tolto
} il cartellino Stop
players-alerted = { players-he } allertato { $call ->
    [passo] il passo
    [contro] il contro
    [surcontro] il surcontro
   *[bid] { $call }
}
players-announced = { players-he } annunciato { $call ->
    [passo] il passo
    [contro] il contro
    [surcontro] il surcontro
   *[bid] { $call }
}
players-announced-as = { players-announced } come «{ $words }»
players-did-not-alert = non { players-he } allertato { $call ->
    [pass] il passo
    [passo] il passo
    [X] il contro
    [XX] il surcontro
   *[bid] { $call }
}
players-did-not-announce = non { players-he } annunciato { $call ->
    [pass] il passo
    [passo] il passo
    [X] il contro
    [XX] il surcontro
   *[bid] { $call }
}
players-had-other-cards = { $who ->
    [me] avevo
   *[other] aveva
} le carte di un altro board
players-asked-what-it-would-mean = { players-he } chiesto che cosa significherebbe { $call ->
    [pass] il passo
    [passo] il passo
    [X] il contro
    [XX] il surcontro
   *[bid] { $call }
}
players-asked-for-a-review = { players-he } chiesto la ripetizione della licita
players-asked-for-part-of-a-review = { players-he } chiesto la ripetizione di una parte della licita
players-asked-for-the-contract = { players-he } chiesto qual è il contratto
players-asked-who-doubled = { players-he } chiesto chi ha contrato
players-asked-whose-turn-it-is = { players-he } chiesto a chi toccava
players-asked-whether-it-is-his-lead = { players-he } chiesto se toccava a { $who ->
    [me] me
   *[other] lui
} attaccare
players-asked-what-was-called = { players-he } chiesto che cosa era stato chiamato
players-asked-what-is-happening = { players-he } chiesto che cosa sta succedendo
players-asked-to-see-the-trick = { players-he } chiesto di vedere la presa
# $what: a call, a card, the auction, card play agreements.
players-asked-about = { players-he } chiesto { $what ->
    [la-licita] spiegazioni sulla licita
    [gli-accordi-di-gioco] spiegazioni sugli accordi di gioco
    [pass] che cosa significa il passo
    [passo] che cosa significa il passo
    [X] che cosa significa il contro
    [XX] che cosa significa il surcontro
   *[other] che cosa significa { $what }
}
players-the-auction = la licita
players-card-play-agreements = gli accordi di gioco
players-about-card = { CARD($card, form: "a") }
players-reviewed = { players-he } ripetuto la licita
players-explained = { players-he } spiegato { $what ->
    [pass] il passo
    [passo] il passo
    [X] il contro
    [XX] il surcontro
   *[other] { $what }
} come «{ $words }»
players-corrected = { players-he } corretto { $whose ->
    [own] la { players-his } spiegazione
    [me] la mia spiegazione
    [partner] la spiegazione del mio compagno
   *[other] la spiegazione { SEAT($of, form: "of") }
}
players-corrected-to = { players-corrected }: «{ $words }»

## What is said beside it.

players-opening-please = Arbitro, per favore!
players-opening-come = Arbitro! Puoi venire?
players-opening-we-need-you = Qui ci serve l'arbitro, per favore.
players-at-a-loss = Come andiamo avanti?
# What somebody says to what has been told of him.
players-assent-so = Sì, è così.
players-assent-like-that = È andata così.
players-assent-yes = Sì.

## What is said of a fact that only asking settles: by him whom it is about (own), by his partner, by an opponent
## (against). Each says what suits his side.

players-unintended-own = Mi è scappata. Non volevo affatto quella.
players-unintended-against = A me è sembrato un ripensamento.
players-pause-own = L'ho detto nello stesso respiro.
players-pause-against = Nello stesso respiro? Prima ha guardato.
players-partner-could-see-partner = Io non ho visto niente. Guardavo le mie carte.
players-partner-could-see-against = Il suo compagno la stava guardando.
players-told-turn-own = Credevo che toccasse a me.
# The same said by declarer, of his own hand and of dummy's.
players-told-turn-in-hand-own = Credevo di essere in mano.
players-told-turn-in-dummy-own = Credevo di essere al morto.
players-meant-as-own = Lo sapete tutti che cosa volevo dire.
players-meant-as-against = A me non era per niente chiaro che cosa volesse.
players-this-trick-only-own = Parlavo di questa presa e di nient'altro.
players-this-trick-only-against = A me è sembrato che parlasse di tutte.
players-meant-claim-own = Volevo farci risparmiare tempo.
players-meant-claim-against = Per me era una richiesta.
players-other-intention-own = Lo vedevano tutti che cosa volevo.
players-other-intention-against = Ho sentito quello che ha detto, e niente di più.
players-touch-purpose-own = Stavo solo mettendo in ordine le carte del morto.
players-touch-purpose-against = Sembrava che volesse quella.
players-held-still-own = Non l'ho mai tenuta ferma.
players-held-still-against = Ho avuto tutto il tempo di guardarla.
players-at-once-own = L'ho detto subito.
players-at-once-against = Prima ha lasciato passare un po' di tempo.
players-trump-mentioned-own = Di quell'atout ho sempre saputo.
players-trump-mentioned-against = Io di un'atout non ho sentito niente.
players-trump-unaware-own = Di quell'atout ho sempre saputo.
players-trump-unaware-against = Se lo chiedi a me, aveva perso il conto.
players-meant-card-own = Ne volevo una sola, naturalmente.
players-explanation-wrong-own = Noi giochiamo così.
players-explanation-wrong-against = Non è quello che si è visto poi sul tavolo.
players-acted-on-it-own = Se me l'avessero detto, avrei fatto un'altra cosa.
players-bridge-reason-own = Avevo qualcosa su cui pensare.
players-bridge-reason-against = Che cosa c'era da pensare?
players-question-purpose-own = Volevo saperlo per me.
players-question-purpose-against = Era per le orecchie del suo compagno?
players-suggested-own = L'avrei fatto in ogni caso.
players-suggested-against = Sapeva dal compagno che cosa fare.
