"""Somebody who plays whole games of Quiddler in the window of the program, by mouse or by keys alone.

They look at what the screen shows and answer with events of the system's window only, so that whatever holds
events back or takes them holds and takes theirs, too. `python -m tests.games.quiddler.view.robot` plays and
photographs.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from app.engine.rules import Seat
from app.games.quiddler import deck
from app.games.quiddler.deck import Meld
from app.games.quiddler.model import Observation, Phase
from app.games.quiddler.solo_model import SoloPhase
from app.lexicon.judge import Judge
from app.search.arrange import Arrangement, HandSearch
from app.widgets.controls.buttons import PaperButton
from app.widgets.sheets.dialog import PaperDialog
from app.widgets.sheets.fresh_press import QUIET_MS, REST_MS

CONTROL, NONE = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.NoModifier
LEFT = Qt.MouseButton.LeftButton
TURNS = 2
"""Own turns of a round before the robot goes out, so that rounds are as long as people's."""
TOO_LONG_S = 60.0


class Stuck(AssertionError):
    """Nothing that is done at the screen leads on."""


def spin(seconds: float = 0.01) -> None:
    """Let the program run."""
    QTest.qWait(round(seconds * 1000))


def until(true: Callable[[], object], what: str, seconds: float = TOO_LONG_S) -> None:
    """Raises Stuck."""
    end = time.monotonic() + seconds
    while not true():
        if time.monotonic() > end:
            raise Stuck(what)
        spin()


class Hands:
    """Events of the system's window; `rested` before what may just have come up is answered."""

    def __init__(self, window: QWidget) -> None:
        self.window = window

    @property
    def _handle(self) -> Any:
        return self.window.windowHandle()

    def at(self, widget: QWidget, spot: QPoint | None = None) -> QPoint:
        """A point of a widget, its middle if none is given, in the window."""
        return widget.mapTo(self.window, widget.rect().center() if spot is None else spot)

    def click(self, widget: QWidget, spot: QPoint | None = None) -> None:
        """Press and let go there, whatever lies on top."""
        QTest.mouseClick(self._handle, LEFT, NONE, self.at(widget, spot))
        spin()

    def double(self, point: QPoint) -> None:
        """Twice, as the system tells it: the second press is a double one; the other cards move up."""
        QTest.mouseDClick(self._handle, LEFT, NONE, point)
        spin(0.1)

    def drag(self, start: QPoint, end: QPoint) -> None:
        """From one point to another."""
        QTest.mousePress(self._handle, LEFT, NONE, start)
        for share in (0.1, 0.5, 0.9, 1.0):
            QTest.mouseMove(self._handle, start + (QPointF(end - start) * share).toPoint())
            spin(0.0)
        QTest.mouseRelease(self._handle, LEFT, NONE, end)
        spin()

    def key(self, key: Qt.Key, modifiers: Qt.KeyboardModifier = NONE, text: str = "") -> None:
        """To whoever has the keyboard."""
        for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
            QApplication.sendEvent(self._handle, QKeyEvent(kind, key, modifiers, text))
        spin()

    def write(self, text: str) -> None:
        """Letter by letter."""
        for letter in text:
            self.key(Qt.Key(0), text=letter)

    def rest(self) -> None:
        """Until a press is a fresh one (`want_fresh_press`)."""
        spin((max(REST_MS, QUIET_MS) + 60) / 1000)


class Robot:
    """Plays at the table that is shown. by: ``mouse`` or ``keys``."""

    def __init__(self, window: Any, judge: Judge, by: str, photograph: Callable[[str], None]) -> None:
        self.window, self.hands, self.by = window, Hands(window), by
        self.judge, self.photograph = judge, photograph
        self.done: dict[str, int] = {}
        """What has been done how often."""
        self.over: Any = None
        """The position at the end."""

    @property
    def page(self) -> Any:
        return self.window.stack.current

    @property
    def view(self) -> Any:
        return self.page.view

    def note(self, what: str, *, first: bool = True) -> None:
        """Something was done; photographed the first time."""
        self.done[what] = self.done.get(what, 0) + 1
        if first and self.done[what] == 1:
            self.photograph(what)

    def search(self, edition: str) -> HandSearch:
        """All that goes in this edition."""
        policy = self.judge.policy
        return HandSearch(policy.dawg, policy.certain, deck.values(edition))

    # A game for several -------------------------------------------------------------------------

    def play(self) -> None:
        """To the sheet of the end."""
        moment, since = None, time.monotonic()
        while not self.view.stages[0].end.isVisible():
            now = self._moment()
            if now != moment:
                moment, since = now, time.monotonic()
            elif time.monotonic() - since > TOO_LONG_S:
                raise Stuck(str(moment))
            self._step()
        spin(1.2)
        self.over = self.view.seen
        self.photograph("end")

    def _moment(self) -> object:
        seen = self.view.seen
        return None if seen is None else (seen.round, seen.phase, seen.turn, len(seen.history), seen.waiting)

    def _step(self) -> None:
        view = self.view
        desk, stage = view.desk, view.stage
        if self.page.curtain.isVisible():
            self.note("curtain")
            self._press(self.page.curtain.findChildren(PaperButton)[0])
        elif self._dialog() is not None:
            self._answer()
        elif stage is not None and stage.isVisible():
            self._round(stage)
        elif desk.may(Phase.DRAW) and not view.acting.running:
            self._draw(desk.seen)
        elif desk.may(Phase.PLAY) and not view.acting.running:
            self._turn(desk.seen)
        elif desk.goes_on() and stage is None:
            self._press(view.table.side.lay)
        else:
            if view.table.banner.isVisible():
                self.note("going-out")
            self._hurry()

    def _hurry(self) -> None:
        if self.by == "mouse":
            seat = self.view.table.around()[0]
            self.hands.click(self.view.table.seats[seat], QPoint(40, 20))
        else:
            self.hands.key(Qt.Key.Key_Space, text=" ")
        spin(0.03)

    def _press(self, button: QWidget) -> None:
        """A button of something that has come up."""
        self.hands.rest()
        if not button.isVisible():
            return
        if self.by == "mouse":
            self.hands.click(button)
        else:
            self.hands.key(Qt.Key.Key_Return, text="\r")
        spin(0.05)

    def _dialog(self) -> PaperDialog | None:
        found = self.window.findChildren(PaperDialog)
        return next((one for one in found if one.isVisible()), None)

    def _answer(self) -> None:
        dialog = self._dialog()
        assert dialog is not None
        self.note("question")
        buttons = [dialog.buttons.itemAt(at).widget() for at in range(dialog.buttons.count())]
        self._press([one for one in buttons if one is not None][-1])

    def _round(self, stage: Any) -> None:
        doubts, result = stage.doubts, stage.result
        if result.isVisible():
            spin(0.3)
            self.note("result")
            self._press(result.bar.primary)
            return
        if doubts.revealing:
            if doubts.spread.sheets and self.done.get("doubted", 0):
                spin(1.0)
                self.note("verdict")
            self._press(doubts.primary)
            return
        if not doubts.primary.isVisible():
            spin(0.05)
            return
        seen = self.view.seen
        spin(0.3)
        self.note("voting" if seen.phase is Phase.VOTE else "challenge")
        open_ = doubts.spread.first_open()
        if open_ is not None and seen.round % 2 and seen.phase is Phase.DOUBT:
            self.hands.rest()
            model: Any = open_.model()
            row = next(at for at, word in enumerate(model.lines) if word.open)
            if self.by == "mouse":
                self.hands.click(open_.viewport(), open_.visualRect(model.index(row, 0)).center())
            else:
                self.hands.key(Qt.Key.Key_Space, text=" ")
            picked = model.index(row, 0).data(Qt.ItemDataRole.CheckStateRole)
            assert picked is Qt.CheckState.Checked, "the word was not picked"
            self.note("doubted")
        self._press(doubts.primary)

    # Turns --------------------------------------------------------------------------------------

    def _draw(self, seen: Observation) -> None:
        search, table = self.search(seen.options.edition), self.view.table
        takes = False
        if seen.discard:
            now = search.best(seen.hand, spare=False).reach.points
            takes = search.best((*seen.hand, seen.discard[-1])).reach.points > now + 3
        self.note("took" if takes else "drew")
        if self.by == "mouse":
            pile = table.discard if takes else table.draw
            self.hands.click(pile, pile.face().center().toPoint())
        else:
            self.hands.key(Qt.Key.Key_T if takes else Qt.Key.Key_D, CONTROL)
        until(lambda: not self.view.desk.may(Phase.DRAW), "drawing", 5)
        until(lambda: self.view.desk.may(Phase.PLAY) or self.view.stage, "a card to come", 5)

    def _turn(self, seen: Observation) -> None:
        search = self.search(seen.options.edition)
        best = search.best(seen.hand)
        whole = bool(best.melds) and not best.held
        turns = sum(turn.seat == seen.seat for turn in seen.history)
        if seen.last_turns or (whole and turns > TURNS):
            self._lay(seen, best)
        else:
            self.note("discarded", first=False)
            assert best.discard is not None
            self._discard(best.discard)
        until(lambda: self._moment_of(seen) or self._dialog() is not None, "the turn to end", 8)

    def _moment_of(self, seen: Observation) -> bool:
        now = self.view.desk.seen
        return now is not seen or self.view.desk.acting

    def _lay(self, seen: Observation, best: Arrangement) -> None:
        self._clear()
        self._arrange(best.melds)
        laid = sorted("".join(word) for word in self.view.table.hand.arrangement.spelled())
        wished = sorted("".join(meld) for meld in best.melds)
        assert laid == wished, f"{laid} lie, {wished} were meant"
        self.note("last-turn" if seen.last_turns else "arranged")
        side = self.view.table.side
        assert best.discard is not None
        if len(best.held) or not best.melds or seen.round % 2:
            self._discard(best.discard)
        elif self.by == "mouse":
            assert side.lay.isEnabled(), side.why.whole_text()
            self.hands.click(side.lay)
        else:
            self.hands.key(Qt.Key.Key_Return, text="\r")

    def _clear(self) -> None:
        """All cards of words back to the loose ones."""
        table = self.view.table
        for _ in range(12):
            words = table.hand.arrangement.words
            if not words:
                return
            if self.by == "mouse":
                self.hands.double(self._spot(words[0].cards[0]))
            else:
                self._walk_to(words[0].cards[0])
                self.hands.key(Qt.Key.Key_Delete)

    def _spot(self, card: int) -> QPoint:
        table = self.view.table
        return table.mapTo(self.window, table.tray_spot(card)[0].toPoint())

    def _loose(self, text: str) -> int:
        arrangement = self.view.table.hand.arrangement
        return next(card for card in arrangement.loose if arrangement.printed[card] == text)

    def _arrange(self, melds: Sequence[Meld]) -> None:
        for number, meld in enumerate(melds):
            if self.by == "keys":
                for text in meld:
                    self.hands.write(text.lower())
                self.hands.key(Qt.Key.Key_Space, text=" ")
                continue
            for at, text in enumerate(meld):
                self._drag_to_words(self._loose(text), begins=at == 0, twice=bool(number % 2) and at > 0)

    def _drag_to_words(self, card: int, *, begins: bool, twice: bool) -> None:
        table = self.view.table
        tray, words = table.tray, table.hand.arrangement.words
        if twice:
            self.hands.double(self._spot(card))
            return
        width = tray.card_size
        first = tray.loose_spot(0)
        right = tray.spot(words[-1].cards[-1]).x() + width / 2 if words else 0.0
        x = right + width * (1.25 if begins else 0.4) if words else first.x()
        spot = QPoint(round(min(x, tray.width() - 3.0)), round(width * 0.9))
        self.hands.drag(self._spot(card), tray.mapTo(self.window, spot))

    def _discard(self, text: str) -> None:
        card = self._loose(text)
        table = self.view.table
        if self.by == "mouse":
            pile = table.discard
            end = pile.mapTo(self.window, pile.face().center().toPoint())
            self.hands.drag(self._spot(card), end)
        else:
            self._walk_to(card)
            self.hands.key(Qt.Key.Key_Delete)

    def _walk_to(self, card: int) -> None:
        """With arrows."""
        view = self.view
        arrangement = view.table.hand.arrangement
        for _ in range(40):
            here = view.doing.keys.focused
            if here == card:
                return
            loose = arrangement.loose
            if here is None:
                self.hands.key(Qt.Key.Key_Right)
            elif (here in loose) != (card in loose):
                self.hands.key(Qt.Key.Key_Down if card in loose else Qt.Key.Key_Up)
            else:
                order = loose if card in loose else [c for c in arrangement.in_order() if c not in loose]
                ahead = order.index(card) > order.index(here)
                self.hands.key(Qt.Key.Key_Right if ahead else Qt.Key.Key_Left)
        raise Stuck(f"no way to card {card}")

    # The game for one ---------------------------------------------------------------------------

    def play_alone(self, stop: int = 100) -> None:
        """Words as long as there are any, then the end."""
        view = self.view
        for _ in range(stop):
            seen = view.seen
            if seen.over:
                break
            if view.stuck.isVisible():
                self.note("stuck")
                self.hands.rest()
                if self.by == "mouse":
                    self.hands.click(view.stuck.end)
                else:
                    if not view.stuck.undo.isHidden():
                        self.hands.key(Qt.Key.Key_Tab)
                    self.hands.key(Qt.Key.Key_Return, text="\r")
            elif seen.phase is SoloPhase.REFILL:
                self._fill(seen)
            else:
                self._take(seen)
            until(lambda seen=seen: view.seen is not seen, "something to happen", 8)
        until(lambda: view.end.isVisible(), "the end", 8)
        until(lambda: "…" not in view.end.best.text(), "par and best", 90)
        spin(1.0)
        self.over = view.seen
        self.photograph("solo-end")

    def _fill(self, seen: Any) -> None:
        self.note("refill")
        piles = self.view.table.piles
        source = max(seen.sources, key=lambda place: seen.sizes[place])
        if self.by == "mouse":
            if self.done["refill"] % 2:
                self.hands.click(piles[source])
            else:
                self.hands.drag(self.hands.at(piles[source]), self.hands.at(piles[seen.empty[0]]))
        else:
            self.hands.key(Qt.Key.Key_0 + source + 1, text=str(source + 1))

    def _take(self, seen: Any) -> None:
        search = self.search(seen.options.edition)
        words = search.hand([card for card in seen.piles if card is not None]).words()
        best = max(
            words, key=lambda one: (len(one.cards), deck.value(seen.options.edition, one.cards), one.word)
        )
        table, places = self.view.table, list[int]()
        for card in best.cards:
            places.append(next(p for p, one in enumerate(seen.piles) if one == card and p not in places))
        if self.by == "mouse":
            for place in places:
                self.hands.click(table.piles[place])
        elif len(seen.used) % 2:
            for place in places:
                self.hands.key(Qt.Key.Key_0 + place + 1, text=str(place + 1))
        else:
            self.hands.write("".join(best.cards).lower())
        self.note("word")
        assert self.view.doing.draft.text.upper() == "".join(best.cards), (self.view.doing.draft.text, best)
        if self.by == "mouse":
            self.hands.click(table.side.take)
        else:
            self.hands.key(Qt.Key.Key_Return, text="\r")


ANIMALS = (1, 2, 3, 1, 2, 1, 2)


def seats_of(number: int) -> list[Seat]:
    """One person and animals of low levels."""
    return [Seat("Žofie"), *(Seat("", "ai", ANIMALS[at]) for at in range(number - 1))]


def windows(language: str, theme: str, size: tuple[int, int]) -> Iterator[tuple[Any, Any]]:
    """The window of the program with its services, and its end."""
    from app.ui.startup import make_services
    from app.ui.window.main_window import MainWindow

    services = make_services(language=language, theme=theme)
    services.theme.set_reduced_motion(True)
    window = MainWindow(services)
    window.resize(*size)
    window.show()
    until(lambda: window.windowHandle() is not None and window.windowHandle().isExposed(), "the window")
    window.resize(*size)
    spin(0.3)
    yield window, services
    window.close()
    spin(0.1)


def main() -> int:
    """Play one game and tell what was done."""
    parser = argparse.ArgumentParser()
    parser.add_argument("by", choices=("mouse", "keys"))
    parser.add_argument("seats", type=int)
    parser.add_argument("--size", default="1024x640")
    parser.add_argument("--language", default="cs")
    parser.add_argument("--theme", default="light")
    parser.add_argument("--seed", type=int)
    parser.add_argument("--option", action="append", default=[])
    parser.add_argument("--people", type=int, default=1)
    parser.add_argument("--into", type=Path)
    asked = parser.parse_args()
    wide, high = map(int, asked.size.split("x"))
    options = dict(one.split("=") for one in asked.option)
    with tempfile.TemporaryDirectory() as home:
        os.environ["SLOVOHRATKY_HOME"] = home
        application = QApplication(sys.argv)
        failures: list[str] = []
        sys.excepthook = lambda kind, value, trace: (
            failures.append(repr(value)),
            sys.__excepthook__(kind, value, trace),
        )[0]
        for window, services in windows(asked.language, asked.theme, (wide, high)):
            policy = "english" if options.get("edition") == "en" else "quiddler"
            judge = services.judge(policy)
            name = f"{asked.by}-{asked.seats}-{asked.size}-{asked.language}-{asked.theme}"

            def photograph(what: str, window: Any = window, name: str = name) -> None:
                if asked.into is not None:
                    asked.into.mkdir(parents=True, exist_ok=True)
                    window.grab().save(str(asked.into / f"{name}-{what}.png"))

            seats = seats_of(asked.seats)
            for at in range(1, asked.people):
                seats[at] = Seat(("Ondra", "Babi", "Táta")[at - 1])
            window.games.start("quiddler", seats, options, seed=asked.seed)
            spin(0.3)
            robot = Robot(window, judge, asked.by, photograph)
            started = time.monotonic()
            try:
                robot.play_alone() if asked.seats == 1 else robot.play()
            except BaseException:
                photograph("failed")
                raise
            print(name, round(time.monotonic() - started, 1), robot.done, failures, flush=True)
    application.quit()
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
