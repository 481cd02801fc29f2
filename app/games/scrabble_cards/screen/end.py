"""What everybody came to in a game of Scrabble karty, for the sheet at its end."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from app.games.scrabble_cards.model import Observation
from app.games.scrabble_cards.screen.sayings import last_word, line
from app.tabletop import phrases
from app.tabletop.context import SeatLook
from app.tabletop.people.end import EndSheet, Outcome
from app.tabletop.rounds import texts as round_texts
from app.tabletop.rounds.standing import crowned
from app.widgets import writing
from app.widgets.names import in_number, listed
from app.widgets.writing import signed

translate = QCoreApplication.translate


def show_end(sheet: EndSheet, seats: Sequence[SeatLook], seen: Observation) -> None:
    """Winners, figures, what the hands cost (RULES SK18, SK20), last words."""
    best = seen.winners if any(seen.scores) else ()
    names = [seats[seat].name for seat in best]
    if not names:
        headline = round_texts.won(names)
    elif len(names) == 1:
        headline = in_number(
            names[0], translate("ScrabbleEnd", "{name} wins!"), translate("ScrabbleEnd", "{name} win!")
        ).format(name=names[0])
    else:
        headline = translate("ScrabbleEnd", "{names} share the win!").format(names=listed(names))
    heads = [translate("ScrabbleEnd", "best turn"), translate("ScrabbleEnd", "group cards")]
    if seen.settled is not None:
        heads.append(translate("ScrabbleEnd", "hand"))
    heads.append(translate("ScrabbleEnd", "total"))
    order = sorted(range(seen.seats), key=lambda seat: -seen.scores[seat])
    rows = [_outcome(seats[seat], seen, seat) for seat in order]
    note = f"{phrases.points(max(seen.scores))} · {how(seen, [look.name for look in seats])}"
    sheet.show_result(best, headline, note, heads, rows, crowned=bool(crowned(seen.scores)))


def how(seen: Observation, names: Sequence[str]) -> str:
    """How it came to an end."""
    settled, target = seen.settled, seen.options.target
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


def _outcome(who: SeatLook, seen: Observation, seat: int) -> Outcome:
    scores = [turn.score for turn in seen.history if turn.score is not None and turn.seat == seat]
    total, cards = seen.scores[seat], group_points(seen, seat)
    figures = [
        writing.number(max((score.total for score in scores), default=0)),
        signed(cards),
    ]
    spoken = f"{who.name}: {phrases.points(total)}"
    if seen.settled is not None:
        points = seen.settled.points[seat]
        figures.append(signed(points))
        told = translate("ScrabbleEnd", "{points} for the cards in hand")
        spoken += ", " + told.format(points=phrases.points(points))
    figures.append(writing.number(total))
    moment = sum(seen.scores) + seat
    said = "" if who.level is None else line(who.level, last_word(seen, seat), moment)
    return Outcome(seat, figures, spoken, said)
