"""Looking back at turns: what they are held against, and which answers of a puzzle come to the same."""

from __future__ import annotations

from dataclasses import replace

import pytest

from app.engine.player import Budget
from app.engine.reviewing import Decision
from app.games.catalogue import find
from app.games.laboratory import open_judge
from app.games.scrabble_cards.cards import Letter
from app.games.scrabble_cards.lab import middle_positions
from app.games.scrabble_cards.moves import Exchange, Play
from app.games.scrabble_cards.study import same, weigh
from app.lexicon.judge import Judge
from app.search import scrabble_game

compiled = pytest.mark.skipif(not scrabble_game.COMPILED, reason="the compiled twin is not built here")


@pytest.fixture(scope="module")
def judge() -> Judge:
    found = open_judge("scrabble-inflected")
    assert found is not None
    return found


@compiled
def test_a_turn_is_held_against_plays_and_never_against_an_exchange(judge: Judge) -> None:
    study = find("scrabble-cards").study
    assert study is not None
    for seen in middle_positions(4):
        given = Exchange((seen.hand[0],))
        choices = weigh(judge)(seen, given)
        assert choices is not None
        told = [choices.tell(plan).move for plan in range(len(choices.keys))]
        assert [one for one in told if one["type"] == "exchange"] == [given.to_json()]
        found = study(judge).review([Decision(0, seen.seat or 0, seen, given)], Budget())
        assert found is not None and all(
            one.best is None or one.best["type"] == "play" for one in found.turns
        )


def test_an_answer_that_brings_as_much_at_once_is_as_good_as_that_of_the_puzzle() -> None:
    seen = replace(middle_positions(1)[0], table=((Letter("A"), (0, 0)),), hand=tuple("KOSTMYŽ"), bonus="g09")
    kos = Play(((Letter("K"), (-1, 0)), (Letter("S"), (1, 0))))
    short = Play(((Letter("S"), (1, 0)),))
    longer = Play(((Letter("S"), (1, 0)), (Letter("Y"), (2, 0))))
    assert same(seen, kos, kos.to_json()) and same(seen, longer, short.to_json())
    assert not same(seen, short, longer.to_json())
    assert not same(seen, Exchange(("K",)), short.to_json())
    assert same(seen, Exchange(("K", "O")), Exchange(("O", "K")).to_json())
