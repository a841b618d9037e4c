"""The window *What was it worth?*: tricks with all four hands in sight, and the score the director assigns.

It tells no ruling and changes none. While a ruling is kept back it says nothing.
"""
