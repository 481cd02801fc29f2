"""Quiddler (Žolíky se slovy), RULES QD1 to QD14."""
