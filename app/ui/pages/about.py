"""Who made what is inside: fonts, words, frequencies, pictures, the program itself."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from app import __version__

translate = QCoreApplication.translate


def version() -> str:
    """Which version this is."""
    return translate("About", "version {version}").format(version=__version__)


def credits() -> tuple[tuple[str, str], ...]:
    """What, and where it comes from with its licence."""
    return (
        (
            translate("About", "Program"),
            translate("About", "Free software under the GNU General Public License, version 2 or later."),
        ),
        (
            translate("About", "Words"),
            translate("About", "From the Czech dictionary for Hunspell (hunspell-cs), GPL-2."),
        ),
        (
            translate("About", "English words"),
            translate("About", "From SCOWL, collected by Kevin Atkinson, who lets everybody use it."),
        ),
        (
            translate("About", "What words mean"),
            translate(
                "About",
                "Definitions from the dictionary of foreign words by Marcel Dopita and others, put "
                "together by Michal Čihař (stardict-czech, GPL-2 or later). Synonyms from the Czech "
                "thesaurus by xHire (mythes-cs, GFDL 1.1 or later). English from FreeDict (eng-ces, "
                "GPL-2 or later).",
            ),
        ),
        (
            translate("About", "How common words are"),
            translate("About", "From the wordfreq project by Robyn Speer, CC BY-SA 4.0."),
        ),
        (
            translate("About", "Type"),
            translate(
                "About",
                "Vollkorn by Friedrich Althausen and Lato by Łukasz Dziedzic, SIL Open Font License 1.1.",
            ),
        ),
        (
            translate("About", "Window and sound"),
            translate("About", "Qt and PySide6 by The Qt Company, LGPL-3. Pictures and sounds are our own."),
        ),
        (
            translate("About", "Underneath"),
            translate(
                "About",
                "Python by the Python Software Foundation (PSF licence) and platformdirs (MIT); packed into "
                "a program of its own by PyInstaller.",
            ),
        ),
        (
            translate("About", "Licences"),
            translate("About", "Their texts come with the program, the GNU GPL and LGPL among them."),
        ),
    )
