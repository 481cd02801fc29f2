"""The Czech alphabet as the games use it: letters, normal form, folding and sort order.

Letters are compared without case, in NFC, with diacritics (RULES G1). CH is two letters on cards
and dice; only the sort order treats it as one.
"""

from __future__ import annotations

import re
import unicodedata

LETTERS = "aábcčdďeéěfghiíjklmnňoópqrřsštťuúůvwxyýzž"
"""Every letter a word of the list may hold, in the order of the alphabet."""

NO_BREAK = "\N{NO-BREAK SPACE}"
_ONE_LETTER = re.compile(r"(?<![^\s(„‚–—])([AaIiKkOoSsUuVvZz]) (?=\S)")

_FOLDED = str.maketrans("áčďéěíňóřšťúůýž", "acdeeinorstuuyz")

_PRIMARY = {
    letter: index
    for index, group in enumerate(
        ("aá", "b", "c", "č", "dď", "eéě", "f", "g", "h", "ií", "j", "k", "l", "m", "nň", "oó", "p", "q",
         "r", "ř", "s", "š", "tť", "uúů", "v", "w", "x", "yý", "z", "ž")
    )
    for letter in group
}  # fmt: skip
_CH = _PRIMARY["h"] + 0.5
_OTHER = len(_PRIMARY)


def normalise(word: str) -> str:
    """The word in the form in which words are compared: NFC, lower case, no blanks around it."""
    return unicodedata.normalize("NFC", unicodedata.normalize("NFC", word.strip()).lower())


def upper(word: str) -> str:
    """The word as cards and dice show it: NFC capitals."""
    return unicodedata.normalize("NFC", word).upper()


def fold(word: str) -> str:
    """The normalised word without diacritics (``čáp`` -> ``cap``)."""
    return normalise(word).translate(_FOLDED)


def is_czech(word: str) -> bool:
    """True when every letter of the normalised word belongs to `LETTERS`."""
    return bool(word) and all(letter in LETTERS for letter in word)


def sort_key(word: str) -> tuple[tuple[float, ...], str]:
    """Key of Czech dictionary order: ch after h; á ď é ě í ň ó ť ú ů ý decide only between equals."""
    text = normalise(word)
    keys: list[float] = []
    position = 0
    while position < len(text):
        if text.startswith("ch", position):
            keys.append(_CH)
            position += 2
            continue
        letter = text[position]
        keys.append(_PRIMARY.get(letter, _OTHER + ord(letter)))
        position += 1
    return tuple(keys), text


def bound(text: str) -> str:
    """A text whose one-letter prepositions and conjunctions stay on the line of the word after them."""
    return _ONE_LETTER.sub(rf"\1{NO_BREAK}", text)
