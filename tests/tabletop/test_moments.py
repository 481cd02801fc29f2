"""Great moments at any table: marks fly in their own way, a press goes on, reduced motion is still."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from app.tabletop.moment.burst import LASTS_MS, Burst
from app.tabletop.moment.ways import Flourish, bits
from app.widgets.look import motion, theme

AT = QPointF(300, 200)


@pytest.fixture
def table(qtbot: QtBot) -> Iterator[QWidget]:
    theme.install(theme.Theme("light"))
    made = QWidget()
    qtbot.addWidget(made)
    made.resize(600, 400)
    made.show()
    qtbot.waitExposed(made)
    yield made
    theme.install(theme.Theme("light"))


@pytest.mark.parametrize("way", Flourish)
def test_each_way_is_its_own_and_ends_with_nothing_to_be_seen(way: Flourish) -> None:
    others = [one for one in Flourish if one is not way]
    assert all(list(bits(way, 12, 0.4)) != list(bits(one, 12, 0.4)) for one in others)
    assert list(bits(way, 12, 0.4)) == list(bits(way, 12, 0.4)), "the same each time"
    assert all(bit.solid == 0 for bit in bits(way, 12, 1.0))


def test_a_moment_lasts_no_longer_than_it_may_and_then_what_follows_comes(
    table: QWidget, qtbot: QtBot
) -> None:
    assert LASTS_MS <= 2_400
    followed: list[bool] = []
    burst = Burst(table)
    burst.come(Flourish.RAIN, AT, then=lambda: followed.append(burst.isVisible()))
    assert burst.isVisible() and table.rect().contains(burst.geometry()) and not followed
    qtbot.waitUntil(lambda: followed == [False])


def test_no_mark_flies_over_what_is_read_and_what_lies_still_is_painted_once(table: QWidget) -> None:
    read, before = QRectF(260, 160, 80, 80), table.grab().toImage()
    pictures = []
    for still in (False, True):
        burst = Burst(table)
        burst.come(Flourish.RING, AT, clear=read, still=still)
        flight = burst.findChild(motion.Tween)
        assert flight is not None
        flight.pause()
        flight.setCurrentTime(flight.duration() // 5)
        pictures.append(table.grab().toImage())
        burst.go()
    part = read.toRect()
    assert pictures[0] != before and pictures[0].copy(part) == before.copy(part)
    assert pictures[1] == pictures[0]


def test_nothing_cuts_it_where_everything_goes_slowly(table: QWidget, qtbot: QtBot) -> None:
    """Its marks have flown to their end when what follows comes."""
    motion.Pace.choose("slow")
    try:
        burst = Burst(table)
        burst.come(Flourish.RAIN, AT)
        flight, stay = burst.findChild(motion.Tween), burst.findChild(QTimer)
        assert flight is not None and stay is not None
        assert stay.interval() >= flight.duration() > LASTS_MS
    finally:
        motion.Pace.choose("normal")


def test_a_press_goes_on(table: QWidget) -> None:
    followed: list[bool] = []
    burst = Burst(table)
    burst.come(Flourish.RING, AT, then=lambda: followed.append(True))
    QTest.keyClick(table, Qt.Key.Key_Space)
    assert followed == [True] and not burst.isVisible()
    burst.come(Flourish.RING, AT, text="WORD", then=lambda: followed.append(True))
    QTest.mouseClick(table, Qt.MouseButton.LeftButton)
    assert len(followed) == 2 and not burst.isVisible()


def test_nothing_flies_with_reduced_motion_but_the_word_is_there(table: QWidget) -> None:
    theme.install(theme.Theme("light", reduced_motion=True))
    followed: list[bool] = []
    burst = Burst(table)
    burst.come(Flourish.RING, AT, then=lambda: followed.append(True))
    assert followed and not burst.isVisible()
    burst.come(Flourish.GATHER, AT, text="WORD")
    assert burst.isVisible() and burst.accessibleName() == "WORD"
    first = burst.grab().toImage()
    QTest.qWait(0)
    assert burst.grab().toImage() == first
