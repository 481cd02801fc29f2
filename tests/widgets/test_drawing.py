"""Scissors, icons and pictures (DESIGN sections 2 and 3)."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QApplication

from app import paths
from app.paths import resource
from app.widgets.controls.avatar import ANIMALS
from app.widgets.look import art, cover, icons, paper, svgpath, theme

BOX = QRectF(10, 20, 200, 100)
COVERS = (
    cover.Cover("red", "cover_boggle", (8.0, 66.0, 269.0, 156.0), ("krouzek", "carka")),
    cover.Cover("yellow", "cover_qwirkle", (10.0, 30.0, 265.0, 196.0), ("hacek", "krouzek")),
    cover.Cover("blue", "cover_quiddler", (6.0, 62.0, 273.0, 158.0), ("krouzek", "hacek")),
    cover.Cover("green", "cover_scrabble", (14.0, 38.0, 262.0, 176.0), ("carka", "hacek")),
)


def test_the_same_seed_cuts_the_same_shape() -> None:
    assert paper.cut(BOX, 20, 3, 2.0) == paper.cut(BOX, 20, 3, 2.0)
    assert paper.cut(BOX, 20, 3, 2.0) != paper.cut(BOX, 20, 4, 2.0)


@pytest.mark.parametrize("seed", range(12))
def test_a_cut_strays_no_farther_than_its_jitter(seed: int) -> None:
    bounds = paper.cut(BOX, 20, seed, 2.0).boundingRect()
    assert BOX.adjusted(-2, -2, 2, 2).contains(bounds)
    assert bounds.contains(BOX.adjusted(2, 2, -2, -2))


def test_a_wavy_sheet_stays_near_its_rectangle() -> None:
    rect = QRectF(0, 0, 900, 700)
    assert rect.adjusted(-3, -3, 3, 3).contains(paper.wavy(rect, 22).boundingRect())


def test_confetti_repeats_and_stays_inside(qapp: QApplication) -> None:
    def scatter() -> QImage:
        image = QImage(200, 100, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(0)
        painter = QPainter(image)
        paper.paint_confetti(painter, QRectF(20, 20, 160, 60), [QColor("red")], seed=5)
        painter.end()
        return image

    first = scatter()
    assert first == scatter()
    outside = [(x, y) for x in range(200) for y in range(100) if not (19 <= x <= 181 and 19 <= y <= 81)]
    assert not any(first.pixelColor(x, y).alpha() for x, y in outside)
    assert any(first.pixelColor(x, y).alpha() for x in range(200) for y in range(100))


def test_confetti_is_strewn_over_all_of_a_low_strip(qapp: QApplication) -> None:
    image = QImage(620, 18, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    paper.paint_confetti(painter, QRectF(image.rect()), [QColor("red")], seed=5, count=8)
    painter.end()
    marked = [x for x in range(image.width()) if any(image.pixelColor(x, y).alpha() for y in range(18))]
    assert marked[0] < 620 / 8 and marked[-1] > 620 * 7 / 8


@pytest.mark.parametrize("name", sorted(icons.DATA))
def test_icons_stay_in_their_box(name: str) -> None:
    # DESIGN 2: icons on a 24 box; the stroke is 2.2
    bounds = icons.path(name).boundingRect()
    assert bounds.left() >= 1 and bounds.right() <= 23, bounds
    assert bounds.top() >= 1 and bounds.bottom() <= 23.5, bounds


def test_icons_draw_something_at_every_ratio(qapp: QApplication) -> None:
    for ratio in (1.0, 1.5, 2.0):
        image = icons.pixmap("gear", QColor("red"), 24, ratio).toImage()
        assert image.width() == round(24 * ratio)
        middle = round(12 * ratio)
        assert any(image.pixelColor(x, middle).alpha() for x in range(image.width()))


def test_svg_arcs_go_the_right_way_round() -> None:
    path = svgpath.parse("M12 3a6 6 0 0 0-3.5 10.9")
    bounds = path.boundingRect()
    assert bounds.left() == pytest.approx(6.0, abs=0.1)
    assert (bounds.top(), bounds.bottom()) == (pytest.approx(3, abs=0.1), pytest.approx(13.9, abs=0.1))
    whole = svgpath.parse("M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 1 0 0-17").boundingRect()
    assert whole.width() == pytest.approx(17, abs=0.1)


def test_svg_smooth_curves_and_subpaths() -> None:
    path = svgpath.parse("M0 0C0 5 5 10 10 10S20 5 20 0Zm5 5h2v2h-2z")
    assert path.boundingRect().width() == pytest.approx(20)
    assert svgpath.parse("M0 0Q5 10 10 0T20 0").currentPosition() == QPointF(20, 0)


@pytest.mark.parametrize("data", ["5 5L3 3", "M1", "M0 0Z5", "M0 0L1 2 3"])
def test_bad_path_data_is_refused(data: str) -> None:
    with pytest.raises(ValueError):
        svgpath.parse(data)


def test_every_drawing_is_sound(qapp: QApplication) -> None:
    files = sorted(resource("art").glob("*.svg"))
    assert len(files) >= 15
    for file in files:
        assert QSvgRenderer(str(file)).isValid(), file.name
        text = file.read_text(encoding="utf-8")
        assert not any(bad in text for bad in ("clipPath", "<filter", "rgba(", "<text")), file.name


@pytest.mark.parametrize("animal", ANIMALS)
def test_every_level_has_its_animal(animal: str, light: theme.Theme) -> None:
    # DESIGN 3: 1 hare, 2 hedgehog, 3 fox, 4 owl, 5 lynx
    assert art.exists(f"avatar_{animal}")


def test_the_wordmark_is_printed_in_the_ink_of_the_look(look: theme.Theme) -> None:
    image = art.pixmap("wordmark", 376, 84).toImage()
    colours = {
        image.pixelColor(x, y).name()
        for x in range(376)
        for y in range(84)
        if image.pixelColor(x, y).alpha() == 255
    }
    assert look.palette.ink.name() in colours
    assert look.palette.red.name() in colours


def test_missing_pictures_draw_nothing(light: theme.Theme) -> None:
    assert not art.exists("no_such_picture")
    assert art.natural_size("no_such_picture").isEmpty()
    image = art.pixmap("no_such_picture", 20, 20).toImage()
    assert image.pixelColor(10, 10).alpha() == 0


@pytest.mark.parametrize("one", COVERS, ids=lambda one: one.picture)
def test_pieces_of_a_cover_fill_their_place(one: cover.Cover, light: theme.Theme) -> None:
    image = QImage(300, 200, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    cover.paint_pieces(painter, one, QRectF(0, 0, 300, 200))
    painter.end()
    rows = [y for y in range(200) if any(image.pixelColor(x, y).alpha() > 40 for x in range(0, 300, 3))]
    assert rows[-1] - rows[0] > 120
    # Nothing of the sheet is left behind the pieces: the corners are empty.
    assert all(image.pixelColor(x, y).alpha() == 0 for x, y in ((1, 1), (298, 1), (1, 198), (298, 198)))


@pytest.mark.parametrize("content", [b"", b"<svg", b"\xff\xfe", b"<svg xmlns='http://www.w3.org/2000/svg'/>"])
def test_a_picture_that_is_none_ends_nothing(
    qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, content: bytes
) -> None:
    monkeypatch.setattr(paths, "resource", lambda *parts: tmp_path / parts[-1])
    name = f"picture of {len(content)}"  # that nobody has looked at yet
    (tmp_path / f"{name}.svg").write_bytes(content)
    picture = QPixmap(100, 60)
    painter = QPainter(picture)
    cover.paint_pieces(painter, COVERS[0]._replace(picture=name), QRectF(0, 0, 100, 60))
    art.paint(painter, name, QRectF(0, 0, 100, 60))
    assert not art.pixmap(name, 40, 40).isNull()
    painter.end()
