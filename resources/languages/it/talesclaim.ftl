### Stories about claims and concessions (G23). $seat is who speaks where nothing else is said of it.

talesclaim-title-not-so-quick = Non così in fretta, compagno
talesclaim-title-play-it-out = Giochiamola fino in fondo
talesclaim-title-to-prove-it = Gioca ancora per dimostrarlo
talesclaim-title-ours-already = Quella presa era già nostra
talesclaim-title-gave-away = Ha regalato quello che aveva
talesclaim-title-last-is-yours = L'ultima è vostra
talesclaim-title-agreed = D'accordo, o no?
talesclaim-title-dummy-has-counted = Il morto ha contato le prese
talesclaim-title-puts-away = Mette via le carte
talesclaim-title-not-all = Non tutte

## A claim is made.

talesclaim-one-for-us = «Una presa per noi», dice { SEAT($seat) }.
talesclaim-shows-his-cards = Mostra le sue carte.
# $tricks are conceded.
talesclaim-tricks-to-you = { $tricks ->
    [1] «Una presa a voi», dice { SEAT($seat) }.
    [2] «Due prese a voi», dice { SEAT($seat) }.
    [3] «Tre prese a voi», dice { SEAT($seat) }.
    [4] «Quattro prese a voi», dice { SEAT($seat) }.
    [5] «Cinque prese a voi», dice { SEAT($seat) }.
   *[6] «Sei prese a voi», dice { SEAT($seat) }.
}
talesclaim-you-have-that-one = A ciascuno resta una carta. «Quella è vostra», dice { SEAT($seat) }.
talesclaim-they-are-high = «Sono tutte buone, compagno», dice { SEAT($seat) }.
talesclaim-the-rest-are-theirs = «Le altre vanno a loro», dice { SEAT($seat) }.
talesclaim-puts-back = { SEAT($seat) } rimette le sue carte nel board, mentre gli altri le hanno ancora in mano.

## What the others say to it, and what is said later.

talesclaim-no-wait = «No, aspetta», dice { SEAT($seat) }.
talesclaim-play-on = «Continuiamo a giocare», dice { SEAT($seat) }.
talesclaim-rather-a-ruling = «Preferirei che decidesse l'arbitro», dice { SEAT($seat) }.
talesclaim-all-right = «Va bene», dice { SEAT($seat) }.
# $seat claims, $other doubts it.
talesclaim-do-not-see-that = «Tutte mie», dice { SEAT($seat) }. «Non mi pare», dice { SEAT($other) }.
talesclaim-not-all = «Tutte mie», dice { SEAT($seat) }. «Non tutte», dice { SEAT($other) }.
talesclaim-puts-together = «Tutte mie», dice { SEAT($seat) }, { SEAT($other, form: "and") } chiude le sue carte.
# The claimer, $seat, goes on to play: $dummy is whether from dummy, else $leader leads.
talesclaim-look = { $dummy ->
    [yes] «Guarda», dice { SEAT($seat) }, e si attacca dal morto { NAMED($card, form: "with") }.
   *[no] «Guarda», dice { SEAT($seat) }, { SEAT($leader, form: "and") } attacca { NAMED($card, form: "with") }.
}
talesclaim-next-board = Cominciano il board seguente.
talesclaim-next-morning =
    La mattina dopo, quando da tempo i risultati non si possono più correggere, riguardano quel board.
talesclaim-scored-wrongly =
    «{ TRICK($trick, form: "The") } era nostra ed è stata segnata male», dice { SEAT($seat) }.
talesclaim-takes-back = Ritira il suo consenso.
talesclaim-agrees = { SEAT($seat) } è d'accordo.
talesclaim-agrees-and-ends = { SEAT($seat) } è d'accordo, e il turno di gioco finisce.
talesclaim-time-runs-out = Scade il tempo per le correzioni.
talesclaim-we-had-won = «{ TRICK($trick, form: "The") } l'avevamo vinta noi», dice { SEAT($seat) }, «e ce l'avete voi.»
talesclaim-could-not-lose =
    Poi { SEAT($seat) } guarda le mani: «Con { NAMED($card, form: "the-rank") } quella presa non potevo perderla.»
talesclaim-may-have-a-trick = «Aspettate», dice { SEAT($seat) } prima che cominci il board seguente, «forse una presa la faccio.»
