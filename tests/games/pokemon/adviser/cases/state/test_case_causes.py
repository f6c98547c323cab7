"""By what a case says that a Pokémon was Knocked Out, and whom an effect was chosen for."""

from __future__ import annotations

from typing import Any

import pytest

from app.games.pokemon.adviser.cases.case_file import read_case
from app.games.pokemon.adviser.model.position import Position
from app.games.pokemon.adviser.model.turn_record import Cause
from app.games.pokemon.cards.every_card import known_base

PLAYERS: dict[str, Any] = {
    "A": {
        "active": [{"uid": "a1", "card": None, "conditions": [{"name": "Poisoned", "from": "B"}]}]
    },
    "B": {"active": [{"uid": "b1", "card": None}]},
    "C": {"active": [{"uid": "c1", "card": None}]},
}


def at(**state: Any) -> Position:
    said = {"variant": "battle-royal", "players": PLAYERS, "turn": {"player": "B"}, **state}
    entry = {"id": "one", "state": said, "moves": [{"type": "nothing"}]}
    return read_case(entry, 1, known_base()).moves[0].position


@pytest.mark.parametrize(
    ("told", "causes"),
    [
        ("own attack", (Cause(0, "attack"),)),
        ("C", (Cause(2),)),
        ("attack of c1", (Cause(2, "attack"),)),
        ("attack", (Cause(1, "attack"),)),
        ("poison", (Cause(1, "poisoned"),)),
        ({"by": "C", "condition": "poison"}, (Cause(2, "poisoned"),)),
        (["poison", "C"], (Cause(1, "poisoned"), Cause(2))),
        ("a falling rock", (Cause(None),)),
    ],
)
def test_what_knocked_it_out(told: Any, causes: tuple[Cause, ...]) -> None:
    assert at(cause={"a1": told}).causes == (("a1", causes),)


def test_of_a_pokemon_that_is_not_there_nothing_is_told() -> None:
    assert at(cause={"a9": "C"}).causes == ()
    assert at(cause="C").causes == ()


def test_who_was_chosen() -> None:
    assert at(choice={"a1": "B"}).choices == (("a1", 1),)
    assert at(choice={"a1": ["B", "C"]}).choices == (("a1", 1), ("a1", 2))
    assert at(choice={"a1": "nobody"}).choices == ()
    assert at().chosen_for("a1") is None
    assert at(choice={"a1": "B"}).chosen_for("a1") == 1
