"""What animals say about a round of Boggle: when, for the lines stand in `animals.LANGUAGE.md`."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum

from app.games.boggle.model import Round
from app.games.boggle.screen.results.facts import SortedList, round_winners
from app.tabletop import phrases
from app.tabletop.people.sayings import Voices

PROSE = "app.games.boggle"
LONG_ENOUGH = 5
"""A word of this many letters is worth mentioning."""


class Mood(Enum):
    """What the line is about."""

    WORD = "word"
    """Its longest word; may use ``{word}``, ``{Word}`` and ``{letters}``."""
    WON = "round won"
    LOST = "round lost"
    """Somebody else took the round."""
    TWINS = "twins"
    """Most of its words were found by others too."""
    NOTHING = "nothing"
    """It found no word."""
    FAREWELL = "farewell"
    """The whole game is over, however it went."""


def moods(played: Round, seat: int) -> tuple[Mood, ...]:
    """What there is to talk about, so that no line contradicts the round."""
    own = SortedList.of(played.lists[seat])
    if not own.counted:
        return (Mood.NOTHING,)
    fitting: list[Mood] = []
    if own.points and len(own.points[0].word) >= LONG_ENOUGH:
        fitting.append(Mood.WORD)
    best = round_winners(played)
    if seat in best:
        fitting.append(Mood.WON)
    elif best:
        fitting.append(Mood.LOST)
    if len(own.shared) > len(own.points):
        fitting.append(Mood.TWINS)
    return tuple(fitting) or (Mood.WORD if own.points else Mood.TWINS,)


def line(rounds: Sequence[Round], seat: int, level: float, *, over: bool = False) -> str:
    """What the computer player of this level says about the last of these rounds, all that were played in
    this game; the same rounds, the same line, and none twice in a game.

    over: it was the last one of the game, and players part."""
    voices, said = Voices(PROSE), ""
    for played in rounds:
        turn = played.number + seat + sum(played.scores)
        fitting = (Mood.FAREWELL,) if over and played is rounds[-1] else moods(played, seat)
        own = SortedList.of(played.lists[seat])
        word = own.points[0].word if own.points else ""
        words = {"word": word, "Word": word[:1].upper() + word[1:], "letters": phrases.letters(len(word))}
        for step in range(len(fitting)):
            said = voices.line(level, fitting[(turn + step) % len(fitting)], turn, words)
            if said:
                break
    return said
