#!/usr/bin/env python3
"""Start the built program and see that it paints its first page and ends well.

python3 packaging/smoke.py [FOLDER]        FOLDER: dist/Slovohratky unless given
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

SECONDS = 60


def program_in(folder: Path) -> Path:
    return folder / ("Slovohratky.exe" if os.name == "nt" else "Slovohratky")


def check(folder: Path) -> int:
    """Start it off screen with empty user folders and nothing of this Python in sight; 0 when all is well."""
    program = program_in(folder)
    if not program.is_file():
        print(f"{program} is not there; make it with: python3 packaging/build.py", file=sys.stderr)
        return 2
    with tempfile.TemporaryDirectory() as home:
        clean = {
            name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "VIRTUAL_"))
        }
        clean.update(QT_QPA_PLATFORM="offscreen", SLOVOHRATKY_HOME=home)
        start = time.monotonic()
        try:
            done = subprocess.run(
                [program, "--check"],
                env=clean,
                cwd=home,
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
                encoding="utf-8",
                errors="replace",
                timeout=SECONDS,
                check=False,
            )
        except subprocess.TimeoutExpired:
            print(f"The built program did not end within {SECONDS} s.", file=sys.stderr)
            return 1
    print(done.stdout.rstrip())
    if done.returncode != 0 or "Traceback" in done.stdout:
        print(f"The built program failed (exit status {done.returncode}).", file=sys.stderr)
        return 1
    print(f"The built program starts and paints its first page ({time.monotonic() - start:.1f} s).")
    return 0


if __name__ == "__main__":
    built = Path(__file__).resolve().parent.parent / "dist" / "Slovohratky"
    sys.exit(check(Path(sys.argv[1]) if len(sys.argv) > 1 else built))
