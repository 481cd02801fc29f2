"""The other lab commands, their answers, exit statuses and complaints."""

from __future__ import annotations

import gc
import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from app.engine.chance import Chance
from app.engine.match import Match
from app.engine.rules import Seat
from app.games.boggle import board
from app.games.laboratory import BadInput, open_judge, open_lexicon
from app.games.quiddler import deck
from app.games.quiddler.rules import QuiddlerRules
from app.lab import bench
from app.lab.__main__ import main
from app.lexicon import czech
from app.lexicon.dawg import Dawg
from app.lexicon.judge import Agreements, Household
from app.lexicon.lexicon import POLICIES, Lexicon
from tests.games.boggle.kit import example
from tests.games.kit import AnyMatch
from tests.games.quiddler.kit import move as quiddler_move

ROOT = Path(__file__).parents[2]
GRID = "KOLOSTRAVAMENIPE"
SEATS = [Seat("Eva"), Seat("Jan")]

Capture = pytest.CaptureFixture[str]


@pytest.fixture(scope="module")
def lexicon() -> Lexicon:
    return Lexicon.open()


def run(capsys: Capture, *arguments: object) -> tuple[int, str, str]:
    status = main([str(argument) for argument in arguments])
    captured = capsys.readouterr()
    return status, captured.out, captured.err


def answer(capsys: Capture, *arguments: object) -> Any:
    status, out, err = run(capsys, *arguments, "--json")
    assert (status, err) == (0, "")
    return json.loads(out)


def lab(*arguments: object, **more: Any) -> subprocess.CompletedProcess[bytes]:
    command = [sys.executable, "-m", "app.lab", *map(str, arguments)]
    return subprocess.run(command, capture_output=True, cwd=ROOT, timeout=60, **more)


# words


def test_words_says_one_or_zero_in_input_order(capsys: Capture) -> None:
    status, out, _ = run(capsys, "words", "kolo", "xyzzy", "KOLO", "žába", "kolo", "--policy", "boggle")
    assert (status, out) == (0, "1\tkolo\n0\txyzzy\n1\tKOLO\n1\tžába\n1\tkolo\n")


def test_words_of_a_file(capsys: Capture, tmp_path: Path) -> None:
    file = tmp_path / "words.txt"
    file.write_bytes("\ufeffkolo\r\n\nz\u030cába\nx\ty\n".encode())
    status, out, _ = run(capsys, "words", "--file", file, "--policy", "boggle")
    assert status == 0
    assert out == "1\tkolo\n0\t\n1\tz\u030cába\n0\tx\ty\n"
    file.write_bytes(b"")
    assert run(capsys, "words", "--file", file, "--policy", "boggle")[:2] == (0, "")


def test_words_in_json(capsys: Capture) -> None:
    words = answer(capsys, "words", "kolo", "xyzzy", "", "--policy", "boggle")["words"]
    assert [word["word"] for word in words] == ["kolo", "xyzzy", ""]
    assert [word["accepted"] for word in words] == [True, False, False]
    assert "reason" not in words[0] and words[1]["reason"] == "unknown"
    assert words[0]["analyses"][0]["rank"] < 5000 and words[1]["analyses"] == []


def test_all_words(lexicon: Lexicon) -> None:
    policy = lexicon.policy("boggle")
    text = lab("words", "--all", "--policy", "boggle").stdout.decode()
    words = text.split("\n")
    assert words.pop() == ""
    accepted = sum(byte.bit_count() for byte in bytes(policy.accepted))
    assert len(words) == len(set(words)) == accepted
    numbers = [lexicon.dawg.number(word) for word in words[::5_000]]
    assert numbers == sorted(numbers) and all(map(policy.allows, numbers))


@pytest.mark.parametrize("policy", ["boggle", "scrabble-classic"])
def test_a_list_of_short_words_is_complete_and_explained(
    capsys: Capture, lexicon: Lexicon, policy: str
) -> None:
    status, out, _ = run(capsys, "words", "--list", 2, "--policy", policy)
    assert status == 0
    told = dict(line.split("\t") for line in out.splitlines())
    asked = lexicon.policy(policy)
    every = {word for word in (a + b for a in czech.LETTERS for b in czech.LETTERS) if asked.accepts(word)}
    assert set(told) == every
    assert list(told) == sorted(told, key=czech.sort_key)
    assert all(told.values())
    assert told["já"].startswith("pronoun") and told["dá"].startswith("verb, third person singular of dát")
    in_json = answer(capsys, "words", "--list", 2, "--policy", policy)["words"]
    assert [word["word"] for word in in_json] == list(told)
    assert next(word for word in in_json if word["word"] == "ar")["meaning"]["english"] == ["are"]


def test_only_lists_of_short_words_are_printed(capsys: Capture) -> None:
    for wrong in (("--list", 4), ("--list", 2, "--all"), ("kolo", "--list", 3)):
        status, out, err = run(capsys, "words", *wrong, "--policy", "boggle")
        assert status == 2 and not out and err, wrong


def test_a_hundred_thousand_words_are_answered_in_order(
    lexicon: Lexicon, tmp_path: Path, capsys: Capture
) -> None:
    dawg: Dawg = lexicon.dawg
    words = [dawg.word(number) for number in range(0, len(dawg), len(dawg) // 20_000)][:20_000]
    file = tmp_path / "many"
    file.write_text("\n".join(words * 5) + "\n", encoding="utf-8")
    status, out, _ = run(capsys, "words", "--file", file, "--policy", "boggle")
    assert status == 0 and out.count("\n") == 100_000
    assert [line.partition("\t")[2] for line in out.splitlines()[:20_000]] == words


def test_long_and_strange_words_are_no_words(capsys: Capture) -> None:
    strange = ["a" * 200, "😀", "kolo\u200b", "ko lo", "\u0000", "-x", "KOLO!", "ﬁ"]
    status, out, err = run(capsys, "words", "--policy", "boggle", "--", *strange)
    assert (status, err) == (0, "")
    assert [line[0] for line in out.splitlines()] == ["0"] * len(strange)


# solve


def test_solve_boggle(capsys: Capture, lexicon: Lexicon) -> None:
    document = answer(capsys, "solve", "boggle", GRID, "--min", 3)
    policy = lexicon.policy("boggle")
    assert "".join(document["grid"]) == GRID and document["words"]
    for entry in document["words"]:
        assert len(entry["word"]) >= 3 and policy.accepts(entry["word"])
        assert tuple(entry["path"]) in set(board.paths(GRID, entry["word"]))
    status, out, _ = run(capsys, "solve", "boggle", GRID.lower(), "--min", 3)
    assert status == 0
    assert out.split() == [entry["word"] for entry in document["words"]]
    spaced = " ".join(GRID)
    assert run(capsys, "solve", "boggle", spaced, "--min", 3)[1] == out


def test_solve_takes_letters_however_composed(capsys: Capture) -> None:
    letters = "ŘEKASTOLINYMRADA"
    whole = run(capsys, "solve", "boggle", letters)
    assert whole == run(capsys, "solve", "boggle", letters.replace("Ř", "R\u030c"))
    folded = run(capsys, "solve", "boggle", letters, "--fold")[1].split()
    assert set(whole[1].split()) < set(folded)


# replay


@pytest.fixture
def records(tmp_path: Path) -> Path:
    file = tmp_path / "games.jsonl"
    good = example().dumps()
    bad = json.loads(good)
    bad["turns"][-1]["outcome"]["scores"][0] += 1
    file.write_text("\n".join([good, "", json.dumps(bad), json.dumps(bad), good]), encoding="utf-8")
    return file


def test_replay_names_the_first_disagreement(capsys: Capture, records: Path) -> None:
    status, out, err = run(capsys, "replay", records)
    last = len(example().turns) - 1
    assert (status, err) == (1, "")
    assert out.startswith(f"line 3, turn {last}: scores: ")
    status, out, err = run(capsys, "replay", records, "--json")
    document = json.loads(out)
    assert (status, document["records"], document["agree"]) == (1, 4, 2)
    assert (document["disagreement"]["line"], document["disagreement"]["turn"]) == (3, last)


def test_replay_asks_the_word_list_unless_told_not_to(capsys: Capture, tmp_path: Path) -> None:
    data = json.loads(example().dumps())
    for turn in data["turns"]:
        if turn["move"].get("verdict") == "unknown":
            turn["move"]["verdict"] = "valid"
            del turn["move"]["why"]
            wrong = turn["move"]["word"]
    data["turns"] = [turn for turn in data["turns"] if turn["move"]["type"] != "vote"]
    close = data["turns"][-1]["outcome"]
    close["verdicts"][0][wrong] = "point"
    close["scores"][0] += 1
    close["totals"][0] += 1
    data["result"]["scores"][0] += 1
    file = tmp_path / "game"
    file.write_text(json.dumps(data), encoding="utf-8")
    assert run(capsys, "replay", file, "--policy-off")[0] == 0
    status, out, _ = run(capsys, "replay", file)
    assert status == 1 and wrong in out


@pytest.mark.parametrize("policy", [(), ("--policy-off",)])
@pytest.mark.parametrize("spoil", ["xxxx", "uu", "klít"])
def test_replay_checks_the_words_said_to_lie_on_the_board(
    spoil: str, policy: tuple[str, ...], capsys: Capture, tmp_path: Path
) -> None:
    """One that is not there, one that is too short, one that stands there twice."""
    record = json.loads(example().dumps())
    turn, solution = _solution(record)
    assert "klít" in solution and "U" in record["turns"][0]["outcome"]["facts"]["grid"]
    solution.append(spoil)
    file = tmp_path / "game"
    file.write_text(json.dumps(record), encoding="utf-8")
    status, out, _ = run(capsys, "replay", file, *policy)
    assert status == 1 and f"turn {turn}" in out


def test_replay_asks_whether_all_words_are_there_where_it_has_the_list(
    capsys: Capture, tmp_path: Path
) -> None:
    record = json.loads(example().dumps())
    file, (turn, solution) = tmp_path / "game", _solution(record)
    gone = solution.pop(3)
    file.write_text(json.dumps(record), encoding="utf-8")
    status, out, _ = run(capsys, "replay", file)
    assert status == 1 and f"turn {turn}" in out and gone in out
    assert run(capsys, "replay", file, "--policy-off")[0] == 0
    record["turns"][turn]["outcome"]["facts"]["banned"] = [gone]
    file.write_text(json.dumps(record), encoding="utf-8")
    assert run(capsys, "replay", file)[0] == 0, "the household had banned it"
    del record["turns"][turn]["outcome"]["facts"]["banned"]
    record["lexicon"] = "cs-another-list"
    file.write_text(json.dumps(record), encoding="utf-8")
    assert run(capsys, "replay", file)[0] == 0, "another list may well have had fewer words"


def _solution(record: Any) -> tuple[int, list[str]]:
    """The turn at which the words of the board are told, and the words."""
    for index, turn in enumerate(record["turns"]):
        if "solution" in turn["outcome"].get("facts", {}):
            return index, turn["outcome"]["facts"]["solution"]
    raise AssertionError("no turn tells the words of the board")


def test_replay_leaves_to_the_household_what_the_household_decided(capsys: Capture, tmp_path: Path) -> None:
    data = json.loads(example().dumps())
    first = next(turn["move"] for turn in data["turns"] if turn["move"].get("why") == "unknown")
    second = next(turn["move"] for turn in data["turns"] if turn["move"].get("verdict") == "valid")
    file = tmp_path / "game"

    def told() -> str:
        close = data["turns"][-1]["outcome"]
        for word, verdict in ((first["word"], "point"), (second["word"], "unknown")):
            close["verdicts"][0][word] = verdict
        data["turns"] = [turn for turn in data["turns"] if turn["move"]["type"] != "vote"]
        file.write_text(json.dumps(data), encoding="utf-8")
        return run(capsys, "replay", file)[1]

    first |= {"verdict": "valid", "why": "household"}
    second |= {"verdict": "unknown", "why": "banned"}
    assert told() == "all 1 records agree with the rules\n"
    second["why"] = "name"  # the list's own reasons are looked after
    assert second["word"] in told()


@pytest.mark.parametrize("words", ["challenge", "vote", "auto"])
def test_replay_asks_what_is_said_of_the_words_of_a_round(
    words: str, capsys: Capture, tmp_path: Path
) -> None:
    """Each must be there, as the list has it; with ``auto`` there is nothing to be said."""
    file = tmp_path / "games"
    seats = ("--seat", "ai:1", "--seat", "ai:1", "--option", f"words={words}")
    assert run(capsys, "play", "quiddler", *seats, "--records", file)[0] == 0
    assert run(capsys, "replay", file)[0] == 0
    record = json.loads(file.read_text(encoding="utf-8"))
    turn, counted = next(
        (at, one["outcome"]) for at, one in enumerate(record["turns"]) if one["move"]["type"] == "score"
    )
    told = counted.pop("facts", None)
    lying = [[True] * len(laid) for laid in (told or {"listed": [[True], [True]]})["listed"]]
    assert (told is None) == (words == "auto")
    for wrong in ([[not good for good in laid] for laid in lying], None if told else lying):
        counted.pop("facts", None)
        if wrong is not None:
            counted["facts"] = {"listed": wrong}
        file.write_text(json.dumps(record), encoding="utf-8")
        status, out, _ = run(capsys, "replay", file)
        assert status == 1 and f"turn {turn}" in out


@pytest.mark.parametrize("words", ["challenge", "vote"])
def test_replay_believes_a_household_about_the_words_of_a_round(
    words: str, capsys: Capture, tmp_path: Path
) -> None:
    """The list knows nothing of what it added or banned; what it does not claim is still asked."""
    game = quiddler_at_home(words)
    file = tmp_path / "game"
    file.write_text(game.record.dumps(), encoding="utf-8")
    counted = game.record.turns[-1].outcome["facts"]
    assert {one["why"] for one in counted["agreed"]} == {"household", "banned"}
    assert run(capsys, "replay", file)[0] == 0
    record = json.loads(game.record.dumps())
    facts = record["turns"][-1]["outcome"]["facts"]
    sound = facts["agreed"]
    banned = next(one for one in sound if one["why"] == "banned")
    record["lexicon"] = "cs-of-others"
    file.write_text(json.dumps(record), encoding="utf-8")
    assert run(capsys, "replay", file)[0] == 0, "another list's words are believed"
    for wrong in ([{**banned, "why": "no such"}], [{**banned, "why": 7}], [*sound, banned]):
        facts["agreed"] = wrong
        file.write_text(json.dumps(record), encoding="utf-8")
        assert run(capsys, "replay", file)[0] == 1, "no household says so"
    del facts["agreed"]
    record["lexicon"] = game.record.lexicon
    file.write_text(json.dumps(record), encoding="utf-8")
    assert run(capsys, "replay", file)[0] == 1, "nobody says why"


def quiddler_at_home(words: str) -> AnyMatch:
    """A game up to its first count, in a household that added a word of that round and banned another."""

    def played(seed: int, household: Household) -> AnyMatch:
        judge = open_judge("quiddler", household)
        assert judge is not None
        match = Match.new(QuiddlerRules(judge), SEATS, seed, {"words": words}, judge.lexicon.id)
        chance = Chance(seed)
        while not match.record.turns or match.record.turns[-1].move["type"] != "score":
            match.submit(*quiddler_move(match, chance))
        return match

    for seed in range(50):
        rows = played(seed, Agreements()).observation_for(None).past[-1].rows
        laid = [
            deck.spelt(meld)
            for row in rows
            for meld, good in zip(row.laid, row.listed, strict=True)
            if not good
        ]
        if len(laid) > 1:
            return played(seed, Agreements(laid[:1], laid[1:]))
    raise AssertionError("no round with two words")


@pytest.mark.parametrize("text", ["", "{}", "nonsense", '{"format": "slovohratky-record/77"}'])
def test_what_is_no_record_is_told_with_its_line(text: str, capsys: Capture, tmp_path: Path) -> None:
    file = tmp_path / "game"
    file.write_text(text, encoding="utf-8")
    status, out, err = run(capsys, "replay", file, "--json")
    assert (status, out, err.count("\n")) == (2, "", 1)


# bench


def test_bench_measures_what_needs_no_window(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "RUNS", 2)
    monkeypatch.setattr("app.games.boggle.lab.RUNS", 2)
    names = ("lexicon_open_ms", "lexicon_lookup_us", "lexicon_bytes", "boggle_solve_ms")
    figures = answer(capsys, "bench", *names)
    assert tuple(figures) == names
    for figure in figures.values():
        assert figure["median"] > 0 and figure["runs"] == len(figure["values"]) and figure["unit"]


def test_bench_says_what_it_could_not_measure(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "BARE_WINDOW", "raise SystemExit('no screen')")
    status, out, err = run(capsys, "bench", "start_to_window_s", "lexicon_bytes", "--json")
    assert status == 1 and list(json.loads(out)) == ["lexicon_bytes"]
    assert err.count("\n") == 1 and "no screen" in err


def test_frames_are_told_with_their_slowest(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[str, ...]] = []

    def start(command: tuple[str, ...], home: str) -> tuple[float, dict[str, Any]]:
        asked.append(command)
        return 0.0, {"frames_ms": [*range(100, 0, -1)], "frames_idle_ms": [16.0, 17.0], "thoughts": 3}

    monkeypatch.setattr(bench, "first_line", start)
    figures = answer(capsys, "bench", "frame_ms", "frame_idle_ms")
    assert asked == [bench.FRAMES]
    told = figures["frame_ms"]
    assert [told[key] for key in ("median", "p95", "p99", "max", "runs")] == [50.5, 95, 99, 100, 100]
    assert (figures["frame_idle_ms"]["p99"], figures["frame_idle_ms"]["unit"]) == (17, "ms")
    assert "p99" in run(capsys, "bench", "frame_ms")[1]
    monkeypatch.setattr(bench, "first_line", lambda *_: (0.0, {"thoughts": 0}))
    status, _, err = run(capsys, "bench", "frame_ms")
    assert status == 1 and err.count("\n") == 1


# What holds for all


@pytest.mark.parametrize(
    "arguments",
    [
        (),
        ("dance",),
        ("words",),
        ("words", "kolo"),
        ("words", "--policy", "boggle"),
        ("words", "kolo", "--all", "--policy", "boggle"),
        ("words", "kolo", "--policy", "klingon"),
        ("words", "--file", "/nonexistent", "--policy", "boggle"),
        ("words", "--file", ROOT, "--policy", "boggle"),
        ("words", "--file", "nul\0", "--policy", "boggle"),
        ("words", "--file", ROOT / "resources" / "lexicon" / "cs-words.slx", "--policy", "boggle"),
        ("solve",),
        ("solve", "chess"),
        ("solve", "boggle", "KOLO"),
        ("solve", "boggle", "KOLOSTRAVAMENIP1"),
        ("solve", "boggle", GRID, "--min", "0"),
        ("solve", "boggle", GRID, "--policy", "none"),
        ("replay", "/nonexistent"),
        ("bench", "beauty_cm"),
        ("replay",),
        ("play", "boggle", "--seat", "ai:1", "--wrong"),
    ],
    ids=str,
)
def test_bad_arguments_are_told_in_one_line(arguments: tuple[object, ...], capsys: Capture) -> None:
    status, out, err = run(capsys, *arguments)
    assert (status, out, err.count("\n")) == (2, "", 1)
    assert err.startswith("slovohratky-lab: ")


def test_a_missing_word_list_is_told(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("app.lexicon.lexicon.resource", lambda *parts: tmp_path)
    with pytest.raises(BadInput):
        open_lexicon()
    status, out, err = run(capsys, "words", "kolo", "--policy", "boggle")
    assert (status, out, err.count("\n")) == (2, "", 1)
    assert "cs-words.slx" in err


def test_help_is_no_error(capsys: Capture) -> None:
    for arguments in (["--help"], ["play", "--help"], ["solve", "boggle", "--help"]):
        status, out, err = run(capsys, *arguments)
        assert (status, err) == (0, "") and "usage" in out


def test_nothing_of_qt_is_loaded() -> None:
    """The lab works where PySide6 is not installed."""
    code = (
        "import sys\n"
        "sys.modules['PySide6'] = sys.modules['shiboken6'] = None\n"
        "from app.lab.__main__ import main\n"
        "status = [main(['words', 'kolo', '--policy', 'boggle']),\n"
        "  main(['play', 'boggle', '--seat', 'ai:1', '--option', 'rounds=1', '--json']),\n"
        f"  main(['solve', 'boggle', {GRID!r}]), main(['bench', 'lexicon_bytes'])]\n"
        "assert not [name for name in sys.modules if name.startswith('PySide6.')]\n"
        "sys.exit(sum(status))\n"
    )
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, timeout=60)
    assert done.returncode == 0, done.stderr.decode()


def test_a_reader_that_leaves_early_is_no_error() -> None:
    command = [sys.executable, "-m", "app.lab", "words", "--all", "--policy", "boggle"]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None and process.stderr is not None
        assert process.stdout.readline()
        process.stdout.close()
        assert process.stderr.read() == b""
        assert process.wait(30) == 0


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a disk that is always full")
def test_a_full_disk_is_told() -> None:
    with Path("/dev/full").open("wb") as full:
        command = [sys.executable, "-m", "app.lab", "words", "kolo", "--policy", "boggle"]
        done = subprocess.run(command, cwd=ROOT, stdout=full, stderr=subprocess.PIPE, timeout=30)
    assert done.returncode == 2
    assert done.stderr.count(b"\n") == 1 and b"Traceback" not in done.stderr


def _heed_interrupts() -> None:
    """A test run in the background hands an ignored SIGINT down to its children."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


@pytest.mark.skipif(sys.platform == "win32", reason="signals of its own")
def test_an_interrupt_leaves_one_line(tmp_path: Path, qtbot: QtBot) -> None:
    games = tmp_path / "games"
    command = [sys.executable, "-m", "app.lab", "play", "boggle", "--seat", "ai:5", "--games", "100000"]
    command += ["--option", "rounds=1", "--records", str(games)]
    with subprocess.Popen(
        command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, preexec_fn=_heed_interrupts
    ) as process:
        try:
            qtbot.waitUntil(lambda: games.is_file() and games.stat().st_size > 0, timeout=30_000)
            process.send_signal(signal.SIGINT)
            out, err = process.communicate(timeout=30)
        finally:
            process.kill()
    assert process.returncode == 130
    assert (out, err) == (b"", b"slovohratky-lab: interrupted\n")


def test_a_screen_that_does_not_come_is_told(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    shots = pytest.importorskip("app.lab.shots")

    def render(folder: Path) -> Iterator[Path]:
        yield folder / "home.png"
        raise shots.NotReady("open lists")

    monkeypatch.setattr(shots, "render", render)
    status, _, err = run(capsys, "shots", tmp_path)
    assert (status, err) == (1, "slovohratky-lab: a screen did not come: open lists\n")
    assert not gc.isenabled(), "as it was: collected in a worker, widgets of other threads are deleted there"


def test_output_is_utf8_whatever_the_locale() -> None:
    environment = {**os.environ, "LC_ALL": "C", "PYTHONIOENCODING": "ascii"}
    done = lab("words", "--policy", "boggle", "--json", "--", "žába", env=environment)
    assert json.loads(done.stdout.decode("utf-8"))["words"][0]["word"] == "žába"


def test_every_policy_has_a_name_that_works(capsys: Capture) -> None:
    for name in POLICIES:
        assert run(capsys, "words", "kolo", "--policy", name)[0] == 0


def test_a_board_to_order_says_what_it_hides(capsys: Capture, tmp_path: Path) -> None:
    words = tmp_path / "words.txt"
    words.write_text("sníh\nled\n\nbramboračka\nx1\n", encoding="utf-8")
    status, out, _ = run(capsys, "board", "--words", words, "--seed", 5, "--json")
    made = json.loads(out)
    assert status == 0 and len(made["letters"]) == board.CELLS
    assert sorted(made["hidden"] + made["missed"]) == sorted(["sníh", "led", "bramboračka", "x1"])
    assert all(board.has_path(made["letters"], word) for word in made["hidden"]) and "x1" in made["missed"]
    assert run(capsys, "board", "--words", words, "--seed", 5, "--json")[1] == out


def test_a_board_to_order_wants_words(capsys: Capture, tmp_path: Path) -> None:
    (tmp_path / "none").write_text("\n", encoding="utf-8")
    for arguments in (("--words", tmp_path / "none"), ("--words", tmp_path / "nowhere"), ()):
        status, out, err = run(capsys, "board", *arguments)
        assert status == 2 and out == "" and err.count("\n") == 1


def test_a_code_tells_its_deal_and_that_deal_is_played(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["code", "qwirkle", "--seed", "77", "--option", "lone=1", "--json"]) == 0
    code = json.loads(capsys.readouterr().out)["code"]
    assert main(["code", "--read", code.lower(), "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["game"], told["seed"], told["options"]["lone"], told["version"]) == ("qwirkle", 77, 1, 1)
    records = tmp_path / "games.jsonl"
    seats = ["--seat", "ai:1", "--seat", "ai:1"]
    assert main(["play", "qwirkle", *seats, "--code", code, "--records", str(records)]) == 0
    record = json.loads(records.read_text("utf-8"))
    assert (record["seed"], record["options"]["lone"]) == (77, 1)
    capsys.readouterr()
    for wrong, status in (
        (["code", "--read", code[:-1] + ("2" if code[-1] != "2" else "4")], 1),
        (["play", "qwirkle", *seats, "--code", code[:-1]], 1),
        (["play", "boggle", *seats, "--code", code], 2),
        (["code", "qwirkle", "--seed", str(2**40)], 2),
        (["code", "chess"], 2),
        (["code"], 2),
    ):
        assert main(wrong) == status, wrong
        assert capsys.readouterr().err.count("\n") == 1
