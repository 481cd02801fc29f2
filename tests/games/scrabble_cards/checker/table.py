"""Cards, words and groups for the stranger's check, and what a play makes on the table (RULES SK4 to SK7,
SK16, SK17, SK23)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any, NamedTuple

PRINTED = (
    "A5·1 Á2·2 B2·3 C3·2 Č1·4 D3·1 Ď1·8 E5·1 É2·3 Ě2·3 F1·5 G1·5 H3·2 I4·1 Í3·2 J2·2 K3·1 L3·1 M3·2 N5·1 "
    "Ň1·6 O6·1 Ó1·7 P3·1 R3·1 Ř2·4 S4·1 Š2·4 T4·1 Ť1·7 U3·2 Ú1·5 Ů1·4 V4·1 X1·10 Y2·2 Ý2·4 Z2·2 Ž1·4 ?2·0"
)
"""Card, how many, value (RULES SK22)."""
CARDS = PRINTED.split()
VALUE = {card[0]: int(card.split("·")[1]) for card in CARDS}
LETTERS = Counter({card[0]: int(card[1:].split("·")[0]) for card in CARDS})
GROUP_CARDS = [f"g{number:02}" for number in range(1, 14)]
BONUS = Counter({"x2": 5, "x3": 2, **dict.fromkeys(GROUP_CARDS, 1)})
FROM_THE_FRONT = "?AÁBCČDĎEÉĚFGHIÍJKLMNŇOÓPRŘSŠTŤUÚŮVXYÝZŽ"
BLANK_SAYS = FROM_THE_FRONT[1:] + "QW"
VOWELS = "AÁEÉĚIÍOÓUÚŮYÝ"
PLAIN = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
Json = dict[str, Any]
Cell = tuple[int, int]
ACROSS, DOWN = (1, 0), (0, 1)


class Wrong(Exception):
    """The record says something else than the rules."""


def need(holds: object, what: str) -> None:
    if not holds:
        raise Wrong(what)


def same(found: object, by_the_rules: object, what: str) -> None:
    need(
        found == by_the_rules and _shape(found) == _shape(by_the_rules),
        f"{what}: recorded {found!r}, by the rules {by_the_rules!r}",
    )


def _shape(data: object) -> object:
    """Tells true from 1, which Python does not."""
    if isinstance(data, dict):
        return {key: _shape(part) for key, part in data.items()}
    return [_shape(part) for part in data] if isinstance(data, list) else isinstance(data, bool)


class Card(NamedTuple):
    """A letter card on the table."""

    letter: str
    blank: bool

    @property
    def worth(self) -> int:
        return 0 if self.blank else VALUE[self.letter]

    @property
    def held(self) -> str:
        return "?" if self.blank else self.letter


class Run(NamedTuple):
    """Cards in a row or a column."""

    cells: list[Cell]
    cards: list[Card]

    @property
    def text(self) -> str:
        return "".join(card.letter for card in self.cards)

    def only(self, cells: Collection[Cell]) -> Run:
        both = [pair for pair in zip(self.cells, self.cards, strict=True) if pair[0] in cells]
        return Run([cell for cell, _ in both], [card for _, card in both])


Test = Callable[[str, Run], bool]
GROUPS: dict[str, tuple[tuple[int, Test], tuple[int, Test]]] = {
    "g01": ((10, lambda w, _: w.endswith("I")), (8, lambda w, _: "AN" in w)),
    "g02": ((12, lambda w, _: "RO" in w), (8, lambda w, _: w.endswith("A"))),
    "g03": ((14, lambda w, _: "CH" in w), (8, lambda w, _: w.endswith("E"))),
    "g04": ((12, lambda w, _: "OU" in w), (10, lambda w, _: w.endswith("Í"))),
    "g05": ((18, lambda w, _: list(w) == list(reversed(w))), (10, lambda w, _: w.endswith("T"))),
    "g06": ((10, lambda w, _: "NE" in w), (8, lambda w, _: w.startswith("P"))),
    "g07": ((10, lambda w, _: len(w) > 6), (8, lambda w, _: w.startswith("S"))),
    "g08": ((10, lambda w, _: "ST" in w), (8, lambda w, _: w[0] in VOWELS)),
    "g09": (
        (10, lambda w, _: any(not set(w[n : n + 3]) & set(VOWELS) for n in range(len(w) - 2))),
        (8, lambda w, _: w[0] in VOWELS and w[-1] in VOWELS),
    ),
    "g10": ((14, lambda w, _: w[0] == w[-1]), (6, lambda w, _: len(w) == 3)),
    "g11": (
        (10, lambda w, _: len([one for one in w if one not in PLAIN]) > 1),
        (6, lambda w, _: len(w) > 4 and set(w) <= set(PLAIN)),
    ),
    "g12": (
        (16, lambda w, _: not set(w) & set(VOWELS)),
        (6, lambda _, run: any(card.worth > 3 for card in run.cards)),
    ),
    "g13": (
        (8, lambda w, _: max(Counter(w).values()) > 1),
        (6, lambda w, _: len(w) > 5 and max(Counter(w).values()) == 1),
    ),
}
"""Of each group card, twice: its plus value and which words belong to it."""


def group_points(card: str, words: Sequence[Run], house: str = "", against: bool = False) -> int:
    """What a group card brings with these words."""
    both = []
    for plus, holds in GROUPS[card]:
        count = len([1 for word in words if holds(word.text, word)])
        both.append((plus // 2 if against else plus) * (count if "2" in house else min(count, 1)))
    return sum(both) if "3" in house else max(both)


def run_through(lying: Mapping[Cell, Card], cell: Cell, step: Cell) -> Run:
    """All cards without a gap through a cell."""
    (x, y), (dx, dy) = cell, step
    first = 0
    while (x + dx * (first - 1), y + dy * (first - 1)) in lying:
        first -= 1
    cells = []
    while (x + dx * first, y + dy * first) in lying:
        cells.append((x + dx * first, y + dy * first))
        first += 1
    return Run(cells, [lying[one] for one in cells])


def beside(cell: Cell) -> set[Cell]:
    return {(cell[0] + 1, cell[1]), (cell[0] - 1, cell[1]), (cell[0], cell[1] + 1), (cell[0], cell[1] - 1)}


class Laid:
    """A play on the table: the words that it makes and what is cleared after it.

    part: the joined part of an old word, cut: all of that old word; None without one.
    """

    def __init__(self, table: Mapping[Cell, Card], move: Json, options: Json) -> None:
        self.old, self.options = table, options
        self.new: dict[Cell, Card] = {}
        for one in move["cards"]:
            cell = place_of(one["place"])
            need(cell not in table and cell not in self.new, f"something lies at {cell}")
            self.new[cell] = card_of(one["card"])
        need(0 < len(self.new) <= 7, "number of cards")
        self.all = {**table, **self.new}
        if table:
            need(any(beside(cell) & set(table) for cell in self.new), "does not join the table")
        else:
            need(len(self.new) > 1, "the first word has one card")
        fragment = [place_of(cell) for cell in move.get("fragment", [])]
        self.step, line = self.line(fragment)
        need(set(self.new) <= set(line.cells), "a gap")
        divided = self.divide(line, fragment) if "fragment" in move else (line, None, None)
        self.main, self.part, self.cut = line, _, _ = divided
        across = [run_through(self.all, cell, self.step[::-1]) for cell in line.cells if cell in self.new]
        self.words = [run for run in (line, *across) if len(run.cells) > 1]
        self.claims = [*self.words, *([self.part] if self.part else [])]
        self.stays = self.staying()
        if self.cut is not None:
            rest = set(self.cut.cells) - set(self.main.cells)
            need(options["clear"] == "auto" and not rest & self.stays, "the rest of the old word stays")

    def line(self, fragment: Sequence[Cell]) -> tuple[Cell, Run]:
        """The direction of the play, and the cards in its line."""
        cells = list(self.new)
        both = {step: run_through(self.all, cells[0], step) for step in (ACROSS, DOWN)}
        if len(cells) > 1:
            same_row, same_column = len({y for _, y in cells}) == 1, len({x for x, _ in cells}) == 1
            need(same_row or same_column, "cards in no one line")
            step = ACROSS if same_row else DOWN
            return step, both[step]
        for step, run in both.items():
            if len(run.cells) > 1 and set(fragment) <= set(run.cells):
                return step, run
        raise Wrong("the joined part is in no line")

    def divide(self, line: Run, fragment: Sequence[Cell]) -> tuple[Run, Run | None, Run | None]:
        """The word of an end part of an old one and what comes after it; the part; the old word."""
        need(self.options["fragment"] == "on", "no end part may be joined")
        inside = set(fragment)
        size, whole = len(inside), len(line.cells)
        need(len(fragment) == size < whole, "the joined part is not told")
        head, tail = set(line.cells[:size]) == inside, set(line.cells[-size:]) == inside
        need(head or tail, "no end of the line")
        need(set(self.new) <= inside, "a new card does not join the part")
        edge = line.cells[size - 1] if head else line.cells[whole - size]
        need(edge in self.old, "the joined part is none of an old word")
        cut = run_through(self.old, edge, self.step)
        part = cut.only(inside)
        need(len(part.cells) > 1, "a part of one card")
        return line.only(inside), part, cut

    def staying(self) -> set[Cell]:
        """Cells of the cards that are not cleared."""
        stays = {cell for word in self.words for cell in word.cells}
        if self.options["clear"] == "off":
            return set(self.all)
        old = []
        for cell in self.old:
            for step in (ACROSS, DOWN):
                run = run_through(self.old, cell, step)
                if run.cells[0] == cell and len(run.cells) > 1 and run != self.cut:
                    old.append(set(run.cells))
        while True:
            more = [cells for cells in old if len(cells & stays) > 1 and not cells <= stays]
            if not more:
                return stays
            stays = stays.union(*more)

    def bridges(self) -> bool:
        """Whether a new card lies between old ones in the line."""
        olds = [index for index, cell in enumerate(self.main.cells) if cell in self.old]
        return bool(olds) and olds[-1] - olds[0] >= len(olds)


def place_of(data: Any) -> Cell:
    x, y = data
    need(type(x) is int and type(y) is int, f"no place {data!r}")
    return x, y


def card_of(data: Any) -> Card:
    if isinstance(data, str):
        need(data in LETTERS and data != "?", f"no card {data!r}")
        return Card(data, False)
    need(set(data) == {"blank"} and data["blank"] in list(BLANK_SAYS), f"no card {data!r}")
    return Card(data["blank"], True)
