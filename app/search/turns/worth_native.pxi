# What moves are worth, in hundredths of a point, and the best of them.
# Part of scrabble_game_native.pyx.

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
