"""What the animals say at the table of Scrabble karty. Short, friendly, never mocking."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum

from app.games.scrabble_cards.model import Observation, Played
from app.tabletop import phrases
from app.tabletop.context import SeatLook
from app.tabletop.people.sayings import QT_TRANSLATE_NOOP, Lines, next_animal, say

WORTH_A_WORD, WORTH_ADMIRING = 15, 30
"""Points of a turn from which on an animal is pleased with its best one so far, or admires a person's."""


class Mood(Enum):
    """What the line is about."""

    BINGO = "bingo"
    """It has laid all seven cards."""
    BEST = "best"
    """Its best turn so far; may use ``{points}``."""
    EXCHANGE = "exchange"
    STUNG = "stung"
    """A group card took points off its turn."""
    FALLEN = "fallen"
    """Its word was challenged and is none."""
    ADMIRES = "admires"
    """A person has laid all seven cards, or has many points of a turn."""
    WON = "won"
    SHARED = "shared"
    """It shares the win."""
    BEATEN = "beaten"
    """Somebody else has won."""


_HARE: Lines[Mood] = {
    Mood.BINGO: (
        QT_TRANSLATE_NOOP("ScrabbleSayings", "All seven at once! My paws are empty."),
        QT_TRANSLATE_NOOP("ScrabbleSayings", "Hop, and the whole hand is gone!"),
    ),
    Mood.BEST: (
        QT_TRANSLATE_NOOP("ScrabbleSayings", "{points}! I didn't know I knew such a word."),
        QT_TRANSLATE_NOOP("ScrabbleSayings", "Look how far that one jumped!"),
    ),
    Mood.EXCHANGE: (
        QT_TRANSLATE_NOOP("ScrabbleSayings", "These letters won't rhyme with carrot."),
        QT_TRANSLATE_NOOP("ScrabbleSayings", "New cards, new luck."),
    ),
    Mood.STUNG: (QT_TRANSLATE_NOOP("ScrabbleSayings", "Ouch, that nibbled at my points."),),
    Mood.FALLEN: (QT_TRANSLATE_NOOP("ScrabbleSayings", "I was so sure it was a word."),),
    Mood.ADMIRES: (
        QT_TRANSLATE_NOOP("ScrabbleSayings", "Wow! Will you teach me that word?"),
        QT_TRANSLATE_NOOP("ScrabbleSayings", "That was a jump! I'm clapping my ears."),
    ),
    Mood.WON: (
        QT_TRANSLATE_NOOP("ScrabbleSayings", "I won? Quick, one more!"),
        QT_TRANSLATE_NOOP("ScrabbleSayings", "Carrots for everybody!"),
    ),
    Mood.SHARED: (QT_TRANSLATE_NOOP("ScrabbleSayings", "First together. That's the best place."),),
    Mood.BEATEN: (
        QT_TRANSLATE_NOOP("ScrabbleSayings", "That was a fine chase."),
        QT_TRANSLATE_NOOP("ScrabbleSayings", "Next time I'll eat a dictionary for breakfast."),
    ),
}

_HEDGEHOG: Lines[Mood] = {
    Mood.BINGO: (
        QT_TRANSLATE_NOOP("ScrabbleSayings", "All seven stuck on my spines!"),
        QT_TRANSLATE_NOOP("ScrabbleSayings", "One word, and all my leaves are gone."),
    ),
    Mood.BEST: (
        QT_TRANSLATE_NOOP("ScrabbleSayings", "{points}. Quite a pile for a small hedgehog."),
        QT_TRANSLATE_NOOP("ScrabbleSayings", "Slowly, but it comes together."),
    ),
    Mood.EXCHANGE: (
        QT_TRANSLATE_NOOP("ScrabbleSayings", "I'll rake up other letters."),
        QT_TRANSLATE_NOOP("ScrabbleSayings", "These only pricked me."),
    ),
    Mood.STUNG: (QT_TRANSLATE_NOOP("ScrabbleSayings", "And I thought I was the prickly one."),),
    Mood.FALLEN: (QT_TRANSLATE_NOOP("ScrabbleSayings", "Back under the leaves with that word."),),
    Mood.ADMIRES: (
        QT_TRANSLATE_NOOP("ScrabbleSayings", "That one would not fit on my back."),
        QT_TRANSLATE_NOOP("ScrabbleSayings", "Well laid! I'm rolling with joy."),
    ),
    Mood.WON: (
        QT_TRANSLATE_NOOP("ScrabbleSayings", "Step by step to the top."),
        QT_TRANSLATE_NOOP("ScrabbleSayings", "Now for an apple."),
    ),
    Mood.SHARED: (QT_TRANSLATE_NOOP("ScrabbleSayings", "There is room for both under one leaf."),),
    Mood.BEATEN: (
        QT_TRANSLATE_NOOP("ScrabbleSayings", "Nicely played. I'll sleep on it all winter."),
        QT_TRANSLATE_NOOP("ScrabbleSayings", "I'm not even curling up about it."),
    ),
}

_FOX: Lines[Mood] = {
    Mood.BINGO: (
        QT_TRANSLATE_NOOP("ScrabbleSayings", "Seven cards, one leap."),
        QT_TRANSLATE_NOOP("ScrabbleSayings", "The whole hand, and not a trace left."),
    ),
    Mood.BEST: (
        QT_TRANSLATE_NOOP("ScrabbleSayings", "{points}. I had been sniffing at that place."),
        QT_TRANSLATE_NOOP("ScrabbleSayings", "A small trick, a nice catch."),
    ),
    Mood.EXCHANGE: (
        QT_TRANSLATE_NOOP("ScrabbleSayings", "A fox knows when to change her den."),
        QT_TRANSLATE_NOOP("ScrabbleSayings", "Let's see what the pile is hiding."),
    ),
    Mood.STUNG: (QT_TRANSLATE_NOOP("ScrabbleSayings", "Sly! I'll remember that card."),),
    Mood.FALLEN: (QT_TRANSLATE_NOOP("ScrabbleSayings", "Caught! It was worth a try."),),
    Mood.ADMIRES: (
        QT_TRANSLATE_NOOP("ScrabbleSayings", "I had my eye on that place! A nice catch."),
        QT_TRANSLATE_NOOP("ScrabbleSayings", "Now that was foxy."),
    ),
    Mood.WON: (
        QT_TRANSLATE_NOOP("ScrabbleSayings", "Today I carry my tail high."),
        QT_TRANSLATE_NOOP("ScrabbleSayings", "A good hunt. Shall we go again?"),
    ),
    Mood.SHARED: (QT_TRANSLATE_NOOP("ScrabbleSayings", "We share the catch fairly."),),
    Mood.BEATEN: (
        QT_TRANSLATE_NOOP("ScrabbleSayings", "Clever play. I was watching closely."),
        QT_TRANSLATE_NOOP("ScrabbleSayings", "I'll borrow that trick."),
    ),
}

_OWL: Lines[Mood] = {
    Mood.BINGO: (
        QT_TRANSLATE_NOOP("ScrabbleSayings", "Hoo! Seven letters, one entry."),
        QT_TRANSLATE_NOOP("ScrabbleSayings", "I read it in the dark: all seven."),
    ),
    Mood.BEST: (
        QT_TRANSLATE_NOOP("ScrabbleSayings", "{points}. I looked it up at midnight."),
        QT_TRANSLATE_NOOP("ScrabbleSayings", "I counted it twice. It fits."),
    ),
    Mood.EXCHANGE: (
        QT_TRANSLATE_NOOP("ScrabbleSayings", "A wise owl turns the page."),
        QT_TRANSLATE_NOOP("ScrabbleSayings", "I have read these letters already."),
    ),
    Mood.STUNG: (QT_TRANSLATE_NOOP("ScrabbleSayings", "Noted in the margin, in red."),),
    Mood.FALLEN: (QT_TRANSLATE_NOOP("ScrabbleSayings", "Hoo. Even a dictionary has its gaps."),),
    Mood.ADMIRES: (
        QT_TRANSLATE_NOOP("ScrabbleSayings", "Hoo! I must write that one down."),
        QT_TRANSLATE_NOOP("ScrabbleSayings", "Beautifully done, every letter of it."),
    ),
    Mood.WON: (
        QT_TRANSLATE_NOOP("ScrabbleSayings", "Hoo! A pleasant evening's reading."),
        QT_TRANSLATE_NOOP("ScrabbleSayings", "Words come to those who sit still."),
    ),
    Mood.SHARED: (QT_TRANSLATE_NOOP("ScrabbleSayings", "Wisdom likes company."),),
    Mood.BEATEN: (
        QT_TRANSLATE_NOOP("ScrabbleSayings", "Hoo! I applaud with both wings."),
        QT_TRANSLATE_NOOP("ScrabbleSayings", "Even an owl never stops learning."),
    ),
}

_LYNX: Lines[Mood] = {
    Mood.BINGO: (
        QT_TRANSLATE_NOOP("ScrabbleSayings", "Seven cards in one leap."),
        QT_TRANSLATE_NOOP("ScrabbleSayings", "I waited until all seven fitted."),
    ),
    Mood.BEST: (
        QT_TRANSLATE_NOOP("ScrabbleSayings", "{points}. Patience pays."),
        QT_TRANSLATE_NOOP("ScrabbleSayings", "I saw that place from far away."),
    ),
    Mood.EXCHANGE: (
        QT_TRANSLATE_NOOP("ScrabbleSayings", "A lynx can wait for one turn."),
        QT_TRANSLATE_NOOP("ScrabbleSayings", "New cards to sharpen my claws on."),
    ),
    Mood.STUNG: (QT_TRANSLATE_NOOP("ScrabbleSayings", "Well aimed. I felt it."),),
    Mood.FALLEN: (QT_TRANSLATE_NOOP("ScrabbleSayings", "A false step. You have sharp ears."),),
    Mood.ADMIRES: (
        QT_TRANSLATE_NOOP("ScrabbleSayings", "Sharp eyes! That was well seen."),
        QT_TRANSLATE_NOOP("ScrabbleSayings", "I bow to that word."),
    ),
    Mood.WON: (
        QT_TRANSLATE_NOOP("ScrabbleSayings", "You kept me on my paws. Thank you."),
        QT_TRANSLATE_NOOP("ScrabbleSayings", "One quiet leap after another."),
    ),
    Mood.SHARED: (QT_TRANSLATE_NOOP("ScrabbleSayings", "Side by side, like tracks in the snow."),),
    Mood.BEATEN: (
        QT_TRANSLATE_NOOP("ScrabbleSayings", "I bow to a sharper eye."),
        QT_TRANSLATE_NOOP("ScrabbleSayings", "What a leap! Shall we play again?"),
    ),
}

ANIMALS: tuple[Lines[Mood], ...] = (_HARE, _HEDGEHOG, _FOX, _OWL, _LYNX)
"""Lines of levels 1 to 5."""


def remark(seats: Sequence[SeatLook], history: Sequence[Played]) -> tuple[int, Mood] | None:
    """Who has something to say about the last turn, and what about; mostly nobody."""
    if not history:
        return None
    turn = history[-1]
    score = turn.score
    if seats[turn.seat].is_person:
        great = score is not None and (score.bingo or score.total >= WORTH_ADMIRING)
        animal = next_animal(seats, turn.seat)
        return (animal, Mood.ADMIRES) if great and animal is not None else None
    mood = {"exchange": Mood.EXCHANGE, "fallen": Mood.FALLEN}.get(turn.kind)
    if mood is None and score is not None:
        mood = _of_points(turn, [played for played in history[:-1] if played.seat == turn.seat])
    return None if mood is None else (turn.seat, mood)


def said(seats: Sequence[SeatLook], history: Sequence[Played]) -> tuple[int, str] | None:
    """The seat that speaks and its words, chosen by its level and mood; None where nobody does."""
    found = remark(seats, history)
    if found is None:
        return None
    seat, mood = found
    score = history[-1].score
    return seat, line(seats[seat].level or 1, mood, len(history) + seat, 0 if score is None else score.total)


def _of_points(turn: Played, earlier: Sequence[Played]) -> Mood | None:
    """About an animal's own points. earlier: its turns before."""
    score = turn.score
    assert score is not None
    if score.bingo:
        return Mood.BINGO
    if score.against:
        return Mood.STUNG
    before = [one.score.total for one in earlier if one.score is not None]
    best = bool(before) and score.total >= WORTH_A_WORD and score.total > max(before)
    return Mood.BEST if best else None


def last_word(observation: Observation, seat: int) -> Mood:
    """What an animal's line at the end is about."""
    if seat not in observation.winners:
        return Mood.BEATEN
    return Mood.WON if len(observation.winners) == 1 else Mood.SHARED


def line(level: float, mood: Mood, moment: int, points: int = 0) -> str:
    """What the computer player of this level says; points: of the turn that it is about."""
    return say("ScrabbleSayings", ANIMALS, level, (mood,), moment, points=phrases.points(points))
