"""Sentences of the pages between the last discard of a round and the next deal."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QObject

from app.games.quiddler import deck
from app.games.quiddler.model import Options, Phase, Round, RuledWord
from app.games.quiddler.screen.round.facts import ColumnLine, LineKind, Race, RoundWord, payer, price
from app.tabletop import phrases
from app.tabletop.asking import texts as asking_texts
from app.tabletop.rounds import texts as round_texts
from app.tabletop.rounds.standing import standings
from app.widgets import writing
from app.widgets.names import in_number, listed, said_to

translate = QCoreApplication.translate
MOST_NAMED = 3
"""In a tie of more than so many their names are left out."""


class RoundCounts(QObject):
    """Texts with a number in them: lupdate sees their plural forms only in `tr` of a QObject."""

    def doubt(self, number: int) -> str:
        return self.tr("Doubt %n words", "", number)

    def letters(self, number: int) -> str:
        return self.tr("longest: %n letters", "", number)

    def unnoticed(self, number: int) -> str:
        return self.tr("%n words slipped through: no dictionary has them, and nobody doubted", "", number)


_counted = RoundCounts()
slipped = _counted.unnoticed


def dealt(number: int, cards: int) -> str:
    """“3. · 6 cards”: which round, how many cards."""
    return translate("QuiddlerRound", "{round}. · {cards}").format(round=number, cards=phrases.cards(cards))


# Challenges and votes -----------------------------------------------------------------------------


def round_line(played: Round, names: Sequence[str]) -> str:
    """“Round 3: Anna 24 · Fox 30”, the best first."""
    points = [row.score.points for row in played.rows]
    told = " · ".join(f"{names[one.seat]} {writing.number(one.points)}" for one in standings(points))
    return translate("QuiddlerRound", "Round {number}: {points}").format(number=played.number, points=told)


def question(phase: Phase, name: str) -> str:
    """What the person is asked. name: empty where only one person sits at the screen."""
    if phase is Phase.VOTE:
        return asking_texts.voting(name)
    if name:
        return said_to(
            name,
            translate("QuiddlerRound", "{name}, do you doubt a word?"),
            translate("QuiddlerRound", "{name}: do you doubt a word?"),
            translate("QuiddlerRound", "{name}: do you doubt a word?", "a team"),
        )
    return translate("QuiddlerRound", "Do you doubt a word?")


def anybody() -> str:
    """What all people at the screen are asked together."""
    return translate("QuiddlerRound", "Does anybody doubt a word?")


def whose_doubt() -> str:
    """Words are marked, and nobody has said who doubts them."""
    return translate("QuiddlerRound", "Who doubts that? Press your name.")


def waiting() -> str:
    """The people at the screen have decided."""
    return translate("QuiddlerRound", "The others are still looking at the words…")


def stakes(options: Options, phase: Phase, players: int) -> str:
    """What a decision brings (RULES QD9, RULES-REGISTER D13). Between two players one vote decides."""
    if phase is Phase.VOTE:
        return asking_texts.vote_stakes(players)
    if options.words == "vote":
        if players == 2:
            return translate("QuiddlerRound", "There are two of you, so whoever doubts a word decides on it.")
        return translate("QuiddlerRound", "Whatever somebody doubts, the others vote on.")
    return translate(
        "QuiddlerRound",
        "Not in the dictionary: whoever laid the word pays its value. In it: whoever doubted the word pays.",
    )


def animals(phase: Phase) -> str:
    """What the computer players go by: not the dictionary."""
    if phase is Phase.VOTE:
        return translate("QuiddlerRound", "Animals vote by the words they know themselves.")
    return translate("QuiddlerRound", "Animals doubt by the words they know themselves.")


def wordless(names: Sequence[str]) -> str:
    """Who has laid nothing."""
    return translate("QuiddlerRound", "Without words: {names}").format(names=listed(names))


def then_others(names: Sequence[str]) -> str:
    """Who decides afterwards at this screen."""
    return translate("QuiddlerRound", "Then: {names}").format(names=listed(names))


def confirm(phase: Phase, number: int) -> str:
    """What the primary button says with so many words picked."""
    if phase is Phase.VOTE:
        return asking_texts.reject(number) if number else translate("QuiddlerRound", "All of them stand")
    return _counted.doubt(number) if number else translate("QuiddlerRound", "I doubt nothing")


def risk(points: int) -> str:
    """What a challenge costs if the word is good."""
    return translate("QuiddlerRound", "if you are wrong: {points}").format(points=writing.signed(-points))


def whole_risk(points: int) -> str:
    """What all challenges together cost if every word is good."""
    return translate("QuiddlerRound", "If you are wrong every time: {points}").format(
        points=writing.signed(-points)
    )


def _own() -> str:
    return translate("QuiddlerRound", "your own word")


def note(
    word: RoundWord,
    decider: int | None,
    options: Options,
    phase: Phase,
    names: Sequence[str],
    *,
    whole: bool = False,
) -> str:
    """The small line under a word; empty where there is nothing to say. whole: all that can be told."""
    if word.ruled is not None:
        return ruled_note(word.ruled, options, names, whole=whole)
    if word.owner == decider:
        return _own()
    if word.by is not None and not word.open:
        return _doubted_by(names[word.by])
    if not word.chosen:
        return ""
    if phase is Phase.VOTE:
        return translate("QuiddlerRound", "you are against it")
    if options.words == "vote":
        return translate("QuiddlerRound", "you want a vote on it")
    return risk(word.value)


def spoken_word(word: RoundWord, names: Sequence[str], told: str) -> str:
    """A word with its value and what is to be said of it, for screen readers."""
    text = in_number(
        names[word.owner],
        translate("QuiddlerRound", "{word}, {points}, laid by {name}"),
        translate("QuiddlerRound", "{word}, {points}, laid by {name}", "a team"),
    ).format(word=deck.spelt(word.meld), points=phrases.points(word.value), name=names[word.owner])
    return f"{text}, {told}" if told else text


def ruled_note(ruled: RuledWord, options: Options, names: Sequence[str], *, whole: bool = True) -> str:
    """How a word in doubt came out, and why: “falls: is not in the dictionary”.

    whole: who doubted it and who voted how, too."""
    if not whole and options.words != "vote":
        return (
            translate("QuiddlerRound", "in the dictionary")
            if ruled.good
            else round_texts.not_taken(ruled.why)
        )
    told = _verdict(ruled, options, names if whole else ())
    return f"{told} · {_doubted_by(names[ruled.by])}" if whole else told


def because(ruled: RuledWord, options: Options, names: Sequence[str]) -> str:
    """Under a headline that says how it came out: only why, and who doubted it."""
    if options.words == "vote":
        told = _against(ruled, names)
    else:
        told = ruled_note(ruled, options, names, whole=False)
    return f"{told} · {_doubted_by(names[ruled.by])}"


def _doubted_by(name: str) -> str:
    return in_number(
        name,
        translate("QuiddlerRound", "doubted by {name}"),
        translate("QuiddlerRound", "doubted by {name}", "a team"),
    ).format(name=name)


def _against(ruled: RuledWord, names: Sequence[str]) -> str:
    """“2 against (Eva and Jan)”; names: empty to leave them out."""
    told = asking_texts.against(len(ruled.against))
    if ruled.against and names:
        return f"{told} ({listed([names[seat] for seat in ruled.against])})"
    return told


def _verdict(ruled: RuledWord, options: Options, names: Sequence[str]) -> str:
    if options.words == "vote":
        text = (
            translate("QuiddlerRound", "stands: {votes}")
            if ruled.good
            else translate("QuiddlerRound", "falls: {votes}")
        )
        return text.format(votes=_against(ruled, names))
    if ruled.good:
        return translate("QuiddlerRound", "stands, it is in the dictionary")
    return translate("QuiddlerRound", "falls: it {reason}").format(reason=round_texts.not_taken(ruled.why))


def verdict(ruled: RuledWord, options: Options, names: Sequence[str]) -> tuple[str, str]:
    """The headline when a word is decided, and who pays for it."""
    word = "".join(ruled.meld)
    if ruled.good:
        headline = translate("QuiddlerRound", "{word} stands").format(word=word)
    else:
        headline = translate("QuiddlerRound", "{word} falls").format(word=word)
    pays = payer(ruled, options)
    if pays is None:
        cost = translate("QuiddlerRound", "Nobody pays for it.")
    else:
        cost = translate("QuiddlerRound", "{name} pays {points}.").format(
            name=names[pays], points=phrases.points(price(ruled, options))
        )
    return headline, cost


# The result -----------------------------------------------------------------------------------


def line(shown: ColumnLine, options: Options, names: Sequence[str], *, whole: bool = False) -> str:
    """What stands beside the points of a line; of a word only what is to be said of it.

    whole: all that can be told."""
    if shown.kind is LineKind.FLOOR:
        return translate("QuiddlerRound", "never below zero: 0 instead of {points}").format(
            points=writing.signed(shown.count)
        )
    if shown.kind is LineKind.MOST:
        return translate("QuiddlerRound", "most words: {count}").format(count=shown.count)
    if shown.kind is LineKind.LONGEST:
        return _counted.letters(shown.count)
    if shown.kind is LineKind.HELD:
        return translate("QuiddlerRound", "left in hand")
    if shown.kind is LineKind.FELL:
        return translate("QuiddlerRound", "for {word}, which fell").format(word=shown.word)
    if shown.kind is LineKind.IN_VAIN:
        return translate("QuiddlerRound", "for doubting {word}").format(word=shown.word)
    if shown.unnoticed:
        if shown.bluff:
            return translate("QuiddlerRound", "a bluff that slipped through!")
        return translate("QuiddlerRound", "slipped through!")
    if shown.ruled is None:
        return translate("QuiddlerRound", "a bluff: rare, but a word") if shown.bluff else ""
    told = ruled_note(shown.ruled, options, names, whole=whole)
    return f"{told} · {_bluff()}" if shown.bluff else told


def _bluff() -> str:
    return translate("QuiddlerRound", "a bluff", "a word that a computer player laid")


def spoken_line(shown: ColumnLine, options: Options, names: Sequence[str]) -> str:
    """A line for screen readers: what it is, its points."""
    told = line(shown, options, names, whole=True)
    what = shown.word if shown.kind in (LineKind.WORD, LineKind.FALLEN) else ""
    if shown.kind is LineKind.HELD:
        what = ", ".join(shown.cards)
    if shown.unnoticed:
        told = translate("QuiddlerRound", "slipped through: no dictionary has it, and nobody doubted")
        told = f"{told}, {_bluff()}" if shown.bluff else told
    parts = [what, told, phrases.points(shown.points)]
    return ", ".join(part for part in parts if part)


def laid(number: int, *, fell: bool, out: bool) -> str:
    """Under a name: how many words stand, and who ended the round. fell: others were laid and do not."""
    if number:
        counted = phrases.words(number)
    elif fell:
        # Not “no words”: whoever went out has laid the whole hand.
        counted = translate("QuiddlerRound", "no word stands")
    else:
        counted = translate("QuiddlerRound", "no words")
    if out:
        return translate("QuiddlerRound", "{words} · went out").format(words=counted)
    return counted


def race(decided: Race, names: Sequence[str]) -> str:
    """Who took a bonus, or why nobody did (RULES QD11)."""
    tied = len(decided.seats)
    held = listed([names[seat] for seat in decided.seats]) if tied <= MOST_NAMED else phrases.players(tied)
    if decided.longest:
        if not decided.seats:
            return translate("QuiddlerRound", "Longest word: nobody")
        if len(decided.seats) == 1:
            return translate("QuiddlerRound", "Longest word: {name} +10").format(name=held)
        return translate("QuiddlerRound", "Longest word: a tie ({names}), nobody takes it").format(names=held)
    if not decided.seats:
        return translate("QuiddlerRound", "Most words: nobody")
    if len(decided.seats) == 1:
        return translate("QuiddlerRound", "Most words: {name} +10").format(name=held)
    return translate("QuiddlerRound", "Most words: a tie ({names}), nobody takes it").format(names=held)


def best(points: int) -> str:
    """Over the best that a hand could have done."""
    return translate("QuiddlerRound", "This hand could make {points}").format(points=phrases.points(points))


def nothing_better() -> str:
    """The hand could not have done more."""
    return translate("QuiddlerRound", "No more was possible.")
