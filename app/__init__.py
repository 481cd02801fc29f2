"""Slovohrátky: word and tile games for one desktop window."""

__version__ = "0.1.0"
