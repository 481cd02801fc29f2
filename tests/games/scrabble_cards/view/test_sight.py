"""What of the endless table is seen while a word is laid."""

from __future__ import annotations

from PySide6.QtCore import QPointF
from pytestqt.qtbot import QtBot

from app.games.scrabble_cards.moves import Pass
from app.tabletop.sheet.camera import bounds
from tests.games.scrabble_cards.view.table import Sit, confirmed, settled


def test_choosing_a_card_leaves_the_table_where_a_hand_has_put_it(sit: Sit, qtbot: QtBot) -> None:
    sitting = sit("NAPEČEN", animals=1)
    sitting.lay("NA")
    gaze = sitting.view.table.sheet.gaze
    gaze.pan_by(QPointF(-300, -200))
    put = gaze.aim
    sitting.view.hand.choose(2)
    sitting.view.hand.choose(2)
    assert gaze.aim == put


def test_where_a_long_word_can_go_on_is_seen(sit: Sit, qtbot: QtBot) -> None:
    sitting = sit("NAPEČEN", "", animals=1, pile="KRASOTY")
    sitting.lay("NAPEČEN", down=True)
    confirmed(sitting, qtbot)
    sitting.do(1, Pass())
    settled(sitting, qtbot)
    sitting.lay("K", (0, 7), down=True)
    camera = sitting.view.table.sheet.camera
    assert camera.shows(bounds([(0, 0), (0, 8)]), sitting.view.table.sheet.gaze.aim)
