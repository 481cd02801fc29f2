"""Whose work is inside, and under which licence: words, fonts, libraries, the program itself."""

from __future__ import annotations

import sys
from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication

from app import __version__
from app.paths import licence, resource

translate = QCoreApplication.translate


class Licence(NamedTuple):
    """A licence by its name, with the file that holds its text."""

    name: str
    file: Path


class Credit(NamedTuple):
    """What is inside, by whom and from where it is; the texts that it comes with."""

    what: str
    whence: str
    licences: tuple[Licence, ...] = ()


GPL_2, GPL_3, LGPL_3 = ("GNU GPL 2", "LICENSE"), ("GNU GPL 3", "GPL-3.0.txt"), ("GNU LGPL 3", "LGPL-3.0.txt")
OFL = "SIL Open Font License"


def version() -> str:
    """The program's version in a person's language."""
    return translate("About", "version {version}").format(version=__version__)


def credits() -> tuple[Credit, ...]:
    """Everything that is inside, the program first."""
    return (*_ours(), *_data(), *_libraries(), *_built())


def together() -> Path:
    """The page that says how all these licences fit together."""
    return licence("README.md")


def trade_marks() -> str:
    """Whose the names of the games are."""
    return translate(
        "About",
        "The names of the games are trade marks of their owners, who have nothing to do with this program.",
    )


def _beside(*parts: tuple[str, str]) -> tuple[Licence, ...]:
    return tuple(Licence(name, licence(file)) for name, file in parts)


def _with_words(*parts: tuple[str, str]) -> tuple[Licence, ...]:
    return tuple(Licence(name, resource("lexicon", f"LICENSE-{file}.txt")) for name, file in parts)


def _ours() -> tuple[Credit, ...]:
    return (
        Credit(
            translate("About", "Program"),
            translate(
                "About",
                "Free software under the GNU General Public License, version 2 or later. Pictures, sounds "
                "and the dice for Czech are our own.",
            ),
            _beside(GPL_2, GPL_3),
        ),
    )


def _data() -> tuple[Credit, ...]:
    return (
        Credit(
            translate("About", "Words"),
            translate("About", "From the Czech dictionary for Hunspell (hunspell-cs), GPL-2."),
            (*_with_words(("hunspell-cs", "words")), *_beside(GPL_2)),
        ),
        Credit(
            translate("About", "English words"),
            translate(
                "About",
                "From SCOWL, collected by Kevin Atkinson, who lets everybody use it. What they mean: from "
                "WordNet 3.0 by Princeton University, under a licence of its own. In Czech: from FreeDict "
                "(eng-ces, GPL-2 or later).",
            ),
            _with_words(("SCOWL", "english"), ("WordNet", "wordnet"), ("FreeDict", "glosses")),
        ),
        Credit(
            translate("About", "What words mean"),
            translate(
                "About",
                "In words for children: our own, free for everybody (CC0). Definitions from the dictionary "
                "of foreign words by Marcel Dopita and others, put together by Michal Čihař (stardict-czech, "
                "GPL-2 or later). Synonyms from the Czech thesaurus by xHire (mythes-cs, GFDL 1.1 or later). "
                "English from FreeDict (eng-ces, GPL-2 or later).",
            ),
            _with_words(
                ("CC0", "own"),
                ("stardict-czech", "definitions"),
                ("GNU FDL", "synonyms"),
                ("FreeDict", "glosses"),
            ),
        ),
        Credit(
            translate("About", "Pictures beside words"),
            translate("About", "From Noto Color Emoji by Google, SIL Open Font License 1.1."),
            (Licence(f"{OFL} (Noto Color Emoji)", resource("pictures", "LICENSE.txt")),),
        ),
        Credit(
            translate("About", "How common words are"),
            translate("About", "From the wordfreq project by Robyn Speer, CC BY-SA 4.0."),
            _with_words(("CC BY-SA 4.0", "frequency")),
        ),
        Credit(
            translate("About", "Type"),
            translate(
                "About",
                "Vollkorn by Friedrich Althausen and Lato by Łukasz Dziedzic, SIL Open Font License 1.1.",
            ),
            tuple(
                Licence(f"{OFL} ({font})", resource("fonts", f"OFL-{font}.txt"))
                for font in ("Vollkorn", "Lato")
            ),
        ),
    )


def _libraries() -> tuple[Credit, ...]:
    return (
        Credit(
            translate("About", "Window and sound"),
            translate(
                "About", "Qt, PySide6 and Shiboken by The Qt Company, LGPL-3; in Qt there is work of others."
            ),
            _beside(LGPL_3, GPL_3, (translate("About", "What is inside Qt"), "Qt-libraries.txt")),
        ),
        Credit(
            translate("About", "Underneath"),
            translate(
                "About",
                "Python by the Python Software Foundation (PSF licence), and what it stands on: libffi, "
                "zlib, Expat, libmpdec, bzip2; liblzma and SQLite, which are in the public domain. "
                "platformdirs (MIT), segno (BSD).",
            ),
            _beside(
                ("Python", "Python.txt"),
                (translate("About", "What Python stands on"), "Python-libraries.txt"),
                ("platformdirs", "platformdirs.txt"),
                ("segno", "segno.txt"),
            ),
        ),
    )


def _built() -> tuple[Credit, ...]:
    """What only some builds hold."""
    found = []
    if getattr(sys, "frozen", False):
        found.append(
            Credit(
                translate("About", "Packed"),
                translate(
                    "About",
                    "By PyInstaller (GPL-2 or later with an exception for what it packs; its start-up hooks "
                    "Apache-2.0).",
                ),
                _beside(("PyInstaller", "PyInstaller.txt"), ("Apache 2.0", "Apache-2.0.txt")),
            )
        )
        if sys.platform == "win32":
            text = translate("About", "Microsoft's C and C++ runtime, passed on under Microsoft's own terms.")
            found.append(Credit("Microsoft Visual C++", text))
        if find_spec("numpy") is not None:
            text = translate("About", "NumPy (BSD) with OpenBLAS and the runtime library of GCC.")
            found.append(Credit("NumPy", text, _beside(("NumPy", "NumPy.txt"))))
        if find_spec("pyqtgraph") is not None:
            text = translate("About", "pyqtgraph (MIT); its colour maps by Peter Kovesi (CC BY 4.0).")
            texts = (("pyqtgraph", "pyqtgraph.txt"), ("CC BY 4.0", "pyqtgraph-colour-maps.txt"))
            found.append(Credit("pyqtgraph", text, _beside(*texts)))
            found.append(Credit("colorama", "BSD", _beside(("colorama", "colorama.txt"))))
        if licence("system/LIBRARIES.txt").is_file():
            text = translate(
                "About", "For windows, fonts and sound; their texts lie in the folder licences/system."
            )
            list_of_them = (translate("About", "Which they are"), "system/LIBRARIES.txt")
            found.append(Credit(translate("About", "Libraries of Linux"), text, _beside(list_of_them)))
    return tuple(found)
