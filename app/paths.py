"""Where things lie: files shipped with the program and the user's own folders.

Bundled files are found the same way from a source checkout, an installed wheel and a frozen
(PyInstaller) build. Importing this module touches no disk.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

import platformdirs

APP_NAME = "Slovohratky"
HOME_VARIABLE = "SLOVOHRATKY_HOME"
"""Environment variable that moves every user folder under one directory (portable use, tests)."""


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


def user_data_dir() -> Path:
    """Where saves, profiles and the household word list live. Not created here."""
    home = os.environ.get(HOME_VARIABLE)
    if home:
        return Path(home) / "data"
    return Path(platformdirs.user_data_dir(APP_NAME, appauthor=False, roaming=True))


def user_config_dir() -> Path:
    """Where settings live. Not created here."""
    home = os.environ.get(HOME_VARIABLE)
    if home:
        return Path(home) / "config"
    return Path(platformdirs.user_config_dir(APP_NAME, appauthor=False, roaming=True))
