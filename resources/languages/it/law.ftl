### The law book in the window.

law-list-45c1-dropped-card-in-the-same = 45C1 · carta caduta · nello stesso respiro
law-list-search-the-laws = Cerca nel codice
law-list-paragraphs = Paragrafi
law-list-paragraphs-found = Paragrafi trovati
law-list-a-number-a-word-of-the = Un numero, una parola del codice o ciò che si dice al tavolo (Ctrl+F)
law-list-nothing-found-try-a-single-word = Nessun risultato. Prova con una parola sola, o un numero come 45C1.
law-list-found-the-first-are-listed = { $count } trovati; sono elencati i primi { $most }.
law-own-my-own-law-book = Il mio codice
law-own-edition-of-your-book = Edizione del tuo codice
law-own-what-your-book-says = Che cosa dice il tuo codice
law-own-reading-your-book = Lettura del tuo codice
law-own-stop = Ferma
law-own-another-file = Un altro file…
law-own-forget-it = Dimenticalo
law-own-show-this-book-no-more-the = Non mostrare più questo codice; il file non viene toccato
law-own-law-book-pdf-txt = Codice (*.pdf *.txt)
law-own-all-files = Tutti i file (*)
law-own-leave-off-reading = Interrompi la lettura
law-own-your-book = IL TUO CODICE
law-own-opening-the-file = Apro il file …
law-own-was-not-found-in-your-book = { $cite } non è stato trovato nel tuo codice. Questo è { $near }.
law-own-finding-the-laws = Cerco gli articoli …
law-own-the-laws-of-have-no-such = Nel codice del { $year } questo paragrafo non c'è.
law-own-of-paragraphs-found = { $page } · { $found } paragrafi trovati su { $wanted }
law-own-law-was-not-found-in-your = L'art. { $cite } non è stato trovato nel tuo codice.
law-own-page-of-the-file = Pagina { $page } del file
law-own-law = Art. { $cite }
law-page-paragraph = Paragrafo
law-page-cases-that-show-it = Casi che lo mostrano
law-page-what-it-belongs-to = Di che cosa fa parte
law-page-it-mentions = Rimanda a
law-page-it-is-mentioned-by = Vi rimandano
law-page-the-laws-of-have-no-such = Nel codice del { $year } questo paragrafo non c'è.
law-page-change = Che cosa cambia
law-page-numbers = Numeri
law-page-below-it = Al suo interno
law-page-see-also = Vedi anche
law-page-law = Art. { $cite } · { $title }
law-page-none-both-editions-say-the-same = Nulla: le due edizioni dicono lo stesso.
law-page-none = Nessuno.
law-page-none-2 = nessuno
law-page-all-cases = Tutti i { $count } casi
law-page-the-library-is-being-gone-through = Si sta scorrendo la raccolta dei casi …
law-page-laws-of = Codice del { $year }
law-page-ruled-on = deciso
law-page-the-program-works-this-out = Lo calcola il programma.
law-page-director = arbitro
law-page-the-director-weighs-this-himself-the = Lo valuta l'arbitro; il programma gli prepara ciò che gli serve.
law-page-to-read = da leggere
law-page-background-nothing-follows-from-it-alone = Da sapere; da solo non ha conseguenze.
law-page-not-handled = non trattato
law-page-the-program-does-not-rule-on = Il programma non decide su questo paragrafo.
law-window-law-book-bridgetable = Codice – Bridgetable
law-window-numbers-of = Numeri del
law-window-my-own-law-book = Il mio codice…
law-window-show-the-book-you-own-beside = Mostra accanto il codice che possiedi
law-window-back = Indietro
law-window-forward = Avanti
law-window-back-alt-left = Indietro (Alt+Left)
law-window-forward-alt-right = Avanti (Alt+Right)
law-page-something-else = Nel { $year } il numero { $cite } indica un'altra cosa: { $title }.
law-own-reading-page = Lettura di pagina { $page } di { $pages } …
law-own-problem = { $problem ->
    [missing] { $name } non si apre. È stato spostato?
    [broken] { $name } è danneggiato, oppure non è né un PDF né un testo.
    [protected] { $name } è protetto da una password. Salvane una copia senza password e indica quella.
    [no-text] { $name } contiene immagini di pagine e niente testo. Si può leggere una copia con il testo riconosciuto.
    [too-large] { $name } è troppo grande per un codice: al massimo un PDF di 1500 pagine e 250 MB, o 5 MB di solo testo.
   *[no-laws] In { $name } non è stato trovato nessun articolo.
}

# For finding what is meant, with commas between: what stands before the number of a whole law; the ends of words that
# make no other word of them, the longest first; words that stand in every text and are not looked for.
law-before-number = Art., art., Articolo, articolo, Articoli, articoli
law-endings = amento, amenti, azione, azioni, ando, endo, ata, ate, ati, ato, are, ere, ire, uta, ute, uti, uto, ita, ite, iti, ito, hi, he, a, e, i, o
law-small-words = un, uno, una, il, lo, la, i, gli, le, l, di, d, a, da, in, con, su, per, tra, fra, del, dello, della, dell, dei, degli, delle, al, allo, alla, all, ai, agli, alle, dal, dalla, dall, nel, nella, nell, sul, sulla, sull, e, ed, o, è, ha, ho, si, mi, che, mio, mia, suo, sua, tuo, tua
