"""What the compiled rounds (``rounds_native``) see of the search of hands."""

from libc.stdint cimport int32_t, int64_t, uint8_t, uint16_t, uint32_t, uint64_t

cdef enum:
    MOST_CARDS = 12
    MOST_LETTERS = 8
    MOST_POINTS = 1_000_000    # of a card
    CODES = 64
    LONGEST = 97       # MOST_CARDS * MOST_LETTERS + 1
    DAMAGED = 1
    NO_MEMORY = 2


cdef struct Word:
    int64_t number
    uint32_t part
    uint8_t letters
    uint8_t cards
    uint8_t path[MOST_CARDS]


cdef struct Hand:
    int kinds
    int cards
    uint32_t size                                  # how many parts it has
    uint32_t weights[MOST_CARDS]
    uint8_t counts[MOST_CARDS]
    uint8_t lengths[MOST_CARDS]


cdef struct Walk:
    const uint32_t *edges
    const uint32_t *counts
    uint32_t size
    const Hand *hand
    uint32_t spelt[MOST_CARDS][MOST_LETTERS]       # codes where they stand in an edge
    uint8_t begins[CODES][MOST_CARDS]              # kinds by their first letter
    uint8_t begin[CODES]                           # how many
    const uint8_t *accepted                        # NULL: any
    int64_t column                                 # words that it tells of
    int least_cards
    int least_letters
    uint32_t c                                     # of the digraph, 0 without
    uint32_t h
    uint8_t left[MOST_CARDS]
    uint8_t path[MOST_CARDS]
    Word *words
    int32_t count
    int32_t room


cdef struct Sets:
    int blocks               # u64 in a set of parts
    int most                 # words side by side
    int longest
    uint64_t *all            # everything below lies in it; small, since many hands may be kept
    uint64_t *below          # [first[kind] + number]: parts with at most so many of a kind
    uint8_t first[MOST_CARDS]
    uint64_t *layers         # [slots[number * (longest + 1) + letters] - 1]: parts that so many words cover, the
    uint16_t *slots          #   longest of so many letters; 0 for none. One word covers what words take


cdef int spell(
    Walk *walk, uint32_t node, int64_t number, uint32_t part, int depth, int letters, int digraphs,
    uint32_t before,
) noexcept nogil
cdef int make_sets(const Hand *hand, const Word *words, int32_t count, int least_cards, Sets *sets) noexcept nogil
cdef bint covers(const Sets *sets, int number, int letters, uint32_t part) noexcept nogil
cdef void count_points(const Hand *hand, const int32_t *worth, int32_t *points) noexcept nogil
cdef void add_dearest(
    const Hand *hand, const int32_t *worth, uint32_t within, int32_t *points, int32_t *dear
) noexcept nogil
cdef void find_best(
    const Hand *hand, const Sets *sets, const int32_t *points, bint spare, uint32_t within, uint32_t *best
) noexcept nogil
