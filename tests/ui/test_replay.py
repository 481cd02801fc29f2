"""A finished game gone through again on its own table."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.engine.match import Match
from app.engine.player import Budget
from app.engine.record import Record
from app.engine.rules import Seat
from app.engine.story import Story
from app.games import catalogue
from app.games.boggle.model import Phase
from app.games.laboratory import open_judge
from app.games.quiddler.model import Challenge, rulings
from app.ui.pages.past.replay import ReplayPage
from app.ui.pages.past.review import ReviewPage
from app.ui.pages.table.page import TablePage
from app.ui.window.main_window import MainWindow
from tests.ui.conftest import Open
from tests.ui.kit import focused, line, plain, press, texts

GAMES = [entry.name for entry in catalogue.GAMES]
SEATS = (Seat("Žofie"), Seat("Táta"))
ALONE = "quiddler-alone"


@cache
def played(name: str) -> Record:
    """A whole short game between hares."""
    alone = name == ALONE
    game = catalogue.find("quiddler" if alone else name)
    options = {"rounds": 1} if name == "boggle" else {}
    seats = SEATS[:1] if alone else SEATS
    judge = open_judge(game.policy_of(options, seats))
    match: Match[Any, Any] = Match.new(game.rules(judge), seats, 5, options)
    players = [game.opponent(1, seat, judge) for seat in range(len(seats))]
    while match.result is None:
        move = match.automatic()
        deciders = match.deciders()
        if deciders:
            seat = deciders[0]
            match.submit(seat, players[seat].choose(match.observation_for(seat), Budget(work=20)))
        elif move is not None:
            match.submit(None, move)
    return match.record


@cache
def challenged() -> Record:
    """A game of Žolíky in which the first word of everybody is challenged (RULES QD9)."""
    game, options = catalogue.find("quiddler"), {"words": "challenge"}
    judge = open_judge(game.policy_of(options, SEATS))
    match: Match[Any, Any] = Match.new(game.rules(judge), SEATS, 5, options)
    players = [game.opponent(1, seat, judge) for seat in range(len(SEATS))]
    while match.result is None:
        for seat in match.deciders()[:1]:
            seen = match.observation_for(seat)
            words = seen.doubtable[:1]
            move = players[seat].choose(seen, Budget(work=20))
            match.submit(seat, Challenge(words) if isinstance(move, Challenge) else move)
        if not match.deciders() and match.result is None:
            match.submit(None, match.automatic())
    return match.record


def replay(window: MainWindow, qtbot: QtBot, record: Record) -> ReplayPage:
    window.past.replay(record)
    page = window.stack.current
    assert isinstance(page, ReplayPage)
    qtbot.waitUntil(lambda: page.view is not None, timeout=20_000)
    return page


@pytest.mark.parametrize("game", [*GAMES, ALONE])
def test_every_stop_is_as_its_seats_saw_it(game: str) -> None:
    record = played(game)
    rules = catalogue.find(record.game).rules(None)
    story = Story(rules, record)
    whole = Match.replay(rules, record)
    assert story.stops[0].made == 0 and story.stops[-1].made == len(record.turns)
    for index in (0, len(story) // 2, len(story) - 1):
        then = whole.rewound(story.stops[index].made)
        for seat in range(len(record.players)):
            assert story.seen(index, seat) == then.observation_for(seat)
        assert story.at(story.stops[index].made) == index


class Paintings(QObject):
    """How often each widget is painted, from now on."""

    def __init__(self) -> None:
        super().__init__()
        self.of = Counter[QObject]()
        QApplication.instance().installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint:
            self.of[watched] += 1
        return False


def test_challenges_of_a_game_that_is_looked_through_hold_nobody_up(window: MainWindow, qtbot: QtBot) -> None:
    """How words came out is shown with the words; whoever steps on sees the next position at once."""
    page = replay(window, qtbot, challenged())
    view, story = page.view, page.story
    assert view is not None and story is not None
    verdicts = 0
    for stop in range(1, len(story)):
        told = bool(rulings(story.turns_to(stop, None)))
        if told:
            qtbot.waitUntil(lambda: not view.is_acting(), timeout=20_000)
        page.transport.step(1)
        if told:
            sheets = view.rounds.challenges.spread.sheets  # type: ignore[attr-defined]
            qtbot.waitUntil(lambda: any(sheet.model.rowCount() for sheet in sheets), timeout=20_000)  # noqa: B023
        verdicts += told
        qtbot.waitUntil(lambda: view.seen == story.seen(stop, None), timeout=20_000)  # type: ignore[attr-defined]  # noqa: B023
        if verdicts == 2 and not told:
            break
    assert verdicts == 2
    page.transport.jump(0)
    qtbot.waitUntil(lambda: view.seen == story.seen(0, None))  # type: ignore[attr-defined]
    assert not view.rounds.isVisible()  # type: ignore[attr-defined]


@pytest.mark.parametrize("game", GAMES)
def test_the_end_that_comes_over_a_table_is_painted_once(game: str, window: MainWindow, qtbot: QtBot) -> None:
    """And all that lies under it: a step back or forward is there at once."""
    window.services.theme.set_reduced_motion(True)
    page = replay(window, qtbot, played(game))
    last = page.transport.slider.maximum()
    for stop in (last, last - 1):  # what is made for the first time is there
        page.transport.jump(stop)
        qtbot.wait(50)
    paintings = Paintings()
    page.transport.jump(last)
    for _ in range(3):
        QApplication.processEvents()
    QApplication.instance().removeEventFilter(paintings)
    assert paintings.of and not [one for one, times in paintings.of.items() if times > 1]


@pytest.mark.parametrize("game", [*GAMES, ALONE])
def test_a_game_goes_forwards_backwards_and_to_its_end(game: str, window: MainWindow, qtbot: QtBot) -> None:
    record = played(game)
    page = replay(window, qtbot, record)
    last = page.transport.slider.maximum()
    for _ in range(3):
        press(qtbot, Qt.Key.Key_Right)
    assert page.transport.stop == 3
    press(qtbot, Qt.Key.Key_Left)
    assert page.transport.stop == 2
    page.transport.slider.setFocus()
    for _ in range(12):
        press(qtbot, Qt.Key.Key_PageUp)
    assert page.transport.stop == last, "some ten leaps lead through every game"
    for stop in (last // 2, last, last // 3, 0, last):
        page.transport.jump(stop)
        assert page.transport.stop == stop
    assert page.record.turns == record.turns, "a replay changes nothing"


def test_hands_are_seen_by_their_owner_or_by_who_is_chosen(window: MainWindow, qtbot: QtBot) -> None:
    page = replay(window, qtbot, played("qwirkle"))
    story = page.story
    assert story is not None and page.view is not None
    seats = [story.seen(stop, None).seat for stop in range(4)]
    assert seats == [story.seen(stop, None).turn for stop in range(4)]
    page.transport.jump(1)
    for chosen in (0, 1):
        qtbot.mouseClick(page.transport.viewer, Qt.MouseButton.LeftButton)
        assert page.view.seen.seat == chosen  # type: ignore[attr-defined]


def test_it_plays_by_itself_to_the_end_and_halts_there(window: MainWindow, qtbot: QtBot) -> None:
    page = replay(window, qtbot, played("qwirkle"))
    page.transport.jump(page.transport.slider.maximum() - 1)
    press(qtbot, Qt.Key.Key_Space)
    assert page.transport.playing
    qtbot.waitUntil(lambda: not page.transport.playing, timeout=10_000)
    assert page.transport.stop == page.transport.slider.maximum()


def test_nobody_moves_in_a_replay(window: MainWindow, qtbot: QtBot) -> None:
    page = replay(window, qtbot, played("qwirkle"))
    view: Any = page.view
    assert not view.hand.on_turn
    assert not view.table.side.confirm.isVisible()


def test_the_deal_that_is_replayed_can_be_played_again(window: MainWindow, qtbot: QtBot) -> None:
    record = played("qwirkle")
    page = replay(window, qtbot, record)
    with qtbot.waitSignal(page.again_requested) as told:
        page.same_button.click()
    assert told.args == [record.game, tuple(record.players), dict(record.options), record.seed]


TO_PLAYERS = ("Tvoje", "jsi na tahu", "Dober", "přetáhni", "Tady s", "Vzdát", "Vzít slovo", "Ve slovech máš")
"""What a table says to who plays at it."""


@pytest.mark.parametrize("game", [*GAMES, ALONE])
def test_who_watches_is_told_nothing_to_do(game: str, window: MainWindow, qtbot: QtBot) -> None:
    page = replay(window, qtbot, played(game))
    view: Any = page.view
    for stop in range(0, min(8, page.transport.slider.maximum())):
        page.transport.jump(stop)
        said = " | ".join(texts(view))
        assert not any(one in said for one in TO_PLAYERS), (stop, said)


def test_words_of_boggle_lie_there_however_one_comes_to_them(window: MainWindow, qtbot: QtBot) -> None:
    page = replay(window, qtbot, played("boggle"))
    view: Any = page.view
    assert page.story is not None
    page.transport.viewer_chosen.emit(0)
    stops = [at for at, stop in enumerate(page.story.stops) if stop.seen[0].phase is Phase.PLAY]
    mine = [entry.word for entry in page.story.stops[stops[-1]].seen[0].mine]
    page.transport.jump(stops[-1])
    assert mine and view.table.side.words.rowCount() >= len(mine)


def test_a_game_that_breaks_the_rules_is_told_of(window: MainWindow, qtbot: QtBot) -> None:
    sound = played("qwirkle")
    damaged = Record.loads(sound.dumps())
    damaged.turns[0].move["tiles"] = [{"tile": ["red", "star"], "place": [7, 7]}]
    agreed = Record.loads(sound.dumps())
    agreed.options["opening"] = "whatever"
    for record in (damaged, agreed):
        window.past.replay(record)
        page = window.stack.current
        assert isinstance(page, ReplayPage)
        qtbot.waitUntil(lambda page=page: "nesouhlasí" in page.note.text(), timeout=10_000)
        assert page.view is None


def test_home_leads_home_from_a_replay_too(window: MainWindow, qtbot: QtBot) -> None:
    page = replay(window, qtbot, played("qwirkle"))
    assert page.view is not None
    page.view.leave_requested.emit()
    assert window.stack.current is window.home


@pytest.mark.parametrize("game", [*GAMES, ALONE])
def test_the_end_of_a_game_leads_to_its_replay_and_its_review(
    game: str, open_window: Open, qtbot: QtBot
) -> None:
    window = open_window()
    window.services.saves.store("done", _saved(played(game)))
    window.games.resume(window.services.saves.load("done"))
    table = window.stack.current
    assert isinstance(table, TablePage)
    qtbot.mouseClick(table.bar.more_button, Qt.MouseButton.LeftButton)
    qtbot.mouseClick(line(window, "Přehrát hru"), Qt.MouseButton.LeftButton)
    page = window.stack.current
    assert isinstance(page, ReplayPage)
    assert focused() is page.transport.slider
    page.back_requested.emit()
    offer = table.past_offer()
    assert not offer.review.isHidden()
    wins = "blíž k výhře" in plain(offer.text.text())
    assert wins is (game != ALONE), "alone nobody wins against anybody"
    offer.replay.click()
    assert isinstance(window.stack.current, ReplayPage)
    window.stack.current.back_requested.emit()
    offer.review.click()
    assert isinstance(window.stack.current, ReviewPage)


def _saved(record: Record) -> bytes:
    from app.storage.saves import packed

    return packed(record, 0, finished=True)


HEARD = {
    "boggle": r"(Žofie|Táta): \w+",
    "qwirkle": r"(Žofie|Táta) · .+ · \+\d+",
    "quiddler": r"(Žofie|Táta), -?\d+ bod\w*, .+",
    "scrabble-cards": r"(Žofie|Táta) · .+",
    ALONE: r"\w+, \d+ bod\w*",
}


@pytest.mark.parametrize("name", HEARD)
def test_whoever_steps_without_seeing_hears_what_was_done(
    name: str, window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard: list[str] = []
    monkeypatch.setattr("app.ui.pages.past.replay.announce", lambda widget, text: heard.append(plain(text)))
    page = replay(window, qtbot, played(name))
    assert page.story is not None
    kinds = {"word", "play", "lay", "take", "discard"}
    middle = next(
        at
        for at in range(page.transport.slider.maximum() // 2, 0, -1)
        if kinds & {turn.kind for turn in page.story.turns_to(at, None) if turn.seat is not None}
    )
    page.transport.jump(middle - 1)
    qtbot.wait(1)
    heard.clear()
    press(qtbot, Qt.Key.Key_Right)
    qtbot.waitUntil(lambda: any(re.fullmatch(HEARD[name], text) for text in heard), timeout=20_000)
