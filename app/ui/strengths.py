"""How strong people are, as the program tells them: read from the journal, and put in words."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QLocale, QObject

from app.practice.rating import NOBODY, RatedGame, Sitting, Strength, strengths
from app.ui import faces
from app.ui.services import Services

if TYPE_CHECKING:
    from app.storage.journal.store import Journal
    from app.ui.thread_bridge import Question

translate = QCoreApplication.translate

Strengths = Mapping[tuple[str, str], Strength]
"""(profile, game) → strength."""


class StrengthWords(QObject):
    """Only `tr` knows plural forms to the extracting tool."""

    def by_games(self, count: int) -> str:
        return self.tr("most likely {low} to {high} of 5, by %n game(s)", "", count)


def read(services: Services, then: Callable[[Strengths], object], owner: QObject) -> None:
    """Work out everybody's strength beside the screen; who hears it is told nothing where that fails."""

    def reckon(journal: Journal, _: Question) -> Strengths:
        return strengths(
            RatedGame(
                row.game,
                row.ended,
                [Sitting(seat.person, seat.level, seat.score, seat.won) for seat in row.seats],
            )
            for row in journal.facts()
        )

    services.journal.ask(reckon, then, lambda problem: None, owner=owner)


def of(found: Strengths, person: str, game: str) -> Strength:
    """Of one person in one game."""
    return found.get((person, game), NOBODY)


def lines(found: Strengths, person: str) -> list[str]:
    """Of one person in each game that tells something of them."""
    return [
        f"{face.title()}: {where(strength.place)}; {told(strength)}"
        for face in faces.faces()
        if (strength := of(found, person, face.game)).games
    ]


def where(place: float) -> str:
    """A place on the scale, by its animals."""
    below = int(place)
    if place < 1:
        return translate("Strength", "below the hare")
    if place == below:
        return {
            1: translate("Strength", "as the hare"),
            2: translate("Strength", "as the hedgehog"),
            3: translate("Strength", "as the fox"),
            4: translate("Strength", "as the owl"),
            5: translate("Strength", "as the lynx"),
        }[below]
    return {
        1: translate("Strength", "between hare and hedgehog"),
        2: translate("Strength", "between hedgehog and fox"),
        3: translate("Strength", "between fox and owl"),
        4: translate("Strength", "between owl and lynx"),
    }[below]


def told(strength: Strength) -> str:
    """How sure it is, and where the last game has taken it."""
    if not strength.games:
        return translate("Strength", "How you play is not known yet; a few games will tell.")
    low, high = (QLocale().toString(place, "f", 1) for place in strength.range)
    sentence = StrengthWords().by_games(strength.games).format(low=low, high=high)
    if strength.place > strength.before:
        return translate("Strength", "{sentence}; the last one took it up").format(sentence=sentence)
    if strength.place < strength.before:
        return translate("Strength", "{sentence}; the last one took it down").format(sentence=sentence)
    return sentence
