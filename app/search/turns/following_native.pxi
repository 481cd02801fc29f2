# What a move makes of a position (RULES SK8 to SK18).
# Part of scrabble_game_native.pyx.

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
