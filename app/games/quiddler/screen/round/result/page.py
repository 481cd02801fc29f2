"""The result of a round: the players' columns, who took the bonuses, what a word means, the totals."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from app.games.quiddler.model import Observation, Phase, Round
from app.games.quiddler.screen.round import facts, texts
from app.games.quiddler.screen.round.result.column import ResultColumn
from app.tabletop.rounds.column import ExplanationBox, explained
from app.tabletop.rounds.sizes import Sizes
from app.tabletop.rounds.standing import crowned, standings
from app.tabletop.rounds.totals import TotalsBar
from app.widgets import boxes
from app.widgets.controls.label import Label
from app.widgets.controls.scroll import PaperScroll
from app.widgets.later import soon
from app.widgets.look import theme
from app.widgets.names import shortened
from app.widgets.sheets import keyboard
from app.widgets.sheets.panel import Panel

GAP, LINES = 14, 2


class FactsStrip(Panel):
    """A strip over the columns: who took the bonuses, what the chosen word means."""

    def __init__(self) -> None:
        super().__init__("", margin=18, spacing=2, seed=8)
        self.bonuses = Label("", "body_strong", wrap=True)
        self.telling = ExplanationBox()
        self.body.addWidget(self.bonuses)
        self.body.addWidget(self.telling)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Maximum)
        theme.follow_now(self, self._measure)
        self.tell("")

    def _measure(self) -> None:
        self.telling.set_lines(LINES)

    def tell(self, text: str) -> None:
        """What a word means; empty to say how to ask."""
        self.telling.tell(text or self.tr("Click a word and I'll tell you what it means."))


class ResultPage(QWidget):
    def __init__(self, sizes: Sizes) -> None:
        super().__init__()
        self._sizes, self._context = sizes, sizes.context
        self.columns = [ResultColumn(seat, sizes) for seat in range(len(self._context.seats))]
        self.facts = FactsStrip()
        self.bar = TotalsBar(sizes)
        self._shown: Round | None = None
        self._cancels: list[Callable[[], None]] = []
        strip = QWidget()
        self._strip = QHBoxLayout(strip)
        for column in self.columns:
            column.word_chosen.connect(self.tell_word)
            column.list.left.connect(self._walk)
            column.list.passed.connect(self.bar.press)
        self.sideways = PaperScroll(strip, sideways=True)
        self.sideways.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._column = boxes.column(self.facts, (self.sideways, 1), self.bar, inside=self)
        theme.follow_now(self, self._restyle)

    def _restyle(self) -> None:
        px = theme.current().px
        self._column.setContentsMargins(px(16), px(6), px(16), px(16))
        self._column.setSpacing(px(12))
        self._strip.setContentsMargins(0, 0, 0, 0)
        self._strip.setSpacing(px(GAP))

    def show_round(
        self, observation: Observation, played: Round, onward: str, *, awaits_end: bool = False
    ) -> None:
        """Show it, the best column first. onward: what the primary button says. awaits_end: it was the last
        one, and who has won comes after it."""
        options = observation.options
        points = [row.score.points for row in played.rows]
        best = crowned(points)
        fresh, self._shown = played != self._shown, played
        for at, one in enumerate(standings(points)):
            column = self.columns[one.seat]
            self._strip.removeWidget(column)
            self._strip.insertWidget(at, column, 1)
            column.show()  # the layout would do it later, when all is painted
        for column in self.columns:
            column.show_round(played, options, best)
        names = [shortened(seat.name) for seat in self._context.seats]
        told = [texts.race(race, names) for race in facts.races(played, options)]
        slipped = facts.unnoticed(played, options)
        if slipped:
            told.append(texts.slipped(slipped))
        self.facts.bonuses.setText("   ·   ".join(told))
        over = observation.phase is Phase.OVER and not awaits_end
        self.bar.show_totals(observation.scores, len(observation.past), onward, last=awaits_end, over=over)
        soon(self, self._fit)
        if fresh:
            self.facts.tell("")
            self._ask_for_best(observation, played)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Few lines are larger."""
        super().resizeEvent(event)
        soon(self, self._fit)

    def _fit(self) -> None:
        """Cards as large as there is room for in all columns alike."""
        factor = math.floor(min(column.list.largest() for column in self.columns) * 10) / 10
        for column in self.columns:
            column.list.enlarge(factor)

    def forget(self) -> None:
        """The round is left: nothing that is still looked for is waited for."""
        for cancel in self._cancels:
            cancel()
        self._cancels = []
        self._shown = None

    def tell_word(self, word: str) -> None:
        self.facts.tell(explained(self._context, word))

    # What the hands could have done -------------------------------------------------------------

    def _ask_for_best(self, observation: Observation, played: Round) -> None:
        for cancel in self._cancels:
            cancel()
        self._cancels = []
        analyse = self._context.analyse
        for seat, look in enumerate(self._context.seats):
            self.columns[seat].best.show_best(None)
            if analyse is not None and look.is_person:
                made = facts.made(played, seat, observation.options)
                found = partial(self._show_best, played, seat, made)
                self._cancels.append(analyse(replace(observation, seat=seat), found))

    def _show_best(self, played: Round, seat: int, made: int, found: Sequence[Any]) -> None:
        if played is not self._shown:
            return
        self.columns[seat].best.show_best(next(iter(found), None), made)
        soon(self, self._fit)

    # Keys -----------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter goes on, wherever the keyboard is; arrows lead to the columns."""
        key = event.key()
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if not event.isAutoRepeat():
                self.bar.press()
        elif key in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            self._walk(1 if key == Qt.Key.Key_Right else -1)
        else:
            super().keyPressEvent(event)

    def _walk(self, step: int) -> None:
        order = [self._strip.itemAt(at).widget() for at in range(self._strip.count())]  # type: ignore[union-attr]
        columns = [column for column in order if isinstance(column, ResultColumn)]
        here = self.window().focusWidget()
        at = next((at for at, column in enumerate(columns) if column.list is here), None)
        target = columns[0 if at is None else (at + step) % len(columns)]
        keyboard.give(target.list, Qt.FocusReason.TabFocusReason)
        self.sideways.ensureWidgetVisible(target, theme.current().px(GAP), 0)
