# Moves, positions and figures as Python gives and wants them.
# Part of scrabble_game_native.pyx.

cdef int need(number, int least, int most) except? -1:
    """A number within bounds; what comes from Python is looked through once, before the search trusts it."""
    if not least <= number <= most:
        raise ValueError("no such number")
    return number


cdef int read_codes(codes, uint8_t *found, int most, int kinds) except -1:
    """Cards by number; returns how many there are."""
    cdef int at
    codes = tuple(codes)
    if len(codes) > most:
        raise ValueError("more cards than there are")
    for at in range(len(codes)):
        found[at] = need(codes[at], 0, kinds - 1)
    return len(codes)


cdef int read_move(Move *move, const Walk *walk, const Scratch *scratch, const State *state, given) except -1:
    """A move as `told`, which the seat on turn can make; the walk is laid out."""
    kind, found, uses, kept, points, value = given
    memset(move, 0, sizeof(Move))
    move.kind, move.uses, move.value = need(kind, PLAY, PASS), uses, value
    move.points = need(points, -MOST_SCORE, MOST_SCORE)
    move.count = read_codes(kept, move.kept, MOST_HAND, CODES)
    if move.kind == PLAY:
        read_play(&move.record, walk, scratch, found)
    need_cards(move, state)
    return 0


cdef int read_play(Record *record, const Walk *walk, const Scratch *scratch, found) except -1:
    """Cards for the empty cells of a line that lies well within the grid."""
    cdef int32_t cell, step, column, row
    cdef int at, empty = 0
    record.down, x, y, length, record.part, points, path = found
    record.length = need(length, 1, MOST_LENGTH)
    record.points = need(points, -MOST_SCORE, MOST_SCORE)
    record.count = read_codes(path, record.path, MOST_HAND, 2 * BLANK)
    column, row = need(x - scratch.x, 1, walk.width - 2), need(y - scratch.y, 1, walk.count // walk.width - 2)
    need(column + (1 if record.down else record.length), 1, walk.width - 1)
    need(row + (record.length if record.down else 1), 1, walk.count // walk.width - 1)
    record.start = column + row * walk.width
    cell, step = record.start, step_of(walk, record)
    for at in range(record.length):
        empty += walk.cells[cell].code == 0
        cell += step
    if empty != record.count:
        raise ValueError("a card for each empty cell")
    return 0


cdef int need_cards(const Move *move, const State *state) except -1:
    """Those laid and those kept are of the hand."""
    cdef int left[CODES]
    cdef int at
    cdef uint8_t card
    memset(left, 0, sizeof(left))
    for at in range(state.sizes[state.turn]):
        left[state.hands[state.turn][at]] += 1
    for at in range(move.count):
        left[move.kept[at]] -= 1
    for at in range(move.record.count):
        card = move.record.path[at]
        left[0 if card & BLANK else card & 63] -= 1
    for at in range(CODES):
        if left[at] < 0:
            raise ValueError("the hand has no such cards")
    return 0


cdef int need_well(int wrong) except -1:
    if wrong == DAMAGED:
        raise IndexError("the word list is damaged")
    if wrong == TOO_WIDE:
        raise ValueError("too wide a table")
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
    cdef int at
    values, vowels, marked, signs, plus = given
    for at in range(CODES):
        facts.values[at] = need(values[at], -MOST_POINTS, MOST_POINTS)
        facts.vowel[at], facts.marked[at] = bool(vowels[at]), bool(marked[at])
    for at in range(SIGNS - 1):
        facts.sign[at] = need(signs[at], 0, CODES - 1)
    for at in range(2 * GROUPS):
        facts.plus[at] = need(plus[at], -MOST_POINTS, MOST_POINTS)
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
    first, pair, size, balance, bonus, lies, lying, answers, fade, exchange = given
    worth.exchange = need_worth(exchange)
    for one in range(CODES):
        worth.first[one], worth.lies[one] = need_worth(first[one]), need_worth(lies[one])
        for other in range(CODES):
            worth.pair[one][other] = need_worth(pair[one * CODES + other])
    for one in range(MOST_HAND + 1):
        worth.size[one] = need_worth(size[one])
        for other in range(MOST_HAND + 1):
            worth.balance[one][other] = need_worth(balance[one * (MOST_HAND + 1) + other])
    for one in range(GROUP + GROUPS):
        worth.bonus[one], worth.answer[one] = need_worth(bonus[one]), need_worth(answers[one])
    for one in range(32):
        worth.lying[one] = need_worth(lying[one])
    for one in range(FADES):
        worth.fade[one] = need(fade[one], 0, POINT)
    return worth


cdef int need_worth(number) except? -1:
    return need(number, -MOST_WORTH, MOST_WORTH)


cdef int read_state(State *state, position) except -1:
    """position: (table, hands, bonus, pile, pack, scores, turn, omitted, opened); cards by code, 0 for a
    blank; the next card of the pile last, of the pack first."""
    cdef int nth = 0, seat = 0
    memset(state, 0, sizeof(State))
    table, hands, bonus, pile, pack, scores, turn, omitted, opened = position
    table, hands = tuple(table), tuple(hands)
    if len(table) > MOST_CARDS or not 2 <= len(hands) <= SEATS:
        raise ValueError("more cards or seats than there are")
    for x, y, code, blank in table:
        if not 0 < code < CODES:
            raise ValueError("no letter")
        state.table[nth].x, state.table[nth].y = need(x, -FARTHEST, FARTHEST), need(y, -FARTHEST, FARTHEST)
        state.table[nth].code, state.table[nth].blank = code, bool(blank)
        nth += 1
    state.cards, state.seats = nth, len(hands)
    for hand in hands:
        state.sizes[seat] = read_codes(hand, state.hands[seat], MOST_HAND, CODES)
        state.bonus[seat] = need(bonus[seat], 0, GROUP + GROUPS - 1)
        state.scores[seat] = need(scores[seat], -MOST_SCORE, MOST_SCORE)
        seat += 1
    state.left = read_codes(pile, state.pile, LETTERS, CODES)
    state.packed = read_codes(pack, state.pack, BONUSES - 1, GROUP + GROUPS)
    state.turn, state.opened = need(turn, 0, state.seats - 1), opened
    state.omitted = need(omitted, 0, 2 * SEATS)
    return 0
