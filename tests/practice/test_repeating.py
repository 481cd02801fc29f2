"""What was missed comes back, each time after a longer wait, until it is known."""

from __future__ import annotations

from datetime import date, timedelta

from hypothesis import given
from hypothesis import strategies as st

from app.practice.repeating import WAITS, Card, answered, due, is_due, missed

DAY = date(2026, 11, 23)


def test_what_is_missed_is_asked_again_at_once_and_leaves_after_the_last_box() -> None:
    card: Card | None = missed("ajt", DAY)
    days, today = [], DAY
    while card is not None:
        assert is_due(card, today)
        assert card.box == 0 or not due([card], card.due - timedelta(days=1))
        days.append((card.due - DAY).days)
        card = answered(card, today)
        today = card.due if card is not None else today
    assert days == [0, 1, 4, 11, 27]


def test_missed_again_it_begins_anew() -> None:
    card = answered(missed("ajt", DAY), DAY)
    assert card is not None and card.box == 1
    assert missed(card.key, DAY).box == 0


def test_an_answer_before_its_day_moves_nothing() -> None:
    card = answered(missed("ajt", DAY), DAY)
    assert card is not None and answered(card, DAY) == card


def test_a_clock_that_was_set_ahead_and_back_loses_nothing() -> None:
    card = Card("ajt", 1, DAY + timedelta(days=3_650))
    assert is_due(card, DAY)


@given(st.lists(st.booleans(), max_size=40), st.integers(0, 20))
def test_no_wait_is_longer_than_that_of_its_box(answers: list[bool], pause: int) -> None:
    card, today = missed("ajt", DAY), DAY
    for right in answers:
        today += timedelta(days=pause)
        moved = answered(card, today) if right else missed(card.key, today)
        if moved is None:
            return
        card = moved
        assert 0 <= (card.due - today).days <= WAITS[card.box] or is_due(card, today)
