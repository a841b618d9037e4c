### Bidding cards and the bidding box.

# $call: the call as it is written, 1♠, Pass, X.
bidding-call = { SEAT($seat) }: { $call }
bidding-call-counts = { SEAT($seat) }: { $call } · { $state } ({ $cite })
bidding-accepted = accepted
bidding-open = open
bidding-withdrawn = withdrawn
bidding-cancelled = cancelled
bidding-implied = implied
bidding-no-call = no call
