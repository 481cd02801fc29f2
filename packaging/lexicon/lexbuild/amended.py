"""What the entries of the source lack by rule: flags that their kin have, and forms that stand when attested.

* občan, turista make občani, turisti as well as občané, turisté;
* of foreign adjectives in -ivní, -ózní, -antní, -entní a noun in -ost is made as freely (negativnost)
  as of those that the source gives one, and participles in -ovaný are negated (nemonetarizovaný);
* verbs that take no object have an impersonal passive (pracováno, pomáháno, skočeno), and verbs in -hnout,
  -knout two passives (navržen, navrhnut);
* adjectives that say something tenderly (hezoučký) have an adverb as tender (hezoučce);
* nouns in -ice and -yně have the short genitive of the plural (kotvic, tchyň);
* verbs in -nout that say what becomes of their subject (plynout, žloutnout) have that impersonal one at most:
  nobody is plynut; nor is anything přečníván or vycestován;
* locatives in -ě, -ře, -ách (v benzíně, v rohlíkách) and plurals in -ové (chlapové) of nouns that have them
  not in the source: the rows are in ``lists/supplement.aff``, and those in -ře and -ách need
  a text that has them. Locatives are taken from a person only: usage wavers, and no rule says which is used.
"""

from __future__ import annotations

import re
from collections.abc import Container

from app.lexicon.affixes import DictionaryEntry

_QUALITY = ("ivní", "ózní", "antní", "entní")
_TENDER = ("oučký", "ounký", "inký", "ičký")
_NO_VERB = frozenset("PVUDHLSZMK")
_PLURAL = ("an", "ista", "asta")
_BECOMING = re.compile(
    ".*(?:plynout|běhnout|kleknout|prchnout|puknout|prasknout|mrznout|moknout|vyknout|živnout|hluchnout|"
    "tíhnout|syknout|dychnout|splasknout|dechnout|kápnout|křiknout|kváknout|kdáknout|kecnout|ňouknout|"
    "štěknout|hvízdnout|buchnout|tuchnout|žluknout|plihnout|stydnout|hřeznout|březnout|řinout|všimnout|"
    "spiknout|žloutnout|hnědnout|hrubnout|vadnout|tuhnout|vlhnout|řidnout|hrdnout|houstnout|tvrdnout|"
    "odpočnout|povanout|slehnout|přilehnout|zalehnout|mrknout|plivnout|krknout|kvíknout|hopnout|"
    "scvrknout|bácnout|prsknout|nastydnout|drnknout|brnknout|rozsednout|zasednout)"
)
"""Verbs whose subject only becomes so, or moves, or gives a sound."""
_VOICED = re.compile(
    ".*(?:vdechnout|vydechnout|nadechnout|nadchnout|vyplivnout|předběhnout|přeběhnout|okřiknout|překřiknout|"
    "povšimnout)"
)
"""What only looks so: it is done to something."""
_WITHOUT_OBJECT = re.compile(
    "(?:do)?běhávat|(?:od|při|roze?|s|vy?)bíhat|bydlívat|(?:do|za)?bručet|(?:do|od|při|vy?)cestovat|"
    "(?:na|od|vy|za)couvat|(?:pře|vy)čnívat|(?:za)?fungovat|(?:do|na|pode|s|u|vy|za)hnívat|pohořet|"
    "(?:pro|při|vy)hořívat|hovořívat|pohovořit|hraničit|dojíždět|(?:do|na|od|při|v)?kráčet|kulminovat|"
    "(?:do|od|roz|vy)kvést|(?:s|vš)lehávat|sléhat|(?:do|od|pod|při|roz|v|vy|vz)létat|"
    "(?:do|od|pro|s|u|vy)?padávat|panovat|(?:do|od|pod|pro|při|roz|s|u|vy?)plouvat|působívat|přebolet|"
    "zareagovat|zasedávat|sílit|odstávat|vyšumět|z?vítězit|(?:od|pře|spolu|za)vládnout|vzdorovat|"
    "(?:po|za)?vanout|zakčnět|zívat"
)
"""Other verbs that take no object though the source gives them a passive (přečnívat, vycestovat)."""


def amended(
    entry: DictionaryEntry, intransitive: Container[str] = (), happening: Container[str] = ()
) -> DictionaryEntry:
    """The entry with the flags that it lacks, and without those that it should not have.

    intransitive: more verbs that take no object. happening: verbs of what nobody does."""
    head, own = entry.head, set(entry.flags)
    if head in happening and own & set("JAB"):
        return DictionaryEntry(head, "".join(flag for flag in entry.flags if flag not in "TC"))
    becoming = head in intransitive or _WITHOUT_OBJECT.fullmatch(head)
    becoming = becoming or (_BECOMING.fullmatch(head) and not _VOICED.fullmatch(head))
    if own & set("TC") and own & set("JAB") and becoming:
        return DictionaryEntry(head, "".join(flag for flag in entry.flags if flag not in "TC") + "n")
    more = ""
    if {"P", "D"} <= own and "I" not in own and head.endswith(_PLURAL):
        more += "I"
    if "R" in own and "Y" in own and "K" not in own and head.endswith(_QUALITY):
        more += "K"
    if "Z" in own and "Q" not in own and head.endswith(("ice", "yně")):
        more += "Q"
    if "Y" in own and "R" not in own and head.endswith(_TENDER):
        more += "R"
    if "Y" in own and "N" not in own and head.endswith("ovaný") and not head.startswith("ne"):
        more += "N"
    if own & set("JAB") and not own & _NO_VERB:
        if not own & set("TC"):
            more += "n" * (len(head) > 4 and head.endswith(("at", "át", "et", "ět", "it", "nout")))
        elif "T" not in own:
            more += "T" * head.endswith("nout")
    if own & set("PU") and not own & set("VYZ"):
        more += "v"
    elif (own & set("HQ")) and not own & set("RPUVYZL") and not head.endswith("um"):
        more += "u"
    return DictionaryEntry(head, entry.flags + more)
