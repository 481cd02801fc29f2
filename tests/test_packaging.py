"""The ways the program leaves the checkout: the two commands, the wheel, the built folder."""

from __future__ import annotations

import importlib.util
import os
import subprocess
import sys
import zipfile
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parent.parent


def script(name: str) -> ModuleType:
    """A module of packaging/, which is a folder of commands and no package."""
    spec = importlib.util.spec_from_file_location(f"packaging_{name}", ROOT / "packaging" / f"{name}.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def dev() -> ModuleType:
    return script("dev")


# ------------------------------------------------------------------------------- the two commands


def test_a_python_that_is_too_old_is_told_what_to_do(
    dev: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(dev.sys, "version_info", (3, 9, 2))
    monkeypatch.setattr(dev.shutil, "which", lambda name: None)
    monkeypatch.setattr(dev.os, "name", "posix")
    with pytest.raises(dev.SetupError, match=r"needs Python 3\.11, 3\.12 or 3\.13"):
        dev.suitable_python()


def test_another_python_of_the_machine_is_taken(dev: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dev.sys, "version_info", (3, 14, 0))
    monkeypatch.setattr(dev.shutil, "which", {"python3.12": sys.executable}.get)
    assert dev.suitable_python() == [sys.executable]


def test_missing_libraries_are_named_with_one_command(
    dev: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(dev.sys, "platform", "linux")
    monkeypatch.setattr(dev, "SYSTEM_LIBRARIES", {"libnobody-has.so.1": "libnobody-has1"})
    monkeypatch.setattr(dev.shutil, "which", lambda name: f"/bin/{name}" if name == "apt-get" else None)
    monkeypatch.setattr(dev.os, "geteuid", lambda: 1000, raising=False)
    with pytest.raises(dev.SetupError) as caught:
        dev.ensure_libraries()
    assert "libnobody-has.so.1" in str(caught.value)
    last = str(caught.value).splitlines()[-1]
    assert last == "Run: sudo apt-get install --yes --no-install-recommends libnobody-has1"


def test_nothing_is_fetched_while_the_lock_stays_the_same(
    dev: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    calls: list[tuple[object, ...]] = []
    monkeypatch.setattr(dev, "STAMP", tmp_path / "stamp")
    monkeypatch.setattr(dev, "succeeds", lambda *command: True)
    monkeypatch.setattr(dev, "call", lambda *command, **variables: calls.append(command) or 0)
    dev.make_environment(dev.RUN_LOCK)
    dev.make_environment(dev.RUN_LOCK)
    assert len(calls) == 1
    dev.make_environment(dev.TEST_LOCK)
    dev.make_environment(dev.RUN_LOCK)
    assert len(calls) == 2, "the lock for tests holds everything the lock for running does"


def test_no_network_ends_with_a_sentence_not_a_traceback(
    dev: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(dev, "STAMP", tmp_path / "stamp")
    monkeypatch.setattr(dev, "succeeds", lambda *command: True)
    monkeypatch.setattr(dev, "call", lambda *command, **variables: 1)
    with pytest.raises(dev.SetupError, match="network"):
        dev.make_environment(dev.RUN_LOCK)
    assert not (tmp_path / "stamp").exists()


def test_without_a_screen_the_start_is_checked(
    dev: ModuleType, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    calls: list[tuple[tuple[object, ...], dict[str, str]]] = []
    monkeypatch.setattr(dev.sys, "platform", "linux")
    for variable in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setattr(dev, "make_environment", lambda lock: None)
    monkeypatch.setattr(dev, "ensure_libraries", lambda: None)
    monkeypatch.setattr(dev, "call", lambda *command, **variables: calls.append((command, variables)) or 0)
    assert dev.run(["--lang", "en"]) == 0
    ((command, variables),) = calls
    assert command[1:] == ("-m", "app", "--check", "--lang", "en")
    assert variables == {"QT_QPA_PLATFORM": "offscreen"}
    assert "There is no screen here" in capfd.readouterr().out


# ------------------------------------------------------------------------------------- the wheel


@pytest.mark.heavy
def test_a_wheel_finds_its_resources(tmp_path: Path) -> None:
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)]
    subprocess.run(build, cwd=ROOT, check=True, capture_output=True)
    (wheel,) = tmp_path.glob("slovohratky-*.whl")
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(tmp_path / "installed")
        (entries,) = (name for name in archive.namelist() if name.endswith("entry_points.txt"))
        assert "slovohratky-lab = app.lab.__main__:main" in archive.read(entries).decode()
        assert any(name.endswith("licenses/LICENSE") for name in archive.namelist())
    code = "from app.paths import resource; print(resource('fonts', 'Lato-Regular.ttf').is_file())"
    done = subprocess.run(
        [sys.executable, "-c", code],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(tmp_path / "installed")},
        capture_output=True,
        encoding="utf-8",
        check=True,
    )
    assert done.stdout.strip() == "True"


# ------------------------------------------------------------------------------ the built folder


@pytest.mark.skipif(os.name == "nt", reason="the stand-in for the program is a shell script")
@pytest.mark.parametrize(
    ("does", "status"),
    [("echo fine", 0), ("exit 3", 1), ("echo 'Traceback (most recent call last):'", 1)],
)
def test_smoke_tells_a_program_that_starts_from_one_that_does_not(
    does: str, status: int, tmp_path: Path
) -> None:
    program = tmp_path / "Slovohratky"
    program.write_text(f"#!/bin/sh\n{does}\n", encoding="ascii")
    program.chmod(0o755)
    assert script("smoke").check(tmp_path) == status


def test_smoke_says_how_to_make_what_is_not_there(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert script("smoke").check(tmp_path) == 2
    assert "packaging/build.py" in capsys.readouterr().err


@pytest.mark.heavy
def test_the_build_starts() -> None:
    done = subprocess.run(
        [sys.executable, "packaging/build.py"],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 0, done.stdout
    assert "The built program opens home and ends well" in done.stdout
    assert "The built program opens boggle and ends well" in done.stdout
