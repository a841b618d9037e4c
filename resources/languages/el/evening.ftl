### An evening with a class: the set list, the rehearsal, what is handed out, and the director's book of an evening.

## What is wrong with the file of a set list.

evening-no-edition = τέτοια έκδοση δεν υπάρχει εδώ: { $editions }
evening-file-wanted = λείπει το `file`: πού βρίσκεται η περίπτωση

## A case of a set list that cannot be shown, or is another than it was.

evening-case-missing = Η περίπτωση «{ $title }» δεν υπάρχει πια· αναζητήθηκε στη βιβλιοθήκη.
evening-case-missing-at = Η περίπτωση «{ $title }» δεν υπάρχει πια· αναζητήθηκε εδώ: { $where }.
evening-case-missing-collection = Η περίπτωση «{ $title }» δεν υπάρχει: είναι από τη συλλογή «{ $collection }». Εγκαταστήστε τη συλλογή, και θα βρεθεί.

evening-case-unreadable = Η περίπτωση «{ $title }» δεν διαβάζεται: { $why }.
evening-case-changed = Η περίπτωση «{ $title }» έχει αλλάξει από τότε που μπήκε στη λίστα.

## The director's book of an evening.

# $deed is an action, quoted: «Η Ανατολή ρίχνει κατά λάθος ♥9».
evening-could-have-known = { $deed }: θα μπορούσε ο παραβάτης να γνωρίζει ότι αυτό ίσως ζημιώσει τον άλλο άξονα;

## The subjects of the pocket cards.

evening-pocket-opening-lead = Αντάμ εκτός σειράς
evening-pocket-defenders-lead = Έξοδος αμυνομένου εκτός σειράς
evening-pocket-declarers-lead = Έξοδος εκτελεστή εκτός σειράς
evening-pocket-revoke = Ρενόνς που φάνηκε εγκαίρως
evening-pocket-revoke-established = Οριστική ρενόνς
evening-pocket-penalty-card = Τιμωρημένα φύλλα
evening-pocket-card-played = Παίχτηκε το φύλλο;
evening-pocket-card-named = Πώς ζητιέται φύλλο από τον μορ
evening-pocket-card-withdrawn = Φύλλο που αποσύρεται
evening-pocket-claim = Διεκδικήσεις
evening-pocket-insufficient-bid = Ανεπαρκής αγορά
evening-pocket-call-out-of-turn = Δήλωση εκτός σειράς
evening-pocket-call-changed = Αλλαγή δήλωσης

# A question the director has asked, and its answer.
evening-pocket-found = { $asked } { $answer }.

## On paper.

# $foot is the title of what is printed.
evening-paper-page = { $foot }  ·  σελίδα { $page } από { $pages }
evening-paper-name = Όνομα: ______________________________
evening-paper-answers = Απαντήσεις
evening-untitled = Βραδιά χωρίς τίτλο
evening-laws-of = Νόμοι του { $edition }
evening-summary-all = { $cases ->
    [one] Μία περίπτωση.
   *[other] { $cases } περιπτώσεις.
} Χέρια για τη σωστή απάντηση: { $right } από { $raised }.
# $planned is the time that was planned, as 5:00.
evening-summary-took = Πήρε { $took }{ $budget ->
    [yes] {" "}από { $planned }
   *[no] {""}
}.
evening-summary-no-vote = Δεν έγινε ψηφοφορία.
evening-summary-right = Σωστά χέρια: { $right } από { $raised }.
evening-notes = Σημειώσεις
evening-notes-where = { $number } από { $many }{ $minutes ->
    [0] {""}
    [one] {" "}· ένα λεπτό
   *[other] {" "}· { $minutes } λεπτά
}
evening-notes-next = Επόμενη: { $title }
evening-book-of = Αποφάσεις της { $day }
evening-book-told = { $rulings ->
    [one] Μία απόφαση.
   *[other] { $rulings } αποφάσεις.
} { $open ->
    [0] Δεν μένει τίποτα να εξετάσετε ξανά μετά το παιχνίδι.
    [one] Μένει ένα πράγμα να εξετάσετε ξανά μετά το παιχνίδι.
   *[other] Μένουν { $open } πράγματα να εξετάσετε ξανά μετά το παιχνίδι.
}
evening-book-where = Τραπέζι { $table }, διανομή { $board }
evening-pocket-cards = Κάρτες τσέπης

## The window of the set list.

# $changed: yes while there is something in it that is not saved.
evening-window-title-new = { $changed ->
    [yes] Λίστα της βραδιάς *
   *[no] Λίστα της βραδιάς
}
# $changed: yes while there is something in it that is not saved.
evening-window-title = { $changed ->
    [yes] { $name } *
   *[no] { $name }
} – Λίστα της βραδιάς
evening-files = Λίστες βραδιάς (*.bridgeevening);;Όλα τα αρχεία (*)
evening-file-name = βραδιά
evening-title = Τίτλος της βραδιάς
evening-title-hint = Ο τίτλος της βραδιάς, όπως τον διαβάζει η τάξη
evening-laws = Νόμοι του
evening-rows-cases = Οι περιπτώσεις της βραδιάς με τη σειρά
evening-rows-number = Αρ.
evening-rows-case = Περίπτωση
evening-rows-minutes = Λεπτά
# Stands before the title of a case that cannot be shown as it was.
evening-rows-with-trouble = ! { $title }
evening-minutes = Πόσα λεπτά μπορεί να πάρει αυτή η περίπτωση
evening-minutes-label = &Λεπτά:
evening-no-limit = χωρίς όριο
evening-notes-label = Σ&ημειώσεις:
evening-notes-hint = Όσα θέλετε να πείτε γι’ αυτή την περίπτωση. Τα βλέπετε μόνο εσείς.
evening-new = &Νέα
evening-open = Άνοι&γμα…
evening-save = &Αποθήκευση
evening-save-as = Αποθήκευση &ως…
evening-add-open = &Προσθήκη της ανοικτής περίπτωσης
evening-up = &Μετακίνηση πάνω
evening-down = Μετακίνηση &κάτω
evening-take-off = Α&φαίρεση
evening-look = Προβολή στο &τραπέζι
evening-show = Παρουσία&ση
evening-rehearse = Πρό&βα
evening-handout = Φυλλά&διο…
evening-notes-paper = Σημε&ιώσεις για το κινητό…
evening-summary = Πώς πήγε η β&ραδιά…
evening-empty = Η λίστα δεν έχει ακόμη καμία περίπτωση. Ανοίξτε μία στο τραπέζι και πατήστε «Προσθήκη της ανοικτής περίπτωσης», ή σύρετέ την εδώ από τον κατάλογο των περιπτώσεων.
evening-sum = { $cases ->
    [one] Μία περίπτωση
   *[other] { $cases } περιπτώσεις
}, { $minutes ->
    [one] ένα λεπτό
   *[other] { $minutes } λεπτά
}{ $without ->
    [0] {""}
    [one] , η μία από αυτές χωρίς όριο χρόνου
   *[other] , οι { $without } από αυτές χωρίς όριο χρόνου
}.
evening-sum-without-limit = { $cases ->
    [one] Μία περίπτωση
   *[other] { $cases } περιπτώσεις
}, χωρίς όριο χρόνου.
evening-open-is-in-no-file = Το ανοικτό τραπέζι δεν είναι ακόμη σε αρχείο. Αποθηκεύστε το πρώτα (Αρχείο → Αποθήκευση), και ύστερα μπορεί να μπει στη λίστα.
evening-no-case = Δεν μπήκε στη λίστα το { $name }: { $why }
evening-left-over = Όταν τελείωσε το πρόγραμμα, μια λίστα βραδιάς δεν είχε αποθηκευτεί: { $title }, { $cases ->
    [one] μία περίπτωση
   *[other] { $cases } περιπτώσεις
}.
evening-not-kept = Όσα θα είχε να πει κανείς γι’ αυτή τη βραδιά δεν μπορούν να φυλαχτούν: { $why }
evening-not-kept-again = Νέα προσπάθεια
evening-none-shown = Δεν έχει παρουσιαστεί ακόμη καμία βραδιά.
evening-handout-title = Φυλλάδιο
evening-with-answers = Με τις απαντήσεις, στην τελευταία σελίδα
evening-notes-title = Σημειώσεις για το κινητό
evening-notes-file = { $title } σημειώσεις
evening-summary-title = Πώς πήγε η βραδιά
evening-summary-file = { $title } πώς πήγε

## After a rehearsal.

evening-rehearsed = Η πρόβα
evening-rehearsed-took = Πήρε { $took }{ $budget ->
    [yes] {" "}από τα { $planned } που προβλέπονται
   *[no] {""}
}.
evening-rehearsed-planned = Πρόβλεψη
evening-rehearsed-time = Πήρε
evening-rehearsed-over = Παραπάνω
evening-rehearsed-too-long = +{ $time }

## The window of the director's book.

evening-book-window = Βιβλίο της βραδιάς
evening-book-day = Ημέρα
evening-book-rulings = Αποφάσεις, και σε καθεμία τι πρέπει να εξεταστεί ξανά μετά το παιχνίδι
evening-book-time = Ώρα
evening-book-table = Τραπέζι
evening-book-board = Διανομή
evening-book-ruling = Απόφαση, και τι εξετάζεται ξανά μετά το παιχνίδι
evening-book-paragraph = Νόμος
evening-book-add = &Προσθήκη αυτής της απόφασης…
evening-book-change = Α&λλαγή…
evening-book-look = Άνοιγμα του &τραπεζιού
evening-book-remove = Α&φαίρεση
evening-book-print = &Εκτύπωση ή αποθήκευση ως PDF…
evening-book-file = Αποφάσεις { $day }
evening-book-unreadable = { $count ->
    [one] Μία απόφαση αυτής της ημέρας δεν διαβάζεται. Το αρχείο της μένει όπως είναι.
   *[other] { $count } αποφάσεις αυτής της ημέρας δεν διαβάζονται. Τα αρχεία τους μένουν όπως είναι.
}
evening-book-not-kept = Το βιβλίο δεν μπορεί να γραφτεί: { $why }
evening-book-removed = Αφαιρέθηκε: { $ruling }
evening-book-put-back = Επαναφορά
evening-book-hidden = Η απόφαση είναι κρυμμένη. Δείξτε την πρώτα (με το διάστημα), και ύστερα μπορεί να μπει στο βιβλίο.
evening-book-show = Προβολή του βιβλίου
evening-book-entered = Γράφτηκε στο βιβλίο της βραδιάς. { evening-book-told }
evening-form-add = Καταχώριση στο βιβλίο της βραδιάς
evening-form-change = Μια απόφαση από το βιβλίο της βραδιάς
evening-form-table = &Τραπέζι:
evening-form-board = &Διανομή:
evening-form-time = Ώ&ρα:
evening-form-note = &Σημείωση:
evening-form-enter = &Καταχώριση
evening-form-keep = &Αποθήκευση
