"""Words about what is between grown-ups: none is coarse, and all count, but no puzzle or task of a day has
one as its answer, and no child is dealt or shown one."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

from app.lexicon.dawg import ABSENT, FINAL, TARGET_MASK, Dawg

INTIMATE: Mapping[str, Mapping[str, str]] = {
    "cs": {
        "anál": "|u|e|em|y|ů|ům|ech|n.*",
        "bisex": ".+",
        "bordel": ".*",
        "chlíp": "n.*",
        "dild": "[oaeu]|em|ům|ech|y",
        "ejakul": ".+",
        "erek": "c.*|tiln.*",
        "eroti": ".+",
        "genitál": ".*",
        "heterosex": ".+",
        "homosex": ".+",
        "impoten": ".+",
        "incest": ".*",
        "klitor": ".+",
        "koit": ".+",
        "kondom": "|[euyůě]|em|ech|ům|ov.*",
        "konkubín": "[aeouyě]|ou|ám|ách|ami",
        "kurtizán": ".*",
        "lesb": ".+",
        "libid": ".+",
        "masturb": ".+",
        "menstru": ".+",
        "milostn": "ic.*",
        "nevěst": "inec|inc.*|kyn.*",
        "nymfoman": ".+",
        "onan": ".+",
        "orgas": ".+",
        "orgi": ".+",
        "pedofil": ".*",
        "penis": ".*",
        "pohlavn": ".+",
        "porn": "[oauy]|em|ům|ech|o.+",
        "potrat": ".*",
        "prezervativ": ".*",
        "promisku": ".+",
        "prostitu": ".+",
        "sadomas": ".+",
        "sex": "|u|e|em|y|ů|ům|ech|uál.*|ualit.*|uol.*|olog.*|ist.*|ism.*|bomb.*",
        "sodom": "i[eií].*|it.*",
        "soulo": "ž.*",
        "sperm": "i[eií].*|at.*|[ao]",
        "striptér": ".*",
        "striptýz": ".*",
        "smiln": ".+",
        "transvest": ".+",
        "vagin": ".+",
        "varl": "e|at.*|ete.*",
        "vibrátor": ".*",
        "znásil": ".+",
    },
    "en": {
        "anal": "|ly",
        "bisex": ".+",
        "brothel": "s?",
        "clitor": ".+",
        "coit": ".+",
        "condom": "s?",
        "ejaculat": ".+",
        "erecti": "ons?",
        "erotic": ".*",
        "genital": ".*",
        "heterosex": ".+",
        "homosex": ".+",
        "incest": ".*",
        "libid": ".+",
        "masturb": ".+",
        "orgas": ".+",
        "org": "y|ies|iastic",
        "penis": "(?:es)?",
        "porn": "|s|o|os|y|ogra.*",
        "prostitut": ".+",
        "rap": "es?|ed|ing|ist|ists",
        "sex": "|ed|es|ier|iest|ily|iness|ing|ist|ists|less|ology|ual.*|y",
        "sperm": "s?|ic|atoz.*",
        "stripp": "ers?",
        "striptease": "s?",
        "vagin": ".+",
        "vibrator": "s?",
    },
}
"""By language, how words begin → how they may go on."""


def numbers(dawg: Dawg, language: str) -> frozenset[int]:
    """The numbers of those that a word list has."""
    return frozenset(dawg.number(word) for word in starting(dawg, INTIMATE.get(language, {})))


def starting(dawg: Dawg, begun: Mapping[str, str]) -> Iterator[str]:
    """The words of a list that begin and go on as a table has it."""
    for prefix, rest in begun.items():
        whole = re.compile(f"{prefix}(?:{rest})")
        place = dawg.walk(prefix)
        if place == ABSENT:
            continue
        edge = dawg.edges[place]
        found = ([prefix] if edge & FINAL else []), dawg.under(edge & TARGET_MASK, prefix)
        yield from (word for words in found for word in words if whole.fullmatch(word))
