"""The table of Quiddler."""

from __future__ import annotations

from app.tabletop.context import ViewContext
from app.tabletop.screen import TableScreen


class QuiddlerView(TableScreen):
    """The table for several, or the piles of the game for one."""

    def __init__(self, context: ViewContext) -> None:
        super().__init__()
        self._context = context
