"""Whose work is inside, every licence to be read, and where newer versions are."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.paths import resource, user_config_dir
from app.storage.profiles import Profiles
from app.storage.settings import Settings
from app.ui.desktop import newer_version, outside
from app.ui.pages.about import credits
from app.ui.pages.about.page import AboutPage
from app.ui.pages.about.reading import ReadingPage
from app.ui.pages.rules import PROGRAM, RulesPage
from app.ui.pages.settings import SettingsPage
from app.ui.window.main_window import MainWindow
from app.widgets.sheets.dialog import PaperDialog
from tests.ui.kit import plain, press, sheet, tab_to, texts, walk

Open = Callable[..., MainWindow]
ROOT = Path(__file__).resolve().parents[2]
PAGE = "https://example.org/slovohratky"


def about(window: MainWindow) -> AboutPage:
    window.open_settings()
    page = window.stack.current
    assert isinstance(page, SettingsPage)
    page.about_requested.emit()
    shown = window.stack.current
    assert isinstance(shown, AboutPage)
    return shown


def test_every_licence_that_lies_beside_the_program_can_be_read_in_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("sys.frozen", True, raising=False)
    monkeypatch.setattr(credits, "find_spec", lambda name: object())
    told = {one.file.resolve() for credit in credits.credits() for one in credit.licences}
    kept = {ROOT / "LICENSE", *(ROOT / "packaging" / "licences").glob("*.txt")}
    for folder in ("lexicon", "fonts", "pictures"):
        kept |= {*resource(folder).glob("LICENSE*.txt"), *resource(folder).glob("OFL-*.txt")}
    assert told == {path.resolve() for path in kept}
    assert credits.together().read_text("utf-8").startswith("# How the licences fit together")


def test_what_is_not_inside_is_not_told(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = [credit.what for credit in credits.credits()]
    assert "Packed" not in whole and "NumPy" not in whole
    monkeypatch.setattr("sys.frozen", True, raising=False)
    monkeypatch.setattr(credits, "find_spec", lambda name: None)
    whole = [credit.what for credit in credits.credits()]
    assert "Packed" in whole and "NumPy" not in whole


@pytest.mark.parametrize(("language", "head"), [("cs", "Čí práce je uvnitř"), ("en", "Whose work is inside")])
def test_licences_are_read_by_keys_alone(
    family: Profiles, open_window: Open, qtbot: QtBot, language: str, head: str
) -> None:
    window = open_window(language)
    page = about(window)
    assert head in texts(page)
    names = [plain(one.accessibleName()) for one in walk(qtbot) if one.accessibleName()]
    links = [name for name in names if name.startswith(("Licence, ", "Licence of "))]
    assert len(links) == sum(len(credit.licences) for credit in credits.credits())
    assert len(set(links)) == len(links), "each link says what it is of"
    tab_to(qtbot, "GNU LGPL 3")
    press(qtbot, Qt.Key.Key_Return)
    reading = window.stack.current
    assert isinstance(reading, ReadingPage)
    assert "GNU LESSER GENERAL PUBLIC LICENSE" in reading.text.toPlainText()
    assert QApplication.focusWidget() is reading.text and reading.text.accessibleName() == "GNU LGPL 3"
    press(qtbot, Qt.Key.Key_Space)
    assert reading.text.verticalScrollBar().value() > 0
    press(qtbot, Qt.Key.Key_Escape)
    assert window.stack.current is page


def test_a_licence_that_is_missing_is_told(qapp: QApplication, qtbot: QtBot, tmp_path: Path) -> None:
    page = ReadingPage("GNU GPL 2", tmp_path / "LICENSE")
    qtbot.addWidget(page)
    assert "LICENSE is missing" in page.text.toPlainText()


# Newer versions ---------------------------------------------------------------------------------


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> list[str]:
    """Somebody has said where newer versions are; the pages that the browser was asked for."""
    (tmp_path / "home-page.txt").write_text(PAGE + "\n", "utf-8")
    monkeypatch.setattr(newer_version, "resource", lambda name: tmp_path / name)
    pages: list[str] = []
    monkeypatch.setattr(outside, "show", lambda url: pages.append(QUrl(url).toString()) or True)
    return pages


def test_without_a_page_there_is_no_button_and_no_setting(
    family: Profiles, window: MainWindow, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(newer_version, "resource", lambda name: tmp_path / name)
    page = about(window)
    assert not any("novější verzi" in text for text in texts(page))
    assert "Novější verze hledej tam, odkud je tahle." in texts(page)
    window.stack.current.go_back()  # type: ignore[union-attr]
    settings = window.stack.current
    assert isinstance(settings, SettingsPage) and not settings.newer.isVisible()
    for wrong in ("http://example.org", "https://a b", "file:///etc/passwd", "https://x\nhttps://y", "\x00"):
        (tmp_path / "home-page.txt").write_text(wrong, "utf-8")
        assert newer_version.address() is None, wrong


def test_the_button_opens_the_page_and_nothing_else(
    family: Profiles, window: MainWindow, qtbot: QtBot, opened: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    page = about(window)
    assert any(PAGE in text for text in texts(page)), "it says beforehand where that leads"
    tab_to(qtbot, "Podívat se po novější verzi")
    press(qtbot, Qt.Key.Key_Return)
    assert opened == [PAGE]
    monkeypatch.setattr(outside, "show", lambda url: False)
    press(qtbot, Qt.Key.Key_Return)
    assert PAGE in texts(sheet(window)), "without a browser it is told"


def test_it_asks_once_a_month_only_where_that_is_wanted(
    family: Profiles,
    open_window: Open,
    qtbot: QtBot,
    opened: list[str],
    set_day: Callable[[date], None],
) -> None:
    window = open_window()
    services = window.services

    def ask(today: date) -> bool:
        set_day(today)
        newer_version.ask_monthly(window, services, window.keep)
        return any(found.isVisible() for found in window.findChildren(PaperDialog))

    assert not ask(date(2027, 1, 1)), "off by default"
    window.open_settings()
    page = window.stack.current
    assert isinstance(page, SettingsPage) and page.newer.isVisible() and not page.newer.isChecked()
    page.newer.click()
    assert Settings(user_config_dir()).current.newer
    window.show_home()
    assert ask(date(2027, 1, 1))
    press(qtbot, Qt.Key.Key_Escape)
    assert opened == [] and not ask(date(2027, 1, 30))
    assert ask(date(2027, 1, 31))
    tab_to(qtbot, "Otevřít stránku")
    press(qtbot, Qt.Key.Key_Return)
    assert opened == [PAGE] and not ask(date(2027, 2, 1))


def test_other_programs_get_their_own_libraries(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = []
    monkeypatch.setattr("sys.frozen", True, raising=False)
    monkeypatch.setenv("LD_LIBRARY_PATH", "/bundled")
    monkeypatch.setattr(
        outside.QDesktopServices,
        "openUrl",
        lambda url: seen.append(outside.os.environ.get("LD_LIBRARY_PATH")) or True,
    )
    assert outside.show(QUrl(PAGE)) and seen == [None]
    monkeypatch.setenv("LD_LIBRARY_PATH_ORIG", "/usr/own")
    assert outside.show(QUrl(PAGE)) and seen == [None, "/usr/own"]
    assert outside.os.environ["LD_LIBRARY_PATH"] == "/bundled"


# Help -------------------------------------------------------------------------------------------


def test_beside_the_rules_there_is_help_about_the_program(
    family: Profiles, window: MainWindow, qtbot: QtBot
) -> None:
    press(qtbot, Qt.Key.Key_F1)
    page = window.stack.current
    assert isinstance(page, RulesPage)
    tab_to(qtbot, "Boggle")
    press(qtbot, Qt.Key.Key_End)
    assert page.games.value() == PROGRAM
    qtbot.waitUntil(lambda: "Nic se neztratí" in texts(page))
    told = " ".join(texts(page))
    assert "Nápověda" in told and "Uložit kopii…" in told and "uložit kopii hry do souboru" in told
    window.services.translation.set_choice("en")
    qtbot.waitUntil(lambda: "Nothing is lost" in texts(page))
    assert page.bar.title.whole_text() == "Help"
