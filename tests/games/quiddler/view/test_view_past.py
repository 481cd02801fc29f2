"""Turns of the round shown again on the table of Quiddler."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from app.games.quiddler.model import Challenge, Draw, Observation, Phase, Play, Vote
from app.games.quiddler.screen.table.past import moments
from app.games.quiddler.screen.table.shown import ShownTable
from app.tabletop.past.moves import MovesView
from tests.games.driver import Driver
from tests.games.quiddler.view.table import Sit, rest


def play(driver: Driver, seat: int, source: str, *sizes: int, discard: int = -1) -> Observation:
    """A turn; what everybody sees after it."""
    driver.do(seat, Draw(source))
    rest(driver.view)
    words, held = [], list(driver.match.observation_for(seat).hand)
    for size in sizes:
        words.append(tuple(held[:size]))
        held = held[size:]
    driver.do(seat, Play(tuple(words), held[discard]))
    rest(driver.view)
    seen: Observation = driver.match.observation_for(None)
    return seen


def round_of(driver: Driver) -> list[Observation]:
    """Both piles are drawn from, somebody goes out, others lay a part."""
    return [
        play(driver, 0, "discard"),
        play(driver, 1, "pile"),
        play(driver, 2, "discard", 2, 2),
        play(driver, 0, "pile", 2),
    ]


def same(one: ShownTable, other: ShownTable) -> bool:
    """But for whose turn it is."""
    fields = ("pile", "discard", "sizes", "laid", "discarded", "out", "to_play")
    return all(getattr(one, field) == getattr(other, field) for field in fields)


def test_the_table_after_every_turn_is_as_it_was_seen_then(sit: Sit) -> None:
    driver = sit(3)
    seen = round_of(driver)
    found = moments(seen[-1])
    assert len(found) == len(seen[-1].history) >= 4
    found = found[-4:]
    assert all(same(one, ShownTable.of(then)) for one, then in zip(found, seen, strict=True))
    assert [one.turn for one in found] == [0, 1, 2, 0]


def test_a_new_draw_pile_is_told_from_the_past_too(sit: Sit) -> None:
    """RULES QD5."""
    driver = sit(2, first=0, until=lambda seen: seen.phase is Phase.DRAW and seen.pile == 2)
    seen = [play(driver, seat, "pile") for seat in (0, 1, 0)]
    found = moments(seen[-1])[-3:]
    assert [(one.pile, one.sizes, one.discarded) for one in found] == [
        (then.pile, then.hand_sizes, ShownTable.of(then).discarded) for then in seen
    ]
    assert found[-1].discard == seen[-1].discard and seen[-1].pile > 2


def test_a_false_way_out_is_taken_back_in_the_past_too(sit: Sit) -> None:
    """RULES QD9 false_out=continues (RULES-REGISTER D8)."""
    driver = sit(2, words="vote", challenge_at="laying", false_out="continues")
    out = play(driver, 0, "pile", 2, 2)
    driver.do(1, Challenge(((0, 0),)))
    driver.do(1, Vote(((0, 0),)))
    rest(driver.view)
    for _ in range(3):
        driver.view.rounds.challenges.primary.click()
        rest(driver.view)
    after = play(driver, 1, "pile")
    assert after.out is None
    again = play(driver, 0, "pile")
    found = moments(again)[-3:]
    assert found[0].out == 0 and found[0].laid == out.laid
    assert same(found[1], ShownTable.of(after)) and same(found[2], ShownTable.of(again))


def listed(view: Any) -> MovesView:
    """The turns on the sheet of the discard pile."""
    QTest.keyClick(view.table, Qt.Key.Key_K, Qt.KeyboardModifier.ControlModifier)
    return next(one for one in view.window().findChildren(MovesView) if one.isVisible())


def sizes(view: Any) -> list[int]:
    return [seat.state.cards for seat in view.table.seats]


@pytest.mark.parametrize("by", ["mouse", "keys"])
def test_a_turn_of_the_list_is_shown_on_the_table_until_something_else_is_done(sit: Sit, by: str) -> None:
    driver = sit(3)
    play(driver, 0, "pile")
    play(driver, 1, "discard")
    play(driver, 2, "pile", discard=0)
    view, table = driver.view, driver.view.table
    now = (sizes(view), [card.text for card in table.discard.cards], table.draw.left)
    turns = listed(view)
    chosen = len(driver.seen.history) - 2
    row = next(at for at, line in enumerate(turns.moves.lines) if line.turn == chosen)
    if by == "mouse":
        spot = turns.visualRect(turns.model().index(row, 0)).center()
        QTest.mouseClick(turns.viewport(), Qt.MouseButton.LeftButton, pos=spot)
    else:
        turns.setFocus()
        for _ in range(row + 1):
            QTest.keyClick(turns, Qt.Key.Key_Down)
        QTest.keyClick(turns, Qt.Key.Key_Return)
    rest(view)
    turn = driver.seen.history[chosen]
    assert not turns.isVisible() and turn.source == "discard"
    assert [card.text for card in table.discard.cards][-1] == turn.discard
    assert table.draw.left == now[2] + 1
    said = table.message.message()
    assert view.context.seats[1].name in said and turn.taken in said and turn.discard in said
    assert not view.presenter.may(Phase.DRAW) and table.side.lay.isEnabled()
    QTest.keyClick(table, Qt.Key.Key_Right)
    assert table.draw.left == now[2]
    QTest.keyClick(table, Qt.Key.Key_Right)
    assert (sizes(view), [card.text for card in table.discard.cards], table.draw.left) == now
    assert not table.message.message() and view.presenter.may(Phase.DRAW)


def test_the_primary_button_a_pile_and_the_hand_lead_back_to_the_present(sit: Sit) -> None:
    driver = sit(3)
    for seat in range(3):
        play(driver, seat, "pile")
    view = driver.view
    past = view.controller.past

    def presses(widget: QWidget) -> Any:
        return lambda: QTest.mouseClick(widget, Qt.MouseButton.LeftButton)

    card = next(iter(view.table.rack.buttons.values()))
    for press in (presses(view.table.side.lay), presses(view.table.draw), presses(card)):
        moves = len(driver.moves)
        past.point(0, go=True)
        assert past.turn == 0
        press()
        assert past.turn is None and len(driver.moves) == moves
    past.point(0, go=True)
    QTest.keyClick(view.table, Qt.Key.Key_D, Qt.KeyboardModifier.ControlModifier)
    assert past.turn is None and driver.moves[-1] == Draw("pile")
