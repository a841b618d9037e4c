### What was done at the table, told to somebody who was not there: one message for each kind of action.

## Every message of an action is told whether it happened at the same time as the one before it ($together). Those that
## begin with a player say it with this; the others have a beginning of their own. $spoken: whether somebody's own words
## ($words) belong to it, which stand between quotation marks.
action-at-once = { $together ->
    [yes] Nello stesso momento{" "}
   *[no] { "" }
}

# An action told as a sentence, with its number, between quotation marks, or by its number alone.
action-sentence = { $action }.
action-with-number = Azione { $number }: { $action }
action-quoted = «{ $action }»
action-by-number = azione { $number }

## Cards of one's own hand. $cards: one or several, in a list.

action-Lead = { action-at-once }{ SEAT($seat) } attacca { CARD($card, form: "with") }{ $face ->
    [no] , copert{ CARD($card, form: "o") }
   *[yes] { "" }
}
action-face-down = { $face ->
    [no] { " " }a faccia in giù
   *[yes] { "" }
}
action-Play = { action-at-once }{ SEAT($seat) } gioca { CARD($card, form: "a") }{ $trick ->
    [none] { "" }
   *[trick] { " " }nella presa { $trick }
}
action-Face = { action-at-once }{ SEAT($seat) } scopre { CARD($card, form: "a") }
# The others lie under it unseen, or not.
action-PlaySeveral = { action-at-once }{ SEAT($seat) } { $verb ->
    [leads] attacca { CARD($card, form: "with") }
   *[plays] gioca { CARD($card, form: "a") }
} e insieme mette giù{ $hidden ->
    [yes] , senza che si veda,
   *[no] { "" }
} { $others }
action-leads-or-plays = { $verb ->
    [leads] attacca
   *[plays] gioca
}
action-PlayNothing = { action-at-once }{ SEAT($seat) } non gioca niente
action-TurnUp = { action-at-once }{ SEAT($seat) } scopre il suo attacco{ $card ->
    [none] { "" }
   *[card] , { CARD($card, form: "a") }
}
action-Detach = { action-at-once }{ SEAT($seat) } sfila { CARD($card, form: "a") }
action-Hold = { action-at-once }{ SEAT($seat) } tiene { CARD($card, form: "a") } { $zone ->
    [visible] in modo che se ne possa vedere la faccia
    [near-the-table] vicino al tavolo
    [on-the-table] sul tavolo
   *[in-playing-position] in posizione di gioco
}{ $still ->
    [yes] , e { CARD($card, form: "lo") } tiene ferm{ CARD($card, form: "o") }
    [no] , e { CARD($card, form: "lo") } muove
   *[none] { "" }
}
action-PutBack = { action-at-once }{ SEAT($seat) } rimette in mano { CARD($card, form: "a") }{ $stroke ->
    [yes] { " " }con un solo movimento
   *[no] { "" }
}
action-Drop = { action-at-once }{ SEAT($seat) } lascia cadere { $cards }{ action-face-down }{ action-cause }
action-cause = { $cause ->
    [none] { "" }
    [outsider] { " " }per causa di un estraneo
   *[seat] { " " }per causa { SEAT($cause, form: "of") }
}
action-cards-or-hand = { $cards ->
    [none] le sue carte
   *[cards] { $cards }
}
action-BeSeen = { action-at-once }{ SEAT($seat) } lascia vedere { action-cards-or-hand }{ action-cause }
# $to: to one or several players, or to nobody in particular; $where: on the table or not.
action-Show = { action-at-once }{ SEAT($seat) } mostra { action-cards-or-hand }{ $to ->
    [none] { "" }
   *[seats] { " " }a { $to }
}{ $where ->
    [yes] { " " }sul tavolo
   *[no] { "" }
}
action-Spread = { action-at-once }{ SEAT($seat) } stende { action-cards-or-hand }{ $missing ->
    [none] { "" }
   *[cards] , senza { $missing }
}{ $way ->
    [none] { "" }
    [in-one-heap] { " " }in un mucchio solo
    [with-trumps-on-the-left] { " " }con le atout a sinistra
    [upside-down] { " " }a rovescio
   *[out-of-order] { " " }in disordine
}
action-Fold = { action-at-once }{ SEAT($seat) } riprende in mano le sue carte
action-SayHolds = { action-at-once }{ SEAT($seat) } dice { $card ->
    [none] di non avere { SUIT($suit, form: "many") }
   *[card] di avere { CARD($card, form: "a") }
}
action-NamePlay = { action-at-once }{ SEAT($seat) } nomina { $instead ->
    [yes] invece{" "}
   *[no] { "" }
}{ CARD($card, form: "a") } come sua giocata
action-Withdraw = { action-at-once }{ SEAT($seat) } ritira { CARD($card, form: "a") }
action-Replace = { action-at-once }{ SEAT($seat) } sostituisce { CARD($old, form: "a") } { CARD($new, form: "with") }
action-Keep = { action-at-once }{ SEAT($seat) } tiene { CARD($card, form: "a") }
action-PickUp = { action-at-once }{ SEAT($seat) } raccoglie { $cards }
# One player his card, or all four theirs.
action-Turn = { $seat ->
    [none] { $together ->
        [yes] Nello stesso momento tutti
       *[no] Tutti
    } coprono la loro carta
   *[seat] { action-at-once }{ SEAT($seat) } copre la sua carta{ $way ->
        [none] { "" }
        [won] { " " }come presa vinta
       *[lost] { " " }come presa persa
    }
}
action-LeaveUp = { action-at-once }{ SEAT($seat) } lascia scoperta la sua carta
action-Repoint = { action-at-once }{ SEAT($seat) } orienta la presa { $trick } come { $way ->
    [won] vinta
   *[lost] persa
}
action-LookBack = { action-at-once }{ SEAT($seat) } { $what ->
    [last] guarda la sua ultima carta
    [show-last] mostra la sua ultima carta
   *[trick] guarda la presa { $what }
}
action-Mix = { action-at-once }{ SEAT($seat) } mescola le sue carte giocate
action-Supply = { action-at-once }{ SEAT($seat) } aggiunge { CARD($card, form: "a") } alla presa { $trick }
action-Restore = { action-at-once }{ SEAT($seat) } riprende { CARD($card, form: "a") } dalla presa { $trick }

## Wrong numbers of cards, cards that are found

action-FoundCount = { action-at-once }{ SEAT($seat) } risulta avere { $n ->
    [0] 0 carte
    [one] una carta
   *[other] { $n } carte
}
action-FoundTrick = { action-at-once }{ SEAT($seat) } risulta avere nella presa { $trick } { $cards ->
    [none] nessuna carta
   *[cards] { $cards }
}
action-FoundCard = { action-at-once }{ $together ->
    [yes] { CARD($card, form: "the") }
   *[no] { CARD($card, form: "The") }
} { SEAT($seat, form: "of") } viene trovat{ CARD($card, form: "o") } { $place ->
    [among-his-played-cards] fra le sue carte giocate
    [in-the-board] nel board
    [elsewhere] altrove
   *[seat] in mano { SEAT($place, form: "to") }
}{ $face ->
    [yes] , scopert{ CARD($card, form: "o") }
    [no] , copert{ CARD($card, form: "o") }
   *[none] { "" }
}
action-Identify = { action-at-once }{ $together ->
    [yes] { CARD($old, form: "the") }
   *[no] { CARD($old, form: "The") }
} { SEAT($seat, form: "of") } è { CARD($new, form: "a") }

## Dummy's cards

# What declarer says when he calls a card. $said: words of his own, as they were said.
action-called = { $kind ->
    [card] { CARD($card, form: "a") }
    [suit] { SUIT($suit) }
    [rank] { terms-rank }
    [high] “alta{ action-called-suit }”
    [low] “bassa{ action-called-suit }”
    [win] “prendi”
    [trump] atout
    [ruff] “taglia”
    [ruff-high] “taglia alto”
    [anything] “una qualsiasi”
   *[other] “{ $said }”
}
action-called-suit = { $suit ->
    [none] { "" }
   *[suit] { " " }a { SUIT($suit) }
}
action-DesignateCard = { action-at-once }{ SEAT($seat) } chiama { $words }{ $gesture ->
    [none] { "" }
   *[suit] { " " }indicando le { SUIT($gesture, form: "many") }
}
action-ChangeDesignation = { action-at-once }{ SEAT($seat) } cambia la chiamata: { $words }
action-Indicate = { action-at-once }{ SEAT($seat) } { $how ->
    [nods-at] fa un cenno verso
   *[points-at] indica
} { $card ->
    [none] le { SUIT($suit, form: "many") }
   *[card] { CARD($card, form: "a") }
}
action-PlayFromDummy = { action-at-once }{ SEAT($seat) } { $verb ->
    [leads] attacca dal morto { CARD($card, form: "with") }
   *[plays] gioca dal morto { CARD($card, form: "a") }
}
action-Touch = { action-at-once }{ SEAT($seat) } tocca { CARD($card, form: "a") }
action-Move = { action-at-once }{ SEAT($seat) } sposta { CARD($card, form: "a") }
action-Suggest = { action-at-once }{ SEAT($seat) } suggerisce { CARD($card, form: "a") }

## Talk

# A call: 1♠, 3SA, passo, contro, surcontro.
action-call = { $call ->
    [pass] passo
    [X] contro
    [XX] surcontro
   *[bid] { action-bid }
}
action-bid = { $level }{ $suit ->
    [none] SA
   *[suit] { SUIT($suit, form: "sign") }
}
# The same in an auction that is written down.
action-written-call = { $call ->
    [pass] Passo
    [X] X
    [XX] XX
   *[bid] { action-bid }
}
# What is asked or explained. $about: a call, a card, the auction or the agreements on card play.
action-topic-the-auction = la licita
action-topic-card-play-agreements = gli accordi di gioco
action-topic-card = { CARD($card, form: "a") }
action-topic-call = { terms-the-call }
action-Ask = { action-at-once }{ SEAT($seat) } chiede { $question ->
    [for-a-review] la ripetizione della licita
    [for-part-of-a-review] la ripetizione di una parte della licita
    [for-the-contract] qual è il contratto
    [who-doubled] chi ha contrato
    [whose-turn-it-is] a chi tocca
    [whether-it-is-his-lead] se l'attacco spetta a lui
    [what-was-called] che cosa è stato chiamato
    [what-is-happening] che cosa sta succedendo
    [to-see-the-trick] di vedere la presa
    [what-it-would-mean] che cosa significherebbe { $about }
   *[about] { $about ->
        [la-licita] spiegazioni sulla licita
        [gli-accordi-di-gioco] spiegazioni sugli accordi di gioco
       *[other] che cosa significa { $about }
    }
}
action-AskNone = { action-at-once }{ SEAT($seat) } chiede { SEAT($of, form: "to") } se non ha { SUIT($suit, form: "many") }
action-AnswerNone = { action-at-once }{ SEAT($seat) } risponde { $answer ->
    [none] che non ne ha
   *[that-he-has-one] che ne ha
}
action-Review = { action-at-once }{ SEAT($seat) } { $what ->
    [reviews] ripete la licita
    [stops] interrompe la ripetizione della licita
   *[corrects] corregge la ripetizione della licita
}
action-Explain = { action-at-once }{ SEAT($seat) } { $alert ->
    [no] non allerta { $about }
   *[yes] { $announced ->
        [no] non annuncia { $about }
       *[yes] spiega { $about }{ action-as }
    }
}
action-as = { $spoken ->
    [yes] { " " }come “{ $words }”
   *[no] { "" }
}
action-CorrectExplanation = { action-at-once }{ SEAT($seat) } corregge la { $own ->
    [yes] propria spiegazione
   *[no] spiegazione { SEAT($whose, form: "of") }
}{ action-statement }
action-TellTurn = { action-at-once }{ SEAT($seat) } dice { SEAT($to, form: "to") } { $what ->
    [his-lead] che l'attacco spetta a lui
    [his-turn] che tocca a lui
    [not-his-lead] che l'attacco non spetta a lui
   *[not-his-turn] che non tocca a lui
}
action-Warn = { action-at-once }{ SEAT($seat) } avverte { SEAT($to) } che { $where ->
    [the-lead-is-in-hand] l'attacco è dalla mano
    [the-lead-is-in-dummy] l'attacco è dal morto
   *[it-is-not-his-turn] non tocca a lui
}
action-Remark = { $seat ->
    [outsider] { $together ->
        [yes] Nello stesso momento un estraneo
       *[no] Un estraneo
    }
   *[seat] { action-at-once }{ SEAT($seat) }
} { $spoken ->
    [yes] dice “{ $words }”
   *[no] fa una pausa
}
# To what attention is drawn: azione 4, presa 3, il numero di carte di Est.
action-attention-trick = presa { $trick }
action-attention-number = numero di carte { SEAT($seat, form: "of") }
action-Attention = { action-at-once }{ SEAT($seat) } segnala un'irregolarità{ $to ->
    [none] { "" }
   *[to] { " " }({ $to })
}
action-CallDirector = { action-at-once }{ SEAT($seat) } chiama l'arbitro
action-Consult = { action-at-once }{ SEAT($seat) } consulta { $what ->
    [system-card] la propria carta delle convenzioni
   *[notes] i propri appunti
}
action-ReserveRights = { action-at-once }{ SEAT($seat) } si riserva i suoi diritti

## Choices, claims, the director

action-Choose = { action-at-once }{ SEAT($seat) } sceglie di { $choice }
action-Silence = { $together ->
    [yes] Nello stesso momento nessuno
   *[no] Nessuno
} accetta
action-tricks = { $n ->
    [all] tutte le prese
    [the-rest] le prese restanti
    [this-trick] questa presa
    [1] una presa
   *[tricks] { $n } prese
}
action-statement = { $spoken ->
    [yes] : “{ $words }”
   *[no] { "" }
}
action-Claim = { action-at-once }{ SEAT($seat) } { $n ->
    [none] propone di chiudere il gioco
   *[tricks] richiede { action-tricks }{ action-statement }
}
action-Concede = { action-at-once }{ SEAT($seat) } concede { action-tricks }{ action-statement }
action-Respond = { action-at-once }{ SEAT($seat) } { $answer ->
    [agrees] è d'accordo
    [objects] contesta{ action-statement }
   *[asks-to-play-on] chiede di continuare il gioco
}
action-Unsay = { action-at-once }{ SEAT($seat) } ritira { $what ->
    [claim] la sua richiesta
    [concession] la sua concessione
   *[agreement] il suo consenso
}
action-DirectorActs = { $together ->
    [yes] Nello stesso momento l'arbitro
   *[no] L'arbitro
} { $what ->
    [explains] spiega
    [rules] decide: “{ $words }”
    [speaks] parla con { SEAT($seat) } lontano dal tavolo
   *[requires] impone { SEAT($seat, form: "to") } di { $verb ->
        [withdraw] ritirare{ $card ->
            [none] { "" }
           *[card] { " " }{ CARD($card, form: "a") }
        }
        [lead] attaccare{ $card ->
            [none] { "" }
           *[card] { " " }{ CARD($card, form: "with") }
        }
        [pass] passare
        [call-again] dichiarare di nuovo
        [bid] dichiarare { $call }
       *[play] giocare{ $card ->
            [none] { "" }
           *[card] { " " }{ CARD($card, form: "a") }
        }
    }
}

## Stages, outside the trick, overstepping

action-TakeCards = { action-at-once }{ SEAT($seat) } prende le sue carte
# $bid: the call where it is a bid.
action-MakeCall = { action-at-once }{ SEAT($seat) } { action-makes-call }{ $way ->
    [by-voice] { " " }a voce
    [by-card] { " " }con il cartellino
    [in-writing] { " " }per iscritto
   *[none] { "" }
}{ $naming ->
    [none] { "" }
   *[call] { " " }nominando { $naming }
}
action-makes-call = { $call ->
    [pass] passa
    [X] contra
    [XX] surcontra
   *[bid] dichiara { $bid }
}
action-WithdrawCall = { action-at-once }{ SEAT($seat) } ritira { $withdrawn ->
    [passo] il passo
    [contro] il contro
    [surcontro] il surcontro
   *[bid] { $withdrawn }
} e { action-makes-call }
# Several calls told in one line. $calls: Nord 1♠, Est passo.
action-Calls = { $together ->
    [yes] Nello stesso momento licita
   *[no] Licita
}: { $calls }
action-call-of = { SEAT($seat) } { $call }
action-PullCall = { action-at-once }{ SEAT($seat) } estrae il cartellino { $call }{ $place ->
    [half-out-of-the-box] { " " }a metà dal bidding box
    [out-of-the-box] { " " }dal bidding box
    [near-the-table] { " " }fin vicino al tavolo
    [face-down] { " " }a faccia in giù
   *[none] { "" }
}
action-PutCallBack = { action-at-once }{ SEAT($seat) } rimette via il cartellino { $call }
action-TakeBackCall = { action-at-once }{ SEAT($seat) } ritira { terms-the-call }
action-MeantCall = { action-at-once }{ SEAT($seat) } dice che { $meant ->
    [yes] intendeva
   *[no] non intendeva
} { $call }
action-SignalCall = { action-at-once }{ SEAT($seat) } fa segno di { $call }
action-PickUpCalls = { action-at-once }{ SEAT($seat) } raccoglie i suoi cartellini
action-StopCard = { action-at-once }{ SEAT($seat) } { $shown ->
    [yes] mostra il cartellino Stop
   *[no] toglie il cartellino Stop
}
action-Alert = { action-at-once }{ SEAT($seat) } allerta { terms-the-call }
action-Announce = { action-at-once }{ SEAT($seat) } annuncia { terms-the-call }{ action-as }
action-WrongCards = { action-at-once }{ SEAT($seat) } ha in mano le carte di un altro board
action-Stage = { $what ->
    [returns-his-hand] { action-at-once }{ SEAT($seat) } rimette le sue carte nel board
    [bids-on-the-next-board] { action-at-once }{ SEAT($seat) } dichiara sul board successivo
   *[end] { $together ->
        [yes] Nello stesso momento { action-stage-end }
       *[no] { action-stage-begun }
    }
}
action-stage-end = { $what ->
    [the-auction-ends] finisce la licita
    [play-ends] finisce il gioco
    [all-hands-go-back] tutte le mani tornano nel board
    [the-round-ends] finisce il turno di gioco
   *[the-correction-period-ends] finisce il periodo di correzione
}
# The same at the beginning of a sentence.
action-stage-begun = { $what ->
    [the-auction-ends] La licita finisce
    [play-ends] Il gioco finisce
    [all-hands-go-back] Tutte le mani tornano nel board
    [the-round-ends] Il turno di gioco finisce
   *[the-correction-period-ends] Il periodo di correzione finisce
}
# One player wins a trick whose cards do not tell it, or play goes on to a trick; $counts: whether it is told who won how many.
action-GoOn = { $seat ->
    [none] { $together ->
        [yes] Nello stesso momento il gioco
       *[no] Il gioco
    } prosegue fino alla presa { $to }{ $counts ->
        [yes] , con { SIDE($north_south) } { $ns } ed { SIDE($east_west) } { $ew }
       *[no] { "" }
    }
   *[seat] { action-at-once }{ SEAT($seat) } vince la presa
}
action-Trick = { $together ->
    [yes] Nello stesso momento presa
   *[no] Presa
} { $n }: { $plays }
action-trick-play = { SEAT($seat) } { CARD($card) }
action-Overstep = { action-at-once }{ SEAT($seat) } { $how ->
    [looks] guarda le carte { SEAT($whose, form: "of") }
    [exchanges] scambia le carte con { SEAT($whose) }
   *[watches] lascia il suo posto per guardare le carte { SEAT($whose, form: "of") }
}
