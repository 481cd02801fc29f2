"""A play that lies until it is written down, and what the others say to it."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from functools import reduce

from app.engine.asking import Challenges, Window
from app.engine.rules import TimeUp
from app.games.scrabble_cards import table
from app.games.scrabble_cards.model import Options, Score, claims
from app.games.scrabble_cards.moves import Answer, Challenge, Play, Vote
from app.games.scrabble_cards.rules.packs import Packs
from app.games.scrabble_cards.scoring import counted, with_answers
from app.games.scrabble_cards.table import Cell, Placed


@dataclass(frozen=True)
class Pending:
    """seat: the mover. window: what the others say to the words, clockwise; answers: to the points."""

    options: Options
    seat: int
    move: Play
    placed: Placed
    window: Challenges[int] = field(default_factory=Challenges)
    answers: Window[Answer] = field(default_factory=Window)

    def heard(self, seat: int | None, move: Challenge | Vote | TimeUp) -> Pending:
        """With what somebody says of the words; when the time is up all others accept them."""
        if isinstance(move, TimeUp):
            heard = reduce(lambda window, one: window.heard(one, ()), self.window.left, self.window)
        else:
            assert seat is not None
            heard = self.window.heard(seat, move.words if isinstance(move, Challenge) else move.against)
        return replace(self, window=heard)

    def word(self, index: int) -> str:
        """One that must be a word."""
        return claims(self.placed)[index].text.lower()

    @property
    def challengers(self) -> tuple[int, ...]:
        """Everybody who challenged a word, clockwise from the mover."""
        found = {seat for by in self.window.found.values() for seat in by}
        return tuple(seat for seat in self.answers.asked if seat in found)

    def removed(self, lying: table.Table) -> list[Cell]:
        """Cells that are cleared after it (RULES SK17)."""
        return table.cleared(lying, self.placed) if self.options.clear == "auto" else []

    def gone(self, lying: table.Table) -> list[str]:
        """The cards of these, as they are held."""
        return [self.placed.table[cell].card for cell in self.removed(lying)]

    def score(self, packs: Packs, *, opened: bool) -> Score:
        """Its points before any answer."""
        bonus, size = packs.bonus[self.seat], len(packs.hands[self.seat])
        return counted(self.options, self.move, self.placed, bonus, size, opened=opened)

    def answered(self, packs: Packs, *, opened: bool) -> tuple[Score, list[tuple[int, str]]]:
        """Its points with the answers, and the cards that were played against it."""
        played = {seat: packs.bonus[seat] for seat, answer in self.answers.said.items() if answer.group}
        adding = {seat for seat, answer in self.answers.said.items() if answer.add}
        found = with_answers(self.options, self.score(packs, opened=opened), self.placed, played, adding)
        return found, list(played.items())

    @property
    def uses_bonus(self) -> bool:
        """Whether the mover's bonus card is used with it."""
        return self.move.premium is not None or self.move.group
