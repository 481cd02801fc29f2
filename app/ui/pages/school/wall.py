"""The page on which a lesson is shown: the wall for the class, or with a second screen the teacher's desk."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, cast

from PySide6.QtCore import QCoreApplication, QRect, Qt
from PySide6.QtGui import QCloseEvent, QGuiApplication, QHideEvent, QKeyEvent, QResizeEvent, QScreen
from PySide6.QtWidgets import QWidget

from app.tabletop.lesson.plan import ClassGame, LessonWords
from app.tabletop.lesson.screen import LessonScreen
from app.ui.pages.page import Page
from app.ui.services import Services
from app.widgets.later import soon
from app.widgets.sheets.dialog import QuestionDialog


def second_place(here: QRect, screens: Iterable[QRect], wall: QRect | None) -> QRect | None:
    """Where the class sees the wall while the teacher sits at another screen; None where there is none.

    here: the teacher's screen; what shows the same picture is no second one. wall: where it is now, if it is
    anywhere: it stays there as long as it can."""
    others = [one for one in screens if not one.intersects(here)]
    return wall if wall in others else next(iter(others), None)


class WallWindow(QWidget):
    """The wall on a screen of its own. Closed, the wall comes back to the page.

    The keyboard stays at the desk, where words are typed; if a desktop gives it to the newest window all the
    same, what is typed is passed on."""

    def __init__(self, page: WallPage, place: QRect) -> None:
        super().__init__(None, Qt.WindowType.Window | Qt.WindowType.WindowDoesNotAcceptFocus)
        self.setWindowTitle("Slovohrátky")
        self.setAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating)
        self.setAttribute(Qt.WidgetAttribute.WA_QuitOnClose, False)
        self._page = page
        self.wall: QWidget | None = None
        self.place = place
        self.fill(place)

    def fill(self, place: QRect) -> None:
        """Be on that screen; it fills it once it is shown."""
        self.place = place
        shown = self.isVisible()
        if shown:
            self.setWindowState(Qt.WindowState.WindowNoState)
        self.setGeometry(place)
        self.setWindowState(Qt.WindowState.WindowFullScreen)

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
    ) -> None:
        super().__init__()
        self._services = services
        self._was_full: bool | None = None
        self._other: WallWindow | None = None
        self._is_on = self._covered = False
        self.screen_of: LessonScreen = game.screen(prepared, words, services.sounds, self)
        self.screen_of.left.connect(self.go_back)
        self.screen_of.wall.setParent(self)
        self.screen_of.desk.setParent(self)
        app = cast("QGuiApplication", QGuiApplication.instance())
        app.screenAdded.connect(self._screen_added)
        app.screenRemoved.connect(self._screens_changed)
        for one in QGuiApplication.screens():
            one.geometryChanged.connect(self._screens_changed)

    def enter(self) -> None:
        """Fill the screen, or go apart where there are two."""
        window = self.window()
        self._covered = False
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
        screens = [one.geometry() for one in QGuiApplication.screens()]
        return second_place(self.window().screen().geometry(), screens, self.wall_place)

    @property
    def wall_place(self) -> QRect | None:
        """The screen that the wall has for itself, None while it is the page."""
        return None if self._other is None else self._other.place

    def _screen_added(self, screen: QScreen) -> None:
        screen.geometryChanged.connect(self._screens_changed)
        self._screens_changed(screen)

    def _screens_changed(self, _: QScreen | QRect) -> None:
        soon(self, self.follow_screens)

    def follow_screens(self) -> None:
        """A screen was plugged in, pulled out or shows another one's picture: what only the teacher may see
        must not be seen, and the lesson waits for a press."""
        place, window = self.other_screen(), self.window()
        if not self._is_on or place == self.wall_place:
            return
        self.screen_of.halt()
        if place is None:
            self.join_screens()
            window.showFullScreen()
        elif self._other is not None:
            self._other.fill(place)
        else:
            if not self._was_full:
                window.showNormal()
            self.part_screens(place)
        if not self._covered:
            self.screen_of.keyboard().setFocus()

    def part_screens(self, place: QRect) -> None:
        """The wall there, the desk here."""
        self._other = WallWindow(self, place)
        self.destroyed.connect(self._other.deleteLater)
        self._other.hold(self.screen_of.wall)
        self.screen_of.set_apart(True)
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
            self if self.isVisible() else self.window(),
            self.tr("End the lesson?"),
            self.tr("Words and points of this lesson are not kept."),
            self.tr("End the lesson"),
            self.tr("Go on"),
            then,
            danger=True,
        )

    def interrupt(self) -> None:
        """Another page lies over it: the lesson waits, and so does the wall on its own screen."""
        self._covered = True
        self.screen_of.halt()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape is the page's own: else the window would put off the projector's look in mid-lesson."""
        if self.screen_of.press(event):
            return
        if event.key() != Qt.Key.Key_Escape:
            super().keyPressEvent(event)
        elif not event.isAutoRepeat():
            self.go_back()

    def hideEvent(self, event: QHideEvent) -> None:
        """Left: the window is as it was, and the other screen is free. Not where it only waits, below another
        page or with the window made small."""
        if not self._is_on:
            return
        self.screen_of.halt()
        if self._covered or event.spontaneous():
            return
        self._is_on = False
        window = self.window()
        if self._other is not None:
            other, self._other = self._other, None
            self.screen_of.wall.setParent(self)
            other.close()
            other.deleteLater()
        elif not self._was_full and window.isFullScreen():
            window.showNormal()
