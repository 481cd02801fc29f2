"""What of the endless table is seen while a word is laid."""

from __future__ import annotations

from PySide6.QtCore import QPointF
from pytestqt.qtbot import QtBot

from app.games.scrabble_cards.moves import Pass
from app.tabletop.sheet.camera import bounds
from app.tabletop.sheet.slip import Slip
from tests.games.scrabble_cards.view.table import Sit, confirmed, settled


def test_where_a_long_word_can_go_on_is_seen_until_a_hand_moves_the_table(sit: Sit, qtbot: QtBot) -> None:
    sitting = sit("NAPEČEN", "", animals=1, pile="KRASOTY")
    sitting.lay("NAPEČEN", down=True)
    confirmed(sitting, qtbot)
    sitting.do(1, Pass())
    settled(sitting, qtbot)
    sitting.lay("K", (0, 7), down=True)
    camera = sitting.view.table.sheet.camera
    assert camera.shows(bounds([(0, 0), (0, 8)]), sitting.view.table.sheet.gaze.aim)
    gaze = sitting.view.table.sheet.gaze
    gaze.pan_by(QPointF(0, -260))
    put = gaze.aim
    assert not camera.shows(bounds([(0, 0)]))
    sitting.view.hand.choose(sitting.view.hand.draft.lying()[0])
    assert gaze.aim == put  # a hand has put it there, and no other card lies


def test_points_at_the_edge_hide_no_card(sit: Sit, qtbot: QtBot) -> None:
    # RULES SK16
    sitting = sit("DĚLENOX", animals=1, pile="REKTLU")
    sitting.lay("DĚLENO")
    confirmed(sitting, qtbot)
    sitting.do(1, Pass())
    settled(sitting, qtbot)
    sitting.lay("REK", (6, 0))
    sitting.view.panel.next_part()
    table = sitting.view.table
    camera, end = table.sheet.camera, table.sheet.mat_rect().right()
    table.sheet.gaze.pan_by(QPointF(end - camera.rect((8, 0)).right() - 20, 0))
    slip = next(item for item in table.sheet.scene().items() if isinstance(item, Slip))
    covered = slip.area(slip.tail, slip.pos())
    assert not [cell for cell in table.sheet.lying.places() if camera.rect(cell).intersects(covered)]
    assert table.sheet.mat_rect().contains(covered)
