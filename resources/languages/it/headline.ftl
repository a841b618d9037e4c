### What is said first of a ruling: one sentence, in the fewest words.

# Findings in short.
headline-status-open = { terms-Owned } è stat{ CARD($card, form: "o") } vist{ CARD($card, form: "o") }; che cosa diventa è da stabilire.
headline-status-stays = { terms-Owned } resta scopert{ CARD($card, form: "o") } fino alla fine della licita.
headline-cards-stay = { $cards } { SEAT($seat, form: "of") } restano scoperte fino alla fine della licita.
headline-status-exposed = { terms-Owned } non è giocat{ CARD($card, form: "o") } e non è una carta penalizzata.
headline-status-minor-penalty = { terms-Owned } è una carta penalizzata minore.
headline-status-major-penalty = { terms-Owned } è una carta penalizzata maggiore.
headline-must-withdraw = { $how ->
    [if-noticed] { SEAT($seat) } ha commesso una renonce: se viene notata in tempo, { CARD($card, form: "the") } torna in mano.
    [penalty] { terms-Owned } esce dalla presa come carta penalizzata.
   *[hand] { terms-Owned } torna in mano.
}
headline-may-follow = { terms-Owned } si può ritirare a sua volta se si cambia la carta { SEAT($rho, form: "of") }.
headline-may-take-back = { SEAT($seat) } può ritirare { CARD($card, form: "the") }{ $penalty ->
    [yes] , come carta penalizzata
   *[no] { "" }
}.
headline-revoke-open = { SEAT($seat) } ha commesso una renonce nella presa { $trick }; non è consumata.
headline-revoke-no-card = { SEAT($seat) } non ha messo carte nella presa { $trick }: è una renonce consumata.
headline-revoke-established = { headline-revoke-established.clause }.
    .clause = La renonce { SEAT($seat, form: "of") } nella presa { $trick } è consumata
# $said is what became of the claim, $shares how the tricks go.
headline-claim = { headline-claim.clause }.
    .clause = { $said }: { $shares }
headline-shares = { $in_ns } { $ns ->
    [one] presa
   *[other] prese
} { SIDE($north_south, form: "to") } e { $in_ew } { SIDE($east_west, form: "to") }
headline-all-tricks = { $tricks ->
    [1] la presa va
    [2] tutte e due le prese vanno
   *[other] tutte e { $in_words } le prese vanno
} { SIDE($side, form: "to") }
headline-judgement = Deve valutare l'arbitro: { $test }

# A ruling with what goes along with it.
headline-penalty-cards = { $cards } { SEAT($seat, form: "of") } sono carte penalizzate { $major ->
    [yes] maggiori
   *[no] minori
}.
headline-could-have-known = { SEAT($seat) } poteva sapere che gli sarebbe convenuto; l'arbitro toglie l'eventuale vantaggio.
headline-too-late-for = { terms-Owned } resta: è troppo tardi per cambiare. L'arbitro può assegnare un punteggio arbitrale.
headline-too-late = È troppo tardi per cambiare la carta; l'arbitro può assegnare un punteggio arbitrale.
headline-go-back = { $cards } { SEAT($seat, form: "of") } tornano in mano.
# A card that leaves the trick, and as what. $put is headline-put.
headline-leaves = { headline-leaves.clause }.
    .clause = { terms-Owned } { $how ->
        [major-penalty] esce dalla presa come carta penalizzata maggiore
        [minor-penalty] esce dalla presa come carta penalizzata minore
        [stays] resta in mano
       *[back] torna in mano
    }
headline-leaves-and = { headline-leaves.clause }; { $put }.
headline-put = { $lead ->
    [yes] si attacca { CARD($card, form: "with") }
   *[no] si gioca { CARD($card, form: "the") }
} nella presa { $trick }
headline-stays-played = { terms-Owned } resta giocat{ CARD($card, form: "o") }.
# Several penalty cards are due. $cards: il ♥5 o il ♥9.
headline-one-of-several = { SEAT($seat) } deve giocare { $cards } { $when }; sceglie { SEAT($declarer) }.
# Who may change his card: Nord può ritirare il ♠5, Est il ♠6, Sud il ♠7, se lo fa Est.
headline-who-may-change = { $who }.
headline-may-change = { SEAT($seat) }{ $first ->
    [yes] { " " }può ritirare
   *[no] { "" }
} { $cards }{ $penalty ->
    [yes] { " " }come carta penalizzata
   *[no] { "" }
}
headline-may-change-then = { SEAT($seat) }{ $first ->
    [yes] { " " }può ritirare
   *[no] { "" }
} { CARD($card, form: "the") }, se lo fa { SEAT($rho) }
headline-back-right-lost = Il diritto alla rettifica è perso.
headline-back-dummy-pointed-out = Il morto, che aveva guardato le carte di un altro, è stato il primo a segnalarlo.
headline-back-wrong-turn = Nessuna rettifica: un avversario si è sbagliato sul turno.
headline-back-waived = L'arbitro ha rinunciato alla rettifica.
headline-claim-unless-all-agree = { $said }, salvo che tutti e quattro continuino.

# $what: lead, play or call.
headline-is-to = Tocca { SEAT($seat, form: "to") } { $what ->
    [lead] attaccare
    [call] dichiarare
   *[play] giocare
}.

# Nothing is ruled on: why. $noticed_only: yes where only what the table has noticed is told.
headline-answer-wanted = Prima una domanda. { $question }
headline-nothing = { $noticed_only ->
    [yes] Nessuno ha segnalato nulla.
   *[no] È tutto in regola.
}

# Questions about what a call means, and cards that stay. $bound: cards of others.
headline-keeps = { SEAT($seat) } tiene { CARD($card, form: "the") }.
headline-keeps-and-binds = { SEAT($seat) } tiene { CARD($card, form: "the") }; nessuno può ritirare { $bound }.
headline-may-ask-at-every-turn = { SEAT($seat) } può chiedere una spiegazione a ogni suo turno{ $declarer ->
    [yes] { " " }o del morto
   *[no] { "" }
}.
headline-may-ask-now = { SEAT($seat) } può chiedere che cosa significa: è il suo turno.
headline-has-to-explain = Tocca { SEAT($seat, form: "to") } spiegare: la domanda riguarda il suo compagno.
headline-not-for-partner = { $said } { SEAT($partner) } non può usare ciò che rivela la domanda.
# While the players are bidding.
headline-call-in-order = { terms-Call } è in regola.
headline-call-replaced = La chiamata { SEAT($seat, form: "of") } ({ $old }) è ritirata; al suo posto vale { $new ->
    [passo] il passo
    [contro] il contro
    [surcontro] il surcontro
   *[bid] { $new }
}.
headline-call-cancelled-for-a-pass = { terms-Call } è annullat{ terms-call-o }; al suo posto vale il passo.
headline-call-kept = La chiamata { SEAT($seat, form: "of") } ({ $new }) è annullata; vale { $old ->
    [passo] il passo
    [contro] il contro
    [surcontro] il surcontro
   *[bid] { $old }
}.
headline-calls-cancelled = { terms-Call } è annullat{ terms-call-o }, e così le chiamate venute dopo.
headline-both-pass = { SEAT($one) } { SEAT($other, form: "and") } devono passare fino alla fine della licita.
headline-nothing-more = Non ne segue altro.
