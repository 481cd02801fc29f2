"""The program in its window, for suites that go over all games."""

from tests.ui.conftest import open_window

__all__ = ["open_window"]
