### Writing a case: its texts, its facts, what is expected of its ruling, its twin.

## What a case is called and tells, proposed.

writing-story-contract = { SEAT($seat) } gioca { $bid }{ $doubled ->
    [1] { " " }contro
    [2] { " " }surcontro
   *[0] { "" }
}.
writing-story-dealer = Il mazziere è { SEAT($seat) }.
writing-ruling-of = { $year }: { $words }

## The twin of a case.

writing-change-fact = { $question } { $answer }
writing-change-action = Non è successo questo: { $action }
writing-twin-title = { $title }: il gemello
writing-pair-differs = { $count ->
    [0] Il gemello è ancora lo stesso caso. Cambia una cosa: un fatto, un'azione o la smazzata.
   *[other] I due casi differiscono in { $count } cose. In una coppia dev'essere diversa una cosa sola.
}
writing-pair-ends-alike = È diversa una cosa sola, eppure la decisione è la stessa.

## The page: what comes next.

writing-case = Caso
writing-next = Ora
writing-ready = Pronto
writing-not-so = Non è così
writing-next-act = Fai al tavolo quello che è successo: trascina una carta, fai clic su di essa con il tasto destro, o scrivilo sotto il tavolo.
writing-next-title = Da' un titolo al caso.
writing-next-story = Racconta che cosa è successo, e niente della decisione.
writing-next-expect = Spunta come dev'essere la decisione.
writing-next-red = { $count ->
    [one] Una cosa che ti aspetti non è così. È in rosso qui sotto.
   *[other] { $count } cose che ti aspetti non sono così. Sono in rosso qui sotto.
}
writing-next-nothing = { $count ->
    [one] Non manca niente: la sola cosa che ti aspetti è così.
   *[other] Non manca niente: tutte e { $count } le cose che ti aspetti sono così.
}
writing-save = Salva
writing-save-tip = Salva il caso nel suo file (Ctrl+S)
writing-preview = Anteprima
writing-preview-tip = Come lo vede un allievo: dall'inizio, senza la decisione (Ctrl+Shift+V)
writing-this-is-what-a-student-sees = Così lo vede un allievo.
writing-back-to-writing = Torna a scrivere

## What the case tells.

writing-what-it-tells = Che cosa racconta
writing-language = Lingua dei testi
writing-add-a-language = Aggiungi una lingua…
writing-add-a-language-tip = Lo stesso caso, raccontato anche in un'altra lingua
writing-which-language = La lingua, o il suo codice:
writing-no-language = «{ $typed }» non è una lingua: scrivi un codice di due lettere, per esempio de o fr.
writing-use-this = Usa questo
writing-text-title = Titolo
writing-text-title-hint = In poche parole
writing-text-story = Che cosa è successo
writing-text-story-hint = Fino al momento in cui si chiede all'arbitro, e niente della decisione
writing-text-ruling = La decisione e il perché
writing-text-ruling-hint = In poche frasi brevi
writing-text-notes = Note dell'insegnante
writing-text-notes-hint = Per chi presenta il caso, e per nessun altro
writing-level = Livello
writing-level-not-said = non detto
writing-level-of = { $level ->
    [1] 1  ogni serata al circolo
    [2] 2  per arbitri di circolo
   *[other] 3  per un corso
}
writing-laws = Articoli
writing-law = Art. { $cite }
writing-law-tip = Il caso riguarda l'art. { $cite }
writing-other-laws = Altri articoli
writing-other-laws-hint = Altri: 45C4(b)
writing-source = Fonte
writing-source-hint = Da dove viene
writing-source-tip = Un circolo, un libro, un corso; «mio» se è tuo

## What was found.

writing-what-was-found = Che cosa accerta l'arbitro
writing-nothing-asked = Qui l'arbitro non ha niente da chiedere.
writing-nothing-happened = Non è ancora successo niente.
writing-nobody-asks = Quello che nessuno chiede
writing-another-fact = Un altro fatto
writing-another-fact-wrong = Scrivi il fatto, che cosa riguarda e la risposta: told-turn #1 = no
writing-ask-the-class = Chiedi agli allievi
writing-ask-the-class-tip = La risposta resta aperta: chi decide deve chiedere
writing-nobody-is-asked = Qui questo non si chiede a nessuno, perciò non si può lasciare agli allievi.
writing-answer = { $question } { $answer }{ $holds ->
    [yes] , com'è ora
   *[other] { "" }
}
writing-fact-unread = Non cambia niente: qui nessun articolo lo chiede.
writing-fact-same = Non cambia niente: anche senza, la decisione è la stessa.
writing-fact-against = Non conta: { $why }

## What is expected.

writing-what-is-expected = Come dev'essere la decisione
writing-where = Dopo l'azione { $number }: { $action }
writing-where-on-branch = Dopo l'azione { $number } di «{ $name }»: { $action }
writing-suppose = E se succedesse qualcos'altro?
writing-suppose-hint = E se…
writing-suppose-tip = La decisione dopo una cosa in più, che non è successa: sceglila, o scrivi un'azione
writing-supposed = Si suppone: { $steps }
writing-suppose-nothing = Com'era
writing-suppose-nothing-tip = Non supporre niente
writing-tick-the-ruling = Spunta tutta la decisione
writing-tick-the-ruling-tip = Tutto quello che qui è deciso dev'essere così
writing-untick-red = Togli tutto il rosso
writing-untick-red-tip = Di quello che non è così, non ci si aspetta più niente
writing-untick = Togli
writing-untick-this = Togli: { $words }
writing-more-to-expect = Altro da aspettarsi
writing-so-many-ticked = spuntati: { $count }
writing-expected-elsewhere = Altrove
writing-expect = { $words }{ $year ->
    [both] { "" }
   *[other] { " " }({ $year })
}
writing-both-editions = le due edizioni
writing-on-branch = in «{ $name }»
writing-after-action = dopo l'azione { $number }
writing-if = se: { $step }
writing-fact-is = { $question } { $answer }
writing-cannot-be-any-more = Questo non può più succedere. Non viene salvato.
writing-instead = Ora: { $found }
writing-instead-in = Ora, nel { $year }: { $found }

## Branches and the twin.

writing-branches-and-twin = Le varianti e il gemello
writing-no-branch = Torna indietro nella cronologia e fai un'altra cosa: quella è una variante.
writing-main-line = Linea principale
writing-here = { $name } (qui)
writing-go-there = Vai lì
writing-rename = Rinomina
writing-remove = Togli
writing-make-a-twin = Caso gemello…
writing-make-a-twin-tip = Lo stesso caso con una cosa diversa, e un'altra decisione
writing-twin = Un caso gemello
writing-twin-what-was-otherwise = Che cosa era diverso?
writing-twin-why = Ognuna di queste cose avrebbe cambiato la decisione. Il gemello è un caso a sé; i due si nominano a vicenda.
writing-twin-something-else = Qualcos'altro: lo cambio io
writing-pair-of = Gemello di «{ $title }». { $wrong }
writing-pair-sound = È diversa una cosa sola, e la decisione è un'altra.

## The deal, pasted and dealt.

writing-no-deal-found = In quello che hai incollato non c'è nessuna smazzata. Quattro mani si possono scrivere come «N:AK32.Q54.J876.T9 …», in diagramma, o seme per seme con S, H, D e C.
writing-no-span = «{ $typed }» non è un numero di carte o di punti: scrivi 5, 5+, 4-6 o -3.
writing-no-deal-like-this = Non si è trovata nessuna smazzata così. Chiedi qualcosa di meno.
writing-holds-too-many = { SEAT($seat) } ha già { $count } carte.
writing-lengths-impossible = { SEAT($seat) } non può avere queste lunghezze: avrebbe da { $low } a { $high } carte, e non 13.
writing-suit-impossible = Le { SUIT($suit, form: "many") } sono 13, e queste lunghezze ne vorrebbero un altro numero.
writing-points-impossible = I punti del mazzo sono 40, e qui se ne chiedono da { $low } a { $high }.
