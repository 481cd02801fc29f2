"""What is imported beside the screen stands back at a click."""

from __future__ import annotations

import builtins
import importlib
import sys
import threading
from pathlib import Path
from types import SimpleNamespace

import pytest

from app.ui import importing


def test_an_import_beside_the_screen_waits_for_the_screen(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "slow_to_import.py").write_text("import part_of_it\n", encoding="utf-8")
    (tmp_path / "part_of_it.py").write_text("", encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    waits, go_on, clock = threading.Event(), threading.Event(), [0.0]

    def sleep(left: float) -> None:
        waits.set()
        go_on.wait(10)
        clock[0] += left

    monkeypatch.setattr(importing, "time", SimpleNamespace(monotonic=lambda: clock[0], sleep=sleep))
    before = builtins.__import__
    importing.stand_back()
    thread = threading.Thread(target=importing.bring, args=["slow_to_import"])
    thread.start()
    assert waits.wait(10)
    with pytest.raises(ModuleNotFoundError):
        importlib.import_module("no_such_module")  # the screen itself does not wait
    assert "part_of_it" not in sys.modules
    go_on.set()
    thread.join(10)
    assert {"slow_to_import", "part_of_it"} <= set(sys.modules)
    assert builtins.__import__ is before
    for name in ("slow_to_import", "part_of_it"):
        del sys.modules[name]  # `monkeypatch` would put it back
