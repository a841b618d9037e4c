### Rulings in words: findings, limits, what may be chosen and what a duty asks.

# Irregularities. $seat is who committed it, $card the card concerned.
ruling-irregularity-opening-lead-out-of-turn = { SEAT($seat, form: "The") } έκανε αντάμ εκτός σειράς.
ruling-irregularity-lead-out-of-turn = { SEAT($seat, form: "The") } βγήκε εκτός σειράς.
ruling-irregularity-premature-lead = { SEAT($seat, form: "The") } βγήκε πρόωρα στην επόμενη λεβέ.
ruling-irregularity-play-out-of-turn = { SEAT($seat, form: "The") } έπαιξε εκτός σειράς.
ruling-irregularity-play-at-RHO-s-turn = { SEAT($seat, form: "The") } έπαιξε όταν είχε σειρά ο παίκτης στα δεξιά.
ruling-irregularity-revoke = { SEAT($seat, form: "The") } δεν ακολούθησε χρώμα, αν και μπορούσε.
ruling-irregularity-fifth-card = { SEAT($seat, form: "The") } έβαλε δεύτερο φύλλο στην ίδια λεβέ.
ruling-irregularity-exposed-card = { SEAT($seat, form: "The") } άφησε να φανεί { CARD($card, form: "a") }.
ruling-irregularity-card-named-as-held = { SEAT($seat, form: "The") } είπε ότι έχει { CARD($card, form: "a") }.
ruling-irregularity-exposed-in-the-auction = { SEAT($seat, form: "The") } άφησε να φανεί { CARD($card, form: "a") } κατά την αγορά.
ruling-irregularity-exposed-before-the-auction = { SEAT($seat, form: "The") } άφησε να φανεί { CARD($card, form: "a") } πριν από την αγορά.
ruling-irregularity-card-not-designated = Από το χέρι { SEAT($seat, form: "of") } μπήκε στη λεβέ φύλλο που δεν είχε ζητηθεί.
ruling-irregularity-dummy-acted-unasked = { SEAT($seat, form: "The") } διάλεξε φύλλο που δεν είχε ζητήσει ο εκτελεστής.
ruling-irregularity-play-suggested = { SEAT($seat, form: "The") } υπέδειξε παίξιμο.
ruling-irregularity-incomplete-call = { SEAT($seat, form: "The") } δεν προσδιόρισε πλήρως το φύλλο.
ruling-irregularity-impossible-call = { SEAT($seat, form: "The") } ζήτησε φύλλο που δεν υπάρχει εκεί· μπορεί να ζητήσει οποιοδήποτε επιτρέπεται να παιχτεί.
ruling-irregularity-cards-together = Φύλλα παίχτηκαν ταυτόχρονα.
ruling-irregularity-two-cards-at-once = { SEAT($seat, form: "The") } έβαλε δύο ή περισσότερα φύλλα μαζί.
ruling-irregularity-penalty-card-not-played = { SEAT($seat, form: "The") } δεν έπαιξε το τιμωρημένο φύλλο που έπρεπε να παίξει.
ruling-irregularity-restriction-not-obeyed = { SEAT($seat, form: "The") } δεν τήρησε τον περιορισμό.
ruling-irregularity-lead-before-the-option = { SEAT($seat, form: "The") } βγήκε πριν προλάβει να επιλέξει ο εκτελεστής.
ruling-irregularity-play-before-the-new-lead = { SEAT($seat, form: "The") } έπαιξε πριν διορθωθεί η έξοδος.
ruling-irregularity-defective-trick = { SEAT($seat, form: "The") } έχει περισσότερα ή λιγότερα φύλλα σε μια λεβέ.
ruling-irregularity-wrong-number-of-cards = { SEAT($seat, form: "The") } έχει λάθος αριθμό φύλλων.
ruling-irregularity-wrong-word-about-the-turn = { SEAT($seat, form: "The") } είπε λάθος σε άλλον παίκτη ποιος έχει σειρά.
ruling-irregularity-wrong-explanation = { SEAT($seat, form: "The") } έδωσε λανθασμένη εξήγηση.
ruling-irregularity-wrong-review = { SEAT($seat, form: "The") } έκανε λανθασμένη ανασκόπηση της αγοράς.
ruling-irregularity-improper-question = { SEAT($seat, form: "The") } έκανε ερώτηση που δεν επιτρέπεται.
ruling-irregularity-explanation-not-corrected = { SEAT($seat, form: "The") } δεν διόρθωσε εγκαίρως μια εξήγηση.
ruling-irregularity-explanation-corrected-too-early = { SEAT($seat, form: "The") } διόρθωσε πρόωρα την εξήγηση του συμπαίκτη.
ruling-irregularity-dummy-laid-wrongly = Το χέρι { SEAT($seat, form: "of") } δεν είναι απλωμένο σωστά· γι’ αυτό ευθύνεται μόνο ο άξονας του εκτελεστή.
ruling-irregularity-wrong-procedure = { SEAT($seat, form: "The") } δεν ακολούθησε τη σωστή διαδικασία.
ruling-irregularity-dummy-overstepped-A1 = { SEAT($seat, form: "The") }, ως μορ, ανακατεύτηκε στο παιχνίδι.
ruling-irregularity-dummy-overstepped-A2 = { SEAT($seat, form: "The") }, ως μορ, άφησε τη θέση { SEAT($seat, form: "his") } ή κοίταξε άλλο χέρι.
ruling-irregularity-dummy-overstepped-A3 = { SEAT($seat, form: "The") } έδειξε στον μορ το χέρι { SEAT($seat, form: "his") }.
ruling-irregularity-attention-by-dummy = { SEAT($seat, form: "The") }, ως μορ, επισήμανε ανωμαλία κατά την εκτέλεση.
ruling-irregularity-wrongly-pointed-trick = { SEAT($seat, form: "The") } γύρισε μια λεβέ προς λάθος κατεύθυνση.
ruling-irregularity-inspection-without-right = { SEAT($seat, form: "The") } κοίταξε γυρισμένο φύλλο χωρίς δικαίωμα.
ruling-irregularity-tricks-mixed = { SEAT($seat, form: "The") } ανακάτεψε τα παιγμένα φύλλα { SEAT($seat, form: "his") }.
ruling-irregularity-change-without-right = { SEAT($seat, form: "The") } πήρε πίσω ή άλλαξε φύλλο χωρίς δικαίωμα.
ruling-irregularity-act-before-the-ruling = { SEAT($seat, form: "The") } ενήργησε πριν αποφασίσει ο Διαιτητής.
ruling-irregularity-concealed = { SEAT($seat, form: "The") } προσπάθησε να κρύψει ανωμαλία.
# Irregular calls: $call is the one that was made.
ruling-irregularity-call-out-of-rotation = { SEAT($seat, form: "The") } δήλωσε εκτός σειράς: { $call }.
ruling-irregularity-insufficient-bid = Το { $call } { SEAT($seat, form: "of") } είναι ανεπαρκής αγορά.
ruling-irregularity-inadmissible-double = { SEAT($seat, form: "The") } δεν έχει τι να { $call ->
    [XX] σιρκοντράρει
   *[X] κοντράρει
}.
ruling-irregularity-inadmissible-double-was-not-to-double-now = { SEAT($seat, form: "The") } δεν έπρεπε να κοντράρει σ’ αυτή τη σειρά, και κόντραρε.
ruling-irregularity-call-by-a-player-who-must-pass = { SEAT($seat, form: "The") } έπρεπε να πασάρει, και δήλωσε { $call }.
ruling-irregularity-bid-above-seven = Το { $call } { SEAT($seat, form: "of") } είναι πάνω από κάθε αγορά που υπάρχει.
ruling-irregularity-call-after-the-final-pass = { SEAT($seat, form: "The") } δήλωσε { $call } ενώ η αγορά είχε τελειώσει.
ruling-irregularity-call-changed = { SEAT($seat, form: "The") } θέλει να αλλάξει τη δήλωση σε { $call }.
ruling-irregularity-call-replaced-too-early = { SEAT($seat, form: "The") } αντικατέστησε τη δήλωση με { $call } πριν αποφασίσει ο Διαιτητής.
ruling-irregularity-call-not-repeated = { SEAT($seat, form: "The") } έπρεπε να επαναλάβει την ίδια δήλωση, και δήλωσε { $call }.
ruling-irregularity-turn-not-given = { SEAT($seat, form: "The") } πάσαρε εκτός σειράς, και έτσι ένας παίκτης έχασε τη σειρά του.
ruling-irregularity-alert-omitted = { SEAT($seat, form: "The") } δεν έκανε αλέρτ σε δήλωση του συμπαίκτη.
ruling-irregularity-alert-late = { SEAT($seat, form: "The") } έκανε πολύ αργά αλέρτ στο { $call } του συμπαίκτη.
ruling-irregularity-alert-not-required = { SEAT($seat, form: "The") } έκανε αλέρτ στο { $call } του συμπαίκτη, που δεν το χρειαζόταν.

# Irregularities of one kind that are told apart by how they came about.
ruling-irregularity-wrong-procedure-chose-what-was-suggested = { SEAT($seat, form: "The") } διάλεξε αυτό που υποδείκνυε μη επιτρεπτή πληροφορία.
ruling-irregularity-wrong-procedure-called-out-of-turn = { SEAT($seat, form: "The") } δήλωσε χωρίς να έχει σειρά.
ruling-irregularity-wrong-procedure-reviewed-for-his-own-side = { SEAT($seat, form: "The") } έκανε ανασκόπηση της αγοράς για τον ίδιο άξονα· επιτρέπεται μόνο σε αντίπαλο του παίκτη που ρωτάει.
ruling-irregularity-wrong-procedure-stopped-a-review = { SEAT($seat, form: "The") } διέκοψε μια ανασκόπηση πριν ολοκληρωθεί.
ruling-irregularity-wrong-procedure-explained-what-is-another-s = { SEAT($seat, form: "The") } εξήγησε κάτι που πρέπει να εξηγήσει άλλος παίκτης.
ruling-irregularity-wrong-procedure-read-his-notes = { SEAT($seat, form: "The") } κοίταξε τη δική { SEAT($seat, form: "his") } κάρτα συστήματος ή σημειώσεις, ενώ δεν επιτρέπεται.
ruling-irregularity-wrong-procedure-did-not-pass = { SEAT($seat, form: "The") } δεν πάσαρε, αν και έπρεπε.
ruling-irregularity-wrong-procedure-changed-a-call-in-the-play = { SEAT($seat, form: "The") } άλλαξε δήλωση αφού είχε αρχίσει η εκτέλεση.
ruling-irregularity-wrong-procedure-let-dummy-s-hand-revoke = { SEAT($seat, form: "The") }, ως μορ, δεν φρόντισε να ακολουθήσει χρώμα το χέρι { SEAT($seat, form: "his") }.
ruling-irregularity-wrong-procedure-laid-his-card-face-down = { SEAT($seat, form: "The") } έβαλε κλειστό ένα φύλλο που έπρεπε να παιχτεί ανοικτό.
ruling-irregularity-wrong-procedure-turned-his-card-too-soon = { SEAT($seat, form: "The") } γύρισε το φύλλο { SEAT($seat, form: "his") } πριν παίξουν και οι τέσσερις.
ruling-irregularity-wrong-procedure-left-his-revoke-as-it-was = { SEAT($seat, form: "The") } δεν διόρθωσε τη ρενόνς, αν και έπρεπε.
ruling-irregularity-wrong-procedure-played-after-a-claim = { SEAT($seat, form: "The") } συνέχισε να παίζει, ενώ μια διεκδίκηση είχε σταματήσει το παιχνίδι.
ruling-irregularity-wrong-procedure-misled-by-his-manner = { SEAT($seat, form: "The") } ίσως παραπλάνησε αντίπαλο με τη συμπεριφορά ή τον ρυθμό, χωρίς μπριτζιστικό λόγο.
ruling-irregularity-wrong-procedure-drew-a-card-too-soon = { SEAT($seat, form: "The") } τράβηξε φύλλο πριν έρθει η σειρά { SEAT($seat, form: "his") } να παίξει.
ruling-irregularity-wrong-procedure-looked-at-another-hand = { SEAT($seat, form: "The") } κοίταξε τα φύλλα άλλου παίκτη.
ruling-irregularity-improper-question-asked-for-a-review-at-his-call = { SEAT($seat, form: "The") } δεν μπορεί να το ζητήσει: ολόκληρη την αγορά την ακούει όποιος έχει σειρά και δεν είναι υποχρεωμένος σε πάσο.
ruling-irregularity-improper-question-asked-for-a-review-of-a-past-auction = { SEAT($seat, form: "The") } δεν μπορεί να ακούσει τώρα την αγορά, ούτε μέρος της.
ruling-irregularity-improper-question-asked-for-an-explanation = { SEAT($seat, form: "The") } δεν μπορεί να ζητήσει τώρα αυτή την εξήγηση.
ruling-irregularity-improper-question-asked-for-partner-s-sake = { SEAT($seat, form: "The") } δεν μπορεί να ρωτήσει για χάρη του συμπαίκτη.
ruling-irregularity-improper-question-asked-to-trap = { SEAT($seat, form: "The") } δεν μπορεί να ρωτήσει για να προκαλέσει λάθος απάντηση.
ruling-irregularity-improper-question-asked-for-the-contract = { SEAT($seat, form: "The") } δεν μπορεί να το ρωτήσει: όποιος έχει σειρά μαθαίνει το συμβόλαιο και αν είναι κοντρέ.
ruling-irregularity-act-before-the-ruling-put-his-own-fault-right = { SEAT($seat, form: "The") } διόρθωσε τη δική { SEAT($seat, form: "his") } ανωμαλία πριν αποφασίσει ο Διαιτητής.
ruling-irregularity-act-before-the-ruling-chose-what-was-not-offered = { SEAT($seat, form: "The") } επέλεξε κάτι που δεν έχει τώρα δικαίωμα να επιλέξει.
ruling-irregularity-act-before-the-ruling-played-again = { SEAT($seat, form: "The") } ξαναέπαιξε πριν διορθωθεί η πρώτη ανωμαλία.
ruling-irregularity-defective-trick-no-card-in-the-trick = { SEAT($seat, form: "The") } δεν έβαλε φύλλο σε μια λεβέ.
ruling-irregularity-defective-trick-several-cards-in-the-trick = { SEAT($seat, form: "The") } έβαλε περισσότερα από ένα φύλλα σε μια λεβέ.
ruling-irregularity-defective-trick-card-got-lost = Ανάμεσα στα φύλλα μιας λεβέ που τελείωσε λείπει το φύλλο { SEAT($seat, form: "of") }.
ruling-irregularity-defective-trick-no-card-in-a-past-trick = { SEAT($seat, form: "The") } δεν έβαλε φύλλο σε μια λεβέ που τελείωσε.
ruling-irregularity-defective-trick-several-cards-in-a-past-trick = { SEAT($seat, form: "The") } έβαλε περισσότερα από ένα φύλλα σε μια λεβέ που τελείωσε.
ruling-irregularity-defective-trick-card-not-among-the-played-ones = Το φύλλο { SEAT($seat, form: "of") } σε μια λεβέ που τελείωσε δεν βρίσκεται ανάμεσα στα παιγμένα φύλλα { SEAT($seat, form: "his") }.
ruling-irregularity-inspection-without-right-showed-his-last-card = { SEAT($seat, form: "The") } έδειξε γυρισμένο φύλλο, που δικαιούται μόνο να δει και όχι να δείξει.
ruling-irregularity-inspection-without-right-asked-for-or-saw-turned-cards = { SEAT($seat, form: "The") } δεν είχε δικαίωμα να ξαναδεί γυρισμένα φύλλα.

# What is in order although players often think otherwise, by why it is.
ruling-lawful-asked-what-was-called = { SEAT($seat, form: "The") } μπορεί να ζητήσει να διευκρινιστεί τι δηλώθηκε.
ruling-lawful-asked-for-a-review-at-his-call = { SEAT($seat, form: "The") } μπορεί να ζητήσει ανασκόπηση της αγοράς: έχει σειρά να δηλώσει.
ruling-lawful-whose-opening-lead-it-is = { SEAT($seat, form: "The") } μπορεί να ρωτήσει, ή να πει, αν έχει την αντάμ.
ruling-lawful-asked-for-a-review-of-a-past-auction = { SEAT($seat, form: "The") } μπορεί να ζητήσει τώρα ανασκόπηση ολόκληρης της αγοράς.
ruling-lawful-reviewed-the-auction = Σωστά κάνει την ανασκόπηση { SEAT($seat, form: "the") }: αντίπαλος του παίκτη που ρώτησε.
ruling-lawful-put-a-review-right = { SEAT($seat, form: "The") } μπορεί να διορθώσει την ανασκόπηση· αυτό το μπορεί κάθε παίκτης.
ruling-lawful-put-his-own-explanation-right = { SEAT($seat, form: "The") } διορθώνει τη δική { SEAT($seat, form: "his") } εξήγηση, όπως οφείλει.
ruling-lawful-put-partner-s-explanation-right-after-the-play = { SEAT($seat, form: "The") } διορθώνει την εξήγηση του συμπαίκτη τώρα που η εκτέλεση τελείωσε, όπως οφείλει.
ruling-lawful-put-partner-s-explanation-right = { SEAT($seat, form: "The") } διορθώνει την εξήγηση του συμπαίκτη, όπως οφείλει.
ruling-lawful-asked-for-the-contract = { SEAT($seat, form: "The") } μπορεί να μάθει το συμβόλαιο και αν είναι κοντρέ, όχι όμως ποιος κόντραρε.
ruling-lawful-warned-declarer = { SEAT($seat, form: "The") }, ως μορ, μπορεί να προσπαθήσει να προλάβει ανωμαλία του εκτελεστή.
ruling-lawful-spoke-after-the-play = { SEAT($seat, form: "The") }, ως μορ, μπορεί να το επισημάνει τώρα που η εκτέλεση τελείωσε.
ruling-lawful-called-after-a-forced-pass = { SEAT($seat, form: "The") } δήλωσε στη σειρά { SEAT($seat, form: "his") }: το πάσο πριν από αυτό ήταν υποχρεωτικό και θεωρείται ότι έγινε.
ruling-lawful-called-at-his-own-turn = { SEAT($seat, form: "The") } δήλωσε στη σειρά { SEAT($seat, form: "his") }· η δήλωση εκτός σειράς θεωρείται ότι δεν έγινε ποτέ.
ruling-lawful-kept-his-card = { SEAT($seat, form: "The") } κρατά το φύλλο { SEAT($seat, form: "his") }.
ruling-lawful-asked-which-card-was-called = { SEAT($seat, form: "The") } μπορεί να ζητήσει να διευκρινιστεί ποιο φύλλο ζητήθηκε.
ruling-lawful-answered-about-having-none = { SEAT($seat, form: "The") } μπορεί να απαντήσει σ’ αυτό.
ruling-lawful-asked-for-the-trick = { SEAT($seat, form: "The") } μπορεί να δει τη λεβέ.
ruling-lawful-sees-the-trick = { SEAT($seat, form: "The") } μπορεί να δει τη λεβέ.
ruling-lawful-explained-what-is-agreed = { SEAT($seat, form: "The") } είπε σωστά τη συμφωνία· όποιος την παρανόησε δεν δικαιούται τίποτα.
ruling-lawful-put-his-own-explanation-right-in-the-play = { SEAT($seat, form: "The") } διορθώνει τη δική { SEAT($seat, form: "his") } εξήγηση, όπως οφείλει.

# What puts an irregularity right.
ruling-rectification-none = Δεν χρειάζεται επανόρθωση.
ruling-rectification-card-back = Το φύλλο επιστρέφει.
ruling-rectification-card-back-and-another-played = Το φύλλο επιστρέφει και παίζεται άλλο.
ruling-rectification-proper-lead = Η έξοδος γίνεται από το χέρι που έχει σειρά.
ruling-rectification-lead-stands = Η έξοδος ισχύει.
ruling-rectification-chain = Όσοι έπαιξαν μετά μπορούν να αλλάξουν κι αυτοί τα φύλλα τους.
ruling-rectification-forfeited = Το δικαίωμα για επανόρθωση χάθηκε.
ruling-rectification-waived = Ο άλλος άξονας παραιτείται από την επανόρθωση.
ruling-rectification-cancelled = Ακυρώνεται.
ruling-rectification-accepted = Έγινε δεκτό: η αγορά συνεχίζεται σαν να μην υπήρχε τίποτα στραβό.
ruling-rectification-call-cancelled = Η δήλωση ακυρώνεται· η σειρά επιστρέφει στον παίκτη που την είχε.

# When a duty is due: within a sentence.
ruling-when = { $when ->
    [now] τώρα
    [lead] όταν βγει
    [this-trick] σ’ αυτή τη λεβέ
    [own-turn] την επόμενη φορά που έχει σειρά
    [next-call] με την επόμενη δήλωση
   *[first-legal-turn] την πρώτη φορά που επιτρέπεται
}

# Until when something holds or may be done: within a sentence.
ruling-until = { $until ->
    [next-card] ώσπου να παιχτεί το επόμενο φύλλο
    [next-card-to-this-trick] ώσπου να παιχτεί το επόμενο φύλλο σ’ αυτή τη λεβέ
    [partner-plays] ώσπου να παίξει ο συμπαίκτης
    [LHO-plays] ώσπου να παίξει ο παίκτης στα αριστερά
    [declarer-plays] ώσπου να παίξει ο εκτελεστής
    [own-side-on-next-trick] ώσπου κάποιος από τον άξονα να παίξει στην επόμενη λεβέ
    [a-lead-to-next-trick] ώσπου να βγει κάποιος στην επόμενη λεβέ
    [each-side-on-next-trick] ώσπου να παίξουν και οι δύο άξονες στην επόμενη λεβέ
    [director-rules] ώσπου να δοθεί η απόφαση
    [lead-is-faced] ώσπου να ανοίξει η αντάμ
    [dummy-faces-a-card] ώσπου να δείξει φύλλο ο μορ
    [this-lead] ώσπου να βγει
    [this-trick] σ’ αυτή τη λεβέ
    [loses-the-lead] ώσπου να χάσει την έξοδο
    [card-gone] ώσπου να φύγει αυτό το φύλλο
    [play-ends] ως το τέλος της εκτέλεσης
    [hands-back] ώσπου να επιστρέψουν τα φύλλα στη θήκη
    [next-board] ώσπου να δηλώσει κάποιος στην επόμενη διανομή
    [round-ends] ως το τέλος του γύρου
    [own-turn] την επόμενη φορά που έχει σειρά
    [auction-ends] ως το τέλος της αγοράς
    [partner-calls] ώσπου να δηλώσει ο συμπαίκτης
    [LHO-calls] ώσπου να δηλώσει ο παίκτης στα αριστερά
   *[correction-period-ends] ως το τέλος της περιόδου διορθώσεων
}

# The state of a card in law. $suit: its suit, if it is known; $trick: the trick to which it was played.
ruling-status-in-hand = { terms-owned-first } είναι στο χέρι· δεν παίχτηκε.
ruling-status-held = { terms-owned-first } κρατιέται έξω από το χέρι· δεν παίχτηκε.
ruling-status-face-down-lead = { terms-owned-first } είναι κλειστή αντάμ.
ruling-status-exposed = { terms-owned-first } φάνηκε. Δεν παίχτηκε και δεν είναι τιμωρημένο φύλλο.
ruling-status-minor-penalty = { terms-owned-first } είναι ελάσσον τιμωρημένο φύλλο. Μένει ανοικτό· { $suit ->
    [none] άλλο μικρό φύλλο του ίδιου χρώματος
    [S] άλλη { SUIT($suit, form: "small") }
    [H] άλλη { SUIT($suit, form: "small") }
   *[suit] άλλο { SUIT($suit, form: "small") }
} δεν μπορεί να παίξει { SEAT($seat, form: "the") } πριν από αυτό.
ruling-status-major-penalty = { terms-owned-first } είναι μείζον τιμωρημένο φύλλο. Μένει ανοικτό και παίζεται την πρώτη φορά που επιτρέπεται.
ruling-status-withdrawn = { terms-owned-first } επιστρέφει στο χέρι· δεν παίχτηκε.
ruling-status-must-be-played = { terms-owned-first } πρέπει να παιχτεί όταν έρθει η σειρά.
ruling-status-quitted = { terms-owned-first } παίχτηκε στη λεβέ { $trick }.
ruling-status-in-hand-found-again = { terms-owned-first } επιστρέφει στο χέρι όπου ανήκει.
ruling-status-in-hand-slip = { terms-owned-first } μένει στο χέρι· δεν παίχτηκε.
ruling-status-in-hand-asked-for-in-the-lead = { terms-owned-first } επιστρέφει στο χέρι· δεν είναι πια τιμωρημένο φύλλο.
ruling-status-in-hand-extra-card = { terms-owned-first } ξαναμπαίνει στο χέρι.
ruling-status-exposed-seen-in-the-auction = { terms-owned-first } φάνηκε. Μένει ανοικτό φύλλο ως το τέλος της αγοράς· προς το παρόν δεν είναι τιμωρημένο.
ruling-status-open = { terms-owned-first } φάνηκε. Δεν έχει κριθεί ακόμη τι θα γίνει.
ruling-status-seen = { terms-owned-first } φάνηκε.
# $stands is the card that dummy put out instead.
ruling-status-other-stands = { terms-owned-first } μένει στο χέρι· ισχύει { CARD($stands, form: "the") }.

# A card with its owner, as the subject within a sentence: το ♦7 της Δύσης. Other forms: terms-owned-….
ruling-owned = { CARD($card, form: "the") } { SEAT($seat, form: "of") }

# A card that is played. $trick is none where the number is not known; .clause is the same without the full stop.
ruling-played = { ruling-played.clause }.
    .clause = { $how ->
        [stands-as-lead] { terms-owned-first } ισχύει ως έξοδος{ ruling-to-trick }
        [came-too-early] { terms-owned-first } ισχύει ως παίξιμο{ ruling-to-trick }, αν και ήρθε πρόωρα
        [penalty-card-stays] { terms-owned-first } ισχύει ως παίξιμο{ ruling-to-trick }· το τιμωρημένο φύλλο μένει στο τραπέζι
        [lead] { terms-owned-first } είναι η έξοδος{ ruling-to-trick }
       *[play] { terms-owned-first } παίζεται{ ruling-to-trick }
    }
    .no-more = { ruling-played.clause } και δεν μπορεί να αποσυρθεί.
ruling-to-trick = { $trick ->
    [none] { "" }
   *[number] { " " }στη λεβέ { $trick }
}

ruling-facing = { $purpose ->
    [lead] { terms-owned-first } παρουσιάστηκε ως έξοδος.
    [play] { terms-owned-first } παρουσιάστηκε ως παίξιμο.
   *[none] { terms-owned-first } παρουσιάστηκε και δεν είναι σαφές ως τι.
}
ruling-misplaced = { terms-owned-first } παρουσιάστηκε όταν δεν έπρεπε.
ruling-trick-won = { SEAT($winner, form: "The") } κερδίζει τη λεβέ { $trick }.
ruling-trick-complete = Η λεβέ { $trick } ολοκληρώθηκε. Από τα φύλλα που είναι γνωστά δεν φαίνεται ποιος την κέρδισε.
ruling-roles = Εκτελεστής είναι { SEAT($declarer, form: "the") } και μορ { SEAT($dummy, form: "the") }.
# $action is the number of the action.
ruling-in-order = Αυτό που έκανε { SEAT($seat, form: "the") } στην ενέργεια { $action } είναι κανονικό.
# $action is the action itself, quoted.
ruling-action-in-order = { $action }: είναι κανονικό.

# Duties. $what is ruling-must or ruling-may-not; $limits what limits it in time, each with a space before it.
ruling-duty = { ruling-duty.clause }.
    .clause = { SEAT($seat, form: "The") } { $what }{ $limits }{ ruling-unless }
ruling-duty-limit = { " " }{ $limit }
ruling-until-at-this-lead = σ’ αυτή την έξοδο
ruling-unless = { $unless ->
    [none] { "" }
   *[suit] , εκτός αν έχει { SUIT($unless) }
}
ruling-must = πρέπει { $deed }
ruling-may-not = δεν μπορεί { $deed }
ruling-lead-from-hand = Η έξοδος πρέπει να γίνει από το χέρι { SEAT($seat, form: "of") }, με οποιοδήποτε φύλλο.
# $asked is what the player cannot obey: ruling-must and ruling-may-not, one after the other.
ruling-cannot-obey = { $asked ->
    [none] { SEAT($seat, form: "The") } δεν μπορεί να συμμορφωθεί: μπορεί να βγει με οποιοδήποτε φύλλο.
   *[asked] { SEAT($seat, form: "The") } { $asked }, όμως αυτό είναι αδύνατο: μπορεί να βγει με οποιοδήποτε φύλλο.
}
ruling-asked-both = { $first }· { $next }

# A right to take a card back. $how is ruling-taken-back.
ruling-may-withdraw = { terms-owned-first } μπορεί να αποσυρθεί { $how }.
ruling-taken-back = { $limit }{ $only_if ->
    [none] { "" }
    [RHO-changed] , μόνο όμως αν αλλάξει το φύλλο { SEAT($rho, form: "of") }
   *[other] , μόνο όμως αν { $only_if }
}{ $penalty ->
    [yes] · γίνεται τότε τιμωρημένο φύλλο
   *[no] { "" }
}
ruling-depends-noticed-in-time = αν η ρενόνς γίνει αντιληπτή πριν γίνει οριστική
ruling-depends-dummy-noticed = αν το λάθος φύλλο του μορ γίνει αντιληπτό πριν παίξουν και οι δύο άξονες στην επόμενη λεβέ
ruling-depends-explanation = αν η εξήγηση ήταν λανθασμένη και το φύλλο παίχτηκε εξαιτίας της
ruling-must-withdraw = { $how ->
    [if-noticed] { terms-owned-first } επιστρέφει αν η ρενόνς γίνει αντιληπτή πριν γίνει οριστική.
    [penalty] { terms-owned-first } βγαίνει από τη λεβέ.
   *[hand] { terms-owned-first } επιστρέφει στο χέρι.
}

# Players as the subject of a sentence: Ο Νότος, ο Βορράς. $first: yes where they begin it. A whole side is two players.
ruling-subject = { $first ->
    [yes] { SEAT($seat, form: "The") }
   *[no] { SEAT($seat, form: "the") }
}
ruling-subject-side = { $side ->
    [NS] { $first ->
        [yes] Ο Βορράς
       *[no] ο Βορράς
    } και ο Νότος
   *[EW] { $first ->
        [yes] Η Ανατολή
       *[no] η Ανατολή
    } και η Δύση
}

# Information. $what is ruling-information-part; $who and $barred are players.
ruling-information = { $to ->
    [everybody] Όλοι μπορούν να λάβουν υπόψη { $what }.
    [nobody] Κανείς δεν μπορεί να λάβει υπόψη { $what }.
   *[some] { $who } { $several ->
        [yes] μπορούν να λάβουν
       *[no] μπορεί να λάβει
    } υπόψη { $what }· { $barred } όχι.
}
ruling-information-part = { $part ->
    [all] ό,τι δείχνει { $about }
    [sight] το ότι φάνηκε { $about }
    [duty-to-play] το ότι πρέπει να παιχτεί { $about }
    [how-it-arose] το πώς φάνηκε { $about }
   *[being-void] το σικάν που προδίδει { $about }
}

# Revokes.
ruling-revoke-none = Το παίξιμο { SEAT($seat, form: "of") } στη λεβέ { $trick } δεν αντιμετωπίζεται ως ρενόνς.
ruling-revoke-open = Η ρενόνς { SEAT($seat, form: "of") } στη λεβέ { $trick } δεν είναι οριστική· όταν γίνει αντιληπτή, πρέπει να διορθωθεί.
ruling-revoke-corrected = Η ρενόνς { SEAT($seat, form: "of") } στη λεβέ { $trick } διορθώθηκε.
ruling-revoke-established = Η ρενόνς { SEAT($seat, form: "of") } στη λεβέ { $trick } είναι οριστική· η λεβέ μένει όπως παίχτηκε.
ruling-revoke-established-but-corrected = Η ρενόνς { SEAT($seat, form: "of") } στη λεβέ { $trick } διορθώνεται, αν και θεωρείται οριστική.
ruling-revoke-no-card = { SEAT($seat, form: "The") } δεν έβαλε φύλλο στη λεβέ { $trick }· αυτό θεωρείται οριστική ρενόνς.
# $so_far: yes while it is not final.
ruling-transfer = { $tricks ->
    [0] Δεν μεταφέρεται λεβέ
    [one] Μεταφέρεται μία λεβέ { SIDE($to, form: "to") }
   *[other] Μεταφέρονται { ruling-number-large } λεβέ { SIDE($to, form: "to") }
}{ $so_far ->
    [yes] { " " }προς το παρόν.
   *[no] .
}
ruling-number-large = { $tricks ->
    [2] δύο
    [3] τρεις
    [4] τέσσερις
    [5] πέντε
    [6] έξι
    [7] επτά
    [8] οκτώ
    [9] εννιά
    [10] δέκα
    [11] έντεκα
    [12] δώδεκα
    [13] δεκατρείς
   *[other] { $tricks }
}
# Of tricks, which are feminine.
ruling-number = { $tricks ->
    [0] καμία
    [1] μία
    [2] δύο
    [3] τρεις
    [4] τέσσερις
    [5] πέντε
    [6] έξι
    [7] επτά
    [8] οκτώ
    [9] εννιά
    [10] δέκα
    [11] έντεκα
    [12] δώδεκα
    [13] δεκατρείς
   *[other] { $tricks }
}

# What a player may do now. $what is ruling-right-…, $limit a limit in time or empty.
ruling-right = { SEAT($seat, form: "The") } μπορεί { $what }.
ruling-right-until = { SEAT($seat, form: "The") } μπορεί { $what } { $limit }.
ruling-right-ask-for-a-review = να { $several ->
    [yes] ζητήσουν
   *[no] ζητήσει
} ανασκόπηση
ruling-right-ask-for-an-explanation = να { $several ->
    [yes] ζητήσουν
   *[no] ζητήσει
} εξήγηση
ruling-right-be-told-the-contract = να { $several ->
    [yes] μάθουν
   *[no] μάθει
} το συμβόλαιο
ruling-right-draw-attention = να { $several ->
    [yes] επισημάνουν
   *[no] επισημάνει
} την ανωμαλία
ruling-right-call-the-director = να { $several ->
    [yes] καλέσουν
   *[no] καλέσει
} τον Διαιτητή
ruling-right-ask-whether-it-is-his-lead = να { $several ->
    [yes] ρωτήσουν αν έχουν
   *[no] ρωτήσει αν έχει
} την έξοδο
ruling-right-correct-the-explanation = να { $several ->
    [yes] διορθώσουν
   *[no] διορθώσει
} την εξήγηση
ruling-right-warn-declarer = να { $several ->
    [yes] προειδοποιήσουν
   *[no] προειδοποιήσει
} τον εκτελεστή
ruling-right-have-a-trick-repointed = να { $several ->
    [yes] ζητήσουν
   *[no] ζητήσει
} να γυριστεί σωστά μια λεβέ
ruling-right-object = να { $several ->
    [yes] φέρουν
   *[no] φέρει
} αντίρρηση
ruling-right-see-the-trick = να { $several ->
    [yes] δουν
   *[no] δει
} τη λεβέ
ruling-right-change-his-call = να { $several ->
    [yes] αλλάξουν την τελευταία δήλωση που έκαναν
   *[no] αλλάξει την τελευταία δήλωση που έκανε
}
ruling-right-correct-the-slip = να { $several ->
    [yes] βάλουν στη θέση της παραδρομής τη δήλωση που εννοούσαν
   *[no] βάλει στη θέση της παραδρομής τη δήλωση που εννοούσε
}
ruling-right-look-at-his-last-card = να { $several ->
    [yes] δουν το τελευταίο φύλλο που έπαιξαν
   *[no] δει το τελευταίο φύλλο που έπαιξε
}
ruling-right-take-back = να { $several ->
    [yes] πάρουν
   *[no] πάρει
} πίσω τη{ $what ->
    [agreement] { " " }συμφωνία
   *[concession] ν παραχώρηση
}
ruling-right-about-having-none = να ρωτήσει αν { SEAT($other, form: "the") } δεν έχει άλλο φύλλο στο χρώμα

# Claims and concessions. $concession: yes if it was made as a concession. .shares says how the tricks go.
ruling-claim-open = { ruling-claim-open.clause }.
    .clause = Η { ruling-claim-what } { SEAT($seat, form: "of") } εκκρεμεί· το παιχνίδι έχει σταματήσει
ruling-claim-agreed = { ruling-claim-agreed.clause }.
    .clause = Η { ruling-claim-what } { SEAT($seat, form: "of") } έγινε δεκτή
ruling-claim-void = { ruling-claim-void.clause }.
    .clause = Η { ruling-claim-what } { SEAT($seat, form: "of") } είναι άκυρη· το παιχνίδι συνεχίζεται
ruling-claim-not-a-claim = { ruling-claim-not-a-claim.clause }.
    .clause = { SEAT($seat, form: "The") } δεν έκανε διεκδίκηση· το παιχνίδι συνεχίζεται
ruling-claim-no-concession = { ruling-claim-no-concession.clause }.
    .clause = Η παραχώρηση { SEAT($seat, form: "of") } δεν μετράει· το παιχνίδι συνεχίζεται
ruling-claim-contested = Η { ruling-claim-what } { SEAT($seat, form: "of") } αμφισβητήθηκε· αποφασίζει ο Διαιτητής.
    .clause = Η { ruling-claim-what } { SEAT($seat, form: "of") } αμφισβητήθηκε
ruling-claim-stands = { ruling-claim-stands.clause }.
    .clause = Η παραχώρηση { SEAT($seat, form: "of") } ισχύει
ruling-claim-concession-cancelled = { ruling-claim-concession-cancelled.clause }.
    .clause = Η παραχώρηση { SEAT($seat, form: "of") } ακυρώνεται
ruling-claim-agreement-withdrawn = { ruling-claim-agreement-withdrawn.clause }.
    .clause = Η συμφωνία με τη{ $concession ->
        [yes] ν παραχώρηση
       *[no] { " " }διεκδίκηση
    } { SEAT($seat, form: "of") } ανακλήθηκε
ruling-claim-neither = { ruling-claim-neither.clause }.
    .clause = { SEAT($seat, form: "The") } ούτε παραχώρησε ούτε διεκδίκησε· το παιχνίδι συνεχίζεται
ruling-claim-what = { $concession ->
    [yes] παραχώρηση
   *[no] διεκδίκηση
}
# $ns and $ew are numbers, $in_ns and $in_ew the same in words; $left: yes for the tricks left, else those in dispute.
ruling-claim-shares = { $left ->
    [yes] Οι υπόλοιπες λεβέ
   *[no] Οι λεβέ που αμφισβητούνται
} { $open ->
    [yes] θα μοιράζονταν
   *[no] μοιράζονται
} έτσι: { $in_ns } { SIDE($north_south, form: "to") } και { $in_ew } { SIDE($east_west, form: "to") }.

# What a call counts for; $call is the call.
ruling-call-stands = Το { $call } { SEAT($seat, form: "of") } ισχύει.
ruling-call-accepted = Το { $call } { SEAT($seat, form: "of") } έγινε δεκτό: μετράει όπως κάθε άλλη δήλωση.
ruling-call-open = Το { $call } { SEAT($seat, form: "of") }: δεν έχει αποφασιστεί ακόμη τι γίνεται.
ruling-call-withdrawn = Το { $call } { SEAT($seat, form: "of") } αποσύρεται.
ruling-call-cancelled = Το { $call } { SEAT($seat, form: "of") } ακυρώνεται.
ruling-call-implied = Θεωρείται ότι { SEAT($seat, form: "the") } πάσαρε.
ruling-call-no-call = Το { $call } { SEAT($seat, form: "of") } δεν είναι δήλωση.
ruling-called = { SEAT($seat, form: "The") } δηλώνει { $call }.
# How the auction ends. $bid: the final bid; $doubled: X, XX or none.
ruling-contract = Το συμβόλαιο είναι { $bid }{ $doubled ->
    [X] { " " }κοντρέ
    [XX] { " " }σιρκοντρέ
   *[none] { "" }
}, με εκτελεστή { SEAT($declarer, form: "acc") }.
ruling-passed-out = Πάσαραν όλοι: η διανομή δεν παίζεται.
# $suits: the suits that may be named.
ruling-lead-restriction = Την πρώτη φορά που θα βγει { SEAT($partner, form: "the") } στην άμυνα, ο εκτελεστής μπορεί να { $require ->
    [yes] απαιτήσει ή να απαγορεύσει
   *[no] απαγορεύσει
} ένα χρώμα: { $suits }.
ruling-deemed = { terms-owned-first } θεωρείται ότι ήταν από την αρχή στο χέρι.
# $damage is what may have done the damage.
ruling-check = Στο τέλος της εκτέλεσης ο Διαιτητής εξετάζει ξανά αν ζημιώθηκε ο άλλος άξονας{ $damage ->
    [taken-back] { " " }από τη χρήση όσων αποσύρθηκαν
    [withdrawn-call] { " " }από τη βοήθεια που έδωσε η δήλωση που αποσύρθηκε
    [penalty-card] { " " }από όσα έδειξε το τιμωρημένο φύλλο
    [revoke] { " " }από τη ρενόνς, πέρα από όσα καλύπτουν οι λεβέ που μεταφέρονται
    [insufficient-bid] { " " }από τη βοήθεια που έδωσε η ανεπαρκής αγορά
   *[none] { "" }
}.
ruling-judgement = Αυτό το κρίνει ο Διαιτητής: { $test }
ruling-liable = { SEAT($seat, form: "To") } μπορεί να επιβληθεί διαδικαστική ποινή.

# A question with what it is about: West's ♦7: could his partner possibly have seen the face?
ruling-question-about = { CAPITAL($subject) }: { $asked }

# What a fact is about. $card may be some words; $action is the action quoted.
ruling-about-action = Ενέργεια { $number }
ruling-about-action-quoted = Ενέργεια { $number }, { $action }
ruling-about-trick = Λεβέ { $number }
ruling-about-seat = { SEAT($seat) }
ruling-about-seat-in-trick = { SEAT($seat) }, λεβέ { $number }
ruling-about-seat-in-action = { SEAT($seat) }, ενέργεια { $number }
ruling-about-seat-in-action-quoted = { SEAT($seat) }, ενέργεια { $number }, { $action }
ruling-about-seat-and = { SEAT($seat) }, { $words }

# Cards, players and calls by themselves.
ruling-card = { CARD($card) }
ruling-the-card = { CARD($card, form: "the") }
# A card that may be taken back.
ruling-card-taken-back = { CARD($card, form: "acc") }
ruling-side = { SIDE($side) }
ruling-everybody = όλοι
ruling-nobody = κανείς
ruling-call-of = το { $call } { SEAT($seat, form: "of") }
ruling-action = η ενέργεια { $number }

# Whose turn it is. $to: lead, play or call.
ruling-turn = { $to ->
    [lead] Βγαίνει { SEAT($seat, form: "the") }
    [call] Δηλώνει { SEAT($seat, form: "the") }
   *[play] Παίζει { SEAT($seat, form: "the") }
}
ruling-choice-first = Πρώτα πρέπει να επιλέξει: { $who }
ruling-nobody-may-act = Κανείς δεν μπορεί να ενεργήσει τώρα

# What a duty asks or forbids: after ruling-must and ruling-may-not.
ruling-deed-play-card = να παίξει { CARD($card, form: "acc") }
ruling-deed-take-back = να πάρει πίσω { CARD($card, form: "acc") }
ruling-deed-one-of = { $leading ->
    [yes] να βγει { SUIT($suit) }
   *[no] να παίξει { SUIT($suit) }
}
ruling-deed-of-suits = { $leading ->
    [yes] να βγει { $suits }
   *[no] να παίξει { $suits }
}
ruling-deed-highest-or-lowest = να παίξει { $suit ->
    [none] το { $end ->
        [highest] μεγαλύτερο
       *[lowest] μικρότερο
    } φύλλο του χρώματος της εξόδου
    [S] τη { $end ->
        [highest] μεγαλύτερη
       *[lowest] μικρότερη
    } πίκα
    [H] τη { $end ->
        [highest] μεγαλύτερη
       *[lowest] μικρότερη
    } κούπα
   *[suit] το { $end ->
        [highest] μεγαλύτερο
       *[lowest] μικρότερο
    } { SUIT($suit) }
}
ruling-deed-small-before = να παίξει άλλ{ $suit ->
    [S] η
    [H] η
   *[suit] ο
} { SUIT($suit, form: "small") } πριν από { $known ->
    [yes] { CARD($card, form: "acc") }
   *[no] το τιμωρημένο φύλλο
}
ruling-deed-add-card = { $suit ->
    [none] να προσθέσει ένα φύλλο στη λεβέ { $trick }
   *[suit] να προσθέσει { SUIT($suit, form: "a") } στη λεβέ { $trick }
}
ruling-deed-lead-any-card = να βγει με οποιοδήποτε φύλλο
ruling-deed-pass = να πασάρει
ruling-deed-call-again = να δηλώσει ξανά
ruling-deed-double = να κοντράρει
ruling-deed-call = να δηλώσει { $call }
ruling-deed-face-his-hand = να ανοίξει το χέρι
ruling-deed-face-all-his-cards = να ανοίξει όλα τα φύλλα
# Suits one after the other: καρό. In the singular, as in να βγει καρό ή κούπα, δείχνει κούπα.
ruling-suits = { SUIT($suit) }
ruling-notrump = χωρίς ατού
ruling-suit-sign = { SUIT($suit, form: "sign") }

# A right of several players. $limit: ruling-until, or none.
ruling-right-of-several = { $everybody ->
    [yes] Όλοι
   *[no] { $who }
} μπορούν { $what }{ $limit ->
    [none] { "" }
   *[limit] { " " }{ $limit }
}.
ruling-his = { $several ->
    [yes] τους
   *[no] του
}

# Two calls compared (23A), as they are written: 1♥, Pass, X. $new stands in the place of $old.
ruling-compared-old = Αποσύρθηκε
ruling-compared-new = Στη θέση της
ruling-compared-one-is-enough = Συγκρίσιμη, αν ισχύει ένα από αυτά:
ruling-compared-meaning = Το { $new } σημαίνει ό,τι μπορούσε να σημαίνει το { $old }, ή σχεδόν το ίδιο.
ruling-compared-part = Το { $new } σημαίνει ένα μέρος από αυτό· κάθε χέρι που δηλώνει { $new } θα δήλωνε και { $old }.
ruling-compared-purpose = Το { $new } έχει τον ίδιο σκοπό με το { $old }, για παράδειγμα ερώτηση.
ruling-compared-test = { $number }. { $test }
# What is known of one of them. $shows: suits or notrump; $words: what somebody said or wrote.
ruling-compared-known-old = { $call } (αποσύρθηκε): { $known }.
ruling-compared-known-new = { $call } (στη θέση της): { $known }.
ruling-compared-nothing = δεν είναι γνωστό τι σημαίνει
ruling-compared-natural = { $shows } (κανείς δεν έκανε αλέρτ)
ruling-compared-shows = { $any ->
    [yes] δείχνει { $shows }
   *[no] δεν δείχνει χρώμα
}
ruling-compared-artificial = τεχνητή
ruling-compared-alerted = με αλέρτ
ruling-compared-explained = «{ $words }» ({ SEAT($seat) })
ruling-compared-could-mean = μπορούσε να σημαίνει: { $words }
