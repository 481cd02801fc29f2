"""Plays of words that the list lacks and a household has added: few words, so every place is tried."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping

from app.lexicon import czech
from app.search.scrabble import ANY, Cell, Formed, LaidCard, LinePlay, Table

MOST_WORDS = 200
"""No more are tried; nobody adds so many."""


def plays(
    table: Table,
    hand: Iterable[str],
    words: Collection[str],
    values: Mapping[str, int],
    takes: Callable[[str], bool],
) -> list[LinePlay]:
    """Every play of a hand that makes one of these words in its line, a blank only for a card that is not
    there; of a first word only across at (0, 0).

    takes: whether a word across counts, in small letters."""
    held, found = Counter(hand), []
    for word in sorted(words)[:MOST_WORDS]:
        text = czech.upper(word)
        if len(text) < 2:
            continue
        for down in (False, True) if table else (False,):
            for start in sorted(_starts(table, text, down)) if table else [(0, 0)]:
                play = _placed(table, held, text, start, down, values, takes)
                if play is not None:
                    found.append(play)
    return found


def _starts(table: Table, text: str, down: bool) -> set[Cell]:
    """Where the word could begin so that it touches what lies."""
    found = set()
    for x, y in table:
        for near in ((x, y), (x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)):
            for at in range(len(text)):
                found.add((near[0], near[1] - at) if down else (near[0] - at, near[1]))
    return found


def _placed(
    table: Table,
    held: Counter[str],
    text: str,
    start: Cell,
    down: bool,
    values: Mapping[str, int],
    takes: Callable[[str], bool],
) -> LinePlay | None:
    dx, dy = (0, 1) if down else (1, 0)
    cells = [(start[0] + dx * at, start[1] + dy * at) for at in range(len(text))]
    before = (start[0] - dx, start[1] - dy)
    behind = (cells[-1][0] + dx, cells[-1][1] + dy)
    if before in table or behind in table:
        return None
    if any(cell in table and table[cell][0] != letter for cell, letter in zip(cells, text, strict=True)):
        return None
    laid = _cards(table, held, text, cells)
    if not laid:
        return None
    lying = {**table, **{one.cell: (one.letter, 0 if one.blank else values[one.letter]) for one in laid}}
    made = [Formed(text, sum(lying[cell][1] for cell in cells), tuple(cells))]
    joined = len(laid) < len(cells) or not table
    for one in laid:
        across = tuple(_through(lying, one.cell, (dy, dx)))
        if len(across) > 1:
            joined = True
            word = "".join(lying[cell][0] for cell in across)
            if not takes(czech.normalise(word)):
                return None
            made.append(Formed(word, sum(lying[cell][1] for cell in across), across))
    if not joined:
        return None
    return LinePlay(tuple(laid), tuple(made), False, sum(word.points for word in made))


def _cards(table: Table, held: Counter[str], text: str, cells: list[Cell]) -> list[LaidCard]:
    """The cards to be laid; none where the hand lacks one."""
    left, laid = Counter(held), []
    for cell, letter in zip(cells, text, strict=True):
        if cell in table:
            continue
        card = letter if left[letter] else ANY
        if not left[card]:
            return []
        left[card] -= 1
        laid.append(LaidCard(letter, card == ANY, cell))
    return laid


def _through(lying: Table, cell: Cell, step: Cell) -> Iterator[Cell]:
    """The cells of the run through a card."""
    (x, y), (dx, dy) = cell, step
    while (x - dx, y - dy) in lying:
        x, y = x - dx, y - dy
    while (x, y) in lying:
        yield x, y
        x, y = x + dx, y + dy
