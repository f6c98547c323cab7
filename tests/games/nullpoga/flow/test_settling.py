"""The table is made as the resolver says, and needs nothing where it lies so already."""

from __future__ import annotations

from app.core.data.value import replace
from app.core.intent import Attach, Collect, Move, MoveUnits, PutMark, SwapUnits
from app.games.nullpoga.flow.settling import CHANGES, QUIET, moved_to, settled
from app.games.nullpoga.resolver.board_values import BATTLE, STANDBY, Place
from tests.games.nullpoga.poga_table import Half, PogaTable


def test_a_life_below_zero_still_counts_where_both_are_beaten() -> None:
    table = PogaTable(Half("3:boar", life=1), Half("2:wyvern", life=1))
    plans = [f"attack {table.unit(where)}" for where in ("battle.0#3", "battle.1#2")]
    table.turn(*plans)
    board = table.board()
    assert [side.life for side in board.sides] == [-3, -2]
    assert board.winner == "B"


def test_tokens_that_fall_are_no_cards_of_a_graveyard() -> None:
    table = PogaTable(Half(hand="nightmare_lord"), Half("1:wyvern 2:wyvern"), turn=6)
    acts = ";".join(f"attack {table.unit(f'battle.1#{cell}')}" for cell in (1, 2))
    table.turn("summon nightmare_lord 2", acts)
    assert table.board().sides[0].grave == ()


def test_a_table_that_lies_as_the_resolver_says_needs_no_step() -> None:
    table = PogaTable(Half("1:boar", "2:cat", wild=(3,)), Half("2:rat", life=7))
    assert list(settled(table.view, table.board(), {})) == []


def test_what_lies_otherwise_is_put_right_by_marks_and_moves() -> None:
    table = PogaTable(Half("1:boar"), Half("5:cat"))
    boar, cat = table.unit("battle.0#1"), table.unit("battle.1#5")
    first, second = table.board().sides
    held = replace(table.board().at(Place(0, BATTLE, 0)), life=1)
    meant = replace(
        table.board(),
        sides=(
            replace(first, life=18, battle=(None, held, None, None, None)),
            replace(second, battle=(None,) * 5, wild=(4,)),
        ),
    )
    assert list(settled(table.view, meant, {})) == [
        Collect((cat,), "graveyard.1", verb="dies"),
        MoveUnits((boar,), "battle.0", verb="moves", cell=2),
        PutMark((boar,), "life", value=1, verb=CHANGES),
        PutMark(("seat.0",), "player_life", value=18, verb=QUIET),
        PutMark(("battle.1#1",), "wilderness", value=1, verb=QUIET),
    ]


def test_who_comes_to_a_taken_cell_changes_places() -> None:
    table = PogaTable(Half("1:boar 3:cat"))
    boar, cat = table.unit("battle.0#1"), table.unit("battle.0#3")
    there, here = Place(0, BATTLE, 2), Place(0, BATTLE, 0)
    assert list(moved_to(table.view, boar, there)) == [SwapUnits(boar, cat, verb="moves")]
    assert list(moved_to(table.view, boar, here)) == []


def test_a_spell_that_somebody_laid_on_a_cell_makes_way_for_a_summon() -> None:
    table = PogaTable(Half(standby="3:meteor", hand="cat"), turn=6)
    table.turn("summon cat 2")
    assert table.view().units[table.unit("standby.0#3")].base
    held = table.board().at(Place(0, STANDBY, 2))
    assert held is not None
    assert held.card == "cat"
    assert [table.view().cards[card].ref for card in table.view().cards_in("aside.0")] == ["meteor"]


def test_a_spell_on_a_cell_makes_way_for_who_marches() -> None:
    table = PogaTable(Half("2:swap", "2:cat"))
    table.turn()
    held = table.board().at(Place(0, BATTLE, 1))
    assert held is not None
    assert held.card == "cat"
    assert table.board().at(Place(0, STANDBY, 1)) is None


def test_tokens_come_to_cells_where_something_else_lies() -> None:
    table = PogaTable(Half("1:swap 2:rat 3:meteor 4:rat 5:rat", hand="nightmare_lord"), turn=6)
    table.turn("summon nightmare_lord 2")
    first = table.board().sides[0].battle
    assert [held.card for held in first if held is not None].count("nightmare_token") == 2


def test_what_lay_face_down_makes_way_and_stays_unknown_to_the_other() -> None:
    table = PogaTable(Half(hand="ulvan cat"), turn=6)
    table.ask(0, Move((table.card("ulvan"),), "standby.0", -1, up=False, cell=3))
    table.turn("summon cat 2")
    for seat in (0, 1):
        view = table.view(seat)
        (card,) = view.zones["aside.0"].items
        assert not view.cards[card].up
    assert view.cards[card].ref is None, "Ren has never seen it"
    assert "ulvan" not in str(view.cards)
    held = table.board().at(Place(0, STANDBY, 2))
    assert held is not None
    assert held.card == "cat"


def test_all_that_lies_together_makes_way() -> None:
    table = PogaTable(Half(standby="3:meteor", hand="ulvan cat"), turn=6)
    under = table.unit("standby.0#3")
    table.ask(0, Attach((table.card("ulvan"),), under))
    table.turn("summon cat 2")
    view = table.view(1)
    faces = {view.cards[card].ref for card in view.zones["aside.0"].items}
    assert faces == {"meteor", "ulvan"}
