"""``slovohratky-lab play``: games between levels and bots."""

from __future__ import annotations

import contextlib
import json
import socket
import statistics
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from app.lab import play
from app.lab.__main__ import main

BOTS = Path(__file__).with_name("bots.py")


def bot(kind: str, *more: object) -> str:
    return f'exec:"{sys.executable}" "{BOTS}" {kind} ' + " ".join(f'"{part}"' for part in more)


def run(capsys: pytest.CaptureFixture[str], *arguments: object) -> tuple[int, str, str]:
    status = main([str(argument) for argument in arguments])
    captured = capsys.readouterr()
    return status, captured.out, captured.err


def report(capsys: pytest.CaptureFixture[str], *arguments: object) -> dict[str, Any]:
    status, out, err = run(capsys, "play", "boggle", *arguments, "--json")
    assert (status, err) == (0, "")
    document: dict[str, Any] = json.loads(out)
    return document


def test_the_same_seed_gives_the_same_games_byte_for_byte(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    files = [tmp_path / name for name in ("a", "b", "c")]
    for file, seed in zip(files, (5, 5, 6), strict=True):
        arguments = ("--seat", "ai:2", "--seat", "ai:4", "--games", 3, "--seed", seed, "--records", file)
        report(capsys, *arguments, "--option", "rounds=1")
    first, second, other = (file.read_bytes() for file in files)
    assert first == second != other
    assert first.count(b"\n") == 3
    assert run(capsys, "replay", files[0])[0] == 0


@pytest.mark.parametrize("game", ["boggle", "qwirkle", "quiddler", "scrabble-cards"])
def test_levels_lie_between_the_animals(
    game: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """Legal, the same from the same seed, and their records say where on the scale they were."""
    files = [tmp_path / "a", tmp_path / "b"]
    for file in files:
        asked = ("--seat", "ai:1.5", "--seat", "ai:3.4", "--seat", "ai:2", "--seed", 5, "--records", file)
        assert run(capsys, "play", game, *asked)[0] == 0
    assert files[0].read_bytes() == files[1].read_bytes()
    players = json.loads(files[0].read_bytes())["players"]
    assert [player["level"] for player in players] == [1.5, 3.4, 2]
    assert run(capsys, "replay", files[0])[0] == 0


def test_reports_wins_scores_and_times(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "games"
    seats = report(capsys, "--seat", "ai:1", "--seat", "ai:5", "--games", 4, "--records", file)["seats"]
    records = [json.loads(line) for line in file.read_text("utf-8").splitlines()]
    assert [seat["player"] for seat in seats] == ["ai:1", "ai:5"]
    assert sum(seat["wins"] for seat in seats) == pytest.approx(4)
    assert seats[1]["wins"] == 4 and seats[1]["score_mean"] > seats[0]["score_mean"]
    for seat in seats:
        scores = [
            points
            for record in records
            for player, points in zip(record["players"], record["result"]["scores"], strict=True)
            if player["name"] == seat["player"]
        ]
        assert seat["score_mean"] == pytest.approx(statistics.mean(scores))
        assert seat["score_error"] == pytest.approx(statistics.stdev(scores) / 2)
        assert seat["seconds_mean"] > 0 and seat["seconds_p95"] <= seat["seconds_max"]
        assert not any(seat["faults"].values())


def test_a_shared_win_counts_a_fraction(capsys: pytest.CaptureFixture[str]) -> None:
    """Two bots that write the same word share every game with no points."""
    seats = report(capsys, "--seat", bot("good"), "--seat", bot("good"), "--option", "rounds=1")["seats"]
    assert [seat["wins"] for seat in seats] == [0.5, 0.5]
    assert [seat["score_mean"] for seat in seats] == [0, 0]


def test_seats_rotate(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "games"
    report(
        capsys, "--seat", "ai:1", "--seat", "ai:2", "--seat", "ai:3", "--games", 3, "--records", file,
        "--option", "rounds=1",
    )  # fmt: skip
    first = [json.loads(line)["players"][0]["level"] for line in file.read_text("utf-8").splitlines()]
    assert first == [1, 2, 3]


def test_a_bot_is_told_what_the_protocol_says(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    log = tmp_path / "log"
    report(capsys, "--seat", "ai:1", "--seat", bot("good", log), "--games", 2, "--option", "rounds=1")
    told = [json.loads(line) for line in log.read_text("utf-8").splitlines()]
    hello, ends = told[0], [message for message in told if message["type"] == "end"]
    assert (hello["type"], hello["protocol"], hello["game"]) == ("hello", 1, "boggle")
    assert (hello["contender"], hello["seats"], hello["options"]["rounds"]) == (1, 2, 1)
    assert hello["seat"] == hello["contender"], "what older bots read"
    assert sum(message["type"] == "hello" for message in told) == 1
    assert len(ends) == 2 and told[-1] == ends[-1]
    assert {"scores", "winners", "finished"} <= set(ends[0]["result"])
    turns = [message for message in told if message["type"] == "turn"]
    assert [turn["id"] for turn in turns] == list(range(1, len(turns) + 1))
    assert {turn["observation"]["seat"] for turn in turns} == {0, 1}


@pytest.mark.parametrize(
    ("kind", "fault"),
    [
        ("crash", "crashed"),
        ("crash-later", "crashed"),
        ("silent", "silent"),
        ("flood", "silent"),
        ("garbage", "illegal"),
        ("illegal", "illegal"),
        ("wrong-form", "illegal"),
        ("chatter", "illegal"),
        ("endless-line", "silent"),
        ("early", "illegal"),
    ],
)
def test_a_bot_that_misbehaves_loses_its_decision_and_is_counted(
    kind: str, fault: str, capsys: pytest.CaptureFixture[str]
) -> None:
    start = time.monotonic()
    # Whoever answers does so at once, but the first time it has to start, however slow the machine is.
    seconds = "0.7" if fault == "silent" else "30"
    arguments = ("--seat", bot(kind), "--seat", "ai:1", "--option", "rounds=1", "--move-seconds", seconds)
    seats = report(capsys, *arguments)["seats"]
    assert seats[0]["faults"][fault] >= 1
    assert sum(seats[0]["faults"].values()) == seats[0]["faults"][fault]
    assert not any(seats[1]["faults"].values())
    if kind.startswith("crash"):
        assert seats[0]["last_words"] == "I give up"
    assert time.monotonic() - start < 60, "it must never hang"


@pytest.mark.parametrize(("kind", "fault"), [("long-once", "illegal"), ("long-late", "silent")])
def test_an_answer_that_is_too_long_loses_one_turn_and_no_other(
    kind: str, fault: str, capsys: pytest.CaptureFixture[str]
) -> None:
    seconds = "4" if fault == "silent" else "30"
    arguments = ("--seat", bot(kind), "--option", "rounds=3", "--move-seconds", seconds)
    seats = report(capsys, *arguments)["seats"]
    assert {name: count for name, count in seats[0]["faults"].items() if count} == {fault: 1}


def test_a_late_answer_is_no_answer_to_the_next_question(capsys: pytest.CaptureFixture[str]) -> None:
    seats = report(capsys, "--seat", bot("late"), "--option", "rounds=1")["seats"]
    assert not any(seats[0]["faults"].values())


def test_a_bot_that_writes_for_ever_is_stopped(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(play, "MOVES_IN_A_STRETCH", 4)
    seats = report(capsys, "--seat", bot("chatter"), "--option", "rounds=1")["seats"]
    assert seats[0]["faults"]["illegal"] == 1
    assert seats[0]["moves"] <= 6


@pytest.mark.parametrize(
    "arguments",
    [
        ("halma", "--seat", "ai:1"),
        ("boggle",),
        ("boggle", "--seat", "ai:6"),
        ("boggle", "--seat", "ai:5.1"),
        ("boggle", "--seat", "ai:1.55"),
        ("boggle", "--seat", "ai:nan"),
        ("boggle", "--seat", "ai:"),
        ("boggle", "--seat", "human"),
        ("boggle", "--seat", "exec:"),
        ("boggle", "--seat", "exec:/nonexistent/bot"),
        ("boggle", "--seat", "exec:sh -c 'unclosed"),
        ("boggle", "--seat", "ai:1", "--seat", 'exec:"'),
        ("boggle", "--seat", "ai:1", "--seat", "ai:2", "--mirror", "--games", "3"),
        ("boggle", "--seat", "ai:1", "--games", "0"),
        ("boggle", "--seat", "ai:1", "--games", "x"),
        ("boggle", "--seat", "ai:1", "--seed", "x"),
        ("boggle", "--seat", "ai:1", "--move-seconds", "0"),
        ("boggle", "--seat", "ai:1", "--move-seconds", "nan"),
        ("boggle", "--seat", "ai:1", "--option", "rounds"),
        ("boggle", "--seat", "ai:1", "--option", "rounds=0"),
        ("boggle", "--seat", "ai:1", "--option", "colour=red"),
        ("boggle", "--seat", "ai:1", "--records", "/nonexistent/folder/file"),
        ("boggle", *["--seat", "ai:1"] * 13),
    ],
)
def test_bad_arguments_are_told_in_one_line(
    arguments: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    for more in ((), ("--json",)):
        status, out, err = run(capsys, "play", *arguments, *more)
        assert (status, out, err.count("\n")) == (2, "", 1)
        assert "Traceback" not in err


def test_bots_are_ended_with_the_match(tmp_path: Path) -> None:
    """Nothing a bot started is left behind, even one that does not listen."""
    script = tmp_path / "stubborn.py"
    script.write_text(
        "import socket, sys, time\n"
        "line = socket.create_connection(('127.0.0.1', int(sys.argv[1])))\n"
        "time.sleep(90)\n"
    )
    with socket.create_server(("127.0.0.1", 0)) as server:
        bot = f'exec:"{sys.executable}" "{script}" {server.getsockname()[1]}'
        command = ["play", "boggle", "--seat", bot, "--move-seconds", "1", "--option", "rounds=1"]
        done = subprocess.run([sys.executable, "-m", "app.lab", *command], capture_output=True, timeout=60)
        assert done.returncode == 0
        server.settimeout(10)
        line, _ = server.accept()
    with line, contextlib.suppress(ConnectionResetError):
        line.settimeout(10)
        assert line.recv(1) == b"", "nobody holds the other end any more"


def test_a_child_that_keeps_the_pipes_does_not_keep_the_laboratory(tmp_path: Path) -> None:
    log = tmp_path / "log"
    command = ["play", "boggle", "--seat", bot("parent", log), "--option", "rounds=1", "--json"]
    start = time.monotonic()
    done = subprocess.run([sys.executable, "-m", "app.lab", *command], capture_output=True, timeout=60)
    assert (done.returncode, done.stderr) == (0, b"")
    assert not any(json.loads(done.stdout)["seats"][0]["faults"].values())
    assert time.monotonic() - start < 45, "the child would have stayed for 90 seconds"


def test_a_match_to_points_in_which_nobody_writes_is_broken_off(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """RULES BG9: only points end it; rounds that are counted all come to their end."""
    file = tmp_path / "games"
    quiet = ("--seat", bot("crash"), "--seat", bot("crash"), "--records", file)
    assert report(capsys, *quiet, "--option", "target=20")["broken_off"] == 1
    (record,) = [json.loads(line) for line in file.read_text("utf-8").splitlines()]
    assert record["result"] == {"scores": [0, 0], "winners": [], "finished": False}
    assert run(capsys, "replay", file)[0] == 0
    assert report(capsys, *quiet, "--option", "rounds=30")["broken_off"] == 0
    assert json.loads(file.read_text("utf-8"))["result"]["finished"]


def test_two_that_only_trade_are_broken_off(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "games"
    seats = ("--seat", bot("trader"), "--seat", bot("trader"), "--records", file)
    status, out, _ = run(capsys, "play", "qwirkle", *seats, "--json")
    assert (status, json.loads(out)["broken_off"]) == (0, 1)
    assert not json.loads(file.read_text("utf-8"))["result"]["finished"]
    assert run(capsys, "replay", file)[0] == 0
    status, out, _ = run(capsys, "play", "qwirkle", *seats, "--option", "stall_rounds=2", "--json")
    assert (status, json.loads(out)["broken_off"]) == (0, 0)


def test_mirrored_games_play_each_deal_from_every_seat(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "games"
    seats = ("--seat", "base:greedy", "--seat", "base:random", "--seat", "base:random", "--records", file)
    status, _, _ = run(capsys, "play", "qwirkle", *seats, "--mirror", "--games", 6)
    records = [json.loads(line) for line in file.read_text("utf-8").splitlines()]
    assert status == 0
    for first in (0, 3):
        deal = records[first : first + 3]
        assert all(record["setup"] == deal[0]["setup"] for record in deal)
        assert sorted(record["players"][0]["name"] for record in deal) == [
            "base:greedy", "base:random", "base:random",
        ]  # fmt: skip
        assert [[one["name"] for one in record["players"]].index("base:greedy") for record in deal] == [
            0,
            2,
            1,
        ]
    assert records[0]["setup"] != records[3]["setup"]
    assert run(capsys, "play", "qwirkle", *seats, "--mirror", "--json")[0] == 0
    assert len(file.read_text("utf-8").splitlines()) == 3, "without a number, one deal"
