"""Newer versions: where they are, and, for whoever wants that, a question once a month.

The program itself asks nothing of the internet. It opens a page in the browser, and only when somebody says
so. Whoever publishes the program writes the address of that page into ``resources/home-page.txt``; without
the file there is neither the button nor the setting.
"""

from __future__ import annotations

from collections.abc import Callable
from datetime import date

from PySide6.QtCore import QCoreApplication, QUrl
from PySide6.QtWidgets import QWidget

from app import clock
from app.paths import resource
from app.ui.desktop import outside
from app.ui.services import Services

FILE = "home-page.txt"
MOST_LETTERS = 300
MONTH_DAYS = 30

translate = QCoreApplication.translate


def address() -> str | None:
    """The page where newer versions are, None where nobody has said."""
    try:
        told = resource(FILE).read_text("utf-8").strip()
    except (OSError, UnicodeDecodeError):
        return None
    sound = (
        told.startswith("https://") and len(told) <= MOST_LETTERS and told.isprintable() and " " not in told
    )
    return told if sound and QUrl(told, QUrl.ParsingMode.StrictMode).isValid() else None


def is_due(asked: str, today: date) -> bool:
    """Whether a month has gone by since it was asked (ISO date; anything else is never)."""
    try:
        return abs((today - date.fromisoformat(asked)).days) >= MONTH_DAYS
    except ValueError:
        return True


def look(about: QWidget) -> None:
    """Open the page; where that cannot be, name it."""
    page = address()
    if page is not None and not outside.show(QUrl(page)):
        from app.widgets.sheets import dialog

        title = translate("NewerVersion", "No browser could be opened")
        text = translate("NewerVersion", "Newer versions are on this page:")
        dialog.show_error(about, title, text, translate("NewerVersion", "Close"), detail=page, shown=True)


def ask_monthly(
    about: QWidget,
    services: Services,
    keep: Callable[[Callable[[], object]], bool],
) -> None:
    """Ask whether to look, if that is wanted, a month has gone by and there is a page.

    keep: does something that writes a file and tells the person when it fails."""
    now, settings = clock.today(), services.settings
    page = address()
    if not settings.current.newer or page is None or not is_due(settings.current.newer_asked, now):
        return
    from app.widgets.sheets import dialog

    def answer(opens: bool) -> None:
        keep(lambda: settings.change(newer_asked=now.isoformat()))
        if opens:
            look(about)

    text = translate(
        "NewerVersion",
        "A month has gone by. This opens the page {address} in your browser; the program itself asks nothing "
        "of the internet.",
    )
    dialog.ask(
        about,
        translate("NewerVersion", "Look for a newer version?"),
        text.format(address=page),
        translate("NewerVersion", "Open the page"),
        translate("NewerVersion", "Not now"),
        lambda: answer(True),
        on_no=lambda: answer(False),
    )
