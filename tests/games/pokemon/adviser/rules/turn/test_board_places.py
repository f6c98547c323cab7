"""What stands in play: Active Spots, halves and parts of one Pokémon."""

from __future__ import annotations

from typing import Any

import pytest

from app.core.card import Mark
from app.core.data.value import replace
from app.games.pokemon.adviser.advising import judge
from app.games.pokemon.adviser.model import card_plays as c
from app.games.pokemon.adviser.model import plays as p
from app.games.pokemon.adviser.model import turn_plays as t
from app.games.pokemon.adviser.model.plays import Play
from app.games.pokemon.adviser.model.position import Position
from app.games.pokemon.adviser.model.turn_record import KnockedOut, Record
from tests.games.pokemon.adviser.situation import (
    FIRE,
    ME,
    PIKACHU,
    RALTS,
    RIOLU,
    YOU,
    hears,
    mon,
    pokemon,
    position,
    says,
    trainer,
)

EMPTY, TWO, LEGEND = "board-empty-active", "board-two-actives", "board-legend-both"
UNION = "board-vunion-once"
BALLOON = trainer("Balloon", "tool")
NOTHING = trainer("Nothing", text="Flip a coin.")
TOP = replace(pokemon("Ho LEGEND", tags=("LEGEND",)), stage=None)
BOTTOM = replace(TOP, key="TST-Ho2")
UNITED = replace(pokemon("Pika V-UNION", tags=("V-UNION",)), stage=None)
CASE = Record(is_case=True)
ACTIONS = [
    p.AttachCard(ME, "a1", FIRE),
    t.PassTurn(ME),
    c.PlayTrainer(ME, NOTHING),
    t.BeginTurn(ME, YOU),
    p.Attack(ME, "a1"),
]


def usual(**more: Any) -> Position:
    said: dict[str, Any] = {"my_bench": [mon(RALTS)], **more}
    return position([mon()], [mon(PIKACHU)], **said)


def empty(**more: Any) -> Position:
    return position([], [mon(PIKACHU)], my_bench=[mon(RALTS)], **more)


# -- the Active Spot -------------------------------------------------------------------------------


@pytest.mark.parametrize("play", ACTIONS)
def test_board_empty_active(play: Play) -> None:
    assert hears(EMPTY, empty(), play) == ("illegal", ("seat.0",), None)
    theirs = position([mon()], [], their_bench=[mon(RALTS)])
    assert hears(EMPTY, theirs, play) == ("illegal", ("seat.1",), None)


@pytest.mark.parametrize("play", ACTIONS)
def test_board_empty_active_is_silent_with_an_active_pokemon(play: Play) -> None:
    assert hears(EMPTY, usual(), play) is None


def test_board_empty_active_is_silent_without_a_bench() -> None:
    assert hears(EMPTY, position([], [mon()]), t.PassTurn(ME)) is None


def test_board_empty_active_is_silent_for_what_fills_it() -> None:
    assert hears(EMPTY, empty(), p.Promote(ME, "a1")) is None
    assert hears(EMPTY, empty(), c.PutDown(ME, (RIOLU,), "active", ME)) is None
    assert hears(EMPTY, empty(), c.PutDown(ME, (RIOLU,), "bench", ME)) is not None
    assert hears(EMPTY, empty(), c.PutDown(YOU, (RIOLU,), "active", YOU)) is not None


def test_board_empty_active_is_silent_for_effects_and_out_of_turns() -> None:
    effect = p.AttachCard(ME, "a1", FIRE, "deck", manual=False)
    assert hears(EMPTY, empty(), effect) is None
    assert hears(EMPTY, empty(turn={"number": 0}), t.PassTurn(ME)) is None
    assert hears(EMPTY, empty(turn={"phase": "end"}), t.PassTurn(ME)) is not None
    assert hears(EMPTY, empty(turn={"phase": "end", "number": 1}), t.PassTurn(ME)) is not None
    assert hears(EMPTY, empty(turn={"phase": "end", "number": 0}), t.PassTurn(ME)) is None
    assert hears(EMPTY, empty(turn={"phase": "end"}), p.AttachCard(ME, "a1", FIRE)) is None


def test_board_empty_active_leaves_a_knock_out_to_its_rule() -> None:
    for turn, heard in ((4, None), (5, None), (3, ("illegal", ("seat.0",), None))):
        lost = Record(kos=(KnockedOut(YOU, ME, turn),))
        assert hears(EMPTY, empty(record=lost), t.PassTurn(ME)) == heard
    theirs = Record(kos=(KnockedOut(ME, YOU, 5),))
    assert hears(EMPTY, empty(record=theirs), t.PassTurn(ME)) is not None


def test_board_two_actives() -> None:
    down = c.PutDown(ME, (RALTS,), "active", ME)
    assert hears(TWO, usual(), down) == ("illegal", ("seat.0",), 1)
    two = position([mon(), mon()], [mon()])
    assert hears(TWO, two, p.Standing()) == ("illegal", ("seat.0",), 1)
    (advice,) = judge(two, (p.Standing(),))
    assert advice.message.en.startswith("Aki has 2 Active Pokémon.")


def test_board_two_actives_is_silent_for_one() -> None:
    assert hears(TWO, usual(), p.Standing()) is None
    assert hears(TWO, empty(), c.PutDown(ME, (RALTS,), "active", ME)) is None
    assert hears(TWO, usual(), c.PutDown(ME, (RALTS,), "bench", ME)) is None


@pytest.mark.parametrize(
    "leaves",
    [
        p.MoveToBench(ME, "a1"),
        p.KnockOut(ME, "a1"),
        p.LeavePlay(ME, "a1", "hand"),
        p.Switch(ME, "a1", "a2"),
    ],
)
def test_board_two_actives_is_silent_where_the_other_makes_way(leaves: Play) -> None:
    down = c.PutDown(ME, (RALTS,), "active", ME)
    assert hears(TWO, usual(), leaves, down) is None


def test_board_two_actives_speaks_where_another_leaves() -> None:
    down = c.PutDown(ME, (RALTS,), "active", ME)
    assert hears(TWO, usual(), p.LeavePlay(ME, "a2", "hand"), down) is not None


def test_board_two_actives_in_a_case_and_before_the_first_turn() -> None:
    two = position([mon(), mon()], [mon()], record=CASE)
    assert hears(TWO, two, t.PassTurn(ME)) is not None
    assert hears(TWO, replace(two, record=Record()), t.PassTurn(ME)) is None
    setup = position([mon(), mon()], [mon()], turn={"number": 0})
    assert hears(TWO, setup, p.Standing()) is None
    first = position([mon(), mon()], [mon()], turn={"number": 1})
    assert hears(TWO, first, p.Standing()) is not None
    both = c.PutDown(ME, (RALTS, RIOLU), "active", ME)
    assert hears(TWO, empty(), both) == ("illegal", ("seat.0",), 1)


def test_board_two_actives_of_a_case_that_moves_one_up() -> None:
    up = p.Promote(ME, "a2")
    assert hears(TWO, usual(record=CASE), up) == ("illegal", ("seat.0",), 1)
    assert hears(TWO, usual(), up) is None
    assert hears(TWO, usual(record=CASE), replace(up, effect=True)) is None
    out = position([mon(damage=70)], [mon()], my_bench=[mon(RALTS)], record=CASE)
    assert hears(TWO, out, up) is None
    fell = Record(kos=(KnockedOut(YOU, ME, 5),), is_case=True)
    assert hears(TWO, usual(record=fell), up) is None


# -- several cards that are one Pokémon ----------------------------------------------------------


def test_board_legend_both() -> None:
    alone = c.PutDown(ME, (TOP,), "bench", ME)
    assert hears(LEGEND, usual(record=CASE), alone) == ("illegal", ("seat.0",), None)
    strange = c.PutDown(ME, (TOP, RALTS), "bench", ME)
    assert hears(LEGEND, usual(record=CASE), strange) is not None


def test_board_legend_both_is_silent_for_both_halves() -> None:
    both = c.PutDown(ME, (TOP, BOTTOM), "bench", ME)
    assert hears(LEGEND, usual(record=CASE), both) is None
    assert hears(LEGEND, usual(record=CASE), c.PutDown(ME, (RALTS,), "bench", ME)) is None
    effect = c.PutDown(ME, (TOP,), "bench", ME, effect=True)
    assert hears(LEGEND, usual(record=CASE), effect) is None


def test_board_legend_both_waits_at_a_table_until_the_turn_goes_on() -> None:
    alone = c.PutDown(ME, (TOP,), "bench", ME)
    assert hears(LEGEND, usual(), alone) is None
    there = usual(my_bench=[mon(TOP, entered=5)])
    assert hears(LEGEND, there, t.PassTurn(ME)) == ("illegal", ("a2",), None)
    assert hears(LEGEND, there, p.Attack(ME, "a1")) is not None
    assert hears(LEGEND, there, t.PassTurn(YOU)) is None
    assert hears(LEGEND, replace(there, record=CASE), t.PassTurn(ME)) is None


@pytest.mark.parametrize(
    "whole",
    [
        mon(TOP, stack=(BOTTOM, TOP), entered=5),
        mon(TOP, others=(BOTTOM,), entered=5),
        mon(TOP, entered=4),
        mon(TOP, entered=5, unknown=1),
        mon(RALTS, entered=5),
    ],
)
def test_board_legend_both_is_silent_at_a_table_for(whole: Any) -> None:
    assert hears(LEGEND, usual(my_bench=[whole]), t.PassTurn(ME)) is None


def test_board_vunion_once() -> None:
    down = c.PutDown(ME, (UNITED,), "bench", ME, "discard")
    before = Record(used_game=frozenset({(ME, "vunion Pika V-UNION@3")}))
    assert hears(UNION, usual(record=before), down) == ("illegal", ("seat.0",), None)
    noted = usual(me={"marks": (Mark("vunion"),)})
    assert hears(UNION, noted, down) is not None
    hand = c.PutDown(ME, (UNITED,), "bench", ME)
    assert hears(UNION, usual(), hand) == ("illegal", ("seat.0",), "discard")


def test_board_vunion_once_is_silent_for_the_first_time() -> None:
    down = c.PutDown(ME, (UNITED,), "bench", ME, "discard")
    assert hears(UNION, usual(), down) is None
    now = Record(used_game=frozenset({(ME, "vunion Pika V-UNION@5")}))
    assert hears(UNION, usual(record=now), down) is None
    theirs = Record(used_game=frozenset({(YOU, "vunion Pika V-UNION@3")}))
    assert hears(UNION, usual(record=theirs), down) is None
    other = Record(used_game=frozenset({(ME, "vunion Mew V-UNION@3"), (ME, "gx")}))
    assert hears(UNION, usual(record=other), down) is None
    longer = Record(used_game=frozenset({(ME, "vunion Pika V-UNION Star@3")}))
    assert hears(UNION, usual(record=longer), down) is None


def test_board_vunion_once_is_silent_for_others() -> None:
    assert hears(UNION, usual(), c.PutDown(ME, (RALTS, None), "bench", ME)) is None
    assert hears(UNION, usual(), c.PutDown(-1, (UNITED,), "bench", ME)) is None
    assert hears(UNION, usual(), c.PutDown(ME, (UNITED,), "bench", ME, effect=True)) is None
    assert hears(UNION, usual(), c.PutDown(ME, (UNITED,), "bench", ME, "")) is None


def test_nothing_is_said_of_an_ordinary_turn() -> None:
    table = usual()
    for play in (
        c.PutDown(ME, (RALTS,), "bench", ME),
        p.AttachCard(ME, "a1", FIRE),
        p.AttachCard(ME, "a1", BALLOON),
        p.Standing(),
        c.MoveCards(ME, (NOTHING,), "stage", "discard", ME, (ME,)),
    ):
        assert says(table, play) == {}
