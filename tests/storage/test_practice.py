"""What people practise: best runs, and what comes back, by person and drill."""

from __future__ import annotations

import json
from datetime import date, timedelta
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.storage.practice import FILE, MOST, Practice

DAY = date(2026, 11, 23)


def keys(practice: Practice, person: str = "z", day: date = DAY) -> list[str]:
    return [card.key for card in practice.due(person, "words.short", day)]


def test_best_and_what_was_missed_are_there_the_next_time(tmp_path: Path) -> None:
    first = Practice(tmp_path)
    first.finish("z", "words.short", DAY, points=12, missed=["ajt", "fň"])
    first.finish("z", "words.short", DAY, points=9)
    again = Practice(tmp_path)
    assert again.problem is None
    assert again.best("z", "words.short") == 12 and again.best("z", "words.endings") is None
    assert keys(again) == ["ajt", "fň"] and again.waiting("z", "words.short") == 2
    assert keys(again, "other") == [] and again.best("other", "words.short") is None


def test_known_things_come_back_later_and_then_never(tmp_path: Path) -> None:
    practice, day = Practice(tmp_path), DAY
    practice.finish("z", "words.short", day, missed=["ajt"])
    for wait in (0, 1, 3, 7, 16):
        day += timedelta(days=wait)
        assert keys(practice, day=day) == ["ajt"]
        practice.finish("z", "words.short", day, known=["ajt"])
        assert keys(practice, day=day) == []
    assert practice.waiting("z", "words.short") == 0


def test_a_run_without_a_clock_is_no_record(tmp_path: Path) -> None:
    practice = Practice(tmp_path)
    practice.finish("z", "words.short", DAY, points=None, missed=["ajt"])
    assert practice.best("z", "words.short") is None


def test_somebody_who_goes_takes_their_practice_along(tmp_path: Path) -> None:
    practice = Practice(tmp_path)
    practice.finish("z", "words.short", DAY, points=3, missed=["ajt"])
    practice.finish("t", "words.short", DAY, points=4)
    practice.forget("z")
    again = Practice(tmp_path)
    assert again.best("z", "words.short") is None and again.best("t", "words.short") == 4


def test_what_comes_back_from_elsewhere_takes_nothing_away(tmp_path: Path) -> None:
    here, there = Practice(tmp_path / "a"), Practice(tmp_path / "b")
    here.finish("z", "words.short", DAY, points=12, missed=["ajt"])
    here.finish("z", "words.short", DAY, known=["ajt"])
    there.finish("z", "words.short", DAY, points=9, missed=["ajt", "fň"])
    there.finish("t", "words.short", DAY, points=5)
    here.take_back(there)
    again = Practice(tmp_path / "a")
    assert again.best("z", "words.short") == 12 and again.best("t", "words.short") == 5
    assert keys(again) == ["fň"]  # what is known better here stays so


@given(missed=st.lists(st.text(min_size=1, max_size=20), max_size=30), points=st.integers(0, 300))
def test_any_run_is_read_again_as_it_was_told(
    tmp_path_factory: pytest.TempPathFactory, missed: list[str], points: int
) -> None:
    folder = tmp_path_factory.mktemp("home")
    Practice(folder).finish("z", "words.short", DAY, points=points, missed=missed)
    again = Practice(folder)
    assert again.problem is None and again.best("z", "words.short") == points
    assert set(keys(again)) == set(missed)


def test_there_is_an_end_to_what_comes_back(tmp_path: Path) -> None:
    practice = Practice(tmp_path)
    practice.finish("z", "words.short", DAY, missed=[str(number) for number in range(MOST + 50)])
    assert practice.waiting("z", "words.short") == MOST


@pytest.mark.parametrize(
    "people",
    [[], {"z": []}, {"z": {"best": []}}, {"z": {"best": {"d": "x"}}}, {"z": {"cards": {"d": [{"key": 1}]}}}],
)
def test_what_makes_no_sense_is_told_and_the_rest_stays(tmp_path: Path, people: object) -> None:
    Practice(tmp_path).finish("t", "words.short", DAY, points=4)
    document = json.loads((tmp_path / FILE).read_text("utf-8"))
    whole = {**document["people"], **people} if isinstance(people, dict) else people
    (tmp_path / f"{FILE}.bak").unlink()
    (tmp_path / FILE).write_text(json.dumps({**document, "people": whole}), "utf-8")
    again = Practice(tmp_path)
    assert again.problem is not None and again.problem.path.exists()
    if isinstance(people, dict):
        assert again.best("t", "words.short") == 4


def test_a_puzzle_is_new_once_and_comes_back_where_it_was_missed(tmp_path: Path) -> None:
    practice = Practice(tmp_path)
    practice.solve("z", "qwirkle.puzzles", "AAAAA", DAY, right=True)
    practice.solve("z", "qwirkle.puzzles", "BBBBB", DAY, right=False)
    again = Practice(tmp_path)
    assert again.problem is None
    assert again.done("z", "qwirkle.puzzles") == {"AAAAA", "BBBBB"}
    assert [card.key for card in again.due("z", "qwirkle.puzzles", DAY)] == ["BBBBB"]
    again.solve("z", "qwirkle.puzzles", "BBBBB", DAY, right=True)
    assert again.due("z", "qwirkle.puzzles", DAY) == []
    assert again.due("z", "qwirkle.puzzles", DAY + timedelta(days=1))


def test_who_was_forgotten_comes_back_as_they_were(tmp_path: Path) -> None:
    mine = Practice(tmp_path)
    mine.finish("zofie", "words.short", DAY, points=7, missed=["kel"])
    back = mine.to_bring_back("zofie")
    mine.forget("zofie")
    assert Practice(tmp_path).best("zofie", "words.short") is None
    back()
    again = Practice(tmp_path)
    assert again.best("zofie", "words.short") == 7 and again.waiting("zofie", "words.short") == 1


def test_the_first_answer_is_kept_with_its_day_and_stays_the_first(tmp_path: Path) -> None:
    mine = Practice(tmp_path)
    mine.solve("zofie", "boggle.puzzles", "AAAAA", DAY, right=False)
    mine.solve("zofie", "boggle.puzzles", "AAAAA", DAY + timedelta(1), right=True)
    for kept in (mine, Practice(tmp_path)):
        assert kept.first_answers("zofie", "boggle.puzzles") == {"AAAAA": (DAY, False)}
        assert kept.done("zofie", "boggle.puzzles") == {"AAAAA"}


def test_keys_that_were_kept_without_an_answer_are_met_and_tell_nothing(tmp_path: Path) -> None:
    Practice(tmp_path).solve("zofie", "boggle.puzzles", "AAAAA", DAY, right=True)
    path = tmp_path / FILE
    document = json.loads(path.read_text("utf-8"))
    (tmp_path / f"{FILE}.bak").unlink(missing_ok=True)
    kept = document["people"]["zofie"]["done"]["boggle.puzzles"]
    kept += ["BBBBB", ["CCCCC", "yesterday", True], ["DDDDD", "2026-11-23", 1], ["", "2026-11-23", True], 7]
    path.write_text(json.dumps(document), "utf-8")
    mine = Practice(tmp_path)
    assert mine.done("zofie", "boggle.puzzles") == {"AAAAA", "BBBBB"}
    assert mine.first_answers("zofie", "boggle.puzzles") == {"AAAAA": (DAY, True)}
    assert mine.problem is not None
