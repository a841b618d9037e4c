### What happened?: the kinds of event that can be told, what is asked about each, and what may be answered.

## The kinds of event, and what each is about

happened-title-change-of-call = Ο εκτελεστής αλλάζει το φύλλο που ζήτησε
happened-note-change-of-call = «Ντάμα… όχι, ρήγα»: ποιο παίζεται;
happened-title-not-named = Ο μορ παίζει άλλο φύλλο
happened-note-not-named = Ο μορ έβγαλε φύλλο που δεν ζήτησε ο εκτελεστής
happened-title-claim = Μια διεκδίκηση αμφισβητείται
happened-note-claim = Ένας παίκτης διεκδίκησε, και ένας αντίπαλος δεν συμφωνεί
happened-title-number = Περισσότερα ή λιγότερα φύλλα
happened-note-number = Ένας παίκτης βρίσκεται με λάθος αριθμό φύλλων στο χέρι
happened-title-auction = Φύλλο που φάνηκε κατά την αγορά
happened-note-auction = Έπεσε ή το έδειξαν πριν τελειώσουν οι δηλώσεις
happened-title-insufficient-bid = Ανεπαρκής αγορά
happened-note-insufficient-bid = Μία κούπα πάνω σε μία πίκα, στη σωστή σειρά
happened-title-call-out-of-turn = Δήλωση εκτός σειράς
happened-note-call-out-of-turn = Αγορά, πάσο ή κοντρ, όταν είχε σειρά άλλος παίκτης
happened-title-wrong-call = Λάθος δήλωση, ή δήλωση που άλλαξε
happened-note-wrong-call = «Τράβηξα λάθος κάρτα», παραδρομή της γλώσσας, αλλαγή γνώμης
happened-title-missing-alert = Αλέρτ που παραλείφθηκε
happened-note-missing-alert = Ο συμπαίκτης δεν έκανε αλέρτ σε μια δήλωση, αν και έπρεπε
happened-title-in-words = Οτιδήποτε άλλο, με λόγια
happened-note-in-words = Το γράφετε όπως κάτω από το τραπέζι: «e pauses», «s calls queen»
happened-title-revoke = Ρενόνς που φάνηκε εγκαίρως
happened-note-revoke = Δεν ακολούθησε χρώμα, αν και μπορούσε· ο άξονάς του δεν έχει παίξει παρακάτω
happened-title-revoke-later = Ρενόνς που φάνηκε αργότερα
happened-note-revoke-later = Ο άξονάς του έχει παίξει παρακάτω, ή η εκτέλεση τελείωσε
happened-title-card-seen = Φύλλο που έπεσε ή φάνηκε
happened-note-card-seen = Μικρό φύλλο ή ονέρ: έπεσε, το έδειξαν, το ονόμασαν ή το κρατούσαν έξω από το χέρι
happened-title-penalty-card = Τιμωρημένο φύλλο που δεν παίχτηκε
happened-note-penalty-card = Ένας αμυνόμενος βγήκε με άλλο φύλλο ή έπαιξε άλλο
happened-title-opening-lead = Αντάμ εκτός σειράς
happened-note-opening-lead = Ο λάθος αμυνόμενος βγήκε στην πρώτη λεβέ, με ανοικτό φύλλο
happened-title-defender-leads = Έξοδος αμυνομένου εκτός σειράς
happened-note-defender-leads = Αργότερα στην εκτέλεση, όταν έπρεπε να βγει άλλο χέρι
happened-title-wrong-hand = Έξοδος από λάθος χέρι
happened-note-wrong-hand = Ο εκτελεστής έπρεπε να βγει από τον μορ και βγήκε από το χέρι του, ή το αντίστροφο
happened-title-whose-lead = Ποιος έχει την έξοδο;
happened-note-whose-lead = Ένας παίκτης ρωτάει, και ίσως του απάντησαν λάθος
happened-title-out-of-turn = Παίξιμο αμυνομένου εκτός σειράς
happened-note-out-of-turn = Ακολούθησε χρώμα ή ξεσκάρταρε πριν έρθει η σειρά του
happened-title-two-at-once = Δύο φύλλα μαζί
happened-note-two-at-once = Ένας παίκτης έβαλε κάτω δύο φύλλα μαζί

## What is asked

happened-ask-called-first = Ποιο φύλλο ζήτησε πρώτο;
happened-ask-called-then = Ποιο φύλλο μετά;
happened-ask-before-he-changed = Πριν το αλλάξει
happened-ask-named = Ποιο φύλλο ζήτησε ο εκτελεστής;
happened-ask-put-out = Ποιο φύλλο έβγαλε ο μορ;
happened-ask-since-then = Από τότε
happened-ask-claimed = Ποιος διεκδίκησε;
happened-ask-tricks-left = Λεβέ που μένουν να παιχτούν
happened-ask-who = Ποιος ήταν;
happened-ask-how-many = Πόσα έχει;
happened-ask-due = Ποιος έπρεπε να βγει;
happened-ask-whose-card = Ποιανού φύλλο;
happened-ask-which-cards = Ποιο φύλλο, ή ποια φύλλα;
happened-ask-done-or-said = Τι έγινε ή τι ειπώθηκε;
happened-ask-trick = Στη λεβέ
happened-ask-when = Πότε έγινε αυτό;
happened-ask-which-defender = Ποιος αμυνόμενος;
happened-ask-which-card = Ποιο φύλλο;
happened-ask-suit-led = Σε ποιο χρώμα ήταν η έξοδος;
happened-ask-who-led = Ποιος βγήκε στη λεβέ;
happened-ask-whose-lead = Ποιος είχε την έξοδο;
happened-ask-revoked = Ποιος έκανε ρενόνς;
happened-ask-card-played = Ποιο φύλλο έπαιξε;
happened-ask-noticed = Πότε έγινε αντιληπτή;
happened-ask-how-seen = Πώς φάνηκε;
happened-ask-penalty-card = Ποιο είναι το τιμωρημένο φύλλο;
happened-ask-played-instead = Ποιο φύλλο έπαιξε στη θέση του;
happened-ask-which-hand = Από ποιο χέρι;
happened-ask-asked = Ποιος ρώτησε;
happened-ask-was-told = Τι του απάντησαν;
happened-ask-who-told = Ποιος του το είπε;
happened-ask-other-card = Ποιο είναι το άλλο φύλλο;
happened-ask-call = Ποια δήλωση;
happened-ask-over = Πάνω σε ποια δήλωση;
happened-ask-did-then = Τι έκανε μετά;
happened-ask-called-instead = Ποια δήλωση μετά;
happened-ask-whose-bid = Ποιανού δήλωση;
happened-ask-whose-call = Ποιος είχε σειρά;
happened-ask-begun = Είχε δηλώσει κάποιος πριν;

## What may be answered to a question, by its name among the answers

happened-answer-did-meant = Είπε ότι εννοούσε άλλη
happened-answer-did-changed = Έβαλε άλλη στη θέση της
happened-answer-begun-no = Κανείς
happened-answer-begun-yes = Ο προηγούμενος παίκτης
happened-answer-since-nothing = Τίποτα
happened-answer-since-moved = Το μετακίνησε ο μορ
happened-answer-since-next = Έπαιξε ο επόμενος
happened-answer-when-same = Σε αυτή τη λεβέ
happened-answer-when-next = Στην επόμενη λεβέ
happened-answer-noticed-end = Μετά την εκτέλεση
happened-answer-noticed-play = Κατά την εκτέλεση
happened-answer-way-dropped = Έπεσε
happened-answer-way-showed = Το έδειξε
happened-answer-way-named = Το ονόμασε
happened-answer-way-held = Το κρατούσε έξω
happened-answer-since-accepted = Έγινε δεκτή
happened-answer-since-refused = Απορρίφθηκε
happened-answer-answer-none = Τίποτα
happened-answer-answer-his = Ότι είναι η σειρά του
happened-answer-answer-not = Ότι δεν είναι η σειρά του

## What is still to be told, or cannot have happened so

happened-still-to-be-told = Λείπει ακόμη: { $asked }
happened-no-card = Το «{ $typed }» δεν είναι φύλλο: γράψτε χρώμα και αξία, όπως h5 ή dq
happened-no-call = Το «{ $typed }» δεν είναι δήλωση: γράψτε ύψος και χρώμα, όπως 2h ή 3n, ή p, x, xx
happened-a-bid = Μόνο μια αγορά μπορεί να είναι ανεπαρκής: διαλέξτε αγορά
happened-own-call = Ήταν η σειρά { SEAT($seat, form: "of") }: άρα η δήλωση δεν ήταν εκτός σειράς
happened-same-call = Είναι η ίδια δήλωση: διαλέξτε άλλη
happened-no-contract = Το «{ $typed }» δεν είναι συμβόλαιο: γράψτε ύψος και χρώμα, όπως 4s ή 3n
happened-same-card-called = Είναι το ίδιο φύλλο: πείτε ποιο ήθελε μετά
happened-card-named = Είναι το φύλλο που ζητήθηκε: πείτε ποιο έβγαλε ο μορ
happened-suit-of-named = Πρέπει να είναι γνωστό το χρώμα του φύλλου που ζητήθηκε
happened-right-number = Αυτός είναι ο σωστός αριθμός στη λεβέ { $trick }: πείτε με πόσα βρέθηκε
happened-has-played = { SEAT($seat, form: "The") } έχει ήδη παίξει σε αυτή τη λεβέ: διαλέξτε άλλον παίκτη, ή την επόμενη λεβέ
happened-led-himself = Ο ίδιος ο παίκτης βγήκε: διαλέξτε τότε άλλον για την έξοδο
happened-follows-suit = { CARD($card, form: "The") } ακολουθεί χρώμα: πείτε ποιο φύλλο άλλου χρώματος παίχτηκε
happened-penalty-card-itself = Είναι το ίδιο το τιμωρημένο φύλλο: πείτε ποιο παίχτηκε στη θέση του
happened-not-on-table = { CARD($card, form: "The") } δεν είναι στο τραπέζι μπροστά { SEAT($seat, form: "to") }: πείτε πρώτα πώς βρέθηκε εκεί
happened-own-lead = Η έξοδος ήταν δική του: άρα δεν ήταν εκτός σειράς
happened-right-hand = Η έξοδος έγινε από το σωστό χέρι: άρα δεν υπήρχε τίποτα στραβό
happened-his-turn = Ήταν η σειρά { SEAT($seat, form: "of") }: διαλέξτε άλλον παίκτη
happened-nobody-answers-himself = Κανείς δεν απαντά στον εαυτό του: διαλέξτε ποιος απάντησε
happened-same-card-with = Είναι το ίδιο φύλλο: πείτε ποιο ήρθε μαζί του
