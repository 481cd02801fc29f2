"""Slovohrátky: word and tile games for one desktop window."""
