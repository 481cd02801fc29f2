"""The agreed options of Quiddler as a form (RULES-REGISTER D1 to D27)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from app.games.quiddler.model import Options
from app.tabletop import phrases
from app.tabletop.options import OptionsForm


class QuiddlerOptions(OptionsForm):
    """See the module."""

    def __init__(self, given: Mapping[str, Any], usual: Mapping[str, Any]) -> None:
        """given: remembered options. usual: what holds where nothing is remembered, over the rules' own."""
        super().__init__(given, {**Options().to_json(), **usual}, Options.CHOICES)
        editions = [("cz", self.tr("Czech, 7 rounds")), ("en", self.tr("English, 8 rounds"))]
        self.lay((self.row("edition", self.tr("Edition"), editions),), ())

    def tell_notes(self) -> None:
        """Nothing needs a note."""

    def summary(self, seats: int) -> str:
        """“3 players”."""
        return phrases.players(seats)
