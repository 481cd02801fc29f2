"""Whole turns of Scrabble karty in the compiled twin: the best moves by worth, and trying them out on dealt
hands.

There is no plain Python that does the same: where it was not built, `Turns.of` gives None, and players go by
what they work out themselves (OPPONENTS.md section 4).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from app.lexicon import czech
from app.lexicon.dawg import LETTER_MASK, Dawg
from app.search.scrabble import ANY, LinePlay
from app.search.scrabble_python import BLANK, Accepted, Found
from app.search.scrabble_values import Worth

try:
    from app.search import scrabble_game_native as native

    COMPILED = True
except ImportError:
    COMPILED = False

CODES = LETTER_MASK + 1
PLAY, EXCHANGE, PASS = 0, 1, 2
RARE = "QW"
"""Letters that no card shows; a blank may stand for them."""
SIGNS = "ANROCHEUIÍTPS"
"""Letters that groups ask for (RULES SK23)."""


class Facts(NamedTuple):
    """What is printed on the cards. values: of letter cards. bonus: names of the bonus cards, double and
    triple first. plus: of the two groups of each group card in turn."""

    values: Mapping[str, int]
    vowels: Iterable[str]
    marked: Iterable[str]
    bonus: Sequence[str]
    plus: Sequence[int]


class GameOptions(NamedTuple):
    """Options of a game (RULES SK8 to SK20). add, each, both: house rules 1 to 3. exchange_least: cards that
    the pile must hold."""

    first_example: bool = False
    opening_group: bool = False
    single: bool = False
    add: bool = False
    each: bool = False
    both: bool = False
    clear: bool = True
    parts: bool = True
    exchange_least: int = 0
    target: int = 0


class GamePosition(NamedTuple):
    """What the seat on turn knows. table: letters, whether they are blanks, by cell. unseen, bonuses: cards
    that others and the packs hold together. pile: how many letters are left there."""

    seat: int
    table: Mapping[tuple[int, int], tuple[str, bool]]
    hand: Sequence[str]
    bonus: str
    sizes: Sequence[int]
    scores: Sequence[int]
    unseen: Sequence[str]
    bonuses: Sequence[str]
    pile: int
    omitted: int
    opened: bool


class SeatTurn(NamedTuple):
    """A move of the seat on turn. kind: PLAY, EXCHANGE or PASS. uses: the bonus card goes with it. kept:
    letters in hand after it. points: with the bonus card, no answer counted. value: in hundredths, with what
    is kept and left lying. told: as the compiled part wants it back."""

    kind: int
    found: Found | None
    uses: bool
    kept: tuple[str, ...]
    points: int
    value: int
    told: Any


class FinishedTurn(NamedTuple):
    """A turn of a whole game. points: with all answers. held, bonus: the bonus card before and after. lying:
    letters on the table after it; left: cards in the pile."""

    seat: int
    kind: int
    found: Found | None
    uses: bool
    points: int
    held: str
    bonus: str
    kept: tuple[str, ...]
    lying: tuple[str, ...]
    left: int


class Turns:
    """Turns by one vocabulary and one worth of figures. May be shared by threads."""

    def __init__(
        self, dawg: Dawg, accepted: Accepted, facts: Facts, agreed: GameOptions, worth: Worth | None
    ) -> None:
        """worth: None to go by points alone. Raises ValueError where the twin was not built."""
        if not COMPILED or dawg.twin is None:
            raise ValueError("not compiled")
        self._dawg = dawg
        self._bonus = {name: number for number, name in enumerate(("", *facts.bonus))}
        self._letters = {ANY: 0}
        for letter in (*facts.values, *facts.vowels, *SIGNS, *RARE):
            if letter != ANY:
                self._letters[letter] = dawg.codes.get(czech.normalise(letter), 0)
        self._cards = {code: letter for letter, code in self._letters.items()}
        plain = (
            self._column(facts.values),
            self._column(dict.fromkeys(facts.vowels, 1)),
            self._column(dict.fromkeys(facts.marked, 1)),
            [self._letters[letter] for letter in SIGNS],
            list(facts.plus),
        )
        figures = None if worth is None else self._figures(worth)
        self._kernel = native.Kernel(dawg.twin, accepted, plain, tuple(map(int, agreed)), figures)

    @classmethod
    def of(
        cls, dawg: Dawg, accepted: Accepted, facts: Facts, agreed: GameOptions, worth: Worth | None
    ) -> Turns | None:
        """None where the twin was not built or the list is not mapped from its file."""
        if not COMPILED or dawg.twin is None:
            return None
        return cls(dawg, accepted, facts, agreed, worth)

    def ranked(self, position: GamePosition, most: int) -> list[SeatTurn]:
        """The best moves by worth, best first; never none."""
        return [
            SeatTurn(kind, found, uses, tuple(self._cards[code] for code in kept), points, value, told)
            for told in self._kernel.ranked(self._position(position), most)
            for kind, found, uses, kept, points, value in [told]
        ]

    def turn_of(self, play: LinePlay, kept: Sequence[str], uses: bool, points: int, value: int) -> SeatTurn:
        """A play that was found elsewhere, as a turn to be tried out; the rest as a `SeatTurn` has it."""
        (x, y), (_, last) = play.words[0].cells[0], play.words[0].cells[-1]
        path = bytes(self._letters[one.letter] | (BLANK if one.blank else 0) for one in play.cards)
        found = Found(last != y, x, y, len(play.words[0].cells), play.part, play.points, path)
        codes = tuple(self._letters[card] for card in kept)
        return SeatTurn(
            PLAY, found, uses, tuple(kept), points, value, (PLAY, found, uses, codes, points, value)
        )

    def other(self, kept: Sequence[str], uses: bool, *, exchanges: bool) -> SeatTurn:
        """An exchange, or a pass, that was made elsewhere."""
        kind, codes = EXCHANGE if exchanges else PASS, tuple(self._letters[card] for card in kept)
        return SeatTurn(kind, None, uses, tuple(kept), 0, 0, (kind, None, uses, codes, 0, 0))

    def rollouts(
        self,
        position: GamePosition,
        turns: Sequence[SeatTurn],
        plies: int,
        utilities: Sequence[int],
        seed: int,
        first: int,
        deals: int,
    ) -> list[int]:
        """For each move the sum of the utilities of its leads after so many plies, over so many deals: the
        same for all moves.

        utilities: by the lead in points, from minus their half on. first: how many deals were tried before.
        """
        return self._kernel.rollouts(
            self._position(position),
            [self._letters[card] for card in position.unseen],
            [self._bonus[card] for card in position.bonuses],
            list(position.sizes),
            [turn.told for turn in turns],
            plies,
            utilities,
            seed,
            first,
            deals,
        )

    def played_out(
        self,
        position: GamePosition,
        turns: Sequence[SeatTurn],
        seed: int,
        deals: int,
        depth: int,
        width: int,
        nodes: int,
    ) -> list[tuple[list[int], bool]]:
        """For each move its final leads, one for each deal of the bonus cards, and whether nothing was left
        out. Two play, the pile is empty, and what is unseen is the other hand.

        depth: moves looked ahead. width: moves looked at, fewer the deeper. nodes: positions for each."""
        return self._kernel.played_out(
            self._position(position),
            [self._letters[card] for card in position.unseen],
            [self._bonus[card] for card in position.bonuses],
            [turn.told for turn in turns],
            seed,
            deals,
            depth,
            width,
            nodes,
        )

    def games(
        self, others: Sequence[Turns], letters: Sequence[str], bonuses: Sequence[str], seed: int
    ) -> tuple[list[int], list[FinishedTurn]]:
        """A whole game of this player and others by their worth alone, for learning: final scores and turns.

        letters, bonuses: both packs as shuffled.
        """
        scores, log = native.play(
            [one._kernel for one in (self, *others)],
            [self._letters[card] for card in letters],
            [self._bonus[card] for card in bonuses],
            0,
            seed,
            True,
        )
        named = {number: name for name, number in self._bonus.items()}
        cards = self._cards
        return scores, [
            FinishedTurn(
                seat=seat,
                kind=told[0],
                found=told[1],
                uses=told[2],
                points=points,
                held=named[held],
                bonus=named[bonus],
                kept=tuple(cards[code] for code in kept),
                lying=tuple(cards[code] for code in lying),
                left=left,
            )
            for seat, told, points, held, kept, bonus, lying, left in log
        ]

    def _position(self, position: GamePosition) -> tuple[Any, ...]:
        """The unseen cards are given to the others as they come: their points together are right."""
        rest = [self._letters[card] for card in position.unseen]
        hands: list[list[int]] = []
        for seat, size in enumerate(position.sizes):
            if seat == position.seat:
                hands.append([self._letters[card] for card in position.hand])
            else:
                hands.append(rest[:size])
                del rest[:size]
        table = [
            (x, y, self._letters.get(letter) or self._dawg.codes[czech.normalise(letter)], blank)
            for (x, y), (letter, blank) in sorted(position.table.items())
        ]
        bonus = [0] * len(hands)
        bonus[position.seat] = self._bonus[position.bonus]
        pack = [self._bonus[card] for card in position.bonuses]
        return (
            table,
            hands,
            bonus,
            [1] * position.pile,
            pack[: len(pack) + 1 - len(hands)],
            list(position.scores),
            position.seat,
            position.omitted,
            position.opened,
        )

    def _column(self, by_letter: Mapping[str, int]) -> list[int]:
        column = [0] * CODES
        for letter, value in by_letter.items():
            code = self._letters.get(letter) or self._dawg.codes.get(czech.normalise(letter), 0)
            if code:
                column[code] = value
        return column

    def _figures(self, worth: Worth) -> tuple[Any, ...]:
        first = self._column(worth.first)
        first[0] = worth.first.get(ANY, 0)
        pair = [0] * (CODES * CODES)
        for two, value in worth.pair.items():
            pair[self._letters[two[0]] * CODES + self._letters[two[1]]] = value
        bonus, answer = [0] * len(self._bonus), [0] * len(self._bonus)
        for name, number in self._bonus.items():
            bonus[number], answer[number] = worth.bonus.get(name, 0), worth.answer.get(name, 1)
        return (
            first,
            pair,
            list(worth.size),
            [value for row in worth.balance for value in row],
            bonus,
            self._column(worth.lies),
            list(worth.lying),
            answer,
            list(worth.fade),
            worth.exchange,
        )
