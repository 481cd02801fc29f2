from collections.abc import Sequence

from app.search.qwirkle_python import Candidate, Play

class Position:
    def __len__(self) -> int: ...
    @property
    def tiles(self) -> Sequence[int]: ...
    @property
    def row(self) -> Sequence[int]: ...
    @property
    def column(self) -> Sequence[int]: ...
    @property
    def row_length(self) -> Sequence[int]: ...
    @property
    def column_length(self) -> Sequence[int]: ...
    @property
    def left(self) -> Sequence[int]: ...
    @property
    def beside(self) -> Sequence[int]: ...
    @property
    def frontier(self) -> list[int]: ...
    def fits(self, cell: int) -> int: ...
    def lay(self, tile: int, cell: int) -> None: ...
    def take_back(self) -> None: ...
    def plays(self, hand: int, gifts: Sequence[int] = ...) -> list[Play]: ...

def rollouts(
    position: Position,
    mine: Sequence[int],
    sizes: Sequence[int],
    scores: Sequence[int],
    unseen: Sequence[int],
    candidates: Sequence[Candidate],
    plies: int,
    gifts: Sequence[int],
    utility: Sequence[int],
    seed: int,
    first: int,
    count: int,
) -> list[int]: ...
def endgame(
    position: Position,
    hand: Sequence[int],
    other: Sequence[int],
    low: int,
    high: int,
    depth: int,
    nodes: int,
    passed: bool = False,
) -> tuple[int, bool, int]: ...
