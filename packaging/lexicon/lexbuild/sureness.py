"""What is taken from a person but never played, shown or laid out: what grammar makes and nobody says.

A form stays *sure* when one of its readings is. The rules, each with what it keeps back:

* The source declines a noun like ořech, dekodér, jazyk as living and as lifeless at once. It is living when
  the frequency data has its dative in -ovi or its possessive in -ův (robot, los, kohout). Otherwise ořecha,
  ořeši, ořechovi are doubtful, and jazykův is no word: it lived on what jazykový shares with it.
* Verbs in -et, -ět that have the imperative in -ej (vracej) have the short one only where it is attested
  (klaňte), and never those in -cet (vrac).
* An entry whose attested forms all belong to a commoner entry as well says nothing of its other ones: řinčení
  is the noun, and řinčená is not known from it.
* Adjectives in -ský, -cký that are surnames too and rare (hoferský) live on the surname.
"""

from __future__ import annotations

from collections.abc import Container, Iterator

from app.lexicon.affixes import DictionaryEntry
from app.lexicon.grammar import Pos, Sub
from lexbuild.frequency import Attestation
from lexbuild.groups import ARCHAIC, DOUBTFUL, Group

UNSURE = DOUBTFUL | ARCHAIC
"""Bits of a reading that does not make a word sure."""


def two_faced(flags: str) -> bool:
    """Is a noun with these flags declined both as living and as lifeless?"""
    own = set(flags)
    lifeless = own & set("HLS") or ("Q" in own and "Z" not in own)
    return bool(lifeless and own & set("PUV")) and "Y" not in own


def _living(forms: list[tuple[str, int, str]], met: Container[str]) -> bool:
    return any(text in met and text.endswith(("ovi", "ův")) for text, _, _ in forms)


def keep_back(
    groups: list[Group],
    entries: list[tuple[DictionaryEntry, int]],
    names: set[str],
    living: Container[str],
    met: Attestation,
) -> None:
    """Marks doubtful readings in the groups' forms, and possessives of lifeless things as never met.

    ``names``: heads of proper names in lower case; ``living``: entries that are living beyond doubt.
    """
    _keep_back_inflected(groups, entries, living, met.attested, met.frequency)
    for index in borrowers(met):
        _keep_back_unmet(groups[index], met.frequency)
    for index, group in enumerate(groups):
        if group.lemma in names and group.lemma.endswith(("ský", "cký")) and met.weight[index] < _RARE:
            _keep_back_unmet(group, ())


_RARE = 5e-7
"""Share of running text below which an adjective does not stand up against its surname."""


def borrowers(met: Attestation) -> list[int]:
    """The base groups that have no attested form which is not a commoner entry's as well."""
    chosen = []
    for index, own in met.types().items():
        group = met.groups[index]
        if group.derived or group.sub is not Sub.BASE or not met.attested[index]:
            continue
        if all(any(_lends(met, other, index) for other in met.owners[text]) for text in own):
            chosen.append(index)
    return chosen


def _lends(met: Attestation, other: int, index: int) -> bool:
    one, two = met.groups[other], met.groups[index]
    strong = met.attested[other] and met.weight[other] > met.weight[index]
    return strong and not one.derived and one.entry != two.entry


def _keep_back_unmet(group: Group, met: Container[str]) -> None:
    group.forms = [(text, bits if text in met else bits | DOUBTFUL, code) for text, bits, code in group.forms]


def _keep_back_inflected(
    groups: list[Group],
    entries: list[tuple[DictionaryEntry, int]],
    living: Container[str],
    attested: list[bool],
    met: Container[str],
) -> None:
    for family in _families(groups):
        index = groups[family[0]].entry
        if index >= len(entries):
            continue
        entry = entries[index][0]
        if two_faced(entry.flags):
            forms = [form for one in family if not groups[one].prefix for form in groups[one].forms]
            if entry.head not in living and not _living(forms, met):
                for one in family:
                    _keep_back_living(groups[one])
                    attested[one] = attested[one] and groups[one].sub is not Sub.POSSESSIVE
        elif {"A", "J"} <= set(entry.flags) and entry.head.endswith(("et", "ět")):
            for one in family:
                _keep_back_short_imperative(groups[one], met, never=entry.head.endswith("cet"))


def _families(groups: list[Group]) -> Iterator[list[int]]:
    found: dict[int, list[int]] = {}
    for index, group in enumerate(groups):
        found.setdefault(group.entry, []).append(index)
    yield from found.values()


def _keep_back_living(group: Group) -> None:
    """Genitive-accusative in -a, dative in -ovi and nominative plural of living things."""
    if group.pos is Pos.NOUN:
        group.forms = [
            (text, bits | DOUBTFUL if code in ("s24", "p15") or text.endswith("ovi") else bits, code)
            for text, bits, code in group.forms
        ]


def _keep_back_short_imperative(group: Group, met: Container[str], *, never: bool) -> None:
    short = {text for text, _, code in group.forms if _short(text, code)}
    if never or not any(text in met for text in short):
        group.forms = [
            (text, bits | DOUBTFUL if text in short else bits, code) for text, bits, code in group.forms
        ]


def _short(text: str, code: str) -> bool:
    return code.endswith("!") and not text.endswith(("j", "jme", "jte"))
