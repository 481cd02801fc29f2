"""What a seat can do in a position of Qwirkle, and how it looks before anything is tried out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from app.games.qwirkle import tiles
from app.games.qwirkle.board import Placement
from app.games.qwirkle.model import Exchange, Lay, Move, Observation, Pass
from app.games.qwirkle.tiles import Tile
from app.search import qwirkle as search

GIFT = 0.5
"""Share of what others may expect of an open five that counts against opening it. At full value
defending costs more than it saves."""

PAIR = 12
"""What two kept tiles that go together look worth, in hundredths of a point."""

EXCHANGE_LOSS = 150
"""What an exchange loses by its looks besides scoring nothing, in hundredths of a point."""


@dataclass(frozen=True)
class Choice:
    """A legal move.

    laid: tile and cell of each tile laid, one after the other; traded: tiles given away.
    kept: tiles of the hand that stay. looks: worth in hundredths of a point without trying it out.
    """

    move: Move
    points: int
    looks: int
    laid: tuple[int, ...]
    traded: tuple[Tile, ...]
    kept: tuple[Tile, ...]

    @property
    def tiles(self) -> int:
        return len(self.laid) // 2


class Outlook:
    """A position as the observing seat can work it out.

    sizes: tiles in the other hands, in turn order. scores: own, then the others' in turn order.
    unseen: what the others and the bag hold together.
    """

    def __init__(self, observation: Observation) -> None:
        """Raises ValueError when it is not the observing seat's turn."""
        seat = observation.seat
        if seat is None or observation.turn != seat:
            raise ValueError("a move is asked of the seat whose turn it is")
        others = [(seat + step) % observation.seats for step in range(1, observation.seats)]
        self.observation = observation
        self.hand = tuple(sorted(observation.hand))
        self.bag = observation.bag
        self.sizes = tuple(observation.hand_sizes[other] for other in others)
        self.scores = tuple(observation.scores[index] for index in (seat, *others))
        self.position = search.Position()
        for tile, (x, y) in observation.table:
            self.position.lay(tile, search.cell_of(x, y))
        known = Counter(self.hand)
        known.update(tile for tile, _ in observation.table)
        self.unseen = tuple(t for t in range(tiles.KINDS) for _ in range(tiles.COPIES - known[t]))

    @property
    def lead(self) -> int:
        """Points ahead of the best other player."""
        return self.scores[0] - max(self.scores[1:])

    def gifts(self) -> tuple[int, int, int, int]:
        """What a line of five left open costs, by the copies of its sixth tile that may be with others."""
        held = self.sizes[0]
        chances = [1.0 - max(0.0, 1.0 - copies / max(1, len(self.unseen))) ** held for copies in range(4)]
        first, second, third, fourth = (
            round(GIFT * search.POINT * search.SCORE[tiles.LONGEST] * chance) for chance in chances
        )
        return first, second, third, fourth

    def passing(self) -> Choice:
        """To pass, the only choice where there is no other."""
        return Choice(Pass(), 0, 0, (), (), self.hand)

    def ends_with(self, choice: Choice) -> bool:
        """Whether the choice lays the last tile (RULES QW9)."""
        return not self.bag and choice.tiles == len(self.hand)


def choices(outlook: Outlook, *, defends: bool = True) -> list[Choice]:
    """Everything worth a thought, in no order: all plays, and the trades of what goes with little.

    defends: whether looks count what a play opens and keeps, or points alone.
    """
    seen = outlook.observation
    if not seen.table:
        return _openings(outlook, defends)
    gifts = outlook.gifts() if defends else (0, 0, 0, 0)
    plays = outlook.position.plays(search.mask_of(outlook.hand), gifts)
    found = [_laying(outlook, play, defends) for play in plays]
    if seen.trade_limit and (defends or not found):
        found += _trades(outlook, seen.trade_limit)
    return found


def made_choice(outlook: Outlook, found: Sequence[Choice], made: Move) -> Choice | None:
    """The choice that a move made stands for, though nobody might have thought of it."""
    if isinstance(made, Pass):
        return None
    if isinstance(made, Exchange):
        away = tuple(sorted(made.tiles))
        same = (one for one in found if tuple(sorted(one.traded)) == away)
        kept = _without(outlook.hand, away)
        looks = PAIR * pairs(kept) - EXCHANGE_LOSS
        return next(same, None) or Choice(Exchange(away), 0, looks, (), away, kept)
    opening = not outlook.observation.table

    def laid(move: Lay) -> object:
        return sorted(tile if opening else (tile, place) for tile, place in move.placements)

    return next((one for one in found if isinstance(one.move, Lay) and laid(one.move) == laid(made)), None)


def _openings(outlook: Outlook, defends: bool) -> list[Choice]:
    """Lines along the row from (0, 0); order and direction make no difference to what fits beside them
    that would be worth a thought (RULES QW3)."""
    needed = outlook.observation.opening
    sets = {
        part
        for group in tiles.sets(outlook.hand)
        for part in ([group] if needed else _parts(group))
        if not needed or len(part) == needed
    }
    found = []
    for part in sorted(sets):
        laid = tuple(number for x, tile in enumerate(part) for number in (tile, search.cell_of(x, 0)))
        points = search.SCORE[len(part)] if len(part) > 1 else outlook.observation.options.lone
        found.append(_laying(outlook, (search.POINT * points, points, laid), defends))
    return found


def _parts(group: Sequence[Tile]) -> list[tuple[Tile, ...]]:
    """All its parts but the empty one."""
    return [
        tuple(tile for index, tile in enumerate(group) if chosen >> index & 1)
        for chosen in range(1, 1 << len(group))
    ]


def _without(hand: Sequence[Tile], gone: Sequence[Tile]) -> tuple[Tile, ...]:
    left = list(hand)
    for tile in gone:
        left.remove(tile)
    return tuple(left)


def pairs(hand: Sequence[Tile]) -> int:
    """How many pairs of the different tiles go together."""
    mask = search.mask_of(hand)
    return sum((search.TOGETHER[tile] & mask).bit_count() for tile in set(hand)) // 2


def _laying(outlook: Outlook, play: search.Play, defends: bool) -> Choice:
    value, points, laid = play
    kept = _without(outlook.hand, laid[::2])
    move = Lay(tuple((laid[i], search.place_of(laid[i + 1])) for i in range(0, len(laid), 2)))
    if not kept and not outlook.bag:
        points += tiles.END_BONUS
        value += search.POINT * tiles.END_BONUS
    if defends and outlook.bag:
        value += PAIR * pairs(kept)
    return Choice(move, points, value, laid, (), kept)


def line_lengths(position: search.Position, laid: Sequence[int]) -> list[int]:
    """Lengths of the lines that the play makes or lengthens (RULES QW5), the one along it first."""
    cells = laid[1::2]
    if not cells:
        return []
    along_row = len(cells) < 2 or abs(cells[1] - cells[0]) < search.STRIDE // 2
    lengths = []
    mine = set(cells)
    step = 1 if along_row else search.STRIDE
    low = high = cells[0]
    while low - step in mine or position.tiles[low - step] >= 0:
        low -= step
    while high + step in mine or position.tiles[high + step] >= 0:
        high += step
    lengths.append((high - low) // step + 1)
    across = position.column_length if along_row else position.row_length
    lengths += [across[cell] for cell in cells]
    return [length for length in lengths if length > 1]


def opens(outlook: Outlook, laid: Sequence[int]) -> bool:
    """Whether the play leaves a line of five that another may complete."""
    position = outlook.position
    if 5 not in line_lengths(position, laid):
        return False
    for index in range(0, len(laid), 2):
        position.lay(laid[index], laid[index + 1])
    with_others = search.mask_of(outlook.unseen)
    opened = any(
        position.fits(cell) & with_others
        for cell in _ends(position, laid[1::2])
        if tiles.LONGEST in (position.row_length[cell], position.column_length[cell])
    )
    for _ in range(len(laid) // 2):
        position.take_back()
    return opened


def _ends(position: search.Position, cells: Sequence[int]) -> set[int]:
    """Empty cells at the ends of all lines through the cells."""
    ends = set()
    for cell in cells:
        for step in (1, -1, search.STRIDE, -search.STRIDE):
            end = cell
            while position.tiles[end] >= 0:
                end += step
            ends.add(end)
    return ends


def blocks(outlook: Outlook, laid: Sequence[int]) -> bool:
    """Whether the play spoils a cell where another could now complete a line, without completing it."""
    position = outlook.position
    with_others = search.mask_of(outlook.unseen)
    near = {cell + step for cell in laid[1::2] for step in (0, 1, -1, search.STRIDE, -search.STRIDE)}
    open_now = [cell for cell in near if _completes(position, cell, with_others)]
    if not open_now:
        return False
    for index in range(0, len(laid), 2):
        position.lay(laid[index], laid[index + 1])
    filled = set(laid[1::2])
    spoilt = [c for c in open_now if c not in filled and not _completes(position, c, with_others)]
    for _ in range(len(laid) // 2):
        position.take_back()
    return bool(spoilt)


def _completes(position: search.Position, cell: int, held: int) -> bool:
    """Whether a tile of the mask completes a line of six in the empty cell."""
    if position.tiles[cell] >= 0:
        return False
    longest = max(position.row_length[cell], position.column_length[cell])
    return longest == tiles.LONGEST and bool(position.fits(cell) & held)


def _trades(outlook: Outlook, limit: int) -> list[Choice]:
    """Keep one of the largest sets that go together and trade the rest, or trade all."""
    found = {}
    for keep in (*tiles.largest_sets(outlook.hand), ()):
        away = _without(outlook.hand, keep)
        if not away:  # six that go together: one of them for a chance to connect
            away = outlook.hand[:1]
        away = away[:limit]
        kept = _without(outlook.hand, away)
        looks = PAIR * pairs(kept) - EXCHANGE_LOSS
        found[away] = Choice(Exchange(away), 0, looks, (), away, kept)
    return list(found.values())


@dataclass(frozen=True)
class SolvedPosition:
    """A printed position and what is best in it.

    table: what lies there. hand: tiles to be laid. points: the most that a turn brings. best: one such
    turn. ways: how many turns bring as much."""

    table: tuple[Placement, ...]
    hand: tuple[Tile, ...]
    points: int
    best: tuple[Placement, ...]
    ways: int
