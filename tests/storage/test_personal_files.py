"""Settings, people and household words: kept, put aside when damaged, alive when nothing can be saved."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.storage import documents
from app.storage.household import HouseholdFile, HouseholdWord
from app.storage.problems import StorageKind, StorageProblem
from app.storage.profiles import BadName, NameFault, Profiles
from app.storage.settings import Settings
from tests.storage.stories import KINDS, Kind


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "home"


@pytest.fixture
def full_disk(monkeypatch: pytest.MonkeyPatch) -> None:
    """From now on nothing can be written."""

    def refuse(path: Path, data: bytes) -> None:
        raise StorageProblem(StorageKind.FULL, path)

    monkeypatch.setattr(documents, "write_atomically", refuse)


def test_settings_are_there_the_next_time(folder: Path) -> None:
    settings = Settings(folder)
    assert settings.problem is None
    settings.change(language="en", volume=35, new_game={"boggle": {"rivals": {"3": 1}}})
    again = Settings(folder).current
    assert (again.language, again.volume, again.theme) == ("en", 35, "system")
    assert again.new_game["boggle"]["rivals"] == {"3": 1}


def test_keys_of_another_version_stay_in_the_file(folder: Path) -> None:
    settings = Settings(folder)
    settings.change(volume=10)
    document = json.loads(settings.path.read_text("utf-8"))
    settings.path.write_text(json.dumps({**document, "shoe_size": 43}), "utf-8")
    Settings(folder).change(volume=20)
    kept = json.loads(settings.path.read_text("utf-8"))
    assert kept["shoe_size"] == 43 and kept["volume"] == 20


def test_one_wrong_value_costs_only_itself(folder: Path) -> None:
    settings = Settings(folder)
    settings.change(volume=10, theme="dark")
    document = json.loads(settings.path.read_text("utf-8"))
    document["text_size"], document["effects"], document["volume"] = 7, "yes", True
    settings.path.write_text(json.dumps(document), "utf-8")
    settings.path.with_name("settings.json.bak").unlink()
    again = Settings(folder)
    assert again.problem is not None and again.problem.path.exists() and not again.problem.restored
    assert again.current.theme == "dark"
    assert (again.current.text_size, again.current.effects, again.current.volume) == (100, True, 80)


@pytest.mark.parametrize(
    "content", [b"", b"{", b"[]", b"\xff\xfe", b'{"format": "x/1"}', b"null", b"[" * 100_000]
)
def test_damaged_settings_give_defaults_and_keep_the_old_file(folder: Path, content: bytes) -> None:
    folder.mkdir()
    (folder / "settings.json").write_bytes(content)
    settings = Settings(folder)
    assert settings.problem is not None and settings.problem.kind is StorageKind.DAMAGED
    assert settings.current.volume == 80
    assert settings.problem.path.read_bytes() == content
    settings.change(volume=5)
    assert Settings(folder).current.volume == 5 and Settings(folder).problem is None


def test_settings_of_a_newer_program_are_put_aside_unharmed(folder: Path) -> None:
    folder.mkdir()
    text = '{"format": "slovohratky-settings/99", "volume": 3}'
    (folder / "settings.json").write_text(text, "utf-8")
    settings = Settings(folder)
    assert settings.problem is not None and settings.problem.kind is StorageKind.NEWER
    assert settings.problem.path.read_text("utf-8") == text


def test_what_cannot_be_saved_is_in_force_all_the_same(folder: Path, full_disk: None) -> None:
    settings, people, household = Settings(folder), Profiles(folder), HouseholdFile(folder)
    changes: list[Callable[[], Any]] = [
        lambda: settings.change(theme="dark"),
        lambda: people.add("Žofie"),
        lambda: household.add("chrochták"),
    ]
    for change in changes:
        with pytest.raises(StorageProblem) as caught:
            change()
        assert caught.value.kind is StorageKind.FULL
    assert settings.current.theme == "dark"
    assert [person.name for person in people.people] == ["Žofie"]
    assert "chrochták" in household


@pytest.mark.skipif(os.name == "nt" or os.geteuid() == 0, reason="the superuser may read everything")
def test_a_file_that_may_not_be_read_is_not_overwritten(folder: Path) -> None:
    people = Profiles(folder)
    people.add("Žofie")
    people.path.chmod(0)
    again = Profiles(folder)
    assert again.problem is not None and again.problem.kind is StorageKind.READ_ONLY
    with pytest.raises(StorageProblem):
        again.add("Ondra")
    people.path.chmod(0o600)
    assert [person.name for person in Profiles(folder).people] == ["Žofie"]


def test_a_setting_that_is_not_offered_is_refused(folder: Path) -> None:
    settings = Settings(folder)
    for values in ({"theme": "pink"}, {"volume": 101}, {"shoe_size": 43}, {"effects": 1}):
        with pytest.raises(ValueError):
            settings.change(**values)


def test_people_come_change_and_go(folder: Path) -> None:
    people = Profiles(folder)
    first = people.add("  Žofie  ")
    second = people.add("Ondra", age=9)
    assert first.name == "Žofie" and first.letter == "Ž"
    assert first.color != second.color, "everybody gets a colour of their own"
    people.change(second.id, name="Ondřej", color="yellow", age=None)
    assert not people.people[1].children
    people.change(second.id, name="Ondřej", color="yellow", age=None, children=True)
    people.remove(first.id)
    again = Profiles(folder).people
    assert [(person.name, person.color, person.age) for person in again] == [("Ondřej", "yellow", None)]
    assert again[0].children


@pytest.mark.parametrize(
    ("name", "fault"),
    [
        ("", NameFault.EMPTY),
        (" \t\u200b ", NameFault.EMPTY),
        ("x" * 21, NameFault.LONG),
        ("ŽOFIE", NameFault.TAKEN),
    ],
)
def test_names_that_cannot_be_taken(folder: Path, name: str, fault: NameFault) -> None:
    people = Profiles(folder)
    people.add("Žofie")
    with pytest.raises(BadName) as caught:
        people.add(name)
    assert caught.value.fault is fault
    assert len(people.people) == 1


def test_keeping_ones_own_name_is_no_clash(folder: Path) -> None:
    people = Profiles(folder)
    person = people.add("Žofie")
    assert people.change(person.id, name="žofie", color="blue", age=12).name == "žofie"


def test_readable_people_survive_an_unreadable_one(folder: Path) -> None:
    people = Profiles(folder)
    people.add("Žofie")
    document = json.loads(people.path.read_text("utf-8"))
    document["people"].append({"id": 7})
    people.path.write_text(json.dumps(document), "utf-8")
    again = Profiles(folder)
    assert [person.name for person in again.people] == ["Žofie"]
    assert again.problem is not None and again.problem.path.exists()
    later = Profiles(folder)
    assert [person.name for person in later.people] == ["Žofie"], "and at the next start, too"
    assert later.problem is None


def test_readable_words_survive_an_unreadable_one(folder: Path) -> None:
    household = HouseholdFile(folder)
    household.add("čupr")
    document = json.loads(household.path.read_text("utf-8"))
    document["words"].append({"word": 7})
    household.path.write_text(json.dumps(document), "utf-8")
    assert HouseholdFile(folder).words() == {"čupr"}
    later = HouseholdFile(folder)
    assert later.words() == {"čupr"} and later.problem is None, "and at the next start, too"


def test_household_words_are_found_in_any_writing(folder: Path) -> None:
    household = HouseholdFile(folder)
    household.add("CHROCHTÁK", ["Babi", "Táta"], datetime(2026, 1, 2, 3, 4).astimezone())
    household.add("čupr")
    again = HouseholdFile(folder)
    assert "Chrochták" in again and again.words() == {"chrochták", "čupr"}
    assert [entry.word for entry in again.all()] == ["čupr", "chrochták"], "č before ch in a Czech dictionary"
    assert again.all()[1].by == ("Babi", "Táta")


def test_a_household_word_goes_and_comes_back(folder: Path) -> None:
    household = HouseholdFile(folder)
    household.add("mlask", ["Ondra"])
    household.remove("mlask")
    assert "mlask" not in HouseholdFile(folder)
    household.undo()
    assert HouseholdFile(folder).all()[0].by == ("Ondra",)


STEPS = st.lists(
    st.tuples(
        st.sampled_from(("add", "ban", "forms", "remove", "merge")), st.sampled_from(("pes", "psa", "les"))
    ),
    max_size=12,
)


@given(steps=STEPS)
def test_whatever_was_done_to_household_words_is_undone_step_by_step(steps: list[tuple[str, str]]) -> None:
    with TemporaryDirectory() as home:
        household = HouseholdFile(Path(home))
        lists = [household.all()]
        for step, word in steps:
            if step == "merge":
                other = HouseholdWord(word, datetime(2026, 1, 2).astimezone(), ("Babi",), banned=True)
                household.merge([other, HouseholdWord("kos", other.added)])
            elif step == "forms":
                household.ban(word, forms=("pes", "psa", "psu"))
            else:
                getattr(household, step)(word)
            if household.all() != lists[-1]:
                lists.append(household.all())
        while household.last_change() is not None:
            lists.pop()
            household.undo()
            assert household.all() == lists[-1]
            assert HouseholdFile(Path(home)).words() == household.words(), "and so it stands in the file"
        assert len(lists) == 1


def test_forms_that_fall_with_a_word_a_little_later_are_no_step_of_their_own(folder: Path) -> None:
    household = HouseholdFile(folder)
    entry = household.ban("pes", ["Táta"])
    household.ban("pes", entry.by, entry.added, ("psa", "psu"))
    household.undo()
    assert household.all() == () and household.last_change() is None


@pytest.mark.parametrize("word", ["", "a b", "x" * 200, "слово", "ab1", "<b>"])
def test_no_nonsense_among_household_words(folder: Path, word: str) -> None:
    household = HouseholdFile(folder)
    with pytest.raises(ValueError):
        household.add(word)
    assert len(household) == 0


def test_a_damaged_file_gives_way_to_its_last_good_copy(folder: Path) -> None:
    settings, people, household = Settings(folder), Profiles(folder), HouseholdFile(folder)
    settings.change(volume=10, theme="dark")
    people.add("Žofie")
    people.add("Ondra")
    household.add("chrochták")
    for harm in (b"", b"{", b"\0" * 300, None):
        for store in (settings, people, household):
            if harm is None:
                store.path.unlink()
            else:
                store.path.write_bytes(harm)
        stores = Settings(folder), Profiles(folder), HouseholdFile(folder)
        assert stores[0].current.volume == 10 and stores[0].current.theme == "dark"
        assert [person.name for person in stores[1].people] == ["Žofie", "Ondra"]
        assert "chrochták" in stores[2]
        for store in stores:
            assert store.problem is not None and store.problem.restored, "it is told"
            assert harm is None or store.problem.path.read_bytes() == harm, "nothing is thrown away"
        assert [store.problem for store in (Settings(folder), Profiles(folder))] == [None, None], "once"


def test_an_entry_that_cannot_be_read_comes_back_from_the_copy(folder: Path) -> None:
    people = Profiles(folder)
    people.add("Žofie")
    people.add("Ondra", age=9)
    document = json.loads(people.path.read_text("utf-8"))
    document["people"][1]["id"] = 7
    people.path.write_text(json.dumps(document), "utf-8")
    again = Profiles(folder)
    assert [(person.name, person.age) for person in again.people] == [("Žofie", None), ("Ondra", 9)]
    assert again.problem is not None and again.problem.restored
    assert Profiles(folder).problem is None


def test_a_copy_that_is_damaged_as_well_does_no_harm(folder: Path) -> None:
    settings = Settings(folder)
    settings.change(volume=10)
    for path in (settings.path, settings.path.with_name("settings.json.bak")):
        path.write_text("{", "utf-8")
    again = Settings(folder)
    assert again.current.volume == 80
    assert again.problem is not None and not again.problem.restored


def test_a_file_of_before_gets_its_copy_at_the_first_start(folder: Path) -> None:
    Settings(folder).change(volume=10)
    copy = folder / "settings.json.bak"
    copy.unlink()
    Settings(folder, read_only=True)
    assert not copy.exists()
    Settings(folder)
    assert copy.read_bytes() == (folder / "settings.json").read_bytes()


@pytest.mark.parametrize("whole", [True, False])
@pytest.mark.parametrize("kind", KINDS.values(), ids=list(KINDS))
@pytest.mark.parametrize("read_only", [True, False])
def test_what_is_damaged_and_cannot_be_renamed_never_takes_the_place_of_the_copy(
    folder: Path, kind: Kind, whole: bool, read_only: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    kind.add(kind.make(folder), "mlask")
    path = folder / kind.file
    copy = path.with_name(path.name + ".bak")
    good, document = copy.read_bytes(), json.loads(path.read_text("utf-8"))
    kind.spoil(document)
    harm = "{" if whole else json.dumps(document)
    path.write_text(harm, "utf-8")

    def refuse(path: Path) -> Path:
        raise StorageProblem(StorageKind.READ_ONLY, path)

    with monkeypatch.context() as patch:
        if not read_only:
            patch.setattr(documents, "set_aside", refuse)
        for _ in range(2):
            started = kind.make(folder, read_only=read_only)
            assert "mlask" in kind.names(started)
            assert started.problem is not None and started.problem.restored
            assert path.read_text("utf-8") == harm and copy.read_bytes() == good
    assert "mlask" in kind.names(kind.make(folder)), "and as soon as it can be"
