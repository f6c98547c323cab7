"""The board with the real game: what dropping cards on Pokémon does, seen on the board."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from app.core.ids import zone_name
from app.core.intent import Draw, Move, Procedure, PutMark
from app.core.intents.turn_intents import NextTurn
from app.games.game_registry import GAMES
from app.games.pokemon.cards.decklists.decklist import read_decklist_file
from app.games.pokemon.cards.pokemon_cards import PokemonCards
from app.resources import decklists
from app.session.host.local_table import lay_table
from app.ui.board.scene.pieces.unit_strips import strips_of

if TYPE_CHECKING:
    from app.session.host.local_table import LocalTable
    from app.ui.board.board_view import BoardView
    from tests.ui.board.conftest import Hand, LayBoard


@pytest.fixture(scope="module")
def cards() -> PokemonCards:
    return PokemonCards.load()


@pytest.fixture
def table(cards: PokemonCards) -> LocalTable:
    path = min((decklists() / "pokemon").glob("*.txt"))
    keys = read_decklist_file(path, cards).keys
    table = lay_table(GAMES["pokemon"], ("Aki", "Ren"), (keys, keys), seed=5)
    for seat in (0, 1):
        table.sit(seat).ask(Procedure("setup", (("auto", "1"),)))
    table.sit(0).ask(NextTurn(0))
    return table


@pytest.fixture
def board(lay_board: LayBoard, table: LocalTable, cards: PokemonCards) -> BoardView:
    board = lay_board(table, 0, cards)
    board.resize(1270, 918)
    return board


@pytest.fixture
def hand(board: BoardView, hand_on: type[Hand]) -> Hand:
    return hand_on(board)


def in_hand(board: BoardView, kinds: tuple[str, ...], stage: str | None = None) -> str:
    """A card of one of these kinds, fetched from the deck if the hand has none."""
    view = board.bridge.view
    for _ in range(40):
        for key in board.board.by_zone["hand.0"]:
            shown = board.board.pieces[key].piece.base.card
            card = board.cards.get(shown.key)
            if card.kind in kinds and (stage is None or card.stage == stage):
                return key
        board.bridge.ask(Draw(1, "deck.0", "hand.0"))
    raise AssertionError(f"no {kinds} among {view.zones['hand.0'].count} cards")


def test_a_basic_goes_to_the_bench(board: BoardView, hand: Hand) -> None:
    basic = in_hand(board, ("pokemon",), "basic")
    before = board.bridge.view.zones["bench.0"].count
    hand.carry(hand.spot(basic), hand.zone("bench.0", 0.95))
    assert board.mouse.carry.drag.readings[0].title.en.startswith("Bench, slot")
    hand.let_go(hand.zone("bench.0", 0.95))
    assert board.bridge.view.zones["bench.0"].count == before + 1


def test_an_energy_is_attached_and_shows_as_a_strip(board: BoardView, hand: Hand) -> None:
    energy = in_hand(board, ("basic_energy",))
    (active,) = board.board.by_zone["active.0"]
    hand.drag(hand.spot(energy), hand.spot(active))
    piece = board.board.pieces[active].piece
    assert [part.role for part in piece.parts] == ["base", "sign"]
    assert [strip.groups for strip in strips_of(piece.parts)] == [((1,),)]


def test_a_drop_on_the_deck_goes_back_on_top(board: BoardView, hand: Hand) -> None:
    count = board.bridge.view.zones["deck.0"].count
    hand.drag(hand.spot(board.board.by_zone["hand.0"][0]), hand.zone("deck.0"))
    assert board.bridge.view.zones["deck.0"].count == count + 1


def test_every_zone_of_the_game_has_its_place(board: BoardView) -> None:
    placed = {zone_name(zone) for zone in board.seating.sites}
    assert placed == {spec.name for spec in board.bridge.spec.zones}


def test_zone_frames_do_not_touch_the_hand(board: BoardView) -> None:
    hand_box = board.seating.sites["hand.0"].box
    for zone, site in board.seating.sites.items():
        if site.hand or site.backdrop:
            continue
        box = site.box
        apart = box.bottom <= hand_box.y or box.right <= hand_box.x or box.x >= hand_box.right
        assert apart, zone


def test_a_revealed_top_card_is_shown_to_its_seat_alone(
    board: BoardView, lay_board: LayBoard, table: LocalTable, cards: PokemonCards
) -> None:
    from app.core.intent import Look

    board.bridge.ask(Look("deck.0", 1))
    top = board.board.pieces["pile:deck.0"].piece
    assert top.base.card is not None
    assert top.badges.marks == ("only you",)
    other = lay_board(table, 1, cards)
    assert other.board.pieces["pile:deck.0"].piece.base.card is None


def test_a_stage_lies_under_its_evolution(board: BoardView, hand: Hand) -> None:
    (active,) = board.board.by_zone["active.0"]
    old = board.bridge.view.units[active].base
    card = in_hand(board, ("pokemon",))
    from app.core.intent import Attach

    board.bridge.ask(Attach((card,), active, "base"))
    piece = board.board.pieces[active].piece
    assert [part.role for part in piece.parts] == ["base", "under"]
    spot = piece.spot
    hand.click(hand.point(spot.x + 33.5, spot.y))
    assert board.selection().cards == (old,)


def test_discarding_many_cards_keeps_the_pile_one_item(board: BoardView) -> None:
    view = board.bridge.view
    board.bridge.ask(Move(view.cards_in("hand.0"), "discard.0"))
    assert board.board.by_zone["discard.0"] == ["pile:discard.0"]
    assert board.board.pieces["pile:discard.0"].piece.pile == view.zones["hand.0"].count - 1


def test_changed_hit_points_say_which_way(board: BoardView, hand: Hand) -> None:
    unit = board.bridge.view.zones["active.0"].items[0]
    board.bridge.ask(PutMark((unit,), "hp", value=50))
    board.bridge.ask(PutMark((unit,), "hp_less", value=20))
    assert board.board.pieces[unit].piece.badges.counters == (("HP+", 50), ("HP−", 20))
