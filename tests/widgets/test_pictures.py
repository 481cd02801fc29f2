"""Pictures that were drawn are kept, up to so much memory."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPixmap
from PySide6.QtWidgets import QApplication

from app.widgets.look import theme
from app.widgets.look.pictures import Still, kept

HALF = 362
"""Side of a picture that takes about half a megabyte."""


@pytest.fixture
def drawn(qapp: QApplication) -> list[str]:
    return []


def test_what_was_drawn_is_not_drawn_again(drawn: list[str]) -> None:
    @kept(1)
    def draw(name: str, side: int) -> QPixmap:
        drawn.append(name)
        return QPixmap(side, side)

    assert draw("a", 10).cacheKey() == draw("a", 10).cacheKey() != draw("b", 10).cacheKey()
    draw("a", 11)
    assert drawn == ["a", "b", "a"]


def test_those_asked_for_last_are_kept_and_never_more_than_the_limit(drawn: list[str]) -> None:
    @kept(2)
    def draw(name: str, side: int = HALF) -> QPixmap:
        drawn.append(name)
        return QPixmap(side, side)

    for name in "abcadae":
        draw(name)
    assert "".join(drawn) == "abcde"
    draw("a")
    draw("b")
    assert "".join(drawn) == "abcdeb"


def test_a_picture_larger_than_the_limit_lasts_until_the_next(drawn: list[str]) -> None:
    @kept(1)
    def draw(side: int) -> QPixmap:
        drawn.append(str(side))
        return QPixmap(side, side)

    draw(2000)
    draw(2000)
    assert drawn == ["2000"]
    draw(10)
    draw(2000)
    assert drawn == ["2000", "10", "2000"]


def test_pictures_given_up_take_nothing(drawn: list[str]) -> None:
    @kept(2)
    def draw(name: str) -> QPixmap:
        drawn.append(name)
        return QPixmap(HALF, HALF)

    for name in "abcd":
        draw(name)
    draw.cache_clear()
    for name in "aefgaefg":
        draw(name)
    assert "".join(drawn) == "abcdaefg"


def test_what_lies_still_is_painted_again_only_where_something_about_it_changes() -> None:
    theme.install(theme.Theme("light"))
    still, painted = Still(), list[str]()

    def show(key: str, side: float = 10.0) -> QColor:
        def draw(painter: QPainter) -> None:
            painted.append(key)
            painter.fillRect(QRectF(0, 0, side, side), QColor(key))

        picture = QPixmap(20, 20)
        with QPainter(picture) as painter:
            still.paint(painter, QRectF(0, 0, side, side), key, draw)
        return picture.toImage().pixelColor(5, 5)

    assert [show("red"), show("red")] == [QColor("red")] * 2 and painted == ["red"]
    assert show("blue") == QColor("blue")
    show("blue", 12.0)
    theme.current().set_kind("dark")
    show("blue", 12.0)
    assert painted == ["red", "blue", "blue", "blue"]
