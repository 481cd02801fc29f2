"""What the household decides in the middle of a round: everybody at the table goes by the rules."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from typing import Any, cast

import pytest
from pytestqt.qtbot import QtBot

from app.engine.errors import IllegalMove
from app.engine.match import Match
from app.engine.player import Budget
from app.engine.rules import Seat
from app.games import catalogue
from app.games.boggle.model import Shake
from app.games.quiddler.model import DealRound, Phase
from app.games.quiddler.solo_model import Take
from app.lexicon.judge import Judge
from app.lexicon.lexicon import Lexicon
from app.ui.match.match_controller import MatchController
from app.ui.match.table_words import judge_at
from app.ui.pages.table.page import TablePage
from app.ui.window.main_window import MainWindow
from app.ui.words.word_notes import WordNotes
from tests.ui.kit import plain

NEW, OLD = "kolqx", "kapsa"
TWO = (Seat("Anna"), Seat("Béďa"))


class Live:
    """A household that changes its mind."""

    def __init__(self) -> None:
        self.added: set[str] = set()
        self.struck: set[str] = set()

    def words(self) -> set[str]:
        return self.added

    def banned(self) -> set[str]:
        return self.struck


class Table:
    """A game in the middle of a round of Quiddler, seat 0 or 1 with cards drawn."""

    def __init__(self) -> None:
        self.household = Live()
        self.live = Judge(Lexicon.open(), "quiddler", self.household)
        game = catalogue.find("quiddler")
        seats = [Seat("A", "ai", 1), Seat("B", "ai", 1)]
        self.match: Match[Any, Any] = Match.new(game.rules(self.live), seats, 3, {"words": "auto"})
        # As the controller does.
        self.agreed = self.match.agreed
        self.judge = judge_at(cast("MatchController", self), self.live)
        self.players = [game.opponent(1, seat, self.judge) for seat in range(2)]

    def go_on(self) -> Iterator[Any]:
        """Plays on; yields the moves that are about to be made."""
        while self.match.result is None:
            own = self.match.automatic()
            if own is not None:
                yield own
                self.match.submit(None, own)
                continue
            seat = self.match.deciders()[0]
            move = self.players[seat].choose(self.match.observation_for(seat), Budget(work=1))
            yield move
            self.match.submit(seat, move)


def until_hand_is_full(table: Table) -> int:
    """Somebody on turn has drawn; returns the seat."""
    for _move in table.go_on():
        deciders = table.match.deciders()
        if deciders and table.match.observation_for(deciders[0]).phase is Phase.PLAY:
            return deciders[0]
    raise AssertionError


def test_a_computer_player_lays_nothing_that_the_rules_would_refuse() -> None:
    table = Table()
    seat = until_hand_is_full(table)
    seen = table.match.observation_for(seat)
    table.household.added.add("".join(seen.hand[1:]).lower())

    def move(judge: Judge) -> Any:
        return catalogue.find("quiddler").opponent(3, 1, judge).choose(seen, Budget(work=8))

    with pytest.raises(IllegalMove):
        table.match.submit(seat, move(table.live))
    table.match.submit(seat, move(table.judge))


def test_from_the_next_round_on_the_word_counts_for_everybody() -> None:
    table = Table()
    until_hand_is_full(table)
    table.household.added.add(NEW)
    table.household.struck.add(OLD)
    assert table.live.judge(NEW).accepted and not table.judge.judge(NEW).accepted
    assert table.judge.judge(OLD).accepted and not table.live.judge(OLD).accepted
    for move in table.go_on():
        assert not table.judge.judge(NEW).accepted and table.judge.judge(OLD).accepted
        if isinstance(move, DealRound):
            break
    own = table.match.automatic()
    assert isinstance(own, DealRound)
    table.match.submit(None, own)
    assert table.judge.judge(NEW).accepted and not table.judge.judge(OLD).accepted


@pytest.mark.parametrize(
    ("game", "seats"),
    [("quiddler", TWO), ("quiddler", TWO[:1]), ("scrabble-cards", TWO), ("boggle", TWO[:1])],
)
def test_screens_go_by_the_words_that_the_round_began_with(
    window: MainWindow, qtbot: QtBot, game: str, seats: tuple[Seat, ...]
) -> None:
    services = window.services
    controller = services.new_match(game, seats, {})
    controller.start()
    if game == "boggle":
        controller.submit(Shake())
        qtbot.waitUntil(lambda: controller.observation.grid is not None)
    live = services.judge(catalogue.find(game).policy(controller.options))
    assert live is not None
    notes = WordNotes(live, services.household, judge_at(controller, live))
    assert notes.takes(OLD) and not notes.takes(NEW) and not notes.late(OLD)
    services.household.add(NEW, ["Anna"])
    services.household.ban(OLD, ["Anna"])
    assert notes.takes(OLD) and not notes.takes(NEW)
    assert notes.late(NEW) in notes.explain(NEW) and notes.late(NEW) != notes.late(OLD) != ""
    services.household.remove(NEW)
    assert not notes.late(NEW)
    controller.leave()


def test_who_lays_a_word_that_counts_only_later_is_told(window: MainWindow) -> None:
    window.games.start("quiddler", TWO[:1], {}, seed=4)
    page = window.stack.current
    assert isinstance(page, TablePage)
    judge, piles = window.services.judge("quiddler"), page.controller.observation.piles
    assert judge is not None
    places = next(
        (one, other)
        for one, other in itertools.permutations(range(len(piles)), 2)
        if not judge.judge(piles[one] + piles[other]).accepted
    )
    window.services.household.add("".join(piles[place] for place in places).lower(), ["Anna"])
    page.controller.submit(Take(places))
    assert page.banner.isVisible() and "v dalším kole" in plain(page.banner.text())
