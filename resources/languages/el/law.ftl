### The law book in the window.

law-list-45c1-dropped-card-in-the-same = 45C1 · έπεσε φύλλο · με μια ανάσα
law-list-search-the-laws = Αναζήτηση στους Νόμους
law-list-paragraphs = Παράγραφοι
law-list-paragraphs-found = Παράγραφοι που βρέθηκαν
law-list-a-number-a-word-of-the = Ένας αριθμός, μια λέξη του Νόμου ή όσα λένε στο τραπέζι (Ctrl+F)
law-list-nothing-found-try-a-single-word = Δεν βρέθηκε τίποτα. Δοκιμάστε μία μόνο λέξη ή έναν αριθμό όπως 45C1.
law-list-found-the-first-are-listed = Βρέθηκαν { $count }· φαίνονται οι πρώτες { $most }.
law-own-my-own-law-book = Το δικό μου βιβλίο των Νόμων
law-own-edition-of-your-book = Έκδοση του βιβλίου σας
law-own-what-your-book-says = Τι λέει το βιβλίο σας
law-own-reading-your-book = Ανάγνωση του βιβλίου σας
law-own-stop = Διακοπή
law-own-another-file = Άλλο αρχείο…
law-own-forget-it = Αφαίρεσή του
law-own-show-this-book-no-more-the = Το βιβλίο δεν εμφανίζεται πια· το αρχείο μένει όπως είναι
law-own-law-book-pdf-txt = Βιβλίο των Νόμων (*.pdf *.txt)
law-own-all-files = Όλα τα αρχεία (*)
law-own-leave-off-reading = Διακοπή της ανάγνωσης
law-own-your-book = ΤΟ ΒΙΒΛΙΟ ΣΑΣ
law-own-opening-the-file = Άνοιγμα του αρχείου …
law-own-was-not-found-in-your-book = Το { $cite } δεν βρέθηκε στο βιβλίο σας. Αυτό είναι το { $near }.
law-own-finding-the-laws = Αναζήτηση των Νόμων …
law-own-the-laws-of-have-no-such = Οι Νόμοι του { $year } δεν έχουν τέτοια παράγραφο.
law-own-of-paragraphs-found = { $page } · βρέθηκαν { $found } από { $wanted } παραγράφους
law-own-law-was-not-found-in-your = Ο Νόμος { $cite } δεν βρέθηκε στο βιβλίο σας.
law-own-page-of-the-file = Σελίδα { $page } του αρχείου
law-own-law = Νόμος { $cite }
law-page-paragraph = Παράγραφος
law-page-cases-that-show-it = Περιπτώσεις που το δείχνουν
law-page-what-it-belongs-to = Πού ανήκει
law-page-it-mentions = Αναφέρει
law-page-it-is-mentioned-by = Αναφέρεται από
law-page-the-laws-of-have-no-such = Οι Νόμοι του { $year } δεν έχουν τέτοια παράγραφο.
law-page-change = Αλλαγή
law-page-numbers = Αριθμοί
law-page-below-it = Κάτω από αυτήν
law-page-see-also = Δείτε και
law-page-law = Νόμος { $cite } · { $title }
law-page-none-both-editions-say-the-same = Καμία: οι δύο εκδόσεις λένε το ίδιο.
law-page-none = Καμία.
law-page-none-2 = κανένας
law-page-all-cases = Και οι { $count } περιπτώσεις
law-page-the-library-is-being-gone-through = Γίνεται αναζήτηση στη βιβλιοθήκη …
law-page-laws-of = Νόμοι του { $year }
law-page-ruled-on = κρίνεται
law-page-the-program-works-this-out = Αυτό το βρίσκει το πρόγραμμα.
law-page-director = Διαιτητής
law-page-the-director-weighs-this-himself-the = Αυτό το κρίνει ο ίδιος ο Διαιτητής· το πρόγραμμα του παραθέτει ό,τι χρειάζεται.
law-page-to-read = για ανάγνωση
law-page-background-nothing-follows-from-it-alone = Γενική διάταξη· από μόνη της δεν έχει συνέπεια.
law-page-not-handled = δεν κρίνεται
law-page-the-program-does-not-rule-on = Το πρόγραμμα δεν κρίνει αυτή την παράγραφο.
law-window-law-book-bridgetable = Βιβλίο των Νόμων – Bridgetable
law-window-numbers-of = Αρίθμηση του
law-window-my-own-law-book = Το δικό μου βιβλίο των Νόμων…
law-window-show-the-book-you-own-beside = Να φαίνεται το δικό σας βιβλίο δίπλα σ’ αυτό
law-window-back = Πίσω
law-window-forward = Εμπρός
law-window-back-alt-left = Πίσω (Alt+Left)
law-window-forward-alt-right = Εμπρός (Alt+Right)
law-page-something-else = Το { $year } ο αριθμός { $cite } σημαίνει κάτι άλλο: { $title }.
law-own-reading-page = Ανάγνωση της σελίδας { $page } από { $pages } …
law-own-problem = { $problem ->
    [missing] Το { $name } δεν ανοίγει. Μήπως μετακινήθηκε;
    [broken] Το { $name } έχει βλάβη, ή δεν είναι ούτε PDF ούτε κείμενο.
    [protected] Το { $name } προστατεύεται με κωδικό. Αποθηκεύστε ένα αντίγραφο χωρίς κωδικό και δείξτε εκείνο.
    [no-text] Το { $name } έχει εικόνες σελίδων και όχι κείμενο. Ένα αντίγραφο με αναγνωρισμένο κείμενο διαβάζεται.
    [too-large] Το { $name } είναι πολύ μεγάλο για βιβλίο των Νόμων: το πολύ 1.500 σελίδες και 250 MB για PDF, 5 MB για απλό κείμενο.
   *[no-laws] Δεν βρέθηκαν Νόμοι στο { $name }.
}

# Για να βρεθεί αυτό που ζητιέται, με κόμματα ανάμεσα: τι στέκεται πριν από τον αριθμό ενός ολόκληρου Νόμου· οι καταλήξεις
# που δεν κάνουν άλλη λέξη, πρώτα οι μακρύτερες· λέξεις που βρίσκονται σε κάθε κείμενο και δεν ψάχνονται.
law-before-number = Νόμος, Νόμο, Νόμου, Νόμοι, Νόμους, Νόμων
law-endings = ήθηκαν, ήθηκε, θηκαν, θηκε, μένου, μένων, μένο, μένα, μένη, μένος, ματος, ματα, ους, ει, εις, ουν, ετε, ων, ου, ος, οι, ης, ες, ις, ας, α, η, ο, ε, ι
law-small-words = ο, η, το, οι, τα, του, της, των, τον, την, τη, τους, τις, ένας, έναν, μια, μία, ένα, ενός, σε, στο, στον, στην, στη, στα, στις, στους, με, από, για, και, κι, ή, να, θα, που, πως, ότι, αν, δεν, μη, μην, ως, είναι, έχει, μου, σου, τους, αυτό, αυτός
