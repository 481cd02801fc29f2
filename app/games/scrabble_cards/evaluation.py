"""Moves of the seat on turn by their worth: points, what is kept, what the bonus card is worth in hand, what
the cleared table leaves to the next player.

The compiled play finds the best of them all (`app.search.scrabble_game`); without it, those with most points
are looked at in plain Python, which comes to the same figures.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import combinations

from app.games.scrabble_cards import cards, table
from app.games.scrabble_cards.cards import VOWELS
from app.games.scrabble_cards.choices import Choice, added_choices, choice, choices
from app.games.scrabble_cards.model import exchange_limit, place
from app.games.scrabble_cards.moves import Exchange, Move, Pass
from app.games.scrabble_cards.outlook import Outlook, searching
from app.games.scrabble_cards.values import FACTS, agreed
from app.lexicon.judge import Judge
from app.search.scrabble_game import EXCHANGE, GamePosition, SeatTurn, Turns
from app.search.scrabble_python import Accepted
from app.search.scrabble_values import PACK, Worth

POINT = 100
LOOKED_AT = 60
"""So many plays with most points are weighed in plain Python, of those that take no žolík, one, and two: what
a žolík adds in points would else keep all that spare it out of sight."""


@dataclass(frozen=True)
class Candidate:
    """A move with what it is worth.

    points: what it scores, its bonus card with it, no answer counted. value: in hundredths of a point, to be
    compared with other moves of this turn alone. choice: the play; None for other moves. turn: as the
    compiled play has it.
    """

    move: Move
    points: int
    value: int
    kept: tuple[str, ...]
    uses: bool = False
    choice: Choice | None = None
    turn: SeatTurn | None = None


class Evaluation:
    """Ranks moves by one vocabulary and one worth of figures."""

    def __init__(self, judge: Judge, accepted: Accepted, worth: Worth, outlook: Outlook) -> None:
        """outlook: of a game with the options for which this is made."""
        self._worth, self._judge = worth, judge
        self._search = searching(judge, accepted)
        dawg = judge.policy.dawg
        self.turns = Turns.of(dawg, accepted, FACTS, agreed(outlook.seen.options), worth)

    def ranked(self, outlook: Outlook, most: int) -> list[Candidate]:
        """The best moves, best first; never none."""
        if self.turns is None:
            return self.in_plain_python(outlook)[:most]
        lying = outlook.worths
        found = [self._of_household(outlook, one) for one in added_choices(outlook, self._judge)]
        for turn in self.turns.ranked(position(outlook), most):
            play = None
            if turn.found is not None:
                play = choice(outlook, self._search.decoded(lying, turn.found))
            found.append(_candidate(outlook, turn, play))
        return sorted(found, key=lambda one: -one.value)[:most]

    def in_plain_python(self, outlook: Outlook, looked_at: int = LOOKED_AT) -> list[Candidate]:
        """The same of so many plays with most points for each number of žolíky, and all other moves."""
        plays = choices(outlook, self._search) + added_choices(outlook, self._judge)
        plays.sort(key=lambda one: -(one.points + one.bonus))
        by_blanks = [[one for one in plays if one.cards.count(cards.BLANK) == blanks] for blanks in range(3)]
        found = [self._weighed(outlook, one) for some in by_blanks for one in some[:looked_at]]
        found += self._exchanges(outlook)
        kept, lying = tuple(sorted(outlook.seen.hand)), outlook.letters
        value = self._later(outlook, kept, 0) - self._worth.gift(lying)
        found.append(Candidate(Pass(), 0, value, kept))
        return sorted(found, key=lambda one: -one.value)

    def _of_household(self, outlook: Outlook, one: Choice) -> Candidate:
        assert self.turns is not None
        found = self._weighed(outlook, one)
        turn = self.turns.turn_of(one.laid, found.kept, found.uses, found.points, found.value)
        return replace(found, turn=turn)

    def _weighed(self, outlook: Outlook, one: Choice) -> Candidate:
        seen, kept = outlook.seen, one.kept(outlook.seen.hand)
        points = one.points
        value = POINT * points + self._later(outlook, kept, len(one.cards))
        reached = bool(seen.options.target) and (
            seen.scores[outlook.seat] + points + one.bonus >= seen.options.target
        )
        cost = 0
        if not reached and (kept or seen.pile):
            cost = self._worth.bonus.get(seen.bonus, 0) * self._fade(seen.pile) // 100
        uses = one.bonus > 0 and POINT * one.bonus > cost
        if uses:
            points, value = points + one.bonus, value + POINT * one.bonus - cost
        if seen.options.target and seen.scores[outlook.seat] + points >= seen.options.target:
            value += REACHED
        else:
            value -= self._worth.gift(left_on_board(outlook, one))
        return Candidate(one.move(with_bonus=uses), points, value, kept, uses, one)

    def _exchanges(self, outlook: Outlook) -> Iterator[Candidate]:
        seen = outlook.seen
        least = self._worth.bonus.get(seen.bonus, 0) * self._fade(seen.pile) // 100
        bonus = least < 0 and seen.bonus_pile > 0
        lying = self._worth.gift(outlook.letters)
        for count in range(1, exchange_limit(seen) + 1):
            for letters in sorted(set(combinations(sorted(seen.hand), count))):
                kept = tuple(sorted((Counter(seen.hand) - Counter(letters)).elements()))
                value = self._worth.keeping(kept, VOWELS) * self._fade(seen.pile) // 100
                value -= self._worth.exchange + lying + (least if bonus else 0)
                yield Candidate(Exchange(letters, bonus), 0, value, kept, bonus)

    def _fade(self, pile: int) -> int:
        return self._worth.fade[min(pile, PACK)]

    def _later(self, outlook: Outlook, kept: tuple[str, ...], drawn: int) -> int:
        """What a hand is worth after a move, by what can still be drawn."""
        pile = outlook.seen.pile
        if pile > drawn:
            return self._worth.keeping(kept, VOWELS) * self._fade(pile) // 100
        if not pile and not kept:
            return POINT * cards.value(outlook.unseen)
        return -POINT * cards.value(kept)


REACHED = 1 << 28
"""Of a play that reaches the agreed points."""


def left_on_board(outlook: Outlook, one: Choice) -> list[str]:
    """The letters on the table after a play."""
    placed = place(outlook.seen, one.move(with_bonus=False))
    if outlook.seen.options.clear == "off":
        return [letter.letter for letter in placed.table.values()]
    kept = table.kept(outlook.seen.board(), placed)
    return [placed.table[cell].letter for cell in kept]


def position(outlook: Outlook) -> GamePosition:
    """What the compiled play is told of an outlook."""
    seen = outlook.seen
    return GamePosition(
        seat=outlook.seat,
        table={cell: (letter.letter, letter.blank) for letter, cell in seen.table},
        hand=seen.hand,
        bonus=seen.bonus,
        sizes=seen.hand_sizes,
        scores=seen.scores,
        unseen=outlook.unseen,
        bonuses=outlook.bonuses,
        pile=seen.pile,
        omitted=seen.omitted,
        opened=seen.opened,
    )


def _candidate(outlook: Outlook, turn: SeatTurn, play: Choice | None) -> Candidate:
    kept = tuple(sorted(turn.kept))
    move: Move = Pass()
    if play is not None:
        move = play.move(with_bonus=turn.uses)
    elif turn.kind == EXCHANGE:
        gone = Counter(outlook.seen.hand) - Counter(kept)
        move = Exchange(tuple(sorted(gone.elements())), turn.uses)
    return Candidate(move, turn.points, turn.value, kept, turn.uses, play, turn)
