"""Going out with what is no everyday word, where nobody but the others checks (RULES QD9).

Either a form so rare that few would think of it, or letters that look like a word: a way of going out with
one card that is not there, another one in its place. A player dares it where it promises more than any honest
move, by how often it was caught in this game.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from app.engine.player import Budget
from app.games.quiddler import deck
from app.games.quiddler.deck import Meld
from app.games.quiddler.hands import Hands, without
from app.games.quiddler.model import Options, Play
from app.games.quiddler.outlook import Outlook
from app.games.quiddler.solver import trials_for
from app.games.quiddler.trial import Choice, Trial
from app.games.quiddler.words import searching
from app.lexicon import czech, vocabulary
from app.lexicon.judge import Judge
from app.lexicon.vocabulary import Vocabulary
from app.search.arrange import HandSearch

VOWELS = frozenset("AÁEÉĚIÍOÓUÚŮYÝ")

LEAST_CARDS = 4
"""Shorter words are known too well to be made up."""

CAUGHT = 0.4
"""So often each of the others is expected to challenge a word that is none, as long as nothing tells."""

BELIEVED = 4
"""That weighs as much as what came of so many of its own."""

TRIALS = 1_000
"""What a bluff and the best honest choice are tried with, together."""


@dataclass(frozen=True)
class Bluff:
    """Going out in a way that is not quite honest. made_up: the first word is none that it knows."""

    play: Play
    made_up: bool


def rare(judge: Judge, options: Options, hand: tuple[str, ...]) -> Bluff | None:
    """Going out with any words that the game takes, also such as the computer does not play otherwise; None
    where there is no such way."""
    search = searching(judge, options)
    outs = search.hand(hand).outs()
    if not outs:
        return None
    best = max(outs, key=lambda out: (out.reach.points, out.reach.words))
    melds = search.hand(hand).arrangement(best.reach).melds
    lexicon, number = judge.lexicon, judge.policy.dawg.number
    if any(lexicon.vulgar(number(czech.normalise(deck.spelt(meld)))) for meld in melds):
        return None
    return Bluff(Play(melds, best.discard), made_up=False)


def invented(
    judge: Judge, known: Vocabulary, common: Vocabulary, options: Options, hand: tuple[str, ...]
) -> Bluff | None:
    """Going out with one word that is none and looks like one; None where nothing fits.

    known: the words that are laid besides. common: the words that a made-up one has to look like."""
    search = searching(judge, options, known.column)
    found = [one for one in _ways(search, options, hand) if plausible(known, common, one.words[0])]
    if not found:
        return None
    best = max(found, key=lambda one: (deck.value(options.edition, one.words[0]), one.words))
    return Bluff(best, made_up=True)


def _ways(search: HandSearch, options: Options, hand: tuple[str, ...]) -> Iterator[Play]:
    """Going out with another card in the place of one that is not there; that word comes first."""
    singles = [card for card in deck.printed(options.edition, options.ly) if len(card) == 1]
    for given in sorted(set(hand)):
        if len(given) != 1:
            continue
        rest = without(hand, given)
        for wished in singles:
            if wished == given or (wished in VOWELS) != (given in VOWELS):
                continue
            looked = search.hand((*rest, wished))
            outs = [out for out in looked.outs() if out.discard != wished]
            if not outs:
                continue
            best = max(outs, key=lambda out: out.reach.points)
            melds = _exchanged(looked.arrangement(best.reach).melds, rest, wished, given)
            if melds is not None:
                yield Play(melds, best.discard)


def _exchanged(
    melds: tuple[Meld, ...], rest: tuple[str, ...], wished: str, given: str
) -> tuple[Meld, ...] | None:
    """The words with one card for another, that word first; None where the card is wanted in two."""
    spare = Counter(rest)[wished]
    holders = [at for at, meld in enumerate(melds) for card in meld if card == wished]
    if len(holders) != spare + 1:
        return None
    at = holders[-1]
    place = melds[at].index(wished)
    changed = (*melds[at][:place], given, *melds[at][place + 1 :])
    return (changed, *melds[:at], *melds[at + 1 :])


def plausible(known: Vocabulary, common: Vocabulary, meld: Meld) -> bool:
    """Whether it could be taken for a word: long enough, its letters as in words, not one that is known."""
    word = deck.spelt(meld)
    return len(meld) >= LEAST_CARDS and vocabulary.plausible(word, known, common)


def pays(bluff: Bluff, outlook: Outlook, hands: Hands, honest: Choice, budget: Budget, seed: int) -> bool:
    """Whether a bluff promises more than the best honest choice; not where it is told to stop.

    A rare form stands even where somebody challenges it. A word made up falls; the other words are taken to
    stand then, as where a round that was ended stays ended (``false_out=stands``)."""
    play, risk = bluff.play, 0.0
    choices = [honest, Choice(way=outlook.figures(play.words), card=play.discard)]
    if bluff.made_up:
        risk = caught(outlook)
        fine = deck.value(outlook.seen.options.edition, play.words[0])
        choices.append(Choice(way=outlook.figures(play.words[1:]), card=play.discard, penalty=fine))
    trial = Trial(outlook, hands, seed)
    best, stands, *falls = trial.weigh(choices, budget, trials_for(TRIALS, outlook, budget))
    return not budget.stop() and (1.0 - risk) * stands + risk * sum(falls) > best


def caught(outlook: Outlook) -> float:
    """How likely somebody challenges a word that this seat makes up, 0 to 1: by what came of those that it
    laid in this game."""
    seen, seat = outlook.seen, outlook.seat
    fell = len(seen.aside[seat])
    passed = 0
    for one in seen.past:
        row = one.rows[seat]
        fell += len(row.fallen) + len(row.aside)
        passed += sum(not good and index not in row.fallen for index, good in enumerate(row.listed))
    usual = 1.0 - (1.0 - CAUGHT) ** (outlook.seats - 1)
    return (fell + BELIEVED * usual) / (fell + passed + BELIEVED)
