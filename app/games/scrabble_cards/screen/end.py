"""What everybody came to in a game of Scrabble karty, for the sheet at its end."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from app.games.scrabble_cards.model import Observation
from app.games.scrabble_cards.screen.sayings import PROSE
from app.tabletop import phrases
from app.tabletop.context import SeatLook
from app.tabletop.people.end import EndSheet
from app.tabletop.people.figures import Outcome
from app.tabletop.people.sayings import last_words
from app.widgets import writing
from app.widgets.names import in_number
from app.widgets.writing import signed

translate = QCoreApplication.translate


def show_end(sheet: EndSheet, seats: Sequence[SeatLook], seen: Observation) -> None:
    """EndFigures, what the hands cost (RULES SK18, SK20), last words."""
    heads = [translate("ScrabbleEnd", "best turn"), translate("ScrabbleEnd", "group cards")]
    if seen.settled is not None:
        heads.append(translate("ScrabbleEnd", "hand"))
    said = last_words(PROSE, seats, seen.winners, seen.scores)
    rows = [_outcome(seen, seat, words) for seat, words in enumerate(said)]
    sheet.show_result(seen.scores, seen.winners, heads, rows, how(seen, [look.name for look in seats]))


def how(seen: Observation, names: Sequence[str]) -> str:
    """How it came to an end."""
    settled, target = seen.settled, seen.options.target
    if seen.options.turns:
        return translate("ScrabbleEnd", "The five turns are over.")
    if settled is None and not (target and max(seen.scores) >= target):
        return translate("ScrabbleEnd", "The game was ended early.")
    if settled is None:
        text = translate("ScrabbleEnd", "The {target} points are reached.")
        return text.format(target=target)
    if settled.out is None:
        return translate("ScrabbleEnd", "Everybody has passed twice.")
    return in_number(
        names[settled.out],
        translate("ScrabbleEnd", "{name} has laid the last card."),
        translate("ScrabbleEnd", "{name} have laid the last card."),
    ).format(name=names[settled.out])


def group_points(seen: Observation, seat: int) -> int:
    """What group cards have brought a seat: own ones, and what house rule 1 added; what others played against
    it taken off (RULES SK10, SK19)."""
    scores = [turn.score for turn in seen.history if turn.score is not None and turn.seat == seat]
    gifts = [turn.score.gift for turn in seen.history if turn.score is not None and turn.score.by == seat]
    return sum(score.own - score.against for score in scores) + sum(gifts)


def _outcome(seen: Observation, seat: int, said: str) -> Outcome:
    scores = [turn.score for turn in seen.history if turn.score is not None and turn.seat == seat]
    best, more = max((score.total for score in scores), default=0), ""
    figures = [writing.number(best), signed(group_points(seen, seat))]
    if seen.settled is not None:
        points = seen.settled.points[seat]
        figures.append(signed(points))
        told = translate("ScrabbleEnd", "{points} for the cards in hand")
        more = told.format(points=phrases.points(points))
    return Outcome(seat, figures, more, said)
