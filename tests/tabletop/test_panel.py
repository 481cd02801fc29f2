"""The panel beside a table: what can be done and why not, and how it shares its height."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations, pairwise

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

    def made(seats: int, height: int, *, width: int = 300, big: bool = False) -> Panel:
        window = QWidget()
        qtbot.addWidget(window)
        windows.append(window)
        panel = Panel(seats, window)
        panel.setGeometry(0, 0, width, height)
        window.resize(width, height)
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


ROOMS = {
    "1024x640": (0.85, 1.0, 255, 572),
    "1024x640 large text": (0.85, 1.5, 340, 562),
    "1280x800": (1.0, 1.0, 300, 720),
    "1280x800 large text": (1.0, 1.5, 450, 706),
    "1920x1080": (1.35, 1.0, 595, 972),
    "1920x1080 large text": (1.35, 1.5, 608, 956),
}
"""Scale, text size, width and height that such a window gives the panel."""


@pytest.mark.parametrize("big", [False, True])
@pytest.mark.parametrize("seats", range(2, 9))
@pytest.mark.parametrize("room", ROOMS)
def test_all_of_the_panel_is_seen_at_every_size_and_with_any_number_of_players(
    show: Show, room: str, seats: int, big: bool
) -> None:
    scale, text, width, height = ROOMS[room]
    theme.install(theme.Theme("light", scale=scale, text_size=text, reduced_motion=True))
    panel = show(seats, height, width=width, big=big)
    parts = [panel.seats, panel.pile, panel.moves_panel, panel.confirm, panel.why, panel.back]
    seen = [part.geometry() for part in parts]
    assert all(part.isVisible() for part in parts)
    assert all(above.bottom() < below.top() for above, below in pairwise(seen))
    assert seen[-1].bottom() <= panel.rect().bottom()
    rows = [row.geometry() for row in panel.seats.rows]
    assert all(not one.intersects(other) for one, other in combinations(rows, 2))
    assert panel.list.viewport().height() >= 1.5 * panel.list.sizeHintForRow(0)


def test_where_height_is_scarce_what_says_least_gives_way_first(show: Show) -> None:
    roomy, low, line, least = (show(8, height) for height in (1000, 900, 700, 560))
    assert [panel.pile.flat for panel in (roomy, low, line, least)] == [0, 1, 2, 2]
    high = [panel.seats.rows[0].height() for panel in (roomy, low, line, least)]
    assert high[0] >= high[1] >= high[2] > high[3]
    assert all(panel.moves_panel.isVisible() for panel in (roomy, low, line, least))


def test_a_whole_class_reads_large_names_and_the_last_moves(show: Show) -> None:
    usual, big = show(2, 800), show(2, 800, big=True)
    assert big.seats.rows[0].height() > usual.seats.rows[0].height()
    assert big.moves_panel.isVisible()


def test_a_name_that_is_cut_is_cut_at_its_end_and_found_whole(show: Show) -> None:
    """Who is meant is read from its beginning."""
    panel = show(8, 570)
    row = panel.seats.rows[3]
    row.show_state(SeatState(3, "3 points", note="last +4"))
    assert row.toolTip() == "Babi, last +4"
    assert row.accessibleName() == "Babi, 3 points, last +4"
    row.set_thinking(True)
    assert row.toolTip().splitlines() == ["Babi, last +4", row.accessibleDescription()]


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


def test_players_keep_their_height_while_another_part_comes_and_goes(show: Show) -> None:
    """A draft's words stand in the place of the last moves: never both, not even for one frame."""
    panel = show(3, 720)
    other = QWidget()
    panel.stand_in(other)
    panel.share_out(big=False)
    QApplication.processEvents()
    before, heights = panel.seats.height(), list[int]()
    for covering in (True, False, True, False):
        panel.cover_moves(covering)
        heights.append(panel.seats.height())
        QApplication.processEvents()
        assert other.isVisible() == covering != panel.moves_panel.isVisible()
    assert heights == [before] * 4
