"""The window as the rooms in it see it: what several of them ask alike of it, in protocols.

What one room asks besides stands in its own `around`.
"""
