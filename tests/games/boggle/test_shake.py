"""Wanted boards: found, quickly, and by the seed alone."""

from __future__ import annotations

from pathlib import Path

import pytest

from app.engine.chance import Chance
from app.engine.errors import DamagedRecord
from app.engine.match import Match
from app.engine.record import Record
from app.engine.rules import Seat
from app.games.boggle import shake
from app.games.boggle.model import Options, Shake
from app.games.boggle.referee import BoggleReferee
from app.games.boggle.shake import RARE, shaken
from app.games.boggle.wanted import wanted
from app.games.catalogue import find
from app.lexicon.judge import Judge
from app.lexicon.lexicon import Lexicon
from tests.games.kit import AnyMatch

VECTORS = Path(__file__).parents[2] / "vectors"


@pytest.fixture(scope="module")
def referee() -> BoggleReferee:
    return BoggleReferee(Judge(Lexicon.open(), "boggle"))


@pytest.mark.parametrize("min_len", [2, 4])
@pytest.mark.parametrize("fold", ["no", "yes"])
@pytest.mark.parametrize("board", ["good", "easy", "rich", "hard"])
@pytest.mark.parametrize("rare", ["any", "with", "without"])
def test_a_wanted_board_is_found(
    board: str, rare: str, fold: str, min_len: int, referee: BoggleReferee
) -> None:
    options = Options(board=board, rare=rare, fold=fold, min_len=min_len)
    fewest, most = wanted(options)
    for seed in range(3):
        made = shaken(options, referee, Chance(seed))
        made.check(options)
        words = referee.solve_common(made.grid, fold=fold == "yes", min_len=min_len)
        assert fewest <= len(words) <= most
        if rare != "any":
            assert bool(RARE & set(made.grid)) == (rare == "with")


def test_the_seed_alone_decides(referee: BoggleReferee) -> None:
    options = Options(board="rich", rare="with")
    first, again, other = (shaken(options, referee, Chance(seed)) for seed in (1, 1, 2))
    assert first == again != other


def test_a_new_game_has_boards_on_which_there_is_enough_to_find(referee: BoggleReferee) -> None:
    """At least 40 words of the 20,000 commonest lemmas, by shaking on and nothing else."""
    options, falling = Options(), Options(board="any")
    shakes = set()
    for seed in range(150):
        made, fallen = (shaken(one, referee, Chance(seed)) for one in (options, falling))
        assert len(referee.solve_common(made.grid, fold=False, min_len=2)) >= 40
        enough = len(referee.solve_common(fallen.grid, fold=False, min_len=2)) >= 40
        assert (made == fallen) == enough and fallen.shake == 1
        shakes.add(made.shake)
    assert shakes >= {1, 2, 3}


def test_a_board_as_it_falls_is_what_it_always_was(referee: BoggleReferee) -> None:
    grid = "".join(shaken(Options(board="any"), referee, Chance(1)).grid)
    assert grid == "OKSTJDSUĎEIAEMPE"


def test_the_shake_that_was_taken_stands_in_the_record() -> None:
    lexicon = Lexicon.open()
    told = set()
    for seed in range(12):
        match: AnyMatch = Match.new(
            find("boggle").rules(Judge(lexicon, "boggle")), [Seat("A")], seed, {}, lexicon.id
        )
        told.add(match.submit(0, Shake()).outcome["facts"]["shake"])
        again = Match.replay(match.rules, match.record, strict=True, lexicon=lexicon.id)
        assert again.record == match.record
    assert len(told) > 1


@pytest.mark.parametrize(
    ("shake", "opens"), [(None, True), (3, True), (0, False), ("2", False), (True, False)]
)
def test_old_records_without_the_shake_open_and_nonsense_does_not(shake: object, opens: bool) -> None:
    match: AnyMatch = Match.new(find("boggle").rules(None), [Seat("A")], 1, {"board": "any"})
    facts = match.submit(0, Shake()).outcome["facts"]
    del facts["shake"]
    if shake is not None:
        facts["shake"] = shake
    if opens:
        assert Match.replay(match.rules, match.record, strict=True).record == match.record
        return
    with pytest.raises(DamagedRecord):
        Match.replay(match.rules, match.record)


def test_a_record_of_the_first_version_still_opens() -> None:
    """Its box was shaken once and nothing was said of it; ``any`` means what it meant."""
    record = Record.loads((VECTORS / "boggle_old_record.json").read_text("utf-8"))
    assert record.options["board"] == "any" and "shake" not in record.turns[0].outcome["facts"]
    assert Match.replay(find("boggle").rules(None), record, strict=True).record == record


class Mute:
    """A word list that knows no word."""

    def solve_common(self, grid: object, *, fold: bool, min_len: int) -> list[str]:
        return []


def test_what_cannot_be_had_ends_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    solves = 0

    class Counting(Mute):
        def solve_common(self, grid: object, *, fold: bool, min_len: int) -> list[str]:
            nonlocal solves
            solves += 1
            return []

    for board, most in (("rich", shake.MAX_SOLVES + 1), ("good", shake.MAX_SHAKES)):
        solves = 0
        options = Options(board=board)
        shaken(options, Counting(), Chance(1)).check(options)
        assert solves <= most


def test_the_best_of_shakes_that_all_have_too_few_words_is_taken() -> None:
    class Rising(Mute):
        def solve_common(self, grid: object, *, fold: bool, min_len: int) -> list[str]:
            seen.append(grid)
            return ["kolo"] * (len(seen) if len(seen) < 30 else 1)

    seen: list[object] = []
    made = shaken(Options(), Rising(), Chance(1))
    assert made.shake == 29 and made.grid == seen[28]


def test_without_a_word_list_any_board_will_do() -> None:
    options = Options(board="rich", rare="without")
    shaken(options, None, Chance(1)).check(options)
