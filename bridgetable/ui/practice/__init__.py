"""Practice: problems on the table, questions and answers, and how one is getting on.

Loaded when somebody begins; only the hidden ruling is there from the start.
"""
