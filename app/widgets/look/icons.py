"""Line icons on a 24 box: one stroke of 2.2, round ends. No font glyphs are used as icons."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap

from app.widgets.look import svgpath
from app.widgets.look.pictures import blank

BOX = 24
STROKE = 2.2

DATA: dict[str, str] = {
    "back": "M14.5 5.5L8 12l6.5 6.5",
    "book": "M12 6.5C9.5 4.8 6.8 4.5 4 4.8V18.5c2.8-.3 5.5 0 8 1.7 2.5-1.7 5.2-2 8-1.7V4.8"
    "c-2.8-.3-5.5 0-8 1.7zM12 6.5v13.5",
    "bulb": "M9.5 18h5M10.5 21h3M12 3a6 6 0 0 0-3.5 10.9c.7.6 1 1.3 1 2.1h5c0-.8.3-1.5 1-2.1A6 6 0 0 0 12 3z",
    "check": "M5 12.8l4.6 4.7L19 7",
    "chevron_down": "M5.5 9l6.5 6.5L18.5 9",
    "chevron_right": "M9.5 5.5L16 12l-6.5 6.5",
    "chevron_up": "M5.5 15L12 8.5l6.5 6.5",
    "crown": "M4.5 18.5h15M4.5 15.5L3.5 7l5 3.5L12 5l3.5 5.5 5-3.5-1 8.5z",
    "chart": "M4.5 20h15M7 16.5v-5M12 16.5v-11M17 16.5v-8",
    "dots": "M5.5 11.4a.6.6 0 1 0 0 1.2.6.6 0 1 0 0-1.2M12 11.4a.6.6 0 1 0 0 1.2.6.6 0 1 0 0-1.2"
    "M18.5 11.4a.6.6 0 1 0 0 1.2.6.6 0 1 0 0-1.2",
    "enter": "M19 6v6.5H6M10 8.5l-4 4 4 4",
    "eye": "M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12z"
    "M12 9.3a2.7 2.7 0 1 0 0 5.4 2.7 2.7 0 1 0 0-5.4",
    "eye_off": "M4 4l16 16M9.5 6C10.3 5.7 11.1 5.5 12 5.5 18 5.5 21.5 12 21.5 12S20.4 14.1 18.3 16"
    "M14 18.2c-.6.2-1.3.3-2 .3C6 18.5 2.5 12 2.5 12S3.8 9.5 6.3 7.6M10 10.2a2.7 2.7 0 0 0 3.8 3.8",
    "fit": "M4.5 9V4.5H9M15 4.5h4.5V9M19.5 15v4.5H15M9 19.5H4.5V15",
    "flag": "M6 21V4M6 5h11.5l-2.5 4 2.5 4H6",
    "folder": "M3.5 6.5h6l2 2.5h9v10.5h-17z",
    "gear": "M12 8.7a3.3 3.3 0 1 0 0 6.6a3.3 3.3 0 1 0 0-6.6M12 3v2.4M12 18.6V21M3 12h2.4M18.6 12H21"
    "M5.6 5.6l1.7 1.7M16.7 16.7l1.7 1.7M5.6 18.4l1.7-1.7M16.7 7.3l1.7-1.7",
    "help": "M8.6 9.2a3.4 3.4 0 1 1 4.9 3c-1 .6-1.5 1.2-1.5 2.4M12 18.3v.2",
    "home": "M4 11.5L12 4l8 7.5M6.5 10v9.5h11V10",
    "info": "M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 1 0 0-17M12 11v5.5M12 7.6v.1",
    "list": "M9 6.5h11M9 12h11M9 17.5h11M4.5 6.5v.1M4.5 12v.1M4.5 17.5v.1",
    "minus": "M5 12h14",
    "motion": "M3.5 9h10a2.7 2.7 0 1 0-2.7-2.7M3.5 13h14.5a2.7 2.7 0 1 1-2.7 2.7M3.5 17h6.5",
    "mute": "M4 9.5h3.5L12 5.5v13l-4.5-4H4zM16 9.5l5 5M21 9.5l-5 5",
    "pause": "M8.5 5.5v13M15.5 5.5v13",
    "pencil": "M5 19l1-4L16 5l3 3L9 18z",
    "people": "M9 5a3.3 3.3 0 1 0 0 6.6A3.3 3.3 0 1 0 9 5M3 19c.5-3.6 3-5 6-5s5.5 1.4 6 5"
    "M15.5 5.3a3.3 3.3 0 0 1 0 6M17.5 14.3c2 .6 3.2 2.1 3.5 4.7",
    "play": "M8 5l11 7-11 7z",
    "plus": "M12 5v14M5 12h14",
    "print": "M7 9V3.5h10V9M7 17.5H4V9h16v8.5h-3M7 14.5h10v6H7z",
    "proj": "M3.5 5h17v10.5h-17zM12 15.5v3M8 20.5l4-2.2 4 2.2",
    "rotate": "M19.5 4.5V9H15M19 9A8 8 0 1 0 20 13",
    "redo": "M15.5 5l4 4-4 4M19 9H9.5a5 5 0 0 0 0 10H15",
    "save": "M5 4.5h11l3.5 3.5v11.5H5zM8.5 4.5V9h6V4.5M8.5 19.5V14h7v5.5",
    "scores": "M5 4.5h14v15H5zM5 9.5h14M5 14.5h14M12 9.5v10",
    "search": "M10.5 4.5a6 6 0 1 0 0 12 6 6 0 1 0 0-12M15 15l5 5",
    "share": "M12 15V4M8 8l4-4 4 4M5 12v7.5h14V12",
    "shuffle": "M4 7h3.5l8 10H20M17.5 14.5L20 17l-2.5 2.5M4 17h3.5l2.2-2.8M13.3 9.8L15.5 7H20"
    "M17.5 4.5L20 7l-2.5 2.5",
    "sort": "M5 7h14M5 12h9.5M5 17h5",
    "sound": "M4 9.5h3.5L12 5.5v13l-4.5-4H4zM15.5 9a4.2 4.2 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11",
    "star": "M12 3.8l2.5 5.3 5.8.7-4.3 4 1.2 5.7L12 16.6 6.8 19.5 8 13.8l-4.3-4 5.8-.7z",
    "swap": "M4.5 8.5h13M14 5l3.5 3.5L14 12M19.5 15.5h-13M10 12l-3.5 3.5L10 19",
    "text": "M4.5 18.5L9 6l4.5 12.5M6 14.5h6M14.5 18.5l3-8 3 8M15.6 16h3.8",
    "thumb_up": "M7.5 10.5v9H4v-9h3.5M7.5 19h9.3a2 2 0 0 0 2-1.6l1.2-5.5a2 2 0 0 0-2-2.4h-4.5"
    "l.8-3.5c.3-1.5-1.5-2.5-2.5-1.3L7.5 10.5",
    "trash": "M4.5 7h15M9 7V4.5h6V7M6.5 7l.8 12.5h9.4L17.5 7M10.3 11v5M13.7 11v5",
    "undo": "M8.5 5L4.5 9l4 4M5 9h9.5a5 5 0 0 1 0 10H9",
    "warning": "M12 4l9 15.5H3zM12 10v4.5M12 17.2v.1",
    "x": "M6 6l12 12M18 6L6 18",
}


@lru_cache(maxsize=128)
def path(name: str) -> QPainterPath:
    """Outline of an icon in the 24 box; KeyError for an unknown name."""
    return svgpath.parse(DATA[name])


def paint(painter: QPainter, name: str, rect: QRectF, colour: QColor, stroke: float = STROKE) -> None:
    """Draw an icon into ``rect`` (square best); ``stroke`` is in units of the 24 box."""
    side = min(rect.width(), rect.height())
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(rect.center() - QPointF(side / 2, side / 2))
    painter.scale(side / BOX, side / BOX)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    cap, join = Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin
    painter.setPen(QPen(colour, stroke, Qt.PenStyle.SolidLine, cap, join))
    painter.drawPath(path(name))
    painter.restore()


def pixmap(name: str, colour: QColor, size: int, ratio: float = 1.0) -> QPixmap:
    """An icon as a pixmap of ``size`` logical pixels at a device pixel ratio."""
    picture = blank(size, size, ratio)
    painter = QPainter(picture)
    paint(painter, name, QRectF(0, 0, size, size), colour)
    painter.end()
    return picture
