"""A bridge table for practising rulings."""

__version__ = "0.1.0"
