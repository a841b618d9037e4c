"""The small parts every panel and dialog is put together from.

Nobody here knows a case, a ruling or the window.
"""
