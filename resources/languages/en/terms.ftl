### What every room needs: seats, sides, suits, cards, lists, and which plural form a number takes.

# Whole numbers that take the form "one"; all others take "other". A language may have zero, one, two, few and many.
terms-plural-one = n = 1

## A term is given its value by a function of the same name: SEAT($seat) says -seat. What stands after the value
## asks for a form: SEAT($seat, form: "of").

# North, or with form "of" North's, "letter" N.
-seat = { $form ->
    [letter] { $seat ->
        [N] N
        [E] E
        [S] S
       *[W] W
    }
    [of] { $seat ->
        [N] North's
        [E] East's
        [S] South's
       *[W] West's
    }
   *[name] { $seat ->
        [N] North
        [E] East
        [S] South
       *[W] West
    }
}

-side = { $side ->
    [NS] North-South
   *[EW] East-West
}

# A suit: diamond, or with form "many" diamonds, "sign" ♦.
-suit = { $form ->
    [many] { $suit ->
        [S] spades
        [H] hearts
        [D] diamonds
       *[C] clubs
    }
    [sign] { $suit ->
        [S] ♠
        [H] ♥
        [D] ♦
       *[C] ♣
    }
   *[one] { $suit ->
        [S] spade
        [H] heart
        [D] diamond
       *[C] club
    }
}

# A card: ♦7; of one not known in full small diamond, heart honour, spade, card, the second of a kind with "no. 2".
# Form "a": a small diamond, an honour; form "the": the small heart. A card known in full is always ♦7.
-card = { $rank ->
    [small] { terms-article-a }{ $suit ->
        [none] small card
       *[suit] small { SUIT($suit) }
    }{ terms-card-number }
    [honour] { $suit ->
        [none] { terms-article-an }honour
       *[suit] { terms-article-a }{ SUIT($suit) } honour
    }{ terms-card-number }
    [unknown] { terms-article-a }{ $suit ->
        [none] card
       *[suit] { SUIT($suit) }
    }{ terms-card-number }
   *[known] { SUIT($suit, form: "sign") }{ $sign }
}
terms-article-a = { $form ->
    [a] a{" "}
    [the] the{" "}
   *[no] { "" }
}
terms-article-an = { $form ->
    [a] an{" "}
    [the] the{" "}
   *[no] { "" }
}
terms-card-number = { $index ->
    [1] { "" }
   *[other] { " " }no. { $index }
}

# A card where there is little room: ♦7, ♦ small, ♦ honour, ♦ ?, card ?, the second of a kind ♦ small 2.
-short = { $suit ->
    [none] card
   *[suit] { SUIT($suit, form: "sign") }
}{ $rank ->
    [small] { " " }small
    [honour] { " " }honour
    [unknown] { " " }?
   *[rank] { $sign }
}{ $index ->
    [1] { "" }
   *[other] { " " }{ $index }
}

# A card as it is told: the jack of hearts, an ace. Form "The", at the beginning of a sentence: The jack of hearts;
# "bare": jack of hearts; "rank": jack; "A": A jack, An ace. Only of cards that are known in full.
-named = { $form ->
    [The] The { terms-rank } of { SUIT($suit, form: "many") }
    [bare] { terms-rank } of { SUIT($suit, form: "many") }
    [rank] { terms-rank }
    [A] { $rank ->
        [A] An
        [8] An
       *[rank] A
    } { terms-rank }
   *[the] the { terms-rank } of { SUIT($suit, form: "many") }
}
terms-rank = { $rank ->
    [A] ace
    [K] king
    [Q] queen
    [J] jack
    [T] ten
    [9] nine
    [8] eight
    [7] seven
    [6] six
    [5] five
    [4] four
    [3] three
   *[2] two
}

# A trick by its number: the fifth trick; form "The", at the beginning of a sentence: The fifth trick.
-trick = { $form ->
    [The] The
   *[the] the
} { $trick ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
    [6] sixth
    [7] seventh
    [8] eighth
    [9] ninth
    [10] tenth
    [11] eleventh
    [12] twelfth
   *[13] thirteenth
} trick

# A list in the making (A, B) and its end (A, B and C; or with commas alone, as cards are told). $begins: the first word
# of $last, for languages in which *and* depends on it.
terms-list-more = { $kind ->
    [semicolon] { $first }; { $next }
   *[comma] { $first }, { $next }
}
terms-list-end = { $kind ->
    [semicolon] { $first }; { $last }
    [or] { $first } or { $last }
    [comma] { $first }, { $last }
    [cards] { $first }, { $last }
   *[and] { $first } { $begins ->
       *[any] and
    } { $last }
}

# A seat, a card, a suit by themselves.
terms-seat = { SEAT($seat) }
terms-seat-letter = { SEAT($seat, form: "letter") }
terms-card = { SHORT($card) }
terms-suits = { SUIT($suit, form: "many") }
# A paragraph that the law book gives no mark: 24 preamble, 54 opening, 53A footnote. One word each.
terms-cite = { $number } { $part ->
    [preamble] preamble
    [opening] opening
   *[footnote] footnote
}
