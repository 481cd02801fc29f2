"""The screen of Qwirkle: observations in, moves out (see ``app/ARCHITECTURE.md``)."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, Qt

from app.games.qwirkle.model import Observation, Played
from app.games.qwirkle.screen import sayings, tile
from app.games.qwirkle.screen import texts as view_texts
from app.games.qwirkle.screen.hand import make_hand
from app.games.qwirkle.screen.panel.advice import QwirkleAdviser
from app.games.qwirkle.screen.panel.aids import aids, open_unseen
from app.games.qwirkle.screen.panel.past import PastTurns
from app.games.qwirkle.screen.panel.presenter import TilePanelPresenter
from app.games.qwirkle.screen.show import TurnShow
from app.games.qwirkle.screen.table import TileTable
from app.tabletop.aids import Aid
from app.tabletop.context import SeatLook, ViewContext
from app.tabletop.hand.presenter import HandPresenter
from app.tabletop.hand.screen import SheetParts, SheetScreen
from app.tabletop.people.end import EndSheet
from app.tabletop.people.figures import Outcome
from app.tabletop.people.sayings import Remark, last_words

translate = QCoreApplication.translate


class QwirkleView(SheetScreen):
    """Table and end of one game."""

    prose = sayings.PROSE
    table: TileTable

    def __init__(self, context: ViewContext) -> None:
        table = TileTable(context)
        hand = make_hand(context, table.message, table)
        parts = SheetParts(
            table,
            HandPresenter(hand, table, context),
            TilePanelPresenter(table, hand, context),
            TurnShow(table, context),
            PastTurns(table),
            QwirkleAdviser(table, hand, context),
        )
        super().__init__(context, parts)
        self.keys.more[Qt.Key.Key_L] = table.letters.toggle.toggle
        self.destroyed.connect(tile.forget)

    def title(self) -> str:
        """“Round 6”."""
        return view_texts.round_title(self.seen)

    def show_end(self) -> None:
        """Winners, figures, last words."""
        _show_end(self.end, self.context.seats, self.seen)

    def remark(self, history: Sequence[Played]) -> Remark | None:
        return sayings.remark(self.context.seats, history)

    def aids(self) -> Sequence[Aid]:
        """Letters, places, points."""
        return aids()

    def open_store(self) -> None:
        """Which tiles nobody has seen."""
        if self.seen is not None:
            open_unseen(self.table, self.seen, letters=self.context.settings.aid("letters"))


def _show_end(sheet: EndSheet, seats: Sequence[SeatLook], observation: Observation) -> None:
    """Qwirkles, best moves, tiles left, and what the end brought where somebody got it."""
    bonuses = {seat: 0 for seat in range(observation.seats)}
    for turn in observation.history:
        bonuses[turn.seat] += turn.bonus
    heads = [
        translate("QwirkleEnd", "qwirkles"),
        translate("QwirkleEnd", "best move"),
        translate("QwirkleEnd", "tiles left"),
    ]
    if any(bonuses.values()):
        heads.append(translate("QwirkleEnd", "for the end"))
    rows = []
    for seat, said in enumerate(last_words(sayings.PROSE, seats, observation.winners, observation.scores)):
        total, bonus = observation.scores[seat], bonuses[seat]
        turns = [turn for turn in observation.history if turn.seat == seat]
        figures = [
            str(sum(turn.qwirkles for turn in turns)),
            str(max((turn.points for turn in turns), default=0)),
            str(observation.hand_sizes[seat]),
        ]
        if any(bonuses.values()):
            figures.append(f"+{bonus}" if bonus else "")
        rows.append(Outcome(seat, figures, view_texts.with_end(total, bonus) if bonus else "", said))
    sheet.show_result(observation.scores, observation.winners, heads, rows)
