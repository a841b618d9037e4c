"""Every message of the program in the language spoken, beside the English one: for who translates it.

Nothing of it is loaded before somebody asks for it.
"""
