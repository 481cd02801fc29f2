"""The table of Qwirkle: rack, bag and marks of the colours around the sheet."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QSizePolicy, QWidget

from app.games.qwirkle.screen import tile
from app.games.qwirkle.screen.hand import TileDraft, held_name
from app.games.qwirkle.screen.panel.bag import SidePanel
from app.games.qwirkle.screen.tile import TileSkin
from app.tabletop.context import ViewContext
from app.tabletop.hand.rack import Rack
from app.tabletop.hand.table import HandTable
from app.widgets.controls.toggle import Toggle
from app.widgets.look import fonts, paper, theme
from app.widgets.look.canvas import around
from app.widgets.sheets.panel import Panel

translate = QCoreApplication.translate
LEGEND_WIDTH, LEGEND_HEIGHT, ON_WALL = 136, 68, 1.35
"""Of the legend in design pixels, and how much higher it is before a whole room; no wider, for beside it
lies the rack."""


class LetterSwitch(Panel):
    """The switch for the letters of the colours.

    Signals: switched(bool).
    """

    switched = Signal(bool)

    def __init__(self, table: QWidget, on: bool) -> None:
        super().__init__("", table, margin=8, spacing=0, seed=8, radius=paper.RADIUS_BUTTON)
        self.toggle = Toggle(self.tr("Letters"), on)
        self.toggle.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.toggle.toggled.connect(self.switched)
        self.body.addWidget(self.toggle)
        self.retranslate()

    def _restyle(self) -> None:
        super()._restyle()
        look = theme.current()
        self.body.setContentsMargins(look.px(10), look.px(1), look.px(12), look.px(1 + paper.THICKNESS))

    def retranslate(self) -> None:
        self.toggle.setText(self.tr("Letters"))
        self.toggle.setToolTip(self.tr("A letter for each colour (L)"))


class Legend(Panel):
    """Which mark stands for which colour: the letter of large tiles and the sign of small ones."""

    def __init__(self, table: QWidget) -> None:
        super().__init__("", table, margin=6, spacing=0, seed=9, radius=paper.RADIUS_BUTTON)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.retranslate()

    def retranslate(self) -> None:
        self.setAccessibleName(self.tr("Marks of the colours"))
        pairs = zip(tile.letters(), tile.sign_names(), strict=True)
        spoken = ", ".join(f"{letter}: {sign}" for letter, sign in pairs)
        self.setAccessibleDescription(spoken)
        self.setToolTip(self.tr("Small tiles have signs instead of letters: {signs}").format(signs=spoken))
        self.update()

    def sizeHint(self) -> QSize:
        look = theme.current()
        grown = ON_WALL if look.palette.flat else 1.0
        return QSize(look.px(LEGEND_WIDTH), look.px(LEGEND_HEIGHT * grown))

    def paint(self, painter: QPainter, look: theme.Theme) -> None:
        super().paint(painter, look)
        inset = look.pxf(7)
        area = QRectF(self.rect()).adjusted(inset, inset, -inset, -inset - look.pxf(paper.THICKNESS))
        gap = look.pxf(4)
        wide, high = (area.width() - 2 * gap) / 3, (area.height() - gap) / 2
        painter.setFont(fonts.sans(high * 0.66, "Black"))
        for colour, letter in enumerate(tile.letters()):
            row, column = divmod(colour, 3)
            chip = QRectF(area.left() + column * (wide + gap), area.top() + row * (high + gap), wide, high)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(look.palette.tile)
            painter.drawRoundedRect(chip, high * 0.22, high * 0.22)
            painter.setPen(tile.INKS[colour])
            half = chip.adjusted(0, 0, -wide * 0.42, 0)
            painter.drawText(half, Qt.AlignmentFlag.AlignCenter, letter)
            side = min(high * 0.5, wide * 0.38)
            sign = around(QPointF(chip.right() - wide * 0.27, chip.center().y()), side)
            tile.paint_sign(painter, sign, colour, tile.MARK)


class TileTable(HandTable):
    skin: TileSkin
    side: SidePanel

    def __init__(self, context: ViewContext) -> None:
        super().__init__("yellow", TileSkin(letters=context.settings.aid("letters")), context)
        self.letters = LetterSwitch(self.sheet.viewport(), self.skin.letters)
        self.legend = Legend(self.sheet.viewport())
        rack = Rack(TileDraft.rows, self.skin, held_name, self.sheet.viewport())
        self.seat(rack, SidePanel(context.seats, self), left=[self.legend], right=[self.letters])
        self._name_rack()
        self.letters.switched.connect(lambda on: context.settings.choose_aid("letters", on))
        context.settings.changed.connect(self._obey)
        self._obey()

    def _obey(self) -> None:
        self.show_letters(self._context.settings.aid("letters"))

    def show_letters(self, on: bool) -> None:
        """Mark the colours, or do not."""
        self.skin.letters = on
        self.sheet.placed.repaint()
        self.letters.toggle.setChecked(on)
        self.legend.setVisible(on)
        self.arrange_sheet()

    def _name_rack(self) -> None:
        sort = translate("QwirkleHand", "Sort by colour or by shape (A)")
        self.rack.set_names(translate("QwirkleHand", "Your tiles"), sort)

    def retranslate(self) -> None:
        super().retranslate()
        self._name_rack()
        for part in (self.letters, self.legend):
            part.retranslate()
        self.arrange_sheet()  # words of another length
