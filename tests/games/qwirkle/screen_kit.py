"""Qwirkle's table for the suites over screens."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton

from app.engine.player import Budget
from app.engine.rules import Seat
from app.games.qwirkle.baselines import GreedyPlayer
from app.games.qwirkle.board import QwirkleRefusal
from app.games.qwirkle.model import Lay
from app.games.qwirkle.screen.names import tile_name
from tests.games.screens import ScreenKit, Sitting

ENTER = Qt.Key.Key_Return


def wait_for_turn(at: Sitting) -> None:
    def on_turn() -> bool:
        at.controller.hurry()
        seen = at.controller.observation
        return seen.turn is not None and seen.turn == seen.seat and at.view.hand.on_turn

    at.qtbot.waitUntil(on_turn, timeout=20_000)


def make_first_move(at: Sitting) -> None:
    """On turn, with something on the table (nobody trades before the opening)."""
    wait_for_turn(at)
    if at.controller.observation.table or at.page.curtain.isVisible():
        return
    at.controller.submit(GreedyPlayer(1).choose(at.controller.observation, Budget()))
    if at.controller.seats[1].is_person:
        at.qtbot.waitUntil(at.page.curtain.isVisible, timeout=20_000)
        at.hands.rest()
        at.hands.press(ENTER)
    wait_for_turn(at)


def digit_takes_a_tile(at: Sitting) -> bool:
    at.view.acting.skip()  # when a turn has been shown, nothing is chosen any more
    at.qtbot.waitUntil(lambda: not at.view.acting.running, timeout=20_000)
    hand = at.view.hand
    before = hand.chosen
    at.hands.press(Qt.Key.Key_1)
    taken = hand.chosen
    at.hands.press(Qt.Key.Key_1)
    return before is None and taken == 0 and hand.chosen is None


def play_best(at: Sitting) -> None:
    at.controller.submit(GreedyPlayer(1).choose(at.controller.observation, Budget()))
    at.qtbot.waitUntil(at.page.curtain.isVisible, timeout=20_000)


def far_away(at: Sitting) -> str:
    """A tile where it touches nothing (RULES QW5)."""
    at.controller.submit(Lay(((at.controller.observation.hand[0], (20, 20)),)))
    return str(at.view.table.message.message())


def finish(at: Sitting) -> None:
    """Play as well as a child can until the bag is empty."""
    player = GreedyPlayer(2)
    while at.controller.result is None:
        at.qtbot.waitUntil(lambda: _may_move(at), timeout=20_000)
        if at.controller.result is None:
            at.controller.submit(player.choose(at.controller.observation, Budget()))
    at.qtbot.waitUntil(lambda: _may_move(at), timeout=20_000)


def _may_move(at: Sitting) -> bool:
    """Nothing is being acted out any more, and the animal has moved."""
    at.controller.hurry()
    at.view.acting.skip()
    if at.controller.result is not None:
        return bool(at.view.end.isVisible())
    return not at.view.acting.running and bool(at.view.hand.on_turn)


def pieces(at: Sitting) -> list[str]:
    seen = at.controller.observation
    return [tile_name(tile) for tile in (*seen.hand, *(tile for tile, _ in seen.table))]


SCREEN = ScreenKit(
    (Seat("Žofie"), Seat("Zajíc", "ai", 1)),
    {},
    begin=make_first_move,
    plays=digit_takes_a_tile,
    refused=far_away,
    next_person=play_best,
    finish=finish,
    again=lambda at: at.view.end.again,
    refusals=QwirkleRefusal,
    pieces=pieces,
    sheets={
        "aids": lambda at: at.ask_for("Pomůcky u stolu"),
        "best moves": lambda at: at.ask_for("Nejlepší tahy"),
        "best moves by key": lambda at: at.hands.press(Qt.Key.Key_B),
        "unseen tiles": lambda at: at.hands.click(at.view.table.side.bag),
    },
    buttons={
        "hint": lambda at: at.ask_for("Nápověda"),
        "trade and not": lambda at: [at.hands.click(at.view.table.side.exchange) for _ in range(2)],
        "letters": lambda at: at.hands.click(at.view.table.letters.toggle),
        "zoom": lambda at: [at.hands.click(one) for one in at.view.table.zoom.findChildren(QAbstractButton)],
        "moves": lambda at: at.view.table.side.list.setFocus(),
    },
)
