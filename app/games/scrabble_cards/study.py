"""What a seat could have done in a turn, weighed against what it did, for reviews and puzzles."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Sequence
from dataclasses import replace

from app.engine.reviewing import Moment
from app.engine.rules import Json
from app.games.scrabble_cards.advice import LOOKED_AT, Motive, RankedMove, gift_of, reasoned
from app.games.scrabble_cards.choices import choice
from app.games.scrabble_cards.dearest import brings
from app.games.scrabble_cards.evaluation import POINT, Candidate, Evaluation
from app.games.scrabble_cards.levels import COMMON
from app.games.scrabble_cards.model import Observation, Phase, place
from app.games.scrabble_cards.moves import Exchange, Move, Pass, Play, move_from_json
from app.games.scrabble_cards.outlook import Outlook
from app.games.scrabble_cards.simulation import GREATEST, answered, known_ends, trials
from app.games.scrabble_cards.values import learned
from app.lexicon.judge import Judge
from app.lexicon.vocabulary import Everyday, vocabulary
from app.search.scrabble import Formed, LaidCard
from app.search.scrabble import LinePlay as Found
from app.search.settling import Expected
from app.search.weighing import Appraisal, Choices, Weigh

BEST, KNOWN = 6, 2
"""Moves that are tried: so many of the best by worth, and so many of those besides that people know."""

BATCH, DEALS = 8, 128
"""Deals at once, and to tell the difference where two play; fewer where each takes long."""

UNTOLD = (
    Motive.MOST_POINTS,
    Motive.ONLY_MOVE,
    Motive.KEEPS_BADLY,
    Motive.LEAVES_MUCH,
    Motive.LEAVES_LITTLE,
)
"""Reasons that a review does not tell of a better move: what others answer it has from trials."""

KEEPING = tuple(
    reason.value
    for reason in (Motive.KEEPS_BLANK, Motive.KEEPS_WELL, Motive.KEEPS_BADLY, Motive.HOLDS_PREMIUM)
)
"""Reasons that are about later turns."""

VAGUE = (Motive.KEEPS_WELL.value, Motive.KEEPS_BADLY.value)
"""Those of them that nobody can check."""

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
    words = _Words(judge)

    def choices(observation: Observation, made: Move | None) -> Choices | None:
        if observation.seat is None or observation.seat != observation.turn:
            return None
        if observation.phase is not Phase.PLAY or not isinstance(made, Play | Exchange | Pass | None):
            return None
        seen = replace(observation, first_at=None, at=0, running=False)
        outlook = Outlook(seen)
        # All by words that people know: nobody answers with what the others would never have laid.
        evaluation = Evaluation(judge, words.known.column, learned(), outlook)
        turns = evaluation.turns
        if turns is None:
            return None
        ranked = _ranked(evaluation, outlook, exchange=made is None)
        tried = _tried(evaluation, outlook, ranked, made, words)
        if len(tried) < 2 or (made is None and not words.promise(tried)):
            return None
        key = None if made is None else _key(made)
        worth = [one.value for one in ranked if _key(one.move) == key] or [one.value for one in ranked[-1:]]
        sure, most, answers = True, 2 * DEALS // seen.seats, None
        if GREATEST.ends(outlook):
            trying, sure = known_ends(turns, outlook, tried)
            most = 0
        else:
            trying, slower = trials(turns, outlook, tried)
            most //= slower
            answers = answered(turns, outlook, tried, [gift_of(one, outlook) for one in tried])
        reasons = reasoned(outlook, ranked)

        def tell(plan: int) -> Appraisal:
            one = tried[plan]
            found = reasons(one)
            good = tuple(code.value for code in found if code not in UNTOLD)
            against = (Motive.KEEPS_BADLY.value,) if Motive.KEEPS_BADLY in found else ()
            move = one.move.to_json()
            return Appraisal(move, one.points, good, against, SCORING, keeping=KEEPING, vague=VAGUE)

        def likely(plan: int) -> bool:
            """Of what was played, whether its worth says so too: what only trials find nobody believes."""
            one = tried[plan]
            return words.knows(one) and (made is None or one.value >= max(worth, default=0))

        keys = [_key(one.move) for one in tried]
        hard = [words.hard(one) for one in tried]
        return Choices(keys, key, trying, BATCH, most, tell, likely, hard.__getitem__, sure, answered=answers)

    return choices


def _ranked(evaluation: Evaluation, outlook: Outlook, *, exchange: bool) -> list[Candidate]:
    """Moves by their worth. exchange: with the best one. A review has none: trials of so few turns weigh new
    cards too well, and nobody can check what they would have been."""
    found = [one for one in evaluation.ranked(outlook, LOOKED_AT) if one.turn is not None]
    left_out = [one for one in found if isinstance(one.move, Exchange)][exchange:]
    return [one for one in found if one not in left_out]


def _tried(
    evaluation: Evaluation, outlook: Outlook, ranked: Sequence[Candidate], made: Move | None, words: _Words
) -> list[Candidate]:
    """What is tried out: the best, some more that people know, and the move made."""
    tried = [*ranked[:BEST], *[one for one in ranked[BEST:] if words.knows(one)][:KNOWN]]
    if made is not None and _key(made) not in [_key(one.move) for one in tried]:
        tried.append(_made(evaluation, outlook, made))
    return tried


AHEAD = 6 * POINT
"""By so much the answer of a puzzle is worth more than any other move before it is tried out."""

SAID = 25_000
"""Ranks of the words that the answer of a puzzle is made of end here."""


LONG, RARE = 5, 12_000
"""Letters of a word that is not seen at once, and the rank of one that does not come to mind at once."""


class _Words:
    """What people know of the words of plays."""

    def __init__(self, judge: Judge) -> None:
        self.known, self._everyday = vocabulary(judge, COMMON), Everyday(judge)

    def knows(self, one: Candidate) -> bool:
        """Nobody believes that giving cards away brings more."""
        return one.choice is not None and all(map(self._everyday, self._of(one)))

    def promise(self, tried: Sequence[Candidate]) -> bool:
        """Whether one that everybody knows stands out, before anything is tried out, which takes long."""
        best, second = sorted((one.value for one in tried), reverse=True)[:2]
        said = all(self.known.form_rank(word) < SAID for word in self._of(tried[0]))
        return best - second >= AHEAD and said and self.knows(tried[0])

    def hard(self, one: Candidate) -> int:
        """How many steps harder its words make it."""
        words = self._of(one)
        if not words:
            return 0
        return (max(map(len, words)) >= LONG) + (max(map(self.known.form_rank, words)) >= RARE)

    @staticmethod
    def _of(one: Candidate) -> list[str]:
        return [] if one.choice is None else [word.text.lower() for word in one.choice.laid.words]


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
    points = brings(seen, made)
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
    if isinstance(move, Play) and isinstance(wanted, Play) and brings(seen, move) >= brings(seen, wanted):
        return True
    return _key(move) == _key(wanted)
