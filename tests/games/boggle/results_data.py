"""Rounds made up for the tests of the results screens."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from app.games.boggle import scoring
from app.games.boggle.model import Observation, Options, Phase, Round, ScoredWord, WordVerdict
from app.tabletop.context import SeatLook, ViewContext
from app.widgets.sounds import Sounds

GRID = tuple("DTÍÝOSANKPEŽALÁŘ")
SOLUTION = ("stopka", "kosa", "les", "pes", "opálení", "osel", "dok", "do", "stopáž", "dosažení", "klapot")
PEOPLE = (
    SeatLook("Žofie", "Ž", "red"),
    SeatLook("Kryštof", "K", "blue"),
    SeatLook("Sova", "level:4", "red", is_person=False, level=4),
)
LISTS = (("stopka", "kosa", "les"), ("kosa", "pes"), ("les", "kosa", "osel"))


def entries(words: Sequence[str], verdict: WordVerdict = WordVerdict.VALID) -> list[ScoredWord]:
    return [ScoredWord(word, verdict, at) for at, word in enumerate(words)]


def context(seats: Sequence[SeatLook] = PEOPLE, **more: object) -> ViewContext:
    return ViewContext(tuple(seats), Sounds(), **more)  # type: ignore[arg-type]


def played(lists: Sequence[Sequence[ScoredWord]], *, number: int = 2, accepted: Sequence[str] = ()) -> Round:
    settled, scores = scoring.settle(lists, accepted)
    return Round(number, 0, GRID, (0,) * 16, settled, scores, SOLUTION, tuple(accepted))


def observation(
    lists: Sequence[Sequence[ScoredWord]] | None = None,
    *,
    phase: Phase = Phase.REVIEW,
    number: int = 2,
    totals: Sequence[int] = (5, 5, 5),
    people: Sequence[int] = (0, 1),
    waiting: Sequence[int] = (),
    accepted: Sequence[str] = (),
    votes: Mapping[str, tuple[tuple[int, ...], tuple[int, ...]]] | None = None,
    options: Options | None = None,
    last: bool = False,
) -> Observation:
    """What the whole table sees; totals are those of closed rounds."""
    given = [entries(words) for words in LISTS] if lists is None else lists
    one = played(given, number=number, accepted=accepted)
    return Observation(
        seat=None,
        seats=len(given),
        people=tuple(people),
        options=options or Options(),
        phase=phase,
        number=number,
        shaker=0,
        grid=GRID,
        turns=(0,) * 16,
        period=0,
        writers=(),
        finished=(),
        waiting=tuple(waiting),
        at=0,
        limit=180_000,
        running=False,
        mine=(),
        counts=tuple(len(part) for part in given),
        votes=dict(votes or {}),
        review=one if phase is Phase.REVIEW else None,
        past=(one,) if phase is Phase.OVER else (),
        totals=tuple(totals),
        deciders=(),
        last=last or phase is Phase.OVER,
    )
