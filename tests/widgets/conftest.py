"""Looks to draw in, and a window to put widgets into."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from app.ui.pages.page import Page
from app.widgets.look import theme


@pytest.fixture(params=["light", "dark", "projector"])
def look(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[theme.Theme]:
    """Every look in turn, at scale 1."""
    yield theme.install(theme.Theme(request.param))
    theme.install(theme.Theme("light"))


@pytest.fixture
def light(qapp: QApplication) -> Iterator[theme.Theme]:
    """The light look."""
    yield theme.install(theme.Theme("light"))
    theme.install(theme.Theme("light"))


Stage = Callable[..., Page]


@pytest.fixture
def stage(qtbot: QtBot) -> Stage:
    """A window with some widgets under each other and room for focus rings between them."""

    pages: list[Page] = []

    def show(*widgets: QWidget, width: int = 500, height: int = 0) -> Page:
        page = Page()
        qtbot.addWidget(page)
        # Qt deletes a window together with its last Python reference.
        pages.append(page)
        column = QVBoxLayout(page)
        column.setContentsMargins(24, 24, 24, 24)
        column.setSpacing(24)
        for widget in widgets:
            column.addWidget(widget)
        column.addStretch(1)
        page.resize(width, height or column.sizeHint().height())
        page.show()
        qtbot.waitExposed(page)
        page.activateWindow()
        qtbot.waitUntil(page.isActiveWindow)
        return page

    return show


def near(a: QColor, b: QColor, slack: int = 12) -> bool:
    """Whether two colours look the same."""
    return all(abs(x - y) <= slack for x, y in zip(a.getRgb()[:3], b.getRgb()[:3], strict=True))


def picture(widget: QWidget) -> QImage:
    """What a widget looks like now."""
    QApplication.processEvents()
    return widget.grab().toImage()


def count(image: QImage, colour: QColor, box: QRect | None = None, slack: int = 12) -> int:
    """How many pixels have a colour (transparent ones have none)."""
    area = (box or image.rect()).intersected(image.rect())
    part = image.copy(area).convertToFormat(QImage.Format.Format_RGBA8888)
    data = bytes(part.constBits())
    red, green, blue = colour.red(), colour.green(), colour.blue()
    pixels = zip(data[0::4], data[1::4], data[2::4], data[3::4], strict=True)
    return sum(
        a > 128 and abs(r - red) <= slack and abs(g - green) <= slack and abs(b - blue) <= slack
        for r, g, b, a in pixels
    )
