"""The agreed options of Qwirkle as a form (RULES-REGISTER W1 to W10)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from PySide6.QtCore import QCoreApplication

from app.games.qwirkle.model import Options
from app.tabletop import phrases
from app.tabletop.options import OptionsForm
from app.widgets.controls.label import Label

MINUTES = {2: 20, 3: 30, 4: 40}
"""How long a game takes by the number of players."""

translate = QCoreApplication.translate


def agreed(options: Mapping[str, Any], box: Mapping[str, Any]) -> Sequence[str]:
    """In a word or two each, what differs from the game as it comes out of the box."""
    rounds = options["stall_rounds"]
    stalls = translate("QwirkleOptions", "end after rounds of trades: {rounds}").format(rounds=rounds)
    told = {
        "opening": translate("QwirkleOptions", "any first line"),
        "lone": translate("QwirkleOptions", "a point for a single tile"),
        "trade_short": translate("QwirkleOptions", "no trading under six"),
        "stall_rounds": stalls if rounds else translate("QwirkleOptions", "trades without end"),
    }
    return [text for name, text in told.items() if options[name] != box[name]]


class QwirkleOptions(OptionsForm):
    """Nothing here is for several people only."""

    def __init__(self, given: Mapping[str, Any], usual: Mapping[str, Any]) -> None:
        """given: remembered options. usual: what holds where nothing is remembered, over the rules' own."""
        super().__init__(given, {**Options().to_json(), **usual}, Options.CHOICES)
        openings = [("max", self.tr("largest set")), ("any", self.tr("any line"))]
        self._opening = self.row("opening", self.tr("The first move is"), openings)
        self._note = Label("", "meta", "ink2", wrap=True)
        lone = [(0, self.tr("no points")), (1, self.tr("one point"))]
        short = [("limit", self.tr("as many as are left")), ("forbid", self.tr("not at all"))]
        rounds = sorted({2, 3, self.start["stall_rounds"]} - {0})
        stalls = [(0, self.tr("never")), *((number, str(number)) for number in rounds)]
        few = (
            self.row("lone", self.tr("A single first tile scores"), lone),
            self.row("trade_short", self.tr("Trading with under six tiles in the bag"), short),
            self.row("stall_rounds", self.tr("End after so many rounds of trades only"), stalls),
        )
        self.lay((self._opening, self._note), few)

    def tell_notes(self) -> None:
        """Between two people there is a curtain."""
        text = self.tr("Whoever holds the largest set opens; when equal, the older one does.")
        if self.people > 1:
            text += " " + self.tr("Between two people a curtain covers the tiles.")
        self._note.setText(text)
        any_line = self.options()["opening"] == "any"
        fewer = self.tr("The opener may lay fewer tiles than the announced set.")
        self._opening.set_note(fewer if any_line else "")

    def summary(self, seats: int) -> str:
        """“3 players, about 30 minutes”."""
        length = phrases.minutes(MINUTES.get(seats, 40))
        return self.tr("{players}, about {minutes}").format(players=phrases.players(seats), minutes=length)
