"""Attestation that carries over: what is said of one derived word can be said of its next of kin.

The frequency data meets only a part of what is fully alive. Where one word of a family shows that the
meaning allows it, its kin are counted as met too:

* krásnější, krásněji: each vouches for the other, and for nejkrásnější, nejkrásněji;
* an adjective with both an adverb and an -ost noun of its own can be compared (učený, učeně, učenost);
* a negated adjective whose positive can be compared can be compared too (nejnesnesitelnější);
* zamíchaný vouches for zamíchán: a verb with that adjective has a passive.
"""

from __future__ import annotations

from app.lexicon.grammar import Sub, positives
from lexbuild.groups import Group


class _Family:
    def __init__(self, groups: list[Group], attested: list[bool]) -> None:
        self.attested = attested
        self.by_entry: dict[int, dict[tuple[Sub, str], int]] = {}
        self.base: dict[str, list[int]] = {}
        for index, group in enumerate(groups):
            if group.doubtful:
                continue
            self.by_entry.setdefault(group.entry, {})[group.sub, group.prefix] = index
            if group.sub is Sub.BASE and not group.prefix:
                self.base.setdefault(group.lemma, []).append(index)

    def met(self, entry: int, sub: Sub, prefix: str = "") -> bool:
        index = self.by_entry[entry].get((sub, prefix))
        return index is not None and self.attested[index]


def spread(groups: list[Group], attested: list[bool]) -> None:
    """Marks in ``attested`` the groups that their kin vouch for."""
    family = _Family(groups, attested)
    for index, group in enumerate(groups):
        if group.comparative and group.sub is Sub.BASE and not group.prefix and not group.doubtful:
            _spread_comparative(groups, family, index)
    for index, group in enumerate(groups):
        if group.sub is Sub.PASSIVE and not attested[index] and not group.doubtful:
            attested[index] = any(
                attested[other]
                for adjective in verbal_adjectives(group)
                for other in family.base.get(adjective, ())
            )


def verbal_adjectives(passive: Group) -> list[str]:
    """The adjectives of a group of passive participles: zamíchán goes with zamíchaný, vařen with vařený."""
    participles = [text for text, _, code in passive.forms if code == "n.ms"]
    return [text[:-2] + "aný" if text.endswith("án") else text + "ý" for text in participles]


def _spread_comparative(groups: list[Group], family: _Family, index: int) -> None:
    attested = family.attested
    entry = groups[index].entry
    own = family.by_entry[entry]
    heads = {
        groups[other].entry
        for positive in positives(groups[index].lemma)
        for other in family.base.get(positive, ())
    }
    gradable = any(family.met(head, Sub.ADVERB) and family.met(head, Sub.QUALITY) for head in heads)
    compared = gradable or any(attested[other] for (_, prefix), other in own.items() if prefix in ("", "nej"))
    negated = compared and any(family.met(head, Sub.BASE, "ne") for head in heads)
    negated = negated or any(
        attested[other] for (_, prefix), other in own.items() if prefix in ("ne", "nejne")
    )
    for (_, prefix), other in own.items():
        if (prefix in ("", "nej") and compared) or (prefix in ("ne", "nejne") and negated):
            attested[other] = True
