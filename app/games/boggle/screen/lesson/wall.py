"""The wall of a lesson of Boggle: board, clock, the word that is spoken of, the teams."""

from __future__ import annotations

from collections.abc import Collection

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPen

from app.engine.lessons.steps import Step
from app.games.boggle import board
from app.games.boggle.board import CELLS, SIDE
from app.games.boggle.lesson.steps import Called
from app.games.boggle.screen.lesson import texts
from app.games.boggle.screen.lesson.control import BoggleControl
from app.games.boggle.screen.play import board_paint
from app.games.boggle.screen.play.board_paint import BoardPicture
from app.games.boggle.screen.shaker import tray
from app.tabletop import phrases
from app.tabletop.lesson.signs import paint_disc
from app.tabletop.lesson.wall import SECOND, SMALL, THIRD, WORD, LessonWall
from app.widgets import writing
from app.widgets.look import fonts, theme
from app.widgets.look.canvas import draw_text
from app.widgets.look.fonts import within


class BoggleWall(LessonWall):
    _control: BoggleControl

    def chosen(self) -> Collection[int]:
        """Who has the word, or whose list is typed."""
        control = self._control
        word = control.lesson.word
        if word is not None:
            return word.teams
        return (control.writer,) if control.step is Step.COLLECT and control.lesson.lists else ()

    def slip_key(self, team: int) -> str:
        return str(team + 1) if self._control.step is Step.COLLECT else ""

    def spoken(self) -> list[str]:
        word = self._control.lesson.word
        return [word.word, texts.verdict(self._control, word)] if word is not None else []

    def round_note(self) -> str:
        return texts.found_text(self._control)

    def paint_stage(self, painter: QPainter, stage: QRectF, *, hidden: bool) -> None:
        control, flat = self._control, theme.current().palette.flat
        if not flat:
            grow = stage.width() * (1 / tray.BODY - 1) / 2
            stage = stage.adjusted(-grow, -grow, grow, grow)
        layout = tray.TrayLayout(stage, SIDE, flat)
        tray.paint_tray(painter, layout, dome=False)
        dealt, word = control.lesson.board, control.lesson.word
        way = next(board.paths(dealt.grid, word.word, fold=dealt.fold), ()) if word is not None else ()
        letters = ("",) * CELLS if hidden else board.letters_of(dealt.grid, dealt.fold)
        picture = BoardPicture(letters, (0,) * CELLS, straight=True, path=way)
        board_paint.paint(painter, layout, picture, self.devicePixelRatioF())

    def paint_step(self, painter: QPainter, panel: QRectF) -> None:
        control, colours, unit = self._control, theme.current().palette, self.unit
        word = control.lesson.word
        if control.step is Step.READY:
            self._paint_ready(painter, panel)
        elif control.step is Step.PLAY:
            at = QPointF(panel.left(), panel.top() + 450 * unit)
            self.line(painter, control.words.task, at, fonts.serif(76 * unit), colours.ink)
            self.paint_prompt(painter, panel.top() + 560 * unit)
        elif word is not None:
            self._paint_word(painter, word, panel)
        elif control.step is Step.COLLECT:
            self.paint_prompt(painter, panel.top() + 170 * unit)
            self._paint_lists(painter, panel)

    def _paint_ready(self, painter: QPainter, panel: QRectF) -> None:
        control, colours, unit = self._control, theme.current().palette, self.unit
        middle = panel.top() + panel.height() * 0.45
        font, task = within(fonts.serif(120 * unit), control.words.task, panel.width(), THIRD * unit)
        draw_text(painter, task, QPointF(panel.left(), middle), font, colours.ink)
        minutes = phrases.minutes(max(1, round(control.left_ms / 60_000)))
        at = QPointF(panel.left(), middle + 110 * unit)
        self.line(painter, minutes, at, fonts.sans(64 * unit, "Bold"), colours.ink)
        at = QPointF(panel.left(), middle + 190 * unit)
        note = self.tr("A point for a word that no other team has.")
        self.line(painter, note, at, fonts.sans(THIRD * unit, "Semibold"), colours.ink2)

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
        self.line(painter, said, at, fonts.sans(SECOND * unit, "Bold"), tone)
        told = control.grammar(word.word)
        painter.setFont(fonts.sans(THIRD * unit, "Semibold"))
        painter.setPen(colours.ink2)
        box = QRectF(panel.left(), base + 122 * unit, panel.width(), 112 * unit)
        painter.drawText(box, Qt.TextFlag.TextWordWrap, told)
        self._paint_discs(painter, word, QPointF(panel.left(), base + 250 * unit))
        if control.step is Step.REVEAL:
            shown = len(control.lesson.shown())
            count = writing.flowing(
                self.tr("{number} of {all}").format(number=control.lesson.state.at + 1, all=shown)
            )
            at = QPointF(panel.left(), panel.bottom() - 12 * unit)
            self.line(painter, count, at, fonts.sans(SMALL * unit, "Semibold"), colours.ink2)

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
