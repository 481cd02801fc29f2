# All plays of the seat on turn on the table as a grid, and the words that each makes (RULES SK5 to SK9).
# Part of scrabble_game_native.pyx.

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
    if <int64_t>walk.width * height > MOST_CELLS:
        return TOO_WIDE
    walk.count = walk.width * height
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
