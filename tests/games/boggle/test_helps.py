"""Hints and the count of common words in a game of Boggle: what is told, what is kept, and what is not."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtWidgets import QApplication

from app.engine.errors import IllegalMove
from app.engine.match import Match
from app.engine.record import Record
from app.engine.rules import Seat
from app.games.boggle.board import has_path
from app.games.boggle.model import BoggleRefusal, Close, Done, Hint, Shake, Start, TimeUp, WriteWord
from app.games.boggle.referee import BoggleReferee
from app.games.boggle.rules import BoggleRules
from app.lexicon.judge import Judge
from app.lexicon.lexicon import Lexicon
from app.widgets.look import theme
from tests.games.boggle.table import TableForTests
from tests.games.kit import AnyMatch

ANNA, HARE = Seat("Anna"), Seat("Zajíc", "ai", 1)
HELPS = {"rounds": 1, "hints": "yes", "found": "yes"}


@pytest.fixture(scope="module")
def lexicon() -> Lexicon:
    return Lexicon.open()


@pytest.fixture
def referee(lexicon: Lexicon) -> BoggleReferee:
    return BoggleReferee(Judge(lexicon, "boggle"))


def begun(referee: BoggleReferee, seats: tuple[Seat, ...] = (ANNA,), **options: object) -> AnyMatch:
    match = Match.new(BoggleRules(referee), seats, 5, {**HELPS, **options})
    match.submit(match.observation_for(None).shaker, Shake())
    match.submit(None, Start())
    return match


def test_a_hint_tells_where_a_word_begins_then_how_long_it_is_then_the_word(referee: BoggleReferee) -> None:
    match = begun(referee)
    told = []
    for _ in range(3):
        match.submit(0, Hint(1_000))
        told.append(match.observation_for(0).hinted)
    first, second, third = told
    assert (first.step, first.letters, first.word) == (1, None, None)
    assert (second.cell, second.word) == (first.cell, None)
    grid = match.observation_for(0).grid
    assert has_path(grid, third.word) and len(third.word) == second.letters
    assert grid[third.cell] == third.word[0].upper()


def test_the_next_hint_is_to_another_word_and_none_to_one_that_is_written(referee: BoggleReferee) -> None:
    match = begun(referee)
    words = set()
    for _ in range(4):
        for _ in range(3):
            match.submit(0, Hint(1_000))
        words.add(match.observation_for(0).hinted.word)
    assert len(words) == 4
    match.submit(0, Hint(1_000))
    written = match.record.turns[-1].outcome["facts"]["word"]
    match.submit(0, WriteWord(written, 2_000))
    match.submit(0, Hint(3_000))
    assert match.observation_for(0).hinted.step == 1
    assert match.record.turns[-1].outcome["facts"]["word"] not in {*words, written}


def test_hints_are_counted_in_the_result_and_a_replay_agrees(referee: BoggleReferee) -> None:
    match = begun(referee, (ANNA, HARE))
    for _ in range(4):
        match.submit(0, Hint(1_000))
    match.submit(0, Done(2_000))
    match.submit(1, Done(2_000))
    match.submit(None, TimeUp(180_000))
    assert match.observation_for(0).review.hints == (4, 0)
    match.submit(None, Close())
    again = Match.replay(BoggleRules(), Record.from_json(match.record.to_json()))
    assert again.observation_for(0) == match.observation_for(0)
    assert again.observation_for(0).past[0].hints == (4, 0)


def test_who_is_told_of_common_words_sees_how_many_lie_there_and_are_found(referee: BoggleReferee) -> None:
    match = begun(referee, (ANNA, HARE))
    seen = match.observation_for(0)
    common = referee.solve_common(seen.grid, fold=False, min_len=2)
    assert seen.found == (0, len(common))
    match.submit(0, WriteWord(common[0], 1_000))
    assert match.observation_for(0).found == (1, len(common))
    assert match.observation_for(1).found == (0, len(common))


def test_nobody_else_learns_the_word_of_a_hint(referee: BoggleReferee) -> None:
    match = begun(referee, (ANNA, HARE))
    match.submit(0, Hint(1_000))
    assert match.observation_for(1).hinted is None
    word = match.record.turns[-1].outcome["facts"]["word"]
    for viewer in (0, 1, None):
        assert word not in repr(match.seen(match.record.turns[-1], viewer))


@pytest.mark.parametrize(
    ("seat", "options", "why"),
    [(0, {"hints": "no"}, BoggleRefusal.NO_HINTS), (1, {}, BoggleRefusal.NOT_A_PERSON)],
)
def test_hints_are_for_people_who_agreed_on_them(
    referee: BoggleReferee, seat: int, options: dict[str, str], why: BoggleRefusal
) -> None:
    match = begun(referee, (ANNA, HARE), **options)
    with pytest.raises(IllegalMove) as refused:
        match.submit(seat, Hint(1_000))
    assert refused.value.reason is why


def test_a_board_without_words_left_says_so_and_counts_nothing() -> None:
    class Blank(BoggleReferee):
        def easiest(self, *_: object, **__: object) -> list[str]:
            return []

    match = begun(Blank(Judge(Lexicon.open(), "boggle")), (ANNA,), found="no")
    match.submit(0, Hint(1_000))
    assert match.observation_for(0).hinted.step == 0
    match.submit(0, Done(2_000))
    match.submit(None, TimeUp(3_000))
    assert match.observation_for(0).review.hints == (0,)


def test_games_without_helps_are_written_as_they_always_were(referee: BoggleReferee) -> None:
    match = Match.new(BoggleRules(referee), (ANNA,), 5, {"rounds": 1})
    assert not {"hints", "found"} & set(match.record.options)


def test_with_the_largest_texts_own_words_are_seen_beside_a_hint(
    qtbot: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """How many of the common words they are stands on top then."""
    table = TableForTests(qtbot, monkeypatch, options={"hints": "yes", "found": "yes"})
    table.shake()
    side = table.table.side
    assert side.common.isVisible()
    look = theme.current()
    look.set_text_size(2.0)
    look.fit(1024, 640)
    table.view.resize(1024, 580)
    table.drag(5, 8, 13, 14, 15)  # sklář
    side.message.show_message("info", "Začíná na D a má 3 písmena.")
    QApplication.processEvents()
    word = side.flow.visualRect(side.words.index(0, 0))
    assert side.flow.height() >= word.height() and not side.common.isVisible()
    assert side.count.text().startswith("1/")
    look.set_text_size(1.0)
    QApplication.processEvents()
