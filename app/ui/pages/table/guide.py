"""The first game of each kind: a sentence for each new situation, on a slip above the table."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QPointF, Qt, Signal
from PySide6.QtGui import QAccessible, QAccessibleEvent, QPainter
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from app.tabletop.context import ViewSettings
from app.tabletop.face import Face
from app.ui.match.match_controller import MatchController
from app.ui.services import Services
from app.widgets.controls.buttons import PaperButton
from app.widgets.controls.label import Label
from app.widgets.look import icons, paper, theme
from app.widgets.look.canvas import Canvas, around
from app.widgets.spoken import Spoken


class GuideSlip(Spoken, Canvas, QWidget):
    """Stands above the table and over nothing of it; keeps its place until it is sent away for good.

    Each situation is spoken of once; between them the last sentence stays, up to the end of the game. No slip
    on a projector.

    Signals: ended(): no more of it in games of this kind. dismissed(): it was sent away, and so ended.
    """

    ended = Signal()
    dismissed = Signal()

    def __init__(self, face: Face, settings: ViewSettings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._face, self._settings = face, settings
        self._told: set[str] = set()
        self._seen: Any = None
        self._situation = ""
        self._over = False
        self.label = Label("", "body", "ink", wrap=True)
        self.close_button = PaperButton("", "link")
        self.close_button.clicked.connect(self._dismiss)
        self._row = QHBoxLayout(self)
        self._row.addWidget(self.label, 1)
        self._row.addWidget(self.close_button, 0, Qt.AlignmentFlag.AlignVCenter)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.say(self.close_button.setText, lambda: self.tr("Got it, no more of this"))
        self.hear(self._retell)
        self._retell()
        settings.changed.connect(self._obey)
        theme.follow(self, self._restyle)
        self._restyle()
        self._obey()

    def _obey(self) -> None:
        self.setVisible(not self._settings.big_picture)

    def _restyle(self) -> None:
        look = theme.current()
        self._row.setContentsMargins(look.px(52), look.px(4), look.px(20), look.px(4))
        self._row.setSpacing(look.px(14))
        self.update()

    def follow(self, seen: Any) -> None:
        """What is seen now: perhaps there is something to say about it."""
        found = self._face.guide(seen)
        if self._over or found is None or found[0] in self._told:
            return
        self._seen, (self._situation, text) = seen, found
        self._told.add(self._situation)
        self.label.setText(text)
        QAccessible.updateAccessibility(QAccessibleEvent(self.label, QAccessible.Event.Alert))

    def _retell(self) -> None:
        """In the language of the moment; at first, until somebody is on turn, what the slip is for."""
        if self._over:
            self.label.setText(
                self.tr("That was your first game of this kind; the next one goes without advice.")
            )
            return
        if self._seen is None:
            self.label.setText(self.tr("Your first game of this kind: here stands what matters now."))
            return
        found = self._face.guide(self._seen)
        if found is not None and found[0] == self._situation:
            self.label.setText(found[1])

    def finish(self) -> None:
        """The game is over: nothing that was said of it matters any more."""
        self._over = True
        self._retell()
        self.ended.emit()

    def _dismiss(self) -> None:
        self.hide()
        self._settings.changed.disconnect(self._obey)
        self.ended.emit()
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
    """What the program tells in the first game of a kind; None in later ones, and where the game is over."""
    if services.settings.current.guided.get(face.game) is not True or controller.result is not None:
        return None
    slip = GuideSlip(face, settings, page)
    controller.observation_changed.connect(lambda seen, _turns: slip.follow(seen))
    controller.match_finished.connect(slip.finish)
    return slip
