#!/usr/bin/env python3
"""Say what a built folder weighs, by component, and why what is heavy is in it.

    python3 packaging/sizes.py [FOLDER]        FOLDER: dist/Slovohratky unless given

Exit status 1 when the whole is over the limit of its system, or when a file of more than a megabyte has no
reason.
"""

from __future__ import annotations

import re
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path, PurePosixPath

ROOT = Path(__file__).resolve().parent.parent
LIMITS_MB = {"linux": 178, "windows": 130}
HEAVY_B = 1_000_000

COMPONENTS = {
    "words and meanings": r"resources/lexicon/",
    "fonts": r"resources/fonts/",
    "sounds, pictures, translations": r"resources/",
    "licences and papers": r"licences/|[^/]+\.(md|txt)$|LICENSE$",
    "the program itself": r"app/|Slovohratky(\.exe)?$|slovohratky-lab(\.exe)?$",
    "NumPy": r"numpy(\.libs)?/",
    "pyqtgraph": r"pyqtgraph/",
    "PySide6, Qt for Python": r"PySide6/[^/]+\.(so|pyd|pyc)|PySide6/lib?pyside6|PySide6/pyside6|shiboken6/",
    "ICU, for Qt": r"(.*/)?libicu",
    "Qt": r"PySide6/",
    "Python": r"libpython|python3|.*lib-dynload/|.*\.(pyc|pyd)$|base_library|(sqlite3|libffi-\d)\.dll|Python",
    "libraries of the system": r"fallback/|lib[^/]*\.so|[^/]*\.(dll|dylib)$|[^/]*-[^/]*\.dist-info/",
}
"""Name → what begins with this; the first that fits."""

REASONS = {
    r"libscipy_openblas|openblas": "NumPy's linear algebra, for charts",
    r"_multiarray_umath": "NumPy itself, for charts",
    r"gfortran|quadmath": "what OpenBLAS was compiled with",
    r"Qt6?Gui|QtGui": "windows and drawing",
    r"Qt6?Widgets|QtWidgets": "buttons, lists and the sheet of a game",
    r"Qt6?Core|QtCore": "what all of Qt stands on",
    r"Qt6?Network|QtNetwork": "QtMultimedia is linked with it; a second start talks to the first",
    r"Qt6?Multimedia|QtMultimedia": "sounds",
    r"Qt6?WaylandClient": "windows on Wayland",
    r"Qt6?(XcbQpa|DBus|Svg|Test)|qwindows|qcocoa|qmodernwindowsstyle": "windows, pictures, the desktop",
    r"libicu": "QtCore is linked with it",
    r"libpython|python3\d+\.dll|Python$": "Python",
    r"sqlite3": "the journal of finished games",
    r"unicodedata": "letters with their diacritics",
    r"cs-words|cs-frequency|en-words|\.slx$": "the words, how common they are, what they mean",
    r"Slovohratky(\.exe)?$|slovohratky-lab(\.exe)?$": "the two programs",
    r"libgcrypt": "libdbus needs libsystemd, and that needs this",
    r"libX11": "windows on X11",
    r"libglib": "QtCore is linked with it",
    r"vcruntime|msvcp|ucrtbase": "what Qt was compiled with",
    r"pyside6|shiboken6": "Qt for Python",
    r"base_library": "what Python starts with",
}
"""What is over a megabyte → why it is there."""


def files(folder: Path) -> Iterator[tuple[str, int]]:
    """Place and bytes of each file; what only points to another file has none."""
    for path in sorted(folder.rglob("*")):
        if path.is_file() and not path.is_symlink():
            yield path.relative_to(folder).as_posix(), path.stat().st_size


def inner(place: str) -> str:
    """The place without the folders that PyInstaller and macOS lay around it."""
    return re.sub(r"^(Contents/(Frameworks|Resources|MacOS)/|_internal/)+", "", place)


def component(place: str) -> str:
    """Which part of the program this file is."""
    return next((name for name, start in COMPONENTS.items() if re.match(start, inner(place))), "others")


def reason(place: str) -> str | None:
    """Why this file is there; None when nobody said."""
    name = PurePosixPath(place).name
    return next((why for what, why in REASONS.items() if re.search(what, name)), None)


def system_of(folder: Path) -> str:
    """Which system a folder was built for; that need not be this one."""
    if (folder / "Slovohratky.exe").is_file():
        return "windows"
    return "macos" if (folder / "Contents").is_dir() or sys.platform == "darwin" else "linux"


def tell(folder: Path) -> bool:
    """Print the tables; whether all is as it has to be."""
    all_files = list(files(folder))
    total, parts = sum(size for _, size in all_files), Counter[str]()
    for place, size in all_files:
        parts[component(place)] += size
    print(f"{'component':34}{'MB':>7}")
    for name, size in parts.most_common():
        print(f"{name:34}{size / 1e6:7.1f}")
    print(f"{'all':34}{total / 1e6:7.1f}\n")
    print(f"{'over one megabyte':50}{'MB':>7}  because")
    heavy = sorted((entry for entry in all_files if entry[1] > HEAVY_B), key=lambda entry: -entry[1])
    for place, size in heavy:
        print(f"{PurePosixPath(place).name[:49]:50}{size / 1e6:7.1f}  {reason(place) or 'NOBODY SAID WHY'}")
    limit = LIMITS_MB.get(system_of(folder))
    if limit is None:
        return True  # nobody has seen what a build for macOS holds
    if total > limit * 1e6:
        print(f"{folder.name} weighs {total / 1e6:.1f} MB; at most {limit} are allowed.", file=sys.stderr)
    return total <= limit * 1e6 and all(reason(place) for place, _ in heavy)


def speak_utf8() -> None:
    """Czech letters whatever the code page, and however the output is piped."""
    for stream in (sys.stdout, sys.stderr):
        stream.reconfigure(encoding="utf-8", errors="backslashreplace")


if __name__ == "__main__":
    speak_utf8()
    sys.exit(0 if tell(Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "dist" / "Slovohratky") else 1)
