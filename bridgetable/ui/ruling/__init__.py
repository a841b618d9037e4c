"""“What happened?”: a ruling without a table, from declarer, contract and the events.

What is told here becomes a record like any other.
"""
