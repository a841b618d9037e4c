### What may be chosen: sentences for who has a choice, and for choices that were made.

choices-a-suit = una { SUIT($suit) }

# Who may choose. $who: Sud, or Nord o Sud; $words: a choice.
choices-may = { $who } può { $words }.
choices-choice-of = Scelta { SEAT($seat, form: "of") }: { $words }.
choices-choice-of-one-of = Scelta di { $who }: { $words }.
choices-next-player = Il prossimo giocatore
choices-the-next-player = il prossimo giocatore
choices-first-to-speak = { $who } (chi parla per primo)
choices-each = Ciascuno tra { $who }
choices-if-they-differ = In disaccordo decide { SEAT($seat) }.
# All that somebody may choose. $why: call for a withdrawn call, card for a penalty card.
choices-because-may = { $why ->
    [call] { $who } può, per la chiamata ritirata, { $words }.
    [card] { $who } può, per la carta penalizzata, { $words }.
   *[none] { $who } può { $words }.
}
choices-or = { $first }, o { $last }
choices-which-card-of = { $who } { $may ->
    [yes] può dire
   *[no] deve dire
} quale carta si gioca: { $cards }.

# A choice within a sentence. $who is the player whose card or lead it is about; none if he is not known.
choices-designate = indicare { CARD($card, form: "the") } come carta giocata
choices-accept = accettare
choices-refuse = rifiutare
choices-ask-nothing = non imporre niente
choices-spread = stendere le carte e diventare il morto
choices-lead-from-hand = far attaccare il dichiarante dalla mano
choices-lead-from-dummy = far attaccare il dichiarante dal morto
choices-play-on = far continuare il gioco, se tutti e quattro sono d'accordo
choices-stop = far decidere all'arbitro sulla richiesta
choices-waive = rinunciare alla rettifica
choices-change-his-call = cambiare la sua chiamata
choices-keep-his-call = tenere la sua chiamata
# $number: the action that made the call, where it has to be named.
choices-on-call = { choices-verb } la chiamata { SEAT($seat, form: "of") } ({ $call }){ choices-of-action }
choices-of-action = { $number ->
    [none] { "" }
   *[number] { " " }dell'azione { $number }
}
choices-require = imporre { $suits }
choices-forbid = vietare { $suits }
choices-require-end = imporre la carta { $end ->
    [highest] più alta
   *[lowest] più bassa
} del seme d'attacco
choices-verb = { $answer ->
    [accept] accettare
   *[refuse] rifiutare
}
choices-answer = { choices-verb }{ $lead ->
    [yes] { " " }l'attacco
   *[no] { "" }
}
choices-answer-lead = { choices-verb } l'attacco { SEAT($seat, form: "of") } { CARD($card, form: "with") }{ $from_dummy ->
    [yes] { " " }dal morto
   *[no] { "" }
}
choices-accept-in-place = accettare { terms-owned } al posto della carta penalizzata
choices-have-it-played = far giocare invece { terms-owned }
choices-have-penalty-card-played = far giocare invece la carta penalizzata
# To whom: a Nord.
choices-defender = { $who ->
    [none] all'altro difensore
   *[seat] { SEAT($who, form: "to") }
}
choices-have-play-end = far giocare { choices-defender } la carta { $end ->
    [highest] più alta
    [lowest] più bassa
   *[both] più alta o la più bassa
} del seme d'attacco
choices-of-play = { $forbid ->
    [yes] vietare { choices-defender } di giocare { $suits }
   *[no] far giocare { choices-defender } { $suits }
}
choices-no-restriction-on-card = non mettere restrizioni alla carta { $who ->
    [none] dell'altro difensore
   *[seat] { SEAT($who, form: "of") }
}
choices-no-restriction-on-lead = non mettere restrizioni all'attacco{ $who ->
    [none] { "" }
   *[seat] { " " }{ SEAT($who, form: "of") }
}
choices-a-lead = { choices-lead-verb }{ choices-of-whom } l'attacco a { SUIT($suit) }{ $verb ->
    [forbid] { $who ->
        [none] { "" }
       *[seat] { " " }finché resta in presa
    }
   *[require] { "" }
}
choices-the-lead = { choices-lead-verb }{ choices-of-whom } l'attacco a { $suits }{ $verb ->
    [forbid] { $who ->
        [none] { "" }
       *[seat] { " " }finché resta in presa
    }
   *[require] { "" }
}
choices-lead-verb = { $verb ->
    [require] imporre
   *[forbid] vietare
}
choices-of-whom = { $who ->
    [none] { "" }
   *[seat] { " " }{ SEAT($who, form: "to") }
}
choices-one-or-more-suits = uno o più di questi semi
choices-one-suit = un seme ({ $suits })

# Choices that have been made: after the player who made them.
choices-made-designate = indica { CARD($card, form: "the") } come carta giocata
choices-made-accept = accetta
choices-made-refuse = rifiuta
choices-made-ask-nothing = non impone niente
choices-made-spread = stende le sue carte
choices-made-lead-from-hand = fa attaccare il dichiarante dalla mano
choices-made-lead-from-dummy = fa attaccare il dichiarante dal morto
choices-made-play-on = fa continuare il gioco
choices-made-stop = ferma il gioco
choices-made-waive = rinuncia alla rettifica
choices-made-change-his-call = cambia la sua chiamata
choices-made-keep-his-call = tiene la sua chiamata
choices-made-on-call = { $answer ->
    [accept] accetta
   *[refuse] rifiuta
} la chiamata { SEAT($seat, form: "of") } ({ $call }){ choices-of-action }
choices-made-require = impone { $suits }
choices-made-forbid = vieta { $suits }
choices-made-require-end = impone la carta { $end ->
    [highest] più alta
   *[lowest] più bassa
} del seme d'attacco
# The name of a branch: after the choice, or the action done instead of another, with which it begins.
choices-branch = { $declarer ->
    [yes] il dichiarante
   *[no] { SEAT($seat) }
} { $chosen }
choices-branch-instead = { $done }, invece
choices-told-play-on = continuare il gioco
choices-told-stop = fermare il gioco

# A choice with those that it opens for the same player at once.
choices-and-then = { $words }, e poi { $then }
choices-alike = { $words } { $suits }.

# A choice as a director offers it to the player who has it. $who: whose card or lead it is about.
# What is said first while a call waits for its fate. $who may choose; $seat has made the $call.
choices-call-or-not = { $kind ->
    [insufficient] La dichiarazione { SEAT($seat, form: "of") } ({ $call }) è insufficiente. { $who } può accettarla; se no, { SEAT($seat) } deve correggerla.
   *[out-of-turn] { SEAT($seat) } ha dichiarato fuori turno. { $who } può accettare la chiamata ({ $call }); se no, è annullata.
}
# What a call in place of a bid that was too low would lead to.
choices-replacement = { $what ->
    [free] { $call }: non ne segue altro.
    [open] { $call }: { SEAT($partner) } deve passare fino alla fine della licita, a meno che l'arbitro non la giudichi equivalente.
    [refused] { $call }: non ammessa. Va fatta un'altra chiamata, { SEAT($partner, form: "and") } deve passare fino alla fine della licita.
   *[barred] { $call }: { SEAT($partner) } deve passare fino alla fine della licita.
}
choices-call-replaced = { SEAT($seat) } ha messo da sé { $new ->
    [passo] un passo
    [contro] un contro
    [surcontro] un surcontro
   *[bid] { $new }
} al posto di { $call }, insufficiente. { $who } può accettare { $call }; se no, si decide { $new ->
    [passo] sul passo
    [contro] sul contro
    [surcontro] sul surcontro
   *[bid] su { $new }
}.
choices-change-of-call = { SEAT($seat) } vuole { $new ->
    [passo] il passo
    [contro] il contro
    [surcontro] il surcontro
   *[bid] { $new }
} al posto { $old ->
    [passo] del passo
    [contro] del contro
    [surcontro] del surcontro
   *[bid] di { $old }
}. { $open ->
    [yes] { $who } può accettare; se no,
   *[no] Non si può accettare:
} vale { $old ->
    [passo] il passo
    [contro] il contro
    [surcontro] il surcontro
   *[bid] { $old }
}.
choices-call-over-a-slip = { $who } ha detto { $call } sopra un lapsus poi corretto: { $legal ->
    [yes] può dichiarare di nuovo, o tenere la sua chiamata.
   *[no] ora la chiamata non è più ammessa, e deve dichiarare di nuovo.
}
choices-spoken-spread = Accetta l'attacco, stendi le tue carte e fai il morto. Il tuo compagno diventa il dichiarante.
choices-spoken-lead-from-hand = Fai attaccare il dichiarante dalla mano.
choices-spoken-lead-from-dummy = Fai attaccare il dichiarante dal morto.
choices-spoken-play-on = Fai continuare il gioco. Devono essere d'accordo tutti e quattro; la richiesta è allora nulla.
choices-spoken-stop = Ferma qui il gioco; sulla richiesta decide allora l'arbitro.
choices-spoken-require-the-highest = Fai giocare { choices-defender } la carta più alta del seme d'attacco.
choices-spoken-require-the-lowest = Fai giocare { choices-defender } la carta più bassa del seme d'attacco.
choices-spoken-accept = Accetta: la carta vale come se non fosse successo niente.
choices-spoken-waive = Rinuncia alla rettifica.
choices-spoken-change-his-call = Cambia la tua chiamata.
choices-spoken-keep-his-call = Tieni la tua chiamata.
choices-spoken-refuse = Non accettare: si passa alla rettifica.
choices-spoken-on-call = { $answer ->
    [accept] Accetta
   *[refuse] Rifiuta
} la chiamata { SEAT($seat, form: "of") } ({ $call }).
choices-spoken-accept-other-card = Accetta la carta che è stata giocata. La carta penalizzata resta dov'è.
choices-spoken-accept-lead-no-longer-due = Accetta l'attacco. È valido, e il gioco continua da lì.
choices-spoken-accept-lead = Accetta l'attacco. È valido, e il gioco continua da lì.
choices-spoken-accept-opening-lead = Accetta l'attacco e resta il dichiarante. Il morto stende le sue carte, e tu giochi per secondo, dalla tua mano.
choices-spoken-refuse-lead-no-longer-due = Non accettare l'attacco. La carta torna in mano.
choices-spoken-refuse-other-card = Non accettare. La carta viene ritirata, e si gioca la carta penalizzata.
choices-spoken-refuse-opening-lead = Non accettare l'attacco. La carta diventa una carta penalizzata, e attacca la mano a cui spettava.
choices-spoken-refuse-declarers-lead = Non accettare l'attacco. La carta torna in mano, e attacca la mano a cui spettava.
choices-spoken-refuse-defenders-lead = Non accettare l'attacco. La carta diventa una carta penalizzata, e attacca la mano a cui spettava.
choices-spoken-require-penalty-card = Imponi { choices-on-lead } di attaccare con { $one }. La carta penalizzata torna in mano.
choices-spoken-forbid-penalty-card = Vieta { choices-on-lead } di attaccare a { $suits } finché resta in presa. La carta penalizzata torna in mano.
choices-spoken-ask-nothing-penalty-card = Non imporre niente: { choices-spoken-free }, e la carta penalizzata resta sul tavolo.
choices-spoken-require-penalty-cards = Imponi { choices-on-lead } di attaccare con { $one }. Le carte penalizzate di quel seme tornano in mano.
choices-spoken-forbid-penalty-cards = Vieta { choices-on-lead } di attaccare a { $suits } finché resta in presa. Le carte penalizzate dei semi vietati tornano in mano.
choices-spoken-ask-nothing-penalty-cards = Non imporre niente: { choices-spoken-free }, e le carte penalizzate restano sul tavolo.
choices-spoken-require-call = Imponi { choices-on-lead } di attaccare ora con { $one }.
choices-spoken-forbid-call = Vieta { choices-on-lead } di attaccare ora a { $suits }, e finché resta in presa.
choices-spoken-ask-nothing-call = Non imporre niente: { choices-spoken-free }.
choices-spoken-require-play = Fai giocare { choices-defender } { $one } in questa presa.
choices-spoken-forbid-play = Vieta { choices-defender } di giocare { $one } in questa presa.
choices-spoken-ask-nothing-play = Non imporre niente: { $who ->
    [none] l'altro difensore
   *[seat] { SEAT($who) }
} può giocare qualsiasi carta lecita.
# $own: yes if he has a penalty card of his own to lead.
choices-spoken-free = { $who ->
    [none] chi è in presa
   *[seat] { SEAT($who) }
} { $own ->
    [yes] attacca allora con la sua carta penalizzata
   *[no] può attaccare con qualsiasi carta
}
# To whom: a Nord.
choices-on-lead = { $who ->
    [none] a chi è in presa
   *[seat] { SEAT($who, form: "to") }
}
choices-spoken-designate = Di' che la carta giocata è { CARD($card, form: "the") }.
choices-spoken-below = – { $words }
# What choices that differ in the suit alone have in common: before the suits.
choices-spoken-common-play = { $forbid ->
    [yes] Vieta { choices-defender } di giocare
   *[no] Fai giocare { choices-defender }
}
choices-spoken-common-lead = { $forbid ->
    [yes] Vieta { choices-on-lead } di attaccare a
   *[no] Imponi { choices-on-lead } di attaccare con
}
choices-you-may-choose = { $who }, puoi scegliere:
choices-numbered = { $number }.  { $words }

# What is said first while somebody has a choice. $who has it; at most 120 letters in English, whatever others need for the same.
choices-has-a-choice = { $who } deve fare una scelta.
choices-may-forbid-because-of-call = { $who } può vietare { $partner ->
    [none] a chi attacca
   *[seat] { SEAT($partner, form: "to") }
} di attaccare a { $suits }, per una chiamata ritirata.
choices-may-require-or-forbid-because-of-call = { $who } può imporre o vietare { $partner ->
    [none] a chi attacca
   *[seat] { SEAT($partner, form: "to") }
} l'attacco a { $suits }, per una chiamata ritirata.
choices-which-card = { $who } { $may ->
    [yes] può dire
   *[no] deve dire
} quale carta si gioca.
choices-about-a-lead = { $who } può { $spread ->
    [yes] stendere le carte, accettare o rifiutare
   *[no] accettare o rifiutare
} l'attacco { SEAT($seat, form: "of") } { CARD($card, form: "with") }{ $from_dummy ->
    [yes] { " " }dal morto
   *[no] { "" }
}; intanto si aspetta.
choices-accept-or-have = { $who } può accettare { terms-owned }, o far giocare invece { CARD($due, form: "the") } { SEAT($owner, form: "of") }, la sua carta penalizzata.
choices-accept-or-have-one = { $who } può accettare { terms-owned }, o far giocare invece una delle sue carte penalizzate.
choices-penalty-cards-lie = { $count ->
    [one] { terms-owned } è una carta penalizzata
   *[other] { $cards } { SEAT($seat, form: "of") } sono carte penalizzate
}
choices-suit = { SUIT($suit) }
# $suits: cuori o fiori; $lie is choices-penalty-cards-lie.
choices-lead-of-partner = { $who } può { $verbs ->
    [require] imporre
    [forbid] vietare
    [forbid-or-require] vietare o imporre
   *[require-or-forbid] imporre o vietare
} { SEAT($leader, form: "to") } l'attacco a { $suits }, oppure niente: { $lie }.
choices-what-may-be-led = { $who } dice a che cosa si può, o si deve, attaccare: { $lie }.
choices-what-he-may-lead = { $who } dice a che cosa può attaccare { SEAT($leader) }, per le carte penalizzate { SEAT($seat, form: "of") }.
choices-play-of-partner = { terms-Owned }{ $penalty ->
    [yes] , anticipat{ CARD($card, form: "o") }, è penalizzat{ CARD($card, form: "o") }
   *[no] { " " }è arrivat{ CARD($card, form: "o") } troppo presto
}: { $who } può imporre { SEAT($partner, form: "to") } la più alta{ $verbs ->
    [require] , la più bassa o un seme
    [forbid] { " " }o la più bassa, o vietargli un seme
   *[require-or-forbid] , la più bassa o un seme, o vietarne uno
}.
