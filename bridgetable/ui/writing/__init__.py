"""Where a case is written: what it tells, what was found, what is expected of its ruling, and its twin.

All of it is loaded when somebody begins to write.
"""
