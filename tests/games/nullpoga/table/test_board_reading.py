"""A seat's view read as a board: what the resolver, the adviser and the players think about."""

from __future__ import annotations

from app.core.intent import PutMark
from app.games.nullpoga.resolver.board_values import BATTLE, STANDBY, Place
from app.games.nullpoga.table import nullpoga_marks as m
from app.games.nullpoga.table.board_reading import (
    UNKNOWN,
    board_of,
    ending,
    hand_of,
    life_of,
    winner_of,
    winners,
)
from tests.games.nullpoga.poga_table import Half, PogaTable


def test_monsters_stand_by_columns_that_both_sides_share() -> None:
    board = PogaTable(Half("1:boar"), Half("1:cat", "4:rat")).board()
    stand = {
        Place(0, BATTLE, 0): "boar",
        Place(1, BATTLE, 4): "cat",
        Place(1, STANDBY, 1): "rat",
    }
    for place, card in stand.items():
        held = board.at(place)
        assert held is not None
        assert (held.card, held.owner) == (card, place.side)
    assert board.at(Place(0, BATTLE, 4)) is None


def test_a_hand_is_known_to_its_owner_and_a_deck_to_nobody() -> None:
    table = PogaTable(Half(hand="rat meteor", deck="cat boar"))
    assert hand_of(table.view(0), 0) == ("rat", "meteor")
    assert hand_of(table.view(1), 0) == (UNKNOWN, UNKNOWN)
    assert board_of(table.view(0)).sides[0].deck == (UNKNOWN, UNKNOWN)


def test_what_is_written_on_a_monster_is_read_from_its_marks() -> None:
    table = PogaTable(Half("1:boar 2:frog"))
    boar, frog = table.unit("battle.0#1"), table.unit("battle.0#2")
    for unit, key, amount in ((boar, "life", 1), (boar, m.POISON, 2), (frog, m.STAGE, 1)):
        table.ask(0, PutMark((unit,), key, value=amount))
    table.ask(0, PutMark((boar,), m.BARRED, value=1))
    first, second = table.board().sides[0].battle[:2]
    assert first is not None
    assert second is not None
    assert (first.life, first.full, first.poison, first.barred) == (1, 2, 2, True)
    assert (first.stunned, first.guarded, first.stage) == (False, False, 0)
    assert second.stage == 1


def test_a_life_below_zero_is_read_from_two_marks() -> None:
    table = PogaTable(Half(life=1))
    table.ask(0, PutMark(("seat.0",), m.PLAYER_LIFE, value=0))
    assert life_of(table.view(), 0) == 0
    table.ask(0, PutMark(("seat.0",), m.BELOW, value=3))
    assert life_of(table.view(), 0) == -3


def test_both_have_won_is_a_draw() -> None:
    table = PogaTable()
    assert (winner_of(table.view()), winners(table.view())) == ("", None)
    table.ask(0, PutMark(("seat.1",), m.WINS, value=1))
    assert (winner_of(table.view()), winners(table.view())) == ("B", (1,))
    table.ask(0, PutMark(("seat.0",), m.WINS, value=1))
    assert (winner_of(table.view()), winners(table.view())) == ("draw", (0, 1))


def test_how_it_ended_is_said_by_life_or_by_who_gave_up() -> None:
    table = PogaTable()
    table.table.sit(0).ask(PutMark(("seat.0",), m.WINS, value=1))
    found = ending(table.view(0), ())
    assert found.winners == (0,)
    assert found.standing[0].en == f"{life_of(table.view(0), 0)} life left"
    assert ending(table.view(0), (("concede", 0, ""),)).winners == (1,)
