### What every room needs: seats, sides, suits, cards, lists, and which plural form a number takes.

# Whole numbers that take the form "one"; all others take "other". A language may have zero, one, two, few and many.
terms-plural-one = n = 1

## A term is given its value by a function of the same name: SEAT($seat) says -seat. What stands after the value
## asks for a form: SEAT($seat, form: "of").

# A player by himself, for labels: Βορράς. Forms: "the" ο Βορράς, "The" at the beginning of a sentence, "of" του Βορρά,
# "Of" Του Βορρά, "acc" τον Βορρά, "to" στον Βορρά, "To" Στον Βορρά, "bare" Βορρά (genitive, accusative without article),
# "his" του or της, "him" τον or την, "he" εκείνος or εκείνη, "own" ο ίδιος or η ίδια, "letter" Β.
-seat = { $form ->
    [the] { $seat ->
        [N] ο Βορράς
        [E] η Ανατολή
        [S] ο Νότος
       *[W] η Δύση
    }
    [The] { $seat ->
        [N] Ο Βορράς
        [E] Η Ανατολή
        [S] Ο Νότος
       *[W] Η Δύση
    }
    [of] { $seat ->
        [N] του Βορρά
        [E] της Ανατολής
        [S] του Νότου
       *[W] της Δύσης
    }
    [Of] { $seat ->
        [N] Του Βορρά
        [E] Της Ανατολής
        [S] Του Νότου
       *[W] Της Δύσης
    }
    [acc] { $seat ->
        [N] τον Βορρά
        [E] την Ανατολή
        [S] τον Νότο
       *[W] τη Δύση
    }
    [to] { $seat ->
        [N] στον Βορρά
        [E] στην Ανατολή
        [S] στον Νότο
       *[W] στη Δύση
    }
    [To] { $seat ->
        [N] Στον Βορρά
        [E] Στην Ανατολή
        [S] Στον Νότο
       *[W] Στη Δύση
    }
    [bare] { $seat ->
        [N] Βορρά
        [E] Ανατολή
        [S] Νότο
       *[W] Δύση
    }
    [his] { $seat ->
        [N] του
        [E] της
        [S] του
       *[W] της
    }
    [him] { $seat ->
        [N] τον
        [E] την
        [S] τον
       *[W] την
    }
    [he] { $seat ->
        [N] εκείνος
        [E] εκείνη
        [S] εκείνος
       *[W] εκείνη
    }
    [own] { $seat ->
        [N] ο ίδιος
        [E] η ίδια
        [S] ο ίδιος
       *[W] η ίδια
    }
    [letter] { $seat ->
        [N] Β
        [E] Α
        [S] Ν
       *[W] Δ
    }
   *[name] { $seat ->
        [N] Βορράς
        [E] Ανατολή
        [S] Νότος
       *[W] Δύση
    }
}

# A side by itself, for labels: Βορράς–Νότος. Forms: "the" ο άξονας Βορρά–Νότου, "The", "of" του άξονα Βορρά–Νότου,
# "acc" τον άξονα Βορρά–Νότου, "to" στον άξονα Βορρά–Νότου, "short" Β–Ν.
-side = { $form ->
    [the] ο άξονας { terms-side-bare }
    [The] Ο άξονας { terms-side-bare }
    [of] του άξονα { terms-side-bare }
    [acc] τον άξονα { terms-side-bare }
    [to] στον άξονα { terms-side-bare }
    [short] { $side ->
        [NS] Β–Ν
       *[EW] Α–Δ
    }
   *[name] { $side ->
        [NS] Βορράς–Νότος
       *[EW] Ανατολή–Δύση
    }
}
terms-side-bare = { $side ->
    [NS] Βορρά–Νότου
   *[EW] Ανατολής–Δύσης
}

# A suit: κούπα. Forms: "many" κούπες (also accusative), "a" μια κούπα, "the" η κούπα, "acc" την κούπα, "of" της κούπας,
# "the-many" οι κούπες, "acc-many" τις κούπες, "in" στις κούπες, "no" καμία κούπα, "other" άλλη κούπα,
# "small" μικρή κούπα, "sign" ♥.
-suit = { $form ->
    [many] { terms-suit-many }
    [a] { $suit ->
        [S] μια
        [H] μια
       *[other] ένα
    } { terms-suit-one }
    [the] { $suit ->
        [S] η
        [H] η
       *[other] το
    } { terms-suit-one }
    [acc] { $suit ->
        [S] την
        [H] την
       *[other] το
    } { terms-suit-one }
    [of] { $suit ->
        [S] της πίκας
        [H] της κούπας
        [D] του καρό
       *[C] του σπαθιού
    }
    [the-many] { $suit ->
        [S] οι
        [H] οι
       *[other] τα
    } { terms-suit-many }
    [acc-many] { $suit ->
        [S] τις
        [H] τις
       *[other] τα
    } { terms-suit-many }
    [in] { $suit ->
        [S] στις
        [H] στις
       *[other] στα
    } { terms-suit-many }
    [no] { $suit ->
        [S] καμία
        [H] καμία
       *[other] κανένα
    } { terms-suit-one }
    [other] { $suit ->
        [S] άλλη
        [H] άλλη
       *[other] άλλο
    } { terms-suit-one }
    [small] { $suit ->
        [S] μικρή
        [H] μικρή
       *[other] μικρό
    } { terms-suit-one }
    [sign] { $suit ->
        [S] ♠
        [H] ♥
        [D] ♦
       *[C] ♣
    }
   *[one] { terms-suit-one }
}
terms-suit-one = { $suit ->
    [S] πίκα
    [H] κούπα
    [D] καρό
   *[C] σπαθί
}
terms-suit-many = { $suit ->
    [S] πίκες
    [H] κούπες
    [D] καρά
   *[C] σπαθιά
}

# A card: ♦7; of one not known in full μικρό καρό, ονέρ κούπα, πίκα, φύλλο, the second of a kind with "αρ. 2".
# Forms, of a card known in full with its article too: "a" το ♦7, ένα μικρό καρό, μια κούπα, "A" at the beginning of a
# sentence, "the" το ♦7, η μικρή κούπα, "The", "acc" το ♦7, τη μικρή κούπα, "of" του ♦7, της μικρής κούπας.
-card = { $rank ->
    [small] { $suit ->
        [none] { terms-article-n }{ $form ->
            [of] μικρού φύλλου
           *[name] μικρό φύλλο
        }
        [S] { terms-card-small-f }
        [H] { terms-card-small-f }
       *[suit] { $form ->
            [of] του μικρού { terms-suit-of }
           *[name] { terms-article-n }μικρό { terms-suit-one }
        }
    }{ terms-card-number }
    [honour] { terms-article-n }ονέρ{ $suit ->
        [none] { "" }
       *[suit] { " " }{ terms-suit-one }
    }{ terms-card-number }
    [unknown] { $suit ->
        [none] { terms-article-n }{ $form ->
            [of] φύλλου
           *[name] φύλλο
        }
       *[suit] { $suit ->
            [S] { terms-article-f }
            [H] { terms-article-f }
           *[other] { terms-article-n }
        }{ $form ->
            [of] { terms-suit-of }
           *[name] { terms-suit-one }
        }
    }{ terms-card-number }
   *[known] { $form ->
        [a] το{" "}
        [A] Το{" "}
        [the] το{" "}
        [The] Το{" "}
        [acc] το{" "}
        [of] του{" "}
       *[no] { "" }
    }{ SUIT($suit, form: "sign") }{ $sign }
}
terms-card-small-f = { $form ->
    [acc] τη μικρή { terms-suit-one }
    [of] της μικρής { terms-suit-of }
   *[name] { terms-article-f }μικρή { terms-suit-one }
}
terms-suit-of = { $suit ->
    [S] πίκας
    [H] κούπας
    [D] καρό
   *[C] σπαθιού
}
terms-article-n = { $form ->
    [a] ένα{" "}
    [A] Ένα{" "}
    [the] το{" "}
    [The] Το{" "}
    [acc] το{" "}
    [of] του{" "}
   *[no] { "" }
}
terms-article-f = { $form ->
    [a] μια{" "}
    [A] Μια{" "}
    [the] η{" "}
    [The] Η{" "}
    [acc] την{" "}
    [of] της{" "}
   *[no] { "" }
}
# The articles that English has are not needed.
terms-article-a = { "" }
terms-article-an = { "" }
terms-card-number = { $index ->
    [1] { "" }
   *[other] { " " }αρ. { $index }
}

# A card where there is little room: ♦7, ♦ μικρό, ♦ ονέρ, ♦ ?, φύλλο ?, the second of a kind ♦ μικρό 2.
-short = { $suit ->
    [none] φύλλο
   *[suit] { SUIT($suit, form: "sign") }
}{ $rank ->
    [small] { " " }{ $suit ->
        [S] μικρή
        [H] μικρή
       *[other] μικρό
    }
    [honour] { " " }ονέρ
    [unknown] { " " }?
   *[rank] { $sign }
}{ $index ->
    [1] { "" }
   *[other] { " " }{ $index }
}

# A card as it is told: ο βαλές κούπα. Forms: "The" Ο βαλές κούπα, "acc" τον βαλέ κούπα, "of" του βαλέ κούπα,
# "bare" βαλές κούπα, "bare-acc" βαλέ κούπα, "rank" βαλές, "rank-acc" βαλέ, "the-rank" ο βαλές, "acc-rank" τον βαλέ,
# "A" Ένας βαλές, "a" ένας βαλές, "a-acc" έναν βαλέ. Only of cards that are known in full.
-named = { $form ->
    [The] { $rank ->
        [A] Ο
        [K] Ο
        [Q] Η
        [J] Ο
       *[rank] Το
    } { terms-rank } { terms-suit-one }
    [acc] { terms-rank-the-acc } { terms-rank-acc } { terms-suit-one }
    [of] { $rank ->
        [Q] της
       *[rank] του
    } { $rank ->
        [A] άσου
        [Q] ντάμας
       *[rank] { terms-rank-acc }
    } { terms-suit-one }
    [bare] { terms-rank } { terms-suit-one }
    [bare-acc] { terms-rank-acc } { terms-suit-one }
    [rank] { terms-rank }
    [rank-acc] { terms-rank-acc }
    [the-rank] { terms-rank-the } { terms-rank }
    [acc-rank] { terms-rank-the-acc } { terms-rank-acc }
    [A] { $rank ->
        [A] Ένας
        [K] Ένας
        [Q] Μια
        [J] Ένας
       *[rank] Ένα
    } { terms-rank }
    [a] { $rank ->
        [A] ένας
        [K] ένας
        [Q] μια
        [J] ένας
       *[rank] ένα
    } { terms-rank }
    [a-acc] { $rank ->
        [A] έναν
        [K] έναν
        [Q] μια
        [J] έναν
       *[rank] ένα
    } { terms-rank-acc }
   *[the] { terms-rank-the } { terms-rank } { terms-suit-one }
}
terms-rank = { $rank ->
    [A] άσος
    [K] ρήγας
    [Q] ντάμα
    [J] βαλές
    [T] δέκα
    [9] εννιά
    [8] οκτώ
    [7] επτά
    [6] έξι
    [5] πέντε
    [4] τέσσερα
    [3] τρία
   *[2] δύο
}
terms-rank-acc = { $rank ->
    [A] άσο
    [K] ρήγα
    [J] βαλέ
   *[rank] { terms-rank }
}
terms-rank-the = { $rank ->
    [A] ο
    [K] ο
    [Q] η
    [J] ο
   *[rank] το
}
terms-rank-the-acc = { $rank ->
    [A] τον
    [K] τον
    [Q] την
    [J] τον
   *[rank] το
}

# A trick by its number: η πέμπτη λεβέ. Forms: "The" Η πέμπτη λεβέ, "acc" την πέμπτη λεβέ, "of" της πέμπτης λεβέ,
# "in" στην πέμπτη λεβέ, "In" Στην πέμπτη λεβέ, "bare" πέμπτη λεβέ.
-trick = { $form ->
    [The] Η { terms-ordinal }
    [acc] τη{ terms-ordinal-n } { terms-ordinal }
    [of] της { $trick ->
        [1] πρώτης
        [2] δεύτερης
        [3] τρίτης
        [4] τέταρτης
        [5] πέμπτης
        [6] έκτης
        [7] έβδομης
        [8] όγδοης
        [9] ένατης
        [10] δέκατης
        [11] ενδέκατης
        [12] δωδέκατης
       *[13] δέκατης τρίτης
    }
    [in] στη{ terms-ordinal-n } { terms-ordinal }
    [In] Στη{ terms-ordinal-n } { terms-ordinal }
    [bare] { terms-ordinal }
   *[the] η { terms-ordinal }
} λεβέ
terms-ordinal = { $trick ->
    [1] πρώτη
    [2] δεύτερη
    [3] τρίτη
    [4] τέταρτη
    [5] πέμπτη
    [6] έκτη
    [7] έβδομη
    [8] όγδοη
    [9] ένατη
    [10] δέκατη
    [11] ενδέκατη
    [12] δωδέκατη
   *[13] δέκατη τρίτη
}
terms-ordinal-n = { $trick ->
    [2] { "" }
    [10] { "" }
    [12] { "" }
    [13] { "" }
   *[other] ν
}

# A list in the making (A, B) and its end (A, B and C; or with commas alone).
terms-list-more = { $kind ->
    [semicolon] { $first }· { $next }
   *[comma] { $first }, { $next }
}
terms-list-end = { $kind ->
    [semicolon] { $first }· { $last }
    [or] { $first } ή { $last }
    [comma] { $first }, { $last }
    [cards] { $first }, { $last }
   *[and] { $first } και { $last }
}

# A seat, a card, a suit by themselves.
terms-seat = { SEAT($seat) }
terms-seat-letter = { SEAT($seat, form: "letter") }
terms-card = { SHORT($card) }
terms-suits = { SUIT($suit, form: "many") }

# A card with its owner, of $seat and $card: at the beginning of a sentence Το ♦7 της Δύσης; after a verb το ♦7 της
# Δύσης, τη μικρή κούπα της Δύσης; του ♦7 της Δύσης. Within a sentence, as its subject: ruling-owned.
terms-owned-first = { CARD($card, form: "The") } { SEAT($seat, form: "of") }
terms-owned-acc = { CARD($card, form: "acc") } { SEAT($seat, form: "of") }
terms-owned-of = { CARD($card, form: "of") } { SEAT($seat, form: "of") }
# A paragraph that the law book gives no mark: 24 προοίμιο, 54 αρχή, 53A υποσημείωση. One word each.
terms-cite = { $number } { $part ->
    [preamble] προοίμιο
    [opening] αρχή
   *[footnote] υποσημείωση
}
