# cython: language_level=3, cdivision=True
"""Rounds of cards in words played on without the GIL; ``games.quiddler.trial`` does the same in plain Python.

Hands that were looked through are remembered by their cards. Where memory runs out or the list is damaged the
rest is done with hands in which nothing was found, and an error ends it.
"""

from cpython.buffer cimport PyBUF_SIMPLE, PyBuffer_Release, PyObject_GetBuffer
from libc.stdint cimport int32_t, int64_t, uint8_t, uint32_t, uint64_t
from libc.stdlib cimport calloc, free, malloc, realloc
from libc.string cimport memcpy, memmove, memset

from app.lexicon.dawg_native cimport ABSENT, LETTER_MASK, LETTER_SHIFT, LETTERS, Automaton
from app.search.arrange_native cimport (
    DAMAGED, LONGEST, MOST_CARDS, MOST_LETTERS, MOST_POINTS, NO_MEMORY, Hand, Sets, Walk, Word, add_dearest, count_points,
    covers, find_best, make_sets, spell,
)

from app.search import luck as plain

cdef enum:
    TWIN = 4               # see luck
    KINDS = 64             # of cards in an edition
    SEATS = 8
    PACK = 128             # cards of an edition at most
    MIDDLE = 1024          # of a pile that grows at both ends
    KEPT = 1500            # hands that are remembered
    MORE = 600             # hands that one trial looks at, at most
    GUESSES = 12           # of a hand at most: what they put back has to find room under the pile
    PLACES = 8192          # of the hash table, a power of two
    MOST_WAYS = 1261       # (MOST_CARDS + 1) * LONGEST
    WRONG = 3
    MOST_DEALS = 100_000   # times choices, at once
    MOST_TURNS = 100       # of each seat in a trial

if plain.TWIN != TWIN:
    raise ImportError("built for other rounds")


cdef struct Way:
    int32_t words
    int32_t longest
    int32_t points
    uint32_t part


cdef struct Aim:
    Way best                   # of the ways
    int32_t most               # what that is worth
    uint8_t dropped
    Way out                    # all goes but one card; no words for none
    int32_t whole              # what is worth most where no card is discarded


cdef struct Look:
    uint64_t low               # the cards, sorted
    uint64_t high
    uint8_t kinds[MOST_CARDS]  # of the edition, by kind of the hand
    Hand hand
    Sets sets
    Way *ways                  # one card is discarded; NULL until it is asked for
    int32_t count
    Way *all_ways              # none is
    int32_t all_count
    Aim aims[2]                # of who goes by points alone, of who minds bonuses
    bint judged
    bint tried
    bint complete
    bint completed
    bint wholly


cdef struct Added:
    uint8_t letters
    uint8_t cards
    uint8_t path[MOST_CARDS]


cdef struct Book:
    Walk walk
    uint32_t root
    int kinds
    uint32_t codes[KINDS][MOST_LETTERS]
    uint8_t lengths[KINDS]
    bint spelt[KINDS]
    int32_t values[KINDS]
    int32_t per_word
    int32_t per_letter
    Added *added
    int32_t more
    Look *looks
    int32_t count
    int32_t *places
    Look nothing
    int32_t *points            # scratch
    uint32_t best[MOST_WAYS]
    int wrong


cdef struct Habits:
    int32_t better
    int32_t better_at_last
    int patience
    int longest
    int guesses
    int holds
    int minds
    int32_t bonus


cdef struct Laid:
    bint lies
    Way way


cdef struct Choice:
    int draws                  # 0, 1: pile, 2: discard
    bint lays
    Way way
    int card                   # that is discarded, -1: none
    bint patient


cdef struct Table:
    int seats
    int me
    uint8_t hands[SEATS][MOST_CARDS]
    int sizes[SEATS]
    uint8_t pile[2 * MIDDLE]
    int first
    int end
    uint8_t discard[2 * PACK]
    int discarded
    Laid laid[SEATS]
    bint minds[SEATS]          # bonuses
    bint out
    bint waits
    bint most                  # bonuses
    bint longest
    bint floor                 # no minus under the bonuses


cdef struct Guess:
    uint8_t known[SEATS][MOST_CARDS]
    int knows[SEATS]
    int sizes[SEATS]
    int turns[SEATS]
    int minds[SEATS]           # bonuses, in so many of habits.minds deals
    uint8_t unseen[PACK]
    int left
    int most                   # cards of it that are put in order
    uint64_t seed


# Looking at hands

cdef void forget(Book *book) noexcept nogil:
    cdef int32_t at
    for at in range(book.count):
        free(book.looks[at].sets.all)
        free(book.looks[at].ways)
        free(book.looks[at].all_ways)
    book.count = 0
    memset(book.places, 0xFF, PLACES * sizeof(int32_t))


cdef Look *look(Book *book, const uint8_t *cards, int count) noexcept nogil:
    """What there is in these cards."""
    cdef uint8_t sorted_[MOST_CARDS]
    cdef uint64_t low = 0, high = 0
    cdef uint32_t place
    cdef int at, back
    cdef uint8_t card
    cdef Look *found
    if count > MOST_CARDS or count < 0 or book.wrong:
        book.wrong = book.wrong or WRONG
        return &book.nothing
    if not count:  # whose words for going out fell holds none
        return &book.nothing
    for at in range(count):
        card = cards[at]
        back = at
        while back and sorted_[back - 1] > card:
            sorted_[back] = sorted_[back - 1]
            back -= 1
        sorted_[back] = card
    for at in range(count):
        if at < 8:
            low |= <uint64_t>(sorted_[at] + 1) << (8 * at)
        else:
            high |= <uint64_t>(sorted_[at] + 1) << (8 * (at - 8))
    place = <uint32_t>(((low ^ (high * <uint64_t>0xD6E8FEB86659FD93)) * <uint64_t>0x9E3779B97F4A7C15) >> 51)
    while book.places[place] >= 0:
        found = &book.looks[book.places[place]]
        if found.low == low and found.high == high:
            return found
        place = (place + 1) & (PLACES - 1)
    if book.count == KEPT + MORE:
        book.wrong = WRONG
        return &book.nothing
    found = &book.looks[book.count]
    memset(found, 0, sizeof(Look))
    found.low, found.high = low, high
    book.wrong = look_through(book, found, sorted_, count)
    if book.wrong:
        free(found.sets.all)
        return &book.nothing
    book.places[place] = book.count
    book.count += 1
    return found


cdef int look_through(Book *book, Look *found, const uint8_t *cards, int count) noexcept nogil:
    """All words of sorted cards and how they lie side by side. Returns 0 or what went wrong."""
    cdef Hand *hand = &found.hand
    cdef Walk *walk = &book.walk
    cdef int at, kind = -1, wrong
    cdef uint32_t code
    for at in range(count):
        if kind < 0 or cards[at] != found.kinds[kind]:
            kind += 1
            found.kinds[kind] = cards[at]
            hand.lengths[kind] = book.lengths[cards[at]]
        hand.counts[kind] += 1
    hand.kinds, hand.cards, hand.size = kind + 1, count, 1
    memset(walk.begin, 0, sizeof(walk.begin))
    for kind in range(hand.kinds):
        hand.weights[kind] = hand.size
        hand.size *= hand.counts[kind] + 1
        walk.left[kind] = hand.counts[kind]
        memcpy(walk.spelt[kind], book.codes[found.kinds[kind]], sizeof(walk.spelt[kind]))
        if book.spelt[found.kinds[kind]]:
            code = walk.spelt[kind][0] >> LETTER_SHIFT & LETTER_MASK
            walk.begins[code][walk.begin[code]] = kind
            walk.begin[code] += 1
    walk.hand, walk.count = hand, 0
    if book.root:
        wrong = spell(walk, book.root, -1, 0, 0, 0, 0, 0)
        if wrong:
            return wrong
    for at in range(book.more):
        wrong = add_word(walk, found, &book.added[at])
        if wrong:
            return wrong
    return make_sets(hand, walk.words, walk.count, walk.least_cards, &found.sets)


cdef int add_word(Walk *walk, const Look *found, const Added *added) noexcept nogil:
    """One that the list lacks, where the hand spells it."""
    cdef uint8_t used[MOST_CARDS]
    cdef uint8_t path[MOST_CARDS]
    cdef int at, kind
    cdef uint32_t part = 0
    cdef Word *words
    memset(used, 0, sizeof(used))
    for at in range(added.cards):
        kind = 0
        while kind < found.hand.kinds and found.kinds[kind] != added.path[at]:
            kind += 1
        if kind == found.hand.kinds or used[kind] == found.hand.counts[kind]:
            return 0
        used[kind] += 1
        path[at] = kind
        part += found.hand.weights[kind]
    if walk.count == walk.room:
        words = <Word *>realloc(walk.words, 2 * walk.room * sizeof(Word))
        if words == NULL:
            return NO_MEMORY
        walk.words = words
        walk.room *= 2
    words = &walk.words[walk.count]
    walk.count += 1
    memset(words, 0, sizeof(Word))
    words.number, words.part, words.letters, words.cards = ABSENT, part, added.letters, added.cards
    memcpy(words.path, path, added.cards)
    return 0


cdef int32_t worth(const Book *book, const Way *way, bint minds) noexcept nogil:
    if not minds:
        return way.points
    return way.points + book.per_word * way.words + book.per_letter * way.longest


cdef int find_ways(Book *book, const Look *seen, bint spare, Way *ways) noexcept nogil:
    """Most points for each number of words and longest one, in this order; returns how many there are."""
    cdef int32_t values[MOST_CARDS]
    cdef int32_t whole = 0
    cdef int kind, words, letters, count = 0
    cdef uint32_t part, within = seen.hand.size - 1
    if seen.hand.size < 2:
        return 0
    for kind in range(seen.hand.kinds):
        values[kind] = book.values[seen.kinds[kind]]
        whole += values[kind] * seen.hand.counts[kind]
    count_points(&seen.hand, values, book.points)
    if spare:
        add_dearest(&seen.hand, values, within, book.points, book.points + seen.hand.size)
    find_best(&seen.hand, &seen.sets, book.points, spare, within, book.best)
    for words in range(seen.sets.most + 1):
        for letters in range(seen.sets.longest + 1):
            part = book.best[words * (seen.sets.longest + 1) + letters]
            if part < seen.hand.size:
                ways[count].words, ways[count].longest = words, letters
                ways[count].points, ways[count].part = book.points[part] - whole, part
                count += 1
    return count


cdef int best_of(const Book *book, const Way *ways, int count, bint minds) noexcept nogil:
    """Of equals the one with more words, then with the longer longest one; with fewest and shortest for who
    does not mind bonuses."""
    cdef int at, best = 0
    cdef int32_t better
    for at in range(1, count):
        better = worth(book, &ways[at], minds) - worth(book, &ways[best], minds)
        if better > 0 or (minds and better == 0):
            best = at
    return best


cdef int dearest(const Book *book, const Look *seen, uint32_t part) noexcept nogil:
    """The dearest kind among some cards, the first of equals; -1 for none."""
    cdef int kind, best = -1
    for kind in range(seen.hand.kinds):
        if part // seen.hand.weights[kind] % (seen.hand.counts[kind] + 1):
            if best < 0 or book.values[seen.kinds[kind]] > book.values[seen.kinds[best]]:
                best = kind
    return best


cdef Way *kept(Book *book, const Way *ways, int count) noexcept nogil:
    cdef Way *found = <Way *>malloc((count + 1) * sizeof(Way))
    if found == NULL:
        book.wrong = NO_MEMORY
        return NULL
    memcpy(found, ways, count * sizeof(Way))
    return found


cdef void judge(Book *book, Look *seen) noexcept nogil:
    """Its ways, the best of them and what that discards."""
    cdef Way ways[MOST_WAYS]
    cdef Aim *aim
    cdef int minds, best
    if seen.judged or seen.hand.size < 2:
        return
    seen.judged = True
    seen.count = find_ways(book, seen, True, ways)
    seen.ways = kept(book, ways, seen.count)
    if seen.ways == NULL:
        seen.count = 0
    if not seen.count:
        return
    for minds in range(2):
        aim = &seen.aims[minds]
        best = best_of(book, ways, seen.count, minds)
        aim.best, aim.most = ways[best], worth(book, &ways[best], minds)
        best = dearest(book, seen, seen.hand.size - 1 - ways[best].part)
        aim.dropped = seen.kinds[best if best >= 0 else 0]


cdef void judge_whole(Book *book, Look *seen) noexcept nogil:
    """Its ways without discarding a card, and what the best of them is worth."""
    cdef Way ways[MOST_WAYS]
    cdef int minds
    if seen.wholly or seen.hand.size < 2:
        return
    seen.wholly = True
    seen.all_count = find_ways(book, seen, False, ways)
    seen.all_ways = kept(book, ways, seen.all_count)
    if seen.all_ways == NULL:
        seen.all_count = 0
    if seen.all_count:
        for minds in range(2):
            seen.aims[minds].whole = worth(book, &ways[best_of(book, ways, seen.all_count, minds)], minds)


cdef const Way *out_of(Book *book, Look *seen, bint minds) noexcept nogil:
    """The best way of laying all but one card; it has no words where there is none."""
    cdef Way way
    cdef Way *best
    cdef int kind, words, letters, aim
    cdef int32_t total = 0
    if seen.tried:
        return &seen.aims[minds].out
    seen.tried = True
    for kind in range(seen.hand.kinds):
        total += book.values[seen.kinds[kind]] * seen.hand.counts[kind]
    for kind in range(seen.hand.kinds):
        way.part = seen.hand.size - 1 - seen.hand.weights[kind]
        way.points = total - book.values[seen.kinds[kind]]
        for words in range(1, seen.sets.most + 1):
            for letters in range(1, seen.sets.longest + 1):
                if covers(&seen.sets, words, letters, way.part):
                    way.words, way.longest = words, letters
                    for aim in range(2):
                        best = &seen.aims[aim].out
                        if not best.words or worth(book, &way, aim) > worth(book, best, aim):
                            best[0] = way
    return &seen.aims[minds].out


cdef bint is_complete(Look *seen) noexcept nogil:
    """Whether words cover all of it."""
    cdef int words, letters
    if not seen.completed and seen.hand.size > 1:
        seen.completed = True
        for words in range(1, seen.sets.most + 1):
            for letters in range(1, seen.sets.longest + 1):
                if covers(&seen.sets, words, letters, seen.hand.size - 1):
                    seen.complete = True
                    return True
    return seen.complete


# What everybody does

cdef bint takes(
    Book *book, const Habits *habits, const uint8_t *hand, int size, uint8_t top, bint last, bint minds
) noexcept nogil:
    """Whether the open card is drawn rather than one of the pile."""
    cdef uint8_t more[MOST_CARDS + 1]
    cdef int32_t most
    cdef Look *with_it
    cdef Look *now
    memcpy(more, hand, size)
    more[size] = top
    with_it, now = look(book, more, size + 1), look(book, hand, size)
    judge(book, with_it)
    most = with_it.aims[minds].most
    if not last and out_of(book, with_it, minds).words:
        if not is_complete(now):
            return True
        judge_whole(book, now)
        return most >= now.aims[minds].whole + habits.better
    if with_it.aims[minds].dropped == top:
        return False
    judge_whole(book, now)
    return most >= now.aims[minds].whole + (habits.better_at_last if last else habits.better)


cdef int leader(const Table *table, bint longest) noexcept nogil:
    """The seat with the most, -1 for a tie or where nobody has anything."""
    cdef int seat, best = 0, holder = -1, here
    for seat in range(table.seats):
        here = 0
        if table.laid[seat].lies:
            here = table.laid[seat].way.longest if longest else table.laid[seat].way.words
        if here > best:
            best, holder = here, seat
        elif here == best:
            holder = -1
    return holder


cdef void score(const Table *table, const Habits *habits, int32_t *points) noexcept nogil:
    """What each seat scores; whoever has not laid counts as nothing."""
    cdef int seat
    cdef int32_t bonus, own
    cdef int most = leader(table, False) if table.most else -1
    cdef int longest = leader(table, True) if table.longest else -1
    for seat in range(table.seats):
        bonus = habits.bonus * ((seat == most) + (seat == longest))
        own = table.laid[seat].way.points if table.laid[seat].lies else 0
        if table.floor:
            points[seat] = (own if own > 0 else 0) + bonus
        else:
            points[seat] = own + bonus if own + bonus > 0 else 0


cdef int32_t gain_of(const Table *table, const Habits *habits, int seat) noexcept nogil:
    """What a seat is better than the others, times their number."""
    cdef int32_t points[SEATS]
    cdef int32_t total = 0
    cdef int other
    score(table, habits, points)
    for other in range(table.seats):
        total += points[other]
    return points[seat] * table.seats - total


cdef int32_t reply(Table *table, const Habits *habits, int seat, const Way *ways, int count, Way *best) noexcept nogil:
    """The way that gains a seat most against what lies, and what it gains."""
    cdef Laid before = table.laid[seat]
    cdef int32_t gain, most = 0
    cdef int at
    memset(best, 0, sizeof(Way))
    table.laid[seat].lies = True
    for at in range(count):
        table.laid[seat].way = ways[at]
        gain = gain_of(table, habits, seat)
        if not at or gain > most or (gain == most and ways[at].points > best.points):
            most, best[0] = gain, ways[at]
    table.laid[seat] = before
    return most


cdef bint wins_by(Book *book, const Habits *habits, Table *table) noexcept nogil:
    """Whether the open card is the better one in the own last turn, against what lies."""
    cdef uint8_t more[MOST_CARDS + 1]
    cdef int size = table.sizes[table.me]
    cdef int32_t now
    cdef Way best
    cdef Look *seen
    if not table.discarded:
        return False
    seen = look(book, table.hands[table.me], size)
    judge_whole(book, seen)
    now = reply(table, habits, table.me, seen.all_ways, seen.all_count, &best)
    memcpy(more, table.hands[table.me], size)
    more[size] = table.discard[table.discarded - 1]
    seen = look(book, more, size + 1)
    judge(book, seen)
    return reply(table, habits, table.me, seen.ways, seen.count, &best) >= (
        now + habits.better_at_last * (table.seats - 1)
    )


cdef void draw(Book *book, Table *table, int seat, bint pile) noexcept nogil:
    cdef int at
    cdef uint8_t card
    if pile and table.first == table.end:
        table.first = MIDDLE
        for at in range(table.discarded):
            table.pile[MIDDLE + at] = table.discard[table.discarded - 1 - at]
        table.end = MIDDLE + table.discarded
        table.discarded = 0
    if pile and table.end > table.first:
        table.end -= 1
        card = table.pile[table.end]
    elif table.discarded:
        table.discarded -= 1
        card = table.discard[table.discarded]
    else:
        book.wrong = WRONG
        return
    if table.sizes[seat] == MOST_CARDS:
        book.wrong = WRONG
        return
    table.hands[seat][table.sizes[seat]] = card
    table.sizes[seat] += 1


cdef void drop(uint8_t *hand, int *size, uint8_t card) noexcept nogil:
    """Take a card out of a hand."""
    cdef int at
    for at in range(size[0]):
        if hand[at] == card:
            size[0] -= 1
            memmove(hand + at, hand + at + 1, size[0] - at)
            return


cdef void open_up(Table *table, uint8_t card) noexcept nogil:
    """It lies on the discard pile."""
    if table.discarded < 2 * PACK:
        table.discard[table.discarded] = card
        table.discarded += 1


cdef void discard(Table *table, int seat, uint8_t card) noexcept nogil:
    drop(table.hands[seat], &table.sizes[seat], card)
    open_up(table, card)


cdef void open_left(const Book *book, const Look *seen, uint32_t part, Table *table) noexcept nogil:
    """The dearest card that was not laid."""
    cdef int kind = dearest(book, seen, seen.hand.size - 1 - part)
    if kind >= 0:
        open_up(table, seen.kinds[kind])


cdef void lay(Book *book, const Habits *habits, Table *table, int seat, int turn) noexcept nogil:
    cdef Look *seen = look(book, table.hands[seat], table.sizes[seat])
    cdef const Way *out
    cdef Way best
    cdef bint minds = table.minds[seat]
    if table.out:
        judge(book, seen)
        best = seen.aims[minds].best
        if minds:
            reply(table, habits, seat, seen.ways, seen.count, &best)
        table.laid[seat].lies, table.laid[seat].way = True, best
        open_left(book, seen, best.part, table)
        return
    if not (seat == table.me and table.waits and turn < habits.patience):
        out = out_of(book, seen, minds)
        if out.words:
            table.laid[seat].lies, table.laid[seat].way = True, out[0]
            open_left(book, seen, out.part, table)
            table.out = True
            return
    judge(book, seen)
    discard(table, seat, seen.aims[minds].dropped)


cdef void play(
    Book *book, const Habits *habits, Table *table, const Choice *choice, int32_t *points
) noexcept nogil:
    """Play a round on from a choice; what each seat scores."""
    cdef int me = table.me, turn, seat, at
    cdef bint taken
    cdef Look *seen
    cdef Way *held
    table.waits = choice.patient
    if choice.draws:
        draw(book, table, me, choice.draws == 1)
        lay(book, habits, table, me, 0)
    elif choice.lays:
        table.laid[me].lies, table.laid[me].way = True, choice.way
        open_up(table, choice.card)
        table.out = True
    else:
        discard(table, me, choice.card)
    for turn in range(1, habits.longest * table.seats):
        seat = (me + turn) % table.seats
        if table.laid[seat].lies or book.wrong:
            break
        if table.out and seat == me:
            taken = wins_by(book, habits, table)
        else:
            taken = table.discarded and takes(
                book, habits, table.hands[seat], table.sizes[seat], table.discard[table.discarded - 1],
                table.out, table.minds[seat],
            )
        draw(book, table, seat, not taken)
        lay(book, habits, table, seat, turn // table.seats)
    for seat in range(table.seats):
        if not table.laid[seat].lies and not book.wrong:
            seen = look(book, table.hands[seat], table.sizes[seat])
            judge(book, seen)
            if seen.count:
                held = &seen.ways[0]
                for at in range(1, seen.count):
                    if seen.ways[at].points > held.points:
                        held = &seen.ways[at]
                table.laid[seat].lies, table.laid[seat].way = True, held[0]
    score(table, habits, points)


# Guesses at what nobody shows

cdef inline uint32_t below(uint64_t *state, uint32_t count) noexcept nogil:
    """Any number below count, as `luck.Luck` finds it."""
    state[0] = state[0] * <uint64_t>6364136223846793005 + <uint64_t>1442695040888963407
    return <uint32_t>((state[0] >> 33) % count)


cdef void put_under(Table *table, const uint8_t *cards, int count) noexcept nogil:
    table.first -= count
    memcpy(table.pile + table.first, cards, count)


cdef void deal(Book *book, const Habits *habits, const Guess *guess, uint64_t number, Table *table) noexcept nogil:
    """Hands of the others and the pile."""
    cdef uint64_t state = (guess.seed + number) * <uint64_t>0x9E3779B97F4A7C15 + <uint64_t>0xD1B54A32D192ED03
    cdef uint8_t *pile = table.pile + MIDDLE
    cdef int at, other, seat, count = guess.most if guess.most < guess.left else guess.left
    cdef uint8_t card
    memcpy(pile, guess.unseen, guess.left)
    for at in range(count):
        other = at + <int>below(&state, guess.left - at)
        card = pile[at]
        pile[at], pile[other] = pile[other], card
    table.first, table.end = MIDDLE, MIDDLE + count
    for seat in range(table.seats):
        if seat != table.me:
            table.sizes[seat] = 0
            table.minds[seat] = below(&state, habits.minds) < <uint32_t>guess.minds[seat]
            if not table.laid[seat].lies:
                guess_hand(book, habits, guess, seat, &state, table)


cdef void guess_hand(
    Book *book, const Habits *habits, const Guess *guess, int seat, uint64_t *state, Table *table
) noexcept nogil:
    """Who has had a turn discarded the worst of one card more, and hardly could have gone out with them."""
    cdef uint8_t drawn[MOST_CARDS]
    cdef uint8_t *hand = table.hands[seat]
    cdef int left = table.end - table.first, size = guess.sizes[seat], turns = guess.turns[seat]
    cdef int count = size - guess.knows[seat] + (1 if turns and left > size else 0), taken = 0, trial
    cdef Look *seen = NULL
    cdef bint minds = table.minds[seat]
    if count < 0 or guess.knows[seat] + count > MOST_CARDS:
        book.wrong = WRONG
        return
    for trial in range(habits.guesses if turns else 1):
        if seen != NULL:
            put_under(table, drawn, taken)
        taken = 0
        while taken < count and table.end > table.first:
            table.end -= 1
            drawn[taken] = table.pile[table.end]
            taken += 1
        memcpy(hand, guess.known[seat], guess.knows[seat])
        memcpy(hand + guess.knows[seat], drawn, taken)
        table.sizes[seat] = guess.knows[seat] + taken
        if table.sizes[seat] <= size:
            return
        seen = look(book, hand, table.sizes[seat])
        if not out_of(book, seen, minds).words or not below(state, habits.holds):
            break
    judge(book, seen)
    put_under(table, &seen.aims[minds].dropped, 1)
    drop(hand, &table.sizes[seat], seen.aims[minds].dropped)


cdef int read_cards(cards, uint8_t *found, int most, int kinds) except -1:
    """Kinds of the edition, as bytes; returns how many there are."""
    cdef int count = 0
    cards = tuple(cards)
    if len(cards) > most:
        raise ValueError("too many cards")
    for kind in cards:
        if not 0 <= kind < kinds:
            raise ValueError("no such card")
        found[count] = kind
        count += 1
    return count


cdef int need_points(points) except? -1:
    """As many as can be added up."""
    if not -MOST_POINTS <= points <= MOST_POINTS:
        raise ValueError("too many points")
    return points


cdef int read_way(way, Way *found) except -1:
    found.words, found.longest, found.points = way[0], way[1], need_points(way[2])
    found.part = 0
    if not (0 <= found.words <= MOST_CARDS and 0 <= found.longest < LONGEST):
        raise ValueError("no words of one hand")
    return 0


cdef class Rounds:
    """See `app.search.rounds.Rounds`, who has the cards as their texts."""

    cdef Book book
    cdef Habits habits
    cdef Automaton automaton
    cdef Py_buffer column
    cdef bint busy

    def __cinit__(self, Automaton automaton not None, accepted, spellings, values, limits, weights, habits, added):
        cdef Book *book = &self.book
        self.automaton = automaton
        spellings, values, added = tuple(spellings), tuple(values), tuple(added)
        book.places = <int32_t *>malloc(PLACES * sizeof(int32_t))
        book.looks = <Look *>malloc((KEPT + MORE) * sizeof(Look))
        book.points = <int32_t *>malloc((2 << MOST_CARDS) * sizeof(int32_t))
        book.added = <Added *>calloc(len(added) + 1, sizeof(Added))
        book.walk.room = 1024
        book.walk.words = <Word *>malloc(book.walk.room * sizeof(Word))
        if (
            book.places == NULL or book.looks == NULL or book.points == NULL or book.added == NULL
            or book.walk.words == NULL
        ):
            raise MemoryError
        forget(book)
        PyObject_GetBuffer(accepted, &self.column, PyBUF_SIMPLE)
        book.walk.edges, book.walk.counts, book.walk.size = automaton.edges, automaton.counts, automaton.size
        book.walk.accepted, book.walk.column = <const uint8_t *>self.column.buf, self.column.len * 8
        book.root = automaton.root
        book.walk.least_cards, book.walk.least_letters, digraph = limits
        if digraph:
            book.walk.c, book.walk.h = automaton.codes[<int>c"c"], automaton.codes[<int>c"h"]
        per_word, per_letter = weights
        book.per_word, book.per_letter = need_points(per_word), need_points(per_letter)
        self.read_kinds(spellings, values)
        self.habits.better, self.habits.better_at_last, self.habits.patience, self.habits.longest = habits[:4]
        self.habits.guesses, self.habits.holds, self.habits.minds, self.habits.bonus = habits[4:]
        if self.habits.holds < 1 or self.habits.minds < 1 or not 1 <= self.habits.guesses <= GUESSES:
            raise ValueError("one in so many, of so many guesses")
        for number in (self.habits.better, self.habits.better_at_last, self.habits.bonus):
            need_points(number)
        if not 0 <= self.habits.longest <= MOST_TURNS:
            raise ValueError("no such turn")
        for letters, path in added:
            path = tuple(path)
            if not 0 <= letters < LONGEST:
                raise ValueError("no word")
            if len(path) <= MOST_CARDS:
                book.added[book.more].letters, book.added[book.more].cards = letters, len(path)
                read_cards(path, book.added[book.more].path, MOST_CARDS, book.kinds)
                book.more += 1

    def __dealloc__(self):
        if self.book.looks != NULL and self.book.places != NULL:
            forget(&self.book)
        free(self.book.places)
        free(self.book.looks)
        free(self.book.points)
        free(self.book.added)
        free(self.book.walk.words)
        PyBuffer_Release(&self.column)

    cdef int read_kinds(self, spellings, values) except -1:
        cdef Book *book = &self.book
        cdef int kind, at
        if len(spellings) > KINDS or len(values) != len(spellings):
            raise ValueError(f"an edition has at most {KINDS} kinds of cards")
        for text, value in zip(spellings, values):
            kind = book.kinds
            if not 0 < len(text) <= MOST_LETTERS:
                raise ValueError(f"a card has 1 to {MOST_LETTERS} letters")
            book.lengths[kind], book.values[kind], book.spelt[kind] = len(text), need_points(value), True
            for at, letter in enumerate(text):
                if ord(letter) < LETTERS:
                    book.codes[kind][at] = self.automaton.codes[<int>ord(letter)]
                book.spelt[kind] = book.spelt[kind] and book.codes[kind][at] != 0
            book.kinds += 1
        return 0

    cdef int begin(self) except -1:
        if self.busy:
            raise RuntimeError("not to be shared by threads")
        self.busy = True
        self.book.wrong = 0
        return 0

    cdef int finish(self) except -1:
        self.busy = False
        if self.book.wrong:
            forget(&self.book)  # what was found out last may be half of it
        if self.book.wrong == DAMAGED:
            raise IndexError("the word list is damaged")
        if self.book.wrong == NO_MEMORY:
            raise MemoryError
        if self.book.wrong:
            raise ValueError("no such round")
        return 0

    cdef Look *judged(self, hand) except NULL:
        """A hand looked through; those of before may be forgotten with it."""
        cdef uint8_t cards[MOST_CARDS]
        cdef int count = read_cards(hand, cards, MOST_CARDS, self.book.kinds)
        cdef Look *seen
        if not count:
            raise ValueError("no such hand")
        with nogil:
            if self.book.count >= KEPT:
                forget(&self.book)
            seen = look(&self.book, cards, count)
            judge(&self.book, seen)
        return seen

    def points(self, situation, choices, uint64_t seed, uint64_t first, int count):
        """Points of each seat: by choice, by deal."""
        cdef Table start, dealt, table
        cdef Guess guess
        choices = tuple(choices)
        if not 0 <= count * len(choices) <= MOST_DEALS:
            raise ValueError("too many deals at once")
        cdef Choice *tried = <Choice *>calloc(len(choices) + 1, sizeof(Choice))
        cdef int32_t *points = <int32_t *>calloc(len(choices) * count * SEATS + 1, sizeof(int32_t))
        cdef int made = 0, number, at, seats, choices_ = len(choices)
        try:
            if tried == NULL or points == NULL:
                raise MemoryError
            self.read_situation(situation, &start, &guess)
            guess.seed = seed
            for draws, way, card, patient in choices:
                tried[made].draws, tried[made].card, tried[made].patient = draws, card, patient
                if way is not None:
                    tried[made].lays = True
                    read_way(way, &tried[made].way)
                if not draws and not 0 <= card < self.book.kinds:
                    raise ValueError("no such card")
                made += 1
            self.begin()
            try:
                with nogil:
                    for number in range(count):
                        dealt = start
                        deal(&self.book, &self.habits, &guess, first + number, &dealt)
                        for at in range(choices_):
                            if self.book.count >= KEPT:
                                forget(&self.book)
                            table = dealt
                            play(
                                &self.book, &self.habits, &table, &tried[at],
                                points + (at * count + number) * SEATS,
                            )
            finally:
                self.finish()
            seats = start.seats
            return [
                [
                    tuple([points[(at * count + number) * SEATS + seat] for seat in range(seats)])
                    for number in range(count)
                ]
                for at in range(choices_)
            ]
        finally:
            free(tried)
            free(points)

    def endings(self, situation, hands):
        """What each seat scores when nobody but this one lays more: by hand, by way of laying it."""
        cdef Table table
        cdef Guess guess
        cdef int32_t points[SEATS]
        cdef Look *seen
        cdef int at
        found = []
        self.read_situation(situation, &table, &guess)
        table.laid[table.me].lies = True
        self.begin()
        try:
            for hand in hands:
                seen = self.judged(hand)
                ways = []
                for at in range(seen.count):
                    table.laid[table.me].way = seen.ways[at]
                    score(&table, &self.habits, points)
                    ways.append((seen.ways[at].points, tuple([points[seat] for seat in range(table.seats)])))
                found.append(ways)
        finally:
            self.finish()
        return found

    cdef int read_situation(self, situation, Table *table, Guess *guess) except -1:
        cdef int seat, kinds = self.book.kinds
        memset(table, 0, sizeof(Table))
        memset(guess, 0, sizeof(Guess))
        seats, me, hand, sizes, known, turns, minds, laid, out, discard_, unseen, most, bonuses, floor = situation
        if not 2 <= seats <= SEATS or not 0 <= me < seats:
            raise ValueError("no such seat")
        table.seats, table.me, table.out, table.floor = seats, me, out, floor
        table.most, table.longest = bonuses
        table.minds[table.me] = True
        table.sizes[table.me] = read_cards(hand, table.hands[table.me], MOST_CARDS, kinds)
        table.discarded = read_cards(discard_, table.discard, PACK, kinds)
        guess.left, guess.most = read_cards(unseen, guess.unseen, PACK, kinds), most
        if guess.most < 0:
            raise ValueError("fewer than no cards")
        for seat in range(table.seats):
            guess.sizes[seat], guess.turns[seat], guess.minds[seat] = sizes[seat], turns[seat], minds[seat]
            if not 0 <= guess.sizes[seat] <= MOST_CARDS:
                raise ValueError("no such hand")
            if not 0 <= guess.minds[seat] <= self.habits.minds:
                raise ValueError("more deals than there are")
            guess.knows[seat] = read_cards(known[seat], guess.known[seat], MOST_CARDS, kinds)
            if laid[seat] is not None:
                table.laid[seat].lies = True
                read_way(laid[seat], &table.laid[seat].way)
        return 0
