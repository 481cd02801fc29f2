"""A table on which not much lies: it is cleared again and again, and what is laid beside needs room."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, TypeAlias

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from app.tabletop.context import SeatLook, ViewContext
from app.tabletop.hand.rack import Rack
from app.tabletop.pieces.skin import Position
from app.tabletop.sheet.camera import bounds
from app.tabletop.sheet.table import SheetTable
from app.tabletop.sheet.tally import LineCount
from app.widgets.look import theme
from app.widgets.sounds import Sounds
from tests.tabletop.kit import CARD, Rectangles, row
from tests.tabletop.letters import Letters, Seen, spoken

ROWS = 7


class Aside(QLabel):
    """Something that lies beside the places of a rack."""

    def sizeHint(self) -> QSize:
        return QSize(150, 80)


class SmallTable(SheetTable):
    """A hand with something beside it."""

    def __init__(self) -> None:
        seats = (SeatLook("Žofie", "Ž"), SeatLook("Ondra", "O", "blue"))
        super().__init__("green", Rectangles(CARD), ViewContext(seats, Sounds()))
        self.aside = Aside()
        skin: Any = Rectangles(CARD)
        self.rack = Rack((7,), skin, spoken, self.sheet, aside=self.aside)
        side = QLabel(self)
        self.sheet.mover.around, self.sheet.camera.rows = 1.5, ROWS
        self.furnish(self.rack, side, small=True)


Sit: TypeAlias = Callable[..., SmallTable]


@pytest.fixture
def sit(qtbot: QtBot, still: theme.Theme) -> Iterator[Sit]:
    def make(wide: int = 1280, high: int = 740) -> SmallTable:
        still.fit(wide, high)
        table = SmallTable()
        qtbot.addWidget(table)
        table.resize(wide, high)
        table.show()
        QApplication.processEvents()
        return table

    yield make


def show(table: SmallTable, word: dict[Position, str]) -> None:
    table.sheet.placed.show(dict(word))
    table.sheet.mover.keep_up(list(word))


@pytest.mark.parametrize(("wide", "high"), [(1280, 740), (1024, 580), (1920, 1020)])
def test_seven_rows_are_seen_and_room_around_what_lies(sit: Sit, wide: int, high: int) -> None:
    table = sit(wide, high)
    show(table, row("SLOVO"))
    camera = table.sheet.camera
    assert camera.area(camera.room, camera.aim).height() >= ROWS - 0.01
    assert camera.holds(bounds(row("SLOVO")), margin=2.5)


def test_the_table_comes_nearer_again_when_it_has_been_cleared(sit: Sit) -> None:
    table = sit()
    show(table, row("SLOVO"))
    near = table.sheet.camera.cell
    show(table, {**row("SLOVO"), **row("NEJNEOBHOSPODAŘOVÁVATELNĚJŠÍ", (-9, 6))})
    assert table.sheet.camera.cell < near * 0.8
    show(table, row("LES", (0, 6)))
    assert table.sheet.camera.cell == pytest.approx(near)


def test_the_small_map_is_there_only_while_something_is_out_of_sight(sit: Sit) -> None:
    table = sit()
    show(table, row("SLOVO"))
    assert table.map.isHidden()
    for _ in range(4):
        table.sheet.mover.zoom_step(1)
    table.sheet.placed.show({**row("SLOVO"), **row("LES", (30, 20))})
    assert not table.map.isHidden() and not table.map.geometry().intersects(table.rack.geometry())
    table.sheet.mover.show_all()
    assert table.map.isHidden()


def test_points_never_stand_on_the_cell_where_letters_are_typed(sit: Sit) -> None:
    table = sit()
    word = row("SLOVO")
    show(table, word)
    cell = 5, 0
    table.sheet.set_cursor(cell)
    table.tally.show([LineCount(tuple(word), "+5")])
    slip = next(item for item in table.sheet.scene().items() if type(item).__name__ == "Slip")
    assert not slip.sceneBoundingRect().intersects(table.sheet.camera.rect(cell))


def test_what_lies_beside_the_places_of_a_rack_hides_none_of_them(sit: Sit) -> None:
    for wide, high in ((1280, 740), (1024, 580)):
        table = sit(wide, high)
        rack = table.rack
        beside = table.aside.geometry()
        assert rack.rect().contains(beside)
        assert not any(slot.geometry().intersects(beside) for slot in rack.slots)
        assert not rack.sort_button.geometry().intersects(beside)


def test_what_is_laid_may_be_another_thing_than_what_is_held() -> None:
    class Blanks(Letters):
        """A * stands for B."""

        def laid(self, slot: int) -> str:
            return "B" if self.piece(slot) == "*" else self.piece(slot)

    draft = Blanks()
    draft.take_up(Seen("*ADEF"))
    draft.try_place(draft.slots.index("*"), (0, 0))
    assert draft.placements() == (("B", (0, 0)),) and draft.piece(0) == "*"


def test_what_is_lent_to_the_table_cannot_be_laid_again() -> None:
    draft = Letters()
    draft.take_up(Seen("CABDE"))
    draft.lent = {1}
    assert draft.in_rack() == [0, 2, 3, 4]
    draft.insert(0, 4)
    assert draft.lent == {0} and draft.slots[0] == "A"
