"""The shaker: held, let go, skipped, calm; and the arithmetic of its dice."""

from __future__ import annotations

import math
import time
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QQuaternion, QVector3D
from PySide6.QtTest import QTest

from app.engine.rules import Seat
from app.games.boggle.dice import DICE
from app.games.boggle.model import Phase
from app.games.boggle.screen.shaker import dice3d
from app.games.boggle.screen.shaker.physics import DiePlace, Tumble
from app.games.boggle.screen.shaker.shaker import ShakerStage
from app.widgets.look import theme
from app.widgets.sheets.toast import Banner
from tests.games.boggle.table import GRID, TableForTests

quaternions = st.tuples(*(st.floats(-1, 1) for _ in range(4))).filter(lambda q: math.hypot(*q) > 0.01)


@pytest.fixture
def lively(qtbot: Any, monkeypatch: pytest.MonkeyPatch) -> TableForTests:
    return TableForTests(qtbot, monkeypatch, reduced=False)


def test_a_die_laid_down_shows_its_side_turned_as_told() -> None:
    for side in range(6):
        for turn in range(4):
            lying = dice3d.laid(side, turn)
            heights = [lying.rotatedVector(QVector3D(*axes[2])).z() for axes in dice3d.SIDES]
            assert heights[side] == pytest.approx(1, abs=1e-5)
            right = lying.rotatedVector(QVector3D(*dice3d.SIDES[side][0]))
            assert right.x() == pytest.approx(math.cos(turn * math.pi / 2), abs=1e-5)
            assert right.y() == pytest.approx(math.sin(turn * math.pi / 2), abs=1e-5)


@given(quaternions)
def test_a_die_comes_to_lie_flat(q: tuple[float, float, float, float]) -> None:
    lying = dice3d.flattened(QQuaternion(*q).normalized(), 1.0)
    assert max(map(abs, dice3d.matrix(lying)[2::3])) == pytest.approx(1, abs=1e-4)


@given(st.integers(0, 1000), st.floats(0, 230), st.floats(-60, 60))
def test_dice_stay_in_the_box_however_it_is_shaken(seed: int, hard: float, twist: float) -> None:
    tumble = Tumble(2.47, seed=seed)
    for frame in range(30):
        tumble.advance(1 / 60, (hard * math.sin(frame), hard * math.cos(frame * 0.7)), twist, 1.0)
    for body in tumble.bodies:
        assert abs(body.x) <= 2.47
        assert abs(body.y) <= 2.47
        assert 0 <= body.z <= 1.6


def test_every_die_ends_in_its_place() -> None:
    tumble = Tumble(2.47, seed=1)
    places = [DiePlace(15 - i, i % 4 - 1.5, i // 4 - 1.5, dice3d.laid(i % 6, i % 4)) for i in range(16)]
    tumble.settle(places)
    for _ in range(120):
        tumble.advance(1 / 60, (0, 0), 0, 0)
    assert tumble.settled
    for place in places:
        body = tumble.bodies[place.die]
        assert (body.x, body.y, body.z) == (place.x, place.y, 0.0)


def test_holding_the_box_shakes_and_letting_go_settles(lively: TableForTests) -> None:  # RULES BG2
    board = lively.board
    middle = board.box.tray.dome.center().toPoint()
    QTest.mousePress(board, Qt.MouseButton.LeftButton, pos=middle)
    assert board.shaker.stage is ShakerStage.HELD
    for step in range(6):
        QTest.mouseMove(board, middle + QPoint(50 if step % 2 else -50, 0))
        lively.qtbot.wait(20)
    assert lively.driver.seen.phase is Phase.SHAKE
    QTest.mouseRelease(board, Qt.MouseButton.LeftButton, pos=middle)
    assert board.box.grid == GRID
    assert not board.box.readable
    assert lively.driver.ready == 0
    lively.qtbot.waitUntil(lambda: lively.driver.ready == 1, timeout=5000)
    assert board.box.readable
    assert lively.driver.seen.phase is Phase.PLAY


def test_space_shakes_while_it_is_held(lively: TableForTests) -> None:
    QTest.keyPress(lively.strip.shake, Qt.Key.Key_Space)
    assert lively.board.shaker.stage is ShakerStage.HELD
    QTest.keyRelease(lively.strip.shake, Qt.Key.Key_Space)
    assert lively.board.shaker.stage is ShakerStage.LOOSE


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Escape])
def test_falling_dice_can_be_skipped_by_key(lively: TableForTests, key: Qt.Key) -> None:
    QTest.mouseClick(lively.strip.shake, Qt.MouseButton.LeftButton)
    assert lively.board.shaker.running
    QTest.keyClick(lively.table, key)
    assert not lively.board.shaker.running
    lively.qtbot.waitUntil(lambda: lively.driver.ready == 1, timeout=5000)
    assert lively.board.box.readable


def test_falling_dice_can_be_skipped_by_a_click(lively: TableForTests) -> None:
    QTest.mouseClick(lively.strip.shake, Qt.MouseButton.LeftButton)
    QTest.mouseClick(lively.board, Qt.MouseButton.LeftButton, pos=lively.point(5))
    assert lively.board.box.readable


def test_a_computer_shakes_by_itself(qtbot: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    seats = (Seat("Liška", "ai", 3), Seat("Žofie"))
    table = TableForTests(qtbot, monkeypatch, seats=seats, reduced=False)
    assert not table.strip.shake.isVisible()
    QTest.mousePress(table.board, Qt.MouseButton.LeftButton, pos=table.point(5))
    assert table.board.shaker.stage is ShakerStage.HEAP
    table.driver.do(0, {"type": "shake"})
    assert table.board.shaker.running
    begun = time.monotonic()
    table.qtbot.waitUntil(lambda: table.driver.ready == 1, timeout=6000)
    assert time.monotonic() - begun > 1.2


def test_calm_motion_shows_the_dice_at_once(qtbot: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    table = TableForTests(qtbot, monkeypatch, reduced=True)
    QTest.mouseClick(table.strip.shake, Qt.MouseButton.LeftButton)
    assert not table.board.shaker.running
    assert table.board.box.readable
    table.qtbot.waitUntil(lambda: table.driver.ready == 1, timeout=1000)


def test_dice_lie_turned_and_can_be_straightened(lively: TableForTests) -> None:
    lively.shake()
    assert not lively.board.straight
    lively.table.upright.click()
    assert lively.board.straight


def test_the_heap_shows_no_board(lively: TableForTests) -> None:
    assert lively.board.box.grid == ()
    assert not lively.board.box.readable
    assert set("".join(DICE["cs1"])) >= set(GRID) - {"X"}


def test_a_second_round_is_shaken_anew(lively: TableForTests) -> None:
    lively.shake()
    observation = lively.driver.seen
    assert observation.phase in (Phase.READY, Phase.PLAY)
    lively.board.await_shake(True, "cs1")
    assert lively.board.shaker.stage is ShakerStage.HEAP
    lively.board.shaker.hold()
    assert lively.board.shaker.stage is ShakerStage.HELD


def test_nothing_unseen_takes_the_keyboard_before_the_shake(
    qtbot: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    unshaken = TableForTests(qtbot, monkeypatch)
    shake = unshaken.strip.shake
    assert unshaken.view.keyboard() is shake
    shake.setFocus()
    for big in (True, True, False):
        unshaken.settings.update(big_picture=big)
        assert shake.isVisible() and unshaken.view.focusWidget() is shake, "the strip moves, not the keyboard"
    unshaken.view.hide()
    assert unshaken.view.keyboard() is shake, "of a page that is only coming in, too"


@pytest.mark.parametrize("text_size", [1.0, 1.5])
@pytest.mark.parametrize("big", [False, True])
def test_a_notice_hides_nothing_that_is_played_with(
    qtbot: Any, monkeypatch: pytest.MonkeyPatch, big: bool, text_size: float
) -> None:
    seats = [Seat("Žofie"), *(Seat("Liška", "ai", level) for level in (1, 2, 3))]
    found = TableForTests(qtbot, monkeypatch, seats=seats)
    found.shake()
    look = theme.current()
    look.fit(1024, 640)
    look.set_text_size(text_size)
    found.settings.update(big_picture=big)
    found.view.resize(1024, 580)
    QTest.qWait(10)
    view, table = found.view, found.table
    banner = Banner(view)
    banner.hover(view, lambda: None)
    banner.show_problem("Hru nejde uložit: Na disku není místo. Běží dál v paměti.", "Zkusit znovu")
    banner.place()
    lying = QRect(banner.pos(), banner.size())
    parts = [table.strip] if big else [*table.slips[1:], table.strip, table.upright, table.side.clock]
    if not big:
        parts += [table.side.turn, table.side.end]
    for part in parts:
        assert not lying.intersects(QRect(part.mapTo(view, QPoint()), part.size())), part
    dome = found.board.box.tray.dome.toRect().translated(found.board.mapTo(view, QPoint()))
    assert not lying.intersects(dome) and view.rect().contains(lying)
    look.set_text_size(1.0)
    look.set_scale(1.0)
