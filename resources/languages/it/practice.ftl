### Problems: what is asked, how it is answered and marked, courses, progress.

practice-answers-your-answer-right = la tua risposta, giusta
practice-answers-your-answer-wrong = la tua risposta, sbagliata
practice-answers-this-is-right = questa è giusta
practice-courses-courses = Percorsi
practice-courses-to-begin-with = Per cominciare
practice-courses-to-go-on-with = Per continuare
practice-courses-of-right = { $done } di { $all } giusti
practice-courses-tables = { $all ->
    [one] un tavolo
   *[other] { $all } tavoli
}
practice-desk-a-table-you-have-ruled-on = Un tavolo su cui hai deciso
practice-desk-on-a-board = Sul tuo board
practice-desk-laws-of = { $level } · codice del { $year }
practice-desk-for-players = Per giocatori
practice-desk-for-club-directors = Per arbitri di circolo
practice-desk-for-tournament-directors = Per arbitri di torneo
practice-desk-all-at-once = Tutto in una volta
practice-desk-before-the-first-action = Prima della prima azione
practice-duel-duel = Duello
practice-duel-second-player-look-alone = Secondo giocatore, guarda da solo
practice-duel-first-player-look-alone = Primo giocatore, guarda da solo
practice-duel-second-player = Secondo giocatore
practice-duel-first-player = Primo giocatore
practice-duel-next-table = Prossimo tavolo
practice-duel-close = Chiudi
practice-duel-sign = { $who }: { $words } { $sign }
practice-duel-first-player-second-player = Primo giocatore { $first } : { $second } secondo giocatore
practice-duel-what-do-you-rule = { $who }: che cosa decidi?
practice-end-page-this-is-the-ruling = Questa è la decisione.
practice-end-page-you-looked-before-you-had-ruled = Hai guardato prima di aver deciso su tutto.
practice-end-page-all-right-that-was-well-ruled = Tutto giusto. Hai deciso bene.
practice-end-page-nearly-all-right = Quasi tutto giusto.
practice-end-page-partly-right = Giusto in parte.
practice-end-page-not-this-time-it-will-come = Questa volta no. Ti verrà riproposto.
practice-end-page-right = Giusto.
practice-end-page-not-so = Non è così.
practice-end-page-next-problem = Prossimo problema
practice-end-page-another-one-of-what-you-practise = Un altro di ciò su cui ti alleni
practice-end-page-play-on = Continua il gioco
practice-end-page-the-table-with-the-ruling-all = Il tavolo con la decisione, tutto tuo
practice-end-page-the-same-but = Lo stesso, ma…
practice-end-page-one-thing-was-otherwise-rule-again = Una cosa era diversa: decidi di nuovo
practice-end-page-save-as-case = Salva come caso…
practice-end-page-keep-this-problem-in-a-file = Conserva questo problema in un file
practice-end-page-report-this-problem = Segnala questo problema…
practice-end-page-write-a-file-with-a-remark = Scrivi un file con una tua osservazione
practice-end-page-the-ruling = LA DECISIONE
practice-end-page-law = Art. { $cite }
practice-hidden-ruling-shows-it-too-the-space-bar = Lo mostra anche →. La barra spaziatrice mostra la decisione.
practice-hidden-ruling-a-click-enter-or-the-digit = Si decide con un clic, con Enter o con la cifra. La barra spaziatrice mostra la decisione senza una risposta.
practice-hidden-ruling-what-do-you-rule = Che cosa decidi?
practice-hidden-ruling-what-happens-next = Che cosa succede ora
practice-hidden-ruling-show-the-ruling = Mostra la decisione
practice-hidden-ruling-before-the-first-action = Prima della prima azione
practice-hidden-ruling-right = Giusto
practice-hidden-ruling-not-so = Non è così
practice-hidden-ruling-one-action-on = Avanti di un'azione (→)
practice-hidden-ruling-show-the-ruling-space = Mostra la decisione (Space)
practice-hidden-ruling-of = { $at } di { $length }
practice-lightning-lightning = Lampo
practice-lightning-what-do-you-rule-sixty-seconds = Che cosa decidi? Sessanta secondi: un colpo solo per ogni tavolo, con le cifre o con il mouse.
practice-lightning-once-more = Ancora una volta
practice-lightning-begin = Comincia
practice-lightning-close = Chiudi
practice-lightning-s = { $left } s
practice-lightning-time-is-over-right = Il tempo è finito: giusti { $right }.
practice-panel-problem = Problema
practice-panel-see-what-happened = Guarda che cosa è successo
practice-panel-show-the-ruling = Mostra la decisione
practice-panel-step-by-step-enter = Passo per passo: → (Enter)
practice-panel-stop-here-and-look-space = Fermati qui e guarda (Space)
practice-panel-of = { $at } di { $length }
practice-progress-picture-green-four-of-five-right-orange = Verde: quattro giusti su cinque. Arancione: la metà. Rosso: meno. Con le settimane il colore sbiadisce.
practice-progress-picture-who-is-practising = Chi si allena?
practice-progress-picture-laws = Articoli
practice-progress-picture-today = oggi
practice-progress-picture-your-progress = I tuoi progressi
practice-progress-picture-one-problem-ruled-on = Hai deciso su un problema
practice-progress-picture-you = Tu
practice-progress-picture-law = Art. { $law }, { $title }
practice-progress-picture-export = Esporta…
practice-progress-picture-import = Importa…
practice-progress-picture-somebody-else = Un'altra persona…
practice-progress-picture-delete = Elimina…
practice-progress-picture-close = Chiudi
practice-progress-picture-nothing-has-been-ruled-on-yet = Non hai ancora deciso su niente.
practice-progress-picture-all-answers-are-written = Tutte le risposte sono scritte.
practice-progress-picture-the-answers-are-taken-in = Le risposte sono state importate.
practice-progress-picture-not-practised-yet = { $words }: non ti ci sei ancora allenato.
practice-progress-picture-days-ago = { $days ->
    [one] un giorno fa
   *[other] { $days } giorni fa
}
practice-progress-picture-write-all-answers-into-one-file = Scrivi tutte le risposte in un solo file
practice-progress-picture-take-in-the-answers-of-another = Importa le risposte di un altro file, per esempio di un altro computer
practice-progress-picture-another-person-practises-on-this-laptop = Su questo computer si allena un'altra persona
practice-progress-picture-forget-all-answers-of-this-person = Elimina tutte le risposte di questa persona
practice-progress-picture-problems-ruled-on = Hai deciso su { $done } problemi
practice-progress-picture-what-comes-again-cannot-be-told = che cosa ritorna non si può dire: il pacchetto «fsrs» non è installato
practice-progress-picture-kinds-come-again-today = { $now ->
    [0] oggi non ritorna nessun tipo
    [one] oggi ritorna un tipo
   *[other] oggi ritornano { $now } tipi
}
practice-progress-picture-by-tomorrow = { $count } entro domani
practice-progress-picture-days-in-a-row = { $days } giorni di fila
practice-question-type-the-paragraph-45c4b = Scrivi il paragrafo: 45C4b
practice-question-the-paragraph-typed = Il paragrafo, da scrivere
practice-question-i-have-asked-enough = Ho chiesto abbastanza
practice-question-that-is-my-answer = Questa è la mia risposta
practice-question-go-on = Continua
practice-question-on-to-what-comes-next-enter = Avanti, a quello che viene dopo (Enter)
practice-question-ask-what-can-matter-and-nothing = Chiedi quello che può contare, e nient'altro.
practice-question-more-than-one-may-be-right = Può essercene più di una giusta.
practice-reason-right = Giusto
practice-reason-partly-right = Giusto in parte
practice-reason-not-so = Non è così
practice-told-what-the-players-say = Che cosa dicono i giocatori
practice-wishes-what-to-practise = In che cosa allenarti
practice-wishes-player = Giocatore
practice-wishes-club-director = Arbitro di circolo
practice-wishes-tournament-director = Arbitro di torneo
practice-wishes-level = Livello
practice-wishes-find-57-revoke-dummy = Trova: 57, renonce, morto
practice-wishes-find-kinds-by-law-or-word = Trova i tipi da un articolo o da una parola
practice-wishes-kinds-of-irregularity = Tipi di irregolarità
practice-wishes-everything = Tutto
practice-wishes-practise-now = Allenati &ora
practice-wishes-practise-now-2 = Allenati ora
practice-wishes-who-are-you-at-the-table = Chi sei al tavolo?
practice-wishes-what-do-you-want-to-practise = In che cosa vuoi allenarti?
practice-wishes-tick-what-you-like-space-with = Spunta quello che vuoi (Space). Se non spunti niente, hai di tutto.
practice-wishes-tick-nothing-problems-of-every-kind = Non spuntare niente: problemi di ogni tipo
practice-wishes-you-are-asked-what-each-card = Ti si chiede che cos'è ora ogni carta, e se può tornare in mano.
practice-wishes-also-what-you-ask-who-may = Anche che cosa chiedi, chi può scegliere e che cosa, e che cosa succede ora.
practice-wishes-also-what-partner-may-know-what = Anche che cosa può sapere il compagno, che cosa va riesaminato, e quale paragrafo lo dice.
practice-hidden-ruling-you-ruled = { $so ->
    [yes] Hai deciso: { $answer }.
   *[no] Hai deciso: { $answer }. È giusto: { $right }.
}
practice-progress-picture-told = { $words }: { $share } % giusto, { $answers ->
    [one] un problema
   *[other] { $answers } problemi, l'ultimo
} { $when }.
practice-progress-picture-forget-all = { $who ->
    [Tu] Eliminare tutte le tue risposte? Non si può annullare.
   *[other] Eliminare tutte le risposte di «{ $who }»? Non si può annullare.
}
practice-wishes-laws = { $count ->
    [one] Art. { $laws }
   *[other] Art. { $laws }
}
practice-end-page-answers-right = { $right ->
    [one] 1 risposta giusta
   *[other] { $right } risposte giuste
} su { $asked }.
practice-desk-series-done = { $title }: finito. Punti ottenuti: { $share } %.
practice-desk-where = { $title } · { $number } di { $length }
practice-panel-question-of = Domanda { $number } di { $count }
practice-lightning-score = giusti { $right } · sbagliati { $wrong } · record { $best }

## The kinds of problem, by what went wrong.

practice-kind-G01 = Una carta di un difensore che il compagno può aver visto
practice-kind-G02 = Un difensore fa cadere, mostra o nomina una carta
practice-kind-G03 = Una carta penalizzata mentre il gioco continua
practice-kind-G04 = Una carta penalizzata non giocata
practice-kind-G05 = L'attacco iniziale viene dalla mano sbagliata
practice-kind-G06 = Un difensore attacca fuori turno
practice-kind-G07 = Il dichiarante attacca dalla mano sbagliata
practice-kind-G08 = Un attacco fuori turno nell'ultima presa
practice-kind-G09 = Un difensore gioca prima del compagno
practice-kind-G10 = Un difensore gioca quando tocca all'avversario di destra
practice-kind-G11 = Il dichiarante gioca troppo presto
practice-kind-G12 = Due carte insieme
practice-kind-G13 = Una quinta carta in una presa
practice-kind-G14 = Il morto mette fuori una carta non chiamata
practice-kind-G15 = Il dichiarante chiama un'altra carta
practice-kind-G16 = Mezza parola per una carta del morto
practice-kind-G17 = Ingannato da un avversario
practice-kind-G18 = Una renonce
practice-kind-G19 = Una presa con una carta in più o in meno
practice-kind-G20 = Posso rivederla?
practice-kind-G21 = Il dichiarante o il morto mostra delle carte
practice-kind-G22 = Una parola sulla presa in corso
practice-kind-G23 = Una richiesta o una concessione
practice-kind-G24 = Una carta vista durante la licita
practice-kind-G25 = Una chiamata ritirata, e l'attacco
practice-kind-G26 = Il gioco continua quando una carta deve tornare in mano
practice-kind-G27 = Il morto fa più di quel che può
practice-kind-G28 = Si continua senza l'arbitro
practice-kind-G29 = Una dichiarazione insufficiente
practice-kind-G30 = Una chiamata fuori turno
practice-kind-G31 = Un lapsus o un ripensamento
practice-kind-G32 = Una chiamata che nessuno può fare
practice-kind-G33 = Alert mancante, spiegazione errata

## The file in which answers are kept. $why is what the system says, or one of the sentences below.

practice-answers-not-kept = Le tue risposte non si possono conservare: { $why }. L'allenamento continua, e a ogni risposta si riprova; quello che alla fine non si è potuto conservare va perso.
practice-answers-not-written = { $file } non si può scrivere: { $why }
practice-answers-not-taken-in = { $file } non si può importare: { $why }
practice-answers-no-file = { $file } non è un file di risposte.
practice-answers-later-version = { $file } è stato scritto da una versione più nuova del programma.
practice-answers-damaged = { $file } è danneggiato: { $why }
practice-answers-no-answer = Contiene una risposta che non lo è.
