### What may be chosen: sentences for who has a choice, and for choices that were made.

choices-a-suit = { SUIT($suit) }

# Who may choose. $who: Ο Νότος, or Ο Βορράς ή ο Νότος, as the subject that begins the sentence; $words: a choice, said as να δεχτεί.
choices-may = { $who } μπορεί { $words }.
choices-choice-of = Επιλογή { SEAT($seat, form: "of") }: { $words }.
choices-choice-of-one-of = Επιλογή ({ $who }): { $words }.
choices-next-player = Ο επόμενος παίκτης
choices-the-next-player = επόμενος παίκτης
choices-first-to-speak = { $who } (όποιος μιλήσει πρώτος)
choices-each = { $who }, κάθε παίκτης χωριστά,
choices-if-they-differ = Αν διαφωνούν, αποφασίζει { SEAT($seat, form: "the") }.
# All that somebody may choose. $why: call for a withdrawn call, card for a penalty card.
choices-because-may = { $why ->
    [call] { $who } μπορεί, λόγω της δήλωσης που αποσύρθηκε, { $words }.
    [card] { $who } μπορεί, λόγω του τιμωρημένου φύλλου, { $words }.
   *[none] { $who } μπορεί { $words }.
}
choices-or = { $first }, ή { $last }
choices-which-card-of = { $who } { $may ->
    [yes] μπορεί να πει
   *[no] πρέπει να πει
} ποιο φύλλο παίζεται: { $cards }.

# A choice within a sentence, said as να δεχτεί, so that μπορεί or a colon can stand before it. $who is the player
# whose card or lead it is about; none if he is not known.
choices-designate = να ορίσει ότι παίζεται { CARD($card, form: "the") }
choices-accept = να δεχτεί
choices-refuse = να απορρίψει
choices-ask-nothing = να μη ζητήσει τίποτα
choices-spread = να απλώσει το χέρι και να γίνει μορ
choices-lead-from-hand = να βάλει τον εκτελεστή να βγει από το χέρι του
choices-lead-from-dummy = να βάλει τον εκτελεστή να βγει από τον μορ
choices-play-on = να συνεχίσει, αν συμφωνούν και οι τέσσερις
choices-stop = να ζητήσει απόφαση για τη διεκδίκηση
choices-waive = να παραιτηθεί από την επανόρθωση
choices-change-his-call = να αλλάξει τη δήλωση
choices-keep-his-call = να κρατήσει τη δήλωση
# $number: the action that made the call, where it has to be named.
choices-on-call = { choices-verb } το { $call } { SEAT($seat, form: "of") }{ choices-of-action }
choices-of-action = { $number ->
    [none] { "" }
   *[number] { " " }της ενέργειας { $number }
}
choices-require = να απαιτήσει { $suits }
choices-forbid = να απαγορεύσει { $suits }
choices-require-end = να απαιτήσει το { $end ->
    [highest] μεγαλύτερο
   *[lowest] μικρότερο
} φύλλο του χρώματος της εξόδου
choices-verb = { $answer ->
    [accept] να δεχτεί
   *[refuse] να απορρίψει
}
choices-answer = { $lead ->
    [yes] { choices-verb } την έξοδο
   *[no] να { $it ->
        [lead] την
       *[call] το
    } { $answer ->
        [accept] δεχτεί
       *[refuse] απορρίψει
    }
}
choices-answer-lead = { choices-verb } την έξοδο { SEAT($seat, form: "of") } με { CARD($card, form: "a") }{ $from_dummy ->
    [yes] { " " }από τον μορ
   *[no] { "" }
}
choices-accept-in-place = να δεχτεί { terms-owned-acc } στη θέση του τιμωρημένου φύλλου
choices-have-it-played = να ζητήσει να παιχτεί { ruling-owned } στη θέση του
choices-have-penalty-card-played = να ζητήσει να παιχτεί στη θέση του το τιμωρημένο φύλλο
choices-defender = { $who ->
    [none] ο άλλος αμυνόμενος
   *[seat] { SEAT($who, form: "the") }
}
choices-have-play-end = να ζητήσει να παίξει { choices-defender } το { $end ->
    [highest] μεγαλύτερο
    [lowest] μικρότερο
   *[both] μεγαλύτερο ή το μικρότερο
} φύλλο του χρώματος της εξόδου
choices-of-play = { $forbid ->
    [yes] να απαγορεύσει { $who ->
        [none] στον άλλο αμυνόμενο
       *[seat] { SEAT($who, form: "to") }
    } να παίξει { $suits }
   *[no] να ζητήσει να παίξει { choices-defender } { $suits }
}
choices-no-restriction-on-card = να μην περιορίσει το φύλλο { $who ->
    [none] του άλλου αμυνομένου
   *[seat] { SEAT($who, form: "of") }
}
choices-no-restriction-on-lead = να μην περιορίσει την έξοδο{ $who ->
    [none] { "" }
   *[seat] { " " }{ SEAT($who, form: "of") }
}
choices-a-lead = { choices-lead-verb } έξοδο { SUIT($suit) }{ choices-of-whom }
choices-the-lead = { choices-lead-verb } έξοδο σε { $suits }{ choices-of-whom }
choices-lead-verb = { $verb ->
    [require] να απαιτήσει
   *[forbid] να απαγορεύσει
}
choices-of-whom = { $who ->
    [none] { "" }
   *[seat] { $verb ->
        [require] { " " }από { SEAT($who, form: "acc") }
       *[forbid] { " " }όσο { SEAT($who, form: "the") } κρατά την έξοδο
    }
}
choices-one-or-more-suits = ένα ή περισσότερα από αυτά τα χρώματα
choices-one-suit = ένα χρώμα ({ $suits })

# Choices that have been made: after the player who made them.
choices-made-designate = ορίζει ότι παίζεται { CARD($card, form: "the") }
choices-made-accept = δέχεται
choices-made-refuse = απορρίπτει
choices-made-ask-nothing = δεν ζητάει τίποτα
choices-made-spread = απλώνει το χέρι
choices-made-lead-from-hand = βάζει τον εκτελεστή να βγει από το χέρι του
choices-made-lead-from-dummy = βάζει τον εκτελεστή να βγει από τον μορ
choices-made-play-on = συνεχίζει το παιχνίδι
choices-made-stop = σταματά το παιχνίδι
choices-made-waive = παραιτείται από την επανόρθωση
choices-made-change-his-call = αλλάζει τη δήλωση
choices-made-keep-his-call = κρατά τη δήλωση
choices-made-on-call = { $answer ->
    [accept] δέχεται
   *[refuse] απορρίπτει
} το { $call } { SEAT($seat, form: "of") }{ choices-of-action }
choices-made-require = απαιτεί { $suits }
choices-made-forbid = απαγορεύει { $suits }
choices-made-require-end = απαιτεί το { $end ->
    [highest] μεγαλύτερο
   *[lowest] μικρότερο
} φύλλο του χρώματος της εξόδου
# The name of a branch: after the choice, or the action done instead of another, with which it begins.
choices-branch = { $declarer ->
    [yes] ο εκτελεστής
   *[no] { SEAT($seat, form: "the") }
} { $chosen }
choices-branch-instead = { $done } αντί γι’ αυτό
choices-told-play-on = να συνεχίσει το παιχνίδι
choices-told-stop = να σταματήσει το παιχνίδι

# A choice with those that it opens for the same player at once.
choices-and-then = { $words }, και έπειτα { $then }
choices-alike = { $words } { $suits }.

# A choice as a director offers it to the player who has it. $who: whose card or lead it is about.
# What is said first while a call waits for its fate. $who may choose; $seat has made the $call.
choices-call-or-not = { $kind ->
    [insufficient] Το { $call } { SEAT($seat, form: "of") } είναι ανεπαρκής αγορά. { $who } μπορεί να το δεχτεί· αλλιώς { SEAT($seat, form: "the") } πρέπει να το διορθώσει.
   *[out-of-turn] { SEAT($seat, form: "The") } δήλωσε εκτός σειράς. { $who } μπορεί να δεχτεί το { $call }· αλλιώς ακυρώνεται.
}
# What a call in place of a bid that was too low would lead to.
choices-replacement = { $what ->
    [free] { $call }: δεν ακολουθεί τίποτε άλλο.
    [open] { $call }: { SEAT($partner, form: "the") } πρέπει να πασάρει ως το τέλος της αγοράς, εκτός αν ο Διαιτητής κρίνει ότι λέει το ίδιο.
    [refused] { $call }: δεν επιτρέπεται. Χρειάζεται άλλη δήλωση, και { SEAT($partner, form: "the") } πρέπει να πασάρει ως το τέλος της αγοράς.
   *[barred] { $call }: { SEAT($partner, form: "the") } πρέπει να πασάρει ως το τέλος της αγοράς.
}
choices-call-replaced = Το { $call } { SEAT($seat, form: "of") } δεν αρκεί· στη θέση του μπήκε ήδη { $new }. { $who } μπορεί να δεχτεί το { $call }· αλλιώς κρίνεται το { $new }.
choices-change-of-call = { SEAT($seat, form: "The") } θέλει { $new } στη θέση του { $old }. { $open ->
    [yes] { $who } μπορεί να το δεχτεί· αλλιώς μένει το { $old }.
   *[no] Αυτό δεν μπορεί να γίνει δεκτό: μένει το { $old }.
}
choices-call-over-a-slip = { $who } δήλωσε { $call } πάνω σε παραδρομή που διορθώθηκε· { $legal ->
    [yes] μπορεί να δηλώσει ξανά ή να κρατήσει τη δήλωση.
   *[no] η δήλωση δεν επιτρέπεται πια, και πρέπει να δηλώσει ξανά.
}
choices-spoken-spread = Δεχτείτε την έξοδο, απλώστε το χέρι σας και γίνετε μορ. Εκτελεστής γίνεται ο συμπαίκτης σας.
choices-spoken-lead-from-hand = Βάλτε τον εκτελεστή να βγει από το χέρι του.
choices-spoken-lead-from-dummy = Βάλτε τον εκτελεστή να βγει από τον μορ.
choices-spoken-play-on = Αφήστε το παιχνίδι να συνεχιστεί. Πρέπει να συμφωνήσουν και οι τέσσερις παίκτες· η διεκδίκηση τότε είναι άκυρη.
choices-spoken-stop = Σταματήστε εδώ το παιχνίδι· για τη διεκδίκηση αποφασίζει τότε ο Διαιτητής.
choices-spoken-require-the-highest = Ζητήστε να παίξει { choices-defender } το μεγαλύτερο φύλλο του χρώματος της εξόδου.
choices-spoken-require-the-lowest = Ζητήστε να παίξει { choices-defender } το μικρότερο φύλλο του χρώματος της εξόδου.
choices-spoken-accept = Δεχτείτε το: το φύλλο ισχύει σαν να μη συνέβη τίποτα.
choices-spoken-waive = Παραιτηθείτε από την επανόρθωση.
choices-spoken-change-his-call = Αλλάξτε τη δήλωσή σας.
choices-spoken-keep-his-call = Κρατήστε τη δήλωσή σας.
choices-spoken-refuse = Μην το δεχτείτε: διορθώνεται.
choices-spoken-on-call = { $answer ->
    [accept] Δεχτείτε
   *[refuse] Απορρίψτε
} το { $call } { SEAT($seat, form: "of") }.
choices-spoken-accept-other-card = Δεχτείτε το φύλλο που παίχτηκε. Το τιμωρημένο φύλλο μένει εκεί που είναι.
choices-spoken-accept-lead-no-longer-due = Δεχτείτε την έξοδο. Ισχύει, και το παιχνίδι συνεχίζεται από αυτήν.
choices-spoken-accept-lead = Δεχτείτε την έξοδο. Ισχύει, και το παιχνίδι συνεχίζεται από αυτήν.
choices-spoken-accept-opening-lead = Δεχτείτε την έξοδο και μείνετε εκτελεστής. Ο μορ απλώνει, και εσείς παίζετε δεύτερος, από το χέρι σας.
choices-spoken-refuse-lead-no-longer-due = Μη δεχτείτε την έξοδο. Το φύλλο επιστρέφει στο χέρι.
choices-spoken-refuse-other-card = Μην το δεχτείτε. Το φύλλο αποσύρεται και παίζεται το τιμωρημένο.
choices-spoken-refuse-opening-lead = Μη δεχτείτε την έξοδο. Το φύλλο γίνεται τιμωρημένο, και βγαίνει το χέρι που είχε σειρά.
choices-spoken-refuse-declarers-lead = Μη δεχτείτε την έξοδο. Το φύλλο επιστρέφει, και βγαίνει το χέρι που είχε σειρά.
choices-spoken-refuse-defenders-lead = Μη δεχτείτε την έξοδο. Το φύλλο γίνεται τιμωρημένο, και βγαίνει το χέρι που είχε σειρά.
choices-spoken-require-penalty-card = Απαιτήστε να βγει { choices-on-lead } { $one }. Το τιμωρημένο φύλλο επιστρέφει στο χέρι.
choices-spoken-forbid-penalty-card = Απαγορεύστε { $who ->
    [none] στον παίκτη που έχει την έξοδο
   *[seat] { SEAT($who, form: "to") }
} να βγει { $suits } όσο κρατά την έξοδο. Το τιμωρημένο φύλλο επιστρέφει στο χέρι.
choices-spoken-ask-nothing-penalty-card = Μη ζητήσετε τίποτα. { choices-spoken-free }, και το τιμωρημένο φύλλο μένει στο τραπέζι.
choices-spoken-require-penalty-cards = Απαιτήστε να βγει { choices-on-lead } { $one }. Τα τιμωρημένα φύλλα αυτού του χρώματος επιστρέφουν στο χέρι.
choices-spoken-forbid-penalty-cards = Απαγορεύστε { $who ->
    [none] στον παίκτη που έχει την έξοδο
   *[seat] { SEAT($who, form: "to") }
} να βγει { $suits } όσο κρατά την έξοδο. Τα τιμωρημένα φύλλα των χρωμάτων αυτών επιστρέφουν.
choices-spoken-ask-nothing-penalty-cards = Μη ζητήσετε τίποτα. { choices-spoken-free }, και τα τιμωρημένα φύλλα μένουν στο τραπέζι.
choices-spoken-require-call = Απαιτήστε να βγει τώρα { choices-on-lead } { $one }.
choices-spoken-forbid-call = Απαγορεύστε { $who ->
    [none] στον παίκτη που έχει την έξοδο
   *[seat] { SEAT($who, form: "to") }
} να βγει { $suits } τώρα και όσο κρατά την έξοδο.
choices-spoken-ask-nothing-call = Μη ζητήσετε τίποτα. { choices-spoken-free }.
choices-spoken-require-play = Απαιτήστε να παίξει { choices-defender } { $one } σ’ αυτή τη λεβέ.
choices-spoken-forbid-play = Απαγορεύστε { $who ->
    [none] στον άλλο αμυνόμενο
   *[seat] { SEAT($who, form: "to") }
} να παίξει { $one } σ’ αυτή τη λεβέ.
choices-spoken-ask-nothing-play = Μη ζητήσετε τίποτα: { choices-defender } παίζει όποιο φύλλο θέλει επιτρέπεται.
# $own: yes if he has a penalty card of his own to lead.
choices-spoken-free = { $who ->
    [none] Ο παίκτης που βγαίνει
   *[seat] { SEAT($who, form: "The") }
} { $own ->
    [yes] βγαίνει τότε με το δικό { $who ->
        [none] του
       *[seat] { SEAT($who, form: "his") }
    } τιμωρημένο φύλλο
   *[no] μπορεί να βγει με όποιο φύλλο θέλει
}
choices-on-lead = { $who ->
    [none] ο παίκτης που έχει την έξοδο
   *[seat] { SEAT($who, form: "the") }
}
choices-spoken-designate = Πείτε ότι παίζεται { CARD($card, form: "the") }.
choices-spoken-below = – { $words }
# What choices that differ in the suit alone have in common: before the suits.
choices-spoken-common-play = { $forbid ->
    [yes] Απαγορεύστε { $who ->
        [none] στον άλλο αμυνόμενο
       *[seat] { SEAT($who, form: "to") }
    } να παίξει
   *[no] Απαιτήστε να παίξει { choices-defender }
}
choices-spoken-common-lead = { $forbid ->
    [yes] Απαγορεύστε { $who ->
        [none] στον παίκτη που έχει την έξοδο
       *[seat] { SEAT($who, form: "to") }
    } να βγει
   *[no] Απαιτήστε να βγει { choices-on-lead }
}
choices-you-may-choose = { $who } έχει αυτές τις επιλογές:
choices-numbered = { $number }.  { $words }

# What is said first while somebody has a choice. $who has it; at most 120 letters in English, whatever others need for the same.
choices-has-a-choice = { $who } έχει να κάνει μια επιλογή.
choices-may-forbid-because-of-call = { $who } μπορεί να απαγορεύσει { $partner ->
    [none] στον αντάμερ
   *[seat] { SEAT($partner, form: "to") }
} έξοδο { $suits }, λόγω δήλωσης που αποσύρθηκε.
choices-may-require-or-forbid-because-of-call = { $who } μπορεί να απαιτήσει ή να απαγορεύσει έξοδο { $suits } { $partner ->
    [none] από τον αντάμερ
   *[seat] από { SEAT($partner, form: "acc") }
}, λόγω δήλωσης που αποσύρθηκε.
choices-which-card = { $who } { $may ->
    [yes] μπορεί να πει
   *[no] πρέπει να πει
} ποιο φύλλο παίζεται.
choices-about-a-lead = { $who } μπορεί { $spread ->
    [yes] να απλώσει το χέρι, ή να δεχτεί ή να απορρίψει
   *[no] να δεχτεί ή να απορρίψει
} την έξοδο { SEAT($seat, form: "of") } με { CARD($card, form: "a") }{ $from_dummy ->
    [yes] { " " }από τον μορ
   *[no] { "" }
}· ως τότε η έξοδος εκκρεμεί.
choices-accept-or-have = { $who } μπορεί να δεχτεί { terms-owned-acc } ή να ζητήσει να παιχτεί { CARD($due, form: "the") } { SEAT($owner, form: "of") }, το τιμωρημένο φύλλο.
choices-accept-or-have-one = { $who } μπορεί να δεχτεί { terms-owned-acc } ή να ζητήσει να παιχτεί τιμωρημένο φύλλο στη θέση του.
choices-penalty-cards-lie = { $count ->
    [one] τιμωρημένο φύλλο { SEAT($seat, form: "of") }: { $cards }
   *[other] τιμωρημένα { SEAT($seat, form: "of") }: { $cards }
}
choices-suit = { SUIT($suit) }
# $suits: heart or club; $lie is choices-penalty-cards-lie.
choices-lead-of-partner = { $who } μπορεί { $verbs ->
    [require] να απαιτήσει
    [forbid] να απαγορεύσει
    [forbid-or-require] να απαγορεύσει ή να απαιτήσει
   *[require-or-forbid] να απαιτήσει ή να απαγορεύσει
} έξοδο { $suits } από { SEAT($leader, form: "acc") }, ή να μη ζητήσει τίποτα ({ $lie }).
choices-what-may-be-led = { $who } λέει τι επιτρέπεται ή πρέπει να βγει ({ $lie }).
choices-what-he-may-lead = { $who } λέει τι μπορεί να βγει { SEAT($leader, form: "the") }, λόγω των τιμωρημένων φύλλων { SEAT($seat, form: "of") }.
choices-play-of-partner = { terms-owned-first } παίχτηκε πρόωρα{ $penalty ->
    [yes] { " " }και είναι τιμωρημένο φύλλο
   *[no] { "" }
}. { $who } μπορεί να ζητήσει από { SEAT($partner, form: "acc") } το μεγαλύτερο{ $verbs ->
    [require] , το μικρότερο ή ένα χρώμα
    [forbid] { " " }ή το μικρότερο, ή να { SEAT($partner, form: "his") } απαγορεύσει ένα χρώμα
   *[require-or-forbid] , το μικρότερο ή ένα χρώμα, ή να { SEAT($partner, form: "his") } απαγορεύσει ένα
}.
