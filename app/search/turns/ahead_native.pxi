# Positions played on: dealt hands, and hands that everybody knows.
# Part of scrabble_game_native.pyx.

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
