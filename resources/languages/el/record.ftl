### The typed line, the timeline, the deal and the readings.

record-commandline-type-drag-or-right-click-e = Γράψτε, σύρετε ή δεξί κλικ: «α ρίχνει σ5», «ντάμα», «ό,τι θες»
record-commandline-type-an-action = Πληκτρολόγηση ενέργειας
record-commandline-type-an-action-and-press-enter = Γράψτε μια ενέργεια και πατήστε Enter (Ctrl+K)
record-commandline-what-happens-at-the-table = Τι γίνεται στο τραπέζι;
record-setup-dialog-how = Επικολλήστε τη διανομή, γράψτε τη, ή κάντε κλικ στα φύλλα στη μέση. Αφήστε ό,τι δεν ξέρετε· το τελευταίο χέρι συμπληρώνεται μόνο του.
record-setup-dialog-signs = Πώς γράφονται όσα είναι μισογνωστά
record-setup-dialog-signs-are = Οι αξίες είναι A K Q J T 9 … 2. Ακόμη: x ένα μικρό φύλλο, h ένα ονέρ, ? οποιοδήποτε φύλλο, + ίσως και άλλα, * τίποτα γνωστό· ένα κενό πεδίο είναι σικάν.
record-setup-dialog-not-said = άγνωστο
record-setup-dialog-paste = Επικόλληση διανομής
record-setup-dialog-paste-tip = Μια διανομή από μήνυμα, PBN ή BBO, ή ένα χέρι, συμπληρώνει τα πεδία (Ctrl+V)
record-board-choice-so-many = Επικολλήθηκαν { $count } διανομές. Στρώνεται η:
record-board-choice-board = { $number ->
    [none] { $place }η διανομή
   *[other] Διανομή { $number }
}
record-setup-dialog-at-random = Τυχαία διανομή…
record-setup-dialog-at-random-tip = Με τους πόντους, τα μήκη και τα φύλλα που θέλετε
record-setup-dialog-as-it-was = Όπως ήταν
record-setup-dialog-as-it-was-tip = Ό,τι βρισκόταν εδώ πριν
record-pack-deal-to = Μοίρασμα σε
record-pack-click = { SEAT($seat) }: κάντε κλικ στα φύλλα του χεριού, ή γράψτε τα.
record-pack-with = { $card }, στο χέρι: { SEAT($seat) }
record-wishes-deal-at-random = Τυχαία διανομή
record-wishes-points = Πόντοι
record-wishes-of = { SEAT($seat) }: { $what }
record-wishes-any = όσα
record-wishes-how = Γράψτε 5, 5+, 4-6 ή -3 όπου θέλετε κάτι, και αφήστε τα υπόλοιπα κενά.
record-wishes-holds = { SEAT($seat) }: { $count ->
    [one] ένα φύλλο
   *[other] { $count } φύλλα
}
record-wishes-stay = Όσα φύλλα έχουν ήδη δοθεί μένουν: { $held }.
record-wishes-deal = Μοίρασμα
record-setup-dialog-contract = Συμβόλαιο
record-setup-dialog-no-contract-yet = κανένα ακόμη: η αγορά
record-setup-dialog-declarer = Εκτελεστής
record-setup-dialog-dealer = Διανομέας
record-setup-dialog-vulnerable = Δεύτερη μανς
record-setup-dialog-on-lead = Βγαίνει
record-setup-dialog-the-coming-trick = Η λεβέ που έρχεται
record-setup-dialog-these-are-all-the-cards-there = Αυτά είναι όλα τα φύλλα που υπάρχουν
record-setup-dialog-correct-the-deal = Διόρθωση της διανομής
record-setup-dialog-set-up-a-deal = Στήσιμο διανομής
record-setup-dialog-none = κανείς
record-setup-dialog-all = όλοι
record-setup-dialog-these-are-all-the-cards-there-2 = { $seat }: αυτά είναι όλα τα φύλλα που υπάρχουν
record-timeline-timeline = Χρονολόγιο
record-timeline-main-line = Κύρια γραμμή
record-timeline-the-beginning = Η αρχή
record-timeline-go-to-its-end = Στο τέλος της
record-timeline-compare-with-the-main-line = Σύγκριση με την κύρια γραμμή
record-timeline-rename-the-branch = Μετονομασία της παραλλαγής…
record-timeline-action-of = Ενέργεια { $at } από { $length }
record-timeline-branch = παραλλαγή «{ $name }»
record-timeline-main-line-2 = κύρια γραμμή
record-timeline-not-told-yet = { $number }  δεν λέγεται ακόμη
record-timeline-from-here-on-the-laws-of = Από εδώ και πέρα οι Νόμοι του { $years } αποφασίζουν αλλιώς.
record-timeline-compare-with = Σύγκριση με «{ $name }»

## What is wrong with a deal that is typed, and how many cards a hand has.

record-no-contract = Συμβόλαιο: το { $typed } δεν είναι συμβόλαιο, όπως 3NT, 4H ή 4SX
record-hand-cannot-be-read = δεν διαβάζεται
record-cards-held = { $held } φύλλα
record-cards-too-many = { $held } φύλλα, +{ $more }
record-cards-missing = { $held } φύλλα, −{ $fewer }
record-cards-known = γνωστά { $held } από { $due }

# Who is vulnerable, in two letters.
record-setup-dialog-side = { $side ->
    [NS] Β–Ν
   *[EW] Α–Δ
}

## What is kept of what was done: the name of a branch that begins with something else, and what is undone.

record-undo-answer = απάντηση: { $answer }
record-undo-withdrawn-answer = ανάκληση απάντησης
record-undo-reading = ερμηνεία «{ $name }»
record-undo-readings = ερμηνείες
record-undo-deal = διανομή

# The bidding box.
record-box-of = Κουτί αγορών { SEAT($seat, form: "of") }
record-box-bid-for = Να δηλώσει { SEAT($seat, form: "the") }
record-box-alert = Αλέρτ
record-box-alerts = { SEAT($seat, form: "The") } κάνει αλέρτ στο { $call } του συμπαίκτη
record-box-nothing-to-alert = Ο συμπαίκτης { SEAT($seat, form: "of") } δεν έχει δηλώσει ακόμη
record-box-stop = Στοπ
record-box-stops = { SEAT($seat, form: "The") } δείχνει την κάρτα στοπ
record-box-in = μέσα στο κουτί
record-box-half-out = ως τη μέση έξω από το κουτί
record-box-out = έξω από το κουτί
record-box-near = κοντά στο τραπέζι
# Τι μένει ανοικτό σε μια διανομή κάτω από μια καταγραφή: το χέρι της Ανατολής, το χέρι της Δύσης…
record-left-open = Ένα φύλλο ειπώθηκε μόνο εν μέρει, γι’ αυτό μερικά φύλλα μένουν ανοικτά: { $hands }. Πείτε ποιο φύλλο ήταν, και φέρτε ξανά τη διανομή.
record-hand-of = το χέρι { SEAT($seat, form: "of") }
