"""A lesson of Boggle: its wall and its desk."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from app.games.boggle.screen.lesson.control import BoggleControl
from app.games.boggle.screen.lesson.desk import BoggleDesk
from app.games.boggle.screen.lesson.wall import BoggleWall
from app.tabletop.lesson.worked import WorkedLesson


class BoggleLesson(WorkedLesson):
    control: BoggleControl
    wall: BoggleWall
    desk: BoggleDesk

    def __init__(self, control: BoggleControl, parent: QWidget) -> None:
        super().__init__(control, BoggleWall(control, parent), BoggleDesk(control, parent), parent)
