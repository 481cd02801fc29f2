"""Czech running text out of Debian packages, as paragraphs.

The packages are fetched by whoever measures, e.g. ``apt-get download fortunes-cs``; nothing of them is
kept in the repository but small samples in the tests. What is read of each is named in `SOURCES`.
"""

from __future__ import annotations

import gzip
import html
import io
import lzma
import re
import struct
import tarfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

CZECH_LETTERS = frozenset("áčďéěíňóřšťúůýž")
SLOVAK_LETTERS = frozenset("ľĺŕôä")
MARKED_SHARE = 0.08
"""Least share of letters with diacritics in a paragraph taken for Czech (Czech prose has about 0.15)."""


@dataclass(frozen=True)
class TextSource:
    """A package and what of it is Czech text."""

    package: str
    what: str
    wanted: Callable[[str], bool]
    paragraphs: Callable[[bytes], Iterator[str]]


def deb_files(path: Path, wanted: Callable[[str], bool]) -> Iterator[tuple[str, bytes]]:
    """The wanted files of a Debian package: an ``ar`` archive with a compressed tar inside."""
    data = path.read_bytes()
    at = 8
    while at < len(data):
        name = data[at : at + 16].decode().strip().rstrip("/")
        size = int(data[at + 48 : at + 58])
        body = data[at + 60 : at + 60 + size]
        at += 60 + size + size % 2
        if not name.startswith("data.tar"):
            continue
        if name.endswith(".xz"):
            body = lzma.decompress(body)
        elif name.endswith(".gz"):
            body = gzip.decompress(body)
        with tarfile.open(fileobj=io.BytesIO(body)) as archive:
            for member in archive:
                if member.isfile() and wanted(member.name):
                    file = archive.extractfile(member)
                    assert file is not None
                    content = file.read()
                    yield member.name, gzip.decompress(content) if member.name.endswith(".gz") else content


def _decoded(data: bytes) -> str:
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError:
        return data.decode("iso-8859-2")


def plain(data: bytes) -> Iterator[str]:
    """Fortune files: sayings between lines of ``%``."""
    yield from re.split(r"(?m)^%$", _decoded(data))


def markup(data: bytes) -> Iterator[str]:
    """HTML and XML: the text of block elements, without code, keys and heads."""
    text = _decoded(data)
    text = re.sub(
        r"(?is)<(script|style|head|code|pre|kbd|tt|samp|var|cmd|file|key|app)\b.*?</\1>", " ¤ ", text
    )
    for block in re.split(
        r"(?i)</?(?:p|li|td|th|h\d|dt|dd|div|title|item|desc|note|section|tr)\b[^>]*>", text
    ):
        yield html.unescape(re.sub(r"<[^>]+>", "", block))


def manual(data: bytes) -> Iterator[str]:
    """Manual pages: the lines that are no requests."""
    text = re.sub(r"\\f[A-Z]|\\f\(..|\\&", "", _decoded(data)).replace("\\-", "-")
    kept = [line if not line.startswith((".", "'")) else "" for line in text.splitlines()]
    yield from "\n".join(kept).split("\n\n")


def catalogue(data: bytes) -> Iterator[str]:
    """Compiled gettext catalogues: the translations."""
    order = "<" if data[:4] == b"\xde\x12\x04\x95" else ">"
    count, _, offset = struct.unpack(order + "III", data[8:20])
    for index in range(1, count):
        length, at = struct.unpack_from(order + "II", data, offset + 8 * index)
        for form in data[at : at + length].decode("utf-8", "replace").split("\0"):
            yield from re.sub(r"<[^>]*>|\$[\w|.]+|&\w+;", " ¤ ", form).split("\n")


def corpus(data: bytes) -> Iterator[str]:
    """Samples of a corpus with empty lines between them; the first ones are its licence."""
    yield from _decoded(data).split("\n\n")[2:]


def dialogues(data: bytes) -> Iterator[str]:
    """Scripts of a game: what is said in them."""
    yield from re.findall(r'dialogStr\("(.*)"\)', _decoded(data))


def _fortune(name: str) -> bool:
    leaf = name.rpartition("/")[2]
    return "/fortunes/cs/" in name and "." not in leaf and not leaf.endswith("-sk")


SOURCES = (
    TextSource("fortunes-cs", "citáty z knih, filmů a vtipy", _fortune, plain),
    TextSource(
        "wesnoth-1.16-data", "hra: příběhy a nápověda", lambda name: "/cs/LC_MESSAGES/" in name, catalogue
    ),
    TextSource(
        "gnome-user-docs",
        "příručka",
        lambda name: "/help/cs/" in name and name.endswith((".page", ".xml")),
        markup,
    ),
    TextSource(
        "installation-guide-amd64", "příručka", lambda name: "/cs/" in name and ".htm" in name, markup
    ),
    TextSource(
        "libreoffice-help-cs", "nápověda", lambda name: "/cs/" in name and name.endswith(".html"), markup
    ),
    TextSource("aptitude-doc-cs", "příručka", lambda name: name.endswith(".html"), markup),
    TextSource(
        "dasher-data",
        "ukázky z Českého národního korpusu",
        lambda name: name.endswith("training_czech_CS.txt"),
        corpus,
    ),
    TextSource("fillets-ng-data", "hra: rozhovory", lambda name: name.endswith("/dialogs_cs.lua"), dialogues),
    TextSource("freedroidrpg-data", "hra: rozhovory", lambda name: "/cs/LC_MESSAGES/" in name, catalogue),
    TextSource("unknown-horizons", "hra", lambda name: "/locale/cs/LC_MESSAGES/" in name, catalogue),
    TextSource("freeciv-data", "hra", lambda name: "/cs/LC_MESSAGES/freeciv-core" in name, catalogue),
    TextSource("manpages-cs", "manuálové stránky", lambda name: "/man/cs/" in name, manual),
)


def is_czech(paragraph: str) -> bool:
    """Long enough, marked like Czech and without letters of Slovak."""
    letters = [letter for letter in paragraph.lower() if letter.isalpha()]
    if len(letters) < 20 or SLOVAK_LETTERS.intersection(letters):
        return False
    return sum(letter in CZECH_LETTERS for letter in letters) >= MARKED_SHARE * len(letters)


_TOKEN = re.compile(r"(?<![\w'’.@/\\$¤-])[^\W\d_]+(?![\w'’@/\\¤-]|\.\w)")


def lower_tokens(paragraph: str) -> list[str]:
    """The words written in lower case: names are out, and what touches digits, hyphens, paths or marks."""
    return [token for token in _TOKEN.findall(paragraph) if token.islower()]


def read_texts(folder: Path) -> dict[str, list[list[str]]]:
    """Package file name -> its documents' distinct Czech paragraphs as lists of lower-case tokens."""
    found: dict[str, list[list[str]]] = {}
    for source in SOURCES:
        for path in sorted(folder.glob(f"{source.package}_*.deb")):
            seen: set[str] = set()
            tokens: list[list[str]] = []
            for _, data in deb_files(path, source.wanted):
                for paragraph in source.paragraphs(data):
                    if paragraph not in seen and is_czech(paragraph):
                        seen.add(paragraph)
                        tokens.append(lower_tokens(paragraph))
            found[path.name] = tokens
    return found


def read_english(folder: Path) -> set[str]:
    """The lower-case words of Debian's wamerican, if its package is there."""
    words: set[str] = set()
    for path in folder.glob("wamerican_*.deb"):
        for _, data in deb_files(path, lambda name: name.endswith("/american-english")):
            words.update(word for word in data.decode("utf-8").split() if word.islower())
    return words
