"""Score sheets of games with their boxes: as they were written the next time, whatever was typed."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.engine.boxed.sheet import BoxLine, BoxSheet, Entry, SheetPerson
from app.storage.backup import opened, write
from app.storage.problems import StorageKind
from app.storage.score_sheets import FILE, ScoreSheets

TEXTS = st.text(max_size=20)
AWAY = st.lists(st.integers(0, 9), max_size=4).map(tuple)
ENTRIES = st.builds(Entry, TEXTS, TEXTS, st.sets(st.sampled_from(["a", "b"])).map(sorted).map(tuple))


@st.composite
def sheets(draw: st.DrawFn) -> BoxSheet:
    people = draw(st.integers(1, 4))
    full = st.lists(ENTRIES, min_size=people, max_size=people).map(tuple)
    one = st.lists(ENTRIES, min_size=1, max_size=1).map(tuple)
    lines = st.builds(BoxLine, st.one_of(full, one), TEXTS, st.booleans())
    return BoxSheet(
        draw(st.sampled_from(["noughts", "crosses"])),
        tuple(SheetPerson(f"Žofie {at}", draw(TEXTS), draw(AWAY)) for at in range(people)),
        draw(st.dictionaries(st.sampled_from(["edition", "rounds"]), TEXTS)),
        draw(st.integers(0, people - 1)),
        tuple(draw(st.lists(lines, max_size=4))),
        draw(st.none() | lines),
        draw(st.booleans()),
    )


@settings(max_examples=30)
@given(sheets())
def test_a_sheet_is_there_the_next_time(tmp_path_factory: pytest.TempPathFactory, sheet: BoxSheet) -> None:
    folder = tmp_path_factory.mktemp("home")
    ScoreSheets(folder).put(sheet)
    again = ScoreSheets(folder)
    assert again.problem is None and again.of(sheet.game) == sheet


def test_a_sheet_without_people_or_with_half_a_round_is_refused(tmp_path: Path) -> None:
    kept = ScoreSheets(tmp_path)
    three = tuple(SheetPerson(name) for name in "ABC")
    for wrong in (
        BoxSheet("noughts", ()),
        BoxSheet("noughts", (SheetPerson(" "),)),
        BoxSheet("noughts", three, first=3),
        BoxSheet("noughts", three, lines=(BoxLine((Entry("1"), Entry("2"))),)),
    ):
        with pytest.raises(ValueError):
            kept.put(wrong)
    assert kept.all == ()


def test_a_damaged_file_goes_aside_and_the_last_good_copy_is_taken(tmp_path: Path) -> None:
    sheet = BoxSheet("noughts", (SheetPerson("Žofie"),), lines=(BoxLine((Entry("7"),)),))
    ScoreSheets(tmp_path).put(sheet)
    ScoreSheets(tmp_path)
    (tmp_path / FILE).write_text("{", encoding="utf-8")
    again = ScoreSheets(tmp_path)
    assert again.problem is not None and again.problem.kind is StorageKind.DAMAGED and again.problem.restored
    assert again.of("noughts") == sheet and len(list(tmp_path.glob(f"{FILE}.damaged*"))) == 1


def test_a_sheet_goes_into_the_backup_and_comes_back_where_there_is_none(tmp_path: Path) -> None:
    home, place = tmp_path / "home", tmp_path / "all.slovozaloha"
    sheet = BoxSheet("noughts", (SheetPerson("Žofie"),))
    ScoreSheets(home).put(sheet)
    write(place, home)
    other = ScoreSheets(tmp_path / "other")
    with opened(place) as folder:
        assert other.take_back(ScoreSheets(folder, read_only=True).all) == 1
    assert ScoreSheets(tmp_path / "other").of("noughts") == sheet and other.take_back([sheet]) == 0
