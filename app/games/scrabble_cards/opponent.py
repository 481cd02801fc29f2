"""Computer players of Scrabble karty: five levels with growing vocabularies that see more and think further.

A level knows the commonest words in the forms that people say. Hare and hedgehog overlook words, long and
rare ones and those that cross others sooner, and do not always think of their bonus card; the hare is content
with short words of a few cards. The fox sees all that it knows and holds premium cards for a good word. Owl
and lynx weigh what they keep and leave by what self-play has taught (`evaluation`), the lynx tries the best
moves out (`simulation`), and both make a word up now and then (`bluffs`). What others lay they all doubt as
far as their vocabulary goes (`doubts`).

The same seed, level and observation give the same move.
"""

from __future__ import annotations

from dataclasses import replace
from random import Random

from app.engine.player import Budget
from app.games.scrabble_cards import groups
from app.games.scrabble_cards.bluffs import invented, rare
from app.games.scrabble_cards.cards import DOUBLE, GROUPS, TRIPLE
from app.games.scrabble_cards.challenger import Challenger
from app.games.scrabble_cards.choices import Choice, added_choices, choices, exchange
from app.games.scrabble_cards.evaluation import Evaluation
from app.games.scrabble_cards.levels import COMMON, ENDS, LEAST, LEVELS, Level
from app.games.scrabble_cards.model import SECOND, Observation, Phase
from app.games.scrabble_cards.moves import Answer, Challenge, First, Move, Pass, Play, Vote
from app.games.scrabble_cards.outlook import Outlook, searching
from app.games.scrabble_cards.scoring import score
from app.games.scrabble_cards.simulation import compare
from app.games.scrabble_cards.values import learned
from app.games.scrabble_cards.wordstock import laid as laid_words
from app.lexicon.judge import Judge
from app.lexicon.vocabulary import Vocabulary, luck, vocabulary
from app.search.scale import Scale, ScaledPlayer

__all__ = ["LEVELS", "Level", "ScrabbleOpponent", "mildest"]


class ScrabbleOpponent(ScaledPlayer[Level]):
    """A computer player of one level; seed tells players of the same level apart."""

    def __init__(self, level: float, seed: int, judge: Judge) -> None:
        super().__init__(Scale(LEVELS, level, ENDS, least=LEAST), seed)
        # As the rules do, which would refuse what the household takes only since the game began.
        self._judge = judge.of_today()
        self._decided: tuple[Observation, Move] | None = None
        self._weighing: tuple[object, Evaluation] | None = None

    def choose(self, observation: Observation, budget: Budget) -> Move:
        self._begin(observation.seat, len(observation.history))
        if observation.phase is Phase.ANSWER:
            return self._answer(observation)
        if observation.phase in (Phase.CHALLENGE, Phase.VOTE):
            challenger = Challenger(self._judge, self._known(), self._level.caution)
            if observation.phase is Phase.CHALLENGE:
                return challenger.challenges(observation)
            return challenger.votes(observation)
        if observation.phase is Phase.LATE:
            return exchange(observation)
        move = self._turn(observation, budget)
        if isinstance(move, Play) and observation.options.limit and observation.first_at is None:
            return First(self._reached(observation))
        return move

    def _known(self) -> Vocabulary:
        return vocabulary(self._judge, self._level.extent)

    def _laid(self) -> bytes | memoryview:
        return laid_words(self._judge, self._level.extent, self._level.rare)

    def _turn(self, seen: Observation, budget: Budget) -> Move:
        """Decided once: it stays the same when the first card lies."""
        key = replace(seen, first_at=None, at=0, running=False)
        if self._decided is None or self._decided[0] != key:
            self._decided = key, self._thought(seen, budget)
        return self._decided[1]

    def _thought(self, seen: Observation, budget: Budget) -> Move:
        chance = self._chance(seen)
        outlook = Outlook(seen)
        if self._level.values:
            return self._weighed(outlook, budget, chance.getrandbits(48))
        found = choices(outlook, searching(self._judge, self._laid()))
        found += added_choices(outlook, self._judge)
        thinks = chance.random() < self._level.bonus
        noticed = _Noticed(self._known(), self._level, chance.getrandbits(48))
        worth = {
            id(one): one.points + (one.bonus if self._uses(seen, one, thinks=thinks) else 0) for one in found
        }
        for one in sorted(found, key=lambda one: -worth[id(one)]):
            if noticed.sees(one):
                return one.move(with_bonus=self._uses(seen, one, thinks=thinks))
        return exchange(seen)

    def _weighed(self, outlook: Outlook, budget: Budget, seed: int) -> Move:
        """By worth, and by trying out what looks best."""
        evaluation, care = self._evaluation(outlook), self._level.care
        found = evaluation.ranked(outlook, care.moves(outlook) if care else 1)
        bluff = self._bluff(outlook, max(one.points for one in found))
        if bluff is not None or care is None:
            return bluff or found[0].move
        return compare(evaluation, outlook, found, budget, care, seed)[0][0].move

    def _bluff(self, outlook: Outlook, best: int) -> Play | None:
        """Now and then, where words are not checked as they are laid. best: points of an honest play."""
        if outlook.seen.options.words == "auto" or not self._level.bluffs:
            return None
        chance = self._chance(outlook.seen, "bluff")
        if chance.random() >= self._level.bluffs:
            return None
        found = rare(self._judge, outlook, best) if chance.random() < 0.5 else None
        if found is None:
            common = vocabulary(self._judge, COMMON)
            found = invented(self._judge, self._known(), common, outlook, best)
        return None if found is None else found.move(with_bonus=False)

    def _evaluation(self, outlook: Outlook) -> Evaluation:
        laid, options = self._laid(), outlook.seen.options
        key = laid, options
        if self._weighing is None or self._weighing[0] != key:
            self._weighing = key, Evaluation(self._judge, laid, learned(), outlook)
        return self._weighing[1]

    def _uses(self, seen: Observation, choice: Choice, *, thinks: bool) -> bool:
        """Whether the bonus card goes with the play."""
        least = dict(zip((DOUBLE, TRIPLE), self._level.holds, strict=True)).get(seen.bonus, 1)
        return thinks and choice.bonus >= least

    def _answer(self, seen: Observation) -> Answer:
        """A group card against the turn, where it would count (RULES SK10)."""
        if seen.bonus not in GROUPS or self._chance(seen).random() >= self._level.bonus:
            return Answer(False)
        worth = against(seen, seen.bonus)
        counts = worth > to_beat(seen)
        return Answer(counts, counts and 1 in seen.options.house_rules)

    def _reached(self, seen: Observation) -> int:
        """When the first card lies, in milliseconds of the turn; people take two seconds and more."""
        limit = seen.options.limit * SECOND
        took = 2_000 + int(self._chance(seen).random() * (limit / 2 - 2_000))
        return min(limit, seen.at + took)

    def _chance(self, seen: Observation, what: str = "") -> Random:
        """Chance that stays the same as long as the turn lasts."""
        return self._luck(seen.seat, len(seen.history), seen.scores, what)


class _Noticed:
    """Which plays come to mind in a turn."""

    def __init__(self, known: Vocabulary, level: Level, salt: int) -> None:
        self._known, self._level, self._salt = known, level, salt

    def sees(self, choice: Choice) -> bool:
        """Whether this one does."""
        level, word = self._level, choice.word
        if level.sees >= 1.0:
            return True
        if len(word) > level.letters or len(choice.laid.cards) > level.lays:
            return False
        number = self._known.number(word)
        ease = level.sees * (self._known.ease(number) if number >= 0 else 1.0)
        ease *= level.crossing ** (len(choice.laid.words) - 1)
        return luck(number, self._salt) < ease


def against(seen: Observation, card: str) -> int:
    """What a group card takes from the turn that is answered."""
    words = [word.cards for word in seen.placed().words]
    return groups.worth(card, words, seen.options.house_rules, against=True)


def to_beat(seen: Observation) -> int:
    """Points that a card against the turn must exceed to count: the best before it, and where only one side
    counts the mover's own card (RULES SK10, ``sides``)."""
    best = max((against(seen, card) for _, card in seen.answered if card), default=0)
    if seen.options.sides == "single" and seen.shown in GROUPS and seen.pending is not None:
        best = max(best, score(seen, seen.pending, seen.placed(), bonus=seen.shown).own)
    return best


def mildest(observation: Observation) -> Move:
    """The legal move that gives least away, for a seat that lost its decision: omit the turn, object to
    nothing, play no card against it."""
    if observation.phase is Phase.CHALLENGE:
        return Challenge(())
    if observation.phase is Phase.VOTE:
        return Vote(())
    return Answer(False) if observation.phase is Phase.ANSWER else Pass()
