"""Names as sentences and buttons hold them."""

from __future__ import annotations

from pathlib import Path

import pytest

from app.widgets.names import Several, in_number, in_number_of, said_to, shortened

LONG = "Bartoloměj Přemysl Nejedlý"


@pytest.mark.parametrize("most", [10, 14, 24])
def test_a_long_name_is_cut_at_its_end(most: int) -> None:
    cut = shortened(LONG, most)
    assert len(cut) <= most
    assert cut.endswith("…") and LONG.startswith(cut[:-1])
    assert not cut[:-1].endswith(" ")


def test_a_name_that_fits_is_whole() -> None:
    assert shortened("Anna", 4) == "Anna"


@pytest.mark.parametrize("name", ["Zelení", "Nejveselejší společnost ze všech"])
def test_a_shortened_team_is_still_several_people(name: str) -> None:
    assert in_number(shortened(Several(name), 14), "one", "several") == "several"
    assert in_number(shortened(name, 14), "one", "several") == "one"


@pytest.mark.parametrize(
    "name",
    [
        "Tým 4",
        "tým Kuřat",
        "PARTA",
        "Družstvo žáků",
        "Rodina Novákových",
        "Modrý tým 2",
        "4. třída",
        "Our Team",
    ],
)
def test_a_team_with_a_name_in_the_singular_is_spoken_of_as_one_and_to_as_several(name: str) -> None:
    assert in_number(Several(name), "one", "several") == "one"
    assert in_number_of([Several(name)], "one", "several") == "one"
    assert in_number_of([Several(name), "Anna"], "one", "several") == "several"
    assert said_to(Several(name), "{name}", "{name}:", "{name}: all") == f"{name}: all"


@pytest.mark.parametrize(
    "name", ["Zelení", "Týmy", "Třídní hvězdy", "Tým a hosté", "Rodiny", "4", "Děti z třídy"]
)
def test_any_other_team_is_spoken_of_as_several(name: str) -> None:
    assert in_number(Several(name), "one", "several") == "several"


def test_nothing_on_the_screen_is_cut_in_the_middle() -> None:
    app = Path(__file__).parents[2] / "app"
    middle = [path.name for path in app.rglob("*.py") if "ElideMiddle" in path.read_text(encoding="utf-8")]
    assert not middle, "people read a name from its beginning"
