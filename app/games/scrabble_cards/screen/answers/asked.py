"""What is asked about a turn and of whom, from what is seen of it (RULES SK10, SK15)."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from app.games.scrabble_cards import groups, scoring
from app.games.scrabble_cards.cards import GROUPS
from app.games.scrabble_cards.model import Observation, Phase, Score
from app.games.scrabble_cards.screen import names
from app.games.scrabble_cards.table import Placed

ASKED = (Phase.CHALLENGE, Phase.VOTE, Phase.ANSWER)
"""Phases in which the others have the word."""


def clockwise(seen: Observation) -> tuple[int, ...]:
    """All but the mover, from there on."""
    if seen.turn is None:
        return ()
    return tuple((seen.turn + step) % seen.seats for step in range(1, seen.seats))


def speakers(seen: Observation, people: Collection[int]) -> tuple[int, ...]:
    """People who may still say something to the turn, in the order of the rules."""
    if seen.phase is Phase.ANSWER:
        done = {seat for seat, _ in seen.answered}
    elif seen.phase in (Phase.CHALLENGE, Phase.VOTE):
        done = set(range(seen.seats)) - set(seen.waiting)
    else:
        return ()
    return tuple(seat for seat in clockwise(seen) if seat in people and seat not in done)


def scored(seen: Observation, placed: Placed, more: tuple[int, str] | None = None) -> Score:
    """The turn's points as everybody can count them; more: one more card against it, by seat."""
    assert seen.pending is not None and seen.turn is not None
    size = seen.hand_sizes[seen.turn]
    found = scoring.counted(seen.options, seen.pending, placed, seen.shown, size, opened=seen.opened)
    played = {seat: card for seat, card in (*seen.answered, *((more,) if more else ())) if card}
    return scoring.with_answers(seen.options, found, placed, played)


def could_be_answered(placed: Placed) -> bool:
    """Whether there is any group card at all that could be played against these words; that all can know."""
    words = [word.cards for word in placed.words]
    return any(groups.worth(card, words) for card in GROUPS)


@dataclass(frozen=True)
class OwnCard:
    """What the bonus card of whoever looks could do against the turn.

    usable: whether it may be played. minus: its points. before, after: the mover's points without it and
    with it. fits: a word of a group on it, and that group.
    """

    card: str
    usable: bool
    minus: int
    before: int
    after: int
    fits: tuple[str, str] = ("", "")


def own_card(seen: Observation) -> OwnCard:
    """What the own card of the seat that sees this may do (RULES SK10, SK19)."""
    assert seen.seat is not None
    placed = seen.placed()
    words = [word.cards for word in placed.words]
    before = scored(seen, placed).total
    if seen.bonus not in GROUPS or not groups.worth(seen.bonus, words):
        return OwnCard(seen.bonus, False, 0, before, before)
    minus = groups.worth(seen.bonus, words, seen.options.house_rules, against=True)
    after = scored(seen, placed, (seen.seat, seen.bonus)).total
    return OwnCard(seen.bonus, True, minus, before, after, names.fitting_group(seen.bonus, words) or ("", ""))
