"""The window: the only part that knows Qt (`felt.placement`, `felt.gesture` and `felt.drawn` are pure even here).

Each room opens with who lives there; which room may know which stands in `pyproject.toml`.
"""
