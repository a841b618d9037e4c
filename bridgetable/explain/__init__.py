"""Verdicts made readable: plain words, the tree of reasons, data for other programs, previews of answers."""
