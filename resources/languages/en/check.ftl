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
