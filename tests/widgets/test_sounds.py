"""Sounds: the files (DESIGN section 6) and their player."""

from __future__ import annotations

import array
import math
import os
import subprocess
import sys
import wave
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from app.paths import resource
from app.widgets.sounds import ENDLESS, FADE_MS, Sound, Sounds, file_names

ROOT = Path(__file__).resolve().parents[2]
FILES = sorted(name for sound in Sound for name in file_names(sound))
PEAK = 32767 * 10 ** (-12 / 20)


def samples(name: str) -> array.array[int]:
    with wave.open(str(resource("sounds", name))) as file:
        assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (1, 2, 44100)
        result = array.array("h", file.readframes(file.getnframes()))
    if sys.byteorder == "big":
        result.byteswap()
    return result


def loudness(wanted: float, part: array.array[int]) -> float:
    """How much of one frequency a piece of sound holds (Goertzel)."""
    angle = 2 * math.pi * wanted / 44100
    before = earlier = 0.0
    for sample in part:
        before, earlier = sample + 2 * math.cos(angle) * before - earlier, before
    return before * before + earlier * earlier - 2 * math.cos(angle) * before * earlier


@pytest.mark.parametrize("name", FILES)
def test_no_file_is_too_loud_or_empty(name: str) -> None:  # DESIGN 6: peaks <= -12 dBFS
    data = samples(name)
    peak = max(abs(value) for value in data)
    assert PEAK / 2.5 < peak <= PEAK
    assert 0.03 < len(data) / 44100 < 2.0
    assert abs(sum(data) / len(data)) < 2, "no direct current"


@pytest.mark.parametrize("name", FILES)
def test_no_file_clicks_at_its_ends(name: str) -> None:
    data = samples(name)
    if name == file_names(Sound.SHAKE)[0]:  # a loop: the seam is no larger than a usual step
        steps = sorted(abs(data[i] - data[i - 1]) for i in range(1, len(data)))
        assert abs(data[0] - data[-1]) <= steps[len(steps) * 9 // 10]
    else:
        assert abs(data[0]) < 300 and abs(data[-1]) < 60


def test_files_and_sounds_match() -> None:
    found = sorted(path.name for path in resource("sounds").iterdir())
    assert found == FILES
    assert sum(resource("sounds", name).stat().st_size for name in FILES) < 1_550_000


def test_each_letter_sounds_higher() -> None:  # DESIGN 6: pitch rises along the path
    candidates = [220 * 2 ** (step / 12) for step in range(40)]
    pitches = []
    for name in file_names(Sound.LETTER):
        part = samples(name)[1200:5000]
        pitches.append(max(candidates, key=lambda frequency: loudness(frequency, part)))
    assert pitches == sorted(set(pitches))


def test_files_are_what_the_script_makes(tmp_path: Path) -> None:
    script = ROOT / "packaging" / "sounds" / "make.py"
    subprocess.run([sys.executable, str(script), str(tmp_path)], check=True, timeout=120)
    assert sorted(path.name for path in tmp_path.iterdir()) == FILES
    for name in FILES:
        assert (tmp_path / name).read_bytes() == resource("sounds", name).read_bytes(), name


class FakeVoice:
    def __init__(self, name: str, log: list[str]) -> None:
        self.name, self.log, self.volume, self.loops = name, log, -1.0, 1

    def play(self) -> None:
        self.log.append(self.name + (" loop" if self.loops == ENDLESS else ""))

    def stop(self) -> None:
        self.log.append(f"stop {self.name}")

    def setVolume(self, volume: float) -> None:
        self.volume = volume

    def setLoopCount(self, count: int) -> None:
        self.loops = count


class FakeDevice:
    def __init__(self) -> None:
        self.log: list[str] = []
        self.voices: dict[str, FakeVoice] = {}
        self.present = True

    def is_present(self) -> bool:
        return self.present

    def voice(self, path: Path) -> FakeVoice:
        assert path.is_file()
        return self.voices.setdefault(path.stem, FakeVoice(path.stem, self.log))


@pytest.fixture
def device() -> FakeDevice:
    return FakeDevice()


@pytest.fixture
def sounds(qtbot: QtBot, device: FakeDevice) -> Sounds:
    player = Sounds(open_device=lambda owner: device)
    player.prepare()
    qtbot.waitUntil(lambda: len(device.voices) == len(FILES))
    return player


def test_loading_waits_for_the_event_loop(qtbot: QtBot, device: FakeDevice) -> None:
    player = Sounds(open_device=lambda owner: device)
    player.play(Sound.TAP)
    assert device.voices == {} and device.log == []
    qtbot.waitUntil(lambda: len(device.voices) == len(FILES))
    assert device.log == [], "what was asked for before is not played late"


def test_steps_choose_the_file(sounds: Sounds, device: FakeDevice) -> None:
    for step in (0, 3, 99):
        sounds.play(Sound.LETTER, step)
    for step in (0, 1, 5):
        sounds.play(Sound.SETTLE, step)
    sounds.play(Sound.CLOCK, 3)
    assert device.log == [
        "letter_00",
        "letter_03",
        "letter_11",
        "settle_0",
        "settle_1",
        "settle_1",
        "clock_1",
    ]


def test_two_switches(sounds: Sounds, device: FakeDevice) -> None:  # DESIGN 6: effects and timer apart
    sounds.set_effects(False)
    sounds.play(Sound.WORD_OK)
    sounds.play(Sound.CLOCK)
    sounds.set_effects(True)
    sounds.set_timer(False)
    sounds.play(Sound.ROUND_END)
    sounds.play(Sound.TAP)
    assert device.log == ["clock_0", "tap"]


def test_volume(sounds: Sounds, device: FakeDevice) -> None:
    sounds.set_volume(0.5)
    assert {voice.volume for voice in device.voices.values()} == {0.25}
    sounds.set_volume(0)
    sounds.play(Sound.TAP)
    assert device.log == []


def test_loop_runs_once_fades_and_can_start_again(qtbot: QtBot, sounds: Sounds, device: FakeDevice) -> None:
    sounds.start_loop(Sound.SHAKE)
    sounds.start_loop(Sound.SHAKE)
    assert device.log == ["shake loop"]
    sounds.stop_loop(Sound.SHAKE)
    sounds.stop_loop(Sound.SHAKE)
    qtbot.waitUntil(lambda: device.log == ["shake loop", "stop shake"], timeout=20 * FADE_MS)
    assert device.voices["shake"].loops == 1 and device.voices["shake"].volume > 0
    sounds.start_loop(Sound.SHAKE)
    sounds.stop_loop(Sound.SHAKE)
    sounds.start_loop(Sound.SHAKE)  # while it still fades
    qtbot.wait(2 * FADE_MS)
    assert device.log == ["shake loop", "stop shake", "shake loop", "shake loop"]
    assert device.voices["shake"].volume > 0


def test_switching_effects_off_ends_a_loop(qtbot: QtBot, sounds: Sounds, device: FakeDevice) -> None:
    sounds.start_loop(Sound.SHAKE)
    sounds.set_effects(False)
    qtbot.waitUntil(lambda: device.log[-1] == "stop shake", timeout=20 * FADE_MS)


def test_headphones_pulled_out(sounds: Sounds, device: FakeDevice) -> None:
    device.present = False
    sounds.play(Sound.TAP)
    sounds.start_loop(Sound.SHAKE)
    sounds.stop_loop(Sound.SHAKE)
    device.present = True
    sounds.play(Sound.TAP)
    assert device.log == ["tap"]


def test_quiet_where_multimedia_cannot_load(qtbot: QtBot) -> None:
    def refuse(owner: object) -> FakeDevice:
        raise ImportError("libpulse.so.0: cannot open shared object file")

    player = Sounds(open_device=refuse)
    player.prepare()
    qtbot.wait(20)
    player.play(Sound.TAP)
    player.start_loop(Sound.SHAKE)
    player.stop_loop(Sound.SHAKE)


def test_nothing_is_loaded_or_reported_without_output() -> None:
    program = (
        "import sys\n"
        "from PySide6.QtWidgets import QApplication\n"
        "from app.widgets.sounds import Sound, Sounds\n"
        "application = QApplication([])\n"
        "sounds = Sounds(); sounds.prepare(); sounds.play(Sound.TAP)\n"
        "for _ in range(20): application.processEvents()\n"
        "sounds.play(Sound.TAP)\n"
        "print('PySide6.QtMultimedia' in sys.modules)\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", program],
        cwd=ROOT,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert (done.stdout.strip(), done.stderr) == ("False", "")
