"""What of the endless table is seen while a word is laid."""

from __future__ import annotations

from PySide6.QtCore import QPointF, Qt
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
    assert camera.shows(bounds([(0, 0), (0, 8)]), sitting.view.table.sheet.mover.aim)
    mover = sitting.view.table.sheet.mover
    mover.pan_by(QPointF(0, -260))
    put = mover.aim
    assert not camera.shows(bounds([(0, 0)]))
    sitting.view.hand.choose(sitting.view.hand.draft.in_rack()[0])
    assert mover.aim == put  # a hand has put it there, and no other card lies


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
    table.sheet.mover.pan_by(QPointF(end - camera.rect((8, 0)).right() - 20, 0))
    slip = next(item for item in table.sheet.scene().items() if isinstance(item, Slip))
    covered = slip.area(slip.tail, slip.pos())
    assert not [cell for cell in table.sheet.placed.places() if camera.rect(cell).intersects(covered)]
    assert table.sheet.mat_rect().contains(covered)


def test_the_table_lies_still_under_a_hand_that_lays_cards(sit: Sit) -> None:
    """Also where the word that is made reaches out of sight: keys alone bring it there."""
    sitting = sit("DĚLENOX")
    mover, camera = sitting.view.table.sheet.mover, sitting.view.table.sheet.camera
    seen = camera.area(camera.room, camera.aim)
    first = int(seen.right()) - 3  # at the right edge, where the next card would lie out of sight
    put = mover.aim
    for step, slot in enumerate((0, 1, 2)):
        sitting.drag(slot, (first + step, 0))
        assert len(sitting.view.hand.draft.placed) == step + 1 and mover.aim == put
    sitting.click((first + 3, 0))
    aimed = mover.aim
    sitting.keys("eno")
    assert len(sitting.view.hand.draft.placed) == 6 and mover.aim != aimed
    assert camera.shows(bounds([(first + 5, 0)]), mover.aim)


def test_after_a_look_at_a_past_turn_the_table_is_seen_as_before(sit: Sit, qtbot: QtBot) -> None:
    sitting = sit("NAPEČEN", "", animals=1, pile="KRASOTY")
    sitting.lay("NAPEČEN", down=True)
    confirmed(sitting, qtbot)
    sitting.do(1, Pass())
    settled(sitting, qtbot)
    mover, past = sitting.view.table.sheet.mover, sitting.view.past
    mover.pan_by(QPointF(300, 900))
    put = mover.aim
    past.point(0, go=True)
    assert mover.aim != put and mover.camera.shows(bounds([(0, 0), (0, 6)]), mover.aim)
    past.point(-1, go=False)
    assert mover.aim == put
    past.point(0, go=True)
    sitting.keys(Qt.Key.Key_Escape)
    assert mover.aim == put
    past.point(0, go=False)  # the mouse goes over the row: nothing moves
    past.point(-1, go=False)
    assert mover.aim == put
