"""Where a class plays before the wall the people's hands lie open, as long as they want it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from app.engine.player import Budget
from app.engine.rules import Seat
from app.games import catalogue
from app.games.quiddler.model import Draw, Phase, Play
from app.ui.match.computer_seats import ComputerSeats
from app.ui.pages.table.page import TablePage
from app.ui.window.main_window import MainWindow


def begun(window: MainWindow, qtbot: QtBot, game: str = "quiddler", **options: Any) -> TablePage:
    """A game of two people and an animal, the first person at the table."""
    seats = (Seat("Ema"), Seat("Jan"), Seat("Zajíc", "ai", 1))
    window.open_game(window.services.new_match(game, seats, options, 3))
    page = window.stack.current
    assert isinstance(page, TablePage)
    page.view.acting.skip()
    qtbot.waitUntil(lambda: page.curtain.isVisible() or page.open_hands.on, timeout=20_000)
    return page


def texts(page: TablePage) -> list[str]:
    return [line.text for line in page.open_hands.lines()]


def test_hands_are_secret_unless_it_is_said_otherwise(window: MainWindow, qtbot: QtBot) -> None:
    page = begun(window, qtbot)
    assert page.curtain.isVisible() and texts(page) == [], "not offered where nothing is projected"
    window.toggle_projector()
    assert len(texts(page)) == 1 and not page.open_hands.on


def test_with_open_hands_no_cover_comes_and_the_others_cards_are_seen(
    window: MainWindow, qtbot: QtBot
) -> None:
    page = begun(window, qtbot)
    window.toggle_projector()
    page.open_hands.lines()[0].act()
    page.curtain.lifted.emit()
    page.curtain.hide()
    view: Any = page.view
    controller = page.controller

    def turn_of(seat: int) -> bool:
        controller.hurry()
        view.acting.skip()
        seen = controller.observation
        return bool(seen.seat == seat and seen.turn == seat and view.presenter.may(Phase.DRAW))

    first = controller.observation.turn if controller.observation.turn in (0, 1) else 0
    qtbot.waitUntil(lambda: turn_of(first), timeout=20_000)
    other = 1 - first
    assert view.table.seats[other].state.held, "the other person's cards lie open"
    assert not view.table.seats[2].state.held, "an animal's do not"
    controller.submit(Draw("pile"))
    qtbot.waitUntil(lambda: controller.observation.phase is Phase.PLAY, timeout=20_000)
    controller.submit(Play((), controller.observation.hand[-1]))
    qtbot.waitUntil(lambda: turn_of(other), timeout=20_000)
    assert not page.curtain.isVisible()
    window.toggle_projector()
    assert not page.open_hands.on and not view.table.seats[first].state.held, "off the wall they are secret"


@pytest.mark.parametrize("game", ["qwirkle", "scrabble-cards"])
def test_at_a_sheet_the_others_pieces_lie_open_and_animals_are_told_none_of_them(
    window: MainWindow, qtbot: QtBot, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[Any] = []
    ask = ComputerSeats.ask

    def listen(seats: ComputerSeats, deciders: Iterable[int], observe: Callable[[int], Any]) -> None:
        def told(seat: int) -> Any:
            asked.append(observe(seat))
            return asked[-1]

        ask(seats, deciders, told)

    monkeypatch.setattr(ComputerSeats, "ask", listen)
    page = begun(window, qtbot, game)
    window.appearance.project(True)
    page.open_hands.lines()[0].act()
    page.curtain.lifted.emit()
    page.curtain.hide()
    view: Any = page.view
    controller, rows = page.controller, view.table.open_hands

    entry = catalogue.find(game)
    judge = window.services.judge(entry.policy_of({}, (Seat("Ema"), Seat("Jan"))))

    def goes_on() -> bool:
        """The people play on until the animal has been asked, and one of them is on turn again."""
        controller.hurry()
        view.acting.skip()
        seen = controller.observation
        people = [seat for seat in seen.deciders if seat != 2]
        if view.seen is not seen or view.acting.running or not people:
            return False
        if asked and seen.turn == seen.seat:
            return True
        player, seat = entry.opponent(1, 1, judge), people[0]  # all look at the table where they are asked
        controller.submit_for(seat, player.choose(controller.seen_by(seat), Budget()))
        return False

    qtbot.waitUntil(goes_on, timeout=20_000)
    seen, (hand,) = controller.observation, rows.hands
    assert hand.seat == 1 - seen.seat, "the other person's, not one's own and no animal's"
    assert len(hand.pieces) == seen.hand_sizes[hand.seat]
    assert rows.isVisible() and ("Ema", "Jan")[hand.seat] in rows.accessibleName()
    for told in asked:
        held = [controller.seen_by(seat).to_json()["hand"] for seat in (0, 1)]
        assert told.seat == 2 and all(held) and not any(str(one) in str(told.to_json()) for one in held)
    window.appearance.project(False)
    assert not rows.hands and not rows.isVisible(), "off the wall they are secret"


def test_no_hand_lies_over_words_that_are_asked_about(window: MainWindow, qtbot: QtBot) -> None:
    page = begun(window, qtbot, "scrabble-cards", words="challenge", answer=20)
    window.appearance.project(True)
    page.open_hands.lines()[0].act()
    page.curtain.lifted.emit()
    page.curtain.hide()
    view: Any = page.view
    controller, rows = page.controller, view.table.open_hands
    judge = window.services.judge(catalogue.find("scrabble-cards").policy_of({}, ()))
    animal = catalogue.find("scrabble-cards").opponent(5, 1, judge)

    def asked() -> bool:
        """The people lay words until one of them is asked about those of another."""
        controller.hurry()
        view.acting.skip()
        seen = controller.observation
        if view.seen is not seen or view.acting.running:
            return False
        if seen.seat in seen.deciders:
            assert rows.isVisible()
            controller.submit(animal.choose(seen, Budget()))
            return False
        return any(seat in seen.deciders and seat != seen.turn for seat in (0, 1))

    qtbot.waitUntil(asked, timeout=20_000)
    assert view.answers.window.isVisible() and not rows.isVisible()
