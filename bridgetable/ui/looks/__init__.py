"""Colours, sizes, letters and signs, and what changes with the system.

Nobody here knows a widget of the window.
"""
