"""What is said of rounds and of who has how many points."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QObject

from app.tabletop import phrases
from app.tabletop.rounds.standing import Standing
from app.widgets import writing
from app.widgets.names import in_number, listed

translate = QCoreApplication.translate


class _RoundCounts(QObject):
    """Only `tr` knows plural forms to the extracting tool."""

    def rounds(self, number: int) -> str:
        return self.tr("After %n rounds", "", number)


_counted = _RoundCounts()


def after_rounds(number: int) -> str:
    """Title of the totals after so many rounds."""
    texts = (
        translate("Rounds", "After round one"),
        translate("Rounds", "After two rounds"),
        translate("Rounds", "After three rounds"),
        translate("Rounds", "After four rounds"),
        translate("Rounds", "After five rounds"),
        translate("Rounds", "After six rounds"),
        translate("Rounds", "After seven rounds"),
        translate("Rounds", "After eight rounds"),
        translate("Rounds", "After nine rounds"),
        translate("Rounds", "After ten rounds"),
    )
    if 1 <= number <= len(texts):
        return texts[number - 1]
    return _counted.rounds(number)


def won(names: Sequence[str]) -> str:
    """Who won the game; several share the win (RULES G2). Without names: nobody had a point to win with."""
    if not names:
        return translate("Rounds", "Nobody has any points")
    if len(names) == 1:
        one, team = translate("Rounds", "{name} wins"), translate("Rounds", "{name} win")
        return in_number(names[0], one, team).format(name=names[0])
    return translate("Rounds", "{names} share the win").format(names=listed(names))


def leads(names: Sequence[str]) -> str:
    """Who has most points before the last round is closed."""
    if len(names) == 1:
        one = translate("Rounds", "{name} is in the lead")
        team = translate("Rounds", "{name} are in the lead")
        return in_number(names[0], one, team).format(name=names[0])
    return translate("Rounds", "{names} share the lead").format(names=listed(names))


def points_unit(number: int) -> str:
    """``points`` under a big number."""
    return writing.unit(phrases.points(number), number)


def place(standing: Standing, name: str) -> str:
    """A line of the totals, as a screen reader says it."""
    return translate("Rounds", "Place {place}: {name}, {points}").format(
        place=standing.place, name=name, points=phrases.points(standing.points)
    )


def not_taken(why: str) -> str:
    """Why a word does not count, to be said after the word. why: a reason of the word list, or another word
    for a word that is not in it."""
    known = {
        "name": translate("Rounds", "is a proper name"),
        "abbreviation": translate("Rounds", "is an abbreviation"),
        "interjection": translate("Rounds", "is too rare an interjection"),
        "unattested": translate("Rounds", "is a form that nobody uses"),
        "colloquial": translate("Rounds", "is colloquial"),
        "banned": translate("Rounds", "is banned at your table"),
        "characters": translate("Rounds", "holds more than Czech letters"),
    }
    return known.get(why, translate("Rounds", "is not in the dictionary"))
