"""Names as a sentence holds them: one after another, spoken to, short."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QLocale

from app.widgets.vocative import vocative

translate = QCoreApplication.translate

_GROUPS = """
    banda družina družinka družstvo dvojice kroužek lavice mužstvo oddíl parta rodina rodinka řada skupina
    skupinka stůl škola trojice tým třída čtveřice class club crew family gang group household row school
    squad table team trio
"""
"""Words that are one in grammar though several people: a team called so wins, it does not win as they do."""

_AND = frozenset(("a", "and", "i", "&", "+"))


class Several(str):
    """The name of a team: what is said to it is said to several people; what is said of it follows the
    grammar of its name (see `in_number`)."""

    __slots__ = ()


def in_number(name: str, one: str, several: str) -> str:
    """Which of two whole sentences fits a name: “{name} wins” of a person and of a team with a name in the
    singular, “{name} win” of any other team."""
    return several if isinstance(name, Several) and not _is_one(name) else one


def _is_one(team: str) -> bool:
    """Whether a team's name is in the singular: its first or last word, numbers apart, is one of a group as
    in “Tým 4”, “Modrý tým 2”, “4. třída”, “Our Team”. Two joined by “and” are several: “Tým a hosté”."""
    words = [word.strip(".,:;!?…-") for word in team.casefold().split()]
    named = [word for word in words if word and not word.isdecimal()]
    ends = {*named[:1], *named[-1:]}
    return _AND.isdisjoint(words) and not ends.isdisjoint(_GROUPS.split())


def in_number_of(names: Sequence[str], one: str, several: str) -> str:
    """The same for names in a row: two names are several people, and so is one name of a team."""
    return in_number(names[0], one, several) if len(names) == 1 else several


def listed(names: Sequence[str]) -> str:
    """“Anna, Bob and Eve”."""
    if len(names) < 2:
        return "".join(names)
    return translate("Names", "{names} and {last}").format(names=", ".join(names[:-1]), last=names[-1])


def addressed(name: str) -> str | None:
    """A name as one is spoken to in the language of the moment, “Jano”; None where that is not certain."""
    return vocative(name) if QLocale().language() == QLocale.Language.Czech else name


def said_to(name: str, spoken: str, headed: str, team: str = "") -> str:
    """A sentence to one of several people. spoken: “{name}, do you doubt a word?”; headed: “{name}: …”, which
    bends no name, for those whose other form is not certain. team: the same to several people, headed too."""
    if team and isinstance(name, Several):
        return team.format(name=name)
    called = addressed(name)
    return headed.format(name=name) if called is None else spoken.format(name=called)


def shortened(name: str, most: int = 24) -> str:
    """A name on a button: of one longer than `most` letters its beginning. A team stays several people."""
    return name if len(name) <= most else type(name)(name[: most - 1].rstrip() + "…")
