"""The settings take effect: look, text size, motion, sounds, language; and what the desktop wants."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QGuiApplication

from app.storage.settings import Preferences
from app.ui.services import Services
from app.widgets.look.motion import Pace

if TYPE_CHECKING:
    from app.tabletop.context import ViewSettings


class Appearance(QObject):
    """Brings the settings into force and keeps to them.

    Signals:
        projector_changed(): the projector look was switched on or off.
        sound_changed(): other sounds are on, or the volume is another one.
    """

    projector_changed = Signal()
    sound_changed = Signal()

    def __init__(
        self, services: Services, keep: Callable[[Callable[[], object]], bool], parent: QObject | None = None
    ) -> None:
        """keep: does something that writes a file and tells the person when it fails."""
        super().__init__(parent)
        self._services, self._keep = services, keep
        self._calm_desktop = False
        self._projecting = services.theme.kind == "projector"
        self._hints = QGuiApplication.styleHints()  # kept: what hangs on it goes with it
        self._accessibility = self._hints.accessibility()
        self._accessibility.contrastPreferenceChanged.connect(self._contrast_changed)
        self._contrast_changed()

    @cached_property
    def view_settings(self) -> ViewSettings:
        """What every table obeys; made for the first one (start-up time)."""
        from app.tabletop.context import ViewSettings

        settings = self._services.settings.current
        made = ViewSettings(
            easy_letters=settings.easy_letters,
            big_picture=self._projecting,
            aids=settings.aids,
            parent=self,
        )
        made.easy_letters_chosen.connect(lambda: self._remember(easy_letters=True))
        made.aid_chosen.connect(
            lambda name, on: self._remember(aids={**self._services.settings.current.aids, name: on})
        )
        return made

    @property
    def projecting(self) -> bool:
        return self._projecting

    def ask_desktop(self) -> None:
        """Find out what the desktop wants; call it after the window has appeared."""
        from app.ui.window.desktop_motion import SystemMotion  # start-up time

        motion = SystemMotion(self)
        motion.answered.connect(self._desktop_answered)
        motion.ask()

    def _desktop_answered(self, reduced: bool) -> None:
        self._calm_desktop = reduced
        self._apply_motion(self._services.settings.current)

    def _contrast_changed(self) -> None:
        wanted = self._services.settings.current.contrast
        asked = self._accessibility.contrastPreference() == Qt.ContrastPreference.HighContrast
        self._services.theme.set_high_contrast(wanted == "high" or (wanted == "system" and asked))

    def project(self, on: bool) -> None:
        """Switch the projector look for now; the chosen theme stays in the settings."""
        if on != self._projecting:
            self._projecting = on
            self._apply_theme(self._services.settings.current)
            self._tell_projecting()

    def _remember(self, **settings: object) -> None:
        self._keep(lambda: self._services.settings.change(**settings))

    def change(self, name: str, value: object) -> None:
        """Keep a setting and bring it into force; what the command line chose stays for the others."""
        self._remember(**{name: value})
        services, wanted = self._services, self._services.settings.current
        if name == "theme":
            projecting, self._projecting = self._projecting, wanted.theme == "projector"
            self._apply_theme(wanted)
            if projecting != self._projecting:
                self._tell_projecting()
        elif name == "contrast":
            self._contrast_changed()
        elif name == "text_size":
            services.theme.set_text_size(wanted.text_size / 100)
        elif name == "motion":
            self._apply_motion(wanted)
        elif name == "pace":
            Pace.choose(wanted.pace)
        elif name == "easy_letters":
            self.view_settings.update(easy_letters=wanted.easy_letters)
        elif name == "language":
            services.translation.set_choice(wanted.language)
        else:
            self.apply_sounds()

    def _tell_projecting(self) -> None:
        self.view_settings.update(big_picture=self._projecting)
        self.projector_changed.emit()

    def toggle_sound(self) -> None:
        """All sounds off, or on again."""
        now = self._services.settings.current
        on = not ((now.effects or now.timer) and now.volume > 0)
        self._remember(effects=on, timer=on, volume=now.volume or 80)
        self.apply_sounds()

    def apply_sounds(self) -> None:
        """Bring the switches of sounds and the volume into force."""
        wanted, sounds = self._services.settings.current, self._services.sounds
        sounds.set_effects(wanted.effects)
        sounds.set_timer(wanted.timer)
        sounds.set_volume(wanted.volume / 100)
        self.sound_changed.emit()

    def _apply_theme(self, wanted: Preferences) -> None:
        own = "light" if wanted.theme == "projector" else wanted.theme
        self._services.theme.set_kind("projector" if self._projecting else own)

    def _apply_motion(self, wanted: Preferences) -> None:
        calm = wanted.motion == "reduced" or (wanted.motion == "system" and self._calm_desktop)
        self._services.theme.set_reduced_motion(calm)
