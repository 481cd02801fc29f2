"""The players' sheets of words on the mat: as many beside each other as fit, as large as there is room."""

from __future__ import annotations

import math
from collections.abc import Collection, Mapping, Sequence

from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtWidgets import QGridLayout, QWidget

from app.games.quiddler.model import Options, Phase
from app.games.quiddler.screen.round.challenges.words import CARD, HIGH, THICK, PlayerWords
from app.games.quiddler.screen.round.facts import RoundWord
from app.tabletop.context import SeatLook
from app.widgets.controls.scroll import PaperScroll
from app.widgets.later import soon
from app.widgets.look import theme

GAP, MOST_ACROSS, HEAD_HIGH, LARGEST = 14, 4, 76, 1.8


class Spread(PaperScroll):
    """One sheet a player who has words in question.

    Signals:
        picked(object word): owner and index.
        confirmed(): Enter.
        reached(int seat, int row): the keyboard or a click came to a word.
    """

    picked = Signal(object)
    confirmed = Signal()
    reached = Signal(int, int)

    def __init__(self, seats: Sequence[SeatLook]) -> None:
        inner = QWidget()
        self._grid = QGridLayout(inner)
        self.sheets = [PlayerWords(seat, seats, inner) for seat in range(len(seats))]
        super().__init__(inner)
        self._placed: tuple[list[PlayerWords], int] = ([], 0)
        for sheet in self.sheets:
            sheet.list.picked.connect(self.picked)
            sheet.list.confirmed.connect(self.confirmed)
            sheet.list.left.connect(self._walk)
            sheet.list.row_reached.connect(
                lambda index, seat=sheet.seat: self.reached.emit(seat, index.row())
            )
            sheet.hide()
        self.viewport().installEventFilter(self)
        theme.follow_now(self, self.restyle)

    def restyle(self) -> None:
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(theme.current().px(GAP))
        self.arrange()

    def show_words(
        self,
        words: Mapping[int, Sequence[RoundWord]],
        payers: Collection[int],
        decider: int | None,
        options: Options,
        phase: Phase,
    ) -> None:
        """Show them by owner; payers have a sheet though they have no word."""
        for sheet in self.sheets:
            listed = words.get(sheet.seat, ())
            sheet.model.show_words(listed, decider, options, phase)
            sheet.setVisible(bool(listed) or sheet.seat in payers)
        self.arrange()

    def first_open(self) -> QWidget | None:
        """The first words to pick from; None where nothing is to be picked."""
        lists = (sheet.list for sheet in self.sheets if any(word.open for word in sheet.model.lines))
        return next(lists, None)

    def go_to_open(self) -> bool:
        """Let the first list with a word to pick from stand on that word; gives whether there is one."""
        for sheet in self.sheets:
            row = next((at for at, word in enumerate(sheet.model.lines) if word.open), None)
            if row is not None:
                sheet.list.setCurrentIndex(sheet.model.index(row))
                return True
        return False

    def _walk(self, step: int, last: bool) -> None:
        """Move the keyboard from one player's words to another's."""
        lists = [sheet.list for sheet in self.sheets if not sheet.isHidden() and sheet.model.lines]
        here = self.window().focusWidget()
        at = next((at for at, one in enumerate(lists) if one is here), None)
        if lists:
            target = lists[0 if at is None else (at + step) % len(lists)]
            target.enter(last=last)
            self.keep_in_sight(target)

    def keep_in_sight(self, widget: QWidget) -> None:
        self.ensureWidgetVisible(widget, 0, theme.current().px(GAP))

    # Layout -------------------------------------------------------------------------------------

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self.viewport() and event.type() == QEvent.Type.Resize:
            soon(self, self.arrange)
        return super().eventFilter(watched, event)

    def arrange(self) -> None:
        """Put the sheets where they belong."""
        shown = [sheet for sheet in self.sheets if not sheet.isHidden()]
        gap = theme.current().px(GAP)
        room = self.width() - self.verticalScrollBar().sizeHint().width()
        across = (room + gap) // (self.sheets[0].minimumWidth() + gap)
        across = max(1, min(MOST_ACROSS, len(shown), across))
        self._enlarge(shown, across)
        if (shown, across) == self._placed:
            return
        self._placed = (shown, across)
        for sheet in self.sheets:
            self._grid.removeWidget(sheet)
        for at, sheet in enumerate(shown):
            self._grid.addWidget(sheet, at // across + 1, at % across)
        for column in range(MOST_ACROSS):
            self._grid.setColumnStretch(column, 1 if column < across else 0)
        rows = -(-len(shown) // across)
        for row in range(len(self.sheets) + 2):
            # What is free lies above and, more of it, below.
            self._grid.setRowStretch(row, {0: 1, rows + 1: 2}.get(row, 0))

    def _enlarge(self, shown: Sequence[PlayerWords], across: int) -> None:
        """Few words lie there larger, as far as all of them stay in sight."""
        rows = [shown[at : at + across] for at in range(0, len(shown), across)]
        lines = sum(max(len(sheet.model.lines) for sheet in row) for row in rows)
        if not lines:
            return
        look = theme.current()
        usual = lines * look.tx(HIGH) + len(rows) * look.px(HEAD_HIGH + GAP)
        spare = self.viewport().height() - usual - look.px(GAP)
        factor = max(1.0, min(LARGEST, 1 + spare / (lines * look.tx(CARD) * THICK)))
        for sheet in shown:
            sheet.list.enlarge(math.floor(factor * 10) / 10)
