"""What the compiled searches of `app.search` see of the automaton."""

from libc.stdint cimport uint16_t, uint32_t

cdef enum:
    TARGET_MASK = 0x3FFFFF
    LETTER_SHIFT = 22
    LETTER_MASK = 0x3F
    LETTER_BITS = 0xFC00000
    FINAL = 0x10000000
    LAST = 0x20000000
    ABSENT = -1
    LETTERS = 0x180           # all Czech letters have code points below


cdef class Automaton:
    cdef Py_buffer edge_view
    cdef Py_buffer count_view
    cdef const uint32_t *edges
    cdef const uint32_t *counts
    cdef uint32_t size
    cdef uint32_t root
    cdef uint32_t codes[LETTERS]
    cdef uint16_t letters[LETTER_MASK + 1]
