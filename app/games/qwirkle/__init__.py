"""Qwirkle (RULES QW1 to QW12)."""
