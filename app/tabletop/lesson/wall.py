"""The wall of a lesson: what is played on, clock, what is spoken of, the teams. Painted for the last row."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QMouseEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import QWidget

from app.engine.lessons.steps import Step
from app.tabletop import phrases
from app.tabletop.lesson import ceremony, slips, texts
from app.tabletop.lesson.control import LessonControl
from app.tabletop.lesson.signs import paint_disc
from app.widgets.controls.clockface import ClockFace
from app.widgets.look import fonts, theme
from app.widgets.look.canvas import Canvas, draw_text
from app.widgets.look.fonts import within
from app.widgets.spoken import Spoken

WIDE, HIGH = 1920.0, 1080.0
"""The wall that sizes are told for."""
MARGIN, GAP = 40.0, 34.0
WORD, SECOND, THIRD, SMALL, LEAST = 180.0, 54.0, 42.0, 32.0, 27.0
"""Sizes of type: the word, what became of it, what it is, all else. Nothing is smaller than the last, which
the values of cards have."""


class LessonWall(Spoken, Canvas, QWidget):
    """Signals: team_pressed(int); stirred(): the mouse moved.

    room_for_entry: whether the teacher types here, on the only screen."""

    team_pressed = Signal(int)
    stirred = Signal()
    share = 0.46
    """The most of the width that the stage on the left takes."""

    def __init__(self, control: LessonControl, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._control: Any = control
        self.room_for_entry = True
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        # Not by a click: a word is typed, the teams that have it are clicked, and the next word is typed.
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setMouseTracking(True)
        self.clock = ClockFace(self)
        self.clock.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)  # it keeps no stir to itself
        control.changed.connect(self._show)
        control.ticked.connect(self._tick)
        self.hear(self._show)
        theme.follow(self, self._restyle)
        self._show()

    # What a game paints -------------------------------------------------------------------------

    def paint_stage(self, painter: QPainter, stage: QRectF, *, hidden: bool) -> None:
        """What the round is played on. hidden: it is not to be seen now."""
        raise NotImplementedError

    def paint_step(self, painter: QPainter, panel: QRectF) -> None:
        """What stands beside it in steps that are the game's own."""
        raise NotImplementedError

    def chosen(self) -> Collection[int]:
        """Teams whose slips have a frame."""
        raise NotImplementedError

    def done(self) -> Collection[int]:
        """Teams of which nothing more is awaited."""
        return ()

    def spoken(self) -> list[str]:
        """What a screen reader says of what is shown."""
        raise NotImplementedError

    def round_note(self) -> str:
        """What stands below the points of a round."""
        raise NotImplementedError

    def slip_key(self, team: int) -> str:
        """The key that a slip tells."""
        return ""

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

    def stage(self) -> QRectF:
        """As large as the slips leave room."""
        unit = self.unit
        side = min(self._slips()[0].top() - (MARGIN + GAP) * unit, self.width() * self.share)
        return QRectF(MARGIN * unit, MARGIN * unit, side, side)

    def panel(self) -> QRectF:
        """What is right of the board."""
        unit, stage = self.unit, self.stage()
        left = stage.right() + 48 * unit
        return QRectF(left, stage.top(), self.width() - MARGIN * unit - left, stage.height())

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
        totals = zip(control.plan.teams, control.lesson.totals(), strict=True)
        parts = [texts.round_text(control), control.prompt(), *self.spoken()]
        parts += [f"{team.name}: {points}" for team, points in totals]
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
            ceremony.paint(painter, QRectF(self.rect()), control, self.unit)
            return
        hidden = control.step is Step.READY or (control.step is Step.PLAY and not control.running)
        with look.on_a_wall(LEAST * self.unit):
            self.paint_stage(painter, self.stage(), hidden=hidden)
        panel = self.panel()
        top = QPointF(panel.left(), panel.top() + 38 * self.unit)
        head = fonts.sans(THIRD * self.unit, "Bold")
        self.line(painter, texts.round_text(control), top, head, look.palette.ink2)
        if control.step is Step.SCORES:
            self._paint_scores(painter, panel)
        else:
            self.paint_step(painter, panel)
        self._paint_slips(painter)

    def _paint_slips(self, painter: QPainter) -> None:
        control = self._control
        lesson, chosen, done = control.lesson, self.chosen(), self.done()
        totals, gained = lesson.totals(), lesson.seen_points()
        for at, box in enumerate(self._slips()):
            slips.paint_slip(
                painter,
                box,
                control.plan.teams[at],
                totals[at],
                self.unit,
                chosen=at in chosen,
                gained=gained[at] if control.step in (Step.SCORES, Step.REVEAL) else 0,
                key=self.slip_key(at),
                done=at in done,
            )

    def line(self, painter: QPainter, text: str, at: QPointF, font: QFont, ink: QColor) -> None:
        """As much smaller as the panel needs."""
        font, text = within(font, text, self.panel().width(), SMALL * self.unit)
        draw_text(painter, text, at, font, ink)

    def paint_prompt(self, painter: QPainter, baseline: float) -> None:
        """What the next press does, on yellow where it needs another."""
        control, unit = self._control, self.unit
        text = control.prompt()
        if not text:
            return
        panel, colours = self.panel(), theme.current().palette
        room = panel.width() - 48 * unit
        font, text = within(fonts.sans(SECOND * unit, "Bold"), text, room, SMALL * unit)
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

    def _paint_scores(self, painter: QPainter, panel: QRectF) -> None:
        """How the round ended."""
        control, colours, unit = self._control, theme.current().palette, self.unit
        points = control.lesson.points()
        best = max(points)
        middle = panel.top() + panel.height() * 0.36
        title = self.tr("Most points in this round") if best else self.tr("No points in this round")
        self.line(painter, title, QPointF(panel.left(), middle), fonts.sans(64 * unit, "Bold"), colours.ink)
        first = [team for team, got in zip(control.plan.teams, points, strict=True) if got == best and best]
        y = middle + 40 * unit
        for team in first[:3]:
            side = 110 * unit
            paint_disc(painter, QRectF(panel.left(), y, side, side), team.sign, colours.ink)
            text = f"{team.name}: {phrases.points(best)}"  # “Team 1 2” would be a number
            at = QPointF(panel.left() + side + 30 * unit, y + side * 0.7)
            room = panel.width() - side - 30 * unit
            font, text = within(fonts.serif(90 * unit), text, room, THIRD * unit)
            draw_text(painter, text, at, font, colours.ink)
            y += side + 18 * unit
        at = QPointF(panel.left(), panel.bottom() - 12 * unit)
        self.line(painter, self.round_note(), at, fonts.sans(THIRD * unit, "Bold"), colours.ink2)
