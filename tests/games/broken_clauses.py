"""Do the tests notice? Each clause of a game is broken on purpose, and a test that cites it must fail.

    python -m tests.games.broken_clauses quiddler [CLAUSE]...

goes through the table ``tests/games/GAME/broken.py`` in a copy of the tree, and runs for each break only the
tests that cite its clause. Exits with 1 where one was not noticed.
"""

from __future__ import annotations

import argparse
import importlib
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from tests.games.citations import cited

ROOT = Path(__file__).resolve().parents[2]
_COPIED = ("app", "tests")
_LINKED = ("resources", "i18n", "packaging", "pyproject.toml")
_FAILED = 1
"""Pytest's code for tests that failed; all others but 0 say that they could not run."""
_NOT_THE_RULE = re.compile(r"^E +(NameError|SyntaxError|ImportError|UnboundLocalError)", re.MULTILINE)


@dataclass(frozen=True)
class Break:
    """A small change of the program by which a clause does not hold any more.

    clause: as tests cite it. file: below ``app/``. old: a text that stands there exactly once; new: what it
    becomes.
    """

    clause: str
    file: str
    old: str
    new: str

    def __str__(self) -> str:
        was, becomes = (" ".join(text.split())[:60] for text in (self.old, self.new))
        return f"{self.clause:<20} {self.file}: {was} → {becomes or 'nothing'}"


@dataclass(frozen=True)
class Noticed:
    """What became of a break. by: the first test that failed. fault: why this says nothing about the rule."""

    broken: Break
    by: str = ""
    fault: str = ""


def table(game: str) -> Sequence[Break]:
    """The breaks of a game: ``tests/games/GAME/broken.py`` with a ``BREAKS``."""
    breaks: Sequence[Break] = importlib.import_module(f"tests.games.{game}.broken").BREAKS
    return breaks


def out_of_step(breaks: Sequence[Break]) -> Iterator[str]:
    """Breaks whose text does not stand in the program exactly once any more."""
    for one in breaks:
        found = (ROOT / "app" / one.file).read_text(encoding="utf-8").count(one.old)
        if found != 1 or one.old == one.new:
            yield f"{one} (stands there {found} times)"


def check(game: str, breaks: Sequence[Break]) -> Iterator[Noticed]:
    """Try each break in a copy of the tree."""
    tests = cited(game)
    with tempfile.TemporaryDirectory(prefix="broken-") as folder:
        tree = Path(folder)
        _copy(tree)
        wanted = sorted({test for one in breaks for test in tests.get(one.clause, ())})
        code, told = _run(tree, wanted)
        if code != 0:
            raise SystemExit(f"the tests do not pass before anything is broken:\n{told}")
        for one in breaks:
            if one.clause not in tests:
                yield Noticed(one, fault="no test cites it")
                continue
            file = tree / "app" / one.file
            whole = file.read_text(encoding="utf-8")
            file.write_text(whole.replace(one.old, one.new), encoding="utf-8")
            code, told = _run(tree, tests[one.clause])
            file.write_text(whole, encoding="utf-8")
            yield _noticed(one, code, told)


def _noticed(one: Break, code: int, told: str) -> Noticed:
    if code == 0:
        return Noticed(one)
    stumbled = _NOT_THE_RULE.search(told)
    if code != _FAILED or stumbled:
        return Noticed(one, fault=f"it does not run: {stumbled[1] if stumbled else told[-300:]}")
    failed = re.search(r"^(?:FAILED|ERROR) \S+::(\S+)", told, re.MULTILINE)
    return Noticed(one, by=failed[1] if failed else "?")


def _copy(tree: Path) -> None:
    for name in _COPIED:
        shutil.copytree(ROOT / name, tree / name, ignore=shutil.ignore_patterns("__pycache__"))
    for name in _LINKED:
        (tree / name).symlink_to(ROOT / name)


def _run(tree: Path, tests: Sequence[str]) -> tuple[int, str]:
    """Pytest's code and what it said."""
    command = [sys.executable, "-B", "-m", "pytest", "-q", "-x", "--no-header", "-p", "no:cacheprovider"]
    done = subprocess.run(
        [*command, *tests],
        cwd=tree,
        capture_output=True,
        encoding="utf-8",
        env={**os.environ, "PYTHONPATH": str(tree), "PYTHONDONTWRITEBYTECODE": "1"},
        check=False,
    )
    return done.returncode, done.stdout + done.stderr


def main(arguments: Sequence[str]) -> int:
    """Report every break, those that went unnoticed once more at the end."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("game")
    parser.add_argument("clause", nargs="*", help="only these")
    given = parser.parse_args(arguments)
    breaks = [one for one in table(given.game) if not given.clause or one.clause in given.clause]
    stale = list(out_of_step(breaks))
    if stale:
        raise SystemExit("\n".join(["not in step with the program:", *stale]))
    missed = []
    for one in check(given.game, breaks):
        print(f"{one.broken}\n{'':<21}{one.by or one.fault or 'NOT NOTICED'}", flush=True)
        if not one.by:
            missed.append(one)
    clauses = len({one.clause for one in breaks})
    print(f"{len(breaks)} breaks of {clauses} clauses, {len(breaks) - len(missed)} noticed")
    for one in missed:
        print(f"not noticed: {one.broken} {one.fault}")
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
