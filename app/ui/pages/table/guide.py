"""The first game of each kind: a sentence for each new situation, on a slip above the table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import QPointF, Qt, Signal
from PySide6.QtGui import QAccessible, QAccessibleEvent, QPainter
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from app.tabletop.context import ViewSettings
from app.tabletop.face import Face
from app.ui import guiding
from app.ui.match.match_controller import MatchController
from app.ui.services import Services
from app.widgets.controls.buttons import PaperButton
from app.widgets.controls.label import Label
from app.widgets.look import icons, paper, theme
from app.widgets.look.canvas import Canvas, around
from app.widgets.spoken import Spoken


class GuideSlip(Spoken, Canvas, QWidget):
    """Stands above the table and over nothing of it; keeps its place until it is sent away for good.

    It stands for what matters now: each person is told of each situation once, and reads it again, unsaid,
    where that comes back; between them the last sentence stays, up to the end of the game. It is away while
    the screen is somebody's who needs no guide, and on a projector.

    Signals: ended(str person): no more of it for them in games of this kind. dismissed(): it was sent away.
    """

    ended = Signal(str)
    dismissed = Signal()

    def __init__(
        self, face: Face, settings: ViewSettings, guided: Mapping[int, str], parent: QWidget | None = None
    ) -> None:
        """guided: seat → the person there who is guided."""
        super().__init__(parent)
        self._face, self._settings = face, settings
        self._guided = dict(guided)
        self._seat: int | None = None
        self._told: set[tuple[int | None, str]] = set()
        self._last: dict[int | None, tuple[Any, str]] = {}
        """Seat (None: all) → what was seen when it was last told something, and of which situation."""
        self._over = False
        self.label = Label("", "body", "ink", wrap=True)
        self.close_button = PaperButton("", "link")
        self.close_button.clicked.connect(self._dismiss)
        self._row = QHBoxLayout(self)
        self._row.addWidget(self.label, 1)
        self._row.addWidget(self.close_button, 0, Qt.AlignmentFlag.AlignVCenter)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.say(self.close_button.setText, lambda: self.tr("Got it, no more of this"))
        self.hear_now(self._retell)
        settings.changed.connect(self._obey)
        theme.follow_now(self, self._restyle)
        self._obey()

    def _obey(self) -> None:
        wanted = bool(self._guided) and (self._seat is None or self._seat in self._guided)
        self.setVisible(wanted and not self._settings.big_picture)

    def _restyle(self) -> None:
        look = theme.current()
        self._row.setContentsMargins(look.px(52), look.px(4), look.px(20), look.px(4))
        self._row.setSpacing(look.px(14))
        self.update()

    def follow(self, seen: Any) -> None:
        """What is seen now, and by whom: perhaps there is something to say about it."""
        if self._over:
            return
        seat = seen.seat
        if seat is not None and seat != self._seat:
            self._seat = seat
            self._retell()
            self._obey()
        told = seat in self._guided or (seat is None and bool(self._guided))
        found = self._face.guide(seen) if told else None
        if found is not None and seat is None and self._seat is not None:
            self._seat = None  # told to all, also once more: the last sentence was for one of them
            self._obey()
            self._retell()
        if found is None:
            return
        situation, text = found
        again = (seat, situation) in self._told
        self._last[seat] = seen, situation
        self._told.add((seat, situation))
        self.label.setText(text)
        if again:
            return
        QAccessible.updateAccessibility(QAccessibleEvent(self.label, QAccessible.Event.Alert))

    def _retell(self) -> None:
        """In the language of the moment; at first, until somebody is on turn, what the slip is for."""
        if self._over:
            self.label.setText(
                self.tr("That was your first game of this kind; the next one goes without advice.")
            )
            return
        if self._seat not in self._last:
            self.label.setText(self.tr("Your first game of this kind: here stands what matters now."))
            return
        seen, situation = self._last[self._seat]
        found = self._face.guide(seen)
        if found is not None and found[0] == situation:
            self.label.setText(found[1])

    def finish(self) -> None:
        """The game is over: nothing that was said of it matters any more."""
        self._over = True
        self._retell()
        for person in self._guided.values():
            self.ended.emit(person)

    def _dismiss(self) -> None:
        """Whoever reads it needs it no more (where all see it, all); another newcomer here may."""
        gone = set(self._guided) if self._over or self._seat is None else {self._seat}
        people = [self._guided.pop(seat) for seat in gone & self._guided.keys()]
        self._obey()
        for person in people:
            self.ended.emit(person)
        self.dismissed.emit()

    def paint(self, painter: QPainter, look: theme.Theme) -> None:
        colours = look.palette
        edge = look.pxf(16)
        rect = self.rect().toRectF().adjusted(edge, 0, -edge, -look.pxf(2))
        painter.fillPath(paper.cut(rect, look.pxf(12), 7, 0.0), colours.yellow_tint)
        side = look.pxf(22)
        middle = QPointF(rect.left() + look.pxf(20), rect.center().y())
        icons.paint(painter, "bulb", around(middle, side), colours.yellow_ink)


def guide_of(
    services: Services, face: Face, controller: MatchController, settings: ViewSettings, page: QWidget
) -> GuideSlip | None:
    """What the program tells who plays this kind for the first time; None where nobody does, and where the
    game is over."""
    guided = {
        at: seat.profile or ""
        for at, seat in enumerate(controller.seats)
        if seat.is_person and face.game in guiding.games(services.settings, seat.profile or "")
    }
    if not guided or controller.result is not None:
        return None
    slip = GuideSlip(face, settings, guided, page)
    controller.observation_changed.connect(lambda seen, _turns: slip.follow(seen))
    controller.match_finished.connect(slip.finish)
    return slip
