"""The black tile of Qwirkle: six shapes in six colours, with an optional mark for the colour.

The mark is a letter where the tile is large enough to tell Z from Ž, else a sign.

Colours differ in lightness as well as in hue, and shapes cannot be taken for one another: the diamond is
tall, the clover has four notches, the star five points (DESIGN, section 7).
"""

from __future__ import annotations

import math
from functools import lru_cache

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap, QTransform

from app.games.qwirkle import tiles
from app.games.qwirkle.screen.names import tile_name
from app.games.qwirkle.tiles import Position, Tile
from app.tabletop.pieces.skin import Key, PieceShape
from app.widgets.look import fonts, paper, theme
from app.widgets.look.canvas import around
from app.widgets.look.pictures import blank, kept

INKS = tuple(QColor(f"#{value}") for value in ("CD4941", "E8922B", "FFF92D", "52E09E", "0D69C6", "C591FD"))
"""Red, orange, yellow, green, blue, purple."""

ROUND = 0.15
EDGE = 0.055
JITTER = 0.008
EXTENT = 1.30
"""Side of a tile's picture in sides of the tile; the tile lies in its middle."""
BACK: Tile = -1
"""A tile that nobody here may see."""
KEPT = 24
"""Megabytes of pictures of tiles that are kept: those in sight."""
KEPT_BARE = 2
"""Megabytes of those without a shape."""
LETTERS_FROM = 54.0
"""Side from which on the marks are letters, in logical pixels; under it Z and Ž look alike."""
DISC, FAR_DISC = 0.29, 0.39
"""Of a letter, in sides of its tile: usually, and where it is read from the back of a room."""
SIGN, LEAST_SIGN = 0.30, 8.5
"""Side of a sign in sides of its tile, and in logical pixels at least."""
MARK = QColor("#FFF8E7")
_MARKER_INK = QColor("#14151B")


def letters() -> tuple[str, ...]:
    """The letter of each colour in the language of the moment; no two are the same."""
    joined = QCoreApplication.translate(
        "Tile", "R O Y G B P", "initials of: red orange yellow green blue purple"
    )
    found = tuple(joined.split())
    return found if len(set(found)) == len(INKS) else tuple("ROYGBP")


def sign_names() -> tuple[str, ...]:
    """What the sign of each colour looks like, in the language of the moment."""
    return (
        QCoreApplication.translate("Tile", "square"),
        QCoreApplication.translate("Tile", "ring"),
        QCoreApplication.translate("Tile", "slash"),
        QCoreApplication.translate("Tile", "lying bar"),
        QCoreApplication.translate("Tile", "standing bar"),
        QCoreApplication.translate("Tile", "corner"),
    )


def _ring(x: float, y: float, radius: float) -> QPainterPath:
    path = QPainterPath()
    path.addEllipse(QPointF(x, y), radius, radius)
    return path


def _star() -> QPainterPath:
    points, radii = [], []
    for corner in range(10):
        angle = -math.pi / 2 + corner * math.pi / 5
        reach = 21 if corner % 2 else 44
        points.append(QPointF(50 + reach * math.cos(angle), 52 + reach * math.sin(angle)))
        radii.append(2.0 if corner % 2 else 5.0)
    return paper.round_polygon(points, radii)


def _clover() -> QPainterPath:
    path = QPainterPath()
    path.addRect(34.5, 34.5, 31, 31)
    for x in (34.5, 65.5):
        for y in (34.5, 65.5):
            path = path.united(_ring(x, y, 18.5))
    return path


def _cross() -> QPainterPath:
    a, b = 12.5, 46.0
    plain = [(-a, -b), (a, -b), (a, -a), (b, -a), (b, a), (a, a), (a, b), (-a, b), (-a, a), (-b, a), (-b, -a)]
    turn = QTransform().translate(50, 50).rotate(45)
    points = [turn.map(QPointF(x, y)) for x, y in [*plain, (-a, -a)]]
    return paper.round_polygon(points, [4, 4, 1.5] * 4)


def _box(points: list[tuple[float, float]], radius: float) -> QPainterPath:
    return paper.round_polygon([QPointF(x, y) for x, y in points], [radius] * len(points))


@lru_cache(maxsize=1)
def shapes() -> tuple[QPainterPath, ...]:
    """Star, clover, square, circle, diamond, cross in a box of 100."""
    square = _box([(19, 19), (81, 19), (81, 81), (19, 81)], 7)
    diamond = _box([(50, 8), (84, 50), (50, 92), (16, 50)], 6)
    return _star(), _clover(), square, _ring(50, 50, 35), diamond, _cross()


@lru_cache(maxsize=1)
def signs() -> tuple[QPainterPath, ...]:
    """A sign for each colour in a box of 100: no two share their strokes, however small they get."""
    square, lying, standing, corner = (QPainterPath() for _ in range(4))
    square.addRect(4, 4, 92, 92)
    lying.addRect(0, 33, 100, 34)
    standing.addRect(33, 0, 34, 100)
    corner.addRect(0, 0, 34, 66)
    corner.addRect(0, 66, 100, 34)
    ring = _ring(50, 50, 50).subtracted(_ring(50, 50, 24))
    slash = QPainterPath()
    slash.addPolygon([QPointF(x, y) for x, y in ((64, 0), (100, 0), (100, 12), (36, 100), (0, 100), (0, 88))])
    return square, ring, slash, lying, standing, corner


def paint_sign(painter: QPainter, rect: QRectF, colour: int, ink: QColor) -> None:
    """The bare sign of a colour in a square."""
    painter.save()
    painter.translate(rect.topLeft())
    painter.scale(rect.width() / 100, rect.height() / 100)
    painter.fillPath(signs()[colour], ink)
    painter.restore()


def paint_shape(painter: QPainter, rect: QRectF, colour: QColor, shape: int) -> None:
    """The bare shape in a square."""
    painter.save()
    painter.translate(rect.topLeft())
    painter.scale(rect.width() / 100, rect.height() / 100)
    painter.fillPath(shapes()[shape], colour)
    painter.restore()


def outline(rect: QRectF, seed: int = 1) -> QPainterPath:
    jitter = 0.0 if theme.current().palette.flat else rect.width() * JITTER
    return paper.cut(rect, rect.width() * ROUND, seed, jitter)


def paint_tile(
    painter: QPainter,
    rect: QRectF,
    kind: Tile,
    *,
    marker: bool = False,
    seed: int = 1,
    shadow: bool = True,
) -> None:
    """Draw a tile whose face is ``rect``; thickness and shadow hang below."""
    _paint_bare(painter, rect, seed, shadow=shadow)
    _paint_face(painter, rect, kind, marker=marker)


def _paint_bare(painter: QPainter, rect: QRectF, seed: int, *, shadow: bool = True) -> None:
    """The black tile without its shape."""
    colours = theme.current().palette
    side = rect.width()
    cut = outline(rect, seed)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if not colours.flat:
        if shadow:
            painter.fillPath(cut.translated(0, side * EDGE * 1.7), colours.shadow)
        painter.fillPath(cut.translated(0, side * EDGE), colours.tile_edge)
    painter.fillPath(cut, colours.tile)
    if colours.strong:
        painter.strokePath(cut, QPen(colours.tile_edge, max(1.0, side * 0.03)))
    painter.restore()


def _paint_face(painter: QPainter, rect: QRectF, kind: Tile, *, marker: bool) -> None:
    """The shape of a tile, and its mark."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    box = _shape_rect(rect, marker=marker)
    paint_shape(painter, box, INKS[tiles.colour(kind)], tiles.shape(kind))
    if marker and rect.width() >= letters_from():
        _paint_letter(painter, rect, letters()[tiles.colour(kind)])
    elif marker:
        _paint_corner_sign(painter, rect, tiles.colour(kind))
    painter.restore()


def _shape_rect(rect: QRectF, *, marker: bool) -> QRectF:
    """Where the shape of a tile lies: as far from its mark as that needs."""
    side, share, off = rect.width(), 0.84, 0.0
    if marker and side >= letters_from():
        grown = disc_share() - DISC
        share, off = 0.78 - grown, 0.045 + grown / 2
    elif marker:
        share, off = 0.66, 0.11
    return around(rect.center() + QPointF(side, -side) * off, side * share)


def letters_from() -> float:
    """`LETTERS_FROM`; on a wall smaller ones would not be read from the back of the room."""
    look = theme.current()
    if not look.palette.flat:
        return LETTERS_FROM
    return max(LETTERS_FROM, look.pxf(theme.ON_THE_WALL) / (FAR_DISC * 0.8))


def disc_share() -> float:
    """Side of a letter's disc in sides of its tile."""
    return FAR_DISC if theme.current().palette.flat else DISC


def marker_rect(rect: QRectF) -> QRectF:
    """Where the mark of a tile lies: lower left, as whose tile it is stands over the upper right corner."""
    side = rect.width()
    lettered = side >= letters_from()
    size = side * disc_share() if lettered else max(LEAST_SIGN, side * SIGN)
    spot = QRectF(0, 0, size, size)
    if lettered:
        edge = disc_share() / 2 + 0.02
        spot.moveCenter(rect.topLeft() + QPointF(edge, 1 - edge) * side)
    else:
        spot.moveBottomLeft(rect.bottomLeft() + QPointF(side, -side) * 0.07)
    return spot


def _paint_corner_sign(painter: QPainter, rect: QRectF, colour: int) -> None:
    """The sign, with the shape cut away around it."""
    spot = marker_rect(rect)
    gap = rect.width() * 0.045
    painter.setBrush(theme.current().palette.tile)
    painter.drawRoundedRect(spot.adjusted(-gap / 2, -gap, gap, gap / 2), gap, gap)
    paint_sign(painter, spot, colour, MARK)


def _paint_letter(painter: QPainter, rect: QRectF, letter: str) -> None:
    """The colour's letter on its disc; as an outline, so that a háček keeps its place at any size."""
    disc = marker_rect(rect)
    centre = disc.center()
    painter.setBrush(MARK)
    painter.drawEllipse(disc)
    path = QPainterPath()
    path.addText(QPointF(), fonts.sans(64, "Black"), letter)
    box = path.boundingRect()
    high = disc.width() * (0.74 if box.height() > 56 else 0.57)
    painter.translate(centre)
    painter.scale(high / box.height(), high / box.height())
    painter.translate(-box.center())
    painter.fillPath(path, _MARKER_INK)


def paint_back(painter: QPainter, rect: QRectF, seed: int = 1) -> None:
    """A tile that nobody here may see: black, with a small mark."""
    colours = theme.current().palette
    cut = outline(rect, seed)
    if not colours.flat:
        painter.fillPath(cut.translated(0, rect.width() * EDGE), colours.tile_edge)
    painter.fillPath(cut, colours.tile)
    if colours.strong:
        painter.strokePath(cut, QPen(colours.tile_edge, max(1.0, rect.width() * 0.03)))
    name = paper.MARKS[seed % 3]
    paper.paint_mark(painter, name, rect.center(), rect.width() * 0.34, colours.tile_highlight)


@kept(KEPT)
def _pixmap(size: float, tile: int, marker: str, seed: int, ratio: float, look: object) -> QPixmap:
    if tile == BACK:
        picture = _blank_picture(size, ratio)
        with QPainter(picture) as painter:
            paint_back(painter, _face_in(size), seed)
        return picture
    picture = _bare(size, seed, ratio, look).copy()
    with QPainter(picture) as painter:
        _paint_face(painter, _face_in(size), tile, marker=bool(marker))
    return picture


@kept(KEPT_BARE)
def _bare(size: float, seed: int, ratio: float, look: object) -> QPixmap:
    """A tile without its shape: seven serve for all of a size, and a table seen from afar needs a hundred."""
    picture = _blank_picture(size, ratio)
    with QPainter(picture) as painter:
        _paint_bare(painter, _face_in(size), seed)
    return picture


def _blank_picture(size: float, ratio: float) -> QPixmap:
    side = math.ceil(size * EXTENT)
    return blank(side, side, ratio)


def _face_in(size: float) -> QRectF:
    """The face of a tile in its picture."""
    edge = (math.ceil(size * EXTENT) - size) / 2
    return QRectF(edge, edge, size, size)


def forget() -> None:
    """Give back the memory of the pictures of tiles; they are made anew when needed."""
    _pixmap.cache_clear()
    _bare.cache_clear()


class TileSkin:
    """Tiles as pieces of a table: the key is the tile, or BACK. letters: with the marks of the colours."""

    form = PieceShape(corner=ROUND, thick=EDGE)
    back = BACK

    def __init__(self, *, letters: bool = False) -> None:
        self.letters = letters

    def picture(self, key: Key, width: float, ratio: float, cut: int | None = None) -> QPixmap:
        """A square of ceil(EXTENT × width)."""
        tile = _tile(key)
        marks = "".join(letters()) if self.letters and tile != BACK else ""
        seed = tile if cut is None else cut
        return _pixmap(math.floor(width * 4) / 4, tile, marks, seed % 7, ratio, theme.current().key())

    def cut(self, key: Key, place: Position) -> int:
        return (_tile(key) * 5 + place[0] * 3 + place[1]) % 7

    def name(self, key: Key) -> str:
        """“red star”."""
        return tile_name(_tile(key))


def _tile(key: Key) -> Tile:
    assert isinstance(key, int)
    return key
