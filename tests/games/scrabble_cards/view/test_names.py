"""What a screen reader says at the table of Scrabble karty."""

from __future__ import annotations

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from tests.games.scrabble_cards.view.table import Sit


def test_cards_places_and_the_bonus_card_have_names(sit: Sit, qtbot: QtBot) -> None:
    sitting = sit("KOČKAŽ?", bonus=("g10", "x2"))
    view = sitting.view
    rack, bonus, sheet = view.table.rack, view.table.bonus, view.table.sheet
    names = [slot.accessibleName() for slot in rack.slots]
    assert all(str(place) in name for place, name in enumerate(names, 1)) and "Č" in names[2]
    assert "14" in bonus.accessibleName() and "7" in bonus.accessibleName(), "its points, for and against"
    sitting.keys(Qt.Key.Key_Right)
    before = sheet.accessibleName()
    sitting.keys(Qt.Key.Key_Space)
    assert sheet.accessibleName() != before, "the direction is told"
    sitting.keys("KO")
    lines = view.table.side.words.words
    assert lines.index(0).data(Qt.ItemDataRole.AccessibleTextRole).startswith("ko, +")
    assert view.table.side.words.list.accessibleName()


def test_what_is_marked_or_lies_on_the_table_is_told(sit: Sit, qtbot: QtBot) -> None:
    sitting = sit("KOČKAŽ?", bonus=("x2", "g01"))
    view = sitting.view
    rack, bonus = view.table.rack, view.table.bonus
    held, card = rack.slots[0].accessibleName(), bonus.accessibleName()
    view.table.side.trade.click()
    rack.slots[0].clicked.emit()
    bonus.clicked.emit()
    assert rack.slots[0].accessibleName() != held and bonus.accessibleName() != card
    view.table.side.trade.click()
    sitting.lay("K")
    assert rack.slots[0].accessibleName() != held
