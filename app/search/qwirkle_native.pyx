# cython: language_level=3, cdivision=True
"""The compiled twin of ``qwirkle_python``: the same questions, the same answers, without the GIL.

Built by ``python packaging/native.py``; where it is missing, plain Python takes its place.
"""

from cpython.mem cimport PyMem_Calloc, PyMem_Free
from libc.stdint cimport int32_t, int64_t, uint64_t
from libc.stdlib cimport free, malloc, realloc
from libc.string cimport memcpy

from app.search import qwirkle_python as reference

cdef extern from *:
    """
    #if defined(_MSC_VER)
    #include <intrin.h>
    static int lowest_bit(unsigned __int64 mask) { unsigned long at; _BitScanForward64(&at, mask); return (int)at; }
    static int highest_bit(unsigned __int64 mask) { unsigned long at; _BitScanReverse64(&at, mask); return (int)at; }
    #else
    static int lowest_bit(unsigned long long mask) { return __builtin_ctzll(mask); }
    static int highest_bit(unsigned long long mask) { return 63 - __builtin_clzll(mask); }
    #endif
    """
    int lowest_bit(uint64_t mask) nogil
    int highest_bit(uint64_t mask) nogil

cdef enum:
    TWIN = 2           # see qwirkle_python
    KINDS = 36
    STRIDE = 223
    CELLS = 49729
    ORIGIN = 24864
    HAND = 6
    POINT = 100
    END_BONUS = 6
    MIDDLE = 400
    MOST_SEATS = 4
    MOST_TILES = 108
    MOST_POINTS = 1_000_000    # that are told of a game, and of a play in hundredths
    MOST_TURNS = 1_000
    MOST_DEALS = 100_000       # times candidates, at once
    NEVER = -1073741824

cdef uint64_t ALL = (<uint64_t>1 << KINDS) - 1
cdef uint64_t TOGETHER[KINDS]
cdef int SCORE[7]

# A twin that was built from other sources than the reference's stays aside.
if (
    (reference.TWIN, reference.STRIDE, reference.CELLS, reference.ORIGIN, reference.FOR_EVER)
    + (reference.POINT, reference.END_BONUS, reference.MIDDLE)
) != (TWIN, STRIDE, CELLS, ORIGIN, MOST_TURNS, POINT, END_BONUS, MIDDLE):
    raise ImportError("built for another version of the search")
for _kind in range(KINDS):
    TOGETHER[_kind] = reference.TOGETHER[_kind]
for _length in range(7):
    SCORE[_length] = reference.SCORE[_length]


cdef struct Table:
    signed char tiles[CELLS]
    signed char beside[CELLS]
    signed char row_length[CELLS]
    signed char column_length[CELLS]
    short slot[CELLS]
    uint64_t row[CELLS]
    uint64_t column[CELLS]
    int frontier[CELLS]
    int edge           # length of frontier
    int left[KINDS]
    int laid[MOST_TILES + 1]
    int count          # length of laid


cdef struct Laying:
    int value
    int points
    int count
    signed char tiles[HAND]
    int cells[HAND]


cdef struct Finder:
    # Where plays go while they are found: the best alone, or all of them.
    Table* table
    uint64_t hand
    int* gifts
    bint keeps_all
    bint failed
    int closing        # tiles whose laying ends the game, 0 for none
    int most
    Laying best
    Laying* all
    int count
    int room


cdef struct Hand:
    int count
    signed char tiles[MOST_TILES]


cdef struct First:
    int points
    Laying play
    Hand traded


cdef struct Deal:
    # What is left is pool[front] … pool[back - 1].
    signed char pool[MOST_TILES]
    int front
    int back


cdef void set_up(Table* table) noexcept nogil:
    cdef int cell
    for cell in range(CELLS):
        table.tiles[cell] = -1
        table.row[cell] = ALL
        table.column[cell] = ALL
        table.row_length[cell] = 1
        table.column_length[cell] = 1
        table.slot[cell] = -1
        table.beside[cell] = 0
    for cell in range(KINDS):
        table.left[cell] = 3
    table.edge = 0
    table.count = 0


cdef inline void leave_frontier(Table* table, int cell) noexcept nogil:
    cdef int slot = table.slot[cell]
    table.edge -= 1
    cdef int last = table.frontier[table.edge]
    if last != cell:
        table.frontier[slot] = last
        table.slot[last] = <short>slot
    table.slot[cell] = -1


cdef inline void join_frontier(Table* table, int cell) noexcept nogil:
    table.slot[cell] = <short>table.edge
    table.frontier[table.edge] = cell
    table.edge += 1


cdef inline void renew_end(Table* table, int cell, int way, uint64_t* takes, signed char* lengths) noexcept nogil:
    cdef int end = cell + way
    cdef int place
    cdef int tile
    cdef uint64_t mask = ALL
    cdef uint64_t this_side
    cdef signed char length = 1
    while table.tiles[end] >= 0:
        end += way
    place = end - way
    while table.tiles[place] >= 0:
        mask &= TOGETHER[table.tiles[place]]
        length += 1
        place -= way
    place = end + way
    if table.tiles[place] >= 0:
        this_side = mask
        while table.tiles[place] >= 0:
            tile = table.tiles[place]
            if not (this_side >> tile) & 1:
                mask = 0
            mask &= TOGETHER[tile]
            length += 1
            place += way
    takes[end] = mask
    lengths[end] = length


cdef void renew_ends(Table* table, int cell) noexcept nogil:
    renew_end(table, cell, 1, table.row, table.row_length)
    renew_end(table, cell, -1, table.row, table.row_length)
    renew_end(table, cell, STRIDE, table.column, table.column_length)
    renew_end(table, cell, -STRIDE, table.column, table.column_length)


cdef void lay(Table* table, int tile, int cell) noexcept nogil:
    cdef int near[4]
    cdef int index
    near[0] = cell - 1
    near[1] = cell + 1
    near[2] = cell - STRIDE
    near[3] = cell + STRIDE
    table.tiles[cell] = <signed char>tile
    table.left[tile] -= 1
    table.laid[table.count] = cell
    table.count += 1
    if table.slot[cell] >= 0:
        leave_frontier(table, cell)
    for index in range(4):
        table.beside[near[index]] += 1
        if table.tiles[near[index]] < 0 and table.slot[near[index]] < 0:
            join_frontier(table, near[index])
    renew_ends(table, cell)


cdef void take_back(Table* table) noexcept nogil:
    cdef int near[4]
    cdef int index
    cdef int cell
    table.count -= 1
    cell = table.laid[table.count]
    near[0] = cell - 1
    near[1] = cell + 1
    near[2] = cell - STRIDE
    near[3] = cell + STRIDE
    table.left[table.tiles[cell]] += 1
    table.tiles[cell] = -1
    for index in range(4):
        table.beside[near[index]] -= 1
        if not table.beside[near[index]] and table.slot[near[index]] >= 0:
            leave_frontier(table, near[index])
    if table.beside[cell]:
        join_frontier(table, cell)
    renew_ends(table, cell)


# Plays

cdef void take_down(Finder* finder, Laying* play, int value, int points) noexcept nogil:
    cdef Laying* grown
    if finder.closing and play.count == finder.closing and not finder.keeps_all:
        if value + POINT * END_BONUS > finder.most:
            finder.most = value + POINT * END_BONUS
            finder.best = play[0]
            finder.best.value = value
            finder.best.points = points
        return
    if not finder.keeps_all:
        if value > finder.most:
            finder.most = value
            finder.best = play[0]
            finder.best.value = value
            finder.best.points = points
        return
    if finder.count == finder.room:
        grown = <Laying*>realloc(finder.all, 2 * finder.room * sizeof(Laying))
        if grown == NULL:
            finder.failed = True
            return
        finder.all = grown
        finder.room *= 2
    finder.all[finder.count] = play[0]
    finder.all[finder.count].value = value
    finder.all[finder.count].points = points
    finder.count += 1


cdef inline int gift(Finder* finder, int length, uint64_t missing) noexcept nogil:
    return finder.gifts[finder.table.left[highest_bit(missing)]] if length == 5 else 0


cdef void find(Finder* finder) noexcept nogil:
    cdef Table* table = finder.table
    cdef int index, cell, tile, across, down, points, value
    cdef int row_gift, column_gift
    cdef uint64_t mask, in_row, in_column
    cdef Laying play
    for index in range(max(1, table.edge)):
        cell = table.frontier[index] if table.edge else ORIGIN
        mask = table.row[cell] & table.column[cell] & finder.hand
        while mask:
            tile = lowest_bit(mask)
            mask &= mask - 1
            across = table.row_length[cell]
            down = table.column_length[cell]
            points = SCORE[across] + SCORE[down]
            value = POINT * points
            in_row = table.row[cell] & TOGETHER[tile]
            in_column = table.column[cell] & TOGETHER[tile]
            row_gift = gift(finder, across, in_row)
            column_gift = gift(finder, down, in_column)
            play.count = 1
            play.tiles[0] = <signed char>tile
            play.cells[0] = cell
            take_down(finder, &play, value - row_gift - column_gift, points)
            if in_row & finder.hand:
                extend(finder, cell, 1, in_row, across, POINT * SCORE[down] - column_gift, SCORE[down], &play)
            if in_column & finder.hand:
                extend(
                    finder, cell, STRIDE, in_column, down, POINT * SCORE[across] - row_gift, SCORE[across], &play
                )


cdef void extend(
    Finder* finder, int cell, int step, uint64_t takes, int length, int value, int points, Laying* play
) noexcept nogil:
    cdef int after = cell + step
    while finder.table.tiles[after] >= 0:
        after += step
    onwards(finder, after, step, takes, length, value, points, play)
    backwards(finder, cell - step, after, step, takes, length, value, points, play)


cdef void backwards(
    Finder* finder, int cell, int after, int step, uint64_t takes, int length, int value, int points, Laying* play
) noexcept nogil:
    cdef Table* table = finder.table
    cdef uint64_t mask, further
    cdef int tile, at = play.count
    if table.tiles[cell] >= 0 or table.beside[cell]:
        return
    mask = takes & finder.hand
    length += 1
    while mask:
        tile = lowest_bit(mask)
        mask &= mask - 1
        further = takes & TOGETHER[tile]
        play.tiles[at] = <signed char>tile
        play.cells[at] = cell
        play.count = at + 1
        take_down(
            finder, play, value + POINT * SCORE[length] - gift(finder, length, further), points + SCORE[length]
        )
        if further & finder.hand:
            onwards(finder, after, step, further, length, value, points, play)
            backwards(finder, cell - step, after, step, further, length, value, points, play)
    play.count = at


cdef void onwards(
    Finder* finder, int cell, int step, uint64_t takes, int length, int value, int points, Laying* play
) noexcept nogil:
    cdef Table* table = finder.table
    cdef uint64_t mask = takes & finder.hand & table.row[cell] & table.column[cell]
    cdef uint64_t crossing, further
    cdef int crossed, cross_points, cross_value, tile, place, whole, at = play.count
    cdef bint good
    if not mask:
        return
    crossing = table.column[cell] if step == 1 else table.row[cell]
    crossed = table.column_length[cell] if step == 1 else table.row_length[cell]
    cross_points = SCORE[crossed]
    while mask:
        tile = lowest_bit(mask)
        mask &= mask - 1
        further = takes & TOGETHER[tile]
        place = cell + step
        whole = length + 1
        good = True
        while table.tiles[place] >= 0:
            if not (further >> table.tiles[place]) & 1:
                good = False
                break
            further &= TOGETHER[table.tiles[place]]
            whole += 1
            place += step
        if not good:
            continue
        cross_value = value + POINT * cross_points - gift(finder, crossed, crossing & TOGETHER[tile])
        play.tiles[at] = <signed char>tile
        play.cells[at] = cell
        play.count = at + 1
        take_down(
            finder,
            play,
            cross_value + POINT * SCORE[whole] - gift(finder, whole, further),
            points + cross_points + SCORE[whole],
        )
        if further & finder.hand:
            onwards(finder, place, step, further, whole, cross_value, points + cross_points, play)
    play.count = at


# Hands and what is drawn

cdef inline uint64_t mask_of(Hand* hand) noexcept nogil:
    cdef uint64_t mask = 0
    cdef int index
    for index in range(hand.count):
        mask |= <uint64_t>1 << hand.tiles[index]
    return mask


cdef void remove(Hand* hand, int tile) noexcept nogil:
    cdef int index = 0
    while index < hand.count and hand.tiles[index] != tile:
        index += 1
    if index == hand.count:
        return
    hand.count -= 1
    while index < hand.count:
        hand.tiles[index] = hand.tiles[index + 1]
        index += 1


cdef void shuffle(Deal* deal, uint64_t seed) noexcept nogil:
    cdef uint64_t state = seed * <uint64_t>0x9E3779B97F4A7C15 + <uint64_t>0xD1B54A32D192ED03
    cdef int last, other
    cdef signed char held
    for last in range(deal.back - 1, 0, -1):
        state = state * <uint64_t>6364136223846793005 + <uint64_t>1442695040888963407
        other = <int>((state >> 33) % <uint64_t>(last + 1))
        held = deal.pool[last]
        deal.pool[last] = deal.pool[other]
        deal.pool[other] = held


cdef void draw(Deal* deal, Hand* hand, int count, bint front) noexcept nogil:
    cdef int index
    count = min(count, deal.back - deal.front)
    if front:
        for index in range(count):
            hand.tiles[hand.count + index] = deal.pool[deal.front + index]
        deal.front += count
    else:
        deal.back -= count
        for index in range(count):
            hand.tiles[hand.count + index] = deal.pool[deal.back + index]
    hand.count += count


cdef void put_back(Deal* deal, signed char* tiles, int count) noexcept nogil:
    cdef int middle = (deal.back - deal.front) // 2
    cdef int index
    for index in range(deal.front, deal.back):
        deal.pool[index - deal.front] = deal.pool[index]
    deal.back -= deal.front
    deal.front = 0
    for index in range(deal.back - 1, middle - 1, -1):
        deal.pool[index + count] = deal.pool[index]
    for index in range(count):
        deal.pool[middle + index] = tiles[index]
    deal.back += count


cdef void put_down(Table* table, Hand* hand, Laying* play) noexcept nogil:
    cdef int index
    for index in range(play.count):
        lay(table, play.tiles[index], play.cells[index])
        remove(hand, play.tiles[index])


cdef int play_on(
    Table* table, Hand* hands, int seats, Deal* deal, int* totals, int64_t plies, int* gifts
) noexcept nogil:
    """So many turns from the second seat on; how many tiles were laid."""
    cdef int seat = 0, passes = 0, count = 0, index, away
    cdef int64_t ply
    cdef Hand* hand
    cdef Finder finder
    cdef signed char given[MOST_TILES]
    finder.table = table
    finder.gifts = gifts
    finder.keeps_all = False
    finder.failed = False
    finder.all = NULL
    for ply in range(plies):
        seat = (seat + 1) % seats
        hand = &hands[seat]
        finder.hand = mask_of(hand)
        finder.closing = hand.count if deal.front == deal.back else 0
        finder.most = NEVER
        finder.best.count = 0
        find(&finder)
        if finder.best.count:
            totals[seat] += finder.best.points
            put_down(table, hand, &finder.best)
            count += finder.best.count
            draw(deal, hand, finder.best.count, seat == 0)
            passes = 0
            if not hand.count:
                totals[seat] += END_BONUS
                break
        elif deal.front < deal.back:
            away = min(hand.count, deal.back - deal.front)
            for index in range(away):
                given[index] = hand.tiles[index]
            for index in range(away, hand.count):
                hand.tiles[index - away] = hand.tiles[index]
            hand.count -= away
            draw(deal, hand, away, seat == 0)
            put_back(deal, given, away)
            passes = 0
        else:
            passes += 1
            if passes == seats:
                break
    return count


# At the door: what comes from Python is looked through once, before the search trusts it.

cdef int need_points(points) except? -1:
    """As many as can be added up."""
    if not -MOST_POINTS <= points <= MOST_POINTS:
        raise ValueError("too many points")
    return points


cdef int need_presents(gifts, int* presents) except -1:
    cdef int index
    if len(gifts) != 4:
        raise ValueError("a gift for each number of copies")
    for index in range(4):
        presents[index] = need_points(gifts[index])
    return 0


cdef int need_tile(Table* table, int tile, int cell) except -1:
    """One that may be laid there."""
    if not 0 <= tile < KINDS or not 2 * STRIDE < cell < CELLS - 2 * STRIDE:
        raise ValueError("there is no such tile or cell")
    if table.tiles[cell] >= 0 or not table.left[tile] or not table.row[cell] & table.column[cell] & <uint64_t>1 << tile:
        raise ValueError("the tile does not fit there")
    return 0


cdef int need_room(Table* table, int tiles) except -1:
    """For so many tiles more, whichever way they go: at the edge of the grid nothing is looked at."""
    cdef int index, x, y
    for index in range(table.count):
        x, y = table.laid[index] % STRIDE, table.laid[index] // STRIDE
        if min(x, y, STRIDE - 1 - x, STRIDE - 1 - y) < tiles + 3:
            raise ValueError("the table lies too near the edge")
    return 0


cdef int need_left(Table* table, Hand* hand, Hand* others) except -1:
    """No more tiles of a kind than there are."""
    cdef int left[KINDS]
    cdef int index
    memcpy(left, table.left, sizeof(left))
    for index in range(hand.count):
        left[hand.tiles[index]] -= 1
    for index in range(others.count):
        left[others.tiles[index]] -= 1
    for index in range(KINDS):
        if left[index] < 0:
            raise ValueError("more tiles of a kind than there are")
    return 0


cdef int need_first(Table* table, Hand* mine, First* first, int tiles) except -1:
    """A first move that this hand can make; tiles: with it and the ones that may follow."""
    cdef Hand rest = mine[0]
    cdef int frontier[4 * MOST_TILES]
    cdef int index, count = mine.count, laid = 0
    memcpy(frontier, table.frontier, table.edge * sizeof(int))
    for index in range(first.play.count):
        remove(&rest, first.play.tiles[index])
    for index in range(first.traded.count):
        remove(&rest, first.traded.tiles[index])
    if rest.count != count - first.play.count - first.traded.count:
        raise ValueError("the hand has no such tiles")
    try:
        for index in range(first.play.count):
            need_tile(table, first.play.tiles[index], first.play.cells[index])
            lay(table, first.play.tiles[index], first.play.cells[index])
            laid += 1
        need_room(table, tiles - laid)
    finally:
        for index in range(laid):
            take_back(table)
        for index in range(table.edge):  # of equal plays the first found is taken
            table.frontier[index] = frontier[index]
            table.slot[frontier[index]] = <short>index
    return 0


cdef Hand hand_from(tiles) except *:
    cdef Hand hand
    hand.count = 0
    tiles = tuple(tiles)
    if len(tiles) > MOST_TILES:
        raise ValueError("more tiles than there are")
    for tile in tiles:
        if not 0 <= tile < KINDS:
            raise ValueError("no tile")
        hand.tiles[hand.count] = tile
        hand.count += 1
    return hand


cdef Laying laying_from(laid) except *:
    cdef Laying play
    cdef int index
    laid = tuple(laid)
    if len(laid) > 2 * HAND or len(laid) % 2:
        raise ValueError("more tiles than a hand holds, or one without a cell")
    play.value = play.points = 0
    play.count = len(laid) // 2
    for index in range(play.count):
        play.tiles[index] = laid[2 * index]
        play.cells[index] = laid[2 * index + 1]
    return play


cdef tuple play_to(Laying* play):
    if play.count == 1:
        return (play.value, play.points, (play.tiles[0], play.cells[0]))
    cdef list laid = []
    cdef int index
    for index in range(play.count):
        laid.append(play.tiles[index])
        laid.append(play.cells[index])
    return (play.value, play.points, tuple(laid))


cdef class Numbers:
    """Read-only sight of an array, as a list shows it."""

    cdef Position position
    cdef int which

    def __cinit__(self, Position position not None, int which):
        self.position, self.which = position, which

    def __len__(self):
        return KINDS if self.which == 5 else CELLS

    def __getitem__(self, int index):
        cdef Table* table = self.position.table
        if not 0 <= index < len(self):
            raise IndexError(index)
        if self.which == 0:
            return table.tiles[index]
        if self.which == 1:
            return table.row[index]
        if self.which == 2:
            return table.column[index]
        if self.which == 3:
            return table.row_length[index]
        if self.which == 4:
            return table.column_length[index]
        if self.which == 5:
            return table.left[index]
        return table.beside[index]


cdef class Position:
    """The tiles on the table, see ``qwirkle_python.Position``."""

    cdef Table* table

    def __cinit__(self):
        self.table = <Table*>malloc(sizeof(Table))
        if self.table == NULL:
            raise MemoryError
        set_up(self.table)

    def __dealloc__(self):
        free(self.table)

    def __len__(self):
        return self.table.count

    @property
    def tiles(self):
        return Numbers(self, 0)

    @property
    def row(self):
        return Numbers(self, 1)

    @property
    def column(self):
        return Numbers(self, 2)

    @property
    def row_length(self):
        return Numbers(self, 3)

    @property
    def column_length(self):
        return Numbers(self, 4)

    @property
    def left(self):
        return Numbers(self, 5)

    @property
    def beside(self):
        return Numbers(self, 6)

    @property
    def frontier(self):
        return [self.table.frontier[index] for index in range(self.table.edge)]

    def fits(self, int cell):
        if not 0 <= cell < CELLS:
            raise IndexError(cell)
        return self.table.row[cell] & self.table.column[cell]

    def lay(self, int tile, int cell):
        need_tile(self.table, tile, cell)
        lay(self.table, tile, cell)

    def take_back(self):
        if not self.table.count:
            raise IndexError("no tile lies on the table")
        take_back(self.table)

    def plays(self, hand, gifts=(0, 0, 0, 0)):
        cdef Finder finder
        cdef int presents[4]
        cdef int index
        need_presents(gifts, presents)
        need_room(self.table, HAND)
        finder.table = self.table
        finder.hand = hand
        finder.gifts = presents
        finder.keeps_all = True
        finder.failed = False
        finder.closing = 0
        finder.count = 0
        finder.room = 256
        finder.all = <Laying*>malloc(finder.room * sizeof(Laying))
        if finder.all == NULL:
            raise MemoryError
        try:
            with nogil:
                find(&finder)
            if finder.failed:
                raise MemoryError
            return [play_to(&finder.all[index]) for index in range(finder.count)]
        finally:
            free(finder.all)


cdef int roll_out(
    Table* table,
    Hand* mine,
    int* sizes,
    int seats,
    int* scores,
    Deal* shuffled,
    First* candidate,
    int64_t plies,
    int* gifts,
) noexcept nogil:
    """The mover's lead over the best other at the end of one trial."""
    cdef Hand hands[MOST_SEATS]
    cdef int totals[MOST_SEATS]
    cdef Deal deal = shuffled[0]
    cdef int seat, index, laid, best
    hands[0] = mine[0]
    totals[0] = scores[0] + candidate.points
    for seat in range(1, seats):
        hands[seat].count = 0
        draw(&deal, &hands[seat], sizes[seat - 1], False)
        totals[seat] = scores[seat]
    put_down(table, &hands[0], &candidate.play)
    for index in range(candidate.traded.count):
        remove(&hands[0], candidate.traded.tiles[index])
    laid = candidate.play.count
    draw(&deal, &hands[0], candidate.traded.count if candidate.traded.count else laid, True)
    put_back(&deal, candidate.traded.tiles, candidate.traded.count)
    if hands[0].count:
        laid += play_on(table, hands, seats, &deal, totals, plies, gifts)
    else:
        totals[0] += END_BONUS
    for index in range(laid):
        take_back(table)
    best = totals[1]
    for seat in range(2, seats):
        best = max(best, totals[seat])
    return totals[0] - best


def rollouts(
    Position position not None,
    mine,
    sizes,
    scores,
    unseen,
    candidates,
    plies,
    gifts,
    utility,
    seed,
    first,
    count,
):
    """See ``qwirkle_python.rollouts``."""
    cdef Hand hand = hand_from(mine), pool = hand_from(unseen)
    cdef Deal deal
    candidates = tuple(candidates)
    cdef int seats = len(sizes) + 1, many = len(candidates), index, lead
    cdef int tiles[MOST_SEATS]
    cdef int before[MOST_SEATS]
    cdef int presents[4]
    cdef int64_t turns = plies, deals = count, number
    cdef uint64_t start = (seed + first) & 0xFFFFFFFFFFFFFFFF
    cdef First* firsts = NULL
    cdef int64_t* sums = NULL
    cdef int32_t* table = NULL
    if not 2 <= seats <= MOST_SEATS or len(scores) != seats or len(utility) != 2 * MIDDLE + 1:
        raise ValueError("wrong number of seats, scores or utilities")
    if turns > MOST_TURNS:
        raise ValueError("more turns than a game can have")
    if count * many > MOST_DEALS:
        raise ValueError("too many deals at once")
    for index in range(seats):
        before[index] = need_points(scores[index])
        tiles[index] = sizes[index] if index < seats - 1 else 0
        if not 0 <= tiles[index] <= MOST_TILES:
            raise ValueError("no such hand")
    need_presents(gifts, presents)
    need_left(position.table, &hand, &pool)
    try:
        firsts = <First*>PyMem_Calloc(max(1, many), sizeof(First))
        sums = <int64_t*>PyMem_Calloc(max(1, many), sizeof(int64_t))
        table = <int32_t*>PyMem_Calloc(2 * MIDDLE + 1, sizeof(int32_t))
        if firsts == NULL or sums == NULL or table == NULL:
            raise MemoryError
        for index in range(2 * MIDDLE + 1):
            table[index] = utility[index]
        for index in range(many):
            points, laid, traded = candidates[index]
            firsts[index].points = need_points(points)
            firsts[index].play = laying_from(laid)
            firsts[index].traded = hand_from(traded)
            need_first(position.table, &hand, &firsts[index], hand.count + pool.count)
        with nogil:
            for number in range(deals):
                memcpy(deal.pool, pool.tiles, pool.count)
                deal.front = 0
                deal.back = pool.count
                shuffle(&deal, start + <uint64_t>number)
                for index in range(many):
                    lead = roll_out(
                        position.table,
                        &hand,
                        tiles,
                        seats,
                        before,
                        &deal,
                        &firsts[index],
                        turns,
                        presents,
                    )
                    sums[index] += table[max(0, min(2 * MIDDLE, lead + MIDDLE))]
        return [sums[index] for index in range(many)]
    finally:
        PyMem_Free(firsts)
        PyMem_Free(sums)
        PyMem_Free(table)


# Endgame

cdef struct Search:
    Table* table
    int64_t nodes
    bint exact
    bint failed


cdef inline int rank(Laying* play, int size) noexcept nogil:
    return play.points + (END_BONUS if play.count == size else 0)


cdef bint sort(Laying* plays, int count, int size) noexcept nogil:
    """Best first, equal ones as they were: counted by rank, which is below 128. False without memory."""
    cdef int starts[128]
    cdef int index, at
    cdef Laying* sorted_
    if count < 2:
        return True
    sorted_ = <Laying*>malloc(count * sizeof(Laying))
    if sorted_ == NULL:
        return False
    for index in range(128):
        starts[index] = 0
    for index in range(count):
        at = 127 - rank(&plays[index], size)
        if at < 127:
            starts[at + 1] += 1
    for index in range(1, 128):
        starts[index] += starts[index - 1]
    for index in range(count):
        at = 127 - rank(&plays[index], size)
        sorted_[starts[at]] = plays[index]
        starts[at] += 1
    memcpy(plays, sorted_, count * sizeof(Laying))
    free(sorted_)
    return True


cdef int played_out(Search* search, Hand* hand, Hand* other) noexcept nogil:
    cdef Hand hands[MOST_SEATS]
    cdef int totals[MOST_SEATS]
    cdef int gifts[4]
    cdef Deal nothing
    cdef int index, laid
    for index in range(4):
        gifts[index] = 0
    nothing.front = nothing.back = 0
    hands[0] = other[0]
    hands[1] = hand[0]
    totals[0] = totals[1] = 0
    laid = play_on(search.table, hands, 2, &nothing, totals, 1000, gifts)
    for index in range(laid):
        take_back(search.table)
    return totals[1] - totals[0]


cdef int value_of(
    Search* search, Hand* hand, Hand* other, int low, int high, int depth, bint passed
) noexcept nogil:
    cdef Finder finder
    cdef int gifts[4]
    cdef int index, back, value, points, best = NEVER
    cdef Hand rest
    cdef Laying* play
    search.nodes -= 1
    for index in range(4):
        gifts[index] = 0
    finder.table = search.table
    finder.hand = mask_of(hand)
    finder.gifts = gifts
    finder.closing = 0
    finder.failed = False
    finder.keeps_all = depth > 0 and search.nodes > 0
    finder.most = NEVER
    finder.best.count = 0
    finder.count = 0
    finder.room = 64
    finder.all = NULL
    if finder.keeps_all:
        finder.all = <Laying*>malloc(finder.room * sizeof(Laying))
        if finder.all == NULL:
            search.failed = True
            return 0
    find(&finder)
    if finder.failed or not sort(finder.all, finder.count, hand.count):
        search.failed = True
        free(finder.all)
        return 0
    if not finder.count and not finder.best.count:
        free(finder.all)
        return 0 if passed else -value_of(search, other, hand, -high, -low, depth, True)
    if not finder.keeps_all:
        search.exact = False
        return played_out(search, hand, other)
    for index in range(finder.count):
        play = &finder.all[index]
        points = play.points
        if play.count == hand.count:
            value = points + END_BONUS
        else:
            rest = hand[0]
            put_down(search.table, &rest, play)
            value = points - value_of(search, other, &rest, points - high, points - max(low, best), depth - 1, False)
            for back in range(play.count):
                take_back(search.table)
        best = max(best, value)
        if best >= high or search.failed:
            break
    free(finder.all)
    return best


def endgame(Position position not None, hand, other, low, high, depth, nodes, passed=False):
    """See ``qwirkle_python.endgame``."""
    cdef Hand mine = hand_from(hand), theirs = hand_from(other)
    cdef Search search
    cdef int floor = need_points(low), ceiling = need_points(high), plies = depth, value
    cdef bint stuck = passed
    need_left(position.table, &mine, &theirs)
    need_room(position.table, mine.count + theirs.count)
    search.table = position.table
    search.nodes = nodes
    search.exact = True
    search.failed = False
    with nogil:
        value = value_of(&search, &mine, &theirs, floor, ceiling, plies, stuck)
    if search.failed:
        raise MemoryError
    return value, bool(search.exact), search.nodes
