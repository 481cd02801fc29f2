# cython: language_level=3, cdivision=True
"""The compiled twin of the walks of ``finding``: the same words in the same order, without the GIL."""

from cpython.buffer cimport PyBUF_SIMPLE, PyBuffer_Release, PyObject_GetBuffer
from libc.stdint cimport int64_t, uint8_t, uint16_t, uint32_t, uint64_t
from libc.stdlib cimport calloc, free
from libc.string cimport memcpy, memset

from app.lexicon.dawg_native cimport FINAL, LAST, LETTER_MASK, LETTER_SHIFT, TARGET_MASK, Automaton

cdef extern from "Python.h":
    int PyUnicode_2BYTE_KIND
    object PyUnicode_FromKindAndData(int kind, const void *letters, Py_ssize_t size)

cdef enum:
    VERSION = 1
    PLACES = 63             # of a pattern
    CODES = 64
    DEEPEST = 255           # letters of a word
    BATCH = 256             # words found before they are handed on
    POOL = 16384            # letters of those
    BETWEEN = 16383         # edges between two looks at the clock
    DAMAGED = 1
    NO_MEMORY = 2
    STOPPED = 3
    FAILED = 4

TWIN = VERSION
MOST_PLACES = PLACES


# An edge to go along: what lies before it and the state it is met in
cdef struct Step:
    uint32_t place
    uint32_t length
    int64_t before
    uint64_t state
    uint8_t left[CODES]
    uint8_t blanks


cdef struct Known:
    uint64_t state
    uint32_t node           # 0: free
    uint32_t hope


cdef class Walk:
    """One search; made by `finding`, which says what for with `fit` or `spell` and then asks for `more`."""

    cdef Automaton automaton
    cdef Py_buffer accepted
    cdef object watch
    cdef object failure
    cdef uint16_t letters[CODES]
    cdef double size
    cdef int shortest
    cdef int longest
    cdef bint patterned
    cdef uint64_t masks[CODES]
    cdef uint64_t stars
    cdef uint64_t end
    cdef Step steps[2 * DEEPEST + 4]
    cdef int waiting
    cdef uint16_t path[DEEPEST + 1]
    cdef uint32_t visits
    cdef double share
    cdef Known *known
    cdef uint32_t room       # of that table, a power of two; it is never more than half full
    cdef uint32_t count
    cdef int64_t numbers[BATCH]
    cdef uint32_t starts[BATCH + 1]
    cdef uint16_t pool[POOL]
    cdef int found
    cdef bint busy

    def __cinit__(self, Automaton automaton not None, str letters not None, size, accepted, lengths, watch):
        """letters: by code. accepted: bit column of the words that count. Raises MemoryError."""
        self.automaton, self.size, self.watch = automaton, max(1, size), watch
        self.shortest, self.longest = lengths.start, min(lengths.stop - 1, DEEPEST)
        if len(letters) > CODES:
            raise ValueError("too many letters")
        for at in range(len(letters)):
            self.letters[<int>at] = ord(letters[at])
        PyObject_GetBuffer(accepted, &self.accepted, PyBUF_SIMPLE)
        self.room = 4096
        self.known = <Known *>calloc(self.room, sizeof(Known))
        if self.known == NULL:
            raise MemoryError

    def __dealloc__(self):
        free(self.known)
        PyBuffer_Release(&self.accepted)

    def fit(self, masks, uint64_t stars, uint64_t start, uint64_t end):
        """Look for words that fit a pattern: see `finding.Pattern`. Raises ValueError for other than a mask to
        each code."""
        cdef uint64_t[CODES] found
        cdef int at
        if len(masks) != CODES:
            raise ValueError("a mask for each code")
        for at in range(CODES):
            found[at] = masks[at]
        self.begin()
        memcpy(self.masks, found, sizeof(found))
        self.patterned, self.stars, self.end = True, stars, end
        self.steps[0].state = start

    def spell(self, stock, blanks):
        """Look for words that letters can spell. stock: how many by code. Raises ValueError for more codes."""
        cdef Step first
        cdef int at
        memset(&first, 0, sizeof(Step))
        if len(stock) > CODES:
            raise ValueError("more than the codes")
        for at in range(len(stock)):
            first.left[at] = min(stock[at], DEEPEST)
        first.blanks = min(blanks, DEEPEST)
        self.begin()
        self.patterned = False
        memcpy(self.steps[0].left, first.left, sizeof(first.left))
        self.steps[0].blanks = first.blanks

    cdef int begin(self) except -1:
        if self.busy:
            raise RuntimeError("not while it is searched")
        memset(self.known, 0, self.room * sizeof(Known))  # by the pattern before
        self.count = 0
        self.waiting = self.automaton.root != 0 and self.longest > 0
        memset(&self.steps[0], 0, sizeof(Step))
        self.steps[0].place = self.automaton.root
        return 0

    def more(self):
        """The next (number, word), some hundred at once; none at the end, None when the watch ended it.

        Raises IndexError where the list is damaged, and what the watch raises."""
        cdef int wrong, at
        if self.busy:  # by its watch
            raise RuntimeError("not while it is searched")
        self.busy, self.found = True, 0
        with nogil:
            wrong = self.walk()
        self.busy = False
        if wrong == STOPPED:
            return None
        if wrong == FAILED:
            raise self.failure
        if wrong == DAMAGED:
            raise IndexError("the word list is damaged")
        if wrong:
            raise MemoryError
        return [
            (
                self.numbers[at],
                PyUnicode_FromKindAndData(
                    PyUnicode_2BYTE_KIND, self.pool + self.starts[at], self.starts[at + 1] - self.starts[at]
                ),
            )
            for at in range(self.found)
        ]

    cdef int walk(self) noexcept nogil:
        """Until enough is found, or all."""
        cdef Step step
        cdef uint32_t edge, code, below
        cdef int64_t number
        cdef int wrong, length
        cdef bint good
        cdef const uint8_t *column = <const uint8_t *>self.accepted.buf
        self.starts[0] = 0
        while self.waiting:
            if self.found == BATCH or self.starts[self.found] + DEEPEST > POOL:
                return 0
            self.waiting -= 1
            step = self.steps[self.waiting]
            if step.place >= self.automaton.size:
                return DAMAGED
            number = step.before + self.automaton.counts[step.place]
            self.share = number / self.size
            wrong = self.look_up()
            if wrong:
                return wrong
            edge = self.automaton.edges[step.place]
            if not edge & LAST:
                self.steps[self.waiting] = step
                self.steps[self.waiting].place += 1
                self.waiting += 1
            code = edge >> LETTER_SHIFT & LETTER_MASK
            if self.patterned:
                step.state = self.after(step.state, code)
                if not step.state:
                    continue
                good = step.state & self.end != 0
            else:
                if step.left[code]:
                    step.left[code] -= 1
                elif step.blanks:
                    step.blanks -= 1
                else:
                    continue
                good = True
            self.path[step.length] = self.letters[code]
            length = step.length + 1
            below = edge & TARGET_MASK
            if below and length < self.longest:
                wrong = self.hope(below, step.state, 0) if self.patterned else -1
                if wrong > 0:
                    return wrong
                if wrong:
                    step.place, step.length, step.before = below, length, number + (edge & FINAL != 0)
                    self.steps[self.waiting] = step
                    self.waiting += 1
            if good and edge & FINAL and length >= self.shortest:
                if number < 0 or number >= self.accepted.len * 8:
                    return DAMAGED
                if column[number >> 3] >> (number & 7) & 1:
                    memcpy(self.pool + self.starts[self.found], self.path, length * sizeof(uint16_t))
                    self.numbers[self.found] = number
                    self.starts[self.found + 1] = self.starts[self.found] + length
                    self.found += 1
        return 0

    cdef inline uint64_t after(self, uint64_t state, uint32_t code) noexcept nogil:
        """The places of the pattern after one more letter."""
        cdef uint64_t places = (state & self.masks[code]) << 1 | state & self.stars
        return places | (places & self.stars) << 1

    cdef inline int look_up(self) noexcept nogil:
        self.visits += 1
        if self.visits & BETWEEN:
            return 0
        with gil:
            try:
                return STOPPED if self.watch(self.share) else 0
            except BaseException as failure:
                self.failure = failure
                return FAILED

    cdef inline uint32_t slot(self, uint32_t node, uint64_t state) noexcept nogil:
        cdef uint64_t mixed = (state ^ <uint64_t>node << 40 ^ node) * 0x9E3779B97F4A7C15ULL
        cdef uint32_t at = <uint32_t>(mixed >> 32) & (self.room - 1)
        while self.known[at].node and (self.known[at].node != node or self.known[at].state != state):
            at = (at + 1) & (self.room - 1)
        return at

    cdef int hope(self, uint32_t node, uint64_t state, int depth) noexcept nogil:
        """-1 where any word ends well below a node, 0 where none does, else what went wrong."""
        cdef uint32_t at = self.slot(node, state), place = node, edge
        cdef uint64_t then
        cdef int answer = 0
        if self.known[at].node:
            return -<int>self.known[at].hope
        if depth > DEEPEST:
            return DAMAGED
        while not answer:
            if place >= self.automaton.size:
                return DAMAGED
            answer = self.look_up()
            if answer:
                return answer
            edge = self.automaton.edges[place]
            then = self.after(state, edge >> LETTER_SHIFT & LETTER_MASK)
            if then:
                if edge & FINAL and then & self.end:
                    answer = -1
                elif edge & TARGET_MASK:
                    answer = self.hope(edge & TARGET_MASK, then, depth + 1)
                    if answer > 0:
                        return answer
            if edge & LAST:
                break
            place += 1
        return self.learn(node, state, answer)

    cdef int learn(self, uint32_t node, uint64_t state, int answer) noexcept nogil:
        cdef Known *old = self.known
        cdef uint32_t at, size = self.room
        if 2 * (self.count + 1) > self.room:
            if self.room >= 1 << 28:
                return NO_MEMORY
            self.known = <Known *>calloc(2 * size, sizeof(Known))
            if self.known == NULL:
                self.known = old
                return NO_MEMORY
            self.room = 2 * size
            for at in range(size):
                if old[at].node:
                    self.known[self.slot(old[at].node, old[at].state)] = old[at]
            free(old)
        at = self.slot(node, state)
        self.known[at].state, self.known[at].node, self.known[at].hope = state, node, -answer
        self.count += 1
        return answer
