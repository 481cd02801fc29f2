"""Somebody who plays whole games in the window of the program, by mouse or by keys alone.

They look at what the screen shows and answer with events of the system's window only, so that whatever holds
events back or takes them holds and takes theirs, too. Every game has its own robot.
"""

from __future__ import annotations

import argparse
import contextlib
import os
import sys
import tempfile
import time
from collections.abc import Callable, Collection, Iterator
from pathlib import Path
from typing import Any, Protocol, TypeAlias

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt, QtMsgType, qInstallMessageHandler
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from app.engine.rules import Json, Seat
from app.widgets.controls.buttons import PaperButton
from app.widgets.look import theme as themes
from app.widgets.sheets.dialog import PaperDialog
from app.widgets.sheets.fresh_press import FIRM_QUIET_MS, QUIET_MS, REST_MS, FreshPress

CONTROL, NONE = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.NoModifier
LEFT = Qt.MouseButton.LeftButton
TOO_LONG_S = 60.0


class Stuck(AssertionError):
    """Nothing that is done at the screen leads on."""


def spin(seconds: float = 0.01) -> None:
    """Let the program run."""
    QTest.qWait(round(seconds * 1000))


def until(true: Callable[[], object], what: str, seconds: float = TOO_LONG_S) -> None:
    """Raises Stuck."""
    end = time.monotonic() + seconds
    while not true():
        if time.monotonic() > end:
            raise Stuck(what)
        spin()


class Hands:
    """Events of the system's window; `rest` before what may just have come up is answered.

    The watch over fresh presses has a clock that goes on by itself and jumps when the hands rest."""

    def __init__(self, window: QWidget) -> None:
        self.window = window
        self._rested = 0
        watch = FreshPress.of(window)
        clock = watch.now
        watch.now = lambda: clock() + self._rested

    @property
    def _handle(self) -> Any:
        return self.window.windowHandle()

    def at(self, widget: QWidget, spot: QPoint | None = None) -> QPoint:
        """A point of a widget, its middle if none is given, in the window."""
        return widget.mapTo(self.window, widget.rect().center() if spot is None else spot)

    def click(self, widget: QWidget, spot: QPoint | None = None) -> None:
        """Press and let go there, whatever lies on top."""
        QTest.mouseClick(self._handle, LEFT, NONE, self.at(widget, spot))
        spin()

    def double(self, point: QPoint) -> None:
        """Twice, as the system tells it: the second press is a double one; the other cards move up."""
        QTest.mouseDClick(self._handle, LEFT, NONE, point)
        spin(0.1)

    def drag(self, start: QPoint, end: QPoint) -> None:
        """From one point to another."""
        QTest.mousePress(self._handle, LEFT, NONE, start)
        for share in (0.1, 0.5, 0.9, 1.0):
            QTest.mouseMove(self._handle, start + (QPointF(end - start) * share).toPoint())
            spin(0.0)
        QTest.mouseRelease(self._handle, LEFT, NONE, end)
        spin()

    def key(self, key: Qt.Key, modifiers: Qt.KeyboardModifier = NONE, text: str = "") -> None:
        """To whoever has the keyboard."""
        for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
            QApplication.sendEvent(self._handle, QKeyEvent(kind, key, modifiers, text))
        spin()

    def write(self, text: str) -> None:
        """Letter by letter."""
        for letter in text:
            self.key(Qt.Key(0), text=letter)

    def rest(self) -> None:
        """Until a press is a fresh one (`want_fresh_press`)."""
        self._rested += max(REST_MS, QUIET_MS, FIRM_QUIET_MS) + 60
        spin()


class Player(Protocol):
    """What a robot does by itself: look, and do the next thing."""

    def moment(self) -> object:
        """Another one each time that the game has gone on."""

    def step(self) -> None:
        """Do what the screen asks for; nothing where it asks for nothing yet."""

    def ended(self) -> bool:
        """Whether the sheet of the end is shown."""


Photograph: TypeAlias = Callable[[str], None] | None


class Chair:
    """A robot's place at the window. by: ``mouse`` or ``keys``. photograph: None for no pictures.

    done: what has been done how often. over: the position at the end.
    """

    def __init__(self, window: Any, by: str, photograph: Photograph) -> None:
        self.window, self.hands, self.by = window, Hands(window), by
        self._photograph = photograph
        self.done: dict[str, int] = {}
        self.over: Any = None

    @property
    def page(self) -> Any:
        return self.window.stack.current

    @property
    def view(self) -> Any:
        return self.page.view

    def photograph(self, what: str) -> None:
        """Take a picture, where any are wanted."""
        if self._photograph is not None:
            self._photograph(what)

    def linger(self, seconds: float) -> None:
        """Until what comes up has come to rest in the picture that is taken of it."""
        if self._photograph is not None:
            spin(seconds)

    def note(self, what: str, *, first: bool = True) -> None:
        """Something was done; photographed the first time."""
        self.done[what] = self.done.get(what, 0) + 1
        if os.environ.get("ROBOT_TELLS"):
            print(round(time.process_time(), 1), what, self.done[what], file=sys.stderr, flush=True)
        if first and self.done[what] == 1:
            self.photograph(what)

    def play(self, player: Player) -> None:
        """To the sheet of the end."""
        moment, since = None, time.monotonic()
        while not player.ended():
            now = player.moment()
            if now != moment:
                moment, since = now, time.monotonic()
            elif time.monotonic() - since > TOO_LONG_S:
                raise Stuck(str(moment))
            player.step()
        self.linger(1.2)
        self.over = self.view.seen
        self.photograph("end")

    def press(self, button: QWidget) -> None:
        """A button of something that has come up."""
        self.hands.rest()
        if not button.isVisible():
            return
        if self.by == "mouse":
            self.hands.click(button)
        else:
            self.hands.key(Qt.Key.Key_Return, text="\r")
        spin(0.05)

    def comes_between(self) -> bool:
        """A curtain or a question has come, and been answered."""
        if self.page.curtain.isVisible():
            self.note("curtain")
            self.press(self.page.curtain.findChildren(PaperButton)[0])
            return True
        dialog = self.dialog()
        if dialog is not None:
            self.note("question")
            buttons = [dialog.buttons.itemAt(at).widget() for at in range(dialog.buttons.count())]
            self.press([one for one in buttons if one is not None][-1])
        return dialog is not None

    def dialog(self) -> PaperDialog | None:
        """The one that is open."""
        return next((one for one in self.window.findChildren(PaperDialog) if one.isVisible()), None)


ANIMALS = (1, 2, 3, 1, 2, 1, 2)


def seats_of(number: int) -> list[Seat]:
    """One person and animals of low levels."""
    return [Seat("Žofie"), *(Seat("", "ai", ANIMALS[at]) for at in range(number - 1))]


@contextlib.contextmanager
def window_of(language: str, theme: str, size: tuple[int, int]) -> Iterator[tuple[Any, Any]]:
    """The window of the program with its services; afterwards nothing of them is left in the application."""
    from app.ui.startup import make_services
    from app.ui.window.main_window import MainWindow

    services = make_services(language=language, theme=theme)
    services.theme.set_reduced_motion(True)
    window = MainWindow(services)
    try:
        window.resize(*size)
        window.show()
        until(lambda: window.windowHandle() is not None and window.windowHandle().isExposed(), "the window")
        window.resize(*size)
        spin(0.3)
        yield window, services
    finally:
        window.close()
        services.translation.withdraw()
        window.deleteLater()
        spin(0.1)
        themes.install(themes.Theme("light"))


def people_among(number: int, people: int) -> list[Seat]:
    """So many people, and animals."""
    seats = seats_of(number)
    for at in range(1, people):
        seats[at] = Seat(("Ondra", "Babi", "Táta")[at - 1])
    return seats


Play: TypeAlias = Callable[[Any, Any, str, Photograph, Json, int], Chair]
"""window, services, by, photograph, options, seats → the place of whoever has played."""


def run(game: str, play: Play, numbers: Collection[str] = ()) -> int:
    """Play one game by the options of the command line; tell what was done and what went wrong.

    numbers: options whose values are no texts.
    """
    parser = argparse.ArgumentParser()
    parser.add_argument("by", choices=("mouse", "keys"))
    parser.add_argument("seats", type=int)
    parser.add_argument("--size", default="1024x640")
    parser.add_argument("--language", default="cs")
    parser.add_argument("--theme", default="light")
    parser.add_argument("--seed", type=int)
    parser.add_argument("--option", action="append", default=[])
    parser.add_argument("--people", type=int, default=1)
    parser.add_argument("--into", type=Path)
    asked = parser.parse_args()
    wide, high = map(int, asked.size.split("x"))
    options: Json = dict(one.split("=") for one in asked.option)
    options.update({name: int(options[name]) for name in numbers if name in options})
    with tempfile.TemporaryDirectory() as home:
        os.environ["SLOVOHRATKY_HOME"] = home
        application = QApplication(sys.argv)
        failures: list[str] = []
        sys.excepthook = lambda kind, value, trace: (
            failures.append(repr(value)),
            sys.__excepthook__(kind, value, trace),
        )[0]

        def heard(kind: QtMsgType, context: object, text: str) -> None:
            failures.append(text)
            print(text, file=sys.stderr, flush=True)

        qInstallMessageHandler(heard)
        with window_of(asked.language, asked.theme, (wide, high)) as (window, services):
            name = "-".join(
                (asked.by, str(asked.seats), asked.size, asked.language, asked.theme, *asked.option)
            )

            def photograph(what: str) -> None:
                if asked.into is not None:
                    asked.into.mkdir(parents=True, exist_ok=True)
                    window.grab().save(str(asked.into / f"{name}-{what}.png"))

            seats = people_among(asked.seats, asked.people)
            window.games.start(game, seats, options, seed=asked.seed)
            spin(0.3)
            started = time.monotonic()
            try:
                chair = play(window, services, asked.by, photograph, options, asked.seats)
            except BaseException:
                photograph("failed")
                raise
            print(name, round(time.monotonic() - started, 1), chair.done, failures, flush=True)
    application.quit()
    return 1 if failures else 0
