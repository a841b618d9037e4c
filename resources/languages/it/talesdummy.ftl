### Stories about dummy's cards: called and changed (G15), called by half (G16), and what dummy himself does (G27).
### $seat is who speaks or acts where nothing else is said of it.

## Declarer names, touches or lays a card, and wants another (G15).

talesdummy-title-changed = Dal morto { NAMED($said, form: "the-rank") }, no, { NAMED($wanted, form: "the-rank") }
talesdummy-title-pointed-at = Un dito { NAMED($card, form: "on") }
talesdummy-title-touched = Una mano { NAMED($card, form: "on") }
talesdummy-title-own-card = Non quella, { NAMED($card, form: "the-rank") }
talesdummy-title-aloud = { SEAT($seat) } lo dice ad alta voce
# How he asks for another card; $way: four ways of saying so.
talesdummy-changes = { $way ->
    [no-no] «No, no, { NAMED($card) }.»
    [sorry] «Scusa, intendo { NAMED($card) }.»
    [oh] «Ah, { NAMED($card) }, certo.»
   *[no] «No, { NAMED($card) }.»
}
# $dummy is the player at dummy's seat, $seat is declarer.
talesdummy-reaches = { SEAT($dummy) } allunga la mano verso quella carta.
talesdummy-reaches-and-looks = { SEAT($dummy) } allunga la mano verso quella carta. { SEAT($seat) } la guarda per qualche secondo.
# Two cards of one trick: $first was played by $seat, $second by declarer after him.
talesdummy-both-play = { SEAT($seat) } gioca { NAMED($first) }, { SEAT($declarer) } { NAMED($second) }.
talesdummy-points = { SEAT($seat) } indica { NAMED($card) } del morto.
talesdummy-touches = { SEAT($seat) } si allunga verso il morto e tocca { NAMED($card) }.
talesdummy-then-says = Poi dice: «{ NAMED($card, form: "The") }.»
talesdummy-lays = { SEAT($seat) } mette sul tavolo { NAMED($card) }.
talesdummy-takes-back = «No, non questa.» La ritira e mette al suo posto { NAMED($card) }.
talesdummy-i-play = { SEAT($seat) } cerca la sua carta. «Gioco { NAMED($card) }», dice.
talesdummy-no-the-other = «No, { NAMED($card) }.»

## Declarer says half of what he wants, or what dummy has not got (G16).

talesdummy-title-suit-or-rank = Una { SUIT($suit) }, o { NAMED($card, form: "the-rank") }?
talesdummy-title-several = «{ talesdummy-suit-aloud }», e il morto ne ha più d'una
talesdummy-title-void = «{ talesdummy-suit-aloud }», dice il dichiarante
talesdummy-suit-aloud = { $suit ->
    [S] Picche
    [H] Cuori
    [D] Quadri
   *[C] Fiori
}
# $way: the words he uses, or that it is a suit: $suit.
talesdummy-title-dummy-chooses = { $way ->
    [small] «Piccola», e sceglie il morto
    [low] «Bassa», e sceglie il morto
    [top] «La più alta», e sceglie il morto
   *[suit] «Una { SUIT($suit) }», e sceglie il morto
}
talesdummy-title-win = Prendi, ma con quale carta?
talesdummy-title-win-if = Prendi, se puoi
talesdummy-title-which-rank = Quale { NAMED($card, form: "rank") }?
talesdummy-title-two-of-a-rank = { NAMED($card, form: "A") } da un morto che ne ha due
talesdummy-title-not-there = { NAMED($card, form: "A") } che non c'è
talesdummy-title-anything = Quello che vuoi
talesdummy-says-suit = «Una { SUIT($suit) }», dice { SEAT($seat) }.
talesdummy-says-rank = { SEAT($seat) } chiama «{ NAMED($card, form: "the-rank") }».
talesdummy-says-which = { $way ->
    [small] «Piccola», dice { SEAT($seat) }.
    [low] «Bassa», dice { SEAT($seat) }.
    [top] «La più alta», dice { SEAT($seat) }.
   *[suit] { talesdummy-says-suit }
}
talesdummy-says-win = «Prendi», dice { SEAT($seat) }.
# Three ways of leaving the card to dummy.
talesdummy-says-anything = { $way ->
    [play-anything] «Gioca quello che ti pare», dice { SEAT($seat) }.
    [whatever] «Quello che vuoi», dice { SEAT($seat) }.
   *[anything] «Una qualsiasi», dice { SEAT($seat) }.
}
# What declarer adds when dummy hesitates; $way: plainly, or that it goes without saying.
talesdummy-adds-rank = { $way ->
    [of-course] { SEAT($dummy) } esita. { SEAT($seat) } aggiunge: «{ NAMED($card, form: "the-rank") }, certo.»
    [naturally] { SEAT($dummy) } esita. { SEAT($seat) } aggiunge: «{ NAMED($card, form: "the-rank") }, naturalmente.»
   *[plainly] { SEAT($dummy) } esita. { SEAT($seat) } aggiunge: «{ NAMED($card, form: "the-rank") }.»
}
talesdummy-adds-suit = { SEAT($dummy) } esita. «Di { SUIT($suit) }», aggiunge { SEAT($seat) }.
talesdummy-puts-into-the-trick = { SEAT($seat) } mette nella presa { NAMED($card) }.
talesdummy-has-just-won = { SEAT($seat) }, che ha appena vinto { NAMED($won, form: "with") }, mette fuori { NAMED($card) }.
talesdummy-does-not-wait = { SEAT($seat) } non aspetta e mette fuori { NAMED($card) }.
talesdummy-looks-up = { SEAT($seat) } ne ha due e alza gli occhi.
talesdummy-not-got = «Vedi le mie carte», dice { SEAT($seat) }, «non ce l'ho.»
# What was said, as the record keeps it; it cannot hold quotation marks of this kind: ".
talesdummy-remark-not-got = non ce l'ho
talesdummy-then-the-other = «Allora { NAMED($card) }.»
talesdummy-none-there = Il morto non ha { SUIT($suit) }.
talesdummy-puts-out-himself = { SEAT($seat) } sceglie e mette fuori { NAMED($card) }.
talesdummy-should-like-to-say = «Allora vorrei dire io quale», dice { SEAT($seat) }.
# What was said, as the record keeps it; it cannot hold quotation marks of this kind: ".
talesdummy-remark-should-like-to-say = allora vorrei dire io quale

## Dummy looks, warns, asks, speaks up or touches (G27). $where is in hand or in dummy.

talesdummy-title-where = Il morto dice dov'è l'attacco
talesdummy-title-warns-late = Una parola quando la carta è già lì
talesdummy-title-warns-defender = Il morto avverte gli avversari
talesdummy-title-asks = Il morto chiede
talesdummy-title-seen-it = Il morto l'ha visto
talesdummy-title-speaks-first = Il morto parla per primo
talesdummy-title-not-your-lead = Non toccava a te, dice il morto
talesdummy-title-looked-or-shown = Ha guardato, o gliel'hanno mostrata?
talesdummy-title-finger = Il dito del morto
talesdummy-title-something-to-say = Il morto ha qualcosa da dire
talesdummy-title-let-me-see = Fammi vedere le tue
talesdummy-title-looking = Il morto stava guardando
talesdummy-title-kept-to-himself = Il morto se l'è tenuto per sé
talesdummy-looks-into = { SEAT($seat) }, il morto, guarda nella mano { SEAT($other, form: "of") }.
talesdummy-walks-round = { SEAT($seat) }, il morto, fa il giro del tavolo per guardare come gioca { SEAT($declarer) }.
talesdummy-lead-is = { $where ->
    [in-dummy] { SEAT($declarer) } sta per giocare una carta sua. «L'attacco è dal morto», dice { SEAT($seat) }.
   *[in-hand] { SEAT($declarer) } sta per giocare una carta del morto. «L'attacco è dalla mano», dice { SEAT($seat) }.
}
talesdummy-you-are = { $where ->
    [in-dummy] «Sei al morto», dice { SEAT($seat) }.
   *[in-hand] «Sei in mano», dice { SEAT($seat) }.
}
talesdummy-then-lead-is = { $where ->
    [in-dummy] Poi dice { SEAT($declarer, form: "to") }: «L'attacco è dal morto.»
   *[in-hand] Poi dice { SEAT($declarer, form: "to") }: «L'attacco è dalla mano.»
}
talesdummy-not-you = { SEAT($defender) } sfila una carta dalla mano. «Non tocca a te», dice { SEAT($seat) }.
talesdummy-asks-declarer =
    «Niente { SUIT($suit) }?», chiede { SEAT($seat) }. «Ah sì, una», dice { SEAT($declarer) }.
talesdummy-must-have =
    { SEAT($defender) } gioca { NAMED($card) }. «Deve avere una { SUIT($suit) }», dice { SEAT($seat) }.
talesdummy-leave-that = «Lasciala sul tavolo», dice { SEAT($seat) }.
talesdummy-calls-at-once = { SEAT($seat) } chiama subito l'arbitro.
talesdummy-not-your-lead = «Non toccava a te attaccare», dice { SEAT($seat) }.
talesdummy-has-seen = { SEAT($seat) }, il morto, ha visto la mano { SEAT($other, form: "of") }.
talesdummy-finger = { SEAT($declarer) } pensa. { SEAT($seat) } mette il dito { NAMED($card, form: "on") }.
talesdummy-that-then = «{ NAMED($card, form: "The") }, allora», dice { SEAT($seat) }.
talesdummy-draw-trumps = «Ora potresti battere le atout», dice { SEAT($seat) }.
# What was said, as the record keeps it; it cannot hold quotation marks of this kind: ".
talesdummy-remark-draw-trumps = ora potresti battere le atout
talesdummy-exchange = { SEAT($seat) } { SEAT($declarer, form: "and") } si scambiano le carte, così il morto vede che cosa succede.
talesdummy-director-asks = Viene chiamato l'arbitro, e chiede che cosa è successo.
talesdummy-on-its-face = «È caduta a faccia in giù», dice { SEAT($seat) }.
# What was said, as the record keeps it; it cannot hold quotation marks of this kind: ".
talesdummy-remark-on-its-face = è caduta a faccia in giù
talesdummy-silent-no-longer = Una presa più tardi il morto non riesce più a stare zitto.
talesdummy-had-then = «{ SEAT($defender) } allora aveva una { SUIT($suit) }», dice { SEAT($seat) }, il morto.
