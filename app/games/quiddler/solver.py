"""Thinking about a turn of Quiddler: exactly in the last turn of a round, by trials before it.

``think`` is what the upper levels do; ``advice`` has it with all care and with reasons.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Iterator, Sequence
from dataclasses import dataclass

from app.engine.player import Budget
from app.games.quiddler.hands import HandFindings, Hands
from app.games.quiddler.model import Draw, Move, Phase, Play
from app.games.quiddler.outlook import Outlook
from app.games.quiddler.trial import PATIENCE, Choice, Trial, Tried
from app.search.arrange import Reach
from app.search.settling import Expected, compared


@dataclass(frozen=True)
class Care:
    """How hard a level thinks. lays, draws: trials for a decision on words, for one between piles."""

    lays: int
    draws: int


GREATEST = Care(lays=4_000, draws=2_000)
"""The care of the top level, of hints and of the list of best moves."""

HANDS = 4_000
"""Trials of a decision times other seats, whose hands are guessed for each, at most."""


@dataclass(frozen=True)
class WeighedMove:
    """A move with what it is worth.

    value: the sure lead in the game that is worth as much. gain: points of the round over the others on
    average. exact: whether both are sure. choice: what was tried. chance: to win, where it is exact.
    """

    move: Move
    value: float
    gain: float
    exact: bool
    choice: Choice
    chance: float = 0.5


def think(outlook: Outlook, hands: Hands, budget: Budget, care: Care, seed: int) -> list[WeighedMove]:
    """What such care finds for a draw or a play, best first; never empty."""
    trial = Trial(outlook, hands, seed)
    if outlook.seen.phase is Phase.DRAW:
        found = _draws(outlook, hands, trial, budget, care)
    elif outlook.seen.last_turns:
        found = _last(outlook, hands, trial, budget, care)
    else:
        found = _lays(outlook, hands, trial, budget, care)
    budget.progress(1.0)
    return found


def _draws(outlook: Outlook, hands: Hands, trial: Trial, budget: Budget, care: Care) -> list[WeighedMove]:
    seen = outlook.seen
    if not seen.discard or outlook.closes:
        return _sure(outlook, hands, trial)
    if not seen.last_turns and not _wanted(hands, outlook.hand, seen.discard[-1]):
        choices = [Choice(draws=source) for source in ("pile", "discard")]
        return [WeighedMove(Draw(one.draws), 0.0, 0.0, False, one) for one in choices]
    tried = trial.compare(_piles(outlook), budget, trials_for(care.draws, outlook, budget))
    return _judged(outlook, hands, _best_by(tried, as_move))


def _piles(outlook: Outlook) -> list[Choice]:
    choices = [Choice(draws=source) for source in ("discard", "pile")]
    if not outlook.seen.last_turns and outlook.turns < PATIENCE:
        choices += [Choice(draws=source, patient=True) for source in ("discard", "pile")]
    return choices


def _sure(outlook: Outlook, hands: Hands, trial: Trial) -> list[WeighedMove]:
    """Where nothing is left to trials: nothing can be chosen, or nobody follows."""
    if outlook.seen.phase is not Phase.DRAW:
        return _closing(outlook, hands)
    if not outlook.seen.discard:
        return [WeighedMove(Draw("pile"), 0.0, 0.0, True, Choice(draws="pile"))]
    return _last_draws(outlook, trial)


def _wanted(hands: Hands, hand: Sequence[str], top: str) -> bool:
    """Whether the open card is of any use: it goes out, or is better kept than another."""
    with_it = hands.of((*hand, top))
    return with_it.out() is not None or with_it.best()[2] != top


def _last_draws(outlook: Outlook, trial: Trial) -> list[WeighedMove]:
    """Both piles in the last turn of the round: the open card is known, the pile an average of the unseen."""
    seen = outlook.seen
    sources = {"discard": Counter((seen.discard[-1],)), "pile": Counter(outlook.unseen)}
    found = []
    for source, cards in sources.items():
        chance = gain = 0.0
        endings = trial.endings([(*outlook.hand, card) for card in cards])
        for count, ways in zip(cards.values(), endings, strict=True):
            best = max((outlook.chance(points), outlook.gain(points), laid) for laid, points in ways)
            chance += count * best[0]
            gain += count * best[1]
        total = max(1, cards.total())
        value = outlook.lead(chance / total)
        judged = WeighedMove(Draw(source), value, gain / total, True, Choice(draws=source), chance / total)
        found.append((chance, judged, total))
    return [one for _, one, _ in sorted(found, key=lambda entry: (-entry[0] / entry[2], -entry[1].gain))]


def best_way(outlook: Outlook, seen: HandFindings) -> Reach:
    """The best last turn: what wins the game likeliest, of equals what gains most."""

    def worth(way: Reach) -> tuple[float, float, int]:
        points = outlook.after(way)
        return outlook.chance(points), outlook.gain(points), way.points

    return max(seen.ways(), key=worth)


def _last(outlook: Outlook, hands: Hands, trial: Trial, budget: Budget, care: Care) -> list[WeighedMove]:
    """Words of a last turn: exactly where nobody follows."""
    if outlook.closes:
        return _closing(outlook, hands)
    tried = trial.compare(_words(outlook, hands), budget, trials_for(care.lays, outlook, budget))
    return _judged(outlook, hands, tried)


def _closing(outlook: Outlook, hands: Hands) -> list[WeighedMove]:
    hand, found = hands.of(outlook.hand), []
    for way in hand.ways():
        points = outlook.after(way)
        chance = outlook.chance(points)
        lead, gain = outlook.lead(chance), outlook.gain(points)
        judged = WeighedMove(hand.play(way), lead, gain, True, _laying(hand, way), chance)
        found.append(((chance, gain, way.points), judged))
    return [judged for _, judged in sorted(found, key=lambda entry: entry[0], reverse=True)]


def _words(outlook: Outlook, hands: Hands) -> list[Choice]:
    hand = hands.of(outlook.hand)
    return [_laying(hand, way) for way in _undominated(outlook, hand.ways())]


def _laying(hand: HandFindings, way: Reach) -> Choice:
    return Choice(way=way, card=hand.dearest_left(way))


def _undominated(outlook: Outlook, ways: Sequence[Reach]) -> list[Reach]:
    """Ways that no other one beats in points, words and longest word alike, as far as these count."""

    def key(way: Reach) -> tuple[int, int, int]:
        return way.points, way.words * outlook.words_bonus, way.longest * outlook.longest_bonus

    kept: list[Reach] = []
    for way in sorted(ways, key=key, reverse=True):
        mine = key(way)
        if not any(all(a >= b for a, b in zip(key(other), mine, strict=True)) for other in kept):
            kept.append(way)
    return kept


def _lays(outlook: Outlook, hands: Hands, trial: Trial, budget: Budget, care: Care) -> list[WeighedMove]:
    choices = _plans(outlook, hands)
    if len(choices) == 1 or budget.stop():
        return _judged(outlook, hands, _best_by([Tried(choice) for choice in choices], as_move))
    tried = trial.compare(choices, budget, trials_for(care.lays, outlook, budget))
    return _judged(outlook, hands, _best_by(tried, as_move))


def _plans(outlook: Outlook, hands: Hands) -> list[Choice]:
    """Going out, or which card to discard; a hand that goes out may be held, too."""
    hand = hands.of(outlook.hand)
    # By each card: the next to play may draw it, which can cost more than a few points less.
    outs: dict[str, list[Reach]] = {}
    for out in () if outlook.seen.unsettled else hand.outs():
        outs.setdefault(out.discard, []).append(out.reach)
    choices = [
        Choice(way=way, card=card) for card, ways in outs.items() for way in _undominated(outlook, ways)
    ]
    # Whoever is told to stop at once answers with the first.
    choices.sort(key=lambda one: -one.way.points if one.way else 0)
    waits = outlook.turns < PATIENCE
    if waits or not choices:
        plans = (False, True) if waits and choices else (False,)
        choices += [Choice(card=card, patient=patient) for card in hand.ranked() for patient in plans]
    return choices


def plans(outlook: Outlook, hands: Hands) -> list[Choice]:
    """All that a seat that draws or plays may think of, several plans to some moves; see `as_move`."""
    if outlook.seen.phase is Phase.DRAW:
        return _piles(outlook)
    return (_words if outlook.seen.last_turns else _plans)(outlook, hands)


def as_move(choice: Choice) -> Hashable:
    """What plans of the same move share."""
    return choice.draws, choice.card, choice.way


DEALS, DEALT = 960, 32
"""Deals at the most that the moves of a list of best moves meet, and so many at once."""


def standing(outlook: Outlook, hands: Hands, trial: Trial) -> Iterator[list[tuple[WeighedMove, Expected]]]:
    """Moves, best first, with what each lets expect, as far as it is known; the last one settled."""
    seen = outlook.seen
    draws = seen.phase is Phase.DRAW
    if (draws and not seen.discard) or outlook.closes:
        # How many more points a draw brings is an average, of what is sure for each card.
        yield [(one, Expected(one.chance, one.gain)) for one in _sure(outlook, hands, trial)]
        return
    ways = plans(outlook, hands)
    judged = _judged(outlook, hands, [Tried(choice) for choice in ways])

    def trying(alive: Sequence[int], first: int, deals: int) -> list[tuple[float, float]]:
        tried = trial.dealt([ways[index] for index in alive], first, deals)
        return [(one.won, one.gained) for one in tried]

    keys, most = [as_move(choice) for choice in ways], DEALS // (outlook.seats - 1)
    for stage in compared(len(ways), trying, batch=DEALT, most=most, keys=keys):
        yield [(judged[index], expected) for index, expected in stage]


def trials_for(most: int, outlook: Outlook, budget: Budget) -> int:
    """So many trials of the most that a level does: fewer the more hands have to be guessed."""
    most = min(most, HANDS // (outlook.seats - 1))
    return most if budget.work is None else min(most, budget.work)


def _best_by(tried: Sequence[Tried], key: Callable[[Choice], object]) -> list[Tried]:
    """The better one of each two that are the same move with other plans."""
    found: dict[object, Tried] = {}
    for one in tried:
        found.setdefault(key(one.choice), one)
    return list(found.values())


def _judged(outlook: Outlook, hands: Hands, tried: Sequence[Tried]) -> list[WeighedMove]:
    return [
        WeighedMove(_move(outlook, hands, one.choice), outlook.lead(one.value), one.gain, False, one.choice)
        for one in tried
    ]


def _move(outlook: Outlook, hands: Hands, choice: Choice) -> Move:
    if choice.draws:
        return Draw(choice.draws)
    if choice.way is not None:
        return hands.of(outlook.hand).play(choice.way, choice.card)
    return Play((), choice.card)
