"""Handing something over to the desktop: a folder, a page for the browser."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QUrl
from PySide6.QtGui import QDesktopServices

LIBRARIES = "LD_LIBRARY_PATH"


def show(what: QUrl) -> bool:
    """Have the desktop open it; False when it knows no program for that."""
    with _plain_environment():
        return bool(QDesktopServices.openUrl(what))


@contextmanager
def _plain_environment() -> Iterator[None]:
    """Without what the starter of a built program has told of its libraries: to others they are strange."""
    told = os.environ.get(LIBRARIES)
    if told is None or not getattr(sys, "frozen", False):
        yield
        return
    before = os.environ.get(f"{LIBRARIES}_ORIG")
    if before is None:
        del os.environ[LIBRARIES]
    else:
        os.environ[LIBRARIES] = before
    try:
        yield
    finally:
        os.environ[LIBRARIES] = told
