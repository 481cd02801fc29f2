#!/usr/bin/env python3
"""Start the built programs: the application paints its first page, opens the table of every game and ends
well; the laboratory plays, and charts, QR codes and SQLite can be loaded.

python3 packaging/smoke.py [FOLDER]        FOLDER: dist/Slovohratky unless given
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from importlib.util import MAGIC_NUMBER
from pathlib import Path
from typing import NamedTuple

import dev
import sizes

ROOT = Path(__file__).resolve().parent.parent
SECONDS = 180  # on a machine that has much else to do, under Wine
TIMED_OUT = 124
SEATS = ("--seat", "ai:1", "--seat", "ai:1", "--seed", "1")
RECORDS = "games.jsonl"
CHARTS = """
import sys
sys.path[:] = sys.argv[1:]
import hashlib, io, numpy, PySide6.QtGui, PySide6.QtPrintSupport, PySide6.QtWidgets, pyqtgraph, segno, sqlite3
application = PySide6.QtWidgets.QApplication([])
pyqtgraph.plot([1, 3, 2]).grab().save("chart.png") or sys.exit("no chart")
assert numpy.linalg.inv(numpy.eye(2))[0, 0] == 1 and numpy.__file__.startswith(sys.argv[-1])
segno.make("KRTM").save(io.BytesIO(), kind="png")
assert sqlite3.connect(":memory:").execute("select 1").fetchone() == (1,)
assert "_hashlib" not in sys.modules and hashlib.blake2b(b"").digest()
"""


def program_in(folder: Path, name: str = "Slovohratky") -> Path:
    return folder / (f"{name}.exe" if os.name == "nt" else name)


def check(folder: Path) -> int:
    """Try the program of a folder; 0 when all is well."""
    program = program_in(folder)
    if not program.is_file():
        print(f"{program} is not there; make it with: python3 packaging/build.py", file=sys.stderr)
        return 2
    laboratory = program_in(folder, "slovohratky-lab")
    well = all(starts(program, screen) for screen in ("home", *games()))
    return 0 if well and laboratory_works(laboratory) and holds_charts(folder) else 1


def games() -> list[str]:
    """The games of the catalogue, which needs nothing but this Python."""
    sys.path.insert(0, str(ROOT))
    from app.games.catalogue import GAMES

    return [entry.name for entry in GAMES]


def clean() -> dict[str, str]:
    """The environment without anything of this Python."""
    hidden = ("PYTHON", "VIRTUAL_", "QT_")
    return {name: value for name, value in os.environ.items() if not name.startswith(hidden)}


class Ended(NamedTuple):
    """A program that has ended, and all that it said."""

    status: int
    said: str


def run(home: str, *command: object, **variables: str) -> Ended:
    """Run a program in a folder that is its home, too, with nothing of this Python in sight.

    Whatever does not end in time has the status of `timeout`."""
    process = subprocess.Popen(
        [str(part) for part in command],
        env={**clean(), "SLOVOHRATKY_HOME": home, **variables},
        cwd=home,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
    )
    said: list[str] = []
    try:
        status = dev.hear(process, said.append, SECONDS)
    except subprocess.TimeoutExpired:
        status = TIMED_OUT
        said.append(f"It did not end within {SECONDS} s.\n")
    return Ended(status, "".join(said))


def laboratory_works(program: Path) -> bool:
    """It plays a game of each kind, and checks what was written of them."""
    with tempfile.TemporaryDirectory() as home:
        for game in games():
            for command in (("play", game, *SEATS, "--records", RECORDS), ("replay", RECORDS)):
                done = run(home, program, *command)
                if done.status != 0:
                    print(f"{done.said}\nThe built laboratory failed: {' '.join(command)}", file=sys.stderr)
                    return False
    print("The built laboratory plays every game, and its records hold.")
    return True


def replay_from_source(records: Path) -> bool:
    """What a built laboratory wrote holds for the laboratory of this checkout, too."""
    with tempfile.TemporaryDirectory() as home:
        command = (dev.venv_program("python"), "-m", "app.lab", "replay", records)
        done = run(home, *command, PYTHONPATH=str(ROOT), PYTHONUTF8="1")
    if done.status != 0:
        print(f"{done.said}\nRecords of the built laboratory do not hold from source.", file=sys.stderr)
    return done.status == 0


def holds_charts(folder: Path) -> bool:
    """NumPy, pyqtgraph, segno and SQLite are whole; the program loads them only when they are wanted.

    They are loaded out of the folder by this Python, where it reads the byte code in there."""
    inside = folder / "_internal"
    code = next(inside.glob("numpy/*.pyc"), None)
    if code is None:
        print("This build has no NumPy, which charts need.", file=sys.stderr)
        return False
    with code.open("rb") as file:
        if file.read(len(MAGIC_NUMBER)) != MAGIC_NUMBER:
            print("NumPy and pyqtgraph are there; this Python is not the one to load them with.")
            return True
    python = [sys.executable, "-I", "-S", "-B", "-X", "utf8", "-c", CHARTS]
    places = [*map(str, inside.glob("python3*/lib-dynload")), str(inside)]
    with tempfile.TemporaryDirectory() as home:
        done = run(home, *python, *places, QT_QPA_PLATFORM="offscreen")
    if done.status != 0:
        print(f"{done.said}\nWhat charts are drawn with cannot be loaded.", file=sys.stderr)
        return False
    print("NumPy and pyqtgraph draw a chart, SQLite and segno answer.")
    return True


def starts(program: Path, screen: str) -> bool:
    """Start it off screen with empty user folders and nothing of this Python in sight."""
    with tempfile.TemporaryDirectory() as home:
        start = time.monotonic()
        done = run(home, program, "--check", screen, QT_QPA_PLATFORM="offscreen")
    print(done.said.rstrip())
    if done.status != 0 or "Traceback" in done.said:
        print(f"The built program failed at {screen} (exit status {done.status}).", file=sys.stderr)
        return False
    print(f"The built program opens {screen} and ends well ({time.monotonic() - start:.1f} s).")
    return True


if __name__ == "__main__":
    sizes.speak_utf8()
    built = ROOT / "dist" / "Slovohratky"
    sys.exit(check(Path(sys.argv[1]) if len(sys.argv) > 1 else built))
