"""Which clause of the rules is held by which test: ``# RULES QD9, D13 words=vote`` behind a test's head."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

FOLDER = Path(__file__).parent

_TOKEN = re.compile(r"\b[A-Z]{1,2}\d+\b|\b[a-z_0-9]+=\w+")


def cited(game: str) -> dict[str, list[str]]:
    """Clause (``QD9``, ``D13``) or option (``words=vote``) → the tests that cite it, as pytest names them."""
    found: dict[str, list[str]] = {}
    for path in sorted((FOLDER / game).glob("test_*.py")):
        for test, clauses in _citations(path.read_text(encoding="utf-8")):
            for clause in clauses:
                found.setdefault(clause, []).append(f"tests/games/{game}/{path.name}::{test}")
    return found


def _citations(source: str) -> Iterator[tuple[str, list[str]]]:
    lines = source.splitlines()
    for node in ast.parse(source).body:
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            head = "\n".join(lines[node.lineno - 1 : node.body[0].lineno - 1])
            cites = re.search(r"# RULES(?:-REGISTER)? (.*)", head, re.DOTALL)
            if cites:
                yield node.name, _TOKEN.findall(cites[1])
