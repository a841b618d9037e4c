### Show: an evening's cases before a class, the room's window and the teacher's.

## What cannot be shown.

show-programme-missing = { $name }: αυτή η περίπτωση δεν είναι εκεί όπου λέει η λίστα της βραδιάς.
show-programme-unreadable = Το { $name } δεν μπορεί να παρουσιαστεί: { $why }

## What the room reads.

show-room-title = Το παράθυρο της αίθουσας
show-page-where = Περίπτωση { $place } από { $of } · Νόμοι του { $year }
show-page-twin = Το ίδιο, αλλά… { $title }
show-page-action = Ενέργεια { $at } από { $length }
show-page-answer = { $letter }: { $answer }. Χέρια: { $hands }
show-page-law = Νόμος { $cite }
show-page-counts = Χέρια: { $counts }

## What the teacher reads.

show-teacher-title = Το παράθυρο του δασκάλου
show-teacher-set-list = Λίστα της βραδιάς
show-teacher-minutes = { $minutes } λ.
show-teacher-what-the-room-sees = Τι βλέπει η αίθουσα
show-teacher-covered = Σκεπασμένα
show-teacher-why-covered = Η απάντηση, οι σημειώσεις σας και ό,τι ακολουθεί μένουν σκεπασμένα, ώσπου να πείτε ότι αυτή την οθόνη τη βλέπετε μόνο εσείς.
show-teacher-uncover = Αυτή η οθόνη είναι δική μου: να φανούν
show-teacher-uncover-tip = Εμφανίζει και σκεπάζει την απάντηση, τις σημειώσεις σας και ό,τι ακολουθεί (U)
show-teacher-next = Ακολουθεί
show-teacher-answer = Η απάντηση
show-teacher-notes = Οι σημειώσεις σας
show-teacher-story = Η ιστορία
show-teacher-back = Πίσω
show-teacher-back-tip = Ένα βήμα πίσω (← ή PgUp)
show-teacher-on = Εμπρός
show-teacher-on-tip = Ένα βήμα εμπρός (→ ή PgDown)
show-teacher-reveal = Εμφάνιση απόφασης
show-teacher-reveal-tip = Στην ερώτηση, ύστερα η απόφαση, και πάλι κρυμμένη (Space)
show-teacher-black = Μαύρο
show-teacher-black-tip = Δεν φαίνεται τίποτα, και πάλι η εικόνα (B ή τελεία)
show-teacher-swap = Ανταλλαγή οθονών
show-teacher-swap-tip = Η αίθουσα βλέπει την άλλη οθόνη, και εσείς αυτήν (S)
show-teacher-keys = Πλήκτρα
show-teacher-keys-tip = Τι κάνει κάθε πλήκτρο (?)
show-teacher-leave = Τέλος
show-teacher-leave-tip = Πίσω εκεί από όπου αρχίσατε, με την απόφαση κρυμμένη (Esc)

## What comes next.

show-next-question = Η ερώτηση: τι αποφασίζετε;
show-next-ready = «Επόμενο: η απόφαση», ως προειδοποίηση. Δεν φαίνεται ακόμη τίποτα.
show-next-ruling = Η απόφαση
show-next-case = Περίπτωση { $place }
show-next-nothing = Τίποτα: εδώ είναι το τέλος.

## The clock.

show-clock-case = Αυτή η περίπτωση { $shown }
show-clock-case-of = { $over ->
    [yes] Αυτή η περίπτωση { $shown }, τα { $minutes } λ. πέρασαν: { $left }
   *[no] Αυτή η περίπτωση { $shown } από { $minutes } λ., μένουν { $left }
}
show-clock-evening = Η βραδιά: μένουν { $left }

## From the beginning to the end.

show-presenting-rooms-screen = Αυτή είναι η οθόνη της αίθουσας
show-presenting-teachers-screen = Αυτή είναι η οθόνη του δασκάλου
show-presenting-room-gone = Η οθόνη της αίθουσας χάθηκε. Όλα συνεχίζονται εκεί, μόλις συνδεθεί ξανά. Το S την εμφανίζει σε αυτή την οθόνη.
show-presenting-ready = Επόμενο: η απόφαση
show-presenting-last = Αυτή ήταν η τελευταία περίπτωση. Το Esc τελειώνει.
show-presenting-no-twin = Αυτή η περίπτωση δεν έχει δίδυμη.
show-presenting-no-branch = Δεν υπάρχει τέτοια παραλλαγή, ή η απόφαση δεν φαίνεται ακόμη.
show-presenting-not-kept = Αυτή η βραδιά δεν μπορεί να φυλαχτεί: { $why }. Συνεχίζεται πάντως κανονικά.
show-presenting-left = Η βραδιά «{ $title }» έμεινε στην περίπτωση { $place } από { $of }.
show-presenting-interrupted = Η βραδιά «{ $title }» διακόπηκε στην περίπτωση { $place } από { $of }.
show-presenting-go-on = Συνέχεια
show-presenting-finish = Τελείωσε
show-presenting-discard = Απόρριψη
show-presenting-keys =
    → PgDown   εμπρός, βήμα βήμα
    ← PgUp   πίσω
    Space   στην ερώτηση· η απόφαση· πάλι κρυμμένη
    ↑ ↓ Tab   για ποια απάντηση μετριούνται τα χέρια: τα A ως D δεν είναι πλήκτρα
    + −   ένα χέρι περισσότερο, ένα χέρι λιγότερο
    1 … 9, 0   οι παραλλαγές, η κύρια γραμμή
    E   η άλλη έκδοση
    C   η δίδυμη περίπτωση
    T   χρόνος για σκέψη: 1, 2, 3 λεπτά, καθόλου
    B .   μαύρη οθόνη
    F5   η περίπτωση από την αρχή της
    Ctrl+PgDown Ctrl+PgUp   η επόμενη περίπτωση, η προηγούμενη
    S   ανταλλαγή των οθονών
    U   εμφανίζει ή σκεπάζει όσα διαβάζει μόνο ο δάσκαλος
    H   υψηλή αντίθεση
    Ποντίκι   ένα κλικ κυκλώνει ένα φύλλο, ένα σύρσιμο τραβάει βέλος
    Esc   τέλος
