"""Looking back at earlier turns, and the list of them."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from app.tabletop.context import SeatLook
from app.tabletop.past.looking import LookBack
from app.tabletop.past.moves import MoveLine, MovesView
from tests.tabletop.kit import Keep

SEATS = [SeatLook("Žofie", "Ž"), SeatLook("Sova", "level:4", is_person=False, level=4)]
LINES = [
    MoveLine(3, 1, "3 cards · +7"),
    MoveLine(2, None, "round 2"),
    MoveLine(1, 0, "passed", opens=True),
    MoveLine(0, 1, "2 cards · +4"),
]


class Shown(LookBack):
    """Turn 1 left nothing to be seen."""

    def __init__(self) -> None:
        self.keeper = QObject()
        super().__init__(self.keeper)
        self.on: list[int] = []
        self.reached: list[int] = []

    def show_turn(self, turn: int) -> bool:
        if turn != 1:
            self.on.append(turn)
        return turn != 1

    def hide_turn(self, turn: int) -> None:
        self.on.remove(turn)

    def reach_turn(self, turn: int) -> None:
        self.reached.append(turn)


def test_one_turn_is_shown_at_a_time_and_the_present_after_it(qtbot: QtBot) -> None:
    past = Shown()
    past.point(0, go=False)
    past.point(3, go=True)
    assert (past.on, past.turn, past.reached) == ([3], 3, [3])
    with qtbot.waitSignal(past.ended):
        past.point(-1, go=False)
    assert (past.on, past.turn) == ([], None)


def test_a_turn_that_left_nothing_shows_the_present(qtbot: QtBot) -> None:
    past = Shown()
    past.point(0, go=False)
    past.point(1, go=True)
    assert (past.on, past.turn, past.reached) == ([], None, [])


def test_while_something_is_acted_out_the_table_is_not_free() -> None:
    past = Shown()
    past.allowed = False
    past.point(0, go=True)
    assert past.on == []


def test_the_table_has_lines_of_its_own_and_a_name_is_read_before_its_move(keep: Keep) -> None:
    view = MovesView(SEATS)
    keep(view)
    view.moves.set_lines(LINES)
    texts = [view.moves.index(row).data() for row in range(view.moves.rowCount())]
    assert texts == ["Sova · 3 cards · +7", "round 2", "Žofie · passed", "Sova · 2 cards · +4"]
    view.resize(200, 140)
    view.show()
    assert not view.grab().isNull()


def test_enter_looks_only_into_a_turn_that_opens(keep: Keep) -> None:
    view = MovesView(SEATS)
    keep(view)
    view.moves.set_lines(LINES)
    view.resize(200, 140)
    view.show()
    chosen: list[int] = []
    pointed: list[int] = []
    view.turn_chosen.connect(chosen.append)
    view.turn_pointed.connect(lambda turn, go: pointed.append(turn))
    for key in (Qt.Key.Key_Down, Qt.Key.Key_Return, Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Return):
        QTest.keyClick(view, key)
    assert chosen == [1]
    assert pointed == [3, 2, 1]
    QTest.keyClick(view, Qt.Key.Key_Escape)
    assert pointed[-1] == -1 and view.shown_row() == -1


def test_from_one_turn_to_the_next_the_present_is_not_come_back_to(qtbot: QtBot) -> None:
    """Whatever was moved to see a turn goes back only when the past is left."""
    past, ended = Shown(), []
    past.ended.connect(lambda: ended.append(past.turn))
    past.point(0, go=True)
    past.point(3, go=True)
    assert not ended
    past.point(1, go=True)
    assert ended == [None], "turn 1 left nothing to be seen"
    past.forget()
    assert ended == [None]
