"""Cases from which others are written, as text."""

from __future__ import annotations

LEAD = """
id = "wrong-lead"
title = "The wrong hand leads"
table = {declarer="S", contract="4S"}
deal = {N="K74.A52.KT63.J84", E="93.T74.J974.KT62", S="AQJT62.K6.A5.Q93", W="85.QJ983.Q82.A75"}
actions = ["E leads C2", "S calls the director", "the director explains"]
"""
