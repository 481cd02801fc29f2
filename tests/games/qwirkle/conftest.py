"""Fixtures for the table of Qwirkle."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from app.widgets.look import theme
from tests.games.qwirkle.table import Driver, Sit, sit_down


@pytest.fixture
def sit(qtbot: QtBot) -> Iterator[Sit]:
    """Tables without motion."""
    theme.install(theme.Theme("light", reduced_motion=True))
    opened: list[Driver] = []

    def make(turns: int = 9, **more: object) -> Driver:
        driver = sit_down(turns, **more)  # type: ignore[arg-type]
        qtbot.addWidget(driver.view, before_close_func=lambda _: driver.controller.leave())
        driver.view.resize(1200, 740)
        driver.view.show()
        driver.start()
        opened.append(driver)
        return driver

    yield make
    theme.install(theme.Theme("light"))
