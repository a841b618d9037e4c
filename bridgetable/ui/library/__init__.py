"""The cases at the left: found, narrowed down, and told.

A case is listed here; opening it is the work of `files`.
"""
