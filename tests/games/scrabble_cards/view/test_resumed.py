"""A game that was broken off in the time of the others goes on where it was (RULES SK10, SK15)."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from app.engine.match import Match
from app.games.scrabble_cards.model import Phase
from app.games.scrabble_cards.moves import Answer, Challenge, Claim, Play, Vote
from app.games.scrabble_cards.screen.view import ScrabbleView
from app.paths import user_data_dir
from app.storage.saves import SaveStore
from app.ui.match.autosave import Autosave
from app.ui.match.match_controller import MatchController
from tests.games.scrabble_cards.dealt import laid
from tests.games.scrabble_cards.view.table import Sit, Sitting


def _resumed(sitting: Sitting, qtbot: QtBot) -> Sitting:
    """The program was killed and has been started again: all that is left is the record."""
    now = sitting.controller.clock.now()
    sitting.controller.leave()
    sitting.view.hide()
    sitting.match = Match.replay(sitting.match.rules, sitting.match.record)
    sitting.view = ScrabbleView(sitting.context)
    save = Autosave(SaveStore(user_data_dir() / "saves"), "game2")
    sitting.controller = MatchController(sitting.match, {}, save, lambda seen: Answer(False), elapsed=now)
    sitting.covers = []
    qtbot.addWidget(sitting.view, before_close_func=lambda _: sitting.controller.leave())
    sitting.view.resize(1200, 740)
    sitting.view.show()
    sitting.start()
    QTest.qWait(30)
    return sitting


def _to_object(sitting: Sitting) -> None:
    sitting.do(0, Play(laid("PANÁCI")))


def _to_vote(sitting: Sitting) -> None:
    _to_object(sitting)
    sitting.do(1, Challenge((0,)))
    sitting.do(2, Challenge(()))


def _to_answer(sitting: Sitting) -> None:
    _to_vote(sitting)
    sitting.do(1, Vote(()))
    sitting.do(2, Vote(()))


def _to_claim(sitting: Sitting) -> None:
    _to_answer(sitting)
    sitting.do(1, Claim())


@pytest.mark.parametrize("answer", [0, 20])
@pytest.mark.parametrize(
    ("lead", "phase", "asks"),
    [
        (_to_object, Phase.CHALLENGE, "Žofie lays for 16 points. Does anybody challenge a word?"),
        (_to_vote, Phase.VOTE, "Karel, which words do you reject?"),
        (_to_answer, Phase.ANSWER, "Žofie lays for 16 points. Does anybody play a group card against it?"),
        (_to_claim, Phase.ANSWER, "Žofie lays for 16 points. Do you play your group card against it?"),
    ],
)
def test_it_is_asked_again(
    sit: Sit, qtbot: QtBot, lead: Callable[[Sitting], None], phase: Phase, asks: str, answer: int
) -> None:
    sitting = sit(
        "PANÁCIE",
        "DĚLOKUV",
        "SETYTOR",
        people=3,
        animals=0,
        bonus=("x2", "g01", "x2"),
        words="vote",
        answer=answer,
    )
    sitting.controller.ready()
    lead(sitting)
    qtbot.waitUntil(lambda: sitting.match.observation_for(None).phase is phase)
    _resumed(sitting, qtbot)
    if lead is _to_claim:
        assert sitting.covers == [1]
        sitting.controller.ready()
    else:
        assert sitting.covers == []
    window = sitting.view.answers.window
    if sitting.controller.is_paused:
        sitting.controller.resume()
    qtbot.waitUntil(window.isVisible)
    assert window.question.headline.text() == asks


def test_it_goes_on_from_the_moment_before_it_is_written_down(sit: Sit, qtbot: QtBot) -> None:  # RULES SK14
    sitting = sit("PANÁCIE", "DĚLOKUV", bonus=("x2", "x2"))
    record = sitting.match
    sitting.controller.leave()
    record.submit(0, Play(laid("PANÁCI")))
    record.submit(1, Answer(False))
    assert record.observation_for(None).phase is Phase.RECORD
    _resumed(sitting, qtbot)
    qtbot.waitUntil(lambda: sitting.match.observation_for(None).scores == (16, 0))
    qtbot.waitUntil(lambda: len(sitting.view.table.sheet.placed.laid) == 6)
