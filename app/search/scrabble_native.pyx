# cython: language_level=3, cdivision=True
"""The compiled twin of ``scrabble_python``: the same questions, the same answers, without the GIL."""

from cpython.buffer cimport PyBUF_SIMPLE, PyBuffer_Release, PyObject_GetBuffer
from libc.stdint cimport int16_t, int32_t, int64_t, uint8_t, uint32_t, uint64_t
from libc.stdlib cimport calloc, free, malloc, realloc
from libc.string cimport memcpy, memset

from app.lexicon.dawg_native cimport FINAL, LAST, LETTER_MASK, LETTER_SHIFT, TARGET_MASK, Automaton

from app.search import scrabble_python as reference
from app.search.scrabble_python import Found

cdef enum:
    TWIN = 1           # see scrabble_python
    CODES = 64
    FAR = 1 << 20

# A twin that was built from other sources than the reference's stays aside.
if (reference.TWIN, reference.MOST_HAND, reference.MOST_CARDS, reference.MARGIN, reference.BLANK) != (
    TWIN, MOST_HAND, MOST_CARDS, MARGIN, BLANK
) or reference.MOST_POINTS != MOST_POINTS:
    raise ImportError("built for another version of the search")


cdef inline bint takes(const Walk *walk, int64_t number) noexcept nogil:
    if number < 0 or number >= walk.column:
        return False
    return walk.accepted[number >> 3] >> (number & 7) & 1


cdef int follow(const Walk *walk, uint32_t *node, int64_t *number, uint8_t letter, bint *final) noexcept nogil:
    """Go on with a letter; node 0 where no word does. Returns 0 or what went wrong."""
    cdef uint32_t edge, at = node[0]
    final[0] = False
    while at:
        if at >= walk.size:
            return DAMAGED
        edge = walk.edges[at]
        if edge >> LETTER_SHIFT & LETTER_MASK == letter:
            final[0] = edge & FINAL != 0
            number[0] += walk.counts[at] + (1 if final[0] else 0)
            node[0] = edge & TARGET_MASK
            return 0
        at = 0 if edge & LAST else at + 1
    node[0] = 0
    return 0


cdef void add_card(Cards *cards, int16_t card) noexcept nogil:
    if card >= 64:
        cards.high |= <uint64_t>1 << (card - 64)
    elif card >= 0:
        cards.low |= <uint64_t>1 << card


cdef void add_run(const Walk *walk, Cards *cards, int32_t cell, int32_t step) noexcept nogil:
    """The cards from here on."""
    while walk.cells[cell].code:
        add_card(cards, walk.cells[cell].card)
        cell += step


cdef void find_old(Walk *walk) noexcept nogil:
    """The cards of every run of two or more."""
    cdef int nth, way
    cdef int32_t cell, step
    walk.old = 0
    for way in range(2):
        step = walk.width if way else 1
        for nth in range(walk.cards):
            cell = walk.occupied[nth]
            if not walk.cells[cell - step].code and walk.cells[cell + step].code:
                walk.words[walk.old].low = walk.words[walk.old].high = 0
                add_run(walk, &walk.words[walk.old], cell, step)
                walk.old += 1


cdef int look_across(Walk *walk, int32_t cell) noexcept nogil:
    cdef Cell *cells = walk.cells
    cdef int32_t at, first = cell
    cdef uint32_t node = walk.root, below, edge
    cdef int64_t number = -1, place
    cdef bint final
    cdef uint64_t mask = 0
    while cells[first - walk.side].code:
        first -= walk.side
    cells[cell].crossed = 1
    at = first
    while at != cell:
        cells[cell].beside += cells[at].worth
        if follow(walk, &node, &number, cells[at].code, &final):
            return DAMAGED
        at += walk.side
    at = cell + walk.side
    while cells[at].code:
        cells[cell].beside += cells[at].worth
        at += walk.side
    while node:
        if node >= walk.size:
            return DAMAGED
        edge = walk.edges[node]
        below, final = edge & TARGET_MASK, edge & FINAL != 0
        place = number + walk.counts[node] + (1 if final else 0)
        at = cell + walk.side
        while cells[at].code:
            if follow(walk, &below, &place, cells[at].code, &final):
                return DAMAGED
            at += walk.side
        if final and takes(walk, place):
            mask |= <uint64_t>1 << (edge >> LETTER_SHIFT & LETTER_MASK)
        node = 0 if edge & LAST else node + 1
    cells[cell].allowed = mask
    return 0


cdef int is_word(const Walk *walk, int32_t first, int32_t last, uint8_t *answer) noexcept nogil:
    cdef uint32_t node = walk.root
    cdef int64_t number = -1
    cdef bint final = False
    while first <= last:
        if follow(walk, &node, &number, walk.cells[first].code, &final):
            return DAMAGED
        first += walk.step
    answer[0] = final and takes(walk, number)
    return 0


cdef int prepare(Walk *walk, bint parts) noexcept nogil:
    """What lies across each cell, how far it is to the next old card, and where old words may be cut."""
    cdef Cell *cells = walk.cells
    cdef int32_t cell, old, first, last
    cdef int nth, way
    for cell in range(walk.count):
        cells[cell].allowed = ~<uint64_t>0
        cells[cell].beside = 0
        cells[cell].crossed = cells[cell].head = cells[cell].tail = 0
        cells[cell].dist = 0 if cells[cell].code else FAR
    for nth in range(walk.cards):
        old = walk.occupied[nth]
        for way in range(2):
            cell = old + walk.side if way else old - walk.side
            if not cells[cell].code and not cells[cell].crossed:
                if look_across(walk, cell):
                    return DAMAGED
                cells[cell].dist = 1
    for cell in range(walk.count - 1 - walk.step, -1, -1):
        if cells[cell].dist > cells[cell + walk.step].dist + 1:
            cells[cell].dist = cells[cell + walk.step].dist + 1
    if not parts:
        return 0
    for nth in range(walk.cards):
        old = first = last = walk.occupied[nth]
        while cells[first - walk.step].code:
            first -= walk.step
        while cells[last + walk.step].code:
            last += walk.step
        if first < old < last:
            if is_word(walk, first, old, &cells[old].head) or is_word(walk, old, last, &cells[old].tail):
                return DAMAGED
    return 0


cdef bint rest_leaves(const Walk *walk, int32_t end) noexcept nogil:
    """Whether all other cards of the old word that is cut leave the table (RULES SK16, SK17)."""
    cdef Cards stays, inside, old
    cdef uint64_t low, high
    cdef int32_t cell = walk.start, edge = walk.start if walk.cut else end
    cdef int nth
    cdef bint grown = True
    memset(&stays, 0, sizeof(Cards))
    memset(&inside, 0, sizeof(Cards))
    memset(&old, 0, sizeof(Cards))
    while cell <= end:
        if walk.cells[cell].code:
            add_card(&inside, walk.cells[cell].card)
        else:
            add_run(walk, &stays, cell - walk.side, -walk.side)
            add_run(walk, &stays, cell + walk.side, walk.side)
        cell += walk.step
    stays.low |= inside.low
    stays.high |= inside.high
    add_run(walk, &old, edge, walk.step)
    add_run(walk, &old, edge, -walk.step)
    while grown:
        grown = False
        for nth in range(walk.old):
            if walk.words[nth].low == old.low and walk.words[nth].high == old.high:
                continue
            low, high = walk.words[nth].low & stays.low, walk.words[nth].high & stays.high
            if low == walk.words[nth].low and high == walk.words[nth].high:
                continue
            if (low and high) or low & (low - 1) or high & (high - 1):
                stays.low |= walk.words[nth].low
                stays.high |= walk.words[nth].high
                grown = True
    return not (stays.low & old.low & ~inside.low or stays.high & old.high & ~inside.high)


cdef int end_word(Walk *walk, int32_t cell, int32_t points, int crossings) noexcept nogil:
    """A word ends here, if it may."""
    cdef bint part = walk.cut
    cdef Record *record
    if walk.cells[cell + walk.step].code:
        if part or not walk.cells[cell].head:
            return 0
        part = True
    if part and not rest_leaves(walk, cell):
        return 0
    if walk.down and crossings and walk.used == 1 and not part:
        return 0  # found in the row
    if walk.found == walk.room:
        record = <Record *>realloc(walk.records, 2 * walk.room * sizeof(Record))
        if record == NULL:
            return NO_MEMORY
        walk.records = record
        walk.room *= 2
    record = &walk.records[walk.found]
    walk.found += 1
    record.start, record.points, record.down, record.part = walk.start, points, walk.down, part
    record.length = (cell - walk.start) // walk.step + 1
    record.count = walk.used
    memcpy(record.path, walk.path, MOST_HAND)
    return 0


cdef int go_on(
    Walk *walk, int32_t cell, uint32_t node, int64_t number, bint joined, int32_t points, int32_t across,
    int crossings,
) noexcept nogil:
    """All words that go on here. points: of this word so far; across: of those across it. Returns 0 or what
    went wrong."""
    cdef const Cell *here = &walk.cells[cell]
    cdef bint final, ends, going, good
    cdef uint32_t edge, below
    cdef int64_t place
    cdef int32_t worth, aside
    cdef int free_, blank, wrong
    cdef uint8_t code
    if here.code:
        if follow(walk, &node, &number, here.code, &final):
            return DAMAGED
        points += here.worth
        if final and walk.used and takes(walk, number):
            wrong = end_word(walk, cell, points + across, crossings)
            if wrong:
                return wrong
        return go_on(walk, cell + walk.step, node, number, True, points, across, crossings) if node else 0
    free_ = walk.hand - walk.used
    if not free_ or (not joined and here.dist > free_):
        return 0
    joined = joined or here.crossed
    ends = not walk.cells[cell + walk.step].code and joined and cell != walk.start
    going = free_ > 1 or walk.cells[cell + walk.step].code != 0
    while True:
        if node >= walk.size:
            return DAMAGED
        edge = walk.edges[node]
        code = edge >> LETTER_SHIFT & LETTER_MASK
        if here.allowed >> code & 1 and (walk.left[code] or walk.blanks):
            final = edge & FINAL != 0
            place = number + walk.counts[node] + (1 if final else 0)
            good = final and ends and takes(walk, place)
            below = edge & TARGET_MASK if going else 0
            if good or below:
                for blank in range(2):
                    if not (walk.blanks if blank else walk.left[code]):
                        continue
                    worth = 0 if blank else walk.values[code]
                    aside = across + here.beside + worth if here.crossed else across
                    walk.path[walk.used] = code | BLANK if blank else code
                    walk.used += 1
                    if good:
                        wrong = end_word(walk, cell, points + worth + aside, crossings + here.crossed)
                        if wrong:
                            return wrong
                    if below:
                        if blank:
                            walk.blanks -= 1
                        else:
                            walk.left[code] -= 1
                        wrong = go_on(
                            walk, cell + walk.step, below, place, joined, points + worth, aside,
                            crossings + here.crossed,
                        )
                        if wrong:
                            return wrong
                        if blank:
                            walk.blanks += 1
                        else:
                            walk.left[code] += 1
                    walk.used -= 1
        if edge & LAST:
            return 0
        node += 1


cdef int begin(Walk *walk, int32_t cell, bint cut) noexcept nogil:
    if not cut and walk.cells[cell - walk.step].code:
        return 0
    walk.start, walk.cut, walk.used = cell, cut, 0
    return go_on(walk, cell, walk.root, -1, walk.first, 0, 0, 0)


cdef int search(Walk *walk, bint parts) noexcept nogil:
    cdef int32_t cell
    cdef int wrong, way
    if walk.first:
        walk.step, walk.side = 1, walk.width
        for cell in range(walk.count):
            walk.cells[cell].allowed = ~<uint64_t>0
        return begin(walk, MARGIN + MARGIN * walk.width, False)
    find_old(walk)
    for way in range(2):
        walk.down = way
        walk.step = walk.width if way else 1
        walk.side = 1 if way else walk.width
        if prepare(walk, parts):
            return DAMAGED
        for cell in range(walk.step, walk.count - walk.step):
            if walk.cells[cell].dist > walk.hand:
                continue
            wrong = begin(walk, cell, False)
            if not wrong and walk.cells[cell].tail:
                wrong = begin(walk, cell, True)
            if wrong:
                return wrong
    return 0


cdef class Finder:
    """The plays of one hand on one table; see the reference."""

    cdef Record *records
    cdef int32_t count
    cdef int32_t width
    cdef int32_t x
    cdef int32_t y
    cdef bint first

    def __cinit__(
        self, Automaton automaton not None, accepted, table, hand, int blanks, values, bint parts
    ):
        cdef Walk walk
        cdef Py_buffer column
        cdef int wrong = NO_MEMORY
        memset(&walk, 0, sizeof(Walk))
        table, hand, values = tuple(table), tuple(hand), tuple(values)
        if not 0 <= blanks <= MOST_HAND or sum(hand) + blanks > MOST_HAND or len(table) > MOST_CARDS:
            raise ValueError(f"a hand has at most {MOST_HAND} cards, a table {MOST_CARDS}")
        if len(hand) != CODES or len(values) != CODES:
            raise ValueError("a number for each code")
        for points in values + tuple([card[3] for card in table]):
            if not -MOST_POINTS <= points <= MOST_POINTS:
                raise ValueError("too many points")
        walk.hand, walk.blanks = sum(hand) + blanks, blanks
        for code in range(CODES):
            walk.left[<int>code], walk.values[<int>code] = hand[code], values[code]
        xs, ys = [card[0] for card in table] or [0], [card[1] for card in table] or [0]
        width, height = max(xs) - min(xs) + 1 + 2 * MARGIN, max(ys) - min(ys) + 1 + 2 * MARGIN
        if width * height > MOST_CELLS:
            raise ValueError("too wide a table")
        self.x, self.y, self.width = min(xs) - MARGIN, min(ys) - MARGIN, width
        walk.width, walk.count, walk.cards = width, width * height, len(table)
        self.first = walk.first = not table
        if not automaton.root or not walk.hand:
            return
        walk.edges, walk.counts, walk.size = automaton.edges, automaton.counts, automaton.size
        walk.root = automaton.root
        PyObject_GetBuffer(accepted, &column, PyBUF_SIMPLE)
        walk.accepted, walk.column = <const uint8_t *>column.buf, column.len * 8
        try:
            walk.room = 256
            walk.records = <Record *>malloc(walk.room * sizeof(Record))
            walk.cells = <Cell *>calloc(walk.count, sizeof(Cell))
            walk.occupied = <int32_t *>malloc((walk.cards + 1) * sizeof(int32_t))
            walk.words = <Cards *>malloc((walk.cards + 1) * 2 * sizeof(Cards))
            if walk.records == NULL or walk.cells == NULL or walk.occupied == NULL or walk.words == NULL:
                raise MemoryError
            self.read(&walk, table)
            with nogil:
                wrong = search(&walk, parts)
        finally:
            PyBuffer_Release(&column)
            free(walk.cells)
            free(walk.occupied)
            free(walk.words)
            self.records, self.count = walk.records, walk.found
        if wrong == DAMAGED:
            raise IndexError("the word list is damaged")
        if wrong:
            raise MemoryError

    cdef int read(self, Walk *walk, table) except -1:
        """Lay out the cards, in the order of cells."""
        cdef int32_t cell
        cdef int nth = 0
        for cell in range(walk.count):
            walk.cells[cell].card = NO_CARD
        for x, y, code, value in table:
            if not 0 < code < CODES:
                raise ValueError("no letter")
            cell = x - self.x + (y - self.y) * self.width
            walk.cells[cell].code, walk.cells[cell].worth, walk.cells[cell].card = code, value, nth
            walk.occupied[nth] = cell
            nth += 1
        return 0

    def __dealloc__(self):
        free(self.records)

    def found(self):
        """Every play: those across first, by the first cell, then in the order of the list."""
        cdef int32_t at
        cdef Record *record
        cdef int32_t x, y
        found = []
        for at in range(self.count):
            record = &self.records[at]
            x, y = record.start % self.width + self.x, record.start // self.width + self.y
            if self.first:
                x = y = 0
            found.append(
                Found(
                    record.down != 0, x, y, record.length, record.part != 0, record.points,
                    (<char *>record.path)[: record.count],
                )
            )
        return found
