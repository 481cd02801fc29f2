"""The rules as the program tells them: in our own words, with boards to look at."""

from __future__ import annotations

from PySide6.QtCore import QObject

from app.games.boggle.screen.example import BoardExample as Example
from app.tabletop.face import Section

_GRID = "DTÍÝOSANKPEŽALÁŘ"


class BogglePages(QObject):
    """RULES BG1 to BG9."""

    def sections(self) -> tuple[Section, ...]:
        """All of them."""
        return (
            self._aim(),
            self._round(),
            self._word(),
            self._which_words(),
            self._points(),
            self._together(),
        )

    def _aim(self) -> Section:
        return Section(
            self.tr("What it is about"),
            (
                self.tr(
                    "Sixteen dice with letters lie in a box. Somebody shakes it, the dice fall into their "
                    "places, and everybody looks for words in the same square at the same time. Words that "
                    "nobody else has found are worth a point."
                ),
            ),
        )

    def _round(self) -> Section:
        return Section(
            self.tr("A round"),
            (
                self.tr(
                    "The players shake in turn. As soon as the dice have settled, the clock starts: three "
                    "minutes, unless you have agreed otherwise. What is written after the time does not "
                    "count."
                ),
                self.tr(
                    "What lies there is chosen when you set the game up. A good board is shaken on, unseen, "
                    "until it holds at least 40 common words. “As it falls” takes the first shake, poor or "
                    "rich. Easy, rich and hard boards are turned die by die until they are what you want."
                ),
                self.tr(
                    "The box may be turned during the round. The letters stay the same, the eye sees other "
                    "words."
                ),
            ),
        )

    def _word(self) -> Section:
        return Section(
            self.tr("How a word winds"),
            (
                self.tr(
                    "A word begins and ends anywhere and bends as it likes. Each next letter must lie on a "
                    "die that touches the one before by a side or by a corner."
                ),
                self.tr(
                    "A die serves once in a word. Where a letter is needed twice, it must lie on two dice. "
                    "Háčky and čárky count: A is not Á. (You can switch that off when you set the game up.)"
                ),
            ),
            (
                Example(_GRID, (5, 8, 13, 14, 15), True, self.tr("SKLÁŘ bends and counts.")),
                Example(_GRID, (13, 10, 5), True, self.tr("LES goes over corners and counts.")),
                Example(_GRID, (11, 14, 8), False, self.tr("ŽÁK fails: Á and K do not touch.")),
            ),
        )

    def _which_words(self) -> Section:
        return Section(
            self.tr("Which words count"),
            (
                self.tr(
                    "All Czech words in all their forms, as they are used in ordinary writing and speech. "
                    "Not names, not abbreviations, and of interjections only the usual ones."
                ),
                self.tr(
                    "The program judges by its dictionary. If you agree to vote, you may nominate a word of "
                    "yours in the results, and a majority of the people at the table may take it although "
                    "the dictionary does not know it; from then on it belongs to your own words, which you "
                    "find in the settings."
                ),
            ),
        )

    def _points(self) -> Section:
        return Section(
            self.tr("Points and the end"),
            (
                self.tr(
                    "After the time the lists are compared. A word that two or more players have is crossed "
                    "out for all of them; every other valid word is worth one point, however long it is. "
                    "Playing alone, you score every word."
                ),
                self.tr(
                    "The game ends after the agreed number of rounds, or after the round in which somebody "
                    "reaches the agreed score. Most points win; a tie is a shared win."
                ),
            ),
        )

    def _together(self) -> Section:
        return Section(
            self.tr("Several people at one computer"),
            (
                self.tr(
                    "On paper: the screen shows the board and the clock, everybody writes for themselves. "
                    "After the round each list is typed in or ticked off."
                ),
                self.tr(
                    "In turn: everybody plays the same board at the screen, one after another. Between two "
                    "people the screen is covered by a curtain."
                ),
            ),
        )

    def keys(self) -> tuple[tuple[str, str], ...]:
        """Keys at the table."""
        return (
            (self.tr("letters"), self.tr("write a word; the dice it lies on light up")),
            (self.tr("Enter"), self.tr("put the word down, confirm")),
            (self.tr("Backspace"), self.tr("take the last letter back")),
            (self.tr("Space"), self.tr("shake the box; press a button")),
            (self.tr("arrows"), self.tr("walk across the dice or a list")),
            (self.tr("Esc"), self.tr("back; during a round a pause first")),
        )
