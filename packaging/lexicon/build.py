"""Builds the word files: ``python packaging/lexicon/build.py [FOLDER]`` (default ``resources/lexicon``)."""

from __future__ import annotations

import gzip
import sys
from array import array
from collections import defaultdict
from pathlib import Path

import msgpack

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE), str(HERE.parent.parent)]

from app.lexicon.container import write_container  # noqa: E402
from app.lexicon.czech import LETTERS  # noqa: E402
from lexbuild.automaton import build_dawg, coded  # noqa: E402
from lexbuild.hunspell import FORBIDDEN, Entry, forms, read_affixes, read_entries  # noqa: E402


def bits(flags: bytearray) -> bytes:
    out = bytearray((len(flags) + 7) // 8)
    for i, f in enumerate(flags):
        if f:
            out[i >> 3] |= 1 << (i & 7)
    return bytes(out)


def main(folder: Path) -> None:
    affixes = read_affixes(HERE / "sources/hunspell-cs/cs_CZ.aff")
    entries = read_entries(HERE / "sources/hunspell-cs/cs_CZ.dic")
    letters = set(LETTERS)
    bad = {
        line.split("\t")[0]
        for line in (HERE / "lists/short_forms.tsv").read_text("utf-8").splitlines()[1:]
        if line.split("\t")[1] in ("symbol", "abbr", "bogus", "foreign")
    }
    lemmas: list[tuple[Entry, set[str]]] = []
    forbidden = set()
    for entry in entries:
        if not entry.head.islower():
            continue
        if FORBIDDEN in entry.flags:
            forbidden.add(entry.head)
            continue
        own = set()
        for form in forms(affixes, entry):
            if form.first and form.first.flag in "JABO" and form.text.endswith("ls"):
                continue
            if letters.issuperset(form.text) and form.text not in bad:
                own.add(form.text)
        lemmas.append((entry, own))
    words = set().union(*(own for _, own in lemmas)) - forbidden
    keys = coded(words, LETTERS)
    flat = build_dawg(keys)
    table = {code: letter for code, letter in enumerate(LETTERS, 1)}
    ordered = [key.translate(table) for key in keys]
    numbers = {word: n for n, word in enumerate(ordered)}
    buckets = msgpack.unpackb(gzip.decompress((HERE / "sources/wordfreq-cs/large_cs.msgpack.gz").read_bytes()))
    frequency: dict[str, float] = {}
    for centibels, bucket in enumerate(buckets[1:]):
        for word in bucket:
            if word in numbers:
                frequency[word] = 10 ** (-centibels / 100)
    owners: dict[str, int] = defaultdict(int)
    for _, own in lemmas:
        for word in own:
            if word in frequency:
                owners[word] += 1
    total = []
    for index, (_entry, own) in enumerate(lemmas):
        weight = sum(frequency[w] / owners[w] for w in own if w in frequency)
        if weight:
            total.append((-weight, index))
    total.sort()
    steps = [0]
    value = 1.0
    while value < len(total):
        if int(value) != steps[-1]:
            steps.append(int(value))
        value *= 1.055
    ranks = bytearray(len(ordered))
    step = len(steps) - 1
    for rank in range(len(total), 0, -1):
        while steps[step] > rank:
            step -= 1
        for word in lemmas[total[rank - 1][1]][1]:
            if word in numbers:
                ranks[numbers[word]] = step
    accepted = bytearray(b"\1" * len(ordered))
    about = {"title": "Czech words", "licence": "GPL-2.0", "letters": LETTERS, "root": flat.root, "size": flat.size}
    write_container(folder / "cs-words.slx", about, {
        "edges": flat.edges.tobytes(), "counts": flat.counts.tobytes(), "boggle.accepted": bits(accepted),
    })
    from app.lexicon.container import Container
    usual = bytearray(1 if r and steps[r] < 60000 else 0 for r in ranks)
    words_id = Container(folder / "cs-words.slx").id
    write_container(folder / "cs-frequency.slx", {
        "title": "Czech word frequencies", "licence": "CC-BY-SA-4.0", "words_id": words_id, "rank_steps": steps,
    }, {"ranks": bytes(ranks), "usual": bits(usual)})
    print(len(ordered), flat.nodes, len(flat.edges), len(total), len(steps))


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else HERE.parent.parent / "resources" / "lexicon")
