### Scores, weighted scores, and tricks with all four hands in sight.

## What was typed and cannot be read.

equity-unread-contract = { $typed } non è un contratto: scrivi 4S S o 3NTX E, con il dichiarante per ultimo
equity-unread-score = { $typed } non è un punteggio: scrivi 620, -100 o 620x3
equity-no-scores-yet = i punteggi degli altri tavoli sono ancora da scrivere
equity-no-traveller = { $typed } non contiene punteggi, o ne contiene più di { $most }

## Weighted scores. $side is NS or EW.

equity-weights-together = i pesi per { SIDE($side) } fanno { $sum }, non 100
equity-no-weight = ogni peso per { SIDE($side) } è un numero intero da 1 a 100
equity-one-result-each = secondo il { $cite } del 2007 a ogni linea si dà un solo risultato: non si pesa niente

# The arithmetic of one result: $worth is what it is worth in matchpoints or IMPs, $part what its weight leaves of it.
equity-weighed-line = { $weight } % di { $contract } { SEAT($declarer, form: "of") }, { $tricks ->
    [one] una presa
   *[other] { $tricks } prese
} ({ $score }): { $worth } × { $weight } % = { $part }

## What keeps double dummy from being asked of a moment.

equity-play-is-over = Il gioco è finito: torna a un momento in cui qualcuno deve giocare.
equity-no-contract = La licita non è finita: senza un contratto non ci sono prese da contare.
equity-play-not-recorded = C'è stato del gioco che nessuno ha annotato: non si sa quali carte restano.
equity-hand-unknown = La mano { SEAT($seat, form: "of") } non si conosce: carica i board di stasera, o scrivila.
equity-trick-lacks = Nella presa { $trick } manca una carta (67): prima correggila.
equity-trick-in-doubt = Le carte della presa { $trick } non si seguono in ordine attorno al tavolo: prima stabilisci quali contano.
equity-goes-back = { terms-Owned } deve ancora tornare in mano: prima sposta{ CARD($card, form: "lo") }.
equity-in-the-air = { SEAT($seat) } tiene { CARD($card, form: "the") } fuori dalla mano: prima va giocat{ CARD($card, form: "o") } o rimess{ CARD($card, form: "o") } in mano.
equity-waits = { terms-Owned } è sul tavolo e non conta come giocat{ CARD($card, form: "o") }: prima stabilisci che cosa ne sarà.
equity-choice-first = Qualcuno ha una scelta: prima va fatta.
equity-claim-first = Il gioco si è fermato per una richiesta o una concessione: torna al momento prima.
equity-nobody-to-act = Ora nessuno deve giocare: prima decidi.
equity-card-twice = { CARD($card, form: "The") } è in due posti: prima correggi la smazzata.
equity-wrong-count = { SEAT($seat) } ha { $cards ->
    [one] una carta
   *[other] { $cards } carte
}, e da giocare ne restano { $wanted }: prima correggi la smazzata.

## Where the solver comes from.

equity-no-library = Le mani con più di { $most } carte ciascuna le calcola il solutore DDS, che qui non c'è; i finali più corti si calcolano senza. È in ogni pacchetto di questo programma. Se lo avvii dal sorgente: pip install --no-deps endplay==0.5.12 (o, su Debian, il pacchetto libdds0), poi riavvia.
equity-refused = Il solutore non accetta questa posizione (il suo numero { $code }).

## What a score is worth, and what double dummy says. Tricks are those of one side.

# $doubled: how many times, a redouble being the second.
equity-contract = { action-bid }{ $doubled ->
    [0] { "" }
    [1] X
   *[2] XX
}
equity-score = { $contract } { SEAT($declarer, form: "of") }, { $tricks ->
    [one] una presa
   *[other] { $tricks } prese
}, { $vulnerable ->
    [yes] in zona
   *[no] non in zona
}: { $score }.
equity-in-sight = A carte viste, secondo il codice del { $edition }:
# $told is the message after these two.
equity-now = Dopo l'azione { $after }: { $told }
equity-without = Subito prima dell'azione { $action }: { $told }
equity-to-play = { SEAT($seat) } deve giocare. Prese { SIDE($side, form: "of") } { $counted ->
    [in-all] in tutto
   *[to-come] ancora da fare
}, se tutti giocano al meglio:
equity-card = { CARD($card) }
equity-cards = { $cards }: { $tricks }
equity-cards-barred = { $cards }: { $tricks }, ora non si può giocare ({ $cite })
equity-cards-demanded = { $cards }: { $tricks }, ora va giocata ({ $cite })
equity-best = La migliore: { $best }
equity-best-allowed = La migliore: { $best } · la migliore permessa: { $allowed }
# Who is to play and what is counted, and the best: all in a line.
equity-in-short = { $told } { $best }.
equity-later = Quello che gli obblighi impongono alle carte successive non è compreso in questi numeri.
equity-before-the-record = È successo prima che il verbale cominci: la smazzata in quel momento non si conosce.
equity-tricks-unknown = Le prese vinte prima non si conoscono: di' chi le ha vinte.
# Law 64C: $without is what the side wins in all if the revoke had not been made.
equity-revoke = Renonce. { SIDE($side) }: { $taken } al tavolo, { $given } dopo le prese eventualmente trasferite, { $without } con il gioco migliore se non ci fosse stata. { $short ->
    [0] Quello che è stato dato è almeno altrettanto.
    [one] Fino a una presa in più da considerare.
   *[other] Fino a { $short } prese in più da considerare.
}
equity-revoke-not-yet = Renonce. { SIDE($side) }: { $without } con il gioco migliore se non ci fosse stata; quante ne fanno al tavolo non si sa, o non ancora.
equity-revoke-unknown = Renonce. { $why }
equity-claim-too-high = { SIDE($side) } hanno richiesto { $claimed ->
    [one] una presa
   *[other] { $claimed } prese
}: contro il gioco migliore nessuna linea ne fa più di { $most }.
equity-cited = { $told } ({ $cite })
