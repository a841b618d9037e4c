### What the players tell the director. $who is who did it: me the player who speaks, partner his partner, other
### anybody else, who is then $seat. Messages that need neither are given both: a verb may have to agree with them.

## Who, whose, to whom.

players-who = { $who ->
    [me] Εγώ
    [partner] Ο συμπαίκτης μου
   *[other] { SEAT($seat, form: "The") }
}
# To whom it was said, or shown.
players-whom = { $who ->
    [me] σ’ εμένα
    [partner] στον συμπαίκτη μου
   *[other] { SEAT($seat, form: "to") }
}
players-his = { $who ->
    [me] μου
    [partner] του
   *[other] { SEAT($seat, form: "his") }
}
players-he = { $who ->
    [me] εγώ
    [partner] εκείνος
   *[other] { SEAT($seat, form: "he") }
}

## Cards as a player names them, in the accusative; of one he has not seen he can tell only the suit, or nothing.

players-card = { $known ->
    [no] { SUIT($suit, form: "a") }
   *[yes] { NAMED($card, form: "acc") }
}
players-card-unseen = ένα φύλλο
players-cards-unseen = { $cards ->
    [1] ένα φύλλο
   *[several] { players-number } φύλλα
}
# Of cards, which are neuter; tricks have their own in players-tricks.
players-number = { $cards ->
    [0] κανένα
    [1] ένα
    [2] δύο
    [3] τρία
    [4] τέσσερα
    [5] πέντε
    [6] έξι
    [7] επτά
    [8] οκτώ
    [9] εννιά
    [10] δέκα
    [11] έντεκα
    [12] δώδεκα
    [13] δεκατρία
   *[14] δεκατέσσερα
}
# Η όγδοη λεβέ.
players-ordinal = { TRICK($trick, form: "acc") }
players-suits = { SUIT($suit) }

## One sentence of what one player did: East led the king and then took it back.

# $whole: it ends with words in quotation marks, which have a full stop of their own.
players-did = { players-who } { $did }{ $whole ->
    [yes] { "" }
   *[no] .
}
# Several things, one after the other.
players-did-more = { $first }, { $next }
players-did-last = { $first } και μετά { $last }
# The first of them followed on something that is not told.
players-did-then = μετά { $did }

## With the cards of one's own hand. $card and $cards are said as above.

players-led = { $who ->
    [me] βγήκα
   *[other] βγήκε
} με { $card }
players-led-face-down = { $who ->
    [me] βγήκα
   *[other] βγήκε
} με κλειστό φύλλο
players-played = { $who ->
    [me] έπαιξα
   *[other] έπαιξε
} { $card }
players-faced = { $who ->
    [me] έβαλα
   *[other] έβαλε
} στο τραπέζι { $card }
players-put-down-hidden = { $who ->
    [me] κατέβασα
   *[other] κατέβασε
} { $card }
players-put-down-together = { $who ->
    [me] κατέβασα
   *[other] κατέβασε
} μαζί { $cards }
players-played-nothing = δεν { $who ->
    [me] έβαλα
   *[other] έβαλε
} φύλλο στη λεβέ
players-turned-up = { $who ->
    [me] άνοιξα
   *[other] άνοιξε
} την αντάμ { players-his }
players-detached = { $who ->
    [me] τράβηξα
   *[other] τράβηξε
} ένα φύλλο από το χέρι { players-his }
players-held = { $who ->
    [me] κρατούσα
   *[other] κρατούσε
} { $card } { $zone ->
    [visible] ψηλά
    [near-the-table] λίγο πάνω από το τραπέζι
    [on-the-table] πάνω στο τραπέζι
   *[in-playing-position] προς τη λεβέ
}
players-put-back = { $who ->
    [me] έβαλα
   *[other] έβαλε
} πίσω { $card }
# $knocked: somebody knocked his arm.
players-dropped = { $knocked ->
    [yes] { $who ->
        [me] δέχτηκα ένα σκούντημα, και έριξα
       *[other] δέχτηκε ένα σκούντημα, και έριξε
    }
   *[no] { $who ->
        [me] έριξα κατά λάθος
       *[other] έριξε κατά λάθος
    }
} { $cards }{ $face ->
    [yes] { "" }
   *[no] , με την όψη προς τα κάτω
}
players-tilted = { $who ->
    [me] έγειρα
   *[other] έγειρε
} το χέρι { players-his }, και μπορούσε κανείς να δει { $cards }
players-tilted-all = { $who ->
    [me] έγειρα
   *[other] έγειρε
} το χέρι { players-his }, και μπορούσε κανείς να το δει ολόκληρο
players-hand = το χέρι { players-his }
# $what: cards, or his hand; $to: to some players, whom $whom names, on the table, or nothing of it.
players-showed = { $who ->
    [me] έδειξα
   *[other] έδειξε
} { $what }{ $to ->
    [players] { " " }{ $whom }
    [table] { " " }στο τραπέζι
   *[nobody] { "" }
}
players-spread = { $who ->
    [me] άπλωσα
   *[other] άπλωσε
} το χέρι { players-his }
players-folded = { $who ->
    [me] ξαναμάζεψα
   *[other] ξαναμάζεψε
} τα φύλλα { players-his }
players-took-back = { $who ->
    [me] πήρα
   *[other] πήρε
} πίσω { $card }
players-replaced = { $who ->
    [me] πήρα πίσω { $old } και έβαλα
   *[other] πήρε πίσω { $old } και έβαλε
} εκεί { $new }
players-kept = { $who ->
    [me] άφησα
   *[other] άφησε
} { $card } εκεί που ήταν
players-picked-up = { $who ->
    [me] σήκωσα
   *[other] σήκωσε
} { $cards }

## With tricks that are over, or with the number of cards.

players-turned = { $who ->
    [me] γύρισα
   *[other] γύρισε
} το φύλλο { players-his }
players-repointed = { $who ->
    [me] έστριψα
   *[other] έστριψε
} από την άλλη το φύλλο { players-his } { TRICK($trick, form: "in") }
players-looked-at-trick = { $who ->
    [me] κοίταξα
   *[other] κοίταξε
} { players-ordinal }
players-looked-at-last = { $who ->
    [me] κοίταξα
   *[other] κοίταξε
} το τελευταίο φύλλο { players-his }
players-showed-last = { $who ->
    [me] έδειξα
   *[other] έδειξε
} το τελευταίο φύλλο { players-his }
players-mixed = { $who ->
    [me] ανακάτεψα
   *[other] ανακάτεψε
} τα φύλλα { players-his }
players-added = { $who ->
    [me] πρόσθεσα
   *[other] πρόσθεσε
} { $card } { TRICK($trick, form: "in") }
players-took-out = { $who ->
    [me] έβγαλα
   *[other] έβγαλε
} { $card } από { players-ordinal }
players-had-cards = { $cards ->
    [0] δεν { $who ->
        [me] είχα
       *[other] είχε
    } κανένα φύλλο
    [one] { $who ->
        [me] είχα
       *[other] είχε
    } { players-number } φύλλο
   *[other] { $who ->
        [me] είχα
       *[other] είχε
    } { players-number } φύλλα
} όταν μετρήσαμε
players-had-in-trick = { $who ->
    [me] είχα
   *[other] είχε
} { $cards } { TRICK($trick, form: "in") }
players-had-none-in-trick = δεν { $who ->
    [me] είχα
   *[other] είχε
} φύλλο { TRICK($trick, form: "in") }
players-found-card = { $who ->
    [me] είχα
   *[other] είχε
} ένα φύλλο λιγότερο, και βρήκαμε { $card }
# $whose hand; $of is that player.
players-overstepped = { $how ->
    [looks] { $who ->
        [me] κοίταξα
       *[other] κοίταξε
    } το χέρι { $whose ->
        [me] μου
        [partner] του συμπαίκτη μου
       *[other] { SEAT($of, form: "of") }
    }
    [exchanges] { $who ->
        [me] αντάλλαξα
       *[other] αντάλλαξε
    } χέρια
   *[watches] { $who ->
        [me] σηκώθηκα για να βλέπω
       *[other] σηκώθηκε για να βλέπει
    }
}
players-took-cards = { $who ->
    [me] έβγαλα
   *[other] έβγαλε
} τα φύλλα { players-his } από τη θήκη
players-consulted = { $who ->
    [me] κοίταξα
   *[other] κοίταξε
} { $what ->
    [system-card] την κάρτα συστήματος
   *[notes] τις σημειώσεις
} { players-his }

## With dummy's cards, or about them. $words are declarer's.

players-called = { $who ->
    [me] είπα
   *[other] είπε
} «{ $words }»
# The words for a card of dummy's: ρήγας κούπα, κούπα.
players-call-card = { $known ->
    [no] { SUIT($suit) }
   *[yes] { NAMED($card, form: "bare") }
}
players-call-that-one = αυτό
players-call-suit = { SUIT($suit) }
players-call-rank = { terms-rank }
players-call-high = { $suit ->
    [none] ψηλό
    [S] ψηλή πίκα
    [H] ψηλή κούπα
   *[suit] ψηλό { SUIT($suit) }
}
players-call-low = { $suit ->
    [none] μικρό
   *[suit] { SUIT($suit, form: "small") }
}
players-call-win = πάρ’ την
players-call-trump = ατού
players-call-ruff = κόψε
players-call-ruff-high = κόψε ψηλά
players-call-anything = οτιδήποτε
# $at: a card, the hearts, dummy.
players-indicated = { $who ->
    [me] { $how ->
        [points-at] έδειξα
       *[nods-at] έγνεψα
    }
   *[other] { $how ->
        [points-at] έδειξε
       *[nods-at] έγνεψε
    }
} προς { $at }
players-at-suit = { SUIT($suit, form: "acc-many") }
players-at-dummy = τον μορ
players-took-from-dummy = { $who ->
    [me] πήρα
   *[other] πήρε
} από τον μορ { $card }
players-touched = { $who ->
    [me] άγγιξα
   *[other] άγγιξε
} { $card }
players-put-up = { $who ->
    [me] έβαλα
   *[other] έβαλε
} στη μέση { $card }
players-suggested = { $who ->
    [me] έδειξα
   *[other] έδειξε
} { $card }

## What was said, or chosen.

players-said-holds = { $who ->
    [me] είπα ότι έχω
   *[other] είπε ότι έχει
} { $card }
players-said-has-none = { $who ->
    [me] είπα ότι δεν έχω
   *[other] είπε ότι δεν έχει
} { $suit }
# A card named as the one to be played: ρήγας κούπα.
players-named = { $who ->
    [me] είπα
   *[other] είπε
} «{ $card }»
players-named-card = { $known ->
    [no] { SUIT($suit) }
   *[yes] { NAMED($card, form: "bare") }
}
players-asked-none = { $mine ->
    [yes] με ρώτησε αν δεν έχω { $suit }
   *[no] { $who ->
        [me] έκανα
       *[other] έκανε
    } { $whom } την ερώτηση αν δεν έχει { $suit }
}
players-answered-none = { $who ->
    [me] είπα ότι { $answer ->
        [none] δεν έχω
       *[one] έχω
    }
   *[other] είπε ότι { $answer ->
        [none] δεν έχει
       *[one] έχει
    }
}
# $mine: it was said to the player who speaks.
players-told-turn = { $mine ->
    [yes] μου είπε ότι { $what ->
        [his-lead] έχω την έξοδο
        [his-turn] έχω σειρά
        [not-his-lead] δεν έχω την έξοδο
       *[not-his-turn] δεν έχω σειρά
    }
   *[no] { $who ->
        [me] είπα
       *[other] είπε
    } { $whom } ότι { $what ->
        [his-lead] έχει την έξοδο
        [his-turn] έχει σειρά
        [not-his-lead] δεν έχει την έξοδο
       *[not-his-turn] δεν έχει σειρά
    }
}
players-mine = { $mine ->
    [yes] μου
   *[no] του
}
players-warned = { $who ->
    [me] είπα
   *[other] είπε
} { $whom }: { $where ->
    [the-lead-is-in-hand] «Η έξοδος είναι από το χέρι.»
    [the-lead-is-in-dummy] «Η έξοδος είναι από τον μορ.»
   *[it-is-not-his-turn] «Δεν είναι η σειρά σου.»
}
players-remarked = { $who ->
    [me] είπα
   *[other] είπε
}: «{ $words }»
players-paused = { $who ->
    [me] άργησα
   *[other] άργησε
} λίγο
players-stopped = { $who ->
    [me] ήθελα
   *[other] ήθελε
} να σταματήσουμε εκεί
players-claimed = { $who ->
    [me] διεκδίκησα
   *[other] διεκδίκησε
} { $what }
players-conceded = { $who ->
    [me] παραχώρησα
   *[other] παραχώρησε
} { $what }
players-the-rest = τις υπόλοιπες
players-this-trick = αυτή τη λεβέ
players-tricks = { $cards ->
    [0] καμία
    [1] μία
    [2] δύο
    [3] τρεις
    [4] τέσσερις
    [13] δεκατρείς
   *[other] { players-number }
} λεβέ
players-saying = { $did }, λέγοντας «{ $words }»
players-answered = { $answer ->
    [agrees] { $who ->
        [me] συμφώνησα
       *[other] συμφώνησε
    }
    [objects] δεν { $who ->
        [me] συμφώνησα
       *[other] συμφώνησε
    }
   *[asks-to-play-on] { $who ->
        [me] ήθελα
       *[other] ήθελε
    } να παιχτεί ως το τέλος
}
players-in-these-words = { $did }: «{ $words }»
players-unsaid = { $who ->
    [me] πήρα
   *[other] πήρε
} πίσω τη{ $what ->
    [claim] { " " }διεκδίκηση
    [concession] ν παραχώρηση
   *[agreement] { " " }συμφωνία
} { players-his }
players-chose-accept = { $who ->
    [me] το δέχτηκα
   *[other] το δέχτηκε
} όπως ήταν
players-chose-refuse = δεν το { $who ->
    [me] δέχτηκα
   *[other] δέχτηκε
}
players-chose-spread = { $who ->
    [me] διάλεξα να απλώσω το χέρι μου και να γίνω μορ
   *[other] διάλεξε να απλώσει το χέρι { players-his } και να γίνει μορ
}
# $choice is said in the third person: να απαιτήσει έξοδο κούπα.
players-chose = { $who ->
    [me] διάλεξα «{ $choice }»
   *[other] διάλεξε { $choice }
}

## In the auction, and what is asked and explained.

players-bid = { $who ->
    [me] { $call ->
        [pass] πάσαρα
        [X] κόντραρα
        [XX] σιρκόντραρα
       *[bid] δήλωσα { $written }
    }
   *[other] { $call ->
        [pass] πάσαρε
        [X] κόντραρε
        [XX] σιρκόντραρε
       *[bid] δήλωσε { $written }
    }
}
# $made: δήλωσε 2♠, πάσαρε.
players-changed-call = { $who ->
    [me] πήρα
   *[other] πήρε
} πίσω το { $old } και { $made }
players-pulled = { $who ->
    [me] είχα
   *[other] είχε
} το { $call } { $place ->
    [half-out-of-the-box] ως τη μέση έξω από το κουτί
    [out-of-the-box] έξω από το κουτί
    [near-the-table] λίγο πάνω από το τραπέζι
    [face-down] κλειστό στο τραπέζι
   *[no-place] στο χέρι { players-his }
}
players-put-call-back = { $who ->
    [me] έβαλα
   *[other] έβαλε
} το { $call } πάλι στο κουτί
players-took-call-away = { $who ->
    [me] πήρα
   *[other] πήρε
} πάλι πίσω το { $call }
players-meant-call = { $who ->
    [me] είπα ότι { $meant ->
        [yes] εννοούσα
       *[no] δεν εννοούσα
    }
   *[other] είπε ότι { $meant ->
        [yes] εννοούσε
       *[no] δεν εννοούσε
    }
} { $call }
players-signalled = { $who ->
    [me] έκανα
   *[other] έκανε
} νόημα για { $call }
players-picked-up-calls = { $who ->
    [me] μάζεψα
   *[other] μάζεψε
} τις κάρτες αγορών { players-his }
players-stop-card = { $who ->
    [me] { $shown ->
        [yes] έβγαλα
       *[no] μάζεψα
    }
   *[other] { $shown ->
        [yes] έβγαλε
       *[no] μάζεψε
    }
} την κάρτα στοπ
players-alerted = { $who ->
    [me] έκανα
   *[other] έκανε
} αλέρτ στο { $call }
players-announced = { $who ->
    [me] ανήγγειλα
   *[other] ανήγγειλε
} το { $call }
players-announced-as = { $who ->
    [me] ανήγγειλα
   *[other] ανήγγειλε
} το { $call } ως «{ $words }»
players-did-not-alert = δεν { $who ->
    [me] έκανα
   *[other] έκανε
} αλέρτ για { $call }
players-did-not-announce = δεν { $who ->
    [me] ανήγγειλα
   *[other] ανήγγειλε
} { $call }
players-had-other-cards = { $who ->
    [me] είχα
   *[other] είχε
} τα φύλλα άλλης διανομής
players-asked-what-it-would-mean = { $who ->
    [me] ρώτησα
   *[other] ρώτησε
} τι θα σήμαινε { $call }
players-asked-for-a-review = { $who ->
    [me] ζήτησα
   *[other] ζήτησε
} ανασκόπηση
players-asked-for-part-of-a-review = { $who ->
    [me] ζήτησα
   *[other] ζήτησε
} μέρος της ανασκόπησης
players-asked-for-the-contract = { $who ->
    [me] ρώτησα
   *[other] ρώτησε
} ποιο είναι το συμβόλαιο
players-asked-who-doubled = { $who ->
    [me] ρώτησα
   *[other] ρώτησε
} ποιος κόντραρε
players-asked-whose-turn-it-is = { $who ->
    [me] ρώτησα
   *[other] ρώτησε
} ποιος έχει σειρά
players-asked-whether-it-is-his-lead = { $who ->
    [me] ρώτησα αν έχω
   *[other] ρώτησε αν έχει
} την έξοδο
players-asked-what-was-called = { $who ->
    [me] ρώτησα
   *[other] ρώτησε
} τι ειπώθηκε
players-asked-what-is-happening = { $who ->
    [me] ρώτησα
   *[other] ρώτησε
} τι γίνεται
players-asked-to-see-the-trick = { $who ->
    [me] ζήτησα να δω
   *[other] ζήτησε να δει
} τη λεβέ
# $what: a call, a card, the auction, card play agreements.
players-asked-about = { $who ->
    [me] ρώτησα
   *[other] ρώτησε
} για { $what }
players-the-auction = την αγορά
players-card-play-agreements = τις συμφωνίες για το παίξιμο
players-about-card = { CARD($card, form: "a") }
players-reviewed = { $who ->
    [me] είπα
   *[other] είπε
} πάλι την αγορά
players-explained = { $who ->
    [me] εξήγησα
   *[other] εξήγησε
} { $what } ως «{ $words }»
players-corrected = { $who ->
    [me] διόρθωσα
   *[other] διόρθωσε
} την εξήγηση { $whose ->
    [own] { players-his }
    [me] μου
    [partner] του συμπαίκτη μου
   *[other] { SEAT($of, form: "of") }
}
players-corrected-to = { players-corrected } σε «{ $words }»

## What is said beside it.

players-opening-please = Διαιτητή, παρακαλώ!
players-opening-come = Διαιτητή! Έρχεστε, σας παρακαλώ;
players-opening-we-need-you = Σας χρειαζόμαστε εδώ, παρακαλώ.
players-at-a-loss = Πώς συνεχίζουμε;
# What somebody says to what has been told of him.
players-assent-so = Ναι, έτσι είναι.
players-assent-like-that = Έτσι έγινε.
players-assent-yes = Ναι.

## What is said of a fact that only asking settles: by him whom it is about (own), by his partner, by an opponent
## (against). Each says what suits his side.

players-unintended-own = Μου ξέφυγε. Δεν εννοούσα καθόλου αυτό.
players-unintended-against = Εμένα μου φάνηκε ότι άλλαξε γνώμη.
players-pause-own = Το είπα με μια ανάσα.
players-pause-against = Με μια ανάσα; Πρώτα κοίταξε.
players-partner-could-see-partner = Δεν είδα τίποτα. Κοίταζα τα δικά μου φύλλα.
players-partner-could-see-against = Ο συμπαίκτης απέναντι το κοίταζε.
players-told-turn-own = Νόμιζα ότι ήταν η σειρά μου.
# The same said by declarer, of his own hand and of dummy's.
players-told-turn-in-hand-own = Νόμιζα ότι ήμουν στο χέρι.
players-told-turn-in-dummy-own = Νόμιζα ότι ήμουν απέναντι.
players-meant-as-own = Όλοι ξέρετε τι εννοούσα μ’ αυτό.
players-meant-as-against = Εμένα δεν μου ήταν καθόλου σαφές τι ήθελε.
players-this-trick-only-own = Για αυτή τη λεβέ μιλούσα, και για τίποτε άλλο.
players-this-trick-only-against = Εμένα μου φάνηκε ότι έλεγε για όλες.
players-meant-claim-own = Ήθελα να μη χάνουμε χρόνο.
players-meant-claim-against = Εγώ το πήρα για κλέιμ.
players-other-intention-own = Όλοι έβλεπαν τι ήθελα.
players-other-intention-against = Άκουσα αυτό που είπε, και τίποτε άλλο.
players-touch-purpose-own = Απλώς έστρωνα τα φύλλα του μορ.
players-touch-purpose-against = Έμοιαζε σαν να ήθελε εκείνο.
players-held-still-own = Δεν σταμάτησα στιγμή.
players-held-still-against = Είχα όλο τον χρόνο να το δω.
players-at-once-own = Το είπα αμέσως.
players-at-once-against = Πρώτα άφησε να περάσει λίγη ώρα.
players-trump-mentioned-own = Το ήξερα εκείνο το ατού από την αρχή.
players-trump-mentioned-against = Εγώ δεν άκουσα τίποτα για ατού.
players-trump-unaware-own = Το ήξερα εκείνο το ατού από την αρχή.
players-trump-unaware-against = Είχε χάσει το μέτρημα, αν ρωτάτε εμένα.
players-meant-card-own = Μόνο το ένα ήθελα, φυσικά.
players-explanation-wrong-own = Έτσι το παίζουμε.
players-explanation-wrong-against = Δεν κατέβηκε αυτό στο τραπέζι.
players-acted-on-it-own = Θα έκανα κάτι άλλο, αν μου το είχαν πει.
players-bridge-reason-own = Είχα κάτι να σκεφτώ.
players-bridge-reason-against = Τι είχε να σκεφτεί;
players-question-purpose-own = Ήθελα να το μάθω εγώ.
players-question-purpose-against = Μήπως το ρώτησε για τα αυτιά του συμπαίκτη;
players-suggested-own = Θα το έκανα έτσι κι αλλιώς.
players-suggested-against = Από τον συμπαίκτη έμαθε τι να κάνει.
