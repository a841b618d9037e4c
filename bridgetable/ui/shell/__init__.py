"""The window: menus, commands, and the rooms put together.

Only here is the whole window known: every other room is told what it needs of it.
"""
