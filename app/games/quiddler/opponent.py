"""Computer players of Quiddler."""

from __future__ import annotations

from app.engine.player import Budget
from app.games.quiddler import deck, solo_model
from app.games.quiddler.deck import Meld
from app.games.quiddler.model import Doubt, Draw, Move, Observation, Phase, Play, Vote
from app.games.quiddler.words import HandWords
from app.lexicon.judge import Judge

__all__ = ["QuiddlerOpponent", "mildest"]


class QuiddlerOpponent:
    """A computer player of one level; seed tells players of the same level apart."""

    def __init__(self, level: int, seed: int, judge: Judge) -> None:
        self._judge = judge

    def choose(
        self, observation: Observation | solo_model.Observation, budget: Budget
    ) -> Move | solo_model.Move:
        """The move of this level."""
        words = HandWords(self._judge, observation.options)
        if isinstance(observation, solo_model.Observation):
            return _solo(observation, words)
        if observation.phase is not Phase.PLAY:
            return mildest_at_table(observation)
        return _play(observation, words)


def _play(seen: Observation, words: HandWords) -> Move:
    """The dearest words, one after the other."""
    edition = seen.options.edition
    hand, laid = list(seen.hand), []
    for meld in sorted(words.melds(hand), key=lambda one: (-deck.value(edition, one), one)):
        if deck.missing(meld, hand) is None and len(meld) < len(hand):
            laid.append(meld)
            for card in meld:
                hand.remove(card)
    worst = max(hand, key=lambda card: deck.value(edition, [card]))
    if len(hand) > 1 and not seen.last_turns:
        return Play((), worst)
    return Play(tuple(laid), worst)


def _solo(seen: solo_model.Observation, words: HandWords) -> solo_model.Move:
    """The word with most cards; the deepest pile fills an empty place."""
    if seen.phase is solo_model.SoloPhase.REFILL:
        return solo_model.Refill(seen.empty[0], max(seen.sources, key=lambda place: seen.sizes[place]))
    cards = [card for card in seen.piles if card is not None]
    melds: list[Meld] = list(words.melds(cards))
    if not melds:
        return solo_model.GiveUp()
    places: list[int] = []
    for card in max(melds, key=lambda meld: (len(meld), meld)):
        places.append(next(at for at, one in enumerate(seen.piles) if one == card and at not in places))
    return solo_model.Take(tuple(places))


def mildest(observation: Observation | solo_model.Observation) -> Move | solo_model.Move:
    """The legal move that gives least away, for a seat that lost its decision: draw from the pile, discard
    that card again, challenge nothing; alone, give up."""
    if isinstance(observation, solo_model.Observation):
        return solo_model.GiveUp()
    return mildest_at_table(observation)


def mildest_at_table(seen: Observation) -> Move:
    """See `mildest`."""
    if seen.phase is Phase.DRAW:
        return Draw("pile")
    if seen.phase is Phase.PLAY:
        return Play((), seen.hand[-1])
    return Doubt(()) if seen.phase is Phase.DOUBT else Vote(())
