from collections.abc import Sequence
from typing import Any

from app.lexicon.dawg_native import Automaton
from app.search.scrabble_python import Accepted, Found

Told = tuple[int, Found | None, bool, tuple[int, ...], int, int]

class Kernel:
    def __init__(
        self,
        automaton: Automaton,
        accepted: Accepted,
        facts: tuple[Any, ...],
        options: tuple[int, ...],
        worth: tuple[Any, ...] | None,
    ) -> None: ...
    def ranked(self, position: tuple[Any, ...], most: int) -> list[Told]: ...
    def rollouts(
        self,
        position: tuple[Any, ...],
        unseen: Sequence[int],
        bonuses: Sequence[int],
        sizes: Sequence[int],
        candidates: Sequence[Told],
        plies: int,
        utilities: Sequence[int],
        seed: int,
        first: int,
        deals: int,
    ) -> list[int]: ...
    def played_out(
        self,
        position: tuple[Any, ...],
        unseen: Sequence[int],
        bonuses: Sequence[int],
        candidates: Sequence[Told],
        seed: int,
        deals: int,
        depth: int,
        width: int,
        nodes: int,
    ) -> list[tuple[list[int], bool]]: ...

def play(
    kernels: Sequence[Kernel],
    letters: Sequence[int],
    bonuses: Sequence[int],
    first: int,
    seed: int,
    log: bool = ...,
    most_turns: int = ...,
) -> tuple[list[int], list[tuple[Any, ...]]]: ...
