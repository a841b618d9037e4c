"""Boards as other programs write and read them, and the way from them to a record and back."""
