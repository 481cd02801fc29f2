"""Turns of Scrabble karty in which one play brings clearly most: all plays of the hand, by every word that
the game takes."""

from __future__ import annotations

from functools import partial

from app.engine.rules import Json
from app.games.scrabble_cards import cards
from app.games.scrabble_cards.choices import Choice, choices
from app.games.scrabble_cards.levels import COMMON
from app.games.scrabble_cards.model import Observation, Phase, place
from app.games.scrabble_cards.moves import Move, Play
from app.games.scrabble_cards.outlook import Outlook, searching
from app.games.scrabble_cards.scoring import score
from app.lexicon.judge import Judge
from app.lexicon.vocabulary import vocabulary
from app.search.dearest import CountedMove, Enumerates, Every

MARGIN = 3
"""Points by which the best play leads."""
SAID = 25_000
"""Ranks of the words that the answer is made of end here."""
LONG, RARE, MANY, CLOSE = 5, 9_000, 2, 5
"""A word of so many letters is not seen at once, nor is one of that rank, nor a play of so many words or onto
a part of one; and whoever has found the next best one stops looking where it is so close."""


def every(judge: Judge) -> Enumerates:
    """What finds all plays of a seat with this judge. A hand with a žolík has too many to look through."""
    known = vocabulary(judge, COMMON)
    gentle = judge.lexicon.gentle

    def found(seen: object) -> Every | None:
        if not isinstance(seen, Observation) or seen.seat is None or seen.seat != seen.turn:
            return None
        if seen.phase is not Phase.PLAY or cards.BLANK in seen.hand or not seen.hand:
            return None
        plays = choices(Outlook(seen), searching(judge))
        ways = [_way(one) for one in plays]
        of = dict(zip(map(id, ways), plays, strict=True))

        def words(way: CountedMove) -> list[str]:
            return [word.text.lower() for word in of[id(way)].laid.words]

        def knows(way: CountedMove) -> bool:
            return all(
                known.knows(word) and known.form_rank(word) < SAID and gentle(known.number(word))
                for word in words(way)
            )

        def hard(best: CountedMove, second: CountedMove) -> int:
            made = words(best)
            return (
                1
                + (max(map(len, made)) >= LONG)
                + (max(map(known.form_rank, made)) >= RARE)
                + (len(made) >= MANY or of[id(best)].laid.part)
                + (best.points - second.points < CLOSE)
            )

        return Every(ways, MARGIN, knows, hard)

    return found


def _way(one: Choice) -> CountedMove:
    return CountedMove(
        frozenset((card.letter, card.cell) for card in one.laid.cards),
        one.points + one.bonus,
        partial(_move, one),
    )


def _move(one: Choice) -> Json:
    return one.move(with_bonus=True).to_json()


def brings(seen: Observation, move: Move) -> int:
    """What a move brings at once; nothing where it lays nothing."""
    if not isinstance(move, Play):
        return 0
    return score(seen, move, place(seen, move), bonus=seen.bonus, size=len(seen.hand)).total
