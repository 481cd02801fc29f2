"""A kept game gone through again on its own table, forwards and back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from app.engine.record import Record
from app.engine.story import Story
from app.engine.turn import Turn
from app.tabletop.context import ViewSettings
from app.tabletop.face import Face
from app.tabletop.screen import TableScreen
from app.ui.pages.past.page import PastPage
from app.ui.pages.past.transport import Transport
from app.ui.services import Services
from app.widgets.announcing import announce
from app.widgets.controls.bar_button import BarButton

HEARD_MS = 150
"""Whoever goes on sooner does not want to hear of it."""


class ReplayPage(PastPage):
    """The table, and the strip under it."""

    def __init__(self, services: Services, face: Face, record: Record, settings: ViewSettings) -> None:
        super().__init__(services, face, record, settings)
        self._viewer: int | None = None
        self._heard = 0
        self._say = QTimer(self, singleShot=True, interval=HEARD_MS)
        self._say.timeout.connect(self._tell)
        self.transport = Transport(self.looks.names(), self)
        self.transport.went.connect(self._go)
        self.transport.viewer_chosen.connect(self._look_with)
        self.column.addWidget(self.transport)
        self.same_button = BarButton("redo", self)
        self.say(self.same_button.set_words, lambda: self.tr("Same deal"))
        self.same_button.clicked.connect(lambda: self.deal_again(same=True))
        self.bar.add_widget(self.same_button)
        self.say(self.bar.title.setText, lambda: self.tr("Replay: {game}").format(game=face.title()))

    def begin(self, story: Story, view: TableScreen) -> None:
        view.next_round_requested.connect(lambda: self.transport.step(1))
        self.transport.begin(len(story))
        self._show(0)

    def _go(self, stop: int, forward: bool) -> None:
        assert self.story is not None
        self._show(stop, self.story.turns_to(stop, self._viewer) if forward else ())
        self._heard = stop
        self._say.start()

    def _tell(self) -> None:
        """Whoever steps without seeing hears what was done, once it stands there."""
        story, view = self.story, self.view
        if story is None or view is None:
            return
        if view.is_acting():
            self._say.start()
            return
        turns = [one for one in story.turns_to(self._heard, self._viewer) if one.seat is not None]
        if turns and turns[-1].seat is not None:
            told = view.heard(turns[-1], self.looks.names()[turns[-1].seat])
            if told:
                announce(self.transport, told)

    def _look_with(self, viewer: int | None) -> None:
        self._viewer = viewer
        self._show(self.transport.stop)

    def _show(self, stop: int, turns: Sequence[Turn] = ()) -> None:
        """Some tables want the keyboard for every position; here it stays with who steps."""
        had = cast("QWidget | None", self.window().focusWidget())
        self.show_stop(stop, self._viewer, turns)
        if had is not None and self.transport.isAncestorOf(had):
            had.setFocus(Qt.FocusReason.OtherFocusReason)

    def interrupt(self) -> None:
        """Another page lies over this one."""
        self.transport.halt()
        self._say.stop()

    def first_focus(self) -> QWidget:
        return self.transport.slider

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """What the table does not want: steps, the start and the end, and what the buttons do."""
        transport, key = self.transport, event.key()
        done = {
            Qt.Key.Key_Left: lambda: transport.step(-1),
            Qt.Key.Key_Right: lambda: transport.step(1),
            Qt.Key.Key_Home: lambda: transport.jump(0),
            Qt.Key.Key_End: lambda: transport.jump(transport.slider.maximum()),
            Qt.Key.Key_Space: transport.toggle,
            Qt.Key.Key_E: transport.choose_next_viewer,
            Qt.Key.Key_S: transport.faster,
        }.get(Qt.Key(key))
        if done is None or self.story is None:
            super().keyPressEvent(event)
        else:
            done()
