"""The program as a person finds it, with a home folder of its own."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from datetime import date, datetime, time

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QSize
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.paths import user_config_dir, user_data_dir
from app.storage.profiles import Profiles
from app.storage.settings import Settings
from app.ui.services import Services
from app.ui.startup import make_services
from app.ui.window.main_window import MainWindow
from app.widgets.look import theme

Open = Callable[..., MainWindow]


@pytest.fixture
def open_window(qapp: QApplication, qtbot: QtBot) -> Iterator[Open]:
    """Opens the window: in Czech, light, at 1280 by 800, unless told otherwise."""
    opened: list[tuple[MainWindow, Services]] = []

    def show(language: str = "cs", look: str = "light", size: QSize | None = None) -> MainWindow:
        services = make_services(language=language, theme=look)
        services.theme.set_reduced_motion(True)
        window = MainWindow(services)
        opened.append((window, services))
        window.resize(size or QSize(1280, 800))
        window.show()
        qtbot.waitExposed(window)
        window.activateWindow()
        qtbot.waitUntil(window.isActiveWindow)
        return window

    yield show
    for window, _ in opened:
        window.close()
        window.deleteLater()
    # Now, or every page would be written anew when the language goes.
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    for _, services in opened:
        services.translation.withdraw()  # the application outlives the test and would go on speaking Czech
        services.translation.deleteLater()
    QApplication.processEvents()
    theme.install(theme.Theme("light"))


@pytest.fixture
def window(open_window: Open) -> MainWindow:
    """The window in Czech."""
    return open_window()


@pytest.fixture
def set_day(monkeypatch: pytest.MonkeyPatch) -> Callable[[date], None]:
    """Says which day it is, at noon."""

    def say(day: date) -> None:
        noon = datetime.combine(day, time(12)).astimezone()
        monkeypatch.setattr("app.clock.source", lambda: noon)

    return say


@pytest.fixture
def family() -> Profiles:
    """Žofie, Ondra and Babi live here; Žofie plays."""
    people = Profiles(user_data_dir())
    for name in ("Žofie", "Ondra", "Babi"):
        people.add(name)
    Settings(user_config_dir()).change(player=people.people[0].id, welcomed=True)
    return people
