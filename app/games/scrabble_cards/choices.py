"""What the seat on turn can lay, and what its bonus card brings with it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property

from app.games.scrabble_cards import cards, groups
from app.games.scrabble_cards.cards import BINGO, FACTORS, GROUPS, HAND, Letter
from app.games.scrabble_cards.model import Observation, exchange_limit
from app.games.scrabble_cards.moves import Exchange, Pass, Play, Spot
from app.games.scrabble_cards.outlook import Outlook, parts
from app.games.scrabble_cards.table import ACROSS, DOWN, Cell, Table, run
from app.lexicon import czech
from app.lexicon.judge import Judge
from app.search import scrabble
from app.search.scrabble import PlaySearch

MOST_ADDED = 200
"""No more words of a household are tried; nobody adds so many."""


@dataclass(frozen=True)
class SolvedPosition:
    """A position to be printed. table: what lies there. hand: cards to be laid. points: the most that a turn
    brings without a bonus card. best: the cards of one such turn, words: those it makes. ways: how many turns
    bring as much."""

    table: tuple[Spot, ...]
    hand: tuple[str, ...]
    points: int
    best: tuple[Spot, ...]
    words: tuple[str, ...]
    ways: int


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
    plays = search.plays(outlook.worths, seen.hand, parts=parts(seen.options))
    order = sorted(range(len(plays)), key=lambda index: -plays.found[index].points)
    return [choice(outlook, plays[index]) for index in order]


def added_choices(outlook: Outlook, judge: Judge) -> list[Choice]:
    """Plays that make a word which the household has added in their line, most points first; of a first word
    only across at (0, 0). They are few, so every place is tried."""
    words, policy = judge.household.words(), judge.policy
    if not words:
        return []

    def takes(word: str) -> bool:
        number = policy.dawg.number(word)
        return word in words or (number >= 0 and policy.sure(number))

    table, found = outlook.seen.board(), []
    for text in (czech.upper(word) for word in sorted(words)[:MOST_ADDED] if len(word) > 1):
        for down in (False, True) if table else (False,):
            for x, y in sorted(_starts(table, text, down)) if table else [(0, 0)]:
                cells = [(x, y + at) if down else (x + at, y) for at in range(len(text))]
                play = _placed(table, outlook.seen.hand, text, cells, DOWN if down else ACROSS, takes)
                if play is not None:
                    found.append(choice(outlook, play))
    return sorted(found, key=lambda one: -one.points)


def _starts(table: Table, text: str, down: bool) -> set[Cell]:
    """Where the word could begin so that it touches what lies."""
    found = set()
    for x, y in table:
        for near in ((x, y), (x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)):
            for at in range(len(text)):
                found.add((near[0], near[1] - at) if down else (near[0] - at, near[1]))
    return found


def _placed(
    table: Table,
    hand: Sequence[str],
    text: str,
    cells: Sequence[Cell],
    step: Cell,
    takes: Callable[[str], bool],
) -> scrabble.LinePlay | None:
    """The word at these cells, a blank only for a card that is not there; None where it does not go there.

    takes: whether a word across counts, in small letters."""
    if any(cell in table and table[cell].letter != letter for cell, letter in zip(cells, text, strict=True)):
        return None
    left, laid = Counter(hand), dict[Cell, Letter]()
    for cell, letter in zip(cells, text, strict=True):
        if cell not in table:
            card = letter if left[letter] else cards.BLANK
            if not left[card]:
                return None
            left[card] -= 1
            laid[cell] = Letter(letter, card == cards.BLANK)
    lying = {**table, **laid}
    words = [run(lying, cells[0], step)]
    if not laid or words[0].text != text:
        return None
    for cell in laid:
        across = run(lying, cell, (step[1], step[0]))
        if len(across.cells) > 1:
            if not takes(czech.normalise(across.text)):
                return None
            words.append(across)
    if table and len(laid) == len(cells) and len(words) == 1:
        return None
    made = tuple(scrabble.Formed(word.text, word.value, word.cells) for word in words)
    spots = tuple(scrabble.LaidCard(one.letter, one.blank, cell) for cell, one in laid.items())
    return scrabble.LinePlay(spots, made, False, sum(word.points for word in made))


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
    lying = outlook.seen.board()
    lying.update({one.cell: Letter(one.letter, one.blank) for one in play.cards})
    return [[lying[cell] for cell in word.cells] for word in play.words]


def exchange(seen: Observation) -> Exchange | Pass:
    """All letters that may be exchanged. Nothing where the pile is empty, or where nobody has laid anything
    for two rounds: such a game is to end (RULES SK13)."""
    count = min(exchange_limit(seen), len(seen.hand))
    rounds = seen.history[-2 * seen.seats :]
    idle = len(rounds) == 2 * seen.seats and all(one.kind != "play" for one in rounds)
    return Exchange(seen.hand[:count]) if count and not idle else Pass()
