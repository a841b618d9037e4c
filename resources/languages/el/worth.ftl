### The window “What was it worth?”: tricks with all four hands in sight, and the score the director assigns.

worth-window = Πόσο άξιζε;
worth-in-sight = Με τα τέσσερα χέρια ανοικτά
worth-kept-back = { $why ->
    [hidden] Η απόφαση είναι κρυμμένη: εδώ δεν λέγεται τίποτα, ώσπου να τη δείξετε.
   *[blind] Όσα φύλλα δεν τα έχει δει κανείς είναι κρυμμένα: εδώ δεν λέγεται τίποτα, ώσπου να τα δείξετε.
}
worth-page-tricks = Λεβέ
worth-page-score = Σκορ και σταθμίσεις

## Tricks.

worth-which = Ποια ανωμαλία
worth-no-irregularity = Καμία ανωμαλία στην εκτέλεση ως τώρα: λέγεται μόνο πόσο αξίζουν τα φύλλα τώρα.
worth-fault = { $action } · { $told }
worth-before-the-record = { SEAT($seat) }, πριν αρχίσει η καταγραφή
worth-without = Χωρίς αυτήν: αμέσως πριν από την ενέργεια { $action }
worth-tonight = Διανομές της βραδιάς…
worth-tonight-tip = Ο αριθμός της διανομής λέει και τα 52 φύλλα
worth-moment-before = Η στιγμή πριν από αυτήν
worth-damage = Τι χάθηκε
worth-with = Με αυτήν: όπως είναι τώρα τα πράγματα
worth-now = Όπως είναι τώρα τα πράγματα
worth-being-worked-out = Υπολογίζεται …
worth-cards-take = { $cards }: { $tricks ->
    [one] μία λεβέ
   *[other] { $tricks } λεβέ
}
worth-card-took = { $cards }: { $tricks ->
    [one] μία λεβέ
   *[other] { $tricks } λεβέ
} πριν από την ανωμαλία
worth-at-cards = Στα φύλλα πάνω στο τραπέζι
worth-at-cards-how = Η μπάρα σε ένα φύλλο δείχνει πόσες παίρνει τώρα, μια γραμμή μέσα της πόσες έπαιρνε πριν από την ανωμαλία. Μια διακεκομμένη μπάρα λέει μόνο για πριν.
# $told: what is best and best allowed; $cites: the paragraphs that bar the better cards.
worth-best-barred = { $told } ({ $cites })
worth-barred = Τώρα δεν επιτρέπεται να παιχτεί ({ $cite })
worth-demanded = Τώρα πρέπει να παιχτεί ({ $cite })

## Score and weights.

worth-at-the-table = Στο τραπέζι
worth-contract = Συμβόλαιο
worth-contract-example = 4S S
worth-tricks = Λεβέ
worth-scored-by = Βαθμολογία
worth-form = { $form ->
    [two] Ματς πόιντς, 2 για κάθε νίκη
    [one] Ματς πόιντς, 1 για κάθε νίκη
    [imps] IMP
   *[knock-out] IMP, αγώνας νοκ άουτ
}
worth-who-is-vulnerable = Δεύτερη μανς
worth-vulnerable = { $sides ->
    [none] Κανείς
    [NS] Βορράς–Νότος
    [EW] Ανατολή–Δύση
   *[all] Όλοι
}
worth-others = Άλλα σκορ Βορρά–Νότου
worth-traveller-example = 620x3 -100 170
worth-scores-from-file = Από αρχείο…
worth-scores-from-file-what = Ένα PBN με τα σκορ αυτής της διανομής: ο πίνακας των σκορ του, ή μια παρτίδα για κάθε τραπέζι.
worth-scores-pasted = Επικόλληση
worth-scores-pasted-what = Σκορ, ή ένα PBN με τα σκορ αυτής της διανομής, όπως αντιγράφηκαν.
worth-scores-files = Διανομές (*.pbn *.txt);;Όλα τα αρχεία (*)
worth-nothing-copied = Δεν έχει αντιγραφεί τίποτα: αντιγράψτε σκορ, ή ένα PBN που τα περιέχει.
worth-no-scores-in = Το { $file } δεν έχει σκορ αυτής της διανομής.
# $own: the score at this table, if it was among them.
worth-scores-read = { $count ->
    [one] Ένα σκορ
   *[other] { $count } σκορ
} από { $file }{ $own ->
    [none] . Το σκορ αυτού του τραπεζιού δεν είναι μέσα.
   *[score] , χωρίς το { $own } αυτού του τραπεζιού.
}
worth-other-table-example = Το άλλο τραπέζι, ή το ντάτουμ: 620
worth-by-which = Επιδικάζεται με το
worth-outcome = αποτέλεσμα { $number }
worth-contract-of = Συμβόλαιο και εκτελεστής, { $of }
worth-tricks-of = Λεβέ, { $of }
worth-weight = { SIDE($side) }
worth-weight-of = Στάθμιση για { SIDE($side, form: "acc") }, { $of }
worth-per-cent = { " " }%
worth-take-away = Αφαίρεση: { $of }
worth-add-outcome = Προσθήκη αποτελέσματος
worth-as-best = καλύτερο { $tricks }
worth-as-best-what = Λεβέ: { $tricks }, χωρίς την ανωμαλία, αν όλοι παίξουν το καλύτερο με τα τέσσερα χέρια ανοικτά
worth-as-best-of = Λεβέ: { $tricks }, αν όλοι παίξουν το καλύτερο χωρίς την ανωμαλία, { $of }
worth-sum = = { $sum } %
worth-not-yet = Δεν υπολογίστηκε ακόμη: { $why }.
worth-imps = { $imps } IMP
worth-matchpoints = { $points } από { $most } ματς πόιντς
worth-change = { SIDE($side) }: { $old } → { $new } (σκορ στο τραπέζι { $score })

# In a knock-out match scores that do not balance are averaged: $ns and $ew are what each side would have.
worth-averaged = 12C4: ({ $ns } − ({ $ew })) : 2 = { $average } για Βορρά–Νότο
worth-judgement = Κρίση του Διαιτητή
worth-judgement-example = Γιατί αυτά τα αποτελέσματα, και αυτές οι σταθμίσεις: γράφεται στο δελτίο απόφασης

## On the ruling sheet.

worth-on-sheet = Στο δελτίο απόφασης
worth-on-sheet-of = Στο δελτίο απόφασης: { $block }
worth-sheet-tricks = Με τα τέσσερα χέρια ανοικτά
worth-sheet-score = Βαθμολογία που επιδίκασε ο Διαιτητής
worth-sheet-judgement = Κρίση του Διαιτητή: { $typed }
worth-sheet-assigned = Ο Διαιτητής επιδίκασε βαθμολογία: Βορράς–Νότος { $ns }, Ανατολή–Δύση { $ew }.
# $fault: the irregularity, with the number of its action.
worth-sheet-without = Χωρίς την ανωμαλία ({ $fault }): { SIDE($side, form: "the") } παίρνει { $tricks ->
    [one] μία λεβέ
   *[other] { $tricks } λεβέ
}{ $counted ->
    [in-all] { " " }συνολικά
   *[to-come] { " " }από όσες απομένουν
}, αν όλοι παίξουν το καλύτερο.
worth-sheet-now = Όπως είναι τα πράγματα: { SIDE($side, form: "the") } παίρνει { $tricks ->
    [one] μία λεβέ
   *[other] { $tricks } λεβέ
}{ $counted ->
    [in-all] { " " }συνολικά
   *[to-come] { " " }από όσες απομένουν
}, αν όλοι παίξουν το καλύτερο.
worth-sheet-now-barred = Όπως είναι τα πράγματα: { SIDE($side, form: "the") } παίρνει { $tricks ->
    [one] μία λεβέ
   *[other] { $tricks } λεβέ
}{ $counted ->
    [in-all] { " " }συνολικά
   *[to-come] { " " }από όσες απομένουν
}, αν όλοι παίξουν το καλύτερο· { $best }, αν δεν απαγορευόταν κανένα φύλλο.

## Artificial scores.

worth-side = { SIDE($side) }
worth-at-fault = Ευθύνη
worth-at-fault-of = Ευθύνη: { SIDE($side) }
worth-degree = { $fault ->
    [no] καμία
    [partly] μερική
   *[directly] άμεση
}
worth-session = Ολόκληρο το σκέλος
worth-session-of = Ολόκληρο το σκέλος: { SIDE($side) }
worth-session-unknown = δεν είναι γνωστό
worth-artificial = { $fault ->
    [no] Μέσος όρος συν
    [partly] Μέσος όρος
   *[directly] Μέσος όρος πλην
}: { $share } % από { $most } = { $part }
worth-artificial-imps = { $fault ->
    [no] Μέσος όρος συν
    [partly] Μέσος όρος
   *[directly] Μέσος όρος πλην
}: { $imps } IMP
