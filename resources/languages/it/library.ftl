### The list of cases.

library-caselist-search-cases-and-laws = Cerca casi e articoli
library-caselist-cases-and-laws-found = Casi e articoli trovati
library-caselist-all-cases = Casi
library-caselist-no-case-is-among-them-now = Ora tra questi non c'è nessun caso. Scegli «Tutti i casi» per rivederli tutti.
library-caselist-nothing-found-try-one-word-of = Nessun risultato. Prova con una parola di quello che è successo («renonce», «morto», «richiesta»), o con un numero come 45C1.
library-caselist-find-a-case-by-its-title = Trova un caso dal titolo, dall'articolo o da una parola della storia (Ctrl+F)
library-caselist-recent-tables = Tavoli recenti
library-caselist-known = { $title }. { $below }
library-caselist-level = Livello { $level } · { $hands }
library-caselist-attention-director = Chiamare l'arbitro
library-caselist-who-rules = Chi decide
library-caselist-information = Informazione
library-caselist-start-of-play = Inizio del gioco
library-caselist-dummys-limits = Limiti del morto
library-caselist-order-of-play = Ordine di gioco
library-caselist-card-played = Carta giocata
library-caselist-naming-a-card = Chiamare una carta
library-caselist-taking-back = Carta ritirata
library-caselist-declarers-cards = Carte del dichiarante
library-caselist-cards-seen = Carte viste
library-caselist-penalty-cards = Carte penalizzate
library-caselist-two-penalty-cards = Due carte penalizzate
library-caselist-penalty-card-kept = Penalizzata non giocata
library-caselist-lead-accepted = Attacco accettato
library-caselist-first-lead-wrong = Attacco iniziale errato
library-caselist-declarers-lead = Attacco del dichiarante
library-caselist-defenders-lead = Attacco di un difensore
library-caselist-play-too-early = Giocata anticipata
library-caselist-cards-together = Carte simultanee
library-caselist-unable-to-comply = Obbedire è impossibile
library-caselist-playing-on = Gioco continuato
library-caselist-revokes = Renonce
library-caselist-revoke-corrected = Renonce corretta
library-caselist-revoke-stands = Renonce consumata
library-caselist-after-a-revoke = Dopo una renonce
library-caselist-turned-tricks = Prese coperte
library-caselist-looking-at-tricks = Rivedere le prese
library-caselist-defective-trick = Presa difettosa
library-caselist-claims = Richieste
library-caselist-claim-agreed = Richiesta accettata
library-caselist-claim-contested = Richiesta contestata
library-caselist-taken-back-later = Concessione ritirata
library-caselist-facts-in-dispute = Fatti contestati
library-caselist-law = Art. { $cite }  { $title }
library-caselist-law-said = Art. { $cite }  { $title } – «{ $said }»
library-caselist-law-2 = Art. { $number }: { $title }
library-narrowing-all-cases = Tutti i casi
library-narrowing-course = Percorso
library-narrowing-level = Livello
library-narrowing-laws-of = Codice del
library-narrowing-how-far-you-are = A che punto sei
library-narrowing-the-open-case-is-a-favourite = Il caso aperto è tra i preferiti
library-narrowing-cases-like-the-open-one = Casi simili a quello aperto
library-narrowing-level-1-every-club-evening = Livello 1: ogni serata al circolo
library-narrowing-level-2-for-club-directors = Livello 2: per arbitri di circolo
library-narrowing-level-3-for-tournament-directors = Livello 3: per arbitri di torneo
library-narrowing-new-to-you = Per te nuovi
library-narrowing-to-be-answered-again = Da rifare
library-narrowing-all-right-last-time = Giusti l'ultima volta
library-narrowing-favourites = Preferiti
library-narrowing-cases-shown = Casi mostrati: { $which }
library-narrowing-like = Simili a «{ $title }»
library-narrowing-level-2 = Livello { $level }
library-story-story-of-the-case = Storia del caso
library-story-what-was-ruled = CHE COSA È STATO DECISO
library-picture-of = Immagine: { $title }
library-picture-look = Guardala in grande
library-caselist-hands = { $count ->
    [0] nessuna mano
    [one] 1 mano nota
   *[other] { $count } mani note
}
library-caselist-cases = { $count ->
    [one] 1 caso
   *[other] { $count } casi
}
library-caselist-laws = { $count ->
    [one] 1 articolo
   *[other] { $count } articoli
}
library-caselist-found = { $cases }, { $laws }
library-caselist-found-more = { $cases }, { $laws }{ " " }– i primi { $most }
library-branches-collection = { $title } ({ $count })
library-branches-reading = Si stanno ancora leggendo le collezioni: finora { $count ->
    [one] 1 caso
   *[other] { $count } casi
}.
library-branches-set-list = Scaletta: { $title }
library-branches-no-law = Di nessun articolo in particolare
library-branches-told = { $author ->
    [none] { $licence ->
        [none] Collezione «{ $title }»
       *[other] Collezione «{ $title }». Licenza: { $licence }
    }
   *[other] { $licence ->
        [none] Collezione «{ $title }» di { $author }
       *[other] Collezione «{ $title }» di { $author }. Licenza: { $licence }
    }
}
