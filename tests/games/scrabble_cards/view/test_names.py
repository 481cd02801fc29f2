"""What a screen reader says at the table of Scrabble karty."""

from __future__ import annotations

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from app.games.scrabble_cards.model import Phase
from app.games.scrabble_cards.moves import Pass, Play
from app.tabletop.explaining.words import words_in
from tests.games.scrabble_cards.dealt import laid
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
    view.table.side.exchange.click()
    rack.slots[0].clicked.emit()
    bonus.clicked.emit()
    assert rack.slots[0].accessibleName() != held and bonus.accessibleName() != card
    view.table.side.exchange.click()
    sitting.lay("K")
    assert rack.slots[0].accessibleName() != held


def test_words_on_the_table_and_of_the_draft_can_be_asked_about(sit: Sit, qtbot: QtBot) -> None:
    sitting = sit("NAPEČEN", "PANÁCIE", bonus=("x2", "x2"))
    sitting.do(0, Pass())
    sitting.do(1, Play(laid("PANÁCI")))
    qtbot.waitUntil(lambda: sitting.seen.phase is Phase.PLAY and sitting.view.hand.on_turn, timeout=9_000)
    found = {one.word: one.laid for one in words_in(sitting.view)}
    assert found == {"panáci": True}
    sitting.lay("NE", (1, 1), down=True)
    qtbot.waitUntil(lambda: len(words_in(sitting.view)) > 1, timeout=9_000)
    drafted = [one.word for one in words_in(sitting.view) if not one.laid]
    assert drafted == ["ane"], "what is only thought about has a rule of its own (RULES SK15)"
