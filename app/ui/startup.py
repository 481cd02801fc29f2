"""From the command line to a shown window.

Only what the first picture needs is imported and read before it; sounds and the checking of the
word list come after.
"""

from __future__ import annotations

import contextlib
import gc
import json
import logging
import os
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING, Any, TypeAlias

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QSize, QTimer, Signal
from PySide6.QtWidgets import QApplication

from app import __version__
from app.paths import resource, user_config_dir, user_data_dir
from app.storage.home_lock import Hold, HomeLock
from app.storage.profiles import Profiles
from app.storage.settings import Settings
from app.ui import command_line, faces
from app.ui.services import Services
from app.ui.translation import Translation
from app.ui.window.main_window import MainWindow
from app.widgets.controls import buttons
from app.widgets.later import soon
from app.widgets.look import fonts
from app.widgets.look import theme as themes
from app.widgets.look.motion import Pace
from app.widgets.sounds import Sounds

if TYPE_CHECKING:
    from PySide6.QtGui import QIcon

    from app.ui.command_line import Wanted

log = logging.getLogger(__name__)

JSON_VARIABLE = "SLOVOHRATKY_CHECK_JSON"
"""When set, ``--check`` prints a line of JSON when the screen is ready."""
AT_REST = "rest"
"""Its value that asks for a second line, with the memory once the screen has come to rest."""
REST_MS = 1_500
"""By then everything is loaded that waits for the first picture."""
SWITCH_INTERVAL = 1e-5
"""Seconds; lets a painting thread in between a computer player's steps. It has to wait so long several
times a frame; the player loses nothing while nobody waits."""
QUICK_LEVEL = 3
"""The animal that --check plays against: the fox."""
LOG_BYTES = 200_000
STYLE = "Fusion"
"""What Qt draws the plain widgets with, everywhere; the sheet of the theme goes over it."""
LAST_WAIT_S = 1.0
"""So long, with the window gone, what is done in threads may take to end."""
STARTED = time.perf_counter()

Screen: TypeAlias = Callable[[MainWindow, Services, Callable[..., object]], object]
"""Does something with the window and calls back with what is to be told of it."""


class Application(QApplication):
    """On macOS a file that is opened in the Finder comes to it as an event.

    Signals: file_brought(object Path). What comes before anybody listens waits in `waiting`.
    """

    file_brought = Signal(object)

    def __init__(self, argv: list[str]) -> None:
        super().__init__(argv)
        self.waiting: list[Path] | None = []

    def event(self, event: QEvent) -> bool:
        if event.type() != QEvent.Type.FileOpen:
            return super().event(event)
        from PySide6.QtGui import QFileOpenEvent  # start-up time

        if isinstance(event, QFileOpenEvent) and event.file():
            path = Path(event.file())
            if self.waiting is None:
                self.file_brought.emit(path)
            else:
                self.waiting.append(path)
        return True

    def let_in(self) -> list[Path]:
        """Somebody listens from now on; what has come so far."""
        waiting, self.waiting = self.waiting or [], None
        return waiting


def main(argv: Sequence[str], measure: Screen | None = None) -> int:
    """Run the application until its window closes. Exit status 2 for bad arguments.

    measure: what ``--check`` does instead of opening a screen."""
    try:
        arguments = command_line.parse(argv)
    except command_line.BadArguments:
        print(f"slovohratky: {command_line.complaint(argv, sys.argv[0])}", file=sys.stderr)
        return 2
    if arguments.check is not None:
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    sys.setswitchinterval(SWITCH_INTERVAL)
    lock = HomeLock(user_data_dir())
    hold = lock.take()
    application = Application([sys.argv[0], "-style", STYLE])
    application.setApplicationName("Slovohratky")
    application.setApplicationDisplayName("Slovohrátky")
    application.setApplicationVersion(__version__)
    application.setDesktopFileName("slovohratky")
    if hold is Hold.THEIRS and arguments.check is None:
        from app.ui.window.hand_over import ask_holder  # start-up time: most starts are the only ones

        answer = ask_holder(lock, file=arguments.file)
        if answer:
            return 0
        hold = Hold.THEIRS if answer is False else lock.take()
    start_log(hold)
    services = make_services(language=arguments.lang, theme=arguments.theme, hold=hold, lock=lock)
    window = MainWindow(services)
    sys.excepthook = ExceptionHook(window)
    if arguments.check is not None:
        return _check(application, window, services, arguments.check, measure)
    window.show()
    _FirstPaint(window, lambda: _let_in(services, window, application, arguments))
    return _end(application.exec())


def _end(status: int) -> int:
    """The process ends, whoever still thinks in it: the interpreter could only end around them."""
    from app.ui import thread_bridge  # start-up time

    if not thread_bridge.close_all(LAST_WAIT_S):
        log.warning("a thread did not end")
        logging.shutdown()
        os._exit(status)
    return status


def _let_in(services: Services, window: MainWindow, application: Application, asked: Wanted) -> None:
    """With the first picture on the screen: the rest of the window, then what somebody wants to see in it."""
    _settle(services, window)
    application.file_brought.connect(lambda path: window.games.copies.open(path))
    for path in (*application.let_in(), *([] if asked.file is None else [asked.file])):
        window.games.copies.open(path)
    if asked.tell is not None:
        from app.ui.telling import Teller  # start-up time

        Teller(asked.tell, window)


def make_services(
    *,
    language: str | None = None,
    theme: str | None = None,
    hold: Hold = Hold.OURS,
    lock: HomeLock | None = None,
) -> Services:
    """Read the user's files and the lexicon; arguments override the settings for this run.

    hold: whether the files may be written."""
    guest = hold is not Hold.OURS
    settings = Settings(user_config_dir(), read_only=guest)
    preferences = settings.current
    translation = Translation(QCoreApplication.instance())
    translation.set_choice(language or preferences.language)
    fonts.load(fonts.FIRST)
    look = themes.Theme(
        theme or preferences.theme,
        text_size=preferences.text_size / 100,
        reduced_motion=preferences.motion == "reduced",
        high_contrast=preferences.contrast == "high",
    )
    themes.install(look)
    Pace.choose(preferences.pace)
    sounds = Sounds()
    sounds.set_effects(preferences.effects)
    sounds.set_timer(preferences.timer)
    sounds.set_volume(preferences.volume / 100)
    buttons.sound_with(sounds)
    data = user_data_dir()
    return Services(
        theme=look,
        sounds=sounds,
        translation=translation,
        settings=settings,
        profiles=Profiles(data, read_only=guest),
        folder=data,
        hold=hold,
        lock=lock,
    )


def _icon() -> QIcon:
    from PySide6.QtGui import QIcon  # start-up time

    icon = QIcon()
    for size in (16, 24, 32, 48, 64, 128, 256):
        icon.addFile(str(resource("icons", f"slovohratky-{size}.png")), QSize(size, size))
    return icon


class LogFile(logging.FileHandler):
    """A log that never hurts whoever writes it: what cannot be written is lost."""

    def emit(self, record: logging.LogRecord) -> None:
        """The file is opened with the first line, and even that may fail."""
        with contextlib.suppress(OSError, ValueError):
            super().emit(record)


def start_log(hold: Hold = Hold.OURS) -> None:
    """Faults go to a small file in the user's folder; without one, or into somebody else's, nowhere."""
    path = user_data_dir() / "slovohratky.log"
    handler: logging.Handler = logging.NullHandler()
    try:
        if hold is not Hold.OURS:
            raise PermissionError(path)
        path.parent.mkdir(parents=True, exist_ok=True)
        mode = "w" if path.exists() and path.stat().st_size > LOG_BYTES else "a"
        handler = LogFile(path, mode, encoding="utf-8", delay=True)
    except OSError:
        pass
    logging.basicConfig(
        level=logging.WARNING, handlers=[handler], format="%(asctime)s %(levelname)s %(name)s: %(message)s"
    )
    logging.raiseExceptions = False


class ExceptionHook:
    """What happens to an exception nobody caught: log it, say so, go on.

    It is said once the event loop is back: in the middle of painting or measuring it would be painted and
    measured anew, and fail anew, without end."""

    def __init__(self, window: MainWindow) -> None:
        self._window = window
        self._saying = False

    def __call__(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        if issubclass(kind, KeyboardInterrupt):
            QCoreApplication.quit()
            return
        log.critical("unexpected fault", exc_info=(kind, error, trace))
        if not self._saying:
            self._saying = True
            soon(self._window, self._say)

    def _say(self) -> None:
        self._window.show_fault()
        self._saying = False


class _FirstPaint(QObject):
    """Calls back once when the home page has been painted.

    The window itself may never be: its pages cover it."""

    def __init__(self, window: MainWindow, then: Callable[[], object]) -> None:
        super().__init__(window)
        self._page, self._then = window.home, then
        self._page.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint:
            self._page.removeEventFilter(self)
            soon(self, self._then)
        return False


def _settle(services: Services, window: MainWindow) -> None:
    # What is imported here and below, the first picture does without (start-up time).
    from app.ui.allocator import GarbageCollector, return_big_blocks
    from app.ui.window.ending import EndingWish

    return_big_blocks()
    gc.freeze()
    GarbageCollector(window)
    QApplication.setWindowIcon(_icon())
    fonts.load()
    services.sounds.prepare()
    window.settle()
    wish = EndingWish(window)
    wish.asked.connect(window.close)
    wish.asked.connect(QApplication.quit)
    if services.hold is Hold.OURS and services.lock is not None:
        from app.ui.window.hand_over import StartListener, come_forward, file_of

        def answer(message: Mapping[str, Any]) -> None:
            come_forward(window, message)
            file = file_of(message)
            if file is not None:
                window.games.copies.open(file)

        StartListener(services.lock, window).called.connect(answer)


def _check(
    application: QApplication, window: MainWindow, services: Services, what: str, measure: Screen | None
) -> int:
    """Open a screen, paint it, tell and leave: the smoke test of every way to start the program."""
    window.show()
    status = {"code": 1}

    def report(**more: object) -> None:
        status["code"] = 0
        if not os.environ.get(JSON_VARIABLE):
            print(f"Slovohrátky {__version__}: {what} is ready.", flush=True)
            leave()
            return
        print(json.dumps({"ready_s": round(time.perf_counter() - STARTED, 3), **more}), flush=True)
        if os.environ[JSON_VARIABLE] != AT_REST:
            leave()
            return
        _settle(services, window)
        QTimer.singleShot(REST_MS, window, at_rest)

    def at_rest() -> None:
        print(json.dumps({"rss_mb": _rss_mb()}), flush=True)
        leave()

    def leave() -> None:
        window.close()
        application.quit()

    if measure is not None:
        measure(window, services, report)
    elif what == command_line.HOME:
        _FirstPaint(window, report)
    else:
        open_table(window, services, what, report)
    application.exec()
    return _end(status["code"])


def open_table(window: MainWindow, services: Services, game: str, ready: Callable[[], object]) -> None:
    """Open a game against the fox and call back when its table lies ready to play."""
    services.theme.set_reduced_motion(True)
    window.games.quick_game(game, QUICK_LEVEL)
    controller, face = getattr(window.stack.current, "controller", None), faces.find(game)
    if controller is None or face is None:
        return

    def look(observation: object, _events: object = None) -> None:
        move = face.opening(observation)
        if move is not None:
            soon(window, lambda: controller.submit(move))
        else:
            controller.observation_changed.disconnect(look)
            QApplication.processEvents()
            soon(window, ready)

    controller.observation_changed.connect(look)
    look(controller.observation)


def _rss_mb() -> float | None:
    """Resident memory of this process in MB (Linux), None where it cannot be told."""
    try:
        pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    except (OSError, ValueError, IndexError):
        return None
    return round(pages * os.sysconf("SC_PAGE_SIZE") / 1e6, 1)
