"""Boggle's table for the suites over screens."""

from __future__ import annotations

from PySide6.QtCore import Qt

from app.engine.rules import Seat
from app.games.boggle.model import BoggleRefusal, Phase, Shake
from tests.games.screens import ScreenKit, Sitting


def shake(at: Sitting) -> None:
    if at.controller.observation.phase is Phase.SHAKE:
        at.controller.submit(Shake())
    at.qtbot.waitUntil(lambda: at.controller.observation.phase is Phase.PLAY, timeout=20_000)


def letter_goes_to_the_word(at: Sitting) -> bool:
    word = at.view.table.strip.field
    before = word.text()
    at.hands.write("ř")
    after = word.text()
    at.hands.press(Qt.Key.Key_Backspace)
    return after == before + "Ř" and word.text() == before and word.hasFocus()


def too_short(at: Sitting) -> str:
    """A letter is no word here (RULES BG7)."""
    at.hands.write("ř")
    at.hands.press(Qt.Key.Key_Return)
    return str(at.view.table.side.message.message())


def finish(at: Sitting) -> None:
    """Look for nothing until the last round is over."""
    while at.controller.result is None:
        seen = at.controller.observation
        if seen.phase is Phase.SHAKE:
            shake(at)
        elif seen.phase is Phase.PLAY:
            at.controller.end_round()
        else:
            at.controller.go_on()


ANSWERED = {
    BoggleRefusal.SHORT,
    BoggleRefusal.LONG,
    BoggleRefusal.CHARACTERS,
    BoggleRefusal.NO_PATH,
    BoggleRefusal.DUPLICATE,
}
"""Only words are refused so, and the table answers them."""


def pieces(at: Sitting) -> list[str]:
    return [f" {letter}, " for letter in at.controller.observation.grid]


SCREEN = ScreenKit(
    (Seat("Žofie"),),
    {"rounds": 2},
    begin=shake,
    plays=letter_goes_to_the_word,
    refused=too_short,
    next_person=lambda at: at.controller.end_round(),
    pieces=pieces,
    finish=finish,
    again=lambda at: at.view.results.keyboard(),
    refusals=tuple(reason for reason in BoggleRefusal if reason not in ANSWERED),
    same=lambda back, left: (back.grid, back.mine, back.number) == (left.grid, left.mine, left.number),
    two={"entry": "turns"},
    sheets={"question": lambda at: at.hands.click(at.view.table.side.end)},
    buttons={
        "turn the box": lambda at: at.hands.click(at.view.table.side.turn),
        "straighten": lambda at: at.hands.click(at.view.table.upright),
        "a die by arrows": lambda at: at.hands.press(Qt.Key.Key_Down),
        "own words": lambda at: at.view.table.side.flow.setFocus(),
    },
)
