"""All that the games print: it fits on its pages, in both languages, and can be written as a PDF."""

from __future__ import annotations

import itertools

import pytest
from PySide6.QtCore import QRectF, QTranslator
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication

from app import paths
from app.engine.player import Budget
from app.lexicon.judge import Judge
from app.lexicon.lexicon import LANGUAGE_OF, Lexicon
from app.tabletop.printed import paper
from app.tabletop.printed.blocks import MM, FilledTable, Paragraph, Stack
from app.tabletop.printed.kind import PrintKind, PrintWish
from app.tabletop.printed.paper import HEIGHT, ROOM, WIDTH, Head, Printed, PrintedPage
from app.ui import faces
from app.widgets.look import fonts

KINDS = [(face.game, kind.name) for face in faces.faces() for kind in face.workshop().prints()]
HEAD = Head("Základní škola a mateřská škola Dolní Horní, okres Ústí", "4. B")


def printed(game: str, name: str, seed: int = 5) -> Printed:
    face = next(face for face in faces.faces() if face.game == game)
    kind: PrintKind = next(kind for kind in face.workshop().prints() if kind.name == name)
    judge = Judge(Lexicon.open(language=LANGUAGE_OF[kind.policy]), kind.policy) if kind.policy else None
    return kind.lay(kind.make(PrintWish(seed), judge, Budget()))


def pages_of(sheet: Printed) -> list[PrintedPage]:
    return paper.pages(sheet, key=True, key_title=lambda title: f"{title}: řešení")


def painted(page: PrintedPage) -> QImage:
    """At half a millimetre to a pixel, far more room around than the page has."""
    image = QImage(int(WIDTH / 5), int(HEIGHT / 5), QImage.Format.Format_Grayscale8)
    image.fill(255)
    painter = QPainter(image)
    painter.scale(1 / 5, 1 / 5)
    paper.paint_page(painter, page, HEAD, "ABCD EFGH IJKL MNOP", 1, 2)
    painter.end()
    return image


@pytest.mark.parametrize("game", [face.game for face in faces.faces()])
def test_a_score_sheet_has_a_column_for_everybody_who_may_be_written_down(game: str) -> None:
    """# RULES QW1, QD1, SK20, BG1: on paper as many as on the screen"""
    boxed = next(face for face in faces.faces() if face.game == game).workshop().boxed()
    assert boxed is not None
    (table,) = [block for block in printed(game, "scores").sheets[0] if isinstance(block, FilledTable)]
    assert len(table.head) == 1 + boxed.seats[1] == len(table.shares)


@pytest.mark.parametrize("language", ["cs", "en"])
@pytest.mark.parametrize(("game", "name"), KINDS)
def test_every_sheet_keeps_within_its_pages(game: str, name: str, language: str, qapp: QApplication) -> None:
    fonts.load()
    translator = QTranslator()
    translator.load(str(paths.resource("translations", f"slovohratky_{language}.qm")))
    qapp.installTranslator(translator)
    try:
        sheet = printed(game, name)
        pages = pages_of(sheet)
        assert sheet.title and pages
        for page in pages:
            for _, rect in page.blocks:
                assert ROOM.adjusted(-1, -1, 1, 1).contains(rect), (game, name, rect)
            margin = painted(page)
            for x in range(margin.width()):
                for y in (*range(20), *range(margin.height() - 20, margin.height())):
                    assert margin.pixelColor(x, y).value() > 200, (game, name, "prints into the margin")
    finally:
        qapp.removeTranslator(translator)


def test_each_game_has_a_sheet_for_points_and_names_its_kinds_once() -> None:
    for face in faces.faces():
        names = [kind.name for kind in face.workshop().prints()]
        assert "scores" in names and len(set(names)) == len(names)
        assert len({kind.title() for kind in face.workshop().prints()}) == len(names)


def test_solutions_stand_on_pages_of_their_own_and_can_be_left_out(qapp: QApplication) -> None:
    fonts.load()
    sheet = printed("boggle", "pair")
    with_key, without = pages_of(sheet), paper.pages(sheet, key=False, key_title=str)
    assert len(without) == 2 and len(with_key) == 4
    assert {page.title for page in with_key[2:]} == {f"{sheet.title}: řešení"}


def test_a_long_list_goes_on_upon_the_next_page_and_loses_nothing(qapp: QApplication) -> None:
    fonts.load()
    blocks = [Paragraph(f"{number}. " + "slovo " * 60) for number in range(60)]
    pages = paper.pages(Printed("x", (blocks,)), key=False, key_title=str)
    assert len(pages) > 2
    assert [block for page in pages for block, _ in page.blocks] == blocks
    for page in pages:
        rects = [rect for _, rect in page.blocks]
        assert all(a.bottom() <= b.top() + 0.01 for a, b in itertools.pairwise(rects))


def test_parts_that_stay_together_and_tables_know_how_high_they_are() -> None:
    fonts.load()
    stack = Stack((Paragraph("a"), Paragraph("b")))
    assert stack.height(ROOM.width()) == pytest.approx(2 * Paragraph("a").height(ROOM.width()))
    table = FilledTable(("", ""), (("1.",), ("2.",)), (1, 2), 10 * MM, gap=0)
    assert table.height(ROOM.width()) == 30 * MM
    image = QImage(400, 400, QImage.Format.Format_Grayscale8)
    image.fill(255)
    painter = QPainter(image)
    table.paint(painter, QRectF(20, 20, 300, 300))
    painter.end()
    assert image.pixelColor(20, 150).value() < 200, "its edge is drawn"
