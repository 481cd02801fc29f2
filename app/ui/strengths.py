"""How strong people are, as the program tells them: read from the journal, and put in words."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from datetime import datetime, time
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QLocale, QObject

from app.practice.rating import (
    NOBODY,
    RatedGame,
    RatedPuzzle,
    Sitting,
    Strength,
    of_a_child,
    strengths,
)
from app.ui import faces
from app.ui.services import Services
from app.widgets import writing

if TYPE_CHECKING:
    from app.storage.journal.store import Journal
    from app.storage.practice import FirstAnswer
    from app.ui.thread_bridge import Question

translate = QCoreApplication.translate

Strengths = Mapping[tuple[str, str], Strength]
"""(profile, game) → strength."""


class StrengthWords(QObject):
    """Only `tr` knows plural forms to the extracting tool."""

    def games(self, count: int) -> str:
        return self.tr("%n game(s)", "by so many a strength is known", count)

    def puzzles(self, count: int) -> str:
        return self.tr("%n puzzle(s)", "by so many a strength is known", count)


def read(services: Services, then: Callable[[Strengths], object], owner: QObject) -> None:
    """Work out everybody's strength beside the screen while the owner waits for it; who hears it is told
    nothing where that fails."""

    # Where it is kept: what people practise is asked for here, what a puzzle is beside the screen.
    kept = services.practice
    answers = [
        (person.id, face.game, kept.first_answers(person.id, f"{face.game}.puzzles"))
        for person in services.profiles.people
        for face in faces.faces()
    ]
    ladders = {face.game: face.ladder for face in faces.faces() if face.ladder}
    begins = {one.id: of_a_child(one.age) for one in services.profiles.people if one.children}

    def reckon(journal: Journal, asked: Question) -> Strengths:
        games = (
            RatedGame(
                row.game,
                row.ended,
                [Sitting(seat.person, seat.level, seat.score, seat.won) for seat in row.seats],
            )
            for row in journal.facts()
        )
        return strengths(games, _solved(answers), ladders, begins, lambda: asked.is_dropped)

    asked = services.journal.ask(reckon, then, lambda problem: None, owner=owner)
    owner.destroyed.connect(asked.drop)


def _solved(answers: Sequence[tuple[str, str, Mapping[str, FirstAnswer]]]) -> Iterator[RatedPuzzle]:
    """The puzzles of people by game, as far as they are shipped today. A day's count from its end on."""
    from app.games import puzzles  # start-up time

    for person, game, met in answers:
        steps = {one.code: one.difficulty for one in puzzles.of(game)} if met else {}
        for code, answer in met.items():
            if code in steps:
                end = datetime.combine(answer.day, time.max)
                yield RatedPuzzle(person, game, round(1000 * end.timestamp()), steps[code], answer.right)


def of(found: Strengths, person: str, game: str) -> Strength:
    """Of one person in one game."""
    return found.get((person, game), NOBODY)


def lines(found: Strengths, person: str) -> list[str]:
    """Of one person in each game that tells something of them."""
    return [
        f"{face.title()}: {where(strength.place)}; {strength_text(strength)}"
        for face in faces.faces()
        if (strength := of(found, person, face.game)).games or strength.puzzles
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


def strength_text(strength: Strength) -> str:
    """How sure it is, and where the last game has taken it."""
    words = StrengthWords()
    by = [words.games(strength.games)] if strength.games else []
    by += [words.puzzles(strength.puzzles)] if strength.puzzles else []
    if not by:
        return translate("Strength", "How you play is not known yet; a few games will tell.")
    low, high = (QLocale().toString(place, "f", 1) for place in strength.range)
    sentence = translate("Strength", "most likely {low} to {high} of 5, by {told}")
    sentence = writing.flowing(
        sentence.format(low=low, high=high, told=translate("Strength", " and ").join(by))
    )
    if strength.place > strength.before:
        return translate("Strength", "{sentence}; the last one took it up").format(sentence=sentence)
    if strength.place < strength.before:
        return translate("Strength", "{sentence}; the last one took it down").format(sentence=sentence)
    return sentence
