"""The bar of a table: back and name, then what the game offers, projection, and a menu with all else."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtGui import QCursor
from PySide6.QtWidgets import QWidget

from app.tabletop.context import BarTool, Place, ViewSettings
from app.widgets.controls.bar_button import BarButton, MenuButton
from app.widgets.sheets.menu import MenuLine, keyed
from app.widgets.sheets.topbar import TopBar
from app.widgets.spoken import Spoken

LOOK_MS = 250
STAY_MS = 3_000


class QuietBar(QObject):
    """On the projector some controls of the bar stay away until the mouse moves; they keep their places."""

    def __init__(self, controls: Sequence[QWidget], settings: ViewSettings, page: QWidget) -> None:
        super().__init__(page)
        self._controls: list[QWidget] = []
        self._settings = settings
        self._at = QCursor.pos()
        self._still = 0
        for control in controls:
            self.hide_too(control)
        self._timer = QTimer(self)
        self._timer.setInterval(LOOK_MS)
        self._timer.timeout.connect(self._look)
        settings.changed.connect(self._follow)
        self._follow()

    def hide_too(self, control: QWidget) -> None:
        """Hide and show this control as well."""
        policy = control.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        control.setSizePolicy(policy)
        self._controls.append(control)

    def _follow(self) -> None:
        self._still = 0
        if self._settings.big_picture:
            self._timer.start()
        else:
            self._timer.stop()
            self._show(True)

    def _look(self) -> None:
        at = QCursor.pos()
        in_use = any(control.hasFocus() for control in self._controls)
        self._still = 0 if at != self._at or in_use else self._still + LOOK_MS
        self._at = at
        self._show(self._still < STAY_MS)

    def _show(self, shown: bool) -> None:
        for control in self._controls:
            control.setVisible(shown)


class TableBar(Spoken, TopBar):
    """Signals:
    dictionary_requested(), explaining_requested(), rules_requested(), sound_requested(),
    projector_requested(), settings_requested(), copy_requested(), code_requested(),
    print_requested(), replay_requested(): chosen here.
    """

    dictionary_requested = Signal()
    explaining_requested = Signal()
    rules_requested = Signal()
    sound_requested = Signal()
    projector_requested = Signal()
    settings_requested = Signal()
    copy_requested = Signal()
    code_requested = Signal()
    print_requested = Signal()
    replay_requested = Signal()

    def __init__(self, title: str, parent: QWidget, *, emblem: str) -> None:
        super().__init__(title, parent, emblem=emblem)
        self._tools: list[BarTool] = []
        self.sounds_on = self.explains = False
        self.more_lines: Callable[[], Sequence[MenuLine]] = tuple
        """What else stands in the menu just now."""
        self.purpose: Callable[[], str] = str
        """What the game is for, where it is for something."""
        self._home = True
        self.say(self.set_back_name, self._back_name)

    def say_back(self) -> None:
        """The way back leads to where the game was opened from."""
        self._home = False
        self.set_back_name(self._back_name())

    def _back_name(self) -> str:
        return self.tr("Put the game aside and go home") if self._home else self.tr("Go back")

    def furnish(self, tools: Sequence[BarTool], is_over: Callable[[], bool]) -> None:
        """Make the buttons, with those tools of the game; is_over: whether it can be replayed."""
        self._tools, self._is_over = list(tools), is_over
        for tool in self._at(Place.BACK):
            self._add_tool(tool, lambda: self.tr("Undo"))
        self.help_button = self._menu("bulb", lambda: self._lines(Place.HELP))
        self.say(self.help_button.set_words, lambda: self.tr("Help me"))
        self.help_button.setVisible(bool(self._at(Place.HELP)))
        for tool in self._at(Place.RECORD):
            self._add_tool(tool, lambda: self.tr("Record"))
        self.projector_button = BarButton("proj", self)
        self.projector_button.clicked.connect(self.projector_requested)
        self.add_widget(self.projector_button)
        self.say(self.projector_button.set_words, lambda: self.tr("Projection"))
        self.more_button = self._menu("dots", self._more)
        self.say(lambda name: self.more_button.set_words("", name), lambda: self.tr("More"))

    def tell(self, text: str) -> None:
        """What the table says of itself, after what the game is for."""
        self.subtitle.setText(" · ".join(filter(None, (self.purpose(), text))))

    def take_back(self) -> None:
        """What the first tool that takes back does, where it can."""
        for tool in self._at(Place.BACK)[:1]:
            if tool.enabled:
                tool.triggered.emit()

    def _at(self, place: Place) -> list[BarTool]:
        return [tool for tool in self._tools if tool.place is place]

    def _menu(self, icon: str, lines: Callable[[], Sequence[MenuLine]]) -> MenuButton:
        button = MenuButton(icon, lines, self)
        self.add_widget(button)
        return button

    def _add_tool(self, tool: BarTool, words: Callable[[], str]) -> None:
        button = BarButton(tool.icon, self)
        button.clicked.connect(tool.triggered.emit)
        self.add_widget(button)

        def follow() -> None:
            button.set_words(words(), tool.name())
            button.setEnabled(tool.enabled)

        tool.changed.connect(follow)
        follow()

    def _lines(self, place: Place) -> list[MenuLine]:
        return [
            MenuLine(words, tool.triggered.emit, tool.icon, key, tool.enabled)
            for tool in self._at(place)
            for words, key in (keyed(tool.name()),)
        ]

    def _more(self) -> list[MenuLine]:
        """All that a table has no button for."""
        sound = self.tr("Switch sounds off") if self.sounds_on else self.tr("Switch sounds on")
        meant = MenuLine(self.tr("What the words mean"), self.explaining_requested.emit, "info", "F3")
        replay = MenuLine(self.tr("Replay the game"), self.replay_requested.emit, "eye")
        return [
            *self._lines(Place.MORE),
            *self.more_lines(),
            *([replay] if self._is_over() else []),
            MenuLine(self.tr("Code of the game"), self.code_requested.emit, "share"),
            MenuLine(self.tr("Print…"), self.print_requested.emit, "print"),
            MenuLine(self.tr("Dictionary"), self.dictionary_requested.emit, "book", "F2"),
            *([meant] if self.explains else []),
            MenuLine(self.tr("Rules"), self.rules_requested.emit, "help", "F1"),
            MenuLine(sound, self.sound_requested.emit, "mute" if self.sounds_on else "sound"),
            MenuLine(self.tr("Save a copy…"), self.copy_requested.emit, "save", "Ctrl+S"),
            MenuLine(self.tr("Settings"), self.settings_requested.emit, "gear"),
        ]
