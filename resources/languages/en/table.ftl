### What cannot be at a table, and what is said to who types what cannot be read.

## Why an action cannot happen. Within a sentence; $seat acts, $owner has the card.

table-held-by-another = { SEAT($seat) } does not hold { SHORT($card) }: it is { SEAT($owner, form: "of") } card
table-already-played = { SEAT($seat) } has already played { SHORT($card) }
table-not-held = { SEAT($seat) } does not hold { SHORT($card) }
table-not-played = { SEAT($seat) } has not played { SHORT($card) }
table-no-face-down-lead = { SEAT($seat) } has no face-down lead on the table
table-other-face-down-lead = { SEAT($seat, form: "of") } face-down lead is { SHORT($lead) }, not { SHORT($card) }
table-not-held-out = { SEAT($seat) } is not holding { SHORT($card) } out of his hand
table-no-card-to-turn = { SEAT($seat) } has no card to turn
table-no-card-in-trick = { SEAT($seat) } has no card in trick { $trick }
table-no-place-in-trick = { SEAT($seat) } has no place in trick { $trick } on this table
table-not-among-played = { SEAT($seat) } has no { SHORT($card) } among his played cards
table-card-of-another = { SHORT($card) } is { SEAT($owner, form: "of") } card
table-lies-before-him = { SHORT($card) } lies on the table before { SEAT($seat) }: it need not be found
# A card known in part was said to be another than it can be.
table-cannot-be = { SHORT($old) } cannot be { SHORT($new) }
table-is-another-card = { SEAT($seat, form: "of") } { SHORT($card) } is another card
# $written: Dx.
table-no-card-written = { SEAT($seat) } has no card written { $written }
table-beyond-trick = play has already gone beyond trick { $trick }
table-thirteen-tricks = there are thirteen tricks

## What cannot be in a deal.

table-held-twice = { SHORT($card) } is held by { SEAT($one) } and by { SEAT($two) }
# $cards are written, $left he has to play.
table-wrong-number = { SEAT($seat) } has { $cards } cards, and { $left } to play
table-suit-known = { SEAT($seat, form: "of") } { SUIT($suit, form: "many") } are known already

## What is said to a sentence that cannot be read. Sentences are shown as they are written in a file.

table-cannot-read = cannot read "{ $sentence }": { $advice }
table-advice-too-long = it is too long for a sentence of the table
table-advice-meant = did you mean "{ $sentence }"?
table-advice-label = a label stands first and ends in a colon, as in "@name: E plays D7"
table-advice-form = did you mean the form { $form }?
table-advice-none = no sentence begins like this

# What to write for what many write in other words. $seat and $card are as they are written: W, H5.
table-other-words-same-time = it stands before the sentence without a sign: "at the same time W leads { $card }"
table-other-words-attention = attention is drawn to an action or a trick, as in "N draws attention to #4", or just "N draws attention"
table-other-words-names-no-law = a sentence says what was done, and names no law: which card was led, played or dropped
table-other-words-who-calls = say who calls him, "S calls the director", and then "the director explains"
table-other-words-director = did you mean "S calls the director"?
table-other-words-ruling = a ruling stands in quotes, as in the director rules "the lead stands"
table-other-words-objects = did you mean "{ $seat } objects"?
table-other-words-agrees = did you mean "{ $seat } agrees"?
table-other-words-claim = tricks are a number alone, as in "S claims 3"
table-other-words-pauses = did you mean "{ $seat } pauses"?
table-other-words-alert = an alert is written only where it is missing, as in "{ $seat } does not alert 2C"
table-other-words-exchanged = a card is exchanged for another as in "{ $seat } replaces S3 with H2"
table-other-words-exposed = say how it was exposed: "{ $seat } faces { $card }", "{ $seat } shows { $card }", "{ $seat } drops { $card }" or "{ $seat } lets { $card } be seen"
table-other-words-trick = no commas in a trick: "trick 5: W H4 N H2 E HK S H3"
table-other-words-choice = a choice is written with its option, as in "S chooses to accept", "S chooses to forbid spades"
table-other-words-taken-back = a card played is withdrawn, "{ $seat } withdraws { $card }"; one that lies before its owner is picked up, "{ $seat } picks up { $card }"
table-other-words-remark = other talk is a remark, as in E remarks "is it my lead?"; a card: "E says he holds D6"
table-other-words-seat = write where the player sits, N, E, S or W, whatever his part

## What is wrong with a part of a sentence, of a branch or of a hand. $written and $part stand in quotes.

table-labelled-already = an action is labelled @{ $label } already
table-no-action-before = there is no action { $action } before this one
table-cannot-name-branch = { $written } cannot name this branch: each needs a name of its own
table-none-of-the-options = { $written } is none of the options: { $options }
table-and-between-suits = { $written }: between suits stands 'and', as in hearts and clubs
table-no-hand = { $written } is not a hand: four suits S.H.D.C with a dot between, or *
table-written-twice = { $card } is written twice in { $part }
table-no-rank = { $written } in { $part } is not a rank: A K Q J T 9 to 2, x, h or ?{ $void ->
    [yes] ; nothing at all stands for a void
   *[no] { "" }
}
