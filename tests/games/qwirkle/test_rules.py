"""The clauses of Qwirkle one by one (RULES QW1 to QW11); the printed example QW12 is in test_vectors."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.engine.chance import Chance
from app.engine.errors import BadOption, IllegalMove
from app.engine.match import Match
from app.engine.rules import Seat
from app.games.qwirkle import model, tiles
from app.games.qwirkle.board import Board, QwirkleRefusal
from app.games.qwirkle.model import Exchange, Lay, Move, Observation, Options, Pass
from app.games.qwirkle.rules import QwirkleRules, QwirkleState, opener
from app.games.qwirkle.tiles import Position, Tile

SIDES = ((1, 0), (-1, 0), (0, 1), (0, -1))


def tile(name: str) -> Tile:
    """``Rs`` is the red square, ``R*`` the red star."""
    return "ROYGBP".index(name[0]) * 6 + "*csodx".index(name[1])


def lay(text: str, x: int = 0, y: int = 0, step: Position = (1, 0)) -> Lay:
    """Tiles side by side, or in another direction; ``.`` leaves a place out."""
    return Lay(
        tuple(
            (tile(name), (x + number * step[0], y + number * step[1]))
            for number, name in enumerate(text.split())
            if name != "."
        )
    )


def trade(text: str) -> Exchange:
    return Exchange(tuple(map(tile, text.split())))


class Game:
    """A game with these hands and this bag, of whatever size; seats sit in the order of their ages."""

    def __init__(self, *hands: str, bag: str = "", **options: Any) -> None:
        held = [list(map(tile, hand.split())) for hand in hands]
        seats = [Seat(f"Hráč {seat}", age=90 - seat) for seat in range(len(hands))]
        self.state = QwirkleState(Options(**options), seats, held, list(map(tile, bag.split())))

    def play(self, *moves: Move) -> dict[str, Any]:
        """Whoever is on turn makes each move; what followed from the last one."""
        outcome = {}
        for move in moves:
            (seat,) = self.state.deciders()
            checked = self.state.check(seat, move)
            outcome = self.state.apply(seat, checked, self.state.resolve(seat, checked, Chance(1)))
        return outcome

    def after(self, move: Move) -> Game:
        self.play(move)
        return self

    def refused(self, move: Move, seat: int | None = -1) -> QwirkleRefusal:
        """Why the seat, else whoever is on turn, may not do this."""
        with pytest.raises(IllegalMove) as refused:
            self.state.check(self.state.deciders()[0] if seat == -1 else seat, move)
        assert isinstance(refused.value.reason, QwirkleRefusal)
        return refused.value.reason

    def hand(self, seat: int) -> list[Tile]:
        return sorted(self.state.observe(seat).hand)

    @property
    def seen(self) -> Observation:
        """What everybody sees."""
        return self.state.observe(None)


def row(*hands: str, **more: Any) -> Game:
    """Red square, circle and diamond lie from (0, 0) to the right; the others hold these hands, seat 0 what
    fits nowhere there."""
    game = Game("Rs Ro Rd Gc", *hands, **{"bag": "Gc Gc Gc Gc Gc Gc Gc Gc Gc", **more})
    game.play(lay("Rs Ro Rd"))
    return game


# QW1 and QW2: the tiles and the deal


def test_108_tiles_three_of_each_of_36() -> None:  # RULES QW1
    bag = Counter(tiles.full_bag())
    assert len(bag) == 36 and set(bag.values()) == {3}
    assert {tuple(tiles.to_json(one)) for one in bag} == {(c, s) for c in tiles.COLOURS for s in tiles.SHAPES}
    assert all(tiles.from_json(tiles.to_json(one)) == one for one in bag)


@pytest.mark.parametrize("seats", [0, 1, 5])
def test_two_to_four_play(seats: int) -> None:  # RULES QW1
    with pytest.raises(ValueError, match="2 to 4 players"):
        Match.new(QwirkleRules(), [Seat(str(seat)) for seat in range(seats)], 1)


@given(st.integers(0, 2**32), st.integers(2, 4))
@settings(max_examples=40, deadline=None)
def test_everybody_begins_with_six_hidden_tiles(seed: int, count: int) -> None:  # RULES QW2
    match = Match.new(QwirkleRules(), [Seat(str(seat)) for seat in range(count)], seed)
    seen = [match.observation_for(seat) for seat in range(count)]
    dealt = Counter(one for view in seen for one in view.hand)
    assert [len(view.hand) for view in seen] == [6] * count
    assert dealt <= Counter(tiles.full_bag())
    assert match.observation_for(None).hand == () and match.observation_for(None).bag == 108 - 6 * count


# QW3: the opening


def test_whoever_has_most_different_tiles_that_go_together_opens() -> None:  # RULES QW3
    two, three = "Rs Rs Ro Gc Bx Yd", "Rs Bs Gs Gs Gs O*"
    assert Game(two, three).state.deciders() == (1,)
    assert Game(three, two).state.deciders() == (0,)


def test_the_oldest_of_those_opens_then_the_lowest_seat() -> None:  # RULES QW3, RULES-REGISTER W3
    hand = [tile("Rs")]

    def first(*ages: int | None) -> int:
        return opener([hand] * len(ages), [Seat("", age=age) for age in ages])

    assert [first(8, 40, 9), first(8, 40, 40), first(None, 3), first(None, None)] == [1, 1, 1, 0]


def test_the_opener_lays_exactly_the_announced_set() -> None:  # RULES QW3, RULES-REGISTER W1
    game = Game("Rs Ro Rd Bd Bd Y*", "Gc")
    assert game.seen.opening == 3, "announced to everybody"
    assert game.refused(lay("Rs Ro")) is QwirkleRefusal.OPENING_SIZE
    assert game.refused(lay("Rs")) is QwirkleRefusal.OPENING_SIZE
    assert game.refused(trade("Rs")) is QwirkleRefusal.OPENING_TRADE
    game.play(lay("Rd Rs Ro", step=(0, -1)))
    assert game.seen.opening == 0


def test_any_opening_goes_where_that_is_agreed() -> None:  # RULES QW3
    game = Game("Rs Ro Rd Bd Bd Y*", "Gc", opening="any")
    assert game.seen.opening == 0
    assert game.refused(trade("Rs")) is QwirkleRefusal.OPENING_TRADE
    game.play(lay("Bd Rd"))


def test_a_draft_of_the_opening_may_lie_anywhere_and_grow() -> None:  # RULES QW3
    seen = Game("Rs Ro Rd Bd Bd Y*", "Gc").state.observe(0)
    assert [model.score(seen, lay(text, 5, 2).placements).points for text in ("Rs", "Rs Ro")] == [0, 2]
    with pytest.raises(IllegalMove) as refused:
        model.score(seen, lay("Rs Ro Rd Bd").placements)
    assert refused.value.reason is QwirkleRefusal.OPENING_SIZE


# QW4: turns


def test_turns_go_round_whatever_is_done() -> None:  # RULES QW4
    game = Game("Rs Ro Rd", "Rx", "Bx Bc", bag="Gc " * 16)
    order = []
    for move in (lay("Rs Ro Rd"), lay("Rx", 3), trade("Bx"), trade("Gc")):
        order += game.state.deciders()
        game.play(move)
    assert order == [0, 1, 2, 0]


def test_nobody_moves_out_of_turn() -> None:  # RULES QW4
    game = row("Rx")
    assert game.refused(lay("Rx", 3), 0) is QwirkleRefusal.NOT_YOUR_TURN
    assert game.refused(lay("Rx", 3), None) is QwirkleRefusal.NOT_YOUR_TURN


# QW5: laying

HAND = "Rx R* Rd Bs Bo Yo"


@pytest.mark.parametrize(
    "move",
    [
        lay("Rx", 3),  # lengthens the row
        lay("R*", -1),
        lay("Rx . . . R*", -1),  # at both ends: old tiles may lie between
        lay("Bs", 0, 1),  # across, another line of its own
        lay("Yo Bo", 1, 1, (0, 1)),
        lay("Bs Bo", 0, 1),  # beside, three lines at once
    ],
)
def test_tiles_of_one_line_that_touch_the_grid(move: Lay) -> None:  # RULES QW5, RULES-REGISTER W5
    row(HAND).play(move)


@pytest.mark.parametrize(
    ("move", "why"),
    [
        (lay("Rx", 2), QwirkleRefusal.OCCUPIED),
        (Lay(((tile("Rx"), (3, 0)), (tile("R*"), (3, 0)))), QwirkleRefusal.OCCUPIED),
        (Lay(((tile("Rx"), (3, 0)), (tile("R*"), (4, 1)))), QwirkleRefusal.NOT_ONE_ROW),
        (lay("Rx . R*", 3), QwirkleRefusal.GAP),
        (lay("Rx", 4), QwirkleRefusal.DETACHED),
        (lay("Rx", 3, 1), QwirkleRefusal.DETACHED),  # a corner is no side
        (lay("Bs", 3), QwirkleRefusal.MIXED_LINE),
        (lay("Bo", 0, 1), QwirkleRefusal.MIXED_LINE),
        (lay("Rd", 3), QwirkleRefusal.TWICE_IN_LINE),
    ],
)
def test_what_does_not_lie_so(move: Lay, why: QwirkleRefusal) -> None:  # RULES QW5
    game = row(HAND)
    before = game.seen
    assert game.refused(move) is why
    assert game.seen == before


def test_a_line_has_six_tiles_at_most() -> None:  # RULES QW5
    game = Game("Rs Ro Rd Rx R* Rc", "Rs Rs", bag="Gc").after(lay("Rs Ro Rd Rx R* Rc"))
    assert game.refused(lay("Rs", 6)) is QwirkleRefusal.LINE_FULL


PLACES = st.tuples(st.integers(-3, 4), st.integers(-2, 2))
ATTEMPTS = st.lists(
    # Tiles of two colours in a row or column, or of any anywhere: some lie well, most do not.
    st.builds(
        lambda held, at, step: [
            (one, (at[0] + number * step[0], at[1] + number * step[1])) for number, one in enumerate(held)
        ],
        st.lists(st.integers(0, 11), min_size=1, max_size=4),
        PLACES,
        st.sampled_from([(1, 0), (0, 1), (-1, 0), (2, 0)]),
    )
    | st.lists(st.tuples(st.integers(0, 35), PLACES), min_size=1, max_size=3),
    max_size=40,
)


@given(ATTEMPTS)
@settings(max_examples=150, deadline=None)
def test_the_board_takes_what_the_clause_says_and_nothing_else(
    attempts: list[list[tuple[Tile, Position]]],
) -> None:  # RULES QW5
    board = Board()
    for placements in attempts:
        if _lawful(board.tiles, placements):
            lines = board.lines_of(placements)
            board.put(placements)
            new = {place for _, place in placements}
            assert {cells for cells in _runs(board.tiles) if new & set(cells)} == {one.cells for one in lines}
        else:
            with pytest.raises(IllegalMove):
                board.lines_of(placements)


def _lawful(table: Mapping[Position, Tile], placements: Sequence[tuple[Tile, Position]]) -> bool:
    """The clause as it is printed, with nothing clever."""
    laid = {place: one for one, place in placements}
    if len(laid) < len(placements) or laid.keys() & table.keys():
        return False
    after = {**table, **laid}
    xs, ys = {x for x, _ in laid}, {y for _, y in laid}
    if len(xs) > 1 and len(ys) > 1:
        return False
    between = {(x, y) for x in range(min(xs), max(xs) + 1) for y in range(min(ys), max(ys) + 1)}
    touches = any((x + dx, y + dy) in table for x, y in laid for dx, dy in SIDES)
    return (
        between <= after.keys()
        and (touches or not table)
        and all(_one_line([after[cell] for cell in cells]) for cells in _runs(after))
    )


def _one_line(line: Sequence[Tile]) -> bool:
    colours, shapes = {tiles.colour(one) for one in line}, {tiles.shape(one) for one in line}
    return {len(colours), len(shapes)} == {1, len(line)}


def _runs(table: Mapping[Position, Tile]) -> set[tuple[Position, ...]]:
    """Every maximal run of two tiles or more."""
    found = set()
    for dx, dy in ((1, 0), (0, 1)):
        for x, y in table:
            if (x - dx, y - dy) not in table:
                run = []
                while (x, y) in table:
                    run.append((x, y))
                    x, y = x + dx, y + dy
                if len(run) > 1:
                    found.add(tuple(run))
    return found


# QW6: points


@pytest.mark.parametrize(
    ("move", "points"),
    [
        (lay("Rx", 3), [4]),
        (lay("Rx R*", 3), [5]),
        (lay("Bs", 0, 1), [2]),
        (lay("Bs Bo", 0, 1), [2, 2, 2]),  # each new tile counts in two lines
        (lay("Yo Bo", 1, 1, (0, 1)), [3]),
    ],
)
def test_every_line_with_a_new_tile_counts_all_its_tiles(move: Lay, points: list[int]) -> None:  # RULES QW6
    game = row(HAND)
    announced = model.score(game.state.observe(1), move.placements)
    outcome = game.play(move)
    assert sorted(line["points"] for line in outcome["lines"]) == points
    assert outcome["points"] == announced.points == sum(points) == game.state.scores()[1]
    assert outcome["bonus"] == announced.bonus == 0


def test_a_line_of_six_brings_six_more() -> None:  # RULES QW6
    game = row("Rx R* Rc Gc", bag="Gc")
    assert game.play(lay("Rx R* Rc", 3))["points"] == 12
    assert game.seen.history[-1].qwirkles == 1


@pytest.mark.parametrize("lone", [0, 1])
def test_a_lone_tile_is_no_line(lone: int) -> None:  # RULES QW6, RULES-REGISTER W4
    game = Game("Rs Bo", "Gc Gc", bag="Gc", lone=lone)
    assert model.score(game.state.observe(0), lay("Rs").placements).points == lone
    assert game.play(lay("Rs"))["points"] == lone
    assert game.seen.history[0].points == game.state.scores()[0] == lone


# QW7: refilling


@pytest.mark.parametrize(("bag", "held"), [("Gc Gd Gs Go", 6), ("Gc Gd", 5), ("Gc", 4), ("", 3)])
def test_hands_are_refilled_while_the_bag_lasts(bag: str, held: int) -> None:  # RULES QW7, W14
    game = Game("Rs Ro Rd Gx Yx Bc", "G*", bag=bag)
    drawn = game.play(lay("Rs Ro Rd"))["drawn"]
    assert [tiles.from_json(one) for one in drawn] == list(map(tile, bag.split()))[:3]
    assert len(game.hand(0)) == game.seen.hand_sizes[0] == held


# QW8: trading and passing


def test_a_trade_draws_first_and_gives_back_after() -> None:  # RULES QW8
    game = Game("Rs Ro Rd Gx Yx Bc", "Bs Bo Yx", bag="Gc Gd Gs O* O*")
    game.play(lay("Rs Ro Rd"))
    outcome = game.play(trade("Bs Yx"))
    assert outcome["drawn"] == [tiles.to_json(tile("O*"))] * 2, "none of those given back can come again"
    assert game.hand(1) == sorted(map(tile, ("Bo", "O*", "O*")))
    assert game.seen.bag == 2 and game.state.scores()[1] == 0


def test_one_may_trade_who_could_lay() -> None:  # RULES QW8, RULES-REGISTER W8
    game = row("Rx Bx")
    game.play(trade("Rx"))
    assert game.seen.history[-1].traded == 1


def test_not_more_is_traded_than_the_bag_holds() -> None:  # RULES QW8, RULES-REGISTER W6
    game = Game("Rs Ro Rd Gx Gx Gx", "Bx Bc Yx", bag="Gc Gc Gc Gd Gd")
    game.play(lay("Rs Ro Rd"))
    assert game.state.observe(1).trade_limit == 2
    assert game.refused(trade("Bx Bc Yx")) is QwirkleRefusal.BAG_SHORT
    game.play(trade("Bx Bc"))


def test_no_short_trades_where_that_is_agreed() -> None:  # RULES QW8, RULES-REGISTER W6
    for rest, limit in (("Gd Gd Gd Gd Gd", 0), ("Gd Gd Gd Gd Gd Gd", 3)):
        game = Game("Rs Ro Rd Gx Gx Gx", "Bx Bc Yx", bag=f"Gc Gc Gc {rest}", trade_short="forbid")
        game.play(lay("Rs Ro Rd"))
        assert game.state.observe(1).trade_limit == limit
        if not limit:
            assert game.refused(trade("Bx")) is QwirkleRefusal.BAG_SHORT


def test_a_pass_is_for_who_can_neither_lay_nor_trade() -> None:  # RULES QW8, RULES-REGISTER W7
    stuck = row("Bx Bc Yx", bag="")
    assert stuck.state.observe(1).may_pass and not stuck.state.observe(0).may_pass
    stuck.play(Pass())
    assert row("Bs Bc Yx", bag="").refused(Pass()) is QwirkleRefusal.CAN_LAY
    assert row("Bx Bc Yx").refused(Pass()) is QwirkleRefusal.CAN_TRADE
    assert stuck.state.result() is None


# QW9 to QW11: the end


def test_the_last_tile_ends_the_game_with_six_more() -> None:  # RULES QW9, RULES-REGISTER W11, W12
    game = row("Rx", "Gx Gx", bag="")
    announced = model.score(game.state.observe(1), lay("Rx", 3).placements)
    outcome = game.play(lay("Rx", 3))
    assert (outcome["points"], outcome["bonus"]) == (4, 6) == (announced.points, announced.bonus)
    assert game.state.deciders() == ()
    result = game.state.result()
    assert result is not None and result.scores == (3, 10, 0), "tiles left in other hands cost nothing"
    assert game.seen.history[-1].bonus == 6


def test_an_empty_hand_with_tiles_in_the_bag_ends_nothing() -> None:  # RULES QW9
    game = Game("Rs Ro Rd", "Rx", bag="Gc Gc")
    assert game.play(lay("Rs Ro Rd"))["bonus"] == 0
    assert game.state.result() is None and len(game.hand(0)) == 2


def test_who_all_pass_end_the_game_without_six() -> None:  # RULES QW10, RULES-REGISTER W9
    game = Game("Rs Ro Rd Bc", "Bx", "Gx", bag="")
    game.play(lay("Rs Ro Rd"), Pass(), Pass())
    assert game.state.result() is None, "one of them has laid"
    game.play(Pass())
    result = game.state.result()
    assert result is not None and result.scores == (3, 0, 0)


def test_a_play_between_passes_keeps_the_game_going() -> None:  # RULES QW10
    game = Game("Rs Ro Rd Bc", "Bx", "Rx Gs", bag="")
    game.play(lay("Rs Ro Rd"), Pass(), lay("Rx", 3), Pass())
    assert game.state.result() is None
    assert game.refused(Pass()) is QwirkleRefusal.CAN_LAY, "a blue cross goes with the red one by now"


def test_most_points_win_and_equals_share() -> None:  # RULES QW11, RULES-REGISTER W13
    game = Game("Rs Ro Gc", "Bs Yx", bag="")
    game.play(lay("Rs Ro"), lay("Bs", 0, 1), Pass(), Pass())
    result = game.state.result()
    assert result is not None and result.scores == (2, 2) and result.winners == (0, 1)
    assert game.seen.winners == (0, 1)


# Every code has a move that it refuses

PROVOKED: Mapping[QwirkleRefusal, Callable[[], QwirkleRefusal]] = {
    QwirkleRefusal.NOT_YOUR_TURN: lambda: row("Rx").refused(Pass(), 0),
    QwirkleRefusal.NOTHING_LAID: lambda: row("Rx").refused(Lay(())),
    QwirkleRefusal.NOT_IN_HAND: lambda: row("Rx").refused(lay("R*", 3)),
    QwirkleRefusal.OCCUPIED: lambda: row("Rx").refused(lay("Rx")),
    QwirkleRefusal.NOT_ONE_ROW: lambda: row("Rx R*").refused(lay("Rx R*", 3, 0, (1, 1))),
    QwirkleRefusal.GAP: lambda: row("Rx R*").refused(lay("Rx . R*", 3)),
    QwirkleRefusal.DETACHED: lambda: row("Rx").refused(lay("Rx", 9)),
    QwirkleRefusal.MIXED_LINE: lambda: row("Bx").refused(lay("Bx", 3)),
    QwirkleRefusal.TWICE_IN_LINE: lambda: row("Rs").refused(lay("Rs", 3)),
    QwirkleRefusal.LINE_FULL: lambda: (
        row("Rx R* Rc Gc", "Rs", bag="").after(lay("Rx R* Rc", 3)).refused(lay("Rs", 6))
    ),
    QwirkleRefusal.OPENING_SIZE: lambda: Game("Rs Ro", "Bx").refused(lay("Rs")),
    QwirkleRefusal.OPENING_PLACE: lambda: Game("Rs Ro", "Bx").refused(lay("Rs Ro", 1)),
    QwirkleRefusal.OPENING_TRADE: lambda: Game("Rs Ro", "Bx", bag="Gc").refused(trade("Rs")),
    QwirkleRefusal.TRADE_SIZE: lambda: row("Rx").refused(Exchange(())),
    QwirkleRefusal.BAG_SHORT: lambda: row("Rx", bag="").refused(trade("Rx")),
    QwirkleRefusal.CAN_LAY: lambda: row("Rx", bag="").refused(Pass()),
    QwirkleRefusal.CAN_TRADE: lambda: row("Bx").refused(Pass()),
}


@pytest.mark.parametrize("code", PROVOKED)
def test_every_refusal_has_a_move_that_provokes_it(code: QwirkleRefusal) -> None:
    assert PROVOKED[code]() is code


def test_no_refusal_is_left_out() -> None:
    assert PROVOKED.keys() == set(QwirkleRefusal)


def test_options_are_those_of_the_register() -> None:  # RULES-REGISTER W1, W4, W6, W10
    seats = [Seat("A"), Seat("B")]
    plain = {"opening": "max", "lone": 0, "trade_short": "limit", "stall_rounds": 0}
    assert QwirkleRules().options({}, seats) == plain
    assert QwirkleRules().options({"stall_rounds": "2"}, seats) == {**plain, "stall_rounds": 2}
    for wrong in ({"opening": "none"}, {"lone": 2}, {"stall_rounds": 10}, {"rounds": 1}):
        with pytest.raises(BadOption):
            QwirkleRules().options(wrong, seats)
