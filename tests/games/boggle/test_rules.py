"""The clauses of Boggle that the worked examples do not cover."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.engine.chance import Chance
from app.engine.errors import BadOption, Refusal
from app.engine.match import Match
from app.engine.record import Record
from app.engine.rules import Seat
from app.games.boggle import board, scoring
from app.games.boggle.board import NEIGHBOURS
from app.games.boggle.dice import DICE
from app.games.boggle.model import (
    BoggleRefusal,
    Close,
    Done,
    HandIn,
    ListedWord,
    Observation,
    Pause,
    Phase,
    Resume,
    ScoredWord,
    Shake,
    Start,
    TimeUp,
    Vote,
    WordVerdict,
    WriteWord,
)
from app.games.boggle.rules import BoggleRules
from tests.games.boggle.rounds import (
    AnyMatch,
    Tellers,
    machines,
    people,
    playing,
    refusal,
    reviewed,
    words_on,
)

# Words and points


@given(st.randoms(use_true_random=False), st.integers(1, 50))
@settings(max_examples=40, deadline=None)
def test_the_order_of_writing_changes_no_points(random: Any, seed: int) -> None:  # RULES BG8
    words = words_on(playing(machines(3), seed), 12)
    written = [(seat, word) for seat in range(3) for word in random.sample(words, 6)]
    scores = []
    for _ in range(2):
        match = playing(machines(3), seed)
        random.shuffle(written)
        for at, (seat, word) in enumerate(written):
            match.submit(seat, WriteWord(word, at))
        match.submit(None, TimeUp(180_000))
        scores.append(match.submit(None, Close()).outcome["scores"])
    assert scores[0] == scores[1]


LISTS = st.lists(st.lists(st.sampled_from("abcdefgh"), unique=True), min_size=1, max_size=6)


@given(LISTS, st.sets(st.sampled_from("abcdefgh")))
def test_a_point_for_each_word_that_nobody_else_has(
    lists: list[list[str]], bad: set[str]
) -> None:  # RULES BG8
    entries = [
        [ScoredWord(word, WordVerdict.UNKNOWN if word in bad else WordVerdict.VALID) for word in words]
        for words in lists
    ]
    settled, points = scoring.settle(entries)
    for seat, words in enumerate(lists):
        others = {word for other, theirs in enumerate(lists) if other != seat for word in theirs}
        assert points[seat] == sum(word not in others and word not in bad for word in words)
        for entry in settled[seat]:
            shared = entry.word in others and entry.word not in bad
            assert (entry.verdict is WordVerdict.SHARED) == shared
            assert bool(entry.others) == shared


def test_a_word_written_twice_is_one_word() -> None:  # RULES BG6
    match = playing(people(1))
    word = words_on(match, 1)[0]
    match.submit(0, WriteWord(word, 5))
    assert refusal(match, 0, WriteWord(word.upper(), 6)) is BoggleRefusal.DUPLICATE
    paper = playing(people(2), entry="paper")
    paper.submit(None, TimeUp(180_000))
    turn = paper.submit(0, HandIn((ListedWord(word), ListedWord(f" {word.upper()} "))))
    assert [entry["word"] for entry in turn.move["words"]] == [word]


def test_only_what_is_on_the_board_is_written() -> None:  # RULES BG5, BG6, BG7
    match = playing(people(1), min_len=3)
    grid = match.observation_for(0).grid
    far = next(cell for cell in range(16) if cell not in NEIGHBOURS[0] and cell != 0)
    assert refusal(match, 0, WriteWord("ab", 1)) is BoggleRefusal.SHORT
    assert refusal(match, 0, WriteWord("a" * 17, 1)) is BoggleRefusal.LONG
    assert refusal(match, 0, WriteWord("a-b", 1)) is BoggleRefusal.CHARACTERS
    assert refusal(match, 0, WriteWord("", 1)) is BoggleRefusal.CHARACTERS
    assert refusal(match, 0, WriteWord("данс", 1)) is BoggleRefusal.CHARACTERS
    assert refusal(match, 0, WriteWord("kot\x00", 1)) is BoggleRefusal.CHARACTERS
    jump = f"{grid[0]}{grid[far]}{grid[0]}"
    assert not board.has_path(grid, jump)
    assert refusal(match, 0, WriteWord(jump, 1)) is BoggleRefusal.NO_PATH


@given(
    st.lists(st.sampled_from("AÁBC"), min_size=16, max_size=16), st.text("aábc", max_size=6), st.booleans()
)
@settings(max_examples=200, deadline=None)
def test_a_word_lies_on_dice_that_touch_each_used_once(
    grid: list[str], word: str, fold: bool
) -> None:  # RULES BG4, BG5, BG6, BG7
    def same(cell: int, letter: str) -> bool:
        plain = {"Á": "A"} if fold else {}
        return plain.get(grid[cell], grid[cell]) == plain.get(letter, letter)

    ways: set[tuple[int, ...]] = {()} if word else set()
    for letter in word.upper():
        ways = {
            (*way, cell)
            for way in ways
            for cell in range(16)
            if same(cell, letter) and cell not in way and (not way or _touch(way[-1], cell))
        }
    assert set(board.paths(grid, word, fold=fold)) == ways
    assert board.has_path(grid, word, fold=fold) == bool(ways)


def _touch(one: int, other: int) -> bool:
    return max(abs(one // 4 - other // 4), abs(one % 4 - other % 4)) == 1


def test_letters_are_compared_without_case_in_nfc() -> None:  # RULES G1
    seed = next(seed for seed in range(99) if "Ř" in playing(people(1), seed).observation_for(0).grid)
    match = playing(people(1), seed)
    assert match.submit(0, WriteWord("R\u030c", 1)).move["word"] == "ř"
    assert refusal(match, 0, WriteWord("ř", 2)) is BoggleRefusal.DUPLICATE


def test_the_word_list_decides_and_the_move_keeps_its_verdict() -> None:  # RULES BG7
    match = playing(people(1))
    good, bad = words_on(match, 1, length=2)[0], words_on(match, 1, length=3)[0]
    forged = {"type": "word", "word": bad, "at": 2, "verdict": "valid"}
    assert match.submit(0, {"type": "word", "word": good, "at": 1}).move["verdict"] == "valid"
    assert match.submit(0, forged).move == {**forged, "verdict": "unknown", "why": "unknown"}
    match.submit(None, TimeUp(180_000))
    assert match.submit(None, Close()).outcome["scores"] == [1]


def test_paper_lists_may_hold_anything_and_are_judged() -> None:
    match = playing(people(2), entry="paper", min_len=2)
    on_board = words_on(match, 1, length=2)[0]
    assert refusal(match, 0, WriteWord(on_board, 1)) is BoggleRefusal.NOT_WRITING
    match.submit(None, TimeUp(180_000))
    listed = (
        ListedWord(on_board),
        ListedWord("a"),
        ListedWord("nenítady"),
        ListedWord("  "),
        ListedWord("😀 x"),
    )
    verdicts = [entry.get("verdict") for entry in match.submit(0, HandIn(listed)).move["words"]]
    assert verdicts == ["valid", "short", "path", "path"]
    assert refusal(match, 0, HandIn(())) is Refusal.NOT_YOUR_DECISION


# The clock


def test_the_clock_does_not_go_back() -> None:
    match = playing(people(1))
    first, second = words_on(match, 2)
    match.submit(0, WriteWord(first, 5_000))
    assert refusal(match, 0, WriteWord(second, 4_999)) is Refusal.MALFORMED
    assert refusal(match, 0, Done(4_999)) is Refusal.MALFORMED
    match.submit(0, WriteWord(second, 5_000))


def test_words_written_later_do_not_count() -> None:  # RULES BG3
    match = playing(people(1))
    first, second = words_on(match, 2)
    match.submit(0, WriteWord(first, 180_000))
    assert refusal(match, 0, WriteWord(second, 180_001)) is BoggleRefusal.TOO_LATE
    match.submit(None, TimeUp(180_000))
    assert refusal(match, 0, WriteWord(second, 180_000)) is Refusal.NOT_NOW


def test_time_is_up_when_it_is_or_when_all_have_done() -> None:  # RULES BG3
    match = playing(machines(2), minutes=1)
    assert refusal(match, None, TimeUp(59_999)) is Refusal.NOT_NOW
    match.submit(0, Done(10))
    assert refusal(match, 0, WriteWord(words_on(match, 1)[0], 20)) is BoggleRefusal.NOT_WRITING
    assert match.automatic() is None
    match.submit(1, Done(20))
    assert match.automatic() == TimeUp(20)
    match.submit(None, TimeUp(20))
    assert match.observation_for(0).phase is Phase.REVIEW


def test_who_has_finished_cannot_end_the_round_once_more() -> None:
    match = playing([*people(1), *machines(1)])
    assert match.observation_for(0).may_end
    match.submit(0, Done(10))
    assert not match.observation_for(0).may_end
    assert playing(machines(2)).observation_for(None).may_end, "somebody who only watches may hurry"


def test_without_a_limit_only_the_writers_end_it() -> None:
    match = playing(people(1), minutes=0)
    assert match.clock().limit is None
    match.submit(0, WriteWord(words_on(match, 1)[0], 10_000_000))
    assert refusal(match, None, TimeUp(20_000_000)) is Refusal.NOT_NOW
    match.submit(0, Done(20_000_000))
    match.submit(None, match.automatic())


def test_pause_stops_the_clock_and_resume_starts_it() -> None:
    match = playing(people(1))
    assert refusal(match, None, Resume(1_000)) is Refusal.NOT_NOW
    word = words_on(match, 1)[0]
    match.submit(None, Pause(5_000))
    assert refusal(match, 0, WriteWord(word, 5_000)) is BoggleRefusal.PAUSED
    assert refusal(match, 0, Done(5_000)) is BoggleRefusal.PAUSED
    assert match.deciders() == () and match.automatic() is None, "nothing is awaited in a pause"
    assert match.clock().running is False and match.clock().at == 5_000
    assert refusal(match, None, Pause(6_000)) is Refusal.NOT_NOW
    assert refusal(match, None, Resume(4_000)) is Refusal.MALFORMED
    assert refusal(match, 0, Pause(6_000)) is Refusal.NOT_YOUR_DECISION
    match.submit(None, Resume(5_000))
    assert match.clock().running is True and match.deciders() == (0,)
    match.submit(0, WriteWord(word, 5_000))


def test_a_record_with_a_word_in_a_pause_still_replays() -> None:
    match = playing(people(1))
    word = words_on(match, 1)[0]
    match.submit(None, Pause(5_000))
    data = match.record.to_json()
    made = {"type": "word", "word": word, "at": 5_000, "verdict": "valid"}
    data["turns"].append({"seat": 0, "move": made, "outcome": {"count": 1}})
    again: AnyMatch = Match.replay(BoggleRules(), Record.from_json(data))
    assert [entry.word for entry in again.observation_for(0).mine] == [word]


def test_the_clock_waits_for_the_start() -> None:
    match: AnyMatch = Match.new(BoggleRules(Tellers()), people(1), 1)
    assert refusal(match, None, Start()) is Refusal.NOT_NOW
    match.submit(0, Shake())
    assert match.clock().running is False
    assert refusal(match, 0, Start()) is Refusal.NOT_YOUR_DECISION
    assert refusal(match, 0, WriteWord("a", 1)) is Refusal.NOT_NOW
    assert match.automatic() == Start()


# Who does what


def test_only_the_shaker_shakes() -> None:  # RULES BG2
    match: AnyMatch = Match.new(BoggleRules(Tellers()), people(3), 1)
    shaker = match.deciders()[0]
    assert refusal(match, (shaker + 1) % 3, Shake()) is BoggleRefusal.NOT_SHAKER
    match.submit(shaker, Shake())
    assert refusal(match, shaker, Shake()) is Refusal.NOT_NOW


def test_a_shake_moves_every_die_by_chance() -> None:  # RULES BG1, BG2
    seen = set()
    for seed in range(60):
        facts = playing(people(1), seed).record.turns[0].outcome["facts"]
        assert sorted(facts["dice"]) == list(range(16))
        for letter, die, face in zip(facts["grid"], facts["dice"], facts["faces"], strict=True):
            assert letter == DICE["cs1"][die][face]
        seen |= {("die", facts["dice"][0]), ("face", facts["faces"][0]), ("turn", facts["turns"][0])}
    assert len(seen) == 16 + 6 + 4


def test_in_turns_each_writes_behind_the_curtain() -> None:
    match = playing([*people(2), *machines(1), Seat("Třetí")], entry="turns")
    shaker = match.observation_for(None).shaker
    order = []
    while match.observation_for(None).phase is not Phase.REVIEW:
        seen: Observation = match.observation_for(None)
        assert seen.grid is None
        order.append(match.deciders())
        for seat in range(4):
            started = seat in {writer for stretch in order for writer in stretch}
            assert (match.observation_for(seat).grid is not None) == started
        for seat in match.deciders():
            match.submit(seat, Done(1_000))
        match.submit(None, TimeUp(1_000))
        if match.observation_for(None).phase is Phase.READY:
            assert match.clock().at == 0
            match.submit(None, Start())
    assert len(order) == 3
    assert 2 in order[0] and all(len(stretch) == 1 for stretch in order[1:])
    written = [seat for stretch in order for seat in stretch if seat != 2]
    if shaker != 2:
        assert written[0] == shaker
    assert sorted(written) == [0, 1, 3]


def test_who_writes_later_sees_nothing_of_the_board() -> None:
    """Two games that differ in the board only look alike to a person who waits behind the curtain."""
    first, second = (playing(people(2), seed, entry="turns") for seed in (1, 2))
    first_shaker = first.record.setup["first_shaker"]
    seed = next(s for s in range(2, 99) if Chance(s).stream("setup").below(2) == first_shaker)
    second = playing(people(2), seed, entry="turns")
    waiting = 1 - first_shaker
    assert first.observation_for(first_shaker) != second.observation_for(first_shaker)
    assert first.observation_for(waiting) == second.observation_for(waiting)


def test_what_is_told_of_a_turn_hides_what_the_observation_hides() -> None:
    shaken = playing(people(2), entry="turns")
    writer, shake = shaken.deciders()[0], shaken.record.turns[0]
    assert shaken.seen(shake, writer) == shake
    for other in (1 - writer, None):
        assert shaken.seen(shake, other).outcome == {}
    word = shaken.submit(writer, WriteWord(words_on(shaken, 1)[0], 5))
    assert shaken.seen(word, writer) == word
    assert shaken.seen(word, 1 - writer).move == {"type": "word", "verdict": "valid"}
    match = playing(people(2), entry="paper")
    match.submit(None, TimeUp(180_000))
    handed_in = match.submit(0, HandIn((ListedWord(words_on(match, 1)[0]),)))
    assert match.seen(handed_in, 0) == handed_in
    assert match.seen(handed_in, 1).move == {"type": "hand_in"}
    match.submit(1, HandIn(()))
    assert match.seen(handed_in, 1) == handed_in, "lists are open"


def test_the_solution_is_nobody_s_before_the_last_list_is_in(monkeypatch: pytest.MonkeyPatch) -> None:
    match = playing(people(3), entry="paper")
    solution = words_on(match, 5, 4)
    monkeypatch.setattr(Tellers, "solve", lambda *_, **__: solution)
    match.submit(None, TimeUp(180_000))

    def told() -> str:
        seen = [match.observation_for(seat).to_json() for seat in (None, 0, 1, 2)]
        later = match.record.turns[1:]
        turns = [match.seen(turn, seat).outcome for turn in later for seat in (None, 0, 1, 2)]
        return json.dumps([seen, turns], ensure_ascii=False)

    for seat in range(3):
        assert not any(f'"{word}"' in told() for word in solution), seat
        match.submit(seat, HandIn(()))
    assert all(f'"{word}"' in told() for word in solution), "lists are open"


# Votes


@pytest.mark.parametrize(
    ("votes", "accepted"),
    [
        ([], False),
        ([(0, True)], False),
        ([(0, True), (1, True)], True),
        ([(0, True), (1, True), (1, False)], False),
        ([(0, True), (1, False), (2, True)], True),
    ],
)
def test_more_than_half_of_the_people_overrule_the_list(
    votes: list[tuple[int, bool]], accepted: bool
) -> None:  # register B9
    match, word = reviewed()
    for seat, accept in votes:
        match.submit(seat, Vote(word, accept))
    outcome = match.submit(None, Close()).outcome
    assert outcome["scores"] == [int(accepted), 0, 0]
    assert outcome["accepted"] == ([word] if accepted else [])


def test_votes_are_refused_where_nothing_is_to_be_voted_on() -> None:
    match, word = reviewed("auto")
    assert refusal(match, 0, Vote(word, True)) is Refusal.NOT_NOW
    match, word = reviewed()
    assert refusal(match, 1, Vote("jiné", True)) is BoggleRefusal.NO_SUCH_WORD
    mixed = playing([Seat("A"), Seat("S", "ai", 1)], words="vote")
    bad = words_on(mixed, 1, length=3)[0]
    mixed.submit(0, WriteWord(bad, 1))
    assert refusal(mixed, 0, Vote(bad, True)) is Refusal.NOT_NOW
    mixed.submit(None, TimeUp(180_000))
    assert refusal(mixed, 1, Vote(bad, True)) is BoggleRefusal.NOT_A_PERSON


# Options, ends, damage


@pytest.mark.parametrize(
    ("options", "name"),
    [
        ({"colour": "red"}, "colour"),
        ({"CHOICES": 1}, "CHOICES"),
        ({"rounds": 0}, "rounds"),
        ({"rounds": "many"}, "rounds"),
        ({"rounds": True}, "rounds"),
        ({"rounds": 2.5}, "rounds"),
        ({"rounds": None}, "rounds"),
        ({"rounds": [3]}, "rounds"),
        ({"minutes": 11}, "minutes"),
        ({"minutes": "-1"}, "minutes"),
        ({"minutes": "²"}, "minutes"),
        ({"min_len": 5}, "min_len"),
        ({"fold": True}, "fold"),
        ({"fold": {}}, "fold"),
        ({"dice": "en"}, "dice"),
        ({"target": 1000}, "target"),
        ({"entry": "screen"}, "entry"),
    ],
)
def test_bad_options_are_named(options: dict[str, Any], name: str) -> None:
    with pytest.raises(BadOption) as bad:
        Match.new(BoggleRules(), people(2), 1, options)
    assert bad.value.name == name


def test_options_may_be_text() -> None:
    match = Match.new(BoggleRules(), machines(1), 1, {"rounds": "2", "minutes": "0", "fold": "yes"})
    assert match.record.options["rounds"] == 2 and match.record.options["minutes"] == 0


@pytest.mark.parametrize("count", [0, 13])
def test_number_of_players(count: int) -> None:  # RULES BG1
    with pytest.raises(ValueError, match="players"):
        Match.new(BoggleRules(), people(count), 1)


def test_a_game_ends_after_its_rounds() -> None:  # RULES BG9
    match = playing(machines(1), rounds=2)
    for number in (1, 2):
        assert not match.observation_for(0).last
        assert match.observation_for(0).number == number
        match.submit(0, Done(1))
        match.submit(None, TimeUp(1))
        assert match.observation_for(0).last is (number == 2)
        match.submit(None, Close())
        if number == 1:
            match.submit(match.deciders()[0], Shake())
            match.submit(None, Start())
    assert match.result is not None
    assert match.observation_for(0).phase is Phase.OVER and match.observation_for(0).last


def test_a_game_ends_after_the_round_that_reaches_the_target() -> None:  # RULES BG9
    match = playing(people(1), target=2, rounds=1)
    for last in (False, True):
        match.submit(0, WriteWord(words_on(match, 1, length=2)[0], 1))
        match.submit(None, TimeUp(180_000))
        assert match.observation_for(0).last is last
        match.submit(None, Close())
        if not last:
            match.submit(0, Shake())
            match.submit(None, Start())
    assert match.result is not None


# Handicaps of time


def with_time(extra: int, entry: str = "screen", others: int = 0) -> AnyMatch:
    seats = [replace(people(1)[0], extra=extra), *people(2)[1:][:others], *machines(1)]
    return playing(seats, entry=entry, minutes=3)


def test_a_person_with_more_time_writes_longer_than_those_beside_them() -> None:
    """BG3 gives everybody the same time; who agrees on a handicap gives one of them more."""
    match = with_time(60)
    assert match.clock() is not None and match.clock().limit == 240_000
    assert [match.observation_for(seat).limit for seat in (0, 1, None)] == [240_000, 180_000, 240_000]
    first, second = words_on(match, 2, length=2)
    match.submit(1, WriteWord(second, 180_000))
    assert refusal(match, 1, WriteWord(first, 180_001)) is BoggleRefusal.TOO_LATE
    match.submit(0, WriteWord(first, 239_999))
    assert refusal(match, 0, WriteWord(second, 240_001)) is BoggleRefusal.TOO_LATE
    assert refusal(match, None, TimeUp(239_999)) is Refusal.NOT_NOW
    match.submit(1, Done(239_999))  # a bot may notice late that its time is over
    match.submit(None, TimeUp(240_000))


def test_a_person_with_less_time_stops_earlier_but_has_half_a_minute() -> None:
    assert with_time(-60).clock().limit == 120_000
    assert with_time(-600).clock().limit == 30_000
    assert with_time(-60).observation_for(1).limit == 120_000


def test_in_turns_the_time_is_that_of_whose_stretch_it_is() -> None:
    match = with_time(60, "turns", others=1)
    limits = []
    for _ in range(2):
        (writer,) = [seat for seat in match.observation_for(None).writers if seat < 2]
        limit = match.clock().limit
        limits.append((writer, limit))
        match.submit(None, TimeUp(limit))
        if match.observation_for(None).phase is Phase.READY:
            match.submit(None, Start())
    assert dict(limits) == {0: 240_000, 1: 180_000}


def test_by_one_clock_on_paper_and_without_a_limit_a_handicap_changes_nothing() -> None:
    assert with_time(60, "paper", others=1).clock().limit == 180_000
    seats = [replace(people(1)[0], extra=60), *machines(1)]
    assert playing(seats, minutes=0).clock().limit is None


def test_a_record_says_who_had_more_time_and_nothing_where_nobody_had() -> None:
    match = with_time(60)
    match.submit(0, WriteWord(words_on(match, 1, length=2)[0], 200_000))
    text = match.record.dumps()
    assert json.loads(text)["players"][0]["extra"] == 60
    again = Match.replay(BoggleRules(Tellers()), Record.loads(text))
    assert again.observation_for(0) == match.observation_for(0)
    assert "extra" not in with_time(0).record.dumps()
