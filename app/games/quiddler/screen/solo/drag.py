"""The mouse on open cards: from pile to tray, along the tray, back, and to an empty place."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QObject, QPointF

from app.games.quiddler.screen.solo.draft import SoloDraft
from app.games.quiddler.screen.solo.table import SoloTable
from app.tabletop.hand.drag import DRAG
from app.widgets.sounds import Sound, Sounds


@dataclass
class _Grip:
    place: int
    start: QPointF
    in_word: bool
    dragging: bool = False


class SoloDragging(QObject):
    """Carries one open card at a time.

    lifts: whether the open card of a pile may be taken into the hand.
    word: whether a card may be let go on the tray.
    fill: called with the empty place and the pile of the card; False where it has to fly home.
    changed: the word, or what is shown of it, is another. picked: a card of the word is clicked.
    """

    def __init__(self, table: SoloTable, draft: SoloDraft, sounds: Sounds) -> None:
        super().__init__(table)
        self._table, self._draft, self._sounds = table, draft, sounds
        self._grip: _Grip | None = None
        self.lifts: Callable[[int], bool] = lambda place: True
        self.word: Callable[[], bool] = lambda: True
        self.fill: Callable[[int, int], bool] = lambda place, source: False
        self.changed: Callable[[], object] = lambda: None
        self.picked: Callable[[int], object] = lambda place: None
        for pile in table.piles:
            pile.grabbed.connect(partial(self._grab, pile.place, False))
            pile.dragged.connect(self._drag)
            pile.released_at.connect(self._release)
        table.tray.grabbed.connect(lambda place, point: self._grab(place, True, point))
        table.tray.dragged.connect(self._drag)
        table.tray.released_at.connect(self._release)

    @property
    def place(self) -> int | None:
        """The pile whose card is in the air."""
        return self._grip.place if self._grip is not None and self._grip.dragging else None

    def let_go(self) -> None:
        """Drop what is dragged, because something else happens at the table."""
        if self.place is not None:
            self._table.air.held.put_down()
        self._end()

    def _grab(self, place: int, in_word: bool, point: QPointF) -> None:
        self._grip = _Grip(place, point, in_word)

    def _drag(self, point: QPointF) -> None:
        grip, table = self._grip, self._table
        if grip is None:
            return
        if not grip.dragging:
            if (point - grip.start).manhattanLength() < DRAG or not self._may_lift(grip):
                return
            grip.dragging = True
            width = table.tray.card_size if grip.in_word else table.piles[grip.place].card_width
            table.air.lift(table.printed(self._draft.card(grip.place)), width, self._fall)
            self._sounds.play(Sound.PICK_UP)
        table.air.held.follow(table.air.local(point))
        table.tray.gap = table.tray.index_at(point) if self.word() else None
        over = table.tray.gap is not None
        table.air.held.become(table.tray.card_size if over else table.piles[grip.place].card_width)
        table.tray.in_air = grip.place if grip.in_word else None
        self.changed()

    def _may_lift(self, grip: _Grip) -> bool:
        return grip.in_word or (grip.place not in self._draft.places and self.lifts(grip.place))

    def _release(self, point: QPointF) -> None:
        grip, table = self._grip, self._table
        if grip is None:
            return
        if not grip.dragging:
            self._end()
            if grip.in_word:
                self.picked(grip.place)
            return
        index, pile = table.tray.gap, table.pile_at(point)
        self._end()
        if index is not None:
            table.air.held.put_down()
            self._draft.put(grip.place, index)
            self._sounds.play(Sound.CARD_PLACE)
        elif pile is not None and pile.shown is None and self.fill(pile.place, grip.place):
            table.air.held.put_down()
        else:
            self._draft.drop(grip.place)
            table.air.held.home(*table.pile_spot(grip.place))
        self.changed()

    def _fall(self) -> bool:
        """Esc: what is dragged goes back where it lay."""
        grip, table, places = self._grip, self._table, self._draft.places
        if grip is None or not grip.dragging:
            return False
        self._end()
        home = table.tray_spot(places.index(grip.place)) if grip.in_word else table.pile_spot(grip.place)
        table.air.held.home(*home)
        self.changed()
        return True

    def _end(self) -> None:
        self._grip = None
        self._table.tray.gap = self._table.tray.in_air = None
