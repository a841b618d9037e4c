### Writing a case: its texts, its facts, what is expected of its ruling, its twin.

## What a case is called and tells, proposed.

writing-story-contract = { SEAT($seat) } plays { $bid }{ $doubled ->
    [1] { " " }doubled
    [2] { " " }redoubled
   *[0] { "" }
}.
writing-story-dealer = { SEAT($seat) } deals.
writing-ruling-of = { $year }: { $words }

## The twin of a case.

writing-change-fact = { $question } { $answer }
writing-change-action = It did not happen that: { $action }
writing-twin-title = { $title }: the twin
writing-pair-differs = { $count ->
    [0] The twin is still the same case. Change one thing: a fact, an action or the deal.
   *[other] The two differ in { $count } things. A pair is to differ in one.
}
writing-pair-ends-alike = They differ in one thing, and yet the ruling is the same.

## The page: what comes next.

writing-case = Case
writing-next = Next
writing-ready = Ready
writing-not-so = Not so
writing-next-act = Do at the table what happened: drag a card, press the right button on it, or type it below the table.
writing-next-title = Give the case a title.
writing-next-story = Tell what happened, and nothing of the ruling.
writing-next-expect = Tick what the ruling has to be.
writing-next-red = { $count ->
    [one] One thing you expect is not so. It stands in red below.
   *[other] { $count } things you expect are not so. They stand in red below.
}
writing-next-nothing = { $count ->
    [one] Nothing is missing: the one thing you expect is so.
   *[other] Nothing is missing: all { $count } things you expect are so.
}
writing-save = Save
writing-save-tip = Save the case to its file (Ctrl+S)
writing-preview = Preview
writing-preview-tip = As a student sees it: from the beginning, without the ruling (Ctrl+Shift+V)
writing-this-is-what-a-student-sees = This is what a student sees.
writing-back-to-writing = Back to writing

## What the case tells.

writing-what-it-tells = What it tells
writing-language = Language of the texts
writing-add-a-language = Add a language…
writing-add-a-language-tip = The same case, told in another language as well
writing-which-language = Language, or its code:
writing-no-language = “{ $typed }” is no language: type a code of two letters, such as de or fr.
writing-use-this = Use this
writing-text-title = Title
writing-text-title-hint = In a few words
writing-text-story = What happened
writing-text-story-hint = Up to the moment the director is asked, and nothing of the ruling
writing-text-ruling = The ruling and why
writing-text-ruling-hint = In a few short sentences
writing-text-notes = Teacher's notes
writing-text-notes-hint = For whoever presents the case, and nobody else
writing-level = Level
writing-level-not-said = not said
writing-level-of = { $level ->
    [1] 1  every club evening
    [2] 2  a club director's
   *[other] 3  for a course
}
writing-laws = Laws
writing-law = Law { $cite }
writing-law-tip = The case is about { $cite }
writing-other-laws = Other laws
writing-other-laws-hint = Others: 45C4(b)
writing-source = Source
writing-source-hint = Where it is from
writing-source-tip = A club, a book, a course; “own” if it is from you

## What was found.

writing-what-was-found = What the director finds
writing-nothing-asked = The director has nothing to ask here.
writing-nothing-happened = Nothing has happened yet.
writing-nobody-asks = What nobody asks
writing-another-fact = Another fact
writing-another-fact-wrong = Write the fact, what it is about and the answer: told-turn #1 = no
writing-ask-the-class = Ask the class
writing-ask-the-class-tip = The answer is left open: whoever rules has to ask
writing-nobody-is-asked = Nobody is asked for this here, so it cannot be left to the class.
writing-answer = { $question } { $answer }{ $holds ->
    [yes] , as it is now
   *[other] { "" }
}
writing-fact-unread = It changes nothing: no law asks for it here.
writing-fact-same = It changes nothing: without it the ruling is the same.
writing-fact-against = It counts for nothing: { $why }

## What is expected.

writing-what-is-expected = What the ruling has to be
writing-where = After action { $number }: { $action }
writing-where-on-branch = After action { $number } of “{ $name }”: { $action }
writing-suppose = What if something more happened?
writing-suppose-hint = What if…
writing-suppose-tip = The ruling after one thing more, which did not happen: choose it, or type an action
writing-supposed = Suppose: { $steps }
writing-suppose-nothing = As it was
writing-suppose-nothing-tip = Suppose nothing
writing-tick-the-ruling = Tick the whole ruling
writing-tick-the-ruling-tip = All that is ruled here has to be so
writing-untick-red = Remove all in red
writing-untick-red-tip = Nothing of what is not so is expected any more
writing-untick = Remove
writing-untick-this = Remove: { $words }
writing-more-to-expect = More to expect
writing-so-many-ticked = { $count } ticked
writing-expected-elsewhere = Elsewhere
writing-expect = { $words }{ $year ->
    [both] { "" }
   *[other] { " " }({ $year })
}
writing-both-editions = both editions
writing-on-branch = on “{ $name }”
writing-after-action = after action { $number }
writing-if = if: { $step }
writing-fact-is = { $question } { $answer }
writing-cannot-be-any-more = This can no longer happen. It is not saved.
writing-instead = Now: { $found }
writing-instead-in = Now, in { $year }: { $found }

## Branches and the twin.

writing-branches-and-twin = Branches and the twin
writing-no-branch = Go back on the timeline and do something else: that is a branch.
writing-main-line = Main line
writing-here = { $name } (here)
writing-go-there = Go there
writing-rename = Rename
writing-remove = Remove
writing-make-a-twin = Contrast twin…
writing-make-a-twin-tip = The same case with one thing otherwise, and another ruling
writing-twin = A contrast twin
writing-twin-what-was-otherwise = What was otherwise?
writing-twin-why = Each of these would have changed the ruling. The twin is a case of its own; the two name each other.
writing-twin-something-else = Something else: I change it myself
writing-pair-of = Twin of “{ $title }”. { $wrong }
writing-pair-sound = They differ in one thing, and the ruling is another.

## The deal, pasted and dealt.

writing-no-deal-found = No deal was found in what was pasted. Four hands can be written as “N:AK32.Q54.J876.T9 …”, as a diagram, or suit by suit with S, H, D and C.
writing-no-span = “{ $typed }” is no number of cards or points: write 5, 5+, 4-6 or -3.
writing-no-deal-like-this = No such deal was found. Wish for a little less.
writing-holds-too-many = { SEAT($seat) } has { $count } cards already.
writing-lengths-impossible = { SEAT($seat) } cannot have these lengths: with them he holds { $low } to { $high } cards, and not 13.
writing-suit-impossible = There are 13 { SUIT($suit, form: "many") }, and not as many as these lengths ask for.
writing-points-impossible = There are 40 points in the pack, and these wishes ask for { $low } to { $high }.
