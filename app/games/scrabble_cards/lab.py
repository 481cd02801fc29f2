"""Scrabble karty in the laboratory: the best moves of an observation, how fast all plays are found."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from app.engine import reading
from app.engine.chance import Chance
from app.engine.match import Match
from app.engine.player import Budget
from app.engine.rules import Seat
from app.games.laboratory import BestMoveSolver, Lab, Measure, open_judge
from app.games.scrabble_cards import cards
from app.games.scrabble_cards.advice import ranked
from app.games.scrabble_cards.baselines import PlainPlayer
from app.games.scrabble_cards.cards import BLANK, HAND
from app.games.scrabble_cards.model import SEATS, Observation, Phase
from app.games.scrabble_cards.moves import Exchange, Move, Play
from app.games.scrabble_cards.outlook import Outlook, parts, searching
from app.games.scrabble_cards.rules import ScrabbleRules
from app.games.scrabble_cards.scenes import MOMENTS, SCENES
from app.lexicon.judge import Judge

POSITIONS, RUNS = 50, 5

MIDDLE_TURNS = range(6, 18)
"""Turns of a game of two in which the table is neither bare nor the pile empty."""

POLICIES = {"ohebná": "scrabble-inflected", "klasická": "scrabble-classic"}
"""By the option ``flex`` (RULES SK15)."""


def _need_sense(seen: Observation) -> None:
    """Raises TypeError or ValueError where cards or seats do not fit together."""
    seats = reading.whole(seen.seats, *SEATS)
    if len(seen.hand_sizes) != seats or len(seen.scores) != seats:
        raise ValueError("figures for other seats than there are")
    if reading.whole(seen.seat, 0, seats - 1) != seen.turn or seen.bonus not in cards.bonus_pack():
        raise ValueError("no such seat or bonus card")
    cards.held(list(seen.hand), cards.COUNTS, HAND)
    lying = [letter.card for letter, _ in seen.table]
    if cards.missing([*seen.hand, *lying, *seen.heap], cards.letter_pack()) is not None:
        raise ValueError("more cards of a kind than there are")
    if len({cell for _, cell in seen.table}) != len(lying):
        raise ValueError("two cards in one place")
    sizes = [reading.whole(size, 0, HAND) for size in seen.hand_sizes]
    for score in seen.scores:
        reading.whole(score, -reading.LARGEST)
    if sizes[seen.turn] != len(seen.hand):
        raise ValueError("a hand of another size")
    if len(Outlook(seen).unseen) != reading.whole(seen.pile, 0, 100) + sum(sizes) - len(seen.hand):
        raise ValueError("other cards are unseen than hands and pile hold")


def _told(move: Move, words: Sequence[str]) -> str:
    if isinstance(move, Play):
        letter, (x, y) = move.cards[0]
        return f"{' '.join(words)} {letter.letter}@{x},{y}"
    if isinstance(move, Exchange):
        return f"exchange {''.join(move.letters)}{' and the bonus card' if move.bonus else ''}"
    return "pass"


def _judge(flex: str) -> Judge:
    judge = open_judge(POLICIES[flex])
    assert judge is not None
    return judge


def middle_positions(count: int, seed: int = 1) -> list[Observation]:
    """What the seat to move sees in games between plain players, each at a turn of its own."""
    judge = _judge("ohebná")
    found: list[Observation] = []
    for number in range(4 * count):
        if len(found) == count:
            break
        chance = Chance(seed).stream(number)
        match: Match[Any, Observation] = Match.new(
            ScrabbleRules(judge), [Seat(name, "ai") for name in "AB"], chance.below(1 << 50)
        )
        players = [PlainPlayer(chance.below(1 << 50), judge) for _ in range(2)]
        turns = chance.pick(MIDDLE_TURNS)
        while match.result is None:
            automatic = match.automatic()
            if automatic is not None:
                match.submit(None, automatic)
                continue
            seat = match.deciders()[0]
            seen = match.observation_for(seat)
            if seen.phase is Phase.PLAY and len(seen.history) >= turns and seen.pile:
                found.append(seen)
                break
            match.submit(seat, players[seat].choose(seen, Budget()))
    return found


def racks(positions: Sequence[Observation], blanks: int) -> list[tuple[str, ...]]:
    """For each table seven cards that do not lie there, so many blanks among them."""
    chance = Chance(2)
    found = []
    for seen in positions:
        rest = Counter(cards.letter_pack()) - Counter(letter.card for letter, _ in seen.table)
        letters = [card for card in rest.elements() if card != BLANK]
        found.append((*chance.shuffled(letters)[: HAND - blanks], *(BLANK,) * blanks))
    return found


def _moves_ms() -> Mapping[str, Sequence[float]]:
    """Milliseconds for all plays of a random rack on a table of the middle of a game, a figure for each run;
    the mean over the tables."""
    judge, positions = _judge("ohebná"), middle_positions(POSITIONS)
    search = searching(judge)
    tables = [(Outlook(seen).worths, parts(seen.options)) for seen in positions]
    values: dict[str, list[float]] = {}
    for blanks, name in enumerate(NAMES):
        values[name] = []
        hands = racks(positions, blanks)
        for _ in range(RUNS):
            start = time.perf_counter()
            for (lying, part), hand in zip(tables, hands, strict=True):
                search.plays(lying, hand, parts=part)
            values[name].append(1e3 * (time.perf_counter() - start) / len(tables))
    return values


NAMES = ("scrabble_moves_ms", "scrabble_moves_blank_ms")

SOLVER = BestMoveSolver(
    "Scrabble karty",
    Observation.from_json,
    on_turn=lambda seen: seen.seat is not None and seen.turn == seen.seat and seen.phase is Phase.PLAY,
    need_sense=_need_sense,
    find=lambda seen, budget, most: ranked(_judge(seen.options.flex), seen, budget, most),
    told=lambda found: _told(found.move, found.words),
    more={"keeps": lambda found: "".join(found.kept)},
)

LAB = Lab(
    SOLVER.solver(),
    (Measure(NAMES, "ms", _moves_ms),),
    baselines="base:greedy, who lays what brings most points, base:greedy4 with the words of level 4, "
    "base:random, and base:child, who knows short common words and sees nine of twenty; base:child7 and "
    "child10 of those ages",
    stir="app.tabletop.hand.traffic.SheetTraffic",
    start_figure="start_to_scrabble_s",
    scenes=SCENES,
    moments=MOMENTS,
)
