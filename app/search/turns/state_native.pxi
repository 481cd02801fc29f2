# What a whole turn is made of: cards, options, worth, moves; and chance.
# Part of scrabble_game_native.pyx.

cdef struct Lying:
    int16_t x
    int16_t y
    uint8_t code
    uint8_t blank


cdef struct Options:
    bint first_example     # RULES SK8
    bint opening_group     # SK10
    bint single            # SK10
    bint add               # SK19
    bint each
    bint both
    bint clear             # SK17
    bint parts             # SK16
    int exchange_least     # cards that the pile must hold
    int target             # SK20


cdef struct State:
    Lying table[MOST_CARDS]
    int cards
    uint8_t hands[SEATS][MOST_HAND]
    int sizes[SEATS]
    uint8_t bonus[SEATS]
    uint8_t pile[LETTERS]      # the next card last
    int left
    uint8_t pack[BONUSES]      # the next card first
    int packed
    int scores[SEATS]
    int seats
    int turn
    int omitted
    bint opened
    bint over
    bint went_out
    int32_t kept[SEATS]        # value of what each seat has kept with its last move


cdef struct Worth:
    int32_t first[CODES]       # of a kept card; 0 stands for a blank
    int32_t pair[CODES][CODES]
    int32_t size[MOST_HAND + 1]
    int32_t balance[MOST_HAND + 1][MOST_HAND + 1]  # vowels, others
    int32_t bonus[GROUP + GROUPS]                  # of holding a card, over that of any card of the pack
    int32_t lies[CODES]        # what a card left lying gives to the next player
    int32_t lying[32]          # the same by how many lie
    int32_t answer[GROUP + GROUPS]  # minus value from which a group card is played against a turn, in points
    uint8_t fade[FADES]        # how much of it counts, in hundredths, by cards in the pile
    int32_t exchange           # what an exchange costs besides
    bint plain                 # goes by points alone


cdef struct Move:
    int kind
    Record record
    bint uses                  # the bonus card
    uint8_t kept[MOST_HAND]
    int count                  # kept letters
    int32_t points             # without answers
    int32_t value


cdef struct Words:
    uint8_t text[MOST_WORDS][MOST_LENGTH]
    uint8_t blank[MOST_WORDS][MOST_LENGTH]
    int length[MOST_WORDS]
    int32_t points[MOST_WORDS]
    int count


cdef struct Scratch:
    Cell *cells
    int32_t room
    Record *records
    int32_t records_room
    int32_t occupied[MOST_CARDS]
    Cards words[2 * MOST_CARDS]
    int32_t x                  # of the grid's first cell
    int32_t y


cdef struct Facts:
    int32_t values[CODES]
    uint8_t vowel[CODES]
    uint8_t marked[CODES]
    uint8_t sign[SIGNS]        # codes of A N R O C H E U I Í T P S
    int32_t plus[2 * GROUPS]


cdef inline uint64_t draw(uint64_t *chance) noexcept nogil:
    chance[0] += <uint64_t>0x9E3779B97F4A7C15
    cdef uint64_t z = chance[0]
    z = (z ^ (z >> 30)) * <uint64_t>0xBF58476D1CE4E5B9
    z = (z ^ (z >> 27)) * <uint64_t>0x94D049BB133111EB
    return z ^ (z >> 31)


cdef inline int below(uint64_t *chance, int count) noexcept nogil:
    return <int>((draw(chance) >> 33) * <uint64_t>count >> 31)


cdef void shuffle(uint8_t *cards, int count, uint64_t *chance) noexcept nogil:
    cdef int at, other
    cdef uint8_t card
    for at in range(count - 1, 0, -1):
        other = below(chance, at + 1)
        card = cards[at]
        cards[at] = cards[other]
        cards[other] = card
