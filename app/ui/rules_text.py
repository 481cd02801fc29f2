"""The rules of the games as the program tells them: in our own words, with examples to look at."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


@dataclass(frozen=True)
class Example:
    """A board with a word on it.

    grid: letters row by row. path: cells in the order of the word. good: green, else red.
    caption: what it shows.
    """

    grid: str
    path: tuple[int, ...]
    good: bool
    caption: str


@dataclass(frozen=True)
class TileExample:
    """Tiles of Qwirkle.

    rows: words like ``Rs`` (red square) or ``.``, row by row; ``+`` behind it: laid in this turn;
    ``!`` behind it: wrong. colours R O Y G B P; * star, c clover, s square, o circle, d diamond, x cross.
    good: as it should be. points: on a slip, empty for none. caption: what it shows.
    """

    rows: tuple[str, ...]
    good: bool
    caption: str
    points: str = ""


@dataclass(frozen=True)
class Section:
    """One heading with its paragraphs and perhaps examples."""

    title: str
    paragraphs: tuple[str, ...]
    examples: tuple[Example, ...] | tuple[TileExample, ...] = ()


_GRID = "DTÍÝOSANKPEŽALÁŘ"


def boggle() -> tuple[Section, ...]:
    """RULES BG1 to BG9."""
    return (_aim(), _round(), _word(), _which_words(), _points(), _together())


def _aim() -> Section:
    return Section(
        translate("Rules", "What it is about"),
        (
            translate(
                "Rules",
                "Sixteen dice with letters lie in a box. Somebody shakes it, the dice fall into their "
                "places, and everybody looks for words in the same square at the same time. Words that "
                "nobody else has found are worth a point.",
            ),
        ),
    )


def _round() -> Section:
    return Section(
        translate("Rules", "A round"),
        (
            translate(
                "Rules",
                "The players shake in turn. As soon as the dice have settled, the clock starts: three "
                "minutes, unless you have agreed otherwise. What is written after the time does not "
                "count.",
            ),
            translate(
                "Rules",
                "What lies there is chosen when you set the game up. A good board is shaken on, unseen, "
                "until it holds at least 40 common words. “As it falls” takes the first shake, poor or "
                "rich. Easy, rich and hard boards are turned die by die until they are what you want.",
            ),
            translate(
                "Rules",
                "The box may be turned during the round. The letters stay the same, the eye sees other "
                "words.",
            ),
        ),
    )


def _word() -> Section:
    return Section(
        translate("Rules", "How a word winds"),
        (
            translate(
                "Rules",
                "A word begins and ends anywhere and bends as it likes. Each next letter must lie on a "
                "die that touches the one before by a side or by a corner.",
            ),
            translate(
                "Rules",
                "A die serves once in a word. Where a letter is needed twice, it must lie on two dice. "
                "Háčky and čárky count: A is not Á. (You can switch that off when you set the game "
                "up.)",
            ),
        ),
        (
            Example(_GRID, (5, 8, 13, 14, 15), True, translate("Rules", "SKLÁŘ bends and counts.")),
            Example(_GRID, (13, 10, 5), True, translate("Rules", "LES goes over corners and counts.")),
            Example(_GRID, (11, 14, 8), False, translate("Rules", "ŽÁK fails: Á and K do not touch.")),
        ),
    )


def _which_words() -> Section:
    return Section(
        translate("Rules", "Which words count"),
        (
            translate(
                "Rules",
                "All Czech words in all their forms, as they are used in ordinary writing and speech. "
                "Not names, not abbreviations, and of interjections only the usual ones.",
            ),
            translate(
                "Rules",
                "The program judges by its dictionary. If you agree to vote, you may nominate "
                "a word of yours in the results, and a majority of the people at the table may take it "
                "although the dictionary does not know it; from then on it belongs to your own words, "
                "which you find in the settings.",
            ),
        ),
    )


def _points() -> Section:
    return Section(
        translate("Rules", "Points and the end"),
        (
            translate(
                "Rules",
                "After the time the lists are compared. A word that two or more players have is "
                "crossed out for all of them; every other valid word is worth one point, however long "
                "it is. Playing alone, you score every word.",
            ),
            translate(
                "Rules",
                "The game ends after the agreed number of rounds, or after the round in which somebody "
                "reaches the agreed score. Most points win; a tie is a shared win.",
            ),
        ),
    )


def _together() -> Section:
    return Section(
        translate("Rules", "Several people at one computer"),
        (
            translate(
                "Rules",
                "On paper: the screen shows the board and the clock, everybody writes for themselves. "
                "After the round each list is typed in or ticked off.",
            ),
            translate(
                "Rules",
                "In turn: everybody plays the same board at the screen, one after another. Between two "
                "people the screen is covered by a curtain.",
            ),
        ),
    )


def boggle_keys() -> tuple[tuple[str, str], ...]:
    """Keys at the table of Boggle and what they do."""
    return (
        (translate("Keys", "letters"), translate("Keys", "write a word; the dice it lies on light up")),
        (translate("Keys", "Enter"), translate("Keys", "put the word down, confirm")),
        (translate("Keys", "Backspace"), translate("Keys", "take the last letter back")),
        (translate("Keys", "Space"), translate("Keys", "shake the box; press a button")),
        (translate("Keys", "arrows"), translate("Keys", "walk across the dice or a list")),
        (translate("Keys", "Esc"), translate("Keys", "back; during a round a pause first")),
    )


def common_keys() -> tuple[tuple[str, str], ...]:
    """Keys everywhere."""
    return (
        (translate("Keys", "Tab"), translate("Keys", "to the next control")),
        (translate("Keys", "F11"), translate("Keys", "full screen")),
        (translate("Keys", "F1"), translate("Keys", "these rules")),
        (translate("Keys", "F2"), translate("Keys", "the dictionary, between rounds")),
    )
