from collections.abc import Sequence

from app.lexicon.dawg_native import Automaton
from app.search.arrange_python import Accepted, Found

class Table:
    def __init__(
        self,
        automaton: Automaton,
        accepted: Accepted,
        spellings: Sequence[str],
        counts: Sequence[int],
        least_cards: int,
        least_letters: int,
        digraph: bool,
        added: Sequence[tuple[int, bytes]] = ...,
    ) -> None: ...
    def found(self) -> list[Found]: ...
    def exact(self, part: int) -> list[tuple[int, int]]: ...
    def reaches(self, values: Sequence[int], spare: bool, within: int) -> list[tuple[int, int, int, int]]: ...
    def pieces(self, part: int, words: int, longest: int) -> list[bytes]: ...
