"""Quiddler's table for the suites over screens."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from app.engine.rules import Seat
from app.games.quiddler.model import Draw, Phase, Play, QuiddlerRefusal
from app.games.quiddler.opponent import mildest
from app.games.quiddler.screen.texts import card_name
from tests.games.screens import ScreenKit, Sitting

ENTER = Qt.Key.Key_Return


def wait_for_turn(at: Sitting) -> None:
    """Until the person at the screen is to draw, or has drawn."""

    def on_turn() -> bool:
        at.controller.hurry()
        at.view.acting.skip()
        if at.page.curtain.isVisible():
            return False
        return bool(at.view.presenter.may(Phase.DRAW) or at.view.presenter.may(Phase.PLAY))

    at.qtbot.waitUntil(on_turn, timeout=20_000)


def begin(at: Sitting) -> None:
    """The cards are dealt, and it is this person's turn."""
    at.qtbot.waitUntil(lambda: at.controller.observation.phase is not Phase.DEAL, timeout=20_000)
    if at.page.curtain.isVisible():
        at.hands.rest()
        at.hands.press(ENTER)
    wait_for_turn(at)


def letter_takes_a_card(at: Sitting) -> bool:
    """A letter takes that card into a word, Backspace gives it back. One letter: those of a card of two come
    as two cards, where both are held."""
    arrangement = at.view.table.hand.arrangement
    before = arrangement.spelled()
    held = [arrangement.printed[one] for one in arrangement.loose]
    card = next(text for text in held if len(text) == 1)
    at.hands.write(card)
    taken = arrangement.spelled()
    at.hands.press(Qt.Key.Key_Backspace)
    return bool(taken and card in taken[-1] and arrangement.spelled() == before)


def end_turn(at: Sitting) -> None:
    """Draw, and discard that card."""
    wait_for_turn(at)
    seat = at.controller.observation.turn
    if at.controller.observation.phase is Phase.DRAW:
        at.controller.submit(Draw("pile"))
        at.qtbot.waitUntil(lambda: at.controller.observation.phase is Phase.PLAY, timeout=20_000)
    at.controller.submit(Play((), at.controller.observation.hand[-1]))
    at.qtbot.waitUntil(
        lambda: at.page.curtain.isVisible() or at.controller.observation.turn != seat, timeout=20_000
    )


def next_person(at: Sitting) -> None:
    """Until the curtain comes down for somebody else."""
    end_turn(at)
    at.qtbot.waitUntil(at.page.curtain.isVisible, timeout=20_000)


def not_now(at: Sitting) -> str:
    """Discard before anything has been drawn (RULES QD4)."""
    at.controller.submit(Play((), at.controller.observation.hand[0]))
    return str(at.view.table.message.message())


def finish(at: Sitting) -> None:
    """Draw and discard until the animal has gone out often enough."""

    def step() -> bool:
        at.controller.hurry()
        at.view.acting.skip()
        seen = at.controller.observation
        if at.controller.result is not None:
            return True
        if seen.phase is Phase.DEAL:
            at.controller.go_on()
        elif seen.seat is not None and seen.seat in seen.waiting:
            at.controller.submit(mildest(seen))
        return False

    at.qtbot.waitUntil(step, timeout=60_000)


def plays_again(at: Sitting) -> QWidget:
    """What has the keyboard once the end is shown; the result of the last round is seen before it."""
    if at.view.seen.phase is Phase.OVER and not at.view.acting.running:
        at.view.rounds.result.bar.press()
    shown: QWidget = at.view.keyboard() if not at.view.acting.running else at.page.bar.back_button
    return shown if at.view.seen.phase is Phase.OVER else at.page.bar.back_button


def pieces(at: Sitting) -> list[str]:
    seen = at.controller.observation
    return [card_name(card, seen.options.edition) for card in (*seen.hand, seen.discard[-1])]


SCREEN = ScreenKit(
    (Seat("Žofie"), Seat("Zajíc", "ai", 5)),
    {"words": "auto"},
    begin=begin,
    plays=letter_takes_a_card,
    refused=not_now,
    next_person=next_person,
    finish=finish,
    again=plays_again,
    refusals=QuiddlerRefusal,
    pieces=pieces,
    details={"word": "vlakz", "why": "unknown", "of": "cards", "least": 2, "left": 2, "card": "A"},
    two={"words": "challenge"},
    sheets={"discard pile": lambda at: at.view.controller.past.open_list()},
    buttons={
        "sort": lambda at: at.hands.click(at.view.table.side.sort),
        "the pile, opened": lambda at: at.view.table.labels.all.setFocus(),
    },
)
