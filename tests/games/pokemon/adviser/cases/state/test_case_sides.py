"""The players of a case: what is told of each, and of a Pokémon."""

from __future__ import annotations

from typing import Any

import pytest

from app.core.card import Mark
from app.games.pokemon.adviser.model.position_sides import Condition, Mon
from tests.games.pokemon.adviser.cases.telling import (
    SETUP,
    A,
    B,
    at,
    card,
    having,
    mon,
    refused,
    side,
    whole,
)

# -- a side ----------------------------------------------------------------------------------------


def test_a_side_of_which_nothing_is_told_is_in_the_middle_of_a_game() -> None:
    usual = side()
    assert (usual.name, usual.team, usual.prizes, usual.deck) == ("A", A, 6, 20)
    assert (usual.hand, usual.hand_count, usual.discard, usual.lost) == (None, 5, None, ())
    assert (usual.prizes_up, usual.marks, usual.mons) == (0, (), ())


def test_what_is_told_of_a_side() -> None:
    told = side(
        team=1, prizes=2, prizes_up=1, deck=0, hand=["Iono"], discard=["Dreepy"], lost=["MEE-2"]
    )
    assert (told.team, told.prizes, told.prizes_up, told.deck) == (1, 2, 1, 0)
    assert (told.hand, told.hand_count) == ((card("Iono"),), 1)
    assert (told.discard, told.lost) == ((card("Dreepy"),), (card("MEE-2"),))


@pytest.mark.parametrize(
    ("said", "marks"),
    [
        ({"marks": {"gx": 1, "mulligans": 2}}, (Mark("gx"), Mark("mulligans", 2))),
        ({"no_items": True}, (Mark("no_items"),)),
        ({"item_lock": True}, (Mark("no_items"),)),
        ({"items_locked": True}, (Mark("no_items"),)),
        ({"first_turn": True, "no_supporters": False}, (Mark("first_turn"),)),
        ({"locks": ["Items", "stadium cards"]}, (Mark("no_items"), Mark("no_stadiums"))),
        ({"locked": "supporters"}, (Mark("no_supporters"),)),
        ({"cannot_play": [{"what": "trainer cards"}]}, (Mark("no_trainers"),)),
        ({"locks": True}, ()),
        ({"effects": "Itchy Pollen"}, (Mark("no_items"),)),
        ({"bench_limit": 4}, (Mark("bench", 4),)),
        ({"bench_limit": 0}, ()),
        ({"used_gx": True, "marks": ["gx"]}, (Mark("gx"),)),
        ({"no_basic": True}, ()),
    ],
)
def test_what_is_noted_on_a_player(said: dict[str, Any], marks: tuple[Mark, ...]) -> None:
    assert side(**said).marks == marks


def test_who_said_what_is_noted_in_the_setup_alone() -> None:
    setup = at(turn=SETUP["turn"], players={"A": {"no_basic": True}, "B": {}})
    assert setup.side(A).marks == (Mark("no_basic"),)


def test_a_hand_that_is_not_told_of_has_no_size_in_a_setup() -> None:
    def count(turn: Any, **told: Any) -> int | None:
        return at(turn=turn, players={"A": told, "B": {}}).side(A).hand_count

    setup = SETUP["turn"]
    assert count(setup) is None
    assert count(setup, hand_count=7) == 7
    assert count(setup, hand=["Dreepy"]) == 1
    assert count({"player": "A"}) == 5
    assert count({"player": "A"}, hand_count=7) == 7


def test_a_player_of_whom_no_pokemon_are_told() -> None:
    position = at(players={"A": {"active": []}, "B": {}})
    assert position.side(0).shown
    assert not position.side(1).shown
    assert at(players={"A": {"bench": []}, "B": {}}).side(0).shown


# -- a Pokémon -------------------------------------------------------------------------------------


def test_a_pokemon_by_its_card_alone() -> None:
    dreepy = card("Dreepy")
    assert mon(card="Dreepy") == Mon("active0", A, "active", dreepy, (dreepy,), owners=(A,))
    assert mon(card=None) == Mon("active0", A, "active", None, plain=True)


def test_what_lies_under_a_pokemon_and_is_attached_to_it() -> None:
    told = mon(
        uid="a1",
        card="Drakloak",
        stack=["Dreepy", "Drakloak"],
        energy=["MEE-2"],
        tools=["Air Balloon"],
        attached=["MEE-5", "Iono"],
    )
    assert (told.uid, told.card) == ("a1", card("Drakloak"))
    assert told.stack == (card("Dreepy"), card("Drakloak"))
    assert told.energy == (card("MEE-2"), card("MEE-5"))
    assert told.tools == (card("Air Balloon"), card("Iono"))
    assert told.owners == (A,) * 6


def test_how_a_pokemon_stands() -> None:
    told = mon(card="Dreepy", damage=30, face_down=True, rotation=-90)
    assert (told.damage, told.hp_left) == (30, None)
    assert (told.down, told.turned) == (True, 270)
    assert mon(card=None, hp_left=10).hp_left == 10
    assert mon(card=None, turned=450).turned == 90
    assert not mon(card=None, face_down="yes").down
    assert refused(whole(players=having(rotation="sideways"))) == (
        "one.state.players.A.active[0], rotation: 'sideways' is not a whole number from −"
        "99,999 to 99,999."
    )


def test_the_active_pokemon_come_before_the_bench() -> None:
    told = at(players={"A": {"bench": ["Dreepy", "Duskull"], "active": ["Iono"]}, "B": {}}).side(A)
    assert [(one.spot, one.uid) for one in told.mons] == [
        ("active", "active0"),
        ("bench", "bench0"),
        ("bench", "bench0"),
    ]


@pytest.mark.parametrize(
    ("said", "turn"), [("earlier", 0), ("this_turn", 5), ("A", 5), ("B", 4), ("whenever", 0)]
)
def test_when_it_came_into_play_or_changed(said: str, turn: int) -> None:
    assert mon(card=None, entered=said).entered == turn
    assert mon(card=None, evolved=said).evolved == turn
    assert mon(card=None, devolved=said).devolved == turn


def test_when_it_changed_may_stand_in_the_log_of_the_turn() -> None:
    told = at(this_turn={"evolved": ["a1"], "entered": "a2", "devolved": ["b1"]})
    found = {one.uid: (one.entered, one.evolved, one.devolved) for one in told.mons}
    assert found == {"a1": (0, 5, 0), "a2": (5, 0, 0), "b1": (0, 0, 5), "b2": (0, 0, 0)}


def test_conditions_of_a_pokemon() -> None:
    told = ["Burned", {"name": "Poison", "base": 4}, {"name": "Paralyzed", "own_turns": 2}]
    mon = {"uid": "a1", "card": None, "conditions": told}
    position = at(turn={"player": "A"}, players={"A": {"active": [mon]}, "B": {}})
    found = position.side(0).mons[0].conditions
    assert [(one.key, one.counters, one.since) for one in found] == [
        ("burned", 2, None),
        ("poisoned", 4, None),
        ("paralyzed", 1, position.number - 4),
    ]


@pytest.mark.parametrize(
    ("told", "condition"),
    [
        ({"name": "Asleep", "from": "B"}, Condition("asleep", 1, B)),
        ({"condition": "Burned", "counters": 1}, Condition("burned", 1)),
        ({"name": "Asleep", "since": "B"}, Condition("asleep", since=4)),
        ({"name": "Asleep", "since": "earlier"}, Condition("asleep", since=0)),
        ({"name": "Asleep", "turns": 1}, Condition("asleep", since=3)),
        ({"name": "Asleep", "lasted": 0}, Condition("asleep", since=5)),
        ({"name": "Asleep", "since": "A", "turns": 1}, Condition("asleep", since=5)),
    ],
)
def test_a_condition_with_who_gave_it_and_when(told: dict[str, Any], condition: Condition) -> None:
    assert mon(card=None, conditions=[told]).conditions == (condition,)
