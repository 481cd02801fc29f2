from collections.abc import Callable, Sequence

from app.lexicon.dawg_native import Automaton

TWIN: int
MOST_PLACES: int

class Walk:
    def __init__(
        self,
        automaton: Automaton,
        letters: str,
        size: int,
        accepted: bytes,
        lengths: range,
        watch: Callable[[float], bool],
    ) -> None: ...
    def fit(self, masks: Sequence[int], stars: int, start: int, end: int) -> None: ...
    def spell(self, stock: Sequence[int], blanks: int) -> None: ...
    def more(self) -> list[tuple[int, str]] | None: ...
