"""Make ICU's data library small: of its 32 MB the program needs what belongs to its languages.

Qt is linked with ICU on Linux. The data is one table of named parts inside a shared library; a library with
the same name and symbol and fewer parts takes its place. ICU answers a question about a missing part with
an error, and Qt then does without. Needs `as` and `ld` (binutils, as PyInstaller does).
"""

from __future__ import annotations

import re
import struct
import subprocess
from pathlib import Path
from typing import NamedTuple

MAGIC = b"\xda\x27"
KEPT = re.compile(
    r"""
    (coll/|zone/)?(cs|cs_CZ|en|en_US|en_GB|root|res_index|pool)\.res
    | coll/ucadata\.icu
    | brkitr/(root|res_index)\.res | brkitr/(char|word|line|line_normal|sent)\.brk
    | cnvalias\.icu | ulayout\.icu | uemoji\.icu | nfkc\.nrm | nfkc_cf\.nrm
    | (supplementalData|likelySubtags|timezoneTypes|metaZones|zoneinfo64|windowsZones|keyTypeData
       |numberingSystems|plurals|pluralRanges|icuver|icustd)\.res
    """,
    re.VERBOSE,
)
"""How words are ordered and parted, and the times of the day; Qt itself has names of languages and coins."""


class Part(NamedTuple):
    """A named part of the data, e.g. ``icudt73l/coll/root.res``."""

    name: bytes
    data: bytes


def parts(data: bytes) -> tuple[bytes, list[Part]]:
    """The header of ICU's data and its parts. Raises ValueError for anything else."""
    size = int.from_bytes(data[:2], "little")
    if data[2:4] != MAGIC or data[12:16] != b"CmnD":
        raise ValueError("this is not ICU's common data")
    (count,) = struct.unpack_from("<I", data, size)
    places = [struct.unpack_from("<II", data, size + 4 + 8 * index) for index in range(count)]
    ends = [place for _, place in places[1:]] + [len(data) - size]
    names = [data[size + name : data.index(b"\0", size + name)] for name, _ in places]
    return data[:size], [
        Part(name, data[size + start : size + end])
        for name, (_, start), end in zip(names, places, ends, strict=True)
    ]


def joined(header: bytes, kept: list[Part]) -> bytes:
    """Data with these parts, which are in the order of their names."""
    table, names = 4 + 8 * len(kept), b"".join(part.name + b"\0" for part in kept)
    offset, name_at = table + len(names) + -(table + len(names)) % 16, table
    entries, body = [], b""
    for part in kept:
        entries.append(struct.pack("<II", name_at, offset + len(body)))
        name_at += len(part.name) + 1
        body += part.data + b"\0" * (-len(part.data) % 16)
    start = struct.pack("<I", len(kept)) + b"".join(entries) + names
    return header + start.ljust(offset, b"\0") + body


def wanted(name: str) -> bool:
    """Whether the program may ever ask for this part."""
    return KEPT.fullmatch(name.partition("/")[2]) is not None


def data_of(library: Path, symbol: str) -> bytes:
    """The bytes of a symbol in an ELF library whose data lie in the file where they lie in memory."""
    table = subprocess.check_output(["objdump", "-T", library], encoding="utf-8")
    found = re.search(rf"^([0-9a-f]+) .*?\t([0-9a-f]+) .*\b{symbol}$", table, re.MULTILINE)
    if found is None:
        raise ValueError(f"{library} does not hold {symbol}")
    start, size = (int(number, 16) for number in found.groups())
    return library.read_bytes()[start : start + size]


def reduced(library: Path, folder: Path) -> Path:
    """A library like this one (``libicudata.so.73``) with the needed parts alone, made in the folder."""
    symbol = f"icudt{library.suffix[1:]}_dat"
    header, all_parts = parts(data_of(library, symbol))
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "icu.dat").write_bytes(
        joined(header, [part for part in all_parts if wanted(part.name.decode())])
    )
    (folder / "icu.s").write_text(
        f""".section .rodata\n.balign 16\n.globl {symbol}\n.type {symbol}, @object\n{symbol}:\n"""
        f""".incbin "icu.dat"\n.size {symbol}, . - {symbol}\n.section .note.GNU-stack, "", @progbits\n""",
        encoding="ascii",
    )
    subprocess.run(["as", "-o", "icu.o", "icu.s"], cwd=folder, check=True)
    link = ["ld", "-shared", "-soname", library.name, "-z", "noexecstack", "-o", library.name, "icu.o"]
    subprocess.run(link, cwd=folder, check=True)
    return folder / library.name
