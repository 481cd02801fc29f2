"""Random legal play of Scrabble karty, and records that differ only in what a seat cannot see."""

from __future__ import annotations

import copy
from collections import Counter
from collections.abc import Mapping
from typing import Any

from app.engine.chance import Chance
from app.engine.errors import IllegalMove
from app.engine.match import Match
from app.engine.player import Budget
from app.engine.record import Record
from app.engine.rules import Seat
from app.games.catalogue import find
from app.games.scrabble_cards import cards, groups
from app.games.scrabble_cards.cards import BLANK, FACTORS, GROUPS, SAID, Letter
from app.games.scrabble_cards.model import Observation, Phase, check, exchange_limit
from app.games.scrabble_cards.moves import (
    Answer,
    Challenge,
    Claim,
    Exchange,
    First,
    Move,
    Pass,
    Pause,
    Play,
    Recorded,
    Resume,
    Spot,
    TakeBack,
    TimeUp,
    Vote,
)
from app.games.scrabble_cards.rules import ScrabbleRules
from app.games.scrabble_cards.table import ACROSS, DOWN, Cell
from app.lexicon.judge import Judge
from app.lexicon.lexicon import Lexicon
from tests.games.kit import Kit, Scenario, decisions

AnyMatch = Match[Move, Observation]

SCENARIOS: tuple[tuple[int, dict[str, Any]], ...] = (
    (2, {}),
    (3, {"words": "challenge", "challenge_cost": "turn", "house": "1,2,3", "sides": "single"}),
    (4, {"words": "vote", "fragment": "off", "opening_group": "yes", "first_bingo": "example", "answer": 20}),
    (2, {"clear": "off", "limit": 10, "exchange_short": "forbid", "adviser": "on"}),
    (8, {"target": 200, "flex": "klasická", "words": "challenge"}),
)
"""Seats and options."""


def start(number: int) -> AnyMatch:
    """A game of one of the scenarios, without a judge: every word is believed."""
    count, options = SCENARIOS[number]
    seats = [Seat(f"Hráč {seat}") for seat in range(count)]
    return Match.new(ScrabbleRules(), seats, 70 + number, options)


def move(match: AnyMatch, chance: Chance) -> tuple[int | None, Move]:
    """Any legal move of anybody."""
    seen = match.observation_for(None)
    if seen.phase is Phase.RECORD:
        return None, Recorded()
    clock = match.clock()
    if clock is not None and seen.claimed is None:
        if not clock.running and chance.below(4):
            return None, Resume(seen.at)
        if clock.running and chance.below(12) == 0:
            return None, Pause(seen.at) if clock.limit is None else TimeUp(clock.limit)
    seat = chance.pick(match.deciders()) if seen.claimed is None else seen.claimed
    own = match.observation_for(seat)
    if own.phase in (Phase.CHALLENGE, Phase.ANSWER) and seen.claimed is None and chance.below(10) == 0:
        return seat, Claim()
    if own.phase in (Phase.PLAY, Phase.LATE):
        return seat, _turn(own, chance)
    placed = own.placed()
    if own.phase is Phase.ANSWER:
        usable = own.bonus in GROUPS and groups.worth(own.bonus, [one.cards for one in placed.words])
        adds = bool(usable) and 1 in own.options.house_rules and chance.below(2) == 0
        return seat, Answer(bool(usable), adds)
    if own.phase is Phase.VOTE:
        return seat, Vote(tuple(index for index in own.open_doubts if chance.below(2)))
    doubted = [index for index in range(len(placed.words)) if chance.below(8) == 0]
    return seat, Challenge(tuple(doubted))


def _turn(seen: Observation, chance: Chance) -> Move:
    if seen.phase is Phase.LATE or chance.below(8) == 0:
        limit = min(exchange_limit(seen), len(seen.hand))
        letters = tuple(chance.shuffled(seen.hand)[: chance.below(limit + 1)])
        bonus = chance.below(3) == 0
        return Exchange(letters, bonus) if letters or bonus else Pass()
    if seen.options.limit:
        if seen.first_at is None:
            return First(seen.at + chance.below(10_001 - seen.at))
        if chance.below(6) == 0:
            return TakeBack(seen.at + chance.below(3_000))
    for _ in range(40):
        attempt = laid(seen, chance)
        try:
            return check_play(seen, attempt)
        except IllegalMove:
            continue
    return Pass()


def check_play(seen: Observation, attempt: Play) -> Play:
    made = check(seen, attempt)
    assert isinstance(made, Play)
    return made


def laid(seen: Observation, chance: Chance) -> Play:
    """Some cards in a line near what lies there, with a bonus card now and then, mostly legal."""
    hand = chance.shuffled(seen.hand)[: 1 + chance.below(max(1, len(seen.hand)))]
    step = chance.pick((ACROSS, DOWN))
    lying = seen.board()
    if lying:
        x, y = chance.pick(sorted(lying))
        back = chance.below(3)
        x, y = x - step[0] * back, y - step[1] * back
    else:
        x, y = 0, 0
    spots: list[Spot] = []
    while len(spots) < len(hand):
        if (x, y) not in lying:
            card = hand[len(spots)]
            said = Letter(chance.pick(sorted(SAID)), True) if card == BLANK else Letter(card)
            spots.append((said, (x, y)))
        x, y = x + step[0], y + step[1]
    play = Play(tuple(spots))
    if lying and chance.below(3) == 0:
        part = _fragment(seen, play, chance)
        play = Play(play.cards, part)
    if seen.bonus in FACTORS and seen.opened and chance.below(2):
        return Play(play.cards, play.fragment, spots[0][1])
    if seen.bonus in GROUPS and chance.below(2):
        return Play(play.cards, play.fragment, None, True)
    return play


def _fragment(seen: Observation, play: Play, chance: Chance) -> tuple[tuple[int, int], ...]:
    """The new cards in a row and two or three old ones before or behind them."""
    cells = [cell for _, cell in play.cards]
    step = ACROSS if len({y for _, y in cells}) == 1 else DOWN
    size = 2 + chance.below(2)
    first, last = cells[0], cells[-1]
    if chance.below(2):
        more = [(first[0] - step[0] * n, first[1] - step[1] * n) for n in range(1, size + 1)]
    else:
        more = [(last[0] + step[0] * n, last[1] + step[1] * n) for n in range(1, size + 1)]
    return tuple(sorted([*cells, *more]))


def wild(match: AnyMatch, chance: Chance) -> Move:
    """Something that is mostly refused."""
    seen = match.observation_for(chance.below(len(match.record.players)))
    words = tuple(sorted({chance.below(4) for _ in range(chance.below(3))}))
    play = laid(seen, chance) if seen.hand else Pass()
    exchange = Exchange(tuple(chance.shuffled([*seen.hand, "Ž"])[: chance.below(4)]), chance.below(2) == 0)
    at = chance.below(21_000)
    said = (Challenge(words), Vote(words), Claim(), Answer(chance.below(2) == 0, chance.below(2) == 0))
    timed = (First(at), TakeBack(at), TimeUp(at), Pause(at), Resume(at))
    return chance.pick((play, play, play, exchange, Pass(), Recorded(), *said, *timed))


def everything(match: AnyMatch) -> Counter[str]:
    """Letter cards that are seen by someone or lie somewhere; those of the pile by their number alone."""
    seen = match.observation_for(None)
    hands = [match.observation_for(seat).hand for seat in range(seen.seats)]
    return Counter(card for hand in hands for card in hand) + Counter(
        [letter.card for letter, _ in seen.table] + list(seen.heap)
    )


def twin(match: AnyMatch, seat: int | None) -> Record | None:
    """The same game, but for what others hold or will draw; None where nothing can be swapped."""
    record = copy.deepcopy(match.record)
    for index in range(len(record.turns) - 1, -1, -1):
        facts = record.turns[index].outcome.get("facts", {})
        if "pile" in facts and len(set(facts["pile"][-2:])) == 2:
            if match.observation_for(None).pile < 2:
                return None
            facts["pile"][-1], facts["pile"][-2] = facts["pile"][-2], facts["pile"][-1]
            return record
        if "pile" in facts:
            return None
    letters, bonus = record.setup["letters"], record.setup["bonus"]
    changed = False
    if match.observation_for(None).pile >= 2 and letters[-1] != letters[-2]:
        letters[-1], letters[-2] = letters[-2], letters[-1]
        changed = True
    used = any(turn.move.get("bonus") or turn.move.get("group") for turn in record.turns)
    if not used and not any("premium" in turn.move for turn in record.turns):
        others = [one for one in range(len(record.players)) if one != seat]
        if len(others) > 1 and bonus[others[0]] != bonus[others[1]]:
            bonus[others[0]], bonus[others[1]] = bonus[others[1]], bonus[others[0]]
            changed = True
        elif seat is not None or len(others) == 1:
            other = others[0]
            bonus[other], bonus[-1] = bonus[-1], bonus[other]
            changed = True
    return record if changed else None


def packs_are_whole(match: AnyMatch) -> bool:
    """Whether 100 letter and 20 bonus cards are there, none oftener than it is printed."""
    seen = match.observation_for(None)
    there = everything(match)
    bonus = Counter(match.observation_for(seat).bonus for seat in range(seen.seats))
    return (
        there.total() + seen.pile == 100
        and there <= Counter(cards.letter_pack())
        and bonus.total() + seen.bonus_pile == 20
        and bonus <= Counter(cards.bonus_pack())
    )


def connected(cells: set[Cell]) -> bool:
    """Whether cards that lie there hang together."""
    reached: set[Cell] = set()
    queue = [min(cells)]
    while queue:
        x, y = cell = queue.pop()
        if cell in cells and cell not in reached:
            reached.add(cell)
            queue += [(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)]
    return reached == cells


def example() -> Record:
    """A whole game for FORMAT.md: a short race of two who know the list, with a challenge that fails."""
    lexicon = Lexicon.open()
    judge = Judge(lexicon, "scrabble-inflected")
    game = find("scrabble-cards")
    seats = (Seat("Anna", age=12), Seat("Zajíc", "ai", 1))
    options = {"words": "challenge", "target": 200}
    match: AnyMatch = Match.new(game.rules(judge), seats, EXAMPLE, options, lexicon.id)
    players = [game.opponent(level, seat, judge) for seat, level in enumerate((4, 1))]
    for seat, seen in decisions(match):
        doubted = seen.phase is Phase.CHALLENGE and not any(turn.words for turn in seen.history)
        match.submit(seat, Challenge((0,)) if doubted else players[seat].choose(seen, Budget()))
    return match.record


EXAMPLE = 3
"""Seed of the example."""

_ANIMALS = ("Zajíc", "Ježek", "Liška", "Sova", "Rys")
_HOUSE = {"house": "1,2,3", "sides": "single", "opening_group": "yes"}
_SHORT: Mapping[str, tuple[int, Mapping[str, Any]]] = {
    "all cards": (2, {}),
    "challenges": (2, {"words": "challenge", "challenge_cost": "turn", "first_bingo": "example"}),
    "votes against a clock": (3, {"words": "vote", "fragment": "off", "answer": 20, "target": 200, **_HOUSE}),
    "fast": (2, {"clear": "off", "limit": 10, "exchange_short": "forbid", "target": 200}),
    "race of five": (5, {"target": 200, "flex": "klasická", "words": "challenge"}),
}
"""Games whose every turn is gone through again from the first on."""

KIT = Kit(
    [
        Scenario(
            name,
            (Seat("Anna"), *(Seat(_ANIMALS[at], "ai", at + 1) for at in range(count - 1))),
            options,
            70 + place,
        )
        for place, (name, (count, options)) in enumerate(_SHORT.items())
    ],
    move,
    wild,
    twin,
    example,
)
