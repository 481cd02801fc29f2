#!/usr/bin/env python3
"""Play with a built program as a person does: real windows, real clicks and keys on an X display.

    python3 packaging/play.py [--wine | --root FOLDER [--user NAME]] [--pictures FOLDER] PROGRAM

A game of each kind is begun and a move made; the program is closed and started again, and every game is found
and opened again with that move in it. Where to click the program says itself (``--tell``, see
app/ui/telling.py).

--wine: PROGRAM is one for Windows; --installed: and Windows knows that it opens saved games, which is tried.
--root: it is run with `chroot FOLDER`, and its path is one in there.
Needs Xvfb, xdotool, a window manager (openbox), and `import` of ImageMagick for pictures.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

import sizes

PATIENCE_S = 240.0
"""So long anything may take, on a slow machine and under Wine too."""
LOOK_S = 0.1
AGAIN_S = 4.0
"""After so long without any effect a press is made again."""
HANDS_REST_S = 2.5
"""While somebody types, the program takes no click for an answer."""
NAME = "Ema"
RIVAL = ".*: at once against Hare"


class Stuck(Exception):
    """Something did not come; the message says what."""


class Part(NamedTuple):
    """Something on the screen, as the program tells of it."""

    name: str
    value: str
    kind: str
    rect: tuple[int, int, int, int]
    enabled: bool
    focus: bool

    @property
    def middle(self) -> tuple[int, int]:
        """Where to click."""
        left, top, width, height = self.rect
        return left + width // 2, top + height // 2

    def holds(self, other: Part) -> bool:
        """Whether the other one lies in this one."""
        left, top, width, height = self.rect
        x, y = other.middle
        return left <= x < left + width and top <= y < top + height


class Started(NamedTuple):
    """How a program is run, and how it knows the files of this machine."""

    command: list[str]
    path: Callable[[Path], str]
    opener: list[str] | None = None
    """What gives a file to whatever program the system has for it."""


class Player:
    """Somebody in front of the screen of a running program."""

    def __init__(self, started: Started, home: Path, pictures: Path | None) -> None:
        self._started, self._home, self._pictures = started, home, pictures
        self._file = home / "screen.json"
        self._process: subprocess.Popen[bytes] | None = None

    # The program ------------------------------------------------------------------------------

    def start(self, *files: Path) -> None:
        """Start it with English texts, perhaps with a saved game, and wait until it tells something."""
        self._file.unlink(missing_ok=True)
        options = ["--lang", "en", "--tell", self._started.path(self._file)]
        self._process = self._begin(*self._started.command, *options, *map(self._started.path, files))
        self.wait("the first page", lambda: self._file.exists())

    @property
    def has_opener(self) -> bool:
        """Whether the system is known to open saved games with this program."""
        return self._started.opener is not None

    def open_by_system(self, file: Path) -> None:
        """Have a file opened as a double click on it does."""
        assert self._started.opener is not None
        opener = self._begin(*self._started.opener, self._started.path(file))
        try:
            said, _ = opener.communicate(timeout=PATIENCE_S)
        except subprocess.TimeoutExpired:
            opener.kill()
            raise Stuck("the system did not open the saved game") from None
        if opener.returncode != 0:
            raise Stuck(f"the system did not open the saved game: {said.decode('utf-8', 'replace')}")

    def _begin(self, *command: str) -> subprocess.Popen[bytes]:
        environment = {
            key: value for key, value in os.environ.items() if not key.startswith(("QT_", "PYTHON"))
        }
        environment["SLOVOHRATKY_HOME"] = self._started.path(self._home)
        # Wine wants pipes as standard streams.
        return subprocess.Popen(
            command,
            env=environment,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
        )

    def close(self) -> None:
        """Close its window as a window manager does; it has to end well."""
        assert self._process is not None
        self.key("alt+F4")
        try:
            told, _ = self._process.communicate(timeout=PATIENCE_S)
        except subprocess.TimeoutExpired:
            raise Stuck("the program did not end when its window was closed") from None
        if self._process.returncode != 0 or b"Traceback" in told:
            raise Stuck(f"it ended with {self._process.returncode}: {told.decode('utf-8', 'replace')}")

    def stop(self) -> None:
        """End it, whatever it does."""
        if self._process is not None and self._process.poll() is None:
            self._process.kill()
            self._process.communicate()

    # Eyes -------------------------------------------------------------------------------------

    def look(self) -> list[Part]:
        """What is on the screen now."""
        self._file.unlink(missing_ok=True)
        end = time.monotonic() + PATIENCE_S
        while not self._file.exists():
            if self._process is not None and self._process.poll() is not None:
                told = self._process.communicate()[0]
                raise Stuck(f"the program has ended: {told.decode('utf-8', 'replace')}")
            if time.monotonic() > end:
                raise Stuck("the program does not tell what is on the screen")
            time.sleep(LOOK_S / 2)
        told = json.loads(self._file.read_text(encoding="utf-8"))
        return [Part(**{**part, "rect": tuple(part["rect"])}) for part in told["parts"]]

    def wait(self, what: str, condition: Callable[[], Any]) -> Any:
        """Until the condition has a result; that result."""
        end = time.monotonic() + PATIENCE_S
        while True:
            found = condition()
            if found:
                return found
            if time.monotonic() > end:
                seen = ", ".join(part.name or part.value for part in self.look())
                raise Stuck(f"{what} did not come; on the screen: {seen}")
            time.sleep(LOOK_S)

    def find(self, name: str, inside: str = "", kind: str = "") -> Part | None:
        """The first part that can be used and has a name like this (a pattern).

        inside: what it lies in, in the same way. kind: as the program tells it."""
        seen = self.look()
        places = [part for part in seen if inside and re.match(inside, part.name)]
        for part in seen:
            fits = (not inside or any(place.holds(part) for place in places)) and kind in ("", part.kind)
            if part.enabled and fits and re.match(name, part.name):
                return part
        return None

    def resting(self, name: str, inside: str = "") -> Part | None:
        """The same where it does not move any more."""
        found = self.find(name, inside)
        return found if found is not None and found == self.find(name, inside) else None

    def picture(self, name: str) -> None:
        """Keep what the screen looks like."""
        if self._pictures is not None:
            self._pictures.mkdir(parents=True, exist_ok=True)
            subprocess.run(["import", "-window", "root", self._pictures / f"{name}.png"], check=True)

    # Hands ------------------------------------------------------------------------------------

    def click(self, name: str, then: Callable[[], Any], inside: str = "") -> None:
        """Click what has a name like this until something holds: what still slides in takes no click."""
        self.urge(f"what “{name}” does", then, lambda: self.point(name, inside))

    def point(self, name: str, inside: str = "") -> None:
        """Click it once, where it lies still."""
        part = self.resting(name, inside)
        if part is not None:
            xdotool("mousemove", *map(str, part.middle))
            xdotool("click", "1")

    def urge(self, what: str, done: Callable[[], Any], act: Callable[[], object]) -> None:
        """Do something, again where nothing comes of it: what has just come up takes no press yet."""
        last = [-PATIENCE_S]

        def over() -> bool:
            if done():
                return True
            if time.monotonic() - last[0] > AGAIN_S:
                act()
                last[0] = time.monotonic()
            return False

        self.wait(what, over)

    def choose(self, name: str) -> None:
        """Click it until it says that it is chosen."""
        self.urge(f"“{name}”, chosen", lambda: self.find(f"{name}.*, chosen"), lambda: self.point(name))

    def scroll_to(self, name: str, in_list: str) -> None:
        """Turn the wheel over a list until the line of that name is whole."""
        whole = 40  # pixels; what is cut off is less

        def turned() -> bool:
            line, view = self.find(name, kind="line"), self.find(in_list)
            if line is None or view is None or line.rect[3] >= whole:
                return line is not None
            below = line.middle[1] > view.middle[1]
            xdotool("mousemove", *map(str, view.middle))
            xdotool("click", "5" if below else "4")
            return False

        self.wait(f"“{name}”", turned)

    def key(self, *keys: str) -> None:
        """Press keys one after the other, by the names X has for them."""
        for key in keys:
            xdotool("key", key)
            time.sleep(LOOK_S)

    def write(self, text: str) -> None:
        """Type."""
        xdotool("type", "--delay", "50", text)
        time.sleep(HANDS_REST_S)


def xdotool(*arguments: str) -> None:
    """A real event."""
    subprocess.run(["xdotool", *arguments], check=True, stdout=subprocess.DEVNULL)


# ------------------------------------------------------------------------------------ the games


def write_a_word(player: Player) -> None:
    """Boggle: shake, mark three dice with the keys, write the word down with the mouse."""
    player.click("Shake", lambda: player.find("word$"))
    player.key("Down", "space", "Right", "space", "Right", "space")
    player.wait(
        "three letters", lambda: [part for part in player.look() if part.name.startswith("3 letters")]
    )
    player.click("Write the word down", lambda: player.find(".*", inside="Your words$", kind="line"))


def lay_or_trade(player: Player) -> None:
    """Qwirkle: the largest set of the hand where nothing lies yet, else trade a tile."""
    player.wait("my turn", lambda: player.find(f"{NAME}, .*on turn") and player.find("Tile 1: "))
    if player.find("Trade$"):
        player.click("Trade$", lambda: player.find("Do not trade"))
        player.choose("Tile 1: ")
        player.click("Trade 1 tile$", lambda: moved(player))
    else:
        for nth, tile in enumerate(largest_set(player.look())):
            number = tile.removeprefix("Tile ")[0]
            place = ["n"] if nth else []
            for what, keys in (("chosen", [number]), ("on the table", [*place, "space"])):
                player.urge(
                    f"“{tile}, {what}”",
                    lambda tile=tile, what=what: player.find(f"{re.escape(tile)}, {what}"),
                    lambda keys=keys: player.key(*keys),
                )
        player.click("Lay for ", lambda: moved(player))


def moved(player: Player) -> bool:
    """Whether a move of mine stands among the last ones."""
    return player.find(f"{NAME} · ", kind="line") is not None


def largest_set(seen: list[Part]) -> list[str]:
    """Names of tiles that go together, as many as there are: one colour or one shape, none of them twice."""
    tiles = [re.fullmatch(r"(Tile \d: (\w+) (.+?))", part.name) for part in seen if part.kind == "Slot"]
    sets = []
    for same, other in ((2, 3), (3, 2)):
        for first in filter(None, tiles):
            alike = {tile[other]: tile[1] for tile in filter(None, tiles) if tile[same] == first[same]}
            sets.append(sorted(alike.values()))
    return max(sets, key=len)


def draw_and_discard(player: Player) -> None:
    """Quiddler: draw from the pile, discard that card."""
    player.click("Draw a card$", lambda: player.find("card .*, just drawn"))
    player.choose("card .*, just drawn")
    player.click("Discard .+", lambda: player.find("Discard .+") is None)


def exchange(player: Player) -> None:
    """Scrabble karty: exchange a card."""
    player.click("Exchange$", lambda: player.find("Do not exchange"))
    player.choose("Place 1: ")
    player.click("Exchange 1 card$", lambda: moved(player))


class Game(NamedTuple):
    """How a first move is made; so many moves of mine stand in the save then."""

    title: str
    move: Callable[[Player], None]
    moves: int = 1


GAMES = {
    "boggle": Game("Boggle", write_a_word, 2),
    "qwirkle": Game("Qwirkle", lay_or_trade),
    "quiddler": Game("Quiddler", draw_and_discard, 2),
    "scrabble-cards": Game("Scrabble karty", exchange),
}
"""By their names in the catalogue."""


def my_moves(home: Path, game: str) -> int:
    """How many moves of mine are in the save of that game; 0 without one."""
    count = 0
    for file in (home / "data" / "saves").glob(f"*-{game}-*.json"):
        record = json.loads(file.read_text(encoding="utf-8"))["record"]
        mine = [number for number, seat in enumerate(record["players"]) if seat["name"] == NAME]
        count += sum(1 for turn in record["turns"] if turn["seat"] in mine)
    return count


def play_all(player: Player, home: Path, games: list[str]) -> None:
    """Begin every game, move, leave; start the program anew and open every game again."""
    player.start()
    player.wait("the question for a name", lambda: player.find("Your name"))
    player.picture("1-start")
    player.write(NAME)
    player.click("Let us play", lambda: player.find(RIVAL))
    for game in games:
        title, move, moves = GAMES[game]
        player.click(RIVAL, at_table(player, title), inside=rf"{title}\. ")
        move(player)
        player.wait("the move in the save", lambda game=game, moves=moves: my_moves(home, game) >= moves)
        player.picture(f"2-{game}")
        player.click("Put the game aside", lambda title=title: player.find(f"{title}: .*{NAME}", kind="line"))
        print(f"{title}: begun and played.", flush=True)
    player.close()
    saved = {game: my_moves(home, game) for game in games}
    player.start()
    for game in games:
        title = GAMES[game].title
        player.scroll_to(f"{title}: .*{NAME}", in_list="Unfinished games")
        player.click("Continue", at_table(player, title), inside=f"{title}: ")
        player.picture(f"3-{game}-again")
        player.click("Put the game aside", lambda: player.find("In progress"))
        if my_moves(home, game) < saved[game]:
            raise Stuck(f"{title} came back without the move that was made")
        print(f"{title}: found and opened again.", flush=True)
    player.close()
    open_copy(player, home, games[0])


def at_table(player: Player, title: str) -> Callable[[], bool]:
    """Whether the table of that game is shown."""
    return lambda: player.find(f"{title}$", kind="Label") is not None


def open_copy(player: Player, home: Path, game: str) -> None:
    """Start it with the file of a saved game, as a double click on one does."""
    title, file = GAMES[game].title, home / "game.slovohra"
    shutil.copy(next((home / "data" / "saves").glob(f"*-{game}-*.json")), file)
    file.chmod(0o644)
    player.start(file)
    player.wait(f"the table of {title}", at_table(player, title))
    player.close()
    print(f"{title}: opened from a file.", flush=True)
    if player.has_opener:
        player.start()
        # What the system starts hands the file on to the program that runs, and that one tells of it.
        player.open_by_system(file)
        player.wait(f"the table of {title}", at_table(player, title))
        player.picture(f"4-{game}-double-click")
        print(f"{title}: opened by a double click on its file.", flush=True)
        player.close()


# -------------------------------------------------------------------------------------- the screen


@contextmanager
def display() -> Iterator[None]:
    """An X display that nobody has, with a window manager."""
    read, write = os.pipe()
    command = ["Xvfb", "-displayfd", str(write), "-screen", "0", "1280x800x24", "-nolisten", "tcp"]
    server = subprocess.Popen(command, pass_fds=[write], stderr=subprocess.DEVNULL)
    os.close(write)
    with os.fdopen(read, encoding="ascii") as told:
        os.environ["DISPLAY"] = f":{told.readline().strip()}"
    manager = subprocess.Popen(["openbox"], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        yield
    finally:
        for process in (manager, server):
            process.terminate()
            process.wait()


def started(arguments: argparse.Namespace) -> Started:
    """How the program of the command line is run."""
    command = [arguments.program, *arguments.more]
    if arguments.wine:
        opener = ["wine", "start", "/wait"] if arguments.installed else None
        return Started(["wine", *command], lambda path: "Z:" + str(path).replace("/", "\\"), opener)
    if arguments.root:
        chroot = ["chroot", f"--userspec={arguments.user}", str(arguments.root)]
        return Started([*chroot, *command], lambda path: f"/{path.relative_to(arguments.root)}")
    return Started(command, str)


def main() -> int:
    """Play; 0 when all went well."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    where = parser.add_mutually_exclusive_group()
    where.add_argument("--wine", action="store_true")
    parser.add_argument(
        "--installed", action="store_true", help="with --wine: saved games are opened with it"
    )
    where.add_argument("--root", type=Path)
    parser.add_argument("--user", default="root", help="who plays in --root")
    parser.add_argument("--pictures", type=Path, metavar="FOLDER")
    parser.add_argument(
        "--game", action="append", choices=GAMES, help="only this one; may be said several times"
    )
    parser.add_argument("program")
    parser.add_argument("more", nargs="*", metavar="argument")
    arguments = parser.parse_args()
    missing = [tool for tool in ("Xvfb", "xdotool", "openbox") if not shutil.which(tool)]
    if missing:
        print(f"{', '.join(missing)} must be there (on Debian: xvfb, xdotool, openbox).", file=sys.stderr)
        return 2
    with (
        tempfile.TemporaryDirectory(dir=arguments.root / "tmp" if arguments.root else None) as folder,
        display(),
    ):
        Path(folder).chmod(0o777)
        player = Player(started(arguments), Path(folder), arguments.pictures)
        try:
            play_all(player, Path(folder), arguments.game or list(GAMES))
        except Stuck as problem:
            player.picture("stuck")
            print(f"Playing failed: {problem}.", file=sys.stderr)
            return 1
        finally:
            player.stop()
    print("A game of each kind was played, closed, found again and opened.")
    return 0


if __name__ == "__main__":
    sizes.speak_utf8()
    sys.exit(main())
