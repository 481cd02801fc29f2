"""What the compiled play of whole games (``scrabble_game_native``) sees of the search for plays."""

from libc.stdint cimport int16_t, int32_t, int64_t, uint8_t, uint32_t, uint64_t

cdef enum:
    MOST_HAND = 7
    MOST_CARDS = 128
    MOST_CELLS = 1 << 22
    MARGIN = 9         # MOST_HAND + 2
    BLANK = 0x80
    NO_CARD = -1
    MOST_POINTS = 1_000    # of a card
    DAMAGED = 1
    NO_MEMORY = 2


cdef struct Cards:
    uint64_t low       # cards of the table as bits
    uint64_t high


cdef struct Cell:
    uint64_t allowed   # letters for the sake of the word across
    int32_t beside     # what the other cards of that word are worth
    int32_t dist       # new cards until something old is met
    int32_t worth
    int16_t card       # NO_CARD
    uint8_t code       # 0: empty
    uint8_t crossed
    uint8_t head       # an old word may be cut behind this card
    uint8_t tail       # or before it


cdef struct Record:
    int32_t start
    int32_t points
    uint8_t down
    uint8_t length
    uint8_t part
    uint8_t count
    uint8_t path[MOST_HAND]


cdef struct Walk:
    const uint32_t *edges
    const uint32_t *counts
    uint32_t size
    uint32_t root
    const uint8_t *accepted
    int64_t column
    Cell *cells
    int32_t count              # of cells
    int32_t width
    int32_t step
    int32_t side
    int32_t *occupied
    int cards                  # how many lie
    Cards *words               # old words
    int old
    int hand
    uint8_t left[64]
    int blanks
    int32_t values[64]
    uint8_t path[MOST_HAND]
    int used
    int32_t start
    bint cut
    bint down
    bint first
    Record *records
    int32_t found
    int32_t room


cdef void add_card(Cards *cards, int16_t card) noexcept nogil
cdef void add_run(const Walk *walk, Cards *cards, int32_t cell, int32_t step) noexcept nogil
cdef int search(Walk *walk, bint parts) noexcept nogil
cdef void find_old(Walk *walk) noexcept nogil
