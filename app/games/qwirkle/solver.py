"""Qwirkle: the moves of a position, best first, with reasons. For opponents, hints and the laboratory.

`ranked` asks for the best that is known; `think` for what a given care finds. Both see an observation
and nothing else: tiles that lie neither on the table nor in the own hand are dealt by chance, and only
when counting tells who holds them (an empty bag and two players) is the rest played out exactly.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum

from app.engine.player import Analysis, Budget
from app.engine.reviewing import Moment
from app.engine.rules import Json
from app.games.qwirkle import tiles, trial
from app.games.qwirkle.candidates import Choice, Outlook, blocks, choices, line_lengths, made_choice, opens
from app.games.qwirkle.model import Exchange, Lay, Move, Observation, move_from_json
from app.search import qwirkle as search
from app.search.dearest import CountedMove, Every
from app.search.settling import Expected, Ranked, Remembered, last
from app.search.weighing import Appraisal, Choices


class Motive(StrEnum):
    """Why a move is good, or what speaks against it."""

    QWIRKLE = "qwirkle"
    """Completes a line of six."""
    ENDS_GAME = "ends_game"
    """Lays the last tile and takes the six points for it (RULES QW9)."""
    MOST_POINTS = "most_points"
    """No move scores more."""
    SEVERAL_LINES = "several_lines"
    """Scores in more than one line."""
    BLOCKS = "blocks"
    """Takes the sixth place of a line from the others without completing it."""
    KEEPS_SET = "keeps_set"
    """Keeps three or more tiles that go together."""
    KEEPS_PAIR = "keeps_pair"
    """Keeps two tiles that go together."""
    OPENS_FIVE = "opens_five"
    """Leaves a line of five that others may complete."""
    OPENS_NO_FIVE = "opens_no_five"
    """Leaves no new line of five, unlike a move that scores as much or more."""
    NEW_TILES = "new_tiles"
    """Trades tiles that go with little for new ones."""
    ONLY_MOVE = "only_move"
    """There is no other."""

    @property
    def speaks_against(self) -> bool:
        """Whether it is a drawback."""
        return self is Motive.OPENS_FIVE


@dataclass(frozen=True)
class RankedMove(Ranked[Move, Motive]):
    """points: the bonus for ending the game included. alike: other moves that only swap tiles of this one,
    score the same and have the same reasons; they are no entries of their own."""

    alike: tuple[Move, ...] = ()


@dataclass(frozen=True)
class Care:
    """How carefully a position is thought through.

    candidates: how many of the moves that look best are tried out; 0 or 1 to go by their looks.
    trials: how many trials for each opponent, shared among the candidates: what a move gives away is told
        the later the more others move in between. A limit of work in the budget stands in for all of them.
    timed_trials: how many for each opponent where the budget gives seconds, as far as they last.
    plies: turns played on in a trial, more where the own next turn would not be among them.
    to_the_end: trials go to the end once so few tiles are in the bag.
    end_nodes: positions searched when the bag is empty and two are left to play; 0 for none.
    defends: whether looks count what a move opens to others and what it keeps.
    """

    candidates: int = 0
    trials: int = 0
    timed_trials: int = 0
    plies: int = 0
    to_the_end: int = 0
    end_nodes: int = 0
    defends: bool = True


SETTLES = 12
"""Moves that a list of best moves is chosen from."""

POOR = 4
"""Points of the best play from which on a trade is not tried out unless it looks good."""

GREATEST = Care(candidates=12, trials=2_400, timed_trials=12_000, plies=6, to_the_end=10, end_nodes=30_000)
"""The care of the top level, of hints and of the list of best moves."""


def analysis() -> Analysis:
    """What finds the best moves in an observation, as `ranked` has them; a settled list is kept."""
    return Remembered(_stages)


def ranked(observation: Observation, budget: Budget, most: int = 12) -> list[RankedMove]:
    """At most so many moves of the observing seat, best first, with their reasons; moves that only swap
    their tiles count as one.

    The observation is of a seat whose turn it is, in a running game or at an earlier turn of one; the
    same observation gets the same answer unless the budget cuts the thinking short; that shows in what is
    `expected`. Raises ValueError when it is not the seat's turn.
    """
    return last(_stages(observation), budget, most)


def weigh(seen: Observation, made: Move | None) -> Choices | None:
    """What the seat could do, the move made among it, for reviews and puzzles."""
    outlook = Outlook(seen)
    found = sorted(choices(outlook, defends=True), key=lambda choice: -choice.looks)
    firsts = list({_shape(choice): choice for choice in reversed(found)}.values())[::-1]
    tried = _to_try(firsts, SETTLES)
    mine = None if made is None else made_choice(outlook, found, made)
    if len(tried) < 2 or (made is not None and mine is None):
        return None
    if mine is not None and _shape(mine) not in map(_shape, tried):
        tried.append(mine)
    answered, sure = None, True
    if not outlook.bag and len(outlook.sizes) == 1:
        (trying, sure), fresh = trial.known_ends(outlook, tried), 0
    else:
        trying = trial.trials(outlook, tried, ends=outlook.bag <= GREATEST.to_the_end)
        fresh, answered = trial.DEALS // 4, trial.answered(outlook, tried)

    def tell(plan: int) -> Appraisal:
        one = tried[plan]
        reasons = _reasons(outlook, found, one)
        good = tuple(reason.value for reason in reasons if reason not in UNTOLD)
        against = tuple(reason.value for reason in reasons if reason.speaks_against)
        return Appraisal(one.move.to_json(), one.points, good, against, SCORING, ANSWERING)

    key, keys = None if mine is None else _shape(mine), [_shape(one) for one in tried]
    return Choices(keys, key, trying, trial.DEALT, fresh, tell, sure=sure, answered=answered)


def advice(seen: Observation, moment: Moment) -> RankedMove:
    """The better move of a moment, as `ranked` has moves."""
    reasons = tuple(Motive(code) for code in moment.motives if code in set(Motive))
    return RankedMove(move_from_json(moment.better), moment.points, Expected(0.5, moment.gain), reasons)


def same(seen: Observation, move: Move, other: Json) -> bool:
    """Whether two moves lay the same tiles on the same cells in whatever order, or trade the same ones. The
    first tiles of a game may lie anywhere."""
    wanted = move_from_json(other)
    if isinstance(move, Lay) and isinstance(wanted, Lay):
        some, others = (sorted(tile for tile, _ in one.placements) for one in (move, wanted))
        places, wanted_places = ({place for _, place in one.placements} for one in (move, wanted))
        return some == others and (not seen.table or places == wanted_places)
    if isinstance(move, Exchange) and isinstance(wanted, Exchange):
        return sorted(move.tiles) == sorted(wanted.tiles)
    return move == wanted


LEADS_BY, LEAST_POINTS = 2, 5
"""Points by which the best play leads, and that it brings at least."""
LINES, CLOSE, MANY = 3, 3, 60
"""A play of so many lines is not seen at once, nor is one among so many; and whoever has found the next best
one stops looking where it is so close."""


def every(seen: object) -> Every | None:
    """All plays of a seat with tiles on the table; who begins lays the largest set, which is no puzzle."""
    if not isinstance(seen, Observation) or seen.seat is None or seen.turn != seen.seat or not seen.table:
        return None
    outlook = Outlook(seen)
    plays = [one for one in choices(outlook, defends=False) if isinstance(one.move, Lay)]
    if max((one.points for one in plays), default=0) < LEAST_POINTS:
        return None
    ways = [_counted(one) for one in plays]
    of = dict(zip(map(id, ways), plays, strict=True))

    def hard(best: CountedMove, second: CountedMove) -> int:
        play = of[id(best)]
        lines = line_lengths(outlook.position, play.laid)
        return (
            1
            + (len(lines) >= LINES)
            + (best.points - second.points < CLOSE)
            + (len(plays) >= MANY)
            + (max(lines) < max(LINES, play.tiles + 1))
        )

    return Every(ways, LEADS_BY, lambda way: True, hard)


def _counted(one: Choice) -> CountedMove:
    tiles = one.laid
    key = frozenset((tiles[at], tiles[at + 1]) for at in range(0, len(tiles), 2))
    return CountedMove(key, one.points, one.move.to_json)


def brings(seen: Observation, move: Move) -> int:
    """What a move brings at once; nothing where it lays nothing."""
    outlook = Outlook(seen)
    made = made_choice(outlook, choices(outlook), move)
    return 0 if made is None else made.points


SCORING = (Motive.QWIRKLE.value, Motive.ENDS_GAME.value, Motive.SEVERAL_LINES.value)
"""Reasons that say where points come from."""

ANSWERING = (Motive.BLOCKS.value, Motive.OPENS_FIVE.value)
"""Reasons that are about what the others answer."""

UNTOLD = (
    Motive.MOST_POINTS,
    Motive.KEEPS_PAIR,
    Motive.KEEPS_SET,
    Motive.OPENS_NO_FIVE,
    Motive.OPENS_FIVE,
    Motive.ONLY_MOVE,
)
"""Reasons that a review does not tell of a better move: what is kept explains no loss, and that a five is
not opened is told where the move made has opened one."""


def _stages(observation: Observation) -> Iterator[list[RankedMove]]:
    outlook = Outlook(observation)
    found = choices(outlook, defends=True) or [outlook.passing()]
    found.sort(key=lambda choice: -choice.looks)
    alike: dict[object, list[Choice]] = {}
    reasons: dict[int, tuple[Motive, ...]] = {}
    for choice in found:
        reasons[id(choice)] = _reasons(outlook, found, choice) if len(alike) < 2 * SETTLES else ()
        alike.setdefault((_shape(choice), choice.points, reasons[id(choice)]), []).append(choice)
    twins = {id(some[0]): tuple(choice.move for choice in some[1:]) for some in alike.values()}
    tried = _to_try([some[0] for some in alike.values()], SETTLES)
    known = not outlook.bag and len(outlook.sizes) == 1
    for stage in trial.standing(outlook, tried, ends=outlook.bag <= GREATEST.to_the_end, known=known):
        yield [
            RankedMove(one.move, one.points, expected, reasons[id(one)], twins[id(one)])
            for one, expected in stage
        ]


def _shape(choice: Choice) -> object:
    """What two moves share that lay the same tiles on the same cells in another order."""
    if not isinstance(choice.move, Lay):
        return choice.move
    placements = choice.move.placements
    return tuple(sorted(tile for tile, _ in placements)), frozenset(place for _, place in placements)


def think(
    outlook: Outlook,
    budget: Budget,
    care: Care,
    seed: int,
    noticed: Callable[[Outlook, list[Choice]], list[Choice]] | None = None,
) -> trial.Judged:
    """What such care finds, best first; never empty. Choices come with their values, True if exact.

    seed: settles what is dealt in trials. noticed: leaves out moves that are overlooked.
    """
    found = choices(outlook, defends=care.defends) or [outlook.passing()]
    if noticed is not None:
        found = noticed(outlook, found)
    found.sort(key=lambda choice: -choice.looks)
    judged = _judged(outlook, found, budget, care, seed)
    budget.progress(1.0)
    return judged


def _judged(outlook: Outlook, found: Sequence[Choice], budget: Budget, care: Care, seed: int) -> trial.Judged:
    """Choices with values, best first: those tried out before those that are judged by their looks."""
    by_looks = [(choice, outlook.lead + choice.looks / search.POINT, False) for choice in found]
    if len(found) == 1 or care.candidates < 2 or budget.stop():
        return by_looks
    tried = _to_try(found, care.candidates)
    if care.end_nodes and not outlook.bag and len(outlook.sizes) == 1:
        nodes = care.end_nodes if budget.work is None else budget.work
        judged = trial.play_out(outlook, tried, budget, nodes)
    else:
        opponents = len(outlook.sizes)
        trials = opponents * (care.trials if budget.seconds is None else care.timed_trials)
        if budget.work is not None:
            trials = budget.work
        to_the_end = outlook.bag <= care.to_the_end
        plies = search.FOR_EVER if to_the_end else max(care.plies, opponents + 1)
        judged = trial.compare(outlook, tried, budget, trials, plies, seed)
    return judged + [entry for entry in by_looks if entry[0] not in tried]


def _to_try(found: Sequence[Choice], most: int) -> list[Choice]:
    """What looks best; where little can be scored, the best trade as well."""
    tried = list(found[:most])
    trade = next((choice for choice in found if choice.traded), None)
    if trade is not None and trade not in tried and found[0].points <= POOR:
        tried[-1] = trade
    return tried


def _reasons(outlook: Outlook, found: Sequence[Choice], choice: Choice) -> tuple[Motive, ...]:
    if len(found) == 1:
        return (Motive.ONLY_MOVE,)
    if not isinstance(choice.move, Lay):
        return (Motive.NEW_TILES,)
    kept = len(tiles.largest_sets(choice.kept)[0]) if choice.kept and outlook.bag else 0
    lengths = line_lengths(outlook.position, choice.laid)
    opening = opens(outlook, choice.laid)
    tempting = not opening and any(
        opens(outlook, other.laid) for other in found if other.laid and other.points >= choice.points
    )
    checks = (
        (Motive.QWIRKLE, tiles.LONGEST in lengths),
        (Motive.ENDS_GAME, outlook.ends_with(choice)),
        (Motive.MOST_POINTS, choice.points == max(other.points for other in found)),
        (Motive.SEVERAL_LINES, len(lengths) > 1),
        (Motive.BLOCKS, blocks(outlook, choice.laid)),
        (Motive.KEEPS_SET, kept >= 3),
        (Motive.KEEPS_PAIR, kept == 2),
        (Motive.OPENS_NO_FIVE, tempting),
        (Motive.OPENS_FIVE, opening),
    )
    return tuple(reason for reason, holds in checks if holds)
