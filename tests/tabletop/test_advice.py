"""A hint comes a little at a time; the best moves stand in a list, of the past with the one that was made."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from app.search.settling import Expected
from app.tabletop.advice.adviser import Adviser
from app.tabletop.advice.best import BestMovesSheet, Proposal
from app.tabletop.advice.expected import expected_text
from app.tabletop.context import SeatLook, ViewContext
from app.tabletop.note import Note
from app.widgets.controls.label import Label
from app.widgets.lists.row import PaintedRow
from app.widgets.sounds import Sounds


class Move(str):
    """A move, and what it is expected to bring."""

    expected = Expected(0.62, 5.6, 0.031, 1.2)


MOVES = [Move("ace"), Move("king"), Move("queen")]
MADE = 4
"""The turn that was made with the second best move."""


class Cards(Adviser):
    """Look, see, lay; whether the person is on turn can be set."""

    def __init__(self, table: QWidget, note: Note, context: ViewContext) -> None:
        super().__init__(table, note, context)
        self.on_turn, self.shown, self.laid = True, "", ""

    def may_ask(self) -> bool:
        return self.on_turn

    def show_step(self, best: str, step: int) -> int:
        if step == 1:
            self.tell("Look at your hand.")
        elif step == 2:
            self.show_move(best)
        else:
            self.forget()
            self.lay(best)
        return step % 3

    def show_move(self, ranked: str) -> None:
        self.shown = ranked
        self.tell(f"Play the {ranked}.")
        self.offer(ranked)

    def wipe(self) -> None:
        self.shown = ""

    def lay(self, move: str) -> None:
        self.laid = move

    def open_sheet(self, observation: object, *, past: bool) -> BestMovesSheet:
        return BestMovesSheet(self.table, QWidget(), _paint, past=past)

    def proposals(self, ranked: Sequence[str], made: int | None) -> list[Proposal]:
        lines = enumerate(ranked)
        return [Proposal(m, f"+{9 - n}", "long", f"the {m}", made=made == MADE and n == 1) for n, m in lines]


def _paint(row: PaintedRow, move: str, middle: float) -> None:
    row.left += 20


def seated(qtbot: QtBot, analyse: Any) -> Cards:
    table = QWidget()
    qtbot.addWidget(table)
    table.resize(1000, 700)
    table.show()
    context = ViewContext((SeatLook("Žofie"),), Sounds(), analyse=analyse)
    context.before_turn = lambda turn: "then" if turn == MADE else None
    adviser = Cards(table, Note(table), context)
    adviser.follow("now")
    return adviser


@pytest.fixture
def cards(qtbot: QtBot) -> Cards:
    def analyse(
        observation: Any,
        found: Callable[[list[Any]], None],
        *,
        nothing: Callable[[], object],
        **_: object,
    ) -> Callable[[], None]:
        if MOVES:
            found(MOVES)
        else:
            nothing()
        return lambda: None

    return seated(qtbot, analyse)


def sheet_of(cards: Cards) -> BestMovesSheet:
    sheet = cards.parent().findChild(BestMovesSheet) or cards.parent().window().findChild(BestMovesSheet)
    assert isinstance(sheet, BestMovesSheet)
    return sheet


def test_a_hint_comes_in_steps_and_begins_again(cards: Cards) -> None:
    note = cards.parent().findChild(Note)
    assert isinstance(note, Note)
    cards.hint()
    assert note.message() == "Look at your hand." and cards.advised
    cards.hint()
    assert cards.shown == "ace"
    cards.hint()
    assert (cards.laid, cards.shown, note.message()) == ("ace", "", "")
    cards.hint()
    assert note.message() == "Look at your hand."


def test_a_hint_waits_until_the_order_stands(qtbot: QtBot) -> None:
    """However fast the machine is, a position has one hint."""
    before = Move("king")
    before.expected = Expected(0.5, 5.0, 0.2, 9.0, settled=False)
    heard: list[Callable[[list[Any]], None]] = []

    def analyse(observation: Any, found: Callable[[list[Any]], None], **_: object) -> Callable[[], None]:
        heard.append(found)
        return lambda: None

    cards = seated(qtbot, analyse)
    note = cards.parent().findChild(Note)
    assert isinstance(note, Note)
    cards.hint()
    heard[-1]([before, Move("ace")])
    assert len(heard) == 2 and not cards.advised and note.message() == "Let me see…"
    heard[-1](MOVES)
    assert len(heard) == 2 and cards.advised and note.message() == "Look at your hand."
    cards.hint()
    assert cards.shown == "ace"


def test_what_is_shown_can_be_laid_at_once_and_only_on_turn(cards: Cards, qtbot: QtBot) -> None:
    assert not cards.lay_shown()
    with qtbot.waitSignal(cards.changed):
        cards.show_move("king")
    assert cards.offering == "king"
    cards.on_turn = False
    assert not cards.lay_shown()
    cards.on_turn = True
    with qtbot.waitSignal(cards.changed):
        assert cards.lay_shown()
    assert cards.offering is None
    assert cards.laid == "king"


def test_a_new_position_voids_old_advice(cards: Cards) -> None:
    cards.hint()
    cards.hint()
    cards.follow("later")
    assert not cards.advised and not cards.shown and not cards.lay_shown()


def test_nobody_is_advised_out_of_turn(cards: Cards) -> None:
    cards.on_turn = False
    cards.hint()
    cards.open_list()
    assert not cards.advised and cards.parent().window().findChild(BestMovesSheet) is None


def test_the_best_moves_are_read_and_shown_by_keys(cards: Cards, qtbot: QtBot) -> None:
    cards.open_list()
    sheet = sheet_of(cards)
    proposals = sheet.list.proposals
    assert [proposals.index(row).data() for row in range(3)] == [
        "1., the ace",
        "2., the king",
        "3., the queen",
    ]
    pointed: list[str] = []
    sheet.move_pointed.connect(pointed.append)
    QTest.keyClick(sheet.list, Qt.Key.Key_Down)
    assert pointed == ["king"]
    QTest.keyClick(sheet.list, Qt.Key.Key_Return)
    assert cards.shown == "king"


def test_of_the_past_it_is_told_how_good_the_move_was(cards: Cards) -> None:
    cards.open_past(MADE)
    sheet = sheet_of(cards)
    assert any("number 2" in label.text() for label in sheet.findChildren(Label))
    assert not sheet.show_button.isVisible()
    QTest.keyClick(sheet.list, Qt.Key.Key_Return)
    assert cards.shown == "", "the past is not played on"


def test_a_position_that_is_not_theirs_to_see_stays_closed(cards: Cards) -> None:
    cards.open_past(MADE + 1)
    assert cards.parent().window().findChild(BestMovesSheet) is None


def test_that_nothing_was_found_is_said(cards: Cards, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys.modules[__name__], "MOVES", [])
    note = cards.parent().findChild(Note)
    assert isinstance(note, Note)
    cards.hint()
    assert "No advice" in note.message()
    cards.open_list()
    shown = [label.text() for label in sheet_of(cards).findChildren(Label) if label.isVisible()]
    assert any("No advice" in text for text in shown)


def plain(expected: Expected) -> str:
    return expected_text(expected).replace("\N{NO-BREAK SPACE}", " ")


def test_each_move_tells_what_it_is_expected_to_bring() -> None:
    assert plain(Expected(0.62, 5.6, 0.031, 1.2)) == "chance to win 62 ± 3 % · expected +6 ± 1"
    assert plain(Expected(1.0, 5.0)) == "chance to win 100 % · expected +5"
    assert plain(Expected(0.4, -2.0, None, None)) == "chance to win about 40 % · expected about −2"
    assert plain(Expected(0.4, 0.0, 0.02, 0.2, close=True)).endswith("maybe as good")


def test_a_list_is_followed_until_its_order_stands(qtbot: QtBot) -> None:
    waiting: list[Callable[[list[Any]], None]] = []
    cancelled: list[int] = []

    def analyse(seen: Any, found: Callable[[list[Any]], None], **_: object) -> Callable[[], None]:
        waiting.append(found)
        return lambda: cancelled.append(len(waiting))

    def come(*names: str, settled: bool) -> None:
        moves = [Move(name) for name in names]
        for one in moves:
            one.expected = Expected(0.5, 0.0, settled=settled)
        waiting[-1](moves)

    cards = seated(qtbot, analyse)
    cards.open_list()
    sheet = sheet_of(cards)
    note = sheet.findChildren(Label)

    def comparing() -> bool:
        return any("order may change" in label.text() for label in note if label.isVisible())

    come("ace", "king", settled=False)
    assert comparing() and not cards.advised and len(waiting) == 2, "it is asked how it goes on"
    QTest.keyClick(sheet.list, Qt.Key.Key_Down)
    come("king", "ace", settled=True)
    assert not comparing() and cards.advised and len(waiting) == 2
    assert "king" in str(sheet.list.currentIndex().data()), "the move pointed at stays the one"
    sheet.close_dialog()
    assert cancelled


def test_a_list_that_was_closed_asks_no_more(qtbot: QtBot) -> None:
    waiting: list[Callable[[list[Any]], None]] = []

    def analyse(seen: Any, found: Callable[[list[Any]], None], **_: object) -> Callable[[], None]:
        waiting.append(found)
        return lambda: None

    cards = seated(qtbot, analyse)
    cards.open_list()
    sheet_of(cards).close_dialog()
    late = Move("ace")
    late.expected = Expected(0.5, 0.0, settled=False)
    waiting[-1]([late])
    assert len(waiting) == 1
