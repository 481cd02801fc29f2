"""The panel beside a table at which pieces are laid: with taking back and giving away."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QWidget

from app.tabletop.context import SeatLook
from app.tabletop.panel.side import TablePanel
from app.tabletop.panel.store import StorePanel
from app.widgets.controls.buttons import PaperButton


class HandPanel(TablePanel):
    """What stands in it; `PanelDesk` decides what can be done."""

    def __init__(self, seats: Sequence[SeatLook], store: StorePanel, parent: QWidget | None = None) -> None:
        self.store = store
        self.back = PaperButton("", "secondary", "undo")
        self.trade = PaperButton("", "secondary", "swap")
        super().__init__(seats, store, (self.back, self.trade), parent)
