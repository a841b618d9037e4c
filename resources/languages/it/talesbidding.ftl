### Stories about what goes wrong while the players are bidding: bids that are too low (G29), calls out of rotation (G30),
### slips and changed minds (G31), calls nobody may make (G32), explanations (G33). $seat is who does it.

talesbidding-call = { $call ->
    [X] contro
    [XX] surcontro
   *[pass] passo
}
# $bid is the call in words: un picche, contro.
talesbidding-calls = { $call ->
    [pass] { SEAT($seat) } passa.
    [X] { SEAT($seat) } contra.
    [XX] { SEAT($seat) } surcontra.
   *[bid] { SEAT($seat) } dichiara { $bid }.
}
talesbidding-is-dealer = Il mazziere è { SEAT($seat) }.
talesbidding-refuses = L'arbitro spiega, { SEAT($seat, form: "and") } non accetta la chiamata.

## A bid that is not high enough (G29).

talesbidding-title-too-low = Non abbastanza alta
talesbidding-title-nobody-has-noticed = Nessuno se n'è accorto
talesbidding-title-high-enough-now = Ora è abbastanza alta
talesbidding-title-something-else = Qualcos'altro, invece
talesbidding-title-then-i-double = «Allora contro»
talesbidding-title-quickly-put-right = Corretta in fretta
talesbidding-makes-it-enough = «Ah», dice { SEAT($seat) }, e corregge in { $bid }.

## A call out of rotation (G30). $turn is whose turn it was.

talesbidding-title-not-his-turn = Non tocca a lui
talesbidding-title-nobody-minds = Nessuno ci fa caso
talesbidding-title-each-in-turn = Ciascuno al suo turno
talesbidding-title-right-player = Il giocatore giusto non aspetta
talesbidding-title-partner-s-turn = Al posto del compagno
talesbidding-title-what-he-calls-now = Che cosa dichiara quando tocca a lui
talesbidding-out-of-turn = { $call ->
    [pass] Tocca { SEAT($turn, form: "to") }, ma { SEAT($seat) } passa.
    [X] Tocca { SEAT($turn, form: "to") }, ma { SEAT($seat) } contra.
   *[bid] Tocca { SEAT($turn, form: "to") }, ma { SEAT($seat) } dichiara { $bid }.
}
# Two calls at once: { $first } of { $one } and { $second } of { $other }, in words.
talesbidding-title-in-one-moment = Nello stesso momento
talesbidding-in-one-moment = Nello stesso momento { SEAT($one) } dichiara { $first } { SEAT($other, form: "and") } dichiara { $second }.

## What is found of a call, where nobody has to ask.

talesbidding-found-comparable = { $value ->
    [yes] La chiamata che ha messo al suo posto è comparabile a quella.
   *[no] La chiamata che ha messo al suo posto non è comparabile a quella.
}
talesbidding-found-as-precise = { $value ->
    [yes] La chiamata che ha messo al suo posto dice quello che poteva dire la prima, o lo dice con più precisione.
   *[no] La chiamata che ha messo al suo posto si può fare con mani che alla prima non corrispondono.
}
talesbidding-found-beyond-dispute-natural = { $value ->
    [yes] Che la dichiarazione messa al suo posto sia naturale è fuori discussione.
   *[no] La dichiarazione messa al suo posto può ben essere convenzionale.
}
talesbidding-found-unintended = { $value ->
    [yes] È stato un lapsus della mano: la prima chiamata non l'aveva mai voluta fare.
   *[no] Non è stato un lapsus: quando ha fatto la prima chiamata, voleva proprio quella.
}
talesbidding-found-pause = { $value ->
    [yes] Fra l'accorgersene e il dirlo ci aveva pensato su.
   *[no] L'ha detto appena se n'è accorto.
}
talesbidding-found-influenced = { $value ->
    [yes] Se l'avessero saputo, la chiamata poteva ben essere un'altra.
   *[no] Se l'avessero saputo, la chiamata sarebbe stata la stessa.
}
talesbidding-found-alert-required = { $value ->
    [yes] In questo torneo una dichiarazione così va allertata.
   *[no] In questo torneo una dichiarazione così non si allerta.
}

## A slip, or a change of mind (G31). $bid is a bid in words.

talesbidding-title-i-meant = «Intendevo un'altra cosa»
talesbidding-title-another-card = Un altro cartellino al suo posto
talesbidding-title-now-he-sees-it = Ora se ne accorge
talesbidding-title-half-out = Mezzo fuori dal bidding box
talesbidding-says-he-meant = «Oh no, intendevo { $bid }», dice { SEAT($seat) }.
talesbidding-puts-another-there =
    { SEAT($seat) } guarda il cartellino, toglie { $old } e mette al suo posto { $new }.
talesbidding-half-out =
    { SEAT($seat) } tira mezzo fuori dal bidding box il cartellino di { $bid }, e lo rimette dentro.

## A call that nobody may make there (G32).

talesbidding-title-whom-does-he-double = Contro, ma a chi?
talesbidding-director-explains = Viene chiamato l'arbitro, e spiega.
talesbidding-title-was-he-not-to-pass = Non doveva passare?
talesbidding-title-once-more = Un'altra volta
talesbidding-title-eight = Più di tredici prese
talesbidding-bids-eight = { SEAT($seat) } ha fretta: davanti a lui c'è { $bid }.

## A missing alert, a wrong explanation (G33). $seat is whose partner bid what is explained.

talesbidding-title-he-remembers = Gli torna in mente
talesbidding-title-before-the-lead = Prima dell'attacco
talesbidding-title-no-alert = Nessun alert
talesbidding-natural = naturale
talesbidding-a-transfer = un transfer per le { SUIT($suit) }
talesbidding-not-alerted = { SEAT($seat) } non allerta questa dichiarazione.
talesbidding-explained = { SEAT($seat) } spiega { $bid } come «{ $words }».
# $seat corrects what he or his partner has said.
talesbidding-corrects = «No, è { $words }», dice allora { SEAT($seat) }.
