"""The Czech fifth case of names, to greet people with: Žofie, Ondro, Babičko. Pure.

Names that end in a vowel follow a rule. Those that end in a consonant are addressed only when they are
known here: whoever would be greeted by a wrong form would rather not be named.
"""

from __future__ import annotations

import unicodedata

_LIKE_THE_FIRST_CASE = "eéěiíyýoóuúůá"
"""Last letters that stay as they are: Marie, Jiří, Harry, Ivo, Nováková."""

_ADDING = {
    "e": """
        adam adolf albert alfred alois antonín arnošt artur august augustin benjamin bernard
        blahoslav bohumil bohumír bohuslav boleslav bronislav břetislav ctibor ctirad čestmír
        dalibor damián dan david dušan edvin eduard egon emil fabián ferdinand filip gustav hubert
        igor ivan ivor jáchym jakub jan jaromír jaroslav jeroným joachim josef julián justin kamil
        kašpar kevin konstantin kristián kryštof ladislav leonard leopold libor lubomír lubor lumír
        martin maxim maxmilián michal milan miloslav miroslav norbert oskar otakar prokop přemysl
        radan radim radomír radoslav radovan richard robert robin roland roman rostislav rudolf sam
        sebastián severin slavomír stanislav štefan štěpán teodor tibor tom václav valentin viktor
        vilém vincent vít vlastimil vladan vladimír vladislav zdislav zikmund šimon děd
    """,
    "u": """
        bedřich dominik erik fridrich frederik jindřich ludvík mark oldřich patrik svatopluk ulrich
        vojtěch jeník honzík vašík kubík tomík pavlík petřík rostík toník syn vnuk
    """,
    "i": """
        aleš alex alexej ambrož andrej bartoloměj blažej bonifác boris daniel denis eliáš emanuel
        felix gabriel ignác joel jonáš leoš lukáš luboš matěj matyáš max mikuláš miloš nathaniel
        ondřej pankrác rafael řehoř samuel sergej servác tadeáš tobiáš tomáš uriáš
    """,
}
"""Ending → the names that it is simply added to."""

_DROPPING_E = """
    adámek bořek čeněk dědeček filípek františek honzíček hynek jarek jeníček jiříček kubíček lojzek
    lukášek mareček marek matýsek mikulášek mirek míšek ondrášek pepek pepíček radek slávek strýček
    synáček synek štěpánek tadeášek tatínek tomášek toníček vašek vítek vnouček vojtíšek
"""
"""Men and boys in -ek: Marek, Marku."""

_OTHERWISE = {
    "alexandr": "alexandře",
    "petr": "petře",
    "bratr": "bratře",
    "karel": "karle",
    "pavel": "pavle",
    "havel": "havle",
    "otec": "otče",
    "strýc": "strýče",
    "vavřinec": "vavřinče",
    "zbyněk": "zbyňku",
    "zdeněk": "zdeňku",
    "luděk": "luďku",
}

_UNCHANGED = "carmen dagmar doris ester ingrid iris karin megan miriam nicol nikol rút vivien"
"""Women whose names end in a consonant."""


def _known() -> dict[str, str]:
    """Names that end in a consonant, in small letters → the fifth case."""
    forms = {name: name + ending for ending, names in _ADDING.items() for name in names.split()}
    forms |= {name: name[:-2] + "ku" for name in _DROPPING_E.split() if name.endswith("ek")}
    forms |= {name: name for name in _UNCHANGED.split()}
    return forms | _OTHERWISE


_KNOWN = _known()


def vocative(name: str) -> str | None:
    """A name of one or more words in the fifth case, capitals kept; None where it is not certain."""
    called = [_word(word) for word in unicodedata.normalize("NFC", name).split()]
    sure = [word for word in called if word is not None]
    return " ".join(sure) if sure and len(sure) == len(called) else None


def _word(word: str) -> str | None:
    small = word.casefold()
    if len(word) < 2 or not word.isalpha():
        return None
    if small.endswith("a"):
        changed = small[:-1] + "o"
    elif small[-1] in _LIKE_THE_FIRST_CASE:
        changed = small
    elif small in _KNOWN:
        changed = _KNOWN[small]
    else:
        return None
    if word.isupper():
        return changed.upper()
    return changed[0].upper() + changed[1:] if word[0].isupper() else changed
