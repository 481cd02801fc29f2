"""Games of Scrabble karty in which what is rare happens often, for the stranger's check:

    python -m tests.games.scrabble_cards.stirred FOLDER [--games 300] [--variant NAME]...

writes a file of records for each variant. The players lay words of the list, those that join an end part of
an old word, bridge a gap or need seven cards sooner than others; they bluff, challenge, vote and answer at
random, let the time run out, and now and then all of them grow tired and pass until the end.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import combinations
from pathlib import Path
from typing import Any

from app.engine.chance import Chance
from app.engine.errors import IllegalMove
from app.engine.match import Match
from app.engine.record import Record
from app.engine.rules import Seat
from app.games.laboratory import open_judge
from app.games.scrabble_cards import cards
from app.games.scrabble_cards.cards import FACTORS, GROUPS, Letter
from app.games.scrabble_cards.model import Observation, Options, Phase, check, claims, exchange_limit
from app.games.scrabble_cards.moves import Challenge, Exchange, First, Move, Pass, Play, TakeBack, TimeUp
from app.games.scrabble_cards.rules import ScrabbleRules
from app.lexicon.judge import Judge
from app.search.scrabble import Plays, PlaySearch
from tests.games.scrabble_cards import kit

Chosen = Callable[[int], tuple[int, dict[str, Any]]]
"""Number of a game → seats and options."""

_HOUSE = [",".join(some) for size in (1, 2, 3) for some in combinations("123", size)]


def _few(number: int) -> int:
    return 2 + number % 3


def _race(number: int) -> dict[str, Any]:
    return {"target": (200, 250, 300, 400, 500)[number % 5]}


def _mixed(number: int) -> tuple[int, dict[str, Any]]:
    """Any options together."""
    chance = Chance(number)
    options = {name: chance.pick(list(values)) for name, values in Options.CHOICES.items()}
    seats = 2 + chance.below(7)
    if seats > 4 and not options["target"]:
        options["target"] = 200
    return seats, options


VARIANTS: Mapping[str, Chosen] = {
    "auto": lambda n: (_few(n), {}),
    "classic": lambda n: (_few(n), {"flex": "klasická", "first_bingo": "example"}),
    "challenge": lambda n: (_few(n), {"words": "challenge"}),
    "cost": lambda n: (_few(n), {"words": "challenge", "challenge_cost": "turn"}),
    "vote": lambda n: (_few(n), {"words": "vote"}),
    "windows": lambda n: (_few(n), {"words": ("challenge", "vote")[n % 2], "answer": 5 + n % 56}),
    "house": lambda n: (3 + n % 2, {"house": _HOUSE[n % len(_HOUSE)]}),
    "single": lambda n: (3 + n % 2, {"sides": "single", "opening_group": "yes"}),
    "forbid": lambda n: (_few(n), {"exchange_short": "forbid"}),
    "whole": lambda n: (_few(n), {"fragment": "off"}),
    "uncleared": lambda n: (_few(n), {"clear": "off"}),
    "race": lambda n: (2 + n % 7, _race(n)),
    "race-challenge": lambda n: (2 + n % 7, {**_race(n), "words": "challenge"}),
    "fast": lambda n: (_few(n), {"limit": 10 + n % 6}),
    "mixed": _mixed,
}


class Stirrer:
    """Decides for all seats of a game. tired: turns after which everybody only passes."""

    def __init__(self, judge: Judge, chance: Chance, tired: int) -> None:
        self._chance, self._tired = chance, tired
        self._search = PlaySearch(judge.policy.dawg, judge.policy.accepted, cards.VALUES)

    def move(self, match: kit.AnyMatch) -> tuple[int | None, Move]:
        """The next move of anybody."""
        automatic = match.automatic()
        if automatic is not None:
            return None, automatic
        seen = match.observation_for(None)
        if seen.phase not in (Phase.PLAY, Phase.LATE):
            seat, said = kit.move(match, self._chance)
            return seat, self._objection(seen) if isinstance(said, Challenge) else said
        clock, seat = match.clock(), match.deciders()[0]
        if clock is not None and clock.limit is not None and self._now(0.06):
            return None, TimeUp(clock.limit + self._chance.below(500))
        return seat, self._turn(match.observation_for(seat))

    def _objection(self, seen: Observation) -> Move:
        """To any words, and to the joined part of an old one."""
        claimed = range(len(claims(seen.placed())))
        return Challenge(tuple(one for one in claimed if self._now(0.15)))

    def _now(self, likely: float) -> bool:
        return self._chance.below(1_000) < 1_000 * likely

    def _turn(self, seen: Observation) -> Move:
        if len(seen.history) >= self._tired or self._now(0.02):
            return Pass()
        if seen.phase is Phase.LATE or self._now(0.04):
            return self._exchange(seen)
        limit = 1_000 * seen.options.limit
        if limit and seen.first_at is None:
            return First(seen.at + self._chance.below(limit + 1 - seen.at)) if seen.at < limit else Pass()
        if limit and self._now(0.1):
            return TakeBack(seen.at + self._chance.below(limit))
        if seen.options.words != "auto" and self._now(0.15):
            return self._bluff(seen)
        fragments = seen.options.fragment == "on" and seen.options.clear == "auto"
        lying = {cell: (one.letter, one.value) for one, cell in seen.table}
        plays = self._search.plays(lying, seen.hand, parts=fragments)
        return self._with_bonus(seen, self._picked(plays, set(lying))) if len(plays) else self._exchange(seen)

    def _exchange(self, seen: Observation) -> Move:
        most = min(exchange_limit(seen), len(seen.hand))
        letters = tuple(self._chance.shuffled(seen.hand)[: self._chance.below(most + 1)])
        bonus = self._now(0.4)
        return Exchange(letters, bonus) if letters or bonus else Pass()

    def _bluff(self, seen: Observation) -> Move:
        for _ in range(20):
            try:
                return check(seen, kit.laid(seen, self._chance))
            except IllegalMove:
                continue
        return Pass()

    def _picked(self, plays: Plays, lying: set[tuple[int, int]]) -> Play:
        """One of the plays, a rare kind sooner than another."""
        found = range(len(plays))
        kinds = (
            [one for one in found if len(plays.found[one].cards) == 7],
            [one for one in found if plays.found[one].part],
            [one for one in found if self._bridges(plays, one, lying)] if self._now(0.5) else [],
        )
        for some in kinds:
            if some and self._now(0.5):
                return _move(plays, self._chance.pick(some))
        if self._now(0.4):
            return _move(plays, max(found, key=lambda one: plays.points[one]))
        return _move(plays, self._chance.pick(found))

    def _bridges(self, plays: Plays, index: int, lying: set[tuple[int, int]]) -> bool:
        """A new card between two old ones, and a word across."""
        one = plays.found[index]
        if one.length < len(one.cards) + 2:
            return False
        step = (0, 1) if one.down else (1, 0)
        cells = [(one.x + step[0] * n, one.y + step[1] * n) for n in range(one.length)]
        olds = [n for n, cell in enumerate(cells) if cell in lying]
        return olds[-1] - olds[0] >= len(olds) and len(plays[index].words) > 1

    def _with_bonus(self, seen: Observation, play: Play) -> Move:
        more = []
        if seen.bonus in FACTORS:
            cells = [*(cell for _, cell in play.cards), *(cell for _, cell in seen.table)]
            more = [Play(play.cards, play.fragment, cell) for cell in self._chance.shuffled(cells)[:8]]
        elif seen.bonus in GROUPS:
            more = [Play(play.cards, play.fragment, None, True)]
        for attempt in more if self._now(0.6) else ():
            try:
                return check(seen, attempt)
            except IllegalMove:
                continue
        return play


def _move(plays: Plays, index: int) -> Play:
    play = plays[index]
    spots = tuple((Letter(one.letter, one.blank), one.cell) for one in play.cards)
    return Play(spots, play.words[0].cells if play.part else ())


def turns(variant: str, number: int) -> Iterator[kit.AnyMatch]:
    """One game of a variant after each of its turns."""
    seats, options = VARIANTS[variant](number)
    flex = options.get("flex", "ohebná")
    judge = _JUDGES.setdefault(flex, open_judge(f"scrabble-{POLICY[flex]}"))
    assert judge is not None
    chance = Chance(1_000 * sorted(VARIANTS).index(variant) + number)
    match: kit.AnyMatch = Match.new(
        ScrabbleRules(judge), [Seat(f"{seat}", "exec") for seat in range(seats)], number, options
    )
    player = Stirrer(judge, chance, 4 + chance.below(30) if number % 9 == 0 else 10_000)
    while match.result is None:
        match.submit(*player.move(match))
        yield match


def stirred(variant: str, number: int) -> Record:
    """One whole game of a variant."""
    *_, last = turns(variant, number)
    return last.record


POLICY = {"ohebná": "inflected", "klasická": "classic"}
_JUDGES: dict[str, Judge | None] = {}


def main(arguments: Sequence[str]) -> None:
    """Play and write."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("folder", type=Path)
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--variant", action="append", choices=sorted(VARIANTS))
    given = parser.parse_args(arguments)
    given.folder.mkdir(parents=True, exist_ok=True)
    for variant in given.variant or VARIANTS:
        with (given.folder / f"{variant}.jsonl").open("w", encoding="utf-8") as file:
            for number in range(given.games):
                print(stirred(variant, number).dumps(), file=file)
        print(f"{variant}: {given.games} games", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
