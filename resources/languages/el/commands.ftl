### What is said in a terminal, by the commands and where no window can open.

## What is said of the words typed after the program's name.

commands-no-file = Δεν υπάρχει αρχείο «{ $name }».
commands-no-option = Δεν υπάρχει επιλογή { $name }.
commands-one-file = Κάθε φορά ανοίγει ένα αρχείο: το { $name } περισσεύει.
commands-did-you-mean = Μήπως εννοείτε { $near };
commands-no-number-of-problems = το { $typed } δεν είναι πλήθος προβλημάτων, ένα ή περισσότερα
commands-no-such-action = --at: υπάρχουν οι ενέργειες 1 ως { $last }, και 0 για καμία

## What --help says of the window and of each command; FILE, FOLDER and N stand for what is to be typed.

commands-usage = χρήση:
commands-typed = όσα γράφονται με τη σειρά
commands-options = επιλογές
commands-help-help = δείχνει αυτή τη βοήθεια και σταματά
commands-help-version = δείχνει την έκδοση του προγράμματος και σταματά
commands-error = { $program }: λάθος: { $why }
# What is wrong with the words typed. $argument and $option are as they are typed: --at.
commands-fault-argument = { $argument }: { $fault }
commands-fault-required = λείπουν και πρέπει να γραφτούν: { $names }
commands-fault-unknown = άγνωστες λέξεις: { $words }
commands-fault-one-wanted = χρειάζεται μετά και μία τιμή
commands-fault-ambiguous = δεν είναι σαφής η επιλογή { $option }: μπορεί να είναι { $meant }
commands-fault-nothing-wanted = δεν παίρνει τιμή, και γράφτηκε { $typed }
commands-fault-no-number = το { $typed } δεν είναι ακέραιος αριθμός
commands-fault-not-offered = δεν γίνεται δεκτό το { $typed } (επιτρέπονται: { $offered })
commands-help-program = Ένα τραπέζι μπριτζ όπου μπορεί να συμβεί και το λάθος, και ο Νόμος που το διορθώνει.
commands-help-commands = Εντολές στη θέση του ΑΡΧΕΙΟ: check, judge, laws, problems, collection, score, equity, import, export· καθεμία έχει το δικό της --help.
commands-help-file = ένα αρχείο περίπτωσης· χωρίς αυτό, η βιβλιοθήκη των περιπτώσεων
commands-help-self-test = ανοίγει το παράθυρο με το ΑΡΧΕΙΟ, το κρίνει, το ζωγραφίζει και κλείνει
commands-help-languages = οι γλώσσες του προγράμματος, και τι λείπει από καθεμία: για όποιον μεταφράζει
commands-help-languages-list = οι γλώσσες του προγράμματος, με τους κωδικούς τους
commands-help-languages-check = εξετάζει μια γλώσσα: τι λείπει, τι είναι πολύ μακρύ, τι δεν υπάρχει στο γλωσσάρι
commands-help-languages-code = ο κωδικός της γλώσσας, όπως it· αν δεν δοθεί, όλες
commands-help-language = η γλώσσα μόνο γι’ αυτή τη φορά: en, it, el· πριν από μια εντολή, ισχύει και για εκείνη
commands-typed-language = ΓΛΩΣΣΑ
# $typed: what was asked for, $known: the codes of the languages there are.
commands-no-language = Δεν υπάρχει γλώσσα «{ $typed }». Γνωστές είναι: { $known }.
commands-help-portable = κρατάει τις ρυθμίσεις και ό,τι δεν αποθηκεύτηκε δίπλα στο πρόγραμμα
commands-help-check = κρίνει αρχεία περιπτώσεων και ελέγχει αν βγαίνει ό,τι αναμένουν
commands-help-check-paths = αρχεία ή φάκελοι· χωρίς αυτά, η βιβλιοθήκη των περιπτώσεων
commands-help-check-summary = λέει και ποιους Νόμους καλύπτουν οι περιπτώσεις
commands-help-judge = λέει τι ορίζει ο Νόμος για μια περίπτωση
commands-help-judge-edition = μία έκδοση των Νόμων· αν δεν δοθεί, όλες
commands-help-judge-at = μετά την ενέργεια με αυτόν τον αριθμό· αν δεν δοθεί, μετά την τελευταία
commands-help-judge-json = ως δεδομένα για άλλα προγράμματα
commands-help-judge-previews = λέει πού οδηγεί κάθε απάντηση σε μια ερώτηση
commands-help-laws = ο κατάλογος των παραγράφων και τι τις αποδεικνύει
commands-help-laws-edition = μία έκδοση των Νόμων· αν δεν δοθεί, όλες
commands-help-laws-json = ως δεδομένα για άλλα προγράμματα
commands-help-score = λέει πόσους βαθμούς δίνει ένα αποτέλεσμα
commands-help-score-what = το συμβόλαιο με τον εκτελεστή του, και οι λεβέ που κέρδισε μαζί με τον μορ: "4SX S" 9· ή αρχεία διανομών, ή φάκελοι με τέτοια
commands-help-score-json = ως δεδομένα για άλλα προγράμματα
commands-help-score-vulnerable = ο άξονας του εκτελεστή είναι στη δεύτερη μανς
commands-help-equity = λέει πόσες λεβέ αξίζουν τα φύλλα με τα τέσσερα χέρια ανοικτά
commands-help-problems = γράφει τυχαία προβλήματα, ως αρχεία περιπτώσεων
commands-help-problems-list = λέει ποια είδη προβλημάτων υπάρχουν
commands-help-problems-kind = μόνο από αυτά τα είδη, όπως G06,G18
commands-help-problems-law = μόνο για αυτόν τον Νόμο, όπως 57
commands-help-problems-level = 1 παίκτης, 2 Διαιτητής ομίλου, 3 τουρνουά
commands-help-problems-edition = με ποια έκδοση των Νόμων ρωτιούνται· αν δεν δοθεί, με όλες
commands-help-problems-count = πόσα προβλήματα· αν δεν δοθεί, δέκα
commands-help-problems-seed = ένας αριθμός: ο ίδιος σπόρος δίνει τα ίδια προβλήματα
commands-help-problems-twins = και τα ίδια με ένα γεγονός αλλαγμένο, όπου έχει σημασία
commands-help-problems-judgement = και όσα αφήνονται στην κρίση του Διαιτητή
commands-help-problems-out = πού θα γραφτούν· αν ο φάκελος δεν υπάρχει, φτιάχνεται
commands-help-collection = εξετάζει μια συλλογή περιπτώσεων, φτιάχνει, εγκαθιστά ή αφαιρεί μία
commands-help-collection-check = λέει τι είναι λάθος σε μια συλλογή, αρχείο προς αρχείο
commands-help-collection-check-path = ένας φάκελος, ή ένα αρχείο που τελειώνει σε .bridgecases
commands-help-collection-make = πακετάρει έναν φάκελο με περιπτώσεις σε ένα αρχείο
commands-help-collection-make-path = ο φάκελος με τις περιπτώσεις
commands-help-collection-make-out = το αρχείο που θα γραφτεί· τελειώνει σε .bridgecases
commands-help-collection-install = εξετάζει μια συλλογή και την εγκαθιστά, στη θέση μιας παλαιότερης
commands-help-collection-list = λέει ποιες συλλογές είναι εγκατεστημένες
commands-help-collection-remove = αφαιρεί μια συλλογή, εκτός από όσα έχετε αλλάξει σε αυτήν
commands-help-collection-remove-name = το όνομά της, όπως το δίνει η εντολή «list»
commands-help-collection-title = πώς λέγεται η συλλογή
commands-help-collection-author = ποιος έγραψε τις περιπτώσεις της
commands-help-collection-licence = τι μπορούν να κάνουν οι άλλοι με αυτές, όπως CC BY 4.0
commands-help-collection-language = η γλώσσα των κειμένων της, όπως el
commands-help-collection-version = μια νεότερη αντικαθιστά μια παλαιότερη

## What stands for something to be typed, in --help.

commands-help-import = διαβάζει διανομές άλλων προγραμμάτων: PBN, LIN, συνδέσμους, αρχεία μηχανών που μοιράζουν
commands-help-import-files = αρχεία διανομών, ή φάκελοι με τέτοια
commands-help-import-board = μόνο οι διανομές με αυτόν τον αριθμό, καθεμία ως περίπτωση
commands-help-import-json = ως δεδομένα για άλλα προγράμματα
commands-help-import-out = γράφει ένα αρχείο περίπτωσης για κάθε διανομή· αν ο φάκελος δεν υπάρχει, φτιάχνεται
commands-help-export = γράφει περιπτώσεις για άλλα προγράμματα
commands-help-export-files = αρχεία περιπτώσεων, ή φάκελοι με τέτοια
commands-help-export-out = γράφει ένα αρχείο για κάθε περίπτωση· αν ο φάκελος δεν υπάρχει, φτιάχνεται
commands-help-export-to = σε ποια μορφή
commands-help-export-edition = τα φύλλα που μετρούν με αυτή την έκδοση των Νόμων· αν δεν δοθεί, με την τελευταία
commands-help-export-plain = χωρίς τις ετικέτες και την ολόκληρη καταγραφή, όπου σκοντάφτουν κάποια προγράμματα
commands-typed-file = ΑΡΧΕΙΟ
commands-typed-picture = ΕΙΚΟΝΑ.png
commands-typed-path = ΔΙΑΔΡΟΜΗ
commands-typed-number = ΑΡΙΘΜΟΣ
commands-typed-kinds = ΕΙΔΟΣ,…
commands-typed-seed = ΣΠΟΡΟΣ
commands-typed-folder = ΦΑΚΕΛΟΣ
commands-typed-text = ΚΕΙΜΕΝΟ
commands-typed-name = ΟΝΟΜΑ
commands-typed-result = ΣΥΜΒΟΛΑΙΟ ΛΕΒΕ | ΔΙΑΔΡΟΜΗ

## What the commands say.

# $passing: what is said of an expectation of the file that is passed over.
commands-too-many-tricks = Οι λεβέ είναι δεκατρείς και όχι { $tricks }.
# A board with what it scored, in words.
commands-score-board = { $board ->
    [none] { $words }
   *[other] Διανομή { $board }: { $words }
}
# Of a file with several boards.
commands-scores = { $file }: έχουν αποτέλεσμα { $scored } από { $count } διανομές.
# Of a board that does not tell who is vulnerable: $told is what is scored if nobody is.
commands-score-either = { $told } Στη δεύτερη μανς: { $vulnerable }.
commands-passed-out = Πάσο όλοι: 0.
commands-no-result = Δεν αναφέρεται αποτέλεσμα.
commands-no-files = Δεν περιέχει κανένα αρχείο.
commands-no-such-board = Δεν υπάρχει διανομή { $board }.
commands-import-written = { $count ->
    [one] Μία περίπτωση γράφτηκε στον φάκελο { $folder }.
   *[other] { $count } περιπτώσεις γράφτηκαν στον φάκελο { $folder }.
}
commands-counts-for-nothing = { $passing }· δεν μετράει
commands-what-was-ruled = Τι αποφασίστηκε
# A line of the list of kinds; $laws are numbers: 57, 58.
commands-kind = { $id }  { $title }  (Νόμοι { $laws })
commands-problems-where = problems: πείτε πού θα γραφτούν, --out ΦΑΚΕΛΟΣ, ή ζητήστε --list
# $why is a sentence: there is no kind G99.
commands-problems-none = problems: { $why }
commands-problems-not-written = problems: δεν γράφεται τίποτα στον φάκελο { $folder }: { $why }
commands-problems-written = { $count ->
    [one] Γράφτηκε { $count } πρόβλημα
   *[other] Γράφτηκαν { $count } προβλήματα
} στον φάκελο { $folder }
commands-progress = { $done } από { $count }
commands-no-kind = Δεν υπάρχει είδος { $name }. Τα είδη είναι { $kinds }· με --list λέγεται τι είναι το καθένα.
commands-no-problem-of-law = { $among ->
    [kinds] Κανένα πρόβλημα από αυτά τα είδη δεν αφορά τον Νόμο { $law }.
   *[all] Κανένα πρόβλημα δεν αφορά τον Νόμο { $law }.
} Νόμοι με προβλήματα: { $laws }.
# Said after "problems:".
commands-none-at-this-level = δεν υπάρχει πρόβλημα αυτού του είδους σε αυτό το επίπεδο με αυτή την έκδοση
# Said after "problems:".
commands-not-on-this-board = Τίποτα τέτοιο δεν είναι πιθανό να συμβεί σε αυτή τη διανομή.
commands-no-deal = δεν βρέθηκε μοιρασιά για το είδος { $kind }, επίπεδο { $level }, με τους Νόμους του { $edition }
commands-none-found = Δεν βρέθηκε πρόβλημα για τον Νόμο { $law } με όλα τα άλλα που ζητήσατε.

## What the command `collection` says.

commands-collection-about = { $author ->
    [none] { $title }, έκδοση { $version }
   *[other] { $title }, από: { $author }, έκδοση { $version }
}
commands-collection-holds = { $edition }: { $asked ->
    [0] καμία περίπτωση δεν αναμένει κάτι
    [one] { $held ->
        [0] η 1 περίπτωση δεν ισχύει
       *[other] η 1 περίπτωση ισχύει
    }
   *[other] ισχύουν { $held } από { $asked } περιπτώσεις
}
commands-collection-fails = { $file }: όσα αναμένει δεν ισχύουν με τους Νόμους του { $editions }
commands-collection-nothing = collection: δεν έχει καμία περίπτωση που να μπορεί να χρησιμοποιηθεί
commands-collection-not-installed = collection: η «{ $title }» δεν μπορεί να εγκατασταθεί: { $why }
commands-collection-installed = { $count ->
    [one] Η «{ $title }» εγκαταστάθηκε, με 1 περίπτωση
   *[other] Η «{ $title }» εγκαταστάθηκε, με { $count } περιπτώσεις
}
commands-collection-none = collection: καμία εγκατεστημένη δεν λέγεται { $name }
commands-collection-removed = Η «{ $title }» αφαιρέθηκε
commands-collection-not-written = collection: το { $file } δεν μπορεί να γραφτεί: { $why }
commands-collection-written = { $count ->
    [one] Πακεταρίστηκε 1 περίπτωση
   *[other] Πακεταρίστηκαν { $count } περιπτώσεις
} στο αρχείο { $file }

## Why no window can open here, and what to type. Lines that stand further in are typed as they are.

commands-without-window = Οι εντολές check, judge και laws δουλεύουν και χωρίς αυτό.
commands-no-qt =
    Το παράθυρο χρειάζεται το PySide6, που δεν είναι εγκατεστημένο εδώ. { $advice }

    { "    " }{ $python } -m pip install { $requirements }

    { commands-without-window }
commands-no-qt-from-source =
    Αυτό εγκαθιστά ό,τι λείπει και ανοίγει το παράθυρο:

    { "    " }{ $python } { $start }

    Ή εγκαταστήστε το μόνοι σας, σε δικό σας περιβάλλον:
commands-no-qt-by-hand = Αυτό το εγκαθιστά, μαζί με όλα τα άλλα που χρειάζεται το πρόγραμμα:
commands-incomplete = Λείπει ένα μέρος του προγράμματος, το PySide6. Αποσυμπιέστε ή εγκαταστήστε ξανά το πρόγραμμα.
commands-no-libraries =
    Το παράθυρο χρειάζεται κάτι που λείπει από αυτό το σύστημα: { $libraries }. Πληκτρολογήστε τις γραμμές για το δικό σας Linux και ξεκινήστε πάλι:

    { $install }

    { commands-without-window }
commands-qt-fails =
    Το PySide6, που ζωγραφίζει το παράθυρο, δεν μπορεί να φορτωθεί σε αυτό το σύστημα: { $error }.
    { commands-without-window }
commands-no-display =
    Εδώ δεν υπάρχει οθόνη (δεν έχουν οριστεί ούτε DISPLAY ούτε WAYLAND_DISPLAY), γι’ αυτό δεν μπορεί να ανοίξει παράθυρο.
    Και χωρίς οθόνη το πρόγραμμα μπορεί να ζωγραφιστεί σε μια εικόνα, με --self-test ΕΙΚΟΝΑ.png.
    { commands-without-window }
commands-silent-display =
    Η οθόνη { $display } δεν απαντά, γι’ αυτό δεν μπορεί να ανοίξει παράθυρο.
    Και χωρίς αυτήν το πρόγραμμα μπορεί να ζωγραφιστεί σε μια εικόνα, με QT_QPA_PLATFORM=offscreen και --self-test ΕΙΚΟΝΑ.png.
    { commands-without-window }
commands-not-portable = Τίποτα δεν μπορεί να φυλαχτεί δίπλα στο πρόγραμμα: { $place }
