"""``--tell``: the positions of what can be pointed at, for trying a built program from outside."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from PySide6.QtCore import QRect
from PySide6.QtWidgets import QLineEdit, QListWidget, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from app.ui import command_line
from app.ui.telling import Teller, screen


def told() -> dict[str, dict[str, Any]]:
    return {part["name"]: part for part in screen()["parts"]}


def shown(qtbot: QtBot) -> QWidget:
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(300, 200)
    for name, place in (("Go", QRect(10, 20, 80, 30)), ("Stop", QRect(10, 60, 80, 30))):
        QPushButton(name, window).setGeometry(place)
    field = QLineEdit("kůň", window)
    field.setAccessibleName("Word")
    field.setGeometry(10, 100, 80, 30)
    lines = QListWidget(window)
    lines.addItems(["first", "second"])
    lines.setGeometry(150, 10, 100, 100)
    window.show()
    qtbot.waitExposed(window)
    return window


def test_what_can_be_pointed_at_is_told_with_its_name_and_place(qtbot: QtBot) -> None:
    window = shown(qtbot)
    window.findChildren(QPushButton)[1].setEnabled(False)
    seen, corner = told(), window.mapToGlobal(window.rect().topLeft())
    assert seen["Go"]["rect"] == [corner.x() + 10, corner.y() + 20, 80, 30]
    assert seen["Go"]["enabled"] and not seen["Stop"]["enabled"]
    assert seen["Word"]["value"] == "kůň"
    left, top, width, height = seen["second"]["rect"]
    lines = window.findChildren(QListWidget)[0]
    assert lines.itemAt(lines.viewport().mapFromGlobal(window.mapToGlobal(window.rect().topLeft()))) is None
    middle = lines.viewport().mapFromGlobal(corner.__class__(left + width // 2, top + height // 2))
    assert lines.itemAt(middle).text() == "second"


def test_what_lies_below_something_else_is_not_told(qtbot: QtBot) -> None:
    window = shown(qtbot)
    cover = QWidget(window)
    cover.setGeometry(0, 0, 140, 55)
    cover.show()
    seen = told()
    assert "Go" not in seen and "Stop" in seen


def test_it_is_written_anew_whenever_the_file_is_missing(qtbot: QtBot, tmp_path: Path) -> None:
    window, file = shown(qtbot), tmp_path / "screen.json"
    Teller(file, window)
    for name in ("Go", "Gone"):
        window.findChildren(QPushButton)[0].setText(name)
        file.unlink(missing_ok=True)
        qtbot.waitUntil(file.exists)
        document = json.loads(file.read_text("utf-8"))
        assert document["format"] == "slovohratky-screen/1"
        assert name in [part["name"] for part in document["parts"]]


def test_it_is_told_only_when_asked_for() -> None:
    assert command_line.parse([]).tell is None
    assert command_line.parse(["--lang", "en"]).tell is None
    assert command_line.parse(["--tell", "screen.json"]).tell == Path("screen.json").absolute()
