"""A turn of Scrabble karty in the making: cards laid on the table, the letters of blanks, the bonus card."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any, cast

from app.engine.errors import IllegalMove, Refusal
from app.games.scrabble_cards import model, scoring, table
from app.games.scrabble_cards.cards import BLANK, FACTORS, HAND, ORDER, VOWELS, Letter
from app.games.scrabble_cards.model import Observation, Phase, Score
from app.games.scrabble_cards.moves import Exchange, Move, Pass, Play
from app.games.scrabble_cards.screen.cards.skin import HIDDEN
from app.games.scrabble_cards.table import ACROSS, DOWN, Cell, Placed, ScrabbleRefusal, TableWord
from app.tabletop.hand.draft import Draft, HandObservation


def by_letter(card: str) -> int:
    """In the order of the alphabet, blanks first."""
    return ORDER.index(card)


def by_kind(card: str) -> tuple[bool, int]:
    """Vowels, then consonants."""
    return card not in VOWELS, ORDER.index(card)


class LetterDraft(Draft[str]):
    """Cards may be laid in any order anywhere in one line; whether that is a turn says the model.

    named: letters of laid blanks by slot. fragment: cells of the new word where only a part of an old one is
    joined, () for whole words (RULES SK16). premium: the cell of the card that the own premium card names.
    group: whether the own group card goes with the turn. give_bonus: whether the bonus card is exchanged.
    """

    rows: Sequence[int] = (HAND,)
    sorts = (by_letter, by_kind)
    seen: Observation  # nothing is asked of a draft that has not been taken up

    def __init__(self) -> None:
        super().__init__()
        self.named: dict[int, str] = {}
        self.fragment: tuple[Cell, ...] = ()
        self.premium: Cell | None = None
        self.group = False
        self.give_bonus = False
        self._lying: dict[Cell, Letter] = {}
        self._waits = False
        """Cards are just being taken back and laid again."""

    def take_up(self, observation: HandObservation, order: Sequence[str | None] = ()) -> list[int]:
        """Cards of a turn that the others may still answer are in their owner's hand by the rules only."""
        fresh = super().take_up(observation, order)
        seen = self.seen
        self._lying = seen.board()
        self.lent = set()
        if seen.pending is not None and seen.seat is not None and seen.turn == seen.seat:
            for letter, _ in seen.pending.cards:
                slots = [slot for slot in self.in_rack() if self.piece(slot) == letter.card]
                self.lent.update(slots[:1])
        self.named.clear()
        self._forget_extras()
        return fresh

    @property
    def taken_up(self) -> Observation | None:
        """What is seen; None before anything was."""
        return cast("Observation | None", self.seen)

    def _forget_extras(self) -> None:
        self.fragment, self.premium, self.group, self.give_bonus = (), None, False, False

    # What the game says -------------------------------------------------------------------------

    def lies_at(self, cell: Cell) -> Letter | None:
        return self._lying.get(cell)

    def laid(self, slot: int) -> Letter:
        card = self.piece(slot)
        if card != BLANK:
            return Letter(card)
        return Letter(self.named[slot], True) if slot in self.named else HIDDEN

    def unnamed(self) -> int | None:
        """The slot of a laid blank that stands for no letter yet."""
        laid = (slot for slot in self.placed if self.piece(slot) == BLANK)
        return next((slot for slot in laid if slot not in self.named), None)

    def on_turn(self) -> bool:
        return super().on_turn() and self.seen.phase in (Phase.PLAY, Phase.LATE)

    def need_turn(self) -> None:
        model.check(self.seen, Pass())
        if self.seen.phase is Phase.LATE:
            raise IllegalMove(Refusal.NOT_NOW, late=True)

    def need(self, placements: Sequence[tuple[Any, Cell]]) -> None:
        """Free places in one line; the rest is asked when the word is whole."""
        cells = [cell for _, cell in placements]
        for cell in cells:
            if cell in self._lying or cells.count(cell) > 1:
                raise IllegalMove(ScrabbleRefusal.TAKEN, cell=list(cell))
        table.direction(cells)

    def around(self, lying: Mapping[Cell, Any]) -> Iterable[Cell]:
        """Beside what lies; with cards of the draft only at the ends and in the gaps of their line."""
        there = {*self._lying, *lying}
        if not there:
            return [(0, 0)]
        x, y = next(iter(lying)) if lying else (0, 0)
        near = {(a + dx, b + dy) for a, b in there for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1))}
        free = near - there
        if not lying:
            return sorted(free)
        across = len({b for _, b in lying}) == 1
        down = len({a for a, _ in lying}) == 1
        own = set(lying)
        return sorted(
            cell
            for cell in free
            if (across and cell[1] == y and self._reaches(cell, own, there, ACROSS))
            or (down and cell[0] == x and self._reaches(cell, own, there, DOWN))
        )

    def _reaches(self, cell: Cell, own: set[Cell], there: set[Cell], step: Cell) -> bool:
        """Whether cards without a gap lead from a card of the draft to this cell."""
        for sign in (1, -1):
            at = (cell[0] + sign * step[0], cell[1] + sign * step[1])
            while at in there:
                if at in own:
                    return True
                at = (at[0] + sign * step[0], at[1] + sign * step[1])
        return False

    def offset(self) -> Cell:
        """The first card of the first word lies at (0, 0)."""
        if not self.placed or self._lying:
            return 0, 0
        return min(self.placed.values(), key=lambda cell: (cell[1], cell[0]))

    def points_at(self, slot: int, cell: Cell) -> int | None:
        """What the cards so far and this one are worth as they lie; 0 while that is no turn yet."""
        if not self.fits(slot, cell):
            return None
        laid = (*self.placements(but=slot), (self.laid(slot), cell))
        try:
            move = Play(laid)
            return scoring.score(self.seen, move, model.place(self.seen, move), bonus="").laid
        except IllegalMove:
            return 0

    def try_place(self, slot: int, cell: Cell) -> None:
        super().try_place(slot, cell)
        if not self._waits:
            self.settle_extras()

    def take_back(self, slot: int) -> list[int]:
        self._waits = True
        back = super().take_back(slot)
        self._waits = False
        self.settle_extras()
        return back

    def clear(self) -> list[int]:
        back = super().clear()
        self.named.clear()
        self._forget_extras()
        return back

    def arranged(self) -> Any:
        return dict(self.placed), dict(self.named), self.fragment, self.premium, self.group

    def arrange(self, laid: Any) -> None:
        placed, named, self.fragment, self.premium, self.group = laid
        self.placed, self.named = dict(placed), dict(named)

    def name(self, slot: int, letter: str) -> None:
        """Let the blank stand for this letter."""
        self.named[slot] = letter
        self.settle_extras()

    # The turn -------------------------------------------------------------------------------------

    def play(self) -> Play:
        """The cards as they lie on the screen, in reading order."""
        laid = sorted(self.placements(), key=lambda spot: (spot[1][1], spot[1][0]))
        return Play(tuple(laid), self.fragment, self.premium, self.group)

    def made(self) -> Placed | None:
        """What the cards make as they lie; None while they make nothing."""
        if not self.placed:
            return None
        try:
            return model.place(self.seen, self.play())
        except IllegalMove:
            return None

    def score(self) -> Score | None:
        """The parts of the points with the bonus card; None while the cards make nothing."""
        placed = self.made()
        if placed is None:
            return None
        play = self.play()
        return scoring.score(self.seen, play, placed, bonus=self.seen.bonus, size=len(self.seen.hand))

    def score_with_bonus(self) -> Score | None:
        """The same with the own bonus card where it brings most; None where it may not go with the turn, or
        goes already."""
        placed, play = self.made(), self.play()
        if placed is None or self.spent:
            return None
        named = next(iter(self.premium_cells()), None)
        try:
            move = model.check(self.seen, replace(play, premium=named, group=named is None))
        except IllegalMove:
            return None
        assert isinstance(move, Play)
        return scoring.score(self.seen, move, placed, bonus=self.seen.bonus, size=len(self.seen.hand))

    def leaving(self) -> list[Cell]:
        """Cells whose cards would be cleared after this turn (RULES SK17)."""
        placed = self.made()
        if placed is None or self.seen.options.clear == "off":
            return []
        return table.cleared(self._lying, placed)

    def parts(self) -> list[tuple[Cell, ...]]:
        """Words with only an end part of an old word that could be declared instead (RULES SK16)."""
        if not self.placed:
            return []
        plain = Play(self.play().cards)
        laid = {**self._lying, **{cell: letter for letter, cell in plain.cards}}
        new = {cell for _, cell in plain.cards}
        found: list[tuple[Cell, ...]] = []
        for step in (ACROSS, DOWN):
            cells = table.run(laid, plain.cards[0][1], step).cells
            if not new <= set(cells):
                continue
            tails = [cells[index:] for index in range(1, len(cells))]
            heads = [cells[:index] for index in range(len(cells) - 1, 0, -1)]
            for part in (*tails, *heads):
                if new <= set(part) and self._stands(Play(plain.cards, part)):
                    found.append(part)
        return found

    def _stands(self, move: Play) -> bool:
        try:
            model.place(self.seen, move)
        except IllegalMove:
            return False
        return True

    def words(self) -> tuple[TableWord, ...]:
        """Words that are made, and the joined part of an old one."""
        placed = self.made()
        return () if placed is None else model.claims(placed)

    # The bonus card -------------------------------------------------------------------------------

    def premium_cells(self) -> list[Cell]:
        """Cards that the own premium card may name, the dearest first."""
        placed = self.made()
        if placed is None or self.seen.bonus not in FACTORS or not self.seen.opened:
            return []
        worth: dict[Cell, int] = {}
        for word in placed.words:
            for cell in word.cells:
                worth[cell] = worth.get(cell, 0) + word.value
        return sorted(worth, key=lambda cell: (-worth[cell], cell[1], cell[0]))

    def put_premium(self, cell: Cell | None) -> None:
        """Name this card, or none. Raises IllegalMove and changes nothing."""
        if cell is not None:
            self._ask(Play(self.play().cards, self.fragment, cell))
        self.premium = cell

    def put_group(self, on: bool) -> None:
        """Use the own group card, or do not. Raises IllegalMove and changes nothing."""
        if on:
            self._ask(Play(self.play().cards, self.fragment, group=True))
        self.group = on

    def _ask(self, move: Play) -> None:
        model.check(self.seen, move)

    def settle_extras(self) -> None:
        """The cards lie in another way: what no longer goes with them is given up."""
        if self.fragment and self.fragment not in self.parts():
            self.fragment = ()
        try:
            self.put_premium(self.premium)
            self.put_group(self.group)
        except IllegalMove:
            self.premium, self.group = None, False
        for slot in [slot for slot in self.named if slot not in self.placed]:
            del self.named[slot]

    @property
    def spent(self) -> bool:
        """Whether the bonus card goes with the turn."""
        return self.premium is not None or self.group

    # Confirming -------------------------------------------------------------------------------------

    def need_exchange(self) -> None:
        model.check(self.seen, Pass())

    def move(self, given: Iterable[int] | None = None) -> Move:
        """Cards marked to be exchanged; none of them: the turn is omitted (RULES SK12, SK13)."""
        if given is not None:
            letters = tuple(self.piece(slot) for slot in sorted(given))
            move: Move = Exchange(letters, self.give_bonus)
            return model.check(self.seen, move if letters or self.give_bonus else Pass())
        self.need_turn()
        if not self.placed:
            raise IllegalMove(ScrabbleRefusal.NOTHING_LAID)
        dx, dy = self.offset()
        play = self.play()
        moved = tuple((letter, (x - dx, y - dy)) for letter, (x, y) in play.cards)
        return model.check(self.seen, Play(moved, play.fragment, play.premium, play.group))


def is_card(value: object) -> bool:
    """Whether a note names a card."""
    return isinstance(value, str) and value in ORDER and len(value) == 1
