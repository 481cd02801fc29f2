"""Printing: what is chosen is what is shown, saved and sent to the printer."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter
from PySide6.QtWidgets import QApplication, QFileDialog
from pytestqt.qtbot import QtBot

from app.storage.classes import Team
from app.storage.problems import StorageKind, StorageProblem
from app.tabletop.printed.blocks import Beside, Paragraph, Space, Stack
from app.tabletop.printed.paper import ROOM, Head, evenly
from app.ui import faces
from app.ui.desktop import chooser
from app.ui.pages.school.printing import output, word_list
from app.ui.pages.school.printing import tab as printing
from app.ui.pages.school.printing.tab import PrintTab
from app.ui.services import Services
from app.ui.window.main_window import MainWindow

WAIT_MS = 60_000


@pytest.fixture
def tab(window: MainWindow, qtbot: QtBot) -> PrintTab:
    shown = window.school.open("print").tab
    assert isinstance(shown, PrintTab)
    qtbot.waitUntil(lambda: shown.is_settled, timeout=WAIT_MS)
    return shown


def told(tab: PrintTab) -> list[str]:
    heard: list[str] = []
    tab.told.connect(heard.append)
    return heard


@pytest.mark.parametrize(
    ("shares", "pages"),
    [((0.3,) * 4, [2, 2]), ((0.3,) * 3, [3]), ((0.05, 0.5, 0.4, 0.4), [2, 2]), ((0.6, 0.3, 0.3), [1, 2])],
)
def test_no_exercise_stands_alone_on_the_last_page(shares: tuple[float, ...], pages: list[int]) -> None:
    blocks = [Space(share * ROOM.height()) for share in shares]
    parts = evenly(blocks)
    assert [len(part) for part in parts] == pages
    assert [block for part in parts for block in part] == blocks


def test_every_kind_is_shown_as_soon_as_it_is_chosen(tab: PrintTab, qtbot: QtBot) -> None:
    model = tab.kinds.kinds
    assert len(model.lines) == sum(len(face.workshop().prints()) for face in faces.faces())
    for row, line in enumerate(model.lines):
        tab.kinds.setCurrentIndex(model.index(row))
        qtbot.waitUntil(lambda: tab.is_settled, timeout=WAIT_MS)
        assert tab.preview.pages and tab.another.isVisible() is line.kind.chance
        assert tab.pdf_button.isEnabled() and tab.print_button.isEnabled()


def test_a_list_of_long_words_has_columns_wide_enough(qapp: QApplication) -> None:
    words = ("nejneobhospodařovávatelnějšími", "stromech", "strom", "strop", "keř", "les", "luh", "háj")
    printed = word_list.kind("", words).lay(words)
    rows = [block for block in printed.sheets[0] if isinstance(block, Beside)]
    cells = [(row, cell) for row in rows for cell in row.blocks if isinstance(cell, Paragraph)]
    assert sorted(cell.text for _, cell in cells if cell.text) == sorted(words)
    for row, cell in cells:
        room = (ROOM.width() + row.space) / len(row.blocks) - row.space
        assert QFontMetricsF(cell.font).horizontalAdvance(cell.text) <= room
    assert max(len(row.blocks) for row in rows) == 4, "short ones stand in four columns"


def test_pages_are_turned_by_button_and_keys(tab: PrintTab, qtbot: QtBot) -> None:
    assert tab.preview.at == 0 and not tab.preview.before.isEnabled()
    tab.preview.after.click()
    assert tab.preview.at == 1
    qtbot.keyClick(tab.preview.sheet, Qt.Key.Key_PageUp)
    assert tab.preview.at == 0


def test_solutions_can_be_left_out(tab: PrintTab) -> None:
    count = len(tab.pages())
    tab.key.click()
    assert 1 <= len(tab.pages()) < count
    tab.key.click()
    assert len(tab.pages()) == count


def test_the_head_is_printed_and_there_the_next_time(tab: PrintTab, qtbot: QtBot, window: MainWindow) -> None:
    qtbot.keyClicks(tab.school, "ZS Lhota")
    qtbot.keyClicks(tab.group, "4. B")
    assert tab.preview.head == ("ZS Lhota", "4. B")
    qtbot.keyClick(tab.group, Qt.Key.Key_Return)
    assert PrintTab(window.services, window).head == ("ZS Lhota", "4. B")


def test_a_class_that_is_kept_stands_in_the_head_until_something_else_does(
    window: MainWindow, qtbot: QtBot
) -> None:
    window.services.classes.put("4. B", [Team("A", 0), Team("B", 1)])
    shown = window.school.open("print").tab
    assert isinstance(shown, PrintTab) and shown.head == ("", "4. B")
    shown.group.clear()
    qtbot.keyClick(shown.group, Qt.Key.Key_Return)
    shown.arrive()
    assert shown.head == ("", "")
    qtbot.waitUntil(lambda: shown.is_settled, timeout=WAIT_MS)


def test_news_lies_beside_the_pages_that_can_be_turned_to(tab: PrintTab, window: MainWindow) -> None:
    page: Any = window.stack.current
    tab.told.emit("Uloženo jako deska.pdf.")
    corner = page.tabs.mapTo(page, QPoint())
    assert page.banner.isVisible()
    assert not page.banner.geometry().intersects(page.tabs.rect().translated(corner))


def test_what_lies_in_the_settings_is_doubted(window: MainWindow) -> None:
    services: Services = window.services
    services.settings.change(printed={"school": 7, "group": ["x"]})
    assert PrintTab(services, window).head == ("", "")


def test_another_one_is_another_board(tab: PrintTab, qtbot: QtBot) -> None:
    before = tab.preview.code
    tab.another.click()
    qtbot.waitUntil(lambda: tab.is_settled, timeout=WAIT_MS)
    assert before and tab.preview.code and tab.preview.code != before


def test_another_one_hides_the_same_words(tab: PrintTab, qtbot: QtBot) -> None:
    """The board was ordered for this week's words: so is the next one, and the key tells them."""
    words = ("pes", "sova", "les")
    tab.take("boggle", {"dice": "PESAOVLKSTROMNUÝ"}, words)
    qtbot.waitUntil(lambda: tab.is_settled, timeout=WAIT_MS)
    given = tab.preview.code
    tab.another.click()
    qtbot.waitUntil(lambda: tab.is_settled, timeout=WAIT_MS)
    assert tab.preview.code != given
    said = [
        text.text
        for page in tab.pages()
        for block, _ in page.blocks
        if isinstance(block, Beside)
        for stack in block.blocks
        if isinstance(stack, Stack)
        for text in stack.blocks
        if isinstance(text, Paragraph)
    ]
    assert any(all(word in text for word in words) for text in said)


def test_words_can_be_copied_out_of_a_pdf(tab: PrintTab, monkeypatch: pytest.MonkeyPatch) -> None:
    """Lato joins t and i to one sign, which no reader of a PDF knows for letters."""
    joined: dict[str, int] = {}
    draw: Any = QPainter.drawText

    def noted(painter: QPainter, *where: Any) -> Any:
        text = next(one for one in where if isinstance(one, str))
        joined[text] = painter.font().featureValue(QFont.Tag("liga"))
        return draw(painter, *where)

    with monkeypatch.context() as patch:
        patch.setattr(QPainter, "drawText", noted)
        output.pdf(tab.pages(), Head("Gymnázium tti", "4. B"), "ATTI", "Tisk")
    words = {text: on for text, on in joined.items() if len(text) > 2}
    assert len(words) > 5 and not any(words.values())


def test_a_pdf_is_saved(tab: PrintTab, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "deska.pdf"
    monkeypatch.setattr(chooser, "to_save", lambda *_, **__: path)
    heard = told(tab)
    tab.pdf_button.click()
    assert path.read_bytes().startswith(b"%PDF") and "deska.pdf" in heard[0]


def test_a_file_is_proposed_where_people_keep_theirs(
    tab: PrintTab, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By a name of plain blanks, and not in the folder from which the program was started."""
    asked: list[tuple[Path, str]] = []

    def answer(dialog: QFileDialog) -> int:
        asked.append((Path(dialog.directory().path()), Path(dialog.selectedFiles()[0]).name))
        dialog.selectFile(str(tmp_path / "deska.pdf"))
        return 1

    monkeypatch.setattr(chooser, "last_folder", "")
    monkeypatch.setattr(QFileDialog, "exec", answer)
    monkeypatch.chdir(tmp_path)
    for _ in range(2):
        chooser.to_save(
            tab, "Uložit", "Sady A\N{NO-BREAK SPACE}a\N{NO-BREAK SPACE}B.pdf", ["PDF (*.pdf)"], ".pdf"
        )
    (first, name), (second, _) = asked
    assert name == "Sady A a B.pdf" and first != tmp_path and second == tmp_path


def test_a_pdf_that_cannot_be_saved_is_told(
    tab: PrintTab, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(path: Path, _data: bytes) -> None:
        raise StorageProblem(StorageKind.FULL, path)

    monkeypatch.setattr(chooser, "to_save", lambda *_, **__: tmp_path / "x.pdf")
    monkeypatch.setattr(printing, "write_atomically", fail)
    heard = told(tab)
    tab.save_pdf()
    assert len(heard) == 1 and heard[0]


def test_whoever_wants_no_file_gets_none(tab: PrintTab, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chooser, "to_save", lambda *_, **__: None)
    heard = told(tab)
    tab.save_pdf()
    assert heard == []


def test_where_there_is_no_printer_it_says_so(tab: PrintTab, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(output, "printer", lambda: None)
    heard = told(tab)
    tab.print_button.click()
    assert len(heard) == 1 and "PDF" in heard[0]


def test_pages_go_to_the_printer(tab: PrintTab, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from PySide6.QtPrintSupport import QPrinter

    path = tmp_path / "printed.pdf"
    found = QPrinter(QPrinter.PrinterMode.HighResolution)
    found.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    found.setOutputFileName(str(path))
    found.setPageLayout(output.layout())
    found.setFullPage(True)
    monkeypatch.setattr(output, "printer", lambda: found)
    monkeypatch.setattr(output, "ask", lambda *_: True)
    heard = told(tab)
    tab.print_button.click()
    assert len(heard) == 1 and path.read_bytes().startswith(b"%PDF")


def test_the_board_of_a_round_is_printed_only_once_its_lists_are_open(window: MainWindow) -> None:
    class Seen:
        review: Any = None

    face = next(face for face in faces.faces() if face.game == "boggle")
    assert face.workshop().dealt(Seen()) == {}
    seen = Seen()
    seen.review = type("Review", (), {"grid": tuple("KOČKAPESHUSAMYŠÍ")})()
    assert face.workshop().dealt(seen) == {"dice": "KOČKAPESHUSAMYŠÍ"}


def test_a_list_of_words_is_printed_whole(window: MainWindow, qtbot: QtBot) -> None:
    words = [f"slovo{chr(97 + one)}{chr(97 + two)}" for one in range(20) for two in range(20)]
    window.school.print_list("slovo*", words)
    page: Any = window.stack.current
    qtbot.waitUntil(lambda: page.tab.is_settled, timeout=WAIT_MS)
    assert len(page.tab.pages()) > 1 and page.tab.kinds.line.face is None
    window.school.print_deal("qwirkle", {})
    other: Any = window.stack.current
    assert other.tab.kinds.line.face.game == "qwirkle"
