"""How points and letters are written."""

from __future__ import annotations

import pytest

from app.widgets import writing


@pytest.mark.parametrize(("points", "written"), [(12, "+12"), (-5, "−5"), (0, "0")])
def test_points_that_are_added_or_taken_tell_it(points: int, written: str) -> None:
    assert writing.signed(points) == written


def test_letters_lose_all_diacritics() -> None:
    assert writing.plain("ŽLUŤOUČKÝ KŮŇ") == "ZLUTOUCKY KUN"
