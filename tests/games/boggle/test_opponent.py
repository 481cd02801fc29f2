"""Computer players: figures of OPPONENTS section 2, fairness, and keeping to what is agreed."""

from __future__ import annotations

import statistics
from dataclasses import replace
from typing import Any

import pytest

from app.engine.match import Match
from app.engine.player import Budget
from app.engine.rules import Seat
from app.games.boggle.model import Done, Observation, Phase, Shake, Start, Word
from app.games.boggle.opponent import LEVELS, BoggleOpponent, mildest
from app.games.catalogue import find
from app.lab.bench import random_boards
from app.lexicon.lexicon import Lexicon

WORDS = {1: (8, 2), 2: (12, 2), 3: (16, 3), 4: (25, 4), 5: (40, 6)}
"""Level → valid words in three minutes, as mean and leeway."""

COMMON = 20_000


@pytest.fixture(scope="module")
def lexicon() -> Lexicon:
    return Lexicon.open()


def observed(grid: tuple[str, ...], **options: Any) -> Observation:
    """What a computer player sees when the clock starts on that board."""
    seats = [Seat("A", "ai", 1), Seat("B", "ai", 2)]
    match: Match[Any, Any] = Match.new(find("boggle").rules(None, ()), seats, 1, options)
    match.submit(match.deciders()[0], Shake())
    match.submit(None, Start())
    seen: Observation = match.observation_for(0)
    return replace(seen, grid=grid)


def written(player: BoggleOpponent, seen: Observation) -> list[Word]:
    """All that the player writes on a board, asked as in a game."""
    words: list[Word] = []
    while isinstance(move := player.choose(seen, Budget()), Word):
        assert move.at >= seen.at
        words.append(move)
        entry: Any = type("Entry", (), {"word": move.word})
        seen = replace(seen, mine=(*seen.mine, entry), at=move.at)
    assert isinstance(move, Done) and move.at >= seen.at
    assert seen.limit is None or move.at <= seen.limit
    return words


def check_levels(lexicon: Lexicon, count: int, slack: float) -> None:
    policy = lexicon.policy("boggle")
    boards = random_boards(count, seed=77)
    means = []
    for level, (mean, leeway) in WORDS.items():
        player = BoggleOpponent(level, 1, lexicon)
        lists = [[word.word for word in written(player, observed(grid))] for grid in boards]
        valid = [[word for word in words if policy.accepts(word)] for words in lists]
        found = statistics.fmean(map(len, valid))
        assert abs(found - mean) <= leeway * slack, f"level {level}: {found:.1f}"
        means.append(found)
        wrong = statistics.fmean(map(len, lists)) - found
        assert wrong == 0 if level == 5 else 0 < wrong < 1.5
        if level == 1:
            ranks = [lexicon.rank(lexicon.dawg.number(word)) for words in valid for word in words]
            assert sum(rank <= COMMON for rank in ranks) >= 0.95 * len(ranks)
    assert means == sorted(means)


def test_levels_find_as_many_words_as_said(lexicon: Lexicon) -> None:
    check_levels(lexicon, 60, slack=1.3)


@pytest.mark.heavy
def test_levels_find_as_many_words_as_said_over_500_boards(lexicon: Lexicon) -> None:
    check_levels(lexicon, 500, slack=1.0)


def test_a_level_plays_the_same_at_the_same_seed(lexicon: Lexicon) -> None:
    seen = observed(random_boards(1)[0])
    first = written(BoggleOpponent(3, 7, lexicon), seen)
    assert first == written(BoggleOpponent(3, 7, lexicon), seen)
    assert first != written(BoggleOpponent(3, 8, lexicon), seen)
    assert first != written(BoggleOpponent(3, 7, lexicon), replace(seen, number=2))
    again = BoggleOpponent(3, 7, lexicon)
    written(again, observed(random_boards(2)[1]))
    assert written(again, seen) == first


def test_words_come_one_after_another_at_a_human_pace(lexicon: Lexicon) -> None:
    for level, manner in enumerate(LEVELS, 1):
        for grid in random_boards(20, seed=4):
            words = written(BoggleOpponent(level, 1, lexicon), observed(grid))
            moments = [0, *(word.at for word in words)]
            for word, before in zip(words, moments, strict=False):
                pause = word.at - before
                assert pause >= manner.letter_ms * len(word.word)
            assert not words or words[0].at >= manner.first_ms


def test_nothing_doubtful_is_written(lexicon: Lexicon) -> None:
    policy = lexicon.policy("boggle")
    for level in WORDS:
        for grid in random_boards(40, seed=5):
            for word in written(BoggleOpponent(level, 2, lexicon), observed(grid)):
                number = lexicon.dawg.number(word.word)
                assert number < 0 or policy.sure(number), word.word


@pytest.mark.parametrize(
    "options", [{"min_len": 4}, {"min_len": 1}, {"fold": "yes"}, {"min_len": 3, "fold": "yes"}]
)
def test_what_is_agreed_is_kept(options: dict[str, Any], lexicon: Lexicon) -> None:  # RULES BG7
    for level in WORDS:
        seats = [Seat("A", "ai", level)]
        match: Match[Any, Any] = Match.new(
            find("boggle").rules(lexicon, ()), seats, 3, {"rounds": 1, **options}
        )
        player = BoggleOpponent(level, 1, lexicon)
        while match.observation_for(0).phase is not Phase.REVIEW:
            own = match.automatic()
            if own is not None:
                match.submit(None, own)
            else:  # refused words would raise
                match.submit(0, player.choose(match.observation_for(0), Budget()))
        assert match.observation_for(0).mine


def test_more_time_means_more_words(lexicon: Lexicon) -> None:
    boards = random_boards(25, seed=6)
    for level, (mean, _) in WORDS.items():
        player = BoggleOpponent(level, 1, lexicon)
        counts = [
            statistics.fmean(len(written(player, observed(grid, minutes=minutes))) for grid in boards)
            for minutes in (1, 2, 3, 10)
        ]
        assert counts == sorted(counts)
        assert counts[0] < 0.75 * mean
        assert counts[3] < 3.5 * mean


def test_without_a_limit_it_is_done_after_three_minutes(lexicon: Lexicon) -> None:
    seen = observed(random_boards(1)[0], minutes=0)
    player = BoggleOpponent(2, 1, lexicon)
    words = written(player, seen)
    assert words and words[-1].at <= 180_000
    late = replace(
        seen, mine=tuple(type("Entry", (), {"word": word.word}) for word in words), at=words[-1].at
    )
    done = player.choose(late, Budget())
    assert isinstance(done, Done) and words[-1].at < done.at <= 200_000


def test_resuming_late_goes_on_where_it_was(lexicon: Lexicon) -> None:
    """After a pause or a restart a player that has nothing in mind but the observation does not rush."""
    seen = observed(random_boards(1)[0])
    words = written(BoggleOpponent(4, 1, lexicon), seen)
    half = words[: len(words) // 2]
    later = replace(seen, mine=tuple(type("Entry", (), {"word": word.word}) for word in half), at=half[-1].at)
    assert written(BoggleOpponent(4, 1, lexicon), later) == words[len(half) :]


def test_wrong_words_are_misread_real_ones(lexicon: Lexicon) -> None:
    wrong = set()
    for grid in random_boards(60, seed=8):
        for word in written(BoggleOpponent(1, 1, lexicon), observed(grid)):
            if not lexicon.policy("boggle").accepts(word.word):
                wrong.add(word.word)
                assert len(word.word) >= 3 and lexicon.dawg.number(word.word) < 0
    assert wrong


def test_an_empty_board_is_no_trouble(lexicon: Lexicon) -> None:
    for level in WORDS:
        assert written(BoggleOpponent(level, 1, lexicon), observed(("X",) * 16, min_len=4)) == []


@pytest.mark.parametrize("level", [0, 6])
def test_there_are_five_levels(level: int, lexicon: Lexicon) -> None:
    with pytest.raises(ValueError):
        BoggleOpponent(level, 1, lexicon)


def test_it_decides_only_what_is_to_be_decided(lexicon: Lexicon) -> None:
    seen = observed(random_boards(1)[0])
    assert (
        BoggleOpponent(1, 1, lexicon).choose(replace(seen, phase=Phase.SHAKE, grid=None), Budget()) == Shake()
    )
    with pytest.raises(ValueError):
        BoggleOpponent(1, 1, lexicon).choose(replace(seen, phase=Phase.REVIEW), Budget())
    assert mildest(seen) == Done(seen.at)
