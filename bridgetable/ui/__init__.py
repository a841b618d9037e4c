"""The window: the only part that knows Qt (`placement` and `gesture` are pure even here)."""
