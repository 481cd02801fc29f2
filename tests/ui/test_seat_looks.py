"""Whose colour and mark is whose: one person or team at every table, in saves and in copies."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.engine.record import Record
from app.engine.rules import Seat
from app.storage.profiles import COLORS, Profile
from app.ui.pages.setup.seating import Seating
from app.ui.seat_looks import SeatLooks, household_faces, seat_of
from app.widgets.controls.avatar import PERSON_COLOURS, marks
from app.widgets.names import Several

TEAMS = ("Zelení", "Žlutí", "Modří", "Červení", "Fialoví", "Tým 1", "Tým 2", "Týmáci")
HOUSEHOLD = (Profile("a", "Žofie", "red"), Profile("b", "Zdeněk", "blue"), Profile("c", "Táta", "red"))


@given(st.lists(st.sampled_from((*TEAMS, "Ž", "Zz", "Ch", "Chudáci", "", "🙂")), min_size=1, max_size=12))
def test_no_two_at_a_table_look_alike(names: list[str]) -> None:
    looks = SeatLooks([Seat(name) for name in names], HOUSEHOLD).looks()
    assert len({look.avatar.letter.casefold() for look in looks}) == len(names)
    assert len({look.color for look in looks}) == min(len(names), len(COLORS))
    assert all(look.color in PERSON_COLOURS for look in looks)


def test_letters_that_look_alike_from_afar_are_two() -> None:
    assert marks(["Zelení", "Žlutí", "Modří"]) == ("Ze", "Žl", "M")
    assert marks(["Tým 1", "Tým 2"]) == ("T1", "T2")
    assert marks(["Zelení", "Ondra"], ["Ž"]) == ("Ze", "O"), "whoever has a mark keeps it"


def test_teams_called_by_a_colour_have_it() -> None:
    looks = SeatLooks([Seat(name) for name in ("Modří", "Červení", "Lvi", "Zelení")], ()).looks()
    assert [look.color for look in looks] == ["blue", "red", "yellow", "green"]


def test_a_person_looks_the_same_at_home_and_at_every_table() -> None:
    home = household_faces(HOUSEHOLD)
    assert [home[key].letter for key in "abc"] == ["Žo", "Zd", "T"]
    for others in ((), (Seat("Zelení"),), (Seat("Tým 1"), Seat("Žlutí"))):
        looks = SeatLooks((seat_of(HOUSEHOLD[0]), *others), HOUSEHOLD).looks()
        assert looks[0].avatar == home["a"]
    both = SeatLooks([seat_of(HOUSEHOLD[0]), seat_of(HOUSEHOLD[2])], HOUSEHOLD).looks()
    assert both[0].color == "red" != both[1].color, "who sits before has the first right"


def test_what_was_chosen_survives_a_save_and_a_copy_without_the_household() -> None:
    seats = [seat_of(HOUSEHOLD[1]), Seat("Zelení", color="plum", team=True), Seat("Eva")]
    before = SeatLooks(seats, HOUSEHOLD).looks()
    record = Record("boggle", 1, {}, 1, None, seats, {})
    back = Record.loads(record.dumps()).players
    for household in (HOUSEHOLD, ()):
        after = SeatLooks(back, household).looks()
        assert [look.color for look in after[:2]] == ["blue", "plum"]
        assert [isinstance(look.name, Several) for look in after] == [False, True, False]
    assert [look.avatar for look in SeatLooks(back, HOUSEHOLD).looks()] == [look.avatar for look in before]


def test_a_head_start_goes_along_to_the_table() -> None:
    seats = [Seat("Eva", ahead=20), Seat("Liška", "ai", 3, ahead=5), Seat("Jan")]
    assert [look.ahead for look in SeatLooks(seats, ()).looks()] == [20, 5, 0]


def test_a_record_of_nobody_who_chose_is_as_it_was() -> None:
    assert Seat("Anna", age=9).to_json() == {"name": "Anna", "kind": "human", "age": 9}
    assert Seat("", "ai", 3).to_json() == {"name": "", "kind": "ai", "level": 3}
    strange = Seat.from_json({"name": "Anna", "kind": "human", "color": "mauve"})
    assert SeatLooks([strange], ()).looks()[0].color in PERSON_COLOURS
    for wrong in ({"color": 3}, {"team": "yes"}):
        with pytest.raises((TypeError, ValueError)):
            Seat.from_json({"name": "Anna", "kind": "human", **wrong})


def test_the_sheet_shows_everybody_as_the_table_will(qapp: object) -> None:
    seating = Seating(HOUSEHOLD, ["a", "c"], {2: 1})
    seating.add_guest("Zelení", team=True)
    seating.add_guest("Modří", "plum")
    looks = SeatLooks(seating.seats(), HOUSEHOLD).looks()
    buttons = [seating.people["a"], seating.people["c"], *seating.guests]
    assert [button.face for button in buttons] == [look.avatar for look in looks if look.is_person]
    assert isinstance(looks[2].name, Several) and looks[3].color == "plum" in seating.colours_taken()
