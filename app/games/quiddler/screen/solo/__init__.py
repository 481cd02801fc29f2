"""The screen of the game for one (RULES QD13)."""
