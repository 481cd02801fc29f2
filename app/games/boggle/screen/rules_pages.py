"""The rules as the program tells them: in our own words, with boards to look at."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from app.games.boggle.screen.example import BoardExample as Example
from app.tabletop.face import Section

translate = QCoreApplication.translate

_GRID = "DTÍÝOSANKPEŽALÁŘ"


def sections() -> tuple[Section, ...]:
    """RULES BG1 to BG9."""
    return (_aim(), _round(), _word(), _which_words(), _points(), _together())


def _aim() -> Section:
    return Section(
        translate("BoggleRules", "What it is about"),
        (
            translate(
                "BoggleRules",
                "Sixteen dice with letters lie in a box. Somebody shakes it, the dice fall into their "
                "places, and everybody looks for words in the same square at the same time. Words that "
                "nobody else has found are worth a point.",
            ),
        ),
    )


def _round() -> Section:
    return Section(
        translate("BoggleRules", "A round"),
        (
            translate(
                "BoggleRules",
                "The players shake in turn. As soon as the dice have settled, the clock starts: three "
                "minutes, unless you have agreed otherwise. What is written after the time does not "
                "count.",
            ),
            translate(
                "BoggleRules",
                "What lies there is chosen when you set the game up. A good board is shaken on, unseen, "
                "until it holds at least 40 common words. “As it falls” takes the first shake, poor or "
                "rich. Easy, rich and hard boards are turned die by die until they are what you want.",
            ),
            translate(
                "BoggleRules",
                "The box may be turned during the round. The letters stay the same, the eye sees other "
                "words.",
            ),
        ),
    )


def _word() -> Section:
    return Section(
        translate("BoggleRules", "How a word winds"),
        (
            translate(
                "BoggleRules",
                "A word begins and ends anywhere and bends as it likes. Each next letter must lie on a "
                "die that touches the one before by a side or by a corner.",
            ),
            translate(
                "BoggleRules",
                "A die serves once in a word. Where a letter is needed twice, it must lie on two dice. "
                "Háčky and čárky count: A is not Á. (You can switch that off when you set the game "
                "up.)",
            ),
        ),
        (
            Example(_GRID, (5, 8, 13, 14, 15), True, translate("BoggleRules", "SKLÁŘ bends and counts.")),
            Example(_GRID, (13, 10, 5), True, translate("BoggleRules", "LES goes over corners and counts.")),
            Example(_GRID, (11, 14, 8), False, translate("BoggleRules", "ŽÁK fails: Á and K do not touch.")),
        ),
    )


def _which_words() -> Section:
    return Section(
        translate("BoggleRules", "Which words count"),
        (
            translate(
                "BoggleRules",
                "All Czech words in all their forms, as they are used in ordinary writing and speech. "
                "Not names, not abbreviations, and of interjections only the usual ones.",
            ),
            translate(
                "BoggleRules",
                "The program judges by its dictionary. If you agree to vote, you may nominate "
                "a word of yours in the results, and a majority of the people at the table may take it "
                "although the dictionary does not know it; from then on it belongs to your own words, "
                "which you find in the settings.",
            ),
        ),
    )


def _points() -> Section:
    return Section(
        translate("BoggleRules", "Points and the end"),
        (
            translate(
                "BoggleRules",
                "After the time the lists are compared. A word that two or more players have is "
                "crossed out for all of them; every other valid word is worth one point, however long "
                "it is. Playing alone, you score every word.",
            ),
            translate(
                "BoggleRules",
                "The game ends after the agreed number of rounds, or after the round in which somebody "
                "reaches the agreed score. Most points win; a tie is a shared win.",
            ),
        ),
    )


def _together() -> Section:
    return Section(
        translate("BoggleRules", "Several people at one computer"),
        (
            translate(
                "BoggleRules",
                "On paper: the screen shows the board and the clock, everybody writes for themselves. "
                "After the round each list is typed in or ticked off.",
            ),
            translate(
                "BoggleRules",
                "In turn: everybody plays the same board at the screen, one after another. Between two "
                "people the screen is covered by a curtain.",
            ),
        ),
    )


def keys() -> tuple[tuple[str, str], ...]:
    """Keys at the table."""
    return (
        (
            translate("BoggleRules", "letters"),
            translate("BoggleRules", "write a word; the dice it lies on light up"),
        ),
        (translate("BoggleRules", "Enter"), translate("BoggleRules", "put the word down, confirm")),
        (translate("BoggleRules", "Backspace"), translate("BoggleRules", "take the last letter back")),
        (translate("BoggleRules", "Space"), translate("BoggleRules", "shake the box; press a button")),
        (translate("BoggleRules", "arrows"), translate("BoggleRules", "walk across the dice or a list")),
        (translate("BoggleRules", "Esc"), translate("BoggleRules", "back; during a round a pause first")),
    )
