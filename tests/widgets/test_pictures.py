"""Pictures that were drawn are kept, up to so much memory."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QApplication

from app.widgets.look.pictures import kept

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
