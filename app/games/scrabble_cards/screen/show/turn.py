"""What a turn of Scrabble karty looks like: cards fly in, words are counted, the table is cleared."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any

from PySide6.QtCore import QPointF

from app.engine.turn import Turn
from app.games.scrabble_cards.cards import GROUPS, Letter
from app.games.scrabble_cards.model import Observation, RuledWord, Score, placed_by
from app.games.scrabble_cards.moves import Answer, Pass, Play
from app.games.scrabble_cards.screen.cards.skin import CardFace, Way
from app.games.scrabble_cards.screen.panel import texts
from app.games.scrabble_cards.screen.show.cards import BonusCards
from app.games.scrabble_cards.screen.show.counts import against_count, bingo_count, own_count, word_counts
from app.games.scrabble_cards.screen.table import LetterTable
from app.games.scrabble_cards.table import Cell, Placed, cleared
from app.games.scrabble_cards.turns import (
    ChallengeOutcome,
    ExchangeOutcome,
    PlayOutcome,
    RecordOutcome,
    read_turn,
)
from app.tabletop.context import ViewContext
from app.tabletop.hand.show import CALM_MS, LOUD_MS, SheetShow
from app.tabletop.pieces.skin import Key
from app.tabletop.turn.course import Script
from app.tabletop.turn.part import ViewState
from app.widgets.look import motion, theme
from app.widgets.sounds import Sound

LEAVE_MS, AWAY_MS, READ_MS = 90, motion.FLY_HOME + 160, 900
"""Between two cards that leave the table, and to see which ones will."""


def shows(turn: Turn) -> bool:
    """Whether there is anything to be seen of a turn."""
    made = read_turn(turn)
    if isinstance(made, ChallengeOutcome):
        return bool(made.ruled)
    return made.group if isinstance(made, Answer) else made is not None


class TurnShow(SheetShow):
    """The script of every kind of turn."""

    shows = staticmethod(shows)

    def __init__(
        self, table: LetterTable, context: ViewContext, ruling: Callable[[Sequence[RuledWord]], Script]
    ) -> None:
        """ruling: shows how challenges came out."""
        super().__init__(table, context)
        self._table, self._ruling = table, ruling
        self.cards = BonusCards(table)
        table.tally.lying = self.cards.places
        self._known: dict[int, str] = {}
        """Group cards that go with the turn or were played against it, by seat."""
        self._seen: Observation | None = None
        self._lying: dict[Cell, Letter] = {}
        self._play: Play | None = None
        self._placed: Placed | None = None

    def settle(self, state: ViewState) -> None:
        """What is acted out next begins here."""
        super().settle(state)
        seen: Observation = state.seen
        self._seen, self._lying = seen, seen.board()
        self._play = seen.pending
        self._placed = None if seen.pending is None else seen.placed()
        self.cards.show(list(_group_cards(seen).values()))

    def learn(self, seen: Observation) -> None:
        """An observation has come whose turns will be shown: which group cards everybody may know of now."""
        if seen.pending is not None:
            self._known = _group_cards(seen)

    def lies(self, observation: Any) -> dict[Cell, Key]:
        """The cards of a turn that may still be answered are among them, and those that will leave."""
        seen: Observation = observation
        faces: dict[Cell, Key] = {cell: CardFace(letter) for letter, cell in seen.table}
        if seen.pending is None:
            return faces
        placed = seen.placed()
        faces.update((cell, CardFace(letter, Way.FRESH)) for letter, cell in seen.pending.cards)
        leaving = cleared(seen.board(), placed) if seen.options.clear == "auto" else ()
        faces.update((cell, CardFace(placed.table[cell], Way.LEAVING)) for cell in leaving)
        return faces

    def fresh(self, observation: Any) -> Mapping[Cell, int]:
        """Cards that may still be answered are the mover's: older ones have gone from where they lie."""
        seen: Observation = observation
        fresh = dict(super().fresh(seen))
        if seen.pending is not None and seen.turn is not None:
            fresh.update(dict.fromkeys((cell for _, cell in seen.pending.cards), seen.turn))
        return fresh

    def newest(self, observation: Any) -> Collection[Cell]:
        """All of the words of the last turn that still lie."""
        seen: Observation = observation
        if seen.pending is not None:
            return [cell for word in seen.placed().words for cell in word.cells]
        return [cell for _, cell in seen.table]

    def sentence(self, seat: int, turn: Turn) -> str:
        """What is said of exchanges, passes and group cards."""
        return texts.event_sentence(self.seats[seat].name, read_turn(turn))

    def script(self, seat: int, turn: Turn, placed: bool) -> Script:
        """A turn, or a part of one."""
        made = read_turn(turn)
        if isinstance(made, PlayOutcome):
            yield from self._laid(seat, made, placed)
        elif isinstance(made, RecordOutcome):
            yield from self._written(made)
        elif isinstance(made, ExchangeOutcome | Pass):
            if isinstance(made, ExchangeOutcome):
                self.sounds.play(Sound.SHUFFLE)
            yield from self.rest()
        elif isinstance(made, Answer):
            yield from self._answered(seat, made)
        elif isinstance(made, ChallengeOutcome):
            yield from self._ruling(made.ruled)
            if any(not one.good for one in made.ruled):
                yield from self._fallen()

    def _laid(self, seat: int, play: PlayOutcome, placed: bool) -> Script:
        assert self._seen is not None
        self._play = play
        self._placed = placed_by(self._seen.options, self._lying, play)
        rows = word_counts(self._placed, play.score)
        laid = [(CardFace(letter, Way.FRESH), cell) for letter, cell in play.cards]
        yield from self.lay(seat, laid, rows, placed=placed)
        self.table.tally.show(rows)

    def _answered(self, seat: int, answer: Answer) -> Script:
        card = self._known.get(seat, "") if answer.group else ""
        if not card:
            return
        yield from self._show_own()
        self.sounds.play(Sound.PICK_UP)
        yield from self.cards.fly_in(card, self._seat_spot(seat), hurried=self._hurried)
        self.sounds.play(Sound.CARD_PLACE)
        yield from self.rest()

    def _hurried(self) -> bool:
        return self.acting.hurried

    def _seat_spot(self, seat: int) -> QPointF:
        """Where a seat's bonus card comes from, in the table's coordinates."""
        if self._seen is not None and seat == self._seen.seat:
            spot = self._table.bonus
            return self._table.air.point(spot, spot.face().center())
        sheet = self.table.sheet
        return self._table.air.point(sheet.viewport(), self.table.seat_point(seat))

    def _show_own(self) -> Script:
        """The mover's group card, where one goes with the turn and everybody may know."""
        mover = (self._seen.turn if self._seen is not None else None) or 0
        card = self._known.get(mover, "")
        if card and card not in self.cards.cards:
            self.sounds.play(Sound.PICK_UP)
            yield from self.cards.fly_in(card, self._seat_spot(mover), hurried=self._hurried)

    def _written(self, written: RecordOutcome) -> Script:
        """Words and bonus cards are counted, what is not needed leaves, the hand is filled."""
        placed = self._placed
        if placed is None:
            return
        mover, score = written.seat, written.score
        rows = word_counts(placed, score)
        if score.bingo:
            rows.append(bingo_count(placed, score))
        yield from self.count(mover, rows, score.laid)
        yield from self._count_cards(mover, score, placed, written.against)
        yield from self._clear(written.removed)
        self._lying = {cell: card for cell, card in placed.table.items() if cell not in written.removed}
        self._play = self._placed = None
        self._known = {}

    def _count_cards(
        self, mover: int, score: Score, placed: Placed, against: Sequence[tuple[int, str]]
    ) -> Script:
        """The own group card and the dearest one against it (RULES SK10); a gift is house rule 1."""
        tally = self.table.tally
        yield from self._show_own()
        for seat, card in against:
            if card not in self.cards.cards:
                yield from self.cards.fly_in(card, self._seat_spot(seat), hurried=self._hurried)
        if score.own:
            tally.clear()
            tally.add(own_count(placed, score))
            self.sounds.play(Sound.FULL_LINE)
            self.credit(mover, score.own)
            yield LOUD_MS
        if score.by is not None and (score.against or score.gift):
            tally.clear()
            tally.add(against_count(placed, score, self.seats[score.by].name))
            self.sounds.play(Sound.WORD_NO)
            if score.against:
                self.credit(mover, -score.against)
            else:
                self.credit(score.by, score.gift)
            yield LOUD_MS
        if self.cards.cards:
            yield CALM_MS
            self.cards.fly_off(hurried=self._hurried)

    def _clear(self, cells: Sequence[Cell]) -> Script:
        """Cards that no longer belong to a word of this turn leave one after another (RULES SK17)."""
        if not cells:
            return
        lying, calm = self.table.sheet.placed, theme.current().reduced_motion
        self.table.tally.clear()
        for cell in cells:
            lying.turn(cell, CardFace(self._card(cell), Way.LEAVING))
        self.table.say("info", texts.clearing(len(cells)), ms=4000)
        yield CALM_MS if calm else READ_MS
        for cell in cells:
            self._send_off(cell)
            self.sounds.play(Sound.CARD_PLACE)
            if not calm:
                yield LEAVE_MS
        yield 0 if calm else AWAY_MS  # the sheet of a game's end would cut the last flight

    def _card(self, cell: Cell) -> Letter:
        assert self._placed is not None
        return self._placed.table[cell]

    def _send_off(self, cell: Cell) -> None:
        sheet, air = self.table.sheet, self.table.air
        start = air.point(sheet.viewport(), sheet.camera.rect(cell).center())
        wide = sheet.camera.face_width
        sheet.placed.remove(cell)
        self.table.marks.remove(cell)
        if not self.acting.hurried:
            path = start, self._table.heap_point()
            air.launch(CardFace(self._card(cell)), path, (wide, wide * 0.4), AWAY_MS)

    def _fallen(self) -> Script:
        """The words do not stand: the cards go back to whoever laid them (RULES SK15)."""
        play, seen = self._play, self._seen
        if play is None or seen is None:
            return
        self.sounds.play(Sound.WORD_NO)
        self.table.tally.clear()
        yield CALM_MS
        for _, cell in play.cards:
            self._take_home(cell, seen.turn or 0)
        self._play = self._placed = None
        yield 0 if theme.current().reduced_motion else motion.FLY_HOME

    def _take_home(self, cell: Cell, seat: int) -> None:
        sheet, air = self.table.sheet, self.table.air
        item = sheet.placed.laid.get(cell)
        if item is None:
            return
        start = air.point(sheet.viewport(), sheet.camera.rect(cell).center())
        end = air.point(sheet.viewport(), QPointF(self.table.seat_point(seat)))
        wide = sheet.camera.face_width
        air.launch(item.key, (start, end), (wide, wide * 0.5), motion.FLY_HOME)
        sheet.placed.remove(cell)
        self.table.marks.remove(cell)


def _group_cards(seen: Observation) -> dict[int, str]:
    """The group cards that lie beside a turn that is not written down yet, by seat."""
    if seen.pending is None:
        return {}
    mine = {seen.turn or 0: seen.shown} if seen.shown in GROUPS else {}
    return {**mine, **{seat: card for seat, card in seen.answered if card}}
