"""Show: an evening's cases before a class, the room's window on the projector and the teacher's beside it.

What the room sees is made from the ruling kept back: nothing of the answer is in its window before it is shown.
"""
