"""The sheet with the switches of the aids at a table."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from app.tabletop.context import ViewSettings
from app.widgets.controls.toggle import Toggle
from app.widgets.sheets.dialog import PaperDialog

translate = QCoreApplication.translate


@dataclass(frozen=True)
class Aid:
    """A switch. name: under which `ViewSettings` keeps it. on: where nobody has chosen yet."""

    name: str
    on: bool
    text: str
    note: str


def open_aids(table: QWidget, settings: ViewSettings, aids: Sequence[Aid]) -> PaperDialog:
    """The switches; they take effect at once and are remembered."""
    dialog = PaperDialog(table, translate("Aids", "Aids at the table"), width=600)
    for aid in aids:
        toggle = Toggle(aid.text, settings.aid(aid.name, aid.on), note=aid.note)
        toggle.toggled.connect(lambda on, name=aid.name: settings.choose_aid(name, on))
        dialog.body.addWidget(toggle)
    dialog.open_once(dialog.add_close(translate("Aids", "Done")))
    return dialog
