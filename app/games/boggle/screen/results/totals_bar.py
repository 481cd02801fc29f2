"""The bar under the results: after how many rounds, everybody's points, what comes next."""

from __future__ import annotations

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from app.games.boggle.model import Observation, Phase
from app.games.boggle.screen.results import texts as results_texts
from app.games.boggle.screen.results.facts import standings, totals_with, winners
from app.games.boggle.screen.results.look import ResultsLook
from app.games.boggle.screen.results.totals import StandingsModel, StandingsView
from app.widgets import paper, theme
from app.widgets.buttons import PaperButton
from app.widgets.label import Label
from app.widgets.panel import Panel

HEIGHT = 84


class TotalsBar(Panel):
    """Title, places, buttons.

    Signals:
        next_requested(): go on after the round under review.
        again_requested(): play once more.
        home_requested(): leave the game.
    """

    next_requested = Signal()
    again_requested = Signal()
    home_requested = Signal()

    def __init__(self, look: ResultsLook, parent: QWidget | None = None) -> None:
        super().__init__("", parent, margin=24, spacing=0)
        self._look = look
        self._over = False
        self.heading = Label("", look.role("panel"))
        self.note = Label("", look.role("meta"), "ink2")
        self.model = StandingsModel(look.context.seats, self)
        self.places = StandingsView(self.model, look)
        self.home = PaperButton(self.tr("Home"), "secondary", "home")
        self.primary = PaperButton("", "primary", "play")
        self.home.clicked.connect(self.home_requested)
        self.primary.clicked.connect(self._go_on)
        inner = QWidget()
        self._row = QHBoxLayout(inner)
        self._row.addWidget(self.heading)
        self._row.addWidget(self.note)
        self._row.addWidget(self.places, 1)
        self._row.addWidget(self.home)
        self._row.addWidget(self.primary)
        self.body.addWidget(inner)
        theme.follow(self, self._measure)
        self._measure()

    def _measure(self) -> None:
        look = theme.current()
        self.setFixedHeight(self._look.tx(HEIGHT - paper.THICKNESS) + look.px(paper.THICKNESS))
        self.body.setContentsMargins(look.px(24), 0, look.px(16), look.px(paper.THICKNESS))
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(look.px(16))

    def sizeHint(self) -> QSize:
        """As wide as the page."""
        return QSize(0, self.height())

    def show_observation(self, observation: Observation) -> None:
        """Show the points, those of the round under review included."""
        totals = totals_with(observation)
        rows = standings(totals)
        played = observation.review.number if observation.review else len(observation.past)
        self._over = observation.phase is Phase.OVER
        self.model.set_standings(rows)
        last = observation.last
        self.heading.setText(self.tr("Final standing") if self._over else results_texts.after_rounds(played))
        competing = last and not self._over and len(totals) > 1
        names = [self._look.context.seats[seat].name for seat in winners(totals)]
        self.note.setText(results_texts.leads(names) if competing else "")
        self.note.setVisible(competing)
        self.home.setVisible(self._over)
        if self._over:
            self.primary.setText(self.tr("Play again"))
        else:
            self.primary.setText(self.tr("Final results") if last else results_texts.go_to_round(played + 1))
        self.primary.set_icon_name("rotate" if self._over else "flag" if last else "play")

    def _go_on(self) -> None:
        if self._over:
            self.again_requested.emit()
        else:
            self.next_requested.emit()
