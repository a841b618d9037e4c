### Show: an evening's cases before a class, the room's window and the teacher's.

## What cannot be shown.

show-programme-missing = { $name }: questo caso non è dove dice la scaletta.
show-programme-unreadable = { $name } non si può mostrare: { $why }

## What the room reads.

show-room-title = La finestra della sala
show-page-where = Caso { $place } di { $of } · codice del { $year }
show-page-twin = Lo stesso, ma… { $title }
show-page-action = Azione { $at } di { $length }
show-page-answer = { $letter }: { $answer }. Mani: { $hands }
show-page-law = Art. { $cite }
show-page-counts = Mani: { $counts }

## What the teacher reads.

show-teacher-title = La finestra dell'insegnante
show-teacher-set-list = Scaletta
show-teacher-minutes = { $minutes } min
show-teacher-what-the-room-sees = Che cosa vede la sala
show-teacher-covered = Coperto
show-teacher-why-covered = La risposta, le tue note e quello che viene dopo restano coperti finché non dici che questo schermo è solo tuo.
show-teacher-uncover = Questo schermo è mio: mostra
show-teacher-uncover-tip = Mostra e copre la risposta, le tue note e quello che viene dopo (U)
show-teacher-next = Poi viene
show-teacher-answer = La risposta
show-teacher-notes = Le tue note
show-teacher-story = La storia
show-teacher-back = Indietro
show-teacher-back-tip = Un passo indietro (← o PgUp)
show-teacher-on = Avanti
show-teacher-on-tip = Un passo avanti (→ o PgDown)
show-teacher-reveal = Mostra la decisione
show-teacher-reveal-tip = Va alla domanda, poi alla decisione, poi la nasconde di nuovo (Space)
show-teacher-black = Nero
show-teacher-black-tip = Non si vede niente; poi di nuovo l'immagine (B o il punto)
show-teacher-swap = Scambia gli schermi
show-teacher-swap-tip = La sala vede l'altro schermo, e tu questo (S)
show-teacher-keys = Tasti
show-teacher-keys-tip = Che cosa fa ogni tasto (?)
show-teacher-leave = Fine
show-teacher-leave-tip = Torna dove avevi cominciato, con la decisione nascosta (Esc)

## What comes next.

show-next-question = La domanda: che cosa decidi?
show-next-ready = «Ora: la decisione», come avviso. Non si vede ancora niente.
show-next-ruling = La decisione
show-next-case = Caso { $place }
show-next-nothing = Niente: è la fine.

## The clock.

show-clock-case = Questo caso: { $shown }
show-clock-case-of = { $over ->
    [yes] Questo caso: { $shown }, i { $minutes } min sono passati: { $left }
   *[no] Questo caso: { $shown } di { $minutes } min, ne restano { $left }
}
show-clock-evening = Serata: restano { $left }

## From the beginning to the end.

show-presenting-rooms-screen = Questo è lo schermo della sala
show-presenting-teachers-screen = Questo è lo schermo dell'insegnante
show-presenting-room-gone = Lo schermo della sala non c'è più. Appena lo ricolleghi, lì tutto continua. S lo mostra su questo schermo.
show-presenting-ready = Ora: la decisione
show-presenting-last = Era l'ultimo caso. Esc termina.
show-presenting-no-twin = Questo caso non ha un gemello.
show-presenting-no-branch = Questa variante non c'è, o la decisione non è ancora mostrata.
show-presenting-not-kept = Questa serata non si può mettere da parte: { $why }. Continua lo stesso.
show-presenting-left = «{ $title }» è stata lasciata al caso { $place } di { $of }.
show-presenting-interrupted = «{ $title }» si è interrotta al caso { $place } di { $of }.
show-presenting-go-on = Continua
show-presenting-finish = È finita
show-presenting-discard = Scarta
show-presenting-keys =
    → PgDown   avanti, passo per passo
    ← PgUp   indietro
    Space   alla domanda; la decisione; di nuovo nascosta
    ↑ ↓ Tab   la risposta per cui si contano le mani: da A a D non sono tasti
    + −   una mano in più, una mano in meno
    1 … 9, 0   le varianti, la linea principale
    E   l'altra edizione
    C   il caso gemello
    T   tempo per pensare: 1, 2, 3 minuti, nessuno
    B .   nero
    F5   il caso dall'inizio
    Ctrl+PgDown Ctrl+PgUp   il caso successivo, il precedente
    S   scambia gli schermi
    U   mostra o copre quello che legge solo l'insegnante
    H   alto contrasto
    Mouse   un clic cerchia una carta, un trascinamento disegna una freccia
    Esc   termina
