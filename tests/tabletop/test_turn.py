"""The conductor: who is given which state, in which order, and what its parts may ask for."""

from __future__ import annotations

from dataclasses import dataclass, replace

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from app.engine.errors import IllegalMove, Refusal
from app.engine.turn import Turn
from app.tabletop.context import ViewContext
from app.tabletop.turn.course import Script
from app.tabletop.turn.part import Part, ViewState, Wish
from app.tabletop.turn.screen import TurnScreen
from app.tabletop.turn.show import Show
from app.widgets.sounds import Sounds
from tests.tabletop.letters import SEATS


@dataclass(frozen=True)
class Position:
    number: int
    seat: int | None = 0


class Steps(Show):
    def act(self, turn: Turn, lying: bool) -> Script:
        self.step("lying" if lying else turn.move["what"])
        yield 0


class Watcher(Part):
    """told: what it was told, and how the state was then."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.told: list[tuple[str, ViewState]] = []
        self.offered: object = None

    def begin(self, state: ViewState) -> None:
        self.told.append(("begin", state))

    def settle(self, state: ViewState) -> None:
        self.told.append(("settle", state))
        self.changed.emit()

    def render(self, state: ViewState, before: ViewState) -> None:
        self.told.append(("render", state))

    def adds(self, state: ViewState) -> ViewState:
        return replace(state, offered=self.offered)

    def names(self) -> list[str]:
        found, self.told = [name for name, _ in self.told], []
        return found


@pytest.fixture
def screen(qtbot: QtBot) -> TurnScreen:
    table = QWidget()
    made = TurnScreen(ViewContext(tuple(SEATS), Sounds()), table, Steps(table))
    made.join((made.show_, Watcher(table), Watcher(table)))
    qtbot.addWidget(made)
    made.show()
    return made


def watchers(screen: TurnScreen) -> tuple[Watcher, Watcher]:
    _, first, second = screen.parts
    assert isinstance(first, Watcher) and isinstance(second, Watcher)
    return first, second


def test_every_part_is_told_of_a_position_once_and_hears_what_was_added_before_it(screen: TurnScreen) -> None:
    first, second = watchers(screen)
    first.offered = "a move"
    screen.show_observation(Position(1))
    assert second.told[0][1].offered == "a move" and second.state.seen == Position(1)
    assert first.names() == second.names() == ["settle", "render"], "nor of what it changed meanwhile"


def test_turns_are_begun_stepped_through_and_settled(screen: TurnScreen, qtbot: QtBot) -> None:
    _, second = watchers(screen)
    screen.show_observation(Position(1))
    second.names()
    screen.show_observation(Position(2), [Turn(1, {"what": "flying"}, {})])
    qtbot.waitUntil(lambda: screen.seen == Position(2))
    kept = list(second.told)
    assert second.names() == ["begin", "render", "render", "settle", "render"]
    assert [state.shown for _, state in kept[:3]] == [None, None, "flying"]
    assert kept[0][1].acting and kept[0][1].seen == Position(1) and len(kept[3][1].turns) == 1
    assert not second.state.busy and not second.state.anew and not second.state.turns[1:]


def test_a_move_is_sent_and_may_be_refused(screen: TurnScreen, qtbot: QtBot) -> None:
    first, second = watchers(screen)
    screen.show_observation(Position(1))
    with qtbot.waitSignal(screen.move_requested):
        first.move_requested.emit("move", True)
    assert second.state.sent and second.state.busy
    refusal = IllegalMove(Refusal.NOT_NOW)
    assert screen.show_rejection(refusal, "move")
    after = second.told[-1][1]
    assert after.refused is refusal and not after.busy
    first.move_requested.emit("move", False)
    assert second.told[-1][1].refused is None


def test_what_is_done_ends_a_look_back(screen: TurnScreen) -> None:
    first, second = watchers(screen)
    screen.show_observation(Position(1))
    screen.give(replace(screen.state, past=3))
    assert second.state.past == 3
    first.changed.emit()
    assert second.state.past is None


def test_wishes_reach_the_page(screen: TurnScreen, qtbot: QtBot) -> None:
    first, _ = watchers(screen)
    for wish, signal in (
        (Wish.HURRY, screen.hurry_requested),
        (Wish.AGAIN, screen.play_again_requested),
        (Wish.NEXT_ROUND, screen.next_round_requested),
        (Wish.TAKE_BACK, screen.take_back_requested),
    ):
        with qtbot.waitSignal(signal):
            first.wished.emit(wish)
