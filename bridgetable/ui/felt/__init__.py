"""The table itself: cards, flags, names and zones, and the hands that move them.

Table and verdict are shown here; nothing of either is kept.
"""
