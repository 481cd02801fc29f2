"""Computer players of Quiddler: five levels with growing vocabularies that see more and think further.

A level knows the commonest words in the forms that people say (`vocabulary`). Hare and hedgehog overlook
words, long and rare ones sooner, and go by the points of the cards; the hare is content with short words.
Both take their time as people do: they do not go out in the first turns of a round, whatever they hold.
The fox sees all that it knows and keeps an eye on the bonuses. Owl and lynx play the last turn exactly and
try out before it what may come (`solver`); they hold a finished hand where that is worth more than going out,
and make a word up where words are challenged and that promises more (`bluffs`). From the words that others go
out with they learn whether these mind the bonuses (`habits`). What others lay they challenge as far as
their vocabulary goes (`challenger`).

A player keeps nothing between two questions but what it looked through, so the same seed, level and
observation give the same move.
"""

from __future__ import annotations

from random import Random

from app.engine.player import Budget
from app.engine.seeds import seed_of
from app.games.quiddler import deck, solo_model
from app.games.quiddler.bluffs import Bluff, invented, pays, rare
from app.games.quiddler.challenger import Challenger
from app.games.quiddler.hands import Hands
from app.games.quiddler.levels import COMMON, ENDS, LEAST, LEVELS, Level
from app.games.quiddler.model import Draw, Move, Observation, Phase, Play
from app.games.quiddler.outlook import Outlook
from app.games.quiddler.plain import by_points, mildest_at_table, takes, worth_of
from app.games.quiddler.scoring import bonuses_of
from app.games.quiddler.solitaire.par import ParPlayer, places_of
from app.games.quiddler.solitaire.piles import OpenWords
from app.games.quiddler.solver import best_way, think
from app.games.quiddler.words import searching
from app.lexicon.judge import Judge
from app.lexicon.vocabulary import Vocabulary, luck, vocabulary
from app.search.arrange import Accepted, HandSearch
from app.search.scale import Scale, ScaledPlayer

__all__ = ["LEVELS", "Level", "QuiddlerOpponent", "mildest"]


class QuiddlerOpponent(ScaledPlayer[Level]):
    """A computer player of one level; seed tells players of the same level apart."""

    def __init__(self, level: float, seed: int, judge: Judge) -> None:
        super().__init__(Scale(LEVELS, level, ENDS, least=LEAST), seed)
        self._judge = judge
        self._all: tuple[object, Hands] | None = None
        self._player: tuple[object, ParPlayer] | None = None

    def choose(
        self, observation: Observation | solo_model.SoloObservation, budget: Budget
    ) -> Move | solo_model.Move:
        if isinstance(observation, solo_model.SoloObservation):
            return self._alone(observation)
        self._begin(observation.seat, observation.round, observation.had, observation.scores)
        if observation.phase in (Phase.DRAW, Phase.PLAY):
            return self._turn(observation, budget)
        known = vocabulary(self._judge, self._level.extent)
        challenger = Challenger(self._judge, known, self._level.caution)
        if observation.phase is Phase.CHALLENGE:
            return challenger.challenges(observation)
        return challenger.votes(observation)

    def _alone(self, seen: solo_model.SoloObservation) -> solo_model.Move:
        """The game for one: the upper levels think of what comes after a word."""
        self._begin(seen.piles, seen.sizes)
        known = vocabulary(self._judge, self._level.extent)
        sees, letters = self._level.sees, self._level.letters
        if sees is not None:
            salt = seed_of(repr((self._seed, self._scale.strength, seen.piles, seen.sizes)))
            noticed = _Noticed(known, sees, letters, salt)
            ways = (searching(self._judge, seen.options, accepted) for accepted in (noticed, known.column))
            moves = (_solo(seen, words) for words in ways)
            return next((move for move in moves if move is not None), solo_model.GiveUp())
        key = known, seen.options, frozenset(self._judge.household.words())
        if self._player is None or self._player[0] != key:
            words = OpenWords(self._judge, seen.options, accepted=known.column)
            self._player = key, ParPlayer(words, seen.options)
        return self._player[1].choose(seen)

    def _turn(self, seen: Observation, budget: Budget) -> Move:
        chance = self._chance(seen)
        outlook = Outlook(seen)
        hands = self._hands(seen, chance.getrandbits(48))
        care = self._level.care
        if care is not None:
            drawn, kind = chance.random(), chance.random()
            best = think(outlook, hands, budget, care, chance.getrandbits(48))[0]
            bluff = None if budget.stop() else self._bluff(seen, hands, drawn, kind)
            if bluff is None or not pays(bluff, outlook, hands, best.choice, budget, chance.getrandbits(48)):
                return best.move
            return bluff.play
        hand = seen.hand
        if seen.phase is Phase.DRAW:
            taken = bool(seen.discard) and takes(hands, hand, seen.discard[-1], last=seen.last_turns)
            return Draw("discard" if taken else "pile")
        looked = hands.of(hand)
        if seen.last_turns:
            return looked.play(best_way(outlook, looked) if self._level.bonuses else looked.best()[1])
        out = looked.out() if self._ready(seen) else None
        return Play((), looked.best()[2]) if out is None else looked.play(out.reach, out.discard)

    def _bluff(self, seen: Observation, hands: Hands, drawn: float, kind: float) -> Bluff | None:
        """What it might dare where it cannot go out honestly and words are challenged, not checked: one time
        in two a rare form, if there is one, else what it makes up."""
        if (
            seen.options.words != "challenge"
            or seen.phase is not Phase.PLAY
            or seen.last_turns
            or seen.unsettled
        ):
            return None
        if drawn >= self._level.bluffs or hands.of(seen.hand).out() is not None:
            return None
        bluff = rare(self._judge, seen.options, seen.hand) if kind < 0.5 else None
        known = vocabulary(self._judge, self._level.extent)
        common = vocabulary(self._judge, COMMON)
        return bluff or invented(self._judge, known, common, seen.options, seen.hand)

    def _ready(self, seen: Observation) -> bool:
        """Whether it thinks of going out yet."""
        if seen.unsettled:
            return False
        waits = self._luck(seen.seat, seen.round, seen.scores).random()
        return seen.had >= int(self._level.patience + waits)

    def _chance(self, seen: Observation) -> Random:
        """The same in both halves of a turn, so that what was seen when drawing is seen when laying."""
        return self._luck(seen.seat, seen.round, seen.had, seen.scores)

    def _hands(self, seen: Observation, salt: int) -> Hands:
        """How it sees hands in this turn: all that it knows, or what of it comes to mind."""
        known = vocabulary(self._judge, self._level.extent)
        if self._level.sees is not None:
            return self._looking(seen, _Noticed(known, self._level.sees, self._level.letters, salt))
        key = known, seen.options, seen.seats, frozenset(self._judge.household.words())
        if self._all is None or self._all[0] != key:
            self._all = key, self._looking(seen, known.column)
        return self._all[1]

    def _looking(self, seen: Observation, accepted: Accepted) -> Hands:
        options = seen.options
        worth = worth_of(bonuses_of(seen.seats, options.bonus2)) if self._level.bonuses else by_points
        return Hands(searching(self._judge, options, accepted), worth, deck.values(options.edition))


class _Noticed:
    """Which known words come to mind in a turn. Called with the number of a word."""

    def __init__(self, known: Vocabulary, sees: float, letters: int, salt: int) -> None:
        self._known, self._sees, self._letters, self._salt = known, sees, letters, salt

    def __call__(self, number: int) -> bool:
        known = self._known
        if not known.has(number) or known.length(number) > self._letters:
            return False
        return luck(number, self._salt) < known.ease(number) * self._sees


def _solo(seen: solo_model.SoloObservation, words: HandSearch) -> solo_model.Move | None:
    """The word with most cards; the deepest pile fills an empty place. None where no word is found."""
    if seen.phase is solo_model.SoloPhase.REFILL:
        return solo_model.Refill(seen.empty[0], max(seen.sources, key=lambda place: seen.sizes[place]))
    melds = [word.cards for word in words.words(card for card in seen.piles if card is not None)]
    if not melds:
        return None
    return solo_model.Take(places_of(seen, max(melds, key=lambda meld: (len(meld), meld))))


def mildest(observation: Observation | solo_model.SoloObservation) -> Move | solo_model.Move:
    """The legal move that gives least away, for a seat that lost its decision: draw from the pile, discard
    that card again, challenge nothing; alone, give up."""
    if isinstance(observation, solo_model.SoloObservation):
        return solo_model.GiveUp()
    return mildest_at_table(observation)
