### What the stories of generated problems have in common: the contract, the trick so far, what is called for, and what
### is found. A story is sentences one after another. What only some kinds tell stands in storyseen, storyleads,
### storyplays, and in tales and the rooms named after it.
### $way, wherever it stands: one of so many ways of saying the same thing.

## How a story begins.

# $seat, the declarer, and the contract: $level is 1 to 7, $strain a suit, or nothing in no trump.
story-plays-contract = { $way ->
    [1] { SEAT($seat, form: "The") } παίζει { story-contract }.
    [2] Το συμβόλαιο { SEAT($seat, form: "of") } είναι { story-contract }.
   *[3] Εκτελεστής είναι { SEAT($seat, form: "the") }, σε συμβόλαιο { story-contract }.
}
story-contract = { story-level } { $strain ->
    [none] χωρίς ατού
   *[suit] { story-strain }
}
story-strain = { $level ->
    [1] { SUIT($strain) }
   *[other] { SUIT($strain, form: "many") }
}
# The numbers agree with the suit: μία κούπα, ένα καρό, ένα χωρίς ατού.
story-level = { $level ->
    [1] { $strain ->
        [S] μία
        [H] μία
       *[other] ένα
    }
    [2] δύο
    [3] { $strain ->
        [S] τρεις
        [H] τρεις
       *[other] τρία
    }
    [4] { $strain ->
        [S] τέσσερις
        [H] τέσσερις
       *[other] τέσσερα
    }
    [5] πέντε
    [6] έξι
    [7] επτά
   *[8] οκτώ
}
# Who has won the trick before, and so is to lead: $dummy, or $seat.
story-trick-won = { $dummy ->
    [yes] { $way ->
        [1] Ο μορ κέρδισε { TRICK($trick, form: "acc") }.
       *[2] { TRICK($trick, form: "The") } ήταν του μορ.
    }
   *[no] { $way ->
        [1] { SEAT($seat, form: "The") } κέρδισε { TRICK($trick, form: "acc") }.
       *[2] { TRICK($trick, form: "The") } ήταν { SEAT($seat, form: "of") }.
    }
}

## The trick so far in one sentence: the clauses that follow, one for each card, in a list.

# $told: η Ανατολή βγαίνει με τον ρήγα κούπα, ο μορ παίζει το δύο και η Δύση το έξι.
story-trick-so-far = { TRICK($trick, form: "In") } { $told }.
# What happened next, in such clauses.
story-went-on = Έπειτα { $told }.
# $seat leads; where $dummy is on lead, $seat is declarer.
story-clause-leads = { $dummy ->
    [yes] { SEAT($seat, form: "the") } βγαίνει από τον μορ με { NAMED($card, form: "acc") }
   *[no] { SEAT($seat, form: "the") } βγαίνει με { NAMED($card, form: "acc") }
}
# $seat is declarer.
story-clause-calls = { SEAT($seat, form: "the") } ζητάει από τον μορ { NAMED($card, form: "acc") }
# The second card of a trick. $follows: it is of the suit led, so that its rank is enough.
# $words: what declarer said for a card of dummy's, or nothing.
story-clause-plays = { story-hand } παίζει { story-card }{ story-in-these-words }
# Each card after the second: no verb is needed again.
story-clause-next = { story-hand } { story-card }{ story-in-these-words }
story-clause-ruffs = { story-hand } κόβει με { NAMED($card, form: "acc") }
story-clause-discards = { story-hand } ξεσκαρτάρει { NAMED($card, form: "acc") }
story-hand = { $dummy ->
    [yes] ο μορ
   *[no] { SEAT($seat, form: "the") }
}
story-card = { $follows ->
    [yes] { NAMED($card, form: "acc-rank") }
   *[no] { NAMED($card, form: "acc") }
}
story-in-these-words = { $words ->
    [none] { "" }
   *[said] { " " }(«{ $words }»)
}

## How declarer calls a card of dummy's.

story-calls-card = { $way ->
    [1] { NAMED($card, form: "bare-acc") }
   *[2] { NAMED($card, form: "acc") }
}
story-calls-suit = { $way ->
    [1] { SUIT($suit) }
    [2] { SUIT($suit, form: "a") }
   *[3] { SUIT($suit) }, παρακαλώ
}
story-calls-low = { $way ->
    [1] μικρό
    [2] το μικρό
    [3] ένα μικρό
   *[4] μικρό, παρακαλώ
}
story-calls-high = { $way ->
    [1] το μεγάλο
   *[2] ψηλά
}
story-calls-ruff = { $way ->
    [1] κόψε
   *[2] κόψε την
}

## What happens in many stories.

story-calls-director = { SEAT($seat, form: "The") } καλεί τον Διαιτητή.
story-leads = { SEAT($seat, form: "The") } βγαίνει με { NAMED($card, form: "acc") }.
story-plays = { SEAT($seat, form: "The") } παίζει { NAMED($card, form: "acc") }.
# $seat is declarer.
story-plays-from-dummy = { SEAT($seat, form: "The") } ζητάει { NAMED($card, form: "acc") } από τον μορ.
story-has-dropped = { SEAT($seat, form: "Of") } { SEAT($seat, form: "his") } έπεσε { NAMED($card) }, που βρίσκεται μπροστά { SEAT($seat, form: "his") } στο τραπέζι.
# $seat is declarer.
story-wants-led = { $wish ->
    [require] { SEAT($seat, form: "The") } θέλει έξοδο { SUIT($suit) }.
   *[forbid] { SEAT($seat, form: "The") } δεν θέλει έξοδο { SUIT($suit) }.
}
story-title-changes-card = { SEAT($seat, form: "The") } αλλάζει φύλλο

## How a fact is told where nobody has to ask for it.

# $seat told him.
story-told-his-turn = { SEAT($seat, form: "The") } είχε πει στον παίκτη ότι ήταν η σειρά του.
story-found-told-turn = Κανένας αντίπαλος δεν είχε πει στον παίκτη ότι ήταν η σειρά του.
story-found-unintended = { $value ->
    [yes] Ήταν παραδρομή της γλώσσας: από την αρχή εννοούσε το άλλο φύλλο.
   *[no] Δεν ήταν παραδρομή: άλλαξε γνώμη.
}
story-found-pause = { $value ->
    [yes] Το είχε σκεφτεί μερικά δευτερόλεπτα.
   *[no] Το είπε με την ίδια ανάσα.
}
story-found-other-intention = Κανείς δεν μπορεί να είναι σίγουρος τι εννοούσε στην αρχή.
story-meant-from-the-beginning = Κανείς δεν μπορεί να αμφιβάλει ότι από την αρχή εννοούσε { NAMED($card, form: "acc") }.
story-found-touch-purpose = { $value ->
    [play] Άγγιξε το φύλλο για να παιχτεί.
    [arrange] Απλώς τακτοποιούσε τα φύλλα του μορ.
   *[reach] Απλώς ήθελε να πιάσει το διπλανό φύλλο.
}
story-found-could-follow = { $value ->
    [yes] Έχει φύλλο σ’ αυτό το χρώμα.
   *[no] Δεν έχει φύλλο σ’ αυτό το χρώμα.
}
story-found-held-still = { $value ->
    [yes] Το φύλλο είχε σταθεί εκεί.
   *[no] Το φύλλο κατέβηκε και ανέβηκε με μία κίνηση.
}
story-found-meant-claim = { $value ->
    [yes] Με αυτό εννοεί ότι το παιχνίδι τελείωσε.
   *[no] Δεν εννοεί ότι το παιχνίδι τελείωσε.
}
story-found-meant-as = { $value ->
    [spread] Ετοιμαζόταν να απλώσει το χέρι.
    [play] Με αυτό το φύλλο θέλει να παίξει σ’ αυτή τη λεβέ.
   *[none] Δεν ήθελε να παίξει το φύλλο, ούτε εννοούσε με αυτό κάτι άλλο.
}
story-found-this-trick-only = { $value ->
    [yes] Μιλάει γι’ αυτή τη λεβέ και για καμία άλλη.
   *[no] Δεν μιλάει μόνο γι’ αυτή τη λεβέ.
}
story-found-at-once = { $value ->
    [yes] Το λέει αμέσως.
   *[no] Το λέει μετά από λίγο.
}
story-found-partner-could-see = { $value ->
    [yes] Ο συμπαίκτης θα μπορούσε να είχε δει την όψη.
   *[no] Ο συμπαίκτης δεν μπορούσε να δει την όψη.
}
story-found-acted-on-it = { $value ->
    [yes] Το φύλλο επιλέχτηκε εξαιτίας αυτής της απάντησης.
   *[no] Το φύλλο θα είχε παιχτεί έτσι κι αλλιώς.
}
story-found-comparable = { $value ->
    [yes] Η δήλωση που έκανε στη θέση της είναι συγκρίσιμη με αυτήν.
   *[no] Η δήλωση που έκανε στη θέση της δεν είναι συγκρίσιμη με αυτήν.
}
story-found-only-suits = { $value ->
    [yes] Η δήλωση που αποσύρθηκε έδειχνε εκείνο το χρώμα και τίποτε άλλο.
   *[no] Η δήλωση που αποσύρθηκε έδειχνε δύναμη, και κανένα συγκεκριμένο χρώμα.
}
story-found-own-initiative = { $value ->
    [yes] Ο μορ κοίταξε με δική του πρωτοβουλία.
   *[no] Το χέρι το είχαν δείξει στον μορ.
}
story-found-forfeits = { $value ->
    [yes] Ο Διαιτητής διαπιστώνει ότι το δικαίωμα επανόρθωσης χάθηκε.
   *[no] Ο Διαιτητής διαπιστώνει ότι δεν χάθηκε κανένα δικαίωμα.
}
