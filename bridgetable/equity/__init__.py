"""What an irregularity may have cost: scores, matchpoints and IMPs, weighted scores, and tricks at double dummy.

Aids for who assigns a score. Nothing here is law or part of a ruling, and nothing of it is worked out unasked.
"""
