"""Rounds of Boggle to test rules at: people and machines, a referee, words on the board."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from app.engine.chance import Chance
from app.engine.errors import IllegalMove
from app.engine.match import Match
from app.engine.rules import Seat
from app.games.boggle.model import (
    HandIn,
    ListedWord,
    Shake,
    Start,
    TimeUp,
)
from app.games.boggle.rules import BoggleRules
from app.lexicon.policy import Judgement, Reason
from tests.games.boggle.kit import random_word

AnyMatch = Match[Any, Any]


class Tellers:
    """A referee that takes words with an even number of letters."""

    def of_today(self) -> Tellers:
        return self

    def judge(self, word: str, said: str | None = None) -> Judgement:
        return Judgement(word, False, Reason.UNKNOWN) if len(word) % 2 else Judgement(word, True)

    def solve(self, grid: Sequence[str], *, fold: bool, min_len: int) -> list[str]:
        return []

    solve_common = struck_off = solve


def people(count: int) -> list[Seat]:
    return [Seat(f"Hráč {number}") for number in range(count)]


def machines(count: int) -> list[Seat]:
    return [Seat(f"Stroj {number}", "ai", 1) for number in range(count)]


def playing(seats: Sequence[Seat], seed: int = 1, **options: Any) -> AnyMatch:
    """A game in whose first round the clock runs."""
    match: AnyMatch = Match.new(BoggleRules(Tellers()), seats, seed, {"min_len": 1, **options})
    match.submit(match.deciders()[0], Shake())
    match.submit(None, Start())
    return match


def words_on(match: AnyMatch, count: int, length: int | None = None, seed: int = 1) -> list[str]:
    """Different words along paths of the board, of that length if given."""
    chance, words = Chance(seed), []
    grid = match.observation_for(match.deciders()[0]).grid
    while len(words) < count:
        word = random_word(grid, chance)
        if word not in words and length in (None, len(word)):
            words.append(word)
    return words


def refusal(match: AnyMatch, seat: int | None, move: Any) -> Any:
    with pytest.raises(IllegalMove) as refused:
        match.submit(seat, move)
    return refused.value.reason


def reviewed(votes: str = "vote", count: int = 3) -> tuple[AnyMatch, str]:
    """A round under review in which seat 0 wrote a word that the list does not know."""
    match = playing(people(count), entry="paper", words=votes)
    word = words_on(match, 1, length=3)[0]
    match.submit(None, TimeUp(180_000))
    for seat in range(count):
        match.submit(seat, HandIn((ListedWord(word),) if seat == 0 else ()))
    return match, word
