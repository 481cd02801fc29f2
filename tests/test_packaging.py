"""The ways the program leaves the checkout: the two commands, the wheel, the built folder."""

from __future__ import annotations

import importlib.util
import os
import re
import subprocess
import sys
import zipfile
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from types import ModuleType

import pytest

import app
from app.games.catalogue import GAMES

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
    monkeypatch.setattr(dev, "ensure_native", lambda: True)
    monkeypatch.setattr(dev, "call", lambda *command, **variables: calls.append((command, variables)) or 0)
    assert dev.run(["--lang", "en"]) == 0
    ((command, variables),) = calls
    assert command[1:] == ("-m", "app", "--check", "--lang", "en")
    assert variables == {"QT_QPA_PLATFORM": "offscreen"}
    assert "There is no screen here" in capfd.readouterr().out


@pytest.mark.parametrize("bad", ["", "types", "tests", "missing"])
def test_what_is_wrong_is_told_whether_tests_or_what_runs_beside_them_found_it(
    dev: ModuleType, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str], bad: str
) -> None:
    for name in ("make_environment", "ensure_libraries", "ensure_native"):
        monkeypatch.setattr(dev, name, lambda *lock: None)
    steps: dict[str, list[object]] = {
        name: [sys.executable, "-c", f"print('{name} looked'); raise SystemExit({int(name == bad)})"]
        for name in ("lint", "types", "tests")
    }
    if bad == "missing":
        steps[bad] = [ROOT / "there-is-no-such-program"]
    assert dev.perform(steps) == (1 if bad else 0)
    told = capfd.readouterr().out
    assert all(f"{name} looked" in told for name in ("lint", "types", "tests"))
    last = told.splitlines()[-1]
    assert last == (f"Failed: {bad}" if bad else "All good: lint, types, tests")


# ------------------------------------------------------------------------------ the compiled twins


@pytest.fixture
def checkout(dev: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A checkout with one twin, in which a compiler is played: it fails where `broken` lies in the root."""
    (tmp_path / "app").mkdir()
    (tmp_path / "packaging").mkdir()
    (tmp_path / "app" / "sum_native.pyx").write_text("one", encoding="ascii")
    (tmp_path / "packaging" / "native.py").write_text(
        "import pathlib\n"
        "root = pathlib.Path(__file__).parent.parent\n"
        "assert not (root / 'broken').exists()\n"
        "(root / 'app' / 'sum_native.so').write_text('built')\n"
        "(root / 'log').open('a').write('built ')\n"
        "print('app/sum_native.so')\n",
        encoding="ascii",
    )
    monkeypatch.setattr(dev, "ROOT", tmp_path)
    monkeypatch.setattr(dev, "VENV", tmp_path)
    monkeypatch.setattr(dev, "NATIVE_STAMP", tmp_path / "stamp")
    monkeypatch.setattr(dev, "venv_program", lambda name: sys.executable)
    monkeypatch.setattr(dev, "compiler", lambda: "/bin/cc")
    monkeypatch.setattr(dev, "succeeds", lambda *command: True)
    return tmp_path


def test_twins_are_compiled_once_and_anew_when_something_changed(
    dev: ModuleType, checkout: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    def compiled() -> int:
        return (checkout / "log").read_text(encoding="ascii").count("built")

    assert dev.ensure_native() and dev.ensure_native() and compiled() == 1
    assert capfd.readouterr().out.count("\n") == 1
    assert dev.ensure_native() and capfd.readouterr() == ("", ""), "a second start says nothing"
    (checkout / "app" / "sum_native.so").unlink()
    assert dev.ensure_native() and compiled() == 2
    (checkout / "app" / "sum_native.pyx").write_text("other", encoding="ascii")
    assert dev.ensure_native() and compiled() == 3


def test_what_cannot_be_compiled_is_told_in_a_line_and_left(
    dev: ModuleType, checkout: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    assert dev.ensure_native()
    (checkout / "app" / "sum_native.pyx").write_text("other", encoding="ascii")
    (checkout / "broken").touch()
    capfd.readouterr()
    assert not dev.ensure_native()
    said = capfd.readouterr()
    assert "the compiler gave up" in said.out.splitlines()[-1] and said.err == ""
    assert not (checkout / "app" / "sum_native.so").exists(), "it answers for other sources"
    assert not dev.ensure_native() and capfd.readouterr() == ("", ""), "not tried again and again"
    (checkout / "broken").unlink()
    assert dev.ensure_native(anew=True)


@pytest.mark.parametrize(
    ("missing", "words"),
    [("compiler", "no C compiler"), ("headers", "header files"), ("cython", "could not be fetched")],
)
def test_what_is_missing_for_compiling_is_named(
    dev: ModuleType,
    checkout: Path,
    monkeypatch: pytest.MonkeyPatch,
    capfd: pytest.CaptureFixture[str],
    missing: str,
    words: str,
) -> None:
    fails = {"headers": ("Python.h",), "cython": ("import Cython", "install")}.get(missing, ())

    def succeeds(*command: str) -> bool:
        return not any(sign in part for sign in fails for part in command)

    monkeypatch.setattr(dev, "succeeds", succeeds)
    if missing == "compiler":
        monkeypatch.setattr(dev, "compiler", lambda: None)
    assert not dev.ensure_native()
    assert words in capfd.readouterr().out.splitlines()[-1]


def test_the_lock_for_tests_pins_what_compiles(dev: ModuleType) -> None:
    lines = dev.pinned("cython", "setuptools").splitlines()
    assert [line.split("==")[0] for line in lines if not line.startswith(" ")] == ["cython", "setuptools"]
    assert all("--hash=sha256:" in line for line in lines if line.startswith(" "))


def test_every_twin_is_compiled_and_has_its_reference() -> None:
    twins = sorted((ROOT / "app").rglob("*_native.pyx"))
    assert [ROOT / path for path in script("native").sources()] == twins and len(twins) > 1
    for twin in twins:
        plain = twin.stem.removesuffix("_native")
        assert twin.with_suffix(".pyi").is_file()
        assert any(twin.with_name(f"{plain}{end}.py").is_file() for end in ("", "_python"))


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
        assert not any(name.endswith((".so", ".pyd")) for name in archive.namelist()), "it is for any Python"
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


# ----------------------------------------------------------------------------------- the licences


def test_the_page_about_licences_names_every_text_and_no_other() -> None:
    folder = ROOT / "packaging" / "licences"
    page = (folder / "README.md").read_text("utf-8")
    texts = {path.name for path in folder.glob("*.txt")}
    assert texts == set(re.findall(r"`((?!LICENSE)[\w.-]+\.txt)`", page))
    beside = re.findall(r"`(resources/[\w./-]+\.txt)`", page)
    assert beside and all((ROOT / path).is_file() for path in beside)


def test_what_runs_with_the_program_is_credited() -> None:
    page = (ROOT / "packaging" / "licences" / "README.md").read_text("utf-8").lower()
    lock = (ROOT / "packaging" / "requirements.txt").read_text("utf-8")
    packages = {name.split("-")[0].rstrip("6") for name in re.findall(r"^([\w-]+)==", lock, re.MULTILINE)}
    assert packages and {name for name in packages if name not in page} == set()


# ------------------------------------------------------------------------------------ a release


CHANGELOG = """# Changelog

## Unreleased

## 1.2.0 (2026-11-22)

### Added
- A long line that
  is wrapped.
- Another.

## 1.1.0
- Old.
"""


def test_a_release_tells_its_own_section_of_the_changelog() -> None:
    section = script("release_notes").section
    assert section(CHANGELOG, "1.2.0") == "### Added\n- A long line that is wrapped.\n- Another.\n"
    assert section(CHANGELOG, "1.1.0") == "- Old.\n"


@pytest.mark.parametrize("version", ["1.2", "1.3.0", "Unreleased"])
def test_a_version_without_notes_is_not_released(version: str) -> None:
    module = script("release_notes")
    with pytest.raises(module.NoNotes, match=version):
        module.section(CHANGELOG, version)


def test_a_tag_has_to_name_the_program_s_version() -> None:
    done = subprocess.run(
        [sys.executable, "packaging/release_notes.py", "v0.0.0"],
        cwd=ROOT,
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 1 and f"should be v{app.__version__}" in done.stderr
    assert done.stdout == "" and "Traceback" not in done.stderr


# ------------------------------------------------------------------------------ the built folder


@pytest.fixture
def smoke(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """With a laboratory in the folder that does not complain; of charts only the folder is looked at."""
    monkeypatch.syspath_prepend(str(ROOT / "packaging"))
    (tmp_path / "slovohratky-lab").write_text("#!/bin/sh\n", encoding="ascii")
    (tmp_path / "slovohratky-lab").chmod(0o755)
    (tmp_path / "_internal" / "numpy").mkdir(parents=True)
    (tmp_path / "_internal" / "numpy" / "__init__.pyc").write_bytes(b"of another Python")
    return script("smoke")


@pytest.mark.skipif(os.name == "nt", reason="the stand-in for the program is a shell script")
@pytest.mark.parametrize(
    ("does", "status"),
    [("echo fine", 0), ("exit 3", 1), ("echo 'Traceback (most recent call last):'", 1)],
)
def test_smoke_tells_a_program_that_starts_from_one_that_does_not(
    does: str, status: int, tmp_path: Path, smoke: ModuleType
) -> None:
    program = tmp_path / "Slovohratky"
    program.write_text(f"#!/bin/sh\n{does}\n", encoding="ascii")
    program.chmod(0o755)
    assert smoke.check(tmp_path) == status


@pytest.mark.skipif(os.name == "nt", reason="the stand-in for the program is a shell script")
@pytest.mark.parametrize("missing", ["laboratory", "charts"])
def test_smoke_wants_a_laboratory_that_works_and_what_charts_need(
    missing: str, tmp_path: Path, smoke: ModuleType
) -> None:
    (tmp_path / "Slovohratky").write_text("#!/bin/sh\n", encoding="ascii")
    (tmp_path / "Slovohratky").chmod(0o755)
    if missing == "laboratory":
        (tmp_path / "slovohratky-lab").write_text("#!/bin/sh\nexit 2\n", encoding="ascii")
    else:
        (tmp_path / "_internal" / "numpy" / "__init__.pyc").unlink()
    assert smoke.check(tmp_path) == 1


@pytest.mark.skipif(os.name == "nt", reason="the stand-in for the program is a shell script")
def test_smoke_opens_the_first_page_and_every_game(tmp_path: Path, smoke: ModuleType) -> None:
    program, opened = tmp_path / "Slovohratky", tmp_path / "opened"
    program.write_text(f"#!/bin/sh\necho \"$2\" >> '{opened}'\n", encoding="utf-8")
    program.chmod(0o755)
    assert smoke.check(tmp_path) == 0
    assert opened.read_text("utf-8").split() == ["home", *(entry.name for entry in GAMES)]


def test_smoke_says_how_to_make_what_is_not_there(
    tmp_path: Path, smoke: ModuleType, capsys: pytest.CaptureFixture[str]
) -> None:
    assert smoke.check(tmp_path) == 2
    assert "packaging/build.py" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("place", "size", "well"),
    [
        ("_internal/PySide6/Qt/lib/libQt6Gui.so.6", 2_000_000, True),
        ("_internal/libcrypto.so.3", 2_000_000, False),  # nobody has said what it is good for
        ("_internal/resources/lexicon/cs-words.slx", 179_000_000, False),
    ],
)
def test_what_is_heavy_in_a_build_has_a_reason_and_the_whole_a_limit(
    place: str, size: int, well: bool, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / place
    path.parent.mkdir(parents=True)
    with path.open("wb") as file:
        file.truncate(size)
    sizes = script("sizes")
    sizes.LIMITS_MB["macos"] = sizes.LIMITS_MB["linux"]
    assert sizes.tell(tmp_path) is well
    assert f"{size / 1e6:.1f}" in capsys.readouterr().out


def test_the_small_data_of_icu_holds_our_languages_and_leaves_each_part_as_it_was() -> None:
    icu = script("linux/icu")
    head = (20).to_bytes(2, "little") + icu.MAGIC + b"\0" * 8 + b"CmnD" + b"\0" * 4
    all_parts = [
        icu.Part(b"icudt73l/coll/cs.res", b"Czech order"),
        icu.Part(b"icudt73l/coll/zh.res", b"Chinese order, much of it"),
        icu.Part(b"icudt73l/root.res", b"r" * 33),
    ]
    assert icu.parts(icu.joined(head, all_parts))[0] == head
    kept = [part for part in all_parts if icu.wanted(part.name.decode())]
    again = icu.parts(icu.joined(head, kept))[1]
    assert [(part.name, part.data.rstrip(b"\0")) for part in again] == [all_parts[0], all_parts[2]]


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
    # Others, for Windows, may come to lie beside them meanwhile.
    twins = {path.name for path in (ROOT / "app").rglob("*_native" + EXTENSION_SUFFIXES[0])}
    assert twins <= {path.name for path in (ROOT / "dist").rglob("*_native.*")}


# -------------------------------------------------------------------------- played by clicks and keys


@pytest.fixture
def play(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(str(ROOT / "packaging"))
    return script("play")


def test_every_game_of_the_catalogue_is_played_in_what_was_built(play: ModuleType) -> None:
    assert list(play.GAMES) == [entry.name for entry in GAMES]


def test_the_largest_set_of_a_hand_is_found_by_what_the_screen_says(play: ModuleType) -> None:
    hand = ("red star", "red star", "red cross", "blue star", "green star", "blue circle")
    slots = [
        play.Part(f"Tile {number}: {tile}", "", "Slot", (0, 0, 9, 9), True, False)
        for number, tile in enumerate(hand, 1)
    ]
    # RULES QW5: one shape in different colours, or one colour in different shapes, none of them twice.
    found = {name.split(": ")[1] for name in play.largest_set(slots)}
    assert found == {"red star", "blue star", "green star"}
