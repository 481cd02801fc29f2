"""What a rebuild has changed is found, and nothing else."""

from __future__ import annotations

import importlib.util
import json
from pathlib import Path
from types import ModuleType

import pytest
from PySide6.QtGui import QColor, QImage

FILE = Path(__file__).resolve().parent.parent / "packaging" / "freeze.py"


@pytest.fixture(scope="module")
def freeze() -> ModuleType:
    spec = importlib.util.spec_from_file_location("freeze", FILE)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


GAMES = '{"a":1}\n{"b":1}\n'


def kept(folder: Path, colour: str = "white", said: str = "Play\nBack\n", games: str = GAMES) -> Path:
    for part in ("pictures", "records", "figures"):
        (folder / part).mkdir(parents=True)
    image = QImage(10, 10, QImage.Format.Format_RGB32)
    image.fill(QColor("white"))
    image.setPixelColor(3, 4, QColor(colour))
    image.save(str(folder / "pictures" / "home.png"))
    (folder / "pictures" / "home.txt").write_text(said, encoding="utf-8")
    (folder / "records" / "qwirkle.jsonl").write_text(games, encoding="utf-8")
    bench = {"start_to_window_s": {"unit": "s", "median": len(games) / 16}}
    (folder / "figures" / "bench.json").write_text(json.dumps(bench), encoding="utf-8")
    return folder


def test_nothing_differs_from_itself(freeze: ModuleType, tmp_path: Path) -> None:
    assert list(freeze.compare(kept(tmp_path / "a"), kept(tmp_path / "b"))) == []


def test_what_differs_is_told_and_drawn(freeze: ModuleType, tmp_path: Path) -> None:
    before = kept(tmp_path / "a")
    after = kept(tmp_path / "b", "black", "Play\nHome\n", '{"a":1}\n{"b":2}\n')
    (after / "pictures" / "new.txt").touch()
    assert list(freeze.compare(before, after)) == [
        "pictures/home.png: 1.00% of the picture",
        "pictures/home.txt:",
        "    -Back",
        "    +Home",
        "pictures/new.txt: new",
        "records/qwirkle.jsonl:",
        "    game 2 is the first that is another",
    ]
    assert (after / "different" / "home.png").is_file()


def test_what_only_one_of_them_kept_is_not_compared(freeze: ModuleType, tmp_path: Path) -> None:
    before, after = kept(tmp_path / "a"), tmp_path / "b"
    (after / "sentences").mkdir(parents=True)
    assert list(freeze.compare(before, after)) == []


def test_figures_stand_side_by_side(freeze: ModuleType, tmp_path: Path) -> None:
    before, after = kept(tmp_path / "a"), kept(tmp_path / "b", games='{"a":1}\n')
    assert list(freeze.figures(before, after)) == ["start_to_window_s: 1 -> 0.5 s (0.50 times)"]
