"""What the score sheet tells of words once the game is over, where people minded them (RULES SK15)."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass

from app.games.scrabble_cards.model import Observation, Phase, Played
from app.games.scrabble_cards.screen.past import texts


@dataclass(frozen=True)
class WordReview:
    """takes: the word list. rare: whether a word of it is one that computer players lay as a bluff only.
    computers: their seats."""

    takes: Callable[[str], bool]
    rare: Callable[[str], bool]
    computers: Collection[int] = ()

    def told(self, seen: Observation, played: Played) -> list[str]:
        """Words of a turn that nobody challenged though they are none, and what a computer player bluffed
        with; nothing before the game is over."""
        if seen.phase is not Phase.OVER or seen.options.words == "auto":
            return []
        words = [word.lower() for word in played.words]
        if played.seat not in self.computers:
            passed = words if played.kind == "play" else ()
            return [texts.untrue(word) for word in passed if not self.takes(word)]
        told = []
        for word in words:
            if not self.takes(word):
                told.append(texts.made_up(word))
            elif self.rare(word):
                told.append(texts.rare(word))
        return told
