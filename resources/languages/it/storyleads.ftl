### Stories about leads from the wrong hand: the opening lead (G05), a defender's lead (G06), declarer's (G07), and a lead
### to the last trick (G08). $seat is who does it where nothing else is said.
### $way: one of so many ways of saying the same thing.

## The opening lead (G05).

# $due is to lead, and $seat does; $face: face up.
storyleads-wrong-opening-lead = { $face ->
    [yes] { $way ->
        [1] Tocca { SEAT($due, form: "to") } attaccare, ma { SEAT($seat) } attacca { NAMED($card, form: "with") }.
       *[2] L'attacco spetta { SEAT($due, form: "to") }, ma { SEAT($seat) } attacca { NAMED($card, form: "with") }.
    }
   *[no] { $way ->
        [1] Tocca { SEAT($due, form: "to") } attaccare, ma { SEAT($seat) } attacca { NAMED($card, form: "with") }, copert{ NAMED($card, form: "o") }.
       *[2] L'attacco spetta { SEAT($due, form: "to") }, ma { SEAT($seat) } attacca { NAMED($card, form: "with") }, copert{ NAMED($card, form: "o") }.
    }
}
storyleads-title-opening-lead = { $way ->
    [1] { SEAT($seat) } fa l'attacco iniziale
   *[2] L'attacco iniziale è { SEAT($seat, form: "of") }
}
storyleads-title-face-down = L'attacco iniziale è coperto
storyleads-asks-whose-lead = { SEAT($seat) } chiede a chi spetta l'attacco. «A te», dice { SEAT($by) }, { SEAT($seat, form: "and") } attacca { NAMED($card, form: "with") }.
storyleads-was-to-lead = L'attacco spettava { SEAT($seat, form: "to") }.
storyleads-title-puts-hand-down = { SEAT($seat) } mette giù le carte
storyleads-lays-out-hand = { SEAT($seat) } stende le sue carte sul tavolo, seme per seme.
storyleads-will-be-dummy = L'arbitro spiega le scelte, { SEAT($seat, form: "and") } dice che farà il morto.
storyleads-title-accepts = { SEAT($seat) } accetta l'attacco
storyleads-accepts-opening-lead = L'arbitro spiega le scelte, { SEAT($seat, form: "and") } accetta l'attacco. Il morto stende le sue carte.
storyleads-title-to-lead-after-all = Alla fine tocca { SEAT($seat, form: "to") } attaccare
# $wish: what he wants led instead, if anything is said of it.
storyleads-refuses-opening-lead = { $wish ->
    [require] { SEAT($seat) } rifiuta l'attacco e vuole { SUIT($suit) }.
    [forbid] { SEAT($seat) } rifiuta l'attacco e non vuole { SUIT($suit) }.
    [ask-nothing] { SEAT($seat) } rifiuta l'attacco e per quello nuovo non impone niente.
   *[unsaid] { SEAT($seat) } rifiuta l'attacco.
}
storyleads-dummy-is-down = { SEAT($seat) } ha già steso il morto quando qualcuno si accorge dell'errore.
storyleads-plays-before-he-looks = { SEAT($seat) } gioca { NAMED($card) } dalla mano prima di alzare gli occhi.
storyleads-title-second-from-dummy = La seconda carta viene dal morto
storyleads-calls-second-from-dummy = { SEAT($seat) } accetta l'attacco. Il morto stende le sue carte, { SEAT($seat, form: "and") } chiama dal morto { NAMED($card) }.
storyleads-title-makes-opening-lead = { SEAT($seat) } fa l'attacco iniziale
storyleads-title-two-opening-leads = Due attacchi iniziali
storyleads-two-opening-leads = { SEAT($seat) } mette sul tavolo il suo attacco, coperto, { SEAT($other, form: "and") } attacca { NAMED($card, form: "with") }, scopert{ NAMED($card, form: "o") }.

## A defender leads out of turn (G06).

# $now: it is told with the word "now". $way: he leads the card, or faces it.
storyleads-but-leads = { $now ->
    [yes] { $way ->
        [1] Ma ora { SEAT($seat) } attacca { NAMED($card, form: "with") }.
       *[2] Ma ora { SEAT($seat) } scopre { NAMED($card) }.
    }
   *[no] { $way ->
        [1] Ma { SEAT($seat) } attacca { NAMED($card, form: "with") }.
       *[2] Ma { SEAT($seat) } scopre { NAMED($card) }.
    }
}
storyleads-title-defender = { $way ->
    [1] L'attacco { SEAT($seat, form: "of") } nella presa { $trick }
   *[2] L'attacco spettava { SEAT($seat, form: "to") }?
}
storyleads-told-to-lead = { SEAT($by) } dice { SEAT($seat, form: "to") }: «Tocca a te attaccare.» { SEAT($seat) } attacca { NAMED($card, form: "with") }.
storyleads-makes-his-own = { SEAT($seat) }, che pensava al proprio attacco, mette sul tavolo { NAMED($card) }.
storyleads-does-not-want-it = L'arbitro spiega le scelte, { SEAT($seat, form: "and") } non vuole quell'attacco.
# $leader is the partner of him whose lead is refused.
storyleads-refused-and-led = { $wish ->
    [require] { SEAT($seat) } rifiuta l'attacco e vuole una { SUIT($suit) }. Allora { SEAT($leader) } attacca { NAMED($card, form: "with") }.
   *[forbid] { SEAT($seat) } rifiuta l'attacco e non vuole { SUIT($suit) }. Allora { SEAT($leader) } attacca { NAMED($card, form: "with") }.
}
storyleads-could-not-do-it = { SEAT($seat) } non poteva fare quello che gli era stato imposto, e può attaccare con qualsiasi carta (59).
storyleads-title-a-moment-later = L'attacco { SEAT($seat, form: "of") }, un momento dopo
storyleads-suits-him = L'arbitro spiega le scelte, { SEAT($seat, form: "and") } dice che l'attacco gli va bene.
storyleads-plays-as-if-nothing = { SEAT($seat) } gioca { NAMED($card) }, come se niente fosse.
storyleads-title-leads-and-plays = { SEAT($seat) } attacca, { SEAT($declarer, form: "and") } gioca

## Declarer leads from the wrong hand, or at a defender's turn (G07). $seat is declarer where nothing else is said.

# $words: how he calls the card.
storyleads-calls-lead-from-dummy = { SEAT($seat) } chiama dal morto «{ $words }».
storyleads-leads-from-hand = { SEAT($seat) } attacca dalla mano { NAMED($card, form: "with") }.
storyleads-title-declarer = { $way ->
    [1] { SEAT($seat) } attacca nella presa { $trick }
   *[2] A chi spetta l'attacco nella presa { $trick }?
}
# $seat, a defender, tells declarer where he is.
storyleads-you-are-in = { $dummy ->
    [yes] «Sei al morto», dice { SEAT($seat) }.
   *[no] «Sei in mano», dice { SEAT($seat) }.
}
storyleads-quick-as-ever = { SEAT($seat) }, svelto come sempre, mette sul tavolo { NAMED($card) }.
# A defender says what becomes of declarer's lead.
storyleads-defender-chooses = { $choice ->
    [accept] { SEAT($seat) } accetta l'attacco.
   *[refuse] { SEAT($seat) } rifiuta l'attacco.
}
# What $seat chooses; $other chooses the opposite.
storyleads-defenders-differ = { $choice ->
    [accept] { SEAT($seat) } accetta l'attacco, { SEAT($other) } lo rifiuta.
   *[refuse] { SEAT($seat) } rifiuta l'attacco, { SEAT($other) } lo accetta.
}
storyleads-neither-speaks = L'arbitro chiede ai difensori dell'attacco, e nessuno dei due dice una parola.
storyleads-title-plays-too-soon = { SEAT($seat) } gioca troppo presto
storyleads-refuses-and-partner-plays = { SEAT($seat) } rifiuta l'attacco. Prima che ce ne sia uno nuovo { SEAT($early) } gioca { NAMED($card) }.
# $seat is the defender whose lead it is.
storyleads-busy-with-his-own = { SEAT($seat) }, che pensa al proprio attacco, mette sul tavolo { NAMED($card) }.
# $dummy is the player at dummy's seat.
storyleads-title-dummy-speaks = { SEAT($dummy) } interviene
storyleads-dummy-warns = { SEAT($seat) } sfila una carta dalla mano. «Sei al morto, compagno», dice { SEAT($dummy) }, { SEAT($seat, form: "and") } la rimette a posto.
storyleads-dummy-had-looked = { SEAT($dummy) }, il morto, si sporge e guarda le carte { SEAT($defender, form: "of") }. Quando { SEAT($seat) } sfila una carta dalla mano, { SEAT($dummy) } dice: «L'attacco è di qua.»
storyleads-puts-it-right = «Ah, sono al morto», dice, e tira fuori invece { NAMED($card) } dalle carte del morto.

## A lead to the last trick (G08).

storyleads-title-last-trick = L'ultima presa
storyleads-leads-last-card = { SEAT($seat) } mette sul tavolo la sua ultima carta, { NAMED($card) }.
# $dummy: the card is dummy's; $seat: whose else.
storyleads-is-put-on-it = { $dummy ->
    [yes] Dal morto ci viene mess{ NAMED($card, form: "o") } sopra { NAMED($card) }.
   *[no] Dalla mano { SEAT($seat, form: "of") } ci viene mess{ NAMED($card, form: "o") } sopra { NAMED($card) }.
}
