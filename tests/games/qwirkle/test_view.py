"""The table of Qwirkle as a person uses it: mouse, keyboard, spoken names, advice, the end."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.games.qwirkle.model import Exchange, Lay
from app.games.qwirkle.screen import tile
from app.games.qwirkle.screen.names import NAMES, tile_name
from app.games.qwirkle.screen.panel.aids import unseen
from app.tabletop.advice.best import BestMovesSheet
from app.tabletop.sheet.camera import bounds
from tests.games.qwirkle.table import Driver, Sit, drag, first_fit, keys, others_play


def cell_point(driver: Driver, place: tuple[int, int]) -> QPointF:
    return driver.view.table.sheet.camera.rect(place).center()


def test_a_tile_dragged_to_its_place_is_drafted_and_can_be_picked_up_again(sit: Sit) -> None:
    driver = sit()
    view = driver.view
    slot, place = first_fit(driver)
    drag(view, slot, view.table.sheet.viewport(), cell_point(driver, place))
    assert view.hand.draft.placed == {slot: place}
    points = view.hand.draft.score()
    assert points is not None and str(points.points) in view.table.side.confirm.text()
    QTest.mouseClick(
        view.table.sheet.viewport(), Qt.MouseButton.LeftButton, pos=cell_point(driver, place).toPoint()
    )
    assert view.hand.draft.placed == {}
    assert driver.moves == []


def test_a_tile_dropped_where_it_does_not_fit_goes_home_and_the_reason_is_said(sit: Sit) -> None:
    driver = sit()
    view = driver.view
    slot, _ = first_fit(driver)
    area = view.table.sheet.mover.occupied()
    far = (int(area.right()) + 1, int(area.top()) - 2)
    view.table.sheet.mover.show_cells(area.adjusted(-3, -3, 3, 3))
    drag(view, slot, view.table.sheet.viewport(), cell_point(driver, far))
    assert view.hand.draft.placed == {}
    assert "touch" in view.table.message.message()


def test_places_light_up_for_a_chosen_tile_unless_that_is_switched_off(sit: Sit) -> None:
    driver = sit()
    slot, _ = first_fit(driver)
    driver.view.hand.choose(slot)
    assert driver.view.table.sheet.spots.places == driver.view.hand.draft.places_for(slot)
    plain = sit(aids={"places": False})
    plain.view.hand.choose(first_fit(plain)[0])
    assert plain.view.table.sheet.spots.places == []


def test_points_of_a_draft_can_be_hidden(sit: Sit) -> None:
    driver = sit(aids={"points": False})
    slot, place = first_fit(driver)
    driver.view.hand.place(slot, place)
    driver.view.hand.refresh()
    assert driver.view.table.side.confirm.isEnabled()
    assert not any(digit in driver.view.table.side.confirm.text() for digit in "0123456789")
    assert driver.view.table.tally.frames == []


def test_a_whole_move_by_keyboard(sit: Sit, qtbot: QtBot) -> None:
    driver = sit()
    view = driver.view
    slot, place = first_fit(driver)
    keys(view, Qt.Key(Qt.Key.Key_1 + slot))
    assert view.keys.cursor.position in view.hand.draft.places_for(slot)
    for _ in range(20):
        if view.keys.cursor.position == place:
            break
        keys(view, Qt.Key.Key_N)
    keys(view, Qt.Key.Key_Space)
    assert view.hand.draft.placed == {slot: place}
    keys(view, Qt.Key.Key_Backspace)
    assert view.hand.draft.placed == {}
    keys(view, Qt.Key(Qt.Key.Key_1 + slot), Qt.Key.Key_Space)
    keys(view, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: len(driver.moves) == 1)
    assert isinstance(driver.moves[0], Lay)


def test_arrows_bring_the_cursor_and_move_it_and_with_shift_the_table(sit: Sit) -> None:
    driver = sit()
    view = driver.view
    before = QPointF(view.table.sheet.camera.centre)
    QTest.keyClick(view.table.sheet, Qt.Key.Key_Right, Qt.KeyboardModifier.ShiftModifier)
    assert view.table.sheet.camera.centre.x() > before.x() and view.keys.cursor.position is None
    keys(view, Qt.Key.Key_Right)
    came = view.keys.cursor.position
    assert came is not None and view.table.sheet.camera.shows(bounds([came]), view.table.sheet.camera.aim)
    assert view.table.sheet.accessibleName(), "what lies there is said"
    keys(view, Qt.Key.Key_Right)
    assert view.keys.cursor.position == (came[0] + 1, came[1])
    keys(view, Qt.Key.Key_Escape)
    assert view.keys.cursor.position is None
    keys(view, Qt.Key(Qt.Key.Key_1 + first_fit(driver)[0]))
    cursor = view.keys.cursor.position
    assert cursor is not None
    keys(view, Qt.Key.Key_Down)
    assert view.keys.cursor.position == (cursor[0], cursor[1] + 1)


def test_plus_and_minus_zoom_and_zero_shows_everything(sit: Sit, qtbot: QtBot) -> None:
    driver = sit()
    board = driver.view.table.sheet
    before = board.camera.cell
    keys(driver.view, Qt.Key.Key_Plus)
    assert board.camera.cell > before
    keys(driver.view, Qt.Key.Key_Minus, Qt.Key.Key_Minus)
    assert board.camera.cell < before
    keys(driver.view, Qt.Key.Key_0)
    qtbot.waitUntil(lambda: board.camera.shows(board.mover.occupied()))


def test_a_trade_by_dragging_to_the_bag(sit: Sit) -> None:  # RULES QW8
    driver = sit()
    view = driver.view
    bag = view.table.side.bag
    drag(view, 1, bag, QPointF(bag.rect().center()))
    drag(view, 4, bag, QPointF(bag.rect().center()))
    assert view.hand.given == {1, 4}
    wanted = {view.hand.draft.piece(1), view.hand.draft.piece(4)}
    view.table.side.confirm.click()
    assert isinstance(driver.moves[0], Exchange) and set(driver.moves[0].tiles) == wanted


def test_spoken_names_tell_colour_shape_place_and_points(sit: Sit) -> None:
    driver = sit()
    view = driver.view
    slot, place = first_fit(driver)
    name = tile_name(view.hand.draft.piece(slot))
    assert name in view.table.rack.slots[slot].accessibleName()
    keys(view, Qt.Key(Qt.Key.Key_1 + slot))
    spoken = view.keys.cursor.describe(place)
    points = view.hand.draft.points_at(slot, place)
    assert name in spoken and f"{points} " in spoken
    assert f"column {str(place[0]).replace('-', '−')}" in spoken
    assert len({str(one) for one in NAMES}) == 36


def test_what_the_others_played_is_shown_and_counted(sit: Sit, qtbot: QtBot) -> None:
    driver = sit()
    view = driver.view
    slot, place = first_fit(driver)
    view.hand.place(slot, place)
    view.hand.refresh()
    view.table.side.confirm.click()
    qtbot.waitUntil(lambda: len(driver.moves) == 1)
    others_play(driver)
    assert not view.hand.on_turn, "first the moves of the others are shown"
    qtbot.waitUntil(lambda: view.hand.on_turn, timeout=15_000)
    assert set(view.table.sheet.placed.laid) == {where for _, where in driver.seen.table}


@pytest.mark.parametrize("how", ["space", "enter", "row", "dots"])
def test_nobody_has_to_wait_for_a_computer_player(sit: Sit, qtbot: QtBot, how: str) -> None:
    driver = sit()
    view = driver.view
    row = view.table.side.seats.rows[1]
    slot, place = first_fit(driver)
    hurried: list[bool] = []
    view.hurry_requested.connect(lambda: hurried.append(True))
    QTest.mouseClick(row, Qt.MouseButton.LeftButton)
    view.hand.place(slot, place)
    keys(view, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: len(driver.moves) == 1)
    qtbot.waitUntil(lambda: view.hand.awaits_computer)
    assert not hurried and row.toolTip() == "Liška, on turn"
    view.show_thinking(1, True)
    assert (
        row.accessibleDescription() == "Do not wait (Space)" and row.accessibleDescription() in row.toolTip()
    )
    if how == "row":
        QTest.mouseClick(row, Qt.MouseButton.LeftButton)
    elif how == "dots":
        QTest.mouseClick(row.dots, Qt.MouseButton.LeftButton)
    else:
        keys(view, Qt.Key.Key_Space if how == "space" else Qt.Key.Key_Return)
    assert hurried == [True]
    assert not view.table.message.message(), "it is no refusal"
    view.show_thinking(1, False)
    assert row.toolTip() == "Liška, on turn" and not row.accessibleDescription()


def test_a_confirmed_move_can_be_taken_back_in_practice(sit: Sit, qtbot: QtBot) -> None:
    driver = sit()
    view = driver.view
    before = driver.seen
    slot, place = first_fit(driver)
    view.hand.place(slot, place)
    view.hand.refresh()
    view.table.side.confirm.click()
    qtbot.waitUntil(lambda: len(driver.moves) == 1)
    assert view.tools.undo.enabled
    view.tools.undo.triggered.emit()
    assert driver.seen == before
    assert set(view.table.sheet.placed.laid) == {where for _, where in before.table}
    assert view.hand.on_turn


def test_a_hint_first_shows_where_to_look_and_then_the_move(sit: Sit) -> None:
    driver = sit()
    view = driver.view
    view.adviser.hint()
    assert view.table.sheet.spots.region is not None and view.table.sheet.placed.ghosts == []
    view.adviser.hint()
    assert view.table.sheet.placed.ghosts and "point" in view.table.message.message()
    view.adviser.hint()
    assert view.hand.draft.placed and view.table.sheet.placed.ghosts == []


def test_the_best_moves_of_a_past_turn_name_the_move_that_was_made(sit: Sit) -> None:
    driver = sit()
    view = driver.view
    mine = next(i for i, turn in enumerate(driver.match.record.turns) if turn.seat == 0)
    view.adviser.open_past(mine)
    sheet = view.window().findChild(BestMovesSheet)
    assert sheet is not None and sheet.list.proposals.rowCount() > 0
    assert "," in str(sheet.list.proposals.index(0).data())


def test_unseen_tiles_are_all_that_lie_neither_on_the_table_nor_in_the_hand(sit: Sit) -> None:  # RULES QW1
    seen = sit().seen
    assert sum(unseen(seen)) == seen.bag + sum(seen.hand_sizes[1:])


def test_the_end_names_the_winners_and_offers_another_game(sit: Sit, qtbot: QtBot) -> None:  # RULES QW11
    driver = sit(turns=10_000)
    view = driver.view
    result = driver.match.result
    assert result is not None and view.end.isVisible()
    name = driver.context.seats[result.winners[0]].name
    assert name in view.end.winner.headline.whole_text()
    with qtbot.waitSignal(view.play_again_requested):
        view.end.again.click()


def test_letters_of_the_colours_are_all_different() -> None:
    assert len(set(tile.letters())) == 6


def test_no_tile_of_the_hand_is_to_be_seen_by_the_whole_table(sit: Sit) -> None:
    driver = sit()
    driver.view.show_observation(driver.match.observation_for(None), [])
    names = {str(name) for name in NAMES}
    for slot in driver.view.table.rack.slots:
        assert not any(name in slot.accessibleName() for name in names)
        assert slot.toolTip() == ""


@pytest.mark.parametrize("size", [(1280, 740), (1920, 1020)])
def test_a_whole_class_reads_points_and_bag(sit: Sit, size: tuple[int, int]) -> None:
    driver = sit()
    view, settings = driver.view, driver.context.settings
    view.resize(*size)
    side, row = view.table.side, view.table.side.seats.rows[0]
    QApplication.processEvents()
    usual = row.height()
    settings.update(big_picture=True)
    QApplication.processEvents()
    assert row.height() > usual
    parts = [side.seats, side.bag, side.confirm, side.back]
    for above, below in pairwise(parts):
        assert above.geometry().bottom() < below.geometry().top()
    assert side.back.geometry().bottom() <= side.rect().bottom()
    rack, letters = view.table.rack.geometry(), view.table.letters.geometry()
    assert not rack.intersects(letters)
    settings.update(big_picture=False)
    QApplication.processEvents()
    assert row.height() == usual
