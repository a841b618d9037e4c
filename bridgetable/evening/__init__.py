"""An evening with a class: which cases come in what order, how the room voted, what is handed out afterwards.

And a session of the club as its director keeps it: the rulings that were given, and what to come back to. Without Qt.
"""
