"""Bidding cards: which calls lie before a player, where each of them lies, and how a call is painted.

Which of them there are and where they lie is worked out without Qt; the felt, the bidding box and the pages draw them.
"""
