"""The agreed options of Qwirkle as a form (RULES-REGISTER W1 to W10)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from PySide6.QtWidgets import QWidget

from app.engine.rules import Json
from app.games.qwirkle.model import Options
from app.tabletop import phrases
from app.tabletop.options import OptionPair, OptionsForm, sensible
from app.widgets.label import Label
from app.widgets.segmented import Segmented

MINUTES = {2: 20, 3: 30, 4: 40}
"""How long a game takes by the number of players."""


class QwirkleOptions(OptionsForm):
    """Nothing here is for several people only."""

    def __init__(
        self, given: Mapping[str, Any], usual: Mapping[str, Any], parent: QWidget | None = None
    ) -> None:
        """given: remembered options. usual: what holds where nothing is remembered, over the rules' own."""
        super().__init__(parent)
        standard = {**Options().to_json(), **usual}
        start = Options(**sensible(given, standard, Options.CHOICES))
        openings = [("max", self.tr("largest set")), ("any", self.tr("any line"))]
        self.opening = Segmented(openings, start.opening, accessible_name=self.tr("The first move is"))
        lone = [(0, self.tr("no points")), (1, self.tr("one point"))]
        self.lone = Segmented(lone, start.lone, accessible_name=self.tr("A single first tile scores"))
        short = [("limit", self.tr("as many as are left")), ("forbid", self.tr("not at all"))]
        self.short = Segmented(
            short, start.trade_short, accessible_name=self.tr("Trading with under six tiles in the bag")
        )
        stalls = [(0, self.tr("never")), (2, "2"), (3, "3")]
        if start.stall_rounds not in (0, 2, 3):
            stalls.append((start.stall_rounds, str(start.stall_rounds)))
        self.stall = Segmented(
            stalls, start.stall_rounds, accessible_name=self.tr("End after so many rounds of trades only")
        )
        self.opening_row = OptionPair(self.tr("The first move is"), self.opening)
        self.note = Label(
            self.tr("Whoever holds the largest set opens; when equal, the older one does."),
            "meta",
            "ink2",
            wrap=True,
        )
        few = (
            OptionPair(self.tr("A single first tile scores"), self.lone),
            OptionPair(self.tr("Trading with under six tiles in the bag"), self.short),
            OptionPair(self.tr("End after so many rounds of trades only"), self.stall),
        )
        changed = any(
            getattr(start, name) != standard[name] for name in ("lone", "trade_short", "stall_rounds")
        )
        self.lay((self.opening_row, self.note), few, few_shown=changed)
        for choice in (self.opening, self.lone, self.short, self.stall):
            choice.choice_changed.connect(lambda _: self._changed())
        self._changed()

    def options(self) -> Json:
        """The options as the rules take them."""
        return {
            "opening": self.opening.value(),
            "lone": self.lone.value(),
            "trade_short": self.short.value(),
            "stall_rounds": self.stall.value(),
        }

    def set_people(self, people: int) -> None:
        """How many people sit down; between two of them there is a curtain."""
        text = self.tr("Whoever holds the largest set opens; when equal, the older one does.")
        if people > 1:
            text += " " + self.tr("Between two people a curtain covers the tiles.")
        self.note.setText(text)
        self._changed()

    def summary(self, seats: int) -> str:
        """“3 players, about 30 minutes”."""
        length = phrases.minutes(MINUTES.get(seats, 40))
        return self.tr("{players}, about {minutes}").format(players=phrases.players(seats), minutes=length)

    def _changed(self) -> None:
        any_line = self.opening.value() == "any"
        self.opening_row.set_note(
            self.tr("The opener may lay fewer tiles than the announced set.") if any_line else ""
        )
        self.options_changed.emit()
