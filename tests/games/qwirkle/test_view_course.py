"""A confirmed move is with the game before it is counted on the screen."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from app.tabletop import phrases
from app.widgets.look import theme
from tests.games.qwirkle.table import Driver, Sit, first_fit, keys, others_play


@pytest.fixture
def drafted(sit: Sit) -> Driver:
    """A table at which things take their time, with a tile laid and not yet confirmed."""
    return draft(sit())


def draft(driver: Driver) -> Driver:
    theme.install(theme.Theme("light"))
    driver.view.hand.place(*first_fit(driver))
    driver.view.hand.refresh()
    return driver


def test_a_move_is_handed_in_at_once_and_counted_after_that(drafted: Driver, qtbot: QtBot) -> None:
    view, before = drafted.view, len(drafted.match.record.turns)
    points = drafted.seen.scores[0]
    keys(view, Qt.Key.Key_Return)
    assert len(drafted.match.record.turns) == before + 1, "a pulled plug would lose it"
    assert view.acting.running and not view.hand.on_turn
    after = drafted.seen
    qtbot.waitUntil(lambda: not view.acting.running)
    assert set(view.table.sheet.placed.laid) == {place for _, place in after.table}
    assert f"{after.scores[0]} points" in view.table.side.seats.rows[0].accessibleName()
    assert after.scores[0] > points


def test_the_screen_is_not_covered_while_others_are_being_shown(drafted: Driver, qtbot: QtBot) -> None:
    view = drafted.view
    keys(view, Qt.Key.Key_Return)
    others_play(drafted)
    covered: list[int] = []
    view.act_out([], lambda: covered.append(len(view.table.sheet.placed.laid)))
    assert not covered
    qtbot.waitUntil(lambda: bool(covered), timeout=20_000)
    assert covered == [len(drafted.seen.table)]


def test_who_moved_sees_the_points_before_the_screen_is_covered(sit: Sit, qtbot: QtBot) -> None:
    driver = sit(people=2, others=0)
    assert driver.covers == [0], "whoever is first has to be there"
    driver.controller.ready()
    view = draft(driver).view
    keys(view, Qt.Key.Key_Return)
    assert view.acting.running and driver.covers == [0]
    qtbot.waitUntil(lambda: driver.covers == [0, 1])
    after = driver.seen
    assert f"{after.scores[0]} points" in view.table.side.seats.rows[0].accessibleName()
    driver.controller.ready()
    assert not view.acting.running, "it was counted once"
    assert driver.seen.seat == 1


def test_while_turns_are_shown_nobody_is_told_that_others_are_on_turn(drafted: Driver) -> None:
    view = drafted.view
    keys(view, Qt.Key.Key_Return)
    assert view.acting.running
    hand = view.hand
    left = hand.draft.in_rack()[0]
    assert not hand.place(left, (9, 9))
    assert view.table.message.message() == phrases.still_shown()
    view.acting.skip()


def test_who_is_not_on_turn_is_told_who_is(drafted: Driver, qtbot: QtBot) -> None:
    view = drafted.view
    keys(view, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: not view.acting.running)
    hand = view.hand
    for tried in (lambda: hand.place(hand.draft.in_rack()[0], (9, 9)), hand.begin_exchange, hand.move):
        assert not tried()
        assert "Liška" in view.table.message.message()
