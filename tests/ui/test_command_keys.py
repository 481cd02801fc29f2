"""A key means one thing: no table takes those of the program, and help tells each command once."""

from __future__ import annotations

import re
from collections import Counter

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QWidget

from app.ui import faces
from app.ui.pages.rules import program_help
from tests.games.every import all_games  # noqa: F401  (used by every test)
from tests.games.screens import KITS, Sitting
from tests.ui.test_table_keys import sit  # noqa: F401  (a fixture)

CONTROL, NONE = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.NoModifier
_COMMAND = re.compile(r"\b(?:Ctrl\+)?([A-Z]|F\d+)\b")


def of_the_program() -> list[tuple[Qt.Key, Qt.KeyboardModifier]]:
    """Keys that the program has wherever one is."""
    opens, saves = QKeySequence.StandardKey.Open, QKeySequence.StandardKey.Save
    found = [QKeySequence.keyBindings(one)[0][0] for one in (opens, saves)]
    together = [(Qt.Key(one.key()), one.keyboardModifiers()) for one in found]
    return [*together, *((key, NONE) for key in (Qt.Key.Key_F1, Qt.Key.Key_F2, Qt.Key.Key_F11))]


@pytest.mark.parametrize("game", KITS)
def test_no_table_takes_a_key_of_the_program(sit: object, game: str) -> None:  # noqa: F811
    at: Sitting = sit(game)  # type: ignore[operator]
    for key, held in of_the_program():
        widget: QWidget = at.view.keyboard()
        while widget is not at.page:  # as a key goes up that nobody wanted
            event = QKeyEvent(QEvent.Type.KeyPress, key, held)
            event.ignore()
            widget.keyPressEvent(event)
            assert not event.isAccepted(), f"{game} takes {key} with {held}"
            widget = widget.parentWidget()


@pytest.mark.parametrize("game", KITS)
def test_help_tells_each_command_once(game: str) -> None:
    """Whether a letter commands alone or with Ctrl: it is the same command."""
    face = faces.find(game)
    assert face is not None
    told = [key for key, _ in (*face.rules().keys, *program_help().keys)]
    keys = Counter(letter for key in told for letter in _COMMAND.findall(key))
    assert {key: count for key, count in keys.items() if count > 1} == {}
    assert {"O", "S", "F1", "F2"} <= keys.keys()
