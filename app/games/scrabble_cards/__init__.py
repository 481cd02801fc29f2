"""Scrabble karty, the card game of words on an open table (RULES SK1 to SK24)."""
