"""Writing a file of meanings; `app.lexicon.meanings` reads it."""

from __future__ import annotations

import struct
import zlib
from collections.abc import Mapping
from pathlib import Path

from app.lexicon.container import write_container

ENTRIES = {"cs": 64, "en": 256}
"""Language -> entries of a block: a look-up unpacks one. English readings and senses are short ones."""


def write_meanings(
    path: Path, about: Mapping[str, str], texts: Mapping[str, str], language: str = "cs"
) -> None:
    """Writes lemma -> text. Deterministic: the same texts give the same bytes."""
    lemmas, entries = sorted(texts), ENTRIES[language]
    firsts = lemmas[::entries]
    blocks = [
        zlib.compress("".join(f"{one}\t{texts[one]}\n" for one in lemmas[at : at + entries]).encode(), 9)
        for at in range(0, len(lemmas), entries)
    ]
    places = [0]
    for block in blocks:
        places.append(places[-1] + len(block))
    sections = {
        "firsts": zlib.compress("\n".join(firsts).encode(), 9),
        "places": struct.pack(f"<{len(places)}I", *places),
        "blocks": b"".join(blocks),
    }
    write_container(path, {**about, "language": language, "size": len(lemmas)}, sections)
