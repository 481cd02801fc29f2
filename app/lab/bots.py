"""Bots in processes of their own, spoken to in JSON Lines over their standard input and output.

A bot may answer nonsense, die or fall silent; each of these loses one decision and is counted, and
none of them can hold up the match: reading and writing happen in threads of their own.
"""

from __future__ import annotations

import contextlib
import json
import os
import re
import shlex
import signal
import subprocess
import sys
import threading
import time
from collections import deque
from collections.abc import Iterator
from queue import Empty, Queue, SimpleQueue
from typing import IO, NamedTuple

from app.engine import reading
from app.engine.rules import Json
from app.games.laboratory import BadInput

PROTOCOL = 1

LONGEST_LINE = 1 << 20
"""A longer answer, in bytes, is no answer; it loses the turn it was meant for."""

READ_AT_ONCE = 1 << 16

WAITING_LINES = 64
"""A bot that talks on unasked has to wait after so many lines."""

_ID = re.compile(rb'"id"\s*:\s*([0-9]{1,18})\b')

PATIENCE = 2.0
"""Seconds that a bot has for leaving after its input has ended."""


class BotFault(Exception):
    """A bot lost its decision; kind is ``crashed``, ``silent`` or ``illegal``."""

    def __init__(self, kind: str, detail: str = "") -> None:
        super().__init__(f"{kind}: {detail}" if detail else kind)
        self.kind = kind


class _Line(NamedTuple):
    """A line that a bot wrote; whole is False where only the beginning of too long a one was kept."""

    text: bytes
    whole: bool


class Bot:
    """One bot process, from hello to the end of its input."""

    def __init__(self, command: str, seconds: float) -> None:
        """Start it. seconds: the time it has for a move. Raises BadInput when it cannot be started."""
        self._seconds = seconds
        words = _command(command)
        try:
            self._process = subprocess.Popen(
                command if os.name == "nt" else words,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                bufsize=0,
                start_new_session=os.name != "nt",
            )
        except (OSError, ValueError) as error:
            raise BadInput(
                f"cannot start {words[0]!r}: {getattr(error, 'strerror', None) or error}"
            ) from None
        self._asked = 0
        self._to_write: SimpleQueue[bytes | None] = SimpleQueue()
        self._answers: Queue[_Line | None] = Queue(WAITING_LINES)
        self._complaints: deque[_Line] = deque(maxlen=1)
        assert self._process.stdin and self._process.stdout and self._process.stderr
        self._threads = [
            threading.Thread(target=_write, args=(self._process.stdin, self._to_write), daemon=True),
            threading.Thread(target=_read, args=(self._process.stdout, self._answers), daemon=True),
            threading.Thread(target=_listen, args=(self._process.stderr, self._complaints), daemon=True),
        ]
        for thread in self._threads:
            thread.start()

    @property
    def last_words(self) -> str:
        """The last line the bot wrote on its standard error."""
        return self._complaints[-1].text.decode("utf-8", "replace").strip() if self._complaints else ""

    def tell(self, message: Json) -> None:
        """Send a message that wants no answer."""
        self._to_write.put(json.dumps(message, ensure_ascii=False, separators=(",", ":")).encode() + b"\n")

    def ask(self, observation: Json) -> Json:
        """The bot's move in its JSON form. Raises BotFault."""
        self._asked += 1
        if self._process.poll() is not None and self._answers.empty():
            raise BotFault("crashed", self.last_words)
        self.tell({"type": "turn", "id": self._asked, "observation": observation})
        end = time.monotonic() + self._seconds
        while (left := end - time.monotonic()) > 0:
            try:
                line = self._answers.get(timeout=left)
            except Empty:
                break
            if line is None:
                self._answers.put(None)
                raise BotFault("crashed", self.last_words)
            move = self._move(line)
            if move is not None:
                return move
        raise BotFault("silent")

    def _move(self, line: _Line) -> Json | None:
        """The move in an answer; None when it answers a question long past."""
        if not line.whole:
            meant = _ID.search(line.text)
            if meant is not None and int(meant[1]) < self._asked:
                return None
            raise BotFault("illegal", "an answer of more than a mebibyte")
        try:
            message = reading.loads(line.text)
            number, kind, move = message["id"], message["type"], message["move"]
        except (ValueError, KeyError, TypeError):
            raise BotFault("illegal", "not a move") from None
        if isinstance(number, int) and number < self._asked:
            return None
        if kind != "move" or number != self._asked or not isinstance(move, dict):
            raise BotFault("illegal", "not a move")
        return move

    def close(self) -> None:
        """End its input, give it a moment to leave, then end it and all that it started.

        What it started may have left its group and still hold its pipes: a pipe that somebody waits at
        is left to the end of this process, since nothing that a bot does may keep the laboratory here.
        """
        self._to_write.put(None)
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(PATIENCE)
        self._kill()
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(PATIENCE)
        end = time.monotonic() + PATIENCE
        reader = self._threads[1]
        while reader.is_alive() and time.monotonic() < end:  # it may wait for room
            with contextlib.suppress(Empty):
                self._answers.get(timeout=0.02)
        streams = (self._process.stdin, self._process.stdout, self._process.stderr)
        for thread, stream in zip(self._threads, streams, strict=True):
            thread.join(max(0.0, end - time.monotonic()))
            if stream is not None and not thread.is_alive():
                with contextlib.suppress(OSError, ValueError):
                    stream.close()

    def _kill(self) -> None:
        if sys.platform == "win32":
            self._process.kill()
            return
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.killpg(self._process.pid, signal.SIGKILL)


def _command(command: str) -> list[str]:
    """The words of a command line. Raises BadInput."""
    if os.name == "nt":
        return [command]
    try:
        words = shlex.split(command)
    except ValueError as error:  # a quotation that does not end
        raise BadInput(f"exec: {command!r} is no command: {error}") from None
    if not words:
        raise BadInput("exec: names no command")
    return words


def _write(stream: IO[bytes], lines: SimpleQueue[bytes | None]) -> None:
    """Pass lines on until None; a bot that has gone or does not read is noticed elsewhere."""
    with contextlib.suppress(OSError, ValueError):
        while (line := lines.get()) is not None:
            left = memoryview(line)
            while left:
                left = left[stream.write(left) :]
    with contextlib.suppress(OSError, ValueError):
        stream.close()


def _read(stream: IO[bytes], answers: Queue[_Line | None]) -> None:
    """Collect lines that are not empty until the end, which is None."""
    for line in _lines(stream):
        if line.text.strip():
            answers.put(line)
    answers.put(None)


def _listen(stream: IO[bytes], complaints: deque[_Line]) -> None:
    """Keep the last of the lines."""
    complaints.extend(_lines(stream))


def _lines(stream: IO[bytes]) -> Iterator[_Line]:
    """Lines as they come; of one that is too long the beginning.

    The stream must not be buffered: who waits in a buffer holds a lock that the end of the process wants.
    """
    line, length = bytearray(), 0
    with contextlib.suppress(OSError, ValueError):
        while chunk := stream.read(READ_AT_ONCE):
            for index, part in enumerate(chunk.split(b"\n")):
                if index:
                    yield _Line(bytes(line), length <= LONGEST_LINE)
                    line, length = bytearray(), 0
                line += part[: LONGEST_LINE - len(line)]
                length += len(part)
    if line:
        yield _Line(bytes(line), length <= LONGEST_LINE)
