"""Settings: everything works at once, nothing has to be confirmed."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Qt, QUrl, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QWidget

from app.lexicon.policy import TAKES_SPOKEN
from app.paths import user_data_dir
from app.storage.settings import TEXT_SIZES
from app.tabletop.options import OptionPair
from app.ui import faces, guiding
from app.ui.desktop import newer_version, outside
from app.ui.pages.about import credits
from app.ui.pages.backup_panel import BackupPanel
from app.ui.pages.household_panel import HouseholdPanel
from app.ui.pages.stage_page import BarPage
from app.ui.services import Services
from app.ui.words import word_notes
from app.widgets import boxes
from app.widgets.controls.buttons import PaperButton
from app.widgets.controls.label import Label
from app.widgets.controls.scroll import PaperScroll
from app.widgets.controls.segmented import Segmented
from app.widgets.controls.slider import Slider
from app.widgets.controls.toggle import Toggle
from app.widgets.look import theme
from app.widgets.names import listed
from app.widgets.sheets.panel import Panel
from app.widgets.sounds import Sound

CONTENT = 1240
TWO_COLUMNS = 1000
"""Design width from which panels stand in two columns."""


class SettingsPage(BarPage):
    """Look, sound, play, the household's words, files, credits.

    Signals:
        change_requested(str name, object value): one setting; the window stores and applies it.
        about_requested(): credits and licences.
    """

    change_requested = Signal(str, object)
    about_requested = Signal()

    def __init__(self, services: Services) -> None:
        super().__init__()
        self._services = services
        self._telling = True
        self.say(self.bar.title.setText, lambda: self.tr("Settings"))
        self.household = HouseholdPanel(services.household, self)
        self._left = boxes.column(self._look_panel(), self._sound_panel(), self._play_panel())
        self.backup = BackupPanel(services, self)
        self._right = boxes.column(self.household, self._files_panel(), self.backup, self._about_panel())
        self._left.addStretch(1)
        self._right.addStretch(1)
        content = QWidget()
        self._columns = QBoxLayout(QBoxLayout.Direction.LeftToRight, content)
        self._columns.addLayout(self._left, 1)
        self._columns.addLayout(self._right, 1)
        self.area = PaperScroll(content, self)
        self.put_below((self.area, 1))
        self.show_values()
        theme.follow_now(self, self._restyle)

    # Panels -----------------------------------------------------------------------------------

    def _look_panel(self) -> Panel:
        panel = Panel("", self, seed=2)
        self.say(panel.set_title, lambda: self.tr("How it looks"))
        self.language = self._choice(panel, "language")
        self.theme_choice = self._choice(panel, "theme")
        self.contrast = self._choice(panel, "contrast")
        self.text_size = self._choice(panel, "text_size")
        self.motion = self._choice(panel, "motion")
        return panel

    def _choice(self, panel: Panel, name: str) -> Segmented:
        """A row with a choice among a few; label and options follow the language."""
        segments = Segmented(self._options(name), getattr(self._services.settings.current, name))
        pair = OptionPair("", segments, roomy=True)

        def name_it(text: str) -> None:
            pair.label.setText(text)
            segments.set_name(text)
            segments.set_options(self._options(name))

        self.say(name_it, lambda: self._label(name))
        segments.choice_changed.connect(lambda value: self.change_requested.emit(name, value))
        panel.body.addWidget(pair)
        return segments

    def _join(self, toggle: Toggle, name: str) -> None:
        def tell(on: bool) -> None:
            if self._telling:
                self.change_requested.emit(name, on)

        toggle.toggled.connect(tell)

    def _guide(self, on: bool) -> None:
        """Whoever sits here, from the beginning in every game, or in none."""
        if self._telling:
            wanted = [face.game for face in faces.faces()] if on else []
            settings = self._services.settings
            self.change_requested.emit("guided", guiding.changed(settings, self._me, wanted))

    @property
    def _me(self) -> str:
        me = self._services.me
        return me.id if me is not None else ""

    def _label(self, name: str) -> str:
        return {
            "language": self.tr("Language"),
            "theme": self.tr("Look"),
            "contrast": self.tr("High contrast"),
            "text_size": self.tr("Text size"),
            "motion": self.tr("Motion"),
            "pace": self.tr("Others' turns"),
        }[name]

    def _options(self, name: str) -> list[tuple[object, str]]:
        options: dict[str, list[tuple[object, str]]] = {
            "language": [("system", self.tr("system")), ("cs", "čeština"), ("en", "English")],
            "theme": [
                ("system", self.tr("system")),
                ("light", self.tr("light")),
                ("dark", self.tr("dark")),
                ("projector", self.tr("projector")),
            ],
            "contrast": [
                ("system", self.tr("as the system")),
                ("high", self.tr("on")),
                ("usual", self.tr("off")),
            ],
            "text_size": [(size, f"{size} %") for size in TEXT_SIZES],
            "motion": [
                ("system", self.tr("system")),
                ("full", self.tr("lively")),
                ("reduced", self.tr("calm")),
            ],
            "pace": [
                ("slow", self.tr("slowly")),
                ("normal", self.tr("as usual")),
                ("quick", self.tr("quickly")),
            ],
        }
        return options[name]

    def _sound_panel(self) -> Panel:
        panel = Panel("", self, seed=3)
        self.effects, self.timer = Toggle(), Toggle()
        self.say(panel.set_title, lambda: self.tr("Sound"))
        self.say(self.effects.setText, lambda: self.tr("Sounds of the game"))
        self.say(self.timer.setText, lambda: self.tr("Clock: last seconds and the end of a round"))
        self._join(self.effects, "effects")
        self._join(self.timer, "timer")
        self.volume = Slider(100, 10)
        self.volume.value_changed.connect(lambda value: self.change_requested.emit("volume", value))
        self.volume.released.connect(lambda: self._services.sounds.play(Sound.WORD_OK))
        volume = OptionPair("", self.volume, roomy=True)
        self.say(volume.label.setText, lambda: self.tr("Volume"))
        self.say(self.volume.setAccessibleName, lambda: self.tr("Volume"))
        for widget in (self.effects, self.timer, volume):
            panel.body.addWidget(widget)
        return panel

    def _play_panel(self) -> Panel:
        panel = Panel("", self, seed=4)
        self.easy_letters = Toggle()
        self.say(panel.set_title, lambda: self.tr("While you play"))
        self.pace = self._choice(panel, "pace")
        self.say(self.easy_letters.setText, lambda: self.tr("Type without háčky and čárky"))
        self.say(self.easy_letters.set_note, lambda: self.tr("sklar writes SKLÁŘ where only that fits"))
        self._join(self.easy_letters, "easy_letters")
        self.school = Toggle()
        self.say(self.school.setText, lambda: self.tr("No vulgar words or insults"))
        self.say(
            self.school.set_note,
            lambda: self.tr(
                "never on boards, in hints, from opponents or in solutions; from the next game on"
            ),
        )
        self._join(self.school, "school")
        self.guided = Toggle()
        self.say(self.guided.setText, lambda: self.tr("Guide me through my next games"))
        self.say(
            self.guided.set_note, lambda: self.tr("a sentence above the table, once in each kind of game")
        )
        self.guided.toggled.connect(self._guide)
        panel.body.addWidget(self.guided)
        self.pictures = Toggle()
        self.say(self.pictures.setText, lambda: self.tr("Pictures beside words"))
        self.say(
            self.pictures.set_note,
            lambda: self.tr("where a word is explained, at tables and in the dictionary"),
        )
        self._join(self.pictures, "pictures")
        boxes.fill(panel.body, self.easy_letters, self.pictures, self.school)
        self.spoken = Toggle()
        self.say(self.spoken.setText, self._spoken_name)
        self.say(
            self.spoken.set_note,
            lambda: self.tr("dobrej, velkýho, klukama, vokno, when people write them; from the next game on"),
        )
        self._join(self.spoken, "spoken")
        panel.body.addWidget(self.spoken)
        return panel

    def _spoken_name(self) -> str:
        """The option of the household about spoken Czech, with the games that it is for."""
        games = listed([word_notes.policy_name(policy) for policy in sorted(TAKES_SPOKEN)])
        return self.tr("Colloquial Czech counts: {games}").format(games=games)

    def _files_panel(self) -> Panel:
        panel = Panel("", self, seed=7)
        place = Label(str(user_data_dir()), "meta", "ink2", wrap=True)
        place.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        note = Label("", "body", "ink", wrap=True)
        button = PaperButton("", "secondary", "folder")
        button.clicked.connect(self._open_folder)
        self.say(panel.set_title, lambda: self.tr("Your files"))
        self.say(note.setText, lambda: self.tr("Saved games, people and words lie on this computer only:"))
        self.say(button.setText, lambda: self.tr("Open the folder"))
        boxes.fill(panel.body, note, place, (button, 0, Qt.AlignmentFlag.AlignLeft))
        return panel

    def _about_panel(self) -> Panel:
        panel = Panel("", self, seed=8)
        version = Label("", "meta_strong", "ink2")
        panel.head.addWidget(version)
        self.say(panel.set_title, lambda: self.tr("About the program"))
        self.say(version.setText, credits.version)
        free = Label("", "body", "ink", wrap=True)
        self.say(free.setText, lambda: self.tr("Free software that stands on the work of many others."))
        button = PaperButton("", "secondary", "info")
        button.clicked.connect(self.about_requested)
        self.say(button.setText, lambda: self.tr("Authors and licences"))
        self.newer = Toggle()
        self.newer.setVisible(newer_version.address() is not None)
        self.say(self.newer.setText, lambda: self.tr("Ask once a month about a newer version"))
        self.say(
            self.newer.set_note,
            lambda: self.tr("only opens a page in the browser, if you say yes"),
        )
        self._join(self.newer, "newer")
        boxes.fill(panel.body, free, (button, 0, Qt.AlignmentFlag.AlignLeft), self.newer)
        return panel

    # Values -----------------------------------------------------------------------------------

    def arrive(self) -> None:
        """Settings and words may have changed elsewhere."""
        self.show_values()
        self.household.refresh()

    def show_values(self) -> None:
        """Take every control from the settings, without telling anybody."""
        now = self._services.settings.current
        values: tuple[tuple[Segmented, Any], ...] = (
            (self.language, now.language),
            (self.theme_choice, now.theme),
            (self.contrast, now.contrast),
            (self.text_size, now.text_size),
            (self.motion, now.motion),
            (self.pace, now.pace),
        )
        for segments, value in values:
            segments.set_value(value)
        pairs = (
            (self.effects, now.effects),
            (self.timer, now.timer),
            (self.guided, bool(guiding.games(self._services.settings, self._me))),
            (self.easy_letters, now.easy_letters),
            (self.pictures, now.pictures),
            (self.school, now.school),
            (self.spoken, now.spoken),
            (self.newer, now.newer),
        )
        self._telling = False
        for toggle, on in pairs:
            toggle.setChecked(on)
        self.volume.set_value(now.volume)
        self._telling = True

    def first_focus(self) -> QWidget:
        return self.language

    def _open_folder(self) -> None:
        folder = user_data_dir()
        if folder.is_dir():
            outside.show(QUrl.fromLocalFile(str(folder)))

    # Layout -----------------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._restyle()

    def _restyle(self) -> None:
        look = theme.current()
        side = max(look.px(24), (self.width() - look.px(CONTENT)) // 2)
        wide = self.width() / look.scale >= TWO_COLUMNS * look.text_size
        down, across = QBoxLayout.Direction.TopToBottom, QBoxLayout.Direction.LeftToRight
        self._columns.setDirection(across if wide else down)
        self._columns.setContentsMargins(side, look.px(6), side, look.px(24))
        self._columns.setSpacing(look.px(20))
        self._left.setSpacing(look.px(16))
        self._right.setSpacing(look.px(16))
