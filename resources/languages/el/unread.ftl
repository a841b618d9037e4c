### What is said of what cannot be read: cards, seats and sentences of a file, and what was typed under the table.

## Parts of a sentence, and of a deal. $typed stands in its quotes, or in a file's own words; sentences, forms and
## examples are written as they can be typed, in every language.

unread-card = το { $typed } δεν είναι φύλλο: γράμμα του χρώματος και αξία, όπως D7 ή HT{ $meant ->
    [one] · μήπως εννοείτε { $cards };
    [several] · εδώ μπαίνει ένα φύλλο, όχι περισσότερα
    [commas] · ανάμεσα σε περισσότερα φύλλα γράψτε κόμμα, όχι 'and': { $cards }
   *[none] { "" }
}
unread-suit = το { $typed } δεν είναι χρώμα: spades, hearts, diamonds ή clubs
# What was meant: N, E, S or W, or somebody by his part, such as dummy.
unread-seat = το { $typed } δεν είναι θέση: { $none ->
    [yes] N, E, S, W ή none
   *[no] N, E, S ή W
}{ $meant ->
    [none] { "" }
    [part] · γράψτε πού κάθεται ο παίκτης, όποιος κι αν είναι ο ρόλος του
   *[seat] · μήπως εννοείτε '{ $meant }';
}
unread-seats = το { $typed } δεν δηλώνει θέσεις: γράμματα από τα NESW, καθένα μία φορά, ή none
unread-not-one-of = το { $typed } δεν είναι κάποιο από αυτά: { $known }
unread-card-twice = το { $typed } αναφέρει ένα φύλλο δύο φορές
unread-no-cards = δεν υπάρχουν φύλλα να αναφερθούν
unread-quotes = το { $typed } δεν είναι μέσα σε διπλά εισαγωγικά
unread-no-quotes-within = το { $typed } δεν μπορεί να μπει μέσα σε διπλά εισαγωγικά
unread-number = το { $typed } δεν είναι αριθμός
unread-trick = το { $typed } δεν είναι αριθμός λεβέ, 1 ως 13
unread-call = το { $typed } δεν είναι δήλωση: 1C ως 7NT, pass, X, XX
unread-calls = το { $typed } δεν είναι σειρά δηλώσεων, καθεμία με τον παίκτη της: N 1S E pass
unread-designation = το { $typed } δεν είναι κάτι που ζητιέται από τον μορ: DQ, diamond, queen, high, low club, anything …
unread-plays = το { $typed } δεν είναι ένα φύλλο από κάθε χέρι, με τη σειρά
unread-attention = το { $typed } δεν είναι ενέργεια (#4 ή @name), trick NUM ή SEAT's number of cards
unread-paragraph = το { $typed } δεν είναι παράγραφος, όπως 45C4(b)
unread-question = το { $typed } δεν είναι καμία από τις ερωτήσεις: { $known }
unread-option = το { $typed } δεν είναι καμία από τις επιλογές: { $known }
unread-and-between-suits = { $typed }: ανάμεσα στα χρώματα μπαίνει 'and', όπως hearts and clubs
unread-deed = το { $typed } δεν είναι υποχρέωση: play D7, lead a heart, lead hearts and clubs, pass
unread-duty = το { $typed } δεν είναι υποχρέωση: γράψτε την όπως 'E: not lead diamonds, loses the lead'
unread-revoke = το { $typed } δεν είναι ρενόνς: γράψτε την όπως 'E trick 4 spades: established'
unread-hand = το { $typed } δεν είναι χέρι: τέσσερα χρώματα S.H.D.C με μια τελεία ανάμεσα, ή *
unread-rank-twice = το { $written } είναι γραμμένο δύο φορές στο { $part }
unread-rank = το { $typed } στο { $part } δεν είναι αξία: A K Q J T 9 ως 2, x, h ή ?{ $void ->
    [yes] · για σικάν δεν γράφεται τίποτα
   *[no] { "" }
}
unread-label-taken = υπάρχει ήδη ενέργεια με την ετικέτα @{ $label }
unread-no-such-action = δεν υπάρχει ενέργεια { $action } πριν από αυτή
unread-branch-name = το { $typed } δεν μπορεί να είναι όνομα αυτής της παραλλαγής: καθεμία χρειάζεται δικό της όνομα
unread-no-sentence = καμία πρόταση δεν λέει { $action }
unread-no-sentence-because = καμία πρόταση δεν λέει { $action }: { $why }

## A sentence, and what is wrong with it or was probably meant.

unread-sentence = δεν γίνεται κατανοητό το "{ $typed }": { $advice }
unread-no-verb = το "{ $typed }" δεν έχει ρήμα: { $meanings } …
unread-whose-card = ποιανού είναι το { $card }; Δεν έχει σειρά κανείς: πείτε το όπως E plays { $card }
unread-who-calls = ποιος ζητάει { $words }; Εκτελεστής δεν υπάρχει: πείτε το όπως S calls { $words }
unread-too-long = είναι πολύ μακρύ για ενέργεια του τραπεζιού
unread-did-you-mean = μήπως εννοείτε "{ $sentence }";
unread-label = η ετικέτα γράφεται μπροστά και τελειώνει με άνω και κάτω τελεία, όπως "@name: E plays D7"
unread-form = μήπως εννοείτε τη μορφή { $form };
unread-nothing-begins-so = καμία πρόταση δεν αρχίζει έτσι

## What to write for what many write in other words; "typed" says it to who types under the table. The examples are of
## a player, $seat, and a card he has, $card, as letters.

unread-instead-without-sign = γράφεται μπροστά από την πρόταση, χωρίς σημείο: "at the same time { $seat } leads { $card }"
    .typed = Γράφεται μπροστά από την πρόταση, χωρίς σημείο: «ταυτόχρονα { SEAT($seat, form: "the") } βγαίνει με το ♥5».
unread-instead-attention = επισημαίνεται μια ενέργεια ή μια λεβέ, όπως "N draws attention to #4", ή απλώς "N draws attention"
    .typed = Επισημαίνεται μια ενέργεια ή μια λεβέ, όπως «ο Βορράς επισημαίνει ανωμαλία (ενέργεια 4)», ή απλώς «ο Βορράς επισημαίνει ανωμαλία».
unread-instead-no-law = μια πρόταση λέει τι έγινε και δεν αναφέρει Νόμο: με ποιο φύλλο βγήκε κάποιος, ποιο παίχτηκε ή έπεσε
    .typed = Μια πρόταση λέει τι έγινε και δεν αναφέρει Νόμο: με ποιο φύλλο βγήκε κάποιος, ποιο παίχτηκε ή έπεσε.
unread-instead-who-calls = πείτε ποιος τον καλεί, "S calls the director", και ύστερα "the director explains"
    .typed = Πείτε ποιος τον καλεί, «ο Νότος καλεί τον Διαιτητή», και ύστερα «ο Διαιτητής εξηγεί».
unread-instead-director = μήπως εννοείτε "S calls the director";
    .typed = Μήπως εννοείτε «ο Νότος καλεί τον Διαιτητή»;
unread-instead-ruling = μια απόφαση μπαίνει σε εισαγωγικά, όπως the director rules "the lead stands"
    .typed = Μια απόφαση μπαίνει σε εισαγωγικά, όπως: ο Διαιτητής αποφασίζει «η έξοδος ισχύει».
unread-instead-objects = μήπως εννοείτε "{ $seat } objects";
    .typed = Μήπως εννοείτε «{ SEAT($seat, form: "the") } φέρνει αντίρρηση»;
unread-instead-agrees = μήπως εννοείτε "{ $seat } agrees";
    .typed = Μήπως εννοείτε «{ SEAT($seat, form: "the") } συμφωνεί»;
unread-instead-tricks = οι λεβέ είναι μόνο ένας αριθμός, όπως "S claims 3"
    .typed = Οι λεβέ είναι ένας αριθμός, όπως «ο Νότος διεκδικεί 3 λεβέ».
unread-instead-pauses = μήπως εννοείτε "{ $seat } pauses";
    .typed = Μήπως εννοείτε «{ SEAT($seat, form: "the") } κάνει παύση»;
unread-instead-call-or-card = σε μια δήλωση πρώτος είναι ο αριθμός, "{ $seat } withdraws 2H and bids 3H", "{ $seat } takes back 2H"· σε ένα φύλλο το χρώμα, "{ $seat } withdraws H2"
    .typed = Σε μια δήλωση πρώτος είναι ο αριθμός, «{ SEAT($seat, form: "the") } αποσύρει το 2♥ και δηλώνει 3♥», «{ SEAT($seat, form: "the") } παίρνει πίσω το 2♥»· σε ένα φύλλο το χρώμα, «{ SEAT($seat, form: "the") } αποσύρει το ♥2».
unread-instead-exchange = ένα φύλλο αντικαθίσταται με άλλο όπως "{ $seat } replaces S3 with H2"
    .typed = Ένα φύλλο αντικαθίσταται με άλλο όπως «{ SEAT($seat, form: "the") } αντικαθιστά το ♠3 με το ♥2».
unread-instead-exposed = πείτε πώς φάνηκε: "{ $seat } faces { $card }", "{ $seat } shows { $card }", "{ $seat } drops { $card }" ή "{ $seat } lets { $card } be seen"
    .typed = Πείτε πώς φάνηκε: «{ SEAT($seat, form: "the") } ανοίγει το ♥5», «{ SEAT($seat, form: "the") } δείχνει το ♥5», «{ SEAT($seat, form: "the") } ρίχνει κατά λάθος το ♥5» ή «{ SEAT($seat, form: "the") } φανερώνει το ♥5».
unread-instead-no-commas = χωρίς κόμματα μέσα σε μια λεβέ: "trick 5: W H4 N H2 E HK S H3"
    .typed = Μια λεβέ γράφεται έτσι: «λεβέ 5: Δύση ♥4, Βορράς ♥2, Ανατολή ♥K, Νότος ♥3».
unread-instead-choice = μια επιλογή γράφεται μαζί με το τι επιλέγεται, όπως "S chooses to accept", "S chooses to forbid spades"
    .typed = Μια επιλογή γράφεται μαζί με το τι επιλέγεται, όπως «ο Νότος επιλέγει να δεχτεί», «ο Νότος επιλέγει να απαγορεύσει πίκα».
unread-instead-withdrawn = ένα φύλλο που παίχτηκε αποσύρεται, "{ $seat } withdraws { $card }"· ένα που βρίσκεται μπροστά στον παίκτη το σηκώνει ο ίδιος, "{ $seat } picks up { $card }"
    .typed = Ένα φύλλο που παίχτηκε αποσύρεται, «{ SEAT($seat, form: "the") } αποσύρει το ♥5»· ένα που βρίσκεται μπροστά στον παίκτη το σηκώνει ο ίδιος, «{ SEAT($seat, form: "the") } σηκώνει το ♥5».
unread-instead-remark = όσα άλλα λέγονται είναι σχόλιο, όπως E remarks "is it my lead?"· ένα φύλλο: "E says he holds D6"
    .typed = Όσα άλλα λέγονται γράφονται σε εισαγωγικά, όπως: η Ανατολή λέει «εγώ βγαίνω;»· ένα φύλλο: «η Ανατολή λέει ότι έχει το ♦6».
unread-instead-seat = γράψτε πού κάθεται ο παίκτης, N, E, S ή W, όποιος κι αν είναι ο ρόλος του
    .typed = Γράψτε πού κάθεται ο παίκτης, Βορράς, Ανατολή, Νότος ή Δύση, όποιος κι αν είναι ο ρόλος του.

## What is said to who types under the table. The examples can be typed as they stand.

unread-hint = Το «{ $typed }» δεν γίνεται κατανοητό. { $why }
unread-quoted = «{ $sentence }»
unread-one-thing = Ένα πράγμα κάθε φορά, παρακαλώ: γράψτε «{ $first }», πατήστε Enter, και ύστερα το επόμενο.
unread-first-thing = Ένα πράγμα κάθε φορά, παρακαλώ: γράψτε το πρώτο, πατήστε Enter, και ύστερα το επόμενο.
unread-dummy = Ο μορ παίζει ό,τι ζητάει ο εκτελεστής: «μικρό», «ντάμα», «{ $called }».
unread-player = Όσα κάνει { SEAT($seat, form: "the") } γράφονται έτσι: { $examples }.
unread-meant = Μήπως εννοείτε «{ $sentence }»;
unread-what-was-done = Γράψτε τι έγινε και όχι πώς το λέει ο Νόμος, όπως { $examples }: τι ήταν, θα το πει η απόφαση.
unread-bid = Μια δήλωση γράφεται όπως «{ SEAT($seat, form: "the") } δηλώνει 2♥».
unread-who-it-was = Γράψτε και ποιος ήταν, όπως { $examples }.
unread-called = «μικρό» ή «ντάμα» για ό,τι ζητάει ο εκτελεστής
unread-for-example = Μπορείτε να γράψετε, για παράδειγμα, { $examples }.
unread-missing = { $what ->
    [question] Όσα μπορεί να ρωτήσει κάποιος προτείνονται την ώρα που γράφετε· για παράδειγμα
    [no-card] Γράψτε και το φύλλο:
    [card] Ένα φύλλο γράφεται με το χρώμα (π, κ, ρ, σ) και ύστερα την αξία (Α, Ρ, ΝΤ, Β, 10 … 2):
   *[verb] Γράφεται έτσι:
} { $examples }.
