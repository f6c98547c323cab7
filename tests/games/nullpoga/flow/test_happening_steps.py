"""What the resolver tells, happening by happening, as steps of a table."""

from __future__ import annotations

from app.core.intent import Announce, Bring, Collect, Draw, Move, PutMark, Step
from app.games.game_api import As
from app.games.nullpoga.flow.happening_steps import TELLS, Names, told
from app.games.nullpoga.resolver import resolved_steps as r
from app.games.nullpoga.resolver.board_values import BATTLE, Place
from tests.games.nullpoga.poga_table import Half, PogaTable


def steps(table: PogaTable, one: r.Happening, names: Names | None = None) -> list[Step | As]:
    """Return what is done at the table for a happening of a step that leaves the board as it is."""
    step = r.Step("actions", 1, (one,), table.board())
    return list(told(table.view, step, one, {} if names is None else names))


def test_everything_that_may_happen_is_told() -> None:
    assert tuple(TELLS) == r.WHAT


def test_a_spell_goes_to_the_graveyard_and_once_more_it_is_only_said() -> None:
    first = PogaTable(Half(hand="rat meteor"))
    cast = r.Happening("cast", 0, card="meteor")
    assert steps(first, cast) == [
        As(0, Move(("hand.0#1",), "graveyard.0", 0, verb="cast")),
    ]
    (again,) = steps(PogaTable(), cast)
    assert isinstance(again, As)
    assert isinstance(again.step, Announce)
    assert again.step.verb == "casts_again"


def test_a_monster_that_is_hurt_loses_life_and_not_more_than_it_has() -> None:
    table = PogaTable(Half("1:boar"))
    boar = table.unit("battle.0#1")
    for amount, left in ((1, 1), (5, 0)):
        hurt = r.Happening("hurt", 0, boar, "boar", amount=amount, reason="poison")
        assert steps(table, hurt) == [PutMark((boar,), "life", value=left, verb="hurt_poison")]
    gone = r.Happening("hurt", 0, "nobody", "boar", amount=1, reason="poison")
    assert steps(table, gone) == []


def test_a_state_that_is_there_already_is_only_said() -> None:
    table = PogaTable(Half("1:boar"))
    boar = table.unit("battle.0#1")
    poisoned = r.Happening("poisoned", 0, boar, "boar", amount=2)
    (mark,) = steps(table, poisoned)
    assert mark == PutMark((boar,), "poison", value=2, verb="poisons")
    table.ask(0, mark)
    assert steps(table, poisoned) == [Announce("poisons_still", units=(boar,))]


def test_a_player_who_is_struck_loses_life_and_the_cell_is_wilderness() -> None:
    table = PogaTable(None, Half(life=2))
    struck = r.Happening("struck_player", 1, place=Place(1, BATTLE, 0), amount=3)
    assert steps(table, struck) == [
        PutMark(("seat.1",), "player_life", value=0, verb="strikes"),
        PutMark(("seat.1",), "below_zero", value=1, verb="settles"),
        PutMark(("battle.1#5",), "wilderness", value=1, verb="wastes"),
    ]


def test_what_could_not_be_is_said_with_its_reason() -> None:
    (failed,) = steps(PogaTable(), r.Happening("failed", 1, card="meteor", reason="mana"))
    assert isinstance(failed, As)
    assert isinstance(failed.step, Announce)
    assert (failed.seat, failed.step.verb) == (1, "failed")
    assert "Meteor Fall: too little mana" in failed.step.text


def test_what_comes_in_a_phase_is_known_by_its_unit_from_then_on() -> None:
    table, names = PogaTable(), {}
    placed = r.Happening("placed", 0, "rock1", "rock", Place(0, BATTLE, 2))
    telling = told(table.view, r.Step("spells", 1, (placed,), table.board()), placed, names)
    bring = next(telling)
    assert bring == As(0, Bring(("rock",), "battle.0", cell=3, verb="places"))
    assert isinstance(bring, As)
    table.ask(bring.seat, bring.step)
    assert list(telling) == []
    assert names == {"rock1": table.unit("battle.0#3")}
    fallen = r.Happening("died", 0, "rock1", "rock")
    assert steps(table, fallen, names) == [
        Collect((names["rock1"],), "aside.0", verb="dies"),
    ]


def test_a_card_is_drawn_by_who_draws_it() -> None:
    assert steps(PogaTable(), r.Happening("drew", 1)) == [As(1, Draw(1, "deck.1", "hand.1"))]
