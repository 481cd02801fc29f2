"""Asking for a file: the system's own dialog where it has one, else Qt's."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QApplication, QFileDialog, QWidget

translate = QCoreApplication.translate


def to_open(window: QWidget, title: str, kinds: Sequence[str], folder: str = "") -> Path | None:
    """Ask for a file that is there; None when the person wants none. kinds: such as ``Text (*.txt)``."""
    chooser = _chooser(window, title, kinds, folder)
    chooser.setFileMode(QFileDialog.FileMode.ExistingFile)
    return _answer(chooser)


def to_save(
    window: QWidget, title: str, name: str, kinds: Sequence[str], suffix: str, folder: str = ""
) -> Path | None:
    """A file to be written, None when nobody wants one. name: proposed. suffix: added where there is none."""
    chooser = _chooser(window, title, kinds, folder)
    chooser.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    chooser.setDefaultSuffix(suffix.removeprefix("."))
    chooser.selectFile(name)
    return _answer(chooser)


def withdraw() -> None:
    """Whoever is asked for a file just now need not answer any more."""
    asking = QApplication.activeModalWidget()
    if isinstance(asking, QFileDialog):
        asking.reject()


def _chooser(window: QWidget, title: str, kinds: Sequence[str], folder: str) -> QFileDialog:
    chooser = QFileDialog(window, title, folder)
    chooser.setNameFilters(list(kinds))
    # Qt's own translation lacks these two.
    label = QFileDialog.DialogLabel
    chooser.setLabelText(label.LookIn, translate("Chooser", "Folder:"))
    chooser.setLabelText(label.FileType, translate("Chooser", "Kind of file:"))
    return chooser


def _answer(chooser: QFileDialog) -> Path | None:
    chosen = chooser.selectedFiles() if chooser.exec() else []
    chooser.deleteLater()
    return Path(chosen[0]) if chosen else None
