"""Where things lie on a game's wide cover: alone on the page, beside another one, or narrow among several."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF
from PySide6.QtGui import QFont, QFontMetricsF

from app.widgets.look import fonts, paper, theme

DISC = 56.0
"""Diameter of an animal's disc, in design pixels."""
SKILL = 8
"""Height of the bars under an animal that say how well it plays."""
ROOMY = 900
"""Design pixels from which on a cover has the page's width for itself."""
SLIM, NARROW_TEXT, LEADING = 320, 16.5, 1.1
"""Narrower than that the pieces lie under the question; its type; from line to line in lines."""
UNCROWDED = 1.25
"""Larger texts than that only where there is room for them."""
PIECES = 88
"""So much height is enough for the pieces below a question that has the whole width."""
SHEET = 13
"""What hangs below the face of a cover: its thickness and shadow."""


class Parts(NamedTuple):
    """What has to find its place: the cover, title and question, the button, the animals with their names."""

    size: QSizeF
    title: str
    question: str
    play: QSize
    rivals: Sequence[QSize]


class CoverPlan(NamedTuple):
    """Places in logical pixels, sizes of type and discs in design pixels.

    left: of all texts. baseline, title: of the title, and its font. font, lines, text_top: of the
    question, and the baseline of its first line. named: animals with their names. disc, step: how large
    they are, and from one to the next (0: as wide as each is). label: what stands over them begins there.
    """

    left: float
    baseline: float
    title: QFont
    font: QFont
    lines: Sequence[str]
    text_top: float
    play: QRectF
    rivals: QPointF
    named: bool
    disc: float
    step: float
    label: QPointF
    art: QRectF


def rival_size(disc: float) -> QSize:
    """An animal without its name."""
    look = theme.current()
    return QSize(look.px(disc + 6), look.px(disc + 10 + SKILL))


def planned(parts: Parts) -> CoverPlan:
    """The plan for a cover of this size."""
    look = theme.current()
    if parts.size.width() >= look.px(ROOMY):
        return _wide(parts, roomy=True)
    bare = parts.play.width() + len(parts.rivals) * rival_size(DISC).width()
    return _wide(parts, roomy=False) if bare + look.px(72) <= parts.size.width() else _narrow(parts)


def _wide(parts: Parts, *, roomy: bool) -> CoverPlan:
    """Everything in one row at the foot, the title over it, pieces on the right."""
    look, (width, height) = theme.current(), (parts.size.width(), parts.size.height())
    left, gap = look.px(44 if roomy else 30), look.px(34 if roomy else 22)
    named = left + parts.play.width() + gap + sum(one.width() for one in parts.rivals) < width - look.px(20)
    rival = parts.rivals[0] if named else rival_size(DISC)
    top = height - look.px(34) - max(parts.play.height(), rival.height())
    play = QRectF(QPointF(left, top + (look.px(66) - parts.play.height()) // 2), QSizeF(parts.play))
    first = QPointF(play.right() + gap, top)
    title = fonts.title(parts.title, (66 if roomy else 50) * look.scale, width - 2 * left)
    block = look.px(66) + look.tx(34) + look.tx(26)
    head = max(look.pxf(6), (top - block) * 0.55) if roomy else look.pxf(26)
    face = _face(parts.size)
    art = QRectF(face)
    if roomy:
        last = first.x() + sum(one.width() for one in parts.rivals)
        art.setLeft(max(last + look.pxf(16), face.left() + face.width() * 0.5))
        art.adjust(0, look.pxf(26), -look.pxf(40), -look.pxf(40))
        art.setLeft(max(art.left(), art.right() - art.height() * 3.1))
    else:
        under = _crosses(parts.title, title, left, face)
        art.setLeft(face.left() + face.width() * 0.50)
        art.setBottom(top - look.pxf(26))
        art.adjust(0, title.pixelSize() + look.pxf(34) if under else look.pxf(20), -look.pxf(22), 0)
    font = fonts.sans((20 if roomy else 18) * look.scale * look.text_size, "Semibold")
    room = width if roomy else art.left() - left - look.pxf(6)
    return CoverPlan(
        left=left,
        baseline=head + title.pixelSize() * 0.88,
        title=title,
        font=font,
        lines=fonts.wrapped(font, parts.question, room),
        text_top=head + title.pixelSize() + look.px(2) + look.tx(28),
        play=play,
        rivals=first,
        named=named,
        disc=DISC,
        step=0,
        label=first + QPointF(look.pxf(9), -look.pxf(7)),
        art=art,
    )


def _narrow(parts: Parts) -> CoverPlan:
    """The animals in a row of their own at the foot, the button over them, pieces right of it."""
    look, (width, height) = theme.current(), (parts.size.width(), parts.size.height())
    left = look.px(26)
    step = min(look.pxf(84), (width - 2 * look.pxf(16)) / len(parts.rivals))
    disc = min(52.0, step / look.scale - 6)
    rivals = QPointF(left - look.pxf(3), height - look.px(SHEET + 14) - rival_size(disc).height())
    label = QPointF(left, rivals.y() - look.pxf(5))
    high = look.tx(40) + look.px(paper.THICKNESS)
    play = QRectF(left, label.y() - look.tx(20) - high, parts.play.width() - look.px(16), high)
    title = fonts.title(parts.title, 42 * look.scale, width - 2 * left)
    head = look.pxf(18)
    text_top = head + title.pixelSize() * 0.88 + look.tx(28)
    art = QRectF(_face(parts.size))
    art.setLeft(max(play.right() + look.pxf(10), width * 0.47))
    art.setRight(width - look.pxf(22))
    art.setTop(head + title.pixelSize() + look.pxf(6))
    art.setBottom(label.y() - look.tx(16))
    font, lines = _largest(parts.question, width - 2 * left, text_top, play.top())
    below = _foot(lines, font, text_top) + look.pxf(8)
    beside = fonts.wrapped(font, parts.question, art.left() - left - look.pxf(4))
    if (
        art.bottom() - below < look.pxf(PIECES)
        and width >= look.px(SLIM)
        and _foot(beside, font, text_top) <= play.top()
    ):
        lines = beside  # in short lines, so that the pieces do not get too small under it
    else:
        art.setTop(below)
    return CoverPlan(
        left=left,
        baseline=head + title.pixelSize() * 0.88,
        title=title,
        font=font,
        lines=lines,
        text_top=text_top,
        play=play,
        rivals=rivals,
        named=False,
        disc=disc,
        step=step,
        label=label,
        art=art,
    )


def _largest(question: str, room: float, top: float, foot: float) -> tuple[QFont, Sequence[str]]:
    """The question in its type, as large as texts are where it ends above ``foot`` then, and its lines."""
    look = theme.current()
    sizes = [min(look.text_size, UNCROWDED)]
    while sizes[-1] < look.text_size:
        sizes.append(min(look.text_size, sizes[-1] + 0.25))
    for size in reversed(sizes):
        font = fonts.sans(NARROW_TEXT * look.scale * size, "Semibold")
        lines = fonts.wrapped(font, question, room)
        if size == sizes[0] or _foot(lines, font, top) <= foot:
            return font, lines
    raise AssertionError("there is a first size")


def _foot(lines: Sequence[str], font: QFont, top: float) -> float:
    """Where a text ends whose first line stands on ``top``."""
    metrics = QFontMetricsF(font)
    return top + (len(lines) - 1) * metrics.height() * LEADING + metrics.descent()


def _face(size: QSizeF) -> QRectF:
    """The sheet without what hangs below it."""
    look = theme.current()
    return QRectF(0, 0, size.width(), size.height()).adjusted(
        look.pxf(2), look.pxf(2), -look.pxf(2), -look.pxf(SHEET)
    )


def _crosses(text: str, title: QFont, left: float, face: QRectF) -> bool:
    """Whether a title reaches over where the pieces lie."""
    wide = QFontMetricsF(title).horizontalAdvance(text)
    return left + wide > face.left() + face.width() * 0.52
