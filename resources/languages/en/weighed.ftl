### What the director weighs himself: questions, which stand after a colon.

weighed-chose-with-partner = did the player choose after consulting his partner?
weighed-two-out-of-rotation = two partners have called out of turn one after the other: which of the two calls is dealt with first?
weighed-two-at-one-instant = two players have called at once and neither was in turn: which of the two calls is dealt with first?
weighed-call-not-repeated = he had to repeat his call and has made another: is the call he owes put in, or is it a change of call?
weighed-partner-doubles = after his partner's pass out of turn he was not to double now, and has doubled: what becomes of his call?
weighed-late-change-of-call = may a call still be changed over which the next player has called?
weighed-right-lost = has the innocent side lost its right by acting before the director was called?
weighed-gain-from-ignorance = has that side gained by something an opponent did who did not know the law?
weighed-suggested = did it suggest what the partner then chose, and was there a logical alternative?
weighed-slip-of-opponents = which of the opponents has let something slip, and what did it suggest to his partner?
weighed-gain-from-partner = has what partner let slip brought his side a gain?
weighed-board-playable = can the board still be played normally?
weighed-use-of-withdrawn = has the use of what was taken back damaged the other side?
weighed-question-suggested = did partner choose what the question suggested, where something else was a logical alternative?
weighed-innocent-damaged = was the innocent side damaged?
weighed-last-call = could his last call well have been influenced by the wrong explanation?
weighed-call-on-explanation = did a call rest on the wrong explanation, and was the innocent side damaged?
weighed-foreseen-gain = has the irregularity brought the offending side a gain that it could have foreseen?
weighed-restrictions-combined = how are the restriction for the withdrawn call and the one for the penalty card combined?
weighed-other-suit-after-lead = may declarer, who was not asked before this lead, still have another suit led?
weighed-dummy-exchanged = has dummy exchanged hands with declarer, or left his seat to watch him play?
weighed-either-damaged = was either side damaged?
weighed-defenders-gained = have the defenders gained by their irregularity?
weighed-dummy-told = has dummy told declarer anything about the play?
weighed-card-led-first = the other hand of that side leads instead: might the opponents have kept the card led first?
weighed-meant-to-name = which card had he meant to name?
weighed-exposed-by-naming = is the second card exposed by having been named?
weighed-dummy-suggested = has dummy suggested a play, and were the defenders damaged by it?
weighed-words-meant = which card did these words mean?
weighed-suit-forbidden-before = may declarer require a suit that he forbade the same leader before?
weighed-penalty-card-again = is a penalty card that was played, and taken back with the play, a penalty card again?
weighed-other-penalty-card = may declarer, who had not said which of the penalty cards he wanted, still have another one played?
weighed-penalty-card-after-accepting = declarer has accepted the lead: may he still ask for the penalty card in its place?
weighed-spread-after-accepting = the text makes declarer accept the lead; may he still lay down his own hand and become dummy?
weighed-use-of-early-card = has his partner made use of the card seen too early?
weighed-choice-after-slip = the hurried card was put to a lead that was a slip: does declarer keep his choice?
weighed-choice-lost = has declarer lost his choice by playing on, after the partner's card, before the director came?
weighed-early-card-other-suit = the suit led has changed since: what becomes of the card put down too early?
weighed-which-lead = two leads from one hand lie there: was it the later one, to which it follows suit, that this card was for?
weighed-dummys-question = has dummy's question told declarer anything that he used?
weighed-trick-shown = has the director to have the trick shown?
weighed-two-suits = does the partner hold two suits, and could the revoke card have suggested one of them?
weighed-all-got-back = has the innocent side got back all that it lost by the revoke?
weighed-later-revokes = would the innocent side have made more tricks without the later revokes?
weighed-no-revoke = what would the result have been if nobody had revoked?
weighed-late-word = did the late word about a card turned the wrong way suggest what partner did?
weighed-told-to-look = did the director tell him to look at a turned trick?
weighed-lost-card = the card is looked for and put in its place; has the other side been damaged by its loss?
weighed-trick-winner = who has won the trick with this card?
weighed-shown-as-played = was the card shown as good as played before his partner's turn, so that declarer may choose under 57A?
weighed-trick-by-agreement = would the side that agreed likely have won a trick?
weighed-outstanding-trump = a trump is out: was it mentioned, may he have forgotten it, could normal play lose a trick to it?
weighed-cards-after-claim = what do the cards played after the claim show of what was likely, and of the claim?
weighed-unstated-line = does he need a line that he did not state, while another normal line takes fewer tricks?
weighed-partner-finds-play = would the claimer's partner have to find the right one of several normal plays?
weighed-one-opponent-irrational = does an unstated line need one certain opponent to hold a card, who neither showed out nor would on any normal line, and would it not be irrational to play otherwise?
weighed-one-opponent = does an unstated line need one certain opponent to hold a card, who neither showed out nor would on any normal line?
weighed-suit-from-top = with each suit played from the top where he did not say otherwise: what could be lost?
weighed-suit-any-order = with the cards of a suit in any order where he did not say: what could be lost?
weighed-concession = could any normal play of the cards still held have lost the tricks conceded?
weighed-manner = could the player have known that his manner might work to his advantage?
weighed-misled = was an innocent opponent misled, and damaged by it?
weighed-rectification-dropped = the innocent side asks to do without the rectification: is there good reason to let it drop?
weighed-facts-not-established = with the facts not established: what ruling lets play go on?
weighed-declarers-lead = declarer had led too: does his card go back, now that the defender's lead has been accepted?
weighed-earlier-trick = was there an earlier trick to which this card had to be played?
# $line: whether the claimer has stated a line, and what he said ($said).
weighed-what-normal-play-loses = as fairly as possible to both sides, doubt against the claimer: what could normal play lose?{ $line ->
    [stated] { " " }His line: “{ $said }”.
    [none] { " " }He stated no line.
   *[open] { "" }
}
# $laws: paragraphs under which the same words may be said.
weighed-which-law = the choice is ambiguous: is it made under { $laws }?
weighed-says-of-tricks = does { SEAT($seat) } lose the right to have doubtful tricks or a revoke decided as he says?
weighed-ruled-for-others = can the facts not be found, so that it is ruled for { SEAT($first) } and { SEAT($second) }?
