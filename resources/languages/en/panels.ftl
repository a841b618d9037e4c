### The pages of the director: ruling, card, comparison, players.

panels-assumed-leave-it-as-it-was = Leave it as it was
panels-assumed-change = change
panels-assumed-sign = { $what }.
panels-because-tree-answers = Answers
panels-because-tree-answer = Answer
panels-because-tree-change = Change
panels-because-tree-give-another-answer = Give another answer
panels-because-tree-another-answer = Another answer…
panels-because-tree-ask-again = Ask again
panels-because-tree-change-the-answer = Change the answer: { $words }
panels-because-tree-law = Law { $cite }
panels-card-try-it = Try it
panels-card-do-so-in-the-record-undo = Do so in the record; Undo takes it back
panels-card-card = Card
panels-card-all-of-the-ruling = All of the ruling
panels-card-because = BECAUSE
panels-card-and-why-not = AND WHY NOT …
panels-card-no-card = no card
panels-card-which-card-is-it-about = Which card is it about?
panels-card-click-a-card-on-the-table = Click a card on the table. Or choose one with Tab and the arrow keys, and press F4.
panels-card-back-to-the-ruling-f6 = Back to the ruling (F6)
panels-card-try-it-2 = Try it: { $words }
panels-card-law = Law { $cite }
panels-compare-compare = Compare
panels-compare-branches = Branches
panels-compare-only-what-differs = Only what differs
panels-compare-left-column = Left column
panels-compare-right-column = Right column
panels-compare-step-back-and-do-something-else = Step back and do something else: that starts a branch.
panels-compare-the-program-advises-the-director-decides = The program advises. The director decides.
panels-compare-only-what-holds-at-every-trick = Only what holds at every trick differs.
panels-compare-nothing-differs-here = Nothing differs here.
panels-compare-nothing = nothing
panels-compare-the-same = the same
panels-compare-the-same-ruling-another-number = the same ruling, another number
panels-compare-ruled-differently = ruled differently
panels-compare-law = Law { $cite }
panels-compare-different-rulings = different rulings
panels-compare-same-ruling = same ruling
panels-director-director = Director
panels-director-obligations = Obligations
panels-director-leads-that-may-be-restricted = Leads that may be restricted
panels-director-may-be-taken-back = May be taken back
panels-director-irregularities = Irregularities
panels-director-information = Information
panels-director-rights = Rights
panels-director-what-was-in-order = What was in order
panels-director-to-look-at-again = To look at again
panels-director-tricks = Tricks
panels-director-not-handled-by-the-program = Not handled by the program
panels-director-the-program-advises-the-director-decides = The program advises. The director decides.
panels-facts-looking-through-the-facts-nobody-was = Looking through the facts nobody was asked about …
panels-facts-nothing-else-is-assumed-that-would = Nothing else is assumed that would change the ruling.
panels-facts-not-looked-into = not looked into
panels-facts-ask-again = Ask again
panels-facts-withdraw-this-answer-the-question-is = Withdraw this answer: the question is open again
panels-facts-another-answer-to-any-of-these = { $assumed }. Another answer to any of these would change the ruling.
panels-facts-it-counts-for-nothing = It counts for nothing: { $why }.
panels-headline-nothing-pointed-out = nothing pointed out
panels-headline-because = BECAUSE
panels-headline-not-final-yet = Not final yet: { $why }.
panels-headline-nothing-irregular = nothing irregular
panels-headline-irregularity = irregularity
panels-headline-choice = choice
panels-headline-goes-back = goes back
panels-headline-in-order = in order
panels-headline-not-handled = not handled
panels-headline-ruling = ruling
panels-headline-what-follows-from-what-is-not = What follows from what is not known is still being worked out …
panels-headline-if = If { $answer }
panels-headline-not-known = Not known. { $question }
panels-law-card-law-text = Law text
panels-law-card-open-in-the-law-book = Open in the law book
panels-law-card-open-it-in-the-law-book = Open it in the law book (Ctrl+B)
panels-law-card-the-same-in-the-laws-of = The same in the laws of { $year }
panels-law-card-the-director-weighs-this-himself-the = The director weighs this himself; the program lays out what he needs.
panels-law-card-the-program-does-not-rule-on = The program does not rule on this paragraph.
panels-law-card-the-laws-of-have-no-such = The laws of { $year } have no such paragraph.
panels-law-card-stands-as = { $year }: stands as { $cite }.
panels-law-card-the-same = { $year }: the same.
panels-ledger-players = Players
panels-ledger-everybody = Everybody
panels-ledger-at-the-end-of-play = At the end of play
panels-ledger-declarer = declarer
panels-ledger-dummy = dummy
panels-ledger-nothing-stands-against-or-for-anybody = Nothing stands against or for anybody.
panels-ledger-penalty-card = penalty card
panels-ledger-restricted = restricted
panels-ledger-has-to = has to
panels-ledger-goes-back = goes back
panels-ledger-may-take-back = may take back
panels-ledger-information = information
panels-ledger-revoke = revoke
panels-ledger-to-look-at = to look at
panels-ledger-defender = defender
panels-ledger-nothing = nothing
panels-ledger-law = Law { $cite }
panels-ledger-not-yet-certain = { " " }(not yet certain)
panels-options-point-at-a-choice-to-see = Point at a choice to see on the table what follows from it.
panels-options-read-it-out = Read it out
panels-options-to-be-done = to be done
panels-options-do-it = Do it
panels-options-may-choose = { $who } may choose
panels-options-all-of-this-large-to-say = All of this large, to say aloud (F12)
panels-options-move-these-cards-as-is-ruled = Move these cards as is ruled (Ctrl+D)
panels-options-speaks-first = { SEAT($seat) } speaks first
panels-questions-point-at-an-answer-to-see = Point at an answer to see what it leads to.
panels-questions-answer = Answer
panels-questions-leave-this-open-for-now-and = Leave this open for now and go on to the next question (F3)
panels-questions-judge = judge
panels-questions-ask = ask
panels-questions-question-before = ‹ Question before
panels-questions-next-question = Next question ›
panels-questions-away-from-the-table-ask-the = Away from the table: ask the player alone.
panels-questions-away-from-the-table-ask-each = Away from the table: ask each player on his own.
panels-questions-away-from-the-table-ask-both = Away from the table: ask both players.
panels-questions-seats-such-as-ns-or-none = Seats, such as NS, or none
panels-questions-suits-such-as-hearts-and-clubs = Suits, such as hearts and clubs, or none
panels-questions-denominations-such-as-notrump-or-hearts = Denominations, such as notrump, or hearts and clubs, or none
panels-questions-a-card-such-as-d7 = A card, such as D7
panels-questions-cards-such-as-d7-c2-or = Cards, such as D7, C2, or none
panels-questions-the-number-of-a-trick = The number of a trick
panels-questions-a-number = A number
panels-questions-in-his-words = In his words
panels-questions-the-words-such-as-queen-or = The words, such as queen or low club
panels-questions-a-suit-a-card-or-unclear = A suit, a card, or unclear
panels-questions-found-so-far = Found so far
panels-questions-assumed = Assumed
panels-questions-which-questions-matter-here-is-still = Which questions matter here is still being worked out …
panels-questions-of = { $n } of { $all }
# Beside the question whether a call is comparable; $call: the one withdrawn, 1♥.
panels-compared-could-mean = What could { $call } mean?
panels-compared-in-his-words = Ask away from the table, and write it down in a few words (Enter). It is kept beside the ruling and decides nothing.
panels-law-card-law = Law { $cite }
panels-law-card-law-of = Law { $cite }, { $year }
panels-law-card-change = { $first } to { $then }: { $change }
panels-because-tree-arrow = { $opened ->
    [yes] Hide why: { $words }
   *[no] Show why: { $words }
}
panels-facts-not-known = Not known
panels-compare-row = { $part }: { $how }
# What a card is, in a word or two.
panels-card-status = { $status ->
    [played] played
    [penalty-card] penalty card
    [major-penalty] major penalty
    [minor-penalty] minor penalty
    [may-be-taken-back] may be taken back
    [must-be-played] must be played
    [must-go-back] must go back
    [exposed] exposed
    [held] held
    [face-down-lead] face-down lead
    [withdrawn] withdrawn
   *[in-hand] in hand
}
panels-compare-lines-differ = { $n ->
    [one] One line differs.
   *[other] { $n } lines differ.
}
panels-compare-rules-have-another-number = { $n ->
    [one] One rule has another number.
   *[other] { $n } rules have another number.
}
# The status of a card, in the pill over the ruling.
panels-headline-status = { $status ->
    [in-hand] in hand
    [held] held
    [face-down-lead] face-down lead
    [played] played
    [exposed] exposed
    [minor-penalty] minor penalty
    [major-penalty] major penalty
    [withdrawn] withdrawn
    [must-be-played] must be played
   *[quitted] quitted
}
panels-auction = The auction

# What is still to be laid: $card is East's ♦7, $still what is to be done with it.
panels-options-to-lay = { CAPITAL($card) } { $still }.
