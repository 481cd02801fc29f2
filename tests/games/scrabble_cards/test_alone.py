"""Five turns alone from one pile, as the challenge of the day has them."""

from __future__ import annotations

from typing import Any

import pytest

from app.engine.errors import BadOption
from app.engine.match import Match
from app.engine.player import Budget
from app.engine.record import Record
from app.engine.rules import Seat
from app.games.laboratory import open_judge
from app.games.scrabble_cards.baselines import PlainPlayer
from app.games.scrabble_cards.model import Phase
from app.games.scrabble_cards.moves import Exchange, Pass, Recorded
from app.games.scrabble_cards.rules import ScrabbleRules

ALONE = [Seat("Žofie")]


def begun(**options: Any) -> Match[Any, Any]:
    return Match.new(ScrabbleRules(), ALONE, 5, {"turns": 5, **options})


def test_who_is_alone_has_to_agree_on_an_end_and_on_the_dictionary() -> None:
    with pytest.raises(BadOption):
        Match.new(ScrabbleRules(), ALONE, 5)
    with pytest.raises(BadOption):
        begun(words="challenge")


def test_it_ends_after_five_turns_whatever_they_were_and_no_hand_is_subtracted() -> None:
    match = begun()
    for number in range(5):
        seen = match.observation_for(0)
        assert seen.phase is Phase.PLAY and match.result is None
        match.submit(0, Exchange(seen.hand[:2], False) if number == 2 else Pass())
    assert match.result is not None and match.result.scores == (0,)
    assert match.observation_for(0).settled is None


def test_nobody_is_asked_to_end_what_ends_by_itself() -> None:
    match = begun()
    for _ in range(4):
        match.submit(0, Exchange(match.observation_for(0).hand[:2], False))
    assert match.idle_rounds() == 0 and match.result is None


def test_a_word_is_written_down_at_once_since_nobody_answers() -> None:
    judge = open_judge("scrabble-inflected")
    match: Match[Any, Any] = Match.new(ScrabbleRules(judge), ALONE, 2, {"turns": 5})
    player = PlainPlayer(1, judge)
    while match.result is None:
        match.submit(0, player.choose(match.observation_for(0), Budget()))
        if match.observation_for(None).phase is Phase.RECORD:
            match.submit(None, Recorded())
    seen = match.observation_for(0)
    assert len(seen.history) == 5 and seen.scores == (sum(one.score.total for one in seen.history),)
    again = Match.replay(ScrabbleRules(), Record.loads(match.record.dumps()), strict=True)
    assert again.record.scores == match.record.scores


def test_the_others_play_five_turns_each_too() -> None:
    match: Match[Any, Any] = Match.new(ScrabbleRules(), [Seat("A"), Seat("B")], 5, {"turns": 5})
    for _ in range(10):
        match.submit(match.deciders()[0], Pass())
    assert match.result is not None
