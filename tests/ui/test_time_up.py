"""Time that runs out while a computer player still means to answer."""

from __future__ import annotations

from typing import Any

from pytestqt.qtbot import QtBot

from app.engine.match import Match
from app.engine.rules import Seat
from app.games.scrabble_cards.cards import Letter
from app.games.scrabble_cards.model import SECOND, Observation, Phase
from app.games.scrabble_cards.moves import Answer, Challenge, Move, Pass, Play, Vote
from app.games.scrabble_cards.opponent import mildest
from app.games.scrabble_cards.rules import ScrabbleRules
from app.paths import user_data_dir
from app.storage.saves import SaveStore
from app.ui.match.autosave import Autosave
from app.ui.match.match_controller import MatchController

ANSWER = 5
PEOPLE = (Seat("Žofie"), Seat("Ondra"))


class Voter:
    """It has nothing against any word."""

    def choose(self, observation: Observation, budget: object) -> Move:
        said: dict[Phase, Move] = {
            Phase.CHALLENGE: Challenge(()),
            Phase.VOTE: Vote(()),
            Phase.ANSWER: Answer(False),
        }
        return said.get(observation.phase, Pass())


def test_a_computer_player_is_asked_anew_when_the_time_to_object_is_over(qtbot: QtBot) -> None:
    # RULES SK15 words=vote answer=5
    rules = ScrabbleRules(None)
    match: Match[Any, Any] = Match.new(
        rules, (*PEOPLE, Seat("", "ai", 1)), 1, {"words": "vote", "answer": ANSWER}
    )
    while match.deciders() != (0,):
        match.submit(match.deciders()[0], Pass())
    save = Autosave(SaveStore(user_data_dir() / "saves"), "game")
    controller = MatchController(match, {2: Voter}, save, mildest)
    failed: list[int] = []
    controller.player_failed.connect(failed.append)
    controller.start()
    controller.ready()
    held = [card for card in match.observation_for(0).hand if card != "?"]
    controller.submit_for(0, Play(((Letter(held[0]), (0, 0)), (Letter(held[1]), (1, 0)))))
    controller.submit_for(1, Challenge((0,)))
    with qtbot.waitSignal(controller.computers.answered):
        controller.go_on()  # the clock runs; the animal's answer waits for its moment
    controller.clock.ticked.emit(ANSWER * SECOND)
    assert match.observation_for(None).phase is Phase.VOTE
    qtbot.waitUntil(lambda: 2 not in match.deciders(), timeout=10_000)
    assert not failed, "it has voted, and plays on"
    controller.leave()
