"""Where the user's folders are."""

from __future__ import annotations

import sys
from pathlib import Path

import platformdirs
import pytest

from app import paths
from app.paths import (
    APP_NAME,
    HOME_VARIABLE,
    PORTABLE_HOME,
    PORTABLE_MARKER,
    user_config_dir,
    user_data_dir,
)


@pytest.mark.skipif(sys.platform != "linux", reason="folders of a Linux desktop")
@pytest.mark.parametrize("home", ["/house/of/anna", "", "somewhere"])
@pytest.mark.parametrize("told", [None, "", "/elsewhere", "relative/folder"])
def test_the_folders_are_where_a_desktop_keeps_them(
    monkeypatch: pytest.MonkeyPatch, home: str, told: str | None
) -> None:
    monkeypatch.delenv(HOME_VARIABLE, raising=False)
    monkeypatch.setenv("HOME", home)
    for variable in ("XDG_DATA_HOME", "XDG_CONFIG_HOME"):
        if told is None:
            monkeypatch.delenv(variable, raising=False)
        else:
            monkeypatch.setenv(variable, told)
    given = {"appauthor": False, "roaming": True}
    assert user_data_dir() == Path(platformdirs.user_data_dir(APP_NAME, **given))
    assert user_config_dir() == Path(platformdirs.user_config_dir(APP_NAME, **given))


def test_one_variable_moves_every_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path))
    assert user_data_dir() == tmp_path / "data"
    assert user_config_dir() == tmp_path / "config"


def test_a_marker_beside_a_built_program_keeps_everything_there(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    folder = tmp_path / "stick" / "Slovohratky"
    folder.mkdir(parents=True)
    monkeypatch.delenv(HOME_VARIABLE, raising=False)
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "executable", str(folder / "Slovohratky.exe"))
    assert folder not in user_data_dir().parents
    (folder / PORTABLE_MARKER).write_text("", encoding="ascii")
    assert user_data_dir() == folder / PORTABLE_HOME / "data"
    assert user_config_dir() == folder / PORTABLE_HOME / "config"
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path / "elsewhere"))
    assert user_data_dir() == tmp_path / "elsewhere" / "data"


def test_the_marker_says_nothing_to_a_program_run_from_source(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / PORTABLE_MARKER).write_text("", encoding="ascii")
    monkeypatch.delenv(HOME_VARIABLE, raising=False)
    monkeypatch.setattr(sys, "executable", str(tmp_path / "python"))
    assert tmp_path not in user_data_dir().parents


def test_a_built_program_finds_the_licences_beside_it(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    (tmp_path / "licences").mkdir()
    for name in ("LICENSE", "licences/LGPL-3.0.txt"):
        (tmp_path / name).write_text(name)
    monkeypatch.setattr(sys, "_MEIPASS", str(tmp_path / "_internal"), raising=False)
    monkeypatch.setattr(sys, "executable", str(tmp_path / "Slovohratky"))
    paths.licence_folders.cache_clear()
    request.addfinalizer(paths.licence_folders.cache_clear)
    assert paths.licence("LGPL-3.0.txt").read_text() == "licences/LGPL-3.0.txt"
    assert paths.licence("LICENSE").read_text() == "LICENSE"
    assert not paths.licence("nothing").is_file()
