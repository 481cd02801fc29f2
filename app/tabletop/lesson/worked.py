"""A lesson that goes on: its wall, its desk, and what every key does."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from app.engine.lessons.steps import Step
from app.tabletop.lesson.buttons import LessonButtons
from app.tabletop.lesson.control import LessonControl
from app.tabletop.lesson.desk import LessonDesk
from app.tabletop.lesson.entry import LessonEntry
from app.tabletop.lesson.screen import BACK, FORWARD, LessonScreen
from app.tabletop.lesson.wall import LessonWall
from app.widgets import boxes
from app.widgets.controls.label import Label
from app.widgets.controls.scroll import PaperScroll
from app.widgets.sheets.dialog import PaperDialog

SHOWN_MS = 4_000
"""Buttons stay so long after the mouse has moved."""


class WorkedLesson(LessonScreen):
    """Keys: forward, back, black, begin; P, plus and K for the clock; 1 to 6 for the teams; F9 overrules, F4
    shows the solution once the last list is in."""

    wall: LessonWall
    desk: LessonDesk

    def __init__(
        self,
        control: LessonControl,
        wall: LessonWall,
        desk: LessonDesk,
        parent: QWidget,
        *,
        words: bool = True,
    ) -> None:
        """words: see `LessonEntry`."""
        super().__init__(parent)
        self.control: Any = control
        control.setParent(self)
        self._apart = self._typing = False
        self.wall, self.desk = wall, desk
        self.entry = LessonEntry(control, self.wall, words=words)
        self.buttons = LessonButtons(control, self.wall)
        self.buttons.hide()
        for buttons in (self.buttons, self.desk.buttons):
            buttons.leave_requested.connect(self.left)
            buttons.solution_requested.connect(self.show_solution)
        self._quiet = QTimer(self, singleShot=True, interval=SHOWN_MS)
        self._quiet.timeout.connect(self._hide_buttons)
        self.wall.stirred.connect(self.wake)
        self.wall.team_pressed.connect(control.toggle)
        control.changed.connect(self._show)
        self._show()

    @property
    def begun(self) -> bool:
        lesson = self.control.lesson
        return not lesson.over and (self.control.step is not Step.READY or lesson.state.number > 1)

    # What is to be seen -------------------------------------------------------------------------

    def set_apart(self, apart: bool) -> None:
        self._apart = apart
        self.wall.room_for_entry = not apart
        self.buttons.hide()
        self._show()

    def keyboard(self) -> QWidget:
        if self._apart:
            return self.desk.entry if self.desk.entry.isEnabled() else self.desk.buttons.forward
        return self.entry if self.entry.isVisible() else self.wall

    def _show(self) -> None:
        typing = self.control.typing and not self.control.black
        here = typing and not self._apart
        place, unit = self.wall.entry_place(), self.wall.unit
        self.entry.set_size(52 * unit)
        self.entry.setGeometry(place.toRect())
        moved = here != self.entry.isVisible() or typing != self._typing
        self._typing = typing
        self.entry.setVisible(here)
        if moved and self.wall.window().isVisible():
            self.keyboard().setFocus()
        self._place_buttons()

    def wake(self) -> None:
        """The mouse moved: show the buttons for a while."""
        if not self._apart and not self.control.black:
            self.buttons.show()
            self.buttons.raise_()
            self._place_buttons()
            self._quiet.start()

    def _place_buttons(self) -> None:
        size = self.buttons.sizeHint()
        self.buttons.resize(size)
        self.buttons.move(self.wall.width() - size.width() - 8, 8)

    def _hide_buttons(self) -> None:
        if self.buttons.underMouse() or any(one.hasFocus() for one in self.buttons.findChildren(QWidget)):
            self._quiet.start()
            return
        self.buttons.hide()

    def show_solution(self) -> None:
        """All that was to be found, not before the last list is in."""
        if not self.control.lesson.solution_open:
            return
        dialog = PaperDialog(self.wall, self.control.solution_title(), width=900, height=620)
        words = Label(self.control.solution_text(), "word", wrap=True)
        sheet = QWidget()
        boxes.column(words, 1, inside=sheet)
        dialog.body.addWidget(PaperScroll(sheet, dialog))
        dialog.open_once(dialog.add_close())

    # Keys ---------------------------------------------------------------------------------------

    def press(self, event: QKeyEvent) -> bool:
        control, key, text = self.control, event.key(), event.text().lower()
        entry = self.desk.entry if self._apart else self.entry
        if control.black and entry.go_on(event):
            return True
        if key in FORWARD:
            act = control.forward
        elif key in BACK:
            act = control.back
        elif key == Qt.Key.Key_F5:
            act = control.begin
        elif key == Qt.Key.Key_F9:
            act = control.overrule
        elif key == Qt.Key.Key_F4:
            act = self.show_solution
        elif key == Qt.Key.Key_Tab:
            act = self.wake
        elif text and text in "123456":
            control.toggle(int(text) - 1)
            return True
        elif text in ("b", "."):
            control.set_black(not control.black)
            return True
        elif text in ("p", "+", "k"):
            act = {"p": control.pause, "+": control.add_minute, "k": self._end}[text]
        elif key == Qt.Key.Key_Escape and control.black:
            act = control.forward
        else:
            return False
        if not event.isAutoRepeat():
            act()
        return True

    def _end(self) -> None:
        if self.control.step is Step.PLAY:
            self.control.end_now()

    def halt(self) -> None:
        self.control.halt()
