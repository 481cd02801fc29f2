"""A bot for ``lab play --seat exec:…`` that brings about what sensible players hardly ever do.

    python tests/games/quiddler/bluffer.py [OUT [DOUBT [SEED]]]

It lays whatever it holds as one word or several, with the chance OUT a turn, whether they are words or not;
challenges and votes down words of others with the chance DOUBT; draws and discards at random.
"""

from __future__ import annotations

import json
import random
import sys
from typing import Any


class Bluffer:
    """What it does when it is asked."""

    def __init__(self, out: float, doubt: float, seed: int) -> None:
        self.out, self.doubt = out, doubt
        self.random = random.Random(seed)

    def choose(self, seen: dict[str, Any]) -> dict[str, Any]:
        """The move for an observation."""
        if seen["phase"] == "draw":
            return {"type": "draw", "from": "discard" if self._now(0.2) and seen["discard"] else "pile"}
        if seen["phase"] == "play":
            return self._play(seen)
        asked = seen["doubtable"] if seen["phase"] == "doubt" else seen["open_doubts"]
        words = [word for word in asked if word[0] != seen["seat"] and self._now(self.doubt)]
        if seen["phase"] == "doubt":
            return {"type": "doubt", "words": words}
        return {"type": "vote", "against": words}

    def _play(self, seen: dict[str, Any]) -> dict[str, Any]:
        hand = list(seen["hand"])
        self.random.shuffle(hand)
        discard = hand.pop()
        last = seen["out"] is not None
        lays = seen["options"]["words"] != "auto" and self._now(0.5 if last else self.out)
        words = self._cut(hand, whole=not last) if lays else []
        return {"type": "play", "words": words, "discard": discard}

    def _cut(self, hand: list[str], *, whole: bool) -> list[list[str]]:
        """Words of three to five cards; where all have to go, none of one card is left over."""
        words = []
        while len(hand) > 1:
            size = min(len(hand), self.random.choice((3, 4, 5)))
            if len(hand) - size == 1:
                size = len(hand)
            words.append(hand[:size])
            hand = hand[size:]
            if not whole and self._now(0.5):
                break
        return [] if whole and hand else words

    def _now(self, chance: float) -> bool:
        return self.random.random() < chance


def main(arguments: list[str]) -> None:
    out, doubt, seed = (*arguments, *("0.2", "0.4", "1")[len(arguments) :])
    bluffer = Bluffer(float(out), float(doubt), int(seed))
    for line in sys.stdin:
        told = json.loads(line)
        if told["type"] == "turn":
            answer = {"type": "move", "id": told["id"], "move": bluffer.choose(told["observation"])}
            print(json.dumps(answer, ensure_ascii=False), flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
