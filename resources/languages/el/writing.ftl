### Writing a case: its texts, its facts, what is expected of its ruling, its twin.

## What a case is called and tells, proposed.

writing-story-contract = { SEAT($seat, form: "The") } παίζει { $bid }{ $doubled ->
    [1] { " " }κοντρέ
    [2] { " " }σιρκοντρέ
   *[0] { "" }
}.
writing-story-dealer = Μοιράζει { SEAT($seat, form: "the") }.
writing-ruling-of = { $year }: { $words }

## The twin of a case.

writing-change-fact = { $question } { $answer }
writing-change-action = Δεν συνέβη αυτό: { $action }
writing-twin-title = { $title }: η δίδυμη
writing-pair-differs = { $count ->
    [0] Η δίδυμη είναι ακόμη η ίδια περίπτωση. Αλλάξτε ένα πράγμα: ένα γεγονός, μια ενέργεια ή τη διανομή.
   *[other] Οι δύο διαφέρουν σε { $count } πράγματα. Ένα ζευγάρι πρέπει να διαφέρει σε ένα.
}
writing-pair-ends-alike = Διαφέρουν σε ένα πράγμα, και όμως η απόφαση είναι η ίδια.

## The page: what comes next.

writing-case = Περίπτωση
writing-next = Επόμενο
writing-ready = Έτοιμη
writing-not-so = Δεν ισχύει
writing-next-act = Κάντε στο τραπέζι ό,τι συνέβη: σύρετε ένα φύλλο, πατήστε επάνω του το δεξί κουμπί, ή γράψτε το κάτω από το τραπέζι.
writing-next-title = Δώστε τίτλο στην περίπτωση.
writing-next-story = Πείτε τι συνέβη, και τίποτα από την απόφαση.
writing-next-expect = Σημειώστε ποια πρέπει να είναι η απόφαση.
writing-next-red = { $count ->
    [one] Ένα από όσα αναμένετε δεν ισχύει. Είναι παρακάτω με κόκκινο.
   *[other] { $count } από όσα αναμένετε δεν ισχύουν. Είναι παρακάτω με κόκκινο.
}
writing-next-nothing = { $count ->
    [one] Δεν λείπει τίποτα: το ένα που αναμένετε ισχύει.
   *[other] Δεν λείπει τίποτα: και τα { $count } που αναμένετε ισχύουν.
}
writing-save = Αποθήκευση
writing-save-tip = Αποθήκευση της περίπτωσης στο αρχείο της (Ctrl+S)
writing-preview = Προεπισκόπηση
writing-preview-tip = Όπως τη βλέπει ένας μαθητής: από την αρχή, χωρίς την απόφαση (Ctrl+Shift+V)
writing-this-is-what-a-student-sees = Αυτό βλέπει ένας μαθητής.
writing-back-to-writing = Επιστροφή στη σύνταξη

## What the case tells.

writing-what-it-tells = Τι λέει
writing-language = Γλώσσα των κειμένων
writing-add-a-language = Προσθήκη γλώσσας…
writing-add-a-language-tip = Η ίδια περίπτωση, και σε άλλη γλώσσα
writing-which-language = Γλώσσα, ή ο κωδικός της:
writing-no-language = Το «{ $typed }» δεν είναι γλώσσα: γράψτε έναν κωδικό με δύο γράμματα, όπως de ή fr.
writing-use-this = Χρήση αυτών
writing-text-title = Τίτλος
writing-text-title-hint = Με λίγες λέξεις
writing-text-story = Τι συνέβη
writing-text-story-hint = Ως τη στιγμή που ρωτούν τον Διαιτητή, και τίποτα από την απόφαση
writing-text-ruling = Η απόφαση και το γιατί
writing-text-ruling-hint = Με λίγες σύντομες προτάσεις
writing-text-notes = Σημειώσεις του δασκάλου
writing-text-notes-hint = Για όποιον παρουσιάζει την περίπτωση, και για κανέναν άλλον
writing-level = Επίπεδο
writing-level-not-said = δεν ορίστηκε
writing-level-of = { $level ->
    [1] 1  κάθε βραδιά στον όμιλο
    [2] 2  για Διαιτητή ομίλου
   *[other] 3  για σεμινάριο
}
writing-laws = Νόμοι
writing-law = Νόμος { $cite }
writing-law-tip = Η περίπτωση αφορά το { $cite }
writing-other-laws = Άλλοι Νόμοι
writing-other-laws-hint = Άλλοι: 45C4(b)
writing-source = Πηγή
writing-source-hint = Από πού προέρχεται
writing-source-tip = Ένας όμιλος, ένα βιβλίο, ένα μάθημα· «own», αν είναι δική σας

## What was found.

writing-what-was-found = Τι διαπιστώνει ο Διαιτητής
writing-nothing-asked = Ο Διαιτητής δεν έχει τίποτα να ρωτήσει εδώ.
writing-nothing-happened = Δεν συνέβη τίποτα ακόμη.
writing-nobody-asks = Όσα δεν ρωτάει κανείς
writing-another-fact = Άλλο γεγονός
writing-another-fact-wrong = Γράψτε το γεγονός, τι αφορά και την απάντηση: told-turn #1 = no
writing-ask-the-class = Ερώτηση στην τάξη
writing-ask-the-class-tip = Η απάντηση μένει ανοικτή: όποιος αποφασίζει πρέπει να ρωτήσει
writing-nobody-is-asked = Εδώ αυτό δεν το ρωτάει κανείς, γι’ αυτό δεν μπορεί να μείνει για την τάξη.
writing-answer = { $question } { $answer }{ $holds ->
    [yes] , όπως είναι τώρα
   *[other] { "" }
}
writing-fact-unread = Δεν αλλάζει τίποτα: κανένας Νόμος δεν το ρωτάει εδώ.
writing-fact-same = Δεν αλλάζει τίποτα: και χωρίς αυτό η απόφαση είναι η ίδια.
writing-fact-against = Δεν μετράει: { $why }

## What is expected.

writing-what-is-expected = Ποια πρέπει να είναι η απόφαση
writing-where = Μετά την ενέργεια { $number }: { $action }
writing-where-on-branch = Μετά την ενέργεια { $number } της παραλλαγής «{ $name }»: { $action }
writing-suppose = Κι αν συνέβαινε κάτι ακόμη;
writing-suppose-hint = Κι αν…
writing-suppose-tip = Η απόφαση μετά από κάτι ακόμη, που δεν συνέβη: διαλέξτε το, ή γράψτε μια ενέργεια
writing-supposed = Υπόθεση: { $steps }
writing-suppose-nothing = Όπως ήταν
writing-suppose-nothing-tip = Χωρίς υπόθεση
writing-tick-the-ruling = Σημείωση όλης της απόφασης
writing-tick-the-ruling-tip = Όλα όσα αποφασίζονται εδώ πρέπει να ισχύουν
writing-untick-red = Αφαίρεση κόκκινων
writing-untick-red-tip = Τίποτα από όσα δεν ισχύουν δεν αναμένεται πια
writing-untick = Αφαίρεση
writing-untick-this = Αφαίρεση: { $words }
writing-more-to-expect = Τι άλλο μπορεί να αναμένεται
writing-so-many-ticked = σημειωμένα: { $count }
writing-expected-elsewhere = Αλλού
writing-expect = { $words }{ $year ->
    [both] { "" }
   *[other] { " " }({ $year })
}
writing-both-editions = και οι δύο εκδόσεις
writing-on-branch = στην παραλλαγή «{ $name }»
writing-after-action = μετά την ενέργεια { $number }
writing-if = αν: { $step }
writing-fact-is = { $question } { $answer }
writing-cannot-be-any-more = Αυτό δεν μπορεί πια να συμβεί. Δεν αποθηκεύεται.
writing-instead = Τώρα: { $found }
writing-instead-in = Τώρα, το { $year }: { $found }

## Branches and the twin.

writing-branches-and-twin = Παραλλαγές και δίδυμη
writing-no-branch = Γυρίστε πίσω στο χρονολόγιο και κάντε κάτι άλλο: αυτό είναι μια παραλλαγή.
writing-main-line = Κύρια γραμμή
writing-here = { $name } (εδώ)
writing-go-there = Μετάβαση
writing-rename = Μετονομασία
writing-remove = Αφαίρεση
writing-make-a-twin = Δίδυμη περίπτωση…
writing-make-a-twin-tip = Η ίδια περίπτωση με ένα πράγμα αλλιώς, και άλλη απόφαση
writing-twin = Δίδυμη περίπτωση
writing-twin-what-was-otherwise = Τι ήταν αλλιώς;
writing-twin-why = Καθένα από αυτά θα είχε αλλάξει την απόφαση. Η δίδυμη είναι ξεχωριστή περίπτωση· η μία αναφέρει την άλλη.
writing-twin-something-else = Κάτι άλλο: το αλλάζω εγώ
writing-pair-of = Δίδυμη της περίπτωσης «{ $title }». { $wrong }
writing-pair-sound = Διαφέρουν σε ένα πράγμα, και η απόφαση είναι άλλη.

## The deal, pasted and dealt.

writing-no-deal-found = Σε όσα επικολλήσατε δεν βρέθηκε διανομή. Τέσσερα χέρια γράφονται ως «N:AK32.Q54.J876.T9 …», σε διάγραμμα, ή χρώμα με χρώμα με S, H, D και C.
writing-no-span = Το «{ $typed }» δεν είναι αριθμός φύλλων ή πόντων: γράψτε 5, 5+, 4-6 ή -3.
writing-no-deal-like-this = Δεν βρέθηκε τέτοια διανομή. Ζητήστε λίγο λιγότερα.
writing-holds-too-many = { SEAT($seat, form: "The") } έχει ήδη { $count } φύλλα.
writing-lengths-impossible = { SEAT($seat, form: "The") } δεν μπορεί να έχει αυτά τα μήκη: δίνουν από { $low } ως { $high } φύλλα, και όχι 13.
writing-suit-impossible = Υπάρχουν 13 { SUIT($suit, form: "many") }, και όχι όσ{ $suit ->
    [S] ες
    [H] ες
   *[other] α
} ζητούν αυτά τα μήκη.
writing-points-impossible = Η τράπουλα έχει 40 πόντους, και όσα θέλετε ζητούν από { $low } ως { $high }.
