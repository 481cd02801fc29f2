"""The panel beside a table: what can be done and why not, and how it shares its height."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import pairwise

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from app.tabletop.context import SeatLook
from app.tabletop.panel.side import TablePanel
from app.tabletop.panel.store import StorePanel
from app.tabletop.past.moves import MoveLine
from app.tabletop.people.seats import SeatState
from app.widgets.controls.buttons import PaperButton
from app.widgets.look import theme


class Pile(StorePanel):
    def picture_rect(self) -> QRectF:
        return QRectF(10, 10, 40, 60)

    def paint_picture(self, painter: QPainter, rect: QRectF, wiggle: float) -> None:
        painter.drawRect(rect)


class Panel(TablePanel):
    def __init__(self, seats: int, parent: QWidget) -> None:
        self.pile, self.back = Pile(118), PaperButton("Take back", "secondary")
        names = iter(("Žofie", "Ondra", "Táta", "Babi", "Děda", "Teta", "Strýc", "Jan"))
        super().__init__([SeatLook(next(names)) for _ in range(seats)], self.pile, (self.back,), parent)
        self.seats.show_states([SeatState(seat, f"{seat} points") for seat in range(seats)])
        self.list.moves.set_lines([MoveLine(turn, turn % seats, "+4") for turn in reversed(range(20))])
        self.show_confirm("Lay", "check", enabled=False, why="Lay a card first.")


Show = Callable[..., Panel]
"""seats, height, big → a panel of that height."""


@pytest.fixture
def show(qtbot: QtBot) -> Iterator[Show]:
    theme.install(theme.Theme("light", reduced_motion=True))
    windows: list[QWidget] = []  # Qt deletes a window together with its last Python reference

    def made(seats: int, height: int, *, big: bool = False) -> Panel:
        window = QWidget()
        qtbot.addWidget(window)
        windows.append(window)
        panel = Panel(seats, window)
        panel.setGeometry(0, 0, 300, height)
        window.resize(300, height)
        window.show()
        panel.share_out(big=big)
        QApplication.processEvents()
        return panel

    yield made
    theme.install(theme.Theme("light"))


def test_a_grey_button_says_why_to_eyes_and_ears(show: Show) -> None:
    panel = show(2, 700)
    assert not panel.confirm.isEnabled()
    assert panel.why.text() == panel.confirm.accessibleDescription() == "Lay a card first."
    panel.show_confirm("Lay for 12 points", "check", enabled=True, why="")
    assert panel.confirm.isEnabled() and panel.why.text() == panel.confirm.toolTip() == ""


def test_when_the_game_is_over_there_is_the_way_to_the_results(show: Show) -> None:
    panel = show(2, 700)
    panel.show_over(True)
    assert panel.results.isVisible() and panel.again.isVisible()
    assert not panel.confirm.isVisible() and not panel.back.isVisible()


@pytest.mark.parametrize("seats", [2, 4, 8])
@pytest.mark.parametrize("height", [620, 700, 900])
def test_nothing_in_the_panel_lies_on_anything_else(show: Show, seats: int, height: int) -> None:
    panel = show(seats, height)
    parts = [panel.seats, panel.pile, panel.moves_panel, panel.confirm, panel.why, panel.back]
    seen = [part.geometry() for part in parts if part.isVisible()]
    assert all(above.bottom() < below.top() for above, below in pairwise(seen))
    assert seen[-1].bottom() <= panel.rect().bottom()


def test_where_height_is_scarce_the_moves_give_way_last(show: Show) -> None:
    roomy, low, least = (show(4, height) for height in (800, 640, 400))
    assert not roomy.pile.low and roomy.moves_panel.isVisible()
    assert low.pile.low and low.moves_panel.isVisible()
    assert not least.moves_panel.isVisible()


def test_for_a_whole_class_the_players_take_the_room(show: Show) -> None:
    usual, big = show(2, 800), show(2, 800, big=True)
    assert big.seats.rows[0].height() > usual.seats.rows[0].height()
    assert not big.moves_panel.isVisible()


def test_what_is_left_is_read(show: Show) -> None:
    panel = show(2, 700)
    panel.pile.show_count(7, "cards in the pile", "7 cards in the pile", "What is left? (U)")
    assert panel.pile.accessibleName() == "7 cards in the pile"
    assert panel.pile.accessibleDescription() == panel.pile.toolTip() == "What is left? (U)"


def test_its_words_follow_the_language(show: Show) -> None:
    panel = show(2, 700)
    panel.again.setText("")
    QCoreApplication.sendEvent(panel, QEvent(QEvent.Type.LanguageChange))
    assert panel.again.text() == "Play again"
