"""Who translates the program comes here: what a language says is made into plain data, and looked through.

Nothing of it is imported while the program runs; it needs the parser of Project Fluent.
"""
