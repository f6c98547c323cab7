"""What is said of what people do at the table themselves, before and after."""

from __future__ import annotations

import pytest

from app.core.intent import Batch, Draw, MoveUnits, PutMark, SwapUnits
from app.core.intents.turn_intents import SetPhase
from app.games.advising.common_plays import Standing
from app.games.nullpoga.adviser.nullpoga_advising import ADVISED
from app.games.nullpoga.adviser.poga_position import position_of
from app.games.nullpoga.flow.phase_tasks import phase_step
from tests.games.nullpoga.adviser.poga_advice import Heard, foreseen, rules, said_both_ways
from tests.games.nullpoga.poga_table import Half, PogaTable

DRAW = Draw(1, "deck.0", "hand.0")


def test_one_card_is_drawn_in_a_turn() -> None:
    table = PogaTable()
    heard = Heard(table)
    assert heard.of(DRAW) == []
    (said,) = heard.of(DRAW)
    assert (said.rule, said.severity) == ("draw-once", "illegal")
    assert said.message.en == "Drawn in this turn: 2; one card is."


def test_after_the_turn_was_begun_by_the_program_its_card_is_drawn() -> None:
    table = PogaTable()
    heard = Heard(table)
    table.turn()
    assert heard.last() == []
    assert rules(heard.of(DRAW)) == {"draw-once": "illegal"}
    assert rules(Heard(table, 1).of(DRAW, 0)) == {"draw-once": "illegal"}, "it is told again"


def test_the_other_hears_of_it_as_well() -> None:
    table = PogaTable()
    heard = Heard(table, 1)
    assert heard.of(DRAW, 0) == []
    assert rules(heard.of(DRAW, 0)) == {"draw-once": "illegal"}


def test_in_the_first_turn_hands_are_filled_to_five() -> None:
    assert said_both_ways(PogaTable(turn=1), Draw(5, "deck.0", "hand.0")) == {}
    assert said_both_ways(PogaTable(turn=1), Draw(6, "deck.0", "hand.0")) == {
        "draw-once": "The first hand has 5 cards; this makes 6."
    }


@pytest.mark.parametrize(("turn", "most"), [(3, 3), (12, 10)])
def test_mana_is_as_much_as_the_turn(turn: int, most: int) -> None:
    one = PutMark(("seat.0",), "mana", value=most + 1)
    assert said_both_ways(PogaTable(turn=turn), one) == {
        "mana-cap": f"Mana {most + 1} in turn {turn}: there is {most}."
    }
    table = PogaTable(Half(mana=1), turn=turn)
    assert said_both_ways(table, PutMark(("seat.0",), "mana", value=most)) == {}


def test_a_monster_comes_to_the_other_side_by_a_swap_alone() -> None:
    table = PogaTable(Half("3:cat"), Half("4:boar"))
    boar = table.unit("battle.1#4")
    assert said_both_ways(table, MoveUnits((boar,), "battle.0")) == {
        "side-change": "Boar comes to the other side, and no open plan swaps its column."
    }
    assert said_both_ways(table, MoveUnits((table.unit("battle.0#3"),), "battle.0")) == {}


def test_two_change_sides_by_the_swap_of_an_open_plan() -> None:
    table = PogaTable(Half("3:cat", hand="swap"), Half("3:boar"), turn=8)
    cat, boar = table.unit("battle.0#3"), table.unit("battle.1#3")
    assert "side-change" in {one.rule for one in foreseen(table, SwapUnits(cat, boar))}
    table.lock("cast swap 0b-1b 2")
    assert said_both_ways(table, SwapUnits(cat, boar)) == {}


def damaged() -> tuple[PogaTable, str]:
    """Return a table in its action phase by hand, and a boar of 2 life that a cat attacks."""
    table = PogaTable(Half("1:cat"), Half("5:boar"))
    cat, boar = table.unit("battle.0#1"), table.unit("battle.1#5")
    table.lock(f"attack {cat}")
    for phase in ("spells", "march", "summon"):
        table.ask(0, SetPhase(phase))
    return table, boar


def test_damage_by_hand_adds_up_with_the_open_plans() -> None:
    table, boar = damaged()
    heard = Heard(table)
    assert heard.of(SetPhase("actions")) == []
    assert heard.of(PutMark((boar,), "life", add=-1)) == []
    (said,) = heard.of(PutMark((boar,), "life", value=0))
    assert (said.rule, said.severity, said.right) == ("damage-sum", "suspicious", 1)
    assert said.message.en == (
        "Life of Boar becomes 0; by the plans of this phase (Actions) it goes from 2 to 1."
    )


def test_damage_that_nobody_planned_is_named() -> None:
    table, _ = damaged()
    heard = Heard(table)
    heard.of(SetPhase("actions"))
    (said,) = heard.of(PutMark(("seat.1",), "player_life", value=17))
    assert said.message.en == (
        "Life of Ren becomes 17; by the plans of this phase (Actions) it stays 20."
    )


def test_nothing_is_said_of_lives_while_plans_are_made() -> None:
    table = PogaTable(Half("1:cat"))
    assert said_both_ways(table, PutMark((table.unit("battle.0#1"),), "life", value=1)) == {}


def test_who_corrects_what_the_program_carried_out_hears_what_it_was() -> None:
    table, boar = damaged()
    heard = Heard(table)
    table.ask(0, phase_step("actions"))
    assert heard.last() == []
    assert rules(heard.of(PutMark((boar,), "life", value=2))) == {}
    assert rules(heard.of(PutMark((boar,), "life", value=5))) == {"damage-sum": "suspicious"}


def standing(table: PogaTable, seat: int = 0) -> list[str]:
    """Return what is said of a table as it lies."""
    view = table.view(seat)
    there = position_of(view, ADVISED.begin(view), ())
    return [one.message.en for one in ADVISED.judge(there, (Standing(),))]


def test_more_cards_than_a_deck_has() -> None:
    assert said_both_ways(PogaTable(Half(deck=30)), PutMark(("seat.0",), "mana", value=1)) == {}
    table = PogaTable(Half(deck=30, hand="rat"))
    assert standing(table) == ["Aki plays 31 cards: a deck has 30."]


def test_a_third_copy_is_seen_in_hand_field_and_graveyard() -> None:
    table = PogaTable(Half("1:cat", hand="cat", grave="boar"))
    heard = Heard(table)
    assert heard.of(Batch((MoveUnits((table.unit("battle.0#1"),), "standby.0"),))) == []
    three = PogaTable(Half("1:cat 2:rock 3:rock 4:rock", hand="cat", grave="cat"))
    assert standing(three) == ["Aki plays Cat more than twice."]
    assert standing(three, 1) == []
