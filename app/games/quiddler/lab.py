"""What the laboratory offers for Quiddler alone."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence

from app.engine.chance import Chance
from app.games.laboratory import Lab, Measure, open_lexicon
from app.games.quiddler import deck
from app.search.arrange import HandSearch

HANDS, RUNS, CARDS = 50, 9, 11


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


LAB = Lab(measures=(Measure(("quiddler_arrange_ms",), "ms", _arrange_ms),))
