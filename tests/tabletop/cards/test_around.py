"""Fans, seats, piles and banners around a table of cards."""

from __future__ import annotations

import itertools

import pytest
from PySide6.QtCore import QPoint, QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from app.tabletop.cards.card import BACK, TALL, CardKind, CardSkin, Print
from app.tabletop.cards.fan import card_width, centres
from app.tabletop.cards.piles import DiscardPile, DrawPile
from app.tabletop.cards.seats import LaidWord, PlaceState, SeatPlace, spread, word_slips
from app.tabletop.context import SeatLook
from app.tabletop.pips import RoundPips
from app.widgets.look import theme
from tests.tabletop.cards.kit import printed
from tests.tabletop.kit import Keep

SKIN = CardSkin(lambda shown: shown.text)
ANNA = SeatLook("Anna", "A")


@pytest.mark.parametrize("count", [1, 2, 4, 11])
@pytest.mark.parametrize("room", [QRectF(0, 0, 150, 60), QRectF(10, 5, 286, 66)])
def test_a_fan_stays_in_its_room_however_many_cards_it_has(count: int, room: QRectF) -> None:
    width = card_width(room, count)
    spots = centres(room, count)
    assert len(spots) == count
    for spot, _turn in spots:
        assert room.left() <= spot.x() - width / 2 and spot.x() + width / 2 <= room.right()
        assert spot.y() - width * TALL / 2 >= room.top() - 0.01
    for (left, first), (right, second) in itertools.pairwise(spots):
        assert left.x() < right.x() and first <= second


@pytest.mark.parametrize("seats", range(1, 9))
def test_seats_share_the_width_and_none_lies_over_another(seats: int) -> None:
    room = QRectF(20, 0, 1000, 100)
    places = spread(room, seats, 10, 286)
    assert len(places) == seats
    assert all(room.contains(place.adjusted(0.01, 0, -0.01, 0)) for place in places)
    for left, right in itertools.pairwise(places):
        assert left.right() < right.left()
    middle = (places[0].left() + places[-1].right()) / 2
    assert abs(middle - room.center().x()) < 1  # none leans to a side


@pytest.mark.parametrize("kind", ["light", "dark", "projector"])
def test_each_kind_of_card_has_a_mark_of_its_own(qtbot: QtBot, kind: str) -> None:
    """DESIGN, section 7: not the colour alone tells them apart."""
    theme.install(theme.Theme(kind))
    made = []
    for of in (CardKind.VOWEL, CardKind.CONSONANT, CardKind.COMBO):
        picture = (
            SKIN.picture(Print("A", 1, of), 100, 1.0)
            .toImage()
            .convertToFormat(QImage.Format.Format_Grayscale8)
        )
        made.append(picture)
    back = SKIN.picture(BACK, 100, 1.0).toImage()
    theme.install(theme.Theme("light"))
    assert made[0] != made[1] != made[2] != made[0]
    assert back.pixelColor(back.rect().center()) != made[0].pixelColor(made[0].rect().center())


def test_a_seat_tells_all_that_is_to_be_seen_of_it(keep: Keep) -> None:
    parent = QWidget()
    keep(parent)
    place = SeatPlace(ANNA, SKIN, parent)
    place.resize(286, 130)
    place.show_state(
        PlaceState(7, "7 points", "3 cards", 3, (LaidWord("vlak", 12), LaidWord("zzz", 9, True)), out=True)
    )
    told = place.accessibleName()
    assert all(part in told for part in ("Anna", "7 points", "3 cards", "vlak 12", "went out"))
    place.show_state(PlaceState(7, "7 points", cards=3, pending=True, active=True))
    assert "last turn" in place.accessibleName() and "vlak" not in place.accessibleName()
    assert place.grab().width() > 0


def test_the_pile_shows_the_card_below_the_one_in_the_air(keep: Keep) -> None:
    parent = QWidget()
    keep(parent)
    pile = DiscardPile(SKIN, parent)
    pile.set_card(80)
    pile.resize(pile.sizeHint())
    pile.show_cards([printed("A")])
    one = pile.grab().toImage()
    pile.show_cards([printed("A"), printed("B")])
    assert pile.grab().toImage() != one
    pile.lift_top(True)
    assert pile.grab().toImage() == one


def test_an_empty_pile_is_a_place_and_not_a_card(keep: Keep) -> None:
    parent = QWidget()
    keep(parent)
    pile = DrawPile(SKIN, 118, parent)
    pile.set_card(80)
    pile.resize(pile.sizeHint())
    pictures = []
    for left in (0, 1, 118):
        pile.show_left(left)
        pictures.append(pile.grab().toImage())
    assert pictures[0] != pictures[1] != pictures[2]


def test_words_under_a_narrow_place_leave_out_their_points_rather_than_be_cut(keep: Keep) -> None:
    parent = QWidget()
    keep(parent)
    laid = tuple(LaidWord(text, 12) for text in ("vátí", "kůre", "šať"))
    for wide, high, bare in ((300, 60, False), (120, 90, False), (120, 30, True)):
        room = QRectF(0, 0, wide, high)
        slips, without, _ = word_slips(room, laid, wide=False)
        assert without is bare and len(slips) == 3
        assert not any(one.intersects(other) for one, other in itertools.combinations(slips, 2))


def test_the_rounds_are_told_and_grow_with_their_number(keep: Keep) -> None:
    parent = QWidget()
    keep(parent)
    pips = RoundPips("blue", parent)
    pips.show_rounds(3, 7, "Round 3 of 7")
    seven = pips.sizeHint().width()
    pips.show_rounds(3, 8, "Round 3 of 8")
    assert pips.sizeHint().width() > seven
    assert pips.accessibleName() == "Round 3 of 8"
    pips.resize(pips.sizeHint())
    image = QImage(pips.size(), QImage.Format.Format_ARGB32)
    image.fill(0)
    painter = QPainter(image)
    pips.render(painter, QPoint())
    painter.end()
    assert not image.isNull()
