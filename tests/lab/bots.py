"""Bots for the tests of ``play``: ``python bots.py KIND``, each with another way to misbehave."""

from __future__ import annotations

import json
import subprocess
import sys
import time
from collections.abc import Iterator
from typing import Any


def messages() -> Iterator[dict[str, Any]]:
    for line in sys.stdin.buffer:
        yield json.loads(line)


def send(message: object) -> None:
    sys.stdout.buffer.write(json.dumps(message).encode() + b"\n")
    sys.stdout.buffer.flush()


def good(number: int, seen: dict[str, Any]) -> dict[str, Any]:
    """Write two letters that lie side by side, then stop."""
    if seen["phase"] == "shake":
        return {"type": "shake"}
    if seen["mine"]:
        return {"type": "done", "at": seen["limit"]}
    word = (seen["grid"][0] + seen["grid"][1]).lower()
    return {"type": "word", "word": word, "at": 9_000}


def leave_a_child(log: str) -> None:
    """A child in a session of its own, which keeps all three pipes open for longer than any test waits."""
    command = [
        sys.executable,
        "-c",
        "import sys, time; print('here', file=open(sys.argv[1], 'w')); time.sleep(90)",
    ]
    subprocess.Popen([*command, log], start_new_session=True)


def main(kind: str) -> None:
    log = open(sys.argv[2], "a", encoding="utf-8") if len(sys.argv) > 2 else None  # noqa: SIM115, PTH123
    if kind == "parent":
        leave_a_child(sys.argv[2] + ".child")
    for message in messages():
        if log is not None:
            log.write(json.dumps(message) + "\n")
            log.flush()
        if message["type"] != "turn":
            continue
        number, seen = message["id"], message["observation"]
        move: Any = good(number, seen)
        if kind == "early" and seen["phase"] == "play":
            # Two letters at a time that has passed once the first of them is written.
            move = {"type": "word", "word": (seen["grid"][0] + seen["grid"][1]).lower(), "at": 9_000}
            if seen["mine"]:
                move = {"type": "word", "word": (seen["grid"][1] + seen["grid"][0]).lower(), "at": 8_999}
        if kind == "silent":
            time.sleep(60)
        elif kind == "crash" or (kind == "crash-later" and seen["phase"] == "play"):
            raise SystemExit("I give up")
        elif kind == "garbage":
            sys.stdout.buffer.write(b"\xff\xfe not JSON\n")
            sys.stdout.buffer.flush()
            continue
        elif kind == "illegal":
            move = {"type": "word", "word": "qqqq", "at": 5} if seen["phase"] == "play" else {"type": "close"}
        elif kind == "wrong-form":
            move = [1, 2]
        elif kind == "late":
            send({"type": "move", "id": number - 1, "move": {"type": "shake"}})
        elif kind == "flood":
            while True:
                send({"type": "move", "id": number - 1, "move": {"type": "shake"}})
        elif kind == "endless-line":
            while True:
                sys.stdout.buffer.write(b"x" * 65536)
        elif kind == "long-once" and number == 2:
            sys.stdout.buffer.write(b'{"type": "move", "id": 2, "move": "' + b"x" * (1 << 20) + b'"}\n')
            sys.stdout.buffer.flush()
            continue
        elif kind == "long-late" and number == 1:
            time.sleep(5)
            sys.stdout.buffer.write(b'{"type": "move", "id": 1, "move": "' + b"x" * (1 << 20) + b'"}\n')
            continue
        elif kind == "trader":
            move = {"type": "trade", "tiles": seen["hand"][:1]}
        elif kind == "chatter" and seen["phase"] == "play":
            move = chatter(seen)
        send({"type": "move", "id": number, "move": move})


def chatter(seen: dict[str, Any]) -> dict[str, Any]:
    """Ever new words at the same moment: two-letter ones first, then an illegal one for ever."""
    known = {entry["word"] for entry in seen["mine"]}
    for cell in range(15):
        word = (seen["grid"][cell] + seen["grid"][cell + 1]).lower()
        if cell % 4 != 3 and word not in known:
            return {"type": "word", "word": word, "at": 1}
    return {"type": "word", "word": "qqqq", "at": 1}


if __name__ == "__main__":
    main(sys.argv[1])
