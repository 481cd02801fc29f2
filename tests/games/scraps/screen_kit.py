"""The table of Scraps for the suites over screens."""

from __future__ import annotations

from itertools import permutations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from app.engine.rules import Seat
from tests.games.scraps.model import LEAST, Draw, Phase, Play, ScrapsRefusal, is_word
from tests.games.screens import ScreenKit, Sitting

ENTER, CTRL = Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier


def on_turn(at: Sitting) -> None:
    """Until the person at the screen has something to do, or the game is over."""

    def ready() -> bool:
        at.controller.hurry()
        seen = at.controller.observation
        return at.controller.result is not None or seen.seat in seen.deciders

    at.qtbot.waitUntil(ready, timeout=20_000)


def draw(at: Sitting) -> None:
    """By keys, unless that is done."""
    on_turn(at)
    if at.controller.observation.phase is Phase.DRAW:
        QTest.keyClick(at.window.windowHandle(), Qt.Key.Key_D, CTRL)
        at.qtbot.waitUntil(lambda: at.controller.observation.phase is Phase.PLAY)


def letter_takes_a_card(at: Sitting) -> bool:
    """A letter takes that card into a word, Backspace gives it back."""
    arrangement = at.view.table.hand.arrangement
    card = arrangement.printed[arrangement.loose[0]]
    at.hands.write(card.lower())
    taken = arrangement.spelled()
    at.hands.press(Qt.Key.Key_Backspace)
    return bool(taken == [(card,)] and arrangement.spelled() == [])


def end_turn(at: Sitting) -> None:
    draw(at)
    at.controller.submit(Play((), at.controller.observation.hand[0]))
    at.qtbot.waitUntil(at.page.curtain.isVisible, timeout=20_000)


def twice(at: Sitting) -> str:
    """Draw when that is done."""
    draw(at)
    at.controller.submit(Draw("pile"))
    return str(at.view.table.message.message())


def finish(at: Sitting) -> None:
    """Words of three by keys; whatever the animal lays is believed."""
    while at.controller.result is None:
        on_turn(at)
        seen = at.controller.observation
        if seen.phase is Phase.CHALLENGE:
            at.hands.rest()
            at.hands.press(ENTER)
            continue
        draw(at)
        hand = at.controller.observation.hand
        word = next((one for one in permutations(hand, LEAST) if is_word(one)), ())
        at.hands.write("".join(word).lower())
        at.hands.press(ENTER)
        at.qtbot.waitUntil(lambda: at.controller.observation.phase is not Phase.PLAY)
        on_turn(at)


SCREEN = ScreenKit(
    (Seat("Žofie"), Seat("Zajíc", "ai", 1)),
    {},
    begin=on_turn,
    plays=letter_takes_a_card,
    refused=twice,
    next_person=end_turn,
    finish=finish,
    again=lambda at: at.view.end.again,
    refusals=ScrapsRefusal,
    pieces=lambda at: [f"card {card}" for card in at.controller.observation.hand],
    buttons={"the table": lambda at: at.view.table.setFocus()},
)
