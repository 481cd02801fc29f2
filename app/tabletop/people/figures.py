"""What everybody has done in a game, the best first, with what computer players say to it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtWidgets import QApplication, QGridLayout, QWidget

from app.tabletop import phrases
from app.tabletop.context import SeatLook
from app.tabletop.people.winner import WinnerSheet
from app.widgets import writing
from app.widgets.controls.avatar import Avatar
from app.widgets.controls.label import Label
from app.widgets.controls.speech import SpeechBubble
from app.widgets.look import theme

SAID = 520
"""At most of what somebody says, in design pixels: one line, so that no figure moves for it."""
FACE, SMALL_FACE = 36, 26
"""In design pixels."""
STEP_MS, LONGEST_MS = 400, 2_400
"""From place to place as they come, and the longest that all of them take."""


@dataclass(frozen=True)
class Outcome:
    """What a seat has done in the game.

    figures: one to each column. more: what is said of the total beside it. said: what it says to it, empty
    for people.
    """

    seat: int
    figures: Sequence[str]
    more: str = ""
    said: str = ""


class EndFigures(QWidget):
    """A row to each seat. They can come one after another, from the last to the first, and then who has won;
    a press has them all there.

    Signals: arrived(): they have come."""

    arrived = Signal()

    def __init__(self, seats: Sequence[SeatLook]) -> None:
        super().__init__()
        self._seats = tuple(seats)
        self._bubbles: list[SpeechBubble] = []
        self._speak = True
        self._rows: list[list[QWidget]] = []
        self._totals: list[Label] = []
        self._faces: list[Avatar] = []
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._left: list[list[QWidget]] = []
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._next)

    def show_rows(self, heads: Sequence[str], rows: Sequence[Outcome], scores: Sequence[int]) -> None:
        """heads: of the columns of figures, to which the total is added. rows: one a seat."""
        self.finish()
        look, grid = theme.current(), self._grid
        while grid.count():
            item = grid.takeAt(0)
            widget = item.widget() if item is not None else None
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        grid.setHorizontalSpacing(look.px(14))
        grid.setVerticalSpacing(look.px(3))
        grid.setColumnStretch(1, 1)
        right = Qt.AlignmentFlag.AlignRight
        if any(seat.ahead for seat in self._seats):  # else nobody could add the totals up
            heads = (self.tr("head start"), *heads)
            rows = [replace(row, figures=(self._begun(row.seat), *row.figures)) for row in rows]
        for column, head in enumerate((*heads, self.tr("total")), 2):
            # One word a line: what the columns do not take is for the names.
            label = Label(head.replace(" ", "\n"), "tag", "ink2", align=right)
            label.setAlignment(right | Qt.AlignmentFlag.AlignBottom)
            grid.addWidget(label, 0, column)
        self._bubbles, self._rows, self._totals, self._faces = [], [], [], []
        for at, shown in enumerate(sorted(rows, key=lambda row: -scores[row.seat])):
            self._rows.append(self._write(1 + 2 * at, shown, scores[shown.seat], len(heads)))

    def _begun(self, seat: int) -> str:
        ahead = self._seats[seat].ahead
        return f"+{writing.number(ahead)}" if ahead else ""

    def _write(self, row: int, shown: Outcome, score: int, heads: int) -> list[QWidget]:
        grid, who, right = self._grid, self._seats[shown.seat], Qt.AlignmentFlag.AlignRight
        total = Label(writing.number(score), "number", align=right)
        spoken = f"{who.name}: {phrases.points(score)}"
        total.setAccessibleName(", ".join(filter(None, (spoken, shown.more))))
        self._totals.append(total)
        self._faces.append(Avatar(who.avatar, FACE))
        made: list[QWidget] = [self._faces[-1], Label(who.name, "strong", elide=True)]
        made += [Label(figure, "number_small", "ink2", align=right) for figure in shown.figures]
        for column, widget in enumerate((*made, total)):
            grid.addWidget(widget, row, column if widget is not total else heads + 2)
        made.append(total)
        if shown.said:
            bubble = SpeechBubble(shown.said, self, widest=SAID)
            self._bubbles.append(bubble)
            made.append(bubble)
            grid.addWidget(bubble, row + 1, 1, 1, heads + 2, Qt.AlignmentFlag.AlignLeft)
        for widget in made:
            _keep_place(widget, keep=True)
        return made

    def let_speak(self, speak: bool) -> None:
        """Whether what is said is seen."""
        self._speak, coming = speak, [widget for row in self._left for widget in row]
        for bubble in self._bubbles:
            _keep_place(bubble, keep=speak)
            bubble.setVisible(speak and bubble not in coming)

    def tighten(self, tight: bool) -> None:
        """Where many play in a low window, totals are as high as what they are made of: else their rows would
        be too low for them."""
        for total in self._totals:
            total.set_role("number_small" if tight else "number")
        for face in self._faces:
            face.set_size(SMALL_FACE if tight else FACE)
        self._grid.setVerticalSpacing(0 if tight else theme.current().px(3))

    # One after another ----------------------------------------------------------------------------

    @property
    def arriving(self) -> bool:
        """Whether places are still to come."""
        return bool(self._left)

    def build_up(self, crown: WinnerSheet, *told: QWidget) -> None:
        """Have the places come; crown: who has won, celebrated last. told: what else says so, there with it.
        All is there where motion is reduced."""
        self.finish()
        if theme.current().reduced_motion or not self._rows:
            crown.celebrate()
            return
        for widget in (crown, *told):
            _keep_place(widget, keep=True)
        self._left = [[crown, *told], *self._rows]
        for widget in (widget for row in self._left for widget in row):
            widget.hide()
        application = QApplication.instance()
        if application is not None:
            application.installEventFilter(self)
        self._timer.start(min(STEP_MS, LONGEST_MS // len(self._left)))

    def _next(self) -> None:
        for widget in self._left.pop() if self._left else ():
            widget.setVisible(self._speak or widget not in self._bubbles)
            if isinstance(widget, WinnerSheet):
                widget.celebrate()
        if not self._left:
            self.finish()

    def finish(self) -> None:
        """All that was still to come is there."""
        came = self._timer.isActive()
        self._timer.stop()
        application = QApplication.instance()
        if application is not None:
            application.removeEventFilter(self)
        while self._left:
            self._next()
        if came:
            self.arrived.emit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Any press goes on, and does what it does besides."""
        if event.type() in (QEvent.Type.KeyPress, QEvent.Type.MouseButtonPress):
            self.finish()
        return False

    def hideEvent(self, event: object) -> None:
        """Nothing comes where nobody looks."""
        self.finish()


def _keep_place(widget: QWidget, *, keep: bool) -> None:
    """Whether it has its place while it is hidden."""
    policy = widget.sizePolicy()
    policy.setRetainSizeWhenHidden(keep)
    widget.setSizePolicy(policy)
