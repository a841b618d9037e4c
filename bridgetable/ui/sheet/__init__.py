"""The ruling as it is handed on: printed, sent, read out or reported.

Nothing here changes a record.
"""
