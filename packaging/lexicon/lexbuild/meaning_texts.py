"""Definitions of foreign words, made short enough for one line and clean enough to be read aloud."""

from __future__ import annotations

import html
import re
from collections.abc import Iterable, Iterator

from lexbuild.meaning_lemmas import Lemmas

LONGEST = 120
"""Characters of a definition; further senses are left out, and a longer first one stays out altogether."""

_WRITTEN_OUT = {
    "ap.": "apod.",
    "biol.": "v biologii",
    "fyz.": "ve fyzice",
    "geol.": "v geologii",
    "hl.": "hlavně",
    "hud.": "v hudbě",
    "chem.": "v chemii",
    "jaz.": "v jazykovědě",
    "kniž.": "knižně",
    "lék.": "v lékařství",
    "liter.": "v literatuře",
    "mat.": "v matematice",
    "nábož.": "v náboženství",
    "obv.": "obvykle",
    "popř.": "popřípadě",
    "př.": "například",
    "příp.": "případně",
    "sport.": "ve sportu",
    "tech.": "v technice",
    "výtv.": "ve výtvarném umění",
    "zejm.": "zejména",
    "zvl.": "zvláště",
}
_READ_WELL = frozenset({"apod.", "atd.", "např.", "resp.", "tj.", "tzn.", "tzv."})
_BOLD = re.compile(r"<b>(.*?)</b>", re.DOTALL)
_SHORTENED = re.compile(r"(?<!\w)\w{1,7}\.(?=[\s,;)]|$)")
_NUMBER = re.compile(r"(?:^|(?<=[;,.\s]))\s*[1-9]\.\s*(?=\D)")
_EXAMPLE = re.compile(r"\s*\([^()]*(?<!\w)\w{1,7}\.[^()]*\)")
_COMMA = re.compile(r"\s*\.?,(?=[^\W\d_]|\s)\s*")
_SEE_ALSO = re.compile(r"[;,.(]?\s*\b(?:srov|viz|např|opak|zkr)\b.*$", re.IGNORECASE)
_ALLOWED = re.compile(r"[\w\s,;()–„“.:/-]+")
_WORD = re.compile(r"[^\W\d_]+")
_FOREIGN = frozenset("ľĺŕôäöüłçćńśź")


def told(entries: Iterable[tuple[str, str]], lemmas: Lemmas) -> dict[str, str]:
    """Lemma -> definition, of entries as the dictionary has them."""
    found: dict[str, str] = {}
    for heads, text in entries:
        for head in (one.strip() for one in heads.split(",")):
            if head not in found and lemmas.parts(head):
                definition = tidy(head, text, lemmas)
                if definition:
                    found[head] = definition
    return {head: _led_on(text, found) for head, text in found.items()}


def _led_on(text: str, found: dict[str, str]) -> str:
    """A definition that only names another head, with what that head means."""
    further = found.get(text, "")
    longer = f"{text}: {further}"
    return longer if " " in further and len(longer) <= LONGEST else text


def tidy(head: str, text: str, lemmas: Lemmas) -> str:
    """The definition of one head as it may be shown; empty where it does not read well."""
    written = html.unescape(html.unescape("; ".join(_BOLD.findall(text))))
    senses: list[str] = []
    for sense in _senses(written.strip(), lemmas):
        if not _reads_well(head, sense, lemmas):
            if not senses:
                return ""
            continue
        if len("; ".join([*senses, sense])) > LONGEST:
            break
        if sense not in senses:
            senses.append(sense)
    return "; ".join(senses)


def _senses(text: str, lemmas: Lemmas) -> Iterator[str]:
    """What stands between semicolons and numbers, without examples and references to other entries."""
    if text.startswith("1."):
        text = _NUMBER.sub(";", text)
    for part in re.split(r"\s*[;\n]\s*", text):
        sense = " ".join(_COMMA.sub(", ", part).split())
        sense = _SHORTENED.sub(lambda found: _WRITTEN_OUT.get(found[0], found[0]), sense)
        sense = _EXAMPLE.sub("", _SEE_ALSO.sub("", sense)).strip(" ,.;:-–")
        if sense.count("(") > sense.count(")"):
            sense = sense[: sense.rindex("(")].strip(" ,.;:-–")
        if sense:
            first = sense.split(" ", 1)[0]
            yield sense[0].lower() + sense[1:] if lemmas.listed(first.lower().strip(",")) else sense


def _reads_well(head: str, sense: str, lemmas: Lemmas) -> bool:
    words = _WORD.findall(sense)
    if not 2 < len(sense) <= LONGEST or not words or not _ALLOWED.fullmatch(sense):
        return False
    if sense.count("(") != sense.count(")") or _FOREIGN & set(sense.lower()) or ". " in sense:
        return False
    if any(found not in _READ_WELL for found in _SHORTENED.findall(sense)) or words[0].lower() == head:
        return False
    return all(
        lemmas.listed(word) and (not lemmas.vulgar(word) or lemmas.vulgar(head))
        for word in words
        if word.islower() and len(word) > 1
    )
