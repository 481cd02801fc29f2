"""The solvers of the game for one: par and the best of a deal (RULES QD13)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from app.engine.match import Match
from app.engine.player import Budget
from app.engine.rules import Seat
from app.games.laboratory import open_judge
from app.games.quiddler import deck
from app.games.quiddler.model import Options
from app.games.quiddler.rules import QuiddlerRules
from app.games.quiddler.solitaire import piles as play
from app.games.quiddler.solitaire.best import best
from app.games.quiddler.solitaire.par import Par, ParPlayer, par, places_of, sight
from app.games.quiddler.solitaire.piles import OpenWords, Piles
from app.games.quiddler.solitaire.review import analysis
from app.games.quiddler.solo_model import DEPTH, PILES, GiveUp, Refill, SoloPhase, Take
from app.lexicon.judge import Judge
from tests.games.kit import decisions
from tests.games.quiddler.solo_survey import deals, options_of

EDITIONS = {"cz": "quiddler", "en": "english"}


def judge_of(edition: str) -> Judge:
    judge = open_judge(EDITIONS[edition])
    assert judge is not None
    return judge


def dealt_in(match: Match) -> Piles:
    cards = match.record.setup["deck"]
    return tuple(tuple(cards[DEPTH * place : DEPTH * (place + 1)]) for place in range(PILES))


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("refill", ["must", "may"])
def test_the_best_way_is_played_by_the_rules_and_leaves_what_it_says(edition: str, refill: str) -> None:
    # RULES QD13
    judge = judge_of(edition)
    match = Match.new(
        QuiddlerRules(judge), [Seat("Anna")], 7, {"edition": edition, "solo_refill": refill}, judge.lexicon.id
    )
    options = match.observation_for(0).options
    found = best(OpenWords(judge, options), options, dealt_in(match), Budget(work=400))
    for move in found.moves:
        assert match.result is None
        match.submit(0, move)
    seen = match.observation_for(0)
    assert seen.used == found.words
    assert sum(deck.value(edition, pile) for pile in _left(match, found.moves)) == found.left
    if found.perfect:
        assert match.result is not None
        assert match.result.scores == (0,)


def _left(match: Match, moves: tuple[Take | Refill, ...]) -> Piles:
    piles = dealt_in(match)
    for move in moves:
        piles = play.after(piles, move)
    return piles


@pytest.mark.parametrize("edition", EDITIONS)
def test_par_is_the_same_every_time(edition: str) -> None:
    options = options_of(edition)
    dealt = next(deals(edition, 1))
    first, second = (
        par(OpenWords(judge_of(edition), options, everyday=True), options, dealt, Budget()) for _ in range(2)
    )
    assert first == second
    assert first is not None
    assert first.words


def test_half_a_game_is_no_par() -> None:
    options = options_of("cz")
    words = OpenWords(judge_of("cz"), options, everyday=True)
    assert par(words, options, next(deals("cz", 1)), Budget(stopped=lambda: True)) is None


@pytest.mark.parametrize("edition", EDITIONS)
def test_par_knows_nothing_of_what_lies_face_down(edition: str) -> None:
    options = options_of(edition)
    player = ParPlayer(OpenWords(judge_of(edition), options, everyday=True), options)
    outside = iter(sorted(deck.full_deck(edition)))
    for dealt in deals(edition, 4):
        other = tuple((pile[0], *(next(outside) for _ in pile[1:])) for pile in dealt)
        outside = iter(sorted(deck.full_deck(edition)))
        assert sight(options, dealt, ()) == sight(options, other, ())
        assert player.choose(sight(options, dealt, ())) == player.choose(sight(options, other, ()))


def whole_par(*given: Any) -> Par:
    found = par(*given)
    assert found is not None
    return found


def test_par_sees_what_a_person_at_the_table_sees() -> None:
    judge = judge_of("cz")
    match = Match.new(QuiddlerRules(judge), [Seat("Anna")], 11, {}, judge.lexicon.id)
    options = match.observation_for(0).options
    player = ParPlayer(OpenWords(judge, options, everyday=True), options)
    expected = whole_par(OpenWords(judge, options, everyday=True), options, dealt_in(match), Budget())
    for seat, seen in decisions(match):
        match.submit(seat, player.choose(seen))
    assert match.result is not None
    assert match.result.scores == (expected.left,)
    assert match.observation_for(0).used == expected.words


def test_nothing_is_under_the_best_found_with_less_time() -> None:
    options = options_of("cz")
    words = OpenWords(judge_of("cz"), options)
    dealt = next(deals("cz", 1, first=5))
    short, long = (best(words, options, dealt, Budget(work=work)) for work in (20, 400))
    assert long.left <= short.left
    assert short.left == sum(deck.value("cz", pile) for pile in dealt) - sum(
        deck.value("cz", word) for word in short.words
    )


def test_a_deal_without_a_word_is_proven_to_allow_none() -> None:
    options = options_of("cz")
    words = OpenWords(judge_of("cz"), options)
    dealt = tuple(("X", "Ť", "Ň", "Ď", "F", "G") for _ in range(PILES))
    found = best(words, options, dealt, Budget(work=400))
    assert found.words == ()
    assert found.left == sum(deck.value("cz", pile) for pile in dealt)
    assert found.proven


def test_a_search_that_is_told_to_stop_answers_at_once() -> None:
    options = options_of("cz")
    found = best(
        OpenWords(judge_of("cz"), options), options, next(deals("cz", 1)), Budget(stopped=lambda: True)
    )
    assert found.words == ()
    assert not found.perfect
    assert not found.proven


def test_the_screen_is_given_a_word_and_after_the_end_par_and_best() -> None:
    judge = judge_of("cz")
    match = Match.new(QuiddlerRules(judge), [Seat("Anna")], 3, {}, judge.lexicon.id)
    find = analysis(judge)
    (move,) = find(match.observation_for(0), Budget(2))
    match.submit(0, move)
    assert len(match.observation_for(0).used) == 1
    assert match.observation_for(0).dealt == ()  # nobody is told what lies face down before the end
    match.submit(0, GiveUp())
    seen = match.observation_for(0)
    assert seen.dealt == dealt_in(match)
    heard: list[float] = []
    (told,) = find(seen, Budget(work=400, on_progress=heard.append))
    assert told.par is not None
    assert told.best.left <= told.par.left
    assert heard == sorted(heard)
    assert 0 <= heard[0] <= heard[-1] <= 1


def test_a_game_goes_on_for_as_long_as_a_word_is_found() -> None:
    # RULES QD13, RULES-REGISTER D25
    judge = judge_of("cz")
    for seed in (1, 2):
        match = Match.new(QuiddlerRules(judge), [Seat("Anna")], seed, {}, judge.lexicon.id)
        words = OpenWords(judge, match.observation_for(0).options)
        for _ in range(60):
            seen = match.observation_for(0)
            if seen.over:
                break
            open_cards = play.opened([(card,) for card in seen.piles if card])
            melds = words.melds(open_cards) if open_cards else ()
            assert (seen.phase is SoloPhase.STUCK) == (not melds and not seen.empty)
            if seen.phase is SoloPhase.STUCK:
                break
            if seen.empty:
                match.submit(0, Refill(seen.empty[0], seen.sources[0]))
            else:
                match.submit(0, Take(places_of(seen, max(melds, key=len))))


def test_household_words_count_for_the_best_and_not_for_par() -> None:
    class Ours:
        def words(self) -> tuple[str, ...]:
            return ("xžť",)

        def banned(self) -> tuple[str, ...]:
            return ("vlak",)

    judge = Judge(judge_of("cz").lexicon, "quiddler", Ours())
    options = options_of("cz")
    cards = tuple(sorted(("X", "Ž", "Ť", "VL", "A", "K")))
    assert ("X", "Ž", "Ť") in OpenWords(judge, options).melds(cards)
    assert ("VL", "A", "K") not in OpenWords(judge, options).melds(cards)
    assert ("X", "Ž", "Ť") not in OpenWords(judge, options, everyday=True).melds(cards)


def test_a_single_card_is_a_word_in_english_alone() -> None:
    # RULES QD8
    english = options_of("en")
    assert ("IN",) in OpenWords(judge_of("en"), english).melds(("IN", "X"))
    assert ("IN",) not in OpenWords(judge_of("en"), replace(english, min_word="cards")).melds(("IN", "X"))
    czech = Options(words="auto")
    assert ("OV", "A") not in OpenWords(judge_of("cz"), czech).melds(("A", "OV"))
    assert ("O", "D") in OpenWords(judge_of("cz"), czech).melds(("D", "O"))
