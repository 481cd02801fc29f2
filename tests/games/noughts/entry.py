"""The entry that noughts and crosses would have in the catalogue."""

from __future__ import annotations

from app.games.catalogue import CatalogueEntry, Game


def _load() -> Game:
    from tests.games.noughts.opponent import NoughtsOpponent, mildest
    from tests.games.noughts.rules import NoughtsRules

    return Game("noughts", lambda judge: NoughtsRules(), NoughtsOpponent, mildest)


NOUGHTS = CatalogueEntry("noughts", _load, face="tests.games.noughts.face", lab="tests.games.noughts.lab")
