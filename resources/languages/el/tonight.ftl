### Tonight's boards: loaded once, then found by their numbers.

tonight-window = Διανομές της βραδιάς
tonight-what = Φορτώστε μία φορά τις διανομές της βραδιάς: το αρχείο της μηχανής που μοιράζει, ένα PBN, έναν σύνδεσμο. Από εκεί και πέρα ο αριθμός μιας διανομής φέρνει στο τραπέζι και τα 52 φύλλα, τον διανομέα και τη μανς. Φυλάγονται ως αύριο το πρωί.
tonight-number = Διανομή
tonight-files = Φορτώθηκαν
tonight-load = Φόρτωση της βραδιάς…
tonight-load-tip = Τα αρχεία της βραδιάς: PBN, DUP, DLM, BRI, LIN. Ένα αρχείο με το ίδιο όνομα παίρνει τη θέση του προηγούμενου
tonight-load-which = Διανομές της βραδιάς
# Kinds of files, as a file dialog lists them.
tonight-filter = Διανομές (*.pbn *.dup *.dlm *.bri *.lin *.txt);;Όλα τα αρχεία (*)
tonight-paste = Επικόλληση
# What is pasted, the first time, the second time, …
tonight-pasted = επικόλληση { $place }
tonight-keep-these = Ως &διανομές της βραδιάς
tonight-forget = Αφαίρεση
tonight-forget-tip = Αυτές οι διανομές δεν είναι της βραδιάς
tonight-to-the-table = Στο &τραπέζι

# A file with boards, from the number $first to $last; so many of it are of no use here.
tonight-file = { $file }: { $count ->
    [one] μία διανομή, η { $first }
   *[other] { $count } διανομές, από { $first } ως { $last }
}{ $left_out ->
    [0] { "" }
    [one] · μία έμεινε έξω, γιατί δεν είναι ολόκληρη ή δεν έχει αριθμό
   *[other] · { $left_out } έμειναν έξω, γιατί δεν είναι ολόκληρες ή δεν έχουν αριθμό
}
tonight-so-many = από { $count } της βραδιάς
tonight-nothing-loaded = Δεν έχει φορτωθεί τίποτα ακόμη.
tonight-not-loaded = Το { $file } δεν φορτώθηκε: { $why }
tonight-not-pasted = Δεν φορτώθηκε τίποτα: { $why }
tonight-no-board = { $file }: καμία διανομή δεν έχει όλα τα φύλλα της και αριθμό.
tonight-too-many = Δεν φυλάγονται περισσότερα από { $most } αρχεία: αφαιρέστε πρώτα μερικά.
tonight-not-kept = Αυτές οι διανομές υπάρχουν ώσπου να κλείσει το πρόγραμμα, και δεν μπορούν να φυλαχτούν για μετά: { $why }.

## A board of that number, and the table.

tonight-none-yet = Οι διανομές της βραδιάς δεν έχουν φορτωθεί ακόμη.
tonight-no-such-board = Δεν υπάρχει διανομή { $typed } ανάμεσα στις { $count } της βραδιάς.
tonight-several = Απόψε υπάρχουν περισσότερες διανομές { $number }, με άλλα φύλλα. Ποια είναι;
tonight-several-laid-out = Απόψε υπάρχουν περισσότερες διανομές { $number }. Στρώνεται η:
tonight-board-of-file = Διανομή { $number } ({ $file })
tonight-begins-later = Αυτή η καταγραφή αρχίζει από τη λεβέ { $trick }: ποια φύλλα είχαν ήδη παιχτεί, η διανομή δεν μπορεί να το πει.
tonight-set-hands = Αφαίρεση όσων παίχτηκαν…
tonight-take-out = Τώρα βγάλτε τα φύλλα που είχαν παιχτεί πριν από τη λεβέ { $trick }: κάντε κλικ σε αυτά στη μέση, ή σβήστε τα.
tonight-begin = Νέα καταγραφή με τη διανομή { $number }
tonight-differs = Η διανομή { $number } δεν είναι αυτή που βρίσκεται εδώ. Θα άλλαζαν τα εξής: { $what }.
tonight-lies-here = Η διανομή { $number } είναι αυτή που βρίσκεται εδώ.
tonight-take = Όπως στη διανομή { $number }
tonight-keep = Όπως είναι εδώ
tonight-hand-of = το χέρι { SEAT($seat, form: "of") }
tonight-dealer = ο διανομέας
tonight-vulnerability = η μανς
tonight-not-this-one = Η διανομή { $number } δεν μπορεί να είναι αυτή που παίχτηκε εδώ. Ενέργεια { $action }: { $why }.
tonight-kept-back = { $why ->
    [hidden] Η απόφαση είναι κρυμμένη: εμφανίστε την πρώτα, ύστερα φέρτε τη διανομή.
   *[blind] Όσα φύλλα δεν φάνηκαν είναι κρυμμένα: εμφανίστε τα πρώτα, ύστερα φέρτε τη διανομή.
}
tonight-being-read = Διαβάζονται οι διανομές…
tonight-is-bid = Οι δηλώσεις που καταγράφηκαν εδώ λένε το συμβόλαιο: γράψτε μόνο «board { $number }».
tonight-contract = το συμβόλαιο
tonight-declarer = ο εκτελεστής
