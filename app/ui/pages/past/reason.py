"""Why the better move of a moment is better, in two sentences that fit under a table."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from app.engine.reviewing import Moment
from app.tabletop import phrases
from app.tabletop.face import Face

FELT = 1.5
"""So many points by what others answer, or later turns bring, are told; trials tell no less for sure."""

FAR = 15.0
"""From here on points by later turns are told without a number: trials play on as the best do."""


def why(face: Face, moment: Moment) -> str:
    """“2 points more at once, the others then about 6 points less, in all about 8 points more. It scores
    in several lines.”"""
    answer = face.moment_answer(moment.better, moment.gain)
    parts = [] if answer else _parts(moment)
    clauses = face.motives([code for code in moment.motives if code != "points"])
    adds_up = len(parts) == 1 and abs(moment.gain - moment.more) < FELT
    if not (answer or adds_up or abs(moment.later or 0.0) >= FAR):
        text = QCoreApplication.translate("ReviewPage", "in all about {points} more")
        parts.append(text.format(points=phrases.points(round(moment.gain))))
    told = [answer or _sentence(", ".join(parts)), _sentence(clauses)]
    # What is done comes before what it brings where that cannot be told in points at once.
    return " ".join(filter(None, told if answer or moment.more else reversed(told)))


def _parts(moment: Moment) -> list[str]:
    """Where the points come from."""
    translate = QCoreApplication.translate
    answers, later = moment.answers or 0.0, moment.later or 0.0
    later_more = translate("ReviewPage", "your later turns about {points} more")
    later_less = translate("ReviewPage", "your later turns about {points} less")
    if abs(later) >= FAR:
        later_more = translate("ReviewPage", "your later turns much more")
        later_less = translate("ReviewPage", "your later turns much less")
    told = (
        (moment.more, 1, translate("ReviewPage", "{points} more at once")),
        (-moment.more, 1, translate("ReviewPage", "{points} less at once")),
        (answers, FELT, translate("ReviewPage", "the others then about {points} less")),
        (-answers, FELT, translate("ReviewPage", "the others then about {points} more")),
        (later, FELT, later_more),
        (-later, FELT, later_less),
    )
    return [text.format(points=phrases.points(round(many))) for many, least, text in told if many >= least]


def _sentence(clauses: str) -> str:
    return clauses and clauses[0].upper() + clauses[1:] + ("" if clauses.endswith(".") else ".")
