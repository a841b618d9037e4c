"""Boards from elsewhere, and cases that go there: lists of boards, what is pasted or dropped, files for other programs.

Nothing here reads or writes a format: `bridgetable/exchange` does.
"""
