"""The law book: a window to search, read and compare, beside the user's own book.

It is opened from anywhere and needs no table.
"""
