### Stories about claims and concessions (G23). $seat is who speaks where nothing else is said of it.

talesclaim-title-not-so-quick = Όχι τόσο γρήγορα, συμπαίκτη
talesclaim-title-play-it-out = Ας το παίξουμε ως το τέλος
talesclaim-title-to-prove-it = Το παίζει για να το αποδείξει
talesclaim-title-ours-already = Εκείνη η λεβέ ήταν ήδη δική μας
talesclaim-title-gave-away = Χάρισε αυτό που είχε
talesclaim-title-last-is-yours = Η τελευταία δική σας
talesclaim-title-agreed = Συμφώνησαν, ή μήπως όχι;
talesclaim-title-dummy-has-counted = Ο μορ μέτρησε τις λεβέ
talesclaim-title-puts-away = Μαζεύει κιόλας τα φύλλα
talesclaim-title-not-all = Όχι όλες

## A claim is made.

talesclaim-one-for-us = «Μία λεβέ για μας», λέει { SEAT($seat, form: "the") }.
talesclaim-shows-his-cards = Δείχνει και τα φύλλα.
# $tricks are conceded.
talesclaim-tricks-to-you = { $tricks ->
    [1] «Μία λεβέ σ’ εσάς», λέει { SEAT($seat, form: "the") }.
    [2] «Δύο λεβέ σ’ εσάς», λέει { SEAT($seat, form: "the") }.
    [3] «Τρεις λεβέ σ’ εσάς», λέει { SEAT($seat, form: "the") }.
    [4] «Τέσσερις λεβέ σ’ εσάς», λέει { SEAT($seat, form: "the") }.
    [5] «Πέντε λεβέ σ’ εσάς», λέει { SEAT($seat, form: "the") }.
   *[6] «Έξι λεβέ σ’ εσάς», λέει { SEAT($seat, form: "the") }.
}
talesclaim-you-have-that-one = Σε όλους έχει μείνει ένα φύλλο. «Αυτή είναι δική σας», λέει { SEAT($seat, form: "the") }.
talesclaim-they-are-high = «Κερδίζουν όλα, συμπαίκτη», λέει { SEAT($seat, form: "the") }.
talesclaim-the-rest-are-theirs = «Οι υπόλοιπες δικές τους», λέει { SEAT($seat, form: "the") }.
talesclaim-puts-back = { SEAT($seat, form: "The") } ξαναβάζει τα φύλλα { SEAT($seat, form: "his") } στη θήκη, ενώ οι άλλοι κρατούν ακόμη τα δικά τους.

## What the others say to it, and what is said later.

talesclaim-no-wait = «Όχι, περίμενε», λέει { SEAT($seat, form: "the") }.
talesclaim-play-on = «Ας συνεχίσουμε να παίζουμε», λέει { SEAT($seat, form: "the") }.
talesclaim-rather-a-ruling = «Προτιμώ να αποφασίσει ο Διαιτητής», λέει { SEAT($seat, form: "the") }.
talesclaim-all-right = «Εντάξει», λέει { SEAT($seat, form: "the") }.
# $seat claims, $other doubts it.
talesclaim-do-not-see-that = «Όλες δικές μου», λέει { SEAT($seat, form: "the") }. «Εγώ δεν το βλέπω», λέει { SEAT($other, form: "the") }.
talesclaim-not-all = «Όλες δικές μου», λέει { SEAT($seat, form: "the") }. «Όχι όλες», λέει { SEAT($other, form: "the") }.
talesclaim-puts-together = «Όλες δικές μου», λέει { SEAT($seat, form: "the") }, και { SEAT($other, form: "the") } μαζεύει τα φύλλα { SEAT($other, form: "his") }.
# The claimer, $seat, goes on to play: $dummy is whether from dummy, else $leader leads.
talesclaim-look = { $dummy ->
    [yes] «Κοίταξε», λέει { SEAT($seat, form: "the") }, και η έξοδος από τον μορ είναι { NAMED($card) }.
   *[no] «Κοίταξε», λέει { SEAT($seat, form: "the") }, και { SEAT($leader, form: "the") } βγαίνει με { NAMED($card, form: "acc") }.
}
talesclaim-next-board = Αρχίζουν την επόμενη διανομή.
talesclaim-next-morning =
    Το επόμενο πρωί, όταν το σκορ δεν διορθώνεται πια από ώρα, κοιτάζουν άλλη μια φορά τη διανομή.
talesclaim-scored-wrongly =
    «{ TRICK($trick, form: "The") } ήταν δική μας και γράφτηκε λάθος», λέει { SEAT($seat, form: "the") }.
talesclaim-takes-back = Παίρνει πίσω τη συμφωνία.
talesclaim-agrees = { SEAT($seat, form: "The") } συμφωνεί.
talesclaim-agrees-and-ends = { SEAT($seat, form: "The") } συμφωνεί, και ο γύρος τελειώνει.
talesclaim-time-runs-out = Ο χρόνος για διορθώσεις τελειώνει.
talesclaim-we-had-won = «Είχαμε κερδίσει { TRICK($trick, form: "acc") }», λέει { SEAT($seat, form: "the") }, «και την έχετε εσείς στις δικές σας».
talesclaim-could-not-lose =
    Έπειτα { SEAT($seat, form: "the") } κοιτάζει τα χέρια: «Με { NAMED($card, form: "acc-rank") } μου δεν χανόταν εκείνη η λεβέ.»
talesclaim-may-have-a-trick = «Περίμενε», λέει { SEAT($seat, form: "the") } πριν αρχίσει η επόμενη διανομή, «ίσως έχω μία λεβέ».
