"""Moments that everybody at the table is to see: somebody goes out, the draw pile runs out."""

from __future__ import annotations

from PySide6.QtCore import QObject

from app.games.quiddler.screen import texts as named
from app.games.quiddler.screen.table import texts
from app.games.quiddler.screen.table.show import TurnShow
from app.games.quiddler.screen.table.table import QuiddlerTable
from app.tabletop.context import ViewContext
from app.widgets.sounds import Sound


class Moments(QObject):
    """Shows and sounds them."""

    def __init__(self, table: QuiddlerTable, show: TurnShow, context: ViewContext) -> None:
        super().__init__(table)
        self._table, self._context, self._show = table, context, show
        show.moment_ms = self._go_out
        show.reshuffled.connect(lambda: table.say("info", named.reshuffled()))

    def _go_out(self, seat: int) -> int:
        """Gives how long to wait until it has been seen."""
        look = self._context.seats[seat]
        headline = texts.out_headline(look.name, own=seat == self._table.viewer)
        stays = self._table.banner.come(look, headline, texts.out_note())
        self._context.sounds.play(Sound.FULL_LINE)
        return 0 if self._show.acting.hurried else stays
