"""What would have been best with what lies on the real table."""

from __future__ import annotations

from typing import NamedTuple


class BoxFound(NamedTuple):
    """One way. words: in small letters, to be explained. shown: how they are written, where that is not all
    there is to them. notes: what else belongs to it, as the game tells."""

    points: int
    words: tuple[str, ...]
    shown: tuple[str, ...] = ()
    notes: tuple[str, ...] = ()
