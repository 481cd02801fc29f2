from collections.abc import Sequence
from typing import Any

from app.lexicon.dawg_native import Automaton

class Rounds:
    def __init__(
        self,
        automaton: Automaton,
        accepted: bytes | bytearray | memoryview,
        spellings: Sequence[str],
        values: Sequence[int],
        limits: tuple[int, int, bool],
        weights: tuple[int, int],
        habits: Sequence[int],
        added: Sequence[tuple[int, bytes]],
    ) -> None: ...
    def endings(
        self, situation: tuple[Any, ...], hands: Sequence[bytes]
    ) -> list[list[tuple[int, tuple[int, ...]]]]: ...
    def points(
        self,
        situation: tuple[Any, ...],
        choices: Sequence[tuple[int, tuple[int, ...] | None, int, bool]],
        seed: int,
        first: int,
        count: int,
    ) -> list[list[tuple[int, ...]]]: ...
