### What explain tells beside the rulings: the because-tree, the ledger, comparison, sheet.

# The because-tree. $asked is the question of a fact, with what it is about.
told-tree-found = Accertato: { $asked } { $answer }.
told-tree-to-be-found = Da accertare: { $asked }
told-tree-presumed = Noto o presunto: { $asked }
# $reason: a sentence.
told-tree-read-so = Come lo si interpreta qui: { $reason }
told-tree-given = Era così all'inizio del verbale.

# The ledger of the players.
told-ledger-barred = non si può usare{ $until ->
    [none] { "" }
   *[until] { " " }{ $until }
}{ $allowed ->
    [none] { "" }
   *[allowed] ; { $allowed } sì
}

# Comparison.
told-turn = { $turn }.
told-tricks-won = { SIDE($north_south) } { $ns }, { SIDE($east_west) } { $ew }.

# A card that counts as played and lies elsewhere: after the card.
told-still-to-be-laid = { $lead ->
    [yes] è ancora da mettere giù come attacco
   *[no] è ancora da mettere nella presa
}

# The parts of a comparison: headings.
told-part-questions = Domande
told-part-choices = Scelte
told-part-cards = Carte
told-part-cards-to-move = Carte da spostare
told-part-may-be-taken-back = Si possono ritirare
told-part-obligations = Obblighi
told-part-irregularities = Irregolarità
told-part-revokes = Renonce
told-part-claim-and-tricks = Richiesta e prese
told-part-information = Informazione
told-part-rights = Diritti
told-part-to-look-at-again = Da riesaminare
told-part-calls = Chiamate
told-part-contract = Contratto e attacchi
told-part-not-handled-by-the-program = Non trattato dal programma
told-part-declarer = Dichiarante
told-part-turn = Turno
told-part-tricks-won = Prese vinte
told-part-at-every-trick = A ogni presa
told-part-ruling = Decisione

# What nobody is asked, and is so unless somebody says otherwise. $seat: the player concerned.
told-assumed-heading = Si presume, se nessuno dice altro
told-assumed-told-turn = Nessuno aveva detto { SEAT($seat, form: "to") } che toccava a lui.
told-assumed-other-intention = { SEAT($seat) } non intendeva nessun'altra carta.
told-assumed-could-follow = { SEAT($seat) } non poteva seguire il seme nella presa { $trick }.
told-assumed-meant-over = { SEAT($seat) } ha dichiarato sulla seconda delle due chiamate.
told-assumed-aware = { SEAT($seat) } non si è accorto da sé della sua renonce.
# How it is written in a case file.
told-assumed-otherwise = altrimenti scrivi "{ $fact }" = { $answer } sotto [facts]
told-assumed-otherwise-of-action = altrimenti scrivi { $written } nell'azione { $number }
told-assumed-change = Cambia: { $what }
told-declarer-now = { SEAT($declarer) } è ora il dichiarante, { SEAT($dummy, form: "and") } è il morto.
# One ruling under two numbers: $left of the book of $old, $right of that of $new.
told-same-rule = La stessa regola: il { $left } del { $old } è il { $right } nel { $new }.
told-same-ruling = La stessa decisione: { $left } nel { $old }, { $right } nel { $new }.
# Notes of the ledger: after a card or what is known.
told-ledger-if-he-says-so = va giocata ora, se lo dice { SEAT($seat) }
told-ledger-taken-out = tolta dalla presa; { $note }
told-ledger-penalty-card = { CARD($card) }, { $major ->
    [yes] maggiore
   *[no] minore
}
told-ledger-by-the-ruling = in mano, per la decisione
told-ledger-knowledge = { $part ->
    [all] Quello che rivela { $about }
    [sight] Quello che rivela l'aver visto { $about }
    [duty-to-play] Che è obbligatorio giocare { $about }
    [how-it-arose] Come si è visto { $about }
   *[being-void] Il fatto che { $about } rivela un vuoto
}
told-ledger-everybody = possono usarlo tutti
told-ledger-to-be-found = ancora da accertare
# What a penalty card obliges its owner to.
told-ledger-obliges = { $major ->
    [yes] va giocata al primo turno in cui è lecito
   *[no] prima di questa non si può giocare altre piccole del seme
}

# The verdict in lines, as the command `judge` prints it.
told-text-laws = Codice del { $edition }, dopo { $actions ->
    [one] un'azione
   *[other] { $actions } azioni
}
told-text-provisional = (provvisorio: { $why })
told-text-list = { $title }:
told-text-because = perché: { $words }
told-text-ask = Chiedi: { $question }
told-text-and-then = { $choice }, e poi: { $words }
told-text-turn = { $turn }. Prese: { SIDE($north_south) } { $ns }, { SIDE($east_west) } { $ew }.
told-text-title-options = Scelte
told-text-title-calls = Chiamate
told-text-title-contract = Contratto
told-text-title-restrictions = Attacchi che si possono limitare
told-text-title-must-withdraw = Carte da spostare
told-text-title-may-withdraw = Si possono ritirare
told-text-title-duties = Obblighi
told-text-title-irregularities = Irregolarità
told-text-title-revokes = Renonce
told-text-title-claim = Richiesta
told-text-title-transfer = Prese trasferite
told-text-title-information = Informazione
told-text-title-rights = Diritti
told-text-title-lawful = In regola
told-text-title-judgements = Da valutare per l'arbitro
told-text-title-checks = Più tardi
told-text-title-liable = Penalità procedurale
told-text-title-not-modelled = Non trattato dal programma

# Why a ruling is provisional: after “perché”, or “non ancora definitiva”.
told-provisional-working-out = si sta ancora calcolando che cosa può cambiarla
told-provisional-open-question = una domanda aperta può ancora cambiarla
told-provisional-not-noticed = nessuno l'ha ancora segnalato
told-provisional-table = ciò che al tavolo si dirà o si farà ancora può cambiarla

# A branch whose name tells a card that nobody has seen.
told-branch = variante { $number }
