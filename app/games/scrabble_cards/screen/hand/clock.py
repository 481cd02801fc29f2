"""The fast game: so many seconds to the first card (RULES SK21)."""

from __future__ import annotations

import time

from PySide6.QtCore import QCoreApplication, QSize, Signal
from PySide6.QtWidgets import QWidget

from app.games.scrabble_cards.model import SECOND, Observation, Phase
from app.games.scrabble_cards.moves import First, TakeBack
from app.games.scrabble_cards.screen.hand.hand import LetterHand
from app.games.scrabble_cards.screen.panel import texts
from app.tabletop.note import Note
from app.tabletop.turn.part import Part, ViewState
from app.widgets.controls.clockface import ClockFace
from app.widgets.look import theme
from app.widgets.sheets.panel import Panel

translate = QCoreApplication.translate

HEIGHT, WIDE = 46, 118


class FastClock(Panel):
    """The clock beside the hand; hidden in a game that has none."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("", parent, margin=7, spacing=0, seed=4)
        self.dial = ClockFace(height=HEIGHT)
        self.body.addWidget(self.dial)
        self.hide()

    def sizeHint(self) -> QSize:
        look = theme.current()
        return QSize(look.px(WIDE + 16), look.px(HEIGHT + 22))


class FirstCard(Part):
    """Tells the game when the first card lies and when it is taken back.

    Signals: told(object move): to the game's clock. shown(): the clock came or went.
    """

    told = Signal(object)
    shown = Signal()

    def __init__(self, hand: LetterHand, face: FastClock, note: Note) -> None:
        super().__init__(face)
        self._hand, self._face, self._note = hand, face, note
        self._at, self._told, self._runs = 0, 0.0, False
        self._asking = False
        hand.drafted.connect(self._drafted)

    def show_clock(self, at: int, *, running: bool) -> None:
        """Milliseconds of the turn."""
        self._at, self._told, self._runs = at, time.monotonic(), running
        self._show(at)

    def render(self, state: ViewState, before: ViewState) -> None:
        """Another position, or the clock was told something."""
        if state.seen is not before.seen:
            self._follow(state.seen)

    def _follow(self, seen: Observation) -> None:
        self._asking = False
        timed = bool(seen.options.limit) and seen.phase is Phase.PLAY
        if timed == self._face.isHidden():
            self._face.setVisible(timed)
            self.shown.emit()
        if seen.first_at is None and seen.at == 0 and not seen.running:
            self._at = 0
        self._show(self._at)

    def _show(self, at: int) -> None:
        seen = self._hand.draft.taken_up
        if seen is None or not seen.options.limit:
            return
        limit = seen.options.limit
        if seen.first_at is not None:
            at = seen.first_at
        self._face.dial.set_time(max(0.0, limit - at / SECOND), float(limit))
        self._face.dial.set_paused(seen.first_at is not None)

    @property
    def _now(self) -> int:
        since = (time.monotonic() - self._told) * 1000 if self._runs else 0.0
        return self._at + int(since)

    def _drafted(self) -> None:
        """The first card has come to lie, or the last one has gone back."""
        hand = self._hand
        seen = hand.draft.taken_up
        if seen is None or not seen.options.limit or self._asking:
            return
        if not hand.on_turn or seen.phase is not Phase.PLAY:
            return
        lies = bool(hand.draft.placed)
        if lies == (seen.first_at is not None):
            return
        limit = seen.options.limit * SECOND
        at = max(self._now, seen.at)
        self._asking = True
        self.told.emit(First(min(at, limit)) if lies else TakeBack(at))
        self._asking = False
        if lies:
            self._note.tell("info", texts.take_back_late(), about="first")
        else:
            self._note.take_back("first")
