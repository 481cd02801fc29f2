"""The figures that self-play has taught, as they lie in ``resources/scrabble`` (packaging/scrabble_values.py
makes them anew)."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from functools import cache
from typing import Any

from app.engine import reading
from app.games.scrabble_cards import cards, groups
from app.games.scrabble_cards.cards import BLANK, DOUBLE, GROUPS, HAND, TRIPLE
from app.games.scrabble_cards.model import Options
from app.paths import resource
from app.search.scrabble_game import Facts, GameOptions
from app.search.scrabble_values import MOST_LYING, PACK, Worth

FILE = "values.json"
FORMAT = "slovohratky-scrabble-values/1"
MOST = 100_000
"""No figure is higher: a thousand points."""

FACTS = Facts(
    {letter: value for letter, value in cards.VALUES.items() if letter != BLANK},
    cards.VOWELS,
    cards.MARKED,
    (DOUBLE, TRIPLE, *GROUPS),
    tuple(group.plus for card in GROUPS for group in groups.groups_of(card)),
)

NOTHING = Worth(
    {}, {}, (0,) * (HAND + 1), ((0,) * (HAND + 1),) * (HAND + 1), {}, {}, (0,) * (MOST_LYING + 1), {},
    (100,) * (PACK + 1), 0,
)  # fmt: skip
"""Where points are all there is."""


@cache
def learned() -> Worth:
    """The figures of the bundled file; where that is missing or damaged, nothing is worth anything, which the
    log tells."""
    try:
        return read(resource("scrabble", FILE).read_text(encoding="utf-8"))
    except (OSError, KeyError, TypeError, ValueError) as problem:
        logging.getLogger(__name__).error("no values for Scrabble karty: %r", problem)
        return NOTHING


def read(text: str) -> Worth:
    """The figures of a file. Raises KeyError, TypeError or ValueError."""
    data = reading.mapped(reading.loads(text))
    if data["format"] != FORMAT:
        raise ValueError(f"not {FORMAT}")
    return Worth(
        first=_by_name(data["first"], cards.COUNTS),
        pair=_pairs(data["pair"]),
        size=_listed(data["size"], HAND + 1),
        balance=tuple(_listed(row, HAND + 1) for row in _exactly(reading.listed(data["balance"]), HAND + 1)),
        bonus=_by_name(data["bonus"], dict.fromkeys(cards.bonus_pack())),
        lies=_by_name(data["lies"], cards.COUNTS),
        lying=_listed(data["lying"], MOST_LYING + 1),
        answer=_by_name(data["answer"], dict.fromkeys(cards.bonus_pack())),
        fade=_listed(data["fade"], PACK + 1),
        exchange=_figure(data["exchange"]),
    )


def _figure(value: object) -> int:
    return reading.whole(value, -MOST, MOST)


def _exactly(values: Any, size: int) -> Any:
    if len(values) != size:
        raise ValueError(f"{len(values)} figures, not {size}")
    return values


def _listed(values: object, size: int) -> tuple[int, ...]:
    return tuple(_figure(value) for value in _exactly(reading.listed(values), size))


def _by_name(values: object, names: Mapping[str, Any]) -> dict[str, int]:
    found = {name: _figure(value) for name, value in reading.mapped(values).items()}
    if not found.keys() <= names.keys():
        raise ValueError("a card that there is not")
    return found


def _pairs(values: object) -> dict[str, int]:
    """Both ways round."""
    found = {}
    for two, value in reading.mapped(values).items():
        if len(two) != 2 or not set(two) <= cards.COUNTS.keys():
            raise ValueError("no two cards")
        found[two] = found[two[::-1]] = _figure(value)
    return found


def agreed(options: Options) -> GameOptions:
    """The options that turns go by."""
    house = options.house_rules
    return GameOptions(
        first_example=options.first_bingo == "example",
        opening_group=options.opening_group == "yes",
        single=options.sides == "single",
        add=1 in house,
        each=2 in house,
        both=3 in house,
        clear=options.clear == "auto",
        parts=options.fragment == "on" and options.clear == "auto",
        exchange_least=HAND if options.exchange_short == "forbid" else 0,
        target=options.target,
    )
