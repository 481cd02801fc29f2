"""The wall of a lesson: board, clock, the word that is spoken of, the teams. Painted for the last row."""

from __future__ import annotations

import math
from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QMouseEvent, QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import QWidget

from app.games.boggle import board
from app.games.boggle.board import CELLS, SIDE
from app.games.boggle.lesson.steps import Called, Step
from app.games.boggle.screen.lesson import slips, texts
from app.games.boggle.screen.lesson.control import LessonControl
from app.games.boggle.screen.play import board_paint
from app.games.boggle.screen.play.board_paint import BoardPicture
from app.games.boggle.screen.shaker import tray
from app.tabletop.lesson.signs import TEAM_SIGNS, paint_disc, paint_mark
from app.widgets import writing
from app.widgets.controls.clockface import ClockFace
from app.widgets.look import fonts, theme
from app.widgets.look.canvas import Canvas, draw_text
from app.widgets.look.fonts import fitted
from app.widgets.spoken import Spoken

WIDE, HIGH = 1920.0, 1080.0
"""The wall that sizes are told for."""
MARGIN, GAP = 40.0, 34.0
WORD, SECOND, THIRD, SMALL = 180.0, 54.0, 42.0, 32.0
"""Sizes of type: the word, what became of it, what it is, all else. Nothing is smaller than the last."""


class LessonWall(Spoken, Canvas, QWidget):
    """Signals: team_pressed(int); stirred(): the mouse moved."""

    team_pressed = Signal(int)
    stirred = Signal()

    def __init__(self, control: LessonControl, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._control = control
        self.room_for_entry = True
        """Whether the teacher types here, on the only screen."""
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        # Not by a click: a word is typed, the teams that have it are clicked, and the next word is typed.
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setMouseTracking(True)
        self.clock = ClockFace(self)
        control.changed.connect(self._show)
        control.ticked.connect(self._tick)
        self.hear(self._show)
        theme.follow(self, self._restyle)
        self._show()

    # Places -------------------------------------------------------------------------------------

    @property
    def unit(self) -> float:
        """Logical pixels to one of a wall 1080 high."""
        return min(self.width() / WIDE, self.height() / HIGH)

    def _slips(self) -> list[QRectF]:
        unit = self.unit
        high = slips.HIGH * unit
        area = QRectF(
            MARGIN * unit, self.height() - MARGIN * unit - high, self.width() - 2 * MARGIN * unit, high
        )
        return slips.places(area, self._control.lesson.teams, unit)

    def _board_place(self) -> QRectF:
        """As large as the slips leave room."""
        unit = self.unit
        side = min(self._slips()[0].top() - (MARGIN + GAP) * unit, self.width() * 0.46)
        return QRectF(MARGIN * unit, MARGIN * unit, side, side)

    def panel(self) -> QRectF:
        """What is right of the board."""
        unit, dice = self.unit, self._board_place()
        left = dice.right() + 48 * unit
        return QRectF(left, dice.top(), self.width() - MARGIN * unit - left, dice.height())

    def entry_place(self) -> QRectF:
        """Where words are typed."""
        unit, panel = self.unit, self.panel()
        high = 96 * unit
        return QRectF(panel.left(), panel.bottom() - high, panel.width(), high)

    def resizeEvent(self, event: QResizeEvent) -> None:
        unit, panel = self.unit, self.panel()
        self.clock.setGeometry(
            QRectF(panel.left(), panel.top() + 70 * unit, panel.width(), 280 * unit).toRect()
        )

    # What it shows ------------------------------------------------------------------------------

    def _show(self) -> None:
        control = self._control
        self.clock.setVisible(control.step is Step.PLAY and not control.black)
        self.clock.set_paused(not control.running)
        self._tick()
        self.setAccessibleName(self._spoken_wall())
        self.update()

    def _tick(self) -> None:
        control = self._control
        self.clock.set_time(control.left_ms / 1000, control.total_ms / 1000)

    def _spoken_wall(self) -> str:
        """What a screen reader says of it."""
        control = self._control
        if control.black:
            return self.tr("The wall is black")
        word = control.lesson.word
        parts = [texts.round_text(control), texts.prompt(control)]
        if word is not None:
            parts += [word.word, texts.verdict(control, word)]
        totals = zip(control.plan.teams, control.lesson.totals(), strict=True)
        parts += [f"{team.name} {points}" for team, points in totals]
        return ", ".join(part for part in parts if part)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self.stirred.emit()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        team = slips.team_at(self._slips(), event.position())
        if team is not None and event.button() is Qt.MouseButton.LeftButton:
            self.team_pressed.emit(team)

    # Painting -----------------------------------------------------------------------------------

    def paint(self, painter: QPainter, look: theme.Theme) -> None:
        control = self._control
        if control.black:
            painter.fillRect(self.rect(), QColor("#000000"))
            return
        painter.fillRect(self.rect(), look.palette.paper)
        if control.step is Step.PLACES:
            self._paint_places(painter)
            return
        self._paint_board(painter)
        self._paint_panel(painter)
        self._paint_slips(painter)

    def _paint_board(self, painter: QPainter) -> None:
        control, flat = self._control, theme.current().palette.flat
        dome = self._board_place()
        if not flat:
            grow = dome.width() * (1 / tray.BODY - 1) / 2
            dome = dome.adjusted(-grow, -grow, grow, grow)
        layout = tray.TrayLayout(dome, SIDE, flat)
        tray.paint_tray(painter, layout, dome=False)
        dealt, word = control.lesson.board, control.lesson.word
        hidden = control.step is Step.READY or (control.step is Step.PLAY and not control.running)
        way = next(board.paths(dealt.grid, word.word, fold=dealt.fold), ()) if word is not None else ()
        letters = ("",) * CELLS if hidden else board.letters_of(dealt.grid, dealt.fold)
        picture = BoardPicture(letters, (0,) * CELLS, straight=True, path=way)
        board_paint.paint(painter, layout, picture, self.devicePixelRatioF())

    def _paint_slips(self, painter: QPainter) -> None:
        control = self._control
        lesson, word = control.lesson, control.lesson.word
        totals, gained = lesson.totals(), lesson.seen_points()
        for at, box in enumerate(self._slips()):
            has = word is not None and at in word.teams
            writes = control.step is Step.COLLECT and lesson.lists and at == control.writer
            shown = gained[at] if control.step in (Step.SCORES, Step.REVEAL) else 0
            key = str(at + 1) if control.step is Step.COLLECT else ""
            slips.paint_slip(
                painter,
                box,
                control.plan.teams[at],
                totals[at],
                self.unit,
                chosen=has or writes,
                gained=shown,
                key=key,
            )

    def _paint_panel(self, painter: QPainter) -> None:
        control, colours, unit = self._control, theme.current().palette, self.unit
        panel = self.panel()
        head = fonts.sans(THIRD * unit, "Bold")
        top = QPointF(panel.left(), panel.top() + 38 * unit)
        self._line(painter, texts.round_text(control), top, head, colours.ink2)
        word = control.lesson.word
        if control.step is Step.READY:
            self._paint_ready(painter, panel)
        elif control.step is Step.PLAY:
            at = QPointF(panel.left(), panel.top() + 450 * unit)
            self._line(painter, control.words.task, at, fonts.serif(76 * unit), colours.ink)
            self._prompt(painter, panel.top() + 560 * unit)
        elif word is not None:
            self._paint_word(painter, word, panel)
        elif control.step is Step.COLLECT:
            self._prompt(painter, panel.top() + 170 * unit)
            self._paint_lists(painter, panel)
        else:
            self._paint_scores(painter, panel)

    def _line(self, painter: QPainter, text: str, at: QPointF, font: QFont, ink: QColor) -> None:
        font, text = fitted(font, text, self.panel().width())
        draw_text(painter, text, at, font, ink)

    def _prompt(self, painter: QPainter, baseline: float) -> None:
        """What the next press does, on yellow where it needs another."""
        control, unit = self._control, self.unit
        text = texts.prompt(control)
        if not text:
            return
        panel, colours = self.panel(), theme.current().palette
        font, text = fitted(fonts.sans(SECOND * unit, "Bold"), text, panel.width() - 48 * unit)
        ink = colours.ink
        if control.lesson.state.armed:
            wide = QFontMetricsF(font).horizontalAdvance(text) + 48 * unit
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colours.yellow)
            box = QRectF(panel.left(), baseline - 66 * unit, wide, 94 * unit)
            painter.drawRoundedRect(box, 20 * unit, 20 * unit)
            ink = colours.letter
            draw_text(painter, text, QPointF(panel.left() + 24 * unit, baseline), font, ink)
        else:
            draw_text(painter, text, QPointF(panel.left(), baseline), font, ink)

    def _paint_ready(self, painter: QPainter, panel: QRectF) -> None:
        control, colours, unit = self._control, theme.current().palette, self.unit
        middle = panel.top() + panel.height() * 0.45
        font, task = _within(fonts.serif(120 * unit), control.words.task, panel.width(), THIRD * unit)
        draw_text(painter, task, QPointF(panel.left(), middle), font, colours.ink)
        minutes = self.tr("%n minute(s)", "", max(1, round(control.left_ms / 60_000)))
        at = QPointF(panel.left(), middle + 110 * unit)
        self._line(painter, minutes, at, fonts.sans(64 * unit, "Bold"), colours.ink)
        at = QPointF(panel.left(), middle + 190 * unit)
        note = self.tr("A point for a word that no other team has.")
        self._line(painter, note, at, fonts.sans(THIRD * unit, "Semibold"), colours.ink2)

    def _paint_word(self, painter: QPainter, word: Called, panel: QRectF) -> None:
        """The word, what became of it, what it is, and who has it."""
        control, colours, unit = self._control, theme.current().palette, self.unit
        text = word.word.upper()
        big = fonts.serif(WORD * unit)
        wide = QFontMetricsF(big).horizontalAdvance(text)
        if wide > panel.width():
            big = fonts.serif(WORD * unit * panel.width() / wide)
        base = panel.top() + 240 * unit
        ink = colours.ink if word.fault is None else colours.red
        long = draw_text(painter, text, QPointF(panel.left(), base), big, ink)
        crossed = word.fault is not None or len(word.teams) > 1
        if crossed:
            painter.setPen(QPen(colours.red, 14 * unit, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
            up = base - QFontMetricsF(big).capHeight() * 0.42
            painter.drawLine(QPointF(panel.left(), up), QPointF(panel.left() + long, up))
        said = texts.verdict(control, word)
        said = said[:1].upper() + said[1:]
        tone = colours.red if crossed else colours.green if word.teams else colours.ink
        at = QPointF(panel.left(), base + 96 * unit)
        self._line(painter, said, at, fonts.sans(SECOND * unit, "Bold"), tone)
        told = control.told(word.word)
        painter.setFont(fonts.sans(THIRD * unit, "Semibold"))
        painter.setPen(colours.ink2)
        box = QRectF(panel.left(), base + 122 * unit, panel.width(), 112 * unit)
        painter.drawText(box, Qt.TextFlag.TextWordWrap, told)
        self._paint_discs(painter, word, QPointF(panel.left(), base + 250 * unit))
        if control.step is Step.REVEAL:
            shown = len(control.lesson.shown())
            count = self.tr("{number} of {all}").format(number=control.lesson.state.at + 1, all=shown)
            at = QPointF(panel.left(), panel.bottom() - 12 * unit)
            self._line(painter, count, at, fonts.sans(SMALL * unit, "Semibold"), colours.ink2)

    def _paint_discs(self, painter: QPainter, word: Called, corner: QPointF) -> None:
        unit, colours = self.unit, theme.current().palette
        side = 120 * unit
        for at, team in enumerate(self._control.plan.teams):
            box = QRectF(corner.x() + at * (side + 20 * unit), corner.y(), side, side)
            paint_disc(painter, box, team.sign, colours.ink, faint=at not in word.teams)

    def _paint_lists(self, painter: QPainter, panel: QRectF) -> None:
        """The end of the list that is typed, on the only screen."""
        control, unit = self._control, self.unit
        if not control.lesson.lists or not self.room_for_entry:
            return
        font, colours = fonts.serif(60 * unit, "Bold"), theme.current().palette
        room = (panel.height() - 360 * unit) / (76 * unit)
        x, row, lines = panel.left(), 0, list[tuple[float, int, str, bool]]()
        for one in control.lesson.list_of(control.writer):
            wide = QFontMetricsF(font).horizontalAdvance(one.word)
            if x + wide > panel.right():
                x, row = panel.left(), row + 1
            lines.append((x, row, one.word, one.fault is None))
            x += wide + 36 * unit
        first = max(0, row - int(room) + 1)
        for x, row, text, good in lines:
            if row >= first:
                at = QPointF(x, panel.top() + (270 + 76 * (row - first)) * unit)
                draw_text(painter, text, at, font, colours.ink if good else colours.red)

    def _paint_scores(self, painter: QPainter, panel: QRectF) -> None:
        """How the round ended."""
        control, colours, unit = self._control, theme.current().palette, self.unit
        points = control.lesson.points()
        best = max(points)
        middle = panel.top() + panel.height() * 0.36
        title = self.tr("Most points in this round") if best else self.tr("No points in this round")
        self._line(painter, title, QPointF(panel.left(), middle), fonts.sans(64 * unit, "Bold"), colours.ink)
        first = [team for team, got in zip(control.plan.teams, points, strict=True) if got == best and best]
        y = middle + 40 * unit
        for team in first[:3]:
            side = 110 * unit
            paint_disc(painter, QRectF(panel.left(), y, side, side), team.sign, colours.ink)
            text = f"{team.name} {writing.number(best)}"
            at = QPointF(panel.left() + side + 30 * unit, y + side * 0.7)
            font, text = fitted(fonts.serif(90 * unit), text, panel.width() - side - 30 * unit)
            draw_text(painter, text, at, font, colours.ink)
            y += side + 18 * unit
        at = QPointF(panel.left(), panel.bottom() - 12 * unit)
        self._line(painter, texts.found_text(control), at, fonts.sans(THIRD * unit, "Bold"), colours.ink2)

    # The ceremony -------------------------------------------------------------------------------

    def _paint_places(self, painter: QPainter) -> None:
        """From the last place to the first, who has the whole wall."""
        lesson = self._control.lesson
        order = lesson.places()
        if lesson.over:
            self._paint_all_places(painter, order)
            return
        teams = order[lesson.state.at]
        place = sum(len(ahead) for ahead in order[lesson.state.at + 1 :]) + 1
        self._paint_place(painter, teams, place)

    def _paint_place(self, painter: QPainter, teams: Sequence[int], place: int) -> None:
        control, unit, colours = self._control, self.unit, theme.current().palette
        points = control.lesson.totals()[teams[0]]
        wide = self.width() / len(teams)
        room = wide - 60 * unit
        names = [control.plan.teams[one].name for one in teams]
        size = 220 if len(teams) == 1 else 110
        least = min(
            _within(fonts.serif(size * unit), one, room, THIRD * unit)[0].pixelSize() for one in names
        )
        for at, team in enumerate(control.plan.teams[one] for one in teams):
            box = QRectF(at * wide, 0, wide, self.height())
            sign = TEAM_SIGNS[team.sign]
            first = place == 1
            painter.fillRect(box, sign.ground if first else colours.paper)
            ink = sign.ink if first else colours.ink
            side = min(380 * unit, wide * 0.6)
            middle = box.center().x()
            mark = QRectF(middle - side / 2, self.height() * 0.3 - side / 2, side, side)
            if first:
                paint_mark(painter, mark, team.sign)
            else:
                paint_disc(painter, mark, team.sign, colours.ink)
            font, name = fitted(fonts.serif(least), team.name, room)
            draw_text(painter, name, QPointF(middle, self.height() * 0.66), font, ink, lean=0.5)
            text = self.tr("%n point(s)", "", points)
            font, text = fitted(fonts.sans(96 * unit, "Black"), text, room)
            draw_text(painter, text, QPointF(middle, self.height() * 0.8), font, ink, lean=0.5)
        title = self.tr("Winner") if place == 1 and len(teams) == 1 else texts.place_text(place)
        sign = TEAM_SIGNS[control.plan.teams[teams[0]].sign]
        ink = sign.ink if place == 1 and len(teams) == 1 else colours.ink
        if place == 1 and len(teams) > 1:
            painter.fillRect(QRectF(0, 0, self.width(), 130 * unit), colours.paper)
        top = QPointF(self.width() / 2, 100 * unit)
        draw_text(painter, title, top, fonts.sans(80 * unit, "Bold"), ink, lean=0.5)

    def _paint_all_places(self, painter: QPainter, order: Sequence[Sequence[int]]) -> None:
        """Everybody, the first one on top."""
        control, unit, colours = self._control, self.unit, theme.current().palette
        totals = control.lesson.totals()
        lines, place = list[tuple[int, int]](), 1
        for teams in reversed(order):
            lines += [(place, team) for team in teams]
            place += len(teams)
        step = min(160 * unit, (self.height() - 2 * MARGIN * unit) / len(lines))
        top = (self.height() - step * len(lines)) / 2
        for row, (rank, at) in enumerate(lines):
            team, y = control.plan.teams[at], top + row * step
            side = step * 0.82
            base = y + step * 0.66
            font = fonts.serif(step * 0.52)
            left = self.width() * 0.14
            draw_text(painter, f"{rank}.", QPointF(left, base), fonts.sans(step * 0.5, "Black"), colours.ink2)
            paint_disc(painter, QRectF(left + step, y + step * 0.09, side, side), team.sign, colours.ink)
            name, text = fitted(font, team.name, self.width() * 0.5)
            draw_text(painter, text, QPointF(left + 2.1 * step, base), name, colours.ink)
            number = fonts.sans(step * 0.55, "Black")
            tail = QPointF(self.width() * 0.86, base)
            draw_text(painter, writing.number(totals[at]), tail, number, colours.ink, lean=1.0)


def _within(font: QFont, text: str, room: float, least: float) -> tuple[QFont, str]:
    """The font as much smaller as the text needs, though not under the least size; then the text is cut."""
    wide = QFontMetricsF(font).horizontalAdvance(text)
    if wide > room:
        font = QFont(font)
        font.setPixelSize(max(math.ceil(least), math.floor(font.pixelSize() * room / wide)))
    return font, QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, room)
