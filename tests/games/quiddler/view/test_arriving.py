"""Cards on their way to the rack, while the table does not wait for them."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from app.games.quiddler.model import Draw
from app.games.quiddler.screen.table.table import QuiddlerTable
from app.tabletop.pieces.flyer import Flyer
from app.widgets.look import theme
from tests.games.driver import Driver
from tests.games.quiddler.view.table import Sit, rest, sit_down


def flying(table: QuiddlerTable) -> bool:
    """Whether a card is in the air."""
    return any(one.in_air for one in table.findChildren(Flyer))


def _draws(driver: Driver, qtbot: QtBot) -> Driver:
    """Somebody draws, and the card flies."""
    theme.install(theme.Theme("light"))
    driver.do(driver.seen.turn, Draw("pile"))
    driver.view.acting.skip()
    qtbot.waitUntil(lambda: flying(driver.view.table))
    return driver


def _swept() -> None:
    QApplication.processEvents()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.mark.parametrize("how", ["another sits down", "another deal", "cleared away"])
def test_a_card_may_arrive_where_its_hand_has_gone(sit: Sit, qtbot: QtBot, how: str) -> None:
    """Nothing is said to a card that is deleted, and no card of the next hand takes what was meant for it."""
    driver = _draws(sit(), qtbot)
    table = driver.view.table
    hand, before = table.hand, set(table.hand.arrangement.printed)
    if how == "cleared away":
        hand.clear_away()
    else:
        hand.take_up(None, (), 5)
        _swept()
        hand.take_up(1 if how == "another sits down" else 0, ("A", "B", "C", "D", "E"), 0, 9)
        assert not before & set(hand.arrangement.printed)
    _swept()
    qtbot.waitUntil(lambda: not flying(table))
    for card, button in table.rack.buttons.items():
        assert isValid(button) and button.card == card


def test_a_table_may_go_while_a_card_arrives(qtbot: QtBot) -> None:
    driver = sit_down()
    driver.view.show()
    qtbot.waitExposed(driver.view)
    driver.start()
    rest(driver.view)
    _draws(driver, qtbot)
    driver.controller.leave()
    driver.view.deleteLater()
    _swept()
    qtbot.wait(400)
    assert not isValid(driver.view)
