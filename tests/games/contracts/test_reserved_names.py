"""What is reserved is what the window really has, and no shipped game takes any of it."""

from __future__ import annotations

from app.games.contracts.reserved_names import (
    MAY_REPLACE,
    NEVER_BOTH,
    PROGRAM_ACTIONS,
    PROGRAM_KEYS,
    RESERVED,
)
from app.games.game_registry import GAMES
from app.ui.commands.actions.program_actions import ACTIONS


def test_the_ids_are_those_of_the_window() -> None:
    assert sorted(PROGRAM_ACTIONS) == sorted({action.id for action in ACTIONS})


def test_the_keys_are_those_of_the_window() -> None:
    assert {action.id: action.key for action in ACTIONS if action.key} == PROGRAM_KEYS


def test_what_shares_a_key_is_there_on_both_sides() -> None:
    assert set(NEVER_BOTH.values()) <= set(PROGRAM_KEYS)
    for name, own in NEVER_BOTH.items():
        keys = {action.key for action in GAMES["pokemon"].actions if action.id == name}
        assert keys == {PROGRAM_KEYS[own]}


def test_what_may_be_replaced_is_there_to_be_replaced() -> None:
    assert MAY_REPLACE <= PROGRAM_ACTIONS
    assert not RESERVED & MAY_REPLACE


def test_no_shipped_game_takes_a_reserved_id() -> None:
    taken = {action.id for spec in GAMES.values() for action in spec.actions} & RESERVED
    assert taken == set()
