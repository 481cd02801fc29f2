"""Keeps pictures that were drawn, up to so much memory."""

from __future__ import annotations

import math
from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Generic, ParamSpec

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap

from app.widgets.look import theme

Asked = ParamSpec("Asked")

MEGABYTE = 1 << 20


def blank(wide: float, high: float, ratio: float) -> QPixmap:
    """A clear picture of at least so many logical pixels at a device pixel ratio."""
    picture = QPixmap(math.ceil(wide * ratio), math.ceil(high * ratio))
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    return picture


def size_of(picture: QPixmap) -> int:
    """Bytes that a picture takes."""
    return picture.width() * picture.height() * max(1, picture.depth()) // 8


class Pictures(Generic[Asked]):
    """A function that draws, and the pictures it drew last. Like `functools.lru_cache`, but the limit is
    one of bytes: a piece on a sharp screen takes twenty times as much as one on a small table."""

    def __init__(self, draw: Callable[Asked, QPixmap], most: int) -> None:
        """most: bytes; a picture that is larger is kept as long as it is the last."""
        self._draw, self._most = draw, most
        self._kept: OrderedDict[Hashable, QPixmap] = OrderedDict()
        self._bytes = 0

    def __call__(self, *asked: Asked.args, **named: Asked.kwargs) -> QPixmap:
        """The picture, drawn now or before."""
        assert not named, "pictures are told apart by what is given in order"
        picture = self._kept.get(asked)
        if picture is not None:
            self._kept.move_to_end(asked)
            return picture
        picture = self._draw(*asked, **named)
        self._kept[asked] = picture
        self._bytes += size_of(picture)
        while self._bytes > self._most and len(self._kept) > 1:
            self._bytes -= size_of(self._kept.popitem(last=False)[1])
        return picture

    def cache_clear(self) -> None:
        """Keep none of them any longer."""
        self._kept.clear()
        self._bytes = 0


class Still:
    """What a widget paints and what seldom changes, kept as a picture for the next time."""

    def __init__(self) -> None:
        self._asked: Hashable = None
        self._picture = QPixmap()

    def paint(
        self, painter: QPainter, room: QRectF, key: Hashable, draw: Callable[[QPainter], object]
    ) -> None:
        """Paint it over a widget. room: the widget. key: all that it depends on but for size and look.
        draw: paints it, where it was not painted just so before."""
        ratio = painter.device().devicePixelRatioF()
        asked = key, room.width(), room.height(), ratio, theme.current().key()
        if asked != self._asked:
            self._asked, self._picture = asked, blank(room.width(), room.height(), ratio)
            with QPainter(self._picture) as within:
                within.setRenderHint(QPainter.RenderHint.Antialiasing)
                draw(within)
        painter.drawPixmap(room.topLeft(), self._picture)


def kept(megabytes: int) -> Callable[[Callable[Asked, QPixmap]], Pictures[Asked]]:
    """Decorates what draws a picture: those asked for last are kept, up to so many megabytes."""
    return lambda draw: Pictures(draw, megabytes * MEGABYTE)
