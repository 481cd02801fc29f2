"""Reading the dictionaries that tell what words mean, as their packages have them."""

from __future__ import annotations

import gzip
import lzma
import re
import struct
from collections.abc import Iterator
from pathlib import Path

_DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"
_VALUE = {digit: value for value, digit in enumerate(_DIGITS)}
_ENGLISH = re.compile(
    r"(?P<head>[^<\n]+?)(?: <(?P<tags>[^>]*)>)?\n"
    r"(?: \[[^]]*\] ?)?(?P<czech>[^\n(]+?)(?: \((?P<remark>[^\n]*)\))?\s*(?:\n\s*Note: .*)?",
    re.DOTALL,
)
_PART = re.compile(r"(n|v|adj|adv):")


def definitions(folder: Path) -> Iterator[tuple[str, str]]:
    """Head (several with commas between) and definition, of the dictionary of foreign words."""
    index = lzma.decompress((folder / "czech-cizi.idx.xz").read_bytes())
    text = gzip.decompress((folder / "czech-cizi.dict.dz").read_bytes())
    place = 0
    while place < len(index):
        end = index.index(b"\0", place)
        offset, length = struct.unpack_from(">II", index, end + 1)
        yield index[place:end].decode(), text[offset : offset + length].decode()
        place = end + 9


def synonyms(folder: Path) -> Iterator[tuple[str, list[str]]]:
    """Head and everything given for it, of the thesaurus; whatever sense it belongs to."""
    text = lzma.decompress((folder / "th_cs_CZ_v2.dat.xz").read_bytes()).decode()
    lines = iter(text.splitlines()[1:])
    for line in lines:
        head, count = line.rsplit("|", 1)
        senses = [next(lines).split("|")[1:] for _ in range(int(count))]
        yield head, [one for sense in senses for one in sense]


def english(folder: Path) -> Iterator[tuple[str, str, str]]:
    """English head, its part of speech as written (n, v, adj, adv or nothing) and one Czech translation."""
    index = lzma.decompress((folder / "freedict-eng-ces.index.xz").read_bytes()).decode()
    text = gzip.decompress((folder / "freedict-eng-ces.dict.dz").read_bytes())
    for line in index.splitlines():
        name, offset, length = line.split("\t")
        if name.startswith("00database"):
            continue
        start = _number(offset)
        found = _ENGLISH.fullmatch(text[start : start + _number(length)].decode())
        if found:
            # A part of speech in the remark mends the one of the head.
            mended = _PART.match(found["remark"] or "")
            yield found["head"], mended[1] if mended else found["tags"] or "", found["czech"].strip()


def _number(digits: str) -> int:
    value = 0
    for digit in digits:
        value = value * 64 + _VALUE[digit]
    return value
