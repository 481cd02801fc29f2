"""The wall of a lesson of one deal for all: the deal, what a team made of it, and why it counts that much."""

from __future__ import annotations

from collections.abc import Collection

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen

from app.engine.lessons.one_deal import Shown
from app.engine.lessons.steps import Step
from app.tabletop import phrases
from app.tabletop.lesson.one_deal.control import OneDealControl
from app.tabletop.lesson.one_deal.view import paint_mat
from app.tabletop.lesson.signs import paint_disc
from app.tabletop.lesson.wall import GAP, MARGIN, SECOND, SMALL, THIRD, LessonWall
from app.widgets import writing
from app.widgets.look import fonts, theme
from app.widgets.look.canvas import draw_text
from app.widgets.look.fonts import within
from app.widgets.names import listed

ANSWER, POINTS = 120.0, 150.0
WRAP = Qt.TextFlag.TextWordWrap


class OneDealWall(LessonWall):
    _control: OneDealControl
    share = 0.55

    def stage(self) -> QRectF:
        """As large as slips and panel leave room."""
        unit = self.unit
        high = self._slips()[0].top() - (MARGIN + GAP) * unit
        return QRectF(MARGIN * unit, MARGIN * unit, self.width() * self.share, high)

    def chosen(self) -> Collection[int]:
        lesson = self._control.lesson
        if lesson.shown is not None:
            return lesson.shown.teams
        return () if lesson.writer is None else (lesson.writer,)

    def done(self) -> Collection[int]:
        """Teams whose answer is in."""
        lesson = self._control.lesson
        if self._control.step is not Step.COLLECT:
            return ()
        return [at for at, one in enumerate(lesson.state.answers) if one is not None and one.counts]

    def spoken(self) -> list[str]:
        control, lesson = self._control, self._control.lesson
        if lesson.shown is not None:
            return [self._who(lesson.shown), *self._said(lesson.shown)]
        parts = [control.pending_text()]
        if control.step is Step.COLLECT or (control.step is Step.PLAY and control.running):
            parts.append(control.view.spoken(lesson.deal))
        return parts

    def round_note(self) -> str:
        best = self._control.lesson.deal.best.points
        return self.tr("The program found: %n point(s)", "", best)

    def paint_stage(self, painter: QPainter, stage: QRectF, *, hidden: bool) -> None:
        control, unit = self._control, self.unit
        paint_mat(painter, stage, control.view.mat, unit)
        edge = 26 * unit
        inside = stage.adjusted(edge, edge, -edge, -edge)
        if hidden:
            control.view.paint_closed(painter, inside, control.lesson.deal)
            return
        shown = control.lesson.shown
        control.view.paint(painter, inside, control.lesson.deal, shown.answer if shown else None, unit)

    def paint_step(self, painter: QPainter, panel: QRectF) -> None:
        control, unit = self._control, self.unit
        if control.step is Step.READY:
            self._paint_ready(painter, panel)
        elif control.step is Step.PLAY:
            self._paint_play(painter, panel)
        elif control.step is Step.COLLECT:
            self.paint_prompt(painter, panel.top() + 150 * unit)
            self._paint_pending(painter, panel)
        elif control.lesson.shown is not None:
            self._paint_answer(painter, control.lesson.shown, panel)

    def _wrapped(self, painter: QPainter, text: str, box: QRectF, most: float, ink: QColor) -> None:
        """A sentence in its box, as much smaller as it needs."""
        for size in range(round(most), round(SMALL) - 1, -2):
            font = fonts.sans(size * self.unit, "Semibold")
            needed = QFontMetricsF(font).boundingRect(box, int(WRAP), text)
            if needed.height() <= box.height() and needed.width() <= box.width():
                break
        painter.setFont(font)
        painter.setPen(ink)
        painter.drawText(box, int(WRAP), text)

    def _paint_ready(self, painter: QPainter, panel: QRectF) -> None:
        control, colours, unit = self._control, theme.current().palette, self.unit
        box = QRectF(panel.left(), panel.top() + 90 * unit, panel.width(), 300 * unit)
        self._title(painter, control.view.task(), box)
        minutes = phrases.minutes(max(1, round(control.left_ms / 60_000)))
        at = QPointF(panel.left(), panel.top() + 470 * unit)
        self.line(painter, minutes, at, fonts.sans(64 * unit, "Bold"), colours.ink)
        box = QRectF(panel.left(), panel.top() + 510 * unit, panel.width(), panel.height() - 510 * unit)
        self._wrapped(painter, f"{control.view.rule()} {control.view.how()}", box, THIRD, colours.ink2)

    def _title(self, painter: QPainter, text: str, box: QRectF) -> None:
        """In Vollkorn, on as many lines as it needs."""
        font: QFont
        for size in range(96, 47, -4):
            font = fonts.serif(size * self.unit)
            needed = QFontMetricsF(font).boundingRect(box, int(WRAP), text)
            if needed.height() <= box.height() and needed.width() <= box.width():
                break
        painter.setFont(font)
        painter.setPen(theme.current().palette.ink)
        painter.drawText(box, int(WRAP), text)

    def _paint_play(self, painter: QPainter, panel: QRectF) -> None:
        control, unit = self._control, self.unit
        box = QRectF(panel.left(), panel.top() + 390 * unit, panel.width(), 130 * unit)
        font, text = within(fonts.serif(64 * unit), control.view.task(), panel.width(), THIRD * unit)
        at = QPointF(panel.left(), box.top() + 60 * unit)
        draw_text(painter, text, at, font, theme.current().palette.ink)
        prompt = bool(control.prompt())
        if prompt:
            self.paint_prompt(painter, panel.top() + 560 * unit)
        top = panel.top() + (610 if prompt else 500) * unit
        box = QRectF(panel.left(), top, panel.width(), panel.bottom() - top)
        text = f"{control.view.rule()} {control.view.how()}"
        self._wrapped(painter, text, box, THIRD, theme.current().palette.ink2)

    def _paint_pending(self, painter: QPainter, panel: QRectF) -> None:
        """Whose answer is typed, how it is written, and what is wrong with it; never what it brings."""
        control, colours, unit = self._control, theme.current().palette, self.unit
        writer = control.lesson.writer
        if writer is not None:
            side = 170 * unit
            disc = QRectF(panel.left(), panel.top() + 200 * unit, side, side)
            paint_disc(painter, disc, control.plan.teams[writer].sign, colours.ink)
        top = panel.top() + 400 * unit
        foot = self.entry_place().top() - 20 * unit if self.room_for_entry else panel.bottom()
        box = QRectF(panel.left(), top, panel.width(), foot - top)
        fault = control.pending_text()
        if fault:
            pending = control.lesson.pending
            good = pending is not None and pending.counts
            self._wrapped(painter, fault, box, SECOND, colours.green if good else colours.red)
        else:
            self._wrapped(painter, control.collecting_text(), box, THIRD, colours.ink2)

    # The answers --------------------------------------------------------------------------------

    def _who(self, shown: Shown) -> str:
        control = self._control
        if not shown.best:
            return listed([control.plan.teams[team].name for team in shown.teams])
        reached = max(control.lesson.points(), default=0)
        if reached > shown.answer.points:
            return self.tr("The program finds less than you")
        if reached == shown.answer.points:
            return self.tr("The program finds no more either")
        return self.tr("The best of the program")

    def _said(self, shown: Shown) -> list[str]:
        answer = shown.answer
        if not answer.counts:
            return [answer.text, self._control.view.fault(answer)]
        points = phrases.points(answer.points)
        return [answer.text, points, *self._control.view.why(answer)]

    def _paint_answer(self, painter: QPainter, shown: Shown, panel: QRectF) -> None:
        control, colours, unit = self._control, theme.current().palette, self.unit
        answer = shown.answer
        y = panel.top() + 130 * unit
        self.line(
            painter,
            self._who(shown),
            QPointF(panel.left(), y),
            fonts.sans(SECOND * unit, "Bold"),
            colours.ink,
        )
        y += 40 * unit
        if shown.teams:
            side = 110 * unit
            for at, team in enumerate(shown.teams):
                disc = QRectF(panel.left() + at * (side + 16 * unit), y, side, side)
                paint_disc(painter, disc, control.plan.teams[team].sign, colours.ink)
            y += side + 10 * unit
        y += 110 * unit
        if answer.text:
            font, text = within(fonts.serif(ANSWER * unit), answer.text, panel.width(), THIRD * unit)
            ink = colours.ink if answer.counts else colours.red
            long = draw_text(painter, text, QPointF(panel.left(), y), font, ink)
            if not answer.counts:
                painter.setPen(QPen(colours.red, 10 * unit, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
                up = y - QFontMetricsF(font).capHeight() * 0.42
                painter.drawLine(QPointF(panel.left(), up), QPointF(panel.left() + long, up))
        self._paint_worth(painter, shown, QRectF(panel.left(), y, panel.width(), panel.bottom() - y))

    def _paint_worth(self, painter: QPainter, shown: Shown, box: QRectF) -> None:
        """The points and what they are made of, or why there are none."""
        control, colours, unit = self._control, theme.current().palette, self.unit
        answer = shown.answer
        foot = box.bottom() - 12 * unit
        count = self.tr("{number} of {all}").format(
            number=control.lesson.state.at + 1, all=control.lesson.reveals()
        )
        count = writing.flowing(count)
        self.line(
            painter, count, QPointF(box.left(), foot), fonts.sans(SMALL * unit, "Semibold"), colours.ink2
        )
        if not answer.counts:
            told = QRectF(box.left(), box.top() + 30 * unit, box.width(), foot - box.top() - 80 * unit)
            self._wrapped(painter, control.view.fault(answer), told, SECOND, colours.red)
            return
        text = phrases.points(answer.points)
        font, text = within(fonts.sans(92 * unit, "Black"), text, box.width(), THIRD * unit)
        draw_text(painter, text, QPointF(box.left(), box.top() + 110 * unit), font, colours.green)
        lines = control.view.why(answer)
        y = box.top() + 175 * unit
        room = foot - 40 * unit - y
        step = min(56 * unit, room / max(1, len(lines) - 1)) if len(lines) > 1 else 56 * unit
        for line in lines:
            ink = colours.ink2
            self.line(painter, line, QPointF(box.left(), y), fonts.sans(THIRD * unit, "Semibold"), ink)
            y += step
