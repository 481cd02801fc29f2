"""Transgressives (přechodníky), which the source nearly lacks, made from the verb paradigms.

The present one is made of imperfective verbs, the past one of all (of imperfective ones it is rare, but in
the tables). The source does not name the aspect, but it lists an adjective in -cí for most verbs that have a
present participle: *dělající* shows that *dělat* is imperfective and gives the stem as well. A verb without
it counts as imperfective unless it is another verb with a prefix. Tables: Mluvnice češtiny 2, přechodníky:

* nesoucí: nesa, nesouc, nesouce; prosící: prose, prosíc, prosíce; trpící: trpě; dělající: dělaje;
* udělal: udělav, udělavši, udělavše; přinesl: přines, přinesši, přinesše; přišel: přišed, přišedši;
* tisknout: stisknuv, stisknuvši, stisknuvše (from the infinitive);
* napsal, an entry beside napsat: napsav, napsavši, napsavše.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from app.lexicon.grammar import Pos, Sub
from lexbuild.groups import ARCHAIC, BASE, DOUBTFUL, TRANSGRESSIVE, VULGAR, Group

_BITS = BASE | TRANSGRESSIVE
_SOFTENED = frozenset("bpvmfdtn")
_SOFT = frozenset("cčďjňřšťž")
_VOWELS = frozenset("aáeéěiíoóuúůyý")


def present(adjective: str) -> list[tuple[str, str]]:
    """The three present forms, with their codes, from the adjective in -cí."""
    feminine = adjective[:-1]
    if feminine.endswith("ouc"):
        masculine = feminine[:-3] + "a"
    else:
        stem = feminine[:-2]
        masculine = stem + ("ě" if stem[-1:] in _SOFTENED else "e")
    return [(masculine, "tp.ms"), (feminine, "tp.fs"), (feminine + "e", "tp.p")]


def past(infinitive: str, participle: str) -> list[tuple[str, str]]:
    """The three past forms, with their codes, from the infinitive and the participle in -l."""
    if infinitive.endswith("nout"):
        stem = infinitive[:-3] + "uv"
    elif participle.endswith("šel") and not infinitive.endswith("šet"):  # přišel, not slyšel
        stem = participle[:-2] + "ed"
    else:
        stem = participle[:-1]
        if stem[-1:] in _VOWELS:
            stem += "v"
    return [(stem, "tm.ms"), (stem + "ši", "tm.fs"), (stem + "še", "tm.p")]


_PREFIXES = (
    "do", "na", "nad", "nade", "o", "ob", "obe", "od", "ode", "po", "pod", "pode", "pro", "pře", "před",
    "přede", "při", "roz", "roze", "s", "se", "u", "v", "ve", "vy", "vz", "vze", "z", "za", "ze",
)  # fmt: skip


def prefixed(verb: str, verbs: set[str]) -> bool:
    """Is the verb another one with a prefix, and so most likely perfective?"""
    return any(verb.startswith(prefix) and verb[len(prefix) :] in verbs for prefix in _PREFIXES)


def transgressives(groups: list[Group], infinitive_of: Callable[[str], str | None]) -> Iterator[Group]:
    """A group of generated transgressives, with their negations, for every verb that makes them.

    infinitive_of: leads a participle that is an entry of its own (napsal) to its infinitive.
    """
    base = [group for group in groups if group.sub is Sub.BASE and not group.prefix and not group.doubtful]
    participles = {group.lemma for group in base if group.pos is Pos.ADJECTIVE and group.lemma.endswith("cí")}
    infinitives = {group.lemma for group in base if group.pos is Pos.VERB}
    for group in base:
        if group.pos is not Pos.VERB:
            continue
        plain = [(text, code) for text, _, code in group.forms]
        negated = {text for text, _ in plain if text.startswith("ne") and text[2:] in dict(plain)}
        third = {text for text, code in plain if code in ("3p", "3s 3p") and text not in negated}
        stems = {text + "cí" for text in third}
        adjectives = sorted(stems & participles)
        made: list[tuple[str, str]] = []
        if not adjectives and not prefixed(group.lemma, infinitives):
            # After a soft consonant the literary -í is the source (píší), not -ou.
            # Of topornějí and toporní the fuller one is.
            fuller = {text + "cí" for text in third if text.endswith(("ejí", "ějí"))} or stems
            adjectives = sorted(stem for stem in fuller if not (stem.endswith("oucí") and stem[-5] in _SOFT))
        for adjective in adjectives:
            made += present(adjective)
        if any(code == "inf" for _, code in plain):
            for text, code in plain:
                if code == "l.ms" and text not in negated:
                    made += past(group.lemma, text)
        elif (group.lemma, "l.ms") in plain:
            infinitive = infinitive_of(group.lemma)
            made += [] if infinitive is None else past(infinitive, group.lemma)
        if made:
            both = made + ([("ne" + text, code) for text, code in made] if negated else [])
            marks = group.forms[0][1] & (VULGAR | ARCHAIC | DOUBTFUL)
            forms = [(text, _BITS | marks, code) for text, code in dict.fromkeys(both)]
            yield Group(group.entry, group.lemma, Pos.VERB, False, Sub.TRANSGRESSIVE, forms=forms)
