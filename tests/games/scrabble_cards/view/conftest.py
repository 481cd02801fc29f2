"""Fixtures for the screen of Scrabble karty."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from app.widgets.look import theme
from tests.games.scrabble_cards.view.table import Sit, Sitting


@pytest.fixture
def sit(qtbot: QtBot) -> Iterator[Sit]:
    """Tables without motion."""
    theme.install(theme.Theme("light", reduced_motion=True))

    def make(*hands: str, **more: object) -> Sitting:
        sitting = Sitting(*hands, **more)  # type: ignore[arg-type]
        qtbot.addWidget(sitting.view, before_close_func=lambda _: sitting.controller.leave())
        sitting.view.resize(1200, 740)
        sitting.view.show()
        sitting.start()
        return sitting

    yield make
    theme.install(theme.Theme("light"))
