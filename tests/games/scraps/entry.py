"""The entry that Scraps would have in the catalogue."""

from __future__ import annotations

from app.games.catalogue import CatalogueEntry, Game


def _load() -> Game:
    from tests.games.scraps.opponent import ScrapsOpponent, mildest
    from tests.games.scraps.rules import ScrapsRules

    return Game("scraps", lambda judge: ScrapsRules(), ScrapsOpponent, mildest)


SCRAPS = CatalogueEntry("scraps", _load, face="tests.games.scraps.face")
