"""Where the user's own things lie: files, copies of unsaved work, what is remembered.

Nothing here is shown but the questions that keep work from being lost.
"""
