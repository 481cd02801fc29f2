"""Solving the game for one: its piles, the par of a deal, and the best that is possible (RULES QD13)."""
