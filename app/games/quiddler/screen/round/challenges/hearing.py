"""Who of the people at the screen speaks, who has passed, and who has challenged what. No Qt."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from app.games.quiddler.model import Observation, Phase
from app.games.quiddler.scoring import Word
from app.games.quiddler.screen.round.facts import in_question
from app.tabletop.asking.hearing import Hearing
from app.tabletop.context import Notes

NOTE = "doubted"


@dataclass
class WordHearing(Hearing[Word]):
    """What people say of words at the end of a round (RULES QD9).

    people: seats at this screen. named: who has said that they doubt something. told: of whom the game was
    told that they pass.
    """

    people: Sequence[int] = ()
    named: int | None = None
    told: set[int] = field(default_factory=set)

    def waiting(self, seen: Observation) -> list[int]:
        """People whose decision the game waits for."""
        return [seat for seat in self.people if seat in seen.waiting]

    def asked(self, seen: Observation) -> list[int]:
        """Those of them who have anything left to decide on."""
        if seen.phase is Phase.VOTE:
            return self.waiting(seen)
        free = [word[0] for word in in_question(seen) if word not in self.claimed]
        return [seat for seat in self.waiting(seen) if any(owner != seat for owner in free)]

    def speaker(self, seen: Observation) -> int | None:
        """Who decides now; None where it is not said who of several."""
        asked = self.asked(seen)
        if seen.phase is Phase.VOTE:
            return asked[0] if asked else None
        return self.challenger(asked, self.named)

    def passes(self, seen: Observation) -> bool:
        """Whether all have passed who have anything to say, or nobody has."""
        return bool(self.waiting(seen)) and self.passed.issuperset(self.asked(seen))


def keep(notes: Notes, number: int, claimed: Mapping[Word, int]) -> None:
    """Note it for a round. claimed: by word, who doubts it."""
    words = [[*word, by] for word, by in claimed.items()]
    notes.put(NOTE, {"round": number, "words": words} if words else None)


def kept(notes: Notes, number: int) -> dict[Word, int]:
    """What was noted for a round; whatever makes no sense is nothing."""
    noted = notes.get(NOTE)
    listed = noted.get("words") if isinstance(noted, dict) and noted.get("round") == number else None
    lines = [line for line in listed if isinstance(line, list)] if isinstance(listed, list) else []
    good = [line for line in lines if len(line) == 3 and all(type(one) is int for one in line)]
    return {(owner, index): by for owner, index, by in good}
