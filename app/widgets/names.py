"""Names and other words one after another, as a sentence holds them."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def listed(names: Sequence[str]) -> str:
    """“Anna, Bob and Eve”."""
    if len(names) < 2:
        return "".join(names)
    return translate("Names", "{names} and {last}").format(names=", ".join(names[:-1]), last=names[-1])


def shortened(name: str, most: int = 24) -> str:
    """A name on a button: of one longer than `most` letters its beginning and its end."""
    half = most // 2
    return name if len(name) <= most else f"{name[:half].rstrip()}…{name[-half + 1 :].lstrip()}"
