"""A position of Scrabble karty as the seat to move can work it out: what lies, what it cannot see."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from app.games.scrabble_cards import cards
from app.games.scrabble_cards.model import Observation, Options
from app.games.scrabble_cards.table import Cell
from app.lexicon.judge import Judge
from app.search.scrabble import Accepted, PlaySearch

Worths = Mapping[Cell, tuple[str, int]]
"""The letter that lies in a cell and its points, as the search wants it."""


class Outlook:
    """What a seat knows. unseen: letter cards that others and the pile hold together. bonuses: bonus cards
    that somebody else may hold."""

    def __init__(self, seen: Observation) -> None:
        """Raises ValueError where nobody's hand is seen."""
        if seen.seat is None:
            raise ValueError("a seat is asked")
        self.seen = seen
        self.seat = seen.seat
        self.worths: Worths = {cell: (letter.letter, letter.value) for letter, cell in seen.table}
        known = Counter(seen.hand)
        known.update(letter.card for letter, _ in seen.table)
        known.update(seen.heap)
        self.unseen = tuple((Counter(cards.letter_pack()) - known).elements())
        self.bonuses = self._bonuses()

    @property
    def letters(self) -> list[str]:
        """The letters on the table."""
        return [letter.letter for letter, _ in self.seen.table]

    @property
    def others(self) -> tuple[int, ...]:
        """The other seats, clockwise from the own one."""
        return tuple((self.seat + step) % self.seen.seats for step in range(1, self.seen.seats))

    @property
    def lead(self) -> int:
        """Points ahead of the best other player."""
        scores = self.seen.scores
        return scores[self.seat] - max(scores[seat] for seat in self.others)

    def _bonuses(self) -> tuple[str, ...]:
        """Those last used lie under the pack; an exchange shuffles it (RULES SK11, SK12)."""
        under: list[str] = []
        for played in self.seen.history:
            if played.exchanged[1]:
                under = []
            used = [played.bonus] if played.bonus else []
            under += [*used, *(card for _, card in played.answers)]
        there = Counter(cards.bonus_pack()) - Counter([self.seen.bonus])
        return tuple((there - Counter(under[-self.seen.bonus_pile :])).elements())


def parts(options: Options) -> bool:
    """Whether an end part of an old word can be joined (RULES SK16)."""
    return options.fragment == "on" and options.clear == "auto"


def searching(judge: Judge, accepted: Accepted | None = None) -> PlaySearch:
    """What finds plays by the words of a judge.

    accepted: which words of the list count, all that the game takes where nothing is said."""
    policy = judge.policy
    return PlaySearch(policy.dawg, policy.accepted if accepted is None else accepted, cards.VALUES)
