"""The program in its window, for suites that go over all games, and the language of most of them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QApplication

from app.ui.translation import Translation
from app.widgets.look import theme
from tests.ui.conftest import open_window

__all__ = ["open_window"]


@pytest.fixture
def czech(qapp: QApplication) -> Iterator[None]:
    """Everything is said in Czech."""
    theme.install(theme.Theme("light"))
    translation = Translation(QCoreApplication.instance())
    translation.set_choice("cs")
    yield
    translation.withdraw()
