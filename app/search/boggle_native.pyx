# cython: language_level=3, cdivision=True
"""The compiled twin of the walk of ``boggle``: the same words in the same order, without the GIL."""

from cpython.buffer cimport PyBUF_SIMPLE, PyBuffer_Release, PyObject_GetBuffer
from libc.stdint cimport int64_t, uint8_t, uint16_t, uint32_t, uint64_t
from libc.stdlib cimport calloc, free, malloc, realloc
from libc.string cimport memcpy, memset

from app.lexicon.dawg_native cimport FINAL, LAST, LETTER_MASK, LETTER_SHIFT, TARGET_MASK, Automaton

cdef extern from "Python.h":
    int PyUnicode_2BYTE_KIND
    object PyUnicode_FromKindAndData(int kind, const void *letters, Py_ssize_t size)

cdef extern from *:
    """
    #if defined(_MSC_VER)
    #include <intrin.h>
    static int lowest_bit(unsigned __int64 mask) { unsigned long at; _BitScanForward64(&at, mask); return (int)at; }
    #else
    static int lowest_bit(unsigned long long mask) { return __builtin_ctzll(mask); }
    #endif
    """
    int lowest_bit(uint64_t mask) nogil

cdef enum:
    VERSION = 1
    CELLS = 64
    CODES = 64
    DAMAGED = 1
    NO_MEMORY = 2

TWIN = (VERSION, CELLS)
"""What this was built for; see `app.search.boggle`."""


cdef struct Word:
    int64_t number
    uint32_t start          # of its letters
    uint32_t length


cdef struct Walk:
    const uint32_t *edges
    const uint32_t *counts
    uint32_t size
    const uint64_t *near
    uint64_t cells[CODES]   # that show a letter
    const uint8_t *accepted # NULL: any
    int64_t column
    uint16_t spelt[CELLS]
    uint16_t *letters       # of all words, one after the other
    uint32_t letters_used
    uint32_t letters_room
    Word *words
    uint32_t count
    uint32_t *places        # hash table of the words, place + 1
    uint32_t room           # of that table, a power of two; it is never more than half full


cdef inline uint32_t slot(const Walk *walk, int64_t number) noexcept nogil:
    """Where a number is in the table, or where it goes."""
    cdef uint32_t at = <uint32_t>(<uint64_t>number * 0x9E3779B97F4A7C15ULL >> 40) & (walk.room - 1)
    while walk.places[at] and walk.words[walk.places[at] - 1].number != number:
        at = (at + 1) & (walk.room - 1)
    return at


cdef int grow(Walk *walk, uint32_t room) noexcept nogil:
    cdef uint32_t *places = <uint32_t *>calloc(room, sizeof(uint32_t))
    cdef Word *words = <Word *>realloc(walk.words, room // 2 * sizeof(Word))
    cdef uint32_t at
    if words != NULL:
        walk.words = words
    if places == NULL or words == NULL:
        free(places)
        return NO_MEMORY
    free(walk.places)
    walk.places, walk.room = places, room
    for at in range(walk.count):
        places[slot(walk, words[at].number)] = at + 1
    return 0


cdef int keep(Walk *walk, int64_t number, uint32_t length) noexcept nogil:
    cdef uint32_t at
    cdef uint16_t *more
    if walk.accepted != NULL:
        if number < 0 or number >= walk.column:
            return DAMAGED
        if not walk.accepted[number >> 3] >> (number & 7) & 1:
            return 0
    at = slot(walk, number)
    if walk.places[at]:
        return 0
    if walk.count == walk.room // 2:
        if walk.room >= 1 << 30 or grow(walk, 2 * walk.room):
            return NO_MEMORY
        at = slot(walk, number)
    if walk.letters_used + length > walk.letters_room:
        more = <uint16_t *>realloc(walk.letters, 2 * walk.letters_room * sizeof(uint16_t))
        if more == NULL:
            return NO_MEMORY
        walk.letters = more
        walk.letters_room *= 2
    memcpy(walk.letters + walk.letters_used, walk.spelt, length * sizeof(uint16_t))
    walk.words[walk.count].number = number
    walk.words[walk.count].start = walk.letters_used
    walk.words[walk.count].length = length
    walk.letters_used += length
    walk.count += 1
    walk.places[at] = walk.count
    return 0


cdef int spell(
    Walk *walk, const uint16_t *letters, uint32_t node, uint64_t reachable, uint64_t unused, int64_t number,
    uint32_t depth,
) noexcept nogil:
    """All words below a node. Returns 0 or what went wrong."""
    cdef uint32_t edge, code, child
    cdef uint64_t here, rest, around
    cdef int64_t place
    cdef int cell, wrong
    while True:
        if node >= walk.size:
            return DAMAGED
        edge = walk.edges[node]
        code = edge >> LETTER_SHIFT & LETTER_MASK
        here = reachable & walk.cells[code]
        if here:
            place = number + walk.counts[node]
            walk.spelt[depth] = letters[code]
            if edge & FINAL:
                place += 1
                wrong = keep(walk, place, depth + 1)
                if wrong:
                    return wrong
            child = edge & TARGET_MASK
            if child:
                while here:
                    cell = lowest_bit(here)
                    here &= here - 1
                    rest = unused ^ (<uint64_t>1 << cell)
                    around = rest & walk.near[cell]
                    if around:
                        wrong = spell(walk, letters, child, around, rest, place, depth + 1)
                        if wrong:
                            return wrong
        if edge & LAST:
            return 0
        node += 1


cdef class Board:
    """Boards of one shape; may be asked by several threads at once."""

    cdef Automaton automaton
    cdef uint64_t near[CELLS]
    cdef uint16_t letters[CODES]
    cdef int cells

    def __cinit__(self, Automaton automaton not None, str letters not None, near):
        """letters: by code. near: for each cell the cells that may follow it, as bits.

        Raises ValueError for more cells than there are bits."""
        cdef int at
        if len(near) > CELLS or len(letters) > CODES:
            raise ValueError("too many")
        self.automaton, self.cells = automaton, len(near)
        for at in range(self.cells):
            self.near[at] = near[at]
        for at in range(len(letters)):
            self.letters[at] = ord(letters[at])

    def words(self, faces, accepted):
        """Word number to word of every word on a board. faces: for each cell the codes of its letters, as bits.

        accepted: bit column of the words that count, None for all. Raises IndexError where the list is damaged."""
        cdef Walk walk
        cdef Py_buffer column
        cdef uint64_t codes, every
        cdef int cell, wrong
        cdef uint32_t at
        if len(faces) != self.cells:
            raise ValueError("a face for each cell")
        memset(&walk, 0, sizeof(Walk))
        memset(&column, 0, sizeof(Py_buffer))
        walk.edges, walk.counts, walk.size = self.automaton.edges, self.automaton.counts, self.automaton.size
        walk.near = self.near
        for cell in range(self.cells):
            codes = faces[cell]
            while codes:
                walk.cells[lowest_bit(codes)] |= <uint64_t>1 << cell
                codes &= codes - 1
        if accepted is not None:
            PyObject_GetBuffer(accepted, &column, PyBUF_SIMPLE)
            walk.accepted, walk.column = <const uint8_t *>column.buf, column.len * 8
        found = {}
        try:
            with nogil:
                walk.letters_room = 4096
                walk.letters = <uint16_t *>malloc(walk.letters_room * sizeof(uint16_t))
                wrong = NO_MEMORY if walk.letters == NULL else grow(&walk, 1024)
                if not wrong and self.automaton.root and self.cells:
                    every = ~<uint64_t>0 >> (CELLS - self.cells)
                    wrong = spell(&walk, self.letters, self.automaton.root, every, every, -1, 0)
            if wrong == DAMAGED:
                raise IndexError("the word list is damaged")
            if wrong:
                raise MemoryError
            for at in range(walk.count):
                found[walk.words[at].number] = PyUnicode_FromKindAndData(
                    PyUnicode_2BYTE_KIND, walk.letters + walk.words[at].start, walk.words[at].length
                )
        finally:
            free(walk.letters)
            free(walk.words)
            free(walk.places)
            PyBuffer_Release(&column)
        return found
