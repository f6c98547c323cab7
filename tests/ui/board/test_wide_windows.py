"""A window that is wider than the mat: its sides are used, and every place keeps its name."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QSize

from app.core.intent import Draw, Procedure
from app.games.game_registry import GAMES
from app.games.pokemon.cards.decklists.decklist import read_decklist_file
from app.games.pokemon.cards.pokemon_cards import PokemonCards
from app.resources import decklists
from app.session.host.local_table import lay_table
from app.ui.board.remote.mirrored_places import same_place
from app.ui.board.seating import Seating
from tests.gallery import four_players
from tests.helpers.shipped import shipped_base

if TYPE_CHECKING:
    from collections.abc import Callable

    from app.ui.board.board_view import BoardView
    from tests.ui.board.conftest import Hand, LayBoard

    Show = Callable[[int, int, QSize], BoardView]

USUAL, WIDE, TALL = QSize(1259, 915), QSize(2219, 1395), QSize(740, 900)


@pytest.fixture
def show(lay_board: LayBoard) -> Show:
    """The real game for so many seats, seen from one of them in a window of some size."""
    cards = PokemonCards.load()
    keys = read_decklist_file(min((decklists() / "pokemon").glob("*.txt")), cards).keys
    tables = {
        seats: lay_table(GAMES["pokemon"], ("Aki", "Ren")[:seats], (keys,) * seats, seed=5)
        for seats in (1, 2)
    }
    for seats, table in tables.items():
        for seat in range(seats):
            table.sit(seat).ask(Procedure("setup", (("auto", "1"),)))
            table.sit(seat).ask(Draw(8, f"deck.{seat}", f"hand.{seat}"))

    def shown(seats: int, seat: int, size: QSize) -> BoardView:
        board = lay_board(tables[seats], seat, cards)
        board.resize(size)
        return board

    return shown


def lying(seating: Seating) -> dict[str, tuple[float, float]]:
    return {
        zone: (site.box.x - seating.cloth.x, seating.cloth.right - site.box.right)
        for zone, site in seating.sites.items()
        if not site.backdrop
    }


@pytest.mark.parametrize("seats", [1, 2])
def test_prizes_and_piles_keep_to_the_sides_of_a_wide_window(show: Show, seats: int) -> None:
    usual, wide = (show(seats, 0, size).seating for size in (USUAL, WIDE))
    assert wide.cloth.width > usual.cloth.width + 100
    for zone, site in usual.sites.items():
        if site.backdrop:
            continue
        name = zone.partition(".")[0]
        edges = lying(wide)[zone]
        if name == "prizes":
            assert edges[0] == pytest.approx(lying(usual)[zone][0], abs=3)
        elif name in ("deck", "discard", "lost"):
            assert edges[1] == pytest.approx(lying(usual)[zone][1], abs=3)
        elif name in ("bench", "active"):
            assert wide.sites[zone].box == site.box
    own = [seating.sites["hand.0"].box for seating in (usual, wide)]
    assert own[1].width > own[0].width + 100
    assert own[1].centre == pytest.approx(own[0].centre)
    boxes = [site.box for site in wide.sites.values() if not site.backdrop]
    assert not [pair for pair in combinations(boxes, 2) if pair[0].meets(pair[1])]


def test_the_hand_across_the_table_keeps_to_the_upper_edge_of_a_tall_window(show: Show) -> None:
    for size in (USUAL, WIDE, TALL):
        board = show(2, 0, size)
        assert board.seating.sites["hand.1"].box.y == pytest.approx(board.camera.cloth.y, abs=0.01)


@pytest.mark.parametrize("seat", [0, 1])
def test_a_place_in_a_zone_is_the_same_place_in_any_window(show: Show, seat: int) -> None:
    usual, wide = show(2, 0, USUAL).seating, show(2, seat, WIDE).seating
    for zone, site in wide.sites.items():
        if site.backdrop or site.hand:
            continue
        for across, along in ((0.25, 0.25), (0.5, 0.75)):
            box = site.local
            x, y = box.x + box.width * across, box.y + box.height * along
            there = same_place(site.frame.point(x, y), wide, usual)
            other = usual.sites[zone]
            assert there == pytest.approx(other.frame.point(x, y)), zone
            assert same_place(there, usual, wide) == pytest.approx(site.frame.point(x, y))
    # On the bare mat a point is where it is, however wide the window.
    assert wide.to_table(*wide.from_table(500.0, 300.0)) == pytest.approx((500.0, 300.0))


def test_cards_lie_in_their_zones_and_go_where_they_are_let_go(
    show: Show, hand_on: type[Hand]
) -> None:
    board = show(2, 0, USUAL)
    # The window becomes wider while the table lies there.
    board.resize(WIDE)
    for key, item in board.board.pieces.items():
        site = board.seating.sites[item.piece.zone]
        if not site.hand:
            assert site.box.contains(item.x(), item.y()), key
    hand = hand_on(board)
    card = board.board.by_zone["hand.0"][0]
    hand.drag(hand.spot(card), hand.zone("discard.0"))
    assert board.bridge.view.zones["discard.0"].count == 1
    for name in ("prizes.0", "discard.1", "lost.0"):
        plate = board.board.labels._held[name].sceneBoundingRect()
        box = board.seating.sites[name].box
        assert box.grown(30).contains(plate.center().x(), plate.center().y()), name


@pytest.fixture
def four(lay_board: LayBoard) -> BoardView:
    board: BoardView = lay_board(four_players.teams().table, 0, shipped_base())
    return board


def test_the_halves_of_two_teams_use_the_width_of_the_window(four: BoardView) -> None:
    four.resize(USUAL)
    before, per_unit = four.seating, four.board.per_unit
    four.resize(WIDE)
    wide = four.seating
    assert four.board.per_unit > per_unit
    for seat, box in wide.boards.items():
        assert wide.cloth.contains(box.x, box.y), seat
        assert wide.cloth.contains(box.right, box.bottom), seat
    left = min(box.x for box in wide.boards.values())
    right = max(box.right for box in wide.boards.values())
    assert left - wide.cloth.x == pytest.approx(before.boards[0].x - before.cloth.x, abs=8)
    assert wide.cloth.right - right == pytest.approx(left - wide.cloth.x, abs=1)
    for zone, site in wide.sites.items():
        x, y = before.sites[zone].box.centre
        on = [seat for seat, box in before.boards.items() if box.contains(x, y)]
        assert on == [seat for seat, box in wide.boards.items() if box.contains(*site.box.centre)]


def test_points_of_halves_keep_their_names_in_a_wide_window(four: BoardView) -> None:
    four.resize(USUAL)
    usual = four.seating
    four.resize(WIDE)
    wide = four.seating
    for zone, site in wide.sites.items():
        if not site.backdrop:
            assert site.box.width == pytest.approx(usual.sites[zone].box.width, abs=200), zone
            assert same_place(site.box.centre, wide, usual) == pytest.approx(
                usual.sites[zone].box.centre
            ), zone
    for seat, box in usual.boards.items():
        spot = (box.centre[0] + 30, box.centre[1] + 40)
        name = usual.to_table(*spot)
        there = wide.from_table(*name)
        assert wide.to_table(*there) == pytest.approx(name)
        assert wide.boards[seat].contains(*there)


def test_a_card_goes_where_it_is_let_go_on_a_half_that_is_wider(
    four: BoardView, hand_on: type[Hand]
) -> None:
    four.resize(WIDE)
    hand = hand_on(four)
    card = four.board.by_zone["hand.0"][0]
    count = four.bridge.view.zones["discard.t0"].count
    assert count is not None
    hand.drag(hand.spot(card), hand.zone("discard.t0"))
    assert four.bridge.view.zones["discard.t0"].count == count + 1
    for item in four.board.pieces.values():
        site = four.seating.sites[item.piece.zone]
        if not site.hand and not site.backdrop:
            assert site.box.contains(item.x(), item.y()), item.piece.key
