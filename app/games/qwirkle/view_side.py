"""The panel beside the table: players, bag, last moves, and what can be done."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from app.games.qwirkle import view_texts
from app.games.qwirkle.model import Observation
from app.games.qwirkle.view_bag import BagPanel
from app.games.qwirkle.view_moves import MovesModel, MovesView
from app.games.qwirkle.view_seats import SeatsPanel
from app.widgets import theme
from app.widgets.buttons import PaperButton
from app.widgets.context import SeatLook
from app.widgets.label import Label
from app.widgets.panel import Panel


class SidePanel(QWidget):
    """Signals: confirm_requested(); back_requested(); trade_requested(); unseen_requested();
    turn_chosen(int turn): look into it."""

    confirm_requested = Signal()
    back_requested = Signal()
    trade_requested = Signal()
    unseen_requested = Signal()
    turn_chosen = Signal(int)

    def __init__(self, seats: Sequence[SeatLook], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._looks = tuple(seats)
        self.seats = SeatsPanel(seats)
        self.bag = BagPanel()
        self.moves = MovesModel(self)
        self.list = MovesView(self.moves)
        self.moves_panel = Panel(margin=18, spacing=2, seed=7)
        self.moves_label = Label("", "tag", "ink2")
        self.moves_panel.body.addWidget(self.moves_label)
        self.moves_panel.body.addWidget(self.list, 1)
        self.moves_panel.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.confirm = PaperButton("", "primary", "check", big=True)
        self.back = PaperButton("", "secondary", "undo")
        self.trade = PaperButton("", "secondary", "swap")
        self.bag.clicked.connect(self.unseen_requested)
        self.list.turn_chosen.connect(self.turn_chosen)
        self.confirm.clicked.connect(self.confirm_requested)
        self.back.clicked.connect(self.back_requested)
        self.trade.clicked.connect(self.trade_requested)
        self._pair = QHBoxLayout()
        self._pair.addWidget(self.back, 1)
        self._pair.addWidget(self.trade, 1)
        self._column = QVBoxLayout(self)
        for widget in (self.seats, self.bag):
            self._column.addWidget(widget)
        self._column.addWidget(self.moves_panel, 1)
        self._column.addWidget(self.confirm)
        self._column.addLayout(self._pair)
        self.retranslate()
        theme.follow(self, self._restyle)
        self._restyle()

    def _restyle(self) -> None:
        look = theme.current()
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(look.px(13))
        self._pair.setSpacing(look.px(12))

    def retranslate(self) -> None:
        """Texts in the language of the moment."""
        self.moves_label.setText(self.tr("last moves"))
        self.list.setAccessibleName(self.tr("Last moves, the newest first"))
        self.seats.setAccessibleName(self.tr("Players"))
        self.seats.retranslate()

    def set_roomy(self, roomy: bool, *, big: bool) -> None:
        """With large text in a small window the list of moves gives way.

        big: a whole class reads it; then players and bag take all the room, and the last moves are read
        under the names.
        """
        self.moves_panel.setVisible(roomy and not big)
        self.bag.set_big(big)
        below = (self.bag, self.confirm, self.back)
        taken = sum(part.sizeHint().height() for part in below) + len(below) * self._column.spacing()
        self.seats.fill(self.height() - taken if big else 0)

    def show_actions(
        self,
        *,
        on_turn: bool,
        traded: int | None,
        points: int | None,
        drafted: bool,
        complete: bool,
        may_pass: bool,
        can_trade: bool,
    ) -> None:
        """traded: tiles marked in a trade, None outside of one. points: None when they are not told."""
        if traded is not None:
            self.confirm.setText(view_texts.trade_button(traded) if traded else self.tr("Trade"))
            self.confirm.set_icon_name("swap")
            self.confirm.setEnabled(on_turn and traded > 0)
        elif may_pass and not drafted:
            self.confirm.setText(self.tr("Pass"))
            self.confirm.set_icon_name("enter")
            self.confirm.setEnabled(on_turn)
        else:
            told = drafted and points is not None
            self.confirm.setText(view_texts.lay_for(points or 0) if told else self.tr("Lay"))
            self.confirm.set_icon_name("check")
            self.confirm.setEnabled(on_turn and drafted and complete)
        self.back.setText(self.tr("Take back"))
        self.trade.setText(self.tr("Trade") if traded is None else self.tr("Do not trade"))
        self.trade.set_icon_name("swap" if traded is None else "x")
        self.back.setEnabled(on_turn and drafted)
        self.trade.setEnabled(can_trade)

    def show_observation(
        self, observation: Observation, scores: Sequence[int], seats: frozenset[int]
    ) -> None:
        """seats: whose past moves can be looked into."""
        self.seats.show_observation(observation, scores)
        self.bag.show_count(observation.bag)
        self.moves.set_history(observation.history, [look.name for look in self._looks], seats)
