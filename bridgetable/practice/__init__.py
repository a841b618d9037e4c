"""Practising rulings: problems, what is asked of them, how answers are marked, and what is remembered. Without Qt."""
