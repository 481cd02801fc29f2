"""Quiddler in the laboratory: the best arrangement of a hand, how fast it is found, its scenes."""

from __future__ import annotations

import argparse
import time
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from app.engine.chance import Chance
from app.engine.record import Record
from app.engine.rules import Json
from app.games.laboratory import BadInput, GameSolver, Lab, Measure, Order, Solved, named_policy, open_lexicon
from app.games.quiddler import deck
from app.games.quiddler.model import CountRound, DealRound, Play
from app.games.quiddler.order.code import options, written
from app.games.quiddler.order.deal import ordered
from app.games.quiddler.scenes import MOMENTS, SCENES
from app.lexicon import czech
from app.lexicon.judge import Judge
from app.search.arrange import MOST_CARDS, HandSearch, MeldArrangement

HANDS, RUNS, CARDS = 50, 9, 11

EDITIONS = {"cz": "cz", "cs": "cz", "en": "en"}
"""By the names under which they can be asked for."""

POLICIES = {"cz": ("cs", "quiddler"), "en": ("en", "english")}
"""Language and policy of the words of an edition."""


def _add_arguments(command: argparse.ArgumentParser) -> None:
    command.add_argument("cards", metavar="CARDS", help="separated by commas, e.g. A,K,VL,ST")
    command.add_argument("--edition", choices=tuple(EDITIONS), default="cz", help="(default cz)")
    command.add_argument(
        "--spare",
        type=int,
        choices=(0, 1),
        default=1,
        help="cards kept to discard, which cost nothing (default 1)",
    )


def _solve(arguments: argparse.Namespace) -> Solved:
    """The words that bring most points, less what is left in the hand; no bonus is counted."""
    edition = EDITIONS[arguments.edition]
    cards = _cards(arguments.cards, edition)
    language, name = POLICIES[edition]
    lexicon = open_lexicon(language)
    policy = named_policy(lexicon, name)
    least = 2 if edition == "cz" else 1  # RULES-REGISTER D6
    search = HandSearch(policy.dawg, policy.accepted, deck.values(edition), least_cards=least)
    found = search.best(cards, spare=bool(arguments.spare))
    return Solved(_document(edition, cards, arguments.spare, found), _rows(edition, found))


def _cards(text: str, edition: str) -> tuple[str, ...]:
    """Cards of an edition, as many as its deck has at most. Raises BadInput."""
    cards = tuple(czech.upper(czech.normalise(one)) for one in text.replace(",", " ").split())
    if not 1 <= len(cards) <= MOST_CARDS:
        raise BadInput(f"a hand has 1 to {MOST_CARDS} cards, not {len(cards)}")
    printed = {**deck.printed(edition, "LY"), **deck.printed(edition)}
    for card, count in Counter(cards).items():
        if card not in printed:
            raise BadInput(f"there is no card {card!r} in the edition {edition}")
        if count > printed[card][0]:
            raise BadInput(f"the deck has {printed[card][0]} of the card {card}, not {count}")
    return cards


def _document(edition: str, cards: Sequence[str], spare: int, found: MeldArrangement) -> Json:
    words = [
        {"word": deck.spelt(meld), "cards": list(meld), "points": deck.value(edition, meld)}
        for meld in found.melds
    ]
    return {
        "edition": edition,
        "cards": list(cards),
        "spare": spare,
        "words": words,
        "discard": found.discard,
        "held": list(found.held),
        "points": found.reach.points,
        "out": bool(spare and found.melds and not found.held),
    }


def _rows(edition: str, found: MeldArrangement) -> list[tuple[str, str, str]]:
    rows = [("word", "cards", "points")]
    rows += [(deck.spelt(meld), " ".join(meld), str(deck.value(edition, meld))) for meld in found.melds]
    if found.held:
        rows.append(("held", " ".join(found.held), f"-{deck.value(edition, found.held)}"))
    if found.discard is not None:
        rows.append(("discard", found.discard, ""))
    return [*rows, ("together", "", str(found.reach.points))]


def _order(order: Order) -> Json:
    """Hands of the Czech edition with as many of the words as they can hold; letters has all their cards."""
    judge = Judge(open_lexicon(), "quiddler", gentle=True)
    made = ordered(order.words, "cz", judge, Chance(order.seed), common=order.common)
    return {
        "letters": [card for hand in made.hands for card in hand],
        "hands": [list(hand) for hand in made.hands],
        "code": written(options("cz", made.hands)),
        "hidden": list(made.hidden),
        "missed": list(made.missed),
        "common": made.common,
    }


def _arrange_ms() -> Mapping[str, Sequence[float]]:
    """The best arrangement of 11 random cards, by all words of the Czech edition."""
    policy, chance = open_lexicon().policy("quiddler"), Chance(1)
    search = HandSearch(policy.dawg, policy.accepted, deck.values("cz"))
    hands = [chance.shuffled(deck.full_deck("cz"))[:CARDS] for _ in range(HANDS)]
    values = []
    for _ in range(RUNS):
        start = time.perf_counter()
        for hand in hands:
            search.best(hand)
        values.append(1e3 * (time.perf_counter() - start) / HANDS)
    return {"quiddler_arrange_ms": values}


def _pace(record: Record) -> Iterator[Sequence[int]]:
    """Finished turns by seat, one list for each round that was counted."""
    turns = [0] * len(record.players)
    for turn in record.turns:
        kind = turn.move.get("type")
        if kind == DealRound.type:
            turns = [0] * len(record.players)
        elif kind == Play.type and turn.seat is not None:
            turns[turn.seat] += 1
        elif kind == CountRound.type:
            yield turns


LAB = Lab(
    GameSolver("best arrangement of a hand", _add_arguments, _solve),
    (Measure(("quiddler_arrange_ms",), "ms", _arrange_ms),),
    order=_order,
    baselines="base:greedy, who goes out as soon as it can with most points, base:greedy4 with the words of "
    "level 4, base:bonus, who thinks of the bonuses, base:random, and base:child, who knows short common "
    "words and sees nine of twenty; base:child7 and child10 of those ages",
    start_figure="start_to_quiddler_s",
    scenes=SCENES,
    moments=MOMENTS,
    stir="app.games.quiddler.screen.table.traffic.CardTraffic",
    pace=_pace,
)
