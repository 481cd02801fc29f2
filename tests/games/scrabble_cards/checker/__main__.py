"""Entry of the stranger's check, see the package."""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

from . import RARE, Wrong, check


def _files(given: Sequence[str]) -> list[str]:
    """Those of a folder for the folder."""
    paths = [Path(name) for name in given]
    return [str(one) for path in paths for one in (sorted(path.glob("*.jsonl")) if path.is_dir() else [path])]


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(description="check recorded games of Scrabble karty")
    parser.add_argument("records", nargs="+")
    parser.add_argument("--words", action="append", default=[], metavar="FLEX=FILE")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--rare", action="store_true")
    given = parser.parse_args(arguments)
    lists = {}
    for text in given.words:
        flex, _, name = text.partition("=")
        lists[flex] = frozenset(Path(name).read_text(encoding="utf-8").split("\n")) - {""}
    seen: dict[str, Counter[str]] = {}
    wrong = []
    for name in _files(given.records):
        for line, text in enumerate(Path(name).read_text(encoding="utf-8").splitlines(), 1):
            record = json.loads(text)
            counted = seen.setdefault(Path(name).name, Counter())
            try:
                check(record, lists.get(record["options"]["flex"]), counted)
            except Wrong as error:
                wrong.append(f"{name}: line {line}: {error}")
    if given.json:
        print(json.dumps({"seen": seen, "wrong": wrong}, ensure_ascii=False, indent=1))
    elif given.rare:
        print("records", "games", *RARE, sep="\t")
        for name, counts in seen.items():
            print(name, counts["games"], *(counts[event] for event in RARE), sep="\t")
        print("\n".join(wrong) or "all records agree with the rules")
    else:
        for name, counts in seen.items():
            print(name, *(f"  {what}: {count}" for what, count in sorted(counts.items()) if count), sep="\n")
        print("\n".join(wrong) or "all records agree with the rules")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
