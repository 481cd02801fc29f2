# cython: language_level=3, cdivision=True
"""Whole turns of Scrabble karty without the GIL: the best play by what is known of values, dealt hands
played on, and hands played out that everybody knows.

A state is what one seat knows plus what chance deals; it is copied for each try. Points are those of RULES
SK4 to SK20; values are in hundredths of a point.
"""

from cpython.buffer cimport PyBUF_SIMPLE, PyBuffer_Release, PyObject_GetBuffer
from libc.stdint cimport int16_t, int32_t, int64_t, uint8_t, uint32_t, uint64_t
from libc.stdlib cimport calloc, free, malloc, realloc
from libc.string cimport memcpy, memmove, memset

from app.lexicon.dawg_native cimport Automaton
from app.search.scrabble_native cimport (
    BLANK, DAMAGED, MARGIN, MOST_CARDS, MOST_CELLS, MOST_HAND, MOST_POINTS, NO_CARD, NO_MEMORY, Cards, Cell, Record, Walk,
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
    MOST_RANKED = 10_000
    TOO_WIDE = 3
    MOST_SCORE = 100_000
    MOST_WORTH = 100_000   # of what is kept or lies, in hundredths
    MOST_TURNS = 1_000     # in a game
    MOST_DEALS = 100_000   # times moves, at once
    DEEPEST = 64           # moves looked ahead
    FARTHEST = 16_000      # from where the first card lay

if plain.TWIN != TWIN:
    raise ImportError("built for another version of the values")

include "turns/state_native.pxi"
include "turns/finding_native.pxi"
include "turns/groups_native.pxi"
include "turns/worth_native.pxi"
include "turns/following_native.pxi"
include "turns/ahead_native.pxi"
include "turns/reading_native.pxi"


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
        cdef Move *best
        need(most, 1, MOST_RANKED)
        memset(&scratch, 0, sizeof(Scratch))
        read_state(&state, position)
        best = <Move *>malloc(most * sizeof(Move))
        try:
            if best == NULL:
                raise MemoryError
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
            need_well(wrong)
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
        Raises ValueError for what no game has.
        """
        cdef State root, state
        cdef Walk walk
        cdef Scratch scratch
        cdef Py_buffer column
        cdef Worth worths[SEATS]
        cdef uint8_t cards[LETTERS]
        cdef uint8_t pack[BONUSES]
        cdef int held[SEATS]
        candidates, utilities = tuple(candidates), tuple(utilities)
        cdef int count = read_codes(unseen, cards, LETTERS, CODES), wrong = 0
        cdef int packed = read_codes(bonuses, pack, BONUSES, GROUP + GROUPS), nth, number
        cdef int tried = need(len(candidates), 1, MOST_RANKED), middle = len(utilities) // 2
        cdef int32_t value, points
        cdef uint64_t chance, own
        cdef Move *moves = NULL
        cdef int64_t *sums = NULL
        cdef int32_t *table = NULL
        need(<int64_t>deals * tried, 0, MOST_DEALS)
        need(first, 0, FAR_OFF)
        need(plies, 1, MOST_TURNS)
        if len(utilities) != 2 * middle + 1:
            raise ValueError("as many utilities below as above an even game")
        memset(&scratch, 0, sizeof(Scratch))
        read_state(&root, position)
        for nth in range(root.seats):
            held[nth] = need(sizes[nth], 0, MOST_HAND)
            worths[nth] = self.worth
        try:
            moves = <Move *>malloc(tried * sizeof(Move))
            sums = <int64_t *>calloc(tried, sizeof(int64_t))
            table = <int32_t *>malloc((2 * middle + 1) * sizeof(int32_t))
            if moves == NULL or sums == NULL or table == NULL:
                raise MemoryError
            for nth in range(2 * middle + 1):
                table[nth] = utilities[nth]
            begin_walk(&walk, &scratch, self.automaton)
            need_well(lay_out(&walk, &scratch, &root, &self.facts))
            for nth in range(tried):
                read_move(&moves[nth], &walk, &scratch, &root, candidates[nth])
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
            need_well(wrong)
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
        deeper. nodes: positions for each candidate and deal. Raises ValueError for what no game has."""
        cdef State root, state
        cdef Walk walk
        cdef Scratch scratch
        cdef Py_buffer column
        cdef Worth worths[SEATS]
        cdef uint8_t cards[LETTERS]
        cdef uint8_t pack[BONUSES]
        cdef int held[SEATS]
        candidates = tuple(candidates)
        cdef int count = read_codes(unseen, cards, MOST_HAND, CODES), nth, number, tried = len(candidates), other
        cdef int packed = read_codes(bonuses, pack, BONUSES, GROUP + GROUPS)
        cdef int32_t value = 0, points
        cdef int64_t left
        cdef uint64_t chance
        cdef bint exact = False
        cdef Move move
        need(width, 2, MOST_TRIED)
        need(depth, 0, DEEPEST)
        need(<int64_t>deals * tried, 0, MOST_DEALS)
        memset(&scratch, 0, sizeof(Scratch))
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
                        need_well(lay_out(&walk, &scratch, &state, &self.facts))
                        read_move(&move, &walk, &scratch, &state, candidates[nth])
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
    cdef int count, wrong = 0, nth, seat, seats, turns = 0
    cdef int32_t points
    cdef uint64_t chance = seed
    cdef Kernel kernel
    kernels = tuple(kernels)
    for each in kernels:
        if not isinstance(each, Kernel):  # None is no Kernel either
            raise TypeError("players are kernels")
    seats = need(len(kernels), 2, SEATS)
    kernel = kernels[0]
    cdef Facts facts = kernel.facts
    cdef Options options = kernel.options
    need(most_turns, 0, MOST_TURNS)
    memset(&scratch, 0, sizeof(Scratch))
    memset(columns, 0, sizeof(columns))
    hands = [letters[MOST_HAND * one : MOST_HAND * (one + 1)] for one in range(seats)]
    pile = letters[MOST_HAND * seats :]
    read_state(
        &state, ((), hands, bonuses[:seats], pile[::-1], bonuses[seats:], [0] * seats, first, 0, False)
    )
    turns_log = []
    try:
        scratch.records_room = 256
        scratch.records = <Record *>malloc(scratch.records_room * sizeof(Record))
        if scratch.records == NULL:
            raise MemoryError
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
            need_well(wrong)
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
