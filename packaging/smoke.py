#!/usr/bin/env python3
"""Start the built program and see that it paints its first page, opens the table of every game and ends well.

python3 packaging/smoke.py [FOLDER]        FOLDER: dist/Slovohratky unless given
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SECONDS = 60


def program_in(folder: Path) -> Path:
    return folder / ("Slovohratky.exe" if os.name == "nt" else "Slovohratky")


def check(folder: Path) -> int:
    """Try the program of a folder; 0 when all is well."""
    program = program_in(folder)
    if not program.is_file():
        print(f"{program} is not there; make it with: python3 packaging/build.py", file=sys.stderr)
        return 2
    return 0 if all(starts(program, screen) for screen in ("home", *games())) else 1


def games() -> list[str]:
    """The games of the catalogue, which needs nothing but this Python."""
    sys.path.insert(0, str(ROOT))
    from app.games.catalogue import GAMES

    return [entry.name for entry in GAMES]


def starts(program: Path, screen: str) -> bool:
    """Start it off screen with empty user folders and nothing of this Python in sight."""
    clean = {
        name: value
        for name, value in os.environ.items()
        if not name.startswith(("PYTHON", "VIRTUAL_", "QT_"))
    }
    with tempfile.TemporaryDirectory() as home:
        start = time.monotonic()
        try:
            done = subprocess.run(
                [program, "--check", screen],
                env={**clean, "QT_QPA_PLATFORM": "offscreen", "SLOVOHRATKY_HOME": home},
                cwd=home,
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
                encoding="utf-8",
                errors="replace",
                timeout=SECONDS,
                check=False,
            )
        except subprocess.TimeoutExpired:
            print(f"The built program did not come to {screen} and end within {SECONDS} s.", file=sys.stderr)
            return False
    print(done.stdout.rstrip())
    if done.returncode != 0 or "Traceback" in done.stdout:
        print(f"The built program failed at {screen} (exit status {done.returncode}).", file=sys.stderr)
        return False
    print(f"The built program opens {screen} and ends well ({time.monotonic() - start:.1f} s).")
    return True


if __name__ == "__main__":
    built = ROOT / "dist" / "Slovohratky"
    sys.exit(check(Path(sys.argv[1]) if len(sys.argv) > 1 else built))
