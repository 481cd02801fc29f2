from collections.abc import Sequence

from app.lexicon.dawg_native import Automaton

TWIN: tuple[int, ...]

class Board:
    def __init__(self, automaton: Automaton, letters: str, near: Sequence[int]) -> None: ...
    def words(
        self, faces: Sequence[int], accepted: bytes | bytearray | memoryview | None
    ) -> dict[int, str]: ...
