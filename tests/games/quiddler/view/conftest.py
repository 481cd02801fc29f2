"""Fixtures for the table of Quiddler."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from app.widgets.look import theme
from tests.games.driver import Driver
from tests.games.quiddler.view.table import Sit, rest, sit_down


@pytest.fixture
def sit(qtbot: QtBot) -> Iterator[Sit]:
    """Tables without motion."""
    theme.install(theme.Theme("light", reduced_motion=True))
    opened: list[Driver] = []

    def make(seats: int = 3, **more: Any) -> Driver:
        driver = sit_down(seats, **more)
        qtbot.addWidget(driver.view, before_close_func=lambda _: driver.controller.leave())
        driver.view.resize(1280, 740)
        driver.view.show()
        qtbot.waitExposed(driver.view)
        driver.start()
        rest(driver.view)
        opened.append(driver)
        return driver

    yield make
    theme.install(theme.Theme("light"))


@pytest.fixture
def driver(sit: Sit) -> Driver:
    """Three seats; four cards in hand, on turn, nothing drawn yet."""
    return sit()
