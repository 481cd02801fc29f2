"""Sheets of a game of rectangles, square and as tall as cards."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from app.tabletop.pieces.skin import PieceShape
from app.tabletop.sheet.sheet import Sheet
from app.widgets.look import theme
from tests.tabletop.kit import FORMS, Keep, Rectangles


@pytest.fixture(params=FORMS, ids=["square", "card"])
def form(request: pytest.FixtureRequest) -> PieceShape:
    """What the pieces measure."""
    return request.param


@pytest.fixture
def still(qtbot: QtBot) -> Iterator[theme.Theme]:
    """No motion."""
    yield theme.install(theme.Theme("light", reduced_motion=True))
    theme.install(theme.Theme("light"))


@pytest.fixture
def sheet(qtbot: QtBot, still: theme.Theme, form: PieceShape) -> Sheet:
    """A sheet of 900 by 600 in its window, with nothing over it."""
    made = Sheet("green", Rectangles(form))
    qtbot.addWidget(made)
    made.resize(900, 600)
    made.show()
    qtbot.waitExposed(made)
    made.mover.set_room(QRectF(20, 20, 860, 500), [], made.mat_rect())
    return made


@pytest.fixture
def keep(qtbot: QtBot) -> Iterator[Keep]:
    """Windows live until the test has ended: collected in the middle of painting they would end it."""
    kept: list[QWidget] = []

    def hold(widget: QWidget) -> None:
        kept.append(widget)
        qtbot.addWidget(widget)

    yield hold
