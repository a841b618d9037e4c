### What is wrong with a case file, or with a fact that is found. Keys, answers and sentences of actions are as files have them.
### $meant: nothing, or the question what was meant.

## The file and its values.

casefile-no-utf8 = αυτό δεν είναι κείμενο σε UTF-8
# $why is in English, from Python.
casefile-no-toml = αυτό δεν είναι TOML: { $why }{ $advice }
casefile-toml-overwrites = μια τιμή δεν μπορεί να πάρει τη θέση άλλης
casefile-toml-no-letter = ο χαρακτήρας που γράφεται με τον αριθμό του δεν υπάρχει
casefile-toml-no-equals = λείπει το = μετά από ένα κλειδί
casefile-toml-table-open = λείπει το ] στο τέλος του ονόματος ενός πίνακα
casefile-toml-tables-open = λείπουν τα ]] στο τέλος του ονόματος ενός πίνακα
casefile-toml-no-end-of-line = εδώ έπρεπε να τελειώνει η γραμμή
casefile-toml-no-date = δεν είναι ημερομηνία
casefile-toml-no-hex = δεν είναι δεκαεξαδικός αριθμός
casefile-toml-key-begins = ένα κλειδί δεν μπορεί να αρχίζει έτσι
casefile-toml-no-statement = η γραμμή δεν διαβάζεται
casefile-toml-no-value = δεν είναι τιμή
casefile-toml-list-open = μια λίστα δεν κλείνει
casefile-toml-inline-open = ένας πίνακας δεν κλείνει
casefile-toml-backslash = σε ένα κείμενο υπάρχει μόνη της μια \
casefile-toml-text-open = ένα κείμενο δεν κλείνει
casefile-toml-twice = το { $what } δηλώνεται δύο φορές
casefile-toml-fixed = στο { $what } δεν προστίθεται τίποτα εδώ
casefile-toml-key-twice = το κλειδί { $what } υπάρχει δύο φορές
casefile-toml-expected = εδώ χρειάζεται { $what }
casefile-toml-character = εδώ δεν μπορεί να σταθεί ο χαρακτήρας { $what }
casefile-advice-no-advice = {""}
casefile-advice-text = · ένα κείμενο γράφεται μέσα σε διπλά εισαγωγικά
casefile-advice-list = · ανάμεσα στα μέρη μιας λίστας μπαίνει κόμμα, και ] στο τέλος της
casefile-advice-table = · ανάμεσα στα μέρη ενός πίνακα μπαίνει κόμμα, και {"}"} στο τέλος του
casefile-advice-key = · ένα κλειδί με κενά ή σημεία γράφεται μέσα σε εισαγωγικά
casefile-advice-straight-quotes = · ένα κείμενο γράφεται μέσα σε ίσια εισαγωγικά, "…"
casefile-advice-quotes-in-quotes = · μια πρόταση που έχει λόγια σε διπλά εισαγωγικά μπαίνει η ίδια σε μονά: 'W remarks "my lead?"'
casefile-advice-escaped = · σε μονά εισαγωγικά η \ δεν έχει ειδική σημασία: γράψτε τέτοια πρόταση σε διπλά, με \" μέσα
casefile-key-wanted = λείπει το κλειδί `{ $key }`
casefile-no-key = εδώ δεν υπάρχει κλειδί { $key }{ $meant }
casefile-table-wanted = χρειάζεται πίνακας, όχι { $found }
casefile-list-wanted = χρειάζεται λίστα, όχι { $found }{ $form }
casefile-in-brackets = : αυτό που ζητιέται γράφεται σε αγκύλες, […]
casefile-in-two-brackets = : η επικεφαλίδα γράφεται σε διπλές αγκύλες, [[{ $header }]]
casefile-text-wanted = χρειάζεται κείμενο μέσα σε εισαγωγικά, όχι { $found }
casefile-number-wanted = χρειάζεται αριθμός από { $low } ως { $high }, όχι { $found }
casefile-flag-wanted = χρειάζεται true ή false, χωρίς εισαγωγικά, όχι { $found }
casefile-too-many-keys = { $count } κλειδιά είναι πάρα πολλά εδώ: το πολύ { $most }
casefile-too-many = { $count } είναι πάρα πολλά εδώ: το πολύ { $most }
casefile-too-many-letters = { $count } γράμματα είναι πάρα πολλά εδώ: το πολύ { $most }
casefile-no-letters = έχει μέσα σημεία που δεν είναι γράμματα: πληκτρολογήστε το ξανά
casefile-no-room = δεν χωράνε άλλα: μια καταγραφή έχει το πολύ { $most } ενέργειες, γεγονότα και παραλλαγές
casefile-not-one-of = το { $text } δεν είναι κάποιο από αυτά: { $known }{ $meant }
casefile-another-record = θα διαβαζόταν ως άλλη καταγραφή
casefile-another-case = θα διαβαζόταν ως άλλη περίπτωση

## What stands in a case.

casefile-no-id = το { $text } δεν είναι αναγνωριστικό: πεζά λατινικά γράμματα, ψηφία και παύλες
casefile-no-language = το { $text } δεν είναι κωδικός γλώσσας, όπως en, it ή el
casefile-no-citation = το { $text } δεν είναι παραπομπή, όπως 45C4(b), 2017:57D ή 16D2 / 16C2
casefile-report-wants-edition = μια αναφορά χρειάζεται `edition`: { $editions }
casefile-branch-wants = μια παραλλαγή χρειάζεται δικό της `name`, και `after`: τον αριθμό των ενεργειών της κύριας γραμμής πριν από αυτήν
casefile-no-setting = δεν υπάρχει ρύθμιση { $text }{ $meant }
casefile-do-wanted = λείπει το `do`: η πρόταση της ενέργειας
casefile-no-action = δεν υπάρχει ενέργεια { $action }
casefile-no-action-before = δεν υπάρχει ενέργεια { $action } πριν από αυτή
casefile-label-twice = δύο ενέργειες έχουν την ετικέτα @{ $label }
casefile-nothing-rests-on = { $where }: σχόλιο: τίποτα δεν στηρίζεται στο { $fact }

## Facts.

casefile-no-fact = δεν υπάρχει γεγονός { $text }{ $meant }
casefile-fact-twice = το { $fact } διαπιστώνεται δύο φορές
casefile-fact-not-of-this = το { $fact } δεν διαπιστώνεται για αυτή την ενέργεια: γράψτε μετά τι αφορά
casefile-card-shows = το { $fact } δεν μπορεί να είναι { $value }: φαίνεται από το ίδιο το φύλλο
casefile-cannot-be = το { $fact } δεν μπορεί να είναι { $value }: { $why }
casefile-put-down = { SEAT($seat, form: "the") } έβαλε τα { $cards }
casefile-found-of = το { $fact } διαπιστώνεται για { $wanted }, όχι για { $text }
casefile-subject-a = μια ενέργεια (όπως #4 ή @name)
casefile-subject-c = ένα φύλλο (όπως E D7)
casefile-subject-s = μια θέση (όπως E)
casefile-subject-t = μια λεβέ (όπως 6)
casefile-subject-st = μια θέση και μια λεβέ (όπως E 6)
casefile-subject-sa = μια θέση και μια ενέργεια (όπως E #4)
casefile-subject-k = μια δήλωση (όπως E 2D)
casefile-subject-b = όλη τη διανομή (δεν γράφεται τίποτα)
casefile-does-not-answer = το { $text } δεν απαντά στο { $fact }: { $answers }{ $meant }
casefile-no-trick = το { $text } δεν είναι αριθμός λεβέ, 1 ως 13
casefile-no-number = το { $text } δεν είναι αριθμός
casefile-not-called = το { $text } δεν είναι κάτι που ζητάει ο εκτελεστής
casefile-never-of = το { $fact } διαπιστώνεται για κάτι άλλο ({ $deeds }), και ποτέ για την ενέργεια { $action }
casefile-found-from = το { $fact } διαπιστώνεται μόνο αφού συμβεί κάτι άλλο ({ $since }), και τίποτα τέτοιο δεν συνέβη ως την ενέργεια { $action }
casefile-of-the-first-words = το { $fact } διαπιστώνεται για τα λόγια που άλλαξαν, { $first }, και όχι για την αλλαγή { $action }
casefile-of-a-call = το { $fact } διαπιστώνεται για δήλωση που έγινε, και το { $call } δεν το δήλωσε { SEAT($seat, form: "the") }
casefile-of-a-card = το { $fact } διαπιστώνεται για φύλλο που το αναφέρει μια ενέργεια, και το { $card } δεν το αναφέρει καμία
casefile-card = { SHORT($card) }

## The deal and where the record begins.

casefile-both-hold = το { $card } το έχουν και { SEAT($first, form: "the") } και { SEAT($second, form: "the") }
casefile-wrong-count = { SEAT($seat, form: "the") } έχει εδώ { $cards } φύλλα, και πρέπει να παίξει ακόμη { $left }· γράψτε `left` αν λείπει κάποιο
casefile-no-contract = το { $text } δεν είναι συμβόλαιο, όπως 4H, 3NT ή 4HX
casefile-no-auction-call = το { $text } δεν είναι δήλωση: 1C ως 7NT, P, X, XX
casefile-no-known = το { $text } δεν έχει καμία από τις πέντε μορφές: W has a spade, E has no hearts, E has a diamond besides D7, S has exactly 2 clubs, N has HK
casefile-start-on-one-line = · γράψτε start = {"{"}…{"}"} σε μία γραμμή
casefile-wrong-winners = οι νικητές που δίνονται είναι { $count }, ενώ οι προηγούμενες λεβέ είναι { $tricks }
casefile-wrong-tricks = οι λεβέ των δύο αξόνων δεν κάνουν { $tricks }, όσες είναι πριν από τη λεβέ { $trick }
casefile-by-wanted = λείπει το `by`: η θέση που κέρδισε τη λεβέ
casefile-no-lying-card = το { $text } δεν είναι φύλλο πάνω στο τραπέζι: όπως W HQ major penalty, E D6 minor penalty ή S C8 exposed
casefile-not-written-as = το { $text } δεν είναι γραμμένο όπως { $example }

## What a case expects.

casefile-edition-wanted = χρειάζεται μια έκδοση, { $editions } χωρίς εισαγωγικά, ή παραλείψτε το κλειδί για όλες
casefile-after-wanted = χρειάζεται ο αριθμός μιας ενέργειας, χωρίς εισαγωγικά, ή μια ετικέτα όπως "@{ $label }"
casefile-supposed-fact = ένα γεγονός υποτίθεται όπως fact told-turn #4 = no
casefile-trick-and-seat = χρειάζεται μια λεβέ και μια θέση, όπως {"{"}trick=5, by="E"{"}"}
casefile-tricks-and-to = χρειάζονται οι λεβέ και σε ποιον πάνε, όπως {"{"}to="EW", tricks=1{"}"}, ή 0
casefile-is-not = το { $text } δεν είναι { $what }{ $meant }
casefile-all-of = : { $known }
casefile-a-limit = χρόνος ή όριο του κλειστού καταλόγου
casefile-a-stage = στάδιο
casefile-a-status = κατάσταση φύλλου
casefile-as-what = το πώς παίζεται ένα φύλλο: lead ή play
casefile-a-verb = ρήμα υποχρέωσης
casefile-a-revoke-state = κατάσταση ρενόνς
casefile-a-claim-state = κατάσταση διεκδίκησης
casefile-an-irregularity = ανωμαλία του κλειστού καταλόγου
casefile-a-fact = γεγονός του κλειστού καταλόγου
casefile-no-seat-and-card = το { $text } δεν είναι θέση και φύλλο, όπως W H5
casefile-no-colon = το { $text } δεν έχει άνω και κάτω τελεία: μπροστά γράφεται η θέση με άνω και κάτω τελεία, όπως S: …
casefile-no-colon-in-may-play = το { $text } δεν έχει άνω και κάτω τελεία: μπροστά γράφεται η θέση, όπως E: any card
casefile-and-between = { $text }: ανάμεσα στα φύλλα ή στα χρώματα που μπορεί να παίξει γράψτε 'and', όπως W: HK and H3
casefile-or-a-suit = { $why }· ή ένα χρώμα, όπως W: hearts, ή any card
casefile-who-chooses = το { $text } δεν λέει ποιος επιλέγει: μια θέση, E/W ή next
casefile-no-option = το { $text } δεν είναι επιλογή
casefile-no-option-because = το { $text } δεν είναι επιλογή: { $why }{ $advice }
casefile-any-suit = · για οποιοδήποτε χρώμα γράψτε SUIT
casefile-who-may-use = { $why }· ποιος μπορεί να το χρησιμοποιήσει γράφεται όπως W D7: yes NS, no EW
casefile-a-call-state = κατάσταση δήλωσης
casefile-no-call = το { $text } δεν είναι δήλωση με τον παίκτη της, όπως E 1H
casefile-no-result = το { $text } δεν είναι συμβόλαιο με τον εκτελεστή του, όπως 2SX by S
casefile-no-restriction = το { $text } δεν είναι γραμμένο όπως E for W: any suit
casefile-no-revoke = το { $text } δεν είναι γραμμένο όπως S trick 5: established ή S trick 5: none
casefile-irregularity-without-seat = το { $text } δεν έχει θέση: όπως W { $kind }
casefile-semicolon = { $text }: πριν από την παράγραφο μπαίνει το σημείο ; όπως W lead out of turn; 53A
casefile-no-right = το { $text } δεν είναι δικαίωμα του κλειστού καταλόγου{ $meant }
casefile-no-tricks-to = το { $text } δεν λέει πόσες λεβέ πάνε σε ποιον, όπως 2 to NS
casefile-paragraphs-disagree = οι παράγραφοι δεν συμφωνούν: { $why }
casefile-program-failed = το πρόγραμμα δεν τα κατάφερε με αυτό: { $why }

# What stands where something else is wanted: not a list.
casefile-kind-flag = true ή false
casefile-kind-list = λίστα
casefile-kind-table = πίνακας
casefile-kind-date = ημερομηνία
