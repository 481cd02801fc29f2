from collections.abc import Mapping

LAYOUT: tuple[int, ...]

class Automaton:
    def __init__(
        self, edges: memoryview, counts: memoryview, codes: Mapping[str, int], root: int
    ) -> None: ...
    def number(self, word: str) -> int: ...
