### Problems: what is asked of whoever rules, the answers offered, and what is said of an answer.

asked-what-do-you-rule = Τι αποφασίζετε;
asked-what-do-you-ask = Τι ρωτάτε;
asked-status = { terms-owned-first }: τι είναι;
asked-back = Μπορεί να αποσυρθεί { ruling-owned };
asked-who-decides = Ποιος αποφασίζει τι γίνεται τώρα;
asked-who-may-choose = Ποιος μπορεί τώρα να επιλέξει και τι;
asked-whose-turn = Ποιος έχει τώρα σειρά;
asked-who-is-bound = Τι πρέπει ή δεν επιτρέπεται να γίνει;
asked-tricks-transferred = Ποιες λεβέ μεταφέρονται;
asked-who-may-use-it = Ποιος μπορεί να το χρησιμοποιήσει;
asked-what-is-checked = Τι εξετάζετε ξανά;
asked-which-paragraph = Ποια παράγραφος αποφασίζει;
asked-how-other-edition = Πώς αποφασίζουν οι Νόμοι του { $year };

## Rulings in a few words, the right one among wrong ones. Form "within" stands within a sentence.

asked-ruling-ask = Πρέπει πρώτα να ρωτήσω κάτι
    .within = πρέπει πρώτα να ρωτήσω κάτι
asked-ruling-on = { $bidding ->
    [yes] Η αγορά συνεχίζεται
   *[no] Το παιχνίδι συνεχίζεται κανονικά
}
    .within = { $bidding ->
    [yes] η αγορά συνεχίζεται
   *[no] το παιχνίδι συνεχίζεται κανονικά
}
# What becomes of a card.
asked-ruling-card = { $what ->
    [played] { CARD($card, form: "The") } παίζεται
    [may] { SEAT($seat, form: "The") } μπορεί να πάρει πίσω { CARD($card, form: "acc") }
    [back] { CARD($card, form: "The") } επιστρέφει
    [major] { CARD($card, form: "The") } είναι μείζον τιμωρημένο φύλλο
    [minor] { CARD($card, form: "The") } είναι ελάσσον τιμωρημένο φύλλο
    [seen] { CARD($card, form: "The") } απλώς φάνηκε: καμία ποινή
    [held] { CARD($card, form: "The") } δεν παίζεται
   *[later] { CARD($card, form: "The") } πρέπει να παιχτεί αργότερα
}
    .within = { $what ->
    [played] { CARD($card, form: "the") } παίζεται
    [may] { SEAT($seat, form: "the") } μπορεί να πάρει πίσω { CARD($card, form: "acc") }
    [back] { CARD($card, form: "the") } επιστρέφει
    [major] { CARD($card, form: "the") } είναι μείζον τιμωρημένο φύλλο
    [minor] { CARD($card, form: "the") } είναι ελάσσον τιμωρημένο φύλλο
    [seen] { CARD($card, form: "the") } απλώς φάνηκε: καμία ποινή
    [held] { CARD($card, form: "the") } δεν παίζεται
   *[later] { CARD($card, form: "the") } πρέπει να παιχτεί αργότερα
}
# $who: Βορράς, or Βορράς ή Νότος.
asked-ruling-choice = Επιλέγει: { $who }
    .within = επιλέγει: { $who }
# $duty: πρέπει να βγει κούπα.
asked-ruling-duty = { SEAT($seat, form: "The") } { $duty }
    .within = { SEAT($seat, form: "the") } { $duty }
# $long: until the auction ends, and not at one turn only.
asked-ruling-pass = { SEAT($seat, form: "The") } πρέπει να πασάρει { $long ->
    [yes] ως το τέλος της αγοράς
   *[no] μία φορά
}
    .within = { SEAT($seat, form: "the") } πρέπει να πασάρει { $long ->
    [yes] ως το τέλος της αγοράς
   *[no] μία φορά
}
# What becomes of a call; implied is a pass that counts although nobody has made it.
asked-ruling-call = { $what ->
    [stands] Το { $call } { SEAT($seat, form: "of") } μετράει
    [gone] Το { $call } { SEAT($seat, form: "of") } δεν μετράει
    [open] Το { $call } { SEAT($seat, form: "of") } περιμένει απόφαση
   *[implied] Θεωρείται ότι { SEAT($seat, form: "the") } πάσαρε
}
    .within = { $what ->
    [stands] το { $call } { SEAT($seat, form: "of") } μετράει
    [gone] το { $call } { SEAT($seat, form: "of") } δεν μετράει
    [open] το { $call } { SEAT($seat, form: "of") } περιμένει απόφαση
   *[implied] θεωρείται ότι { SEAT($seat, form: "the") } πάσαρε
}
asked-ruling-change-call = { SEAT($seat, form: "The") } μπορεί να αλλάξει τη δήλωση
    .within = { SEAT($seat, form: "the") } μπορεί να αλλάξει τη δήλωση
# The contract; $doubled: X, XX or none.
asked-ruling-contract = Το συμβόλαιο είναι { $bid }{ $doubled ->
    [X] { " " }κοντρέ
    [XX] { " " }σιρκοντρέ
   *[none] { "" }
}, με εκτελεστή { SEAT($seat, form: "acc") }
    .within = το συμβόλαιο είναι { $bid }{ $doubled ->
    [X] { " " }κοντρέ
    [XX] { " " }σιρκοντρέ
   *[none] { "" }
}, με εκτελεστή { SEAT($seat, form: "acc") }
asked-ruling-revoke = { $state ->
    [established] Η ρενόνς είναι οριστική
    [open] Η ρενόνς μπορεί ακόμη να διορθωθεί
    [corrected] Η ρενόνς διορθώθηκε
   *[none] Δεν είναι ρενόνς
}
    .within = { $state ->
    [established] η ρενόνς είναι οριστική
    [open] η ρενόνς μπορεί ακόμη να διορθωθεί
    [corrected] η ρενόνς διορθώθηκε
   *[none] δεν είναι ρενόνς
}
asked-ruling-transfer = { $tricks ->
    [0] Δεν μεταφέρεται λεβέ
    [1] Μία λεβέ πηγαίνει { SIDE($side, form: "to") }
    [2] Δύο λεβέ πηγαίνουν { SIDE($side, form: "to") }
   *[other] { $tricks } λεβέ πηγαίνουν { SIDE($side, form: "to") }
}
    .within = { $tricks ->
    [0] δεν μεταφέρεται λεβέ
    [1] μία λεβέ πηγαίνει { SIDE($side, form: "to") }
    [2] δύο λεβέ πηγαίνουν { SIDE($side, form: "to") }
   *[other] { $tricks } λεβέ πηγαίνουν { SIDE($side, form: "to") }
}
asked-ruling-claim = { $state ->
    [contested] Για τη διεκδίκηση αποφασίζει ο Διαιτητής
    [agreed] Η διεκδίκηση έγινε δεκτή
    [void] Η διεκδίκηση είναι άκυρη· το παιχνίδι συνεχίζεται
    [stands] Η παραχώρηση ισχύει
    [open] Το παιχνίδι σταματά· η διεκδίκηση εκκρεμεί
    [gone] Η παραχώρηση ακυρώνεται
   *[none] Δεν είναι διεκδίκηση· το παιχνίδι συνεχίζεται
}
    .within = { $state ->
    [contested] για τη διεκδίκηση αποφασίζει ο Διαιτητής
    [agreed] η διεκδίκηση έγινε δεκτή
    [void] η διεκδίκηση είναι άκυρη· το παιχνίδι συνεχίζεται
    [stands] η παραχώρηση ισχύει
    [open] το παιχνίδι σταματά· η διεκδίκηση εκκρεμεί
    [gone] η παραχώρηση ακυρώνεται
   *[none] δεν είναι διεκδίκηση· το παιχνίδι συνεχίζεται
}
# Whether a player was right to do what he did.
asked-ruling-act = { $what ->
    [right] Σωστά το έκανε { SEAT($seat, form: "the") }
    [wrong] Δεν έπρεπε να το κάνει { SEAT($seat, form: "the") }
    [partner] Μόνο { SEAT($partner, form: "the") } μπορεί να το κάνει
   *[later] { SEAT($seat, form: "The") } μπορεί να το κάνει μόνο μετά την εκτέλεση
}
    .within = { $what ->
    [right] σωστά το έκανε { SEAT($seat, form: "the") }
    [wrong] δεν έπρεπε να το κάνει { SEAT($seat, form: "the") }
    [partner] μόνο { SEAT($partner, form: "the") } μπορεί να το κάνει
   *[later] { SEAT($seat, form: "the") } μπορεί να το κάνει μόνο μετά την εκτέλεση
}
asked-ruling-weigh = { $what ->
    [weigh] Πρέπει να το κρίνει ο Διαιτητής
    [nothing] Δεν ακολουθεί τίποτα
    [cancel] Η διανομή ακυρώνεται
   *[again] Η λεβέ ξαναπαίζεται
}
    .within = { $what ->
    [weigh] πρέπει να το κρίνει ο Διαιτητής
    [nothing] δεν ακολουθεί τίποτα
    [cancel] η διανομή ακυρώνεται
   *[again] η λεβέ ξαναπαίζεται
}
# Who may use what something tells.
asked-ruling-known = { $who ->
    [all] Όλοι μπορούν να χρησιμοποιήσουν ό,τι δείχνει
    [none] Κανείς δεν μπορεί να χρησιμοποιήσει ό,τι δείχνει
   *[side] Μόνο { SIDE($side, form: "the") } μπορεί να χρησιμοποιήσει ό,τι δείχνει
}
    .within = { $who ->
    [all] όλοι μπορούν να χρησιμοποιήσουν ό,τι δείχνει
    [none] κανείς δεν μπορεί να χρησιμοποιήσει ό,τι δείχνει
   *[side] μόνο { SIDE($side, form: "the") } μπορεί να χρησιμοποιήσει ό,τι δείχνει
}
# How the other edition rules; $ruling is one of these within a sentence.
asked-edition-same = Το ίδιο: { $ruling }
asked-edition-differs = Διαφορετικά: { $ruling }

## What a card is.

asked-flag-played = Παίζεται
asked-flag-must-go-back = Επιστρέφει στο χέρι
asked-flag-major-penalty = Είναι μείζον τιμωρημένο φύλλο
asked-flag-minor-penalty = Είναι ελάσσον τιμωρημένο φύλλο
asked-flag-in-hand = Είναι στο χέρι: δεν παίχτηκε
asked-flag-waits = Περιμένει: δεν έχει κριθεί ακόμη
asked-flag-exposed = Φάνηκε, δεν είναι τιμωρημένο φύλλο
asked-flag-held = Κρατιέται, δεν παίχτηκε
asked-flag-must-be-played = Πρέπει να παιχτεί αργότερα
asked-flag-face-down-lead = Είναι αντάμ, κλειστή ακόμη

## Whether a card may be taken back.

asked-back-may = Ναι, αν θέλει ο παίκτης
asked-back-penalty = Ναι, ως τιμωρημένο φύλλο
asked-back-if = Μόνο αν συμβεί πρώτα κάτι άλλο
asked-back-no = Όχι, μένει

## Who chooses, and what; whose turn it is; what is looked at again.

asked-nobody-has-a-choice = Κανείς δεν έχει επιλογή
# $who: Βορράς, or Βορράς ή Νότος; $words is what he may choose, a sentence said to him.
asked-choice-of = { $who }: { $words }
# What somebody put out of turn: a call, or a card.
asked-accept-or-refuse = { $bidding ->
    [yes] Δεχτείτε ή απορρίψτε τη δήλωση.
   *[no] Δεχτείτε ή απορρίψτε το φύλλο.
}
asked-nobody-chooses = Κανείς δεν έχει να επιλέξει τίποτα
asked-is-to = { $to ->
    [lead] Βγαίνει
    [call] Δηλώνει
   *[play] Παίζει
} { SEAT($seat, form: "the") }
asked-something-comes-first = Κανείς: προηγείται κάτι άλλο
asked-nobody-is-bound = Κανείς δεν υποχρεώνεται σε τίποτα
asked-nothing = Τίποτα

## What the director is told who asks. $answer: Ναι.

asked-told = { $answer }.
asked-told-no = Όχι.
asked-nobody-can-say = Δεν ξέρει κανείς.

## What is said of an answer.

# $typed and $cite are paragraphs: 45C is near: 45C4 is the paragraph that decides.
asked-near = Το { $typed } είναι κοντά: αποφασίζει το { $cite }.
asked-other-number = Έτσι αριθμείται το { $other }· το { $year } είναι το { $cite }.
# $question is a question of the director's.
asked-nothing-hangs-on = Από αυτό δεν εξαρτάται τίποτα: { $question }
# A sentence with the paragraph behind it: $words without the mark at its end, $mark. It is one of asked-ends, the
# first of them where there was none.
asked-with-law = { $words } ({ $cite }){ $mark }
asked-ends = .;!
