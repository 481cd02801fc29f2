"""The review of a finished game: made beside the screen, kept, and gone through moment by moment."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from app.engine.player import Budget
from app.engine.reviewing import Judged, Moment, Review
from app.engine.rules import Json
from app.engine.story import decisions
from app.games import catalogue
from app.games.boggle.model import WriteWord
from app.games.boggle.study import BoggleStudy
from app.games.laboratory import open_judge
from app.tabletop.context import SeatLook
from app.ui import faces
from app.ui.pages.past.curve import curves, distinct_colours
from app.ui.pages.past.review import Keeping, ReviewPage, why
from app.ui.window.main_window import MainWindow
from app.widgets.controls.label import Label
from tests.ui.kit import plain, texts
from tests.ui.test_replay import ALONE, played

GAMES = [entry.name for entry in catalogue.GAMES if entry.game.study is not None and entry.name != "boggle"]


def made_up(game: str) -> Review:
    """Two moments of the first seat: what a greedy look finds in the first and the last of its turns."""
    record = played(game)
    rules, entry = catalogue.find(game).rules(None), catalogue.find(game)
    judge = open_judge(entry.policy_of(record.options, record.players))
    face = faces.find(game)
    assert face is not None
    player, found = entry.opponent(3, 1, judge), []
    for one in decisions(rules, record):
        if one.seat != 0 or one.turn < 2 or getattr(one.seen, "turn", None) != 0:
            continue
        better = player.choose(one.seen, Budget(work=20)).to_json()
        lays = better["type"] in ("lay", "play") and better.get("words", True)
        if lays and better != record.turns[one.turn].move:
            found.append(Moment(one.turn, 0, better, 9, 4, 5.5, 0.1, ("points",), 10))
    found = [found[0], found[-1]]  # moments near each other count as one
    turns = tuple(Judged(one.turn, 0, 0.5, 0.4, 5.5, one.better) for one in found)
    return Review(turns, tuple(found))


class Kept:
    """What was kept, and how often it was asked for."""

    def __init__(self, review: Review | None) -> None:
        self.review: Json | None = None if review is None else review.to_json()
        self.keeping = Keeping(lambda tell: tell(self.review), self._keep)

    def _keep(self, review: Json) -> None:
        self.review = review


def open_review(window: MainWindow, qtbot: QtBot, game: str, kept: Kept) -> ReviewPage:
    face = faces.find(game)
    assert face is not None
    page = ReviewPage(window.services, face, played(game), window.appearance.view_settings, kept.keeping)
    window.past.page_ready.emit(page)
    qtbot.waitUntil(lambda: page.view is not None, timeout=20_000)
    return page


@pytest.mark.parametrize("game", GAMES)
def test_moments_are_asked_hinted_at_shown_and_summed_up(game: str, window: MainWindow, qtbot: QtBot) -> None:
    review = made_up(game)
    page = open_review(window, qtbot, game, Kept(review))
    panel = page.panel
    assert panel.title.text() == f"Chvíle 1 ze {len(review.moments)}"
    assert plain(panel.text.text()) == "Dalo se získat o 4 body víc. Najdeš to?"
    view: Any = page.view
    assert view.seen.seat == 0 and view.seen.deciders == (0,)
    qtbot.mouseClick(panel.hint, Qt.MouseButton.LeftButton)
    qtbot.mouseClick(panel.show_it, Qt.MouseButton.LeftButton)
    assert "4 body víc" in plain(panel.text.text())
    assert not panel.hint.isVisible() and not panel.show_it.isVisible(), "nothing is left to be asked for"
    for _ in review.moments:
        qtbot.mouseClick(panel.next, Qt.MouseButton.LeftButton)
    assert page.summary.isVisible() and not page.stage.isVisible()
    assert "12 bodů" in plain(page.summary.headline.text()), "twice five and a half, as the turns tell them"
    qtbot.mouseClick(page.summary.again, Qt.MouseButton.LeftButton)
    assert panel.title.text().startswith("Chvíle 1")


@pytest.mark.parametrize("game", GAMES)
def test_who_finds_the_better_move_hears_so(game: str, window: MainWindow, qtbot: QtBot) -> None:
    review = made_up(game)
    page = open_review(window, qtbot, game, Kept(review))
    move = catalogue.find(game).rules(None).move(review.moments[0].better)
    page.try_move(move)
    assert page.panel.text.text().startswith("To je ono!")
    assert page.record.turns == played(game).turns


def test_that_nothing_was_lost_is_read_whole(window: MainWindow, qtbot: QtBot) -> None:
    turns = tuple(Judged(turn, 0, 0.5, 0.5, 0.0, None) for turn in range(0, 8, 2))
    page = open_review(window, qtbot, "qwirkle", Kept(Review(turns, ())))
    qtbot.waitUntil(page.summary.isVisible)
    told = next(one for one in page.summary.findChildren(Label) if one.text().startswith("Žádný tah"))
    qtbot.waitUntil(lambda: told.height() >= told.heightForWidth(told.width()) > 0)


def test_a_review_is_made_once_and_kept(window: MainWindow, qtbot: QtBot) -> None:
    kept = Kept(None)
    page = open_review(window, qtbot, "qwirkle", kept)
    assert page.panel.cancel.isVisible() and window.focusWidget() is page.panel.cancel
    qtbot.waitUntil(lambda: page.review is not None, timeout=120_000)
    assert kept.review is not None and Review.from_json(kept.review).turns
    again = open_review(window, qtbot, "qwirkle", kept)
    assert again.review is not None


def test_who_cancels_is_not_kept_waiting(window: MainWindow, qtbot: QtBot) -> None:
    kept = Kept(None)
    page = open_review(window, qtbot, "scrabble-cards", kept)
    qtbot.waitUntil(page.panel.cancel.isVisible)
    qtbot.mouseClick(page.panel.cancel, Qt.MouseButton.LeftButton)
    assert window.stack.current is not page and kept.review is None


def test_the_curve_ends_with_who_won() -> None:
    turns = (Judged(0, 0, 0.5, 0.5, 0), Judged(1, 1, 0.6, 0.4, 3), Judged(2, 0, 0.7, 0.7, 0))
    first, second = curves(Review(turns), 2, (1,), 3)
    assert first[-1] == (3, 0.0) and second[-1] == (3, 1.0)
    assert [round(a + b, 6) for (_, a), (_, b) in zip(first, second, strict=True)] == [1.0] * len(first)


def test_no_two_curves_have_one_colour() -> None:
    seats = [SeatLook("Babi", "B", "green"), SeatLook("Ježek", "level:2", "red", is_person=False, level=2)]
    seats += [SeatLook("Sova", "level:4", "red", is_person=False, level=4), SeatLook("Táta", "T", "blue")]
    colours = distinct_colours(seats)
    assert (colours[0], colours[3]) == ("green", "blue") and len(set(colours)) == 4


def test_no_turn_lost_more_than_was_left_over(window: MainWindow, qtbot: QtBot) -> None:
    """Alone (RULES QD13): on the deals that are imagined a move may cost more than this deal had in it."""
    record, face = played(ALONE), faces.find("quiddler")
    assert face is not None
    left, (first, last) = record.scores[0], (0, len(record.turns) - 1)
    moments = tuple(
        Moment(turn, 0, record.turns[turn].move, 9, 0, left + 33.0, 0.1, ("rid:ř",), 10)
        for turn in (first, last)
    )
    turns = tuple(Judged(one.turn, 0, 0.9, 0.1, one.gain, one.better) for one in moments)
    keeping = Kept(Review(turns, moments)).keeping
    page = ReviewPage(window.services, face, record, window.appearance.view_settings, keeping)
    window.past.page_ready.emit(page)
    qtbot.waitUntil(lambda: page.view is not None, timeout=20_000)
    assert page.moment is not None and page.moment.gain == left > 0
    while page.moment is not None:
        qtbot.mouseClick(page.panel.next, Qt.MouseButton.LeftButton)
    assert f"{left} bod" in plain(page.summary.headline.text())
    assert not Review(turns, moments).within(0).moments, "a perfect game has nothing to be found"


def test_boggle_asks_for_words_that_were_missed(window: MainWindow, qtbot: QtBot) -> None:
    page = open_review(window, qtbot, "boggle", Kept(None))
    qtbot.waitUntil(lambda: page.review is not None, timeout=60_000)
    assert page.moment is not None
    word = page.moment.better["word"]
    assert "běžné slovo" in page.panel.text.text()
    qtbot.mouseClick(page.panel.hint, Qt.MouseButton.LeftButton)
    assert not any(word in text for text in texts(page)), "a hint does not give it away"
    page.try_move(WriteWord(word, 180_000))
    qtbot.waitUntil(lambda: page.panel.text.text().startswith("To je ono!"), timeout=20_000)
    qtbot.mouseClick(page.panel.show_it, Qt.MouseButton.LeftButton)
    assert word in page.panel.text.text()
    while page.moment is not None:
        qtbot.mouseClick(page.panel.next, Qt.MouseButton.LeftButton)
    assert "běžných slov" in plain(page.summary.headline.text())


@pytest.mark.usefixtures("window")
def test_the_reason_tells_where_the_points_come_from() -> None:
    face = faces.find("qwirkle")
    assert face is not None
    told = Moment(9, 0, {}, 6, -1, 8.0, 0.1, ("not:opens_five",), 10, 6.2, 2.8)
    assert plain(why(face, told)) == (
        "Hned o 1 bod méně, ostatní pak asi o 6 bodů méně, tvé další tahy asi o 3 body víc, celkem asi"
        " o 8 bodů víc. Zahraný tah nechal řadu pěti kamenů, kterou mohou ostatní doplnit."
    )
    assert plain(why(face, Moment(9, 0, {}, 6, 5, 5.0, 0.1, ("points",)))) == "Hned o 5 bodů víc."
    much = Moment(9, 0, {}, 6, -2, 34.0, 0.1, (), 10, 0.5, 36.1)
    assert plain(why(face, much)) == "Hned o 2 body méně, tvé další tahy o hodně víc.", (
        "trials play as masters"
    )


@pytest.mark.usefixtures("window")
def test_quiddler_asks_for_the_way_out_and_names_words() -> None:
    face = faces.find("quiddler")
    assert face is not None
    out = ("points", "goes_out:21")
    assert face.moment_question({"type": "play"}, out) == "Tady se dalo vyložit všechno. Vidíš jak?"
    told = plain(why(face, Moment(9, 0, {}, 21, 0, 8.0, 0.1, out)))
    assert told == "Vyložíš všechno, získáš 21 bodů a ostatním nenecháš čas. Celkem asi o 8 bodů víc."
    assert "úl, tik" in why(face, Moment(9, 0, {}, 0, 0, 8.0, 0.1, ("finishes:úl tik",)))


def test_boggle_counts_the_common_words_that_were_found() -> None:
    record, game = played("boggle"), catalogue.find("boggle")
    study = BoggleStudy(open_judge("boggle"))
    review = study.review(decisions(game.rules(None), record), Budget())
    assert review is not None
    solved = next(one.seen for one in decisions(game.rules(None), record) if one.seen.grid is not None)
    common = set(study.common(solved))
    for seat, told in enumerate(review.figures["seats"]):
        own = {t.move["word"] for t in record.turns if t.seat == seat and t.kind == "word"}
        assert (told["found"], told["common"]) == (len(common & own), len(common))
        assert sum(row[2] for row in told["lengths"]) == len(common)
        assert [sum(row[place] for row in told["ranks"]) for place in (1, 2)] == [
            len(common & own),
            len(common),
        ]
    for moment in review.moments:
        word = moment.better["word"]
        assert word in common
        assert all(t.move.get("word") != word for t in record.turns if t.seat == moment.seat)
