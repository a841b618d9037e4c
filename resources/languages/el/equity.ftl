### Scores, weighted scores, and tricks with all four hands in sight.

## What was typed and cannot be read.

equity-unread-contract = το { $typed } δεν είναι συμβόλαιο: γράψτε 4S S ή 3NTX E, με τον εκτελεστή στο τέλος
equity-unread-score = το { $typed } δεν είναι σκορ: γράψτε 620, -100 ή 620x3
equity-no-scores-yet = λείπουν ακόμη τα σκορ στα άλλα τραπέζια
equity-no-traveller = το { $typed } δεν έχει σκορ, ή έχει περισσότερα από { $most }

## Weighted scores. $side is NS or EW.

equity-weights-together = οι σταθμίσεις για { $side ->
    [NS] Βορρά–Νότο
   *[EW] Ανατολή–Δύση
} κάνουν { $sum }, όχι 100
equity-no-weight = κάθε στάθμιση για { $side ->
    [NS] Βορρά–Νότο
   *[EW] Ανατολή–Δύση
} είναι ακέραιος αριθμός από 1 ως 100
equity-one-result-each = με το { $cite } του 2007 κάθε άξονας παίρνει ένα αποτέλεσμα: δεν σταθμίζεται τίποτα

# The arithmetic of one result: $worth is what it is worth in matchpoints or IMPs, $part what its weight leaves of it.
equity-weighed-line = { $weight } % από { $contract } με εκτελεστή { SEAT($declarer, form: "acc") }, { $tricks ->
    [one] μία λεβέ
   *[other] { $tricks } λεβέ
} ({ $score }): { $worth } × { $weight } % = { $part }

## What keeps double dummy from being asked of a moment.

equity-play-is-over = Η εκτέλεση έχει τελειώσει: πηγαίνετε πίσω, σε στιγμή όπου κάποιος έχει σειρά να παίξει.
equity-no-contract = Η αγορά δεν έχει τελειώσει: χωρίς συμβόλαιο δεν υπάρχουν λεβέ να μετρηθούν.
equity-play-not-recorded = Παίχτηκαν φύλλα που δεν τα κατέγραψε κανείς: δεν είναι γνωστό ποια μένουν.
equity-hand-unknown = Το χέρι { SEAT($seat, form: "of") } δεν είναι γνωστό: φορτώστε τις διανομές της βραδιάς ή γράψτε το.
equity-trick-lacks = Από τη λεβέ { $trick } λείπει φύλλο (67): διορθώστε τη λεβέ πρώτα.
equity-trick-in-doubt = Τα φύλλα της λεβέ { $trick } δεν ακολουθούν τη σειρά γύρω από το τραπέζι: ξεκαθαρίστε πρώτα ποια μετράνε.
equity-goes-back = { terms-owned-first } πρέπει ακόμη να επιστρέψει: μετακινήστε πρώτα το φύλλο.
equity-in-the-air = { SEAT($seat, form: "The") } κρατά { CARD($card, form: "acc") } έξω από το χέρι: πρώτα πρέπει να παίξει ή να ξαναβάλει στο χέρι το φύλλο.
equity-waits = { terms-owned-first } βρίσκεται στο τραπέζι και δεν μετράει ως παιγμένο φύλλο: ξεκαθαρίστε πρώτα τι γίνεται.
equity-choice-first = Κάποιος έχει επιλογή: πρέπει πρώτα να την κάνει.
equity-claim-first = Το παιχνίδι έχει σταματήσει για διεκδίκηση ή παραχώρηση: πηγαίνετε στη στιγμή πριν από αυτήν.
equity-nobody-to-act = Τώρα δεν έχει σειρά κανείς: αποφασίστε πρώτα.
equity-card-twice = { CARD($card, form: "The") } βρίσκεται σε δύο μέρη: διορθώστε πρώτα τη διανομή.
equity-wrong-count = { SEAT($seat, form: "The") } έχει { $cards ->
    [one] ένα φύλλο
   *[other] { $cards } φύλλα
}, ενώ μένουν να παιχτούν { $wanted }: διορθώστε πρώτα τη διανομή.

## Where the solver comes from.

equity-no-library = Χέρια με περισσότερα από { $most } φύλλα τα υπολογίζει το πρόγραμμα επίλυσης DDS, που εδώ λείπει· για μικρότερα τελειώματα δεν χρειάζεται. Το περιέχει κάθε πακέτο αυτού του προγράμματος. Αν ξεκινάτε από τον πηγαίο κώδικα: pip install --no-deps endplay==0.5.12 (ή, σε Debian, το πακέτο libdds0), και ύστερα νέα εκκίνηση.
equity-refused = Το πρόγραμμα επίλυσης δεν δέχεται αυτή τη θέση (αριθμός { $code }).

## What a score is worth, and what double dummy says. Tricks are those of one side.

# $doubled: how many times, a redouble being the second.
equity-contract = { action-bid }{ $doubled ->
    [0] { "" }
    [1] X
   *[2] XX
}
equity-score = { $contract } με εκτελεστή { SEAT($declarer, form: "acc") }, { $tricks ->
    [one] μία λεβέ
   *[other] { $tricks } λεβέ
}, { $vulnerable ->
    [yes] στη δεύτερη μανς
   *[no] στην πρώτη μανς
}: { $score }.
equity-in-sight = Με τα τέσσερα χέρια ανοικτά, με τους Νόμους του { $edition }:
# $told is the message after these two.
equity-now = Μετά την ενέργεια { $after }: { $told }
equity-without = Αμέσως πριν από την ενέργεια { $action }: { $told }
equity-to-play = Παίζει { SEAT($seat, form: "the") }. Λεβέ { SIDE($side, form: "of") } { $counted ->
    [in-all] συνολικά
   *[to-come] που απομένουν
}, αν όλοι παίξουν το καλύτερο:
equity-card = { CARD($card) }
equity-cards = { $cards }: { $tricks }
equity-cards-barred = { $cards }: { $tricks }, τώρα δεν επιτρέπεται ({ $cite })
equity-cards-demanded = { $cards }: { $tricks }, τώρα πρέπει να παιχτεί ({ $cite })
equity-best = Καλύτερο: { $best }
equity-best-allowed = Καλύτερο: { $best } · καλύτερο που επιτρέπεται: { $allowed }
# Who is to play and what is counted, and the best: all in a line.
equity-in-short = { $told } { $best }.
equity-later = Όσα απαιτούν οι υποχρεώσεις από επόμενα φύλλα δεν είναι μέσα σε αυτούς τους αριθμούς.
equity-before-the-record = Έγινε πριν αρχίσει η καταγραφή: δεν είναι γνωστό πώς ήταν τότε τα χέρια.
equity-tricks-unknown = Οι λεβέ που κερδήθηκαν πριν δεν είναι γνωστές: πείτε ποιος τις κέρδισε.
# Law 64C: $without is what the side wins in all if the revoke had not been made.
equity-revoke = Ρενόνς. { SIDE($side, form: "The") }: λεβέ στο τραπέζι { $taken }, μετά από τυχόν μεταφορά { $given }, με το καλύτερο παιχνίδι χωρίς τη ρενόνς { $without }. { $short ->
    [0] Όσα δόθηκαν είναι τουλάχιστον τόσα.
    [one] Προς εξέταση ως και μία λεβέ ακόμη.
   *[other] Προς εξέταση ως και { $short } λεβέ ακόμη.
}
equity-revoke-not-yet = Ρενόνς. { SIDE($side, form: "The") }: με το καλύτερο παιχνίδι χωρίς τη ρενόνς θα έπαιρνε { $without }· πόσες παίρνει στο τραπέζι δεν είναι γνωστό, ή όχι ακόμη.
equity-revoke-unknown = Ρενόνς. { $why }
equity-claim-too-high = { SIDE($side, form: "The") } διεκδίκησε { $claimed ->
    [one] μία λεβέ
   *[other] { $claimed } λεβέ
}: απέναντι στο καλύτερο παιχνίδι καμία γραμμή δεν παίρνει περισσότερες από { $most }.
equity-cited = { $told } ({ $cite })
