"""One screen for several people: whose eyes it is, and a clock that waits for them."""

from __future__ import annotations

from typing import Any

import pytest

from app.engine.errors import Refusal
from app.engine.rules import Clock, ClockEvent
from app.games.scrabble_cards.model import Phase
from app.games.scrabble_cards.moves import Answer, Challenge, Claim, Pause, Play, Recorded, Resume, TimeUp
from app.games.scrabble_cards.rules.state import ScrabbleState
from tests.games.scrabble_cards.dealt import Game, laid


def _clock(game: Game) -> Clock:
    clock = game.state.clock()
    assert clock is not None
    return clock


def _asked(*bonus: str, **options: Any) -> Game:
    """Three people; seat 0 has laid PANÁCI, a word that g01 answers."""
    game = Game("PANÁCIE", "DĚLOKUV", "SETYTOR", bonus=bonus, **options)
    game.lay("PANÁCI")
    return game


def test_words_lie_open_to_all_while_others_object() -> None:  # RULES SK15
    game = _asked("x2", "g01", "g06", words="challenge")
    assert game.waits(Phase.CHALLENGE) and game.state.viewer() is None and not game.state.curtain()
    game.make(2, Claim())
    assert game.state.viewer() is None and game.seen.claimed == 2, "what is said against words all may hear"
    assert game.refused(1, Claim()) is Refusal.NOT_NOW
    game.object(2, 0)
    assert game.seen.claimed is None


@pytest.mark.parametrize("bonus", [("x2", "g01", "g06"), ("x2", "x3", "x2"), ("x2", "g12", "g01")])
def test_nobody_sees_who_could_answer(bonus: tuple[str, ...]) -> None:  # RULES SK10
    game = _asked(*bonus, answer=20)
    for seat in (1, 2):
        assert game.waits(Phase.ANSWER) and game.state.deciders() == (seat,)
        assert game.state.viewer() is None and not game.state.curtain() and game.seen.bonus == ""
        game.start_clock()
        assert (_clock(game).limit, _clock(game).at) == (20_000, 0)
        game.make(seat, Answer(False))
    assert game.waits(Phase.RECORD) and game.state.viewer() is None


def test_whoever_claims_the_word_looks_at_their_card_alone() -> None:  # RULES SK10 answer=20
    game = _asked("x2", "g01", "g06", answer=20)
    game.start_clock()
    game.make(1, Claim())
    assert game.state.viewer() == 1 and game.state.curtain()
    assert not _clock(game).running, "nobody is hurried while the computer is handed over"
    for move in (TimeUp(20_000), Pause(1), Resume(1)):
        assert game.refused(None, move) is Refusal.NOT_NOW
    assert game.refused(2, Claim()) is Refusal.NOT_YOUR_DECISION
    game.make(1, Answer(True))
    assert game.state.viewer() is None and game.seen.answered == ((1, "g01"),)
    assert game.refused(1, Claim()) is Refusal.NOT_YOUR_DECISION


def test_a_claim_has_its_moment() -> None:  # RULES SK10, SK15
    game = _asked(words="challenge")
    assert game.refused(0, Claim()) is not None
    game.object(1)
    game.object(2)
    game.make(1, Claim())
    assert game.own(1).claimed == 1 and game.refused(1, Challenge(())) is Refusal.NOT_NOW
    game.accept()
    assert game.refused(1, Claim()) is Refusal.NOT_NOW, "not in a turn of one's own"


def test_the_clock_starts_when_people_see_what_it_is_about() -> None:  # RULES SK21 limit=10
    game = Game("NAPEČEN", "DĚLO", limit=10)
    assert not _clock(game).running and game.state.automatic() == Resume(0)
    assert game.state.patient(Resume(0)) and not game.state.patient(Recorded())
    assert game.refused(None, TimeUp(10_000)) is Refusal.NOT_NOW
    game.make(None, Resume(0))
    assert _clock(game).running and game.state.automatic() is None
    assert game.refused(None, Resume(5)) is Refusal.NOT_NOW


def test_a_pause_keeps_the_time() -> None:  # RULES SK21 limit=10
    game = Game("NAPEČEN", "DĚLO", limit=10)
    game.start_clock()
    game.make(None, game.state.clock_move(ClockEvent.PAUSE, 4_000))
    assert (_clock(game).at, _clock(game).running) == (4_000, False)
    assert game.refused(None, Pause(4_000)) is Refusal.NOT_NOW
    game.make(None, game.state.clock_move(ClockEvent.RESUME, 4_000))
    assert game.refused(None, Pause(3_000)) is Refusal.NOT_NOW, "clocks do not go back"
    game.make(None, game.state.clock_move(ClockEvent.TIME_UP, 10_000))
    assert game.waits(Phase.LATE)
    quiet = Game("NAPEČEN", "DĚLO")
    assert quiet.refused(None, Resume(0)) is Refusal.NOT_NOW, "nothing is measured there"


def test_one_person_among_animals_sees_their_own_cards_all_the_time() -> None:  # RULES SK10, SK15
    game = Game("PANÁCIE", "DĚLOKUV", words="challenge", people=(1,))
    assert isinstance(game.state, ScrabbleState)
    assert (game.state.viewer(), game.state.curtain()) == (1, False)
    game.make(0, Play(laid("PANÁCI")))
    assert (game.state.viewer(), game.state.curtain()) == (1, False)
