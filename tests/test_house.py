"""The house keeps its own numbers and rooms; see app/ARCHITECTURE.md and CONTRIBUTING.md."""

from __future__ import annotations

import ast
import json
import os
import re
import statistics
import subprocess
import sys
import tomllib
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from app.games.catalogue import GAMES

ROOT = Path(__file__).resolve().parent.parent
APP = ROOT / "app"

MODULE_LINES = 600
MODULE_LINES_MEDIAN = 200
FUNCTION_LINES = 60
PUBLIC = {"_asdict", "_exit", "_fields", "_make", "_replace"}
"""Of a NamedTuple and of `os`, whatever they begin with."""
CLASS_METHODS = 30
FOLDER_MODULES = 18
AS_LARGE_AS_THEY_ARE = {
    # All that is hidden in a game and what every move does to it: one truth.
    "BoggleState",
    "QuiddlerState",
    "ScrabbleState",
    # A turn in the making, step by step: what is held, where it lies, what was taken back.
    "Draft",
    "LetterDraft",
}
FOLDERS_TO_BE_PARTED = {"app/games/boggle", "app/games/quiddler", "app/games/scrabble_cards"}

MAY_SLEEP = {
    "tests/lab/bots.py",  # to answer late, or never, is what these bots are for
    "tests/ui/games_in_a_row.py",  # no test: a person's pauses, in which the program goes on
}

MAY_WAIT = {
    # For what is to be done next; where the process ends they end with it.
    "app/lab/bots.py _write",
    "app/ui/thread_bridge.py _run",
}

# What must work where Qt is not installed.
PURE_ROOMS = ("engine", "lexicon", "search", "storage", "lab")
OF_A_GAME_WITH_QT = re.compile(r"app\.games\.\w+\.(?:face|screen)\b")
DRAWS = re.compile(r"app\.lab\.(?:shots$|checks\.)")

NOT_COMMITTED = {".git", ".hypothesis", ".venv", "build", "dist", "__pycache__", "htmlcov"}


def sources(*folders: str) -> list[Path]:
    return sorted(path for folder in folders for path in (ROOT / folder).rglob("*.py"))


def name_of(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def nodes(path: Path) -> Iterator[ast.AST]:
    return ast.walk(ast.parse(path.read_text(encoding="utf-8")))


def lines(path: Path) -> int:
    return len(path.read_text(encoding="utf-8").splitlines())


def committed_files() -> list[Path]:
    """What git knows; in an unpacked archive everything that is not made by tools."""
    if (ROOT / ".git").exists():
        listed = subprocess.check_output(["git", "ls-files", "-z"], cwd=ROOT, encoding="utf-8")
        return [ROOT / name for name in listed.split("\0") if name and (ROOT / name).is_file()]
    files = []
    for folder, folders, names in os.walk(ROOT):
        folders[:] = [name for name in folders if name not in NOT_COMMITTED and not name.endswith("_cache")]
        files += [Path(folder, name) for name in names]
    return files


def committed_texts() -> Iterator[tuple[Path, str]]:
    for path in committed_files():
        try:
            yield path, path.read_text(encoding="utf-8")
        except UnicodeDecodeError:
            continue


# --------------------------------------------------------------------------------- house numbers


def test_no_module_is_longer_than_the_ceiling() -> None:
    assert [name_of(p) for p in sources("app", "packaging", "tests") if lines(p) > MODULE_LINES] == []


def test_half_of_the_modules_are_short() -> None:
    modules = [path for path in sources("app") if path.name != "__init__.py"]
    assert statistics.median(lines(path) for path in modules) <= MODULE_LINES_MEDIAN


def test_no_function_is_longer_than_the_ceiling() -> None:
    long = [
        f"{name_of(path)}:{node.lineno} {node.name}"
        for path in sources("app", "packaging", "tests")
        for node in nodes(path)
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        and (node.end_lineno or 0) - node.lineno + 1 > FUNCTION_LINES
    ]
    assert long == []


def test_no_class_does_everything() -> None:
    """A class at the ceiling is looked at; one that is a single thing may be as large as it is."""
    large = {
        node.name
        for path in sources("app")
        for node in nodes(path)
        if isinstance(node, ast.ClassDef)
        and sum(isinstance(part, ast.FunctionDef) for part in node.body) > CLASS_METHODS
    }
    assert large == set(AS_LARGE_AS_THEY_ARE)


def test_a_public_name_of_a_class_is_one_thing() -> None:
    """Games may each have theirs, as `Options` and `Observation`: what they are is the same."""
    rooms: dict[str, list[str]] = {}
    for path in sources("app"):
        name = name_of(path)
        game = re.match(r"app/games/\w+/", name)
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                rooms.setdefault(node.name, []).append(game[0] if game else "")
    assert [name for name, of in rooms.items() if len(of) > len(set(of)) or (len(of) > 1 and "" in of)] == []


def test_no_folder_is_a_heap() -> None:
    sizes = Counter(name_of(path.parent) for path in sources("app"))
    large = {folder for folder, size in sizes.items() if size > FOLDER_MODULES}
    assert large == set(FOLDERS_TO_BE_PARTED)


def test_nobody_reaches_into_another_object() -> None:
    """What begins with an underscore is used where it is made, in the tests as well."""
    found = []
    for path in sources("app", "tests", "packaging"):
        tree = list(nodes(path))
        attributes = [node for node in tree if isinstance(node, ast.Attribute)]
        own = {node.attr for node in attributes if ast.unparse(node.value) in ("self", "cls")}
        own |= {node.name for node in tree if isinstance(node, ast.FunctionDef | ast.ClassDef)}
        own |= {ast.unparse(node.target) for node in tree if isinstance(node, ast.AnnAssign)}
        found += [
            f"{name_of(path)}:{node.lineno} {ast.unparse(node)}"
            for node in attributes
            if re.match("_[a-z]", node.attr) and node.attr not in own | PUBLIC
        ]
        found += [
            f"{name_of(path)}:{node.lineno} {ast.unparse(node)}"
            for node in tree
            if isinstance(node, ast.Call)
            and ast.unparse(node.func).rpartition(".")[2] in ("getattr", "setattr", "delattr")
            and any(re.match("'_[a-z]", ast.unparse(argument)) for argument in node.args)
        ]
    assert found == []


def test_what_is_put_off_holds_nothing_that_was_left() -> None:
    """A singleShot of no time whose context goes first is never let go: `widgets/later.soon` is."""
    found = [
        f"{name_of(path)}:{node.lineno}"
        for path in sources("app")
        for node in nodes(path)
        if isinstance(node, ast.Call)
        and ast.unparse(node.func).endswith("singleShot")
        and len(node.args) > 2
        and ast.unparse(node.args[0]) == "0"
    ]
    assert found == []


def waits_without_limit(call: ast.Call) -> bool:
    """For a thread, a lock, a queue or a process, for as long as they like."""
    what = ast.unparse(call.func)
    name = what.rpartition(".")[2]
    limits = [word.value for word in call.keywords if word.arg in ("timeout", "msecs", "deadline")]
    if re.fullmatch(r"subprocess\.(run|call|check_call|check_output)", what):
        pass
    elif name == "wait_for":
        limits += call.args[1:]
    elif name in ("join", "wait", "get", "acquire", "communicate") or name.startswith("waitFor"):
        limits += call.args
    else:
        return False
    return "." in what and all(ast.unparse(limit) in ("None", "-1") for limit in limits)


@pytest.mark.parametrize(
    ("call", "found"),
    [
        ("thread.join()", True),
        ("thread.join(None)", True),
        ("thread.join(seconds)", False),
        ("wake.wait_for(there)", True),
        ("wake.wait_for(there, 5)", False),
        ("lines.get(timeout=None)", True),
        ("pool.waitForDone(-1)", True),
        ("subprocess.run(command)", True),
        ("subprocess.run(command, timeout=5)", False),
        ("', '.join(words)", False),
    ],
)
def test_a_wait_without_limit_is_seen(call: str, found: bool) -> None:
    asked = ast.parse(call, mode="eval").body
    assert isinstance(asked, ast.Call) and waits_without_limit(asked) == found


def test_nobody_waits_without_limit() -> None:
    """A player, a disk or another program may never answer. `Future.result` has no like of its own: nobody
    here has futures."""
    found = [
        f"{name_of(path)} {function.name}"
        for path in sources("app")
        for function in nodes(path)
        if isinstance(function, ast.FunctionDef)
        for node in ast.walk(function)
        if isinstance(node, ast.Call) and waits_without_limit(node)
    ]
    assert set(found) == MAY_WAIT
    futures = {"concurrent.futures", "multiprocessing", "asyncio"}
    assert [name_of(path) for path in sources("app") if imported(path) & futures] == []


def test_the_program_has_one_clock() -> None:
    """A test that sets `app.clock.source` sets it for every file and page."""
    found = [
        f"{name_of(path)}:{node.lineno}"
        for path in sources("app/ui", "app/storage", "app/tabletop", "app/widgets", "app/games")
        for node in nodes(path)
        if isinstance(node, ast.Attribute) and ast.unparse(node) in ("date.today", "datetime.now")
    ]
    assert found == []


def test_no_test_sleeps() -> None:
    """A test waits for what it wants to see (`qtbot.waitUntil`), however fast the machine is."""
    found = [
        f"{name_of(path)}:{node.lineno}"
        for path in sources("tests")
        for node in nodes(path)
        if isinstance(node, ast.Call)
        and ast.unparse(node.func).rpartition(".")[2] in ("sleep", "usleep", "msleep", "qSleep")
        and name_of(path) not in MAY_SLEEP
    ]
    assert found == []


# --------------------------------------------------------------------------------- rooms


def imported(path: Path) -> set[str]:
    """Everything a module names in its imports, as module and as module.name."""
    found = set()
    for node in nodes(path):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            found |= {str(node.module)} | {f"{node.module}.{alias.name}" for alias in node.names}
    return found


def test_no_screen_of_a_game_meets_the_hidden_truth() -> None:
    """The contracts hold a game's screen/; its face draws as well."""
    forbidden = r"app\.(?:engine\.(?:match|record|chance)|storage|games\.\w+\.rules)\b"
    found = [
        f"{name_of(path)} imports {name}"
        for path in APP.glob("games/*/**/*.py")
        if "PySide6" in {name.partition(".")[0] for name in imported(path)}
        for name in imported(path)
        if re.match(forbidden, name)
    ]
    assert found == []


def test_only_a_games_model_reads_what_stands_in_a_turn() -> None:
    """Above it nobody reads the JSON of a move or an outcome: the model makes something with types of it."""
    modules = (path for name in ("face", "scenes", "advice") for path in APP.glob(f"games/*/{name}.py"))
    folders = (APP / "tabletop", APP / "ui", *APP.glob("games/*/screen"))
    paths = [*modules, *(path for folder in folders for path in sorted(folder.rglob("*.py")))]
    found = [
        f"{name_of(path)}:{node.lineno} {ast.unparse(node)}"
        for path in paths
        for node in nodes(path)
        if isinstance(node, ast.Subscript | ast.Attribute)
        and re.search(r"\.(?:move|outcome)(?:\[|\.get$)|\.outcome$", ast.unparse(node))
    ]
    assert found == []


def test_only_the_games_name_a_game() -> None:
    """The shell, its parts and the laboratory know games by the catalogue; a new one changes none of them."""
    names = "|".join(re.sub("[_-]", "[_ -]?", entry.name) for entry in GAMES)
    found = [
        f"{name_of(path)}: {match.group()}"
        for path in sources("app/ui", "app/widgets", "app/tabletop", "app/lab")
        for match in re.finditer(names, f"{path.name}\n{path.read_text(encoding='utf-8')}", re.IGNORECASE)
    ]
    assert found == []


@pytest.mark.parametrize(
    "room", sorted(path.name for path in APP.iterdir() if (path / "__init__.py").is_file())
)
def test_the_plan_of_the_house_names_every_room(room: str) -> None:
    assert room in (APP / "ARCHITECTURE.md").read_text(encoding="utf-8")


# --------------------------------------------------------------------------------- texts


def test_no_path_of_a_machine_and_no_package_host_is_committed() -> None:
    """A checkout must work anywhere; where packages come from is the machine's own choice."""
    paths = r"/(?:work|root|home|Users|opt|var/tmp)/\w|[A-Z]:\\\\?Users"
    hosts = r"pypi\.org|pythonhosted\.org|deb\.debian\.org|registry\.npmjs\.org|index-url|find-links"
    forbidden = re.compile(rf"(?<![\w.~-])(?:{paths})|{hosts}")
    found = [
        f"{name_of(path)}: {match.group()}"
        for path, text in committed_texts()
        if path != Path(__file__).resolve()
        for match in forbidden.finditer(text)
        if not match.group().startswith("index-url") or path.name != "dev.py"
    ]
    assert found == []


def test_nothing_is_left_to_be_done_later() -> None:
    unfinished = re.compile(r"\b(?:TODO|FIXME|XXX)\b")
    assert [name_of(path) for path in sources("app") if unfinished.search(path.read_text("utf-8"))] == []


def test_links_between_the_papers_lead_somewhere() -> None:
    broken = [
        f"{name_of(path)}: {target}"
        for path, text in committed_texts()
        if path.suffix == ".md"
        for target in re.findall(r"\]\(([^)#:<]+)\)", text)
        if not (path.parent / target).exists()
    ]
    assert broken == []


# --------------------------------------------------------------------------------- dependencies


def locked(name: str) -> dict[str, str]:
    """Package -> version, as a lock file pins them."""
    text = (ROOT / "packaging" / name).read_text(encoding="utf-8")
    return {canonicalize_name(n): v for n, v in re.findall(r"^([\w.-]+)==([\w.]+)", text, re.MULTILINE)}


def test_the_lock_holds_what_the_project_asks_for() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    running, testing = locked("requirements.txt"), locked("requirements-dev.txt")
    assert running.items() <= testing.items()
    for lock, wanted in (
        (running, project["dependencies"]),
        (testing, project["dependencies"] + project["optional-dependencies"]["dev"]),
    ):
        for requirement in map(Requirement, wanted):
            version = lock.get(canonicalize_name(requirement.name))
            assert version is not None and requirement.specifier.contains(version), requirement


def test_every_locked_package_has_its_hashes() -> None:
    for name in ("requirements.txt", "requirements-dev.txt"):
        text = (ROOT / "packaging" / name).read_text(encoding="utf-8")
        blocks = re.split(r"^(?=\S)", text, flags=re.MULTILINE)[1:]
        assert all("--hash=sha256:" in block for block in blocks)


# --------------------------------------------------------------------------------- the pure part

WITHOUT_QT = """
import importlib, sys

class NoQt:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in ("PySide6", "shiboken6"):
            raise ImportError("Qt is not installed here: " + name)

sys.meta_path.insert(0, NoQt())
"""


def pure_modules() -> list[str]:
    files = [path for room in PURE_ROOMS for path in sources(f"app/{room}")]
    files += [APP / "paths.py", *sources("app/games")]
    names = [".".join(path.relative_to(ROOT).with_suffix("").parts) for path in files]
    pure = [name for name in names if not DRAWS.match(name) and not OF_A_GAME_WITH_QT.match(name)]
    return sorted({name.removesuffix(".__init__") for name in pure})


def run_without_qt(code: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", WITHOUT_QT + code],
        cwd=ROOT,
        capture_output=True,
        encoding="utf-8",
        timeout=120,
        check=False,
    )


def test_the_pure_part_imports_without_qt() -> None:
    names = pure_modules()
    assert {"app.engine.match", "app.lexicon.dawg", "app.games.boggle.rules"} <= set(names)
    done = run_without_qt(f"for name in {names!r}: importlib.import_module(name)")
    assert done.returncode == 0, done.stderr


def test_a_game_is_played_without_qt() -> None:
    arguments = ["play", "boggle", "--seat", "ai:1", "--seat", "ai:3", "--games", "1", "--json"]
    done = run_without_qt(
        f"from app.lab.__main__ import main; sys.argv[1:] = {arguments!r}; sys.exit(main())"
    )
    assert done.returncode == 0, done.stderr
    assert len(json.loads(done.stdout)["seats"]) == 2


def test_nothing_is_cut_in_its_middle() -> None:
    """Who or what is meant is read from its beginning; the rest is in the tooltip and for ears."""
    assert [name_of(path) for path in sources("app") if "ElideMiddle" in path.read_text("utf-8")] == []
