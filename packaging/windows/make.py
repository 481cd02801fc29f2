#!/usr/bin/env python3
"""Make Slovohrátky for Windows on a Debian, and try it: folder, installer and portable zip, under Wine.

    python3 packaging/windows/make.py [PART ...]

The parts, all of them unless some are named, in this order:

    environment  Python and Qt for Windows with Wine, made once and kept, and the compiled twins
    folder    dist/windows/Slovohratky, the program that runs without Python
    packages  the installer and the portable zip, in dist/windows
    tests     the part of the tests that needs no Qt
    install   installed silently, tried off screen, each game played by real clicks, removed without a trace

What it needs besides Python 3.11 is installed when it runs as root on Debian, else the command is printed.
The environment is there before any other part. On Windows itself use packaging/build.py, then packages.py.
"""

from __future__ import annotations

import argparse
import contextlib
import shutil
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE), str(HERE.parent)]

import build  # noqa: E402
import dev  # noqa: E402
import environment  # noqa: E402
import installation  # noqa: E402
import packages  # noqa: E402
import sizes  # noqa: E402
import suite  # noqa: E402
import twins  # noqa: E402
from environment import Environment  # noqa: E402

DIST = dev.ROOT / "dist" / "windows"
FOLDER = DIST / "Slovohratky"
WORK = dev.ROOT / "build" / "windows"
PICTURES = WORK / "pictures"
INSTALLER_MB = 40
ENVIRONMENT = "environment"
# PyInstaller looks for libraries of Windows itself where Wine has none; nobody ships those.
NOISE = "could not resolve 'api-ms-win-"


def main(arguments: list[str]) -> int:
    parts: dict[str, Callable[[Environment], None]] = {
        "folder": make_folder,
        "packages": make_packages,
        "tests": suite.run,
        "install": try_installation,
    }
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("parts", nargs="*", metavar="PART", choices=[[], ENVIRONMENT, *parts])
    wanted = parser.parse_args(arguments).parts or list(parts)
    clock = Clock()
    try:
        with contextlib.ExitStack() as stack:
            with clock(ENVIRONMENT):
                dev.make_environment(dev.TEST_LOCK)
                environment.ensure_python()
                made = stack.enter_context(environment.fresh("-".join(wanted)))
                twins.build(made)
            for name in (name for name in parts if name in wanted):
                with clock(name):
                    parts[name](made)
    finally:
        clock.tell()
    return 0


class Clock:
    """How long each part takes."""

    def __init__(self) -> None:
        self._taken: dict[str, float] = {}

    @contextlib.contextmanager
    def __call__(self, name: str) -> Iterator[None]:
        dev.say(f"\n== Windows: {name}")
        start = time.monotonic()
        try:
            yield
        finally:
            self._taken[name] = time.monotonic() - start

    def tell(self) -> None:
        total = sum(self._taken.values())
        rows = [*self._taken.items(), ("together", total)]
        dev.say("\n" + "\n".join(f"Windows: {name:<12} {seconds / 60:5.1f} min" for name, seconds in rows))


def make_folder(made: Environment) -> None:
    """The program with its compiled twins and papers. Raises SetupError."""
    shutil.rmtree(FOLDER, ignore_errors=True)
    status, said = made.call(
        *("-m", "PyInstaller", "--noconfirm", "--clean", "--log-level", "WARN"),
        *(
            "--distpath",
            made.wine.path(DIST),
            "--workpath",
            made.wine.path(WORK),
            "packaging/slovohratky.spec",
        ),
        cwd=dev.ROOT,
        show=False,
    )
    dev.say("".join(line for line in said.splitlines(keepends=True) if NOISE not in line))
    if status != 0:
        raise dev.SetupError(f"PyInstaller ended with status {status}.")
    build.add_papers(FOLDER)
    if not sizes.tell(FOLDER):
        raise dev.SetupError("The folder is too heavy, or nobody said why something is in it.")


def make_packages(made: Environment) -> None:
    """Raises SetupError, also when what people fetch is too heavy."""
    installer, _ = packages.make(FOLDER)
    if installer.stat().st_size > INSTALLER_MB * 1e6:
        raise dev.SetupError(f"The installer is to weigh at most {INSTALLER_MB} MB.")


def try_installation(made: Environment) -> None:
    installation.run(made, FOLDER, packages.names(FOLDER), PICTURES)


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except dev.SetupError as error:
        sys.exit(str(error))
