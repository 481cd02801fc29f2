"""What the seat on turn can lay, and what its bonus card brings with it."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from functools import cached_property

from app.games.scrabble_cards import cards, groups
from app.games.scrabble_cards.cards import BINGO, FACTORS, GROUPS, HAND, Letter
from app.games.scrabble_cards.model import Observation, exchange_limit
from app.games.scrabble_cards.moves import Exchange, Pass, Play
from app.games.scrabble_cards.outlook import Outlook, parts
from app.games.scrabble_cards.table import Cell
from app.lexicon.judge import Judge
from app.search import scrabble, scrabble_added
from app.search.scrabble import PlaySearch


@dataclass(frozen=True)
class Choice:
    """A play that was found.

    laid: its cards and words. points: without the bonus card in hand. bonus: what that card adds, 0 where it
    may not be used or brings nothing.
    """

    laid: scrabble.LinePlay
    points: int
    bonus: int
    premium: Cell | None = None
    """The cell that a premium card names best."""

    @property
    def word(self) -> str:
        """The word in the line of the play."""
        return self.laid.words[0].text

    @cached_property
    def cards(self) -> tuple[str, ...]:
        """The cards it takes from the hand."""
        return tuple(cards.BLANK if one.blank else one.letter for one in self.laid.cards)

    def kept(self, hand: tuple[str, ...]) -> tuple[str, ...]:
        return tuple(sorted((Counter(hand) - Counter(self.cards)).elements()))

    def move(self, *, with_bonus: bool) -> Play:
        """The move, the bonus card used or held."""
        spots = tuple((Letter(one.letter, one.blank), one.cell) for one in self.laid.cards)
        fragment = self.laid.words[0].cells if self.laid.part else ()
        premium = self.premium if with_bonus else None
        return Play(spots, fragment, premium, with_bonus and bool(self.bonus) and premium is None)


def choices(outlook: Outlook, search: PlaySearch) -> list[Choice]:
    """All plays of the hand, most points first, those of the bonus card not counted."""
    seen = outlook.seen
    plays = search.plays(outlook.lying, seen.hand, parts=parts(seen.options))
    order = sorted(range(len(plays)), key=lambda index: -plays.found[index].points)
    return [choice(outlook, plays[index]) for index in order]


def added_choices(outlook: Outlook, judge: Judge) -> list[Choice]:
    """Plays of words that the household has added, most points first."""
    words, policy = judge.household.words(), judge.policy
    if not words:
        return []

    def takes(word: str) -> bool:
        number = policy.dawg.number(word)
        return word in words or (number >= 0 and policy.sure(number))

    plays = scrabble_added.plays(outlook.lying, outlook.seen.hand, words, cards.VALUES, takes)
    return sorted((choice(outlook, play) for play in plays), key=lambda one: -one.points)


def choice(outlook: Outlook, play: scrabble.LinePlay) -> Choice:
    """A play with what the bonus card adds."""
    seen = outlook.seen
    bingo = BINGO if len(play.cards) == HAND else 0
    points = play.points
    if not seen.opened and not (bingo and seen.options.first_bingo == "example"):
        points *= 2
    bonus, premium = 0, None
    if seen.bonus in FACTORS and seen.opened:
        premium, gain = best_named(play)
        bonus = gain * (FACTORS[seen.bonus] - 1)
    elif seen.bonus in GROUPS and (seen.opened or seen.options.opening_group == "yes"):
        bonus = groups.worth(seen.bonus, words_of(outlook, play), seen.options.house_rules)
    return Choice(play, points + bingo, bonus, premium if bonus else None)


def best_named(play: scrabble.LinePlay) -> tuple[Cell, int]:
    """The new card that most points go through, and how many (RULES SK9)."""
    through = {
        one.cell: sum(word.points for word in play.words if one.cell in word.cells) for one in play.cards
    }
    best = max(through, key=lambda cell: (through[cell], cell))
    return best, through[best]


def words_of(outlook: Outlook, play: scrabble.LinePlay) -> list[groups.Laid]:
    """The words of a play as they will lie."""
    lying = outlook.seen.lying()
    lying.update({one.cell: Letter(one.letter, one.blank) for one in play.cards})
    return [[lying[cell] for cell in word.cells] for word in play.words]


def exchange(seen: Observation) -> Exchange | Pass:
    """All letters that may be exchanged. Nothing where the pile is empty, or where nobody has laid anything
    for two rounds: such a game is to end (RULES SK13)."""
    count = min(exchange_limit(seen), len(seen.hand))
    rounds = seen.history[-2 * seen.seats :]
    idle = len(rounds) == 2 * seen.seats and all(one.kind != "play" for one in rounds)
    return Exchange(seen.hand[:count]) if count and not idle else Pass()
