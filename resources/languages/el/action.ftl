### What was done at the table, told to somebody who was not there: one message for each kind of action.

## Every message of an action is told whether it happened at the same time as the one before it ($together). Those that
## begin with a player say both with this: Ταυτόχρονα η Δύση, or Η Δύση; the others have a beginning of their own.
## $spoken: whether somebody's own words ($words) belong to it, which stand between quotation marks.
action-at-once = { $together ->
    [yes] Ταυτόχρονα { SEAT($seat, form: "the") }
   *[no] { SEAT($seat, form: "The") }
}

# An action told as a sentence, with its number, between quotation marks, or by its number alone.
action-sentence = { $action }.
action-with-number = Ενέργεια { $number }: { $action }
action-quoted = «{ $action }»
action-by-number = ενέργεια { $number }

## Cards of one's own hand. $cards: one or several, in a list.

action-Lead = { action-at-once } βγαίνει με { CARD($card, form: "a") }{ action-face-down }
action-face-down = { $face ->
    [no] { " " }κλειστά
   *[yes] { "" }
}
action-Play = { action-at-once } παίζει { CARD($card, form: "a") }{ $trick ->
    [none] { "" }
   *[trick] { " " }στη λεβέ { $trick }
}
action-Face = { action-at-once } ανοίγει { CARD($card, form: "a") }
# The others lie under it unseen, or not.
action-PlaySeveral = { action-at-once } { action-leads-or-plays } { CARD($card, form: "a") } μαζί με { $others }{ $hidden ->
    [yes] { " " }από κάτω
   *[no] { "" }
}
action-leads-or-plays = { $verb ->
    [leads] βγαίνει με
   *[plays] παίζει
}
action-PlayNothing = { action-at-once } δεν παίζει τίποτα
action-TurnUp = { action-at-once } ανοίγει την έξοδο{ $card ->
    [none] { "" }
   *[card] : { CARD($card, form: "a") }
}
action-Detach = { action-at-once } τραβάει από το χέρι { CARD($card, form: "a") }
action-Hold = { action-at-once } κρατά { CARD($card, form: "a") } { $zone ->
    [visible] έτσι που η όψη μπορούσε να φανεί
    [near-the-table] κοντά στο τραπέζι
    [on-the-table] πάνω στο τραπέζι
   *[in-playing-position] σε θέση παιξίματος
}{ $still ->
    [yes] , χωρίς να κινείται
    [no] , σε κίνηση
   *[none] { "" }
}
action-PutBack = { action-at-once } ξαναβάζει στο χέρι { CARD($card, form: "a") }{ $stroke ->
    [yes] { " " }με μία κίνηση
   *[no] { "" }
}
action-Drop = { action-at-once } ρίχνει κατά λάθος { $cards }{ action-face-down }{ action-cause }
action-cause = { $cause ->
    [none] { "" }
    [outsider] { " " }εξαιτίας τρίτου
   *[seat] { " " }εξαιτίας { SEAT($cause, form: "of") }
}
action-cards-or-hand = { $cards ->
    [none] το χέρι { SEAT($seat, form: "his") }
   *[cards] { $cards }
}
action-BeSeen = { action-at-once } φανερώνει { action-cards-or-hand }{ action-cause }
# $to: to one or several players, or to nobody in particular; $where: on the table or not.
action-Show = { action-at-once } δείχνει { action-cards-or-hand }{ $where ->
    [yes] { " " }στο τραπέζι
   *[no] { "" }
}{ $to ->
    [none] { "" }
   *[seats] { " " }(προς: { $to })
}
action-Spread = { action-at-once } απλώνει { action-cards-or-hand }{ $missing ->
    [none] { "" }
   *[cards] { " " }χωρίς { $missing }
}{ $way ->
    [none] { "" }
    [in-one-heap] { " " }σε έναν σωρό
    [with-trumps-on-the-left] { " " }με τα ατού στα αριστερά
    [upside-down] { " " }ανάποδα
   *[out-of-order] { " " }με λάθος σειρά
}
action-Fold = { action-at-once } μαζεύει το χέρι { SEAT($seat, form: "his") }
action-SayHolds = { action-at-once } λέει ότι { $card ->
    [none] δεν έχει { SUIT($suit) }
   *[card] έχει { CARD($card, form: "a") }
}
action-NamePlay = { action-at-once } λέει ότι παίζει { CARD($card, form: "a") }{ $instead ->
    [yes] { " " }αντί για το άλλο
   *[no] { "" }
}
action-Withdraw = { action-at-once } αποσύρει { CARD($card, form: "a") }
action-Replace = { action-at-once } αντικαθιστά { CARD($old, form: "a") } με { CARD($new, form: "a") }
action-Keep = { action-at-once } κρατά { CARD($card, form: "a") }
action-PickUp = { action-at-once } σηκώνει { $cards }
# One player his card, or all four theirs.
action-Turn = { $seat ->
    [none] { $together ->
        [yes] Ταυτόχρονα όλοι
       *[no] Όλοι
    } γυρίζουν τα φύλλα τους
   *[seat] { action-at-once } γυρίζει το φύλλο { SEAT($seat, form: "his") }{ $way ->
        [none] { "" }
        [won] { " " }σαν κερδισμένη λεβέ
       *[lost] { " " }σαν χαμένη λεβέ
    }
}
action-LeaveUp = { action-at-once } αφήνει ανοικτό το φύλλο { SEAT($seat, form: "his") }
action-Repoint = { action-at-once } γυρίζει τη λεβέ { $trick } σαν { $way ->
    [won] κερδισμένη
   *[lost] χαμένη
}
action-LookBack = { action-at-once } { $what ->
    [last] κοιτάζει το τελευταίο φύλλο { SEAT($seat, form: "his") }
    [show-last] δείχνει το τελευταίο φύλλο { SEAT($seat, form: "his") }
   *[trick] κοιτάζει τη λεβέ { $what }
}
action-Mix = { action-at-once } ανακατεύει τα παιγμένα φύλλα { SEAT($seat, form: "his") }
action-Supply = { action-at-once } προσθέτει { CARD($card, form: "a") } στη λεβέ { $trick }
action-Restore = { action-at-once } παίρνει { CARD($card, form: "a") } από τη λεβέ { $trick }

## Wrong numbers of cards, cards that are found

action-FoundCount = { $together ->
    [yes] Ταυτόχρονα διαπιστώνεται
   *[no] Διαπιστώνεται
} ότι { SEAT($seat, form: "the") } έχει { $n } { $n ->
    [1] φύλλο
   *[other] φύλλα
}
action-FoundTrick = { $together ->
    [yes] Ταυτόχρονα διαπιστώνεται
   *[no] Διαπιστώνεται
} ότι { SEAT($seat, form: "the") } { $cards ->
    [none] δεν έχει φύλλο
   *[cards] έχει { $cards }
} στη λεβέ { $trick }
action-FoundCard = { $together ->
    [yes] Ταυτόχρονα { ruling-owned }
   *[no] { terms-owned-first }
} βρίσκεται { $place ->
    [among-his-played-cards] ανάμεσα στα παιγμένα φύλλα { SEAT($seat, form: "his") }
    [in-the-board] στη θήκη
    [elsewhere] αλλού
   *[seat] { SEAT($place, form: "to") }
}{ $face ->
    [yes] { " " }με την όψη προς τα πάνω
    [no] { " " }με την όψη προς τα κάτω
   *[none] { "" }
}
action-Identify = { $together ->
    [yes] Ταυτόχρονα { CARD($old, form: "the") }
   *[no] { CARD($old, form: "The") }
} { SEAT($seat, form: "of") } είναι { CARD($new, form: "a") }

## Dummy's cards

# What declarer says when he calls a card: after ζητάει. $said: words of his own, as they were said.
action-called = { $kind ->
    [card] { CARD($card, form: "a") }
    [suit] { SUIT($suit) }
    [rank] { terms-rank-acc }
    [high] { $suit ->
        [none] μεγάλο φύλλο
        [S] μεγάλη πίκα
        [H] μεγάλη κούπα
       *[suit] μεγάλο{ action-called-suit }
    }
    [low] { $suit ->
        [none] μικρό φύλλο
       *[suit] { SUIT($suit, form: "small") }
    }
    [win] να πάρει τη λεβέ
    [trump] ατού
    [ruff] να κόψει
    [ruff-high] να κόψει ψηλά
    [anything] οτιδήποτε
   *[other] “{ $said }”
}
action-called-suit = { $suit ->
    [none] { "" }
   *[suit] { " " }{ SUIT($suit) }
}
action-DesignateCard = { action-at-once } ζητάει { $words }{ $gesture ->
    [none] { "" }
   *[suit] { " " }δείχνοντας προς { SUIT($gesture, form: "acc-many") }
}
action-ChangeDesignation = { action-at-once } αλλάζει και ζητάει { $words }
action-Indicate = { action-at-once } { $how ->
    [nods-at] γνέφει προς
   *[points-at] δείχνει προς
} { $card ->
    [none] { SUIT($suit, form: "acc-many") }
   *[card] { CARD($card, form: "a") }
}
action-PlayFromDummy = { action-at-once } { action-leads-or-plays } { CARD($card, form: "a") } από τον μορ
action-Touch = { action-at-once } αγγίζει { CARD($card, form: "a") }
action-Move = { action-at-once } μετακινεί { CARD($card, form: "a") }
action-Suggest = { action-at-once } υποδεικνύει { CARD($card, form: "a") }

## Talk

# A call: 1♠, 3ΧΑ, πάσο, κοντρ, σιρκόντρ.
action-call = { $call ->
    [pass] πάσο
    [X] κοντρ
    [XX] σιρκόντρ
   *[bid] { action-bid }
}
action-bid = { $level }{ $suit ->
    [none] ΧΑ
   *[suit] { SUIT($suit, form: "sign") }
}
# The same in an auction that is written down.
action-written-call = { $call ->
    [pass] Πάσο
    [X] X
    [XX] XX
   *[bid] { action-bid }
}
# What is asked or explained, after για or εξηγεί. $about: a call, a card, the auction or the agreements on card play.
action-topic-the-auction = την αγορά
action-topic-card-play-agreements = τις συμφωνίες για το παίξιμο
action-topic-card = { CARD($card, form: "a") }
action-topic-call = το { $call }
action-Ask = { action-at-once } { $question ->
    [for-a-review] ζητάει ανασκόπηση
    [for-part-of-a-review] ζητάει μέρος της ανασκόπησης
    [for-the-contract] ρωτάει ποιο είναι το συμβόλαιο
    [who-doubled] ρωτάει ποιος κόντραρε
    [whose-turn-it-is] ρωτάει ποιος έχει σειρά
    [whether-it-is-his-lead] ρωτάει αν έχει την έξοδο
    [what-was-called] ρωτάει τι ειπώθηκε
    [what-is-happening] ρωτάει τι συμβαίνει
    [to-see-the-trick] ζητάει να δει τη λεβέ
    [what-it-would-mean] ρωτάει τι θα σήμαινε { $about }
   *[about] ρωτάει για { $about }
}
action-AskNone = { action-at-once } ρωτάει { SEAT($of, form: "acc") } αν δεν έχει { SUIT($suit) }
action-AnswerNone = { action-at-once } απαντά ότι { $answer ->
    [none] δεν έχει
   *[that-he-has-one] έχει
}
action-Review = { action-at-once } { $what ->
    [reviews] κάνει ανασκόπηση της αγοράς
    [stops] διακόπτει την ανασκόπηση
   *[corrects] διορθώνει την ανασκόπηση
}
action-Explain = { action-at-once } { $alert ->
    [no] δεν κάνει αλέρτ για { $about }
   *[yes] { $announced ->
        [no] δεν αναγγέλλει { $about }
       *[yes] εξηγεί { $about }{ action-as }
    }
}
action-as = { $spoken ->
    [yes] { " " }ως “{ $words }”
   *[no] { "" }
}
action-CorrectExplanation = { action-at-once } διορθώνει τη{ $own ->
    [yes] { " " }δική { SEAT($seat, form: "his") } εξήγηση
   *[no] ν εξήγηση { SEAT($whose, form: "of") }
}{ action-as }
action-TellTurn = { action-at-once } λέει { SEAT($to, form: "to") } ότι { $what ->
    [his-lead] έχει την έξοδο
    [his-turn] έχει σειρά
    [not-his-lead] δεν έχει την έξοδο
   *[not-his-turn] δεν έχει σειρά
}
action-Warn = { action-at-once } προειδοποιεί { SEAT($to, form: "acc") } ότι { $where ->
    [the-lead-is-in-hand] η έξοδος είναι από το χέρι
    [the-lead-is-in-dummy] η έξοδος είναι από τον μορ
   *[it-is-not-his-turn] δεν έχει σειρά
}
action-Remark = { $seat ->
    [outsider] { $together ->
        [yes] Ταυτόχρονα ένας τρίτος
       *[no] Ένας τρίτος
    }
   *[seat] { action-at-once }
} { $spoken ->
    [yes] λέει “{ $words }”
   *[no] κάνει παύση
}
# To what attention is drawn: action 4, trick 3, East's number of cards.
action-attention-trick = λεβέ { $trick }
action-attention-number = αριθμός φύλλων { SEAT($seat, form: "of") }
action-Attention = { action-at-once } επισημαίνει ανωμαλία{ $to ->
    [none] { "" }
   *[to] { " " }({ $to })
}
action-CallDirector = { action-at-once } καλεί τον Διαιτητή
action-Consult = { action-at-once } συμβουλεύεται { $what ->
    [system-card] τη δική { SEAT($seat, form: "his") } κάρτα συστήματος
   *[notes] τις δικές { SEAT($seat, form: "his") } σημειώσεις
}
action-ReserveRights = { action-at-once } επιφυλάσσεται για τα δικαιώματά { SEAT($seat, form: "his") }

## Choices, claims, the director

action-Choose = { action-at-once } επιλέγει { $choice }
action-Silence = { $together ->
    [yes] Ταυτόχρονα κανείς
   *[no] Κανείς
} δεν δέχεται
action-tricks = { $n ->
    [all] όλες τις λεβέ
    [the-rest] τις υπόλοιπες λεβέ
    [this-trick] αυτή τη λεβέ
   *[tricks] { $n } λεβέ
}
action-statement = { $spoken ->
    [yes] { " " }“{ $words }”
   *[no] { "" }
}
action-Claim = { action-at-once } { $n ->
    [none] προτείνει να τελειώσει το παιχνίδι
   *[tricks] διεκδικεί { action-tricks }{ action-statement }
}
action-Concede = { action-at-once } παραχωρεί { action-tricks }{ action-statement }
action-Respond = { action-at-once } { $answer ->
    [agrees] συμφωνεί
    [objects] φέρνει αντίρρηση{ action-statement }
   *[asks-to-play-on] ζητάει να συνεχιστεί το παιχνίδι
}
action-Unsay = { action-at-once } παίρνει πίσω τη{ $what ->
    [claim] { " " }διεκδίκηση
    [concession] ν παραχώρηση
   *[agreement] { " " }συμφωνία
}
action-DirectorActs = { $together ->
    [yes] Ταυτόχρονα ο Διαιτητής
   *[no] Ο Διαιτητής
} { $what ->
    [explains] εξηγεί
    [rules] αποφασίζει “{ $words }”
    [speaks] μιλάει με { SEAT($seat, form: "acc") } μακριά από το τραπέζι
   *[requires] απαιτεί από { SEAT($seat, form: "acc") } να { $verb ->
        [withdraw] αποσύρει
        [lead] βγει{ $card ->
            [none] { "" }
           *[card] { " " }με
        }
        [pass] πασάρει
        [call-again] δηλώσει ξανά
        [bid] δηλώσει { $call }
       *[play] παίξει
    }{ $card ->
        [none] { "" }
       *[card] { " " }{ CARD($card, form: "a") }
    }
}

## Stages, outside the trick, overstepping

action-TakeCards = { action-at-once } παίρνει τα φύλλα { SEAT($seat, form: "his") }
# $bid: the call where it is a bid.
action-MakeCall = { action-at-once } { action-makes-call }{ $way ->
    [by-voice] { " " }προφορικά
    [by-card] { " " }με κάρτα
    [in-writing] { " " }γραπτά
   *[none] { "" }
}{ $naming ->
    [none] { "" }
   *[call] { " " }λέγοντας { $naming }
}
action-makes-call = { $call ->
    [pass] πασάρει
    [X] κοντράρει
    [XX] σιρκοντράρει
   *[bid] δηλώνει { $bid }
}
action-WithdrawCall = { action-at-once } αποσύρει το { $withdrawn } και { action-makes-call }
# Several calls told in one line. $calls: North 1♠, East pass.
action-Calls = { $together ->
    [yes] Ταυτόχρονα αγορά
   *[no] Αγορά
}: { $calls }
action-call-of = { SEAT($seat) } { $call }
action-PullCall = { action-at-once } τραβάει το { $call }{ $place ->
    [half-out-of-the-box] { " " }ως τη μέση από το κουτί
    [out-of-the-box] { " " }έξω από το κουτί
    [near-the-table] { " " }κοντά στο τραπέζι
    [face-down] { " " }κλειστό
   *[none] { "" }
}
action-PutCallBack = { action-at-once } ξαναβάζει στη θέση του το { $call }
action-TakeBackCall = { action-at-once } παίρνει πίσω το { $call }
action-MeantCall = { action-at-once } λέει ότι { $meant ->
    [yes] εννοούσε
   *[no] δεν εννοούσε
} { $call }
action-SignalCall = { action-at-once } κάνει νόημα για { $call }
action-PickUpCalls = { action-at-once } μαζεύει τις κάρτες αγορών { SEAT($seat, form: "his") }
action-StopCard = { action-at-once } { $shown ->
    [yes] δείχνει την κάρτα στοπ
   *[no] μαζεύει την κάρτα στοπ
}
action-Alert = { action-at-once } κάνει αλέρτ στο { $call }
action-Announce = { action-at-once } αναγγέλλει το { $call }{ action-as }
action-WrongCards = { action-at-once } κρατά τα φύλλα άλλης διανομής
action-Stage = { $what ->
    [returns-his-hand] { action-at-once } επιστρέφει το χέρι { SEAT($seat, form: "his") } στη θήκη
    [bids-on-the-next-board] { action-at-once } δηλώνει στην επόμενη διανομή
   *[end] { $together ->
        [yes] Ταυτόχρονα { action-stage-end }
       *[no] { action-stage-begun }
    }
}
action-stage-end = { $what ->
    [the-auction-ends] τελειώνει η αγορά
    [play-ends] τελειώνει η εκτέλεση
    [all-hands-go-back] όλα τα χέρια επιστρέφουν στη θήκη
    [the-round-ends] τελειώνει ο γύρος
   *[the-correction-period-ends] τελειώνει η περίοδος διορθώσεων
}
# The same at the beginning of a sentence.
action-stage-begun = { $what ->
    [the-auction-ends] Τελειώνει η αγορά
    [play-ends] Τελειώνει η εκτέλεση
    [all-hands-go-back] Όλα τα χέρια επιστρέφουν στη θήκη
    [the-round-ends] Τελειώνει ο γύρος
   *[the-correction-period-ends] Τελειώνει η περίοδος διορθώσεων
}
# One player wins a trick whose cards do not tell it, or play goes on to a trick; $counts: whether it is told who won how many.
action-GoOn = { $seat ->
    [none] { $together ->
        [yes] Ταυτόχρονα το παιχνίδι
       *[no] Το παιχνίδι
    } προχωρεί στη λεβέ { $to }{ $counts ->
        [yes] { " " }({ SIDE($north_south) } { $ns }, { SIDE($east_west) } { $ew })
       *[no] { "" }
    }
   *[seat] { action-at-once } κερδίζει τη λεβέ
}
action-Trick = { $together ->
    [yes] Ταυτόχρονα λεβέ
   *[no] Λεβέ
} { $n }: { $plays }
action-trick-play = { SEAT($seat) } { CARD($card) }
action-Overstep = { action-at-once } { $how ->
    [looks] κοιτάζει το χέρι { SEAT($whose, form: "of") }
    [exchanges] ανταλλάσσει χέρια με { SEAT($whose, form: "acc") }
   *[watches] αφήνει τη θέση { SEAT($seat, form: "his") } για να δει { SEAT($whose, form: "acc") }
}
