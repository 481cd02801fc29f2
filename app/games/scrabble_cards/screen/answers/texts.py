"""Sentences of the window in which others object, vote and answer."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QObject

from app.games.scrabble_cards.model import Options
from app.games.scrabble_cards.screen.answers.asked import OwnCard
from app.tabletop import phrases
from app.tabletop.asking import texts as asking_texts
from app.widgets import writing
from app.widgets.names import in_number, in_number_of, listed, said_to

translate = QCoreApplication.translate


class AnswerCounts(QObject):
    """Texts with a number in them: lupdate sees their plural forms only in `tr` of a QObject."""

    def challenge(self, number: int) -> str:
        return self.tr("Challenge %n words", "", number)


_counted = AnswerCounts()


# Objecting ------------------------------------------------------------------------------------


def objecting(mover: str, points: int, speaker: str | None, *, alone: bool) -> str:
    """What is asked. speaker: who of several is just saying it."""
    told = phrases.points(points)
    if speaker is not None:
        return said_to(
            speaker,
            translate("ScrabbleAnswers", "{name}, which words do you challenge?"),
            translate("ScrabbleAnswers", "{name}: which words do you challenge?"),
            translate("ScrabbleAnswers", "{name}: which words do you challenge?", "a team"),
        )
    if alone:
        text = in_number(
            mover,
            translate("ScrabbleAnswers", "{name} lays for {points}. Do you challenge a word?"),
            translate("ScrabbleAnswers", "{name} lay for {points}. Do you challenge a word?"),
        )
    else:
        text = in_number(
            mover,
            translate("ScrabbleAnswers", "{name} lays for {points}. Does anybody challenge a word?"),
            translate("ScrabbleAnswers", "{name} lay for {points}. Does anybody challenge a word?"),
        )
    return text.format(name=mover, points=told)


def stakes(options: Options) -> str:
    """What a challenge brings (RULES SK15)."""
    if options.words == "vote":
        return translate("ScrabbleAnswers", "The others then vote on the word.")
    lost = translate(
        "ScrabbleAnswers", "If a word is not in the dictionary, the cards go back and the turn is lost."
    )
    if options.challenge_cost == "turn":
        price = translate("ScrabbleAnswers", "If it is, whoever challenged it loses the next turn.")
    else:
        price = translate("ScrabbleAnswers", "If it is, nothing happens.")
    return f"{lost} {price}"


def challenge(number: int) -> str:
    """The primary button of whoever may object."""
    return _counted.challenge(number) if number else translate("ScrabbleAnswers", "Accept")


def challenged_by(name: str) -> str:
    return in_number(
        name,
        translate("ScrabbleAnswers", "challenged by {name}"),
        translate("ScrabbleAnswers", "challenged by {name}", "a team"),
    ).format(name=name)


def advised(good: bool) -> str:
    """Under a word, where an adviser was agreed."""
    if good:
        return translate("ScrabbleAnswers", "is in the dictionary")
    return translate("ScrabbleAnswers", "is not in the dictionary")


# Voting ---------------------------------------------------------------------------------------


def vote_stakes(later: Sequence[str], players: int) -> str:
    """What a vote brings; later: who votes after this one."""
    told = asking_texts.vote_stakes(players)
    if not later or players == 2:
        return told
    text = translate("ScrabbleAnswers", "Then vote: {names}.").format(names=listed(later))
    return f"{told} {text}"


def reject(number: int) -> str:
    """The primary button of a voter."""
    return asking_texts.reject(number) if number else translate("ScrabbleAnswers", "Accept")


# Answering ------------------------------------------------------------------------------------


def answering(mover: str, points: int) -> str:
    """What all are asked."""
    text = in_number(
        mover,
        translate("ScrabbleAnswers", "{name} lays for {points}. Does anybody play a group card against it?"),
        translate("ScrabbleAnswers", "{name} lay for {points}. Does anybody play a group card against it?"),
    )
    return text.format(name=mover, points=phrases.points(points))


def how_to_answer(waiting: Sequence[str]) -> str:
    """What pressing a name does; waiting: who wants to speak, after others."""
    if waiting:
        text = translate("ScrabbleAnswers", "Asking to speak: {names}. Whoever sits before speaks first.")
        return text.format(names=listed(waiting))
    return translate(
        "ScrabbleAnswers",
        "Press your name to look at your card while the others look away, or No if you play none.",
    )


def answer_alone(mover: str, points: int) -> str:
    """What the one who sees the card is asked."""
    text = in_number(
        mover,
        translate("ScrabbleAnswers", "{name} lays for {points}. Do you play your group card against it?"),
        translate("ScrabbleAnswers", "{name} lay for {points}. Do you play your group card against it?"),
    )
    return text.format(name=mover, points=phrases.points(points))


def effect(own: OwnCard, mover: str) -> str:
    """What playing the card would do (RULES SK10)."""
    if not own.usable:
        return translate("ScrabbleAnswers", "This card cannot be played against these words.")
    if own.after == own.before:
        return translate("ScrabbleAnswers", "It would change no points: only the highest card counts.")
    one = translate(
        "ScrabbleAnswers",
        "“{word}” {group}: {name} would write down {after} instead of {before}. You get another card for it; "
        "kept, it can go with a word of your own.",
    )
    team = translate(
        "ScrabbleAnswers",
        "“{word}” {group}: {name} would write down {after} instead of {before}. You get another card for it; "
        "kept, it can go with a word of your own.",
        "a team",
    )
    text = in_number(mover, one, team)
    word, group = own.fits
    after, before = writing.number(own.after), writing.number(own.before)
    return text.format(word=word, group=group, name=mover, after=after, before=before)


def keep() -> str:
    """The primary button of whoever looks at a card that could be played."""
    return translate("ScrabbleAnswers", "Keep it")


def back() -> str:
    """The primary button of whoever looks at one that cannot."""
    return translate("ScrabbleAnswers", "Back to the table")


def play(minus: int) -> str:
    """“Play it: −5”."""
    return translate("ScrabbleAnswers", "Play it: {points}").format(points=writing.number(-minus))


def add(minus: int) -> str:
    """House rule 1 (RULES SK19)."""
    return translate("ScrabbleAnswers", "Add {points} to my own").format(points=minus)


# How it came out ------------------------------------------------------------------------------


def verdict(*, fell: bool) -> str:
    if fell:
        return translate("ScrabbleAnswers", "The challenge is upheld.")
    return translate("ScrabbleAnswers", "The challenge is rejected.")


def challengers(names: Sequence[str]) -> str:
    one = translate("ScrabbleAnswers", "Challenged by: {names}.")
    several = translate("ScrabbleAnswers", "Challenged by: {names}.", "several people")
    return in_number_of(names, one, several).format(names=listed(names))


def cards_back(name: str) -> str:
    """RULES SK15."""
    text = in_number(
        name,
        translate("ScrabbleAnswers", "{name} takes the cards back, and the turn is lost."),
        translate("ScrabbleAnswers", "{name} take the cards back, and the turn is lost."),
    )
    return text.format(name=name)


def turn_lost(names: Sequence[str]) -> str:
    """The price of a rejected challenge (RULES-REGISTER S25)."""
    one = translate("ScrabbleAnswers", "The words stand. {name} loses the next turn for it.")
    several = translate("ScrabbleAnswers", "The words stand. {names} lose their next turn for it.")
    return in_number_of(names, one, several).format(name=names[0], names=listed(names))


def words_stand() -> str:
    return translate("ScrabbleAnswers", "The words stand.")


def go_on() -> str:
    """The primary button below a ruling."""
    return translate("ScrabbleAnswers", "Go on")
