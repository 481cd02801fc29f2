"""Which language the program speaks, and switching it while it runs."""

from __future__ import annotations

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
        self._installed: list[QTranslator] = []
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
        self._install(f"slovohratky_{language}", str(resource("translations")))
        self._install(f"qtbase_{language}", QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))

    def withdraw(self) -> None:
        """Take the translators out of the application."""
        for translator in self._installed:
            QCoreApplication.removeTranslator(translator)
        self._installed.clear()

    def _install(self, name: str, folder: str) -> None:
        translator = QTranslator(self)
        if translator.load(name, folder) and QCoreApplication.installTranslator(translator):
            self._installed.append(translator)
