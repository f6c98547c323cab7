"""Case files: the position that a case tells, and the moves that are tried from it."""

from __future__ import annotations

from tests.games.pokemon.adviser.cases.telling import at

SETUP = {"turn": {"player": "A", "phase": "setup"}, "players": {"A": {}, "B": {}}}


def test_a_hand_that_is_not_told_of_has_no_size_in_a_setup() -> None:
    assert at(**SETUP).side(0).hand_count is None
    assert at(turn=SETUP["turn"], players={"A": {"hand_count": 7}, "B": {}}).side(0).hand_count == 7
    assert (
        at(turn=SETUP["turn"], players={"A": {"hand": ["Dreepy"]}, "B": {}}).side(0).hand_count == 1
    )
    assert at(turn={"player": "A"}).side(0).hand_count == 5


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


def test_a_player_of_whom_no_pokemon_are_told() -> None:
    position = at(players={"A": {"active": []}, "B": {}})
    assert position.side(0).shown
    assert not position.side(1).shown
