"""What a seat could have done in a turn, weighed against what it did, for reviews and puzzles.

All by words that people know: a draw is no better for what nobody would have laid with the card.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from itertools import pairwise
from typing import Any

from app.engine.plain import moves
from app.engine.reviewing import Decision, Moment
from app.games.quiddler import deck
from app.games.quiddler.advice import Motive, RankedMove, motives_of, points_of, sighted
from app.games.quiddler.hands import Hands, without
from app.games.quiddler.levels import COMMON
from app.games.quiddler.model import Draw, Move, Observation, Phase, Play
from app.games.quiddler.outlook import Outlook
from app.games.quiddler.solitaire.study import advice_alone, decided, weigh_alone
from app.games.quiddler.solo_model import SoloObservation
from app.games.quiddler.solver import DEALT, WeighedMove, as_move, plans
from app.games.quiddler.trial import Choice, Trial
from app.lexicon.judge import Judge
from app.lexicon.vocabulary import Everyday, Vocabulary, vocabulary
from app.search.arrange import Reach
from app.search.settling import Expected, Tried
from app.search.weighing import Appraisal, Choices, Weigh

_read_move: Callable[[Mapping[str, Any]], Draw | Play] = moves(Draw, Play)

DEALS = 960
"""Deals that tell by how much moves differ where two play; fewer where more hands are guessed."""

TOLD = (
    Motive.GOES_OUT,
    Motive.LAYS_ALL,
    Motive.MOST_WORDS,
    Motive.LONGEST_WORD,
    Motive.DENIES_WORDS,
    Motive.DENIES_LONGEST,
    Motive.FINISHES,
    Motive.IMPROVES,
    Motive.OPEN_CARD_IS_NO_USE,
    Motive.KEEPS_WORDS,
)
"""What a review tells of a better move. Nobody can check that it pays to wait, or what the pile promises."""

SCORING = (Motive.LAYS_ALL.value, Motive.MOST_WORDS.value, Motive.LONGEST_WORD.value)
"""Motives that say where points come from."""


def chosen(judge: Judge) -> Callable[[Sequence[Decision]], Sequence[Decision]]:
    """What of a game is weighed. Alone moves can be taken back: what stands is. Among several no draw is
    whose card was laid at once in a word that few know: trials without that word call the card useless."""
    said = vocabulary(judge, COMMON)

    def in_a_rare_word(drawn: Decision, laid: Decision) -> bool:
        draw, play = drawn.move, laid.move
        if not (isinstance(draw, Draw) and draw.source == "discard" and isinstance(play, Play)):
            return False
        words = [deck.spelt(meld) for meld in play.words]
        uses = any(drawn.seen.discard[-1] in meld for meld in play.words)
        known = all(map(said.knows, words))
        return uses and not known and all(judge.judge(word).accepted for word in words)

    def weighed(made: Sequence[Decision]) -> Sequence[Decision]:
        if made and isinstance(made[0].seen, SoloObservation):
            return decided(made)
        left_out = {one.turn for one, then in pairwise(made) if in_a_rare_word(one, then)}
        return [one for one in made if one.turn not in left_out]

    return weighed


def weigh(judge: Judge) -> Weigh:
    """What weighs decisions of both games with this judge."""
    several, alone = _weigh_several(judge), weigh_alone(judge)

    def choices(seen: object, made: Any) -> Choices | None:
        return (several if isinstance(seen, Observation) else alone)(seen, made)

    return choices


def _weigh_several(judge: Judge) -> Weigh:
    """What weighs the draws and plays of games of several."""
    said, everyday = vocabulary(judge, COMMON), Everyday(judge)
    known = said.column

    def choices(seen: object, made: Move | None) -> Choices | None:
        if not isinstance(seen, Observation) or seen.seat is None or seen.turn != seen.seat:
            return None
        if seen.phase not in (Phase.DRAW, Phase.PLAY) or not isinstance(made, Draw | Play | None):
            return None
        if seen.phase is Phase.DRAW and not seen.discard:
            return None
        outlook, hands = Outlook(seen), sighted(judge, seen, known)
        ways = plans(outlook, hands)
        mine = None if made is None else _made(outlook, made)
        if isinstance(made, Play) and not all(judge.judge(deck.spelt(meld)).accepted for meld in made.words):
            return None  # a bluff is no matter of reckoning
        ways = _with(ways, mine)
        trial = Trial(outlook, hands, 0)
        exact = outlook.closes and seen.phase is Phase.PLAY
        trying = _ends(outlook, ways) if exact else _trials(trial, ways)
        best = max((one.way.points for one in ways if one.way is not None), default=0)

        def tell(plan: int) -> Appraisal:
            one = _weighed(outlook, hands, ways[plan], made if ways[plan] is mine else None)
            found = motives_of(outlook, hands, one, best)
            if Motive.FINISHES in found:  # which says more
                found = (Motive.FINISHES,)
            points = points_of(outlook, one)
            both = ways[plan].way is not None and mine is not None and mine.way is not None
            if both and not seen.last_turns:  # who goes out either way is not told to go out
                more = _more_of(outlook, ways[plan], mine)
                return Appraisal(one.move.to_json(), points, more, scoring=SCORING)
            codes = [_code(outlook, hands, everyday, motive, points) for motive in found if motive in TOLD]
            waits = one.choice.way is None and not outlook.seen.last_turns
            return Appraisal(
                one.move.to_json(), points, tuple(filter(None, codes)), scoring=SCORING, waits=waits
            )

        def spelt(plan: int) -> list[str]:
            move = _weighed(outlook, hands, ways[plan], None).move
            return [deck.spelt(meld) for meld in move.words] if isinstance(move, Play) else []

        def knows(plan: int) -> bool:
            """Nobody believes that words should have been held which could be laid."""
            if made is None:
                return all(said.form_rank(word) < SAID for word in spelt(plan))
            lays = mine is not None and mine.way is not None
            if ways[plan] is mine or (lays and ways[plan].way is None):
                return False
            return all(map(everyday, spelt(plan)))

        def hard(plan: int) -> int:
            return _hard(said, spelt(plan))

        deals = 0 if exact else DEALS // (seen.seats - 1)
        key = None if mine is None else as_move(mine)
        return Choices([as_move(one) for one in ways], key, trying, DEALT, deals, tell, knows, hard)

    return choices


def _more_of(outlook: Outlook, one: Choice, mine: Choice | None) -> tuple[str, ...]:
    """What a way out has more of than the one made, where there is a bonus for it."""
    if one.way is None or mine is None or mine.way is None:
        return ()
    used = (outlook.words_bonus, outlook.longest_bonus)
    names = ("more_words", "longer_word")
    return tuple(name for at, name in enumerate(names) if used[at] and one.way[at] > mine.way[at])


SAID = 25_000
"""Ranks of the words that the answer of a puzzle is made of end here."""

MANY, LONG, RARE = 3, 5, 12_000
"""So many words at once are not seen at once, nor is a word of so many letters or of that rank."""


def _hard(known: Vocabulary, words: Sequence[str]) -> int:
    if not words:
        return 0
    rare = max(map(known.form_rank, words)) >= RARE
    return (len(words) >= MANY) + (max(map(len, words)) >= LONG) + rare


def _code(outlook: Outlook, hands: Hands, everyday: Everyday, motive: Motive, points: int) -> str:
    """The code of a motive, with the points of going out or the words of the open card; empty where those are
    hardly known."""
    if motive is Motive.GOES_OUT:
        return f"{motive.value}:{points}"
    if motive not in (Motive.FINISHES, Motive.IMPROVES):
        return motive.value
    words = _with_open(outlook, hands, out=motive is Motive.FINISHES)
    return f"{motive.value}:{' '.join(words)}" if words and all(map(everyday, words)) else ""


def _with_open(outlook: Outlook, hands: Hands, *, out: bool) -> list[str]:
    """The words that the hand makes with the open card. out: to go out with."""
    hand = hands.of((*outlook.hand, outlook.seen.discard[-1]))
    way = hand.out() if out else None
    play = hand.play(hand.best()[1]) if way is None else hand.play(way.reach, way.discard)
    return [deck.spelt(meld) for meld in play.words]


def _with(ways: list[Choice], mine: Choice | None) -> list[Choice]:
    """The plans, and that of the move made where it is none of them."""
    known: Hashable = None if mine is None else as_move(mine)
    return ways if mine is None or known in map(as_move, ways) else [*ways, mine]


def _made(outlook: Outlook, made: Draw | Play) -> Choice:
    """The move made as something to be tried."""
    if isinstance(made, Draw):
        return Choice(draws=made.source)
    if not made.words:
        return Choice(card=made.discard)
    left = without(outlook.hand, made.discard)
    for card in (card for meld in made.words for card in meld):
        left = without(left, card)
    figures = outlook.figures(made.words)
    held = deck.value(outlook.seen.options.edition, left)
    return Choice(way=Reach(figures.words, figures.longest, figures.points - held, 0), card=made.discard)


def _weighed(outlook: Outlook, hands: Hands, one: Choice, made: Draw | Play | None) -> WeighedMove:
    """A plan with its move."""
    move: Draw | Play
    if made is not None:
        move = made
    elif one.draws:
        move = Draw(one.draws)
    elif one.way is not None:
        move = hands.of(outlook.hand).play(one.way, one.card)
    else:
        move = Play((), one.card)
    return WeighedMove(move, 0.0, 0.0, False, one)


def _trials(trial: Trial, ways: list[Choice]) -> Tried:
    def trying(alive: Sequence[int], first: int, deals: int) -> list[tuple[float, float]]:
        some = [ways[index] for index in alive]
        return [(one.won, one.gained) for one in trial.dealt(some, first, deals)]

    return trying


def _ends(outlook: Outlook, ways: list[Choice]) -> Tried:
    """The same in the last turn of a round, where all is known but what others hold."""
    found, edition = [], outlook.seen.options.edition
    for one in ways:
        held = without(outlook.hand, one.card)
        points = outlook.after(one.way or Reach(0, 0, -deck.value(edition, held), 0))
        found.append((outlook.chance(points), outlook.gain(points)))

    def trying(alive: Sequence[int], first: int, deals: int) -> list[tuple[float, float]]:
        return [(deals * found[index][0], deals * found[index][1]) for index in alive]

    return trying


def advice(seen: object, moment: Moment) -> Any:
    """The better move of a moment, as the table's own analysis has moves."""
    if isinstance(seen, SoloObservation):
        return advice_alone(moment)
    move = _read_move(moment.better)
    return RankedMove(move, moment.points, Expected(0.5, moment.gain), (), 0, True, 0.0)


def same(seen: Observation, move: Move, other: Mapping[str, Any]) -> bool:
    """Whether a move comes to as much as the other: at least as many words, as long a one and as many points,
    and the same card discarded where somebody may still take it."""
    wanted = _read_move(other)
    if not isinstance(move, Play) or not isinstance(wanted, Play):
        return move == wanted
    outlook = Outlook(seen)
    one, another = _made(outlook, move), _made(outlook, wanted)
    if one.card != another.card and not outlook.closes:
        return False
    if one.way is None or another.way is None:
        return one.way is another.way
    return all(mine >= its for mine, its in zip(one.way[:3], another.way[:3], strict=True))
