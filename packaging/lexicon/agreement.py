"""Compares our expansion with the real program: ``python packaging/lexicon/agreement.py``.

Every lower-case form we make must be accepted by ``hunspell``, and on near-misses and on every token of
the frequency data both must say the same. Needs the ``hunspell`` program; takes about two minutes.
"""

from __future__ import annotations

import random
import shutil
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE), str(HERE.parent.parent)]

from lexbuild.frequency import read_wordfreq  # noqa: E402
from lexbuild.hunspell import FORBIDDEN, read_affixes, read_entries  # noqa: E402

from app.lexicon.affixes import forms  # noqa: E402
from app.lexicon.czech import LETTERS  # noqa: E402

SOURCE = HERE / "sources/hunspell-cs/cs_CZ"


def expansion() -> set[str]:
    """All lower-case forms of Czech letters, without what is forbidden."""
    affixes = read_affixes(SOURCE.with_suffix(".aff"))
    letters = frozenset(LETTERS)
    made: set[str] = set()
    forbidden: set[str] = set()
    for entry in read_entries(SOURCE.with_suffix(".dic")):
        if FORBIDDEN in entry.flags:
            forbidden.add(entry.head)
        elif entry.head.islower():
            made.update(form.text for form in forms(affixes, entry) if letters.issuperset(form.text))
    return made - forbidden


def refused(words: list[str]) -> set[str]:
    """The words that the real program does not accept."""
    run = subprocess.run(
        ["hunspell", "-i", "utf-8", "-d", str(SOURCE), "-l"],
        input="\n".join(words),
        capture_output=True,
        encoding="utf-8",
        check=True,
    )
    return set(run.stdout.split())


def near_misses(words: list[str], count: int, seed: int = 1) -> list[str]:
    """Words with one letter changed, dropped, doubled or swapped."""
    draw = random.Random(seed)
    made = []
    for word in draw.choices(words, k=count):
        at = draw.randrange(len(word))
        kind = draw.randrange(4)
        if kind == 0:
            made.append(word[:at] + draw.choice(LETTERS) + word[at + 1 :])
        elif kind == 1:
            made.append(word[:at] + word[at + 1 :])
        elif kind == 2:
            made.append(word[:at] + word[at] + word[at:])
        else:
            made.append(word[:at] + word[at + 1 : at + 2] + word[at : at + 1] + word[at + 2 :])
    return sorted({word for word in made if word})


def main() -> int:
    """Prints the disagreements; 0 when there is none."""
    if shutil.which("hunspell") is None:
        print("hunspell is not installed", file=sys.stderr)
        return 2
    ours = expansion()
    ordered = sorted(ours)
    print(f"{len(ours)} forms of ours")
    bad = refused(ordered)
    print(f"refused by hunspell: {len(bad)} {sorted(bad)[:20]}")
    letters = frozenset(LETTERS)
    tokens = [
        word
        for word in read_wordfreq(HERE / "sources/wordfreq-cs/large_cs.msgpack.gz")
        if letters.issuperset(word)
    ]
    wrong = 0
    for name, words in (("near-misses", near_misses(ordered, 20_000)), ("tokens of wordfreq", tokens)):
        no = refused(words)
        differ = [word for word in words if (word in ours) == (word in no)]
        wrong += len(differ)
        said = f"{len(words) - len(no)} accepted, disagreements {len(differ)} {differ[:20]}"
        print(f"{name}: {len(words)} words, {said}")
    return 1 if bad or wrong else 0


if __name__ == "__main__":
    sys.exit(main())
