"""What the journal's numbers count."""

from __future__ import annotations

from datetime import date

from app.engine.reviewing import Judged, Review
from app.storage.journal.kept import FactRow, KeptSeat
from app.storage.journal.sums import FEW, Sums, added, parts

DAY = 86_400_000


def sums(rows: list[FactRow], person: str = "", game: str = "") -> Sums:
    """Of all these games together, the last first."""
    part = parts(rows).get((person, game))
    return added([] if part is None else [part], game)


def game(day: int, own: int, other: int, *, kind: str = "boggle", level: int | None = 3) -> FactRow:
    seats = (
        KeptSeat("Žofie", "z", "human", None, own, own > other),
        KeptSeat(
            "" if level else "Ondra",
            "" if level else "o",
            "ai" if level else "human",
            level,
            other,
            other > own,
        ),
    )
    facts = {
        "points": [[own], [other]],
        "lengths": [{"3": 2, "5": 1}, {"4": 1}],
        "longest": ["kolář", "kola"],
        "there": {"3": 4, "5": 2},
        "found": [{"3": 1, "5": 1}, {}],
    }
    return FactRow(f"g{day}", kind, day * DAY, 3_600, 60, seats, facts)


def test_of_one_person_only_their_own() -> None:
    told = sums([game(2, 9, 4, level=None), game(1, 3, 8)], "z")
    assert (told.games, told.won, told.decided, told.best) == (2, 1, 2, 9)
    assert told.by_level == {3: [0, 1]} and told.by_person == {"Ondra": [1, 0]}
    assert told.lengths == {3: 4, 5: 2} and told.there == {3: 8, 5: 4} and told.found == {3: 2, 5: 2}
    assert told.longest == {"kolář": 5}
    assert sums([game(1, 3, 8)], "nobody").games == 0


def test_of_everybody_people_but_no_animals() -> None:
    told = sums([game(1, 9, 4, level=None), game(2, 3, 8)])
    assert told.lengths == {3: 4, 5: 2, 4: 1}
    assert sums([game(1, 9, 4), game(2, 1, 2, kind="qwirkle")], game="qwirkle").games == 1


def test_the_straight_line_waits_for_five_games_and_then_tells_who_gets_better() -> None:
    rows = [game(day, day, 5) for day in range(FEW, 0, -1)]
    assert sums(rows[1:], "z", "boggle").trend() is None
    trend = sums(rows, "z", "boggle").trend()
    assert trend is not None
    assert [round(value, 6) for value in trend] == [1.0, 5.0], "points grew by one a game"
    assert [point.own for point in sums(rows, "z", "boggle").results] == [1, 2, 3, 4, 5]


def test_over_all_games_results_are_shares_of_won_ones() -> None:
    rows = [game(4, 9, 1), game(3, 1, 9), game(2, 9, 1, kind="qwirkle"), game(1, 9, 1)]
    assert [round(point.own) for point in sums(rows, "z").results] == [100, 100, 67, 75]


def test_days_in_a_row_up_to_yesterday() -> None:
    told = sums([game(day, 1, 0) for day in (11, 10, 9, 7)], "z")
    assert told.streak(date(1970, 1, 12)) == 3
    assert told.streak(date(1970, 1, 13)) == 3
    assert told.streak(date(1970, 1, 14)) == 0


def test_the_most_days_in_a_row_there_ever_were() -> None:
    assert sums([game(day, 1, 0) for day in (11, 10, 7, 6, 5, 2)], "z").longest_streak() == 3
    assert Sums().longest_streak() == 0


def test_turns_to_which_a_review_found_nothing_better() -> None:
    """Of the own seat alone; a game that is measured otherwise, as Boggle is, has no such turns."""
    turns = tuple(Judged(at, at % 2, 0.5, 0.5, float(at % 4)) for at in range(8))
    reviewed = game(2, 9, 1)._replace(review=Review(turns).to_json())
    other = game(1, 9, 1)._replace(review=Review(turns, figures={"seats": []}).to_json())
    told = sums([reviewed, other], "z")
    assert [(one.turns, one.best) for one in told.exact] == [(4, 2)]
    assert sums([game(1, 9, 1)._replace(review={"turns": 5})], "z").exact == []


def test_alone_games_are_measured_by_their_rounds() -> None:
    def alone(day: int, found: int, rounds: int) -> FactRow:
        one = game(day, 1, 0)
        facts = {"points": [[1] * rounds], "measure": [[found, 43]]}
        return one._replace(seats=one.seats[:1], facts=facts)

    told = sums([alone(3, 14, 1), alone(2, 21, 1), alone(1, 30, 2), game(0, 9, 1)], "z")
    assert told.measures == {1: [2, 35, 21], 2: [1, 30, 30]}


def test_the_rival_is_whom_one_meets_most() -> None:
    told = sums([game(1, 9, 1), game(2, 9, 1), game(3, 1, 9), game(4, 9, 1, level=4)], "z")
    assert told.rival() == (3, 2, 1)
