### What is said of what cannot be read: cards, seats and sentences of a file, and what was typed under the table.

## Parts of a sentence, and of a deal. $typed stands in its quotes, or in a file's own words; sentences, forms and
## examples are written as they can be typed, in every language.

unread-card = { $typed } non è una carta: la lettera del seme e il rango, come D7 o HT{ $meant ->
    [one] ; forse intendevi { $cards }?
    [several] ; qui sta una carta sola, non più d'una
    [commas] ; fra più carte scrivi una virgola, non 'and': { $cards }
   *[none] { "" }
}
unread-suit = { $typed } non è un seme: S, H, D o C, oppure la parola inglese, come hearts
# What was meant: N, E, S or W, or somebody by his part, such as dummy.
unread-seat = { $typed } non è un posto: { $none ->
    [yes] N, E, S, W o none
   *[no] N, E, S o W
}{ $meant ->
    [none] { "" }
    [part] ; scrivi dove siede il giocatore, qualunque sia il suo ruolo
   *[seat] ; forse intendevi '{ $meant }'?
}
unread-seats = { $typed } non indica dei posti: lettere fra NESW, ciascuna una volta, o none
unread-not-one-of = { $typed } non è fra { $known }
unread-card-twice = { $typed } nomina una carta due volte
unread-no-cards = nessuna carta nominata
unread-quotes = { $typed } non sta fra virgolette doppie
unread-no-quotes-within = { $typed } non può stare fra virgolette doppie
unread-number = { $typed } non è un numero
unread-trick = { $typed } non è il numero di una presa, da 1 a 13
unread-call = { $typed } non è una chiamata: da 1C a 7NT, pass, X, XX
unread-calls = { $typed } non sono più chiamate, ciascuna con il suo giocatore: N 1S E pass
unread-designation = { $typed } non chiama una carta: DQ, diamond, queen, high, low club, anything …
unread-plays = { $typed } non è una carta di ogni mano, a turno
unread-attention = { $typed } non è un'azione (#4 o @nome), trick NUM o SEAT's number of cards
unread-paragraph = { $typed } non è un paragrafo, come 45C4(b)
unread-question = { $typed } non è fra le domande: { $known }
unread-option = { $typed } non è fra le opzioni: { $known }
unread-and-between-suits = { $typed }: fra i semi sta 'and', come in hearts and clubs
unread-deed = { $typed } non è un obbligo: play D7, lead a heart, lead hearts and clubs, pass
unread-duty = { $typed } non è un obbligo: scrivilo come 'E: not lead diamonds, loses the lead'
unread-revoke = { $typed } non è una renonce: scrivila come 'E trick 4 hearts: established'
unread-hand = { $typed } non è una mano: quattro semi S.H.D.C con un punto fra l'uno e l'altro, o *
unread-rank-twice = { $written } è scritto due volte in { $part }
unread-rank = { $typed } in { $part } non è un rango: A K Q J T, da 9 a 2, x, h o ?{ $void ->
    [yes] ; per un vuoto non si scrive proprio niente
   *[no] { "" }
}
unread-label-taken = c'è già un'azione con l'etichetta @{ $label }
unread-no-such-action = prima di questa non c'è nessuna azione { $action }
unread-branch-name = questa variante non si può chiamare { $typed }: ciascuna vuole un nome tutto suo
unread-no-sentence = nessuna frase dice { $action }
unread-no-sentence-because = nessuna frase dice { $action }: { $why }

## A sentence, and what is wrong with it or was probably meant.

unread-sentence = non si legge «{ $typed }»: { $advice }
unread-no-verb = in «{ $typed }» manca il verbo: { $meanings } …
unread-whose-card = di chi è { $card }? Nessuno è di turno: scrivilo, come in E plays { $card }
unread-who-calls = chi chiama { $words }? Nessuno è il dichiarante: scrivilo, come in S calls { $words }
unread-too-long = è troppo lungo per una frase del tavolo
unread-did-you-mean = forse intendevi «{ $sentence }»?
unread-label = un'etichetta sta all'inizio e finisce con i due punti, come in «@nome: E plays D7»
unread-form = forse intendevi la forma { $form }?
unread-nothing-begins-so = nessuna frase comincia così

## What to write for what many write in other words; "typed" says it to who types under the table. The examples are of
## a player, $seat, and a card he has, $card, as letters.

unread-instead-without-sign = sta davanti alla frase senza nessun segno: «at the same time { $seat } leads { $card }»
    .typed = Sta davanti alla frase senza nessun segno: «nello stesso momento ovest attacca con il 5 di cuori».
unread-instead-attention = si segnala un'azione o una presa, come in «N draws attention to #4», o soltanto «N draws attention»
    .typed = Si segnala un'azione o una presa, come in «nord segnala un'irregolarità (azione 4)», o soltanto «nord segnala un'irregolarità».
unread-instead-no-law = una frase dice che cosa è stato fatto, e non nomina il codice: con quale carta si è attaccato, quale si è giocata o è caduta
    .typed = Una frase dice che cosa è stato fatto, e non nomina il codice: con quale carta si è attaccato, quale si è giocata o è caduta.
unread-instead-who-calls = scrivi chi lo chiama, «S calls the director», e poi «the director explains»
    .typed = Scrivi chi lo chiama, «sud chiama l'arbitro», e poi «l'arbitro spiega».
unread-instead-director = forse intendevi «S calls the director»?
    .typed = Forse intendevi «sud chiama l'arbitro»?
unread-instead-ruling = una decisione sta fra virgolette, come in the director rules "the lead stands"
    .typed = Una decisione sta fra virgolette, come in: l'arbitro decide “l'attacco è valido”.
unread-instead-objects = forse intendevi «{ $seat } objects»?
    .typed = Forse intendevi «ovest contesta»?
unread-instead-agrees = forse intendevi «{ $seat } agrees»?
    .typed = Forse intendevi «ovest è d'accordo»?
unread-instead-tricks = le prese sono soltanto un numero, come in «S claims 3»
    .typed = Le prese si scrivono con il numero, come in «sud richiede 3 prese».
unread-instead-pauses = forse intendevi «{ $seat } pauses»?
    .typed = Forse intendevi «ovest fa una pausa»?
unread-instead-call-or-card = di una chiamata prima viene il numero, «{ $seat } withdraws 2H and bids 3H», «{ $seat } takes back 2H»; di una carta il seme, «{ $seat } withdraws H2»
    .typed = Di una chiamata prima viene il numero, «ovest ritira 2c e dichiara 3c», «ovest ritira 2c»; di una carta il seme, «ovest ritira c2».
unread-instead-exchange = una carta si cambia con un'altra come in «{ $seat } replaces S3 with H2»
    .typed = Una carta si cambia con un'altra come in «ovest sostituisce p3 con c2».
unread-instead-exposed = scrivi come è stata scoperta: «{ $seat } faces { $card }», «{ $seat } shows { $card }», «{ $seat } drops { $card }» o «{ $seat } lets { $card } be seen»
    .typed = Scrivi come è stata vista: «ovest scopre c5», «ovest mostra c5», «ovest lascia cadere c5» o «ovest lascia vedere c5».
unread-instead-no-commas = in una presa non ci sono virgole: «trick 5: W H4 N H2 E HK S H3»
    .typed = In una presa non ci sono virgole: «presa 5: ovest c4 nord c2 est ck sud c3».
unread-instead-choice = una scelta si scrive con la sua opzione, come in «S chooses to accept», «S chooses to forbid hearts»
    .typed = Una scelta si scrive con la sua opzione, come in «sud sceglie di accettare», «sud sceglie di vietare cuori».
unread-instead-withdrawn = una carta giocata si ritira, «{ $seat } withdraws { $card }»; una che sta davanti al suo proprietario si raccoglie, «{ $seat } picks up { $card }»
    .typed = Una carta giocata si ritira, «ovest ritira c5»; una che sta davanti al suo proprietario si raccoglie, «ovest raccoglie c5».
unread-instead-remark = altre parole sono un'osservazione, come in E remarks "is it my lead?"; una carta: «E says he holds D6»
    .typed = Le parole stanno fra virgolette, come in: est dice “tocca a me attaccare?”; per una carta: «est dice di avere q6».
unread-instead-seat = scrivi dove siede il giocatore, N, E, S o W, qualunque sia il suo ruolo
    .typed = Scrivi dove siede il giocatore, nord, est, sud o ovest, qualunque sia il suo ruolo.

## What is said to who types under the table. The examples can be typed as they stand.

unread-hint = «{ $typed }» non si capisce. { $why }
unread-quoted = «{ $sentence }»
unread-one-thing = Una cosa alla volta: scrivi «{ $first }», premi Enter, poi la successiva.
unread-first-thing = Una cosa alla volta: scrivi la prima, premi Enter, poi la successiva.
unread-dummy = Quello che gioca il morto è ciò che chiama il dichiarante: «bassa», «dama», «{ $called }».
unread-player = Quello che fa { SEAT($seat) } si scrive così: { $examples }.
unread-meant = Forse intendevi «{ $sentence }»?
unread-what-was-done = Scrivi che cosa è stato fatto, non come lo chiama il codice, come in { $examples }: la decisione dirà che cos'era.
unread-bid = Una chiamata si scrive come in «est dichiara 2c».
unread-who-it-was = Scrivi anche chi è stato, come in { $examples }.
unread-called = «bassa» o «dama» per ciò che chiama il dichiarante
unread-for-example = Puoi scrivere, per esempio, { $examples }.
unread-missing = { $what ->
    [question] Tutto ciò che si può chiedere ti viene proposto mentre scrivi; per esempio
    [no-card] Scrivi anche la carta:
    [card] Una carta è il suo seme (p, c, q o f) e poi il suo rango (A, K, Q, J, 10 … 2):
   *[verb] Si scrive così:
} { $examples }.
