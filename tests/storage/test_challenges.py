"""How the challenges of the day are kept: one try each, by person and date."""

from __future__ import annotations

import json
from datetime import date, timedelta
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.engine.days import DayResult
from app.storage.challenges import FILE, DayBook, Try

DAY = date(2026, 11, 23)
GOOD = DayResult(17, 43, 8)


def test_the_first_try_counts_and_no_second_one_is_opened(tmp_path: Path) -> None:
    mine = DayBook(tmp_path)
    assert mine.begin("zofie", DAY, "boggle", 43, "boggle-1")
    mine.finish("zofie", DAY, "boggle", GOOD)
    mine.finish("zofie", DAY, "boggle", DayResult(40, 43, 10))
    # The clock was set on and back: the day is known all the same, in the next life too.
    for again in (mine, DayBook(tmp_path)):
        again.begin("zofie", DAY + timedelta(9), "boggle", 30)
        assert not again.begin("zofie", DAY, "boggle", 43, "boggle-2")
        found = again.find("zofie", DAY, "boggle")
        assert found is not None and found.result == GOOD


def test_a_game_that_ends_after_midnight_belongs_to_the_day_on_which_it_was_begun(tmp_path: Path) -> None:
    DayBook(tmp_path).begin("zofie", DAY, "quiddler", 20, "quiddler-1")
    mine = DayBook(tmp_path)
    one = mine.of_save("quiddler-1")
    assert one is not None and one.day == DAY
    mine.finish(*one.key, DayResult(26, 20, 8, par=True))
    assert mine.days("zofie") == {DAY}
    assert mine.of_save("quiddler-1") is None


def test_two_people_at_one_computer_have_tries_of_their_own(tmp_path: Path) -> None:
    mine = DayBook(tmp_path)
    assert mine.begin("zofie", DAY, "boggle", 43, "a") and mine.begin("tata", DAY, "boggle", 43, "b")
    mine.finish("tata", DAY, "boggle", GOOD)
    assert mine.points("zofie", DAY) is None and mine.points("tata", DAY) == 8
    assert mine.streak("zofie", DAY) == 0 and mine.streak("tata", DAY) == 1


def test_somebody_who_is_gone_takes_their_tries_along_and_may_come_back(tmp_path: Path) -> None:
    mine = DayBook(tmp_path)
    for person in ("zofie", "tata"):
        mine.begin(person, DAY, "boggle", 43, person)
        mine.finish(person, DAY, "boggle", GOOD)
    mine.begin("zofie", DAY, "qwirkle", 24)
    gone = mine.forget_person("zofie")
    assert len(gone) == 2 and mine.forget_person("zofie") == ()
    assert [one.person for one in DayBook(tmp_path).all()] == ["tata"]
    assert mine.merge(gone) == 2
    again = DayBook(tmp_path)
    assert again.points("zofie", DAY) == GOOD.points and len(again.all()) == 3


def test_answers_to_positions_are_kept_one_by_one(tmp_path: Path) -> None:
    mine = DayBook(tmp_path)
    mine.begin("", DAY, "qwirkle", 24)
    mine.note("", DAY, "qwirkle", (7,))
    mine.note("", DAY, "qwirkle", (12,))  # the first answer stands
    found = DayBook(tmp_path).find("", DAY, "qwirkle")
    assert found is not None and found.found == (7,) and found.is_open


def test_a_game_that_was_thrown_away_stays_begun(tmp_path: Path) -> None:
    mine = DayBook(tmp_path)
    mine.begin("", DAY, "boggle", 43, "boggle-1")
    mine.forget("boggle-1")
    mine.forget("another")
    assert mine.points("", DAY) == 0
    assert not mine.begin("", DAY, "boggle", 43, "boggle-2")


def test_what_a_backup_has_is_added_and_a_result_takes_the_place_of_a_try(tmp_path: Path) -> None:
    here, there = DayBook(tmp_path / "here"), DayBook(tmp_path / "there")
    for folder in ("here", "there"):
        (tmp_path / folder).mkdir()
    here.begin("a", DAY, "boggle", 43, "x")
    here.begin("a", DAY, "quiddler", 20, "y")
    here.finish("a", DAY, "quiddler", DayResult(20, 20, 10, par=True))
    there.begin("a", DAY, "boggle", 43, "x")
    there.finish("a", DAY, "boggle", GOOD)
    there.begin("a", DAY, "quiddler", 20, "y")
    there.begin("b", DAY, "boggle", 43, "z")
    assert here.merge(there.all()) == 2
    assert here.points("a", DAY) == 18 and here.find("b", DAY, "boggle") is not None


@pytest.mark.parametrize(
    "wrong",
    [
        None,
        [],
        ["a", "2026-11-23", "boggle", 43],
        ["a", "23. 11.", "boggle", 43, "x", []],
        ["a", "2026-11-23", "boggle", True, "x", []],
        ["a", "2026-11-23", "boggle", 43, "x", ["7"]],
        ["a", "2026-11-23", "boggle", 43, "x", [1] * 99],
        ["a", "2026-11-23", "boggle", 43, 7, 99, False],
        ["a", "2026-11-23", "boggle", 43, 7, 5, 1],
        ["a", "2026-11-23", "boggle", 43, 7, 5, False, 2],
    ],
)
def test_nonsense_in_the_file_is_told_and_costs_nothing_else(tmp_path: Path, wrong: object) -> None:
    good = Try("a", DAY, "boggle", 43, result=GOOD).to_json()
    document = {"format": "slovohratky-challenges/1", "tries": [good, wrong]}
    (tmp_path / FILE).write_text(json.dumps(document), "utf-8")
    mine = DayBook(tmp_path)
    assert mine.problem is not None
    assert [one.result for one in mine.all()] == [GOOD]


@given(
    st.builds(
        Try,
        st.text("abc-1", max_size=20),
        st.dates(),
        st.sampled_from(["boggle", "quiddler"]),
        st.integers(0, 500),
        st.text("abc-1", max_size=20),
        st.tuples(st.integers(0, 20)),
        st.none(),
    )
    | st.builds(
        lambda day, value, goal, points, par: Try(
            "a", day, "boggle", goal, result=DayResult(value, goal, points, par)
        ),
        st.dates(),
        st.integers(0, 500),
        st.integers(0, 500),
        st.integers(0, 10),
        st.booleans(),
    )
)
def test_every_try_comes_back_from_its_line(one: Try) -> None:
    assert Try.from_json(json.loads(json.dumps(one.to_json()))) == one
