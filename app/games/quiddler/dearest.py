"""Turns of Quiddler in which one way of laying brings clearly most: all parts of the hand that can be laid,
by every word that the game takes.

Before anybody has gone out only a whole hand may be laid; then the question is how to go out best.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from itertools import product

from app.engine.rules import Json
from app.games.quiddler import deck
from app.games.quiddler.levels import COMMON
from app.games.quiddler.model import Move, Observation, Phase, Play
from app.games.quiddler.outlook import Outlook
from app.games.quiddler.words import searching
from app.lexicon.judge import Judge
from app.lexicon.vocabulary import Vocabulary, vocabulary
from app.search.arrange import HandMelds, Reach
from app.search.dearest import CountedMove, Enumerates, Every

MARGIN, LEAST_WAYS = 2, 3
"""Points by which the best way leads, and so many ways there are to choose from."""
SAID = 25_000
"""Ranks of the words that the answer is made of end here."""
LONG, RARE, LARGE, CLOSE = 5, 9_000, 7, 5
"""A word of so many letters is not seen at once, nor is one of that rank, nor the best of so many cards; and
whoever has found the next best way stops looking where it is so close."""


def every(judge: Judge) -> Enumerates:
    """What finds all that a seat can lay with this judge, where no bonus hangs on what others do later."""
    known = vocabulary(judge, COMMON)

    def found(seen: object) -> Every | None:
        if not isinstance(seen, Observation) or seen.seat is None or seen.seat != seen.turn:
            return None
        if seen.phase is not Phase.PLAY or seen.unsettled or len(seen.hand) < 4:
            return None
        outlook = Outlook(seen)
        if seen.last_turns and not outlook.closes:
            return None
        hand = searching(judge, seen.options).hand(seen.hand)
        said = searching(judge, seen.options, known.column).hand(seen.hand)
        parts = list(_parts(hand) if seen.last_turns else _outs(hand))
        ways = [_way(outlook, hand, said, part, reaches) for part, reaches in parts]
        if not ways:
            return None
        nothing = Reach(0, 0, -_held(seen, hand, 0), 0)
        ways.append(CountedMove(0, _brought(outlook, nothing), partial(_move, hand, nothing)))

        def words(way: CountedMove) -> list[str]:
            return [deck.spelt(meld) for meld in Play.from_json(way.move()).words]

        def knows(way: CountedMove) -> bool:
            return all(_is_said(judge, known, word) for word in words(way))

        def hard(best: CountedMove, second: CountedMove) -> int:
            made = words(best)
            return (
                1
                + (max(map(len, made)) >= LONG)
                + (max(map(known.form_rank, made)) >= RARE)
                + (len(seen.hand) >= LARGE)
                + (best.points - second.points < CLOSE)
            )

        return Every(ways, MARGIN, knows, hard, least=LEAST_WAYS)

    return found


def _is_said(judge: Judge, known: Vocabulary, word: str) -> bool:
    number = known.number(word)
    return number >= 0 and known.form_rank(word) < SAID and judge.lexicon.gentle(number)


def _parts(hand: HandMelds) -> Iterator[tuple[int, list[tuple[int, int]]]]:
    """Every part of the hand that words can be laid of, a card at least being left."""
    counts = [range(hand.cards.count(kind) + 1) for kind in hand.kinds]
    for taken in product(*counts):
        cards = [kind for kind, many in zip(hand.kinds, taken, strict=True) for _ in range(many)]
        if 2 <= len(cards) < len(hand.cards):
            part = hand.part(cards)
            reaches = [one for one in hand.exact(part) if one[0]]
            if reaches:
                yield part, reaches


def _outs(hand: HandMelds) -> Iterator[tuple[int, list[tuple[int, int]]]]:
    for kind in hand.kinds:
        part = hand.whole - hand.part((kind,))
        reaches = [one for one in hand.exact(part) if one[0]]
        if reaches:
            yield part, reaches


def _held(seen: Observation, hand: HandMelds, part: int) -> int:
    """What is left in hand counts against its owner, the dearest card being discarded."""
    left = [deck.value(seen.options.edition, (card,)) for card in hand.of(hand.whole - part)]
    return sum(left) - max(left)


def _way(
    outlook: Outlook, hand: HandMelds, said: HandMelds, part: int, reaches: list[tuple[int, int]]
) -> CountedMove:
    """A part in the words that bring most, those that people know where they bring as much."""
    seen = outlook.seen
    points = deck.value(seen.options.edition, hand.of(part)) - _held(seen, hand, part)

    def best(found: list[tuple[int, int]]) -> tuple[int, Reach]:
        ways = [Reach(words, longest, points, part) for words, longest in found]
        return max((_brought(outlook, way), way) for way in ways)

    brought, reach = best(reaches)
    known = [one for one in said.exact(part) if one[0]]
    if known and best(known)[0] == brought:
        return CountedMove(part, brought, partial(_move, said, best(known)[1]))
    return CountedMove(part, brought, partial(_move, hand, reach))


def _brought(outlook: Outlook, way: Reach) -> int:
    """Points of the round where nobody plays after this, else those of the cards that are laid."""
    return outlook.after(way)[outlook.seat] if outlook.closes else max(0, way.points)


def _move(hand: HandMelds, way: Reach) -> Json:
    arranged = hand.arrangement(way)
    assert arranged.discard is not None
    return Play(arranged.melds, arranged.discard).to_json()


def brings(seen: Observation, move: Move) -> int:
    """What a move brings: points of the round where nobody plays after this, else those of its cards."""
    if not isinstance(move, Play):
        return 0
    outlook, edition = Outlook(seen), seen.options.edition
    laid = outlook.figures(move.words)
    held = deck.value(edition, seen.hand) - laid.points - deck.value(edition, (move.discard,))
    return _brought(outlook, laid._replace(points=laid.points - held))
