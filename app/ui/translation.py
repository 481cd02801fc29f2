"""Which language the program speaks, and switching it while it runs."""

from __future__ import annotations

import contextlib
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QObject, QTranslator

from app.paths import resource

LANGUAGES = ("cs", "en")
SYSTEM = "system"


def resolve(choice: str) -> str:
    """The language for a choice; ``system`` gives Czech on Czech and Slovak desktops, else English."""
    if choice in LANGUAGES:
        return choice
    spoken = (name.split("-")[0].split("_")[0].lower() for name in QLocale.system().uiLanguages())
    for language in spoken:
        if language in LANGUAGES:
            return language
        if language == "sk":
            return "cs"
    return "en"


class Translation(QObject):
    """Installs the translators of one language in the application; widgets hear of it from Qt
    (``QEvent.LanguageChange``)."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._installed: list[tuple[QTranslator, bytes]] = []
        self._language = ""

    @property
    def language(self) -> str:
        """``cs`` or ``en``."""
        return self._language

    def set_choice(self, choice: str) -> None:
        """Speak the language of a choice (``system``, ``cs``, ``en``)."""
        language = resolve(choice)
        if language == self._language:
            return
        self.withdraw()
        self._language = language
        QLocale.setDefault(QLocale(language))
        of_qt = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))
        self._install(resource("translations") / f"slovohratky_{language}.qm")
        self._install(of_qt / f"qtbase_{language}.qm")

    def withdraw(self) -> None:
        """Take the translators out of the application: it speaks as the code does, English."""
        QLocale.setDefault(QLocale("en"))
        for translator, _ in self._installed:
            QCoreApplication.removeTranslator(translator)
            translator.deleteLater()
        self._installed.clear()

    def _install(self, file: Path) -> None:
        """From a copy in memory: a file that an update writes anew would end the program that has it open.

        Without a file the texts are as they are in the code."""
        with contextlib.suppress(OSError):
            translator, texts = QTranslator(self), file.read_bytes()
            if translator.load(texts) and QCoreApplication.installTranslator(translator):
                self._installed.append((translator, texts))  # Qt reads on in the bytes
