"""Computer players of Quiddler: legal, the same at the same seed, fair, and exact where all is known."""

from __future__ import annotations

import itertools
from dataclasses import replace
from typing import Any

import pytest

from app.engine.chance import Chance
from app.engine.match import Match
from app.engine.player import Budget
from app.engine.rules import LEVELS, Seat
from app.games.catalogue import find
from app.games.quiddler import deck, scoring
from app.games.quiddler.baselines import BASELINES
from app.games.quiddler.levels import LEVELS as MADE_OF
from app.games.quiddler.model import Draw, Observation, Options, Phase, Play
from app.games.quiddler.opponent import QuiddlerOpponent
from app.games.quiddler.words import searching
from app.lexicon.judge import Judge
from app.lexicon.lexicon import Lexicon
from app.lexicon.vocabulary import vocabulary
from tests.games.kit import decisions

QUICK = 12
"""Trials in tests: enough to try things, too few to be good."""

POLICIES = {"cz": "quiddler", "en": "english"}


@pytest.fixture(scope="module")
def judges() -> dict[str, Judge]:
    return {
        edition: Judge(Lexicon.open(language="cs" if edition == "cz" else "en"), policy)
        for edition, policy in POLICIES.items()
    }


def new(judge: Judge | None, seats: int = 2, seed: int = 1, **options: Any) -> Match[Any, Any]:
    people = [Seat(f"P{number}", "ai", 1) for number in range(seats)]
    return Match.new(find("quiddler").rules(judge), people, seed, options)


def play(match: Match[Any, Any], players: list[Any], moves: int = 100_000) -> list[tuple[Observation, Any]]:
    """Plays on; every decision with what the seat saw."""
    decided = []
    for _, (seat, seen) in zip(range(moves), decisions(match), strict=False):
        move = players[seat].choose(seen, Budget(work=QUICK))
        decided.append((seen, move))
        match.submit(seat, move)
    return decided


@pytest.mark.parametrize("edition", ["cz", "en"])
@pytest.mark.parametrize("words", ["challenge", "auto", "vote"])
def test_every_level_plays_legally_to_the_end(judges: dict[str, Judge], edition: str, words: str) -> None:
    judge = judges[edition]
    for one, other in itertools.pairwise(LEVELS):
        match = new(judge, seed=one, edition=edition, words=words)
        play(match, [QuiddlerOpponent(one, 1, judge), QuiddlerOpponent(other, 2, judge)])
        assert match.result is not None


def test_four_seats_play_to_the_end(judges: dict[str, Judge]) -> None:
    match = new(judges["cz"], seats=4)
    play(match, [QuiddlerOpponent(level, 1, judges["cz"]) for level in (1, 3, 4, 5)])
    assert match.result is not None


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_seed_gives_the_same_game(judges: dict[str, Judge], level: int) -> None:
    records = []
    for _ in range(2):
        match = new(judges["cz"], seed=5)
        play(match, [QuiddlerOpponent(level, seat, judges["cz"]) for seat in range(2)], moves=60)
        records.append(match.record.dumps())
    assert records[0] == records[1]


@pytest.mark.parametrize("level", LEVELS)
def test_a_seat_goes_by_its_observation_alone(judges: dict[str, Judge], level: int) -> None:
    """Equal observations give equal moves: also one that has been through JSON, in a new player."""
    match = new(judges["cz"], seed=level)
    player = QuiddlerOpponent(level, 3, judges["cz"])
    for seen, move in play(match, [player, QuiddlerOpponent(2, 9, judges["cz"])], moves=40):
        if seen.seat == 0:
            told = Observation.from_json(seen.to_json())
            again = QuiddlerOpponent(level, 3, judges["cz"]).choose(told, Budget(work=QUICK))
            assert again == move


@pytest.mark.parametrize("level", LEVELS)
def test_told_to_stop_it_answers_at_once(judges: dict[str, Judge], level: int) -> None:
    match = new(judges["cz"], seed=3)
    deep = [QuiddlerOpponent(1, seat, judges["cz"]) for seat in range(2)]
    decided = play(match, deep)
    late = [seen for seen, _ in decided if seen.dealt == 10 and seen.phase in (Phase.DRAW, Phase.PLAY)]
    player = QuiddlerOpponent(level, 1, judges["cz"])
    player.choose(late[0], Budget(stopped=lambda: True))  # the vocabulary is made once
    asked: list[int] = []
    for seen in late[:6]:
        asked.clear()
        player.choose(seen, Budget(stopped=lambda: asked.append(1) is None))
        assert len(asked) <= 1, "whoever was told does not go on and ask again"


def test_progress_is_reported(judges: dict[str, Judge]) -> None:
    match = new(judges["cz"])
    match.submit(None, match.automatic())
    seat = match.deciders()[0]
    heard: list[float] = []
    QuiddlerOpponent(5, 1, judges["cz"]).choose(
        match.observation_for(seat), Budget(work=QUICK, on_progress=heard.append)
    )
    assert heard and heard[-1] == 1.0 and heard == sorted(heard)


@pytest.mark.parametrize("edition", ["cz", "en"])
def test_vocabularies_grow_with_the_level(judges: dict[str, Judge], edition: str) -> None:
    """Each knows all that the one below knows, and more; all of it beyond doubt."""
    judge = judges[edition]
    columns = [int.from_bytes(vocabulary(judge, level.extent).column, "little") for level in MADE_OF]
    for less, more in itertools.pairwise(columns):
        assert less & ~more == 0 and less.bit_count() < more.bit_count()
    assert columns[-1] == int.from_bytes(judge.policy.certain, "little")


def test_the_hare_knows_no_word_that_nobody_says(judges: dict[str, Judge]) -> None:
    known = vocabulary(judges["cz"], MADE_OF[0].extent)
    assert all(map(known.knows, ("vlak", "duch", "pes", "kočka")))
    assert not any(map(known.knows, ("mna", "jda", "čta", "nudo")))  # transgressives, vocatives


def last_turn(judge: Judge, hand: str, laid: str, **changes: Any) -> Observation:
    """The last turn of a round before the seat discards: both in words of cards, blanks between cards, a
    comma between words."""
    match = new(judge, words="auto", **changes.pop("options", {}))
    match.submit(None, match.automatic())
    seen = match.observation_for(match.deciders()[0])
    assert seen.seat is not None
    other = 1 - seen.seat
    words = tuple(tuple(word.split()) for word in laid.split(","))
    return replace(
        seen,
        phase=Phase.PLAY,
        hand=tuple(hand.split()),
        laid=tuple(words if seat == other else None for seat in range(2)),
        hand_sizes=tuple(0 if seat == other else len(hand.split()) for seat in range(2)),
        out=other,
        to_play=(seen.seat,),
        **changes,
    )


def points(seen: Observation, move: Play) -> list[int]:
    """What the round brings each seat when that is laid."""
    held = list(seen.hand)
    for card in (move.discard, *(card for meld in move.words for card in meld)):
        held.remove(card)
    words = [move.words if seat == seen.seat else laid or () for seat, laid in enumerate(seen.laid)]
    hands = [held if seat == seen.seat else [] for seat in range(2)]
    options = seen.options
    scores = scoring.round_scores(options.edition, words, hands, [0, 0], bonus2=options.bonus2, ch=options.ch)
    return [score.points for score in scores]


@pytest.mark.parametrize("level", [4, 5])
def test_the_last_turn_takes_the_bonus_for_fewer_points(judges: dict[str, Judge], level: int) -> None:
    """Two words beat one of more points (RULES QD11)."""
    seen = last_turn(judges["cz"], "D U C H V E N X", "P E S")
    move = QuiddlerOpponent(level, 1, judges["cz"]).choose(seen, Budget())
    assert isinstance(move, Play) and len(move.words) >= 2 and move.discard == "X"


@pytest.mark.parametrize("level", [4, 5])
def test_the_last_turn_is_exact(judges: dict[str, Judge], level: int) -> None:
    """No other way of laying the hand gains more over the other seat (RULES QD7, QD10, QD11)."""
    judge = judges["cz"]
    known = vocabulary(judge, MADE_OF[level - 1].extent)
    seen = last_turn(judge, "V E N A K", "P E S,J E N")
    move = QuiddlerOpponent(level, 1, judge).choose(seen, Budget())
    assert isinstance(move, Play)
    best = points(seen, move)
    own, other = seen.seat or 0, 1 - (seen.seat or 0)
    words = [
        cards
        for size in range(2, 5)
        for cards in itertools.permutations(seen.hand, size)
        if known.knows("".join(cards))
    ]
    for count in (1, 2):
        for laid in itertools.combinations(words, count):
            left = list(seen.hand)
            try:
                for card in (card for meld in laid for card in meld):
                    left.remove(card)
            except ValueError:
                continue
            for discard in left:
                got = points(seen, Play(laid, discard))
                assert got[own] - got[other] <= best[own] - best[other]


def test_the_last_draw_takes_the_card_that_wins(judges: dict[str, Judge]) -> None:
    seen = last_turn(judges["cz"], "D U C X", "K O Č K A", options={"bonus2": "longest"})
    seen = replace(seen, phase=Phase.DRAW, discard=("H",))
    assert QuiddlerOpponent(5, 1, judges["cz"]).choose(seen, Budget()) == Draw("discard")
    useless = replace(seen, discard=("X",))
    assert QuiddlerOpponent(5, 1, judges["cz"]).choose(useless, Budget()) == Draw("pile")


def test_with_auto_nothing_is_laid_but_words_beyond_doubt(judges: dict[str, Judge]) -> None:
    """No bluff where the program checks."""
    judge = judges["cz"]
    for level in LEVELS:
        match = new(judge, seed=level, words="auto")
        for seen, move in play(match, [QuiddlerOpponent(level, seat, judge) for seat in range(2)], moves=60):
            for meld in move.words if isinstance(move, Play) else ():
                number = judge.policy.dawg.number("".join(meld).lower())
                assert number >= 0 and judge.policy.sure(number), (seen.hand, meld)


def test_who_goes_by_points_lays_the_fewest_words_of_equal_ones(judges: dict[str, Judge]) -> None:
    """What the upper levels are measured against sees no reason to cut a word up."""
    judge = judges["cz"]
    player = BASELINES["greedy"](1, judge)
    search = searching(judge, Options(), vocabulary(judge, None).column)
    cut_up = 0
    for seed in range(40):
        hand = Chance(seed).shuffled(deck.full_deck("cz"))[:8]
        move = player.choose(last_turn(judge, " ".join(hand), "P E S"), Budget())
        ways = search.hand(hand).frontier()
        most = max(way.points for way in ways)
        equals = {way.words for way in ways if way.points == most}
        assert isinstance(move, Play) and len(move.words) == min(equals)
        cut_up += len(equals) > 1
    assert cut_up, "some hands leave a choice"
