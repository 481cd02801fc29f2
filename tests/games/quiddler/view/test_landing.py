"""Words of a round that land one after the other before the players."""

from __future__ import annotations

from PySide6.QtCore import QRect
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from app.games.quiddler.screen.overlays.landing import Landing, LandingWord
from app.tabletop.cards.card import CardSkin
from app.tabletop.context import SeatLook
from app.widgets.look import theme
from tests.tabletop.cards.kit import printed

SKIN = CardSkin(lambda shown: shown.text)
ANNA = SeatLook("Anna", "A")


def test_words_that_land_are_told_and_count_up_as_they_come(qtbot: QtBot) -> None:
    """A value is there once all cards of its word are; what is late for other words does nothing."""
    theme.install(theme.Theme("light", reduced_motion=True))
    parent = QWidget()
    qtbot.addWidget(parent)
    parent.resize(900, 500)
    parent.show()
    landing = Landing(SKIN, parent)
    assert landing.text() == ""
    words = [LandingWord([printed("A"), printed("B")], 9), LandingWord([printed("A")] * 3, 12)]
    landing.come(
        ANNA, "Anna goes out!", "Everybody else has one last turn.", words, QRect(0, 0, 900, 400), 140
    )
    assert "Anna goes out!" in landing.text() and landing.accessibleName() == landing.text()
    assert parent.rect().contains(landing.geometry()) and not landing.landed
    spots = [landing.spot(word, card)[0] for word in range(2) for card in range(len(words[word].cards))]
    assert all(landing.geometry().contains(spot.toPoint()) for spot in spots)
    late = landing.lander(1, 2)
    landing.land(0, 0)
    assert landing.landed == {(0, 0)} and landing.total == 0
    landing.land(0, 1)
    assert landing.total == 9
    landing.come(ANNA, "Anna goes out!", "", words[:1], QRect(0, 0, 900, 400), 140)
    late()
    assert not landing.landed
    landing.go()
    assert landing.text() == ""
    theme.install(theme.Theme("light"))
