"""An evening with a class, and a session of the club: the set list, hand-outs, the director's book, pocket cards.

It prepares and keeps what is shown, and hands on what is left of it; the showing itself is done elsewhere.
"""
