### Problems: what is asked of whoever rules, the answers offered, and what is said of an answer.

asked-what-do-you-rule = Che cosa decidi?
asked-what-do-you-ask = Che cosa chiedi?
asked-status = { terms-Owned }: che cos'è?
asked-back = { terms-Owned } si può ritirare?
asked-who-decides = Chi decide che cosa succede ora?
asked-who-may-choose = Chi può scegliere ora, e che cosa?
asked-whose-turn = A chi tocca ora?
asked-who-is-bound = Che cosa si deve fare, o non si può fare?
asked-tricks-transferred = Quali prese sono trasferite?
asked-who-may-use-it = Chi può usarlo?
asked-what-is-checked = Che cosa riesamini?
asked-which-paragraph = Quale paragrafo decide?
asked-how-other-edition = Come decide il codice del { $year }?

## Rulings in a few words, the right one among wrong ones. Form "within" stands within a sentence.

asked-ruling-ask = Prima devo chiedere qualcosa
    .within = prima devo chiedere qualcosa
asked-ruling-on = { $bidding ->
    [yes] La licita continua
   *[no] Il gioco continua regolarmente
}
    .within = { $bidding ->
    [yes] la licita continua
   *[no] il gioco continua regolarmente
}
# What becomes of a card.
asked-ruling-card = { $what ->
    [played] { CARD($card, form: "The") } è giocat{ CARD($card, form: "o") }
    [may] { SEAT($seat) } può ritirare { CARD($card, form: "the") }
    [back] { CARD($card, form: "The") } torna in mano
    [major] { CARD($card, form: "The") } è una carta penalizzata maggiore
    [minor] { CARD($card, form: "The") } è una carta penalizzata minore
    [seen] { CARD($card, form: "The") } è solo vist{ CARD($card, form: "o") }: nessuna penalità
    [held] { CARD($card, form: "The") } non è giocat{ CARD($card, form: "o") }
   *[later] { CARD($card, form: "The") } va giocat{ CARD($card, form: "o") } più tardi
}
    .within = { $what ->
    [played] { CARD($card, form: "the") } è giocat{ CARD($card, form: "o") }
    [may] { SEAT($seat) } può ritirare { CARD($card, form: "the") }
    [back] { CARD($card, form: "the") } torna in mano
    [major] { CARD($card, form: "the") } è una carta penalizzata maggiore
    [minor] { CARD($card, form: "the") } è una carta penalizzata minore
    [seen] { CARD($card, form: "the") } è solo vist{ CARD($card, form: "o") }: nessuna penalità
    [held] { CARD($card, form: "the") } non è giocat{ CARD($card, form: "o") }
   *[later] { CARD($card, form: "the") } va giocat{ CARD($card, form: "o") } più tardi
}
# $who: North, or North or South.
asked-ruling-choice = Sceglie { $who }
    .within = sceglie { $who }
# $duty: must lead a heart.
asked-ruling-duty = { SEAT($seat) } { $duty }
    .within = { asked-ruling-duty }
# $long: until the auction ends, and not at one turn only.
asked-ruling-pass = { SEAT($seat) } deve passare { $long ->
    [yes] fino alla fine della licita
   *[no] una volta
}
    .within = { asked-ruling-pass }
# What becomes of a call; implied is a pass that counts although nobody has made it.
asked-ruling-call = { $what ->
    [stands] { terms-Call } vale
    [gone] { terms-Call } non vale
    [open] { terms-Call } aspetta una decisione
   *[implied] { SEAT($seat) } vale come se fosse passato
}
    .within = { $what ->
    [stands] vale la chiamata { SEAT($seat, form: "of") } ({ $call })
    [gone] non vale la chiamata { SEAT($seat, form: "of") } ({ $call })
    [open] la chiamata { SEAT($seat, form: "of") } ({ $call }) aspetta una decisione
   *[implied] { SEAT($seat) } vale come se fosse passato
}
asked-ruling-change-call = { SEAT($seat) } può cambiare la sua chiamata
    .within = { asked-ruling-change-call }
# The contract; $doubled: X, XX or none.
asked-ruling-contract = Il contratto è { $bid }{ $doubled ->
    [X] { " " }contro
    [XX] { " " }surcontro
   *[none] { "" }
} { SEAT($seat, form: "of") }
    .within = il contratto è { $bid }{ $doubled ->
    [X] { " " }contro
    [XX] { " " }surcontro
   *[none] { "" }
} { SEAT($seat, form: "of") }
asked-ruling-revoke = { $state ->
    [established] La renonce è consumata
    [open] La renonce si può ancora correggere
    [corrected] La renonce è corretta
   *[none] Non è una renonce
}
    .within = { $state ->
    [established] la renonce è consumata
    [open] la renonce si può ancora correggere
    [corrected] la renonce è corretta
   *[none] non è una renonce
}
asked-ruling-transfer = { $tricks ->
    [0] Nessuna presa è trasferita
    [1] Una presa va { SIDE($side, form: "to") }
    [2] Due prese vanno { SIDE($side, form: "to") }
   *[other] { $tricks } prese vanno { SIDE($side, form: "to") }
}
    .within = { $tricks ->
    [0] nessuna presa è trasferita
    [1] una presa va { SIDE($side, form: "to") }
    [2] due prese vanno { SIDE($side, form: "to") }
   *[other] { $tricks } prese vanno { SIDE($side, form: "to") }
}
asked-ruling-claim = { $state ->
    [contested] Sulla richiesta decide l'arbitro
    [agreed] La richiesta è accettata
    [void] La richiesta è nulla; il gioco continua
    [stands] La concessione vale
    [open] Il gioco è fermo; la richiesta è in sospeso
    [gone] La concessione è annullata
   *[none] Non è una richiesta; il gioco continua
}
    .within = { $state ->
    [contested] sulla richiesta decide l'arbitro
    [agreed] la richiesta è accettata
    [void] la richiesta è nulla; il gioco continua
    [stands] la concessione vale
    [open] il gioco è fermo; la richiesta è in sospeso
    [gone] la concessione è annullata
   *[none] non è una richiesta; il gioco continua
}
# Whether a player was right to do what he did.
asked-ruling-act = { $what ->
    [right] { SEAT($seat) } ha fatto bene a farlo
    [wrong] { SEAT($seat) } ha fatto male a farlo
    [partner] Può farlo solo { SEAT($partner) }
   *[later] { SEAT($seat) } può farlo solo dopo il gioco
}
    .within = { $what ->
    [partner] può farlo solo { SEAT($partner) }
   *[other] { asked-ruling-act }
}
asked-ruling-weigh = { $what ->
    [weigh] Deve valutarlo l'arbitro
    [nothing] Non ne segue niente
    [cancel] Il board è annullato
   *[again] La presa si rigioca
}
    .within = { $what ->
    [weigh] deve valutarlo l'arbitro
    [nothing] non ne segue niente
    [cancel] il board è annullato
   *[again] la presa si rigioca
}
# Who may use what something tells.
asked-ruling-known = { $who ->
    [all] Tutti possono usare quello che rivela
    [none] Nessuno può usare quello che rivela
   *[side] Solo { SIDE($side) } possono usare quello che rivela
}
    .within = { $who ->
    [all] tutti possono usare quello che rivela
    [none] nessuno può usare quello che rivela
   *[side] solo { SIDE($side) } possono usare quello che rivela
}
# How the other edition rules; $ruling is one of these within a sentence.
asked-edition-same = Allo stesso modo: { $ruling }
asked-edition-differs = Diversamente: { $ruling }

## What a card is.

asked-flag-played = È una carta giocata
asked-flag-must-go-back = Torna in mano
asked-flag-major-penalty = È una carta penalizzata maggiore
asked-flag-minor-penalty = È una carta penalizzata minore
asked-flag-in-hand = È una carta in mano, non giocata
asked-flag-waits = Aspetta: è ancora da stabilire
asked-flag-exposed = È una carta vista, non penalizzata
asked-flag-held = È una carta tenuta fuori dalla mano, non giocata
asked-flag-must-be-played = È una carta da giocare più tardi
asked-flag-face-down-lead = È un attacco ancora coperto

## Whether a card may be taken back.

asked-back-may = Sì, se vuole
asked-back-penalty = Sì, come carta penalizzata
asked-back-if = Solo se prima succede qualcos'altro
asked-back-no = No, resta

## Who chooses, and what; whose turn it is; what is looked at again.

asked-nobody-has-a-choice = Nessuno può scegliere
# $who: North, or North or South; $words is what he may choose, a sentence.
asked-choice-of = { $who }: { $words }
# What somebody put out of turn: a call, or a card.
asked-accept-or-refuse = { $bidding ->
    [yes] Accetta la chiamata, o rifiutala.
   *[no] Accetta la carta, o rifiutala.
}
asked-nobody-chooses = Nessuno ha niente da scegliere
asked-is-to = Tocca { SEAT($seat, form: "to") } { $to ->
    [lead] attaccare
    [call] dichiarare
   *[play] giocare
}
asked-something-comes-first = A nessuno: prima viene qualcos'altro
asked-nobody-is-bound = Nessuno è obbligato a niente
asked-nothing = Niente

## What the director is told who asks. $answer: Yes.

asked-told = { $answer }.
asked-told-no = No.
asked-nobody-can-say = Nessuno sa dirlo.

## What is said of an answer.

# $typed and $cite are paragraphs: 45C is near: 45C4 is the paragraph that decides.
asked-near = { $typed } è vicino: il paragrafo che decide è { $cite }.
asked-other-number = Quel numero è del codice del { $other }; in quello del { $year } è { $cite }.
# $question is a question of the director's.
asked-nothing-hangs-on = Da questo non dipende niente: { $question }
# A sentence with the paragraph behind it: $words without the mark at its end, $mark. It is one of asked-ends, the
# first of them where there was none.
asked-with-law = { $words } ({ $cite }){ $mark }
asked-ends = .?!
