"""Letters, normal form and order (RULES G1)."""

from __future__ import annotations

import unicodedata

from app.lexicon.czech import LETTERS, fold, is_czech, normalise, sort_key, upper


def test_case_and_composition_do_not_matter() -> None:
    assert normalise("ŽLUŤOUČKÝ") == "žluťoučký"
    assert normalise(unicodedata.normalize("NFD", "Kůň")) == "kůň"
    assert upper(unicodedata.normalize("NFD", "čáp")) == "ČÁP"


def test_diacritics_matter_until_folded() -> None:  # RULES G1
    assert normalise("pas") != normalise("pás")
    assert fold("Příliš žluťoučký kůň úpěl ďábelské ódy") == "prilis zlutoucky kun upel dabelske ody"


def test_letters_are_in_alphabetical_order() -> None:
    assert sorted(LETTERS, key=sort_key) == list(LETTERS)
    assert len(set(LETTERS)) == len(LETTERS) == 41


def test_ch_comes_after_h() -> None:
    words = ["chata", "cibule", "hrad", "iglú", "čáp", "cukr"]
    assert sorted(words, key=sort_key) == ["cibule", "cukr", "čáp", "hrad", "chata", "iglú"]


def test_length_marks_decide_only_between_equals() -> None:
    assert sorted(["pást", "pas", "past", "pás"], key=sort_key) == ["pas", "pás", "past", "pást"]


def test_foreign_letters_and_marks_are_not_czech() -> None:
    assert is_czech("kůň")
    assert not any(map(is_czech, ["", "müsli", "a1", "kdo-ví", "straße"]))
