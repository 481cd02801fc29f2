"""What the desktop is set to that Qt does not tell: whether it wants little motion."""

from __future__ import annotations

import configparser
import shutil
import sys
from pathlib import Path

from PySide6.QtCore import QObject, QProcess, QStandardPaths, Signal
from shiboken6 import isValid

_SPI_GETCLIENTAREAANIMATION = 0x1042


class SystemMotion(QObject):
    """Asks the desktop, without waiting, whether it wants little motion.

    Signals: answered(bool reduced): not sent when nobody knows.
    """

    answered = Signal(bool)

    def ask(self) -> None:
        """Start asking; the answer comes by `answered`."""
        if sys.platform == "win32":
            self._ask_windows()
        elif sys.platform == "darwin":
            self._ask_program("defaults", ["read", "com.apple.universalaccess", "reduceMotion"], "1")
        elif not self._ask_kde():
            self._ask_program(
                "gsettings", ["get", "org.gnome.desktop.interface", "enable-animations"], "false"
            )

    def _ask_windows(self) -> None:
        import ctypes  # on Windows only

        animated = ctypes.c_int(1)
        user32 = getattr(ctypes, "windll").user32  # noqa: B009  (there is no windll elsewhere)
        if user32.SystemParametersInfoW(_SPI_GETCLIENTAREAANIMATION, 0, ctypes.byref(animated), 0):
            self.answered.emit(not animated.value)

    def _ask_kde(self) -> bool:
        folder = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.GenericConfigLocation)
        file = configparser.ConfigParser(strict=False, interpolation=None)
        try:
            file.read(Path(folder) / "kdeglobals", encoding="utf-8")
            factor = file.getfloat("KDE", "AnimationDurationFactor")
        except (configparser.Error, ValueError, OSError):
            return False
        self.answered.emit(factor == 0.0)
        return True

    def _ask_program(self, program: str, arguments: list[str], calm: str) -> None:
        if shutil.which(program) is None:
            return
        process = QProcess(self)

        def read() -> None:
            text = bytes(process.readAllStandardOutput().data()).decode(errors="replace").strip()
            if text:
                self.answered.emit(text == calm)
            process.deleteLater()

        def leave() -> None:
            """The window has gone first: Qt complains of a program that still runs."""
            if isValid(process):
                process.finished.disconnect(read)
                process.kill()
                process.waitForFinished(1_000)

        process.finished.connect(read)
        self.destroyed.connect(leave)
        process.start(program, arguments)
