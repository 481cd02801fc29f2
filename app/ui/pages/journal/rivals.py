"""Who beats whom: the sheet of rivals and the one of games."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter
from PySide6.QtWidgets import QWidget

from app.storage.journal.sums import Sums
from app.storage.profiles import Profile
from app.ui import faces
from app.ui.pages.journal.charts import ChartPanel
from app.ui.seat_looks import household_faces
from app.widgets.controls.avatar import SeatFace, animal_face, animal_name, paint_avatar, person_face
from app.widgets.look import paper, theme
from app.widgets.look.canvas import Canvas, draw_text

EASY, HARD = 0.65, 0.3
"""Shares of won games from which on another animal is the better rival."""


translate = QCoreApplication.translate


class Balanced(NamedTuple):
    """Against whom, or in what: games won and lost. face: of an animal or a person."""

    name: str
    won: int
    lost: int
    face: SeatFace | None = None


class Balance(Canvas, QWidget):
    """Who won how often against whom: a bar each, green for won, with both numbers in it."""

    def __init__(self) -> None:
        super().__init__()
        self.lines: Sequence[Balanced] = ()
        theme.follow(self, self._restyle)

    def show_lines(self, lines: Sequence[Balanced]) -> None:
        self.lines = lines
        self.setAccessibleName(", ".join(f"{line.name} {line.won} : {line.lost}" for line in lines))
        self._restyle()

    def _restyle(self) -> None:
        self.setMinimumHeight(len(self.lines) * self._high())
        self.updateGeometry()
        self.update()

    @staticmethod
    def _high() -> int:
        look = theme.current()
        return max(look.px(36), look.tx(32))

    def paint(self, painter: QPainter, look: theme.Theme) -> None:
        colours, high = look.palette, self._high()
        font, side = look.font("body_strong"), high * 0.84
        ratio = self.devicePixelRatioF()
        faces = side + look.px(10) if any(line.face for line in self.lines) else 0.0
        widest = max((QFontMetricsF(font).horizontalAdvance(line.name) for line in self.lines), default=0.0)
        names = min(faces + widest + look.px(14), self.width() * 0.5)
        for at, (name, won, lost, face) in enumerate(self.lines):
            middle = at * high + high / 2
            if face is not None:
                paint_avatar(painter, QRectF(0, middle - side / 2, side, side), face, ratio=ratio)
            start = QPointF(faces, middle)
            draw_text(painter, name, start, font, colours.ink, sink=0.5, room=names - faces - look.px(10))
            painter.setPen(Qt.PenStyle.NoPen)
            bar = QRectF(names, middle - high * 0.38, self.width() - names, high * 0.76)
            painter.fillPath(paper.cut(bar, look.pxf(7), 2, 0.0), colours.sunken)
            share = won / (won + lost) if won + lost else 0.0
            if won:
                part = QRectF(bar.left(), bar.top(), max(bar.width() * share, look.tx(30)), bar.height())
                painter.fillPath(paper.cut(part, look.pxf(7), 3, 0.0), colours.green)
            strong = look.font("meta_strong")
            left = QPointF(bar.left() + look.px(10), middle)
            draw_text(painter, str(won), left, strong, colours.onfill if won else colours.ink, sink=0.5)
            right = QPointF(bar.right() - look.px(10), middle)
            if lost:
                draw_text(painter, str(lost), right, strong, colours.ink, lean=1.0, sink=0.5)


def tell_rivals(panel: ChartPanel[Balance], told: Sums, people: Sequence[Profile]) -> None:
    """Animals, and those people who were met most. people: of the household."""
    often = sorted(told.by_person.items(), key=lambda one: -sum(one[1]))[:4]
    lines = [
        Balanced(animal_name(level), won, lost, animal_face(level))
        for level, (won, lost) in sorted(told.by_level.items())
    ]
    lines += [Balanced(name, won, lost, _face(name, people)) for name, (won, lost) in often]
    sentence = _rival(told) if lines else translate("NumbersTab", "No games against anybody yet.")
    _tell(panel, translate("NumbersTab", "Who beats whom"), sentence, translate("NumbersTab", "rival"), lines)


def tell_by_game(panel: ChartPanel[Balance], told: Sums) -> None:
    played = [(face.title(), told.by_game[face.game]) for face in faces.faces() if face.game in told.by_game]
    lines = [Balanced(title, won, lost) for title, (won, lost) in played]
    sentence = translate("NumbersTab", "Games won and lost.")
    _tell(panel, translate("NumbersTab", "By game"), sentence, translate("NumbersTab", "game"), lines)


def _tell(
    panel: ChartPanel[Balance], title: str, sentence: str, what: str, lines: Sequence[Balanced]
) -> None:
    heads = what, translate("NumbersTab", "won"), translate("NumbersTab", "lost")
    panel.tell(title, sentence, [heads, *(line[:3] for line in lines)], empty=not lines)
    panel.chart.show_lines(lines)


def _face(name: str, people: Sequence[Profile]) -> SeatFace:
    """Of somebody of the household, or of a guest of that name."""
    profile = next((person.id for person in people if person.name == name), "")
    return household_faces(people).get(profile) or person_face(name, "slate", name[:1].upper())


def _rival(told: Sums) -> str:
    met = told.rival()
    if met is None:
        return translate("NumbersTab", "Games won and lost, by rival.")
    level, won, lost = met
    text = translate("NumbersTab", "Your rival: {name} {won} : {lost}.")
    text = text.format(name=animal_name(level), won=won, lost=lost)
    share = won / (won + lost)
    other = level + 1 if share >= EASY else level - 1 if share <= HARD else 0
    advice = {
        1: translate("NumbersTab", "Try the hare."),
        2: translate("NumbersTab", "Try the hedgehog."),
        3: translate("NumbersTab", "Try the fox."),
        4: translate("NumbersTab", "Try the owl."),
        5: translate("NumbersTab", "Try the lynx."),
    }.get(other, "")
    return f"{text} {advice}".strip()
