### The pages of the director: ruling, card, comparison, players.

panels-assumed-leave-it-as-it-was = Να μείνει όπως ήταν
panels-assumed-change = αλλαγή
panels-assumed-sign = { $what }.
panels-because-tree-answers = Απαντήσεις
panels-because-tree-answer = Απάντηση
panels-because-tree-change = Αλλαγή
panels-because-tree-give-another-answer = Δώστε άλλη απάντηση
panels-because-tree-another-answer = Άλλη απάντηση…
panels-because-tree-ask-again = Ερώτηση ξανά
panels-because-tree-change-the-answer = Αλλαγή της απάντησης: { $words }
panels-because-tree-law = Νόμος { $cite }
panels-card-try-it = Δοκιμή
panels-card-do-so-in-the-record-undo = Κάνει την αλλαγή στην καταγραφή· η Αναίρεση την παίρνει πίσω
panels-card-card = Φύλλο
panels-card-all-of-the-ruling = Ολόκληρη η απόφαση
panels-card-because = ΓΙΑΤΙ
panels-card-and-why-not = ΚΑΙ ΓΙΑΤΙ ΟΧΙ …
panels-card-no-card = κανένα φύλλο
panels-card-which-card-is-it-about = Για ποιο φύλλο πρόκειται;
panels-card-click-a-card-on-the-table = Κάντε κλικ σε ένα φύλλο στο τραπέζι. Ή επιλέξτε ένα με το Tab και τα βέλη, και πατήστε F4.
panels-card-back-to-the-ruling-f6 = Πίσω στην απόφαση (F6)
panels-card-try-it-2 = Δοκιμή: { $words }
panels-card-law = Νόμος { $cite }
panels-compare-compare = Σύγκριση
panels-compare-branches = Παραλλαγές
panels-compare-only-what-differs = Μόνο όσα διαφέρουν
panels-compare-left-column = Αριστερή στήλη
panels-compare-right-column = Δεξιά στήλη
panels-compare-step-back-and-do-something-else = Γυρίστε πίσω και κάντε κάτι άλλο: έτσι αρχίζει μια παραλλαγή.
panels-compare-the-program-advises-the-director-decides = Το πρόγραμμα συμβουλεύει. Ο Διαιτητής αποφασίζει.
panels-compare-only-what-holds-at-every-trick = Διαφέρουν μόνο όσα ισχύουν σε κάθε λεβέ.
panels-compare-nothing-differs-here = Εδώ δεν διαφέρει τίποτα.
panels-compare-nothing = τίποτα
panels-compare-the-same = το ίδιο
panels-compare-the-same-ruling-another-number = η ίδια απόφαση, άλλος αριθμός
panels-compare-ruled-differently = διαφορετική απόφαση
panels-compare-law = Νόμος { $cite }
panels-compare-different-rulings = διαφορετικές αποφάσεις
panels-compare-same-ruling = ίδια απόφαση
panels-director-director = Διαιτητής
panels-director-obligations = Υποχρεώσεις
panels-director-leads-that-may-be-restricted = Έξοδοι που μπορούν να περιοριστούν
panels-director-may-be-taken-back = Μπορούν να αποσυρθούν
panels-director-irregularities = Ανωμαλίες
panels-director-information = Πληροφορίες
panels-director-rights = Δικαιώματα
panels-director-what-was-in-order = Όσα ήταν κανονικά
panels-director-to-look-at-again = Να εξεταστούν ξανά
panels-director-tricks = Λεβέ
panels-director-not-handled-by-the-program = Δεν τα χειρίζεται το πρόγραμμα
panels-director-the-program-advises-the-director-decides = Το πρόγραμμα συμβουλεύει. Ο Διαιτητής αποφασίζει.
panels-facts-looking-through-the-facts-nobody-was = Εξετάζονται τα γεγονότα που δεν ρωτήθηκε κανείς …
panels-facts-nothing-else-is-assumed-that-would = Δεν υποτίθεται τίποτε άλλο που θα άλλαζε την απόφαση.
panels-facts-not-looked-into = δεν εξετάστηκε
panels-facts-ask-again = Ερώτηση ξανά
panels-facts-withdraw-this-answer-the-question-is = Παίρνει πίσω αυτή την απάντηση: η ερώτηση είναι πάλι ανοικτή
panels-facts-another-answer-to-any-of-these = { $assumed }. Άλλη απάντηση σε οποιοδήποτε από αυτά θα άλλαζε την απόφαση.
panels-facts-it-counts-for-nothing = Δεν μετράει: { $why }.
panels-headline-nothing-pointed-out = καμία επισήμανση
panels-headline-because = ΓΙΑΤΙ
panels-headline-not-final-yet = Ακόμη προσωρινή: { $why }.
panels-headline-nothing-irregular = καμία ανωμαλία
panels-headline-irregularity = ανωμαλία
panels-headline-choice = επιλογή
panels-headline-goes-back = επιστρέφει
panels-headline-in-order = κανονικό
panels-headline-not-handled = δεν το χειρίζεται
panels-headline-ruling = απόφαση
panels-headline-what-follows-from-what-is-not = Υπολογίζεται ακόμη τι προκύπτει από όσα δεν είναι γνωστά …
panels-headline-if = Αν { $answer }
panels-headline-not-known = Άγνωστο. { $question }
panels-law-card-law-text = Κείμενο του Νόμου
panels-law-card-open-in-the-law-book = Άνοιγμα στο βιβλίο των Νόμων
panels-law-card-open-it-in-the-law-book = Το ανοίγει στο βιβλίο των Νόμων (Ctrl+B)
panels-law-card-the-same-in-the-laws-of = Το ίδιο στους Νόμους του { $year }
panels-law-card-the-director-weighs-this-himself-the = Αυτό το κρίνει ο ίδιος ο Διαιτητής· το πρόγραμμα του παραθέτει ό,τι χρειάζεται.
panels-law-card-the-program-does-not-rule-on = Το πρόγραμμα δεν κρίνει αυτή την παράγραφο.
panels-law-card-the-laws-of-have-no-such = Οι Νόμοι του { $year } δεν έχουν τέτοια παράγραφο.
panels-law-card-stands-as = { $year }: βρίσκεται στο { $cite }.
panels-law-card-the-same = { $year }: το ίδιο.
panels-ledger-players = Παίκτες
panels-ledger-everybody = Όλοι
panels-ledger-at-the-end-of-play = Στο τέλος της εκτέλεσης
panels-ledger-declarer = εκτελεστής
panels-ledger-dummy = μορ
panels-ledger-nothing-stands-against-or-for-anybody = Κανείς δεν δεσμεύεται ούτε δικαιούται κάτι.
panels-ledger-penalty-card = τιμωρημένο φύλλο
panels-ledger-restricted = περιορισμός
panels-ledger-has-to = υποχρέωση
panels-ledger-goes-back = επιστρέφει
panels-ledger-may-take-back = μπορεί να αποσυρθεί
panels-ledger-information = πληροφορία
panels-ledger-revoke = ρενόνς
panels-ledger-to-look-at = να εξεταστεί
panels-ledger-defender = άμυνα
panels-ledger-nothing = τίποτα
panels-ledger-law = Νόμος { $cite }
panels-ledger-not-yet-certain = { " " }(όχι ακόμη βέβαιο)
panels-options-point-at-a-choice-to-see = Δείξτε μια επιλογή, και το τραπέζι δείχνει τι θα ακολουθούσε.
panels-options-read-it-out = Ανάγνωση
panels-options-to-be-done = πρέπει να γίνει
panels-options-do-it = Να γίνει
panels-options-may-choose = Επιλογή: { $who }
panels-options-all-of-this-large-to-say = Όλα αυτά με μεγάλα γράμματα, για να τα πείτε φωναχτά (F12)
panels-options-move-these-cards-as-is-ruled = Μετακινεί αυτά τα φύλλα όπως ορίζει η απόφαση (Ctrl+D)
panels-options-speaks-first = Πρώτα μιλάει: { $who }
panels-questions-point-at-an-answer-to-see = Δείξτε μια απάντηση, για να δείτε πού οδηγεί.
panels-questions-answer = Απάντηση
panels-questions-leave-this-open-for-now-and = Αφήνει αυτήν ανοικτή προς το παρόν και πηγαίνει στην επόμενη ερώτηση (F3)
panels-questions-judge = κρίση
panels-questions-ask = ερώτηση
panels-questions-question-before = ‹ Προηγούμενη ερώτηση
panels-questions-next-question = Επόμενη ερώτηση ›
panels-questions-away-from-the-table-ask-the = Μακριά από το τραπέζι: ρωτήστε μόνο τον παίκτη.
panels-questions-away-from-the-table-ask-each = Μακριά από το τραπέζι: ρωτήστε κάθε παίκτη χωριστά.
panels-questions-away-from-the-table-ask-both = Μακριά από το τραπέζι: ρωτήστε και τους δύο παίκτες.
panels-questions-seats-such-as-ns-or-none = Θέσεις, π.χ. Βορράς και Νότος, ή τίποτα
panels-questions-suits-such-as-hearts-and-clubs = Χρώματα, π.χ. κούπες και σπαθιά, ή τίποτα
panels-questions-denominations-such-as-notrump-or-hearts = Χρώματα ή χωρίς ατού, π.χ. χωρίς ατού, ή κούπες και σπαθιά
panels-questions-a-card-such-as-d7 = Ένα φύλλο, π.χ. ρ7
panels-questions-cards-such-as-d7-c2-or = Φύλλα, π.χ. ρ7, σ2, ή τίποτα
panels-questions-the-number-of-a-trick = Ο αριθμός μιας λεβέ
panels-questions-a-number = Ένας αριθμός
panels-questions-in-his-words = Με τα δικά του λόγια
panels-questions-the-words-such-as-queen-or = Τα λόγια, π.χ. ντάμα ή μικρό σπαθί
panels-questions-a-suit-a-card-or-unclear = Ένα χρώμα, ένα φύλλο ή «δεν ήταν σαφές»
panels-questions-found-so-far = Διαπιστώθηκαν ως τώρα
panels-questions-assumed = Υποτίθεται
panels-questions-which-questions-matter-here-is-still = Υπολογίζεται ακόμη ποιες ερωτήσεις έχουν σημασία εδώ …
panels-questions-of = { $n } από { $all }
# Beside the question whether a call is comparable; $call: the one withdrawn, 1♥.
panels-compared-could-mean = Τι μπορούσε να σημαίνει το { $call };
panels-compared-in-his-words = Ρωτήστε μακριά από το τραπέζι και γράψτε το με λίγα λόγια (Enter). Μένει δίπλα στην απόφαση και δεν κρίνει τίποτα.
panels-law-card-law = Νόμος { $cite }
panels-law-card-law-of = Νόμος { $cite }, { $year }
panels-law-card-change = Από το { $first } στο { $then }: { $change }
panels-because-tree-arrow = { $opened ->
    [yes] Απόκρυψη του γιατί: { $words }
   *[no] Εμφάνιση του γιατί: { $words }
}
panels-facts-not-known = Άγνωστο
panels-compare-row = { $part }: { $how }
# What a card is, in a word or two.
panels-card-status = { $status ->
    [played] παίχτηκε
    [penalty-card] τιμωρημένο φύλλο
    [major-penalty] μείζον τιμωρημένο
    [minor-penalty] ελάσσον τιμωρημένο
    [may-be-taken-back] μπορεί να αποσυρθεί
    [must-be-played] πρέπει να παιχτεί
    [must-go-back] πρέπει να επιστρέψει
    [exposed] εκτεθειμένο
    [held] κρατιέται
    [face-down-lead] κλειστή αντάμ
    [withdrawn] αποσύρθηκε
   *[in-hand] στο χέρι
}
panels-compare-lines-differ = { $n ->
    [one] Διαφέρει μία γραμμή.
   *[other] Διαφέρουν { $n } γραμμές.
}
panels-compare-rules-have-another-number = { $n ->
    [one] Ένας κανόνας έχει άλλον αριθμό.
   *[other] { $n } κανόνες έχουν άλλον αριθμό.
}
# The status of a card, in the pill over the ruling.
panels-headline-status = { $status ->
    [in-hand] στο χέρι
    [held] κρατιέται
    [face-down-lead] κλειστή αντάμ
    [played] παίχτηκε
    [exposed] εκτεθειμένο
    [minor-penalty] ελάσσον τιμωρημένο
    [major-penalty] μείζον τιμωρημένο
    [withdrawn] αποσύρθηκε
    [must-be-played] πρέπει να παιχτεί
   *[quitted] παίχτηκε
}
panels-auction = Η αγορά

# Τι μένει ακόμη να μπει: $card είναι το ♦7 της Δύσης, $still τι γίνεται με αυτό.
panels-options-to-lay = { CAPITAL($card) } { $still }.
