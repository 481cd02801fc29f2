"""The table of Scrabble karty for the suites over screens."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton

from app.engine.rules import Seat
from app.games.scrabble_cards.cards import BLANK, Letter
from app.games.scrabble_cards.model import Phase
from app.games.scrabble_cards.moves import Answer, Pass, Play
from app.games.scrabble_cards.screen import names
from app.games.scrabble_cards.table import ScrabbleRefusal
from tests.games.screens import ScreenKit, Sitting

ENTER = Qt.Key.Key_Return
FAR = (40, 40)


def wait_for_turn(at: Sitting) -> None:
    """Until the person at the screen may lay."""

    def on_turn() -> bool:
        at.controller.hurry()
        at.view.acting.skip()
        _keep_card(at)
        seen = at.controller.observation
        return seen.phase is Phase.PLAY and seen.turn == seen.seat and bool(at.view.hand.on_turn)

    at.qtbot.waitUntil(on_turn, timeout=20_000)


def _keep_card(at: Sitting) -> None:
    """Where a group card could be played against a turn, it is not."""
    seen = at.controller.observation
    if seen.phase is Phase.ANSWER and seen.seat is not None and seen.seat in seen.waiting:
        at.controller.submit(Answer(False))


def begin(at: Sitting) -> None:
    """It is this person's turn."""
    if not at.page.curtain.isVisible():
        wait_for_turn(at)


def digit_takes_a_card(at: Sitting) -> bool:
    """A digit chooses a card of the hand, and lets go of it."""
    at.view.acting.skip()  # when a turn has been shown, nothing is chosen any more
    at.qtbot.waitUntil(lambda: not at.view.acting.running, timeout=20_000)
    hand = at.view.hand
    before = hand.chosen
    at.hands.press(Qt.Key.Key_1)
    taken = hand.chosen
    at.hands.press(Qt.Key.Key_1)
    if at.view.keys.cursor.position is not None:  # where letters lay cards they are no commands
        at.hands.press(Qt.Key.Key_Escape)
    return before is None and taken == 0 and hand.chosen is None


def far_away(at: Sitting) -> str:
    """A card where it touches nothing (RULES SK4, SK5)."""
    held = next(card for card in at.controller.observation.hand if card != BLANK)
    at.controller.submit(Play(((Letter(held), FAR),)))
    return str(at.view.table.message.message())


def next_person(at: Sitting) -> None:
    """Until the curtain comes down for somebody else."""
    at.controller.submit(Pass())
    at.qtbot.waitUntil(at.page.curtain.isVisible, timeout=20_000)


def finish(at: Sitting) -> None:
    """Leave the game to the animal until it has reached the target."""

    def step() -> bool:
        at.controller.hurry()
        at.view.acting.skip()
        if at.controller.result is not None:
            return bool(at.view.end.isVisible())
        _keep_card(at)
        seen = at.controller.observation
        if seen.phase is Phase.PLAY and seen.turn == seen.seat and at.view.hand.on_turn:
            at.controller.submit(Pass())
        return False

    at.qtbot.waitUntil(step, timeout=60_000)


def pieces(at: Sitting) -> list[str]:
    seen = at.controller.observation
    held = [names.letter_name(card) for card in seen.hand]
    return [*held, *(names.laid_name(letter) for letter, _ in seen.table), names.bonus_name(seen.bonus)]


SCREEN = ScreenKit(
    (Seat("Žofie"), Seat("Zajíc", "ai", 1)),
    {"target": 200},
    begin=begin,
    plays=digit_takes_a_card,
    refused=far_away,
    next_person=next_person,
    finish=finish,
    again=lambda at: at.view.end.again,
    refusals=ScrabbleRefusal,
    pieces=pieces,
    details={"word": "vlakz", "why": "unknown", "card": "A", "limit": 3, "cell": [0, 0]},
    sheets={
        "aids": lambda at: at.ask_for("Pomůcky u stolu"),
        "best moves": lambda at: at.ask_for("Nejlepší tahy"),
        "score sheet": lambda at: at.press_named("Zápis bodů (Ctrl+C)"),
        "unseen cards": lambda at: at.hands.click(at.view.table.side.pile),
        "unseen cards by key": lambda at: at.hands.command(Qt.Key.Key_U),
    },
    buttons={
        "exchange and not": lambda at: [at.hands.click(at.view.table.side.exchange) for _ in range(2)],
        "zoom": lambda at: [at.hands.click(one) for one in at.view.table.zoom.findChildren(QAbstractButton)],
        "moves": lambda at: at.view.table.side.list.setFocus(),
    },
)
