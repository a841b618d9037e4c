"""The record as it is entered and travelled through: the typed line, the timeline, the deal, disputed readings.

What is entered goes to the session as it stands; no law is asked.
"""
