"""What can be practised: drills about words, and those of the games."""

from __future__ import annotations

import importlib
from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from app.games import catalogue
from app.lexicon.judge import Judge
from app.practice.drill import Drill, DrillQuestion
from app.practice.words import WORD_DRILLS
from app.tabletop.face import Face
from app.ui import faces

translate = QCoreApplication.translate


@dataclass(frozen=True)
class Offer:
    """A drill. name: of what is kept of it. policy: whose words it is about, None where there are none. face:
    of the game that draws its questions, None where they are words."""

    name: str
    drill: str
    open: Callable[[Judge | None], Drill]
    policy: str | None
    face: Face | None = None

    def words(self) -> tuple[str, str]:
        """Its title, and what it asks."""
        if self.face is not None:
            return self.face.drill_words(self.drill)
        return {
            "short": (
                translate("Practise", "Short words"),
                translate("Practise", "Does this short word count?"),
            ),
            "beginnings": (
                translate("Practise", "Beginnings"),
                translate("Practise", "Which of these makes a word of it, put before it?"),
            ),
            "endings": (
                translate("Practise", "Endings"),
                translate("Practise", "Which of these makes a word of it, put behind it?"),
            ),
        }[self.drill]

    def choices(self, question: DrillQuestion) -> list[str]:
        """The answers of a question, as they are written or spoken."""
        if self.face is not None:
            return [
                self.face.drill_example(self.drill, choice).picture().accessibleName()
                for choice in question.choices
            ]
        if self.drill == "short":
            return [translate("Practise", "counts"), translate("Practise", "does not count")]
        before = question.shown.startswith("…")
        return [f"{choice}…" if before else f"…{choice}" for choice in question.choices]

    def answer_text(self, question: DrillQuestion, choice: int) -> str:
        """An answer with the word that it makes or judges."""
        text, words = self.choices(question)[choice], " + ".join(question.words)
        if self.drill == "short":
            return f"{words}: {text}"
        return f"{text}: {words}" if self.face is not None and words else words or text


def offers(game: str) -> list[Offer]:
    """Those of a game, or of all; drills about words go by the words of the game, or of the first that has
    any."""
    found: list[Offer] = []
    shown = [face for face in faces.faces() if game in ("", face.game)]
    policy = next((face.policies[0] for face in shown if face.policies), None)
    if policy is not None:
        found += [Offer(f"words.{one.name}", one.name, one.open, policy) for one in WORD_DRILLS]
    for face in shown:
        entry = catalogue.entry(face.game)
        if entry.drills:
            options = face.usual_options()
            own = catalogue.find(face.game).policy_of(options, ()) if face.policies else None
            for one in importlib.import_module(entry.drills).DRILLS:
                found.append(Offer(f"{face.game}.{one.name}", one.name, one.open, own, face))
    return found
