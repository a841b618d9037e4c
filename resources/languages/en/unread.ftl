### What is said of what cannot be read: cards, seats and sentences of a file, and what was typed under the table.

## Parts of a sentence, and of a deal. $typed stands in its quotes, or in a file's own words; sentences, forms and
## examples are written as they can be typed, in every language.

unread-card = { $typed } is not a card: suit letter and rank, as in D7 or HT{ $meant ->
    [one] ; did you mean { $cards }?
    [several] ; one card stands here, not several
    [commas] ; between several cards write a comma, not 'and': { $cards }
   *[none] { "" }
}
unread-suit = { $typed } is not a suit: spades, hearts, diamonds or clubs
# What was meant: N, E, S or W, or somebody by his part, such as dummy.
unread-seat = { $typed } is not a seat: { $none ->
    [yes] N, E, S, W or none
   *[no] N, E, S or W
}{ $meant ->
    [none] { "" }
    [part] ; write where the player sits, whatever his part
   *[seat] ; did you mean '{ $meant }'?
}
unread-seats = { $typed } does not name seats: letters of NESW, each once, or none
unread-not-one-of = { $typed } is not one of { $known }
unread-card-twice = { $typed } names a card twice
unread-no-cards = no cards to name
unread-quotes = { $typed } does not stand in double quotes
unread-no-quotes-within = { $typed } cannot stand in double quotes
unread-number = { $typed } is not a number
unread-trick = { $typed } is not the number of a trick, 1 to 13
unread-call = { $typed } is not a call: 1C to 7NT, pass, X, XX
unread-calls = { $typed } is not several calls, each with its player: N 1S E pass
unread-designation = { $typed } is not a call of a card: DQ, diamond, queen, high, low club, anything …
unread-plays = { $typed } is not one card of each hand, in turn
unread-attention = { $typed } is not an action (#4 or @name), trick NUM or SEAT's number of cards
unread-paragraph = { $typed } is not a paragraph, as in 45C4(b)
unread-question = { $typed } is none of the questions: { $known }
unread-option = { $typed } is none of the options: { $known }
unread-and-between-suits = { $typed }: between suits stands 'and', as in hearts and clubs
unread-deed = { $typed } is no duty: play D7, lead a heart, lead hearts and clubs, pass
unread-duty = { $typed } is not a duty: write it as 'E: not lead diamonds, loses the lead'
unread-revoke = { $typed } is not a revoke: write it as 'E trick 4 spades: established'
unread-hand = { $typed } is not a hand: four suits S.H.D.C with a dot between, or *
unread-rank-twice = { $written } is written twice in { $part }
unread-rank = { $typed } in { $part } is not a rank: A K Q J T 9 to 2, x, h or ?{ $void ->
    [yes] ; nothing at all stands for a void
   *[no] { "" }
}
unread-label-taken = an action is labelled @{ $label } already
unread-no-such-action = there is no action { $action } before this one
unread-branch-name = { $typed } cannot name this branch: each needs a name of its own
unread-no-sentence = no sentence says { $action }
unread-no-sentence-because = no sentence says { $action }: { $why }

## A sentence, and what is wrong with it or was probably meant.

unread-sentence = cannot read "{ $typed }": { $advice }
unread-no-verb = "{ $typed }" lacks a verb: { $meanings } …
unread-whose-card = whose card is { $card }? Nobody is in turn: say it as in E plays { $card }
unread-who-calls = who calls { $words }? Nobody is declarer: say it as in S calls { $words }
unread-too-long = it is too long for a sentence of the table
unread-did-you-mean = did you mean "{ $sentence }"?
unread-label = a label stands first and ends in a colon, as in "@name: E plays D7"
unread-form = did you mean the form { $form }?
unread-nothing-begins-so = no sentence begins like this

## What to write for what many write in other words; "typed" says it to who types under the table. The examples are of
## a player, $seat, and a card he has, $card, as letters.

unread-instead-without-sign = it stands before the sentence without a sign: "at the same time { $seat } leads { $card }"
    .typed = It stands before the sentence without a sign: “at the same time { $seat } leads { $card }”.
unread-instead-attention = attention is drawn to an action or a trick, as in "N draws attention to #4", or just "N draws attention"
    .typed = Attention is drawn to an action or a trick, as in “N draws attention to #4”, or just “N draws attention”.
unread-instead-no-law = a sentence says what was done, and names no law: which card was led, played or dropped
    .typed = A sentence says what was done, and names no law: which card was led, played or dropped.
unread-instead-who-calls = say who calls him, "S calls the director", and then "the director explains"
    .typed = Say who calls him, “S calls the director”, and then “the director explains”.
unread-instead-director = did you mean "S calls the director"?
    .typed = Did you mean “S calls the director”?
unread-instead-ruling = a ruling stands in quotes, as in the director rules "the lead stands"
    .typed = A ruling stands in quotes, as in the director rules “the lead stands”.
unread-instead-objects = did you mean "{ $seat } objects"?
    .typed = Did you mean “{ $seat } objects”?
unread-instead-agrees = did you mean "{ $seat } agrees"?
    .typed = Did you mean “{ $seat } agrees”?
unread-instead-tricks = tricks are a number alone, as in "S claims 3"
    .typed = Tricks are a number alone, as in “S claims 3”.
unread-instead-pauses = did you mean "{ $seat } pauses"?
    .typed = Did you mean “{ $seat } pauses”?
unread-instead-call-or-card = of a call the number comes first, "{ $seat } withdraws 2H and bids 3H", "{ $seat } takes back 2H"; of a card the suit, "{ $seat } withdraws H2"
    .typed = Of a call the number comes first, “{ $seat } withdraws 2H and bids 3H”, “{ $seat } takes back 2H”; of a card the suit, “{ $seat } withdraws H2”.
unread-instead-exchange = a card is exchanged for another as in "{ $seat } replaces S3 with H2"
    .typed = A card is exchanged for another as in “{ $seat } replaces S3 with H2”.
unread-instead-exposed = say how it was exposed: "{ $seat } faces { $card }", "{ $seat } shows { $card }", "{ $seat } drops { $card }" or "{ $seat } lets { $card } be seen"
    .typed = Say how it was exposed: “{ $seat } faces { $card }”, “{ $seat } shows { $card }”, “{ $seat } drops { $card }” or “{ $seat } lets { $card } be seen”.
unread-instead-no-commas = no commas in a trick: "trick 5: W H4 N H2 E HK S H3"
    .typed = No commas in a trick: “trick 5: W H4 N H2 E HK S H3”.
unread-instead-choice = a choice is written with its option, as in "S chooses to accept", "S chooses to forbid spades"
    .typed = A choice is written with its option, as in “S chooses to accept”, “S chooses to forbid spades”.
unread-instead-withdrawn = a card played is withdrawn, "{ $seat } withdraws { $card }"; one that lies before its owner is picked up, "{ $seat } picks up { $card }"
    .typed = A card played is withdrawn, “{ $seat } withdraws { $card }”; one that lies before its owner is picked up, “{ $seat } picks up { $card }”.
unread-instead-remark = other talk is a remark, as in E remarks "is it my lead?"; a card: "E says he holds D6"
    .typed = Other talk is a remark, as in E remarks “is it my lead?”; a card: “E says he holds D6”.
unread-instead-seat = write where the player sits, N, E, S or W, whatever his part
    .typed = Write where the player sits, N, E, S or W, whatever his part.

## What is said to who types under the table. The examples can be typed as they stand.

unread-hint = “{ $typed }” is not understood. { $why }
unread-quoted = “{ $sentence }”
unread-one-thing = One thing at a time, please: type “{ $first }”, press Enter, then the next.
unread-first-thing = One thing at a time, please: type the first, press Enter, then the next.
unread-dummy = What dummy plays is what declarer calls: “low”, “queen”, “{ $called }”.
unread-player = What { SEAT($seat) } does is typed like this: { $examples }.
unread-meant = Did you mean “{ $sentence }”?
unread-what-was-done = Type what was done, not what the law calls it, as in { $examples }: the ruling will say what it was.
unread-bid = A call is typed as in “{ $seat } bids { $call }”.
unread-who-it-was = Type who it was as well, as in { $examples }.
unread-called = “low” or “queen” for what declarer calls
unread-for-example = You can type, for example, { $examples }.
unread-missing = { $what ->
    [question] All that can be asked is offered as you type; for example
    [no-card] Type the card as well:
    [card] A card is its suit (S, H, D or C) and then its rank (A, K, Q, J, 10 … 2):
   *[verb] It is typed like this:
} { $examples }.
