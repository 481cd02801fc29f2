"""How people are called in Czech."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication

from app.ui.translation import Translation
from app.widgets.names import addressed, said_to
from app.widgets.vocative import vocative


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


def test_people_are_spoken_to_as_the_language_does(qapp: QApplication) -> None:
    translation = Translation(qapp)
    asked = ("{name}, do you agree?", "{name}: do you agree?")
    translation.set_choice("cs")
    assert addressed("Jana") == "Jano" and addressed("Grrr") is None
    assert said_to("Jana", *asked) == "Jano, do you agree?"
    assert said_to("Grrr", *asked) == "Grrr: do you agree?", "rather so than by a wrong form"
    translation.set_choice("en")
    assert said_to("Jana", *asked) == "Jana, do you agree?"
    assert said_to("Grrr", *asked) == "Grrr, do you agree?"
    translation.withdraw()
