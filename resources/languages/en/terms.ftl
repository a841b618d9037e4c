### What every room needs: seats, sides, suits, cards, lists, and which plural form a number takes.

# Whole numbers that take the form "one"; all others take "other". A language may have zero, one, two, few and many.
terms-plural-one = n = 1

## A term is given its value by a function of the same name: SEAT($seat) says -seat. What stands after the value
## asks for a form: SEAT($seat, form: "of").

# North, or with form "of" North's.
-seat = { $form ->
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
   *[known] { SUIT($suit, form: "sign") }{ $rank ->
        [T] 10
       *[rank] { $rank }
    }
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
    [T] 10
   *[rank] { $rank }
}{ $index ->
    [1] { "" }
   *[other] { " " }{ $index }
}

# A list in the making (A, B) and its end (A, B and C; or with commas alone).
terms-list-more = { $first }, { $next }
terms-list-end = { $kind ->
    [or] { $first } or { $last }
    [comma] { $first }, { $last }
   *[and] { $first } and { $last }
}

# A seat, a card, a suit by themselves.
terms-seat = { SEAT($seat) }
terms-card = { SHORT($card) }
terms-suits = { SUIT($suit, form: "many") }
