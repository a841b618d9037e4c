### What happened?: the kinds of event that can be told, what is asked about each, and what may be answered.

## The kinds of event, and what each is about

happened-title-change-of-call = Declarer changes the card he called
happened-note-change-of-call = “Queen … no, king”: which one is played?
happened-title-not-named = Dummy plays another card
happened-note-not-named = Dummy has put out a card that declarer did not name
happened-title-claim = A claim is disputed
happened-note-claim = A player has claimed, and an opponent does not agree
happened-title-number = Too many or too few cards
happened-note-number = A player is found with the wrong number in his hand
happened-title-auction = A card seen during the auction
happened-note-auction = Dropped or shown before the bidding was over
happened-title-insufficient-bid = Insufficient bid
happened-note-insufficient-bid = One heart over one spade, in turn
happened-title-call-out-of-turn = Call out of turn
happened-note-call-out-of-turn = A bid, a pass or a double when another player was to call
happened-title-wrong-call = Wrong call, or a call changed
happened-note-wrong-call = “I pulled the wrong card”, a slip of the tongue, a change of mind
happened-title-missing-alert = Missing alert
happened-note-missing-alert = Partner has not alerted a call, and should have
happened-title-in-words = Anything else, in words
happened-note-in-words = Typed as under the table: “e pauses”, “s calls queen”
happened-title-revoke = Revoke, noticed in time
happened-note-revoke = He did not follow suit although he could; his side has not played on
happened-title-revoke-later = Revoke, noticed later
happened-note-revoke-later = His side has played on, or the play is over
happened-title-card-seen = A card dropped or seen
happened-note-card-seen = Small card or honour, dropped, shown, named or held out
happened-title-penalty-card = Penalty card not played
happened-note-penalty-card = A defender has led or played another card
happened-title-opening-lead = Opening lead out of turn
happened-note-opening-lead = The wrong defender has led to the first trick, face up
happened-title-defender-leads = Lead out of turn by a defender
happened-note-defender-leads = Later in the play, when another hand was to lead
happened-title-wrong-hand = Lead from the wrong hand
happened-note-wrong-hand = Declarer was in dummy and led from his hand, or the other way round
happened-title-whose-lead = Whose lead is it?
happened-note-whose-lead = A player asks, and may have been told wrongly
happened-title-out-of-turn = Play out of turn by a defender
happened-note-out-of-turn = He followed suit or discarded before it was his turn
happened-title-two-at-once = Two cards at once
happened-note-two-at-once = A player has put down two cards together

## What is asked

happened-ask-called-first = Which card did he call first?
happened-ask-called-then = Which card then?
happened-ask-before-he-changed = Before he changed
happened-ask-named = Which card did declarer name?
happened-ask-put-out = Which card did dummy put out?
happened-ask-since-then = Since then
happened-ask-claimed = Who has claimed?
happened-ask-tricks-left = Tricks still to play
happened-ask-who = Who was it?
happened-ask-how-many = How many has he?
happened-ask-due = Who was to lead?
happened-ask-whose-card = Whose card?
happened-ask-which-cards = Which card, or which cards?
happened-ask-done-or-said = What was done or said?
happened-ask-trick = In trick number
happened-ask-when = When was that?
happened-ask-which-defender = Which defender?
happened-ask-which-card = Which card?
happened-ask-suit-led = Which suit was led?
happened-ask-who-led = Who led to the trick?
happened-ask-whose-lead = Whose lead was it?
happened-ask-revoked = Who revoked?
happened-ask-card-played = Which card did he play?
happened-ask-noticed = When was it noticed?
happened-ask-how-seen = How was it seen?
happened-ask-penalty-card = Which is his penalty card?
happened-ask-played-instead = Which card did he play instead?
happened-ask-which-hand = From which hand?
happened-ask-asked = Who asked?
happened-ask-was-told = What was he told?
happened-ask-who-told = Who told him?
happened-ask-other-card = Which other card?
happened-ask-call = Which call?
happened-ask-over = Over which call?
happened-ask-did-then = What did he do then?
happened-ask-called-instead = Which call then?
happened-ask-whose-bid = Whose call?
happened-ask-whose-call = Whose turn was it?
happened-ask-begun = Had anybody called before?

## What may be answered to a question, by its name among the answers

happened-answer-did-meant = Said he meant another
happened-answer-did-changed = Put another in its place
happened-answer-begun-no = Nobody
happened-answer-begun-yes = The player before him
happened-answer-since-nothing = Nothing
happened-answer-since-moved = Dummy moved it
happened-answer-since-next = Next played
happened-answer-when-same = In this trick
happened-answer-when-next = In the next trick
happened-answer-noticed-end = After the play
happened-answer-noticed-play = During play
happened-answer-way-dropped = Dropped
happened-answer-way-showed = Shown
happened-answer-way-named = Named
happened-answer-way-held = Held out
happened-answer-since-accepted = Accepted
happened-answer-since-refused = Refused
happened-answer-answer-none = Nothing
happened-answer-answer-his = That it is his
happened-answer-answer-not = That it is not

## What is still to be told, or cannot have happened so

happened-still-to-be-told = Still to be told: { $asked }
happened-no-card = “{ $typed }” is no card: type suit and rank, as in h5 or dq
happened-no-call = “{ $typed }” is no call: type level and suit, as in 2h or 3n, or p, x, xx
happened-a-bid = Only a bid can be too low: choose one
happened-own-call = It was { SEAT($seat, form: "of") } turn: then it was not out of turn
happened-same-call = That is the same call: choose another one
happened-no-contract = “{ $typed }” is no contract: type level and suit, as in 4s or 3n
happened-same-card-called = That is the same card: name the one he wanted then
happened-card-named = That is the card that was named: name the one dummy put out
happened-suit-of-named = The suit of the card that was named has to be known
happened-right-number = That is the right number in trick { $trick }: say how many he was found with
happened-has-played = { SEAT($seat) } has played to this trick already: choose another player, or the next trick
happened-led-himself = He led himself: then choose another leader
happened-follows-suit = { SHORT($card) } follows suit: name the card of another suit that was played
happened-penalty-card-itself = That is the penalty card itself: name the card that was played instead
happened-not-on-table = { SHORT($card) } is not on the table before { SEAT($seat) }: tell first how it came there
happened-own-lead = It was his own lead: then it was not out of turn
happened-right-hand = The lead came from the right hand: then nothing was wrong
happened-his-turn = It was { SEAT($seat, form: "of") } turn: choose another player
happened-nobody-answers-himself = Nobody answers himself: choose who told him
happened-same-card-with = That is the same card: name the one that came with it
