### What is wrong with a case file, or with a fact that is found. Keys, answers and sentences of actions are as files have them.
### $meant: nothing, or the question what was meant.

## The file and its values.

casefile-no-utf8 = this is not text in UTF-8
# $why is in English, from Python.
casefile-no-toml = this is not TOML: { $why }{ $advice }
casefile-toml-overwrites = Cannot overwrite a value
casefile-toml-no-letter = Escaped character is not a Unicode scalar value
casefile-toml-no-equals = Expected '=' after a key in a key/value pair
casefile-toml-table-open = Expected ']' at the end of a table declaration
casefile-toml-tables-open = Expected ']]' at the end of an array declaration
casefile-toml-no-end-of-line = Expected newline or end of document after a statement
casefile-toml-no-date = Invalid date or datetime
casefile-toml-no-hex = Invalid hex value
casefile-toml-key-begins = Invalid initial character for a key part
casefile-toml-no-statement = Invalid statement
casefile-toml-no-value = Invalid value
casefile-toml-list-open = Unclosed array
casefile-toml-inline-open = Unclosed inline table
casefile-toml-backslash = Unescaped '\' in a string
casefile-toml-text-open = Unterminated string
casefile-toml-twice = Cannot declare { $what } twice
casefile-toml-fixed = Cannot mutate immutable namespace { $what }
casefile-toml-key-twice = Duplicate inline table key { $what }
casefile-toml-expected = Expected { $what }
casefile-toml-character = Illegal character { $what }
casefile-advice-no-advice = {""}
casefile-advice-text = ; a text stands in double quotes
casefile-advice-list = ; a comma stands between the parts of a list, and ] at its end
casefile-advice-table = ; a comma stands between the parts of a table, and {"}"} at its end
casefile-advice-key = ; a key with spaces or signs in it stands in quotes
casefile-advice-straight-quotes = ; a text stands in straight quotes, "…"
casefile-advice-quotes-in-quotes = ; a sentence with words in double quotes is itself put in single ones: 'W remarks "my lead?"'
casefile-advice-escaped = ; in single quotes nothing can be escaped: write such a sentence in double ones, with \" inside
casefile-key-wanted = the key `{ $key }` is wanted
casefile-no-key = there is no key { $key } here{ $meant }
casefile-table-wanted = a table is wanted, not { $found }
casefile-list-wanted = a list is wanted, not { $found }{ $form }
casefile-in-brackets = : what is asked for stands in brackets, […]
casefile-in-two-brackets = : its header stands in two brackets, [[{ $header }]]
casefile-text-wanted = a text in quotes is wanted, not { $found }
casefile-number-wanted = a number from { $low } to { $high } is wanted, not { $found }
casefile-flag-wanted = true or false is wanted, without quotes, not { $found }
casefile-too-many-keys = { $count } keys are too many here: at most { $most }
casefile-too-many = { $count } are too many here: at most { $most }
casefile-too-many-letters = { $count } letters are too many here: at most { $most }
casefile-no-letters = there are signs in it that are no letters: please type it anew
casefile-no-room = there is no room for more: a record has at most { $most } actions, facts and branches
casefile-not-one-of = { $text } is not one of { $known }{ $meant }
casefile-another-record = it would be read as another record
casefile-another-case = it would be read as another case

## What stands in a case.

casefile-no-id = { $text } is not an id: lower-case letters, digits and hyphens
casefile-no-language = { $text } is not the code of a language, as in en, it or el
casefile-no-citation = { $text } is not a citation, as in 45C4(b), 2017:57D or 16D2 / 16C2
casefile-report-wants-edition = a report wants an `edition`: { $editions }
casefile-branch-wants = a branch wants a `name` of its own and `after`: the number of actions of the trunk before it
casefile-no-setting = there is no setting { $text }{ $meant }
casefile-do-wanted = `do` is wanted: the sentence of the action
casefile-no-action = there is no action { $action }
casefile-no-action-before = there is no action { $action } before this one
casefile-label-twice = two actions are labelled @{ $label }
casefile-nothing-rests-on = { $where }: remark: nothing rests on { $fact }

## Facts.

casefile-no-fact = there is no fact { $text }{ $meant }
casefile-fact-twice = { $fact } is found twice
casefile-fact-not-of-this = { $fact } is not found of this action: write what it is about after it
casefile-card-shows = { $fact } cannot be { $value }: the card shows it
casefile-cannot-be = { $fact } cannot be { $value }: { $why }
casefile-put-down = { SEAT($seat) } put down { $cards }
casefile-found-of = { $fact } is found of { $wanted }, not of { $text }
casefile-subject-a = an action (as in #4 or @name)
casefile-subject-c = a card (as in E D7)
casefile-subject-s = a seat (as in E)
casefile-subject-t = a trick (as in 6)
casefile-subject-st = a seat and a trick (as in E 6)
casefile-subject-sa = a seat and an action (as in E #4)
casefile-subject-k = a call (as in E 2D)
casefile-subject-b = nothing: it is about the board
casefile-does-not-answer = { $text } does not answer { $fact }: { $answers }{ $meant }
casefile-no-trick = { $text } is not the number of a trick, 1 to 13
casefile-no-number = { $text } is not a number
casefile-not-called = { $text } is not what declarer calls
casefile-never-of = { $fact } is found of { $deeds }, and never of { $action }
casefile-found-from = { $fact } is found from { $since } on, and nothing like that has happened up to { $action }
casefile-of-the-first-words = { $fact } is found of the words that were changed, { $first }, and not of the change { $action }
casefile-of-a-call = { $fact } is found of a call that was made, and { $seat } has not made { $call }
casefile-of-a-card = { $fact } is found of a card that an action names, and none names { $card }
casefile-card = { SHORT($card) }

## The deal and where the record begins.

casefile-both-hold = { SEAT($first) } and { SEAT($second) } both hold { $card }
casefile-wrong-count = { SEAT($seat) } has { $cards } cards here, and { $left } to play; write `left` if one is missing
casefile-no-contract = { $text } is not a contract, as in 4H, 3NT or 4HX
casefile-no-auction-call = { $text } is not a call of an auction: 1C to 7NT, P, X, XX
casefile-no-known = { $text } is none of the five forms: W has a spade, E has no hearts, E has a diamond besides D7, S has exactly 2 clubs, N has HK
casefile-start-on-one-line = ; write start = {"{"}…{"}"} on one line
casefile-wrong-winners = { $count } winners for { $tricks } earlier tricks
casefile-wrong-tricks = the tricks of both sides are not { $tricks }, those before trick { $trick }
casefile-by-wanted = `by` is wanted: the seat that won the trick
casefile-no-lying-card = { $text } is not a card on the table: as in W HQ major penalty, E D6 minor penalty or S C8 exposed
casefile-not-written-as = { $text } is not written as in { $example }

## What a case expects.

casefile-edition-wanted = an edition is wanted, { $editions } without quotes, or leave the key out for all
casefile-after-wanted = the number of an action is wanted, without quotes, or a label as in "@{ $label }"
casefile-supposed-fact = a fact is supposed as in fact told-turn #4 = no
casefile-trick-and-seat = a trick and a seat are wanted, as in {"{"}trick=5, by="E"{"}"}
casefile-tricks-and-to = tricks and to whom are wanted, as in {"{"}to="EW", tricks=1{"}"}, or 0
casefile-is-not = { $text } is not { $what }{ $meant }
casefile-all-of = : { $known }
casefile-a-limit = a time or a limit of the closed list
casefile-a-stage = a stage
casefile-a-status = a status of a card
casefile-as-what = what a card may be played as: lead or play
casefile-a-verb = the verb of a duty
casefile-a-revoke-state = the state of a revoke
casefile-a-claim-state = the state of a claim
casefile-an-irregularity = an irregularity of the closed list
casefile-a-fact = a fact of the closed list
casefile-no-seat-and-card = { $text } is not a seat and a card, as in W H5
casefile-no-colon = { $text } has no colon: the seat and a colon stand before it, as in S: …
casefile-no-colon-in-may-play = { $text } has no colon: the seat stands before it, as in E: any card
casefile-and-between = { $text }: write 'and' between the cards or suits he may play, as in W: HK and H3
casefile-or-a-suit = { $why }; or a suit, as in W: hearts, or any card
casefile-who-chooses = { $text } does not say who chooses: a seat, E/W or next
casefile-no-option = { $text } is not an option
casefile-no-option-because = { $text } is not an option: { $why }{ $advice }
casefile-any-suit = ; for any suit write SUIT
casefile-who-may-use = { $why }; who may use it is written as in W D7: yes NS, no EW
casefile-a-call-state = what a call counts for
casefile-no-call = { $text } is not a call with its player, as in E 1H
casefile-no-result = { $text } is not a contract with its declarer, as in 2SX by S
casefile-no-restriction = { $text } is not written as in E for W: any suit
casefile-no-revoke = { $text } is not written as in S trick 5: established, or S trick 5: none
casefile-irregularity-without-seat = { $text } has no seat: as in W { $kind }
casefile-semicolon = { $text }: a semicolon stands before the paragraph, as in W lead out of turn; 53A
casefile-no-right = { $text } is not a right of the closed list{ $meant }
casefile-no-tricks-to = { $text } does not say how many tricks go to whom, as in 2 to NS
casefile-paragraphs-disagree = the paragraphs do not agree: { $why }
casefile-program-failed = the program failed on it: { $why }

# What stands where something else is wanted: not a list.
casefile-kind-flag = true or false
casefile-kind-list = a list
casefile-kind-table = a table
casefile-kind-date = a date
