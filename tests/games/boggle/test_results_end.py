"""The end of a game of Boggle: the result first, every round to be opened, what was left; alone a measure."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from app.games.boggle.model import Observation, Phase, WordVerdict
from app.games.boggle.opponent import would_find
from app.games.boggle.screen.results.facts import common_words, lone_word
from app.games.boggle.screen.results.page import LEFT, RESULT, ROUND
from app.games.boggle.screen.results.view import ResultsView
from app.tabletop.context import Afterwards, EndTab, Usual
from app.widgets.look import theme
from tests.games.boggle import results_data as data


def _over() -> Observation:
    """Two rounds: in the first Kryštof had the best words."""
    first = data.played([data.entries(words) for words in (("pes",), ("stopka", "osel"), ())], number=1)
    over = data.observation(phase=Phase.OVER, totals=(2, 3, 1))
    return replace(over, past=(first, *over.past))


def _opened(qtbot: QtBot, context: object = None, size: float = 1.0) -> ResultsView:
    theme.install(theme.Theme("light", reduced_motion=True, text_size=size))
    view = ResultsView(context or data.context(), would_find)  # type: ignore[arg-type]
    qtbot.addWidget(view)
    view.resize(1280, 740)
    view.show()
    return view


def test_the_result_stands_first_and_every_round_can_be_opened(qtbot: QtBot) -> None:
    # RULES BG9
    view = _opened(qtbot)
    page = view.page
    view.show_observation(_over())
    assert page.tabs.at == RESULT and page.banner.isVisible() and page.summary.isVisible()
    assert not any(column.isVisible() for column in page.columns)
    page.tabs.strip.setFocus()
    QTest.keyClick(page.tabs.strip, Qt.Key.Key_Right)
    assert page.tabs.at == ROUND and all(column.isVisible() for column in page.columns)
    assert "3 points" not in page.columns[1].head.accessibleName()
    QTest.mouseClick(page.picker.before, Qt.MouseButton.LeftButton)
    assert "2 points" in page.columns[1].head.accessibleName(), "the first round"
    assert not page.picker.before.isEnabled() and page.picker.after.isEnabled()


def test_with_large_letters_a_scroll_bar_finds_room_beside_the_figures(qtbot: QtBot) -> None:
    view = _opened(qtbot, size=2.0)
    view.show_observation(_over())
    summary, bar = view.page.summary, view.page.whole.verticalScrollBar()
    qtbot.waitUntil(lambda: summary.width() > view.width() // 2)
    assert summary.minimumSizeHint().width() <= summary.width() - bar.sizeHint().width()


def test_what_was_left_has_the_whole_width(qtbot: QtBot) -> None:
    view = _opened(qtbot)
    page = view.page
    view.show_observation(_over())
    page.tabs.strip.setFocus()
    QTest.keyClick(page.tabs.strip, Qt.Key.Key_End)
    qtbot.waitUntil(lambda: page.missed.width() > page.width() - 60)
    assert page.tabs.at == LEFT and not page.sideways.isVisible()
    QTest.keyClick(page.tabs.strip, Qt.Key.Key_Left)
    qtbot.waitUntil(lambda: page.sideways.isVisible() and page.missed.width() < page.width() // 2)


def test_all_that_was_left_is_read_with_large_letters(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing lies over the words, and the page scrolls to the last of them."""
    words = tuple(f"slovo{letter}{other}" for letter in "abcdefgh" for other in "abcdefgh")
    monkeypatch.setattr(data, "SOLUTION", words)
    context = data.context(common=lambda word: word[-1] in "abcdef")
    view = _opened(qtbot, context, size=1.5)
    page = view.page
    view.show_observation(_over())
    page.tabs.strip.setFocus()
    QTest.keyClick(page.tabs.strip, Qt.Key.Key_End)
    missed = page.missed
    qtbot.waitUntil(lambda: missed.more.isVisible() and missed.width() > page.width() - 60)
    qtbot.waitUntil(lambda: page.whole.verticalScrollBar().maximum() > 0)
    assert missed.list.geometry().bottom() < missed.more.geometry().top()
    assert missed.list.height() >= missed.list.contentsSize().height()
    assert missed.more.geometry().bottom() < missed.height()


def test_the_application_adds_a_page_of_its_own(qtbot: QtBot) -> None:
    made = QLabel("review")
    context = replace(data.context(), afterwards=Afterwards((EndTab(lambda: "Review", lambda: made),)))
    view = _opened(qtbot, context)
    view.show_observation(_over())
    assert view.page.tabs.strip.texts()[-1] == "Review" and not made.isVisible()
    view.page.tabs.strip.setFocus()
    QTest.keyClick(view.page.tabs.strip, Qt.Key.Key_End)
    assert made.isVisible() and not view.page.missed.isVisible()


def test_alone_the_headline_is_a_measure(qtbot: QtBot) -> None:
    """Found of the common words, the own average, what an animal would find."""
    asked: list[tuple[int, int]] = []

    def usual(came_to: int, rounds: int, then: Callable[[Usual], object], /) -> None:
        asked.append((came_to, rounds))
        then(Usual(3.6, 21))

    context = data.context(data.PEOPLE[:1], usual=usual, common=lambda word: word != "opálení")
    view = _opened(qtbot, context)
    over = data.observation([data.entries(["kosa", "les"])], phase=Phase.OVER, people=(0,), totals=(2,))
    view.show_observation(over)
    banner = view.page.banner
    assert banner.headline.whole_text() == f"2 of {len(data.SOLUTION) - 1} common words"
    assert banner.note.whole_text().startswith("your average 4 · at best 21 · the hare would find about ")
    assert asked == [(2, 1)]


def test_stronger_animals_would_find_more_and_nobody_more_than_there_is() -> None:
    for words in (5, 40, 300):
        figures = would_find(words, 180_000)
        assert list(figures) == sorted(figures) and figures[-1] <= words
    assert would_find(80, 90_000)[1] < would_find(80, 180_000)[1]


def test_common_words_are_counted_over_all_rounds() -> None:
    rounds = [data.played([data.entries(["kosa", "nic"])], number=number) for number in (1, 2)]
    found = common_words(rounds, 0, lambda word: word != "les")
    assert (found.found, found.there, found.rounds) == (2, 2 * (len(data.SOLUTION) - 1), 2)


@pytest.mark.parametrize(
    ("lists", "wanted"),
    [
        ((("stopka", "kosa"), ("kosa",)), (0, "stopka")),
        ((("stopka",), ("klapot",)), None),
        ((("kosa",), ("les",)), None),
        ((("stopka",), ("stopka",)), None),
        ((("stopka",),), None),
    ],
    ids=["the longest", "as long as another's", "too short", "others have it", "alone"],
)
def test_a_word_that_nobody_else_has_is_held_up(
    lists: tuple[tuple[str, ...], ...], wanted: tuple[int, str] | None
) -> None:
    # RULES BG8
    played = data.played([data.entries(words) for words in lists])
    assert lone_word(played, lambda word: False) == wanted
    if wanted is not None:
        assert lone_word(played, lambda word: word == wanted[1]) is None, "a coarse word is not"
    refused = data.played([data.entries(["stopkaa"], WordVerdict.UNKNOWN), data.entries(["les"])])
    assert lone_word(refused, lambda word: False) is None
