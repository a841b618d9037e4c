"""A case as it is being written: what may be expected of its ruling, what its facts are good for, its twin, its deal.

No window is needed for any of it.
"""
