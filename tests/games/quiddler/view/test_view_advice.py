"""Hints and best moves at the table of Quiddler."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import Any

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtTest import QTest

from app.games.quiddler.model import Draw, Observation, Phase, Play
from app.games.quiddler.screen.table.table import QuiddlerTable
from app.search.settling import Expected
from app.tabletop.advice.best import BestMovesSheet
from app.tabletop.cards.slips import slip_rect
from app.widgets.look import theme
from tests.games.driver import Driver
from tests.games.quiddler.view.table import Sit, lies, rest

CONTROL = Qt.KeyboardModifier.ControlModifier


EXPECTED = Expected(0.62, 5.6, 0.031, 1.2)


@dataclass(frozen=True)
class Ranked:
    """As the analysis tells of a move."""

    move: Any
    points: int = 0
    reasons: tuple[str, ...] = ("goes_out", "a reason of another day")
    expected: Expected = EXPECTED


def first_four(seen: Observation, found: Callable[[list[Any]], None], **_: object) -> Callable[[], None]:
    """Lay the first four cards as two words; before that, draw from the pile."""
    hand = seen.hand
    lays = Ranked(Play((hand[:2], hand[2:4]), hand[-1]), 12)
    draws = Ranked(Draw("pile"), 0, ("open_card_is_no_use",))
    found([draws] if seen.phase is Phase.DRAW else [lays, Ranked(Play((), hand[0]), 0, ("keeps_words",))])
    return lambda: None


LONG = (
    "Vylož „přehlídka“, „státnice“ a odhoď ŠT. Nic se ti neodečte. Získáš bonus za nejvíc slov. "
    "Získáš bonus za nejdelší slovo. Žádná jiná slova nepřinesou víc."
)
HINTS = ("Hledej slovo, které začíná na C a má 7 písmen.", "Vylož „chemiků“, „věř“ a odhoď D.", LONG)
LAST_HAND = ("A", "K", "VL", "ST", "D", "U", "C", "H", "E", "PR", "Ž")
HANDS = ((), (3,), (9,), (4, 3), (3, 3, 3), (2, 2, 2, 2), (5, 5))


@pytest.fixture
def small(sit: Sit, request: pytest.FixtureRequest) -> Iterator[Sit]:
    """Tables in the smallest window, with letters of this size."""

    def make(seats: int = 3, **more: Any) -> Driver:
        view = (driver := sit(seats, **more)).view
        theme.install(theme.Theme("light", scale=0.85, text_size=request.param, reduced_motion=True))
        view.resize(1024, 580)
        driver.do(0, Draw("pile"))
        rest(view)
        seen = view.seen
        sizes = (11, *([10] * (seats - 1)))
        view.show_observation(replace(seen, round=7, hand=LAST_HAND, hand_sizes=sizes, history=()))
        rest(view)
        return driver

    yield make


def under(table: QuiddlerTable) -> dict[str, QRect]:
    """All that a note must not lie on: what is pressed, what is read, cards of the hand and their slips."""
    rack, slips = table.rack, zip(table.rack.rows.words, table.rack.slips, strict=True)
    at = rack.pos()
    things = {f"seat {seat}": place.slip().toRect() for seat, place in enumerate(table.seats)}
    things = {name: rect.translated(table.seats[int(name[5:])].pos()) for name, rect in things.items()}
    things |= {f"card {card}": rect.toRect().translated(at) for card, rect in rack.rows.cards.items()}
    things |= {slip.text: slip_rect(row, slip).toRect().translated(at) for row, slip in slips}
    things |= {"side": table.side.geometry(), "race": table.race.geometry()}
    for pile in (table.draw, table.discard):
        things[pile.accessibleName()] = pile.face().toRect().translated(pile.pos())
    return things


@pytest.mark.parametrize("small", [1.0, 1.25, 1.5], indirect=True)
@pytest.mark.parametrize("seats", [2, 3, 4, 8])
def test_a_hint_is_read_whole_and_lies_on_nothing(small: Sit, seats: int) -> None:
    """In the smallest window too: own name, piles, cards and buttons stay in sight."""
    view = small(seats).view
    table = view.table
    assert len(table.rack.rows.cards) == 11
    for sizes in HANDS:
        held, words = list(view.seen.hand), []
        for size in sizes:
            words.append(tuple(held[:size]))
            held = held[size:]
        table.hand.lay(words)
        for hint in HINTS:
            table.say("info", hint, about="advice")
            rest(view)
            note = table.message.geometry()
            assert table.mat().contains(note)
            assert table.message.heightForWidth(note.width()) <= note.height()
            covered = [name for name, rect in under(table).items() if rect.intersects(note)]
            assert not covered, (sizes, hint)


@pytest.mark.parametrize("small", [1.5], indirect=True)
def test_a_note_on_the_rack_gives_way_to_cards_and_the_rack_is_silent_under_it(small: Sit) -> None:
    view = small().view
    table = view.table
    table.say("info", LONG, about="advice")
    first = table.message.geometry()
    assert table.rack.geometry().contains(first) and table.rack.hushed
    hand = view.seen.hand
    table.hand.lay([hand[:5], hand[5:10]])
    rest(view)
    assert table.message.geometry() != first
    assert not [name for name, rect in under(table).items() if rect.intersects(table.message.geometry())]
    table.message.clear()
    assert not table.rack.hushed


def test_a_hint_goes_on_step_by_step_and_then_arranges_the_words(sit: Sit) -> None:
    view = sit(words="auto", analyse=first_four).view
    said = []
    for _ in range(2):
        QTest.keyClick(view.table, Qt.Key.Key_H, CONTROL)
        said.append(view.table.message.message())
    assert len(set(said)) == 2 and all(said)
    assert view.seen.phase is Phase.DRAW  # nothing is drawn by itself
    view.controller.draw("pile")
    rest(view)
    hand = view.seen.hand
    said = []
    for _ in range(3):
        QTest.mouseClick(view.table.side.hint, Qt.MouseButton.LeftButton)
        said.append(view.table.message.message())
    assert any(card in said[0] for card in (hand[0], hand[2]))
    assert "".join(hand[:2]).lower() in said[1]
    assert lies(view)[0] == ["".join(hand[:2]), "".join(hand[2:4])]
    assert view.table.side.lay.isEnabled()


@pytest.mark.parametrize("words", ["challenge", "vote"])
def test_where_words_can_be_doubted_advice_is_closed_and_says_why(sit: Sit, words: str) -> None:
    """RULES QD9: nothing tells whether a word is good before it lies."""
    asked: list[Observation] = []

    def analyse(seen: Observation, found: Callable[[list[Any]], None]) -> Callable[[], None]:
        asked.append(seen)
        return lambda: None

    view = sit(words=words, analyse=analyse).view
    for key in (Qt.Key.Key_H, Qt.Key.Key_B):
        view.table.message.clear()
        QTest.keyClick(view.table, key, CONTROL)
        assert len(view.table.message.message().split()) > 3
    assert asked == []


def test_an_adviser_that_was_agreed_opens_it(sit: Sit) -> None:
    view = sit(words="challenge", adviser="on", analyse=first_four).view
    QTest.keyClick(view.table, Qt.Key.Key_H, CONTROL)
    assert view.adviser.advised


def test_the_best_moves_are_listed_and_one_is_shown_on_the_tray(sit: Sit) -> None:
    view = sit(words="auto", analyse=first_four).view
    view.controller.draw("pile")
    rest(view)
    QTest.keyClick(view.table, Qt.Key.Key_B, CONTROL)
    sheet = next(one for one in view.window().findChildren(BestMovesSheet) if one.isVisible())
    assert sheet.list.proposals.rowCount() == 2
    assert "+12" in str(sheet.list.proposals.index(0).data())
    assert sheet.grab().width() > 0
    sheet.show_button.click()
    assert len(lies(view)[0]) == 2


def test_the_card_that_is_advised_is_what_enter_takes(sit: Sit) -> None:
    def open_card(seen: Observation, found: Callable[[list[Any]], None], **_: Any) -> Callable[[], None]:
        found([Ranked(Draw("discard"), 0, ("improves",)), Ranked(Draw("pile"))])
        return lambda: None

    view = sit(words="auto", analyse=open_card).view
    card, held = view.seen.discard[-1], len(view.seen.hand)
    QTest.keyClick(view.table, Qt.Key.Key_B, CONTROL)
    sheet = next(one for one in view.window().findChildren(BestMovesSheet) if one.isVisible())
    sheet.show_button.click()
    assert card in view.table.side.lay.text()
    QTest.keyClick(view.table, Qt.Key.Key_Return)
    rest(view)
    assert len(view.seen.hand) == held + 1
    assert card in view.seen.hand and view.seen.discard[-1:] != (card,)
    assert not view.table.side.lay.text().endswith(card), "that was advice for the draw alone"


def test_without_an_analysis_there_is_no_button_for_it(sit: Sit) -> None:
    assert not sit(words="auto").view.table.side.hint.isVisible()
