"""The window: menus, commands, and the rooms put together.

Only here is the whole `Window` known.
"""
