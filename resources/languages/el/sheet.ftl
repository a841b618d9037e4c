### The ruling sheet: what stands on the page, the dialog it is shown in, a ruling read out, a ruling reported.

sheet-dialog-ruling-sheet = Δελτίο απόφασης
sheet-dialog-board-table-event = Διανομή, τραπέζι, αγώνας
sheet-dialog-board-table-event-stands-at-the = Διανομή, τραπέζι, αγώνας: γράφεται στην επικεφαλίδα
sheet-dialog-paper = Χαρτί
sheet-dialog-preview = Προεπισκόπηση
sheet-dialog-save-as-pdf = &Αποθήκευση ως PDF…
sheet-dialog-print = &Εκτύπωση…
sheet-dialog-save-as-picture = Αποθήκευση ως ε&ικόνα…
sheet-dialog-copy-as-text = Αντιγρα&φή ως κείμενο
sheet-dialog-close = Κλείσιμο
sheet-dialog-pdf-pdf = PDF (*.pdf)
sheet-dialog-picture-png = Εικόνα (*.png)
sheet-dialog-copied-paste-it-into-a-message = Αντιγράφηκε: επικολλήστε το σε ένα μήνυμα ή σε ένα έντυπο.
sheet-dialog-the-page = Η σελίδα
sheet-dialog-there-is-no-printer-on-this = Σε αυτόν τον υπολογιστή δεν υπάρχει εκτυπωτής. Αποθηκεύστε το δελτίο ως PDF και τυπώστε το αλλού.
sheet-dialog-sent-to = Στάλθηκε στον εκτυπωτή { $printer }.
sheet-dialog-cannot-be-written = Το { $name } δεν μπορεί να γραφτεί: { $why }
sheet-dialog-saved-as = Αποθηκεύτηκε ως { $path }
sheet-read-out-read-it-out = Φωναχτή ανάγνωση
sheet-read-out-what-is-said-aloud = Όσα λέγονται φωναχτά
sheet-report-dialog-report-this-ruling = Αναφορά αυτής της απόφασης
sheet-report-dialog-remark = Σχόλιο
sheet-report-dialog-what-is-wrong-with-this-ruling = Τι είναι λάθος σε αυτή την απόφαση, και ποια παράγραφος το λέει;
sheet-report-dialog-save-the-report = &Αποθήκευση της αναφοράς…
sheet-report-dialog-save-the-report-2 = Αποθήκευση της αναφοράς…
sheet-report-dialog-cases-bridgecase-toml = Περιπτώσεις (*.bridgecase *.toml)
sheet-report-dialog-one-file-is-written-where-you = Γράφεται ένα αρχείο, όπου διαλέξετε. Τίποτα δεν στέλνεται.
sheet-report-dialog-in-it-are-the-whole-case = Περιέχει ολόκληρη την περίπτωση με όλες τις παραλλαγές, το σημείο που βλέπετε, την έκδοση των Νόμων, την έκδοση του προγράμματος και το σχόλιό σας. Δώστε το όπου θέλετε: όποιος το ανοίξει βλέπει αυτή την απόφαση.
sheet-report-dialog-branch = { $words }, παραλλαγή «{ $branch }»
sheet-report-dialog-cannot-be-written = Το { $name } δεν μπορεί να γραφτεί: { $why }
sheet-report-dialog-where = Μετά την ενέργεια { $at }, Νόμοι του { $edition }, Bridgetable { $version }

## The page

sheet-contract = { $bid }{ $doubled ->
    [1] { " " }κοντρέ
    [2] { " " }σιρκοντρέ
   *[0] { "" }
}, εκτελεστής { SEAT($declarer, form: "the") }
sheet-board-contract = Συμβόλαιο: { $presumed ->
    [yes] δεν ειπώθηκε, λογίζεται { $contract }
   *[no] { $contract }
}
sheet-board-declarer-now = Εκτελεστής έγινε { SEAT($seat, form: "the") }
sheet-board-dealer = Διανομέας: { SEAT($seat) }
sheet-board-vulnerable = Δεύτερη μανς: { $side ->
    [none] κανείς
    [all] όλοι
   *[side] { SIDE($side) }
}
sheet-board-branch = Παραλλαγή: { $name }
sheet-foot-laws = Νόμοι του { $edition }
sheet-foot-program = Bridgetable { $version }
sheet-foot-advice = Το πρόγραμμα συμβουλεύει. Ο Διαιτητής αποφασίζει.

# The headings of its parts; .text: as they stand where the sheet is plain text.
sheet-heading-happened = Τι συνέβη
    .text = ΤΙ ΣΥΝΕΒΗ
sheet-heading-facts = Γεγονότα που διαπιστώθηκαν
    .text = ΓΕΓΟΝΟΤΑ ΠΟΥ ΔΙΑΠΙΣΤΩΘΗΚΑΝ
sheet-heading-irregularities = Ανωμαλίες
    .text = ΑΝΩΜΑΛΙΕΣ
sheet-heading-ruling = Απόφαση με τους Νόμους του { $edition }
sheet-heading-ruling-text = ΑΠΟΦΑΣΗ
sheet-heading-choices = Επιλογές
    .text = ΕΠΙΛΟΓΕΣ
sheet-heading-paragraphs = Οι παράγραφοι, με λίγα λόγια
    .text = ΟΙ ΠΑΡΑΓΡΑΦΟΙ, με λίγα λόγια

# What was found. $asked: the question; $how: by what it was found; weighed-away: weighed, asked away from the table.
sheet-fact = { $asked } { $answer } ({ $how ->
    [weighed] το στάθμισε ο Διαιτητής
    [weighed-away] το στάθμισε ο Διαιτητής, ρωτώντας μακριά από το τραπέζι
    [away] ρωτήθηκε μακριά από το τραπέζι
   *[asked] ρωτήθηκε στο τραπέζι
}).
sheet-fact-cannot-be-established = { $asked } Δεν μπορεί να διαπιστωθεί (θεωρείται όπως ορίζει το 85B).
sheet-fact-open = { $question } Δεν έχει διαπιστωθεί ακόμη: ως τότε ισχύει ό,τι θεωρείται.
sheet-fact-assumed = { $assumed } Κανείς δεν είπε κάτι άλλο.
sheet-fact-presumed = { $asked } { $answer } (υποτίθεται).

sheet-not-final-yet = Ακόμη προσωρινή: { $why }.
sheet-still-to-be-found = όσα μένει να διαπιστωθούν μπορεί να την αλλάξουν
sheet-cards-seen = Τα φύλλα { SEAT($seat, form: "of") } ({ $cards }) φάνηκαν. Δεν παίχτηκαν και δεν είναι τιμωρημένα φύλλα.
sheet-score = Έτσι οι λεβέ είναι: { SIDE($north_south) } { $ns }, { SIDE($east_west) } { $ew }.

# Who has a choice, or had it until an action.
sheet-could-choose = Μπορούσε να επιλέξει ({ $who }, ενέργεια { $at }):
sheet-has-to-choose = Πρέπει να επιλέξει ({ $who }):
sheet-next-player = ο επόμενος παίκτης

# What there is no room for: actions by their numbers; $several: more than one; and other things.
sheet-steps-left-out = { $last ->
    [none] { $first }
   *[last] { $first } ως { $last }
}
sheet-left-out = Δεν χώρεσαν: { $what }.
sheet-left-out-actions = { $several ->
    [yes] οι ενέργειες { $which }
   *[no] η ενέργεια { $which }
}
sheet-left-out-facts = { $count ->
    [one] 1 γεγονός
   *[other] { $count } γεγονότα
}
sheet-left-out-irregularities = { $count ->
    [one] 1 ανωμαλία
   *[other] { $count } ανωμαλίες
}
sheet-left-out-consequences = { $count ->
    [one] 1 συνέπεια
   *[other] { $count } συνέπειες
}
sheet-left-out-earlier-choices = { $count ->
    [one] 1 προηγούμενη επιλογή
   *[other] { $count } προηγούμενες επιλογές
}
sheet-left-out-texts = τα λόγια των παραγράφων { $cites }

# The diagram: what the signs in it mean, and hands of which nothing is known, in two lines.
sheet-hands-before-trick = Τα χέρια πριν από τη λεβέ { $trick }
sheet-hands-not-known = Τα χέρια δεν είναι γνωστά.
sheet-sign-small = x: ένα μικρό φύλλο, από εννιά ως δύο
sheet-sign-honour = h: ένα ονέρ, από άσο ως δέκα
sheet-sign-unknown = ?: ένα φύλλο άγνωστης αξίας
sheet-sign-more = …: φύλλα που δεν είναι γνωστά
sheet-hand-not-known = { $count ->
    [one] ένα φύλλο,
   *[other] { $count } φύλλα,
}
    .second = { $count ->
    [one] άγνωστο
   *[other] κανένα γνωστό
}
sheet-compass = { SEAT($seat, form: "letter") }

# How the play stands. $lead: who led to the trick, or is to lead; $led: whether he has.
sheet-trick-on = { $over ->
    [yes] Η εκτέλεση τελείωσε
   *[no] Λεβέ { $number }{ $lead ->
        [none] { "" }
       *[seat] { $led ->
            [yes] , βγήκε { SEAT($lead, form: "the") }
           *[no] , βγαίνει { SEAT($lead, form: "the") }
        }
    }
}.
sheet-tricks = { $claimed ->
    [yes] Λεβέ με τη διεκδίκηση
   *[no] Λεβέ που κερδήθηκαν
}: { SIDE($north_south) } { $ns }, { SIDE($east_west) } { $ew }.
sheet-played-to-it = Παίχτηκαν σε αυτήν: { $cards }.
sheet-played-card = { SEAT($seat) } { CARD($card) }
