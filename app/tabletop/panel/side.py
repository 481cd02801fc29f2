"""The panel beside a table: players, what pieces are drawn from, the last moves, and what can be done."""

from __future__ import annotations

import math
from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from app.tabletop.context import SeatLook
from app.tabletop.panel.store import HEIGHTS, StorePanel
from app.tabletop.past.moves import MovesView
from app.tabletop.people.seats import SeatsPanel, Tightness
from app.widgets import boxes
from app.widgets.controls.buttons import PaperButton
from app.widgets.controls.label import Label
from app.widgets.look import theme
from app.widgets.sheets.panel import Panel
from app.widgets.spoken import Spoken

GAPS = 5
"""Between players, store, moves, the primary button, the reason and the small buttons."""
MOVES, FEW_MOVES, LEAST_MOVES = 176, 134, 94
"""Height that the panel of moves wants: a line of title and some rows; with which it makes do; and with which
there is still sense in it."""
SQUEEZES = (
    *((flat, Tightness.NOT, MOVES) for flat in range(len(HEIGHTS))),
    (len(HEIGHTS) - 1, Tightness.ONE_LINE, FEW_MOVES),
    (len(HEIGHTS) - 1, Tightness.ASIDE, 0),
)
"""What gives way, one after the other, until the moves have so much height: the picture of the store, then
what the moves tell as well, then the width of the names. Points, names and how much is left always stay."""
CLASS = 1.3
"""So many times as high as they have to be the rows of players should be for a whole class."""


class TablePanel(Spoken, QWidget):
    """confirm: the primary button; why: what keeps it from being pressed; small buttons under them.
    When the game is over there is nothing to lay: the way to the results, and another game.
    """

    def __init__(
        self,
        seats: Sequence[SeatLook],
        store: StorePanel,
        small: Sequence[PaperButton],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.seats = SeatsPanel(seats)
        self.list = MovesView(seats)
        self.moves_panel = Panel(margin=18, spacing=2, seed=7)
        moves_label = Label("", "tag", "ink2")
        self.moves_panel.body.addWidget(moves_label)
        self.moves_panel.body.addWidget(self.list, 1)
        self.moves_panel.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.confirm = PaperButton("", "primary", "check", big=True)
        self.why = Label("", "meta", "ink2", wrap=True, align=Qt.AlignmentFlag.AlignHCenter)
        self.again = PaperButton("", "primary", "rotate", big=True)
        self.results = PaperButton("", "secondary", "crown")
        self._store, self._small = store, QHBoxLayout()
        self._instead: QWidget | None = None
        self._roomy = self._covering = self._watched = False
        self._playing: tuple[QWidget, ...] = (self.confirm, self.why, *small)
        self._column = boxes.column(
            self.seats,
            store,
            (self.moves_panel, 100),
            1,
            self.confirm,
            self.why,
            self._small,
            inside=self,
            bare=True,
        )
        for button in small:
            self._small.addWidget(button, 1)
        self._column.addWidget(self.again)
        self._column.addWidget(self.results)
        self.say(moves_label.setText, lambda: self.tr("last moves"))
        self.say(self.list.setAccessibleName, lambda: self.tr("Last moves, the newest first"))
        self.say(self.seats.setAccessibleName, lambda: self.tr("Players"))
        self.say(self.again.setText, lambda: self.tr("Play again"))
        self.say(self.results.setText, lambda: self.tr("Results"))
        self.hear(self.list.moves.retell)
        self.show_over(False)
        theme.follow_now(self, self._restyle)

    def _restyle(self) -> None:
        look = theme.current()
        self._column.setSpacing(look.px(13))
        self._small.setSpacing(look.px(12))

    def share_out(self, *, big: bool) -> None:
        """Give everything its height, most to what cannot be read anywhere else (`SQUEEZES`).

        big: a whole class reads it; then the players take what the moves do not want.
        """
        look = theme.current()
        wanted, least = look.tx(FEW_MOVES if big else MOVES), look.tx(LEAST_MOVES)
        self.seats.fill(0)
        for flat, squeezed, enough in SQUEEZES:
            players = round(self.seats.least(squeezed) * (CLASS if big and enough else 1))
            room = self._room_for_moves(self._store.height_of(flat), players)
            if room >= min(wanted, look.tx(enough)):
                break
        self._roomy = room >= least
        self._store.set_big(big)
        self._store.flatten(flat)
        # A reason of two lines takes its second one from here: not from anything that cannot be scrolled.
        lines = max(least, min(wanted, room) - QFontMetricsF(self.why.font()).height())
        for part in filter(None, (self.moves_panel, self._instead)):
            part.setMinimumHeight(round(lines) if self._roomy else 0)
        self._share_moves()
        self.seats.fill(players + room - lines if big else 0)

    def stand_in(self, part: QWidget) -> None:
        """A part that may stand in the place of the last moves for a while (`cover_moves`)."""
        self._instead = part
        self._column.insertWidget(self._column.indexOf(self.moves_panel) + 1, part, 100)
        part.hide()

    def cover_moves(self, covering: bool) -> None:
        """Whether it stands there now."""
        if covering != self._covering:
            self._covering = covering
            self._share_moves()

    def _share_moves(self) -> None:
        covering = self._covering and self._instead is not None
        shown: dict[QWidget, bool] = {self.moves_panel: self._roomy and not covering}
        if self._instead is not None:
            shown[self._instead] = self._roomy and covering
        # First who goes: coming lays the column out at once, and both together would squeeze the players.
        for part in sorted(shown, key=lambda one: shown[one]):
            part.setVisible(shown[part])

    def _room_for_moves(self, store: int, seats: int) -> int:
        """Height that is left for the list beside players and a store of this height."""
        taken = store + seats
        taken += self.confirm.sizeHint().height() + self._small.sizeHint().height()
        # Of the reason one line: it would rather be a high and narrow text.
        taken += math.ceil(QFontMetricsF(self.why.font()).height())
        return self.height() - taken - GAPS * self._column.spacing()

    def show_confirm(self, text: str, icon: str, *, enabled: bool, why: str) -> None:
        """What the primary button does; why: what keeps it from it, in words."""
        self.confirm.setText(text)
        self.confirm.set_icon_name(icon)
        self.confirm.setEnabled(enabled)
        self.why.setText("" if enabled else why)
        for tell in (self.confirm.setAccessibleDescription, self.confirm.setToolTip):
            tell(self.why.text())

    def only_watch(self) -> None:
        """Nobody plays at this table any more: there is nothing to press."""
        self._watched = True
        self.show_over(False)

    def show_over(self, over: bool) -> None:
        for part in self._playing:
            part.setVisible(not over and not self._watched)
        for part in (self.again, self.results):
            part.setVisible(over and not self._watched)
