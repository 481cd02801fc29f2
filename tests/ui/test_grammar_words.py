"""Grammar said in a few words."""

from __future__ import annotations

import pytest

from app.lexicon.analysis import Analysis, Degree, Form, FormKind, Gender, Pos, Tag
from app.ui.grammar_words import described
from app.ui.main_window import MainWindow

KOSA = Analysis(
    "kosa",
    Pos.NOUN,
    (Form(FormKind.CASE, None, 1, (2,)), Form(FormKind.CASE, None, 2, (1, 4, 5))),
    Degree.POSITIVE,
    frozenset(),
    3000,
)
KOSY = "kosa, podstatné jméno: 2. pád jednotného čísla, 1., 4., 5. pád množného čísla"
NEST = Analysis(
    "nést",
    Pos.VERB,
    (Form(FormKind.PRESENT, None, 1, (), 3),),
    Degree.POSITIVE,
    frozenset({Tag.NEGATED}),
    200,
)
PAST = Analysis(
    "jít",
    Pos.VERB,
    (Form(FormKind.PAST_PARTICIPLE, Gender.MASCULINE, 1),),
    Degree.POSITIVE,
    frozenset(),
    50,
)
NAME = Analysis("Kosa", Pos.NOUN, (), Degree.POSITIVE, frozenset({Tag.NAME}), 1 << 20)


@pytest.mark.parametrize(
    ("word", "analyses", "said"),
    [
        ("kosy", [KOSA], KOSY),
        ("kosa", [KOSA], "kosa, podstatné jméno"),
        ("nenese", [NEST], "nést, sloveso: 3. osoba jednotného čísla, zápor"),
        ("šel", [PAST], "jít, sloveso: minulý čas"),
        ("kosy", [NAME, KOSA], KOSY),
        ("kosa", [NAME], "Kosa, vlastní jméno"),
        ("šel", [PAST, KOSA, NEST], f"jít, sloveso: minulý čas; {KOSY}"),
        ("xyz", [], ""),
    ],
)
def test_what_is_said_of_a_word(window: MainWindow, word: str, analyses: list[Analysis], said: str) -> None:
    assert described(word, analyses) == said
