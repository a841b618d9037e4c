### What is wrong with a case file, or with a fact that is found. Keys, answers and sentences of actions are as files have them.
### $meant: nothing, or the question what was meant.

## The file and its values.

casefile-no-utf8 = questo non è un testo in UTF-8
# $why is in English, from Python.
casefile-no-toml = questo non è TOML: { $why }{ $advice }
casefile-toml-overwrites = un valore non può prendere il posto di un altro
casefile-toml-no-letter = il carattere scritto con il suo numero non esiste
casefile-toml-no-equals = dopo una chiave manca il segno =
casefile-toml-table-open = manca la ] alla fine del nome di una tabella
casefile-toml-tables-open = mancano le ]] alla fine del nome di una tabella
casefile-toml-no-end-of-line = qui la riga doveva finire
casefile-toml-no-date = non è una data
casefile-toml-no-hex = non è un numero esadecimale
casefile-toml-key-begins = una chiave non può cominciare così
casefile-toml-no-statement = la riga non dice nulla di leggibile
casefile-toml-no-value = non è un valore
casefile-toml-list-open = un elenco non è chiuso
casefile-toml-inline-open = una tabella non è chiusa
casefile-toml-backslash = in un testo c'è una \ da sola
casefile-toml-text-open = un testo non è chiuso
casefile-toml-twice = { $what } è dichiarato due volte
casefile-toml-fixed = a { $what } qui non si può aggiungere nulla
casefile-toml-key-twice = la chiave { $what } sta due volte
casefile-toml-expected = qui ci vuole { $what }
casefile-toml-character = qui non può stare il carattere { $what }
casefile-advice-no-advice = {""}
casefile-advice-text = ; un testo sta fra virgolette doppie
casefile-advice-list = ; fra le parti di un elenco sta una virgola, e alla fine ]
casefile-advice-table = ; fra le parti di una tabella sta una virgola, e alla fine {"}"}
casefile-advice-key = ; una chiave con spazi o segni sta fra virgolette
casefile-advice-straight-quotes = ; un testo sta fra virgolette dritte, "…"
casefile-advice-quotes-in-quotes = ; una frase con parole fra virgolette doppie sta essa stessa fra virgolette semplici: 'W remarks "my lead?"'
casefile-advice-escaped = ; fra virgolette semplici non si può usare \: scrivi questa frase fra virgolette doppie, con \" all'interno
casefile-key-wanted = serve la chiave `{ $key }`
casefile-no-key = qui non c'è nessuna chiave { $key }{ $meant }
casefile-table-wanted = serve una tabella, non { $found }
casefile-list-wanted = serve un elenco, non { $found }{ $form }
casefile-in-brackets = : ciò che si chiede sta fra parentesi quadre, […]
casefile-in-two-brackets = : la sua intestazione sta fra due parentesi quadre, [[{ $header }]]
casefile-text-wanted = serve un testo fra virgolette, non { $found }
casefile-number-wanted = serve un numero da { $low } a { $high }, non { $found }
casefile-flag-wanted = serve true o false, senza virgolette, non { $found }
casefile-too-many-keys = { $count } chiavi qui sono troppe: al massimo { $most }
casefile-too-many = { $count } qui sono troppi: al massimo { $most }
casefile-too-many-letters = { $count } lettere qui sono troppe: al massimo { $most }
casefile-no-letters = contiene segni che non sono lettere: riscrivilo
casefile-no-room = non c'è più posto: un verbale ha al massimo { $most } azioni, fatti e varianti
casefile-not-one-of = { $text } non è fra { $known }{ $meant }
casefile-another-record = riletto, sarebbe un altro verbale
casefile-another-case = riletto, sarebbe un altro caso

## What stands in a case.

casefile-no-id = { $text } non è un id: lettere minuscole, cifre e trattini
casefile-no-language = { $text } non è il codice di una lingua, come en, it o el
casefile-no-citation = { $text } non è una citazione, come 45C4(b), 2017:57D o 16D2 / 16C2
casefile-report-wants-edition = una segnalazione vuole una `edition`: { $editions }
casefile-branch-wants = una variante vuole un `name` tutto suo, e `after`: il numero di azioni della linea principale che la precedono
casefile-no-setting = non c'è nessuna impostazione { $text }{ $meant }
casefile-do-wanted = serve `do`: la frase dell'azione
casefile-no-action = non c'è nessuna azione { $action }
casefile-no-action-before = prima di questa non c'è nessuna azione { $action }
casefile-label-twice = due azioni hanno l'etichetta @{ $label }
casefile-nothing-rests-on = { $where }: osservazione: su { $fact } non si basa niente

## Facts.

casefile-no-fact = non c'è nessun fatto { $text }{ $meant }
casefile-fact-twice = { $fact } è accertato due volte
casefile-fact-not-of-this = { $fact } non si accerta di questa azione: scrivi dopo di che cosa parla
casefile-card-shows = { $fact } non può essere { $value }: lo mostra la carta
casefile-cannot-be = { $fact } non può essere { $value }: { $why }
casefile-put-down = { SEAT($seat) } ha messo giù { $cards }
casefile-found-of = dopo { $fact } si scrive: { $wanted }, non { $text }
casefile-subject-a = un'azione (come #4 o @nome)
casefile-subject-c = una carta (come E D7)
casefile-subject-s = un posto (come E)
casefile-subject-t = una presa (come 6)
casefile-subject-st = un posto e una presa (come E 6)
casefile-subject-sa = un posto e un'azione (come E #4)
casefile-subject-k = una chiamata (come E 2D)
casefile-subject-b = niente (riguarda il board)
casefile-does-not-answer = { $text } non risponde a { $fact }: { $answers }{ $meant }
casefile-no-trick = { $text } non è il numero di una presa, da 1 a 13
casefile-no-number = { $text } non è un numero
casefile-not-called = { $text } non è ciò che chiama il dichiarante
casefile-never-of = { $fact } riguarda { $deeds }, e mai { $action }
casefile-found-from = { $fact } si accerta solo dopo { $since }, e fino a { $action } non è successo niente del genere
casefile-of-the-first-words = { $fact } riguarda le parole che sono state cambiate, { $first }, e non il cambio { $action }
casefile-of-a-call = { $fact } riguarda una chiamata che è stata fatta, e { $seat } non ha dichiarato { $call }
casefile-of-a-card = { $fact } riguarda una carta che un'azione nomina, e nessuna nomina { $card }
casefile-card = { SHORT($card) }

## The deal and where the record begins.

casefile-both-hold = { SEAT($first) } { SEAT($second, form: "and") } hanno tutti e due { $card }
casefile-wrong-count = { SEAT($seat) } ha qui { $cards } carte, e gliene restano da giocare { $left }; se ne manca una, scrivi `left`
casefile-no-contract = { $text } non è un contratto, come 4H, 3NT o 4HX
casefile-no-auction-call = { $text } non è una chiamata di una licita: da 1C a 7NT, P, X, XX
casefile-no-known = { $text } non è in nessuna di queste cinque forme: W has a club, E has no hearts, E has a diamond besides D7, S has exactly 2 clubs, N has HK
casefile-start-on-one-line = ; scrivi start = {"{"}…{"}"} su una sola riga
casefile-wrong-winners = { $count } vincitori per { $tricks } prese precedenti
casefile-wrong-tricks = le prese delle due linee non sono { $tricks }, quante ce ne sono prima della presa { $trick }
casefile-by-wanted = serve `by`: il posto che ha vinto la presa
casefile-no-lying-card = { $text } non è una carta sul tavolo: si scrive come W HQ major penalty, E D6 minor penalty o S C8 exposed
casefile-not-written-as = { $text } non è scritto come { $example }

## What a case expects.

casefile-edition-wanted = serve un'edizione, { $editions }, senza virgolette; per tutte, lascia fuori la chiave
casefile-after-wanted = serve il numero di un'azione, senza virgolette, o un'etichetta come "@{ $label }"
casefile-supposed-fact = un fatto si suppone come in fact told-turn #4 = no
casefile-trick-and-seat = servono una presa e un posto, come in {"{"}trick=5, by="E"{"}"}
casefile-tricks-and-to = servono le prese e a chi vanno, come in {"{"}to="EW", tricks=1{"}"}, oppure 0
casefile-is-not = { $text } non è { $what }{ $meant }
casefile-all-of = : { $known }
casefile-a-limit = un momento o un limite dell'elenco chiuso
casefile-a-stage = una fase
casefile-a-status = lo stato di una carta
casefile-as-what = ciò come cui si può giocare una carta: lead o play
casefile-a-verb = il verbo di un obbligo
casefile-a-revoke-state = lo stato di una renonce
casefile-a-claim-state = lo stato di una richiesta
casefile-an-irregularity = un'irregolarità dell'elenco chiuso
casefile-a-fact = un fatto dell'elenco chiuso
casefile-no-seat-and-card = { $text } non è un posto con una carta, come W H5
casefile-no-colon = { $text } non ha i due punti: prima stanno il posto e i due punti, come in S: …
casefile-no-colon-in-may-play = { $text } non ha i due punti: prima sta il posto, come in E: any card
casefile-and-between = { $text }: fra le carte o i semi che può giocare scrivi 'and', come in W: HK and H3
casefile-or-a-suit = { $why }; oppure un seme, come in W: hearts, o any card
casefile-who-chooses = { $text } non dice chi sceglie: un posto, E/W o next
casefile-no-option = { $text } non è un'opzione
casefile-no-option-because = { $text } non è un'opzione: { $why }{ $advice }
casefile-any-suit = ; per un seme qualsiasi scrivi SUIT
casefile-who-may-use = { $why }; chi può usare l'informazione si scrive come in W D7: yes NS, no EW
casefile-a-call-state = lo stato di una chiamata
casefile-no-call = { $text } non è una chiamata con il suo giocatore, come E 1H
casefile-no-result = { $text } non è un contratto con il suo dichiarante, come 2SX by S
casefile-no-restriction = { $text } non è scritto come E for W: any suit
casefile-no-revoke = { $text } non è scritto come S trick 5: established, o S trick 5: none
casefile-irregularity-without-seat = { $text } non ha il posto: si scrive come W { $kind }
casefile-semicolon = { $text }: prima del paragrafo sta un punto e virgola, come in W lead out of turn; 53A
casefile-no-right = { $text } non è un diritto dell'elenco chiuso{ $meant }
casefile-no-tricks-to = { $text } non dice quante prese vanno a chi, come 2 to NS
casefile-paragraphs-disagree = i paragrafi non vanno d'accordo: { $why }
casefile-program-failed = qui il programma si è guastato: { $why }

# What stands where something else is wanted: not a list.
casefile-kind-flag = true o false
casefile-kind-list = un elenco
casefile-kind-table = una tabella
casefile-kind-date = una data
