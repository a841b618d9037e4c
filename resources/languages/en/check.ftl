### What `check` and `laws` say of case files and paragraphs. Sentences of actions, keys and values are as files have them.

# $where: file, line and key; $kind: unreadable, impossible-here or ambiguous.
check-problem = { $kind ->
    [impossible-here] { $where }: impossible here: { $what }
    [ambiguous] { $where }: ambiguous: { $what }
   *[unreadable] { $where }: unreadable: { $what }
}
check-did-you-mean = ; did you mean { $near }?
check-failure = { $where }: { $edition }: expected { $expected }; found { $found }; because { $because }
check-totals = { $passed } passed, { $failed } failed

## What is found instead of what a case expects, and why.

check-nothing = nothing
check-nothing-else = nothing else
check-in-its-order = { $value } in its order
check-waits = { $because }; the director has been called and has not yet spoken: “the director explains” comes next
check-no-answer-yet = no answer yet to { $questions }
check-not-modelled = not modelled: { $laws }
check-no-paragraph = no paragraph says it
check-cited-with = { $first } with { $next }
check-cited-rests-on = { $laws } ({ $on })
check-on-action = action { $number }
check-on-fact = fact { $key }
check-on-setting = setting { $name }

## What a collection covers.

check-laws = laws: { $laws }
check-editions = editions: { $editions }
check-counted = { $name } ({ $count })
check-no-such-contrast = { $case }: contrast: there is no case { $other }
check-wrong-pair = { $first } and { $second }: { $wrong }
check-many-differences = they differ in { $count } actions or facts, not in one
check-end-alike = they end alike
check-pairs = contrast pairs: { $sound } of { $count } differ in one action or fact and end differently

## The list of paragraphs.

check-paragraph-proof = { $edition }  { $cite } { $status } { $function }  ({ $expect } cases expect it, { $forbid } forbid it)
check-share-computed = { $edition }  Laws { $first } to { $last }: { $computed } of { $rules } rules computed ({ $share })

# What the program does with a paragraph, and why nothing follows from one that is not computed.
check-status-computed = computed
check-status-judgement = judgement
check-status-reference-only = reference only
check-status-not-modelled = not modelled
check-not-computed-judgement = It hands a question to the director; the program states it and keeps his finding.
check-not-computed-reference-only = It is background, or a heading of the paragraphs below it; nothing follows from it alone.
check-not-computed-not-modelled = A ruling can need it, and the program does not work it out; it says so when it is needed.

## The page Which laws it knows, in Markdown. $years are the columns of the editions.

check-coverage-title = # What the program knows of the laws
check-coverage-about = Every paragraph it has a text for, in every edition, and the cases of the library that prove it.
check-coverage-statuses = | | paragraphs are | { $years } | |
check-coverage-status-computed = The program rules: it says what follows, with this paragraph.
check-coverage-status-judgement = The director decides: the program states the question, gathers the facts and keeps his finding.
check-coverage-status-reference-only = Background: you can read it here, nothing follows from it alone.
check-coverage-status-not-modelled = Not handled: the program says so when a ruling needs it.
check-coverage-share = - { $edition }: of the { $rules } rules of Laws { $first } to { $last } the program works out { $computed } ({ $share }).
check-coverage-not-handled = ## Not handled
check-coverage-law = ## Law { $law } · { $title }
check-coverage-paragraphs = | paragraph | { $years } | worked out by | cases that show it | cases where it just fails to apply |
check-coverage-and-more = { $cases } and { $count } more
