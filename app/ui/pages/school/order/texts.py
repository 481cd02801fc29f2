"""What is said of a board made to order."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QObject

from app.tabletop import phrases
from app.widgets import writing
from app.widgets.names import listed

translate = QCoreApplication.translate
MOST_NAMED = 12
"""Words that are named in a sentence."""


class _Counts(QObject):
    """Texts with a number in them: lupdate sees their plural forms only in `tr` of a QObject."""

    def more(self, n: int) -> str:
        return self.tr("%n others", "", n)


_counted = _Counts()


def too_many(most: int) -> str:
    return translate("Order", "Only the first {words} are taken.").format(words=phrases.words(most))


def hidden(count: int, wanted: int, missed: Sequence[str], coarse: Sequence[str] = ()) -> str:
    """“Hidden 8 of 10; no room for: …”. coarse: those of the missed that bring a word not for a class."""
    head = writing.flowing(
        translate("Order", "Hidden {count} of {wanted}").format(count=count, wanted=wanted)
    )
    crowded = [word for word in missed if word not in coarse]
    told = f"{head}."
    if crowded:
        told = translate("Order", "{head}; no room for: {words}.").format(head=head, words=_named(crowded))
    if coarse:
        why = translate("Order", "Left out, since a word not for a class would be there too: {words}.")
        told = f"{told} {why.format(words=_named(coarse))}"
    return told


def unknown(words: Sequence[str]) -> str:
    """Words that lie there, but would not count."""
    if not words:
        return ""
    text = translate("Order", "The dictionary does not know: {words}. They lie there, but do not count.")
    return text.format(words=_named(words))


def _named(words: Sequence[str]) -> str:
    named = list(words[:MOST_NAMED])
    left = len(words) - len(named)
    return listed([*named, _counted.more(left)] if left else named)
