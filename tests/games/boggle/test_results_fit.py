"""Results that fit: nothing moves, nothing is cut, and on a wall only the page scrolls."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QCoreApplication, QPoint
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QAbstractButton
from pytestqt.qtbot import QtBot

from app.games.boggle.model import Observation, Options, Phase, ScoredWord, WordVerdict
from app.games.boggle.screen.results.column import LongestSlip
from app.games.boggle.screen.results.view import ResultsView
from app.tabletop.context import SeatLook
from app.tabletop.rounds.sizes import Sizes
from app.widgets import writing
from app.widgets.controls.avatar import PERSON_COLOURS
from app.widgets.controls.label import Label
from app.widgets.look import theme
from app.widgets.look.fonts import fitted
from tests.games.boggle import results_data as data


@pytest.fixture(scope="module", autouse=True)
def look(qapp: object) -> theme.Theme:
    return theme.install(theme.Theme("light", reduced_motion=True))


def measures(*, big: bool) -> Sizes:
    """Fonts and lengths of results; big: on the wall."""
    context = data.context()
    context.settings.update(big_picture=big)
    return Sizes(context)


def show(view: ResultsView, seen: Observation) -> None:
    view.show_observation(seen)


@pytest.mark.parametrize("told", ["krátce", "lokál množného čísla podstatného jména strom; " * 6])
@pytest.mark.parametrize("size", [(1280, 740), (1024, 580)])
def test_nothing_moves_when_a_word_is_clicked(qtbot: QtBot, size: tuple[int, int], told: str) -> None:
    view = ResultsView(data.context(explain=lambda word: told))
    qtbot.addWidget(view)
    view.resize(*size)
    view.show()
    show(view, data.observation())
    missed = view.page.missed
    QCoreApplication.processEvents()
    parts = (missed.mat, missed.telling, missed.list)
    before = [part.geometry() for part in parts]
    view.page.choose("opálení", source=missed)
    QCoreApplication.processEvents()
    assert told.strip() in missed.telling.text.text()
    assert missed.telling.text.height() >= missed.telling.text.heightForWidth(missed.telling.text.width())
    bar = missed.telling.verticalScrollBar()
    assert bar.maximum() == 0 or bar.isVisible(), "all of it can be read"
    assert [part.geometry() for part in parts] == before


@pytest.mark.parametrize("size", [(1280, 740), (1024, 580)])
@pytest.mark.parametrize("people", [2, 4])
def test_the_number_of_missed_words_is_whole(qtbot: QtBot, size: tuple[int, int], people: int) -> None:
    seats = [SeatLook(f"Hráč {number}", "H") for number in range(people)]
    view = ResultsView(data.context(seats))
    qtbot.addWidget(view)
    view.resize(*size)
    view.show()
    seen = data.observation([data.entries(["les"])] * people, totals=(0,) * people)
    assert seen.review is not None
    many = replace(seen.review, solution=tuple(f"slovo{number}" for number in range(1318)))
    show(view, replace(seen, review=many))
    QCoreApplication.processEvents()
    number = view.page.missed.number
    assert number.text() == writing.number(1318)
    needed = number.sizeHint()
    assert number.width() >= needed.width() and number.height() >= needed.height()


@pytest.fixture
def wall(qtbot: QtBot) -> Iterator[Callable[[int], ResultsView]]:
    """Opens results of so many players on the wall. DESIGN 4: the projector"""
    theme.current().set_kind("projector")

    def open_(people: int) -> ResultsView:
        seats = [SeatLook(f"Družstvo {number}", "D") for number in range(people)]
        context = data.context(seats)
        context.settings.update(big_picture=True)
        view = ResultsView(context)
        qtbot.addWidget(view)
        view.resize(1280, 740)
        view.show()
        words = [f"{'slovíčko' * (number % 3 + 1)}{number}"[-10:] for number in range(24)]
        refused = [
            ScoredWord("neprokrastinuj", WordVerdict.UNKNOWN, None, "interjection"),
            ScoredWord("hrad", WordVerdict.PATH),
        ]
        lists = [[*data.entries(words[seat:]), *refused] for seat in range(people)]
        show(view, data.observation(lists, totals=(0,) * people, people=range(people)))
        QCoreApplication.processEvents()
        return view

    yield open_
    theme.current().set_kind("light")


@pytest.mark.parametrize("people", [1, 3, 4, 6])
def test_on_the_wall_only_the_page_scrolls(wall: Callable[[int], ResultsView], people: int) -> None:
    page = wall(people).page
    lists = [column.table for column in page.columns]
    for scrolling in (*lists, page.missed.list, page.missed.telling, page.sideways):
        for bar in (scrolling.verticalScrollBar(), scrolling.horizontalScrollBar()):
            assert bar.maximum() == 0
    for table in lists:
        assert table.rowViewportPosition(table.model().rowCount() - 1) < table.viewport().height()
    assert page.whole.verticalScrollBar().maximum() > 0


@pytest.mark.parametrize("people", [1, 3, 4, 6])
def test_on_the_wall_refusals_are_whole(wall: Callable[[int], ResultsView], people: int) -> None:
    view = wall(people)
    table = view.page.columns[0].table
    index = table.index_of("neprokrastinuj")
    large = measures(big=True)
    word, why = QFontMetricsF(large.font("word_small")), QFontMetricsF(large.font("meta"))
    room = table.visualRect(index).width()
    line = table.verticalHeader().defaultSectionSize()
    beside = (
        word.horizontalAdvance("neprokrastinuj") + why.horizontalAdvance("is too rare an interjection") + 20
    )
    assert beside <= room or table.visualRect(index).height() > line * 1.5, "or the reason stands below"


def test_long_names_are_cut_at_their_ends_and_found_whole(qtbot: QtBot) -> None:
    long = "Maxmiliána Bartolomějová " * 3 + "starší z Horní Lhoty"
    seats = (SeatLook(long, "M"), SeatLook("Ž", "Ž"), SeatLook(long.replace("starší", "mladší"), "M"))
    view = ResultsView(data.context(seats))
    qtbot.addWidget(view)
    view.resize(1024, 580)
    view.show()
    show(view, data.observation(phase=Phase.OVER, totals=(9, 2, 1)))
    QCoreApplication.processEvents()
    assert view.width() == 1024, "names widen no window"
    told = view.page.banner.headline
    assert told.text() != told.whole_text() == told.toolTip() and told.text().startswith("Maxm")
    screen = measures(big=False).font("screen")
    font, shown = fitted(screen, long, 200)
    assert QFontMetricsF(font).horizontalAdvance(shown) <= 200
    assert shown.startswith("Maxm") and shown.endswith("…")
    assert fitted(screen, "Ž", 200)[1] == "Ž"


def test_words_on_the_wall_are_whole_beside_long_names(wall: Callable[[int], ResultsView]) -> None:
    view = wall(4)
    shared = ["slaveno", "mávalo", "nevála", "novela"]
    lists = [data.entries([*shared, f"jen{'a' * seat}"]) for seat in range(4)]
    show(view, data.observation(lists, totals=(0,) * 4, people=range(4)))
    QCoreApplication.processEvents()
    large = measures(big=True)
    room = QFontMetricsF(large.font("word_small"))
    table = view.page.columns[0].table
    for word in shared:
        wide = table.visualRect(table.index_of(word)).width()
        faces = 3 * large.px(20)
        assert room.horizontalAdvance(word) * 0.75 + faces <= wide, "smaller at most, not cut"


TEAMS = ("Zelení", "Žlutí", "Modří", "Červení", "Fialoví", "Hnědí")
COUNTING = (
    "nevála",
    "vládne",
    "vládní",
    "dáváš",
    "sníte",
    "volen",
    "oval",
    "ano",
    "let",
    "mdlé",
    "tel",
    "do",
)


@pytest.mark.parametrize("votes", [False, True])
@pytest.mark.parametrize(
    ("kind", "size", "people"),
    [*(("projector", (1920, 1080), people) for people in range(2, 7)), ("light", (1280, 800), 4)],
)
def test_teams_stand_beside_each_other(
    qtbot: QtBot, kind: str, size: tuple[int, int], people: int, votes: bool
) -> None:
    look, (wide, high) = theme.current(), size
    look.set_kind(kind)
    look.fit(wide, high)
    seats = [SeatLook(name, name[:2], tuple(PERSON_COLOURS)[at]) for at, name in enumerate(TEAMS[:people])]
    context = data.context(seats)
    context.settings.update(big_picture=kind == "projector")
    view = ResultsView(context)
    qtbot.addWidget(view)
    view.resize(wide, high - 60)
    view.show()
    own = [[*COUNTING[seat:], *(["pes"] if seat < 2 else []), "kosa"] for seat in range(people)]
    lists = [[*data.entries(words), ScoredWord("sodm", WordVerdict.UNKNOWN)] for words in own]
    nominated = {"sodm": ((0,), ())} if votes else {}
    options = Options(entry="paper", words="vote" if votes else "auto")
    totals, everybody = (0,) * people, range(people)
    show(view, data.observation(lists, totals=totals, people=everybody, votes=nominated, options=options))
    QCoreApplication.processEvents()
    page = view.page
    tops = {column.mapTo(page, QPoint()).y() for column in page.columns}
    assert len(tops) == 1 or (votes and people > 4), "beside each other, unless ballots need the room"
    for column in page.columns:
        assert 0 <= column.mapTo(page, QPoint()).x() <= page.width() - column.width()
    assert page.sideways.horizontalScrollBar().maximum() == 0
    assert page.bar.places.horizontalScrollBar().maximum() == 0, "everybody's place is seen"
    look.set_scale(1.0)
    look.set_kind("light")


def test_the_end_begins_at_its_top_with_the_winner(wall: Callable[[int], ResultsView]) -> None:
    view = wall(4)
    bar = view.page.whole.verticalScrollBar()
    bar.setValue(bar.maximum())
    assert bar.value() > 0
    lists = [data.entries(COUNTING[seat:]) for seat in range(4)]
    over = data.observation(lists, phase=Phase.OVER, totals=(1, 9, 30, 12), people=range(4))
    show(view, replace(over, past=(*over.past, *over.past)))
    QCoreApplication.processEvents()
    assert bar.value() == 0 and view.page.tabs.at == 0
    totals = [label for label in view.page.summary.findChildren(Label) if "points" in label.accessibleName()]
    assert [label.text() for label in sorted(totals, key=lambda one: one.y())] == ["30", "12", "9", "1"]


@pytest.mark.parametrize("kind", ["light", "dark"])
@pytest.mark.parametrize("people", [2, 4, 6])
def test_large_text_in_a_small_window_is_all_there(qtbot: QtBot, kind: str, people: int) -> None:
    """1024x640 with text at 150 %: what has no room beside is reached by scrolling, nothing is cut."""
    look = theme.current()
    look.set_kind(kind)
    look.set_text_size(1.5)
    look.fit(1024, 640)
    try:
        seats = [
            SeatLook(name, name[:2], tuple(PERSON_COLOURS)[at]) for at, name in enumerate(TEAMS[:people])
        ]
        view = ResultsView(data.context(seats))
        qtbot.addWidget(view)
        view.resize(1024, 580)
        view.show()
        lists = [
            [*data.entries(COUNTING[seat:]), ScoredWord("sodm", WordVerdict.UNKNOWN)]
            for seat in range(people)
        ]
        show(view, data.observation(lists, totals=(0,) * people, people=range(people)))
        QCoreApplication.processEvents()
        qtbot.wait(50)
        page = view.page
        for column in page.columns:
            slip = column.findChild(LongestSlip)
            foot = slip if slip is not None and slip.isVisible() else column.table
            inside = foot.mapTo(column, QPoint(0, foot.height())).y()
            assert column.height() - inside < look.px(30), "words have all the room that the card has"
        for label in page.findChildren(Label):
            if label.isVisible() and label.whole_text():
                lines = label.heightForWidth(label.width()) if label.wordWrap() else label.sizeHint().height()
                assert label.height() >= lines, label.whole_text()
                cut = label.text() != label.whole_text()
                wide = label.fontMetrics().horizontalAdvance(label.text())
                assert cut or label.wordWrap() or wide <= label.width(), label.whole_text()
        for button in page.findChildren(QAbstractButton):
            if button.isVisible():
                assert button.width() >= button.minimumSizeHint().width(), button.accessibleName()
    finally:
        look.set_text_size(1.0)
        look.set_scale(1.0)
        look.set_kind("light")
