"""Help about the program itself, beside the rules of its games."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from app.tabletop.face import Section

translate = QCoreApplication.translate


def sections() -> tuple[Section, ...]:
    """How to begin, where games stay, words, a class, keys."""
    return (_begin(), _saved(), _words(), _class(), _without_mouse())


def _begin() -> Section:
    return Section(
        translate("Help", "To begin"),
        (
            translate(
                "Help",
                "Press an animal on a card of the first page, and you play against it at once. The "
                "hare plays as a child does, the lynx as a master.",
            ),
            translate(
                "Help",
                "“Play” opens the sheet for a new game: who plays, how long, by which rules. People "
                "sit down by name, as a guest or as a whole team. Several of them take turns at one "
                "computer, and a curtain covers the table until the next one is there.",
            ),
        ),
    )


def _saved() -> Section:
    return Section(
        translate("Help", "Nothing is lost"),
        (
            translate(
                "Help",
                "A game is saved after every move. Go home or close the program whenever you like: "
                "the game waits on the first page, and the last twenty finished ones stay there with "
                "their results.",
            ),
            translate(
                "Help",
                "“Save a copy…” beside a saved game, or Ctrl+S at the table, makes a file of it. On "
                "another computer it opens by a double click, dropped on the window or with Ctrl+O. "
                "The file stays as it is, and the game becomes one of the saved ones there.",
            ),
        ),
    )


def _words() -> Section:
    return Section(
        translate("Help", "Words"),
        (
            translate(
                "Help",
                "F2 opens the dictionary: is it a word, in which games, what does it mean, what can "
                "be made of these letters. While the rules forbid looking up it stays closed and says "
                "so.",
            ),
            translate("Help", "In the settings you add words of your own and ban others."),
        ),
    )


def _class() -> Section:
    return Section(
        translate("Help", "On the wall, for a class"),
        (
            translate(
                "Help",
                "“Projection” has large letters and strong contrast and fills the screen; F11 fills "
                "it in any look. The size of the text, motion and sounds are in the settings.",
            ),
        ),
    )


def _without_mouse() -> Section:
    return Section(
        translate("Help", "Without a mouse"),
        (
            translate(
                "Help",
                "Everything can be done by keys: Tab goes on and Shift+Tab back, Enter or Space "
                "presses, arrows choose, Esc leaves. A ring shows where you are, and screen readers "
                "are told what is there.",
            ),
        ),
    )
