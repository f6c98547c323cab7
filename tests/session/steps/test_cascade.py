"""Several cards put on one spot of the mat: each can be seen, and none leaves the table."""

from __future__ import annotations

from itertools import pairwise

import pytest

from app.core import intent as i
from app.core.card import Position
from app.core.table import Setting, Table
from app.core.zone import Seat
from app.games.game_api import Layout
from app.games.game_registry import GAMES
from app.games.seats.boards.board_areas import areas_of, carried
from app.games.seats.boards.other_boards import mat_for
from app.session.host.local_table import LocalTable, lay_table
from app.session.host.updates import Accepted
from app.session.steps.cascade import ACROSS, DOWN, spread

LAYOUT = GAMES["pokemon"].layout


def laid(cards: int, seats: int = 2) -> LocalTable:
    return lay_table(GAMES["pokemon"], ("Aki", "Ren")[:seats], (("MEG-1",) * cards,) * seats, 1)


def put(table: LocalTable, seat: int, count: int, position: Position) -> list[Position]:
    """Let a seat put cards of its deck on one spot of the mat; return where they lie."""
    refs = tuple(f"deck.{seat}#{index}" for index in range(count))
    answer = table.sit(seat).ask(i.Move(refs, "mat", -1, up=True, position=position))
    assert isinstance(answer, Accepted)
    return lying(table.host.tree.table)


def lying(table: Table) -> list[Position]:
    found = [table.units[unit].position for unit in table.fields["mat"]]
    assert None not in found
    return [place for place in found if place is not None]


def within(place: Position, layout: Layout) -> bool:
    return 31.5 <= place[0] <= layout.size[0] - 31.5 and 44 <= place[1] <= layout.size[1] - 44


def test_one_card_lies_where_it_was_put() -> None:
    assert put(laid(5), 0, 1, (950.0, 700.0)) == [(950.0, 700.0)]


def test_several_lie_below_each_other_with_every_name_in_sight() -> None:
    assert put(laid(5), 0, 3, (300.0, 200.0)) == [
        (300.0, 200.0),
        (300.0, 200.0 + DOWN),
        (300.0, 200.0 + 2 * DOWN),
    ]


def test_who_sits_opposite_lays_them_down_their_own_way() -> None:
    assert put(laid(5), 1, 3, (300.0, 400.0)) == [
        (300.0, 400.0),
        (300.0, 400.0 - DOWN),
        (300.0, 400.0 - 2 * DOWN),
    ]


def test_at_the_corner_the_column_ends_where_the_mat_does() -> None:
    places = put(laid(20), 0, 15, (936.0, 656.0))
    assert len(set(places)) == 15
    assert all(within(place, LAYOUT) for place in places)
    assert places == sorted(places)
    assert places[-1][1] - places[0][1] == 14 * DOWN


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("position", [(40.0, 52.0), (936.0, 656.0), (488.0, 354.0), (60.0, 656.0)])
def test_too_many_for_one_column_go_on_in_the_next(seat: int, position: Position) -> None:
    places = put(laid(284), seat, 284, position)
    assert all(within(place, LAYOUT) for place in places)
    assert len(set(places)) == 284
    way = -1 if seat else 1
    assert places == sorted(places, key=lambda place: (way * place[0], way * place[1]))
    columns = sorted({place[0] for place in places})
    assert all(b - a == ACROSS for a, b in pairwise(columns))


def test_many_cards_stay_clear_of_both_hands() -> None:
    hand = next(place.rect for place in LAYOUT.places if place.zone == "hand")
    for x, y in put(laid(284), 0, 284, (488.0, 354.0)):
        beside = x + 31.5 <= hand[0] or x - 31.5 >= hand[0] + hand[2]
        assert beside or LAYOUT.size[1] - hand[1] <= y - 44 < y + 44 <= hand[1]


def test_alone_they_may_lie_above_the_mat_where_the_window_shows_more_of_it() -> None:
    places = put(laid(20, 1), 0, 3, (200.0, -120.0))
    assert places == [(200.0, -120.0 + DOWN * number) for number in range(3)]


def test_units_and_new_cards_are_spread_alike() -> None:
    table = laid(20)
    put(table, 0, 3, (300.0, 200.0))
    units = table.host.tree.table.fields["mat"]
    table.sit(0).ask(i.MoveUnits(units, "mat", -1, (500.0, 300.0)))
    assert lying(table.host.tree.table) == [(500.0, 300.0 + DOWN * number) for number in range(3)]
    table.sit(0).ask(i.Bring(("MEG-1", "MEG-1"), "mat", position=(700.0, 300.0)))
    assert lying(table.host.tree.table)[3:] == [(700.0, 300.0), (700.0, 300.0 + DOWN)]


@pytest.mark.parametrize("seat", range(4))
def test_at_a_table_of_four_each_lays_them_down_towards_themselves(seat: int) -> None:
    setting = Setting("four", tuple(Seat(f"P{team}", team) for team in range(4)), {})
    layout = Layout((800.0, 600.0), ())
    mats = [areas_of(mat_for(layout, setting, by), 4, by) for by in (0, seat)]
    mine = mats[1][seat].at((0.1, 0.0))
    places = spread(carried(mine, mats[1], mats[0]), 2, layout, setting, seat)
    seen = [carried(place, *mats) for place in places]
    assert seen == [pytest.approx(mine), pytest.approx((mine[0], mine[1] + DOWN))]
