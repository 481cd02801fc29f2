"""What is made of the folder for Windows; the rest of it needs Wine (packaging/windows/make.py)."""

from __future__ import annotations

import importlib
import re
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

from app.paths import PORTABLE_MARKER

FOLDER = Path(__file__).resolve().parent.parent / "packaging" / "windows"


@pytest.fixture
def packages(monkeypatch: pytest.MonkeyPatch) -> Iterator[ModuleType]:
    monkeypatch.setattr(sys, "path", [str(FOLDER), str(FOLDER.parent), *sys.path])
    known = set(sys.modules)
    yield importlib.import_module("packages")
    for name in set(sys.modules) - known:
        del sys.modules[name]


@pytest.fixture
def built(tmp_path: Path) -> Path:
    """A folder like the built one."""
    folder = tmp_path / "Slovohratky"
    for place in ("Slovohratky.exe", "_internal/app/a.pyc", "_internal/b$c.dll", "licences/GPL.txt"):
        (folder / place).parent.mkdir(parents=True, exist_ok=True)
        (folder / place).write_text(place, encoding="ascii")
    return folder


def test_the_removal_takes_what_was_laid_and_nothing_else(packages: ModuleType, built: Path) -> None:
    lines = packages.removal(built).splitlines()
    files = [line for line in lines if line.startswith("Delete ")]
    assert lines[: len(files)] == files and len(files) == 4
    assert 'Delete "$INSTDIR\\_internal\\b$$c.dll"' in files  # a dollar of a name is none of NSIS's
    # No /r: what somebody else put into a folder keeps it; and a folder goes after those in it.
    assert lines[len(files) :] == [
        'RMDir "$INSTDIR\\_internal\\app"',
        'RMDir "$INSTDIR\\_internal"',
        'RMDir "$INSTDIR\\licences"',
    ]


def test_the_portable_zip_is_one_folder_with_the_marker(packages: ModuleType, built: Path) -> None:
    packages.make_portable(built, built.parent / "portable.zip")
    with zipfile.ZipFile(built.parent / "portable.zip") as archive:
        names = archive.namelist()
    assert {name.partition("/")[0] for name in names} == {"Slovohratky"}
    assert f"Slovohratky/{PORTABLE_MARKER}" in names and len(names) == 5


def test_windows_is_told_four_numbers(packages: ModuleType) -> None:
    assert packages.four_numbers("1.20.3") == "1.20.3.0"
    assert packages.four_numbers("0.1.0rc2") == "0.1.0.2"


def test_the_installer_says_everything_in_both_languages() -> None:
    said = (FOLDER / "texts.nsh").read_text(encoding="utf-8")
    texts = re.findall(r'^!insertmacro Text (\w+) "(.+?)" "(.+?)"$', said, re.MULTILINE)
    names = {name for name, _, _ in texts}
    assert len(texts) == said.count("\n!insertmacro Text ")
    script = (FOLDER / "installer.nsi").read_text(encoding="utf-8")
    assert set(re.findall(r"\$\((\w+)\)", script)) == names
    assert all(czech and english for _, czech, english in texts)
