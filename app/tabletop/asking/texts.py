"""What people are asked about words, and how their votes came out."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QObject

from app.widgets.names import said_to

translate = QCoreApplication.translate


class AskingCounts(QObject):
    """Texts with a number in them: lupdate sees their plural forms only in `tr` of a QObject."""

    def reject(self, number: int) -> str:
        return self.tr("Reject %n words", "", number)

    def against(self, number: int) -> str:
        return self.tr("%n against", "votes", number)


_counted = AskingCounts()
reject = _counted.reject
against = _counted.against


def how_to_speak() -> str:
    """What the names and the keys beside them do."""
    return translate("Asking", "If you do, press your name; if not, press No beside it.")


def voting(name: str = "") -> str:
    """What is asked; name: where several people vote."""
    if name:
        return said_to(
            name,
            translate("Asking", "{name}, which words do you reject?"),
            translate("Asking", "{name}: which words do you reject?"),
            translate("Asking", "{name}: which words do you reject?", "a team"),
        )
    return translate("Asking", "Which words do you reject?")


def vote_stakes(players: int) -> str:
    """What a vote brings. Between two players one decides."""
    if players == 2:
        return translate("Asking", "There are two of you, so a word that you reject falls.")
    return translate("Asking", "A word falls if most of the others are against it; a tie lets it stand.")
