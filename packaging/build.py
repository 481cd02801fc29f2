#!/usr/bin/env python3
"""Make a folder of Slovohrátky that runs without Python, for the system this runs on.

    python3 packaging/build.py

The result is dist/Slovohratky (on macOS also dist/Slovohratky.app), with the application and the laboratory.
What it weighs is told by component (packaging/sizes.py), and both are started to see that they work
(packaging/smoke.py).
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import dev
import sizes
import smoke

DIST = dev.ROOT / "dist"
FOLDER = DIST / "Slovohratky"
PAPERS = ("LICENSE", "README.md", "README.cs.md", "CHANGELOG.md")
LICENCES = "licences"  # of all that is inside, with a page that says how they fit together


def ensure_build_tools() -> None:
    """See that PyInstaller finds what it leaves to a Linux system: objdump and Python's library."""
    if not sys.platform.startswith("linux"):
        return
    python = str(dev.venv_program("python"))
    version = subprocess.check_output([python, "-c", "import sys; print('%d.%d' % sys.version_info[:2])"])
    find = "from PyInstaller.depend.bindepend import get_python_library_path as find; assert find()"
    missing = [] if shutil.which("objdump") else ["binutils"]
    if not dev.succeeds(python, "-c", find):
        missing.append(f"libpython{version.decode().strip()}")
    if missing:
        names = ", ".join(missing)
        dev.install_debian(missing, f"PyInstaller needs {names}.", f"Install what your system calls {names}.")


def add_papers(folder: Path) -> None:
    """Lay what whoever passes the program on has to pass on beside it."""
    for paper in PAPERS:
        shutil.copy(dev.ROOT / paper, folder)
    shutil.copytree(dev.ROOT / "packaging" / LICENCES, folder / LICENCES)


def gather_system_licences() -> None:
    """Lay the licences of the system's libraries beside the others; only Debian and its kin tell them."""
    sys.path.insert(0, str(dev.ROOT / "packaging" / "linux"))
    import licences

    if not shutil.which("dpkg"):
        dev.say("The licences of this system's libraries are not gathered: that needs Debian or Ubuntu.")
        return
    count = licences.gather(FOLDER, FOLDER / LICENCES / "system")
    dev.say(f"Licences of {count} packages of the system gathered.")


def build() -> int:
    """Build and try; the exit status."""
    dev.make_environment(dev.TEST_LOCK)
    dev.ensure_libraries()
    ensure_build_tools()
    dev.ensure_native()
    status = dev.call(
        *(dev.venv_program("pyinstaller"), "--noconfirm", "--clean", "--log-level", "WARN"),
        *("--distpath", DIST, "--workpath", dev.ROOT / "build", Path("packaging", "slovohratky.spec")),
    )
    if status != 0:
        return status
    add_papers(FOLDER)
    if sys.platform.startswith("linux"):
        gather_system_licences()
    slim = sizes.tell(FOLDER)
    return smoke.check(FOLDER) or (0 if slim else 1)


if __name__ == "__main__":
    sizes.speak_utf8()
    try:
        sys.exit(build())
    except dev.SetupError as error:
        sys.exit(str(error))
