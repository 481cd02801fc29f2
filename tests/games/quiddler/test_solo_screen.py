"""The game for one in the program's window, by mouse and by keys (RULES QD13)."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPoint, QPointF, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from app.engine.match import Match
from app.engine.player import Budget
from app.engine.rules import Seat
from app.games.quiddler import deck
from app.games.quiddler.rules import QuiddlerRules
from app.games.quiddler.screen.solo.history import PastSheet
from app.games.quiddler.screen.solo.result import results
from app.games.quiddler.screen.solo.screen import SoloScreen
from app.games.quiddler.solitaire.best import best
from app.games.quiddler.solitaire.piles import OpenWords
from app.games.quiddler.solo_model import DEPTH, PILES, Refill, SoloObservation, SoloPhase, Take
from app.storage import copies
from app.storage.profiles import Profiles
from app.tabletop.pieces.flyer import Flyer
from app.ui.pages.table.page import TablePage
from app.ui.window.main_window import MainWindow
from app.widgets.controls.buttons import PaperButton
from app.widgets.look import theme
from app.widgets.sheets.dialog import QuestionDialog
from tests.hands import Hands, drag_and_escape
from tests.ui.conftest import Open, family, open_window

__all__ = ["family", "open_window"]

CTRL = Qt.KeyboardModifier.ControlModifier
ENTER, BACKSPACE, ESCAPE = Qt.Key.Key_Return, Qt.Key.Key_Backspace, Qt.Key.Key_Escape


@dataclass
class Table:
    """Žofie alone at the piles."""

    window: MainWindow
    hands: Hands
    qtbot: QtBot

    @property
    def page(self) -> TablePage:
        page = self.window.stack.current
        assert isinstance(page, TablePage)
        return page

    @property
    def view(self) -> SoloScreen:
        view = self.page.view
        assert isinstance(view, SoloScreen)
        return view

    @property
    def seen(self) -> SoloObservation:
        seen = self.page.controller.observation
        assert isinstance(seen, SoloObservation)
        return seen

    def press(self, button: QAbstractButton) -> None:
        self.hands.rest()
        self.hands.click(button)

    def ctrl(self, key: Qt.Key) -> None:
        QTest.keyClick(self.window.windowHandle(), key, CTRL)

    def shown_piles(self) -> list[str | None]:
        return [pile.shown and pile.shown.text for pile in self.view.table.piles]

    def slip(self) -> str:
        slip = self.view.table.rack.slip
        return "" if slip is None else slip.written

    def message(self) -> str:
        return self.view.table.message.message()


class Shown(QObject):
    """Hears that something is shown."""

    def __init__(self, parent: QObject, heard: Callable[[], object]) -> None:
        super().__init__(parent)
        self._heard = heard

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Show:
            self._heard()
        return False


@pytest.fixture
def sit(family: Profiles, open_window: Open, qtbot: QtBot) -> Callable[..., Table]:
    def open_table(seed: int = 3, **options: Any) -> Table:
        window = open_window(language="cs")
        hands = Hands(window)
        controller = window.services.new_match("quiddler", [Seat("Žofie")], options, seed)
        window.open_game(controller)
        return Table(window, hands, qtbot)

    return open_table


def way(table: Table) -> list[Take | Refill]:
    """How everything can be used, for somebody who knows all cards."""
    judge = table.window.services.judge("english" if table.seen.options.edition == "en" else "quiddler")
    assert judge is not None
    controller = table.page.controller
    same = Match.new(QuiddlerRules(judge), controller.seats, controller.seed, controller.options)
    cards = same.record.setup["deck"]  # what nobody at the table knows
    dealt = tuple(tuple(cards[DEPTH * place : DEPTH * (place + 1)]) for place in range(PILES))
    options = table.seen.options
    found = best(OpenWords(judge, options), options, dealt, Budget(work=4_000))
    assert found.perfect
    return list(found.moves)


def by_keys(table: Table, move: Take | Refill) -> None:
    """The word is typed, other cards that spell it too are passed over; a pile is chosen by its number."""
    if isinstance(move, Refill):
        table.hands.write(str(move.source + 1))
        return
    table.hands.write("".join(table.seen.piles[place] or "" for place in move.places).lower())
    for _ in range(40):
        if tuple(table.view.controller.draft.places) == move.places:
            break
        table.hands.press(Qt.Key.Key_Space)
    table.hands.press(ENTER)


def by_mouse(table: Table, move: Take | Refill) -> None:
    piles = table.view.table.piles
    if isinstance(move, Refill):
        table.hands.click(piles[move.source])
        return
    for place in move.places:
        table.hands.click(piles[place])
    table.hands.click(table.view.table.side.take)


@pytest.mark.parametrize(("edition", "play"), [("cz", by_keys), ("en", by_mouse), ("cz", by_mouse)])
def test_a_whole_game_until_nothing_is_left(
    sit: Callable[..., Table], edition: str, play: Callable[[Table, Take | Refill], None]
) -> None:
    # RULES QD13: all 48 used is perfect, in English a win
    table = sit(edition=edition)
    for move in way(table):
        play(table, move)
    assert table.seen.over
    assert table.seen.left == 0
    end = table.view.end
    assert end.isVisible()
    assert end.winner.headline.text() == {"cz": "Dokonalé!", "en": "Výhra!"}[edition]
    table.qtbot.waitUntil(lambda: not end.search.isVisible(), timeout=30_000)
    assert end.best.text() == "0 bodů"
    (kept,) = results(table.view.context)
    assert (kept.left, kept.undos, kept.helps, kept.best) == (0, 0, 0, 0)
    assert "bez pomoci" in end.aids.text().lower()


def test_nothing_hangs_in_the_air_while_the_last_card_is_celebrated(sit: Callable[..., Table]) -> None:
    """DESIGN 1: nothing is at its place before it lands; under the confetti all is at rest."""
    table = sit()
    *most, last = way(table)
    for move in most:
        table.page.controller.submit(move)
    table.hands.rest()
    theme.install(theme.Theme("light"))
    flying: list[bool] = []
    shown = table.view.table
    table.view.burst.installEventFilter(
        Shown(table.view, lambda: flying.append(any(one.in_air for one in shown.findChildren(Flyer))))
    )
    table.page.controller.submit(last)
    words = shown.side.words
    row = words.visualRect(words.model().index(0, 0))
    unseen = words.viewport().grab(row).toImage()
    table.qtbot.waitUntil(lambda: bool(flying))
    assert flying == [False]
    assert words.viewport().grab(row).toImage() != unseen, "the word comes when its cards have landed"
    table.qtbot.waitUntil(table.view.end.isVisible)


def first_word(table: Table) -> Take:
    move = way(table)[0]
    assert isinstance(move, Take)
    return move


def test_taking_back_is_counted_and_told_everywhere(sit: Callable[..., Table]) -> None:
    table = sit()
    start = table.shown_piles()
    for _ in range(2):
        by_mouse(table, first_word(table))
        assert table.seen.used
        table.ctrl(Qt.Key.Key_Z)
        assert table.shown_piles() == start
    assert table.seen.undos == 2
    assert table.view.table.side.aids.text() == "2× tah zpět"
    table.press(table.view.table.side.give_up)
    question = table.window.findChild(QuestionDialog)
    assert question is not None
    table.press(question.accept)
    table.qtbot.waitUntil(lambda: table.seen.over)
    assert table.view.end.aids.text() == "2× tah zpět"
    assert [one.undos for one in results(table.view.context)] == [2]


def test_giving_up_asks_and_says_what_is_left(sit: Callable[..., Table]) -> None:
    # RULES QD13, RULES-REGISTER D23: all 48 cards count, also those face down
    table = sit()
    table.press(table.view.table.side.give_up)
    question = table.window.findChild(QuestionDialog)
    assert question is not None
    table.press(question.refuse)
    assert not table.seen.over
    table.press(table.view.table.side.give_up)
    again = [one for one in table.window.findChildren(QuestionDialog) if one.isVisible()]
    table.press(again[0].accept)
    table.qtbot.waitUntil(lambda: table.seen.over)
    cards = [card for pile in table.seen.dealt for card in pile]
    assert len(cards) == 48
    assert table.view.end.points.text() == str(deck.value("cz", cards))


def test_what_is_no_word_stays_where_it_lies_and_is_red(sit: Callable[..., Table]) -> None:
    # RULES QD8
    table = sit()
    takes = table.view.context.takes
    cards = [card for card in table.seen.piles if card is not None]
    one, other = next(
        (one, other)
        for one in range(8)
        for other in range(8)
        if one != other and not takes((cards[one] + cards[other]).lower())
    )
    table.hands.click(table.view.table.piles[one])
    table.hands.click(table.view.table.piles[other])
    slip = table.view.table.rack.slip
    assert slip is not None
    assert slip.good is None  # nobody agreed on an adviser
    table.hands.press(ENTER)
    assert table.view.table.rack.slip is not None
    assert table.view.table.rack.slip.good is False
    assert "není" in table.message()
    table.hands.press(BACKSPACE, BACKSPACE)
    assert table.slip() == ""
    assert None not in table.shown_piles()


@pytest.mark.parametrize("cleared", ["Esc", "Backspace", "Delete", "a click", "the mouse"])
def test_nothing_is_said_of_a_refused_word_that_is_gone(sit: Callable[..., Table], cleared: str) -> None:
    """Its refusal goes with it, and there is nothing to be taken."""
    table = sit()
    piles, takes = table.view.table.piles, table.view.context.takes
    cards = table.seen.piles
    pairs = ((one, other) for one in range(8) for other in range(8) if one != other)
    one, other = next(pair for pair in pairs if not takes("".join(cards[at] or "" for at in pair).lower()))
    for place in (one, other):
        table.hands.click(piles[place])
    table.press(table.view.table.side.take)
    assert "není" in table.message()
    if cleared == "a click":
        table.hands.click(table.view.table.rack.cards[one])
        table.hands.click(table.view.table.rack.cards[other])
    elif cleared == "the mouse":
        for place in (one, other):
            drag(table, table.view.table.rack.cards[place], middle(table, piles[place]))
    else:
        key = {"Esc": ESCAPE, "Backspace": BACKSPACE, "Delete": Qt.Key.Key_Delete}[cleared]
        table.hands.press(*([key] * (1 + (key == BACKSPACE))))
    assert table.slip() == "" and table.message() == ""
    assert not table.view.table.side.take.isEnabled()


def test_a_letter_that_is_there_ends_what_was_said_of_one_that_is_not(sit: Callable[..., Table]) -> None:
    table = sit()
    open_letters = {card for card in table.seen.piles if card}
    missing = next(letter for letter in "XQWGH" if not any(card.startswith(letter) for card in open_letters))
    table.hands.write(missing)
    assert missing in table.message()
    table.hands.write(next(card for card in open_letters if len(card) == 1))
    assert missing in table.message() and not table.view.controller.draft.places, (
        "typed on in the same breath"
    )
    table.hands.rest()
    table.hands.write(next(card for card in open_letters if len(card) == 1))
    assert table.message() == ""


def test_an_adviser_tells_before(sit: Callable[..., Table]) -> None:
    table = sit(adviser="on")
    move = first_word(table)
    for place in move.places:
        table.hands.click(table.view.table.piles[place])
    slip = table.view.table.rack.slip
    assert slip is not None
    assert slip.good is True


def drag(table: Table, widget: QWidget, end: QPoint) -> None:
    """From the middle of a card or pile to a point of the window."""
    start = middle(table, widget)
    QTest.mousePress(widget, Qt.MouseButton.LeftButton, pos=widget.mapFrom(table.window, start))
    for share in (0.2, 0.5, 0.8, 1.0):
        point = start + (QPointF(end - start) * share).toPoint()
        QTest.mouseMove(widget, widget.mapFrom(table.window, point))
    QTest.mouseRelease(widget, Qt.MouseButton.LeftButton, pos=widget.mapFrom(table.window, end))


def middle(table: Table, widget: QWidget) -> QPoint:
    return widget.mapTo(table.window, widget.rect().center())


def test_cards_are_dragged_to_the_rack_along_it_and_back(sit: Callable[..., Table]) -> None:
    table = sit()
    piles, rack = table.view.table.piles, table.view.table.rack
    for place in (0, 1, 2):
        drag(table, piles[place], rack.mapTo(table.window, QPoint(rack.width() - 40, 60)))
    assert table.view.controller.draft.places == [0, 1, 2]
    drag(table, rack.cards[2], rack.mapTo(table.window, QPoint(2, 60)))
    assert table.view.controller.draft.places == [2, 0, 1]
    drag(table, rack.cards[0], middle(table, piles[5]))
    assert table.view.controller.draft.places == [2, 1]
    assert table.shown_piles()[0] == table.seen.piles[0]


def test_escape_in_a_drag_lets_the_card_fall_back(sit: Callable[..., Table]) -> None:
    table = sit()
    piles, rack = table.view.table.piles, table.view.table.rack
    on_rack = rack.mapTo(table.window, QPoint(rack.width() - 40, 60))
    drag_and_escape(table.window, middle(table, piles[0]), on_rack)
    assert table.view.controller.draft.places == [] and table.shown_piles()[0] == table.seen.piles[0]
    drag(table, piles[0], on_rack)
    drag(table, piles[1], on_rack)
    drag_and_escape(table.window, middle(table, rack.cards[0]), middle(table, piles[5]))
    assert table.view.controller.draft.places == [0, 1], "a card of the word stays in it"


def at_refill(table: Table, *, shallow: bool = False) -> None:
    """shallow: some pile has one card only."""
    for move in way(table):
        if table.seen.phase is SoloPhase.REFILL and (1 in table.seen.sizes or not shallow):
            return
        by_mouse(table, move)
    pytest.fail("there is no such moment")


def test_an_empty_place_is_filled_by_dragging_from_the_pile_that_is_wanted(sit: Callable[..., Table]) -> None:
    # RULES QD13, RULES-REGISTER D24
    table = sit()
    at_refill(table)
    place = table.seen.empty[0]
    source = table.seen.sources[-1]
    card, size = table.seen.piles[source], table.seen.sizes[source]
    assert not table.view.table.side.take.isEnabled()
    drag(table, table.view.table.piles[source], middle(table, table.view.table.piles[place]))
    assert table.seen.piles[place] == card
    assert table.seen.sizes[source] == size - 1


def test_a_pile_for_an_empty_place_is_chosen_with_the_arrows_alone(sit: Callable[..., Table]) -> None:
    table = sit()
    at_refill(table)
    place = table.seen.empty[0]
    table.hands.press(Qt.Key.Key_Up)  # to the empty place
    source = next(one for one in table.seen.sources if one // 4 == place // 4 or one % 4 == place % 4)
    step = {True: Qt.Key.Key_Right, False: Qt.Key.Key_Left}[source > place]
    if source // 4 == place // 4:
        table.hands.press(*[step] * abs(source - place))
    else:
        table.hands.press(Qt.Key.Key_Down if source > place else Qt.Key.Key_Up)
    focused = next(pile.place for pile in table.view.table.piles if pile.hasFocus())
    assert focused == source
    card = table.seen.piles[focused]
    table.hands.press(Qt.Key.Key_Space)
    assert table.seen.piles[place] == card


def test_a_pile_that_cannot_fill_says_why(sit: Callable[..., Table]) -> None:
    table = sit()
    at_refill(table, shallow=True)
    table.hands.click(table.view.table.piles[table.seen.sizes.index(1)])
    assert "aspoň dvě" in table.message()


def test_a_place_may_stay_empty_where_that_was_agreed(sit: Callable[..., Table]) -> None:
    # RULES-REGISTER D24
    table = sit(solo_refill="may")
    for move in way(table):
        if table.seen.empty:
            break
        by_mouse(table, move)
    assert table.seen.phase is SoloPhase.TAKE
    place, source = table.seen.empty[0], table.seen.sources[0]
    table.hands.click(table.view.table.piles[place])
    table.hands.rest()  # the page has just come in
    table.hands.press(ESCAPE)
    assert table.seen.piles[place] is None
    assert not table.view.controller.refilling
    table.hands.click(table.view.table.piles[place])
    card = table.seen.piles[source]
    table.hands.click(table.view.table.piles[source])
    assert table.seen.piles[place] == card


def test_a_word_is_shown_on_request_and_counted_once(sit: Callable[..., Table]) -> None:
    table = sit()
    for _ in range(2):
        table.ctrl(Qt.Key.Key_H)
        table.qtbot.waitUntil(lambda: "Jde třeba" in table.message(), timeout=10_000)
    assert table.view.table.side.aids.text() == "1× ukázáno"
    move = table.view.state.offered
    assert isinstance(move, Take) and len(move.places) >= 2
    word = [table.seen.piles[place] for place in move.places]
    assert all(word)


STUCK = 86
"""The open cards of this deal spell no word."""


def test_a_deal_without_a_word_is_noticed_and_finished(sit: Callable[..., Table]) -> None:
    # RULES QD13: the game ends when no word is possible
    table = sit(seed=STUCK)
    assert table.seen.phase is SoloPhase.STUCK
    stuck = table.view.stuck
    assert stuck.isVisible()
    assert stuck.undo.isHidden()  # nothing was done that could be taken back
    assert stuck.accessibleName() == f"{stuck.title.whole_text()} {stuck.note.whole_text()}"
    table.press(stuck.end)
    assert table.seen.over
    end = table.view.end
    assert end.isVisible()
    assert end.points.accessibleName() == f"{table.seen.left} {end.unit.whole_text()}"
    assert not end.geometry().intersects(table.view.table.side.geometry()), (
        "it cuts through no word beside it"
    )


def test_the_same_deal_again_and_a_new_one(sit: Callable[..., Table]) -> None:
    table = sit()
    cards = table.seen.piles
    table.press(table.view.table.side.give_up)
    question = table.window.findChild(QuestionDialog)
    assert question is not None
    table.press(question.accept)
    same = [one for one in table.view.end.findChildren(PaperButton) if "Stejné rozdání" in one.text()]
    assert len(same) == 1, "it is offered once"
    table.press(same[0])
    table.qtbot.waitUntil(lambda: not table.seen.over)
    assert table.seen.piles == cards
    assert table.seen.undos == 0


def test_a_finished_deal_is_opened_again_with_what_was_found(sit: Callable[..., Table]) -> None:
    table = sit(seed=STUCK)
    table.press(table.view.stuck.end)
    end = table.view.end
    table.qtbot.waitUntil(lambda: not end.search.isVisible(), timeout=30_000)
    figures = end.par.text(), end.best.text(), end.words.text()
    saved = table.page.controller.save.id
    table.window.show_home()
    controller = table.window.services.resume(saved)
    table.window.open_game(controller)
    again = table.view.end
    assert again.isVisible()
    assert (again.par.text(), again.best.text(), again.words.text()) == figures
    assert len(results(table.view.context)) == 1


def test_a_copy_of_a_finished_deal_is_no_deal_more_in_the_history(
    sit: Callable[..., Table], tmp_path: Path
) -> None:
    table = sit(seed=STUCK)
    table.press(table.view.stuck.end)
    window, saved = table.window, table.page.controller.save
    (kept,) = results(table.view.context)
    window.show_home()  # all of it is on the disk then
    copy = copies.write(tmp_path / "deal", window.services.saves.path(saved.id).read_bytes())
    window.services.saves.delete(saved.id)
    window.games.copies.open(copy)
    table.qtbot.waitUntil(lambda: isinstance(window.stack.current, TablePage), timeout=10_000)
    assert table.view.end.isVisible()
    assert [one.id for one in results(table.view.context)] == [kept.id]


def test_the_history_tells_of_all_deals(sit: Callable[..., Table]) -> None:
    table = sit(seed=STUCK)
    table.press(table.view.stuck.end)
    table.view.past.triggered.emit()
    sheet = table.window.findChild(PastSheet)
    assert sheet is not None
    assert sheet.model.rowCount() == 1
    assert str(table.seen.left) in sheet.model.index(0).data()


@pytest.mark.parametrize("again", ["Ctrl+Y", "Ctrl+Shift+Z"])
def test_what_is_taken_back_is_named_and_can_be_done_again(sit: Callable[..., Table], again: str) -> None:
    # RULES QD13
    def redo() -> None:
        if again == "Ctrl+Y":
            table.ctrl(Qt.Key.Key_Y)
        else:
            shift = CTRL | Qt.KeyboardModifier.ShiftModifier
            QTest.keyClick(table.window.windowHandle(), Qt.Key.Key_Z, shift)

    table = sit()
    moves = way(table)[:3]
    moments = [table.seen]
    for move in moves:
        by_mouse(table, move)
        moments.append(table.seen)
    for before, move in zip(moments[-2::-1], reversed(moves), strict=True):
        table.ctrl(Qt.Key.Key_Z)
        assert (table.seen.piles, table.seen.used) == (before.piles, before.used)
        if isinstance(move, Take):
            assert deck.spelt(before.meld(move.places)) in table.message()
        else:
            assert str(before.piles[move.source]) in table.message()
    for after in moments[1:]:
        redo()
        assert (table.seen.piles, table.seen.used) == (after.piles, after.used)
    redo()
    assert table.seen.used == moments[-1].used and "Není co" in table.message()


def test_the_word_that_is_being_made_is_taken_back_first_and_not_counted(sit: Callable[..., Table]) -> None:
    table = sit()
    by_mouse(table, first_word(table))
    draft = table.view.controller.draft
    free = [pile for pile in table.view.table.piles if pile.shown is not None][:2]
    for pile in free:
        table.hands.click(pile)
    places = list(draft.places)
    table.ctrl(Qt.Key.Key_Z)
    table.ctrl(Qt.Key.Key_Z)
    assert draft.places == [] and table.seen.undos == 0 and table.seen.used
    table.ctrl(Qt.Key.Key_Y)
    table.ctrl(Qt.Key.Key_Y)
    assert draft.places == places
    table.press(table.view.table.side.undo)
    assert draft.places == places[:1] and table.seen.undos == 0


def test_nothing_of_the_table_outlives_it(sit: Callable[..., Table]) -> None:
    table = sit()
    by_mouse(table, first_word(table))
    table.ctrl(Qt.Key.Key_H)
    table.qtbot.waitUntil(lambda: "Jde třeba" in table.message(), timeout=10_000)
    table.ctrl(Qt.Key.Key_Z)
    left = [
        weakref.ref(part)
        for part in table.page.findChildren(QObject)
        if type(part).__module__.startswith("app.")
    ]
    table.window.show_home()
    for _ in range(3):
        QApplication.processEvents()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        gc.collect()
    assert [part for one in left if (part := one()) is not None and isValid(part)] == []


@pytest.mark.parametrize("size", [QSize(1024, 640), QSize(1280, 800), QSize(1920, 1080)])
@pytest.mark.parametrize("language", ["cs", "en"])
def test_everything_has_its_place(sit: Callable[..., Table], size: QSize, language: str) -> None:
    table = sit()
    table.window.services.translation.set_choice(language)
    table.window.resize(size)
    QApplication.processEvents()
    parts = [*table.view.table.piles, table.view.table.rack, table.view.table.side]
    mat = table.view.table.mat()
    for one in parts:
        assert mat.contains(one.geometry()), one
        for other in parts:
            assert one is other or not one.geometry().intersects(other.geometry()), (one, other)
    for button in table.view.table.side.findChildren(QAbstractButton):
        assert button.width() >= button.minimumSizeHint().width()
        assert button.height() >= 40
