# cython: language_level=3, cdivision=True
"""The compiled twin of ``arrange_python``: the same questions, the same answers, without the GIL."""

from cpython.buffer cimport PyBUF_SIMPLE, PyBuffer_Release, PyObject_GetBuffer
from libc.stdint cimport int32_t, int64_t, uint8_t, uint16_t, uint32_t, uint64_t
from libc.stdlib cimport calloc, free, malloc, qsort, realloc
from libc.string cimport memcpy, memset

from app.lexicon.dawg_native cimport (
    ABSENT, FINAL, LAST, LETTER_BITS, LETTER_MASK, LETTER_SHIFT, LETTERS, TARGET_MASK, Automaton,
)

from app.search import arrange_python as reference

cdef extern from *:
    """
    #if defined(_MSC_VER)
    #include <intrin.h>
    static int lowest_bit(unsigned __int64 mask) { unsigned long at; _BitScanForward64(&at, mask); return (int)at; }
    #else
    static int lowest_bit(unsigned long long mask) { return __builtin_ctzll(mask); }
    #endif
    """
    int lowest_bit(uint64_t mask) nogil

cdef enum:
    TWIN = 1           # see arrange_python

# A twin that was built from other sources than the reference's stays aside.
if (reference.TWIN, reference.MOST_CARDS, reference.MOST_LETTERS, reference.MOST_POINTS, reference.DIGRAPH) != (
    TWIN, MOST_CARDS, MOST_LETTERS, MOST_POINTS, "ch"
):
    raise ImportError("built for another version of the search")


cdef int keep(Walk *walk, int64_t number, uint32_t part, int depth, int letters, int digraphs) noexcept nogil:
    cdef Word *word
    cdef int at
    if depth < walk.least_cards or letters < walk.least_letters:
        return 0
    if walk.accepted != NULL:
        if number < 0 or number >= walk.column:
            return DAMAGED
        if not walk.accepted[number >> 3] >> (number & 7) & 1:
            return 0
    if walk.count == walk.room:
        word = <Word *>realloc(walk.words, 2 * walk.room * sizeof(Word))
        if word == NULL:
            return NO_MEMORY
        walk.words = word
        walk.room *= 2
    word = &walk.words[walk.count]
    walk.count += 1
    word.number, word.part, word.cards = number, part, depth
    word.letters = letters - digraphs
    for at in range(MOST_CARDS):
        word.path[at] = walk.path[at] if at < depth else 0
    return 0


cdef int spell(
    Walk *walk, uint32_t node, int64_t number, uint32_t part, int depth, int letters, int digraphs,
    uint32_t before,
) noexcept nogil:
    """All words below a node. before: the letter that led there. Returns 0 or what went wrong."""
    cdef const Hand *hand = walk.hand
    cdef uint32_t edge, last, below, code, previous
    cdef int64_t place
    cdef int nth, at, kind, pairs, wrong
    while True:
        if node >= walk.size:
            return DAMAGED
        edge = walk.edges[node]
        code = edge >> LETTER_SHIFT & LETTER_MASK
        for nth in range(walk.begin[code]):
            kind = walk.begins[code][nth]
            if not walk.left[kind]:
                continue
            last, place, previous = edge, number + walk.counts[node], edge & LETTER_BITS
            pairs = digraphs + (walk.c != 0 and before == walk.c and previous == walk.h)
            for at in range(1, hand.lengths[kind]):
                if last & FINAL:
                    place += 1
                below = last & TARGET_MASK
                last = 0
                while below:
                    if below >= walk.size:
                        return DAMAGED
                    last = walk.edges[below]
                    if last & LETTER_BITS == walk.spelt[kind][at]:
                        break
                    if last & LAST:
                        below = 0
                    else:
                        below += 1
                if not below:
                    break
                place += walk.counts[below]
                pairs += walk.c != 0 and previous == walk.c and last & LETTER_BITS == walk.h
                previous = last & LETTER_BITS
            else:
                walk.path[depth] = kind
                if last & FINAL:
                    place += 1
                    wrong = keep(
                        walk, place, part + hand.weights[kind], depth + 1, letters + hand.lengths[kind], pairs
                    )
                    if wrong:
                        return wrong
                if last & TARGET_MASK and depth + 1 < hand.cards:
                    walk.left[kind] -= 1
                    wrong = spell(
                        walk, last & TARGET_MASK, place, part + hand.weights[kind], depth + 1,
                        letters + hand.lengths[kind], pairs, previous,
                    )
                    if wrong:
                        return wrong
                    walk.left[kind] += 1
        if edge & LAST:
            return 0
        node += 1


cdef int by_number(const void *one, const void *other) noexcept nogil:
    cdef const Word *first = <const Word *>one
    cdef const Word *second = <const Word *>other
    cdef int at
    if first.number != second.number:  # ABSENT comes last
        return -1 if <uint64_t>first.number < <uint64_t>second.number else 1
    for at in range(MOST_CARDS):
        if at == first.cards or at == second.cards:
            return <int>first.cards - <int>second.cards
        if first.path[at] != second.path[at]:
            return <int>first.path[at] - <int>second.path[at]
    return 0


cdef struct Scratch:
    uint64_t *layers         # [number * (longest + 1) + letters]
    uint64_t *upto           # [number]: parts that so many words cover, by the letters looked at so far
    uint64_t *melds          # [letters]
    uint64_t *rooms
    uint32_t *parts
    int count                # melds of so many letters


cdef inline bint has(const uint64_t *parts, uint32_t part) noexcept nogil:
    return parts[part >> 6] >> (part & 63) & 1


cdef inline void add(uint64_t *parts, uint32_t part) noexcept nogil:
    parts[part >> 6] |= <uint64_t>1 << (part & 63)


cdef void add_run(uint64_t *parts, uint32_t start, uint32_t end) noexcept nogil:
    """The parts from start to before end."""
    cdef uint64_t ones = ~<uint64_t>0
    cdef uint32_t block = start >> 6, last = (end - 1) >> 6
    if block == last:
        parts[block] |= (ones << (start & 63)) & (ones >> (63 - (end - 1 & 63)))
        return
    parts[block] |= ones << (start & 63)
    for block in range(block + 1, last):
        parts[block] = ones
    parts[last] |= ones >> (63 - (end - 1 & 63))


cdef void find_below(const Hand *hand, const Sets *sets) noexcept nogil:
    cdef int kind, number
    cdef uint32_t start, period
    for kind in range(hand.kinds):
        period = hand.weights[kind] * (hand.counts[kind] + 1)
        for number in range(hand.counts[kind]):
            start = 0
            while start < hand.size:
                add_run(
                    sets.below + (sets.first[kind] + number) * sets.blocks,
                    start, start + hand.weights[kind] * (number + 1),
                )
                start += period


cdef void find_room(const Hand *hand, const Sets *sets, uint32_t part, uint64_t *room) noexcept nogil:
    """The parts that can lie beside this one."""
    cdef int kind, block
    cdef uint32_t used
    cdef const uint64_t *below
    memset(room, 0xFF, sets.blocks * sizeof(uint64_t))
    for kind in range(hand.kinds - 1, -1, -1):
        if part < hand.weights[kind]:
            continue
        used = part // hand.weights[kind]
        part -= used * hand.weights[kind]
        below = sets.below + (sets.first[kind] + hand.counts[kind] - used) * sets.blocks
        for block in range(sets.blocks):
            room[block] &= below[block]


cdef void lay(
    const uint64_t *before, const uint64_t *room, uint32_t part, uint64_t *after, int blocks
) noexcept nogil:
    """One more word beside each arrangement that leaves room for it."""
    cdef int block, spread = part >> 6, shift = part & 63
    cdef uint64_t bits
    after += spread
    for block in range(blocks - spread):
        bits = before[block] & room[block]
        if bits:
            after[block] |= bits << shift
            if shift and bits >> (64 - shift):
                after[block + 1] |= bits >> (64 - shift)


cdef void take_melds(const Hand *hand, const Sets *sets, Scratch *work, int letters) noexcept nogil:
    """The words of so many letters and what can lie beside each."""
    cdef int block
    cdef uint64_t bits
    work.count = 0
    for block in range(sets.blocks):
        bits = work.melds[letters * sets.blocks + block]
        while bits:
            work.parts[work.count] = block * 64 + lowest_bit(bits)
            bits &= bits - 1
            find_room(hand, sets, work.parts[work.count], work.rooms + work.count * sets.blocks)
            work.count += 1


cdef int fill_layers(const Hand *hand, const Sets *sets, Scratch *work) noexcept nogil:
    """Returns how many layers hold anything."""
    cdef int letters, number, block, nth, filled = 1
    cdef uint64_t *layer
    cdef uint64_t some
    for letters in range(1, sets.longest + 1):
        take_melds(hand, sets, work, letters)
        for number in range(1, sets.most + 1 if work.count else 1):
            layer = work.layers + (number * (sets.longest + 1) + letters) * sets.blocks
            for nth in range(work.count):
                lay(
                    work.upto + (number - 1) * sets.blocks, work.rooms + nth * sets.blocks, work.parts[nth],
                    layer, sets.blocks,
                )
            some = 0
            for block in range(sets.blocks):
                work.upto[number * sets.blocks + block] |= layer[block]
                some |= layer[block]
            if not some:
                break
            filled += 1
    return filled


cdef int pack_layers(Sets *sets, const Scratch *work, int below, int filled) noexcept nogil:
    """Keep the layers that hold anything behind what is below."""
    cdef size_t size = sets.blocks * sizeof(uint64_t)
    cdef int at, block, all_ = (sets.most + 1) * (sets.longest + 1)
    cdef uint64_t some
    cdef uint64_t *more = <uint64_t *>realloc(sets.all, (below + filled) * size + all_ * sizeof(uint16_t))
    if more == NULL:
        return NO_MEMORY
    sets.all = sets.below = more
    sets.layers = more + below * sets.blocks
    sets.slots = <uint16_t *>(sets.layers + filled * sets.blocks)
    filled = 0
    for at in range(all_):
        some = 0
        for block in range(sets.blocks):
            some |= work.layers[at * sets.blocks + block]
        sets.slots[at] = 0
        if some:
            memcpy(sets.layers + filled * sets.blocks, work.layers + at * sets.blocks, size)
            filled += 1
            sets.slots[at] = filled
    return 0


cdef int make_sets(const Hand *hand, const Word *words, int32_t count, int least_cards, Sets *sets) noexcept nogil:
    cdef int32_t at
    cdef int kind, below = 0, layers, wrong = NO_MEMORY
    cdef Scratch work
    cdef uint64_t *all_
    sets.blocks = <int>((hand.size + 63) >> 6)
    sets.most = hand.cards // (least_cards if least_cards > 1 else 1)
    sets.longest = 0
    for at in range(count):
        if words[at].letters > sets.longest:
            sets.longest = words[at].letters
    for kind in range(hand.kinds):
        sets.first[kind] = below
        below += hand.counts[kind]
    layers = (sets.most + 1) * (sets.longest + 1)
    sets.all = sets.below = <uint64_t *>calloc(below * sets.blocks + 1, sizeof(uint64_t))
    all_ = <uint64_t *>calloc((layers + sets.most + sets.longest + 2) * sets.blocks + 1, sizeof(uint64_t))
    work.layers = all_
    work.upto = work.layers + layers * sets.blocks
    work.melds = work.upto + (sets.most + 1) * sets.blocks
    work.parts = <uint32_t *>malloc((count + 1) * sizeof(uint32_t))
    work.rooms = <uint64_t *>malloc((count + 1) * sets.blocks * sizeof(uint64_t))
    if sets.all != NULL and all_ != NULL and work.parts != NULL and work.rooms != NULL:
        find_below(hand, sets)
        for at in range(count):
            add(work.melds + words[at].letters * sets.blocks, words[at].part)
        add(work.layers, 0)
        add(work.upto, 0)
        wrong = pack_layers(sets, &work, below, fill_layers(hand, sets, &work))
    free(all_)
    free(work.parts)
    free(work.rooms)
    return wrong


cdef inline uint64_t *layer_of(const Sets *sets, int number, int letters) noexcept nogil:
    """The parts that so many words cover, the longest of so many letters; NULL for none."""
    cdef int slot = sets.slots[number * (sets.longest + 1) + letters]
    return sets.layers + (slot - 1) * sets.blocks if slot else NULL


cdef bint covers(const Sets *sets, int number, int letters, uint32_t part) noexcept nogil:
    cdef uint64_t *layer = layer_of(sets, number, letters)
    return layer != NULL and has(layer, part)


cdef inline uint32_t cards_of(const Hand *hand, uint32_t part, int kind) noexcept nogil:
    return part // hand.weights[kind] % (hand.counts[kind] + 1)


cdef void count_points(const Hand *hand, const int32_t *worth, int32_t *points) noexcept nogil:
    """For every part twice what it is worth: what is laid counts, and is not held."""
    cdef uint32_t part, weight
    cdef int kind, used
    points[0] = 0
    for kind in range(hand.kinds):
        weight = hand.weights[kind]
        for used in range(1, hand.counts[kind] + 1):
            for part in range(weight):
                points[used * weight + part] = points[part] + 2 * used * worth[kind]


cdef void add_dearest(
    const Hand *hand, const int32_t *worth, uint32_t within, int32_t *points, int32_t *dear
) noexcept nogil:
    """For every part the dearest card beside it of those that are there."""
    cdef uint32_t part, weight
    cdef int kind, used
    cdef int32_t low
    dear[0] = 0
    for kind in range(hand.kinds):
        weight = hand.weights[kind]
        for used in range(hand.counts[kind], -1, -1):
            low = worth[kind] if <uint32_t>used < cards_of(hand, within, kind) else 0
            for part in range(weight):
                dear[used * weight + part] = dear[part] if dear[part] > low else low
    for part in range(hand.size):
        points[part] += dear[part]


cdef void find_best(
    const Hand *hand, const Sets *sets, const int32_t *points, bint spare, uint32_t within, uint32_t *best
) noexcept nogil:
    """For each layer the part within that has the most points, the number of parts where there is none."""
    cdef uint64_t room[1 << MOST_CARDS - 6]
    cdef uint64_t bits
    cdef const uint64_t *layer
    cdef uint32_t part
    cdef int at, block
    cdef int32_t most
    find_room(hand, sets, hand.size - 1 - within, room)
    if spare and within:
        room[within >> 6] &= ~(<uint64_t>1 << (within & 63))
    for at in range((sets.most + 1) * (sets.longest + 1)):
        best[at] = hand.size
        if not sets.slots[at]:
            continue
        layer = sets.layers + (sets.slots[at] - 1) * sets.blocks
        most = 0
        for block in range(sets.blocks):
            bits = layer[block] & room[block]
            while bits:
                part = block * 64 + lowest_bit(bits)
                bits &= bits - 1
                if points[part] > most or best[at] == hand.size:
                    most, best[at] = points[part], part


cdef class Table:
    """Every word that a hand spells, and every way of laying words side by side; see the reference."""

    cdef Hand hand
    cdef Sets sets
    cdef Word *words
    cdef int32_t count

    def __cinit__(
        self, Automaton automaton not None, accepted, spellings, counts, int least_cards, int least_letters,
        bint digraph, added=(),
    ):
        cdef Walk walk
        cdef Py_buffer column
        cdef Word *kept
        cdef int wrong = 0
        memset(&walk, 0, sizeof(Walk))
        memset(&column, 0, sizeof(Py_buffer))
        spellings, counts, added = tuple(spellings), tuple(counts), tuple(added)
        self.read(automaton, spellings, counts, &walk)
        walk.edges, walk.counts, walk.size = automaton.edges, automaton.counts, automaton.size
        walk.hand = &self.hand
        walk.least_cards, walk.least_letters = least_cards, least_letters
        if digraph:
            walk.c, walk.h = automaton.codes[<int>c"c"], automaton.codes[<int>c"h"]
        for kind in range(self.hand.kinds):
            walk.left[kind] = self.hand.counts[kind]
        walk.room = 256
        walk.words = <Word *>malloc(walk.room * sizeof(Word))
        if walk.words == NULL:
            raise MemoryError
        if not callable(accepted):
            try:
                PyObject_GetBuffer(accepted, &column, PyBUF_SIMPLE)
            except BaseException:
                free(walk.words)
                raise
            walk.accepted, walk.column = <const uint8_t *>column.buf, column.len * 8
        with nogil:
            if automaton.root and self.hand.cards:
                wrong = spell(&walk, automaton.root, -1, 0, 0, 0, 0, 0)
        PyBuffer_Release(&column)
        self.words, self.count = walk.words, walk.count
        if wrong == DAMAGED:
            raise IndexError("the word list is damaged")
        if not wrong and callable(accepted):
            self.choose(accepted)
        if not wrong and added:
            self.add_words(added)
        with nogil:
            if not wrong:
                qsort(self.words, self.count, sizeof(Word), by_number)
                wrong = make_sets(&self.hand, self.words, self.count, least_cards, &self.sets)
        if wrong:
            raise MemoryError
        kept = <Word *>realloc(self.words, (self.count + 1) * sizeof(Word))
        if kept != NULL:
            self.words = kept

    def __dealloc__(self):
        free(self.words)
        free(self.sets.all)

    cdef int read(self, Automaton automaton, spellings, counts, Walk *walk) except -1:
        """What the hand is."""
        cdef Hand *hand = &self.hand
        cdef uint32_t code
        cdef int kind, at
        cdef bint known
        if sum(counts) > MOST_CARDS or not all([count > 0 for count in counts]):
            raise ValueError(f"a hand has at most {MOST_CARDS} cards")
        if len(spellings) != len(counts) or not all([0 < len(text) <= MOST_LETTERS for text in spellings]):
            raise ValueError(f"a card has 1 to {MOST_LETTERS} letters")
        hand.kinds, hand.cards, hand.size = len(counts), sum(counts), 1
        for kind, (text, count) in enumerate(zip(spellings, counts)):
            hand.weights[kind], hand.counts[kind], hand.lengths[kind] = hand.size, count, len(text)
            hand.size *= count + 1
            known = True
            for at, letter in enumerate(text):
                code = automaton.codes[<int>ord(letter)] if ord(letter) < LETTERS else 0
                walk.spelt[kind][at] = code
                known = known and code != 0
            if known:
                code = walk.spelt[kind][0] >> LETTER_SHIFT & LETTER_MASK
                walk.begins[code][walk.begin[code]] = kind
                walk.begin[code] += 1
        return 0

    cdef int choose(self, allows) except -1:
        """Keep the words that are allowed."""
        cdef int32_t at, kept = 0
        for at in range(self.count):
            if allows(self.words[at].number):
                self.words[kept] = self.words[at]
                kept += 1
        self.count = kept
        return 0

    cdef int add_words(self, added) except -1:
        """Words that the list lacks."""
        cdef Word *word
        cdef Word *more = <Word *>realloc(self.words, (self.count + len(added)) * sizeof(Word))
        if more == NULL:
            raise MemoryError
        self.words = more
        for letters, path in added:
            path = tuple(path)
            if len(path) > MOST_CARDS or not 0 <= letters < LONGEST:
                raise ValueError("no word")
            word = &self.words[self.count]
            memset(word, 0, sizeof(Word))
            word.number, word.letters, word.cards = ABSENT, letters, len(path)
            for at, kind in enumerate(path):
                if not 0 <= kind < self.hand.kinds:
                    raise ValueError("no word")
                word.path[<int>at] = kind
                word.part += self.hand.weights[<int>kind]
            if word.part >= self.hand.size:
                raise ValueError("no word")
            self.count += 1
        return 0

    def found(self):
        """Every word with every way of cutting it into cards, by number; what was added comes last."""
        cdef int32_t at
        cdef Word *word
        found = []
        for at in range(self.count):
            word = &self.words[at]
            found.append((word.number, word.part, word.letters, (<char *>word.path)[: word.cards]))
        return found

    def exact(self, part):
        """(words, letters of the longest) of every arrangement that uses just this part."""
        cdef int number, letters
        if not 0 <= part < self.hand.size:
            return []
        return [
            (number, letters)
            for number in range(self.sets.most + 1)
            for letters in range(self.sets.longest + 1)
            if covers(&self.sets, number, letters, part)
        ]

    def reaches(self, values, bint spare, part_there):
        """(words, longest, points, part) with the most points for each number of words and longest word."""
        cdef int32_t worth[MOST_CARDS]
        cdef uint32_t best[(MOST_CARDS + 1) * LONGEST]
        cdef int32_t whole = 0
        cdef int32_t *points
        cdef int number, letters, kind
        cdef uint32_t part, within
        if not 0 <= part_there < self.hand.size:
            raise ValueError("no part of this hand")
        within = part_there
        if len(values) != self.hand.kinds:
            raise ValueError("a value for each kind")
        for kind in range(self.hand.kinds):
            if not -MOST_POINTS <= values[kind] <= MOST_POINTS:
                raise ValueError("too many points")
            worth[kind] = values[kind]
            whole += worth[kind] * <int32_t>cards_of(&self.hand, within, kind)
        points = <int32_t *>malloc(2 * self.hand.size * sizeof(int32_t))
        if points == NULL:
            raise MemoryError
        found = []
        try:
            with nogil:
                count_points(&self.hand, worth, points)
                if spare:
                    add_dearest(&self.hand, worth, within, points, points + self.hand.size)
                find_best(&self.hand, &self.sets, points, spare, within, best)
            for number in range(self.sets.most + 1):
                for letters in range(self.sets.longest + 1):
                    part = best[number * (self.sets.longest + 1) + letters]
                    if part < self.hand.size:
                        found.append((number, letters, points[part] - whole, part))
        finally:
            free(points)
        return found

    def pieces(self, part, int words, int longest):
        """The words of an arrangement that uses just this part, as kinds that spell them, longest first."""
        pieces = []
        if not (0 <= part < self.hand.size and 0 <= words <= self.sets.most and 0 <= longest <= self.sets.longest):
            raise KeyError(part)
        cdef uint32_t left = part
        cdef int at
        while words:
            at = self.piece(&left, words, &longest)
            words -= 1
            pieces.append((<char *>self.words[at].path)[: self.words[at].cards])
        if left:
            raise KeyError(part)
        return pieces

    cdef int piece(self, uint32_t *part, int words, int *longest) except -1:
        """The next word: part and longest become those of what is left."""
        cdef uint64_t *melds = layer_of(&self.sets, 1, longest[0])
        cdef uint64_t bits
        cdef uint32_t meld, rest
        cdef int block, letters, at
        for block in range(self.sets.blocks if melds != NULL else 0):
            bits = melds[block]
            while bits:
                meld = block * 64 + lowest_bit(bits)
                bits &= bits - 1
                if meld > part[0] or not self.inside(meld, part[0]):
                    continue
                rest = part[0] - meld
                for letters in range(longest[0], -1, -1):
                    if covers(&self.sets, words - 1, letters, rest):
                        for at in range(self.count):
                            if self.words[at].part == meld and self.words[at].letters == longest[0]:
                                part[0], longest[0] = rest, letters
                                return at
        raise KeyError(part[0])

    cdef bint inside(self, uint32_t meld, uint32_t part) noexcept nogil:
        """Whether a part has all the cards of another one."""
        cdef int kind
        cdef uint32_t count
        for kind in range(self.hand.kinds):
            count = self.hand.counts[kind] + 1
            if meld // self.hand.weights[kind] % count > part // self.hand.weights[kind] % count:
                return False
        return True
