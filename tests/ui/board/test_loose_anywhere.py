"""Any number of cards let go anywhere, at any table, window and zoom: all lie where one can look.

Every seat looks through a window of its own: two mats are not simply each other turned.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hypothesis import given
from hypothesis import strategies as st

from app.core.data.value import value
from app.core.intent import Move
from app.games.game_registry import GAMES
from app.games.pokemon.cards.pokemon_cards import PokemonCards
from app.games.seats.boards.seat_facing import TWO_SIDES
from app.session.host.local_table import lay_table
from app.session.host.updates import Accepted
from app.ui.board.drag.drop_preview import SNAP, named
from app.ui.board.input.camera import Camera
from app.ui.board.input.seen_mat import seen_through
from app.ui.board.scene.pieces.mark_badges import MarkReader
from app.ui.board.scene.pieces.piece import Piece
from app.ui.board.scene.pieces.unit_parts import lying
from app.ui.board.scene.pieces.view_pieces import PieceReader
from app.ui.board.seating import Seating, seat_table
from tests.ui.board.conftest import SPEC as TOY

if TYPE_CHECKING:
    from app.games.game_api import GameSpec
    from app.session.host.local_table import LocalTable
    from app.ui.board.scene.table_layout import Box

KEYS = tuple(card.key for card in PokemonCards.load().at_hand)
MOST = 300
TABLES = (("pokemon", 1), ("pokemon", 2), ("toy", 1), ("toy", 2), ("toy", 3), ("toy", 4))
NAME = (-25.0, -38.0)
"""From the middle of a card to the beginning of its name."""


@value
class Window:
    """How somebody looks at the table."""

    width: int
    height: int
    zoom: float
    at: tuple[float, float]
    """Where in the window it was zoomed, in shares."""

    def camera(self, laid: Seating, *, low: bool) -> Camera:
        camera = Camera(laid.mat, 1.0, 1.0, low=low).resized(laid.mat, self.width, self.height, 1.0)
        return camera.zoomed(self.zoom, (self.width * self.at[0], self.height * self.at[1]))


SHARE = st.floats(0.0, 1.0)
WINDOWS = st.builds(
    Window,
    st.integers(600, 2200),
    st.integers(500, 1400),
    st.floats(0.5, 6.0),
    st.tuples(SHARE, SHARE),
)


def table_of(spec: GameSpec, seats: int) -> LocalTable:
    deck = (KEYS * 9)[: MOST + 40]
    return lay_table(spec, ("Aki", "Ren", "Mio", "Sho")[:seats], (deck,) * seats, seed=1)


def pieces(table: LocalTable, seat: int, seating: Seating) -> list[Piece]:
    reader = PieceReader(PokemonCards.load().get, MarkReader("en", {}))
    return reader.pieces(table.sit(seat).view, seating, "mat")


def inside(box: Box, outer: Box) -> bool:
    return (
        outer.x - 0.01 <= box.x <= box.right <= outer.right + 0.01
        and outer.y - 0.01 <= box.y <= box.bottom <= outer.bottom + 0.01
    )


@given(
    game=st.sampled_from([*TABLES]),
    windows=st.tuples(WINDOWS, WINDOWS),
    count=st.integers(1, MOST),
    seat=st.integers(0, 3),
    where=st.tuples(SHARE, SHARE),
    then=st.tuples(st.integers(0, MOST), st.floats(-20, 20), st.floats(-30, 30)),
)
def test_all_of_them_lie_in_sight_in_order_and_where_they_were_let_go(
    game: tuple[str, int],
    windows: tuple[Window, Window],
    count: int,
    seat: int,
    where: tuple[float, float],
    then: tuple[int, float, float],
) -> None:
    seats, spec = game[1], GAMES["pokemon"] if game[0] == "pokemon" else TOY
    table, seat = table_of(spec, seats), seat % seats
    setting = table.sit(seat).view.setting

    def seen(by: int, window: Window) -> tuple[Camera, Seating]:
        laid = seat_table(spec.layout, setting, by)
        camera = window.camera(laid, low=seats == 1)
        return camera, seen_through(camera, laid)

    camera, mine = seen(seat, windows[0])
    point = camera.seen
    x, y = point.x + where[0] * point.width, point.y + where[1] * point.height
    refs = tuple(f"deck.{seat}#{index}" for index in range(count))
    order = [f"{card}" for card in table.host.tree.table.zones[f"deck.{seat}"][:count]]
    move = Move(refs, "mat", -1, up=True, position=named(mine, x, y, free=False))
    assert isinstance(table.sit(seat).ask(move), Accepted)

    # Whoever looks, through whatever window: everything lies on the mat, the last on top.
    for by in range(seats):
        lies = pieces(table, by, seen(by, windows[by % 2])[1])
        cards = [table.host.tree.table.units[piece.unit].base for piece in lies]
        assert [str(card) for card in cards] == order
        cloth = seen(by, windows[by % 2])[1].cloth
        assert all(inside(lying(piece.parts, piece.spot), cloth) for piece in lies)

    # Who let them go sees the beginning of each name.
    laid = pieces(table, seat, mine)
    boxes = [piece.spot.box for piece in laid]
    for number, piece in enumerate(laid if seats <= TWO_SIDES else ()):
        spot = piece.spot
        corner = spot.x + NAME[0] * spot.scale, spot.y + NAME[1] * spot.scale
        assert not any(box.contains(*corner) for box in boxes[number + 1 :]), number

    # A card let go on one of those lies on it, just there.
    under = laid[then[0] % count].spot
    x, y = under.x + then[1], under.y + then[2]
    one_more = Move((f"deck.{seat}#0",), "mat", -1, up=True, position=named(mine, x, y, free=False))
    assert isinstance(table.sit(seat).ask(one_more), Accepted)
    *below, top = pieces(table, seat, mine)
    assert [piece.spot for piece in below] == [piece.spot for piece in laid]
    lies = top.spot.box
    right, down = type(top.spot)(x, y).box.into(mine.cloth)
    assert abs(lies.centre[0] - x - right) <= SNAP
    assert abs(lies.centre[1] - y - down) <= SNAP
