"""Writing a file of meanings; `app.lexicon.meanings` reads it."""

from __future__ import annotations

import struct
import zlib
from collections.abc import Mapping
from pathlib import Path

from app.lexicon.container import write_container

ENTRIES = 64
"""Entries of a block: a look-up unpacks one."""


def write_meanings(path: Path, about: Mapping[str, str], texts: Mapping[str, str]) -> None:
    """Writes lemma -> text. Deterministic: the same texts give the same bytes."""
    lemmas = sorted(texts)
    firsts = lemmas[::ENTRIES]
    blocks = [
        zlib.compress("".join(f"{one}\t{texts[one]}\n" for one in lemmas[at : at + ENTRIES]).encode(), 9)
        for at in range(0, len(lemmas), ENTRIES)
    ]
    places = [0]
    for block in blocks:
        places.append(places[-1] + len(block))
    sections = {
        "firsts": zlib.compress("\n".join(firsts).encode(), 9),
        "places": struct.pack(f"<{len(places)}I", *places),
        "blocks": b"".join(blocks),
    }
    write_container(path, {**about, "language": "cs", "size": len(lemmas)}, sections)
