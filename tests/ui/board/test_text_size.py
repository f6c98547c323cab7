"""Names, counts and badges on the board follow the size of text."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication, QGraphicsPixmapItem

from app.core.intent import Draw, Move, Procedure, PutMark
from app.core.intents.turn_intents import NextTurn
from app.games.game_registry import GAMES
from app.games.pokemon.cards.decklists.decklist import read_decklist_file
from app.games.pokemon.cards.pokemon_cards import PokemonCards
from app.resources import decklists
from app.session.host.local_table import lay_table
from app.ui.board.board_view import BoardView
from app.ui.board.scene.plates import plate_edge
from app.ui.board.scene.table_layout import Box
from app.ui.board.scene.zone_item import label_pixels
from app.ui.board.scene.zone_labels import ON_THE_MAT
from app.ui.look.fonts import scale_of
from tests.helpers.text_scale import scale_text
from tests.ui.board.conftest import LayBoard


@pytest.fixture
def text(qapp: QApplication) -> Iterator[Callable[[float], None]]:
    """Set the size of text of the whole program."""
    before = qapp.font()

    def use(scale: float) -> None:
        scale_text(scale)
        qapp.processEvents()

    use(1.0)
    yield use
    qapp.setFont(before)


def heights(board: BoardView) -> tuple[int, int]:
    """How high the name of the Bench and the number of the deck are, in pixels."""
    name = board.board.labels._held["bench.0"].pixmap().height()
    return name, board.board.counts._held["deck.0"].pixmap().height()


def test_a_font_knows_its_scale(text: Callable[[float], None], qapp: QApplication) -> None:
    for scale in (1.0, 2.0, 3.0):
        text(scale)
        assert scale_of(qapp.font()) == pytest.approx(scale, abs=0.05)


def test_names_and_counts_grow_with_the_text_and_shrink_again(
    text: Callable[[float], None], board: BoardView
) -> None:
    small = heights(board)
    text(2.0)
    large = heights(board)
    assert all(b > a * 1.3 for a, b in zip(small, large, strict=True))
    text(1.0)
    assert heights(board) == small


@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0, 3.0])
def test_names_lie_on_the_mat_and_on_no_other_zone(
    text: Callable[[float], None], board: BoardView, scale: float
) -> None:
    text(scale)
    per_unit = board.board.per_unit
    for zone, name in board.board.labels._held.items():
        assert name.zValue() == ON_THE_MAT
        if name.pixmap().height() <= usual_height(board):
            continue  # there was no free place for a larger one
        size = name.pixmap().size() / per_unit
        middle = (name.pos().x() + size.width() / 2, name.pos().y() + size.height() / 2)
        for other, site in board.seating.sites.items():
            own = other == zone and site.place.foot  # it stands below its cards
            assert own or site.backdrop or not site.box.contains(*middle), (zone, other)


def usual_height(board: BoardView) -> int:
    pixels = label_pixels(board.board.per_unit, board.board.dpr)
    return board.plates.plate("Bench", "label", pixels).height()


def test_cards_are_painted_anew_with_larger_letters_and_badges(
    text: Callable[[float], None], board: BoardView
) -> None:
    board.bridge.ask(PutMark(("u00",), "damage", value=120))
    board.board.pictures.at_once = True
    board.board.repaint_all()
    before = board.board.pieces["u00"].pixmap().toImage()
    text(2.0)
    after = board.board.pieces["u00"].pixmap().toImage()
    assert after.size() == before.size()
    assert after != before


def test_a_picture_of_the_board_follows_too(
    text: Callable[[float], None], board: BoardView
) -> None:
    small = board.grab_image(QSize(800, 600))
    text(3.0)
    assert board.grab_image(QSize(800, 600)) != small


# -- a game under way in the smallest window ----------------------------------------------------

NAMES = pytest.mark.parametrize("scale", [1.5, 2.0, 3.0])


@pytest.fixture
def small_board(lay_board: LayBoard) -> Callable[[int], BoardView]:
    """The real game on the board of a window of 1280 by 720, seen from a seat."""
    cards = PokemonCards.load()
    path = min((decklists() / "pokemon").glob("*.txt"))
    keys = read_decklist_file(path, cards).keys
    table = lay_table(GAMES["pokemon"], ("Aki", "Ren"), (keys, keys), seed=5)
    for seat in (0, 1):
        table.sit(seat).ask(Procedure("setup", (("auto", "1"),)))
        top = f"deck.{seat}#0"
        table.sit(seat).ask(Draw(5, f"deck.{seat}", f"hand.{seat}"))
        table.sit(seat).ask(Move((top,), f"lost.{seat}", -1, up=True))
        table.sit(seat).ask(Move((top,), f"discard.{seat}", -1, up=True))
    table.sit(0).ask(NextTurn(0))

    def seen_from(seat: int) -> BoardView:
        board = lay_board(table, seat, cards)
        board.resize(740, 648)
        return board

    return seen_from


def lies(board: BoardView, item: QGraphicsPixmapItem, letters: float = 0.0) -> Box:
    """Where something written lies on the mat, without the clear pixels around it."""
    edge = plate_edge(letters or item.pixmap().height() / 2.1)
    offset, scale = item.offset(), item.scale()
    size = item.pixmap().size()
    return Box(
        item.x() + (offset.x() + edge) * scale,
        item.y() + (offset.y() + edge) * scale,
        (size.width() - 2 * edge) * scale,
        (size.height() - 2 * edge) * scale,
    )


def meet(one: Box, other: Box) -> bool:
    across = min(one.right, other.right) - max(one.x, other.x)
    return across > 0.5 and min(one.bottom, other.bottom) - max(one.y, other.y) > 0.5


def test_the_words_of_the_hand_across_the_table_stand_beside_its_cards(
    text: Callable[[float], None], small_board: Callable[[int], BoardView]
) -> None:
    for scale in (1.0, 2.0, 3.0):
        text(scale)
        board = small_board(0)
        words = lies(board, board.board.counts._held["hand.1"])
        for site in board.seating.sites.values():
            assert site.backdrop or not meet(words, site.box), (scale, site.zone)
        assert words.y >= board.seating.cloth.y - 0.5, "off the rim"


@NAMES
@pytest.mark.parametrize("seat", [0, 1])
def test_no_name_lies_on_another_or_on_the_words_of_a_seat(
    text: Callable[[float], None],
    small_board: Callable[[int], BoardView],
    scale: float,
    seat: int,
) -> None:
    text(scale)
    board = small_board(seat)
    scene = board.board
    names = {zone: lies(board, item) for zone, item in scene.labels._held.items()}
    hands = [lies(board, scene.counts._held[f"hand.{holder}"]) for holder in (0, 1)]
    assert not [(a, b) for a, b in combinations(names, 2) if meet(names[a], names[b])]
    assert not [zone for zone, box in names.items() if any(meet(box, hand) for hand in hands)]


@pytest.mark.parametrize("seat", [0, 1])
def test_no_name_lies_below_the_cards_of_another_zone(
    text: Callable[[float], None], small_board: Callable[[int], BoardView], seat: int
) -> None:
    text(2.0)
    board = small_board(seat)
    cards = [item.piece for item in board.board.pieces.values()]
    for zone, item in board.board.labels._held.items():
        box = lies(board, item)
        assert not [card.key for card in cards if card.zone != zone and meet(box, card.spot.box)]


def test_all_names_are_of_one_size_at_200_percent(
    text: Callable[[float], None], small_board: Callable[[int], BoardView]
) -> None:
    text(2.0)
    board = small_board(0)
    sizes = {item.pixmap().height() for item in board.board.labels._held.values()}
    assert len(sizes) == 1
    assert sizes.pop() > usual_height(board) * 1.3


@NAMES
def test_names_of_one_kind_are_of_one_size(
    text: Callable[[float], None], small_board: Callable[[int], BoardView], scale: float
) -> None:
    text(scale)
    names = small_board(0).board.labels._held
    for kind in ("deck", "discard", "lost", "bench", "active", "prizes"):
        assert len({names[f"{kind}.{seat}"].pixmap().height() for seat in (0, 1)}) == 1, kind


def test_the_words_of_a_seat_leave_its_cards_free(
    text: Callable[[float], None], small_board: Callable[[int], BoardView]
) -> None:
    text(2.0)
    board = small_board(0)
    board.bridge.ask(PutMark(("seat.0",), "vstar"))
    words = lies(board, board.board.counts._held["hand.0"])
    cards = [board.board.pieces[key].piece.spot for key in board.board.by_zone["hand.0"]]
    assert words.y > max(card.y + 88 * card.scale / 2 for card in cards) - 2
    assert words.bottom <= board.board.cloth.bottom


@pytest.mark.parametrize("scale", [1.5, 2.0, 3.0])
def test_the_number_of_a_pile_leaves_the_name_of_its_top_card_free(
    text: Callable[[float], None], small_board: Callable[[int], BoardView], scale: float
) -> None:
    text(scale)
    board = small_board(0)
    for seat, zone in ((0, "discard"), (0, "lost"), (1, "discard"), (1, "lost")):
        number = lies(board, board.board.counts._held[f"{zone}.{seat}"])
        box = board.seating.sites[f"{zone}.{seat}"].box
        seen = number.y - box.y if seat == 0 else box.bottom - number.bottom
        assert seen > box.height * 0.4


def test_a_ring_around_the_active_pokemon_leaves_the_names_free(
    text: Callable[[float], None], small_board: Callable[[int], BoardView]
) -> None:
    text(1.0)
    board = small_board(0)
    board.resize(928, 664)
    active = board.board.pieces[board.board.by_zone["active.0"][0]].piece.spot.box
    for name in ("active.0", "active.1"):
        assert not meet(lies(board, board.board.labels._held[name]), active.grown(8))


def test_names_make_way_for_longer_words_of_a_seat(
    text: Callable[[float], None], small_board: Callable[[int], BoardView]
) -> None:
    text(1.5)
    board = small_board(0)
    for key in ("vstar", "gx"):
        board.bridge.ask(PutMark(("seat.0",), key))
    words = lies(board, board.board.counts._held["hand.0"])
    names = [lies(board, item) for item in board.board.labels._held.values()]
    assert not [box for box in names if meet(box, words)]


@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
def test_the_name_of_the_active_spot_does_not_seem_to_be_the_bench_s(
    text: Callable[[float], None], small_board: Callable[[int], BoardView], scale: float
) -> None:
    text(scale)
    board = small_board(0)
    name = lies(board, board.board.labels._held["active.1"])
    assert name.y - board.seating.sites["bench.1"].box.bottom > name.height * 0.5
