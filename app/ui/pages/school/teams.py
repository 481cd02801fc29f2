"""The teams of a class: a row each with its sign and its name."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QAbstractButton, QWidget

from app.storage.classes import FEWEST, LONGEST_TEAM, MOST, Team
from app.storage.profiles import tidy
from app.tabletop.lesson.signs import paint_disc, sign_name
from app.widgets import boxes
from app.widgets.controls.buttons import IconButton, PaperButton
from app.widgets.controls.field import TextField
from app.widgets.controls.focusring import PressedByEnter
from app.widgets.look import theme
from app.widgets.look.canvas import Canvas
from app.widgets.spoken import Spoken


class SignButton(PressedByEnter, Canvas, QAbstractButton):
    """The sign of a team; pressed, it wants the next one."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.sign = 0
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        theme.follow_now(self, self._restyle)

    def _restyle(self) -> None:
        self.setFixedSize(self.sizeHint())
        self.update()

    def sizeHint(self) -> QSize:
        side = theme.current().px(theme.TARGET)
        return QSize(side, side)

    def focus_shape(self) -> tuple[QRectF, float]:
        rect = QRectF(self.rect())
        return rect, rect.width() / 2

    def paint(self, painter: QPainter, look: theme.Theme) -> None:
        paint_disc(painter, QRectF(self.rect()), self.sign, look.palette.ink)


class TeamRows(Spoken, QWidget):
    """Signals: changed(): a name, a sign or how many there are. too_long(): a letter too many was typed."""

    changed = Signal()
    too_long = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._shown = 0
        self.signs: list[SignButton] = []
        self.names: list[TextField] = []
        self.removers: list[IconButton] = []
        self._rows: list[QWidget] = []
        self._column = boxes.column(inside=self, bare=True)
        for at in range(MOST):
            self._column.addWidget(self._row(at))
        self.add = PaperButton("", "secondary", "plus")
        self.add.clicked.connect(self._add)
        self.say(self.add.setText, lambda: self.tr("Another team"))
        self._column.addWidget(self.add, 0, Qt.AlignmentFlag.AlignLeft)
        self.hear(self._name_all)
        theme.follow_now(self, self._restyle)

    def _row(self, at: int) -> QWidget:
        row = QWidget(self)
        line = boxes.row(inside=row, bare=True)
        sign, name, remove = SignButton(row), TextField("", row), IconButton("x", "", "quiet", row)
        name.setMaxLength(LONGEST_TEAM)
        sign.clicked.connect(lambda: self._next_sign(at))
        name.textEdited.connect(lambda _: self.changed.emit())
        name.inputRejected.connect(self.too_long)
        remove.clicked.connect(lambda: self._remove(at))
        for widget in (sign, name, remove):
            line.addWidget(widget)
        self._rows.append(row)
        self.signs.append(sign)
        self.names.append(name)
        self.removers.append(remove)
        return row

    # Teams ------------------------------------------------------------------------------------

    @property
    def teams(self) -> tuple[Team, ...]:
        """As they are written just now, sound or not."""
        return tuple(Team(tidy(self.names[at].text()), self.signs[at].sign) for at in range(self._shown))

    def set_teams(self, teams: Sequence[Team]) -> None:
        self._shown = len(teams)
        spare = [sign for sign in range(MOST) if sign not in {team.sign for team in teams}]
        for at in range(MOST):
            if at < len(teams):
                self.names[at].setText(teams[at].name)
                self.signs[at].sign = teams[at].sign
            else:
                self.names[at].clear()
                self.signs[at].sign = spare.pop(0)
            self.signs[at].update()
        self._name_all()
        self._restyle()

    def _add(self) -> None:
        teams = list(self.teams)
        used = {team.sign for team in teams}
        sign = next(sign for sign in range(MOST) if sign not in used)
        self.set_teams([*teams, Team(self._free_name(teams), sign)])
        field = self.names[self._shown - 1]
        field.setFocus()
        field.selectAll()
        self.changed.emit()

    def _free_name(self, teams: Sequence[Team]) -> str:
        taken = {team.name for team in teams}
        numbered = (self.tr("Team {number}").format(number=number) for number in range(1, 2 * MOST + 1))
        return next(name for name in numbered if name not in taken)

    def _remove(self, at: int) -> None:
        teams = [team for number, team in enumerate(self.teams) if number != at]
        self.set_teams(teams)
        self.names[min(at, len(teams) - 1)].setFocus()
        self.changed.emit()

    def _next_sign(self, at: int) -> None:
        """The next one; whoever has it takes this one."""
        mine, wanted = self.signs[at], (self.signs[at].sign + 1) % MOST
        other = next((one for one in self.signs if one.sign == wanted), None)
        if other is not None:
            other.sign = mine.sign
            other.update()
        mine.sign = wanted
        mine.update()
        self._name_all()
        self.changed.emit()

    # Looks ------------------------------------------------------------------------------------

    def mark_faults(self) -> None:
        """Names that are missing or doubled are red."""
        names = [team.name.casefold() for team in self.teams]
        for at, name in enumerate(names):
            self.names[at].set_refused(not name or names.count(name) > 1)

    def _name_all(self) -> None:
        for at, (sign, name, remove) in enumerate(zip(self.signs, self.names, self.removers, strict=True)):
            number = at + 1
            name.setAccessibleName(self.tr("Name of team {number}").format(number=number))
            told = self.tr("Sign of team {number}: {sign}")
            sign.setAccessibleName(told.format(number=number, sign=sign_name(sign.sign)))
            sign.setToolTip(self.tr("Another sign"))
            remove.set_name(self.tr("Remove team {number}").format(number=number))

    def _restyle(self) -> None:
        look = theme.current()
        self._column.setSpacing(look.px(8))
        for at, row in enumerate(self._rows):
            row.setVisible(at < self._shown)
            layout = row.layout()
            if layout is not None:
                layout.setSpacing(look.px(10))
            self.removers[at].setEnabled(self._shown > FEWEST)
        self.add.setVisible(self._shown < MOST)
