"""A whole table of a game that is none: what is confirmed, refused, acted out, covered and won."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any, TypeAlias

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from app.engine.errors import IllegalMove, Refusal
from app.engine.turn import Turn
from app.tabletop.advice.adviser import Adviser
from app.tabletop.context import ViewContext
from app.tabletop.hand.presenter import HandPresenter
from app.tabletop.hand.screen import SheetParts, SheetScreen
from app.tabletop.hand.show import SheetShow
from app.tabletop.panel.presenter import Drafted, PanelPresenter
from app.tabletop.past.looking import LookBack
from app.tabletop.past.moves import MoveLine
from app.tabletop.people.end import Outcome
from app.tabletop.people.sayings import Occasion, Remark
from app.tabletop.people.seats import SeatState
from app.tabletop.sheet.tally import LineCount
from app.tabletop.turn.course import Script
from app.widgets.look import theme
from app.widgets.sounds import Sounds
from tests.tabletop.kit import CARD, face_on_screen
from tests.tabletop.letters import SEATS, BareTable, Letters, Made, Seen

WORD = (("C", (0, 0)), ("A", (1, 0)), ("B", (2, 0)))
AFTER = Seen("DE", deciders=(1,), table=WORD, scores=(3, 0, 0), history=(Made(0, WORD),))
TURN = Turn(0, {"word": "CAB", "verdict": "stands in the list"}, {"points": 3})
"""The rules have written their verdict into the move."""


class Sums(PanelPresenter):
    """A point for every letter."""

    def show_state(self, scores: Sequence[int], plus: Mapping[int, int], opening: frozenset[int]) -> None:
        states = [SeatState(n, f"{n} points", plus=plus.get(seat, 0)) for seat, n in enumerate(scores)]
        self.table.side.seats.show_states(states)
        self.table.side.show_over(not self.seen.deciders)

    def drafted(self) -> Drafted | None:
        placed = tuple(self.hand.draft.placed.values())
        return Drafted([LineCount(placed, f"+{len(placed)}")], len(placed)) if placed else None

    def confirming(self, points: int | None) -> tuple[str, str]:
        return f"Lay for {points}", "check"

    def lacks(self, error: IllegalMove) -> str:
        return "Lay three." if error.reason is Refusal.NOT_NOW else ""

    def instruction(self) -> str:
        return "It is your turn."


class Flying(SheetShow):
    def sentence(self, seat: int, turn: Turn) -> str:
        return f"{seat} lays {turn.move['word']}"

    def script(self, seat: int, turn: Turn, placed: bool) -> Script:
        laid = [(letter, (x, 0)) for x, letter in enumerate(turn.move["word"])]
        rows = [LineCount(tuple(place for _, place in laid), f"+{turn.outcome['points']}")]
        yield from self.lay(seat, laid, rows, placed=placed)
        yield from self.count(seat, rows, turn.outcome["points"])


class NoAdvice(Adviser):
    def may_ask(self) -> bool:
        return False

    def wipe(self) -> None:
        pass


class LetterScreen(SheetScreen):
    """asked: the moves that were confirmed."""

    table: BareTable

    def __init__(self, context: ViewContext) -> None:
        table = BareTable(CARD, Letters(), context)
        hand = table.hand
        past, advice = LookBack(table), NoAdvice(table, table.message, context)
        desk = HandPresenter(hand, table, context)
        panel, show = Sums(table, hand, context), Flying(table, context)
        super().__init__(context, SheetParts(table, desk, panel, show, past, advice))
        self.asked: list[Any] = []
        self.move_requested.connect(self.asked.append)

    def title(self) -> str:
        return f"turn {len(self.seen.history) + 1}"

    def show_end(self) -> None:
        rows = [Outcome(seat, ()) for seat in range(len(self.seen.scores))]
        self.end.show_result(self.seen.scores, [0], (), rows)

    def remark(self, history: Sequence[Any]) -> Remark | None:
        return Remark(1, Occasion.HELLO)


Sit: TypeAlias = Callable[..., LetterScreen]


@pytest.fixture
def sit(qtbot: QtBot, still: theme.Theme) -> Iterator[Sit]:
    kept: list[LetterScreen] = []

    def make(people: int = 1, **seen: Any) -> LetterScreen:
        looks = [replace(look, is_person=seat < people) for seat, look in enumerate(SEATS)]
        screen = LetterScreen(ViewContext(tuple(looks), Sounds()))
        kept.append(screen)
        qtbot.addWidget(screen)
        screen.resize(1100, 760)
        screen.show()
        qtbot.waitExposed(screen)
        screen.show_observation(Seen(**{"hand": "CABDE", **seen}))
        return screen

    yield make


def lay(screen: LetterScreen, letters: str = "CAB") -> None:
    for letter in letters:
        hand = screen.hand
        assert hand.place(hand.draft.slots.index(letter), (len(hand.draft.placed), 0))
    screen.hand.refresh()


def settled(screen: LetterScreen) -> bool:
    screen.acting.skip()
    return not screen.acting.running


def test_the_primary_button_says_what_is_lacking_and_then_what_it_brings(sit: Sit) -> None:
    screen = sit()
    side = screen.table.side
    assert not side.confirm.isEnabled() and side.why.text() == "Lay three."
    assert screen.table.message.message() == "It is your turn."
    lay(screen, "CA")
    assert not side.confirm.isEnabled() and side.back.isEnabled()
    lay(screen, "B")
    assert side.confirm.isEnabled() and side.confirm.text() == "Lay for 3"
    assert len(screen.table.tally.frames) == 1


def test_a_confirmed_move_stays_where_it_lies_whatever_the_rules_write_into_it(
    sit: Sit, qtbot: QtBot
) -> None:
    screen = sit()
    lay(screen)
    flown: list[object] = []
    screen.course.taken.connect(lambda: flown.append("taken"))
    QTest.keyClick(screen.table.sheet, Qt.Key.Key_Return)
    assert screen.asked == [("lay", WORD)] and screen.hand.blocked and not screen.hand.covered
    screen.take_back_offered.emit(0, None)
    screen.show_observation(AFTER, [TURN])
    assert screen.table.message.message() == "0 lays CAB"
    qtbot.waitUntil(lambda: settled(screen))
    assert flown == ["taken"], "it is the move that lies there"
    assert list(screen.table.sheet.placed.laid) == [place for _, place in WORD]
    assert screen.table.side.seats.rows[0].accessibleName().count("3 points")
    assert screen.talk.bubble.isVisible() and screen.tools.undo.enabled
    assert screen.table.side.why.text() == "Liška is on turn."


def test_the_turn_of_another_comes_flying_and_is_counted(sit: Sit, qtbot: QtBot) -> None:
    screen = sit(deciders=(1,))
    seen = replace(AFTER, hand="CABDE", deciders=(0,), scores=(0, 3, 0), history=(Made(1, WORD),))
    screen.show_observation(seen, [replace(TURN, seat=1)])
    assert screen.table.side.why.text() == "Liška is on turn." and not screen.past.allowed
    qtbot.waitUntil(lambda: settled(screen))
    assert screen.hand.on_turn and screen.past.allowed and not screen.tools.undo.enabled
    assert set(screen.table.marks.places) == {place for _, place in WORD}


def test_between_people_nobody_sees_the_hand_once_a_move_is_confirmed(sit: Sit) -> None:
    screen = sit(people=3)
    lay(screen)
    screen.table.side.confirm.click()
    assert screen.hand.covered and screen.asked
    screen.show_rejection(IllegalMove(Refusal.MALFORMED), screen.asked[0])
    assert not screen.hand.covered and not screen.hand.blocked
    assert screen.table.message.message() == "no: malformed" and screen.hand.draft.placed


def test_a_move_is_taken_back_only_where_the_controller_says_so(sit: Sit, qtbot: QtBot) -> None:
    for back in (0, None):
        screen = sit()
        asked: list[bool] = []
        screen.take_back_requested.connect(lambda asked=asked: asked.append(True))
        screen.take_back_offered.emit(back, None)
        screen.show_observation(AFTER)
        offered = screen.tools.undo.enabled
        QTest.keyClick(screen.table.sheet, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
        assert bool(asked) is offered is (back is not None)
        assert offered or screen.table.message.message() == "Liška is on turn.", "why not"


def test_a_key_beside_a_grey_button_is_told_why(sit: Sit) -> None:
    screen = sit()
    for key, why in ((Qt.Key.Key_Z, "nothing to take back"), (Qt.Key.Key_Y, "Nothing was taken back")):
        QTest.keyClick(screen.table.sheet, key, CONTROL)
        assert why in screen.table.message.message()
    screen.show_observation(Seen("CABDE", deciders=(1,)))
    for key in (Qt.Key.Key_Z, Qt.Key.Key_Y):
        screen.table.say("info", "")
        QTest.keyClick(screen.table.sheet, key, CONTROL)
        assert screen.table.message.message() == "Liška is on turn."
    screen.show_observation(Seen("CABDE", deciders=()))
    for key in (Qt.Key.Key_Z, Qt.Key.Key_Y):
        screen.table.say("info", "")
        QTest.keyClick(screen.table.sheet, key, CONTROL)
        assert screen.table.message.message() == "The game is over."


def test_nothing_said_at_the_table_looks_out_from_under_the_sheet_of_the_end(sit: Sit) -> None:
    screen = sit()
    screen.table.say("info", "three leave", ms=60_000)
    screen.show_observation(Seen("CABDE", deciders=()))
    assert screen.end.isVisible() and screen.table.message.message() != "three leave"


def test_at_the_end_the_winner_is_named_and_the_sheet_comes_back(sit: Sit) -> None:
    screen = sit()
    assert screen.keyboard() is screen.table.sheet
    screen.show_observation(replace(AFTER, deciders=()), [TURN])
    screen.course.jump(replace(AFTER, deciders=()))
    assert screen.end.isVisible() and screen.keyboard() is screen.end.again
    screen.end.close_button.click()
    assert not screen.end.isVisible() and screen.table.side.results.isVisible()
    screen.table.side.results.click()
    assert screen.end.isVisible()


def test_the_top_bar_is_told_again_in_another_language(sit: Sit) -> None:
    screen = sit()
    told: list[str] = []
    screen.subtitle_changed.connect(told.append)
    screen.table.side.back.setText("")
    QCoreApplication.sendEvent(screen, QEvent(QEvent.Type.LanguageChange))
    assert told == ["turn 1"] and screen.table.side.back.text() == "Take back"


# Taking back ----------------------------------------------------------------------------------------

CONTROL = Qt.KeyboardModifier.ControlModifier
BOTH = CONTROL | Qt.KeyboardModifier.ShiftModifier


def laid(screen: LetterScreen) -> list[tuple[str, tuple[int, int]]]:
    return list(screen.hand.draft.placements())


@pytest.mark.parametrize("again", [(Qt.Key.Key_Y, CONTROL), (Qt.Key.Key_Z, BOTH)])
def test_what_is_taken_back_is_named_and_laid_again_by_a_key(
    sit: Sit, again: tuple[Qt.Key, Qt.KeyboardModifier]
) -> None:
    screen = sit()
    sheet, said, tools = screen.table.sheet, screen.table.message, screen.tools
    assert not tools.undo.enabled and not tools.redo.enabled
    lay(screen)
    whole = laid(screen)
    assert tools.undo.enabled and not tools.redo.enabled
    for letter in "BA":
        QTest.keyClick(sheet, Qt.Key.Key_Z, CONTROL)
        assert f"piece {letter}" in said.message() and tools.redo.enabled
    assert laid(screen) == whole[:1]
    for letter in "AB":
        QTest.keyClick(sheet, *again)
        assert f"piece {letter}" in said.message()
    assert laid(screen) == whole and not tools.redo.enabled


@pytest.mark.parametrize("how", ["escape", "button"])
def test_a_draft_that_was_given_up_comes_back_at_once(sit: Sit, how: str) -> None:
    screen = sit()
    lay(screen)
    whole = laid(screen)
    if how == "escape":
        QTest.keyClick(screen.table.sheet, Qt.Key.Key_Escape)
    else:
        screen.table.side.back.click()
    assert not laid(screen)
    screen.tools.redo.triggered.emit()
    assert laid(screen) == whole
    assert screen.table.message.message() == "Laid again: piece C, piece A, piece B."


def test_what_has_become_of_another_hand_is_not_laid_again(sit: Sit) -> None:
    screen = sit()
    lay(screen)
    screen.tools.undo.triggered.emit()
    screen.hand.sort()
    assert not screen.tools.redo.enabled
    screen.tools.redo.triggered.emit()
    assert [letter for letter, _ in laid(screen)] == ["C", "A"]
    screen.tools.undo.triggered.emit()
    lay(screen, "B")
    assert not screen.tools.redo.enabled, "something else was done"
    screen.tools.undo.triggered.emit()
    screen.show_observation(Seen("CABDE", deciders=(1,)))
    assert not screen.tools.redo.enabled


def test_a_move_that_is_taken_back_is_named_and_can_be_asked_for_again(sit: Sit) -> None:
    screen = sit(history=(Made(0, WORD),))
    screen.take_back_offered.emit(0, None)
    asked: list[str] = []
    screen.take_back_requested.connect(lambda: asked.append("back"))
    screen.put_back_requested.connect(lambda: asked.append("again"))
    screen.table.side.list.moves.set_lines([MoveLine(1, 1, "Liška · +7"), MoveLine(0, 0, "cab · +3")])
    screen.tools.redo.triggered.emit()
    assert not asked, "nothing has been taken back"
    QTest.keyClick(screen.table.sheet, Qt.Key.Key_Z, CONTROL)
    assert asked == ["back"] and "cab · +3" in screen.table.message.message()
    screen.take_back_offered.emit(None, 0)
    screen.table.side.list.moves.set_lines([])
    screen.show_observation(Seen("CABDE"))
    assert screen.tools.redo.enabled and not screen.tools.undo.enabled
    QTest.keyClick(screen.table.sheet, Qt.Key.Key_Y, CONTROL)
    assert asked == ["back", "again"] and "cab · +3" in screen.table.message.message()
    screen.take_back_offered.emit(0, None)
    screen.tools.redo.triggered.emit()
    assert asked == ["back", "again"]


def test_a_move_that_is_not_listed_yet_is_taken_back_without_a_wrong_name(sit: Sit) -> None:
    screen = sit(history=(Made(0, WORD),))
    screen.table.side.list.moves.set_lines([MoveLine(0, 0, "cab · +3")])
    screen.take_back_offered.emit(4, None)
    QTest.keyClick(screen.table.sheet, Qt.Key.Key_Z, CONTROL)
    assert screen.table.message.message() == "Your last move is taken back. Ctrl+Y makes it again."
    screen.take_back_offered.emit(None, 4)
    screen.show_observation(Seen("CABDE"))
    QTest.keyClick(screen.table.sheet, Qt.Key.Key_Y, CONTROL)
    assert screen.table.message.message() == "Your move is made again."


# For ears -------------------------------------------------------------------------------------------


def read(screen: LetterScreen) -> list[str]:
    model = screen.desk.reading.lines
    return [model.index(row).data(Qt.ItemDataRole.AccessibleTextRole) for row in range(model.rowCount())]


def test_what_lies_on_the_table_is_read_where_it_lies(sit: Sit) -> None:
    screen = sit(table=(("E", (1, 1)), ("D", (0, 1))))
    assert read(screen) == ["0/1: piece D", "1/1: piece E"]
    lay(screen, "CA")
    drafted = ["0/0: piece C, not confirmed yet", "1/0: piece A, not confirmed yet"]
    assert read(screen) == [*drafted, "0/1: piece D", "1/1: piece E"]
    reading, sheet = screen.desk.reading, screen.table.sheet
    for by in (QPointF(), QPointF(60, 40)):
        sheet.mover.pan_by(by)
        place = reading.visualRect(reading.lines.index(2))
        assert place == face_on_screen(sheet, (0, 1)).toRect() and reading.rect().contains(place)
    QTest.keyClick(sheet, Qt.Key.Key_Escape)
    assert read(screen) == ["0/1: piece D", "1/1: piece E"]


def test_turns_are_said_as_they_are_written_down(
    sit: Sit, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    screen = sit(deciders=(1,))
    said: list[str] = []
    monkeypatch.setattr(screen.desk.reading, "announce", said.append)
    screen.table.side.list.moves.set_lines([MoveLine(0, 1, "cab · +3")])
    after = replace(AFTER, deciders=(0,), history=(Made(1, WORD),))
    screen.show_observation(after, [replace(TURN, seat=1)])
    qtbot.waitUntil(lambda: settled(screen))
    assert said == ["Liška · cab · +3"]
    screen.show_observation(Seen("CABDE"))
    assert said == ["Liška · cab · +3"], "who sits down hears nothing of old"


def test_what_lies_over_the_sheet_is_found_by_screen_readers_and_pushes_nothing(sit: Sit) -> None:
    screen = sit()
    table = screen.table
    viewport = QAccessible.queryAccessibleInterface(table.sheet.viewport())
    inside = [viewport.child(number).object() for number in range(viewport.childCount())]
    assert {table.rack, table.zoom, table.map, screen.desk.reading} <= set(inside)
    put = table.sheet.mover.aim
    rack = table.rack
    edge = rack.rect().topLeft() + QPoint(4, 4)
    QTest.mousePress(rack, Qt.MouseButton.LeftButton, pos=edge)
    QTest.mouseMove(rack, edge + QPoint(40, 0))
    QTest.mouseMove(rack, edge + QPoint(80, 0))
    QTest.mouseRelease(rack, Qt.MouseButton.LeftButton, pos=edge + QPoint(80, 0))
    assert table.sheet.mover.aim == put


def test_a_drawn_piece_is_at_its_place_once_it_has_landed_and_not_before(sit: Sit, qtbot: QtBot) -> None:
    """DESIGN 1: nothing is at its place before it lands."""
    screen = sit()
    theme.install(theme.Theme("light"))
    try:
        slots = screen.table.rack.slots
        screen.desk.draw([0, 1])
        assert [slot.coming for slot in slots[:3]] == [True, True, False]
        assert slots[0].held.key is not None and slots[0].isEnabled(), (
            "it can be heard and chosen all the same"
        )
        qtbot.waitUntil(lambda: not any(slot.coming for slot in slots), timeout=5_000)
    finally:
        theme.install(theme.Theme("light", reduced_motion=True))
    screen.desk.draw([0])
    assert not slots[0].coming, "where nothing moves it is there at once"
