"""Which words a player lays: of those that hardly any text has not all come to mind, though it would know
them when it saw them."""

from __future__ import annotations

import hashlib
from weakref import WeakKeyDictionary

from app.lexicon.judge import Judge
from app.lexicon.policy import Policy
from app.lexicon.vocabulary import Extent, vocabulary

STEPS = 16
"""Shares are counted in sixteenths."""

COUNTED = Extent(1 << 20, (1 << 20) - 1, 0)
"""Every form that texts have."""

Column = bytes | memoryview

_made: WeakKeyDictionary[Policy, dict[tuple[Extent | None, int], Column]] = WeakKeyDictionary()


def laid(judge: Judge, extent: Extent | None, rare: float) -> Column:
    """The words of that extent, of all that are beyond doubt where it is None; of those among them that texts
    do not have such a share: by chance, yet the same whenever it is asked. A bit column by word number."""
    known = vocabulary(judge, extent).column
    share = round(rare * STEPS)
    if share >= STEPS:
        return known
    kept = _made.setdefault(judge.policy, {})
    if (extent, share) not in kept:
        size = len(known)
        counted = int.from_bytes(vocabulary(judge, COUNTED).column, "little")
        words = int.from_bytes(known, "little") & (counted | _chosen(size, share))
        kept[extent, share] = words.to_bytes(size, "little")
    return kept[extent, share]


def _chosen(size: int, share: int) -> int:
    """So many bytes of bits of which so many sixteenths are set."""
    found, step = 0, 1
    while step < STEPS:
        # From the last binary digit of the share on: each halves what was found, and adds its own half.
        drawn = int.from_bytes(hashlib.shake_128(bytes([step])).digest(size), "little")
        found = found | drawn if share & step else found & drawn
        step *= 2
    return found
