"""Where things lie: files shipped with the program and the user's own folders.

Bundled files are found the same way from a source checkout, an installed wheel and a frozen
(PyInstaller) build. Importing this module touches no disk.
"""

from __future__ import annotations

import os
import sys
from functools import cache
from pathlib import Path

APP_NAME = "Slovohratky"
HOME_VARIABLE = "SLOVOHRATKY_HOME"
"""Environment variable that moves every user folder under one directory (portable use, tests)."""
PORTABLE_MARKER = "portable.txt"
"""A file beside a built program that keeps every user folder there, unless the variable says otherwise."""
PORTABLE_HOME = "games"
"""Where they lie there."""


@cache
def resources_dir() -> Path:
    """The folder of bundled files."""
    frozen = getattr(sys, "_MEIPASS", None)
    if frozen is not None:
        return Path(frozen) / "resources"
    package = Path(__file__).resolve().parent
    installed = package / "resources"
    return installed if installed.is_dir() else package.parent / "resources"


def resource(*parts: str) -> Path:
    """A bundled file or folder, e.g. ``resource("fonts", "Lato-Bold.ttf")``. It need not exist."""
    return resources_dir().joinpath(*parts)


def licence(name: str) -> Path:
    """The text of a licence, e.g. ``licence("LGPL-3.0.txt")``, beside the program. It need not exist."""
    for folder in licence_folders():
        for place in (folder / name, folder.parent / name):
            if place.is_file():
                return place
    return licence_folders()[0] / name


@cache
def licence_folders() -> tuple[Path, ...]:
    """Folders of licences; what is ours lies beside them or in them."""
    package = Path(__file__).resolve().parent
    frozen = getattr(sys, "_MEIPASS", None)
    if frozen is None:
        return package / "licences", package.parent / "packaging" / "licences", package.parent / "licences"
    beside = Path(sys.executable).resolve().parent
    return beside / "licences", Path(frozen) / "licences", beside.parent / "Resources" / "licences"


def user_data_dir() -> Path:
    """Where saves, profiles and the household word list live. Not created here."""
    found = _moved("data") or _of_linux("XDG_DATA_HOME", ".local/share")
    if found is not None:
        return found
    import platformdirs  # start-up time, as below

    return Path(platformdirs.user_data_dir(APP_NAME, appauthor=False, roaming=True))


def user_config_dir() -> Path:
    """Where settings live. Not created here."""
    found = _moved("config") or _of_linux("XDG_CONFIG_HOME", ".config")
    if found is not None:
        return found
    import platformdirs

    return Path(platformdirs.user_config_dir(APP_NAME, appauthor=False, roaming=True))


def _moved(name: str) -> Path | None:
    home = os.environ.get(HOME_VARIABLE)
    if home:
        return Path(home) / name
    if getattr(sys, "frozen", False):
        program = Path(sys.executable).parent
        if (program / PORTABLE_MARKER).is_file():
            return program / PORTABLE_HOME / name
    return None


def _of_linux(variable: str, usual: str) -> Path | None:
    """What platformdirs would say: on Linux that takes a line, and loading it longer than any module of ours.

    None on other systems, and where nobody says which folder is the user's."""
    if sys.platform != "linux":
        return None
    told, home = (Path(os.environ.get(name, "")) for name in (variable, "HOME"))
    if told.is_absolute():
        return told / APP_NAME
    return home / usual / APP_NAME if home.is_absolute() else None
