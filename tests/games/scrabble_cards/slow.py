"""Every play on an open table, found the slow and obviously right way: each word at each place, both ways."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from app.engine.errors import IllegalMove
from app.games.scrabble_cards import cards, table
from app.games.scrabble_cards.cards import BLANK, Letter
from app.games.scrabble_cards.model import Observation, claims, place
from app.games.scrabble_cards.moves import Play


def plays(seen: Observation, words: Collection[str]) -> Iterator[Play]:
    """All plays of the hand with these words (capitals), blanks in every way, declared fragments too.

    No order; plays that differ only in which of two equal cards is a blank are told apart.
    """
    lying = seen.board()
    columns = [x for x, _ in lying] or [0]
    rows = [y for _, y in lying] or [0]
    reach = max(map(len, words), default=0)
    for word in words:
        for step in (table.ACROSS, table.DOWN):
            for x in range(min(columns) - reach, max(columns) + 2) if lying else (0,):
                for y in range(min(rows) - reach, max(rows) + 2) if lying else (0,):
                    cells = [(x + step[0] * n, y + step[1] * n) for n in range(len(word))]
                    yield from _at(seen, lying, word, cells, words)


def _at(
    seen: Observation, lying: table.Table, word: str, cells: list[table.Cell], words: Collection[str]
) -> Iterator[Play]:
    new = []
    for letter, cell in zip(word, cells, strict=True):
        if cell not in lying:
            new.append((letter, cell))
        elif lying[cell].letter != letter:
            return
    if not new or len(new) > len(seen.hand) or (lying and not _touches(lying, new)):
        return
    for spots in _spent(list(seen.hand), new):
        for fragment in ((), tuple(cells)):
            move = Play(spots, fragment)
            try:
                placed = place(seen, move)
            except IllegalMove:
                continue
            meant = placed.words and placed.words[0].cells == tuple(cells)
            if meant and all(one.text in words for one in claims(placed)):
                yield move


def _touches(lying: table.Table, new: list[tuple[str, table.Cell]]) -> bool:
    return any(
        (x + dx, y + dy) in lying for _, (x, y) in new for dx, dy in ((0, 1), (1, 0), (0, -1), (-1, 0))
    )


def _spent(
    hand: list[str], new: list[tuple[str, table.Cell]]
) -> Iterator[tuple[tuple[Letter, table.Cell], ...]]:
    """Ways to take these letters from the hand, each as its card or as a blank."""
    if not new:
        yield ()
        return
    (letter, cell), *others = new
    for card in {letter, cards.BLANK} & set(hand):
        left = list(hand)
        left.remove(card)
        for spots in _spent(left, others):
            yield ((Letter(letter, card == BLANK), cell), *spots)
