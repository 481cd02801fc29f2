"""Sentences of the results screens."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QObject

from app.games.boggle.model import Entry, Observation, Options, Verdict
from app.games.boggle.screen.results.facts import Standing
from app.tabletop.context import SeatLook
from app.widgets import writing
from app.widgets.names import listed

translate = QCoreApplication.translate


class BoggleCounts(QObject):
    """Texts with a number in them: lupdate sees their plural forms only in `tr` of a QObject."""

    def rounds(self, number: int) -> str:
        return self.tr("After %n rounds", "", number)

    def points(self, number: int) -> str:
        return self.tr("%n points", "", number)

    def words(self, number: int) -> str:
        return self.tr("%n words", "", number)

    def unknown(self, number: int) -> str:
        return self.tr("The dictionary lacks %n words", "", number)

    def letters(self, number: int) -> str:
        return self.tr("%n letters", "", number)

    def show_all(self, number: int) -> str:
        return self.tr("Show all %n", "", number)

    def show_common(self, number: int) -> str:
        return self.tr("Only the common %n", "", number)


_counted = BoggleCounts()


def after_rounds(number: int) -> str:
    """Title of the totals after so many rounds."""
    texts = (
        translate("BoggleResults", "After round one"),
        translate("BoggleResults", "After two rounds"),
        translate("BoggleResults", "After three rounds"),
        translate("BoggleResults", "After four rounds"),
        translate("BoggleResults", "After five rounds"),
        translate("BoggleResults", "After six rounds"),
        translate("BoggleResults", "After seven rounds"),
        translate("BoggleResults", "After eight rounds"),
        translate("BoggleResults", "After nine rounds"),
        translate("BoggleResults", "After ten rounds"),
    )
    if 1 <= number <= len(texts):
        return texts[number - 1]
    return _counted.rounds(number)


def go_to_round(number: int) -> str:
    """The button that begins the round."""
    texts = (
        translate("BoggleResults", "Round two"),
        translate("BoggleResults", "Round three"),
        translate("BoggleResults", "Round four"),
        translate("BoggleResults", "Round five"),
        translate("BoggleResults", "Round six"),
        translate("BoggleResults", "Round seven"),
        translate("BoggleResults", "Round eight"),
        translate("BoggleResults", "Round nine"),
        translate("BoggleResults", "Round ten"),
    )
    if 2 <= number < len(texts) + 2:
        return texts[number - 2]
    return translate("BoggleResults", "Round {number}").format(number=number)


_SOFT_TENS = frozenset((2, 3, 4, 6, 7))


def preposition(number: int) -> str:
    """The preposition before a number of rounds; Czech says "z pěti" but "ze tří"."""
    plain, soft = translate(
        "BoggleResults", "of|of", "before most numbers | before those said with two consonants or s, š"
    ).split("|")
    leading = number if number < 10 else number - 10 if number < 20 else number // 10
    soft_teens = number in (12, 13, 14, 16, 17)
    is_soft = soft_teens if 10 <= number < 20 else leading in _SOFT_TENS
    return soft if is_soft else plain


def subtitle(number: int, options: Options, *, over: bool = False) -> str:
    """What the top bar says beside the name of the game."""
    if over:
        return translate("BoggleResults", "final results")
    if options.target:
        return translate("BoggleResults", "results of round {number}, playing to {target}").format(
            number=number, target=options.target
        )
    return translate("BoggleResults", "results of round {number} {of} {rounds}").format(
        number=number, of=preposition(options.rounds), rounds=options.rounds
    )


def lists_subtitle(observation: Observation) -> str:
    """The same while lists are being typed."""
    return translate("BoggleResults", "lists of round {number}").format(number=observation.number)


def won(names: Sequence[str]) -> str:
    """Who won the game; several share the win (RULES G2)."""
    if len(names) == 1:
        return translate("BoggleResults", "{name} wins").format(name=names[0])
    return translate("BoggleResults", "{names} share the win").format(names=listed(names))


def leads(names: Sequence[str]) -> str:
    """Who has most points before the last round is closed."""
    if len(names) == 1:
        return translate("BoggleResults", "{name} is in the lead").format(name=names[0])
    return translate("BoggleResults", "{names} share the lead").format(names=listed(names))


def points(number: int) -> str:
    """``10 points``."""
    return _counted.points(number)


def points_unit(number: int) -> str:
    """``points`` under a big number: the words of `points` without the number."""
    return writing.unit(points(number), number)


def words(number: int) -> str:
    """``23 words``."""
    return _counted.words(number)


def unknown(number: int) -> str:
    """The quiet line behind which a lone person decides about words."""
    return _counted.unknown(number)


def letters(number: int) -> str:
    """``5 letters``."""
    return _counted.letters(number)


def reason(entry: Entry) -> str:
    """Why a word does not count, to be said after the word."""
    if entry.verdict is Verdict.PATH:
        return translate("BoggleResults", "is not on the board")
    if entry.verdict is Verdict.SHORT:
        return translate("BoggleResults", "is too short")
    known = {
        "name": translate("BoggleResults", "is a proper name"),
        "abbreviation": translate("BoggleResults", "is an abbreviation"),
        "interjection": translate("BoggleResults", "is too rare an interjection"),
        "unattested": translate("BoggleResults", "is a form that nobody uses"),
        "banned": translate("BoggleResults", "is banned at your table"),
        "characters": translate("BoggleResults", "holds more than Czech letters"),
    }
    return known.get(entry.why or "", translate("BoggleResults", "is not in the dictionary"))


def spoken(entry: Entry, seats: Sequence[SeatLook]) -> str:
    """A line of a list with its verdict, as a screen reader says it."""
    if entry.verdict in (Verdict.POINT, Verdict.VALID):
        return translate("BoggleResults", "{word}, one point").format(word=entry.word)
    if entry.verdict is Verdict.SHARED:
        names = listed([seats[seat].name for seat in entry.others])
        said = translate("BoggleResults", "{word}, no point, also found by {names}")
        return said.format(word=entry.word, names=names)
    said = translate("BoggleResults", "{word}, does not count: it {reason}")
    return said.format(word=entry.word, reason=reason(entry))


def nominable(said: str) -> str:
    """What is said of a refused word that a person may put to the vote."""
    return translate("BoggleResults", "{said}. Enter puts it to the vote").format(said=said)


def points_each() -> str:
    """Stands over words that score where there is no room to say whose they are."""
    return translate("BoggleResults", "+1")


def shared() -> str:
    """Stands over words that others have too, where there is little room."""
    return translate("BoggleResults", "shared")


def to_the_vote() -> str:
    """Stands over the signs that put refused words to the vote."""
    return translate("BoggleResults", "put to the vote")


def place(standing: Standing, name: str) -> str:
    """A line of the totals, as a screen reader says it."""
    return translate("BoggleResults", "Place {place}: {name}, {points}").format(
        place=standing.place, name=name, points=points(standing.points)
    )


def others_more(number: int) -> str:
    """Badge for avatars that have no room."""
    return translate("BoggleResults", "+{number}").format(number=number)


def show_all(number: int) -> str:
    """The button that shows rare words too."""
    return _counted.show_all(number)


def show_common(number: int) -> str:
    """The button that hides rare words again."""
    return _counted.show_common(number)
