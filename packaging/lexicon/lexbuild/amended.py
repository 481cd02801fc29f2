"""What the entries of the source lack by rule: flags that their kin have, and forms that stand when attested.

* občan, turista make občani, turisti as well as občané, turisté;
* of foreign adjectives in -ivní, -ózní, -antní, -entní a noun in -ost is made as freely (negativnost)
  as of those that the source gives one, and participles in -ovaný are negated (nemonetarizovaný);
* verbs that take no object have an impersonal passive (pracováno, pomáháno, skočeno), and verbs in -hnout,
  -knout two passives (navržen, navrhnut);
* locatives in -ě, -ře, -ách (v benzíně, v rohlíkách) and plurals in -ové (chlapové) of nouns that have them
  not in the source: the rows are in ``lists/supplement.aff``, and those in -ře and -ách need
  a text that has them. Locatives are taken from a person only: usage wavers, and no rule says which is used.
"""

from __future__ import annotations

from app.lexicon.affixes import DictionaryEntry

_QUALITY = ("ivní", "ózní", "antní", "entní")
_NO_VERB = frozenset("PVUDHLSZMK")
_PLURAL = ("an", "ista", "asta")


def amended(entry: DictionaryEntry) -> DictionaryEntry:
    """The entry with the flags that it lacks."""
    head, own = entry.head, set(entry.flags)
    more = ""
    if {"P", "D"} <= own and "I" not in own and head.endswith(_PLURAL):
        more += "I"
    if "R" in own and "Y" in own and "K" not in own and head.endswith(_QUALITY):
        more += "K"
    if "Y" in own and "N" not in own and head.endswith("ovaný") and not head.startswith("ne"):
        more += "N"
    if own & set("JAB") and not own & _NO_VERB:
        if not own & set("TC"):
            more += "n" * (len(head) > 4 and head.endswith(("at", "át", "et", "ět", "it", "nout")))
        elif "T" not in own:
            more += "T" * head.endswith("nout")
    if own & set("PU") and not own & set("VYZ"):
        more += "v"
    elif (own & set("HQ")) and not own & set("RPUVYZL"):
        more += "u"
    return DictionaryEntry(head, entry.flags + more)
