"""What the animals say at the table of Qwirkle. Short, friendly, never mocking."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum

from app.games.qwirkle.model import Observation, Played
from app.tabletop import phrases
from app.tabletop.context import SeatLook
from app.tabletop.people.sayings import QT_TRANSLATE_NOOP, Lines, next_animal, say

WORTH_A_WORD = 8
"""Points of a move from which on an animal is pleased with its best one so far."""


class Mood(Enum):
    """What the line is about."""

    QWIRKLE = "qwirkle"
    """It has completed a row of six."""
    BEST = "best"
    """Its best move so far; may use ``{points}``."""
    TRADE = "trade"
    ADMIRES = "admires"
    """A person has completed a row of six."""
    WON = "won"
    SHARED = "shared"
    """It shares the win."""
    BEATEN = "beaten"
    """Somebody else has won."""


_HARE: Lines[Mood] = {
    Mood.QWIRKLE: (
        QT_TRANSLATE_NOOP("QwirkleSayings", "Six in a row! My ears are spinning."),
        QT_TRANSLATE_NOOP("QwirkleSayings", "Hop, hop, hop, hop, hop, hop. Qwirkle!"),
    ),
    Mood.BEST: (
        QT_TRANSLATE_NOOP("QwirkleSayings", "{points}! I didn't know I could do that."),
        QT_TRANSLATE_NOOP("QwirkleSayings", "Look how far I jumped!"),
    ),
    Mood.TRADE: (
        QT_TRANSLATE_NOOP("QwirkleSayings", "New tiles, new luck."),
        QT_TRANSLATE_NOOP("QwirkleSayings", "I'll dig in the bag a little."),
    ),
    Mood.ADMIRES: (
        QT_TRANSLATE_NOOP("QwirkleSayings", "Wow, all six! Will you show me how?"),
        QT_TRANSLATE_NOOP("QwirkleSayings", "A qwirkle! I'm hopping for joy with you."),
    ),
    Mood.WON: (
        QT_TRANSLATE_NOOP("QwirkleSayings", "I won? Quick, one more game!"),
        QT_TRANSLATE_NOOP("QwirkleSayings", "Carrots for everybody!"),
    ),
    Mood.SHARED: (QT_TRANSLATE_NOOP("QwirkleSayings", "First together. That's the best place."),),
    Mood.BEATEN: (
        QT_TRANSLATE_NOOP("QwirkleSayings", "That was a fine chase."),
        QT_TRANSLATE_NOOP("QwirkleSayings", "Next time I'll eat more carrots first."),
    ),
}

_HEDGEHOG: Lines[Mood] = {
    Mood.QWIRKLE: (
        QT_TRANSLATE_NOOP("QwirkleSayings", "Six apples on six spines."),
        QT_TRANSLATE_NOOP("QwirkleSayings", "Slowly, slowly… and there it is: a qwirkle."),
    ),
    Mood.BEST: (
        QT_TRANSLATE_NOOP("QwirkleSayings", "{points}. Not bad for short legs."),
        QT_TRANSLATE_NOOP("QwirkleSayings", "I found that one under the leaves."),
    ),
    Mood.TRADE: (
        QT_TRANSLATE_NOOP("QwirkleSayings", "I'll rustle in the bag for a while."),
        QT_TRANSLATE_NOOP("QwirkleSayings", "These didn't suit me. I'll try others."),
    ),
    Mood.ADMIRES: (
        QT_TRANSLATE_NOOP("QwirkleSayings", "What a row! I'd like to walk along it."),
        QT_TRANSLATE_NOOP("QwirkleSayings", "A qwirkle! All my spines stood up."),
    ),
    Mood.WON: (
        QT_TRANSLATE_NOOP("QwirkleSayings", "Step by step, and suddenly I'm there."),
        QT_TRANSLATE_NOOP("QwirkleSayings", "Thank you for the game. May I have an apple?"),
    ),
    Mood.SHARED: (QT_TRANSLATE_NOOP("QwirkleSayings", "There is room for all of us on the top step."),),
    Mood.BEATEN: (
        QT_TRANSLATE_NOOP("QwirkleSayings", "Well done. It was a lovely walk."),
        QT_TRANSLATE_NOOP("QwirkleSayings", "I'll curl up and think it over."),
    ),
}

_FOX: Lines[Mood] = {
    Mood.QWIRKLE: (
        QT_TRANSLATE_NOOP("QwirkleSayings", "All six. I crept up on them very quietly."),
        QT_TRANSLATE_NOOP("QwirkleSayings", "A qwirkle for the red tail!"),
    ),
    Mood.BEST: (
        QT_TRANSLATE_NOOP("QwirkleSayings", "{points}. That place smelled good."),
        QT_TRANSLATE_NOOP("QwirkleSayings", "A small trick, a nice catch."),
    ),
    Mood.TRADE: (
        QT_TRANSLATE_NOOP("QwirkleSayings", "A fox knows when to change her den."),
        QT_TRANSLATE_NOOP("QwirkleSayings", "Let's see what is hiding in the bag."),
    ),
    Mood.ADMIRES: (
        QT_TRANSLATE_NOOP("QwirkleSayings", "I had my eye on that one! A nice catch."),
        QT_TRANSLATE_NOOP("QwirkleSayings", "Six! Now that was foxy."),
    ),
    Mood.WON: (
        QT_TRANSLATE_NOOP("QwirkleSayings", "Today I carry my tail high."),
        QT_TRANSLATE_NOOP("QwirkleSayings", "A good hunt. Shall we go again?"),
    ),
    Mood.SHARED: (QT_TRANSLATE_NOOP("QwirkleSayings", "We share the catch fairly."),),
    Mood.BEATEN: (
        QT_TRANSLATE_NOOP("QwirkleSayings", "Clever play. I was watching closely."),
        QT_TRANSLATE_NOOP("QwirkleSayings", "I'll remember that trick."),
    ),
}

_OWL: Lines[Mood] = {
    Mood.QWIRKLE: (
        QT_TRANSLATE_NOOP("QwirkleSayings", "Hoo! Six, just as in the book."),
        QT_TRANSLATE_NOOP("QwirkleSayings", "One of each. I like order."),
    ),
    Mood.BEST: (
        QT_TRANSLATE_NOOP("QwirkleSayings", "{points}. I thought about it all night."),
        QT_TRANSLATE_NOOP("QwirkleSayings", "I counted it twice. It fits."),
    ),
    Mood.TRADE: (
        QT_TRANSLATE_NOOP("QwirkleSayings", "A wise owl turns the page."),
        QT_TRANSLATE_NOOP("QwirkleSayings", "I have read these tiles already."),
    ),
    Mood.ADMIRES: (
        QT_TRANSLATE_NOOP("QwirkleSayings", "Hoo! I must write that one down."),
        QT_TRANSLATE_NOOP("QwirkleSayings", "Six in a row, beautifully done."),
    ),
    Mood.WON: (
        QT_TRANSLATE_NOOP("QwirkleSayings", "Hoo! Tiles can be read like books."),
        QT_TRANSLATE_NOOP("QwirkleSayings", "A pleasant evening's counting."),
    ),
    Mood.SHARED: (QT_TRANSLATE_NOOP("QwirkleSayings", "Wisdom likes company."),),
    Mood.BEATEN: (
        QT_TRANSLATE_NOOP("QwirkleSayings", "Hoo! I applaud with both wings."),
        QT_TRANSLATE_NOOP("QwirkleSayings", "Even an owl never stops learning."),
    ),
}

_LYNX: Lines[Mood] = {
    Mood.QWIRKLE: (
        QT_TRANSLATE_NOOP("QwirkleSayings", "I saw it from far away."),
        QT_TRANSLATE_NOOP("QwirkleSayings", "Six tiles, one leap."),
    ),
    Mood.BEST: (
        QT_TRANSLATE_NOOP("QwirkleSayings", "{points}. Patience pays."),
        QT_TRANSLATE_NOOP("QwirkleSayings", "I was waiting for that place."),
    ),
    Mood.TRADE: (
        QT_TRANSLATE_NOOP("QwirkleSayings", "A lynx can wait for one turn."),
        QT_TRANSLATE_NOOP("QwirkleSayings", "New tiles to sharpen my claws on."),
    ),
    Mood.ADMIRES: (
        QT_TRANSLATE_NOOP("QwirkleSayings", "Sharp eyes! That was well seen."),
        QT_TRANSLATE_NOOP("QwirkleSayings", "A qwirkle. I bow to that."),
    ),
    Mood.WON: (
        QT_TRANSLATE_NOOP("QwirkleSayings", "You kept me on my paws. Thank you."),
        QT_TRANSLATE_NOOP("QwirkleSayings", "One quiet leap after another."),
    ),
    Mood.SHARED: (QT_TRANSLATE_NOOP("QwirkleSayings", "Side by side, like tracks in the snow."),),
    Mood.BEATEN: (
        QT_TRANSLATE_NOOP("QwirkleSayings", "I bow to a sharper eye."),
        QT_TRANSLATE_NOOP("QwirkleSayings", "What a leap! Shall we play again?"),
    ),
}

ANIMALS: tuple[Lines[Mood], ...] = (_HARE, _HEDGEHOG, _FOX, _OWL, _LYNX)
"""Lines of levels 1 to 5."""


def remark(seats: Sequence[SeatLook], history: Sequence[Played]) -> tuple[int, Mood] | None:
    """Who has something to say about the last turn, and what about; mostly nobody."""
    if not history:
        return None
    turn = history[-1]
    if seats[turn.seat].is_person:
        animal = next_animal(seats, turn.seat)
        return (animal, Mood.ADMIRES) if turn.qwirkles and animal is not None else None
    if turn.qwirkles:
        return turn.seat, Mood.QWIRKLE
    if turn.traded:
        return turn.seat, Mood.TRADE
    earlier = [played.points for played in history[:-1] if played.seat == turn.seat]
    if turn.points >= WORTH_A_WORD and earlier and turn.points > max(earlier):
        return turn.seat, Mood.BEST
    return None


def last_word(observation: Observation, seat: int) -> Mood:
    """What an animal's line at the end is about."""
    if seat not in observation.winners:
        return Mood.BEATEN
    return Mood.WON if len(observation.winners) == 1 else Mood.SHARED


def line(level: float, mood: Mood, moment: int, points: int = 0) -> str:
    """What the computer player of this level says; points: of the turn that it is about."""
    return say("QwirkleSayings", ANIMALS, level, (mood,), moment, points=phrases.points(points))
