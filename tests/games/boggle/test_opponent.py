"""Computer players: figures of OPPONENTS section 2, fairness, and keeping to what is agreed."""

from __future__ import annotations

import json
import statistics
from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

from app.engine.chance import Chance
from app.engine.match import Match
from app.engine.player import Budget
from app.engine.rules import Seat
from app.games.boggle import shake
from app.games.boggle.board import NEIGHBOURS
from app.games.boggle.lab import random_boards
from app.games.boggle.model import Done, Observation, Options, Phase, Round, Shake, Start, WriteWord
from app.games.boggle.opponent import LEVELS, BoggleOpponent, mildest
from app.games.boggle.referee import BoggleReferee
from app.games.catalogue import find
from app.lab.__main__ import main
from app.lexicon.analysis import FormKind, WordForm
from app.lexicon.judge import Judge
from app.lexicon.lexicon import UNRANKED, Lexicon
from app.search.boggle import BoardSearch
from tests.games.strength import told, wins

WORDS = {1: (8, 2), 2: (12, 2), 3: (16, 3), 4: (25, 4), 5: (40, 6)}
"""Level → valid words in three minutes: the mean, and how far boards part from it on one day."""

COMMON = 20_000


@pytest.fixture(scope="module")
def judge() -> Judge:
    return Judge(Lexicon.open(), "boggle")


def observed(grid: tuple[str, ...], **options: Any) -> Observation:
    """What a computer player sees when the clock starts on that board."""
    seats = [Seat("A", "ai", 1), Seat("B", "ai", 2)]
    match: Match[Any, Any] = Match.new(find("boggle").rules(None), seats, 1, options)
    match.submit(match.deciders()[0], Shake())
    match.submit(None, Start())
    seen: Observation = match.observation_for(0)
    return replace(seen, grid=grid)


def later(grid: tuple[str, ...], first: tuple[str, ...]) -> Observation:
    """The same in a game that began with another board."""
    begun = Round(1, 0, first, (0,) * 16, ((), ()), (0, 0), ())
    return replace(observed(grid), past=(begun,))


def written(player: BoggleOpponent, seen: Observation) -> list[WriteWord]:
    """All that the player writes on a board, asked as in a game."""
    words: list[WriteWord] = []
    while isinstance(move := player.choose(seen, Budget()), WriteWord):
        assert move.at >= seen.at
        words.append(move)
        entry: Any = type("Entry", (), {"word": move.word})
        seen = replace(seen, mine=(*seen.mine, entry), at=move.at)
    assert isinstance(move, Done) and move.at >= seen.at
    assert seen.limit is None or move.at <= seen.limit
    return words


def usual_boards(count: int, judge: Judge) -> list[tuple[str, ...]]:
    """Boards of a game whose options nobody has changed."""
    referee = BoggleReferee(judge)
    return [shake.shaken(Options(), referee, Chance(77).stream(number)).grid for number in range(count)]


def check_levels(judge: Judge, count: int, slack: float) -> None:
    policy = judge.policy
    grids = usual_boards(count, judge)
    means = []
    for level, (mean, leeway) in WORDS.items():
        player = BoggleOpponent(level, 1, judge)
        lists = [[word.word for word in written(player, observed(grid))] for grid in grids]
        valid = [[word for word in words if policy.accepts(word)] for words in lists]
        found = statistics.fmean(map(len, valid))
        one_day = [
            sum(policy.accepts(word.word) for word in written(player, later(grid, grids[0])))
            for grid in grids
        ]
        spread = statistics.stdev(one_day) * found / statistics.fmean(one_day)
        assert abs(found - mean) <= 0.1 * mean * slack, f"level {level}: {found:.1f}"
        assert spread <= leeway * slack, f"level {level}: ± {spread:.1f}"
        means.append(found)
        wrong = statistics.fmean(map(len, lists)) - found
        assert wrong == 0 if level == 5 else 0 < wrong < 1.5
        if level == 1:
            ranks = [judge.lexicon.rank(judge.lexicon.dawg.number(word)) for words in valid for word in words]
            assert sum(rank <= COMMON for rank in ranks) >= 0.95 * len(ranks)
    assert means == sorted(means)


def test_levels_find_as_many_words_as_said(judge: Judge) -> None:
    check_levels(judge, 60, slack=1.3)


@pytest.mark.heavy
def test_levels_find_as_many_words_as_said_over_500_boards(judge: Judge) -> None:
    check_levels(judge, 500, slack=1.0)


@pytest.mark.parametrize("word", ["mna", "jda", "tmo", "nudo", "čta", "uran", "tel", "mate"])
def test_the_hare_writes_nothing_that_no_child_would(word: str, judge: Judge) -> None:
    """Their lemmas are common; the forms are transgressives, vocatives, somebody's slip or rare."""
    grid = (*word.upper(), *("X",) * (16 - len(word)))
    assert judge.lexicon.dawg.number(word) >= 0
    for level in (1, 2):
        for seed in range(12):
            wrote = {one.word for one in written(BoggleOpponent(level, seed, judge), observed(grid))}
            assert word not in wrote


def test_who_plays_with_children_knows_no_taxes(judge: Judge) -> None:
    """The hare does: so it is not the board."""
    grid = (*"DAŇ", *("X",) * 13)
    wrote = {
        level: {
            one.word
            for seed in range(12)
            for one in written(BoggleOpponent(level, seed, judge), observed(grid))
        }
        for level in (0, 0.9, 1)
    }
    assert "daň" in wrote[1] and not {"daň"} & (wrote[0] | wrote[0.9])


def test_no_vocatives_and_no_transgressives(judge: Judge) -> None:
    for level in (1, 2, 3, 4):
        for grid in usual_boards(25, judge):
            for one in written(BoggleOpponent(level, 3, judge), observed(grid)):
                if not judge.policy.accepts(one.word):
                    continue  # a slip
                readings = judge.lexicon.analyses(one.word)
                forms = [form for reading in readings for form in reading.forms]
                assert not forms or any(map(said, forms)), one.word


def said(form: WordForm) -> bool:
    transgressive = form.kind in (FormKind.PRESENT_TRANSGRESSIVE, FormKind.PAST_TRANSGRESSIVE)
    return not transgressive and form.cases != (5,)


def test_the_lynx_comes_last_to_what_only_grammar_knows(judge: Judge) -> None:
    """Forms that no text has (nehopnu, neupnu) come when nothing else is left, and late."""
    policy, late = judge.policy, 0
    poor = [shake.shaken(Options(board="any"), None, Chance(seed)).grid for seed in range(60)]
    for grid in poor:
        words = [one.word for one in written(BoggleOpponent(5, 1, judge), observed(grid))]
        rare = [judge.lexicon.form_rank(judge.lexicon.dawg.number(word)) == UNRANKED for word in words]
        if True not in rare:
            continue
        late += 1
        on_board = BoardSearch(judge.lexicon.dawg, NEIGHBOURS).words(grid)
        usual = {
            word
            for number, word in on_board.items()
            if len(word) > 1
            and policy.sure(number)
            and judge.lexicon.form_rank(number) < UNRANKED
            and not word.startswith("ne")
        }
        assert usual <= set(words)
        assert usual.isdisjoint(words[rare.index(True) :])
    assert late


def test_words_come_in_an_early_burst_that_dries_up(judge: Judge) -> None:
    for level in WORDS:
        minutes = Counter(
            one.at // 60_000
            for grid in usual_boards(40, judge)
            for one in written(BoggleOpponent(level, 1, judge), observed(grid))
        )
        assert minutes[0] > minutes[1] > minutes[2] > 0
        assert 0.5 < minutes[0] / minutes.total() < 0.75


@pytest.mark.heavy
@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_an_animal_now_and_then_beats_the_next(level: int, capsys: pytest.CaptureFixture[str]) -> None:
    """OPPONENTS 2: at most nine of ten games are the stronger one's."""
    games = 1000
    won = wins(capsys, "boggle", (f"ai:{level + 1}", f"ai:{level}"), games, seed=31)
    assert 0.78 * games <= won <= 0.92 * games


def test_a_good_day_lasts_for_the_game(judge: Judge) -> None:
    """What one animal finds in two rounds goes up and down together."""
    first, second = usual_boards(2, judge)
    pairs = []
    for seed in range(120):
        player = BoggleOpponent(3, seed, judge)
        pairs.append((len(written(player, observed(first))), len(written(player, later(second, first)))))
    assert statistics.correlation(*map(list, zip(*pairs, strict=True))) > 0.5


@pytest.mark.heavy
def test_a_child_wins_against_the_hare_now_and_then(capsys: pytest.CaptureFixture[str]) -> None:
    """OPPONENTS 1: the simulated child of `baselines` wins at least 30 % of usual games against level 1."""
    asked = ("--seat", "ai:1", "--seat", "base:child", "--games", "400", "--seed", "3", "--json")
    hare, child = json.loads(told(capsys, "boggle", asked))["seats"]
    assert child["wins"] >= 0.3 * child["games"]
    assert hare["wins"] >= 0.5 * hare["games"], "it is an opponent all the same"


def test_the_simulated_child_plays_by_what_is_agreed(capsys: pytest.CaptureFixture[str]) -> None:
    seats = ("--seat", "base:child", "--seat", "ai:1")
    for options in (("min_len=4",), ("fold=yes", "minutes=1"), ("minutes=0", "min_len=1")):
        given = [part for option in ("rounds=1", *options) for part in ("--option", option)]
        assert main(["play", "boggle", *seats, *given, "--json"]) == 0
        child, _ = json.loads(capsys.readouterr().out)["seats"]
        assert child["moves"] >= 2 and not any(child["faults"].values())


def test_a_level_plays_the_same_at_the_same_seed(judge: Judge) -> None:
    seen = observed(random_boards(1)[0])
    first = written(BoggleOpponent(3, 7, judge), seen)
    assert first == written(BoggleOpponent(3, 7, judge), seen)
    assert first != written(BoggleOpponent(3, 8, judge), seen)
    assert first != written(BoggleOpponent(3, 7, judge), replace(seen, number=2))
    again = BoggleOpponent(3, 7, judge)
    written(again, observed(random_boards(2)[1]))
    assert written(again, seen) == first


def test_words_come_one_after_another_at_a_human_pace(judge: Judge) -> None:
    for level, manner in enumerate(LEVELS, 1):
        for grid in random_boards(20, seed=4):
            words = written(BoggleOpponent(level, 1, judge), observed(grid))
            moments = [0, *(word.at for word in words)]
            for word, before in zip(words, moments, strict=False):
                pause = word.at - before
                assert pause >= manner.letter_ms * len(word.word)
            assert not words or words[0].at >= manner.first_ms


def test_nothing_doubtful_is_written(judge: Judge) -> None:
    policy = judge.policy
    for level in WORDS:
        for grid in random_boards(40, seed=5):
            for word in written(BoggleOpponent(level, 2, judge), observed(grid)):
                number = judge.lexicon.dawg.number(word.word)
                assert number < 0 or policy.sure(number), word.word


@pytest.mark.parametrize(
    "options", [{"min_len": 4}, {"min_len": 1}, {"fold": "yes"}, {"min_len": 3, "fold": "yes"}]
)
def test_what_is_agreed_is_kept(options: dict[str, Any], judge: Judge) -> None:  # RULES BG7
    for level in WORDS:
        seats = [Seat("A", "ai", level)]
        match: Match[Any, Any] = Match.new(find("boggle").rules(judge), seats, 3, {"rounds": 1, **options})
        player = BoggleOpponent(level, 1, judge)
        while match.observation_for(0).phase is not Phase.REVIEW:
            own = match.automatic()
            if own is not None:
                match.submit(None, own)
            else:  # refused words would raise
                match.submit(0, player.choose(match.observation_for(0), Budget()))
        assert match.observation_for(0).mine


def test_more_time_means_more_words(judge: Judge) -> None:
    grids = usual_boards(25, judge)
    for level, (mean, _) in WORDS.items():
        player = BoggleOpponent(level, 1, judge)
        counts = [
            statistics.fmean(len(written(player, observed(grid, minutes=minutes))) for grid in grids)
            for minutes in (1, 2, 3, 10)
        ]
        assert counts == sorted(counts)
        assert counts[0] < 0.75 * mean
        assert counts[3] < 3.5 * mean


def test_without_a_limit_it_is_done_after_three_minutes(judge: Judge) -> None:
    seen = observed(random_boards(1)[0], minutes=0)
    player = BoggleOpponent(2, 1, judge)
    words = written(player, seen)
    assert words and words[-1].at <= 180_000
    late = replace(
        seen, mine=tuple(type("Entry", (), {"word": word.word}) for word in words), at=words[-1].at
    )
    done = player.choose(late, Budget())
    assert isinstance(done, Done) and words[-1].at < done.at <= 200_000


def test_resuming_late_goes_on_where_it_was(judge: Judge) -> None:
    """After a pause or a restart a player that has nothing in mind but the observation does not rush."""
    seen = observed(random_boards(1)[0])
    words = written(BoggleOpponent(4, 1, judge), seen)
    half = words[: len(words) // 2]
    later = replace(seen, mine=tuple(type("Entry", (), {"word": word.word}) for word in half), at=half[-1].at)
    assert written(BoggleOpponent(4, 1, judge), later) == words[len(half) :]


def test_wrong_words_are_misread_real_ones(judge: Judge) -> None:
    wrong = set()
    for grid in random_boards(60, seed=8):
        for word in written(BoggleOpponent(1, 1, judge), observed(grid)):
            if not judge.policy.accepts(word.word):
                wrong.add(word.word)
                assert len(word.word) >= 3 and judge.lexicon.dawg.number(word.word) < 0
    assert wrong


def test_an_empty_board_is_no_trouble(judge: Judge) -> None:
    for level in WORDS:
        assert written(BoggleOpponent(level, 1, judge), observed(("X",) * 16, min_len=4)) == []


@pytest.mark.parametrize("level", [-1, 6])
def test_no_level_lies_outside_the_scale(level: int, judge: Judge) -> None:
    with pytest.raises(ValueError):
        BoggleOpponent(level, 1, judge)


def test_it_decides_only_what_is_to_be_decided(judge: Judge) -> None:
    seen = observed(random_boards(1)[0])
    assert (
        BoggleOpponent(1, 1, judge).choose(replace(seen, phase=Phase.SHAKE, grid=None), Budget()) == Shake()
    )
    with pytest.raises(ValueError):
        BoggleOpponent(1, 1, judge).choose(replace(seen, phase=Phase.REVIEW), Budget())
    assert mildest(seen) == Done(seen.at)
