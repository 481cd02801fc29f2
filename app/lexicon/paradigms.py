"""Endings and what they mean, paradigm by paradigm: the tables that `app.lexicon.grammar` reads, and which of
them a noun goes by.

Each table maps the ending that a row of the affix file puts on to a form code (see `app.lexicon.grammar`).
It is written as ``ending=code`` with ``+`` between the parts of a code; an empty ending is ``0``.
"""

from __future__ import annotations

from functools import cache

from app.lexicon.affixes import AffixRow


def table(text: str) -> dict[str, str]:
    """A table written as the module says: ending -> form code."""
    pairs = (item.split("=") for item in text.split())
    return {"" if ending == "0" else ending: code.replace("+", " ") for ending, code in pairs}


PAN = table("""
    a=s24 u=s36 ovi=s36 e=s5 ře=s5 em=s7 m=s7 ů=p2 ům=p3 y=p47 ech=p6 ch=p6 ích=p6 zích=p6 ších=p6
    cích=p6 ách=p6 dích=p6 ních=p6 tích=p6 ka=s24 ku=s356 kovi=s36 kem=s7 ků=p2 kům=p3 ky=p47 ďka=s24
    ďku=s356 ďkovi=s36 ďkem=s7 ďků=p2 ďkům=p3 ďky=p47 ďcích=p6 ňka=s24 ňku=s356 ňkovi=s36 ňkem=s7 ňků=p2
    ňkům=p3 ňky=p47 ňcích=p6 ťka=s24 ťku=s356 ťkovi=s36 ťkem=s7 ťků=p2 ťkům=p3 ťky=p47 ťcích=p6 la=s24
    lu=s36 lovi=s36 le=s5 li=p15 lem=s7 lů=p2 lům=p3 ly=p47 lech=p6 ové=p15 é=p15 i=p7
""")
"""Masculine animate: pán."""

PAN_A = PAN | table("""
    u=s4 y=s2+p47 i=s2+p47 di=s2+p15 ni=s2+p15 ti=s2+p15 o=s5 ou=s7
""")
"""What differs for předseda."""

MUZ = table("""
    ce=s24+p4 ci=s36+p157 če=s5 cem=s7 ců=p2 cům=p3 cích=p6 e=s24+p4 i=s356+p157 ovi=s36 em=s7 m=s7 ů=p2
    ům=p3 ích=p6 ech=p6 y=p7 a=s24 ové=p15 dě=s24+p4 di=s356+p157 děm=s7 dích=p6 ně=s24+p4 ni=s356+p157
    něm=s7 ních=p6 ňů=p2 ňům=p3 tě=s24+p4 ti=s356+p157 těm=s7 tích=p6
""")
"""Masculine animate, soft: muž, soudce."""

HRAD = table("""
    u=s236 e=s5 em=s7 m=s7 y=p1457 ů=p2 ům=p3 ech=p6 ích=p6 zích=p6 ších=p6 cích=p6 ách=p6
""")
"""Masculine inanimate: hrad."""

HRAD_STEMMED = table("""
    em=s7 y=p1457 ů=p2 ům=p3 ech=p6 ích=p6 ách=p6 a=s2
""")
"""Rows of L and Q that repeat the last consonants of the stem: les, domek."""

STROJ = table("""
    e=s2+p145 i=s356+p7 em=s7 ů=p2 ům=p3 ích=p6 ech=p6 y=p1457 ce=s2+p145 ci=s356+p7 cem=s7 ců=p2 cům=p3
    cích=p6 tě=s2+p145 ti=s356+p7 těm=s7 tích=p6 ně=s2+p145 ni=s356+p7 ňů=p2 ňům=p3 něm=s7 ních=p6
    m=s7+p3 ch=p6 mi=p7 í=s7+p2
""")
"""Masculine inanimate, soft: stroj; neuter in -í: stavení."""

ZENA = table("""
    i=s2+p145 ky=s2+p145 y=s2+p145 ě=s36 e=s36 u=s4 o=s5 ou=s7 í=s7+p2 ám=p3 ách=p6 mi=p7 ami=p7
    di=s2+p145 ni=s2+p145 ti=s2+p145 dě=s36 ně=s36 tě=s36 ze=s36 še=s36 ce=s36 ře=s36 dy=s2+p145 du=s4
    do=s5 dou=s7 dám=p3 dách=p6 dami=p7 da=s1 ím=p3 ích=p6 emi=p7
""")
"""Feminine: žena."""

RUZE = table("""
    i=s346 í=s7+p2 ím=p3 ích=p6 mi=p7 emi=p7 em=p3 m=s7+p3 c=p2 ži=s346 ží=s7+p2 žím=p3 žích=p6 žemi=p7
    e=s36
""")
"""Feminine: růže."""

PISEN = table("""
    e=s2+p145 ě=s2+p145 i=s356 í=s7+p2 ím=p3 ích=p6 emi=p7 ěmi=p7 mi=p7
""")
"""Feminine in a consonant: píseň."""

MESTO = table("""
    a=s2+p145 u=s36 e=s6 em=s7 ům=p3 ech=p6 ách=p6 cích=p6 ích=p6 y=p7 í=p2 ím=p3 i=p7 ka=s2+p145 ku=s36
    kem=s7 kům=p3 ky=p7
""")
"""Neuter: město."""

MESTO_PLURAL = table("""
    ům=p3 ách=p6 ech=p6 y=p7
""")
"""Neuter plurals: játra."""

MORE = table("""
    i=s36+p7 m=s7 í=p2 ím=p3 ích=p6 ť=p2 mě=p2 mí=p2
""")
"""Neuter: moře."""

KOST = table("""
    i=s2356+p145 í=s7+p2 em=p3 ech=p6 mi=p7 ích=p6 ím=p3 emi=p7 ěmi=p7 di=s2356+p145 dí=s7+p2 dím=p3
    dích=p6 děmi=p7 ti=s2356+p145 tí=s7+p2 tím=p3 tích=p6 těmi=p7 si=s2356+p145 sí=s7+p2 sím=p3 sích=p6
    semi=p7
""")
"""Feminine: kost."""

KURE = table("""
    te=s2 ti=s36 tem=s7 ata=p145 at=p2 atům=p3 atech=p6 aty=p7
""")
"""Neuter: kuře."""

DRAMA = table("""
    tu=s236 tem=s7 ta=p145 t=p2 tům=p3 tech=p6 ty=p7
""")
"""Neuter: drama."""

QUALITY = table("""
    0=s14 i=s2356+p145 í=s7+p2 em=p3 ech=p6 mi=p7
""")
"""Nouns in -ost, by what follows -ost."""

HARD = table("""
    á=Fs15+Np145 é=Ns145+Fs236+Ip145+Fp145+Mp4 ého=Ms24+Is2+Ns2 ému=Ms3+Is3+Ns3 ém=Ms6+Is6+Ns6
    m=Ms7+Is7+Ns7+Xp3 ou=Fs47 í=Mp15 ří=Mp15 zí=Mp15 ší=Mp15 cí=Mp15 ští=Mp15 čtí=Mp15 ch=Xp26 mi=Xp7
    ma=Xp7
""")
"""Adjectives like mladý."""

SOFT = table("""
    0=Xs15+Is4+Ns4+Fs23467+Xp145 ho=Ms24+Is2+Ns2 mu=Ms3+Is3+Ns3 m=Ms67+Is67+Ns67+Xp3 ch=Xp26 mi=Xp7
    ma=Xp7
""")
"""Adjectives like jarní."""

FEMININE = table("""
    é=s236+p145 ou=s47 ých=p26 ým=p3 ými=p7
""")
"""Nouns like pokojská."""

NEUTER = table("""
    ho=s2 mu=s3 m=s6 ým=s7+p3 á=p145 ých=p26 ými=p7
""")
"""Nouns like vepřové."""

OTCUV = table("""
    ova=Ms24+Is2+Ns2+Fs1+Np145 ovu=Ms36+Is36+Ns36+Fs4 ově=Fs36+Ms6+Is6+Ns6 ovým=Ms7+Is7+Ns7+Xp3 ovi=Mp15
    ovy=Fs2+Ip145+Fp145+Mp4 ovo=Ns145 ovou=Fs7 ových=Xp26 ovými=Xp7 ovýma=Xp7
""")
"""Possessive: otcův."""

MATCIN = table("""
    a=Ms24+Is2+Ns2+Fs1+Np145 u=Ms36+Is36+Ns36+Fs4 ě=Fs36+Ms6+Is6+Ns6 ým=Ms7+Is7+Ns7+Xp3 i=Mp15
    y=Fs2+Ip145+Fp145+Mp4 o=Ns145 ou=Fs7 ých=Xp26 ými=Xp7 ýma=Xp7
""")
"""Possessive: matčin."""

TEN = table("""
    oho=Ms24+Is2+Ns2 omu=Ms3+Is3+Ns3 om=Ms6+Is6+Ns6 ím=Ms7+Is7+Ns7 a=Fs1+Np1 é=Fs236 u=Fs4 ou=Fs7 o=Ns14
    i=Mp1 y=Mp4+Ip14+Fp14 ěch=Xp26 ěm=Xp3 ěmi=Xp7 ěma=Xp7 ým=Ms7+Is7+Ns7
""")
"""Pronoun: ten."""

NAS = table("""
    ašeho=Ms24+Is2+Ns2 ašemu=Ms3+Is3+Ns3 ašem=Ms6+Is6+Ns6 aším=Ms7+Is7+Ns7
    aše=Ns145+Fs15+Mp4+Ip145+Fp145+Np145 aší=Fs2367 aši=Fs4+Mp15 ašich=Xp26 ašim=Xp3 ašimi=Xp7 ašima=Xp7
""")
"""Pronoun: náš."""

MUJ = table("""
    ého=Ms24+Is2+Ns2 ému=Ms3+Is3+Ns3 ém=Ms6+Is6+Ns6 ým=Ms7+Is7+Ns7+Xp3 á=Fs15+Np145
    oje=Fs15+Ns145+Mp4+Ip145+Fp145+Np145 é=Ns145+Fs236+Mp4+Ip145+Fp145 ojí=Fs2367 ou=Fs47 oji=Fs4+Mp15
    í=Mp15 ých=Xp26 ými=Xp7 ýma=Xp7
""")
"""Pronoun: můj."""

OBOJ = table("""
    ého=s2 ému=s3 ý=s14 ém=s6 ým=s7+p3 ští=p1 čtí=p1 cí=p1 í=p1 ých=p26 é=s14+p14 ými=p7
""")
"""Numerals: dvoj, oboj."""

DANDY = table("""
    ho=s24 mu=s3 m=s67 ové=p15 ch=p6 ů=p2 ům=p3 e=p4 ích=p6 mi=p7 i=p157 ňové=p15 ňů=p2 ňům=p3 y=p47
""")
"""Foreign animate nouns: dandy, atašé."""

CO = table("""
    čeho=s2 čemu=s3 čem=s6 čím=s7
""")
"""Pronoun: co."""

TRANSGRESSIVE = table("""
    ouc=tp.fs ouce=tp.p íc=tp.fs íce=tp.p ši=tm.fs še=tm.p uv=tm.ms uvši=tm.fs uvše=tm.p v=tm.ms
    vši=tm.fs vše=tm.p yv=tm.ms yvši=tm.fs yvše=tm.p
""")
"""Rows of X."""

# --- nouns ------------------------------------------------------------------------------------------


@cache
def noun_head(flags: str, last: str) -> str:
    """Form code of the head of a noun entry from its flags and last letter."""
    chosen = set(flags)
    if chosen & set("PU") and chosen & set("HLS") and last not in "aoye":
        return "s14"  # rys, los, jazyk: living and lifeless at once
    if chosen & set("PV"):
        return "p145" if last == "y" else "s15" if last == "o" else "s1"
    if "U" in chosen or ("D" in chosen and last != "y"):
        return "s1245 p4" if last == "e" else "s1"
    if "M" in chosen:
        return "p145" if last == "a" and "Z" not in chosen else "s145 p15" if last in "eě" else "s145"
    if "Z" in chosen or ("C" in chosen and last in "eě"):
        if last == "a":
            return "s1"
        return "p145" if last == "y" else "s125 p145" if last in "eě" else "s14"
    if chosen & set("HLSQD"):
        if last == "y":
            return "p145"
        if last == "í":
            return "s123456 p1245"
        if chosen & set("SQ") and last in "eě":
            return "s145 p145"
        return "s14"
    if "C" in chosen:
        return "s123456 p1245" if last == "í" else "s145"
    if "K" in chosen:
        return "s145" if last in "aeě" else "s14"
    return "s1"


def noun_code(head: str, row: AffixRow) -> str | None:
    """Form code of what a row makes of a noun."""
    flag = row.flag
    if flag == "R":
        return "s6"
    if flag == "V":
        return "p15"
    if flag == "I":
        return "s2356 p145" if head.endswith("ď") else "p15"
    if flag in "PDU":
        return _animate_code(head, row)
    if flag in "HLSQ":
        return _inanimate_code(head, row)
    if flag in "ZK":
        return _feminine_code(head, row)
    if flag in "MC":
        return _neuter_code(head, row)
    return None


def _animate_code(head: str, row: AffixRow) -> str | None:
    flag, add, last = row.flag, row.add, head[-1]
    if flag == "U":
        return "s36 p157" if last == "e" and add == "i" else MUZ.get(add)
    if last == "a":
        return PAN_A.get(add)
    if flag == "D" and last == "y":
        return {"ům": "p3", "ách": "p6", "ech": "p6", "ích": "p6"}.get(add, "p2")
    if add == "u" and last in "kgh":
        return "s356"
    return PAN.get(add)


def _inanimate_code(head: str, row: AffixRow) -> str | None:
    flag, add, last = row.flag, row.add, head[-1]
    if flag == "H" and add == "e" and last in "lsz":
        return "s56"  # v čase, na voze: the source need not tell the case again
    if flag == "H":
        return "s2356" if add == "u" and last in "kgh" else HRAD.get(add)
    if flag == "L":
        return _stemmed(head, row)
    if flag == "Q":
        return _q_code(head, row)
    if last == "í":
        return {"m": "s7 p3", "ch": "p6", "mi": "p7"}.get(add)
    if last in "eě":
        return {"i": "s36", "í": "s7 p2"}.get(add)
    return STROJ.get(add)


def _feminine_code(head: str, row: AffixRow) -> str | None:
    add, last = row.add, head[-1]
    if row.flag == "Z":
        if last in "eě":
            return RUZE.get(add)
        if last in "ay" or row.strip == "s":
            return ZENA.get(add)
        # Rows that write the last consonant anew: ně, ve, ci, těmi.
        return PISEN.get(add[1:] if len(add) > 1 and add[0] in "nvcdt" else add) or PISEN.get(add)
    if add[:1] in ("ň", "ť", "ď") and add[1:] in KURE:
        return KURE[add[1:]]
    if last in "eě":
        return KURE.get(add)
    return DRAMA.get(add) if last == "a" else KOST.get(add)


def _neuter_code(head: str, row: AffixRow) -> str | None:
    add, last = row.add, head[-1]
    if row.flag == "M":
        if last == "a":
            return MESTO_PLURAL.get(add)
        return MORE.get(add) if last in "eě" else MESTO.get(add)
    if head.endswith("eč"):
        return {"č": "s14", "či": "s2356 p145", "čí": "s7 p2"}.get(add)
    if last == "o":
        return {"a": "s2 p145", "u": "s36", "em": "s7"}.get(add)
    return "s7 p3" if last == "í" else RUZE.get(add, "s36")


def _stemmed(head: str, row: AffixRow) -> str:
    """Rows that write the end of the stem anew: only their last vowel and what follows counts.

    The genitive of L ends in -a (ledna), that of Q in -u (snu); the vocative of both in -e,
    save after k, g, h; and only after l, s, z that is the locative, too (v lese, but ve snu)."""
    add = row.add
    for ending in ("ech", "ách", "ích", "ům", "em", "u", "e", "ě", "y", "ů", "a"):
        if add.endswith(ending):
            form = head.removesuffix(row.strip) + add
            if ending == "ě" or (add == "ce" and row.strip == "k"):
                return "s6"
            if ending == "e":
                return "s56" if form[-2] in "lsz" else "s5"
            if ending == "u":
                return ("s" if row.flag == "L" else "s2") + ("356" if form[-2] in "kgh" else "36")
            return HRAD_STEMMED[ending]
    return "s14"


def _q_code(head: str, row: AffixRow) -> str:
    if row.add == "zmus":
        return "s14"
    masculine = row.strip in ("ek", "el", "en", "et", "ev", "em", "něk", "es", "os", "us", "smus") or (
        row.strip == "s" and row.condition == "ns"
    )
    if row.strip[1:] in ("es", "os", "us") or row.strip in ("chus", "ches", "chos") or masculine:
        return _stemmed(head, row)
    return "p2"
