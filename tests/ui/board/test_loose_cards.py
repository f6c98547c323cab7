"""Cards laid anywhere on the mat lie where they were let go, and never where nobody can look."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPointF, Qt

from app.core.intent import Draw, Face, Move, MoveUnits
from app.core.intents.zone_intents import MakeZone
from app.core.text.words import Words
from app.games.game_api import Selection
from app.games.game_registry import GAMES
from app.games.pokemon.cards.pokemon_cards import PokemonCards
from app.session.host.local_table import lay_table
from app.ui.board.board_selection import Chosen
from app.ui.board.drag.drops import plain_drops
from app.ui.board.scene.pieces.unit_parts import lying
from tests.helpers.play import lay
from tests.helpers.toy_games import TOYS

if TYPE_CHECKING:
    from app.ui.board.board_view import BoardView
    from app.ui.board.scene.table_layout import Box
    from tests.ui.board.conftest import Hand, LayBoard

ALT = Qt.KeyboardModifier.AltModifier
KEYS = tuple(card.key for card in PokemonCards.load().at_hand)


@pytest.fixture
def lone(lay_board: LayBoard) -> BoardView:
    """A table for one in a window that is higher than its mat, with ten cards in hand."""
    table = lay_table(GAMES["pokemon"], ("Aki",), (KEYS[:60],), seed=1)
    table.sit(0).ask(Draw(10, "deck.0", "hand.0"))
    board = lay_board(table, 0, PokemonCards.load())
    board.resize(800, 800)
    return board


def inside(box: Box, outer: Box) -> bool:
    return (
        outer.x - 0.01 <= box.x
        and outer.y - 0.01 <= box.y
        and box.right <= outer.right + 0.01
        and box.bottom <= outer.bottom + 0.01
    )


def whole(board: BoardView, key: str) -> Box:
    """All of what a piece covers of the mat."""
    piece = board.board.pieces[key].piece
    return lying(piece.parts, piece.spot)


def shown(board: BoardView, key: str) -> QPointF:
    """The middle of a piece in the window."""
    spot = board.board.pieces[key].piece.spot
    return board.to_window(spot.x, spot.y)


def near(one: QPointF, other: QPointF, by: float = 6.0) -> bool:
    away = one - other
    return abs(away.x()) <= by and abs(away.y()) <= by


# -- where they are let go ----------------------------------------------------------------------


def test_a_card_let_go_on_a_loose_card_lies_on_it(board: BoardView, hand: Hand) -> None:
    where = hand.point(250, 300)
    hand.drag(hand.spot("u00"), where)
    hand.drag(hand.spot("u01"), where + QPointF(12, 9))
    assert board.board.by_zone["mat"] == ["u00", "u01"]
    assert near(shown(board, "u01"), where + QPointF(12, 9))
    assert board.board.pieces["u01"].zValue() > board.board.pieces["u00"].zValue()


def test_so_does_a_card_of_the_hand_in_a_game_with_drops_of_its_own(
    lone: BoardView, hand_on: type[Hand]
) -> None:
    hand, keys = hand_on(lone), lone.board.by_zone
    hand.drag(hand.spot(keys["hand.0"][0]), hand.point(240, 220))
    hand.drag(hand.spot(keys["hand.0"][0]), hand.point(244, 226))
    assert len(keys["mat"]) == 2
    assert near(shown(lone, keys["mat"][1]), hand.point(244, 226))


def test_the_strip_of_mat_above_the_zones_takes_a_drop(
    lone: BoardView, hand_on: type[Hand]
) -> None:
    hand = hand_on(lone)
    above = QPointF(400, 60)
    assert lone.to_mat(400, 60)[1] < lone.seating.mat.y - 60
    hand.carry(hand.spot(lone.board.by_zone["hand.0"][0]), above)
    assert lone.mouse.carry.signs.text == "Lay on the mat"
    hand.let_go(above)
    (key,) = lone.board.by_zone["mat"]
    assert near(shown(lone, key), above)


def test_every_point_of_the_window_takes_a_card_or_says_why_not(
    lone: BoardView, hand_on: type[Hand]
) -> None:
    hand = hand_on(lone)
    hand.press(hand.spot(lone.board.by_zone["hand.0"][0]))
    signs = lone.mouse.carry.signs
    for x in range(2, 800, 21):
        for y in range(2, 800, 21):
            hand.move(QPointF(x, y))
            assert signs.text or signs.why_not, (x, y)
    lone.mouse.cancel()


def test_let_go_at_a_corner_the_whole_card_lies_on_the_mat(board: BoardView, hand: Hand) -> None:
    for corner in (QPointF(1, 1), QPointF(998, 1), QPointF(998, 250), QPointF(1, 250)):
        hand.drag(hand.spot("u02"), corner)
        assert "u02" in board.board.by_zone["mat"]
        assert inside(whole(board, "u02"), board.seating.cloth)


def test_beside_the_table_it_comes_to_lie_at_the_edge(board: BoardView, hand: Hand) -> None:
    board.zoom_by(0.5)
    assert not board.camera.cloth.contains(*board.to_mat(500, 20))
    hand.drag(hand.spot("u02"), QPointF(500, 20))
    assert "u02" in board.board.by_zone["mat"]
    board.fit()
    box = whole(board, "u02")
    assert inside(box, board.seating.cloth)
    assert box.y - board.seating.cloth.y < 5


# -- many at once -------------------------------------------------------------------------------


def test_fifteen_let_go_at_the_corner_all_lie_on_the_mat_in_their_order(
    lay_board: LayBoard, hand_on: type[Hand]
) -> None:
    table = lay_table(GAMES["pokemon"], ("Aki", "Ren"), (KEYS[:60], KEYS[:60]), seed=1)
    table.sit(0).ask(Draw(15, "deck.0", "hand.0"))
    board = lay_board(table, 0, PokemonCards.load())
    board.resize(939, 675)
    hand, cards = hand_on(board), tuple(board.board.by_zone["hand.0"])
    refs = [board.bridge.view.cards[card].ref for card in cards]
    board.choose(Chosen(card) for card in cards)
    hand.drag(hand.spot(cards[4]), QPointF(934, 670))
    laid = [board.board.pieces[key].piece for key in board.board.by_zone["mat"]]
    assert [piece.base.card.key for piece in laid if piece.base.card] == refs
    assert len({(piece.spot.x, piece.spot.y) for piece in laid}) == 15
    assert all(inside(whole(board, piece.key), board.seating.cloth) for piece in laid)
    for piece in laid:
        # The upper left corner of each is in sight, and is what a click there means.
        top = board.to_window(piece.spot.x - 20, piece.spot.y - 40)
        hand.click(top)
        assert board.chosen == (Chosen(piece.key),)


# -- what comes from elsewhere ------------------------------------------------------------------


def test_what_a_file_or_another_program_put_far_away_lies_at_the_edge(board: BoardView) -> None:
    board.bridge.ask(MoveUnits(("u00",), "mat", position=(9e5, -9e5)))
    board.bridge.ask(MoveUnits(("u01",), "mat", position=(-9e5, 300.0)))
    for key in ("u00", "u01"):
        assert inside(whole(board, key), board.seating.cloth)


def test_in_a_narrower_window_it_comes_in_and_in_a_wider_one_it_goes_back(
    lone: BoardView,
) -> None:
    lone.bridge.ask(Move((lone.board.by_zone["hand.0"][0],), "mat", position=(300.0, -120.0)))
    (key,) = lone.board.by_zone["mat"]
    assert lone.board.pieces[key].piece.spot.y == pytest.approx(-120)
    lone.resize(800, 560)
    item = lone.board.pieces[key]
    assert inside(whole(lone, key), lone.seating.cloth)
    assert item.pos().y() == item.piece.spot.y
    lone.resize(800, 800)
    assert lone.board.pieces[key].piece.spot.y == pytest.approx(-120)


# -- where nothing can be put -------------------------------------------------------------------


def test_a_place_that_takes_nothing_says_so_and_what_to_do(board: BoardView, hand: Hand) -> None:
    said: list[Words] = []
    board.said.connect(said.append)
    signs = board.mouse.carry.signs
    hand.carry(hand.spot("c000"), hand.zone("prizes.0"))
    assert (signs.text, signs.why_not) == ("", "Prizes: cannot be put here")
    hand.let_go(hand.zone("prizes.0"))
    (words,) = said
    assert "Prizes" in words.en
    assert "right click" in words.en
    assert "サイド" in words.ja


def test_what_is_put_back_where_it_lay_says_nothing(board: BoardView, hand: Hand) -> None:
    said: list[Words] = []
    board.said.connect(said.append)
    hand.carry(hand.spot("prizes.0#2"), hand.zone("prizes.0"))
    assert board.mouse.carry.signs.why_not == ""
    hand.let_go(hand.zone("prizes.0"))
    assert said == []


def test_beside_the_window_nothing_is_said(board: BoardView, hand: Hand) -> None:
    said: list[Words] = []
    board.said.connect(said.append)
    hand.carry(hand.spot("c000"), hand.zone("prizes.0"))
    hand.move(QPointF(-40, 300))
    assert board.mouse.carry.signs.why_not == ""
    hand.let_go(QPointF(-40, 300))
    assert said == []


def test_a_game_without_a_mat_says_where_cards_can_lie(
    lay_board: LayBoard, hand_on: type[Hand]
) -> None:
    from tests.helpers.toy_games.quartet import SPEC

    table = lay_table(SPEC, ("Aki", "Ren", "Mio", "Sho"), (KEYS[:10],) * 4, seed=1)
    table.sit(0).ask(Draw(3, "deck.0", "hand.0"))
    board = lay_board(table, 0, PokemonCards.load())
    hand, said = hand_on(board), list[Words]()
    board.said.connect(said.append)
    places = ((x, y) for x in range(20, 780, 20) for y in range(20, 580, 20))
    near = [site.box.grown(40) for site in board.seating.sites.values()]
    bare = hand.point(*next(at for at in places if not any(box.contains(*at) for box in near)))
    hand.carry(hand.spot(board.board.by_zone["hand.0"][1]), bare)
    assert board.mouse.carry.signs.why_not == "No place for cards here"
    hand.let_go(bare)
    assert len(said) == 1


def test_with_alt_a_card_lies_exactly_where_it_was_let_go_also_on_another(
    board: BoardView, hand: Hand
) -> None:
    hand.drag(hand.spot("u00"), hand.point(250, 303), ALT)
    hand.drag(hand.spot("u01"), hand.point(251, 302), ALT)
    assert near(shown(board, "u01"), hand.point(251, 302), 0.6)


def test_a_face_down_card_of_a_made_column_stays_so_wherever_it_is_put() -> None:
    play = lay(TOYS["duel"], 3)
    play.ask(0, Draw(2, "deck.0", "hand.0"))
    play.ask(0, MakeZone("Column", (300.0, 290.0, 71.0, 200.0), None, "public", "column"))
    view = play.view(0)
    column = next(zone.id for zone in view.setting.zones.values() if zone.is_made)
    play.ask(0, Move(view.cards_in("hand.0")[:2], column, up=False))
    card = play.view(0).cards_in(column)[0]
    for goal in ("mat", column):
        (drop,) = plain_drops(play.view(0), Selection((card,)), goal, "", 0)
        assert isinstance(drop.intent, Move)
        assert drop.intent.up is False
    play.ask(0, Face((card,), up=True))
    card = play.view(0).cards_in(column)[0]
    (drop,) = plain_drops(play.view(0), Selection((card,)), "mat", "", 0)
    assert isinstance(drop.intent, Move)
    assert drop.intent.up is None
