"""The sounds of the program (DESIGN section 6): which there are, and playing them without ever waiting.

Qt's multimedia part costs some 35 ms and 20 MB (half of that without its FFmpeg plugin, which sounds
do not need), so it is loaded after the window has appeared (:meth:`Sounds.prepare`) and only where
there is somewhere to play to. Where there is not, the program is simply quiet. The files are made by
``packaging/sounds/make.py``.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from enum import Enum
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QLoggingCategory, QObject, QVariantAnimation, Slot
from PySide6.QtGui import QGuiApplication

from app.paths import resource
from app.widgets.later import soon

if TYPE_CHECKING:
    from PySide6.QtMultimedia import QMediaDevices, QSoundEffect

ENDLESS = -2
"""``QSoundEffect.Loop.Infinite``, known without loading the module."""
FADE_MS = 70
"""A loop that is stopped fades this long, so that it does not click."""


class Sound(Enum):
    """Everything that can be heard. The value is the stem of its files; see :func:`file_names`."""

    SHAKE = "shake"
    """The rattling box, a loop of 1.2 s."""
    SHAKE_END = "shake_end"
    """The dice drop into their places."""
    SETTLE = "settle"
    """One die settles; ``step`` turns through four variants."""
    LETTER = "letter"
    """A letter joins the path; ``step`` 0 is the first letter, each later one sounds higher."""
    WORD_OK = "word_ok"
    WORD_NO = "word_no"
    DUPLICATE = "duplicate"
    CLOCK = "clock"
    """A second of the last ten; ``step`` turns through tick and tock."""
    ROUND_END = "round_end"
    VICTORY = "victory"
    TAP = "tap"
    """A button."""
    PICK_UP = "pick_up"
    CARD_PLACE = "card_place"
    SHUFFLE = "shuffle"
    TILE = "tile"
    """A wooden tile is laid; ``step`` turns through three variants."""
    CHALLENGE_WON = "challenge_won"
    """A word that was doubted falls."""
    CHALLENGE_LOST = "challenge_lost"
    """A word that was doubted stands."""
    CARD_DRAW = "card_draw"
    GO_OUT = "go_out"
    """Somebody lays the whole hand: cards fall, bars ring."""
    FULL_LINE = "full_line"
    """A complete line of six: three notes."""
    ANIMAL = "animal"
    """An animal is pleased, softly; ``step`` 0 is the hare, 4 the lynx."""


TIMER_SOUNDS = frozenset({Sound.CLOCK, Sound.ROUND_END})
"""What the switch "timer" rules; all other sounds belong to "effects"."""
_VARIANTS = {
    Sound.SETTLE: ("settle_{}", 4),
    Sound.CLOCK: ("clock_{}", 2),
    Sound.LETTER: ("letter_{:02}", 12),
    Sound.TILE: ("tile_{}", 3),
    Sound.ANIMAL: ("animal_{}", 5),
}


def file_names(sound: Sound) -> tuple[str, ...]:
    """The files of a sound in the order of its steps."""
    stem, count = _VARIANTS.get(sound, (sound.value, 1))
    return tuple(f"{stem.format(i)}.wav" for i in range(count))


class Voice(Protocol):
    """One loaded file, as ``QSoundEffect`` is one."""

    def play(self) -> None: ...
    def stop(self) -> None: ...
    def setVolume(self, volume: float, /) -> None: ...
    def setLoopCount(self, count: int, /) -> None: ...


class Device(Protocol):
    """Where sounds go. Opening one raises ``ImportError`` or ``OSError`` where none can be had."""

    def is_present(self) -> bool: ...
    def voice(self, path: Path) -> Voice: ...


class Sounds(QObject):
    """Plays sounds, if it can; no method waits or raises.

    Until :meth:`prepare` has done its work nothing is heard: a sound that comes late is worse than none.
    """

    def __init__(
        self,
        parent: QObject | None = None,
        *,
        open_device: Callable[[QObject], Device] | None = None,
    ) -> None:
        super().__init__(parent)
        self._open_device = open_device or _open_qt_device
        self._device: Device | None = None
        self._asked = False
        self._voices: dict[str, Voice] = {}
        self._looping: set[Sound] = set()
        self._fading: dict[Sound, QVariantAnimation] = {}
        self._effects = True
        self._timer = True
        self._volume = 0.8

    def set_effects(self, on: bool) -> None:
        """Switches everything but the timer's sounds; a running loop ends."""
        self._effects = on
        self._silence_forbidden()

    def set_timer(self, on: bool) -> None:
        """Switches the ticking of the last ten seconds and the end of the round."""
        self._timer = on
        self._silence_forbidden()

    def set_volume(self, volume: float) -> None:
        """Sets the loudness, 0 to 1 as on a slider (felt loudness, not amplitude)."""
        self._volume = min(1.0, max(0.0, volume))
        for voice in self._voices.values():
            voice.setVolume(self._amplitude())
        self._silence_forbidden()

    def is_on(self, sound: Sound) -> bool:
        """Whether the switches and the volume let this sound be heard."""
        return self._volume > 0 and (self._timer if sound in TIMER_SOUNDS else self._effects)

    def prepare(self) -> None:
        """Loads everything, in small pieces from the event loop, once. Call it after the window is up."""
        if not self._asked:
            self._asked = True
            soon(self, self._connect)

    def play(self, sound: Sound, step: int = 0) -> None:
        """Plays a sound once. Steps beyond the last pitch of LETTER stay on it; other sounds start again."""
        self.prepare()
        if not self.is_on(sound):
            return
        names = file_names(sound)
        voice = self._voice(names[min(step, len(names) - 1) if sound is Sound.LETTER else step % len(names)])
        if voice is not None:
            voice.play()

    def start_loop(self, sound: Sound) -> None:
        """Plays a sound over and over until :meth:`stop_loop`."""
        self.prepare()
        if sound in self._looping or not self.is_on(sound):
            return
        voice = self._voice(file_names(sound)[0])
        if voice is None:
            return
        fade = self._fading.pop(sound, None)
        if fade is not None:
            fade.stop()
        self._looping.add(sound)
        voice.setVolume(self._amplitude())
        voice.setLoopCount(ENDLESS)
        voice.play()

    def stop_loop(self, sound: Sound) -> None:
        """Lets a loop fade out quickly; does nothing if it is not running."""
        if sound not in self._looping:
            return
        self._looping.discard(sound)
        voice = self._voices[file_names(sound)[0]]
        fade = QVariantAnimation(self)
        fade.setDuration(FADE_MS)
        fade.setStartValue(self._amplitude())
        fade.setEndValue(0.0)
        fade.valueChanged.connect(voice.setVolume)
        fade.finished.connect(lambda: self._end_loop(sound, voice))
        self._fading[sound] = fade
        fade.start(QVariantAnimation.DeletionPolicy.DeleteWhenStopped)

    def _end_loop(self, sound: Sound, voice: Voice) -> None:
        self._fading.pop(sound, None)
        voice.stop()
        voice.setLoopCount(1)
        voice.setVolume(self._amplitude())

    def _silence_forbidden(self) -> None:
        for sound in list(self._looping):
            if not self.is_on(sound):
                self.stop_loop(sound)

    def _amplitude(self) -> float:
        return self._volume * self._volume

    def _voice(self, name: str) -> Voice | None:
        device = self._device
        if device is None or not device.is_present():
            return None
        voice = self._voices.get(name)
        if voice is None:
            voice = device.voice(resource("sounds") / name)
            voice.setVolume(self._amplitude())
            self._voices[name] = voice
        return voice

    @Slot()
    def _connect(self) -> None:
        try:
            self._device = self._open_device(self)
        except (ImportError, OSError):  # the part is not installed, or a system library is missing
            return
        self._load_next([name for sound in Sound for name in file_names(sound)])

    def _load_next(self, names: list[str]) -> None:
        """Loads one file and comes back for the next when the event loop has nothing better to do."""
        if names and self._voice(names[0]) is not None:
            soon(self, lambda: self._load_next(names[1:]))


class _QtDevice:
    """The default output of the system; follows it when it changes."""

    def __init__(self, devices: QMediaDevices, effect: type[QSoundEffect]) -> None:
        self._devices = devices
        self._effect = effect
        self._loaded: list[QSoundEffect] = []
        self._present = not devices.defaultAudioOutput().isNull()
        devices.audioOutputsChanged.connect(self._follow)

    def is_present(self) -> bool:
        """Whether there is a default output just now."""
        return self._present

    def voice(self, path: Path) -> Voice:
        """A file, ready to be played (it is read in the background)."""
        from PySide6.QtCore import QUrl  # start-up time

        voice = self._effect(self._devices)
        voice.setSource(QUrl.fromLocalFile(str(path)))
        self._loaded.append(voice)
        return voice

    def _follow(self) -> None:
        output = self._devices.defaultAudioOutput()
        self._present = not output.isNull()
        if self._present:
            for voice in self._loaded:
                if voice.audioDevice() != output:
                    voice.setAudioDevice(output)


def _open_qt_device(owner: QObject) -> Device:
    """The system's output through QtMultimedia; raises OSError where there cannot be one."""
    if not _may_have_output():
        raise OSError("no sound output")
    # Qt reports at length what it did not need to find; nobody can act on it.
    QLoggingCategory.setFilterRules("qt.multimedia*=false")
    from PySide6.QtMultimedia import QMediaDevices, QSoundEffect  # start-up time: see the top

    return _QtDevice(QMediaDevices(owner), QSoundEffect)


def _may_have_output() -> bool:
    """Whether it is worth loading QtMultimedia: it is costly, and noisy where no sound server runs."""
    if QGuiApplication.platformName() in ("offscreen", "minimal"):
        return False
    if not sys.platform.startswith("linux") or os.environ.get("PULSE_SERVER"):
        return True
    runtime = Path(os.environ.get("XDG_RUNTIME_DIR") or f"/run/user/{os.getuid()}")
    servers = (runtime / "pulse" / "native", runtime / "pipewire-0", Path("/run/pulse/native"))
    return any(server.exists() for server in servers)
