### The kinds of event of What happened?, and what is asked about them.

event-dialog-what-happened = Che cosa è successo?
event-dialog-rule-on-it = &Decidi
event-dialog-and-then = E poi …
event-dialog-what-came-next-if-anything-key = che cosa è venuto dopo, se c'è altro (tasto +)
event-dialog-tell-it-in-the-order-in = Racconta le cose nell'ordine in cui sono successe: raccontata una, si può aggiungere la successiva.
event-dialog-choose-what-happened-click-it-or = Scegli che cosa è successo: fai clic, o premi la sua lettera.
event-dialog-something-else = Qualcos'altro?
event-dialog-it-takes-the-place-of-what = Prende il posto di ciò di cui si chiede qui sopra.
event-dialog-this-waits-until-what-comes-before = Aspetta che sia raccontato ciò che viene prima.
event-event-sheets-contract = Contratto
event-event-sheets-type-level-and-suit-such-as = Scrivi livello e seme, per esempio 4s, 3n o 4hx
event-event-sheets-remove = Togli
event-event-sheets-take-this-out-of-the-story = Toglilo dal racconto, o scegli qualcos'altro
event-event-sheets-who-is-declarer = Chi è il dichiarante?
event-event-sheets-in-which-contract = In quale contratto?
event-event-sheets-for-most-rulings-the-contract-does = Per quasi tutte le decisioni il contratto non conta: lascialo com'è.
event-event-sheets-nobody-is-declarer-yet = È in corso la licita: non c'è ancora un dichiarante.
event-event-sheets-nothing-has-been-chosen-yet = Non è stato ancora scelto nulla
event-event-sheets-level = Livello { $level }
event-event-sheets-strain = Denominazione { $sign }
event-event-sheets-declarer = Dichiarante { $seat }
event-event-sheets-is-declarer-key = { $seat } è il dichiarante (tasto { $key })
event-fields-such-as-e-pauses-s-calls = per esempio e pauses, s calls queen
event-fields-cards = Carte
event-fields-x-small-h-honour-not-known = x piccola · h onore · ? non nota
event-fields-such-as-h5-or-h5-c3 = per esempio h5, o h5 c3
event-fields-such-as-h5-or-dq-hx = per esempio h5 o dq, hx
event-fields-key = { $words } (tasto { $key })
event-story-the-table-as-it-has-been = Il tavolo com'è stato raccontato
event-story-change = Cambia
event-story-remove = Togli
event-story-change-2 = Cambia { $number }, { $title }
event-story-remove-2 = Togli { $number }, { $title }
event-which-card-this-card-is = Questa carta è…
event-which-card-unknown-card = carta sconosciuta
event-which-card-s-is = { $card } di { $seat } è
event-fields-card-tip = { $kind ->
    [small] una piccola { SUIT($suit) }
    [honour] un onore di { SUIT($suit) }
   *[unknown] una { SUIT($suit) } di rango sconosciuto
}
event-fields-such-as-2h-or-p-or-x = per esempio 2h, 3n, p o x
event-fields-calls = Chiamate
