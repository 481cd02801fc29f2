"""Cards on the open table: which words a play makes, where it may lie, and what is cleared (RULES SK4 to SK6,
SK16, SK17)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import StrEnum
from typing import Annotated, NamedTuple, TypeAlias

from app.engine.errors import IllegalMove
from app.engine.plain import Within
from app.games.scrabble_cards.cards import Letter

FARTHEST = 1_000
"""From the first card."""
Coordinate: TypeAlias = Annotated[int, Within(-FARTHEST, FARTHEST)]
Cell: TypeAlias = tuple[Coordinate, Coordinate]
"""x to the right, y down."""
Table = Mapping[Cell, Letter]
ACROSS: Cell = (1, 0)
DOWN: Cell = (0, 1)


class ScrabbleRefusal(StrEnum):
    """Why a move is not allowed."""

    NOT_YOUR_TURN = "not_your_turn"
    NOTHING_LAID = "nothing_laid"
    FIRST_SIZE = "first_size"
    """The first word has two cards or more (RULES SK4)."""
    TAKEN = "taken"
    """Something lies there already; detail: cell."""
    TWO_LINES = "two_lines"
    """All cards of a play lie in one row or one column."""
    GAP = "gap"
    APART = "apart"
    """The play does not join what lies on the table."""
    NOT_IN_HAND = "not_in_hand"
    """detail: card."""
    NO_WORD = "no_word"
    """With ``words=auto``; detail: word, why."""
    FRAGMENT_OFF = "fragment_off"
    FRAGMENT_FORM = "fragment_form"
    """The declared word does not have all new cards and an end part of one old word (RULES SK16)."""
    FRAGMENT_SIZE = "fragment_size"
    """The part of the old word has fewer than two cards."""
    FRAGMENT_KEPT = "fragment_kept"
    """Some of the rest of the old word could not leave the table."""
    NO_PREMIUM = "no_premium"
    """The bonus card in hand is no premium card."""
    PREMIUM_FIRST = "premium_first"
    """Not with the first word (RULES SK9)."""
    PREMIUM_CARD = "premium_card"
    """The named card is in no word of this turn."""
    NO_GROUP = "no_group"
    """The bonus card in hand is no group card, or no word belongs to its groups."""
    GROUP_FIRST = "group_first"
    """Not by the player of the first word (RULES SK10)."""
    ONE_BONUS = "one_bonus"
    """At most one bonus card in a turn (RULES SK11)."""
    NOTHING_EXCHANGED = "nothing_exchanged"
    PILE_SHORT = "pile_short"
    """More cards than the pile holds are exchanged; detail: limit."""
    NO_ADDING = "no_adding"
    """Only with house rule 1, and with a card, points are added to the own score (RULES SK19)."""
    OWN_WORD = "own_word"
    """One's own words are neither challenged nor answered."""
    NO_SUCH_WORD = "no_such_word"


class TableWord(NamedTuple):
    """A word on the table: its cells in reading order, its cards."""

    cells: tuple[Cell, ...]
    cards: tuple[Letter, ...]

    @property
    def text(self) -> str:
        """In capitals."""
        return "".join(card.letter for card in self.cards)

    @property
    def value(self) -> int:
        """Its cards' points, without any premium."""
        return sum(card.value for card in self.cards)


class Placed(NamedTuple):
    """What a play makes. words: the one that holds most of the new cards first; cut: the old word that a
    declared fragment divides."""

    table: dict[Cell, Letter]
    words: tuple[TableWord, ...]
    cut: TableWord | None = None


def run(table: Table, cell: Cell, step: Cell) -> TableWord:
    """The maximal run of cards through a cell in one direction; a single card too."""
    x, y = cell
    dx, dy = step
    while (x - dx, y - dy) in table:
        x, y = x - dx, y - dy
    cells = []
    while (x, y) in table:
        cells.append((x, y))
        x, y = x + dx, y + dy
    return TableWord(tuple(cells), tuple(table[one] for one in cells))


def words_on(table: Table) -> list[TableWord]:
    """Every run of two cards or more."""
    found = []
    for step in (ACROSS, DOWN):
        for x, y in table:
            if (x - step[0], y - step[1]) not in table and (x + step[0], y + step[1]) in table:
                found.append(run(table, (x, y), step))
    return found


def direction(cells: Sequence[Cell]) -> Cell:
    """ACROSS or DOWN. Raises IllegalMove where the cells lie in no one line."""
    if len({y for _, y in cells}) == 1:
        return ACROSS
    if len({x for x, _ in cells}) == 1:
        return DOWN
    raise IllegalMove(ScrabbleRefusal.TWO_LINES)


def place(
    table: Table,
    cards: Sequence[tuple[Letter, Cell]],
    fragment: Sequence[Cell] = (),
    *,
    fragments: bool = True,
    clearing: bool = True,
) -> Placed:
    """The table with these cards laid, and the words that they make or change.

    fragment: cells of the new word where only an end part of an old word is joined (RULES SK16). clearing:
    whether cards leave the table; where they do not, no fragment can be joined.
    Raises IllegalMove where they may not lie so; whether the words are words nobody asks here.
    """
    cells = [cell for _, cell in cards]
    if not cells:
        raise IllegalMove(ScrabbleRefusal.NOTHING_LAID)
    for cell in cells:
        if cell in table or cells.count(cell) > 1:
            raise IllegalMove(ScrabbleRefusal.TAKEN, cell=list(cell))
    if not table and len(cells) < 2:
        raise IllegalMove(ScrabbleRefusal.FIRST_SIZE)
    laid = {**table, **{cell: card for card, cell in cards}}
    step = direction(cells)
    if len(cells) == 1 and len(run(laid, cells[0], ACROSS).cells) == 1:
        step = DOWN
    main = run(laid, cells[0], step)
    if not set(cells) <= set(main.cells):
        raise IllegalMove(ScrabbleRefusal.GAP)
    if table and not any(_joins(table, cell) for cell in cells):
        raise IllegalMove(ScrabbleRefusal.APART)
    cut = None
    if fragment:
        if not fragments:
            raise IllegalMove(ScrabbleRefusal.FRAGMENT_OFF)
        if len(cells) == 1 and not set(fragment) <= set(main.cells):
            step = DOWN if step == ACROSS else ACROSS
            main = run(laid, cells[0], step)
        main, cut = _divided(table, main, tuple(fragment), cells, step)
    other = DOWN if step == ACROSS else ACROSS
    crossing = [run(laid, cell, other) for cell in sorted(cells)]
    words = [word for word in (main, *crossing) if len(word.cells) > 1]
    placed = Placed(laid, tuple(words), cut)
    if cut is not None and not (clearing and kept(table, placed).isdisjoint({*cut.cells} - {*main.cells})):
        raise IllegalMove(ScrabbleRefusal.FRAGMENT_KEPT)
    return placed


def _joins(table: Table, cell: Cell) -> bool:
    x, y = cell
    return any(near in table for near in ((x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)))


def _divided(
    table: Table, line: TableWord, fragment: tuple[Cell, ...], new: Sequence[Cell], step: Cell
) -> tuple[TableWord, TableWord]:
    """The declared word and the old word that it divides (RULES SK16)."""
    inside = [index for index, cell in enumerate(line.cells) if cell in set(fragment)]
    whole = (
        len(inside) == len(fragment) and inside == list(range(inside[0], inside[-1] + 1)) if inside else False
    )
    if not whole or not set(new) <= set(fragment) or len(fragment) == len(line.cells):
        raise IllegalMove(ScrabbleRefusal.FRAGMENT_FORM)
    first, last = inside[0], inside[-1] + 1
    if first and last < len(line.cells):
        raise IllegalMove(ScrabbleRefusal.FRAGMENT_FORM)
    edge = line.cells[first] if first else line.cells[last - 1]
    if edge in new:
        raise IllegalMove(ScrabbleRefusal.FRAGMENT_FORM)
    old = run(table, edge, step)
    part = [cell for cell in old.cells if cell in set(fragment)]
    if len(part) < 2:
        raise IllegalMove(ScrabbleRefusal.FRAGMENT_SIZE)
    return TableWord(line.cells[first:last], line.cards[first:last]), old


def part_of(placed: Placed) -> TableWord | None:
    """The joined part of the old word of a fragment play, which must itself be a word (RULES SK16)."""
    if placed.cut is None:
        return None
    inside = set(placed.words[0].cells)
    kept_cells = [(cell, card) for cell, card in zip(*placed.cut, strict=True) if cell in inside]
    return TableWord(tuple(cell for cell, _ in kept_cells), tuple(card for _, card in kept_cells))


def kept(before: Table, placed: Placed) -> set[Cell]:
    """Cells whose cards stay after the play (RULES SK17)."""
    stays = {cell for word in placed.words for cell in word.cells}
    old = [set(word.cells) for word in words_on(before)]
    if placed.cut is not None:
        old = [cells for cells in old if cells != set(placed.cut.cells)]
    grown = True
    while grown:
        grown = False
        for cells in old:
            if len(cells & stays) > 1 and not cells <= stays:
                stays |= cells
                grown = True
    return stays


def cleared(before: Table, placed: Placed) -> list[Cell]:
    """Cells whose cards leave the table, in reading order."""
    return sorted(set(placed.table) - kept(before, placed), key=lambda cell: (cell[1], cell[0]))
