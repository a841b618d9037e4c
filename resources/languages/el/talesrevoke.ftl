### Stories about revokes (G18): when one is noticed, by whom, and what has been done since. $seat is who revoked
### where nothing else is said of it, $asker who speaks of it.

## Titles.

talesrevoke-title-in-time = Ένα φύλλο που βρέθηκε ανάμεσα στα άλλα
talesrevoke-title-declarers = Ο εκτελεστής βρίσκει ακόμη ένα
talesrevoke-title-dummys = Ο μορ έχει τέτοιο φύλλο
talesrevoke-title-had-he-one = Είχε τέτοιο φύλλο;
talesrevoke-title-played-after = Έπαιξε πάνω σε αυτό
talesrevoke-title-they-have-led = Βγήκαν στην επόμενη λεβέ
talesrevoke-title-partner-has-led = Βρίσκεται στην επόμενη λεβέ
talesrevoke-title-they-have-played = Δύο φύλλα αργότερα
talesrevoke-title-lead-named = Ειπώθηκε, δεν έγινε ακόμη
talesrevoke-title-told-to-lead = Βγήκε, αλλά ποιος το είπε;
talesrevoke-title-claimed = Τελείωσε, λέει κάποιος
talesrevoke-title-claim-agreed = Συμφώνησαν, και μετά βρέθηκε
talesrevoke-title-at-the-end = Βρέθηκε όταν τελείωσε το παιχνίδι
talesrevoke-title-nothing-won = Μια ρενόνς, και καμία λεβέ από τότε
talesrevoke-title-twice = Και άλλη μία
talesrevoke-title-both-sides = Μία ο καθένας
talesrevoke-title-both-in-one-trick = Δύο σε μία λεβέ
talesrevoke-title-both-put-right = Πίσω { TRICK($trick, form: "in") }
talesrevoke-title-in-sight = Ήταν εκεί όλη την ώρα
talesrevoke-title-too-late = Μόνο τώρα το λέει
talesrevoke-title-two-left = Μένουν δύο φύλλα
talesrevoke-title-two-left-partner = Μένουν δύο φύλλα, και παίζει ο συμπαίκτης
talesrevoke-title-dummys-at-the-end = Μπορούσαν να το δουν όλοι
talesrevoke-title-chain = Αλλάζει φύλλο και ο επόμενος
talesrevoke-title-no-look = Να δούμε εκείνη τη λεβέ
talesrevoke-title-who-may-ask = Επιτρέπεται να το ρωτήσει;

## The card that does not follow.

# $dummy: whether it is dummy's card; $ruffs: whether it is a trump on another suit.
talesrevoke-card = { $ruffs ->
    [yes] { $dummy ->
        [yes] Ο μορ κόβει με { NAMED($card, form: "acc") }.
       *[no] { SEAT($seat, form: "The") } κόβει με { NAMED($card, form: "acc") }.
    }
   *[no] { tales-hand-plays }
}
talesrevoke-led-again =
    { TRICK($trick, form: "In") } η έξοδος είναι πάλι { SUIT($suit) }, και { SEAT($seat, form: "the") } παίζει { NAMED($card, form: "acc") }.
talesrevoke-both-failed =
    { TRICK($trick, form: "In") } η έξοδος ήταν { SUIT($suit) }, και ούτε { SEAT($seat, form: "the") } ούτε { SEAT($other, form: "the") } ακολούθησε χρώμα, αν και μπορούσε.
talesrevoke-both-corrected =
    Όταν έγινε αντιληπτό, είχε συνεχίσει μόνο ο άξονας { SEAT($seat, form: "of") }, και ο Διαιτητής έβαλε να διορθωθούν και οι δύο ρενόνς.
talesrevoke-one-failed =
    { TRICK($trick, form: "In") } η έξοδος ήταν { SUIT($suit) }, { SEAT($seat, form: "the") } δεν ακολούθησε χρώμα, αν και μπορούσε, και ο άξονάς { SEAT($seat, form: "his") } συνέχισε.

## What is said of it.

talesrevoke-oh = «Α, έχω τελικά { SUIT($suit) }», λέει { SEAT($seat, form: "the") }.
talesrevoke-must-have =
    «Πρέπει να έχεις { SUIT($suit) }, { $seat ->
        [N] Βορρά
        [E] Ανατολή
        [S] Νότε
       *[W] Δύση
    }», λέει { SEAT($asker, form: "the") }, που έχει μετρήσει το χρώμα.
talesrevoke-dummy-has = «Ο μορ έχει { SUIT($suit) }», λέει { SEAT($asker, form: "the") }.
talesrevoke-yes-one =
    «Δεν έχεις { SUIT($suit) }, { $seat ->
        [N] Βορρά
        [E] Ανατολή
        [S] Νότε
       *[W] Δύση
    };» ρωτάει { SEAT($asker, form: "the") }. «Ναι, έχω», λέει { SEAT($seat, form: "the") } και ξανακοιτάζει.
talesrevoke-none =
    «Δεν έχεις { SUIT($suit) };» ρωτάει { SEAT($asker, form: "the") }. «Όχι», λέει { SEAT($seat, form: "the") }. { SEAT($asker, form: "The") } δεν το πιστεύει.
talesrevoke-i-had = «Είχα { SUIT($suit) } { TRICK($trick, form: "in") }», λέει έπειτα { SEAT($seat, form: "the") }.
talesrevoke-played-later = «Έπαιξες { SUIT($suit) } αργότερα», λέει { SEAT($asker, form: "the") } { SEAT($seat, form: "to") }.
talesrevoke-all-the-time =
    «Είχες { SUIT($suit) } όλη την ώρα», λέει { SEAT($asker, form: "the") } { SEAT($seat, form: "to") }.
talesrevoke-and-you =
    «Είχες { SUIT($suit) }», λέει { SEAT($asker, form: "the") } { SEAT($seat, form: "to") }. «Κι εσύ είχες { SUIT($other) }.»
talesrevoke-so-had-i = «Είχα { SUIT($suit) }», λέει { SEAT($seat, form: "the") }, και έπειτα { SEAT($other, form: "the") }: «Κι εγώ.»
talesrevoke-what-of = Η διανομή παίζεται ως το τέλος. «Και τι έγινε { TRICK($trick, form: "in") };» ρωτάει { SEAT($asker, form: "the") }.
talesrevoke-could-have-followed =
    «Μπορούσες να ακολουθήσεις με { NAMED($card, form: "acc") }», λέει { SEAT($asker, form: "the") } { SEAT($seat, form: "to") }.
talesrevoke-wait = «Περίμενε, είχες { SUIT($suit) }», λέει { SEAT($asker, form: "the") } { SEAT($seat, form: "to") }.
talesrevoke-dummy-had = Το παιχνίδι συνεχίζεται ως το τέλος. «Ο μορ είχε τότε { SUIT($suit) }», λέει { SEAT($asker, form: "the") }.
talesrevoke-a-trick-later =
    Μία λεβέ αργότερα { SEAT($asker, form: "the") } λέει: «Είχες { SUIT($suit) }, { $seat ->
        [N] Βορρά
        [E] Ανατολή
        [S] Νότε
       *[W] Δύση
    }.»
talesrevoke-turns-up = Και ανοίγει το φύλλο με το οποίο έπαιξε σ’ εκείνη τη λεβέ.

## What is done since.

talesrevoke-dummy-wins-and-calls = Ο μορ κερδίζει τη λεβέ. { SEAT($seat, form: "The") } ζητάει { NAMED($card, form: "acc") }.
talesrevoke-wins-and-names = { SEAT($seat, form: "The") } κερδίζει τη λεβέ. «Και τώρα { NAMED($card, form: "acc") }», λέει.
talesrevoke-my-lead = «Εγώ βγαίνω;» ρωτάει { SEAT($seat, form: "the") } και βγαίνει με { NAMED($card, form: "acc") }.
talesrevoke-the-rest-are-mine = «Όλες οι υπόλοιπες δικές μου», λέει { SEAT($seat, form: "the") }.
talesrevoke-next-is-begun = Τα φύλλα επιστρέφουν στη θήκη, και αρχίζει η επόμενη διανομή.
talesrevoke-not-put-away = Κανείς δεν έχει μαζέψει ακόμη τα φύλλα του.
talesrevoke-last-trick-to = Το παιχνίδι συνεχίζεται ως το τέλος· η τελευταία λεβέ είναι { SEAT($seat, form: "of") }.
talesrevoke-cards-go-back = Η διανομή παίζεται ως το τέλος, και τα φύλλα επιστρέφουν στη θήκη.
talesrevoke-opens-the-next = { SEAT($seat, form: "The") } ανοίγει την αγορά στην επόμενη διανομή.
talesrevoke-look-at-the-score = Κοιτάζουν το σκορ.
talesrevoke-put-away = Παίζεται η τελευταία λεβέ, και τα φύλλα μαζεύονται.
talesrevoke-last-trick = Παίζεται η τελευταία λεβέ.
talesrevoke-put-right = Καλείται ο Διαιτητής, και στη θέση του λάθος φύλλου μπαίνει { NAMED($card) }.
# $dummy: whether it is dummy's card that is changed, else that of $other; from $seat's revoke to $card.
talesrevoke-changed-too = { $dummy ->
    [yes] { SEAT($seat, form: "The") } αλλάζει το φύλλο { SEAT($seat, form: "his") } με { NAMED($card, form: "acc") }, και στη θέση του φύλλου του μορ μπαίνει { NAMED($new) }.
   *[no] { SEAT($seat, form: "The") } αλλάζει το φύλλο { SEAT($seat, form: "his") } με { NAMED($card, form: "acc") }, και στη θέση του φύλλου { SEAT($other, form: "of") } μπαίνει { NAMED($new) }.
}
