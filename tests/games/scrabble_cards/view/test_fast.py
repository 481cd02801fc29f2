"""The fast game of Scrabble karty at the screen: the clock to the first card."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from app.games.scrabble_cards.model import Phase
from app.games.scrabble_cards.moves import Pass
from app.games.scrabble_cards.screen.panel.texts import late
from tests.games.scrabble_cards.view.table import Sit, settled


# RULES SK21
def test_the_first_card_is_told_and_the_draft_stays(sit: Sit, qtbot: QtBot) -> None:
    sitting = sit("KOČKA", limit=10)
    view = sitting.view
    assert view.table.clock.isVisible() and sitting.seen.running
    sitting.lay("KO")
    assert sitting.seen.first_at is not None
    assert len(view.hand.draft.placed) == 2 and view.table.side.confirm.isEnabled()
    view.hand.clear()
    assert sitting.seen.first_at is None and sitting.seen.phase is Phase.PLAY


# RULES SK21
def test_after_the_limit_there_is_only_the_exchange(sit: Sit, qtbot: QtBot) -> None:
    sitting = sit("KOČKA", limit=10)
    view = sitting.view
    sitting.keys(Qt.Key.Key_Right)
    sitting.do_for_table_when_time_is_up(10_000)
    qtbot.waitUntil(lambda: view.seen.phase is Phase.LATE and view.hand.on_turn)
    assert view.keys.cursor.position is None, "nothing can be typed any more"
    assert view.table.message.message() == late()
    lit = [tool.icon for tool in view.bar_tools() if tool.enabled]
    assert not {"bulb", "list"}.intersection(lit), "there is nothing to be advised but an exchange"
    sitting.keys(Qt.Key.Key_H)
    assert view.table.message.message() == late(), "a press of the key has an answer"
    sitting.keys(Qt.Key.Key_Return)
    assert view.table.message.message() == late(), "Enter too is told the reason"
    assert not view.hand.place(0, (0, 0))
    assert view.table.message.message()
    view.table.side.exchange.click()
    view.table.rack.slots[0].clicked.emit()
    view.table.side.confirm.click()
    qtbot.waitUntil(lambda: sitting.seen.turn == 1)
    assert sitting.seen.history[-1].exchanged == (1, False)


# RULES SK21
def test_the_turn_is_lost_where_the_first_card_is_taken_back_too_late(sit: Sit, qtbot: QtBot) -> None:
    sitting = sit("KOČKA", limit=10)
    view = sitting.view
    sitting.lay("KO")
    view.first.show_clock(12_000, running=False)
    view.hand.clear()
    assert sitting.seen.phase is Phase.LATE and not view.table.clock.isVisible()
    sitting.do(0, Pass())
    assert [one.kind for one in sitting.seen.history] == ["late"]


def test_while_a_clock_runs_no_move_is_taken_back_and_none_is_announced(sit: Sit, qtbot: QtBot) -> None:
    """The button, the key and the note say what the controller would do."""
    control = Qt.KeyboardModifier.ControlModifier
    for limit in (10, 0):
        sitting = sit("KOČKA", limit=limit)
        view = sitting.view
        sitting.do(0, Pass())
        sitting.do(1, Pass())
        settled(sitting, qtbot)
        qtbot.waitUntil(lambda: view.hand.on_turn)  # noqa: B023
        turns, said = len(sitting.seen.history), view.table.message.message()
        assert view.hand.on_turn and turns == 2
        assert view.tools.undo.enabled is (limit == 0)
        QTest.keyClick(view.table.sheet, Qt.Key.Key_Z, control)
        gone = len(sitting.seen.history) < turns
        assert gone is (limit == 0) and view.table.message.message() != said
        assert gone is not view.table.message.message().startswith("There is nothing to take back")
        if gone:
            assert view.tools.redo.enabled and not view.tools.undo.enabled
            QTest.keyClick(view.table.sheet, Qt.Key.Key_Y, control)
            assert len(sitting.seen.history) == turns and not view.tools.redo.enabled
