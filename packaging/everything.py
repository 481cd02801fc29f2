#!/usr/bin/env python3
"""Everything that must hold: the tests, and the programs for Windows and for Linux, made and proven.

    python3 packaging/everything.py

For a Debian 12 and root, as `.ci/run` finds them: what is missing is installed, and what cannot be made or
proven is a failure, never left out. The last lines say how many minutes each part took. What is costly to
make is kept for the next run (packaging/kept.py).
"""

from __future__ import annotations

import os
import subprocess
import sys
import sysconfig
import tempfile
import time
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Lock

import dev
import sizes

PYTHON = sys.executable
TEST = (PYTHON, "packaging/dev.py", "test", "--heavy")
# Several windows share few processors there: what failed is a fault if it fails alone, too.
ALONE = ("--numprocesses=0", "--last-failed", "--last-failed-no-failures=none")
WINDOWS = (PYTHON, "packaging/windows/make.py")
LINUX = (PYTHON, "packaging/linux/make.py", "--prove")


class Part:
    """One thing that must hold. well: whether it does; None as long as nobody has tried."""

    def __init__(self, name: str, *command: str) -> None:
        self.name, self.command = name, command
        self.well: bool | None = None
        self.minutes = 0.0

    def perform(self, call: Callable[[tuple[str, ...]], int]) -> None:
        start = time.monotonic()
        self.well = call(self.command) == 0
        self.minutes += (time.monotonic() - start) / 60


class Aside:
    """Runs commands beside others: what one says is said in one piece, when it ends."""

    def __init__(self) -> None:
        self._lock = Lock()

    def __call__(self, command: tuple[str, ...]) -> int:
        # A file and no pipe: nobody has to wait for what something left running may still say.
        with tempfile.TemporaryFile() as said:
            done = subprocess.run(
                command,
                cwd=dev.ROOT,
                env={**os.environ, "PYTHONUTF8": "1"},
                stdin=subprocess.DEVNULL,
                stdout=said,
                stderr=subprocess.STDOUT,
                check=False,
            )
            said.seek(0)
            words = said.read().decode("utf-8", "replace").rstrip()
        with self._lock:
            dev.say(f"\n$ {' '.join([Path(command[0]).name, *command[1:]])}\n{words}")
        return done.returncode


def in_turn(parts: Iterable[Part], call: Callable[[tuple[str, ...]], int]) -> None:
    for part in parts:
        part.perform(call)


def aloud(command: tuple[str, ...]) -> int:
    """Run it where everybody hears it as it comes."""
    return dev.call(*command, PYTHONUTF8="1")


def ensure_compiler() -> None:
    """People get the compiled twins, so these are what has to be tried. Raises SetupError."""
    header = Path(sysconfig.get_path("include"), "Python.h")
    missing = [] if dev.compiler() else ["gcc", "libc6-dev"]
    missing += [] if header.is_file() else ["python3-dev"]
    if missing:
        names = " ".join(missing)
        dev.install_debian(missing, f"For compiling are missing: {names}.", f"Install what is {names} there.")


def run_tests(tests: Part, beside: Sequence[Part] = ()) -> None:
    """The tests, and meanwhile, in turn, what is made beside them; then once more what failed, by itself."""
    aside = Aside()
    with ThreadPoolExecutor(1) as pool:
        made = pool.submit(in_turn, beside, aside)
        tests.perform(aloud)
    made.result()
    if not tests.well:
        dev.say("\nOnce more what failed, by itself:")
        tests.perform(lambda command: aloud((*command, *ALONE)))
    once_more(beside, aside)


def side_by_side(lanes: Sequence[Sequence[Part]]) -> None:
    """One lane a thread; then once more what failed, by itself: who plays there waits for windows, too."""
    aside = Aside()
    with ThreadPoolExecutor(len(lanes)) as pool:
        list(pool.map(lambda lane: in_turn(lane, aside), lanes))
    once_more([part for lane in lanes for part in lane], aside)


def once_more(parts: Iterable[Part], call: Callable[[tuple[str, ...]], int]) -> None:
    for part in parts:
        if not part.well:
            dev.say(f"\nOnce more, by itself: {part.name}")
            part.perform(call)


def main() -> int:
    """All of it, whatever a part says; the exit status."""
    tests = Part("tests", *TEST)
    environment = Part("Windows: environment", *WINDOWS, "environment")
    # PyInstaller and NSIS use one processor.
    made = [Part(f"Windows: {name}", *WINDOWS, name) for name in ("folder", "packages")]
    proven = (
        # One after the other: who plays waits for windows. The tests have made the folder for Linux.
        [Part("Windows: install", *WINDOWS, "install"), Part("Linux, made and proven", *LINUX, "--built")],
        [Part("Windows: tests", *WINDOWS, "tests")],
    )
    start = time.monotonic()
    ensure_compiler()
    dev.ensure_libraries()
    # First and by itself: it may install what is missing.
    environment.perform(aloud)
    run_tests(tests, made if environment.well else ())
    if environment.well:
        dev.say("\nWindows and Linux, proven side by side ...")
        side_by_side(proven)
    parts = [tests, environment, *made, *(part for lane in proven for part in lane)]
    return tell(parts, (time.monotonic() - start) / 60)


def tell(parts: list[Part], minutes: float) -> int:
    """How long each took and what came of it; the exit status."""
    dev.say("\n== Minutes")
    for part in parts:
        came = {True: "", False: "  FAILED", None: "  NOT TRIED"}[part.well]
        dev.say(f"{part.name:<24}{part.minutes:6.1f}{came}")
    dev.say(f"{'all':<24}{minutes:6.1f}")
    return 0 if all(part.well for part in parts) else 1


if __name__ == "__main__":
    sizes.speak_utf8()
    try:
        sys.exit(main())
    except dev.SetupError as error:
        sys.exit(str(error))
