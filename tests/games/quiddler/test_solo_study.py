"""What a review makes of a game for one (RULES QD13)."""

from __future__ import annotations

from functools import cache
from typing import Any

from app.engine.player import Budget
from app.engine.reviewing import Decision, Review
from app.games.catalogue import find
from app.games.laboratory import open_judge
from app.games.quiddler import deck
from app.games.quiddler.model import Options
from app.games.quiddler.solitaire import piles as play
from app.games.quiddler.solitaire.par import sight
from app.games.quiddler.solitaire.piles import OpenWords, Piles
from app.games.quiddler.solitaire.playing import QuickPlayer
from app.games.quiddler.solitaire.study import Sight, decided
from app.games.quiddler.solo_model import GiveUp, Take, Undo
from app.lexicon.judge import Judge
from tests.games.quiddler.solo_survey import deals, options_of

OPTIONS = Options(words="auto")


@cache
def judge() -> Judge:
    return open_judge("quiddler")


def reviewed(*made: tuple[Piles, Any]) -> Review:
    """Of moves, each with the piles before it."""
    todo = [Decision(turn, 0, sight(OPTIONS, piles, ()), move) for turn, (piles, move) in enumerate(made)]
    found = find("quiddler").study(judge()).review(todo, Budget())  # type: ignore[misc]
    assert found is not None
    return found


def single(cards: str) -> Piles:
    """One card in each pile: nothing lies face down."""
    return tuple((card,) for card in cards.split())


def test_what_a_word_costs_is_exact_where_nothing_lies_face_down() -> None:
    piles = single("K O S T Ť Ň")
    short = reviewed((piles, Take((0, 1, 2))))
    assert short.turns[0].loss == deck.value("cz", "T"), "kost leaves one card less"
    whole = reviewed((piles, Take((0, 1, 2, 3))))
    assert whole.turns[0].loss == 0 and not whole.moments


def test_who_gives_up_too_soon_is_shown_a_word() -> None:
    review = reviewed((single("P E S T Ť Ň Ó"), GiveUp()))
    (moment,) = review.moments
    assert "goes_on" in moment.motives and moment.gain == deck.value("cz", "PEST")
    assert moment.better["type"] == "take"


def test_a_move_that_was_taken_back_is_none_and_what_it_showed_is_known() -> None:
    before: Piles = (("K", "A"), ("O", "B"), ("S", "C"), ("P",), (), (), (), ())
    after = play.taken(before, (0, 1, 2))
    moves = ((before, Take((0, 1, 2))), (after, Undo()), (before, Take((2, 1, 3))))
    made = [Decision(turn, 0, sight(OPTIONS, piles, ()), move) for turn, (piles, move) in enumerate(moves)]
    (one,) = decided(made)
    assert one.turn == 2
    assert isinstance(one.seen, Sight)
    assert {spot: card for spot, card in one.seen.known.items() if spot[1] == 1 and spot[0] < 3} == {
        (0, 1): "A",
        (1, 1): "B",
        (2, 1): "C",
    }


def test_the_quick_player_leaves_less_than_is_dealt() -> None:
    options = options_of("cz")
    player = QuickPlayer(OpenWords(judge(), options, everyday=True), "cz")
    for dealt in deals("cz", 3):
        assert 0 <= player.left(dealt) < sum(deck.value("cz", pile) for pile in dealt)
