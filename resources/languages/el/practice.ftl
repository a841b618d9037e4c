### Problems: what is asked, how it is answered and marked, courses, progress.

practice-answers-your-answer-right = η απάντησή σας, σωστή
practice-answers-your-answer-wrong = η απάντησή σας, λάθος
practice-answers-this-is-right = αυτό είναι σωστό
practice-courses-courses = Μαθήματα
practice-courses-to-begin-with = Για αρχή
practice-courses-to-go-on-with = Για συνέχεια
practice-courses-of-right = σωστά { $done } από { $all }
practice-courses-tables = { $all } τραπέζια
practice-desk-a-table-you-have-ruled-on = Τραπέζι για το οποίο έχετε αποφασίσει
practice-desk-on-a-board = Στη δική σας διανομή
practice-desk-laws-of = { $level } · Νόμοι του { $year }
practice-desk-for-players = Για παίκτες
practice-desk-for-club-directors = Για Διαιτητές ομίλου
practice-desk-for-tournament-directors = Για Διαιτητές τουρνουά
practice-desk-all-at-once = Όλα με τη μία
practice-desk-before-the-first-action = Πριν από την πρώτη ενέργεια
practice-duel-duel = Μονομαχία
practice-duel-second-player-look-alone = Τώρα κοιτάζει μόνο ο δεύτερος παίκτης
practice-duel-first-player-look-alone = Τώρα κοιτάζει μόνο ο πρώτος παίκτης
practice-duel-second-player = Δεύτερος παίκτης
practice-duel-first-player = Πρώτος παίκτης
practice-duel-next-table = Επόμενο τραπέζι
practice-duel-close = Κλείσιμο
practice-duel-sign = { $who }: { $words } { $sign }
practice-duel-first-player-second-player = Πρώτος παίκτης { $first } : { $second } δεύτερος παίκτης
practice-duel-what-do-you-rule = { $who }: τι αποφασίζετε;
practice-end-page-this-is-the-ruling = Αυτή είναι η απόφαση.
practice-end-page-you-looked-before-you-had-ruled = Κοιτάξατε πριν αποφασίσετε για όλα.
practice-end-page-all-right-that-was-well-ruled = Όλα σωστά. Καλή απόφαση.
practice-end-page-nearly-all-right = Σχεδόν όλα σωστά.
practice-end-page-partly-right = Εν μέρει σωστά.
practice-end-page-not-this-time-it-will-come = Όχι αυτή τη φορά. Θα έρθει ξανά.
practice-end-page-right = Σωστό.
practice-end-page-not-so = Δεν είναι έτσι.
practice-end-page-next-problem = Επόμενο πρόβλημα
practice-end-page-another-one-of-what-you-practise = Άλλο ένα από τα θέματα της εξάσκησής σας
practice-end-page-play-on = Συνέχιση παιχνιδιού
practice-end-page-the-table-with-the-ruling-all = Το τραπέζι με την απόφαση, όλο δικό σας
practice-end-page-the-same-but = Το ίδιο, αλλά…
practice-end-page-one-thing-was-otherwise-rule-again = Ένα πράγμα ήταν αλλιώς: αποφασίστε ξανά
practice-end-page-save-as-case = Αποθήκευση ως περίπτωση…
practice-end-page-keep-this-problem-in-a-file = Κρατάει αυτό το πρόβλημα σε ένα αρχείο
practice-end-page-report-this-problem = Αναφορά του προβλήματος…
practice-end-page-write-a-file-with-a-remark = Γράφει ένα αρχείο με ένα σχόλιό σας
practice-end-page-the-ruling = Η ΑΠΟΦΑΣΗ
practice-end-page-law = Νόμος { $cite }
practice-hidden-ruling-shows-it-too-the-space-bar = Το δείχνει και το →. Το πλήκτρο διαστήματος δείχνει την απόφαση.
practice-hidden-ruling-a-click-enter-or-the-digit = Αποφασίζετε με κλικ, με Enter ή με το ψηφίο. Το πλήκτρο διαστήματος δείχνει την απόφαση χωρίς απάντηση.
practice-hidden-ruling-what-do-you-rule = Τι αποφασίζετε;
practice-hidden-ruling-what-happens-next = Τι γίνεται τώρα
practice-hidden-ruling-show-the-ruling = Εμφάνιση απόφασης
practice-hidden-ruling-before-the-first-action = Πριν από την πρώτη ενέργεια
practice-hidden-ruling-right = Σωστό
practice-hidden-ruling-not-so = Δεν είναι έτσι
practice-hidden-ruling-one-action-on = Μία ενέργεια εμπρός (→)
practice-hidden-ruling-show-the-ruling-space = Δείχνει την απόφαση (Space)
practice-hidden-ruling-of = { $at } από { $length }
practice-lightning-lightning = Αστραπή
practice-lightning-what-do-you-rule-sixty-seconds = Τι αποφασίζετε; Εξήντα δευτερόλεπτα: ένα πάτημα για κάθε τραπέζι, με τα ψηφία ή το ποντίκι.
practice-lightning-once-more = Άλλη μία φορά
practice-lightning-begin = Αρχή
practice-lightning-close = Κλείσιμο
practice-lightning-s = { $left } δευτ.
practice-lightning-time-is-over-right = Τέλος χρόνου: { $right } σωστά.
practice-panel-problem = Πρόβλημα
practice-panel-see-what-happened = Προβολή όσων έγιναν
practice-panel-show-the-ruling = Εμφάνιση απόφασης
practice-panel-step-by-step-enter = Βήμα βήμα: → (Enter)
practice-panel-stop-here-and-look-space = Σταματάτε εδώ και κοιτάτε (Space)
practice-panel-of = { $at } από { $length }
practice-progress-picture-green-four-of-five-right-orange = Πράσινο: σωστά τα τέσσερα στα πέντε. Πορτοκαλί: τα μισά. Κόκκινο: λιγότερα. Το χρώμα ξεθωριάζει με τις εβδομάδες.
practice-progress-picture-who-is-practising = Ποιος εξασκείται;
practice-progress-picture-laws = Νόμοι
practice-progress-picture-today = σήμερα
practice-progress-picture-your-progress = Η πρόοδός σας
practice-progress-picture-one-problem-ruled-on = Αποφασίσατε για ένα πρόβλημα
practice-progress-picture-you = Εσείς
practice-progress-picture-law = Νόμος { $law }, { $title }
practice-progress-picture-export = Εξαγωγή…
practice-progress-picture-import = Εισαγωγή…
practice-progress-picture-somebody-else = Κάποιος άλλος…
practice-progress-picture-delete = Διαγραφή…
practice-progress-picture-close = Κλείσιμο
practice-progress-picture-nothing-has-been-ruled-on-yet = Δεν έχετε αποφασίσει ακόμη για τίποτα.
practice-progress-picture-all-answers-are-written = Γράφτηκαν όλες οι απαντήσεις.
practice-progress-picture-the-answers-are-taken-in = Οι απαντήσεις προστέθηκαν.
practice-progress-picture-not-practised-yet = { $words }: χωρίς εξάσκηση ακόμη.
practice-progress-picture-days-ago = πριν από { $days ->
    [one] 1 μέρα
   *[other] { $days } μέρες
}
practice-progress-picture-write-all-answers-into-one-file = Γράφει όλες τις απαντήσεις σε ένα αρχείο
practice-progress-picture-take-in-the-answers-of-another = Παίρνει τις απαντήσεις ενός άλλου αρχείου, για παράδειγμα από άλλον υπολογιστή
practice-progress-picture-another-person-practises-on-this-laptop = Σε αυτόν τον υπολογιστή εξασκείται κάποιος άλλος
practice-progress-picture-forget-all-answers-of-this-person = Ξεχνάει όλες τις απαντήσεις εκείνου που εξασκείται
practice-progress-picture-problems-ruled-on = Αποφασίσατε για { $done } προβλήματα
practice-progress-picture-what-comes-again-cannot-be-told = τι έρχεται ξανά δεν μπορεί να ειπωθεί: το πακέτο «fsrs» δεν είναι εγκατεστημένο
practice-progress-picture-kinds-come-again-today = { $now ->
    [one] σήμερα έρχεται ξανά 1 είδος
   *[other] σήμερα έρχονται ξανά { $now } είδη
}
practice-progress-picture-by-tomorrow = { $count } ως αύριο
practice-progress-picture-days-in-a-row = { $days } μέρες στη σειρά
practice-question-type-the-paragraph-45c4b = Γράψτε την παράγραφο: 45C4b
practice-question-the-paragraph-typed = Η παράγραφος, γραπτά
practice-question-i-have-asked-enough = Ρώτησα αρκετά
practice-question-that-is-my-answer = Αυτή είναι η απάντησή μου
practice-question-go-on = Συνέχεια
practice-question-on-to-what-comes-next-enter = Σε ό,τι ακολουθεί (Enter)
practice-question-ask-what-can-matter-and-nothing = Ρωτήστε ό,τι μπορεί να έχει σημασία, και τίποτε άλλο.
practice-question-more-than-one-may-be-right = Μπορεί να είναι σωστές περισσότερες από μία.
practice-reason-right = Σωστό
practice-reason-partly-right = Εν μέρει σωστό
practice-reason-not-so = Δεν είναι έτσι
practice-told-what-the-players-say = Τι λένε οι παίκτες
practice-wishes-what-to-practise = Θέματα εξάσκησης
practice-wishes-player = Παίκτης
practice-wishes-club-director = Διαιτητής ομίλου
practice-wishes-tournament-director = Διαιτητής τουρνουά
practice-wishes-level = Επίπεδο
practice-wishes-find-57-revoke-dummy = Αναζήτηση: 57, ρενόνς, μορ
practice-wishes-find-kinds-by-law-or-word = Βρείτε είδη με έναν Νόμο ή μια λέξη
practice-wishes-kinds-of-irregularity = Είδη ανωμαλίας
practice-wishes-everything = Τα πάντα
practice-wishes-practise-now = Εξάσκηση &τώρα
practice-wishes-practise-now-2 = Εξάσκηση τώρα
practice-wishes-who-are-you-at-the-table = Ποιος είστε στο τραπέζι;
practice-wishes-what-do-you-want-to-practise = Σε τι θέλετε να εξασκηθείτε;
practice-wishes-tick-what-you-like-space-with = Σημειώστε ό,τι θέλετε (Space). Αν δεν σημειώσετε τίποτα, τα παίρνετε όλα.
practice-wishes-tick-nothing-problems-of-every-kind = Χωρίς σημειώσεις: προβλήματα κάθε είδους
practice-wishes-you-are-asked-what-each-card = Σας ρωτάει τι είναι τώρα κάθε φύλλο, και αν μπορεί να επιστρέψει.
practice-wishes-also-what-you-ask-who-may = Και τι ρωτάτε, ποιος μπορεί να επιλέξει τι, και τι γίνεται τώρα.
practice-wishes-also-what-partner-may-know-what = Και τι επιτρέπεται να γνωρίζει ο συμπαίκτης, τι εξετάζεται ξανά, και ποια παράγραφος το λέει.
practice-hidden-ruling-you-ruled = { $so ->
    [yes] Αποφασίσατε: { $answer }.
   *[no] Αποφασίσατε: { $answer }. Σωστό είναι: { $right }.
}
practice-progress-picture-told = { $words }: { $share } % σωστά, { $answers ->
    [one] 1 πρόβλημα
   *[other] { $answers } προβλήματα
}, το τελευταίο { $when }.
practice-progress-picture-forget-all = Να διαγραφούν όλες οι απαντήσεις ({ $who }); Δεν υπάρχει αναίρεση.
practice-wishes-laws = { $count ->
    [one] Νόμος { $laws }
   *[other] Νόμοι { $laws }
}
practice-end-page-answers-right = { $right } από { $asked } απαντήσεις σωστές.
practice-desk-series-done = { $title }: τέλος. Πήρατε το { $share } % των βαθμών.
practice-desk-where = { $title } · { $number } από { $length }
practice-panel-question-of = Ερώτηση { $number } από { $count }
practice-lightning-score = σωστά { $right } · λάθος { $wrong } · καλύτερη επίδοση { $best }

## The kinds of problem, by what went wrong.

practice-kind-G01 = Φύλλο αμυνόμενου που ίσως το είδε ο συμπαίκτης
practice-kind-G02 = Σε αμυνόμενο πέφτει φύλλο, ή το δείχνει ή το ονομάζει
practice-kind-G03 = Ένα τιμωρημένο φύλλο όσο το παιχνίδι συνεχίζεται
practice-kind-G04 = Ένα τιμωρημένο φύλλο δεν παίζεται
practice-kind-G05 = Η αντάμ γίνεται από λάθος χέρι
practice-kind-G06 = Αμυνόμενος βγαίνει εκτός σειράς
practice-kind-G07 = Ο εκτελεστής βγαίνει από λάθος χέρι
practice-kind-G08 = Έξοδος εκτός σειράς στην τελευταία λεβέ
practice-kind-G09 = Αμυνόμενος παίζει πριν από τον συμπαίκτη του
practice-kind-G10 = Αμυνόμενος παίζει στη σειρά του αντιπάλου στα δεξιά του
practice-kind-G11 = Ο εκτελεστής παίζει πρόωρα
practice-kind-G12 = Δύο φύλλα μαζί
practice-kind-G13 = Πέμπτο φύλλο σε μια λεβέ
practice-kind-G14 = Ο μορ βάζει φύλλο που δεν ζητήθηκε
practice-kind-G15 = Ο εκτελεστής ζητάει άλλο φύλλο
practice-kind-G16 = Μισή λέξη για ένα φύλλο του μορ
practice-kind-G17 = Παραπλάνηση από αντίπαλο
practice-kind-G18 = Μια ρενόνς
practice-kind-G19 = Λεβέ με ένα φύλλο παραπάνω ή λιγότερο
practice-kind-G20 = Μπορώ να το ξαναδώ;
practice-kind-G21 = Ο εκτελεστής ή ο μορ δείχνει φύλλα
practice-kind-G22 = Μια κουβέντα για τη λεβέ που παίζεται
practice-kind-G23 = Διεκδίκηση ή παραχώρηση
practice-kind-G24 = Φύλλο που φάνηκε κατά την αγορά
practice-kind-G25 = Δήλωση που αποσύρθηκε, και η έξοδος
practice-kind-G26 = Συνέχιση ενώ ένα φύλλο πρέπει να επιστρέψει
practice-kind-G27 = Ο μορ κάνει περισσότερα από όσα επιτρέπεται
practice-kind-G28 = Συνέχιση χωρίς τον Διαιτητή
practice-kind-G29 = Ανεπαρκής αγορά
practice-kind-G30 = Δήλωση εκτός σειράς
practice-kind-G31 = Παραδρομή, ή αλλαγή γνώμης
practice-kind-G32 = Δήλωση που δεν μπορεί να κάνει κανείς
practice-kind-G33 = Αλέρτ που λείπει, λανθασμένη εξήγηση

## The file in which answers are kept. $why is what the system says, or one of the sentences below.

practice-answers-not-kept = Οι απαντήσεις σας δεν μπορούν να φυλαχτούν: { $why }. Η εξάσκηση συνεχίζεται, και η προσπάθεια γίνεται ξανά με κάθε απάντηση· ό,τι δεν έχει φυλαχτεί ως το τέλος χάνεται.
practice-answers-not-written = Το { $file } δεν μπορεί να γραφτεί: { $why }
practice-answers-not-taken-in = Το { $file } δεν μπορεί να προστεθεί: { $why }
practice-answers-no-file = Το { $file } δεν είναι αρχείο απαντήσεων.
practice-answers-later-version = Το { $file } γράφτηκε από νεότερη έκδοση του προγράμματος.
practice-answers-damaged = Το { $file } έχει χαλάσει: { $why }
practice-answers-no-answer = Περιέχει μια απάντηση που δεν είναι απάντηση.
