"""No message lies over what is to be seen and pressed: pieces in hand, players with their points, words that
are decided on, the primary button. Tried on every scene of every game."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QApplication, QWidget

from app.games.catalogue import GAMES
from app.lab.shots import PhotoStage, all_scenes, opened
from app.tabletop.note import Note
from app.tabletop.people.end import EndSheet
from app.tabletop.sheet.sheet import Sheet
from app.tabletop.sheet.table import SheetTable
from app.ui.pages.table.page import TablePage
from app.widgets.kept_clear import KeptClear, kept_clear
from app.widgets.sheets.keyboard import is_covered
from app.widgets.sheets.panel import Panel

SMALLEST, LARGE = (1024, 640), 1.5
SHORT = "Ještě jednou Esc: domů (hra je uložená)."
LONG = "Hru nelze uložit: Program je už otevřený jinde a zapisuje tam. Hra pokračuje jen v paměti."
SCENES = {
    name: scene
    for name, scene in all_scenes().items()
    if any(name.startswith(f"{entry.name}-") for entry in GAMES)
}


def lies(widget: QWidget) -> QRect:
    """Where a widget is seen in its window."""
    seen = widget.visibleRegion().boundingRect()
    return seen.translated(widget.mapTo(widget.window(), QPoint()))


def covered_by(message: QWidget) -> list[str]:
    """What a message hides of what it may not hide, by who draws it."""
    window, place = message.window(), lies(message)
    found = []
    for widget in window.findChildren(QWidget):
        if isinstance(widget, KeptClear) and widget.isVisible() and not message.isAncestorOf(widget):
            corner, seen = widget.mapTo(window, QPoint()), lies(widget)
            parts = (part.translated(corner).intersected(seen) for part in widget.kept_clear())
            if not is_covered(widget) and any(place.intersects(part) for part in parts):
                found.append(f"{type(widget).__name__} {widget.accessibleName()}".strip())
    return found


def offences(stage: PhotoStage) -> list[str]:
    """Messages of the table, of the page and of the window that hide something."""
    page, found = stage.window.stack.current, []
    said: list[QWidget] = list(page.findChildren(Note))
    # A panel over the sheet tells something, unless it asks or ends and is kept clear itself.
    over = [one for table in page.findChildren(SheetTable) for one in table.findChildren(Panel)]
    said += [one for one in over if isinstance(one.parent(), SheetTable | Sheet)]
    for message in said:
        if not message.isVisible() or is_covered(message) or isinstance(message, KeptClear | EndSheet):
            continue
        found += [f"{type(message).__name__} over {hidden}" for hidden in covered_by(message)]
    assert isinstance(page, TablePage)
    for text, action in ((SHORT, ""), (LONG, "Zkusit znovu")):
        page.banner.show_problem(text, action)
        stage.window.banner.show_problem(SHORT, mild=True)
        for banner in (page.banner, stage.window.banner):
            assert stage.window.rect().contains(lies(banner))
            found += [f"{text[:10]} over {hidden}" for hidden in covered_by(banner)]
        if lies(page.banner).intersects(lies(stage.window.banner)):
            found.append("one notice over the other")
        stage.window.banner.hide()
        page.banner.hide()
    return found


@pytest.mark.parametrize("scene", SCENES)
def test_no_message_hides_what_must_be_seen(qapp: QApplication, scene: str) -> None:
    with opened("cs", "light", SMALLEST) as stage:
        SCENES[scene](stage)
        stage.settle()
        found = {1.0: offences(stage)}
        stage.services.theme.set_text_size(LARGE)
        stage.settle()
        found[LARGE] = offences(stage)
        assert kept_clear(stage.window), "something is kept clear in every scene"
    assert found == {1.0: [], LARGE: []}
