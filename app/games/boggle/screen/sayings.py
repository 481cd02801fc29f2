"""What the animals say about a round. Short, friendly, never mocking; the same round, the same line."""

from __future__ import annotations

from enum import Enum

from app.games.boggle.model import Round
from app.games.boggle.screen import texts
from app.games.boggle.screen.results.facts import SortedList, round_winners
from app.tabletop.people.sayings import QT_TRANSLATE_NOOP, Lines, say

LONG_ENOUGH = 5
"""A word of this many letters is worth mentioning."""


class Mood(Enum):
    """What the line is about."""

    WORD = "word"
    """Its longest word; may use ``{Word}`` and ``{letters}``."""
    WON = "won"
    BEATEN = "beaten"
    """Somebody else took the round."""
    SHARED = "shared"
    """Most of its words were found by others too."""
    NOTHING = "nothing"
    """It found no word."""
    FAREWELL = "farewell"
    """The whole game is over, however it went."""


_HARE: Lines[Mood] = {
    Mood.WORD: (
        QT_TRANSLATE_NOOP("BoggleSayings", "{Word}! I hopped all over the board for it."),
        QT_TRANSLATE_NOOP("BoggleSayings", "{Word}! And {letters}, I counted twice."),
        QT_TRANSLATE_NOOP("BoggleSayings", "Did you see {word}? That one was mine."),
    ),
    Mood.WON: (
        QT_TRANSLATE_NOOP("BoggleSayings", "I won? Quick, one more round!"),
        QT_TRANSLATE_NOOP("BoggleSayings", "My ears are twitching with joy."),
    ),
    Mood.BEATEN: (
        QT_TRANSLATE_NOOP("BoggleSayings", "You are fast! I'll run faster next time."),
        QT_TRANSLATE_NOOP("BoggleSayings", "Nicely played. Carrot?"),
    ),
    Mood.SHARED: (
        QT_TRANSLATE_NOOP("BoggleSayings", "We all hopped along the same path."),
        QT_TRANSLATE_NOOP("BoggleSayings", "Same words, same burrow."),
    ),
    Mood.NOTHING: (
        QT_TRANSLATE_NOOP("BoggleSayings", "I blinked and the time was gone."),
        QT_TRANSLATE_NOOP("BoggleSayings", "This time I only watched the dice jump."),
    ),
    Mood.FAREWELL: (
        QT_TRANSLATE_NOOP("BoggleSayings", "Thank you for the game! I'll hop by again soon."),
        QT_TRANSLATE_NOOP("BoggleSayings", "Over already? Thank you for playing with me."),
    ),
}

_HEDGEHOG: Lines[Mood] = {
    Mood.WORD: (
        QT_TRANSLATE_NOOP("BoggleSayings", "{Word}! I carried that one home on my back."),
        QT_TRANSLATE_NOOP("BoggleSayings", "Slow and steady: {word}."),
        QT_TRANSLATE_NOOP("BoggleSayings", "{Word}, {letters}. Worth the walk."),
    ),
    Mood.WON: (
        QT_TRANSLATE_NOOP("BoggleSayings", "Sniff, sniff… I smell a win!"),
        QT_TRANSLATE_NOOP("BoggleSayings", "Not a spine out of place."),
    ),
    Mood.BEATEN: (
        QT_TRANSLATE_NOOP("BoggleSayings", "Well done. I take my hat off, if I had one."),
        QT_TRANSLATE_NOOP("BoggleSayings", "Lovely words. I'll remember some."),
    ),
    Mood.SHARED: (
        QT_TRANSLATE_NOOP("BoggleSayings", "We think alike, and that's nice."),
        QT_TRANSLATE_NOOP("BoggleSayings", "Whatever I picked, somebody had it already."),
    ),
    Mood.NOTHING: (
        QT_TRANSLATE_NOOP("BoggleSayings", "I curled up and forgot to write."),
        QT_TRANSLATE_NOOP("BoggleSayings", "The leaves rustled and I lost my thread."),
    ),
    Mood.FAREWELL: (
        QT_TRANSLATE_NOOP("BoggleSayings", "Thank you for the game. I'll dream of words all winter."),
        QT_TRANSLATE_NOOP("BoggleSayings", "It was snug with you. Thank you for the game."),
    ),
}

_FOX: Lines[Mood] = {
    Mood.WORD: (
        QT_TRANSLATE_NOOP("BoggleSayings", "{Word}! I'm especially proud of that one."),
        QT_TRANSLATE_NOOP("BoggleSayings", "I crept up on {word} very quietly."),
        QT_TRANSLATE_NOOP("BoggleSayings", "{Word}. It was hiding in the corner of my eye."),
    ),
    Mood.WON: (
        QT_TRANSLATE_NOOP("BoggleSayings", "This round my tail stands proud."),
        QT_TRANSLATE_NOOP("BoggleSayings", "That went well. Another one?"),
    ),
    Mood.BEATEN: (
        QT_TRANSLATE_NOOP("BoggleSayings", "Clever! I could learn from that."),
        QT_TRANSLATE_NOOP("BoggleSayings", "Foxy play, and it wasn't even me."),
    ),
    Mood.SHARED: (
        QT_TRANSLATE_NOOP("BoggleSayings", "I see we hunt in the same wood."),
        QT_TRANSLATE_NOOP("BoggleSayings", "Great minds find the same words."),
    ),
    Mood.NOTHING: (
        QT_TRANSLATE_NOOP("BoggleSayings", "Nothing today. Even foxes go home hungry."),
        QT_TRANSLATE_NOOP("BoggleSayings", "I was after one long word and it ran off."),
    ),
    Mood.FAREWELL: (
        QT_TRANSLATE_NOOP("BoggleSayings", "Thank you for the game. Nobody outfoxed anybody."),
        QT_TRANSLATE_NOOP("BoggleSayings", "Thank you for the game. Come hunting again."),
    ),
}

_OWL: Lines[Mood] = {
    Mood.WORD: (
        QT_TRANSLATE_NOOP("BoggleSayings", "{Word}, {letters}. Hoo!"),
        QT_TRANSLATE_NOOP("BoggleSayings", "{Word}. I read that one somewhere."),
        QT_TRANSLATE_NOOP("BoggleSayings", "I like {word} best. What about you?"),
    ),
    Mood.WON: (
        QT_TRANSLATE_NOOP("BoggleSayings", "Hoo! Reading at night pays off."),
        QT_TRANSLATE_NOOP("BoggleSayings", "A good round for an owl."),
    ),
    Mood.BEATEN: (
        QT_TRANSLATE_NOOP("BoggleSayings", "Hoo! That deserves applause."),
        QT_TRANSLATE_NOOP("BoggleSayings", "You can even surprise an owl."),
    ),
    Mood.SHARED: (
        QT_TRANSLATE_NOOP("BoggleSayings", "We must have read the same books."),
        QT_TRANSLATE_NOOP("BoggleSayings", "So many words in common. How pleasant."),
    ),
    Mood.NOTHING: (
        QT_TRANSLATE_NOOP("BoggleSayings", "I must have dozed off. It's still light."),
        QT_TRANSLATE_NOOP("BoggleSayings", "Not a word. A good reason to go on."),
    ),
    Mood.FAREWELL: (
        QT_TRANSLATE_NOOP("BoggleSayings", "Hoo, how the time flew. Thank you for the game."),
        QT_TRANSLATE_NOOP("BoggleSayings", "Thank you for the game. I shall sleep on it all day."),
    ),
}

_LYNX: Lines[Mood] = {
    Mood.WORD: (
        QT_TRANSLATE_NOOP("BoggleSayings", "{Word}. I had my eye on it from the start."),
        QT_TRANSLATE_NOOP("BoggleSayings", "{Word}! One leap and it was mine."),
        QT_TRANSLATE_NOOP("BoggleSayings", "{letters}: {word}. That pleases me."),
    ),
    Mood.WON: (
        QT_TRANSLATE_NOOP("BoggleSayings", "A sharp eye, that's all. Well fought."),
        QT_TRANSLATE_NOOP("BoggleSayings", "A good hunt, that one."),
    ),
    Mood.BEATEN: (
        QT_TRANSLATE_NOOP("BoggleSayings", "Sharp eyes! I bow to that."),
        QT_TRANSLATE_NOOP("BoggleSayings", "You saw further than a lynx. Respect."),
    ),
    Mood.SHARED: (
        QT_TRANSLATE_NOOP("BoggleSayings", "We followed the same tracks."),
        QT_TRANSLATE_NOOP("BoggleSayings", "Your eyes are as good as mine."),
    ),
    Mood.NOTHING: (
        QT_TRANSLATE_NOOP("BoggleSayings", "The words were quicker this time."),
        QT_TRANSLATE_NOOP("BoggleSayings", "Fog on the board. It will lift."),
    ),
    Mood.FAREWELL: (
        QT_TRANSLATE_NOOP("BoggleSayings", "It was a good hunt. Thank you for the game."),
        QT_TRANSLATE_NOOP("BoggleSayings", "Thank you for the game. I'll keep my eyes open."),
    ),
}

ANIMALS: tuple[Lines[Mood], ...] = (_HARE, _HEDGEHOG, _FOX, _OWL, _LYNX)
"""Lines of levels 1 to 5."""


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
        fitting.append(Mood.BEATEN)
    if len(own.shared) > len(own.points):
        fitting.append(Mood.SHARED)
    return tuple(fitting) or (Mood.WORD if own.points else Mood.SHARED,)


def line(played: Round, seat: int, level: float, *, over: bool = False) -> str:
    """What the computer player of this level says about its round, in the program's language.

    over: it was the last one of the game, and players part."""
    own = SortedList.of(played.lists[seat])
    turn = played.number + seat + sum(played.scores)
    fitting = (Mood.FAREWELL,) if over else moods(played, seat)
    word = own.points[0].word if own.points else ""
    words = {"word": word, "Word": word[:1].upper() + word[1:], "letters": texts.letters(len(word))}
    return say("BoggleSayings", ANIMALS, level, fitting, turn, **words)
