"""The bar on top of every page: back, emblem, title, subtitle, icon buttons on the right."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from PySide6.QtCore import QEvent, QRect, QSize, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLayout, QSizePolicy, QWidget

from app.widgets import boxes
from app.widgets.controls.bar_button import BarButton
from app.widgets.controls.buttons import IconButton
from app.widgets.controls.label import Label
from app.widgets.look import theme
from app.widgets.look.art import Picture

HEIGHT = 60
SAID = 150
"""So much of what is said beside the title is worth more than the words of a button."""


class TopBar(QWidget):
    """60 design pixels of head line.

    ``emblem`` is the name of a picture of `widgets.look.art`.

    Signals:
        back_requested(): the back button was pressed (or Escape, if the page forwards it).
    """

    back_requested = Signal()
    _yielding: QWidget | None = None

    def __init__(
        self,
        title: str = "",
        parent: QWidget | None = None,
        *,
        emblem: str = "",
    ) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.back_button = IconButton("back", self.tr("Back"), "quiet", self)
        self.back_button.clicked.connect(self.back_requested)
        self._emblem = Picture(emblem, 40, 40, self)
        self._has_emblem = bool(emblem)
        self._emblem.setVisible(self._has_emblem)
        self.title = Label(title, "screen", elide=True)
        self.title.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self.subtitle = Label("", "meta", "ink2", elide=True, least=5)
        self.subtitle.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._on_right: list[QWidget] = []
        self._pressed: list[QWidget] = []
        self._row = QHBoxLayout(self)
        self._row.setSizeConstraint(QLayout.SizeConstraint.SetNoConstraint)
        boxes.fill(self._row, self.back_button, self._emblem, self.title, (self.subtitle, 1))
        theme.follow_now(self, self._restyle)

    def set_title(self, title: str, subtitle: str = "") -> None:
        self.title.setText(title)
        self.subtitle.setText(subtitle)

    def set_emblem(self, emblem: str) -> None:
        """Change or hide (empty) the emblem."""
        if emblem:
            self._emblem.set_picture(emblem)
        self._has_emblem = bool(emblem)
        self._keep_title()

    def set_back_name(self, name: str) -> None:
        """Say where back leads."""
        self.back_button.set_name(name)

    def add_button(self, icon_name: str, name: str, slot: Callable[[], object] | None = None) -> IconButton:
        """Add an icon button on the right."""
        button = IconButton(icon_name, name, "quiet", self)
        if slot is not None:
            button.clicked.connect(lambda: slot())
        self._row.addWidget(button)
        self._on_right.append(button)
        return button

    def add_widget(self, widget: QWidget) -> None:
        """Add anything else on the right; a `BarButton` gives up its words where there is no room for all."""
        self._row.addWidget(widget, 0, Qt.AlignmentFlag.AlignVCenter)
        self._on_right.append(widget)

    def put_after_title(self, widget: QWidget, *, yields: bool = False, pressed: bool = False) -> None:
        """Show something between the title and what is said beside it. yields: it becomes narrower, down to
        its least, before what is said is cut. pressed: no notice may lie over it."""
        self._row.insertWidget(self._row.indexOf(self.subtitle), widget, 0, Qt.AlignmentFlag.AlignVCenter)
        if yields:
            self._yielding = widget
        if pressed:
            self._pressed.append(widget)

    def event(self, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.Resize, QEvent.Type.LayoutRequest):
            self._fold()
            self._keep_title()
            yielding = self._yielding
            if yielding is not None:
                hint = min(yielding.sizeHint().width(), yielding.maximumWidth())
                wanted = self._row.sizeHint().width() - hint
                yielding.setMaximumWidth(max(yielding.minimumSizeHint().width(), self.width() - wanted))
        return super().event(event)

    def minimumSizeHint(self) -> QSize:
        """It widens no window: what has no room gives way."""
        return QSize(0, super().minimumSizeHint().height())

    def _fold(self) -> None:
        """Words of buttons go, those furthest right first, before title and subtitle are cut."""
        buttons = [one for one in self._on_right if isinstance(one, BarButton) and not one.isHidden()]
        if not buttons:
            return
        margins, gap = self._row.contentsMargins(), self._row.spacing()
        said = min(self.subtitle.sizeHint().width(), theme.current().tx(SAID))
        need = margins.left() + margins.right() + self.title.sizeHint().width() - gap
        for one in self._others():
            if not one.isHidden():
                need += gap + (said if one is self.subtitle else one.minimumSizeHint().width())
        need += sum(one.words_width() for one in buttons if not one.text()) + gap
        for one in reversed(buttons):
            bare = need > self.width()
            need -= one.words_width() if bare else 0
            one.set_bare(bare)

    def _keep_title(self) -> None:
        """The title is whole as long as anything else can give way, the emblem last; then it ends in an
        ellipsis."""
        others = [one for one in self._others() if not one.isHidden()]
        margins = self._row.contentsMargins()
        room = self.width() - margins.left() - margins.right() - len(others) * self._row.spacing()
        for one in others:
            room -= max(one.minimumSizeHint().width(), one.minimumWidth())
        whole, picture = self.title.sizeHint().width(), self._emblem.width() + self._row.spacing()
        self._emblem.setVisible(self._has_emblem and whole + picture <= room)
        self.title.setMinimumWidth(max(0, min(whole, room)))

    def _others(self) -> Iterator[QWidget]:
        """All but the title and the emblem."""
        for at in range(self._row.count()):
            item = self._row.itemAt(at)
            widget = item.widget() if item is not None else None
            if widget is not None and widget not in (self.title, self._emblem):
                yield widget

    def notice_rooms(self) -> Sequence[QRect]:
        """Where a notice may lie on the bar, over none of its buttons: beside the title, then over it."""
        look = theme.current()
        right = min((one.x() for one in self._on_right if one.isVisible()), default=self.width()) - look.px(6)
        pressed = max((one.geometry().right() for one in self._pressed if one.isVisible()), default=0)
        title = max(self.title.geometry().right(), pressed) + self._row.spacing()
        lefts = title, max(self.back_button.geometry().right(), pressed) + look.px(6)
        return [QRect(left, 0, right - left, self.height()) for left in lefts]

    def _restyle(self) -> None:
        look = theme.current()
        self.setFixedHeight(max(look.px(HEIGHT), look.tx(48)))
        self._row.setContentsMargins(look.px(16), 0, look.px(16), 0)
        self._row.setSpacing(look.px(10))
