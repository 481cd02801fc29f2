"""What a game for one came to, beside others: par, the best there was, and earlier games."""

from __future__ import annotations

import zlib
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from app.games.quiddler import deck
from app.games.quiddler.solitaire.review import DealReview
from app.games.quiddler.solo_model import SoloObservation
from app.tabletop.context import ViewContext

HELPS = "helps"
"""Note: how many words were shown."""
ENTRY = "entry"
"""Note: under which id a finished game stands in the history."""
MOST = 10_000


def _whole(value: object) -> int | None:
    return value if type(value) is int and 0 <= value <= MOST else None


@dataclass(frozen=True)
class SoloResult:
    """A finished game. at: local time of its end. left: value of what was not used; par, best: of the deal,
    None where nobody has found out. deal: the same for the same cards. best_words: of the best way."""

    id: str
    at: datetime
    edition: str
    deal: int
    left: int
    cards: int
    undos: int
    helps: int
    par: int | None = None
    best: int | None = None
    proven: bool = False
    everyday: bool = False
    best_words: str = ""

    @classmethod
    def read(cls, entry: Mapping[str, Any]) -> SoloResult | None:
        """An entry of the archive; None for one that makes no sense."""
        figures = {name: _whole(entry.get(name)) for name in ("left", "cards", "undos", "helps")}
        found = {name: one for name, one in figures.items() if one is not None}
        deal, edition, words = entry.get("deal"), entry.get("edition"), entry.get("best_words", "")
        if len(found) < len(figures) or type(deal) is not int or edition not in ("cz", "en"):
            return None
        try:
            at = datetime.fromisoformat(entry["at"])
        except ValueError:
            return None
        return cls(
            id=entry["id"],
            at=at,
            edition=edition,
            deal=deal,
            par=_whole(entry.get("par")),
            best=_whole(entry.get("best")),
            proven=entry.get("proven") is True,
            everyday=entry.get("everyday") is True,
            best_words=words[:600] if isinstance(words, str) else "",
            **found,
        )


def deal_of(seen: SoloObservation) -> int:
    """A number that is equal for equal cards under equal rules."""
    return zlib.crc32(repr((seen.options.edition, seen.options.solo_refill, seen.dealt)).encode())


def kept_as(context: ViewContext, deal: int) -> str:
    """The id of this game in the history: a copy of a finished game stands there already, if it was played
    here."""
    noted = context.notes.get(ENTRY)
    known = any(one.id == noted and one.deal == deal for one in results(context))
    return noted if isinstance(noted, str) and known else context.game_id


def entry_of(
    seen: SoloObservation, context: ViewContext, helps: int, review: DealReview | None
) -> dict[str, Any]:
    """What is kept of a finished game."""
    assert seen.left is not None
    deal = deal_of(seen)
    entry: dict[str, Any] = {
        "id": kept_as(context, deal),
        "edition": seen.options.edition,
        "deal": deal,
        "left": seen.left,
        "cards": seen.cards_left,
        "undos": seen.undos,
        "helps": helps,
    }
    if review is not None:
        if review.par is not None:
            entry["par"] = review.par.left
        entry.update(
            best=review.best.left,
            proven=review.best.proven,
            everyday=review.everyday,
            best_words=", ".join(
                "…" if context.coarse(word) else word for word in map(deck.spelt, review.best.words)
            ),
        )
    return entry


def results(context: ViewContext) -> list[SoloResult]:
    """All games that are remembered, the oldest first."""
    return [found for found in map(SoloResult.read, context.archive.entries()) if found is not None]
