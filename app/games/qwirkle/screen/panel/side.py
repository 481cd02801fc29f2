"""The panel beside the table: players, bag, last moves, and what can be done."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from app.games.qwirkle.model import Observation
from app.games.qwirkle.screen import texts as view_texts
from app.games.qwirkle.screen.panel.bag import HEIGHT, LOW, BagPanel
from app.tabletop.context import SeatLook
from app.tabletop.past.moves import MovesView
from app.tabletop.people.seats import SeatsPanel, SeatState
from app.widgets import theme
from app.widgets.avatar import animal_skill
from app.widgets.buttons import PaperButton
from app.widgets.label import Label
from app.widgets.panel import Panel

GAPS = 5
"""Between players, bag, moves, the great button, the reason and the small buttons."""
MOVES = 150
"""Height that the panel of moves wants: a line of title and some rows."""


class SidePanel(QWidget):
    """Signals: confirm_requested(); back_requested(); trade_requested(); unseen_requested();
    when the game is over results_requested(); again_requested();
    turn_chosen(int turn): look into it; turn_pointed(int turn, bool go): show it, -1 for none."""

    confirm_requested = Signal()
    back_requested = Signal()
    trade_requested = Signal()
    unseen_requested = Signal()
    results_requested = Signal()
    again_requested = Signal()
    turn_chosen = Signal(int)
    turn_pointed = Signal(int, bool)

    def __init__(self, seats: Sequence[SeatLook], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._looks = tuple(seats)
        self._told: tuple[Observation, list[int], dict[int, int]] | None = None
        self.seats = SeatsPanel(seats)
        self.bag = BagPanel()
        self.list = MovesView(seats)
        self.moves_panel = Panel(margin=18, spacing=2, seed=7)
        self.moves_label = Label("", "tag", "ink2")
        self.moves_panel.body.addWidget(self.moves_label)
        self.moves_panel.body.addWidget(self.list, 1)
        self.moves_panel.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.confirm = PaperButton("", "primary", "check", big=True)
        self.back = PaperButton("", "secondary", "undo")
        self.trade = PaperButton("", "secondary", "swap")
        self.why = Label("", "meta", "ink2", wrap=True, align=Qt.AlignmentFlag.AlignHCenter)
        self.again = PaperButton("", "primary", "rotate", big=True)
        self.results = PaperButton("", "secondary", "crown")
        self.bag.clicked.connect(self.unseen_requested)
        self.list.turn_chosen.connect(self.turn_chosen)
        self.list.turn_pointed.connect(self.turn_pointed)
        self.confirm.clicked.connect(self.confirm_requested)
        self.back.clicked.connect(self.back_requested)
        self.trade.clicked.connect(self.trade_requested)
        self.again.clicked.connect(self.again_requested)
        self.results.clicked.connect(self.results_requested)
        self._pair = QHBoxLayout()
        self._pair.addWidget(self.back, 1)
        self._pair.addWidget(self.trade, 1)
        self._column = QVBoxLayout(self)
        for widget in (self.seats, self.bag):
            self._column.addWidget(widget)
        self._column.addWidget(self.moves_panel, 100)
        self._column.addStretch(1)
        self._column.addWidget(self.confirm)
        self._column.addWidget(self.why)
        self._column.addLayout(self._pair)
        self._column.addWidget(self.again)
        self._column.addWidget(self.results)
        self.show_over(False)
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
        if self._told is not None:
            self._show_seats(*self._told)
        self.list.moves.retell()
        self.again.setText(self.tr("Play again"))
        self.results.setText(self.tr("Results"))

    def share_out(self, *, big: bool) -> None:
        """Give everything its height. Where it is scarce the bag gets flatter, and then the list of moves
        gives way.

        big: a whole class reads it; then players and bag take all the room, and the last moves are read
        under the names.
        """
        look = theme.current()
        shown = not big and self._room_for_moves(LOW) >= self.moves_panel.minimumSizeHint().height()
        self.moves_panel.setVisible(shown)
        self.bag.set_big(big)
        self.bag.set_low(not big and self._room_for_moves(HEIGHT) < (look.tx(MOVES) if shown else 0))
        below = (self.bag, self.confirm, self.back)
        taken = sum(part.sizeHint().height() for part in below) + len(below) * self._column.spacing()
        self.seats.fill(self.height() - taken if big else 0)

    def _room_for_moves(self, bag: int) -> int:
        """Height that is left for the list beside players in close rows and a bag of this height."""
        taken = theme.current().px(bag) + self.seats.minimumSizeHint().height()
        taken += self.confirm.sizeHint().height() + self.back.sizeHint().height()
        taken += QFontMetrics(self.why.font()).height()  # one line: it would rather be a high and narrow text
        return self.height() - taken - GAPS * self._column.spacing()

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
        offered: bool,
        why: str,
    ) -> None:
        """traded: tiles marked in a trade, None outside of one. points: None when they are not told.
        offered: a move is shown on the table and can be laid at once.

        why: what keeps the move from being confirmed, in words.
        """
        if traded is not None:
            self.confirm.setText(view_texts.trade_button(traded) if traded else self.tr("Trade"))
            self.confirm.set_icon_name("swap")
            self.confirm.setEnabled(on_turn and traded > 0)
        elif may_pass and not drafted:
            self.confirm.setText(self.tr("Pass"))
            self.confirm.set_icon_name("enter")
            self.confirm.setEnabled(on_turn)
        elif offered and not drafted:
            self.confirm.setText(self.tr("Lay what is shown"))
            self.confirm.set_icon_name("check")
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
        self.why.setText("" if self.confirm.isEnabled() else why)
        for tell in (self.confirm.setAccessibleDescription, self.confirm.setToolTip):
            tell(self.why.text())

    def show_over(self, over: bool) -> None:
        """When the game is over there is nothing to lay: the way back to the results, and another game."""
        for part in (self.confirm, self.why, self.back, self.trade):
            part.setVisible(not over)
        for part in (self.again, self.results):
            part.setVisible(over)

    def show_observation(
        self,
        observation: Observation,
        scores: Sequence[int],
        plus: Mapping[int, int],
        opening: frozenset[int],
    ) -> None:
        """scores: as far as they have been counted on the screen; plus: green figures beside them.

        opening: seats whose past moves can be looked into.
        """
        self._told = observation, list(scores), dict(plus)
        self._show_seats(*self._told)
        self.bag.show_count(observation.bag)
        self.list.moves.set_lines(view_texts.move_lines(observation.history, opening))

    def _show_seats(self, observation: Observation, scores: Sequence[int], plus: Mapping[int, int]) -> None:
        self.seats.show_states(
            [
                SeatState(
                    scores[seat],
                    view_texts.points(scores[seat]),
                    view_texts.seat_note(observation, seat, animal_skill(look.level) if look.level else ""),
                    active=observation.turn == seat,
                    plus=plus.get(seat, 0),
                    won=seat in observation.winners,
                )
                for seat, look in enumerate(self._looks)
            ]
        )
