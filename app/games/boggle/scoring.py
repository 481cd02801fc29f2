"""Who scores for which word (RULES BG8)."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Sequence
from dataclasses import replace

from app.games.boggle.model import ScoredWord, WordVerdict


def settle(
    lists: Sequence[Sequence[ScoredWord]], accepted: Collection[str] = ()
) -> tuple[tuple[tuple[ScoredWord, ...], ...], tuple[int, ...]]:
    """The lists with final verdicts, and each seat's points.

    lists: one a seat, entries with VALID, UNKNOWN, PATH or SHORT.
    accepted: unknown words that the table takes all the same.
    """
    holders: dict[str, list[int]] = defaultdict(list)
    for seat, entries in enumerate(lists):
        for entry in entries:
            if _counts(entry, accepted):
                holders[entry.word].append(seat)
    settled = tuple(
        tuple(_settled(entry, seat, holders.get(entry.word, ()), accepted) for entry in entries)
        for seat, entries in enumerate(lists)
    )
    points = tuple(sum(entry.verdict is WordVerdict.POINT for entry in entries) for entries in settled)
    return settled, points


def _counts(entry: ScoredWord, accepted: Collection[str]) -> bool:
    return entry.verdict is WordVerdict.VALID or (
        entry.verdict is WordVerdict.UNKNOWN and entry.word in accepted
    )


def _settled(entry: ScoredWord, seat: int, holders: Sequence[int], accepted: Collection[str]) -> ScoredWord:
    if not _counts(entry, accepted):
        return entry
    others = tuple(holder for holder in holders if holder != seat)
    return replace(entry, verdict=WordVerdict.SHARED if others else WordVerdict.POINT, others=others)
