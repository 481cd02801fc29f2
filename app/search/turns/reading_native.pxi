# Moves, positions and figures as Python gives and wants them.
# Part of scrabble_game_native.pyx.

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
