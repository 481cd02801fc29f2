"""What a model or a delegate gets wrong never reaches Qt."""

from __future__ import annotations

import importlib
import logging
import pkgutil
from typing import Any

import pytest
from PySide6.QtCore import QAbstractItemModel, QAbstractListModel, QModelIndex, QSize
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QAbstractItemDelegate, QListView, QStyledItemDelegate, QStyleOptionViewItem
from pytestqt.qtbot import QtBot

import app
from app.widgets import guard
from app.widgets.guard import Guarded


def every_class(base: type) -> set[type]:
    below = set(base.__subclasses__())
    return below.union(*(every_class(one) for one in below)) if below else set()


def test_every_model_and_delegate_of_the_program_is_guarded() -> None:
    for module in pkgutil.walk_packages(app.__path__, "app."):
        if not module.name.endswith(("__main__", "_native")):
            importlib.import_module(module.name)
    ours = {
        one
        for base in (QAbstractItemModel, QAbstractItemDelegate)
        for one in every_class(base)
        if one.__module__.startswith("app.")
    }
    assert len(ours) >= 12
    unguarded = [
        f"{one.__module__}.{one.__name__}"
        for one in ours
        if not issubclass(one, Guarded)
        or any(
            name in part.__dict__ and not hasattr(part.__dict__[name], "__wrapped__")
            for part in one.__mro__
            if part.__module__.startswith("app.")
            for name in guard.HARMLESS
        )
    ]
    assert unguarded == []


class _Broken(Guarded, QAbstractListModel):
    def rowCount(self, parent: Any = None) -> int:
        return 3

    def data(self, index: Any, role: int = 0) -> Any:
        raise TypeError("a level of one and a half")


class _Clumsy(Guarded, QStyledItemDelegate):
    def sizeHint(self, option: QStyleOptionViewItem, index: Any) -> QSize:
        raise ValueError("no size")

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Any) -> None:
        raise KeyError("no colour")


def test_a_list_with_a_fault_stands_empty_and_the_log_says_why(
    qtbot: QtBot, caplog: pytest.LogCaptureFixture, faults_in_lists: list[logging.LogRecord]
) -> None:
    view = QListView()
    qtbot.addWidget(view)
    view.setModel(_Broken(view))
    view.setItemDelegate(_Clumsy(view))
    view.show()
    qtbot.waitExposed(view)
    view.grab()
    view.grab()
    assert view.model().index(1, 0).data() is None
    assert view.model().rowCount(QModelIndex()) == 3
    told = [record.getMessage() for record in faults_in_lists]
    assert told == list(dict.fromkeys(told)), "each fault once"
    assert {"_Broken.data", "_Clumsy.sizeHint", "_Clumsy.paint"} <= set(told)
    faults_in_lists.clear()
