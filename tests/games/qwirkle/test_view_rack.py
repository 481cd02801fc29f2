"""The rack in its owner's order, messages that go, and a shown move that is laid at once."""

from __future__ import annotations

import json

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from app.games.qwirkle.model import Lay
from app.games.qwirkle.screen import tile
from app.games.qwirkle.screen.names import tile_name
from app.tabletop import note as view_note
from app.tabletop.context import Notes
from tests.games.qwirkle.table import Driver, Sit, drag, first_fit, keys

OPENED_BY_ZERO = 3
"""A game whose opener is seat 0."""


def names(driver: Driver) -> list[str]:
    """What lies on the rack, as it is seen."""
    return [slot.toolTip() for slot in driver.view.table.rack.slots]


def over(driver: Driver, slot: int, target: int) -> QPointF:
    """The middle of a place of the rack, in the rack's coordinates."""
    rack = driver.view.table.rack
    return QPointF(rack.slots[target].mapTo(rack, QPoint())) + rack.slots[target].face().center()


@pytest.mark.parametrize(("slot", "target"), [(0, 3), (5, 1), (2, 2), (4, 5)])
def test_a_tile_dragged_along_the_rack_is_inserted(sit: Sit, slot: int, target: int) -> None:
    driver = sit()
    view = driver.view
    wanted = names(driver)
    wanted.insert(target, wanted.pop(slot))
    drag(view, slot, view.table.rack, over(driver, slot, target))
    assert names(driver) == wanted
    assert [tile_name(one) for one in view.hand.draft.slots if one is not None] == wanted


def test_the_others_make_room_while_a_tile_is_held_over_the_rack(sit: Sit) -> None:
    driver = sit()
    rack = driver.view.table.rack
    before = names(driver)
    button = rack.slots[0]
    QTest.mousePress(button, Qt.MouseButton.LeftButton, pos=button.face().center().toPoint())
    spot = button.mapFrom(rack, over(driver, 0, 2).toPoint())
    QTest.mouseMove(button, spot)
    assert [slot.held.away for slot in rack.slots] == [False, False, True, False, False, False]
    assert names(driver)[:2] == before[1:3]
    QTest.mouseRelease(button, Qt.MouseButton.LeftButton, pos=spot)
    assert not any(slot.held.away for slot in rack.slots)


def test_a_draft_stays_where_it_lies_when_the_rack_is_put_in_order(sit: Sit) -> None:
    driver = sit()
    view = driver.view
    slot, place = first_fit(driver)
    view.hand.place(slot, place)
    view.hand.refresh()
    before = view.hand.draft.move()
    other = next(one for one in view.hand.draft.in_rack() if one != slot)
    drag(view, other, view.table.rack, over(driver, other, slot))
    assert view.hand.draft.move() == before


def test_the_order_survives_that_the_game_is_put_aside(sit: Sit) -> None:
    kept: dict[str, object] = {}
    driver = sit(notes=Notes(keep=kept.update))
    drag(driver.view, 0, driver.view.table.rack, over(driver, 0, 3))
    left = names(driver)
    written = json.loads(json.dumps(kept))
    assert names(sit(notes=Notes(written))) == left != names(sit())


def test_the_chosen_tile_moves_along_the_rack_by_keys(sit: Sit) -> None:
    driver = sit()
    wanted = names(driver)
    wanted.insert(2, wanted.pop(0))
    keys(driver.view, Qt.Key.Key_1, Qt.Key.Key_Period, Qt.Key.Key_Period)
    assert names(driver) == wanted
    keys(driver.view, Qt.Key.Key_Comma, Qt.Key.Key_Comma, Qt.Key.Key_Comma)
    assert driver.view.hand.chosen == 0


def shown_move(driver: Driver) -> Lay:
    """Have the best move shown on the table."""
    adviser = driver.view.adviser
    adviser.hint()
    adviser.hint()
    assert driver.view.table.sheet.placed.ghosts
    return Lay(tuple((item.key, item.cell) for item in driver.view.table.sheet.placed.ghosts))


@pytest.mark.parametrize("how", ["key", "click", "button"])
def test_a_shown_move_is_laid_at_once(sit: Sit, how: str) -> None:
    driver = sit()
    view = driver.view
    move = shown_move(driver)
    if how == "key":
        keys(view, Qt.Key.Key_Return)
    elif how == "button":
        assert view.table.side.confirm.isEnabled() and not view.table.side.why.text()
        view.table.side.confirm.click()
    else:
        board = view.table.sheet
        spot = board.camera.rect(move.placements[-1][1]).center().toPoint()
        QTest.mouseClick(board.viewport(), Qt.MouseButton.LeftButton, pos=spot)
    assert set(view.hand.draft.placements()) == set(move.placements)
    assert view.table.sheet.placed.ghosts == [] and driver.moves == []
    keys(view, Qt.Key.Key_Return)
    assert [set(one.placements) for one in driver.moves] == [set(move.placements)]


def test_enter_means_the_shown_move_and_no_tile_chosen_before(sit: Sit) -> None:
    driver = sit()
    keys(driver.view, Qt.Key.Key_1, Qt.Key.Key_Right, Qt.Key.Key_Right)
    assert driver.view.hand.chosen == 0
    move = shown_move(driver)
    keys(driver.view, Qt.Key.Key_Return)
    assert set(driver.view.hand.draft.placements()) == set(move.placements)


def test_escape_gives_the_shown_move_up(sit: Sit) -> None:
    driver = sit()
    shown_move(driver)
    keys(driver.view, Qt.Key.Key_Escape)
    assert not driver.view.table.side.confirm.isEnabled()
    assert not driver.view.table.sheet.placed.ghosts
    assert not driver.view.table.message.message()


def refuse(driver: Driver) -> None:
    """Confirm with nothing laid."""
    keys(driver.view, Qt.Key.Key_Return)
    assert driver.view.table.message.message()


def test_a_refusal_goes_by_itself(sit: Sit, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(view_note, "READING_MS", 50)
    monkeypatch.setattr(view_note, "LETTER_MS", 0)
    driver = sit()
    refuse(driver)
    qtbot.waitUntil(lambda: driver.view.table.message.isHidden())


def test_a_refusal_goes_when_something_else_is_done(sit: Sit) -> None:
    driver = sit()
    refuse(driver)
    keys(driver.view, Qt.Key.Key_A)
    assert driver.view.table.message.isHidden()
    refuse(driver)
    keys(driver.view, Qt.Key.Key_2)
    assert driver.view.table.message.isHidden()


def test_a_key_that_commands_with_control_at_other_tables_does_so_here(sit: Sit) -> None:
    driver = sit()
    before = names(driver)
    QTest.keyClick(driver.view.table.sheet, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    assert names(driver) != before and sorted(names(driver)) == sorted(before)


@pytest.mark.parametrize("end", [Qt.Key.Key_T, Qt.Key.Key_A, Qt.Key.Key_Escape])
def test_what_was_said_of_a_trade_goes_with_it(sit: Sit, end: Qt.Key) -> None:  # RULES QW8
    driver = sit()
    keys(driver.view, Qt.Key.Key_T)
    assert driver.view.hand.exchanging and driver.view.table.message.message()
    keys(driver.view, end)
    assert not driver.view.hand.exchanging
    assert driver.view.table.message.isHidden()


def test_what_holds_for_the_turn_is_seen_again_after_a_refusal(sit: Sit) -> None:  # RULES QW3
    driver = sit(turns=0, seed=OPENED_BY_ZERO)
    message = driver.view.table.message
    told = message.message()
    assert told
    refuse(driver)
    assert message.message() != told
    keys(driver.view, Qt.Key.Key_A)
    assert message.message() == told and message.isVisible()


def test_a_message_lets_the_mouse_through(sit: Sit) -> None:
    driver = sit()
    driver.view.table.say("info", "A sentence.")
    message = driver.view.table.message
    spot = message.geometry().center()
    assert driver.view.table.sheet.childAt(spot) is driver.view.table.sheet.viewport()


def test_the_legend_tells_letters_and_signs_while_they_are_on(sit: Sit) -> None:
    table = sit().view.table
    assert table.legend.isHidden()
    table.letters.toggle.toggle()
    assert table.legend.isVisible()
    for letter, sign in zip(tile.letters(), tile.sign_names(), strict=True):
        assert f"{letter}: {sign}" in table.legend.accessibleDescription()
    for other in (table.rack, table.zoom, table.letters, table.map):
        assert not table.legend.geometry().intersects(other.geometry())
