"""Asking for a file: the system's own dialog where it has one, else Qt's."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QStandardPaths
from PySide6.QtWidgets import QApplication, QFileDialog, QWidget

translate = QCoreApplication.translate
last_folder = ""
"""Folder of the last file that was chosen."""


def to_open(window: QWidget, title: str, kinds: Sequence[str]) -> Path | None:
    """Ask for a file that is there; None when the person wants none. kinds: such as ``Text (*.txt)``."""
    chooser = _chooser(window, title, kinds)
    chooser.setFileMode(QFileDialog.FileMode.ExistingFile)
    return _answer(chooser)


def to_save(window: QWidget, title: str, name: str, kinds: Sequence[str], suffix: str) -> Path | None:
    """A file to be written, None when nobody wants one. name: proposed, perhaps a text of the screen with
    blanks that hold it together, which are no good in a file's name. suffix: added where there is none."""
    chooser = _chooser(window, title, kinds)
    chooser.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    chooser.setDefaultSuffix(suffix.removeprefix("."))
    chooser.selectFile(" ".join(name.split()))
    return _answer(chooser)


def withdraw() -> None:
    """Whoever is asked for a file just now need not answer any more."""
    asking = QApplication.activeModalWidget()
    if isinstance(asking, QFileDialog):
        asking.reject()


def _chooser(window: QWidget, title: str, kinds: Sequence[str]) -> QFileDialog:
    chooser = QFileDialog(window, title, last_folder or _documents())
    chooser.setNameFilters(list(kinds))
    # Qt's own translation lacks these two.
    label = QFileDialog.DialogLabel
    chooser.setLabelText(label.LookIn, translate("Chooser", "Folder:"))
    chooser.setLabelText(label.FileType, translate("Chooser", "Kind of file:"))
    return chooser


def _documents() -> str:
    """Where people keep what is theirs. Without a folder Qt would begin in the one from which the program was
    started, its own for instance."""
    place = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
    return place if Path(place).is_dir() else str(Path.home())


def _answer(chooser: QFileDialog) -> Path | None:
    global last_folder
    chosen = chooser.selectedFiles() if chooser.exec() else []
    chooser.deleteLater()
    if not chosen:
        return None
    last_folder = str(Path(chosen[0]).parent)
    return Path(chosen[0])
