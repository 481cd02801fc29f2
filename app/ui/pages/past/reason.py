"""Why the better move of a moment is better, in sentences."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from app.engine.reviewing import Moment
from app.tabletop import phrases
from app.tabletop.face import Face

FELT = 1.5
"""So many points by what others answer, or later turns bring, are told; trials tell no less for sure."""


def why(face: Face, moment: Moment) -> str:
    """“It brings 2 points more at once. The others then score about 6 points less. In all that is about 8
    points more.”"""
    answer = face.moment_answer(moment.better)
    parts = [answer] if answer else _parts(moment)
    adds_up = len(parts) == 1 and abs(moment.gain - moment.more) < FELT
    clauses = face.motives([code for code in moment.motives if code != "points"])
    if clauses:
        parts.insert(1 if answer or moment.more else 0, _sentence(clauses))
    if not (answer or adds_up):
        text = QCoreApplication.translate("ReviewPage", "In all that is about {points} more.")
        parts.append(text.format(points=phrases.points(round(moment.gain))))
    return " ".join(parts)


def _parts(moment: Moment) -> list[str]:
    """Where the points come from."""
    translate = QCoreApplication.translate
    answers, later = moment.answers or 0.0, moment.later or 0.0
    known = moment.answers is not None
    less = translate("ReviewPage", "It brings {points} less at once, which comes back later.")
    told = (
        (moment.more, 1, translate("ReviewPage", "It brings {points} more at once.")),
        (-moment.more, 1, translate("ReviewPage", "It brings {points} less at once.") if known else less),
        (answers, FELT, translate("ReviewPage", "The others then score about {points} less.")),
        (-answers, FELT, translate("ReviewPage", "The others then score about {points} more.")),
        (later, FELT, translate("ReviewPage", "Your own later turns bring about {points} more.")),
        (-later, FELT, translate("ReviewPage", "Your own later turns bring about {points} less.")),
    )
    return [text.format(points=phrases.points(round(many))) for many, least, text in told if many >= least]


def _sentence(clauses: str) -> str:
    return clauses[0].upper() + clauses[1:] + ("" if clauses.endswith(".") else ".")
