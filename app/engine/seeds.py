"""Seeds of players and tables. Not in `chance`, which no computer player may see: they draw their own."""

from __future__ import annotations

import hashlib


def seed_of(text: str) -> int:
    """A seed of 64 bits that a text stands for, on every machine the same."""
    return int.from_bytes(hashlib.blake2b(text.encode(), digest_size=8).digest(), "big")
