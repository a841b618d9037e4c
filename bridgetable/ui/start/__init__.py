"""The program as a process: started, ended by others, tried out by itself.

Nothing imports this room but the launcher.
"""
