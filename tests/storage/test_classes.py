"""Classes and their teams: kept as they were, never two teams alike."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.storage.backup import opened, write
from app.storage.classes import LONGEST_TEAM, MOST, Classes, Team

NAMES = st.lists(
    st.text("aábcčdďeé 4.", min_size=1, max_size=LONGEST_TEAM).map(str.strip).filter(bool),
    min_size=2,
    max_size=MOST,
    unique_by=str.casefold,
)


@given(names=NAMES, signs=st.permutations(range(MOST)))
def test_a_class_is_there_the_next_time(
    tmp_path_factory: pytest.TempPathFactory, names: list[str], signs: list[int]
) -> None:
    folder = tmp_path_factory.mktemp("home")
    teams = tuple(Team(" ".join(name.split()), sign) for name, sign in zip(names, signs, strict=False))
    if len({team.name.casefold() for team in teams}) < len(teams):
        return
    put = Classes(folder).put("4. B", teams)
    again = Classes(folder)
    assert again.problem is None and again.all == (put,) and put.teams == teams


@pytest.mark.parametrize(
    "teams",
    [
        (Team("Kosi", 0),),
        (Team("Kosi", 0), Team("kosi", 1)),
        (Team("Kosi", 0), Team("Čápi", 0)),
        (Team("Kosi", 0), Team("", 1)),
        (Team("Kosi", 0), Team("Čápi", MOST)),
        tuple(Team(f"Tým {at}", at) for at in range(MOST + 1)),
    ],
)
def test_teams_that_a_class_cannot_have_are_refused(tmp_path: Path, teams: tuple[Team, ...]) -> None:
    classes = Classes(tmp_path)
    with pytest.raises(ValueError):
        classes.put("4. B", teams)
    assert classes.all == ()


def test_a_class_goes_into_the_backup_and_comes_back_once(tmp_path: Path) -> None:
    home, place = tmp_path / "home", tmp_path / "all.slovozaloha"
    kept = Classes(home).put("4. B", (Team("Kosi", 0), Team("Čápi", 1)))
    write(place, home)
    other = Classes(tmp_path / "other")
    with opened(place) as folder:
        brought = Classes(folder, read_only=True).all
    assert brought == (kept,)
    assert other.take_back(brought) == 1 and other.take_back(brought) == 0
    assert Classes(tmp_path / "other").all == (kept,)
