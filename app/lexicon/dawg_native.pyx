# cython: language_level=3
"""The compiled twin of `Dawg`: the same answers, and IndexError too where a file is damaged."""

from cpython.buffer cimport PyBUF_FORMAT, PyBUF_ND, PyBuffer_Release, PyObject_GetBuffer
from libc.stdint cimport uint16_t, uint32_t

cdef extern from "Python.h":
    int PyUnicode_2BYTE_KIND
    object PyUnicode_FromKindAndData(int kind, const void *letters, Py_ssize_t size)

cdef enum:
    DEEPEST = 255             # letters of a word

LAYOUT = (TARGET_MASK, LETTER_BITS, FINAL, LAST, ABSENT)
"""What this was built for; see `app.lexicon.dawg`."""


cdef class Automaton:
    """The arrays of a `Dawg`, which are kept open as long as this lives; what it holds never changes."""

    def __cinit__(self, edges, counts, dict codes, uint32_t root):
        """codes: letter to code, where it stands in an edge; root: 0 where there is no word.

        Raises TypeError for arrays without a buffer, ValueError for other arrays or letters."""
        cdef uint32_t letter
        PyObject_GetBuffer(edges, &self.edge_view, PyBUF_FORMAT | PyBUF_ND)
        PyObject_GetBuffer(counts, &self.count_view, PyBUF_FORMAT | PyBUF_ND)
        for buffer in (edges, counts):
            if memoryview(buffer).format != "I" or memoryview(buffer).itemsize != sizeof(uint32_t):
                raise ValueError("no arrays of u32")
        self.edges = <const uint32_t *>self.edge_view.buf
        self.counts = <const uint32_t *>self.count_view.buf
        self.size = <uint32_t>(min(self.edge_view.len, self.count_view.len) // sizeof(uint32_t))
        for text, code in codes.items():
            if ord(text) >= LETTERS:
                raise ValueError(f"no room for {text!r}")
            letter = ord(text)
            self.codes[letter] = code
            self.letters[code >> LETTER_SHIFT & LETTER_MASK] = letter
        self.root = root

    def __dealloc__(self):
        PyBuffer_Release(&self.edge_view)  # what was never got is all zeros, and nothing happens
        PyBuffer_Release(&self.count_view)

    def number(self, str word not None):
        """The number of a (normalised) word, ABSENT if it is none."""
        cdef const uint32_t *edges = self.edges
        cdef const uint32_t *counts = self.counts
        cdef uint32_t node = self.root, edge = 0, code, size = self.size
        cdef long long number = -1
        cdef Py_UCS4 letter
        for letter in word:
            code = self.codes[letter] if letter < LETTERS else 0
            if not code or not node:
                return ABSENT
            while True:
                if node >= size:
                    raise IndexError(node)
                edge = edges[node]
                if edge & LETTER_BITS == code:
                    break
                if edge & LAST:
                    return ABSENT
                node += 1
            number += counts[node]
            if edge & FINAL:
                number += 1
            node = edge & TARGET_MASK
        return number if edge & FINAL else ABSENT

    def word(self, long long number):
        """The word of a number, which there is."""
        cdef const uint32_t *edges = self.edges
        cdef const uint32_t *counts = self.counts
        cdef uint32_t node = self.root, edge, size = self.size
        cdef uint16_t letters[DEEPEST]
        cdef int length = 0
        if number < 0:
            raise IndexError(number)
        while length < DEEPEST and node and node < size:
            while not edges[node] & LAST and node + 1 < size and counts[node + 1] <= number:
                node += 1
            edge = edges[node]
            letters[length] = self.letters[edge >> LETTER_SHIFT & LETTER_MASK]
            length += 1
            number -= counts[node]
            if edge & FINAL:
                if not number:
                    return PyUnicode_FromKindAndData(PyUnicode_2BYTE_KIND, letters, length)
                number -= 1
            node = edge & TARGET_MASK
        raise IndexError(number)

    def walk(self, str prefix not None):
        """The index of the edge reached by spelling a prefix, ABSENT if no word begins so."""
        cdef uint32_t node = self.root, place = 0, code
        cdef Py_UCS4 letter
        if not prefix:
            return ABSENT
        for letter in prefix:
            code = self.codes[letter] if letter < LETTERS else 0
            if not code or not node:
                return ABSENT
            place = node
            while True:
                if place >= self.size:
                    raise IndexError(place)
                if self.edges[place] & LETTER_BITS == code:
                    break
                if self.edges[place] & LAST:
                    return ABSENT
                place += 1
            node = self.edges[place] & TARGET_MASK
        return place
