"""The page on which a lesson is shown: the wall for the class, or with a second screen the teacher's desk."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

from PySide6.QtCore import QCoreApplication, QRect, Qt
from PySide6.QtGui import QCloseEvent, QGuiApplication, QKeyEvent, QResizeEvent, QScreen
from PySide6.QtWidgets import QWidget

from app.tabletop.lesson.plan import ClassGame, LessonWords
from app.tabletop.lesson.screen import LessonScreen
from app.ui.pages.page import Page
from app.ui.services import Services
from app.widgets.later import soon
from app.widgets.sheets.dialog import QuestionDialog


class WallWindow(QWidget):
    """The wall on a screen of its own. Closed, the wall comes back to the page.

    The keyboard stays at the desk, where words are typed; if a desktop gives it to the newest window all the
    same, what is typed is passed on."""

    def __init__(self, page: WallPage, place: QRect) -> None:
        super().__init__(None, Qt.WindowType.Window | Qt.WindowType.WindowDoesNotAcceptFocus)
        self.setWindowTitle("Slovohrátky")
        self.setAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating)
        self._page = page
        self.setGeometry(place)
        self.wall: QWidget | None = None

    def hold(self, wall: QWidget) -> None:
        self.wall = wall
        wall.setParent(self)
        wall.setGeometry(self.rect())
        wall.show()

    def resizeEvent(self, event: QResizeEvent) -> None:
        if self.wall is not None:
            self.wall.setGeometry(self.rect())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        desk = cast("QWidget | None", self._page.window().focusWidget())
        QCoreApplication.sendEvent(desk or self._page.screen_of.keyboard(), event)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        self.keyPressEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        self._page.join_screens()
        super().closeEvent(event)


class LeaveLesson(QuestionDialog):
    """Whether the lesson ends. A clicker's Escape may have asked it: its other keys go on with the lesson."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() not in (Qt.Key.Key_PageDown, Qt.Key.Key_PageUp, Qt.Key.Key_F5):
            super().keyPressEvent(event)
        elif not event.isAutoRepeat():
            self.close_dialog()


class WallPage(Page):
    """A lesson over everything else; the window fills its screen as long as it lasts."""

    def __init__(
        self,
        game: ClassGame,
        prepared: Any,
        words: LessonWords,
        services: Services,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._services = services
        self._was_full: bool | None = None
        self._other: WallWindow | None = None
        self._is_on = False
        self.screen_of: LessonScreen = game.screen(prepared, words, services.sounds, self)
        self.screen_of.left.connect(self.go_back)
        self.screen_of.wall.setParent(self)
        self.screen_of.desk.setParent(self)
        app = cast("QGuiApplication", QGuiApplication.instance())
        for changed in (app.screenAdded, app.screenRemoved):
            changed.connect(self._screens_changed)

    def enter(self) -> None:
        """Fill the screen, or go apart where there are two."""
        window = self.window()
        if not self._is_on:
            self._is_on = True
            self._was_full = window.isFullScreen()
            other = self.other_screen()
            if other is not None:
                self.part_screens(other)
            elif not self._was_full:
                window.showFullScreen()
        self._arrange()
        self.screen_of.keyboard().setFocus()

    def other_screen(self) -> QRect | None:
        """Where a second screen is, None without one."""
        here = self.window().screen()
        return next((one.geometry() for one in QGuiApplication.screens() if one is not here), None)

    def _screens_changed(self, _: QScreen) -> None:
        soon(self, self.follow_screens)

    def follow_screens(self) -> None:
        """A projector was plugged in or pulled out: with one screen the desk must not be seen."""
        other, window = self.other_screen(), self.window()
        if not self._is_on or (other is None) == (self._other is None):
            return
        self.screen_of.halt()
        if other is None:
            self.join_screens()
            window.showFullScreen()
            self.screen_of.keyboard().setFocus()
        else:
            if not self._was_full:
                window.showNormal()
            self.part_screens(other)

    def part_screens(self, place: QRect) -> None:
        """The wall there, the desk here."""
        self._other = WallWindow(self, place)
        self._other.hold(self.screen_of.wall)
        self.screen_of.set_apart(True)
        self._other.setWindowState(Qt.WindowState.WindowFullScreen)
        self._other.show()  # showFullScreen would ask for the keyboard too
        self._arrange()
        self.window().activateWindow()
        self.screen_of.keyboard().setFocus()

    def show_desk(self) -> None:
        """What the teacher sees while the class has the wall elsewhere."""
        self.screen_of.set_apart(True)
        self._arrange(desk=True)

    def join_screens(self) -> None:
        """The second screen has gone: the wall is the page again."""
        if self._other is None:
            return
        other, self._other = self._other, None
        self.screen_of.wall.setParent(self)
        self.screen_of.set_apart(False)
        other.deleteLater()
        self._arrange()

    def _arrange(self, *, desk: bool = False) -> None:
        wall, desk_of = self.screen_of.wall, self.screen_of.desk
        apart = desk or self._other is not None
        shown, hidden = (desk_of, wall) if apart else (wall, desk_of)
        shown.setGeometry(self.rect())
        shown.show()
        if not apart or desk:
            hidden.hide()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def first_focus(self) -> QWidget:
        return self.screen_of.keyboard()

    def go_back(self) -> None:
        """A lesson that has begun is not ended by one key."""
        self.screen_of.halt()
        if not self.screen_of.begun:
            self.back_requested.emit()
            return
        self._ask(self.back_requested.emit)

    def keeps(self, then: Callable[[], object]) -> bool:
        """Nor by the window's cross."""
        if not self._is_on or not self.screen_of.begun:
            return False
        self.screen_of.halt()
        if not any(asked.isVisible() for asked in self.window().findChildren(QuestionDialog)):
            self._ask(then)
        return True

    def _ask(self, then: Callable[[], object]) -> None:
        LeaveLesson(
            self,
            self.tr("End the lesson?"),
            self.tr("Words and points of this lesson are not kept."),
            self.tr("End the lesson"),
            self.tr("Go on"),
            then,
            danger=True,
        )

    def interrupt(self) -> None:
        self.screen_of.halt()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape is the page's own: else the window would put off the projector's look in mid-lesson."""
        if self.screen_of.press(event):
            return
        if event.key() != Qt.Key.Key_Escape:
            super().keyPressEvent(event)
        elif not event.isAutoRepeat():
            self.go_back()

    def hideEvent(self, event: object) -> None:
        """Left: the window is as it was, and the other screen is free."""
        if self._is_on:
            self._is_on = False
            self.screen_of.halt()
            window = self.window()
            if self._other is not None:
                other, self._other = self._other, None
                self.screen_of.wall.setParent(self)
                other.close()
                other.deleteLater()
            elif not self._was_full and window.isFullScreen():
                window.showNormal()
