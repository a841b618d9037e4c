### Scores, weighted scores, and tricks with all four hands in sight.

## What was typed and cannot be read.

equity-unread-contract = { $typed } is no contract: write 4S S or 3NTX E, who declares it last
equity-unread-score = { $typed } is no score: write 620, -100 or 620x3
equity-no-scores-yet = the scores at the other tables are still to be typed
equity-no-traveller = { $typed } holds no scores, or more than { $most }

## Weighted scores. $side is NS or EW.

equity-weights-together = the weights for { $side } come to { $sum }, not to 100
equity-no-weight = each weight for { $side } is a whole number from 1 to 100
equity-one-result-each = by { $cite } of 2007 each side is given one result: nothing is weighed

# The arithmetic of one result: $worth is what it is worth in matchpoints or IMPs, $part what its weight leaves of it.
equity-weighed-line = { $weight } % of { $contract } by { SEAT($declarer) }, { $tricks ->
    [one] one trick
   *[other] { $tricks } tricks
} ({ $score }): { $worth } × { $weight } % = { $part }

## What keeps double dummy from being asked of a moment.

equity-play-is-over = The play is over: go back to a moment at which somebody is to play.
equity-no-contract = The auction is not over: without a contract there are no tricks to count.
equity-play-not-recorded = Play that nobody recorded has gone by: which cards are left is not known.
equity-hand-unknown = { SEAT($seat, form: "of") } hand is not known: load tonight's boards, or type it.
equity-trick-lacks = Trick { $trick } lacks a card (67): correct it first.
equity-trick-in-doubt = The cards of trick { $trick } do not follow each other round the table: settle first which of them count.
equity-goes-back = { CARD($card) } of { SEAT($seat) } has still to go back: move it first.
equity-in-the-air = { SEAT($seat) } holds { CARD($card) } out of his hand: let him play it or put it back first.
equity-waits = { CARD($card) } of { SEAT($seat) } lies there and does not count as played: settle first what becomes of it.
equity-choice-first = Somebody has a choice: it has to be made first.
equity-claim-first = Play has stopped for a claim or concession: go back to the moment before it.
equity-nobody-to-act = Nobody is to play now: rule first.
equity-card-twice = { CARD($card) } is in two places: correct the deal first.
equity-wrong-count = { SEAT($seat) } has { $cards ->
    [one] one card
   *[other] { $cards } cards
} where { $wanted } are left to play: correct the deal first.

## Where the solver comes from.

equity-no-library = Hands of more than { $most } cards each are worked out by the solver DDS, which is not here; smaller endings are without it. Every package of this program brings it. Started from source: pip install --no-deps endplay==0.5.12 (or, on Debian, the package libdds0), then start again.
equity-refused = The solver refuses this position (its number { $code }).

## What a score is worth, and what double dummy says. Tricks are those of one side.

# $doubled: how many times, a redouble being the second.
equity-contract = { action-bid }{ $doubled ->
    [0] { "" }
    [1] X
   *[2] XX
}
equity-score = { $contract } by { SEAT($declarer) }, { $tricks ->
    [one] one trick
   *[other] { $tricks } tricks
}, { $vulnerable ->
    [yes] vulnerable
   *[no] not vulnerable
}: { $score }.
equity-in-sight = With all four hands in sight, under the Laws of { $edition }:
# $told is the message after these two.
equity-now = After action { $after }: { $told }
equity-without = Just before action { $action }: { $told }
equity-to-play = { SEAT($seat) } is to play. Tricks of { SIDE($side) } { $counted ->
    [in-all] in all
   *[to-come] still to come
}, all playing best:
equity-card = { CARD($card) }
equity-cards = { $cards }: { $tricks }
equity-cards-barred = { $cards }: { $tricks }, not to be played now ({ $cite })
equity-cards-demanded = { $cards }: { $tricks }, to be played now ({ $cite })
equity-best = Best: { $best }
equity-best-allowed = Best: { $best } · best that may be played: { $allowed }
# Who is to play and what is counted, and the best: all in a line.
equity-in-short = { $told } { $best }.
equity-later = What duties demand of cards further on is not in these numbers.
equity-before-the-record = It came before the record begins: the deal at that moment is not known.
equity-tricks-unknown = The tricks won before are not known: say who won them.
# Law 64C: $without is what the side wins in all if the revoke had not been made.
equity-revoke = Revoke. { SIDE($side) }: { $taken } taken at the table, { $given } after any transfer, { $without } with best play had it not been made. { $short ->
    [0] What has been given is at least that.
    [one] Up to one trick more to consider.
   *[other] Up to { $short } tricks more to consider.
}
equity-revoke-not-yet = Revoke. { SIDE($side) } would have { $without } with best play had it not been made; what they take at the table is not known, or not yet.
equity-revoke-unknown = Revoke. { $why }
equity-claim-too-high = { SIDE($side) } claimed { $claimed ->
    [one] one trick
   *[other] { $claimed } tricks
}: against best play no line takes more than { $most }.
equity-cited = { $told } ({ $cite })
