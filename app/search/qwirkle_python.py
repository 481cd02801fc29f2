"""Qwirkle over flat arrays, in plain Python: the reference of the search (RULES QW5, QW6).

A tile is 0 … 35 (colour × 6 + shape), a set of tiles is a mask of 36 bits, a cell is a number
``x + y × STRIDE`` around ORIGIN. Two tiles go together when they share a colour or a shape and are not
the same; tiles make a line exactly when all pairs of them go together. So every empty cell knows, for its
row and for its column, the mask of tiles that go together with all that is there, and laying a tile
changes that of four cells at most: the ends of its two lines.

``app.search.qwirkle_native`` is the compiled twin; whatever is asked of both, they answer the same.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

TWIN = 2
"""Grows with every change of what is answered; a compiled twin of another number is not used."""

KINDS = 36
COPIES = 3
HAND = 6
LONGEST = 6
QWIRKLE_BONUS = 6
END_BONUS = 6
STRIDE = 223
"""Cells in a row. 108 tiles reach 107 cells from the first one; a prime keeps columns apart in caches."""
CELLS = STRIDE * STRIDE
ORIGIN = 111 * STRIDE + 111
ALL = (1 << KINDS) - 1
EMPTY = -1

POINT = 100
"""Values of plays count hundredths of a point."""

TOGETHER: tuple[int, ...] = tuple(
    sum(
        1 << other
        for other in range(KINDS)
        if (other // LONGEST == kind // LONGEST) != (other % LONGEST == kind % LONGEST)
    )
    for kind in range(KINDS)
)
"""For each tile the mask of those that may stand in a line with it."""

SCORE = (0, 0, *range(2, LONGEST), LONGEST + QWIRKLE_BONUS)
"""Points of a line by its length (RULES QW6); one tile is no line."""

_WORD = (1 << 64) - 1

Play: TypeAlias = tuple[int, int, tuple[int, ...]]
"""(value, points, tile and cell of each tile laid, one after the other)."""

Candidate: TypeAlias = tuple[int, tuple[int, ...], tuple[int, ...]]
"""A first move to try: (points, tile and cell of each tile laid, tiles traded)."""


class Position:
    """The tiles on the table. Tiles are laid one after the other and taken back in reverse order."""

    def __init__(self) -> None:
        self.tiles = [EMPTY] * CELLS
        self.row = [ALL] * CELLS
        """For an empty cell, the tiles that its row takes."""
        self.column = [ALL] * CELLS
        self.row_length = [1] * CELLS
        """For an empty cell, how long the line in its row is once it is filled."""
        self.column_length = [1] * CELLS
        self.beside = [0] * CELLS
        """How many of a cell's four neighbours are filled."""
        self.frontier: list[int] = []
        """Empty cells beside a tile, in no order that means anything."""
        self._slot = [EMPTY] * CELLS
        self.left = [COPIES] * KINDS
        """Copies of each tile that are not on the table."""
        self.laid: list[int] = []
        """Filled cells, as they were laid."""

    def __len__(self) -> int:
        return len(self.laid)

    def fits(self, cell: int) -> int:
        """The tiles that the empty cell takes. Raises IndexError for no cell."""
        if not 0 <= cell < CELLS:
            raise IndexError(cell)
        return self.row[cell] & self.column[cell]

    # Laying and taking back

    def lay(self, tile: int, cell: int) -> None:
        """Put a tile where it fits. Raises ValueError where it does not."""
        if not (0 <= tile < KINDS and 2 * STRIDE < cell < CELLS - 2 * STRIDE):
            raise ValueError("there is no such tile or cell")
        if self.tiles[cell] >= 0 or not self.left[tile] or not self.fits(cell) >> tile & 1:
            raise ValueError("the tile does not fit there")
        self.put(tile, cell)

    def put(self, tile: int, cell: int) -> None:
        """Put a tile as `lay` does, without checking anything: for callers who know that it fits."""
        self.tiles[cell] = tile
        self.left[tile] -= 1
        self.laid.append(cell)
        if self._slot[cell] >= 0:
            self._leave_frontier(cell)
        for near in (cell - 1, cell + 1, cell - STRIDE, cell + STRIDE):
            self.beside[near] += 1
            if self.tiles[near] < 0 and self._slot[near] < 0:
                self._slot[near] = len(self.frontier)
                self.frontier.append(near)
        self._renew_ends(cell)

    def take_back(self) -> None:
        """Remove the tile laid last."""
        cell = self.laid.pop()
        self.left[self.tiles[cell]] += 1
        self.tiles[cell] = EMPTY
        for near in (cell - 1, cell + 1, cell - STRIDE, cell + STRIDE):
            self.beside[near] -= 1
            if not self.beside[near] and self._slot[near] >= 0:
                self._leave_frontier(near)
        if self.beside[cell]:
            self._slot[cell] = len(self.frontier)
            self.frontier.append(cell)
        self._renew_ends(cell)

    def _leave_frontier(self, cell: int) -> None:
        slot, last = self._slot[cell], self.frontier.pop()
        if last != cell:
            self.frontier[slot] = last
            self._slot[last] = slot
        self._slot[cell] = EMPTY

    def _renew_ends(self, cell: int) -> None:
        """Count anew what the ends of both lines through the cell take."""
        tiles = self.tiles
        for step, takes, lengths in (
            (1, self.row, self.row_length),
            (STRIDE, self.column, self.column_length),
        ):
            for way in (step, -step):
                end = cell + way
                while tiles[end] >= 0:
                    end += way
                mask, length = ALL, 1
                place = end - way
                while tiles[place] >= 0:
                    mask &= TOGETHER[tiles[place]]
                    length += 1
                    place -= way
                place = end + way
                if tiles[place] >= 0:
                    this_side = mask
                    while tiles[place] >= 0:
                        tile = tiles[place]
                        if not this_side >> tile & 1:
                            mask = 0
                        mask &= TOGETHER[tile]
                        length += 1
                        place += way
                takes[end] = mask
                lengths[end] = length

    # Plays

    def plays(self, hand: int, gifts: Sequence[int] = (0, 0, 0, 0)) -> list[Play]:
        """Every way to lay tiles of a hand, given as a mask, each once.

        gifts: what a line of five left to the others takes from a play's value, in hundredths, by the
        number of copies of its sixth tile that are not on the table.
        On an empty table plays begin at ORIGIN and each line is found in both directions.
        """
        found: list[Play] = []
        row, column, together = self.row, self.column, TOGETHER
        for cell in self.frontier or (ORIGIN,):
            mask = row[cell] & column[cell] & hand
            while mask:
                low = mask & -mask
                mask ^= low
                tile = low.bit_length() - 1
                across, down = self.row_length[cell], self.column_length[cell]
                points = SCORE[across] + SCORE[down]
                value = POINT * points
                in_row, in_column = row[cell] & together[tile], column[cell] & together[tile]
                row_value, column_value = POINT * SCORE[across], POINT * SCORE[down]
                row_gift = gifts[self.left[in_row.bit_length() - 1]] if across == 5 else 0
                column_gift = gifts[self.left[in_column.bit_length() - 1]] if down == 5 else 0
                laid = (tile, cell)
                found.append((value - row_gift - column_gift, points, laid))
                if in_row & hand:
                    self._extend(
                        found,
                        hand,
                        gifts,
                        cell,
                        1,
                        in_row,
                        across,
                        column_value - column_gift,
                        SCORE[down],
                        laid,
                    )
                if in_column & hand:
                    self._extend(
                        found,
                        hand,
                        gifts,
                        cell,
                        STRIDE,
                        in_column,
                        down,
                        row_value - row_gift,
                        SCORE[across],
                        laid,
                    )
        return found

    def _extend(
        self,
        found: list[Play],
        hand: int,
        gifts: Sequence[int],
        cell: int,
        step: int,
        takes: int,
        length: int,
        value: int,
        points: int,
        laid: tuple[int, ...],
    ) -> None:
        """Lay more beside the first tile: onwards, and backwards over cells that touch nothing, so that
        the first tile is always the foremost that touches the table and no play is found twice."""
        after = cell + step
        while self.tiles[after] >= 0:
            after += step
        self._onwards(found, hand, gifts, after, step, takes, length, value, points, laid)
        self._backwards(found, hand, gifts, cell - step, after, step, takes, length, value, points, laid)

    def _backwards(
        self,
        found: list[Play],
        hand: int,
        gifts: Sequence[int],
        cell: int,
        after: int,
        step: int,
        takes: int,
        length: int,
        value: int,
        points: int,
        laid: tuple[int, ...],
    ) -> None:
        if self.tiles[cell] >= 0 or self.beside[cell]:
            return
        mask = takes & hand
        length += 1
        while mask:
            low = mask & -mask
            mask ^= low
            tile = low.bit_length() - 1
            further = takes & TOGETHER[tile]
            play = (*laid, tile, cell)
            gift = gifts[self.left[further.bit_length() - 1]] if length == 5 else 0
            found.append((value + POINT * SCORE[length] - gift, points + SCORE[length], play))
            if further & hand:
                self._onwards(found, hand, gifts, after, step, further, length, value, points, play)
                self._backwards(
                    found, hand, gifts, cell - step, after, step, further, length, value, points, play
                )

    def _onwards(
        self,
        found: list[Play],
        hand: int,
        gifts: Sequence[int],
        cell: int,
        step: int,
        takes: int,
        length: int,
        value: int,
        points: int,
        laid: tuple[int, ...],
    ) -> None:
        tiles = self.tiles
        crossing = self.column if step == 1 else self.row
        mask = takes & hand & self.row[cell] & self.column[cell]
        if not mask:
            return
        crossed = (self.column_length if step == 1 else self.row_length)[cell]
        cross_points = SCORE[crossed]
        while mask:
            low = mask & -mask
            mask ^= low
            tile = low.bit_length() - 1
            further = takes & TOGETHER[tile]
            place, whole = cell + step, length + 1
            while tiles[place] >= 0:
                if not further >> tiles[place] & 1:
                    break
                further &= TOGETHER[tiles[place]]
                whole += 1
                place += step
            else:
                cross_value = value + POINT * cross_points
                if crossed == 5:
                    missing = crossing[cell] & TOGETHER[tile]
                    cross_value -= gifts[self.left[missing.bit_length() - 1]]
                gift = gifts[self.left[further.bit_length() - 1]] if whole == 5 else 0
                play = (*laid, tile, cell)
                found.append(
                    (cross_value + POINT * SCORE[whole] - gift, points + cross_points + SCORE[whole], play)
                )
                if further & hand:
                    self._onwards(
                        found,
                        hand,
                        gifts,
                        place,
                        step,
                        further,
                        whole,
                        cross_value,
                        points + cross_points,
                        play,
                    )


MIDDLE = 400
"""Index of an even game in a table of utilities, which has 2 × MIDDLE + 1 entries."""

FOR_EVER = 1_000
"""More plies than a game can have."""


class _Deal:
    """What nobody has seen, in an order by chance; the same seed gives the same order.

    The mover draws from the front and the others from the back, so that what one candidate draws does
    not move what the others get: candidates differ by what they are worth and less by luck.
    """

    def __init__(self, unseen: Sequence[int], seed: int) -> None:
        self.pool = list(unseen)
        state = (seed * 0x9E3779B97F4A7C15 + 0xD1B54A32D192ED03) & _WORD
        for last in range(len(self.pool) - 1, 0, -1):
            state = (state * 6364136223846793005 + 1442695040888963407) & _WORD
            other = (state >> 33) % (last + 1)
            self.pool[last], self.pool[other] = self.pool[other], self.pool[last]

    def __len__(self) -> int:
        return len(self.pool)

    def draw(self, count: int, *, front: bool) -> list[int]:
        """Draw so many tiles, or what is left of them."""
        count = min(count, len(self.pool))
        if front:
            drawn, self.pool = self.pool[:count], self.pool[count:]
        else:
            start = len(self.pool) - count
            drawn, self.pool = self.pool[start:], self.pool[:start]
        return drawn

    def put_back(self, tiles: Sequence[int]) -> None:
        """Into the middle, where they are out of the way."""
        middle = len(self.pool) // 2
        self.pool[middle:middle] = tiles


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
) -> list[int]:
    """Try moves against dealt hands: for each candidate the sum of utilities over ``count`` deals.

    mine: the mover's hand. sizes: tiles in the other hands, in turn order. scores: the mover's, then the
    others'. unseen: the other hands and the bag, together. plies: turns after the candidate, all played
    by the best value with these gifts (see `Position.plays`). utility: by points ahead of the best other,
    from minus MIDDLE on. The position is left as it was.
    Deals are numbered; deal ``first`` and those after it are the same for all candidates.
    """
    sums = [0] * len(candidates)
    for number in range(first, first + count):
        for index, candidate in enumerate(candidates):
            deal = _Deal(unseen, seed + number)
            hands = [list(mine), *(deal.draw(size, front=False) for size in sizes)]
            totals = list(scores)
            laid = _begin(position, hands[0], deal, candidate, totals)
            if hands[0]:
                laid += _play_on(position, hands, deal, totals, plies, gifts)
            for _ in range(laid):
                position.take_back()
            ahead = totals[0] - max(totals[1:])
            sums[index] += utility[max(0, min(2 * MIDDLE, ahead + MIDDLE))]
    return sums


def _begin(position: Position, hand: list[int], deal: _Deal, candidate: Candidate, totals: list[int]) -> int:
    """Carry out the first move; how many tiles it lays."""
    points, laid, traded = candidate
    totals[0] += points
    for index in range(0, len(laid), 2):
        position.put(laid[index], laid[index + 1])
        hand.remove(laid[index])
    for tile in traded:
        hand.remove(tile)
    hand += deal.draw(len(traded) or len(laid) // 2, front=True)
    deal.put_back(traded)
    if not hand:
        totals[0] += END_BONUS
    return len(laid) // 2


def _play_on(
    position: Position,
    hands: list[list[int]],
    deal: _Deal,
    totals: list[int],
    plies: int,
    gifts: Sequence[int],
) -> int:
    """Play this many turns from the second seat on. Returns how many tiles were laid."""
    seat, passes, count = 0, 0, 0
    for _ in range(plies):
        seat = (seat + 1) % len(hands)
        hand = hands[seat]
        play = _best(position, hand, gifts, not len(deal))
        if play is not None:
            laid = play[2]
            totals[seat] += play[1]
            for index in range(0, len(laid), 2):
                position.put(laid[index], laid[index + 1])
                hand.remove(laid[index])
            count += len(laid) // 2
            hand += deal.draw(len(laid) // 2, front=not seat)
            passes = 0
            if not hand:
                totals[seat] += END_BONUS
                break
        elif len(deal):
            away = hand[: len(deal)]
            del hand[: len(deal)]
            hand += deal.draw(len(away), front=not seat)
            deal.put_back(away)
            passes = 0
        else:
            passes += 1
            if passes == len(hands):
                break
    return count


def mask_of(hand: Sequence[int]) -> int:
    """The different tiles of a hand as a mask."""
    mask = 0
    for tile in hand:
        mask |= 1 << tile
    return mask


def _best(position: Position, hand: Sequence[int], gifts: Sequence[int], closing: bool) -> Play | None:
    """The play of the highest value, the first of equals; closing: no tile is left to draw."""
    best, most = None, -(1 << 30)
    for play in position.plays(mask_of(hand), gifts):
        value = play[0]
        if closing and len(play[2]) == 2 * len(hand):
            value += POINT * END_BONUS
        if value > most:
            best, most = play, value
    return best


class _Search:
    """Counts the positions of an endgame search."""

    def __init__(self, position: Position, nodes: int) -> None:
        self.position = position
        self.nodes = nodes
        self.exact = True

    def value(
        self, hand: Sequence[int], other: Sequence[int], low: int, high: int, depth: int, passed: bool
    ) -> int:
        """Points that the mover gains on the other from here, within the window (low, high)."""
        self.nodes -= 1
        plays = self.position.plays(mask_of(hand))
        if not plays:
            if passed:
                return 0
            return -self.value(other, hand, -high, -low, depth, True)
        if depth <= 0 or self.nodes <= 0:
            self.exact = False
            return self._played_out(hand, other)
        plays.sort(key=_rank(len(hand)))
        best = -(1 << 30)
        for _, points, laid in plays:
            value = points
            if len(laid) == 2 * len(hand):
                value += END_BONUS
            else:
                rest = self._lay(hand, laid)
                value -= self.value(other, rest, points - high, points - max(low, best), depth - 1, False)
                for _ in range(len(laid) // 2):
                    self.position.take_back()
            best = max(best, value)
            if best >= high:
                break
        return best

    def _lay(self, hand: Sequence[int], laid: Sequence[int]) -> list[int]:
        rest = list(hand)
        for index in range(0, len(laid), 2):
            self.position.put(laid[index], laid[index + 1])
            rest.remove(laid[index])
        return rest

    def _played_out(self, hand: Sequence[int], other: Sequence[int]) -> int:
        """The gain when both play for points only."""
        hands = [list(other), list(hand)]
        totals = [0, 0]
        laid = _play_on(self.position, hands, _Deal((), 0), totals, FOR_EVER, (0, 0, 0, 0))
        for _ in range(laid):
            self.position.take_back()
        return totals[1] - totals[0]


def _rank(size: int) -> Callable[[Play], int]:
    """Sorts the best first; going out counts its bonus."""
    return lambda play: -play[1] - (END_BONUS if len(play[2]) == 2 * size else 0)


def endgame(
    position: Position,
    hand: Sequence[int],
    other: Sequence[int],
    low: int,
    high: int,
    depth: int,
    nodes: int,
    passed: bool = False,
) -> tuple[int, bool, int]:
    """What the mover gains on the other when both hands are known and nothing is left to draw.

    The search looks ``depth`` plays ahead, then both play for points; it spends at most about so many
    nodes and knows values only inside the window (low, high). passed: the other has just passed.
    Returns (points, whether nothing was cut short, nodes left).
    """
    search = _Search(position, nodes)
    value = search.value(hand, other, low, high, depth, passed)
    return value, search.exact, search.nodes
