"""A table with a sheet: nothing that floats over it hides what matters, at any size of window and text."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TypeAlias

import pytest
from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from app.tabletop.context import SeatLook, ViewContext, ViewSettings
from app.tabletop.pieces.skin import PieceShape
from app.tabletop.sheet.camera import bounds
from app.tabletop.sheet.table import SheetTable
from app.widgets.look import theme
from app.widgets.sounds import Sounds
from tests.tabletop.kit import Rectangles, row

SIZES = [((1280, 740), 1.0), ((1024, 590), 1.0), ((1024, 590), 1.5), ((1920, 1020), 1.0)]


class Part(QLabel):
    """Something of the game's, as large as it likes to be."""

    def __init__(self, wide: int, high: int, parent: QWidget) -> None:
        super().__init__(parent)
        self._size = wide, high

    def sizeHint(self) -> QSize:
        return QSize(*map(theme.current().px, self._size))

    def heightForWidth(self, width: int) -> int:
        return self.sizeHint().height()


class CardTable(SheetTable):
    """A hand of cards, a panel beside the sheet, and a card that floats over it."""

    def __init__(self, form: PieceShape, settings: ViewSettings) -> None:
        seats = (SeatLook("Žofie", "Ž"), SeatLook("Ondra", "O", "blue"))
        super().__init__("green", Rectangles(form), ViewContext(seats, Sounds(), settings))
        self.hand = Part(620, 110, self.sheet.viewport())
        self.side = Part(300, 500, self)
        self.bonus = Part(120, 60, self.sheet.viewport())
        self.furnish(self.hand, self.side, right=[self.bonus])

    def floats(self) -> list[QRect]:
        over = (self.hand, self.zoom, self.map, self.bonus, self.message)
        return [widget.geometry() for widget in over if not widget.isHidden()]


Sit: TypeAlias = Callable[..., CardTable]


@pytest.fixture
def sit(qtbot: QtBot, still: theme.Theme, form: PieceShape) -> Iterator[Sit]:
    tables: list[CardTable] = []

    def make(size: tuple[int, int] = (1280, 740), text: float = 1.0) -> CardTable:
        still.set_text_size(text)
        still.fit(*size)
        table = CardTable(form, ViewSettings())
        tables.append(table)
        qtbot.addWidget(table)
        table.resize(*size)
        table.show()
        QApplication.processEvents()
        return table

    yield make


@pytest.mark.parametrize(("size", "text"), SIZES)
def test_nothing_floats_over_the_last_turn(sit: Sit, size: tuple[int, int], text: float) -> None:
    table = sit(size, text)
    for word in (row("SLOVO"), row("NEJNEOBHOSPODAŘOVÁVATELNĚJŠÍ", (-9, 6))):
        table.sheet.placed.show({**table.sheet.placed.laid, **word})
        table.sheet.mover.follow_game(list(word)[-3:])
        table.marks.show(dict.fromkeys(list(word)[-3:], 1))
        table.say("info", "None of your cards fits. Trade some of them.")
        assert table.sheet.camera.shows(bounds(list(word)[-3:]))
        for place in list(word)[-3:]:
            cell = table.sheet.camera.rect(place)
            assert not any(QRectF(one).intersects(cell) for one in table.floats())


@pytest.mark.parametrize(("size", "text"), SIZES)
def test_hand_and_panel_lie_in_the_window_and_apart(sit: Sit, size: tuple[int, int], text: float) -> None:
    table = sit(size, text)
    mat = table.mat()
    assert table.rect().contains(table.side.geometry()) and not mat.intersects(table.side.geometry())
    parts = table.floats()
    assert all(table.sheet.mat_rect().contains(QRectF(part)) for part in parts)
    for at, part in enumerate(parts):
        assert not any(part.intersects(other) for other in parts[at + 1 :])


def test_a_message_makes_way_for_nothing_when_it_ends(sit: Sit) -> None:
    table = sit()
    free = len(table.sheet.camera.covers)
    table.say("info", "The table is cleared.", about="turn")
    assert table.message.isVisible() and len(table.sheet.camera.covers) == free + 1
    table.message.take_back("turn")
    assert not table.message.isVisible() and len(table.sheet.camera.covers) == free


def test_keys_that_nobody_wanted_are_told(sit: Sit) -> None:
    table = sit()
    heard: list[int] = []
    table.key_pressed.connect(lambda event: heard.append(event.key()))
    QTest.keyClick(table.sheet, Qt.Key.Key_H)
    assert heard == [Qt.Key.Key_H]


def test_a_message_lies_where_no_piece_does_as_long_as_there_is_such_a_place(sit: Sit) -> None:
    """Also old pieces, which nothing marks: whoever reads on wants to see the words."""
    table = sit()
    sheet = table.sheet
    sheet.placed.show({(x, y): "P" for x in range(-2, 3) for y in range(4)})
    bottom = bounds([(x, y) for x in range(-2, 3) for y in range(4)])
    sheet.mover.travel(sheet.camera.cell, bottom.center() - QPointF(0, 1.2), at_once=True)
    table.say("refused", "That does not go, for a reason that takes some words to tell.", ms=9000)
    over = QRectF(table.message.geometry())
    assert not any(sheet.camera.rect(place).intersects(over) for place in sheet.placed.places())
