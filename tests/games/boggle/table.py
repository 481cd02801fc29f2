"""A table to test the view at: a real match, a small word list, a known board, no clock of its own."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from app.engine.match import Match
from app.engine.rules import Seat
from app.games.boggle import board, shake
from app.games.boggle.rules import BoggleRules
from app.games.boggle.screen.view import BoggleView
from app.lexicon.policy import Judgement, Reason
from app.tabletop.context import SeatLook, ViewContext, ViewSettings
from app.widgets.look import theme
from app.widgets.sounds import Sounds
from tests.games.driver import Driver

GRID = tuple("DTÍÝOSANKPEŽALÁŘ")
TURNS = (0, 1, 2, 3) * 4
WORDS = frozenset({"sklář", "sklep", "kapsa", "pes", "žena", "pláž", "osa", "na", "laň", "sklo"})


class Words:
    """A word list of ten words; PE is a proper name."""

    def of_today(self) -> Words:
        return self

    def judge(self, word: str, said: str | None = None) -> Judgement:
        if word in WORDS:
            return Judgement(word, True)
        return Judgement(word, False, Reason("name" if word == "pe" else "unknown"))

    def solve(self, grid: Sequence[str], *, fold: bool, min_len: int) -> list[str]:
        return [word for word in WORDS if board.has_path(grid, word, fold=fold)]

    solve_common = solve

    def struck_off(self, grid: Sequence[str], *, fold: bool, min_len: int) -> list[str]:
        return []


class TableForTests:
    """A window with a view in it and hands to play with."""

    def __init__(
        self,
        qtbot: Any,
        monkeypatch: pytest.MonkeyPatch,
        *,
        seats: Sequence[Seat] = (Seat("Žofie"), Seat("Liška", "ai", 3)),
        options: dict[str, Any] | None = None,
        settings: ViewSettings | None = None,
        reduced: bool = True,
        coarse: frozenset[str] = frozenset(),
    ) -> None:
        shaken = shake.ShakenDice(GRID, tuple(range(16)), (0,) * 16, TURNS)
        monkeypatch.setattr(shake, "shaken", lambda *_: shaken)
        monkeypatch.setattr(shake.ShakenDice, "check", lambda *_: None)  # no dice show this board
        monkeypatch.setattr(BoggleRules, "setup", lambda *_: {"first_shaker": 0})
        # Not installed anew: dressing the whole application costs more than a test.
        look = theme.current()
        look.set_kind("light")
        look.set_scale(1.0)
        look.set_text_size(1.0)
        look.set_reduced_motion(reduced)
        looks = tuple(
            SeatLook(
                seat.name, seat.name[0] if seat.is_person else f"level:{seat.level}", is_person=seat.is_person
            )
            for seat in seats
        )
        referee, self.settings = Words(), settings or ViewSettings()
        self.context = context = ViewContext(
            looks,
            Sounds(),
            self.settings,
            coarse=coarse.__contains__,
            takes=lambda word: referee.judge(word).accepted,
        )
        self.view = BoggleView(context)
        qtbot.addWidget(self.view, before_close_func=lambda _: self.driver.controller.leave())
        self.view.resize(1280, 740)
        agreed = {"board": "any", **(options or {})}
        match: Match[Any, Any] = Match.new(BoggleRules(referee), seats, 1, agreed)
        self.driver = Driver(match)
        self.driver.view = self.view
        self.qtbot = qtbot
        self.subtitles: list[str] = []
        self.view.subtitle_changed.connect(self.subtitles.append)
        self.view.show()
        qtbot.waitExposed(self.view)
        self.view.activateWindow()
        self.driver.start()
        self.table, self.board, self.strip = self.view.table, self.view.table.board, self.view.table.strip

    def words(self) -> list[str]:
        """What the person at the screen has written."""
        return [entry.word for entry in self.driver.seen.mine]

    # Hands ------------------------------------------------------------------------------------

    def shake(self) -> None:
        """Shake shortly with the button and wait until words can be written."""
        QTest.mouseClick(self.strip.shake, Qt.MouseButton.LeftButton)
        self.qtbot.waitUntil(lambda: self.board.box.readable, timeout=4000)
        QApplication.processEvents()

    def point(self, cell: int) -> QPoint:
        return self.board.box.cell_rect(cell).center().toPoint()

    def drag(self, *cells: int, release: bool = True) -> None:
        """Slide over the dice without lifting the finger."""
        points = [self.point(cell) for cell in cells]
        QTest.mousePress(self.board, Qt.MouseButton.LeftButton, pos=points[0])
        for start, end in itertools.pairwise(points):
            for step in range(1, 9):
                QTest.mouseMove(self.board, start + (end - start) * step / 8)
        if release:
            QTest.mouseRelease(self.board, Qt.MouseButton.LeftButton, pos=points[-1])

    def click(self, *cells: int) -> None:
        for cell in cells:
            QTest.mouseClick(self.board, Qt.MouseButton.LeftButton, pos=self.point(cell))

    def type(self, text: str) -> None:
        """Letters as the field gets them from any keyboard layout."""
        for letter in text:
            QTest.keyClick(self.strip.field, letter) if letter.isascii() else self.compose(letter)

    def compose(self, letter: str) -> None:
        """A letter that a dead key or an input method brings."""
        from PySide6.QtGui import QInputMethodEvent

        event = QInputMethodEvent("ˇ", [])
        QApplication.sendEvent(self.strip.field, event)
        done = QInputMethodEvent("", [])
        done.setCommitString(letter)
        QApplication.sendEvent(self.strip.field, done)

    def key(self, key: Qt.Key, widget: QWidget | None = None) -> None:
        target = widget or QApplication.focusWidget()
        assert target is not None
        QTest.keyClick(target, key)

    # Eyes -------------------------------------------------------------------------------------

    @property
    def lit(self) -> tuple[int, ...]:
        return tuple(self.board.box.picture.path)

    @property
    def answer(self) -> str:
        return self.board.box.picture.answer

    @property
    def message(self) -> str:
        return self.table.side.message.message()
