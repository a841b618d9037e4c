### Bidding cards and the bidding box.

# $call: the call as it is written, 1♠, Passo, X.
bidding-call = { SEAT($seat) }: { $call }
bidding-call-counts = { SEAT($seat) }: { $call } · { $state } ({ $cite })
bidding-accepted = accettata
bidding-open = da decidere
bidding-withdrawn = ritirata
bidding-cancelled = annullata
bidding-implied = implicita
bidding-no-call = non è una chiamata
