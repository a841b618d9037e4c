### Bidding cards and the bidding box.

# $call: the call as it is written, 1♠, Πάσο, X.
bidding-call = { SEAT($seat) }: { $call }
bidding-call-counts = { SEAT($seat) }: { $call } · { $state } ({ $cite })
bidding-accepted = δεκτή
bidding-open = εκκρεμεί
bidding-withdrawn = αποσύρθηκε
bidding-cancelled = ακυρώθηκε
bidding-implied = υπονοείται
bidding-no-call = δεν είναι δήλωση
