### What every room needs: seats, sides, suits, cards, lists, and which plural form a number takes.

# Whole numbers that take the form "one"; all others take "other". A language may have zero, one, two, few and many.
terms-plural-one = n = 1

## A term is given its value by a function of the same name: SEAT($seat) says -seat. What stands after the value
## asks for a form: SEAT($seat, form: "of").

# Nord. Forms: "of" di Nord, "Of" at the beginning of a sentence, "to" a Nord, "To", "from" da Nord,
# "and" e Nord (ed Est), "or" o Nord, "letter" N.
-seat = { $form ->
    [of] di{" "}
    [Of] Di{" "}
    [to] a{" "}
    [To] A{" "}
    [from] da{" "}
    [and] { $seat ->
        [E] ed{" "}
       *[other] e{" "}
    }
    [or] o{" "}
   *[name] { "" }
}{ $form ->
    [letter] { $seat ->
        [N] N
        [E] E
        [S] S
       *[W] O
    }
   *[name] { $seat ->
        [N] Nord
        [E] Est
        [S] Sud
       *[W] Ovest
    }
}

# Nord-Sud, of one side as of two players: its verb is a plural. Forms: "of" di Nord-Sud, "Of", "to" a Nord-Sud, "short" N-S.
-side = { $form ->
    [of] di{" "}
    [Of] Di{" "}
    [to] a{" "}
   *[name] { "" }
}{ $form ->
    [short] { $side ->
        [NS] N-S
       *[EW] E-O
    }
   *[name] { $side ->
        [NS] Nord-Sud
       *[EW] Est-Ovest
    }
}

# A suit: cuori, the same for one and for many (una cuori, le cuori, a cuori). Form "sign" ♥.
-suit = { $form ->
    [sign] { $suit ->
        [S] ♠
        [H] ♥
        [D] ♦
       *[C] ♣
    }
   *[one] { $suit ->
        [S] picche
        [H] cuori
        [D] quadri
       *[C] fiori
    }
}

# A card: ♦7; of one not known in full piccola quadri, onore di cuori, picche, carta, the second of a kind with "n. 2".
# A card with a sign is read by its name: il ♦J (fante), la ♥Q (dama), l'♠A (asso), l'♠8. Forms:
# "the" il ♦7, la ♥Q, l'♠A, la piccola quadri, "The"; "a" il ♦7, una piccola quadri, "A"; "of" del ♦7, della ♥Q, dell'♠A;
# "to" al ♦7, alla ♥Q, all'♠A; "from" dal ♦7; "on" sul ♦7; "with" con il ♦7, con la ♥Q, con l'♠A, con una piccola quadri.
# "o": what an adjective ends in, o or a; "lo": the pronoun lo or la.
-card = { $form ->
    [o] { terms-card-feminine-or-not }
    [lo] l{ terms-card-feminine-or-not }
   *[name] { terms-card-article }{ terms-card-name }
}
terms-card-name = { $rank ->
    [small] { $suit ->
        [none] piccola
       *[suit] piccola { SUIT($suit) }
    }{ terms-card-number }
    [honour] { $suit ->
        [none] onore
       *[suit] onore di { SUIT($suit) }
    }{ terms-card-number }
    [unknown] { $suit ->
        [none] carta
       *[suit] { SUIT($suit) }
    }{ terms-card-number }
   *[known] { SUIT($suit, form: "sign") }{ $sign }
}
terms-card-feminine-or-not = { $rank ->
    [Q] a
    [small] a
    [unknown] a
   *[other] o
}
terms-card-article = { $rank ->
    [small] { terms-article-una }
    [unknown] { terms-article-una }
    [honour] { $form ->
        [a] un{" "}
        [A] Un{" "}
        [with] con un{" "}
       *[other] { terms-article-l }
    }
    [Q] { terms-article-la }
    [A] { terms-article-l }
    [8] { terms-article-l }
   *[il] { terms-article-il }
}
terms-article-una = { $form ->
    [a] una{" "}
    [A] Una{" "}
    [with] con una{" "}
   *[other] { terms-article-la }
}
terms-article-la = { $form ->
    [the] la{" "}
    [The] La{" "}
    [a] la{" "}
    [A] La{" "}
    [of] della{" "}
    [Of] Della{" "}
    [to] alla{" "}
    [from] dalla{" "}
    [on] sulla{" "}
    [with] con la{" "}
   *[no] { "" }
}
terms-article-il = { $form ->
    [the] il{" "}
    [The] Il{" "}
    [a] il{" "}
    [A] Il{" "}
    [of] del{" "}
    [Of] Del{" "}
    [to] al{" "}
    [from] dal{" "}
    [on] sul{" "}
    [with] con il{" "}
   *[no] { "" }
}
terms-article-l = { $form ->
    [the] l'
    [The] L'
    [a] l'
    [A] L'
    [of] dell'
    [Of] Dell'
    [to] all'
    [from] dall'
    [on] sull'
    [with] con l'
   *[no] { "" }
}
# The articles that English has are not needed.
terms-article-a = { "" }
terms-article-an = { "" }
terms-card-number = { $index ->
    [1] { "" }
   *[other] { " " }n. { $index }
}

# A card where there is little room: ♦7, ♦ piccola, ♦ onore, ♦ ?, carta ?, the second of a kind ♦ piccola 2.
-short = { $suit ->
    [none] carta
   *[suit] { SUIT($suit, form: "sign") }
}{ $rank ->
    [small] { " " }piccola
    [honour] { " " }onore
    [unknown] { " " }?
   *[rank] { $sign }
}{ $index ->
    [1] { "" }
   *[other] { " " }{ $index }
}

# A card as it is told: il fante di cuori, la dama di cuori, l'asso di cuori, l'otto di cuori. Only of cards that are known
# in full. Forms: "The" Il fante di cuori, "of" del fante di cuori, "Of", "to" al, "from" dal, "on" sul, "with" con il;
# "bare" fante di cuori, "rank" fante, "the-rank" il fante, "of-rank" del fante, "A" Un fante (Una dama, Un asso), "a" un fante; "o" and "lo" as of CARD.
-named = { $form ->
    [bare] { terms-rank } di { SUIT($suit) }
    [rank] { terms-rank }
    [A] { $rank ->
        [Q] Una
       *[rank] Un
    } { terms-rank }
    [a] { $rank ->
        [Q] una
       *[rank] un
    } { terms-rank }
    [the-rank] { $rank ->
        [Q] la{" "}
        [A] l'
        [8] l'
       *[rank] il{" "}
    }{ terms-rank }
    [of-rank] { $rank ->
        [Q] della{" "}
        [A] dell'
        [8] dell'
       *[rank] del{" "}
    }{ terms-rank }
    [o] { terms-card-feminine-or-not }
    [lo] l{ terms-card-feminine-or-not }
    [The] { terms-named-article }{ terms-rank } di { SUIT($suit) }
    [of] { terms-named-article }{ terms-rank } di { SUIT($suit) }
    [Of] { terms-named-article }{ terms-rank } di { SUIT($suit) }
    [to] { terms-named-article }{ terms-rank } di { SUIT($suit) }
    [from] { terms-named-article }{ terms-rank } di { SUIT($suit) }
    [on] { terms-named-article }{ terms-rank } di { SUIT($suit) }
    [with] { terms-named-article }{ terms-rank } di { SUIT($suit) }
   *[the] { $rank ->
        [Q] la{" "}
        [A] l'
        [8] l'
       *[rank] il{" "}
    }{ terms-rank } di { SUIT($suit) }
}
terms-named-article = { $rank ->
    [Q] { terms-article-la }
    [A] { terms-article-l }
    [8] { terms-article-l }
   *[rank] { terms-article-il }
}
terms-rank = { $rank ->
    [A] asso
    [K] re
    [Q] dama
    [J] fante
    [T] dieci
    [9] nove
    [8] otto
    [7] sette
    [6] sei
    [5] cinque
    [4] quattro
    [3] tre
   *[2] due
}

# A trick by its number: la quinta presa, l'ottava presa. Forms: "The" La quinta presa, "of" della quinta presa,
# "in" nella quinta presa, "In" Nella quinta presa, "to" alla quinta presa, "bare" quinta presa.
-trick = { $form ->
    [The] { $trick ->
        [8] L'
        [11] L'
       *[other] La{" "}
    }
    [of] { $trick ->
        [8] dell'
        [11] dell'
       *[other] della{" "}
    }
    [in] { $trick ->
        [8] nell'
        [11] nell'
       *[other] nella{" "}
    }
    [In] { $trick ->
        [8] Nell'
        [11] Nell'
       *[other] Nella{" "}
    }
    [to] { $trick ->
        [8] all'
        [11] all'
       *[other] alla{" "}
    }
    [bare] { "" }
   *[the] { $trick ->
        [8] l'
        [11] l'
       *[other] la{" "}
    }
}{ $trick ->
    [1] prima
    [2] seconda
    [3] terza
    [4] quarta
    [5] quinta
    [6] sesta
    [7] settima
    [8] ottava
    [9] nona
    [10] decima
    [11] undicesima
    [12] dodicesima
   *[13] tredicesima
} presa

# A list in the making (A, B) and its end (A, B and C; or with commas alone).
terms-list-more = { $kind ->
    [semicolon] { $first }; { $next }
   *[comma] { $first }, { $next }
}
terms-list-end = { $kind ->
    [semicolon] { $first }; { $last }
    [or] { $first } o { $last }
    [comma] { $first }, { $last }
   *[and] { $first } { $begins ->
        [Est] ed
        [Est-Ovest] ed
       *[other] e
    } { $last }
}

# A seat, a card, a suit by themselves.
terms-seat = { SEAT($seat) }
terms-seat-letter = { SEAT($seat, form: "letter") }
terms-card = { SHORT($card) }
terms-suits = { SUIT($suit, form: "many") }

# A card with its owner: il ♦7 di Est; at the beginning of a sentence: Il ♦7 di Est.
terms-owned = { CARD($card, form: "the") } { SEAT($seat, form: "of") }
terms-Owned = { CARD($card, form: "The") } { SEAT($seat, form: "of") }
# A call with its player, at the beginning of a sentence, and what its adjective ends in: Il passo di Est, La chiamata di Est (1♥).
terms-Call = { $call ->
    [passo] Il passo { SEAT($seat, form: "of") }
    [contro] Il contro { SEAT($seat, form: "of") }
    [surcontro] Il surcontro { SEAT($seat, form: "of") }
   *[bid] La chiamata { SEAT($seat, form: "of") } ({ $call })
}
terms-call-o = { $call ->
    [passo] o
    [contro] o
    [surcontro] o
   *[bid] a
}
# A call within a sentence, with its article where it has one: il passo, il contro, 2♥.
terms-the-call = { $call ->
    [passo] il passo
    [contro] il contro
    [surcontro] il surcontro
   *[bid] { $call }
}
# What one or more players may do: può, possono. $who: players in a list, or a side.
terms-can = { $who ->
    [Nord] può
    [Est] può
    [Sud] può
    [Ovest] può
   *[several] possono
}
# A paragraph that the law book gives no mark: 24 premessa, 54 inizio, 53A nota. One word each.
terms-cite = { $number } { $part ->
    [preamble] premessa
    [opening] inizio
   *[footnote] nota
}
