from collections.abc import Sequence

from app.lexicon.dawg_native import Automaton
from app.search.scrabble_python import Accepted, Card, Found

class Finder:
    def __init__(
        self,
        automaton: Automaton,
        accepted: Accepted,
        table: Sequence[Card],
        hand: Sequence[int],
        blanks: int,
        values: Sequence[int],
        parts: bool,
    ) -> None: ...
    def found(self) -> list[Found]: ...
