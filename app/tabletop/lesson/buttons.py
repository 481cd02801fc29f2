"""The buttons of a lesson, for the mouse and for Tab; each says its key."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from app.engine.lessons.steps import Step
from app.tabletop.lesson.control import LessonControl
from app.widgets.controls.buttons import PaperButton
from app.widgets.look import theme
from app.widgets.look.canvas import Canvas
from app.widgets.spoken import Spoken


class LessonButtons(Spoken, Canvas, QWidget):
    """Signals: solution_requested(); leave_requested()."""

    solution_requested = Signal()
    leave_requested = Signal()

    def __init__(
        self, control: LessonControl, parent: QWidget | None = None, *, upright: bool = False
    ) -> None:
        """upright: one below another."""
        super().__init__(parent)
        self._control = control
        self._bare = upright
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.forward = PaperButton("", "primary", "play", big=not upright)
        self.back = PaperButton("", "secondary", "undo", big=not upright)
        self.pause = PaperButton("", "secondary", "pause", big=not upright)
        self.minute = PaperButton("", "secondary", "plus", big=not upright)
        self.end = PaperButton("", "secondary", "flag", big=not upright)
        self.overrule = PaperButton("", "secondary", "swap", big=not upright)
        self.solution = PaperButton("", "secondary", "list", big=not upright)
        self.leave = PaperButton("", "quiet", "x", big=not upright)
        self._all = (
            self.forward,
            self.back,
            self.pause,
            self.minute,
            self.end,
            self.overrule,
            self.solution,
            self.leave,
        )
        self._row = QVBoxLayout(self) if upright else QHBoxLayout(self)
        for button in self._all:
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click leaves the keys where words are typed
            self._row.addWidget(button)
        self.forward.clicked.connect(control.forward)
        self.back.clicked.connect(control.back)
        self.pause.clicked.connect(control.pause)
        self.minute.clicked.connect(control.add_minute)
        self.end.clicked.connect(control.end_now)
        self.overrule.clicked.connect(control.overrule)
        self.solution.clicked.connect(self.solution_requested)
        self.leave.clicked.connect(self.leave_requested)
        control.changed.connect(self._show)
        self.hear(self._show)
        theme.follow_now(self, self._restyle)
        self._show()

    def _show(self) -> None:
        control = self._control
        step, ruling = control.step, control.ruling()
        playing = step is Step.PLAY
        self.forward.setText(self.tr("Start") if step is Step.READY else self.tr("Next"))
        self.forward.setEnabled(not control.lesson.over)
        self.back.setText(self.tr("Back"))
        self.pause.setText(self.tr("Pause") if control.running else self.tr("Go on"))
        self.pause.setVisible(playing)
        self.minute.setText(self.tr("A minute"))
        self.minute.setVisible(playing or step is Step.READY)
        self.end.setText(self.tr("End"))
        self.end.setVisible(playing)
        self.overrule.setVisible(ruling is not None)
        self.overrule.setText(self.tr("Does not count") if ruling else self.tr("Counts"))
        self.solution.setText(self.tr("Solution"))
        self.solution.setVisible(not self._bare and control.lesson.solution_open)
        self.leave.setText(self.tr("End the lesson"))
        for button, keys in (
            (self.forward, "PageDown"),
            (self.back, "PageUp"),
            (self.pause, "P"),
            (self.minute, "+"),
            (self.end, "K"),
            (self.overrule, "F9"),
            (self.solution, "F4"),
            (self.leave, "Esc"),
        ):
            button.setToolTip(f"{button.text()} ({keys})")
        self.adjustSize()

    def _restyle(self) -> None:
        look = theme.current()
        self._row.setSpacing(look.px(8))
        edge = 0 if self._bare else look.px(10)
        self._row.setContentsMargins(edge, edge, edge, edge)
        self.adjustSize()

    def paint(self, painter: QPainter, look: theme.Theme) -> None:
        if not self._bare:
            painter.setPen(look.palette.line2)
            painter.setBrush(look.palette.raised)
            painter.drawRoundedRect(self.rect().adjusted(1, 1, -2, -2), look.pxf(16), look.pxf(16))
