### What a case expects of its ruling, in a sentence, and what is so instead.

# It is forbidden: the sentence tells what must not be.
expected-not = Δεν πρέπει να ισχύει αυτό: { $words }
expected-by-the-paragraph = { $words } ({ $cite })
# A sentence of $words that are told without a full stop elsewhere.
expected-sentence = { $words }.

## What is expected where no ruling says it in quite these words.

expected-penalty-card = { terms-owned-first } είναι τιμωρημένο φύλλο.
expected-quitted = { terms-owned-first } παίχτηκε, και η λεβέ έχει γυριστεί.
expected-no-contract-yet = Δεν υπάρχει ακόμη συμβόλαιο.
expected-require-a-suit = να απαιτήσει ένα χρώμα
expected-forbid-a-suit = να απαγορεύσει ένα χρώμα
expected-name-a-card = να ορίσει ποιο φύλλο παίζεται
expected-must = { SEAT($seat, form: "The") } πρέπει { $deed ->
    [play] να παίξει ορισμένο φύλλο
    [lead] να βγει με ορισμένο φύλλο ή χρώμα
    [face] να ανοίξει τα φύλλα { SEAT($seat, form: "his") }
    [withdraw] να πάρει πίσω ένα φύλλο
    [add] να προσθέσει ένα φύλλο σε μια λεβέ
    [designate] να ορίσει ποιο φύλλο παίζεται
    [double] να κοντράρει
    [pass] να πασάρει
   *[call] να δηλώσει
}{ $limit ->
    [none] { "" }
   *[limit] { " " }{ $limit }
}.
expected-must-not = { SEAT($seat, form: "The") } δεν μπορεί { $deed ->
    [play] να παίξει ορισμένα φύλλα
    [lead] να βγει σε ορισμένα χρώματα
    [face] να ανοίξει τα φύλλα { SEAT($seat, form: "his") }
    [withdraw] να πάρει πίσω φύλλο
    [add] να προσθέσει φύλλο σε μια λεβέ
    [designate] να ορίσει ποιο φύλλο παίζεται
    [double] να κοντράρει
    [pass] να πασάρει
   *[call] να δηλώσει
}{ $limit ->
    [none] { "" }
   *[limit] { " " }{ $limit }
}.
expected-add-a-suit = { SEAT($seat, form: "The") } πρέπει να προσθέσει { SUIT($suit, form: "a") } σε μια λεβέ.
expected-may-call = { SEAT($seat, form: "The") } μπορεί να δηλώσει { $calls }.
expected-lead-restriction = Επειδή { SEAT($offender, form: "the") } απέσυρε δήλωση, ο εκτελεστής μπορεί να ζητήσει κάτι για την πρώτη έξοδο { SEAT($partner, form: "of") }: { $suits }.
expected-any-suit = οποιοδήποτε χρώμα
expected-any-suit-but = οποιοδήποτε χρώμα εκτός από { $suits }
expected-may-play = { SEAT($seat, form: "The") } { $what ->
    [any] μπορεί να παίξει οποιοδήποτε φύλλο
    [nothing] δεν μπορεί να παίξει κανένα φύλλο
   *[some] μπορεί να παίξει { $cards }
}{ $alone ->
    [yes] , και τίποτα άλλο
   *[no] { "" }
}.
expected-any-of-suit = { $suit ->
    [S] οποιαδήποτε
    [H] οποιαδήποτε
   *[other] οποιοδήποτε
} { SUIT($suit) }
expected-may-be-taken-back = { terms-owned-first } μπορεί να αποσυρθεί{ $only_if ->
    [none] { "" }
    [RHO-changed] , μόνο όμως αν αλλάξει το φύλλο { SEAT($rho, form: "of") }
   *[other] , μόνο όμως αν { $only_if }
}.
expected-may-use = Μπορούν να χρησιμοποιήσουν { $what }: { $who }.
expected-may-not-use = Δεν μπορούν να χρησιμοποιήσουν { $what }: { $who }.
expected-told-until = { $what } έχει σημασία { $limit }.
expected-no-revoke = { SEAT($seat, form: "The") } δεν έκανε ρενόνς στη λεβέ { $trick }.
expected-no-transfer = Στο τέλος της εκτέλεσης δεν μεταφέρεται καμία λεβέ.
expected-transfer-to = Στο τέλος της εκτέλεσης μεταφέρονται λεβέ { SIDE($to, form: "to") }.
expected-transfer-of = Στο τέλος της εκτέλεσης { $count ->
    [one] μεταφέρεται { $count } λεβέ
   *[other] μεταφέρονται { $count } λεβέ
}.
expected-turn = Σειρά έχει { SEAT($seat, form: "the") }.
expected-turn-none = Κανείς δεν μπορεί να ενεργήσει τώρα.
expected-lead = { $trick ->
    [now] Σ’ αυτή τη λεβέ βγαίνει { SEAT($seat, form: "the") }.
   *[number] Στη λεβέ { $trick } βγαίνει { SEAT($seat, form: "the") }.
}
expected-winner = { $trick ->
    [last] Την τελευταία λεβέ την κέρδισε { SEAT($seat, form: "the") }.
   *[number] Τη λεβέ { $trick } την κέρδισε { SEAT($seat, form: "the") }.
}
expected-tricks = { SIDE($side, form: "The") } { $count ->
    [0] δεν έχει κερδίσει καμία λεβέ
    [one] έχει κερδίσει { $count } λεβέ
   *[other] έχει κερδίσει { $count } λεβέ
}.
expected-declarer = Εκτελεστής είναι { SEAT($seat, form: "the") }.
expected-stage = { $stage ->
    [before] Κανείς δεν έχει πάρει ακόμη τα φύλλα του.
    [cards-taken] Οι παίκτες πήραν τα φύλλα τους, και κανείς δεν έχει δηλώσει ακόμη.
    [auction] Η αγορά συνεχίζεται.
    [clarification] Η αγορά τελείωσε, και η αντάμ δεν έχει ανοίξει ακόμη.
    [play] Η εκτέλεση συνεχίζεται.
    [after] Η εκτέλεση τελείωσε, η περίοδος διορθώσεων όχι.
   *[over] Η διανομή τελείωσε, και δεν μπορεί πια να διορθωθεί τίποτα.
}
expected-irregular-call = { $kind ->
    [call-out-of-rotation] { SEAT($seat, form: "The") } δήλωσε εκτός σειράς.
    [insufficient-bid] { SEAT($seat, form: "The") } έκανε ανεπαρκή αγορά.
    [inadmissible-double] { SEAT($seat, form: "The") } κόντραρε ή σιρκόντραρε ενώ δεν είχε τι.
    [call-by-a-player-who-must-pass] { SEAT($seat, form: "The") } έπρεπε να πασάρει, και έκανε άλλη δήλωση.
    [bid-above-seven] { SEAT($seat, form: "The") } έκανε αγορά πάνω από κάθε αγορά που υπάρχει.
    [call-after-the-final-pass] { SEAT($seat, form: "The") } δήλωσε ενώ η αγορά είχε τελειώσει.
    [call-changed] { SEAT($seat, form: "The") } θέλει να αλλάξει τη δήλωση.
    [call-replaced-too-early] { SEAT($seat, form: "The") } αντικατέστησε τη δήλωση πριν αποφασίσει ο Διαιτητής.
    [call-not-repeated] { SEAT($seat, form: "The") } έπρεπε να επαναλάβει την ίδια δήλωση, και έκανε άλλη.
    [alert-late] { SEAT($seat, form: "The") } έκανε πολύ αργά αλέρτ στη δήλωση του συμπαίκτη.
   *[alert-not-required] { SEAT($seat, form: "The") } έκανε αλέρτ στη δήλωση του συμπαίκτη, που δεν το χρειαζόταν.
}
expected-lawful = Αυτό που έκανε { SEAT($seat, form: "the") } είναι κανονικό.
expected-take-back = να πάρει πίσω ό,τι είπε
expected-claim = { $state ->
    [open] Η διεκδίκηση εκκρεμεί· το παιχνίδι έχει σταματήσει.
    [agreed] Η διεκδίκηση έγινε δεκτή.
    [void] Η διεκδίκηση είναι άκυρη· το παιχνίδι συνεχίζεται.
    [not-a-claim] Δεν έγινε διεκδίκηση· το παιχνίδι συνεχίζεται.
    [no-concession] Η παραχώρηση δεν μετράει· το παιχνίδι συνεχίζεται.
    [contested] Η διεκδίκηση αμφισβητήθηκε· αποφασίζει ο Διαιτητής.
    [stands] Η παραχώρηση ισχύει.
    [concession-cancelled] Η παραχώρηση ακυρώνεται.
   *[agreement-withdrawn] Η συμφωνία με τη διεκδίκηση ανακλήθηκε.
}
expected-claim-tricks = { $count ->
    [0] Δεν πάει καμία λεβέ
    [one] Πάει { $count } λεβέ
   *[other] Πάνε { $count } λεβέ
} { SIDE($side, form: "to") }.
expected-asked = Ο Διαιτητής ρωτάει: { $question }
expected-assumed = Δεν ρωτιέται: { $what }
expected-provisional = Το τι είναι { ruling-owned } εξαρτάται από μια απάντηση που δεν δόθηκε ακόμη.
expected-judgement = Ο Διαιτητής κρίνει κάτι ο ίδιος, σύμφωνα με το { $cite }.
expected-checks = Ο Διαιτητής εξετάζει κάτι ξανά αργότερα, σύμφωνα με το { $cite }.
expected-not-modelled = Το πρόγραμμα δεν κρίνει το { $cite }.
expected-cites = { $count ->
    [one] Αποφασίζει η παράγραφος { $cite }.
   *[other] Αποφασίζουν οι παράγραφοι { $cite }.
}

## What is asked of a whole group of expectations. $what: one or several of expected-kind.

expected-exact = Δεν λέγεται τίποτα άλλο για { $what }.
expected-options-ordered = Οι επιλογές δίνονται με αυτή τη σειρά.
expected-order-is = Οι επιλογές δίνονται με άλλη σειρά: { $words }
expected-beyond = Και αυτό: { $words }
expected-kind = { $key ->
    [cards] φύλλα
    [calls] δηλώσεις που έγιναν
    [options] επιλογές
    [restrictions] περιορισμούς εξόδου
    [duties] υποχρεώσεις
    [may-call] δηλώσεις που μπορεί να κάνει κάποιος
    [may-withdraw] φύλλα που μπορούν να αποσυρθούν
    [must-withdraw] φύλλα που επιστρέφουν
    [info] το ποιος μπορεί να χρησιμοποιήσει τι
    [revokes] ρενόνς
    [irregular] ανωμαλίες
    [lawful] όσα είναι κανονικά
    [rights] δικαιώματα
    [questions] ερωτήσεις
    [assumed] όσα δεν ρωτιούνται
    [provisional] όσα περιμένουν απάντηση
    [judgement] όσα κρίνει ο Διαιτητής
    [checks] όσα εξετάζονται ξανά
    [liable] ποινές
   *[not-modelled] όσα δεν κρίνει το πρόγραμμα
}

## There is nothing of the kind.

expected-nothing = { $key ->
    [cards] Δεν λέγεται τίποτα για φύλλο.
    [calls] Κανείς δεν δήλωσε έτσι.
    [options] Κανείς δεν έχει να επιλέξει.
    [restrictions] Ο εκτελεστής δεν μπορεί να ζητήσει τίποτα για μια έξοδο εξαιτίας δήλωσης.
    [duties] Κανείς δεν έχει υποχρέωση.
    [may-call] Κανείς δεν μπορεί να δηλώσει.
    [may-withdraw] Κανένα φύλλο δεν μπορεί να αποσυρθεί.
    [must-withdraw] Κανένα φύλλο δεν επιστρέφει.
    [info] Δεν λέγεται τίποτα για το ποιος μπορεί να χρησιμοποιήσει τι.
    [revokes] Κανείς δεν έκανε ρενόνς.
    [claim] Κανείς δεν διεκδίκησε ούτε παραχώρησε.
    [irregular] Δεν υπάρχει ανωμαλία.
    [lawful] Για τίποτα δεν λέγεται ότι είναι κανονικό.
    [lead] Κανείς δεν έχει βγει.
    [winner] Καμία λεβέ δεν έχει κερδηθεί.
    [tricks] Δεν είναι γνωστό πόσες λεβέ κέρδισε κάθε άξονας.
    [rights] Κανείς δεν έχει δικαίωμα που να αναφέρεται.
    [questions] Ο Διαιτητής δεν ρωτάει τίποτα.
    [assumed] Τίποτα δεν υποτίθεται χωρίς ερώτηση.
    [provisional] Κανένα φύλλο δεν περιμένει απάντηση.
    [judgement] Δεν υπάρχει τίποτα που να το κρίνει ο Διαιτητής.
    [checks] Δεν υπάρχει τίποτα που να εξεταστεί ξανά.
    [liable] Σε κανέναν δεν μπορεί να επιβληθεί ποινή.
    [not-modelled] Κρίνονται όλα.
   *[cites] Δεν αποφασίζει καμία παράγραφος.
}

## Why it is so: paragraphs, and what they rest on.

expected-rests-on = { expected-cites } Στηρίζεται σε: { $on }
expected-no-answer-yet = Δεν απαντήθηκε ακόμη: { $questions }
expected-not-worked-out = Το πρόγραμμα δεν κρίνει: { $laws }.
expected-no-paragraph = Δεν το λέει καμία παράγραφος.
expected-waits = { $because } Ο Διαιτητής κλήθηκε και δεν έχει μιλήσει ακόμη.
