#!/usr/bin/env python3
"""Make of the built folder what people fetch: an installer, and a zip that keeps all beside itself.

    python3 packaging/windows/packages.py [FOLDER]      FOLDER: dist/Slovohratky unless given

Needs NSIS (makensis); runs on Windows and on Linux. The files come to lie beside the folder.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tempfile
import zipfile
from pathlib import Path
from typing import NamedTuple

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE.parent), str(HERE.parent.parent)]

import dev  # noqa: E402

from app import __version__  # noqa: E402
from app.paths import PORTABLE_HOME, PORTABLE_MARKER  # noqa: E402

ICON = dev.ROOT / "resources" / "icons" / "slovohratky.ico"
MARKER_TEXT = f"""\
Dokud tu tento soubor leží, ukládají se hry i nastavení sem, do složky {PORTABLE_HOME}.
As long as this file lies here, games and settings are kept here, in the folder {PORTABLE_HOME}.
"""


class Packages(NamedTuple):
    installer: Path
    portable: Path


def names(folder: Path) -> Packages:
    """Where they come to lie."""
    stem = f"Slovohratky-{__version__}-windows"
    return Packages(folder.parent / f"{stem}-setup.exe", folder.parent / f"{stem}-portable.zip")


def make(folder: Path) -> Packages:
    """Both, of a built folder. Raises SetupError."""
    made = names(folder)
    make_installer(folder, made.installer)
    make_portable(folder, made.portable)
    for path in made:
        dev.say(f"{path.name}: {path.stat().st_size / 1e6:.1f} MB")
    return made


def make_installer(folder: Path, out: Path) -> None:
    """Raises SetupError."""
    size = sum(path.stat().st_size for path in folder.rglob("*") if path.is_file())
    with tempfile.TemporaryDirectory() as work:
        laid, side = Path(work, "laid.nsh"), Path(work, "side.bmp")
        laid.write_text(removal(folder), encoding="utf-8")
        if subprocess.call([str(dev.venv_program("python")), str(HERE / "side.py"), str(side)]) != 0:
            raise dev.SetupError("The installer's picture could not be drawn.")
        values: dict[str, object] = {
            **{"SOURCE": folder, "OUT": out, "VERSION": __version__, "NUMBERS": four_numbers(__version__)},
            **{"SIZE": size // 1024, "ICON": ICON, "SIDE": side, "HERE": HERE, "LAID": laid},
        }
        if os.name != "nt":
            values["TARGET"] = (
                "amd64-unicode"  # Wine without its 32-bit half; NSIS's own builds for Windows lack it
            )
        out.unlink(missing_ok=True)
        defined = [f"-D{name}={value}" for name, value in values.items()]
        command = [makensis(), "-V2", "-INPUTCHARSET", "UTF8", *defined, str(HERE / "installer.nsi")]
        if subprocess.call(command) != 0 or not out.is_file():
            raise dev.SetupError("NSIS made no installer; the lines above say why.")


def makensis() -> str:
    """Raises SetupError."""
    usual = Path(os.environ.get("PROGRAMFILES(X86)", "C:/"), "NSIS", "makensis.exe")
    found = shutil.which("makensis") or (str(usual) if usual.is_file() else None)
    if found is None:
        raise dev.SetupError(
            "NSIS (makensis) is needed to make the installer: nsis.sourceforge.io, on Debian nsis."
        )
    return found


def removal(folder: Path) -> str:
    """What the installer laid, taken away again file by file, the deepest folders first."""
    paths = sorted(folder.rglob("*"), key=lambda path: (-len(path.parts), path))
    lines = []
    for path in paths:
        place = str(path.relative_to(folder)).replace("/", "\\").replace("$", "$$")
        lines.append(f'{"RMDir" if path.is_dir() else "Delete"} "$INSTDIR\\{place}"')
    return "\n".join(sorted(lines, key=lambda line: line.startswith("RMDir"))) + "\n"


def four_numbers(version: str) -> str:
    """As Windows wants a version: four numbers."""
    return ".".join([*re.findall(r"\d+", version), "0", "0", "0", "0"][:4])


def make_portable(folder: Path, out: Path) -> None:
    """The folder with the marker that keeps the user's files in it (`app/paths.py`)."""
    out.unlink(missing_ok=True)
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for path in sorted(folder.rglob("*")):
            if path.is_file():
                archive.write(path, Path(folder.name, path.relative_to(folder)))
        archive.writestr(f"{folder.name}/{PORTABLE_MARKER}", MARKER_TEXT.replace("\n", "\r\n"))


if __name__ == "__main__":
    try:
        make(Path(sys.argv[1]).resolve() if len(sys.argv) > 1 else dev.ROOT / "dist" / "Slovohratky")
    except dev.SetupError as error:
        sys.exit(str(error))
