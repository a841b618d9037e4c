### The kinds of event of What happened?, and what is asked about them.

event-dialog-what-happened = Τι συνέβη;
event-dialog-rule-on-it = &Απόφαση
event-dialog-and-then = Και ύστερα …
event-dialog-what-came-next-if-anything-key = τι ακολούθησε, αν ακολούθησε κάτι (πλήκτρο +)
event-dialog-tell-it-in-the-order-in = Πείτε τα με τη σειρά που συνέβησαν: αφού ειπωθεί το ένα, προστίθεται το επόμενο.
event-dialog-choose-what-happened-click-it-or = Διαλέξτε τι συνέβη: κάντε κλικ επάνω του ή πατήστε το γράμμα του.
event-dialog-something-else = Κάτι άλλο;
event-dialog-it-takes-the-place-of-what = Παίρνει τη θέση αυτού που ρωτιέται πιο πάνω.
event-dialog-this-waits-until-what-comes-before = Αυτό περιμένει ώσπου να ειπωθεί ό,τι προηγείται.
event-event-sheets-contract = Συμβόλαιο
event-event-sheets-type-level-and-suit-such-as = Γράψτε ύψος και χρώμα, π.χ. 4s, 3n ή 4hx
event-event-sheets-remove = Αφαίρεση
event-event-sheets-take-this-out-of-the-story = Βγάλτε το από την αφήγηση ή διαλέξτε κάτι άλλο
event-event-sheets-who-is-declarer = Ποιος είναι ο εκτελεστής;
event-event-sheets-in-which-contract = Σε ποιο συμβόλαιο;
event-event-sheets-for-most-rulings-the-contract-does = Στις περισσότερες αποφάσεις το συμβόλαιο δεν παίζει ρόλο: αφήστε το.
event-event-sheets-nobody-is-declarer-yet = Η αγορά δεν έχει τελειώσει: δεν υπάρχει ακόμη εκτελεστής.
event-event-sheets-nothing-has-been-chosen-yet = Δεν έχει επιλεγεί τίποτα ακόμη
event-event-sheets-level = Ύψος { $level }
event-event-sheets-strain = Χρώμα { $sign }
event-event-sheets-declarer = Εκτελεστής: { SEAT($seat) }
event-event-sheets-is-declarer-key = { SEAT($seat) }: εκτελεστής (πλήκτρο { $key })
event-fields-such-as-e-pauses-s-calls = π.χ. e pauses, s calls queen
event-fields-cards = Φύλλα
event-fields-x-small-h-honour-not-known = x μικρό · h ονέρ · ? άγνωστο
event-fields-such-as-h5-or-h5-c3 = π.χ. h5, ή h5 c3
event-fields-such-as-h5-or-dq-hx = π.χ. h5 ή dq, hx
event-fields-key = { $words } (πλήκτρο { $key })
event-story-the-table-as-it-has-been = Το τραπέζι όπως έχει περιγραφεί
event-story-change = Αλλαγή
event-story-remove = Αφαίρεση
event-story-change-2 = Αλλαγή του { $number }, { $title }
event-story-remove-2 = Αφαίρεση του { $number }, { $title }
event-which-card-this-card-is = Αυτό το φύλλο είναι…
event-which-card-unknown-card = άγνωστο φύλλο
event-which-card-s-is = { SEAT($seat) }, { $card }: είναι
event-fields-card-tip = { $kind ->
    [small] { $suit ->
        [S] μια μικρή πίκα
        [H] μια μικρή κούπα
       *[suit] ένα { SUIT($suit, form: "small") }
    }
    [honour] ένα ονέρ { SUIT($suit) }
   *[unknown] { SUIT($suit, form: "a") } άγνωστης αξίας
}
event-fields-such-as-2h-or-p-or-x = π.χ. 2h, 3n, p ή x
event-fields-calls = Δηλώσεις
