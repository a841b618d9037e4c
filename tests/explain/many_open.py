"""A record that leaves much open: some 1,900 rulings have to be compared to know what is asked."""

from __future__ import annotations

MANY_OPEN = """
id = "a"
table = {declarer="S", contract="5HX"}
start = {trick=11, lead="S", winners="?WSEENSWWS", revokes=["E trick 2 clubs: established"]}
actions = ["N moves C6", "S leads S9", "W takes up his hand", "W plays SJ", "S calls D8", "E plays S7", "W leads DK",
  'an outsider remarks "hm"', "N plays D8", "S calls low club", "all turn their cards", "@l1: W adds SK to trick 5",
  "E plays C7", "S plays DA", "S draws attention", "S leads C5", "N looks at E's hand", "E calls the director",
  "W leaves his card face up", "all turn their cards", "W draws attention", "W returns his hand", "S pauses",
  "W consults his own notes", "all turn their cards", "S draws attention", "N moves H6", "S calls the director",
  "play ends"]
[facts]
"extreme-card N" = "C5"
"""
