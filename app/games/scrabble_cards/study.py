"""What a seat could have done in a turn, weighed against what it did, for reviews and puzzles."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Sequence
from dataclasses import replace

from app.engine.reviewing import Moment
from app.engine.rules import Json
from app.games.scrabble_cards.advice import LOOKED_AT, Motive, RankedMove, reasoned
from app.games.scrabble_cards.choices import choice
from app.games.scrabble_cards.evaluation import POINT, Candidate, Evaluation
from app.games.scrabble_cards.levels import COMMON
from app.games.scrabble_cards.model import Observation, Phase, place, score
from app.games.scrabble_cards.moves import Exchange, Move, Pass, Play, move_from_json
from app.games.scrabble_cards.outlook import Outlook
from app.games.scrabble_cards.simulation import GREATEST, known_ends, trials
from app.games.scrabble_cards.values import learned
from app.lexicon.judge import Judge
from app.lexicon.vocabulary import Vocabulary, vocabulary
from app.search.scrabble import Formed, LaidCard
from app.search.scrabble import LinePlay as Found
from app.search.settling import Expected
from app.search.weighing import Choices, Told, Weigh

BEST, KNOWN = 6, 2
"""Moves that are tried: so many of the best by worth, and so many of those besides that people know."""

BATCH, DEALS = 8, 128
"""Deals at once, and to tell the difference where two play; fewer where each takes long."""

UNTOLD = (Motive.MOST_POINTS, Motive.ONLY_MOVE, Motive.KEEPS_BADLY, Motive.LEAVES_MUCH)
"""Reasons that a review does not tell of a better move."""

SCORING = tuple(
    reason.value
    for reason in (
        Motive.GOES_OUT,
        Motive.SEVEN_CARDS,
        Motive.SEVERAL_WORDS,
        Motive.PREMIUM_PAYS,
        Motive.GROUP_PAYS,
    )
)
"""Reasons that say where points come from."""


def weigh(judge: Judge) -> Weigh:
    """What weighs the turns of a game with this judge."""
    known = vocabulary(judge, COMMON)

    def choices(observation: Observation, made: Move | None) -> Choices | None:
        if observation.seat is None or observation.seat != observation.turn:
            return None
        if observation.phase is not Phase.PLAY or not isinstance(made, Play | Exchange | Pass | None):
            return None
        seen = replace(observation, first_at=None, at=0, running=False)
        outlook = Outlook(seen)
        # A puzzle is about words that people know: who finds a rare one that brings more is right, too.
        accepted = known.column if made is None else judge.policy.certain
        evaluation = Evaluation(judge, accepted, learned(), outlook)
        turns = evaluation.turns
        if turns is None:
            return None

        def knows(one: Candidate) -> bool:
            if one.choice is None:  # nobody believes that giving cards away brings more
                return False
            words = [word.text.lower() for word in one.choice.laid.words]
            return all(known.knows(word) or word in judge.household.words() for word in words)

        def said(one: Candidate) -> bool:
            words = [] if one.choice is None else one.choice.laid.words
            return all(known.form_rank(word.text) < SAID for word in words)

        ranked = [one for one in evaluation.ranked(outlook, LOOKED_AT) if one.turn is not None]
        # Trials of so few turns weigh new cards too well, and nobody can check what they would have been.
        exchanges = [one for one in ranked if isinstance(one.move, Exchange)][made is None :]
        ranked = [one for one in ranked if one not in exchanges]
        tried = ranked[:BEST] + [one for one in ranked[BEST:] if knows(one)][:KNOWN]
        key = None if made is None else _key(made)
        worth = next(
            (one.value for one in ranked if _key(one.move) == key), ranked[-1].value if ranked else 0
        )
        if made is not None and key not in [_key(one.move) for one in tried]:
            tried.append(_made(evaluation, outlook, made))
        if len(tried) < 2:
            return None
        if made is None and not (_promising(tried) and knows(tried[0]) and said(tried[0])):
            return None  # before it is tried out, which takes long
        sure, most = True, 2 * DEALS // seen.seats
        if GREATEST.ends(outlook):
            trying, sure = known_ends(turns, outlook, tried)
            most = 0
        else:
            trying, slower = trials(turns, outlook, tried)
            most //= slower
        reasons = reasoned(outlook, ranked)

        def tell(plan: int) -> Told:
            one = tried[plan]
            found = reasons(one)
            good = tuple(code.value for code in found if code not in UNTOLD)
            against = tuple(code.value for code in found if code.speaks_against)
            return Told(one.move.to_json(), one.points, good, against, SCORING)

        def hard(plan: int) -> int:
            one = tried[plan].choice
            return 0 if one is None else _hard(known, [word.text.lower() for word in one.laid.words])

        def likely(plan: int) -> bool:
            """Of what was played, whether its worth says so too: what only trials find nobody believes."""
            one = tried[plan]
            return knows(one) and (said(one) if made is None else one.value >= worth)

        keys = [_key(one.move) for one in tried]
        return Choices(keys, key, trying, BATCH, most, tell, likely, hard, sure)

    return choices


AHEAD = 6 * POINT
"""By so much the answer of a puzzle is worth more than any other move before it is tried out."""

SAID = 25_000
"""Ranks of the words that the answer of a puzzle is made of end here."""


def _promising(ranked: Sequence[Candidate]) -> bool:
    best, second = sorted((one.value for one in ranked), reverse=True)[:2]
    return best - second >= AHEAD


LONG, RARE = 5, 12_000
"""Letters of a word that is not seen at once, and the rank of one that does not come to mind at once."""


def _hard(known: Vocabulary, words: Sequence[str]) -> int:
    return (max(map(len, words)) >= LONG) + (max(map(known.form_rank, words)) >= RARE)


def _key(move: Move) -> Hashable:
    """What makes a move the same as another."""
    if isinstance(move, Play):
        return frozenset(move.cards), move.premium is not None or move.group
    if isinstance(move, Exchange):
        return tuple(sorted(move.letters)), move.bonus
    return None


def _made(evaluation: Evaluation, outlook: Outlook, made: Move) -> Candidate:
    """The move made as something to be tried, though nobody might have thought of it."""
    seen, turns = outlook.seen, evaluation.turns
    assert turns is not None
    if not isinstance(made, Play):
        given = made.letters if isinstance(made, Exchange) else ()
        kept = tuple(sorted((Counter(seen.hand) - Counter(given)).elements()))
        uses = isinstance(made, Exchange) and made.bonus
        turn = turns.other(kept, uses, exchanges=isinstance(made, Exchange))
        return Candidate(made, 0, 0, kept, uses, None, turn)
    placed = place(seen, made)
    cards = tuple(
        LaidCard(letter.letter, letter.blank, cell) for letter, cell in sorted(made.cards, key=lambda c: c[1])
    )
    words = tuple(Formed(word.text, word.value, word.cells) for word in placed.words)
    found = Found(cards, words, bool(made.fragment), sum(word.value for word in placed.words))
    one = choice(outlook, found)
    points = _points(seen, made)
    uses = made.premium is not None or made.group
    kept = one.kept(seen.hand)
    return Candidate(made, points, 0, kept, uses, one, turns.turn_of(found, kept, uses, points, 0))


def advice(seen: Observation, moment: Moment) -> RankedMove:
    """The better move of a moment, as the table's own analysis has moves."""
    move = move_from_json(moment.better)
    words = tuple(word.text for word in place(seen, move).words) if isinstance(move, Play) else ()
    return RankedMove(move, moment.points, Expected(0.5, moment.gain), (), words)


def same(seen: Observation, move: Move, other: Json) -> bool:
    """Whether two moves lay the same cards on the same cells, or exchange the same ones, or whether the first
    brings at least as much at once by a play."""
    wanted = move_from_json(other)
    if isinstance(move, Play) and isinstance(wanted, Play) and _points(seen, move) >= _points(seen, wanted):
        return True
    return _key(move) == _key(wanted)


def _points(seen: Observation, move: Play) -> int:
    return score(seen, move, place(seen, move), bonus=seen.bonus, size=len(seen.hand)).total
