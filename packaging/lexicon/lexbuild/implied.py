"""Words that nobody doubts though no text at hand has them: made in a way that holds in general.

A person may write them; since nothing shows that anybody does, no opponent plays them. What each kind needs:

* a passive (vykuchán): that the dictionary has the adjective (vykuchaný), so the verb takes an object;
  an impersonal one (telefonováno): that texts have the verb;

and of an attested entry:

* a possessive (dřevorubcův): that its noun is only declined as living (so no jazykův);
* an adjective in -ící or -vší (tvrdící), a participle like tisknul, a locative in -ě, -íkách or
  -ákách (v cementě, v rohlíkách) and a plural
  of living beings in -ové: nothing;
* a noun in -ost (báječnost, lesklost) and an adverb (chatrně, kompatibilně, lakomě, tenoučce): that the
  adjective names a quality, so no participle (-aný, -ený, -ící) and no relation (-ový); one in -ní may
  (momentálnost);
* both of an adjective whose comparative texts have (luxusnější: luxusnost): nothing;
* a negated adjective (neuložený): that it is no relation (-ový, -ský, -ní), or a foreign one (nestrategický);
  a negated participle: nothing; an adjective in -telný (neprodatelný) or of a participle (nezastíraný) not
  even texts;
* a comparative (nedočkavější, úděsnější): that the adjective ends like one of quality (-ný, -ivý, -lý) and is
  no participle, and that texts have its adverb or its noun in -ost; not even that where it says how
  somebody is or has become, or what can be done (toulavější, omluvitelnější);
* a negated comparative (nemilostivější): that texts have the negated adjective besides;
* a superlative (nejhebčí): that texts have the comparative;
* the noun and the adverb of a negated adjective (nekomunikativnost): that texts have them without ne-.

What is left out is what grammar makes and nobody says: topolověji, vozívaně, nejarní.
"""

from __future__ import annotations

from app.lexicon.affixes import DictionaryEntry
from app.lexicon.grammar import Pos, Sub, positives
from lexbuild.frequency import Attestation
from lexbuild.groups import Group
from lexbuild.kinship import verbal_adjectives
from lexbuild.sureness import two_faced

_PARTICIPLE = ("aný", "ený", "ěný", "utý", "ící", "oucí", "vší")
_RELATION = ("ový", "ský", "cký", "ní", "čí", "ší")
_QUALITY = ("ný", "itý", "ivý", "avý", "atý", "stý", "rý", "lý")
_FOREIGN_QUALITY = ("ivní", "venční", "ózní", "antní", "entní", "ální", "ární", "ilní", "etní", "itní",
                    "skní", "érní", "uelní")  # fmt: skip
_SMALL = ("oučký", "ounký", "inký")
_MADE_OF_NOUNS = ("omý", "dobý", "řadý", "rodý")
_GRADED_ALONE = ("telný", "ivý", "avý", "alý", "ělý", "atý")
_GRADED = ("ný", "itý", "ivý", "avý", "atý", "stý", "rý", "lý", "mý", "bý", "hý", "chý", "zký", "hký", "tký",
           "bký")  # fmt: skip
_FOREIGN_RELATION = ("ický", "ální", "ární", "ační", "iční", "ivní", "ózní", "antní", "entní")


def implied(groups: list[Group], entries: list[tuple[DictionaryEntry, int]], met: Attestation) -> set[int]:
    """The derived groups that nothing attests and everybody understands."""
    unmet = [
        (index, group) for index, group in enumerate(groups) if not met.attested[index] and not group.doubtful
    ]
    heads = {group.entry: group.lemma for group in groups if group.sub is Sub.BASE and not group.prefix}
    return _compared(groups, unmet, heads, met) | _derived(groups, unmet, heads, entries, met)


def _compared(
    groups: list[Group], unmet: list[tuple[int, Group]], heads: dict[int, str], met: Attestation
) -> set[int]:
    """Of the groups that nothing attests, comparatives that everybody understands."""
    denied = {
        heads.get(group.entry, "")
        for group, yes in zip(groups, met.attested, strict=True)
        if yes and group.prefix == "ne" and group.sub is Sub.BASE and group.pos is Pos.ADJECTIVE
    }
    texts = {heads.get(entry, "") for entry in _met_entries(groups, met)}
    valued = texts & {heads.get(entry, "") for entry, _ in _positive(groups, met)}
    valued |= {head for head in texts if head.endswith(_GRADED_ALONE)}
    return {
        index
        for index, group in unmet
        if group.comparative
        and group.prefix in ("", "nej", "ne", "nejne")
        and group.sub in (Sub.BASE, Sub.ADVERB)
        and any(
            one in valued
            and (group.prefix in ("", "nej") or one in denied)
            and one.endswith(_GRADED)
            and not one.endswith(_UNGRADED)
            for one in positives(heads.get(group.entry, ""))
        )
    }


def _derived(
    groups: list[Group],
    unmet: list[tuple[int, Group]],
    heads: dict[int, str],
    entries: list[tuple[DictionaryEntry, int]],
    met: Attestation,
) -> set[int]:
    """Of the groups that nothing attests, what is derived otherwise and everybody understands."""
    known = {group.lemma for group in groups if not group.derived and group.pos is Pos.ADJECTIVE}
    verbs = {group.lemma for group in groups if group.pos is Pos.VERB}
    attested, positive = _met_entries(groups, met), _positive(groups, met)
    graded = {
        one
        for group, yes in zip(groups, met.attested, strict=True)
        if yes and group.comparative and group.sub is Sub.BASE and not group.prefix
        for one in positives(group.lemma)
    }
    return {
        index
        for index, group in unmet
        if group.derived
        and not group.comparative
        and (group.sub is Sub.PASSIVE or group.entry in attested or _undoable(group, heads))
        and not (group.sub is Sub.POSSESSIVE and two_faced(entries[group.entry][0].flags))
        and _holds(
            group,
            heads.get(group.entry, ""),
            known,
            verbs,
            positive=(group.entry, group.sub) in positive,
            met=group.entry in attested,
            graded=heads.get(group.entry, "") in graded,
        )
    }


def _met_entries(groups: list[Group], met: Attestation) -> set[int]:
    """The entries that texts have."""
    return {group.entry for group, yes in zip(groups, met.attested, strict=True) if yes and not group.derived}


def _positive(groups: list[Group], met: Attestation) -> set[tuple[int, Sub]]:
    """The entries whose noun in -ost or adverb texts have, without ne-; and which of them."""
    return {
        (group.entry, group.sub)
        for group, yes in zip(groups, met.attested, strict=True)
        if yes and not group.prefix and group.sub in (Sub.QUALITY, Sub.ADVERB)
    }


_UNGRADED = (*_PARTICIPLE, "násobný", "procentný", "ovitý")


def _holds(
    group: Group, head: str, adjectives: set[str], verbs: set[str], *, positive: bool, met: bool, graded: bool
) -> bool:
    if group.prefix == "ne":
        plain = group.sub is Sub.BASE and group.pos is Pos.ADJECTIVE
        return group.sub is Sub.PARTICIPLE or ((plain or positive) and not _relation(head))
    if group.prefix == "nej":
        return met and head.endswith(("čí", "ší")) and group.sub is Sub.BASE
    if group.prefix:
        return False
    if group.sub is Sub.PASSIVE:
        if all(code == "n.ns" for _, _, code in group.forms):
            return met
        return not adjectives.isdisjoint(verbal_adjectives(group))
    done = head.endswith(_PARTICIPLE) or head.removesuffix("itý") + "ít" in verbs
    if group.sub is Sub.QUALITY:
        named = (*_QUALITY, *_FOREIGN_QUALITY, *_MADE_OF_NOUNS)
        return graded or (head.endswith(named) and not done)
    if group.sub is Sub.ADVERB:
        named = (*_QUALITY, *_FOREIGN_QUALITY, *_MADE_OF_NOUNS, *_SMALL, "ský", "cký")
        return (graded or head.endswith(named)) and not done
    if group.sub is Sub.VARIANT:
        return group.pos is Pos.VERB or all(
            text.endswith(("ě", "ové", "íkách", "ákách")) for text, _, _ in group.forms
        )
    return group.sub in (Sub.POSSESSIVE, Sub.PARTICIPLE)


def _undoable(group: Group, heads: dict[int, str]) -> bool:
    """Does it say that something cannot be done (neprodatelný), or is not?"""
    plain = group.prefix == "ne" and group.sub is Sub.BASE and group.pos is Pos.ADJECTIVE
    return plain and heads.get(group.entry, "").endswith(("telný", *_PARTICIPLE))


def _relation(head: str) -> bool:
    return head.endswith(_RELATION) and not head.endswith((*_PARTICIPLE, *_FOREIGN_RELATION))
