"""How points and letters are written."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QLocale

from app.widgets import writing


@pytest.mark.parametrize(("points", "written"), [(12, "+12"), (-5, "−5"), (0, "0")])
def test_points_that_are_added_or_taken_tell_it(points: int, written: str) -> None:
    assert writing.signed(points) == written


def test_letters_lose_all_diacritics() -> None:
    assert writing.plain("ŽLUŤOUČKÝ KŮŇ") == "ZLUTOUCKY KUN"


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("3 z 5", "3 z 5"),
        ("3 z 4", "3 ze 4"),
        ("1 ze 1", "1 z 1"),
        ("8 z 20 slov", "8 ze 20 slov"),
        ("5 z 43", "5 ze 43"),
        ("5 z 58", "5 z 58"),
        ("z 6, v 6", "ze 6, v 6"),
        ("v 2 dnech", "ve 2 dnech"),
        ("začíná s 7 kameny", "začíná se 7 kameny"),
        ("9 z 1 318", "9 z 1 318"),
        ("9 z 4 318", "9 ze 4 318"),
        ("celkem v 14,5 %", "celkem ve 14,5 %"),
        ("až 4, přes 4, k 100", "až 4, přes 4, ke 100"),
    ],
)
def test_czech_prepositions_are_as_they_are_said(text: str, said: str) -> None:
    before = QLocale()
    try:
        QLocale.setDefault(QLocale("cs_CZ"))
        assert writing.flowing(text) == said
        QLocale.setDefault(QLocale("en_GB"))
        assert writing.flowing(text) == text
    finally:
        QLocale.setDefault(before)
