"""A click on a word that lies on a table, and the key, explain it beside itself."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from app.lexicon.lexicon import Lexicon
from app.tabletop.context import Cancel, ViewContext, WordExplanation
from app.tabletop.explaining import explainer
from app.tabletop.explaining.explainer import Explainer
from app.tabletop.explaining.slip import ExplainingSlip
from app.tabletop.explaining.words import ShowsWords, WordSpot
from app.tabletop.note import Note
from app.widgets.kept_clear import KeptClear
from app.widgets.sounds import Sounds

CROSSING = (WordSpot("STROM", QRect(100, 100, 200, 40)), WordSpot("oko", QRect(180, 60, 40, 120)))
DRAFT = WordSpot("les", QRect(500, 300, 90, 30), laid=False)
HAND = QRect(0, 420, 900, 180)


class Words(ShowsWords, KeptClear, QWidget):
    """A table with two words that cross and one that is only thought about; below lies a hand."""

    spots: Sequence[WordSpot] = (*CROSSING, DRAFT)
    kept: Sequence[QRect] = (HAND,)

    def word_spots(self) -> Sequence[WordSpot]:
        return self.spots

    def kept_clear(self) -> Sequence[QRect]:
        return self.kept


class Table(QWidget):
    """A page with such a table. asked: what was looked up; closed: why words may not be."""

    def __init__(self) -> None:
        super().__init__()
        self.resize(900, 600)
        self.words = Words(self)
        self.words.setGeometry(self.rect())
        self.words.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.asked: list[str] = []
        self.laid_closed, self.draft_closed = "", ""
        context = ViewContext((), Sounds())
        context.about = self._about
        context.closed = lambda laid: self.laid_closed if laid else self.draft_closed
        self.at_hand = ""
        self.picture = b""
        self.explainer = Explainer(self, self, context, self.words.setFocus, lambda: self.at_hand)

    def _about(self, word: str, told: Callable[[WordExplanation], object], /) -> Cancel:
        self.asked.append(word)
        told(WordExplanation(word, "", (f"{word} is a noun.",), "A common word.", self.picture))
        return lambda: None

    @property
    def slip(self) -> ExplainingSlip:
        shown = self.explainer.slip
        assert shown is not None, "nothing is explained"
        return shown

    def click(self, qtbot: QtBot, at: QPoint, to: QPoint | None = None) -> None:
        """As a hand does it, through the system's window; to: where it lets go."""
        handle = self.windowHandle()
        qtbot.mousePress(handle, Qt.MouseButton.LeftButton, pos=at)
        if to is not None:
            qtbot.mouseMove(handle, to)
        qtbot.mouseRelease(handle, Qt.MouseButton.LeftButton, pos=to or at)
        qtbot.wait(1)


@pytest.fixture
def table(qapp: QApplication, qtbot: QtBot) -> Iterator[Table]:
    """Two clicks are two, however soon one comes after the other."""
    usual = qapp.doubleClickInterval()
    qapp.setDoubleClickInterval(0)
    made = Table()
    qtbot.addWidget(made)
    made.show()
    qtbot.waitExposed(made)
    made.activateWindow()
    made.words.setFocus()
    made.explainer.attach()
    yield made
    qapp.setDoubleClickInterval(usual)


STROM, BOTH = QPoint(110, 120), QPoint(200, 120)


def test_a_click_explains_a_word_and_hides_nothing_that_is_played(qtbot: QtBot, table: Table) -> None:
    table.click(qtbot, STROM)
    assert table.slip.word == "strom" and "strom is a noun." in table.slip.accessibleName()
    place = table.slip.geometry()
    assert table.rect().contains(place)
    assert not any(place.intersects(kept) for kept in (HAND, *(spot.place for spot in table.words.spots)))
    assert not table.slip.hasFocus(), "who clicks goes on with the game"


def test_where_words_cross_a_second_click_asks_for_the_other(qtbot: QtBot, table: Table) -> None:
    table.click(qtbot, BOTH)
    assert table.slip.word == "strom"
    table.click(qtbot, BOTH)
    assert table.slip.word == "oko"
    table.click(qtbot, BOTH)
    assert table.slip.word == "strom"


def test_a_click_beside_puts_it_away_and_so_does_another_on_the_word(qtbot: QtBot, table: Table) -> None:
    table.click(qtbot, STROM)
    table.click(qtbot, QPoint(880, 400))
    assert table.explainer.slip is None
    table.click(qtbot, STROM)
    table.click(qtbot, STROM)
    assert table.explainer.slip is None


def test_a_hand_that_drags_asks_nothing(qtbot: QtBot, table: Table) -> None:
    table.click(qtbot, STROM, STROM + QPoint(60, 0))
    assert table.explainer.slip is None and not table.asked


def test_the_key_walks_from_word_to_word(qtbot: QtBot, table: Table) -> None:
    assert table.explainer.ask() and table.slip.hasFocus()
    met = [table.slip.word]
    for _ in range(3):
        qtbot.keyClick(table.slip, Qt.Key.Key_Right)
        met.append(table.slip.word)
    assert met == ["oko", "strom", "les", "oko"], "from the top on, and round again"
    assert "1" in table.slip.accessibleDescription() and "3" in table.slip.accessibleDescription()
    qtbot.keyClick(table.slip, Qt.Key.Key_Escape)
    assert table.explainer.slip is None and table.words.hasFocus(), "the keyboard is the game's again"


def test_escape_puts_away_what_a_click_opened_and_nothing_else(qtbot: QtBot, table: Table) -> None:
    table.click(qtbot, STROM)
    qtbot.keyClick(table.windowHandle(), Qt.Key.Key_Escape)
    assert table.explainer.slip is None and table.isVisible()


def test_words_in_question_stay_closed(qtbot: QtBot, table: Table) -> None:
    table.laid_closed = "Not while words can be challenged."
    table.click(qtbot, STROM)
    assert not table.asked and table.laid_closed in table.slip.accessibleName()


def test_a_word_somebody_thinks_about_has_a_rule_of_its_own(qtbot: QtBot, table: Table) -> None:
    table.draft_closed = "You judge the words yourselves."
    table.click(qtbot, DRAFT.place.center())
    assert not table.asked and table.draft_closed in table.slip.accessibleName()
    table.click(qtbot, STROM)
    assert table.asked == ["strom"]


def test_it_goes_with_its_word_and_closes_when_words_come_into_question(qtbot: QtBot, table: Table) -> None:
    table.click(qtbot, STROM)
    before = table.slip.pos()
    table.words.spots = (WordSpot("STROM", QRect(600, 20, 200, 40)),)
    table.explainer.follow()
    qtbot.wait(1)
    assert table.slip.word == "strom" and table.slip.pos() != before
    table.laid_closed = "Not now."
    table.explainer.follow()
    qtbot.wait(1)
    assert "Not now." in table.slip.accessibleName() and "noun" not in table.slip.accessibleName()
    table.words.spots = ()
    table.explainer.follow()
    qtbot.wait(1)
    assert table.explainer.slip is None


def test_what_lies_over_a_word_keeps_it(qtbot: QtBot, table: Table) -> None:
    over = QWidget(table)
    over.setGeometry(CROSSING[0].place.united(CROSSING[1].place))
    over.show()
    table.click(qtbot, STROM)
    assert table.explainer.slip is None
    assert table.explainer.ask() and table.slip.word == "les"


def test_where_no_word_lies_the_key_says_so(table: Table) -> None:
    table.words.spots = ()
    assert not table.explainer.ask()


def test_what_comes_to_lie_under_it_is_not_hidden(qtbot: QtBot, table: Table) -> None:
    """Without anybody telling it: cards fly, and others take their places."""
    table.click(qtbot, STROM)
    under = table.slip.geometry().adjusted(9, 9, -9, -9)
    table.words.kept = [HAND, under]
    qtbot.waitUntil(lambda: not table.slip.geometry().intersects(under), timeout=5_000)
    table.words.spots = ()
    qtbot.waitUntil(lambda: table.explainer.slip is None, timeout=5_000)


def test_what_the_table_says_is_not_hidden(qtbot: QtBot, table: Table) -> None:
    """A click on a word may have the table say something, too."""
    table.click(qtbot, STROM)
    note = Note(table)
    note.setGeometry(table.slip.geometry().adjusted(20, 20, -20, -20))
    note.tell("info", "Type a word.")
    note.show()
    qtbot.waitUntil(lambda: not table.slip.geometry().intersects(note.geometry()))
    assert not any(table.slip.geometry().intersects(spot.place) for spot in table.words.spots)


def test_a_table_where_no_word_lies_yet_is_made_ready_too(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its lists may have words explained in a place of their own."""
    monkeypatch.setattr(explainer, "READY_MS", 1)
    made = Table()
    made.words.spots = ()
    qtbot.addWidget(made)
    made.show()
    made.explainer.attach()
    qtbot.waitUntil(lambda: bool(made.asked))
    assert made.explainer.slip is None


def test_the_key_asks_about_the_word_at_hand_first(qtbot: QtBot, table: Table) -> None:
    table.at_hand = "LES"
    assert table.explainer.ask() and table.slip.word == "les"


def test_a_picture_stands_beside_the_word(table: Table, qtbot: QtBot) -> None:
    strom, les = CROSSING[0].place, DRAFT.place
    table.click(qtbot, strom.topLeft() + QPoint(10, 10))
    assert not table.slip.picture.isVisible()
    table.picture = Lexicon.open().pictures.of(Lexicon.open().analyses("strom"))
    table.click(qtbot, les.center())
    slip = table.slip
    assert slip.picture.isVisible() and slip.rect().contains(slip.picture.geometry())
    assert slip.pane.geometry().top() >= slip.picture.geometry().bottom()


def test_a_word_is_made_ready_once_nothing_moves_and_shows_nothing(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The first click of all waits neither for the word list nor for paper that was never drawn."""
    monkeypatch.setattr(explainer, "READY_MS", 1)
    made, looked = Table(), list[bool]()
    qtbot.addWidget(made)

    def busy() -> bool:
        looked.append(len(looked) < 3)
        return looked[-1]

    made.explainer.busy = busy
    made.show()
    made.explainer.attach()
    qtbot.waitUntil(lambda: bool(made.asked))
    assert looked == [True, True, True, False], "while something moves it waits"
    qtbot.wait(20)
    assert made.asked == ["oko"], "one word, once"
    assert made.explainer.slip is None and made.explainer.word() == ""
