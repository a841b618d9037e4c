### Why a card is what it is, or why it is not something else: what it is, on what that rests, what would alter it.

## For each thing asked of a card whether it holds: that it is so, or not; .it: the same of the card just named, where it
## holds; .would: what would be otherwise. $cite: the paragraph that would speak then, if any; $ifs: the conditions.

whynot-played = { ruling-owned } { $holds ->
    [yes] is played
   *[no] is not played
}.
    .it = It is played.
    .would = { whynot-it-would } be played{ whynot-by } if { $ifs }.
whynot-penalty-card = { ruling-owned } { $holds ->
    [yes] is a penalty card
   *[no] is not a penalty card
}.
    .it = It is a penalty card.
    .would = { whynot-it-would } be one{ whynot-by } if { $ifs }.
whynot-major-penalty = { ruling-owned } { $holds ->
    [yes] is a major penalty card
   *[no] is not a major penalty card
}.
    .it = It is a major penalty card.
    .would = { whynot-it-would } be one{ whynot-by } if { $ifs }.
whynot-minor-penalty = { ruling-owned } { $holds ->
    [yes] is a minor penalty card
   *[no] is not a minor penalty card
}.
    .it = It is a minor penalty card.
    .would = { whynot-it-would } be one{ whynot-by } if { $ifs }.
whynot-may-be-taken-back = { ruling-owned } { $holds ->
    [yes] may be taken back
   *[no] may not be taken back
}.
    .it = It may be taken back.
    .would = { whynot-it-would } be allowed{ whynot-by } if { $ifs }.
whynot-must-be-played = { ruling-owned } { $holds ->
    [yes] must be played
   *[no] does not have to be played
}.
    .it = It must be played.
    .would = { whynot-it-would } have to be played{ whynot-by } if { $ifs }.
whynot-in-hand = { ruling-owned } { $holds ->
    [yes] is in hand
   *[no] is not just a card in hand
}.
    .it = It is in hand.
    .would = { whynot-it-would } be in hand{ whynot-by } if { $ifs }.
whynot-exposed = { ruling-owned } { $holds ->
    [yes] has been seen, and is no penalty card
   *[no] has not just been seen
}.
    .it = It has been seen, and is no penalty card.
    .would = { whynot-it-would } be so{ whynot-by } if { $ifs }.
whynot-held = { ruling-owned } { $holds ->
    [yes] is held, not played
   *[no] is not held
}.
    .it = It is held, not played.
    .would = { whynot-it-would } be{ whynot-by } if { $ifs }.
whynot-face-down-lead = { ruling-owned } { $holds ->
    [yes] lies face down as the opening lead
   *[no] is no face-down lead
}.
    .it = It lies face down as the opening lead.
    .would = { whynot-it-would } be one{ whynot-by } if { $ifs }.
whynot-must-go-back = { ruling-owned } { $holds ->
    [yes] goes back
   *[no] does not go back
}.
    .it = It goes back.
    .would = { whynot-it-would } go back{ whynot-by } if { $ifs }.
whynot-it-would = { $holds ->
    [yes] It would not
   *[no] It would
}
whynot-by = { $cite ->
    [none] { "" }
   *[cite] { " " }(Law { $cite })
}
whynot-nothing-would-alter-it = Nothing simple would alter that.

# What a card is that lies elsewhere than it counts ($still: what is still to be done with it), or that waits.
whynot-played-and-still = { ruling-owned } is played, and { $still }.
whynot-withdrawn = { ruling-owned } has been withdrawn, and is in hand.
whynot-waits-accepted = { ruling-owned } stays if the lead is accepted.
whynot-waits-named = { ruling-owned } is played if it is named.
whynot-waits-chosen = { ruling-owned } waits for the choice that comes first.
whynot-waits-trick = { ruling-owned } waits until this trick is over.

## The condition that held or failed: a sentence

# The question of a fact, with what it is about, and what is known of it.
whynot-question = “{ $asked }”
whynot-question-about = { $subject }: “{ $asked }”
whynot-fact-found = { $question } The answer found: { $answer }.
whynot-fact-open = { $question } This has not been answered yet.
whynot-fact-presumed = { $question } It is taken as the table shows it.
# $reason: a sentence.
whynot-read-so = The rule is read so: { $reason }
whynot-rests-on-action = It rests on action { $number }: { $action }.
whynot-played-already = It is played already.
whynot-not-his-lead = It is not { SEAT($seat, form: "of") } lead when the record begins.
whynot-was-burdened = { SEAT($seat) } had a penalty card or a duty when the record began.
whynot-card-is = { CARD($card) } is { $honour ->
    [yes] an honour
   *[no] below an honour
}.
whynot-no-other-card = It is { CARD($card) }, and no other card, that this has to do with.
whynot-nothing-since = Nothing has happened since that alters it.
whynot-nothing-done = Nothing has been done with it.
whynot-lies-in-the-hand = It lies in the hand.
whynot-played-stays = It is played, and a played card stays unless one of the exceptions of Law 47 applies.
whynot-role = { SEAT($seat) } is { $role ->
    [declarer] declarer, not a defender: his cards are never penalty cards (48A)
    [dummy] dummy, not a defender: his cards are never penalty cards (48A)
   *[defender] a defender
}.

## What would be otherwise: clauses after “if”

whynot-if-answer = the answer were { $known ->
    [yes] “{ $answer }”
   *[no] not known
}
# $effect: what comes of the other reading, as a clause.
whynot-if-read = it were read as “{ $value }” ({ $effect })
whynot-if-not-done = action { $number } had not been done
whynot-if-not-yet = action { $number }{ $more ->
    [yes] { " " }and what follows
   *[no] { "" }
} had not been done
whynot-if-instead = action { $number } had been { $action }
whynot-if-declarer = { SEAT($seat) } were declarer{ $defenders ->
    [none] { "" }
   *[defenders] , so that { $defenders } were the defenders
}
whynot-if-his-lead = it were { SEAT($seat, form: "of") } lead at the beginning
whynot-if-unburdened = { SEAT($seat) } had had no penalty card and no duty at the beginning
whynot-if-it-were-card = it were { CARD($card) }
whynot-if-card-in-its-place = { CARD($card) } stood in its place
# $deeds: one or several actions; $granted: what would be found about them.
whynot-if-happened = { $deeds } happened { $when ->
    [now] now
    [beginning] at the beginning
   *[after] after action { $after }
}{ $granted ->
    [none] { "" }
   *[granted] , and { $granted }
}
whynot-and = { $first } and { $next }
whynot-then = { $first }, then { $next }
whynot-granted-whose-turn = it was { SEAT($answer, form: "of") } turn
whynot-granted-told-turn = { SEAT($answer) } had told him that it was his turn
whynot-granted-explanation-wrong = the explanation was wrong
whynot-granted-acted-on-it = he chose the card because of it
