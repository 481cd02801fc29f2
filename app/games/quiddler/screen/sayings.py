"""What the animals say at the table of Quiddler. Short, friendly, never mocking."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import Enum

from app.games.quiddler import deck
from app.games.quiddler.model import Observation, Played, RuledWord
from app.games.quiddler.screen import texts
from app.tabletop.context import SeatLook
from app.tabletop.people.sayings import QT_TRANSLATE_NOOP, Lines, next_animal, say

LONG_WORD = 6
"""A word of this many letters is worth mentioning."""
MANY_TURNS = 12
"""Turns of a seat after which a round is long."""


class Mood(Enum):
    """What the line is about."""

    OUT = "out"
    """It lays its whole hand."""
    WORD = "word"
    """It lays a long word; may use ``{word}``, ``{Word}`` and ``{letters}``."""
    ADMIRES = "admires"
    """A person has gone out."""
    LONG = "long"
    """Nobody has gone out for many turns."""
    CAUGHT = "caught"
    """A word of its own has fallen."""
    RIGHT = "right"
    """A word that it doubted has fallen."""
    WRONG = "wrong"
    """A word that it doubted stands."""
    WON = "won"
    SHARED = "shared"
    BEATEN = "beaten"


_HARE: Lines[Mood] = {
    Mood.OUT: (
        QT_TRANSLATE_NOOP("QuiddlerSayings", "All gone! Look, empty paws!"),
        QT_TRANSLATE_NOOP("QuiddlerSayings", "Hop, and they all lie there!"),
    ),
    Mood.WORD: (
        QT_TRANSLATE_NOOP("QuiddlerSayings", "{Word}! That's my longest jump today."),
        QT_TRANSLATE_NOOP("QuiddlerSayings", "{Word}! {letters}, I counted on my ears."),
    ),
    Mood.ADMIRES: (QT_TRANSLATE_NOOP("QuiddlerSayings", "That was quick! Even for a hare."),),
    Mood.LONG: (QT_TRANSLATE_NOOP("QuiddlerSayings", "My paws are falling asleep. Who'll go out?"),),
    Mood.CAUGHT: (
        QT_TRANSLATE_NOOP("QuiddlerSayings", "Oops. I was sure it was a word!"),
        QT_TRANSLATE_NOOP("QuiddlerSayings", "In our burrow we say that…"),
    ),
    Mood.RIGHT: (QT_TRANSLATE_NOOP("QuiddlerSayings", "I'm as surprised as you are!"),),
    Mood.WRONG: (QT_TRANSLATE_NOOP("QuiddlerSayings", "Oh, it is a word! I've learned one."),),
    Mood.WON: (
        QT_TRANSLATE_NOOP("QuiddlerSayings", "I won? Pinch my ear, somebody!"),
        QT_TRANSLATE_NOOP("QuiddlerSayings", "Carrots for everybody at the table!"),
    ),
    Mood.SHARED: (QT_TRANSLATE_NOOP("QuiddlerSayings", "First together! Let's hop."),),
    Mood.BEATEN: (
        QT_TRANSLATE_NOOP("QuiddlerSayings", "What lovely words you had!"),
        QT_TRANSLATE_NOOP("QuiddlerSayings", "Once more? I'm warmed up now."),
    ),
}

_HEDGEHOG: Lines[Mood] = {
    Mood.OUT: (
        QT_TRANSLATE_NOOP("QuiddlerSayings", "One card after another, and now they're all down."),
        QT_TRANSLATE_NOOP("QuiddlerSayings", "My back is empty. I've unloaded everything."),
    ),
    Mood.WORD: (
        QT_TRANSLATE_NOOP("QuiddlerSayings", "{Word}. It took me a while to carry that."),
        QT_TRANSLATE_NOOP("QuiddlerSayings", "{Word}, {letters}. A fine heap of leaves."),
    ),
    Mood.ADMIRES: (QT_TRANSLATE_NOOP("QuiddlerSayings", "Well arranged! Not a spine astray."),),
    Mood.LONG: (QT_TRANSLATE_NOOP("QuiddlerSayings", "No hurry. The best apples ripen late."),),
    Mood.CAUGHT: (
        QT_TRANSLATE_NOOP("QuiddlerSayings", "So that isn't a word. A pity, it sounded nice."),
        QT_TRANSLATE_NOOP("QuiddlerSayings", "I'll curl up for a moment."),
    ),
    Mood.RIGHT: (QT_TRANSLATE_NOOP("QuiddlerSayings", "It just rustled oddly."),),
    Mood.WRONG: (QT_TRANSLATE_NOOP("QuiddlerSayings", "It counts? I'll remember it for the winter."),),
    Mood.WON: (
        QT_TRANSLATE_NOOP("QuiddlerSayings", "Slowly, but I got there."),
        QT_TRANSLATE_NOOP("QuiddlerSayings", "Thank you all. May I have an apple?"),
    ),
    Mood.SHARED: (QT_TRANSLATE_NOOP("QuiddlerSayings", "There's room for both of us in the leaves."),),
    Mood.BEATEN: (
        QT_TRANSLATE_NOOP("QuiddlerSayings", "A nice walk through the alphabet."),
        QT_TRANSLATE_NOOP("QuiddlerSayings", "Well done. I'll sleep on it."),
    ),
}

_FOX: Lines[Mood] = {
    Mood.OUT: (
        QT_TRANSLATE_NOOP("QuiddlerSayings", "And the fox is out of the den."),
        QT_TRANSLATE_NOOP("QuiddlerSayings", "I've been holding that back for a while."),
    ),
    Mood.WORD: (
        QT_TRANSLATE_NOOP("QuiddlerSayings", "{Word}. I stalked it card by card."),
        QT_TRANSLATE_NOOP("QuiddlerSayings", "{Word}! {letters}, and all of them mine."),
    ),
    Mood.ADMIRES: (QT_TRANSLATE_NOOP("QuiddlerSayings", "Sly! I didn't smell a thing."),),
    Mood.LONG: (
        QT_TRANSLATE_NOOP("QuiddlerSayings", "Everybody is waiting for the same card, aren't they?"),
    ),
    Mood.CAUGHT: (
        QT_TRANSLATE_NOOP("QuiddlerSayings", "Caught by the tail. It was worth a try."),
        QT_TRANSLATE_NOOP("QuiddlerSayings", "You have a good nose!"),
    ),
    Mood.RIGHT: (QT_TRANSLATE_NOOP("QuiddlerSayings", "I thought I smelled something."),),
    Mood.WRONG: (QT_TRANSLATE_NOOP("QuiddlerSayings", "A false scent. The word is good."),),
    Mood.WON: (
        QT_TRANSLATE_NOOP("QuiddlerSayings", "Today I carry my tail high."),
        QT_TRANSLATE_NOOP("QuiddlerSayings", "A good hunt. Shall we deal again?"),
    ),
    Mood.SHARED: (QT_TRANSLATE_NOOP("QuiddlerSayings", "We share the catch fairly."),),
    Mood.BEATEN: (
        QT_TRANSLATE_NOOP("QuiddlerSayings", "Cleverly played. I was watching."),
        QT_TRANSLATE_NOOP("QuiddlerSayings", "You outfoxed me. I like that."),
    ),
}

_OWL: Lines[Mood] = {
    Mood.OUT: (
        QT_TRANSLATE_NOOP("QuiddlerSayings", "Hoo! The last page is turned."),
        QT_TRANSLATE_NOOP("QuiddlerSayings", "All in order. That's how I like it."),
    ),
    Mood.WORD: (
        QT_TRANSLATE_NOOP("QuiddlerSayings", "{Word}. It stands in my favourite book."),
        QT_TRANSLATE_NOOP("QuiddlerSayings", "{Word}, {letters}. Hoo!"),
    ),
    Mood.ADMIRES: (QT_TRANSLATE_NOOP("QuiddlerSayings", "Beautifully put together. I applaud."),),
    Mood.LONG: (QT_TRANSLATE_NOOP("QuiddlerSayings", "A long chapter. I don't mind at all."),),
    Mood.CAUGHT: (
        QT_TRANSLATE_NOOP("QuiddlerSayings", "Hoo. I must have misread it."),
        QT_TRANSLATE_NOOP("QuiddlerSayings", "Even owls make slips of the quill."),
    ),
    Mood.RIGHT: (QT_TRANSLATE_NOOP("QuiddlerSayings", "I couldn't recall having read it."),),
    Mood.WRONG: (QT_TRANSLATE_NOOP("QuiddlerSayings", "So it is a word. I'll write it in the margin."),),
    Mood.WON: (
        QT_TRANSLATE_NOOP("QuiddlerSayings", "Hoo! Reading at night pays off."),
        QT_TRANSLATE_NOOP("QuiddlerSayings", "A pleasant evening among letters."),
    ),
    Mood.SHARED: (QT_TRANSLATE_NOOP("QuiddlerSayings", "Wisdom likes company."),),
    Mood.BEATEN: (
        QT_TRANSLATE_NOOP("QuiddlerSayings", "Hoo! I clap with both wings."),
        QT_TRANSLATE_NOOP("QuiddlerSayings", "You could have written the dictionary."),
    ),
}

_LYNX: Lines[Mood] = {
    Mood.OUT: (
        QT_TRANSLATE_NOOP("QuiddlerSayings", "One leap, and all lies there."),
        QT_TRANSLATE_NOOP("QuiddlerSayings", "I was only waiting for that card."),
    ),
    Mood.WORD: (
        QT_TRANSLATE_NOOP("QuiddlerSayings", "{Word}. I had it in my eye from the start."),
        QT_TRANSLATE_NOOP("QuiddlerSayings", "{letters}: {word}. That pleases me."),
    ),
    Mood.ADMIRES: (QT_TRANSLATE_NOOP("QuiddlerSayings", "Sharp eyes! I bow to that."),),
    Mood.LONG: (QT_TRANSLATE_NOOP("QuiddlerSayings", "A lynx can wait. So can you, I see."),),
    Mood.CAUGHT: (
        QT_TRANSLATE_NOOP("QuiddlerSayings", "You saw it. Respect."),
        QT_TRANSLATE_NOOP("QuiddlerSayings", "That leap fell short."),
    ),
    Mood.RIGHT: (QT_TRANSLATE_NOOP("QuiddlerSayings", "Something moved in the grass."),),
    Mood.WRONG: (QT_TRANSLATE_NOOP("QuiddlerSayings", "My eyes deceived me. A good word."),),
    Mood.WON: (
        QT_TRANSLATE_NOOP("QuiddlerSayings", "You kept me on my paws. Thank you."),
        QT_TRANSLATE_NOOP("QuiddlerSayings", "A good hunt, card by card."),
    ),
    Mood.SHARED: (QT_TRANSLATE_NOOP("QuiddlerSayings", "Side by side, like tracks in the snow."),),
    Mood.BEATEN: (
        QT_TRANSLATE_NOOP("QuiddlerSayings", "I bow to a sharper eye."),
        QT_TRANSLATE_NOOP("QuiddlerSayings", "What a leap! Shall we play again?"),
    ),
}

ANIMALS: tuple[Lines[Mood], ...] = (_HARE, _HEDGEHOG, _FOX, _OWL, _LYNX)
"""Lines of levels 1 to 5."""


def remark(
    seats: Sequence[SeatLook], seen: Observation, coarse: Callable[[str], bool] = lambda word: False
) -> tuple[int, Mood] | None:
    """Who has something to say about the turn that was just ended, and what about; mostly nobody.

    coarse: a word that is not to be held up.
    """
    turn = seen.history[-1] if seen.history else None
    if turn is None or not turn.discard:
        return None
    if seats[turn.seat].is_person:
        animal = next_animal(seats, turn.seat)
        return (animal, Mood.ADMIRES) if turn.seat == seen.out and animal is not None else None
    word = longest(turn)
    if deck.length(tuple(word)) >= LONG_WORD and not coarse(word):
        return turn.seat, Mood.WORD
    if turn.seat == seen.out:
        return turn.seat, Mood.OUT
    if seen.out is None and len(seen.history) == MANY_TURNS * seen.seats:
        return turn.seat, Mood.LONG
    return None


def after_ruling(seats: Sequence[SeatLook], ruled: Sequence[RuledWord]) -> tuple[int, Mood] | None:
    """Which animal has something to say about words that were in doubt."""
    for one in ruled:
        if not one.good and not seats[one.owner].is_person:
            return one.owner, Mood.CAUGHT
        if not seats[one.by].is_person:
            return one.by, Mood.WRONG if one.good else Mood.RIGHT
    return None


def last_word(winners: Sequence[int], seat: int) -> Mood:
    """What an animal's line at the end is about."""
    if seat not in winners:
        return Mood.BEATEN
    return Mood.WON if len(winners) == 1 else Mood.SHARED


def longest(turn: Played) -> str:
    """The longest word of a turn, as it reads; empty for none."""
    return max((deck.spelt(meld) for meld in turn.words), key=len, default="")


def line(level: float, mood: Mood, moment: int, word: str = "") -> str:
    """What the computer player of this level says; word: the one that it is about."""
    words = {"word": word, "Word": word[:1].upper() + word[1:], "letters": texts.letters(len(word))}
    return say("QuiddlerSayings", ANIMALS, level, (mood,), moment, **words)
