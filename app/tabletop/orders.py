"""Boards and deals made to order: what is wanted, and what came of it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class OrderWish:
    """words: as they were written. seed: another board for each. common: how many common words are wanted
    on it, as near as may be; None for as many as a good one has."""

    words: tuple[str, ...]
    seed: int = 1
    common: int | None = None


@dataclass(frozen=True)
class Made:
    """letters: what lies there, row by row or hand by hand. options: with which the game is played on
    it. code: by which it is dealt again. hidden, missed: the wanted words as they were written. common: how
    many common words there are beside them. coarse: those of the missed that always bring a word which is not
    for a class."""

    letters: tuple[str, ...]
    options: Mapping[str, Any]
    code: str
    hidden: tuple[str, ...]
    missed: tuple[str, ...]
    common: int
    coarse: tuple[str, ...] = ()
