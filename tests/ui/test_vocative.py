"""How people are called in Czech."""

from __future__ import annotations

import pytest

from app.ui.vocative import vocative


@pytest.mark.parametrize(
    ("name", "called"),
    [
        ("Babička", "Babičko"),
        ("Ondra", "Ondro"),
        ("Žofie", "Žofie"),
        ("Jiří", "Jiří"),
        ("Petr", "Petře"),
        ("Karel", "Karle"),
        ("Zdeněk", "Zdeňku"),
        ("Marek", "Marku"),
        ("František", "Františku"),
        ("Tatínek", "Tatínku"),
        ("Tomáš", "Tomáši"),
        ("Řehoř", "Řehoři"),
        ("Daniel", "Danieli"),
        ("Jan", "Jane"),
        ("Dominik", "Dominiku"),
        ("Ester", "Ester"),
        ("Děda Josef", "Dědo Josefe"),
        ("teta Jana", "teto Jano"),
        ("ONDRA", "ONDRO"),
        ("Babi", "Babi"),
        ("Žofie", "Žofie"),
    ],
)
def test_known_names_are_called(name: str, called: str) -> None:
    assert vocative(name) == called


@pytest.mark.parametrize("name", ["Jan Novák", "Grrr", "Xerox", "R2D2", "J.", "Á", "", "Host 2", "☺"])
def test_names_of_an_unknown_kind_are_not_bent(name: str) -> None:
    assert vocative(name) is None
