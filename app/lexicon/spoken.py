"""Spoken Czech (obecná čeština): the written words that its forms stand for.

Six habits, as grammars describe them: ý is spoken ej (dobrej, mladejch, bejk), é is ý in endings (velkýho,
velkýmu) and í inside (mlíko, píct), all words end in -ma in the seventh case of the plural (klukama, lidma),
o at the beginning is vo (vokno), and verbs lose the last vowel of neseme, dělají, trpějí (nesem, dělaj,
trpěj; choděj for chodí). Each may come with the others: vobyčejnejma. The commonest short ones follow no
habit (jsme: sme) and stand in a table.

Whether a form is one is told from the forms beside it, without taking words apart: klukama is one since
kluky and klukům are words; zema is none, since zemi has no zemem.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

_ENDINGS = (
    # Adjectives: spoken, written, and another form that a word must have for it.
    ("ej", "ý", "ého"), ("ýho", "ého", "ému"), ("ýmu", "ému", "ého"), ("ejch", "ých", "ým"),
    ("ejm", "ým", "ých"), ("ejma", "ými", "ých"), ("ýma", "ými", "ých"), ("ejmi", "ými", "ých"),
    ("íma", "ími", "ích"),
    # Nouns and pronouns.
    ("ama", "ami", "ám"), ("ama", "y", "ům"), ("ama", "i", "ům"), ("ema", "emi", "ím"), ("ema", "i", "ům"),
    ("ema", "i", "ím"), ("ěma", "ěmi", "ím"), ("ma", "mi", "em"), ("ma", "mi", "ům"), ("ma", "mi", "ím"),
    ("ima", "imi", "im"), ("ema", "emi", "em"),
    # Verbs.
    ("em", "eme", "ete"), ("aj", "ají", "ám"), ("ej", "ejí", "ím"), ("ěj", "ějí", "ím"), ("ej", "í", "íme"),
    ("ěj", "í", "íme"),
)  # fmt: skip
_BEGINNINGS = (("vo", "o"), ("nevo", "neo"))
_SINGLE = {
    "sme": "jsme", "ste": "jste", "sou": "jsou", "du": "jdu", "deš": "jdeš", "dem": "jdeme", "dete": "jdete",
    "dou": "jdou", "pudu": "půjdu", "pudeš": "půjdeš", "pude": "půjde", "pudem": "půjdeme",
    "pudete": "půjdete", "pudou": "půjdou", "bysme": "bychom", "abysme": "abychom", "kdybysme": "kdybychom",
    "bysem": "bych", "abysem": "abych", "kdybysem": "kdybych",
    "dyk": "vždyť", "dyť": "vždyť", "dyž": "když", "eště": "ještě", "ňák": "nějak", "ňáký": "nějaký",
    "ňákej": "nějaký", "večír": "večer", "jabko": "jablko", "štyry": "čtyři", "šesnáct": "šestnáct",
    "radějc": "raději", "pozdějc": "později", "porád": "pořád", "čtyry": "čtyři", "né": "ne", "neé": "ne",
    "poď": "pojď", "poďme": "pojďme", "poďte": "pojďte", "nima": "nimi", "jima": "jimi", "dycky": "vždycky",
    "mý": "mé", "mýho": "mého", "mýmu": "mému", "tvý": "tvé", "tvýho": "tvého", "tvýmu": "tvému",
    "svý": "své", "svýho": "svého", "svýmu": "svému", "tý": "té", "týhle": "téhle",
    "kerej": "který", "kerá": "která", "kerý": "které", "keří": "kteří", "jesli": "jestli", "esli": "jestli",
    "tendle": "tenhle", "tadle": "tahle", "todle": "tohle", "tudle": "tuhle", "tydle": "tyhle",
    "tohodle": "tohohle", "tomudle": "tomuhle", "tímdle": "tímhle",
}  # fmt: skip
"""Spoken form -> what is written."""

_SHORTEST = 3
"""Shorter words have too many neighbours to tell by rule."""

Accepts = Callable[[str], bool]


def written_forms(accepts: Accepts, word: str) -> tuple[str, ...]:
    """The written words that a (normalised) spoken form stands for; none for what is written Czech itself.

    accepts: whether a form is a word of written Czech.
    """
    if accepts(word):
        return ()
    found: dict[str, None] = {}
    single = _SINGLE.get(word)
    if single is not None and accepts(single):
        found[single] = None
    if len(word) < _SHORTEST:
        return tuple(found)
    for base in _plain(word):
        if base != word and accepts(base):
            found[base] = None
        found.update(dict.fromkeys(_ended(accepts, base)))
    return tuple(found)


def _plain(word: str) -> Iterator[str]:
    """The word, without vo- at its beginning, and each with an ej inside written ý or an í written é."""
    starts = [word]
    for spoken, written in _BEGINNINGS:
        if word.startswith(spoken):
            starts.append(written + word[len(spoken) :])
    for start in starts:
        yield start
        at = start.find("ej", 1)
        while at >= 0:
            if at + 2 < len(start):
                yield start[:at] + "ý" + start[at + 2 :]
            at = start.find("ej", at + 1)
        at = start.find("í", 1)
        while at >= 0:
            if at + 1 < len(start):
                yield start[:at] + "é" + start[at + 1 :]
            at = start.find("í", at + 1)


def _ended(accepts: Accepts, word: str) -> Iterator[str]:
    """What is written for a spoken ending."""
    for spoken, written, beside in _ENDINGS:
        stem = word.removesuffix(spoken)
        if stem != word and len(stem) > 1 and accepts(stem + written) and accepts(stem + beside):
            yield stem + written
