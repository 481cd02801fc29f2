"""Bots in processes of their own, spoken to in JSON Lines over their standard input and output.

A bot may answer nonsense, die or fall silent; each of these loses one decision and is counted, and
none of them can hold up the match: reading and writing happen in threads of their own.
"""

from __future__ import annotations

import contextlib
import json
import os
import shlex
import signal
import subprocess
import sys
import threading
import time
from collections import deque
from queue import Empty, Queue, SimpleQueue
from typing import IO

from app.engine.rules import Json
from app.lab.report import BadInput

PROTOCOL = 1

LONGEST_LINE = 1 << 20
"""A longer answer, in bytes, is no answer."""

WAITING_LINES = 64
"""A bot that talks on unasked has to wait after so many lines."""

PATIENCE = 2.0
"""Seconds that a bot has for leaving after its input has ended."""


class BotFault(Exception):
    """A bot lost its decision; kind is ``crashed``, ``silent`` or ``illegal``."""

    def __init__(self, kind: str, detail: str = "") -> None:
        super().__init__(f"{kind}: {detail}" if detail else kind)
        self.kind = kind


class Bot:
    """One bot process, from hello to the end of its input."""

    def __init__(self, command: str, seconds: float) -> None:
        """Start it. seconds: the time it has for a move. Raises BadInput when it cannot be started."""
        self._seconds = seconds
        words = [command] if os.name == "nt" else shlex.split(command)
        if not words:
            raise BadInput("exec: names no command")
        try:
            self._process = subprocess.Popen(
                command if os.name == "nt" else words,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                start_new_session=os.name != "nt",
            )
        except (OSError, ValueError) as error:
            raise BadInput(
                f"cannot start {words[0]!r}: {getattr(error, 'strerror', None) or error}"
            ) from None
        self._asked = 0
        self._to_write: SimpleQueue[bytes | None] = SimpleQueue()
        self._answers: Queue[bytes | None] = Queue(WAITING_LINES)
        self._complaints: deque[bytes] = deque(maxlen=1)
        assert self._process.stdin and self._process.stdout and self._process.stderr
        self._threads = [
            threading.Thread(target=_write, args=(self._process.stdin, self._to_write), daemon=True),
            threading.Thread(target=_read, args=(self._process.stdout, self._answers), daemon=True),
            threading.Thread(target=self._complaints.extend, args=(self._process.stderr,), daemon=True),
        ]
        for thread in self._threads:
            thread.start()

    @property
    def last_words(self) -> str:
        """The last line the bot wrote on its standard error."""
        return self._complaints[-1].decode("utf-8", "replace").strip() if self._complaints else ""

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

    def _move(self, line: bytes) -> Json | None:
        """The move in an answer; None when it answers a question long past."""
        try:
            message = json.loads(line)
            number, kind, move = message["id"], message["type"], message["move"]
        except (ValueError, KeyError, TypeError, RecursionError):
            raise BotFault("illegal", "not a move") from None
        if isinstance(number, int) and number < self._asked:
            return None
        if kind != "move" or number != self._asked or not isinstance(move, dict):
            raise BotFault("illegal", "not a move")
        return move

    def close(self) -> None:
        """End its input, give it a moment to leave, then end it and all that it started."""
        self._to_write.put(None)
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(PATIENCE)
        self._kill()
        self._process.wait()
        with contextlib.suppress(Empty):
            while True:  # make room for a reader that waits
                self._answers.get_nowait()
        for thread in self._threads:
            thread.join(PATIENCE)
        for stream in (self._process.stdin, self._process.stdout, self._process.stderr):
            if stream is not None:
                with contextlib.suppress(OSError, ValueError):
                    stream.close()

    def _kill(self) -> None:
        if sys.platform == "win32":
            self._process.kill()
            return
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.killpg(self._process.pid, signal.SIGKILL)


def _write(stream: IO[bytes], lines: SimpleQueue[bytes | None]) -> None:
    """Pass lines on until None; a bot that has gone or does not read is noticed elsewhere."""
    with contextlib.suppress(OSError, ValueError):
        while (line := lines.get()) is not None:
            stream.write(line)
            stream.flush()
    with contextlib.suppress(OSError, ValueError):
        stream.close()


def _read(stream: IO[bytes], lines: Queue[bytes | None]) -> None:
    """Collect lines until the end, which is None; what is no line in reason ends it too."""
    with contextlib.suppress(OSError, ValueError):
        while line := stream.readline(LONGEST_LINE):
            if not line.endswith(b"\n") and len(line) >= LONGEST_LINE:
                break
            if line.strip():
                lines.put(line)
    lines.put(None)
