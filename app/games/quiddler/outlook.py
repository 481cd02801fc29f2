"""What a seat can tell of a round from what it may see: who laid what, who may hold what, what wins."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Sequence

from app.games.quiddler import deck, scoring
from app.games.quiddler.deck import Meld
from app.games.quiddler.hands import NOTHING
from app.games.quiddler.model import Observation
from app.games.quiddler.scoring import BONUS
from app.search.arrange import Reach

SWING = 6.5
"""How far leads shift in a round, as the scale of a logistic curve, in points."""

LAST_SWING = 0.6
"""The same when nothing more is to come: little, so that a tie is half a win."""


class Outlook:
    """The round as one seat sees it; that seat has to decide."""

    def __init__(self, seen: Observation) -> None:
        if seen.seat is None:
            raise ValueError("the table decides nothing")
        self.seen = seen
        self.seat: int = seen.seat
        self.seats = seen.seats
        self.hand = seen.hand
        self.size = seen.dealt
        self.known = self._known()
        self.unseen = self._unseen()
        self.laid = [self._figures(seat) for seat in range(seen.seats)]
        self.turns = sum(turn.seat == self.seat for turn in seen.history)
        options = seen.options
        self.czech = options.edition == "cz"
        to_come = seen.rounds - seen.round
        self._scale = SWING * math.sqrt(to_come) if to_come else LAST_SWING
        self._chances: dict[tuple[int, ...], float] = {}
        """Ways of laying come to the same points again and again."""
        self.words_bonus, self.longest_bonus = scoring.bonuses_of(seen.seats, options.bonus2)

    def _known(self) -> list[Counter[str]]:
        """Cards in others' hands that all saw there: taken from the discard pile and not seen again."""
        known: list[Counter[str]] = [Counter() for _ in range(self.seats)]
        for turn in self.seen.history:
            held = known[turn.seat]
            if turn.taken:
                held[turn.taken] += 1
            for card in (turn.discard, *(card for meld in turn.words for card in meld)):
                if held[card]:
                    held[card] -= 1
        known[self.seat] = Counter()
        return known

    def _unseen(self) -> list[str]:
        """Cards that this seat sees nowhere and knows in nobody's hand, sorted."""
        seen = self.seen
        left = Counter(deck.full_deck(seen.options.edition, seen.options.ly))
        left -= Counter(seen.hand) + Counter(seen.discard)
        for melds in (*seen.laid, *seen.aside):
            for meld in melds or ():
                left -= Counter(meld)
        for held in self.known:
            left -= held
        return sorted(left.elements())

    def _figures(self, seat: int) -> Reach | None:
        """What a seat has laid, None where its last turn is still to come. What it holds besides is unknown
        and counts nothing."""
        seen = self.seen
        laid = seen.laid[seat]
        if laid is None:
            return None
        standing = [meld for index, meld in enumerate(laid) if (seat, index) not in seen.fallen]
        if not standing:
            return NOTHING
        figures = self.figures(standing)
        return figures._replace(points=figures.points - self.held_value(seat))

    def figures(self, melds: Sequence[Meld]) -> Reach:
        """What words come to where nothing else is held."""
        options = self.seen.options
        longest = max((deck.length(meld, options.ch) for meld in melds), default=0)
        return Reach(len(melds), longest, sum(deck.value(options.edition, meld) for meld in melds), 0)

    def held_value(self, seat: int) -> int:
        """What the cards that a seat still holds are worth, by the mean where they are unknown."""
        size = self.seen.hand_sizes[seat]
        if seat == self.seat or not size or not self.unseen:
            return 0
        known = list(self.known[seat].elements())
        edition = self.seen.options.edition
        rest = (size - len(known)) * deck.value(edition, self.unseen) / len(self.unseen)
        return round(deck.value(edition, known) + rest)

    def points(self, laid: Sequence[Reach]) -> list[int]:
        """What each seat scores (RULES QD10, QD11)."""
        most = scoring.leader([one[0] for one in laid]) if self.words_bonus else None
        longest = scoring.leader([one[1] for one in laid]) if self.longest_bonus else None
        scores = []
        for seat, one in enumerate(laid):
            bonus = BONUS * ((seat == most) + (seat == longest))
            scores.append(max(0, one[2]) + bonus if self.czech else max(0, one[2] + bonus))
        return scores

    def reply(self, laid: Sequence[Reach | None], seat: int, ways: Sequence[Reach]) -> Reach:
        """The way that gains a seat most against what lies; whoever has not laid yet counts as nothing."""
        lies = [NOTHING if one is None else one for one in laid]
        if self.seats == 2:
            return self._reply_to_one(lies[1 - seat], ways)

        def gain(way: Reach) -> tuple[int, int]:
            lies[seat] = way
            points = self.points(lies)
            return points[seat] * self.seats - sum(points), way[2]

        return max(ways, key=gain)

    def gained_by(self, laid: Sequence[Reach | None], seat: int, ways: Sequence[Reach]) -> int:
        """What a seat gains over the others together by its best reply, see `reply`."""
        lies = [NOTHING if one is None else one for one in laid]
        lies[seat] = self.reply(laid, seat, ways)
        points = self.points(lies)
        return points[seat] * self.seats - sum(points)

    def _reply_to_one(self, other: Reach, ways: Sequence[Reach]) -> Reach:
        """The same for two, without much ado: trials ask it again and again."""
        measure = 0 if self.words_bonus else 1
        there, theirs = other[measure], max(0, other[2])
        with_bonus = theirs + BONUS if self.czech else max(0, other[2] + BONUS)
        floor = 0 if self.czech else -BONUS
        best, most = ways[0], (-1e9, 0)
        for way in ways:
            here, points = way[measure], way[2]
            gain = (max(floor, points) + BONUS if here > there else max(0, points)) - (
                with_bonus if there > here else theirs
            )
            if (gain, points) > most:
                best, most = way, (gain, points)
        return best

    def after(self, way: Reach) -> list[int]:
        """What the seats score when this is laid and nobody else lays more."""
        laid = [NOTHING if one is None else one for one in self.laid]
        laid[self.seat] = way
        return self.points(laid)

    def fined(self, points: Sequence[int], penalty: int) -> tuple[int, ...]:
        """The same points with a penalty for the own seat (RULES QD10)."""
        own = points[self.seat] - penalty
        return (*points[: self.seat], own if self.czech else max(0, own), *points[self.seat + 1 :])

    def gain(self, points: Sequence[int]) -> float:
        """How much better than the others: own points less the mean of theirs."""
        own = points[self.seat]
        return own - (sum(points) - own) / (self.seats - 1)

    def chance(self, points: Sequence[int]) -> float:
        """How likely the game is won when the round brings so many points, 0 to 1."""
        key = tuple(points)
        if key not in self._chances:
            self._chances[key] = self._chance(key)
        return self._chances[key]

    def _chance(self, points: Sequence[int]) -> float:
        penalties = self.seen.penalties
        totals = [
            (score + own - penalty) / self._scale
            for score, own, penalty in zip(self.seen.scores, points, penalties, strict=True)
        ]
        highest = max(totals)
        shares = [math.exp(total - highest) for total in totals]
        return shares[self.seat] / sum(shares)

    def lead(self, chance: float) -> float:
        """The sure lead that is worth such a chance, in points, from the lead of now."""
        share = min(max(chance, 1e-4), 1 - 1e-4)
        return self._scale * math.log(share * (self.seats - 1) / (1.0 - share))

    @property
    def closes(self) -> bool:
        """Whether this is the last turn of the round."""
        return self.seen.last_turns and self.seen.to_play == (self.seat,)
