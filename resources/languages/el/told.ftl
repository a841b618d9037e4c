### What explain tells beside the rulings: the because-tree, the ledger, comparison, sheet.

# The because-tree. $asked is the question of a fact, with what it is about.
told-tree-found = Διαπιστώθηκε: { $asked } { $answer }.
told-tree-to-be-found = Πρέπει ακόμη να βρεθεί: { $asked }
told-tree-presumed = Γνωστό ή θεωρείται έτσι: { $asked }
# $reason: a sentence.
told-tree-read-so = Πώς διαβάζεται εδώ: { $reason }
told-tree-given = Έτσι ήταν όταν άρχισε η καταγραφή.

# The ledger of the players.
told-ledger-barred = δεν χρησιμοποιείται{ $until ->
    [none] { "" }
   *[until] { " " }{ $until }
}{ $allowed ->
    [none] { "" }
   *[allowed] · επιτρέπεται: { $allowed }
}

# Comparison.
told-turn = { $turn }.
told-tricks-won = { SIDE($north_south) } { $ns }, { SIDE($east_west) } { $ew }.

# A card that counts as played and lies elsewhere: after the card.
told-still-to-be-laid = { $lead ->
    [yes] πρέπει ακόμη να παιχτεί ως έξοδος
   *[no] πρέπει ακόμη να μπει στη λεβέ
}

# The parts of a comparison: headings.
told-part-questions = Ερωτήσεις
told-part-choices = Επιλογές
told-part-cards = Φύλλα
told-part-cards-to-move = Φύλλα που μετακινούνται
told-part-may-be-taken-back = Μπορούν να αποσυρθούν
told-part-obligations = Υποχρεώσεις
told-part-irregularities = Ανωμαλίες
told-part-revokes = Ρενόνς
told-part-claim-and-tricks = Διεκδίκηση και λεβέ
told-part-information = Πληροφορίες
told-part-rights = Δικαιώματα
told-part-to-look-at-again = Να εξεταστούν ξανά
told-part-calls = Δηλώσεις
told-part-contract = Συμβόλαιο και έξοδοι
told-part-not-handled-by-the-program = Δεν τα χειρίζεται το πρόγραμμα
told-part-declarer = Εκτελεστής
told-part-turn = Σειρά
told-part-tricks-won = Λεβέ που κερδήθηκαν
told-part-at-every-trick = Σε κάθε λεβέ
told-part-ruling = Απόφαση

# What nobody is asked, and is so unless somebody says otherwise. $seat: the player concerned.
told-assumed-heading = Υποτίθεται, εκτός αν κάποιος πει κάτι άλλο
told-assumed-told-turn = Κανείς δεν είχε πει { SEAT($seat, form: "to") } ότι είναι η σειρά { SEAT($seat, form: "his") }.
told-assumed-other-intention = { SEAT($seat, form: "The") } δεν εννοούσε άλλο φύλλο.
told-assumed-could-follow = { SEAT($seat, form: "The") } δεν μπορούσε να ακολουθήσει χρώμα στη λεβέ { $trick }.
told-assumed-meant-over = { SEAT($seat, form: "The") } δήλωσε πάνω στη δεύτερη από τις δύο δηλώσεις.
told-assumed-aware = { SEAT($seat, form: "The") } δεν αντιλήφθηκε τη ρενόνς που έκανε.
# How it is written in a case file.
told-assumed-otherwise = αλλιώς γράψτε "{ $fact }" = { $answer } κάτω από [facts]
told-assumed-otherwise-of-action = αλλιώς γράψτε { $written } στην ενέργεια { $number }
told-assumed-change = Αλλαγή: { $what }
told-declarer-now = Εκτελεστής είναι τώρα { SEAT($declarer, form: "the") }, και μορ { SEAT($dummy, form: "the") }.
# One ruling under two numbers: $left of the book of $old, $right of that of $new.
told-same-rule = Ο ίδιος κανόνας: το { $left } του { $old } είναι το { $right } του { $new }.
told-same-ruling = Η ίδια απόφαση: { $left } το { $old }, { $right } το { $new }.
# Notes of the ledger: after a card or what is known.
told-ledger-if-he-says-so = παίζεται τώρα, αν το πει { SEAT($seat, form: "the") }
told-ledger-taken-out = βγαίνει από τη λεβέ· { $note }
told-ledger-penalty-card = { CARD($card) }, { $major ->
    [yes] μείζον
   *[no] ελάσσον
}
told-ledger-by-the-ruling = στο χέρι, με την απόφαση
told-ledger-knowledge = { $part ->
    [all] Ό,τι δείχνει { $about }
    [sight] Το ότι φάνηκε { $about }
    [duty-to-play] Το ότι πρέπει να παιχτεί { $about }
    [how-it-arose] Το πώς φάνηκε { $about }
   *[being-void] Το σικάν που προδίδει { $about }
}
told-ledger-everybody = μπορούν να το χρησιμοποιήσουν όλοι
told-ledger-to-be-found = πρέπει ακόμη να βρεθεί
# What a penalty card obliges its owner to.
told-ledger-obliges = { $major ->
    [yes] παίζεται την πρώτη φορά που επιτρέπεται
   *[no] άλλο μικρό φύλλο του χρώματος δεν παίζεται πριν από αυτό
}

# The verdict in lines, as the command `judge` prints it.
told-text-laws = Νόμοι του { $edition }, μετά από { $actions ->
    [one] μία ενέργεια
   *[other] { $actions } ενέργειες
}
told-text-provisional = (προσωρινή απόφαση: { $why })
told-text-list = { $title }:
told-text-because = επειδή: { $words }
told-text-ask = Ρωτήστε: { $question }
told-text-and-then = { $choice }, και έπειτα: { $words }
told-text-turn = { $turn }. Λεβέ: { SIDE($north_south) } { $ns }, { SIDE($east_west) } { $ew }.
told-text-title-options = Επιλογές
told-text-title-calls = Δηλώσεις
told-text-title-contract = Συμβόλαιο
told-text-title-restrictions = Έξοδοι που μπορούν να περιοριστούν
told-text-title-must-withdraw = Φύλλα που μετακινούνται
told-text-title-may-withdraw = Μπορούν να αποσυρθούν
told-text-title-duties = Υποχρεώσεις
told-text-title-irregularities = Ανωμαλίες
told-text-title-revokes = Ρενόνς
told-text-title-claim = Διεκδίκηση
told-text-title-transfer = Λεβέ που μεταφέρονται
told-text-title-information = Πληροφορίες
told-text-title-rights = Δικαιώματα
told-text-title-lawful = Όσα ήταν κανονικά
told-text-title-judgements = Τα κρίνει ο Διαιτητής
told-text-title-checks = Αργότερα
told-text-title-liable = Διαδικαστική ποινή
told-text-title-not-modelled = Δεν τα χειρίζεται το πρόγραμμα

# Why a ruling is provisional: after “because”, or “not final yet”.
told-provisional-working-out = υπολογίζεται ακόμη τι μπορεί να την αλλάξει
told-provisional-open-question = μια ανοικτή ερώτηση μπορεί ακόμη να την αλλάξει
told-provisional-not-noticed = κανείς δεν έχει επισημάνει ακόμη την ανωμαλία
told-provisional-table = όσα θα ειπωθούν ή θα γίνουν στο τραπέζι μπορούν ακόμη να την αλλάξουν

# A branch whose name tells a card that nobody has seen.
told-branch = παραλλαγή { $number }
