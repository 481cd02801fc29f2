"""Records of Quiddler that differ only in what a seat cannot see."""

from __future__ import annotations

import copy
from typing import Any

from app.engine.record import Record
from app.engine.turn import Turn
from app.games.quiddler import deck, solo_model
from app.games.quiddler.solo_model import DEPTH, PILES, SIZE
from tests.games.kit import AnyMatch

RARELY = 9
"""Of the moments of a long game with many seats one in so many is looked at."""


def twin(match: AnyMatch, seat: int | None) -> Record | None:
    """The same game, but for what others hold, have said or will draw."""
    if match.result is not None or match.observation_for(None).phase == "deal":
        return None
    record = copy.deepcopy(match.record)
    if isinstance(match.observation_for(None), solo_model.SoloObservation):
        return _alone(record)
    if len(record.players) > 3 and (len(record.turns) + (seat or 0)) % RARELY:
        return None
    return _said(match, record, seat) or _shuffled(record) or _held(record, seat)


def _said(match: AnyMatch, record: Record, seat: int | None) -> Record | None:
    """Another one challenges, or votes, otherwise while some still think."""
    for index in range(len(record.turns) - 1, -1, -1):
        turn = record.turns[index]
        kind = turn.move["type"]
        if kind not in ("doubt", "vote") or turn.outcome:
            return None
        if turn.seat != seat:
            name = "words" if kind == "doubt" else "against"
            seen = match.observation_for(None)
            asked = seen.doubtable if kind == "doubt" else seen.open_doubts
            words = [] if turn.move[name] else [list(word) for word in asked if word[0] != turn.seat][:1]
            record.turns[index] = Turn(turn.seat, {**turn.move, name: words}, turn.outcome)
            return record
    return None


def _last(record: Record, fact: str) -> int | None:
    """The last turn of this round with such a fact."""
    for index in range(len(record.turns) - 1, -1, -1):
        if fact in record.turns[index].outcome.get("facts", ()):
            return index
        if record.turns[index].move["type"] == "deal":
            break
    return None


def _shuffled(record: Record) -> Record | None:
    """Two cards of a pile that was shuffled anew lie the other way round."""
    index = _last(record, "pile")
    if index is None:
        return None
    taken = sum(turn.move.get("from") == "pile" for turn in record.turns[index + 1 :])
    turn = record.turns[index]
    pile = list(turn.outcome["facts"]["pile"])
    for place in range(taken + 1, len(pile)):
        if pile[place] != pile[taken]:
            pile[place], pile[taken] = pile[taken], pile[place]
            record.turns[index] = Turn(turn.seat, turn.move, {**turn.outcome, "facts": {"pile": pile}})
            return record
    return None


def _held(record: Record, seat: int | None) -> Record | None:
    """Another player holds a card that in truth still lies in the draw pile."""
    since = _last(record, "deck")
    if since is None or _last(record, "pile") is not None:
        return None
    dealt = record.turns[since]
    cards = list(dealt.outcome["facts"]["deck"])
    seats, size = len(record.players), dealt.outcome["size"]
    hands = [list(range(size * one, size * (one + 1))) for one in range(seats)]
    pile = list(range(size * seats + 1, len(cards)))
    drawn: dict[int, int] = {}
    """Turn → the card's place in the deck."""
    for index, turn in enumerate(record.turns[since + 1 :], since + 1):
        if turn.move["type"] == "draw" and turn.seat is not None:
            if turn.move["from"] == "pile":
                drawn[index] = pile.pop(0)
                hands[turn.seat].append(drawn[index])
            else:
                hands[turn.seat].append(-1)
        elif turn.move["type"] == "play" and turn.seat is not None:
            # One that was drawn from the discard pile is known: it is the one to go.
            for card in (turn.move["discard"], *(card for meld in turn.move["words"] for card in meld)):
                hand = hands[turn.seat]
                same = [one for one in hand if one >= 0 and cards[one] == card] or [-1]
                if same[0] in hand:  # not a card that came back from the table
                    hand.remove(same[0])
    for held in (one for other, hand in enumerate(hands) if other != seat for one in hand if one >= 0):
        for lying in pile:
            if cards[held] != cards[lying]:
                cards[held], cards[lying] = cards[lying], cards[held]
                return _dealt_anew(record, since, cards, drawn)
    return None


def _dealt_anew(record: Record, since: int, cards: list[str], drawn: dict[int, int]) -> Record:
    dealt = record.turns[since]
    record.turns[since] = Turn(dealt.seat, dealt.move, {**dealt.outcome, "facts": {"deck": cards}})
    for index, place in drawn.items():
        turn = record.turns[index]
        outcome: dict[str, Any] = {**turn.outcome, "card": cards[place]}
        record.turns[index] = Turn(turn.seat, turn.move, outcome)
    return record


def _alone(record: Record) -> Record | None:
    """A card under another one is in truth another."""
    cards = record.setup["deck"]
    edition = record.options["edition"]
    shown = [1] * PILES
    for turn in record.turns:
        for place, _ in turn.outcome.get("turned", ()):
            shown[place] = min(DEPTH, shown[place] + 1)
    hidden = [DEPTH * place + depth for place in range(PILES) for depth in range(shown[place], DEPTH)]
    for one in hidden:
        for other in range(SIZE, deck.DECK):
            if cards[one] != cards[other]:
                before = deck.value(edition, [cards[one]])
                cards[one], cards[other] = cards[other], cards[one]
                record.scores = (record.scores[0] - before + deck.value(edition, [cards[one]]),)
                return record
    return None
