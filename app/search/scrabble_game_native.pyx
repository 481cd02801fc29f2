# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
"""Whole turns of Scrabble karty without the GIL: the best play by what is known of values, dealt hands
played on, and hands played out that everybody knows.

A state is what one seat knows plus what chance deals; it is copied for each try. Points are those of RULES
SK4 to SK20; values are in hundredths of a point.
"""

from cpython.buffer cimport PyBUF_SIMPLE, PyBuffer_Release, PyObject_GetBuffer
from libc.stdint cimport int16_t, int32_t, int64_t, uint8_t, uint32_t, uint64_t
from libc.stdlib cimport free, malloc, realloc
from libc.string cimport memcpy, memmove, memset

from app.lexicon.dawg_native cimport Automaton
from app.search.scrabble_native cimport (
    BLANK, DAMAGED, MARGIN, MOST_CARDS, MOST_CELLS, MOST_HAND, NO_CARD, NO_MEMORY, Cards, Cell, Record, Walk,
    add_card, add_run, find_old, search,
)

from app.search import scrabble_values as plain
from app.search.scrabble_python import Found

cdef enum:
    TWIN = 1               # see scrabble_values
    CODES = 64
    SEATS = 8
    LETTERS = 100
    BONUSES = 20
    DOUBLE = 1             # bonus cards by number; group cards follow
    TRIPLE = 2
    GROUP = 3
    GROUPS = 13
    SIGNS = 14
    PLAY = 0
    EXCHANGE = 1
    PASS = 2
    BINGO = 50
    POINT = 100
    FADES = 101
    FAR_OFF = 1 << 30
    REACHED = 1 << 28
    MOST_WORDS = MOST_HAND + 1
    MOST_LENGTH = 64
    MOST_TRIED = 32

if plain.TWIN != TWIN:
    raise ImportError("built for another version of the values")


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


# ---------------------------------------------------------------------------------------------- finding


cdef int lay_out(Walk *walk, Scratch *scratch, const State *state, const Facts *facts) noexcept nogil:
    """The table as a grid. Returns 0 or what went wrong."""
    cdef int nth
    cdef int32_t low_x = 0, high_x = 0, low_y = 0, high_y = 0, height, cell
    cdef const Lying *card
    for nth in range(state.cards):
        card = &state.table[nth]
        if not nth:
            low_x = high_x = card.x
            low_y = high_y = card.y
        low_x, high_x = min(low_x, card.x), max(high_x, card.x)
        low_y, high_y = min(low_y, card.y), max(high_y, card.y)
    scratch.x, scratch.y = low_x - MARGIN, low_y - MARGIN
    walk.width = high_x - scratch.x + 1 + MARGIN
    height = high_y - scratch.y + 1 + MARGIN
    walk.count = walk.width * height
    if walk.count > MOST_CELLS or state.cards > MOST_CARDS:
        return DAMAGED
    if walk.count > scratch.room:
        free(scratch.cells)
        scratch.cells = <Cell *>malloc(walk.count * sizeof(Cell))
        if scratch.cells == NULL:
            scratch.room = 0
            return NO_MEMORY
        scratch.room = walk.count
    memset(scratch.cells, 0, walk.count * sizeof(Cell))
    walk.cells, walk.occupied, walk.words = scratch.cells, scratch.occupied, scratch.words
    walk.cards = state.cards
    for cell in range(walk.count):
        walk.cells[cell].card = NO_CARD
    for nth in range(state.cards):
        card = &state.table[nth]
        cell = card.x - scratch.x + (card.y - scratch.y) * walk.width
        walk.cells[cell].code = card.code
        walk.cells[cell].worth = 0 if card.blank else facts.values[card.code]
        walk.cells[cell].card = nth
        scratch.occupied[nth] = cell
    return 0


cdef int find(
    Walk *walk, Scratch *scratch, const State *state, const Facts *facts, const Options *options
) noexcept nogil:
    """All plays of the seat on turn, into the scratch. Returns 0 or what went wrong."""
    cdef int nth, wrong = lay_out(walk, scratch, state, facts)
    if wrong:
        return wrong
    memset(walk.left, 0, sizeof(walk.left))
    walk.blanks, walk.hand = 0, state.sizes[state.turn]
    for nth in range(walk.hand):
        if state.hands[state.turn][nth]:
            walk.left[state.hands[state.turn][nth]] += 1
        else:
            walk.blanks += 1
    memcpy(walk.values, facts.values, sizeof(walk.values))
    walk.first = state.cards == 0
    walk.down = False
    walk.used = walk.found = 0
    walk.records, walk.room = scratch.records, scratch.records_room
    wrong = search(walk, options.parts) if walk.hand and walk.root else 0
    scratch.records, scratch.records_room = walk.records, walk.room
    return wrong


cdef inline int32_t step_of(const Walk *walk, const Record *record) noexcept nogil:
    return walk.width if record.down else 1


cdef inline int32_t side_of(const Walk *walk, const Record *record) noexcept nogil:
    return 1 if record.down else walk.width


cdef int32_t crossing(const Walk *walk, int32_t cell, int32_t side, bint *crossed) noexcept nogil:
    """What the old cards are worth that lie across a new one's cell."""
    cdef int32_t at, points = 0
    at = cell - side
    while walk.cells[at].code:
        points += walk.cells[at].worth
        at -= side
    crossed[0] = at != cell - side
    at = cell + side
    while walk.cells[at].code:
        points += walk.cells[at].worth
        at += side
    crossed[0] = crossed[0] or at != cell + side
    return points


cdef int32_t best_named(const Walk *walk, const Facts *facts, const Record *record) noexcept nogil:
    """Points through the new card that most go through (RULES SK9)."""
    cdef int32_t cell = record.start, step = step_of(walk, record), side = side_of(walk, record)
    cdef int32_t main = 0, best = 0, beside, worth
    cdef int at, nth = 0
    cdef bint crossed
    for at in range(record.length):
        if walk.cells[cell].code:
            main += walk.cells[cell].worth
        else:
            worth = 0 if record.path[nth] & BLANK else facts.values[record.path[nth] & 63]
            nth += 1
            main += worth
            beside = crossing(walk, cell, side, &crossed)
            if crossed and beside + worth > best:
                best = beside + worth
        cell += step
    return main + best


cdef void spell(const Walk *walk, const Facts *facts, const Record *record, Words *words) noexcept nogil:
    """All words that a play makes, the one in the line first."""
    cdef int32_t cell = record.start, step = step_of(walk, record), side = side_of(walk, record), at
    cdef int place, nth = 0, word, length
    cdef uint8_t code
    words.count = 1
    words.length[0] = words.points[0] = 0
    for place in range(record.length):
        length = words.length[0]
        if walk.cells[cell].code:
            code = walk.cells[cell].code
            words.blank[0][length] = walk.cells[cell].worth == 0
            words.points[0] += walk.cells[cell].worth
        else:
            code = record.path[nth] & 63
            words.blank[0][length] = record.path[nth] & BLANK != 0
            if not words.blank[0][length]:
                words.points[0] += facts.values[code]
            nth += 1
            if walk.cells[cell - side].code or walk.cells[cell + side].code:
                word = words.count
                words.count += 1
                words.length[word] = words.points[word] = 0
                at = cell
                while walk.cells[at - side].code:
                    at -= side
                while (at == cell or walk.cells[at].code) and words.length[word] < MOST_LENGTH:
                    if at == cell:
                        words.text[word][words.length[word]] = code
                        words.blank[word][words.length[word]] = words.blank[0][length]
                        if not words.blank[0][length]:
                            words.points[word] += facts.values[code]
                    else:
                        words.text[word][words.length[word]] = walk.cells[at].code
                        words.blank[word][words.length[word]] = walk.cells[at].worth == 0
                        words.points[word] += walk.cells[at].worth
                    words.length[word] += 1
                    at += side
        if length < MOST_LENGTH - 1:
            words.text[0][length] = code
            words.length[0] += 1
        cell += step


cdef bint belongs(const Facts *facts, int group, const uint8_t *word, const uint8_t *blank, int length) noexcept nogil:
    """Whether a word belongs to a group; group: twice the card's number, and one for its second group
    (RULES SK23)."""
    cdef const uint8_t *sign = facts.sign
    cdef int at, other, row = 0, marks = 0
    cdef uint8_t last = word[length - 1], head = word[0]
    if group == 0:
        return last == sign[8]
    if group == 1:
        return holds_two(word, length, sign[0], sign[1])
    if group == 2:
        return holds_two(word, length, sign[2], sign[3])
    if group == 3:
        return last == sign[0]
    if group == 4:
        return holds_two(word, length, sign[4], sign[5])
    if group == 5:
        return last == sign[6]
    if group == 6:
        return holds_two(word, length, sign[3], sign[7])
    if group == 7:
        return last == sign[9]
    if group == 8:
        for at in range(length // 2):
            if word[at] != word[length - 1 - at]:
                return False
        return True
    if group == 9:
        return last == sign[10]
    if group == 10:
        return holds_two(word, length, sign[1], sign[6])
    if group == 11:
        return head == sign[11]
    if group == 12:
        return length >= 7
    if group == 13:
        return head == sign[12]
    if group == 14:
        return holds_two(word, length, sign[12], sign[10])
    if group == 15:
        return facts.vowel[head]
    if group == 16:
        for at in range(length):
            row = 0 if facts.vowel[word[at]] else row + 1
            if row == 3:
                return True
        return False
    if group == 17:
        return facts.vowel[head] and facts.vowel[last]
    if group == 18:
        return head == last
    if group == 19:
        return length == 3
    if group == 20 or group == 21:
        for at in range(length):
            marks += facts.marked[word[at]]
        return marks >= 2 if group == 20 else length >= 5 and not marks
    if group == 22:
        for at in range(length):
            if facts.vowel[word[at]]:
                return False
        return True
    if group == 23:
        for at in range(length):
            if not blank[at] and facts.values[word[at]] >= 4:
                return True
        return False
    for at in range(length):
        for other in range(at):
            if word[at] == word[other]:
                return group == 24
    return group == 25 and length >= 6


cdef inline bint holds_two(const uint8_t *word, int length, uint8_t one, uint8_t other) noexcept nogil:
    cdef int at
    for at in range(length - 1):
        if word[at] == one and word[at + 1] == other:
            return True
    return False


cdef int32_t group_worth(
    const Facts *facts, const Options *options, int card, const Words *words, bint against
) noexcept nogil:
    """What a group card brings with these words (RULES SK10, SK19)."""
    cdef int32_t found[2]
    cdef int which, word, group, times
    for which in range(2):
        group, times = 2 * (card - GROUP) + which, 0
        for word in range(words.count):
            times += belongs(facts, group, words.text[word], words.blank[word], words.length[word])
        if not options.each:
            times = min(times, 1)
        found[which] = times * (facts.plus[group] // 2 if against else facts.plus[group])
    return found[0] + found[1] if options.both else max(found[0], found[1])


# ----------------------------------------------------------------------------------------------- values


cdef int32_t keeping(const Worth *worth, const Facts *facts, const uint8_t *kept, int count) noexcept nogil:
    """What cards are worth that are kept; 0 stands for a blank."""
    cdef int32_t value = worth.size[count]
    cdef int at, other, vowels = 0, blanks = 0
    for at in range(count):
        value += worth.first[kept[at]]
        if kept[at]:
            vowels += facts.vowel[kept[at]]
        else:
            blanks += 1
        for other in range(at):
            value += worth.pair[kept[at]][kept[other]]
    return value + worth.balance[vowels][count - vowels - blanks]


cdef inline int32_t faded(const Worth *worth, int32_t value, int left) noexcept nogil:
    """What counts of a worth with so many cards in the pile, rounded down."""
    return (value * worth.fade[left] + 1_000_000_000) // 100 - 10_000_000


cdef int32_t hand_points(const Facts *facts, const uint8_t *hand, int count) noexcept nogil:
    cdef int at
    cdef int32_t points = 0
    for at in range(count):
        if hand[at]:
            points += facts.values[hand[at]]
    return points


cdef int32_t unseen_points(const State *state, const Facts *facts) noexcept nogil:
    """What the others hold."""
    cdef int seat
    cdef int32_t points = 0
    for seat in range(state.seats):
        if seat != state.turn:
            points += hand_points(facts, state.hands[seat], state.sizes[seat])
    return points


cdef int32_t later(
    const Worth *worth, const Facts *facts, const State *state, const uint8_t *kept, int count, int drawn
) noexcept nogil:
    """What a hand is worth after a move, by what can still be drawn."""
    cdef int left = state.left
    if worth.plain:
        return 0
    if left > drawn:
        return faded(worth, keeping(worth, facts, kept, count), left)
    if not left and not count:
        return POINT * unseen_points(state, facts)
    return -POINT * hand_points(facts, kept, count)


cdef void stay(const Walk *walk, const Record *record, Cards *stays) noexcept nogil:
    """Old cards that stay after a play (RULES SK17)."""
    cdef int32_t cell = record.start, step = step_of(walk, record), side = side_of(walk, record), end
    cdef Cards old, inside
    cdef uint64_t low, high
    cdef int at, nth
    cdef bint grown = True
    memset(stays, 0, sizeof(Cards))
    memset(&old, 0, sizeof(Cards))
    for at in range(record.length):
        if walk.cells[cell].code:
            add_card(stays, walk.cells[cell].card)
        else:
            add_run(walk, stays, cell - side, -side)
            add_run(walk, stays, cell + side, side)
        cell += step
    if record.part:
        end = cell - step
        if walk.cells[cell].code:          # cut behind the word
            add_run(walk, &old, cell, step)
            add_run(walk, &old, cell, -step)
        else:
            add_run(walk, &old, record.start, step)
            add_run(walk, &old, record.start, -step)
    while grown:
        grown = False
        for nth in range(walk.old):
            if record.part and walk.words[nth].low == old.low and walk.words[nth].high == old.high:
                continue
            low, high = walk.words[nth].low & stays.low, walk.words[nth].high & stays.high
            if low == walk.words[nth].low and high == walk.words[nth].high:
                continue
            if (low and high) or low & (low - 1) or high & (high - 1):
                stays.low |= walk.words[nth].low
                stays.high |= walk.words[nth].high
                grown = True


cdef inline bint stays_there(const Cards *stays, int card) noexcept nogil:
    return stays.high >> (card - 64) & 1 if card >= 64 else stays.low >> card & 1


cdef int32_t gift(
    const Worth *worth, const Options *options, const State *state, const Walk *walk, const Record *record
) noexcept nogil:
    """What the table gives to the next player after a play, or as it lies where there is none."""
    cdef Cards stays
    cdef int32_t value = 0
    cdef int nth, count = 0
    if worth.plain:
        return 0
    if record != NULL:
        if options.clear:
            stay(walk, record, &stays)
        for nth in range(record.count):
            value += worth.lies[record.path[nth] & 63]
        count = record.count
    for nth in range(state.cards):
        if record == NULL or not options.clear or stays_there(&stays, nth):
            value += worth.lies[state.table[nth].code]
            count += 1
    return value + worth.lying[min(count, 31)]


cdef int32_t laid_points(const State *state, const Options *options, const Record *record) noexcept nogil:
    """Of a play without any bonus card (RULES SK8)."""
    cdef int32_t points = record.points
    cdef bint bingo = record.count == MOST_HAND
    if not state.opened and not (bingo and options.first_example):
        points *= 2
    return points + (BINGO if bingo else 0)


cdef int32_t own_bonus(
    const Walk *walk, const Facts *facts, const State *state, const Options *options, const Record *record,
) noexcept nogil:
    """What the card in hand adds to a play."""
    cdef Words words
    cdef int card = state.bonus[state.turn]
    if not card:
        return 0
    if card < GROUP:
        if not state.opened:
            return 0
        return best_named(walk, facts, record) * (1 if card == DOUBLE else 2)
    if not state.opened and not options.opening_group:
        return 0
    spell(walk, facts, record, &words)
    return group_worth(facts, options, card, &words, False)


cdef void keep_of(const State *state, const Record *record, Move *move) noexcept nogil:
    """What stays in hand after a play."""
    cdef int nth, at
    cdef uint8_t card, gone
    move.count = 0
    cdef uint8_t used[MOST_HAND]
    for nth in range(record.count):
        used[nth] = 0 if record.path[nth] & BLANK else record.path[nth]
    for nth in range(state.sizes[state.turn]):
        card, gone = state.hands[state.turn][nth], 0
        for at in range(record.count):
            if used[at] == card and used[at] != 0xFF:
                used[at], gone = 0xFF, 1
                break
        if not gone:
            move.kept[move.count] = card
            move.count += 1


cdef void judge(
    const Walk *walk, const Worth *worth, const Facts *facts, const State *state, const Options *options,
    const Record *record, Move *move,
) noexcept nogil:
    """The worth of one play."""
    cdef int32_t bonus, cost
    cdef int card = state.bonus[state.turn]
    move.kind, move.record, move.uses = PLAY, record[0], False
    move.points = laid_points(state, options, record)
    keep_of(state, record, move)
    move.value = POINT * move.points + later(worth, facts, state, move.kept, move.count, record.count)
    bonus = own_bonus(walk, facts, state, options, record)
    if bonus:
        cost = 0 if worth.plain else faded(worth, worth.bonus[card], state.left)
        if not move.count and not state.left:
            cost = 0
        if options.target and state.scores[state.turn] + move.points + bonus >= options.target:
            cost = 0
        if POINT * bonus > cost:
            move.uses = True
            move.points += bonus
            move.value += POINT * bonus - cost
    if not options.target or state.scores[state.turn] + move.points < options.target:
        move.value -= gift(worth, options, state, walk, record)
    else:
        move.value += REACHED


cdef int32_t most_of(
    const Worth *worth, const State *state, const Options *options, const Record *record
) noexcept nogil:
    """A bound of what a play can be worth before its table is looked at, in points: those of the cards and
    the most that a bonus card brings."""
    cdef int card = state.bonus[state.turn]
    cdef int32_t points = laid_points(state, options, record)
    if card == DOUBLE or card == TRIPLE:
        return points + record.points * (1 if card == DOUBLE else 2)
    return points + (40 if card else 0)


cdef int best_move(
    Walk *walk, Scratch *scratch, const Worth *worth, const Facts *facts, const State *state,
    const Options *options, Move *best, int most, int *count,
) noexcept nogil:
    """The best moves by worth, best first, at most so many; never none. Returns 0 or what went wrong."""
    cdef Move move
    cdef int wrong = find(walk, scratch, state, facts, options), at, size = state.sizes[state.turn], limit, chosen
    cdef int32_t nth, slack
    if wrong:
        return wrong
    count[0] = 0
    slack = 0 if worth.plain else 60
    for nth in range(walk.found):
        if count[0] == most and POINT * (most_of(worth, state, options, &walk.records[nth]) + slack) < best[most - 1].value:
            continue
        judge(walk, worth, facts, state, options, &walk.records[nth], &move)
        insert(best, most, count, &move)
    # Exchanges
    limit = min(state.left, size)
    if state.left < options.exchange_least:
        limit = 0
    if limit and (not worth.plain or not count[0]):
        chosen = 0
        for chosen in range((1 << size) - 1):
            if told_before(state, size, chosen):
                continue
            move.kind, move.points, move.count, move.uses = EXCHANGE, 0, 0, False
            for at in range(size):
                if chosen >> at & 1:
                    move.kept[move.count] = state.hands[state.turn][at]
                    move.count += 1
            if size - move.count > limit:
                continue
            move.value = -worth.exchange
            if not worth.plain:
                move.value += faded(worth, keeping(worth, facts, move.kept, move.count), state.left)
                if worth.bonus[state.bonus[state.turn]] < 0 and state.packed:
                    move.uses = True
                    move.value -= faded(worth, worth.bonus[state.bonus[state.turn]], state.left)
                move.value -= gift(worth, options, state, walk, NULL)
            insert(best, most, count, &move)
            if worth.plain:
                break
    move.kind, move.points, move.count, move.uses = PASS, 0, size, False
    memcpy(move.kept, state.hands[state.turn], MOST_HAND)
    move.value = later(worth, facts, state, move.kept, size, 0) - gift(worth, options, state, walk, NULL)
    if worth.plain:
        move.value = -2 * POINT
    insert(best, most, count, &move)
    return 0


cdef bint told_before(const State *state, int size, int chosen) noexcept nogil:
    """Whether an earlier choice keeps the same cards: of equal ones the first are kept."""
    cdef const uint8_t *hand = state.hands[state.turn]
    cdef int at, other
    for at in range(size):
        if chosen >> at & 1:
            for other in range(at):
                if hand[other] == hand[at] and not chosen >> other & 1:
                    return True
    return False


cdef void insert(Move *best, int most, int *count, const Move *move) noexcept nogil:
    """Keep the best in order; of equals the first found."""
    cdef int at = count[0]
    if at == most:
        if move.value <= best[most - 1].value:
            return
        at -= 1
    else:
        count[0] += 1
    while at and best[at - 1].value < move.value:
        best[at] = best[at - 1]
        at -= 1
    best[at] = move[0]


# -------------------------------------------------------------------------------------------- what follows


cdef void renew(State *state, int seat) noexcept nogil:
    """A used bonus card goes under the pack, the top one is taken (RULES SK11)."""
    state.pack[state.packed] = state.bonus[seat]
    state.bonus[seat] = state.pack[0]
    memmove(state.pack, state.pack + 1, state.packed)


cdef void fill(State *state, const uint8_t *kept, int count) noexcept nogil:
    """The hand of the seat on turn: what it kept, and as many as it can draw."""
    cdef int seat = state.turn
    memcpy(state.hands[seat], kept, count)
    while count < MOST_HAND and state.left:
        state.left -= 1
        state.hands[seat][count] = state.pile[state.left]
        count += 1
    state.sizes[seat] = count


cdef void settle(State *state, const Facts *facts, int out) noexcept nogil:
    """RULES SK18."""
    cdef int seat
    cdef int32_t points
    for seat in range(state.seats):
        points = hand_points(facts, state.hands[seat], state.sizes[seat])
        if seat != out:
            state.scores[seat] -= points
            if out >= 0:
                state.scores[out] += points
    state.over = True
    state.went_out = out >= 0


cdef void answer(
    State *state, const Worth *worths, const Facts *facts, const Options *options, const Words *words,
    int32_t own,
) noexcept nogil:
    """Group cards against the turn, by what each of the others holds worth it (RULES SK10)."""
    cdef int step, seat, best_seat = -1, card
    cdef int32_t minus, best = 0
    cdef bint used[SEATS]
    for step in range(1, state.seats):
        seat = (state.turn + step) % state.seats
        card = state.bonus[seat]
        used[seat] = False
        if card < GROUP:
            continue
        minus = group_worth(facts, options, card, words, True)
        if minus > best and minus >= worths[seat].answer[card]:
            used[seat] = True
            best, best_seat = minus, seat
    if best_seat < 0:
        return
    if options.single and own:
        if own < best:
            state.scores[state.turn] -= own + (0 if options.add else best)
            if options.add:
                state.scores[best_seat] += best
    elif options.add:
        state.scores[best_seat] += best
    else:
        state.scores[state.turn] -= best
    for step in range(1, state.seats):
        seat = (state.turn + step) % state.seats
        if used[seat]:
            renew(state, seat)


cdef void follow_move(
    Walk *walk, Scratch *scratch, State *state, const Worth *worths, const Facts *facts,
    const Options *options, const Move *move, uint64_t *chance, int32_t *own_points,
) noexcept nogil:
    """The state after a move of the seat on turn, whose walk has just been found. own_points: what it wrote
    down."""
    cdef int seat = state.turn, nth, count, swap, place = 0
    cdef int32_t before = state.scores[seat], cell, step, own = 0
    cdef const Record *record = &move.record
    cdef Cards stays
    cdef Words words
    cdef uint8_t card
    own_points[0] = 0
    state.kept[seat] = later(
        &worths[seat], facts, state, move.kept, move.count, state.sizes[seat] - move.count
    )
    if move.kind != PLAY:
        if move.kind == PASS:
            state.omitted += 1
        else:
            state.omitted = 0
            count = state.sizes[seat] - move.count
            exchange(state, move, chance)
        if state.omitted >= 2 * state.seats:
            settle(state, facts, -1)
        state.turn = (seat + 1) % state.seats
        return
    state.omitted = 0
    state.scores[seat] += move.points
    spell(walk, facts, record, &words)
    if move.uses and state.bonus[seat] >= GROUP:
        own = group_worth(facts, options, state.bonus[seat], &words, False)
    # used before the answers are, as the pack is renewed in that order
    if move.uses:
        renew(state, seat)
    answer(state, worths, facts, options, &words, own)
    own_points[0] = state.scores[seat] - before
    if options.clear:
        stay(walk, record, &stays)
        count = 0
        for nth in range(state.cards):
            if stays_there(&stays, nth):
                state.table[count] = state.table[nth]
                count += 1
            elif options.target and state.left < LETTERS:
                card = 0 if state.table[nth].blank else state.table[nth].code
                swap = below(chance, state.left + 1)
                state.pile[state.left] = state.pile[swap]
                state.pile[swap] = card
                state.left += 1
        state.cards = count
    cell, step = record.start, step_of(walk, record)
    for nth in range(record.length):
        if not walk.cells[cell].code and state.cards < MOST_CARDS:
            state.table[state.cards].x = cell % walk.width + scratch.x
            state.table[state.cards].y = cell // walk.width + scratch.y
            state.table[state.cards].code = record.path[place] & 63
            state.table[state.cards].blank = record.path[place] & BLANK != 0
            state.cards += 1
            place += 1
        cell += step
    state.opened = True
    fill(state, move.kept, move.count)
    if options.target and max_score(state) >= options.target:
        state.over = True
    elif not state.sizes[seat]:
        settle(state, facts, seat)
    state.turn = (seat + 1) % state.seats


cdef void exchange(State *state, const Move *move, uint64_t *chance) noexcept nogil:
    """RULES SK12."""
    cdef int seat = state.turn, nth, at, back = 0, swap
    cdef uint8_t given[MOST_HAND]
    cdef uint8_t card
    cdef bint kept[MOST_HAND]
    memset(kept, 0, sizeof(kept))
    for nth in range(move.count):
        for at in range(state.sizes[seat]):
            if not kept[at] and state.hands[seat][at] == move.kept[nth]:
                kept[at] = True
                break
    for at in range(state.sizes[seat]):
        if not kept[at]:
            given[back] = state.hands[seat][at]
            back += 1
    fill(state, move.kept, move.count)
    for nth in range(back):
        swap = below(chance, state.left + 1)
        state.pile[state.left] = state.pile[swap]
        state.pile[swap] = given[nth]
        state.left += 1
    if move.uses:
        renew(state, seat)
        shuffle(state.pack, state.packed, chance)


cdef int max_score(const State *state) noexcept nogil:
    cdef int seat, best = state.scores[0]
    for seat in range(1, state.seats):
        best = max(best, state.scores[seat])
    return best


cdef int play_on(
    Walk *walk, Scratch *scratch, State *state, const Worth *worths, const Facts *facts,
    const Options *options, int plies, uint64_t *chance,
) noexcept nogil:
    """So many more moves, each the best by worth. Returns 0 or what went wrong."""
    cdef Move best[1]
    cdef int count, wrong
    cdef int32_t points
    while plies > 0 and not state.over:
        wrong = best_move(walk, scratch, &worths[0], facts, state, options, best, 1, &count)
        if wrong:
            return wrong
        follow_move(walk, scratch, state, worths, facts, options, best, chance, &points)
        plies -= 1
    return 0


cdef int32_t play_out(
    Walk *walk, Scratch *scratch, State *state, const Worth *worths, const Facts *facts,
    const Options *options, int root, int depth, int width, int32_t low, int32_t high, int64_t *nodes,
    bint *exact,
) noexcept nogil:
    """Final lead of a seat of two whose hands all know, the pile empty, both playing what is best for them
    among the `width` best by worth (half as many a move later, one at last); a bound outside of low and high. exact: set False where
    something was left out."""
    cdef Move moves[MOST_TRIED]
    cdef State after
    cdef int count = 0, nth
    cdef int32_t value, points, best
    cdef uint64_t chance = 1
    cdef bint own = state.turn == root
    if state.over:
        return state.scores[root] - state.scores[1 - root]
    nodes[0] -= 1
    if nodes[0] <= 0 or depth == 0:
        exact[0] = False
        return (
            state.scores[root] - state.scores[1 - root]
            - hand_points(facts, state.hands[root], state.sizes[root])
            + hand_points(facts, state.hands[1 - root], state.sizes[1 - root])
        )
    if best_move(walk, scratch, worths, facts, state, options, moves, width, &count):
        exact[0] = False
        return 0
    if count == width and walk.found >= width:
        exact[0] = False
    best = -FAR_OFF if own else FAR_OFF
    for nth in range(count):
        after = state[0]
        if lay_out(walk, scratch, &after, facts):
            exact[0] = False
            return 0
        find_old(walk)
        follow_move(walk, scratch, &after, worths, facts, options, &moves[nth], &chance, &points)
        value = play_out(
            walk, scratch, &after, worths, facts, options, root, depth - 1, max(1, width // 2), low, high,
            nodes, exact,
        )
        if own:
            best = max(best, value)
            low = max(low, value)
        else:
            best = min(best, value)
            high = min(high, value)
        if low >= high:
            break
    return best


cdef int32_t lead(
    Walk *walk, Scratch *scratch, const Worth *worth, const Facts *facts, const Options *options,
    const State *state, int root,
) noexcept nogil:
    """How far a seat is ahead of the best other one, in hundredths, with what is kept and lies; -FAR_OFF where
    something went wrong."""
    cdef int32_t value, own = 0, best = -FAR_OFF
    cdef int seat
    for seat in range(state.seats):
        value = POINT * state.scores[seat]
        if not state.over and not worth.plain:
            value += state.kept[seat]
            value += faded(worth, worth.bonus[state.bonus[seat]], state.left)
        if seat == root:
            own = value
        else:
            best = max(best, value)
    if state.over or worth.plain:
        return own - best
    if lay_out(walk, scratch, state, facts):
        return -FAR_OFF
    value = gift(worth, options, state, walk, NULL)
    if state.turn == root:
        return own - best + value
    return own - best - value // (state.seats - 1)


cdef void deal(
    State *state, const uint8_t *unseen, int count, const uint8_t *bonuses, int bonus_count,
    const int *sizes, uint64_t *chance,
) noexcept nogil:
    """Give the others cards that nobody has seen; what is left are the packs."""
    cdef uint8_t cards[LETTERS]
    cdef uint8_t pack[BONUSES]
    cdef int seat, at
    memcpy(cards, unseen, count)
    memcpy(pack, bonuses, bonus_count)
    shuffle(cards, count, chance)
    shuffle(pack, bonus_count, chance)
    for seat in range(state.seats):
        if seat == state.turn:
            continue
        state.sizes[seat] = min(sizes[seat], count)
        for at in range(state.sizes[seat]):
            count -= 1
            state.hands[seat][at] = cards[count]
        if bonus_count:
            bonus_count -= 1
            state.bonus[seat] = pack[bonus_count]
    memcpy(state.pile, cards, count)
    memcpy(state.pack, pack, bonus_count)
    state.left, state.packed = count, bonus_count


cdef void give_letters(
    State *state, const uint8_t *unseen, int count, int root, uint64_t *chance
) noexcept nogil:
    """Some other unseen card in the place of each dealt blank, one's own hand aside: plays with a blank take
    ten times as long to find, and who has one has it whatever is tried."""
    cdef int seat, at
    for seat in range(state.seats):
        if seat != root:
            for at in range(state.sizes[seat]):
                state.hands[seat][at] = no_blank(state.hands[seat][at], unseen, count, chance)
    for at in range(state.left):
        state.pile[at] = no_blank(state.pile[at], unseen, count, chance)


cdef inline uint8_t no_blank(uint8_t card, const uint8_t *unseen, int count, uint64_t *chance) noexcept nogil:
    cdef int tries = 0
    while not card and tries < 20:
        card = unseen[below(chance, count)]
        tries += 1
    return card


# ------------------------------------------------------------------------------------------- for Python


cdef class Kernel:
    """Words, points and values of one kind of game; see `app.search.scrabble_game`. May be shared by
    threads."""

    cdef Automaton automaton
    cdef object accepted
    cdef Facts facts
    cdef Options options
    cdef Worth worth

    def __cinit__(self, Automaton automaton not None, accepted, facts, options, worth):
        self.automaton, self.accepted = automaton, accepted
        self.facts = read_facts(facts)
        self.options = read_options(options)
        self.worth = read_worth(worth)

    def ranked(self, position, int most):
        """The best moves by worth, best first: (kind, found, uses, kept, points, value)."""
        cdef State state
        cdef Walk walk
        cdef Scratch scratch
        cdef Py_buffer column
        cdef int wrong = 0, count = 0, nth
        cdef Move *best = <Move *>malloc(most * sizeof(Move))
        memset(&scratch, 0, sizeof(Scratch))
        read_state(&state, position)
        try:
            begin_walk(&walk, &scratch, self.automaton)
            PyObject_GetBuffer(self.accepted, &column, PyBUF_SIMPLE)
            walk.accepted, walk.column = <const uint8_t *>column.buf, column.len * 8
            try:
                with nogil:
                    wrong = best_move(
                        &walk, &scratch, &self.worth, &self.facts, &state, &self.options, best, most, &count
                    )
            finally:
                PyBuffer_Release(&column)
            need(wrong)
            return [told(&walk, &scratch, &best[nth]) for nth in range(count)]
        finally:
            free(best)
            free(scratch.cells)
            free(scratch.records)


    def rollouts(
        self, position, unseen, bonuses, sizes, candidates, int plies, utilities, uint64_t seed,
        int first, int deals,
    ):
        """For each candidate the sum of the utilities of so many deals, the same ones for all.

        position: without the cards of others. unseen, bonuses: what the others and the packs hold. sizes: of
        all hands. candidates: moves as `ranked` tells them. plies: moves that are made, with the candidate.
        utilities: by the lead in points, from minus their half on. first: how many deals were tried before.
        """
        cdef State root, state
        cdef Walk walk
        cdef Scratch scratch
        cdef Py_buffer column
        cdef Worth worths[SEATS]
        cdef uint8_t cards[LETTERS]
        cdef uint8_t pack[BONUSES]
        cdef int held[SEATS]
        cdef int count = len(unseen), packed = len(bonuses), nth, number, tried = len(candidates), wrong = 0
        cdef int middle = len(utilities) // 2
        cdef int32_t value, points
        cdef uint64_t chance, own
        if count > LETTERS or packed > BONUSES or not tried:
            raise ValueError("more cards than there are")
        cdef Move *moves = <Move *>malloc(tried * sizeof(Move))
        cdef int64_t *sums = <int64_t *>malloc(tried * sizeof(int64_t))
        cdef int32_t *table = <int32_t *>malloc((2 * middle + 1) * sizeof(int32_t))
        memset(&scratch, 0, sizeof(Scratch))
        memset(sums, 0, tried * sizeof(int64_t))
        for nth in range(2 * middle + 1):
            table[nth] = utilities[nth]
        for nth in range(count):
            cards[nth] = unseen[nth]
        for nth in range(packed):
            pack[nth] = bonuses[nth]
        read_state(&root, position)
        for nth in range(root.seats):
            held[nth] = sizes[nth]
            worths[nth] = self.worth
        try:
            begin_walk(&walk, &scratch, self.automaton)
            lay_out(&walk, &scratch, &root, &self.facts)
            for nth in range(tried):
                read_move(&moves[nth], &walk, &scratch, candidates[nth])
            PyObject_GetBuffer(self.accepted, &column, PyBUF_SIMPLE)
            walk.accepted, walk.column = <const uint8_t *>column.buf, column.len * 8
            try:
                with nogil:
                    for number in range(first, first + deals):
                        for nth in range(tried):
                            chance = seed + <uint64_t>number * <uint64_t>0xD1342543DE82EF95
                            state = root
                            deal(&state, cards, count, pack, packed, held, &chance)
                            if plies <= SEATS:
                                give_letters(&state, cards, count, root.turn, &chance)
                            wrong = lay_out(&walk, &scratch, &state, &self.facts)
                            if wrong:
                                break
                            find_old(&walk)
                            follow_move(
                                &walk, &scratch, &state, worths, &self.facts, &self.options, &moves[nth],
                                &chance, &points,
                            )
                            wrong = play_on(
                                &walk, &scratch, &state, worths, &self.facts, &self.options, plies - 1,
                                &chance,
                            )
                            if wrong:
                                break
                            value = lead(
                                &walk, &scratch, &self.worth, &self.facts, &self.options, &state, root.turn
                            )
                            value = max(-middle, min(middle, (value + (POINT * 1000)) // POINT - 1000))
                            sums[nth] += table[value + middle]
                        if wrong:
                            break
            finally:
                PyBuffer_Release(&column)
            need(wrong)
            return [sums[nth] for nth in range(tried)]
        finally:
            free(moves)
            free(sums)
            free(table)
            free(scratch.cells)
            free(scratch.records)


    def played_out(
        self, position, unseen, bonuses, candidates, uint64_t seed, int deals, int depth, int width,
        int64_t nodes,
    ):
        """For each candidate its final leads, one for each deal of the bonus cards, and whether they are
        exact. Two play, the pile is empty, and what is unseen is the other hand.

        candidates: moves as `ranked` tells them. depth: moves looked ahead. width: moves looked at, fewer the
        deeper. nodes: positions for each candidate and deal."""
        cdef State root, state
        cdef Walk walk
        cdef Scratch scratch
        cdef Py_buffer column
        cdef Worth worths[SEATS]
        cdef uint8_t cards[LETTERS]
        cdef uint8_t pack[BONUSES]
        cdef int held[SEATS]
        cdef int count = len(unseen), packed = len(bonuses), nth, number, tried = len(candidates), other
        cdef int32_t value = 0, points
        cdef int64_t left
        cdef uint64_t chance
        cdef bint exact = False
        cdef Move move
        if count > MOST_HAND or packed > BONUSES or width > MOST_TRIED or width < 2:
            raise ValueError("more cards than there are")
        memset(&scratch, 0, sizeof(Scratch))
        for nth in range(count):
            cards[nth] = unseen[nth]
        for nth in range(packed):
            pack[nth] = bonuses[nth]
        read_state(&root, position)
        if root.seats != 2:
            raise ValueError("two play")
        other = 1 - root.turn
        held[root.turn], held[other] = root.sizes[root.turn], count
        worths[0] = worths[1] = self.worth
        answers = []
        try:
            begin_walk(&walk, &scratch, self.automaton)
            PyObject_GetBuffer(self.accepted, &column, PyBUF_SIMPLE)
            walk.accepted, walk.column = <const uint8_t *>column.buf, column.len * 8
            try:
                for nth in range(tried):
                    leads, sure = [], True
                    for number in range(deals):
                        chance = seed + <uint64_t>number * <uint64_t>0xD1342543DE82EF95
                        state = root
                        deal(&state, cards, count, pack, packed, held, &chance)
                        need(lay_out(&walk, &scratch, &state, &self.facts))
                        read_move(&move, &walk, &scratch, candidates[nth])
                        find_old(&walk)
                        with nogil:
                            follow_move(
                                &walk, &scratch, &state, worths, &self.facts, &self.options, &move, &chance,
                                &points,
                            )
                            left, exact = nodes, True
                            value = play_out(
                                &walk, &scratch, &state, worths, &self.facts, &self.options, root.turn,
                                depth, width, -FAR_OFF, FAR_OFF, &left, &exact,
                            )
                        leads.append(value)
                        sure = sure and exact
                    answers.append((leads, bool(sure)))
            finally:
                PyBuffer_Release(&column)
            return answers
        finally:
            free(scratch.cells)
            free(scratch.records)


cdef int read_move(Move *move, const Walk *walk, const Scratch *scratch, given) except -1:
    """A move as `told`; the walk is laid out."""
    cdef int at
    kind, found, uses, kept, points, value = given
    memset(move, 0, sizeof(Move))
    move.kind, move.uses, move.points, move.value, move.count = kind, uses, points, value, len(kept)
    if move.count > MOST_HAND:
        raise ValueError("more cards than a hand")
    for at in range(move.count):
        move.kept[at] = kept[at]
    if found is None:
        return 0
    down, x, y, length, part, laid, path = found
    move.record.start = x - scratch.x + (y - scratch.y) * walk.width
    if len(path) > MOST_HAND or move.record.start < 0 or move.record.start >= walk.count:
        raise ValueError("no such play")
    move.record.down, move.record.length, move.record.part = down, length, part
    move.record.points, move.record.count = laid, len(path)
    for at in range(len(path)):
        move.record.path[at] = path[at]
    return 0


cdef int need(int wrong) except -1:
    if wrong == DAMAGED:
        raise IndexError("the word list is damaged")
    if wrong:
        raise MemoryError
    return 0


cdef int begin_walk(Walk *walk, Scratch *scratch, Automaton automaton) except -1:
    memset(walk, 0, sizeof(Walk))
    walk.edges, walk.counts, walk.size = automaton.edges, automaton.counts, automaton.size
    walk.root = automaton.root
    scratch.records_room = 256
    scratch.records = <Record *>malloc(scratch.records_room * sizeof(Record))
    if scratch.records == NULL:
        raise MemoryError
    return 0


cdef object told(const Walk *walk, const Scratch *scratch, const Move *move):
    cdef const Record *record = &move.record
    found = None
    if move.kind == PLAY:
        x, y = record.start % walk.width + scratch.x, record.start // walk.width + scratch.y
        if walk.first:
            x = y = 0
        found = Found(
            record.down != 0, x, y, record.length, record.part != 0, record.points,
            (<char *>record.path)[: record.count],
        )
    kept = tuple([move.kept[at] for at in range(move.count)])
    return move.kind, found, bool(move.uses), kept, move.points, move.value


cdef Facts read_facts(given) except *:
    cdef Facts facts
    values, vowels, marked, signs, plus = given
    for code in range(CODES):
        facts.values[<int>code], facts.vowel[<int>code] = values[code], vowels[code]
        facts.marked[<int>code] = marked[code]
    for at in range(SIGNS - 1):
        facts.sign[<int>at] = signs[at]
    for at in range(2 * GROUPS):
        facts.plus[<int>at] = plus[at]
    return facts


cdef Options read_options(given) except *:
    cdef Options options
    (
        options.first_example, options.opening_group, options.single, options.add, options.each,
        options.both, options.clear, options.parts, options.exchange_least, options.target,
    ) = given
    return options


cdef Worth read_worth(given) except *:
    cdef Worth worth
    memset(&worth, 0, sizeof(Worth))
    cdef int one, other
    if given is None:
        worth.plain = True
        for one in range(GROUP + GROUPS):
            worth.answer[one] = 1
        return worth
    first, pair, size, balance, bonus, lies, lying, answers, fade, worth.exchange = given
    for one in range(CODES):
        worth.first[one], worth.lies[one] = first[one], lies[one]
        for other in range(CODES):
            worth.pair[one][other] = pair[one * CODES + other]
    for one in range(MOST_HAND + 1):
        worth.size[one] = size[one]
        for other in range(MOST_HAND + 1):
            worth.balance[one][other] = balance[one * (MOST_HAND + 1) + other]
    for one in range(GROUP + GROUPS):
        worth.bonus[one], worth.answer[one] = bonus[one], answers[one]
    for one in range(32):
        worth.lying[one] = lying[one]
    for one in range(FADES):
        worth.fade[one] = fade[one]
    return worth


cdef int read_state(State *state, position) except -1:
    """position: (table, hands, bonus, pile, pack, scores, turn, omitted, opened); cards by code, 0 for a
    blank; the next card of the pile last, of the pack first."""
    cdef int nth = 0, seat = 0, at
    memset(state, 0, sizeof(State))
    table, hands, bonus, pile, pack, scores, turn, omitted, opened = position
    if len(table) > MOST_CARDS or len(hands) > SEATS or len(pile) > LETTERS or len(pack) >= BONUSES:
        raise ValueError("more cards than there are")
    for x, y, code, blank in table:
        if not 0 < code < CODES:
            raise ValueError("no letter")
        state.table[nth].x, state.table[nth].y = x, y
        state.table[nth].code, state.table[nth].blank = code, blank
        nth += 1
    state.cards, state.seats = nth, len(hands)
    for hand in hands:
        if len(hand) > MOST_HAND:
            raise ValueError("more cards than a hand")
        for at in range(len(hand)):
            state.hands[seat][at] = hand[at]
        state.sizes[seat] = len(hand)
        state.bonus[seat], state.scores[seat] = bonus[seat], scores[seat]
        seat += 1
    for at in range(len(pile)):
        state.pile[at] = pile[at]
    for at in range(len(pack)):
        state.pack[at] = pack[at]
    state.left, state.packed = len(pile), len(pack)
    state.turn, state.omitted, state.opened = turn, omitted, opened
    return 0


def play(
    kernels, letters, bonuses, int first, uint64_t seed, bint log=False, int most_turns=400
):
    """A whole game between players of one table, each with words and values of its own: final scores, and
    for each turn what learning wants to know.

    letters, bonuses: the packs as shuffled (see `RULES` SK2)."""
    cdef Walk walks[SEATS]
    cdef Scratch scratch
    cdef Worth worths[SEATS]
    cdef Py_buffer columns[SEATS]
    cdef State state
    cdef Move best[1]
    cdef int count, wrong = 0, nth, seat, seats = len(kernels), turns = 0
    cdef int32_t points
    cdef uint64_t chance = seed
    cdef Kernel kernel = kernels[0]
    cdef Facts facts = kernel.facts
    cdef Options options = kernel.options
    memset(&scratch, 0, sizeof(Scratch))
    hands = [letters[MOST_HAND * one : MOST_HAND * (one + 1)] for one in range(seats)]
    pile = letters[MOST_HAND * seats :]
    read_state(
        &state, ((), hands, bonuses[:seats], pile[::-1], bonuses[seats:], [0] * seats, first, 0, False)
    )
    turns_log = []
    try:
        scratch.records_room = 256
        scratch.records = <Record *>malloc(scratch.records_room * sizeof(Record))
        for seat in range(seats):
            kernel = kernels[seat]
            worths[seat] = kernel.worth
            memset(&walks[seat], 0, sizeof(Walk))
            walks[seat].edges, walks[seat].counts = kernel.automaton.edges, kernel.automaton.counts
            walks[seat].size, walks[seat].root = kernel.automaton.size, kernel.automaton.root
            PyObject_GetBuffer(kernel.accepted, &columns[seat], PyBUF_SIMPLE)
            walks[seat].accepted = <const uint8_t *>columns[seat].buf
            walks[seat].column = columns[seat].len * 8
        while not state.over and turns < most_turns:
            seat = state.turn
            held = state.bonus[seat]
            with nogil:
                wrong = best_move(
                    &walks[seat], &scratch, &worths[seat], &facts, &state, &options, best, 1, &count
                )
            need(wrong)
            follow_move(
                &walks[seat], &scratch, &state, worths, &facts, &options, best, &chance, &points
            )
            turns += 1
            if log:
                kept = tuple([best[0].kept[nth] for nth in range(best[0].count)])
                lying = tuple([state.table[nth].code for nth in range(state.cards)])
                turns_log.append(
                    (seat, told(&walks[seat], &scratch, best), points, held, kept, state.bonus[seat], lying, state.left)
                )
    finally:
        free(scratch.cells)
        free(scratch.records)
        for seat in range(seats):
            PyBuffer_Release(&columns[seat])
    return [state.scores[nth] for nth in range(seats)], turns_log
