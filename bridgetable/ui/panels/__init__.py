"""The pages of the director: ruling, reasons, questions, choices, ledger, comparison.

Each is given what it shows and sends what was pressed.
"""
