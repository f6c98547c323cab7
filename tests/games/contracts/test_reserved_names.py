"""What is reserved is what the window really has, and no shipped game takes any of it."""

from __future__ import annotations

from app.games.contracts.reserved_names import MAY_REPLACE, PROGRAM_ACTIONS, RESERVED
from app.games.game_registry import GAMES
from app.ui.commands.actions.program_actions import ACTIONS


def test_the_ids_are_those_of_the_window() -> None:
    assert sorted(PROGRAM_ACTIONS) == sorted({action.id for action in ACTIONS})


def test_what_may_be_replaced_is_there_to_be_replaced() -> None:
    assert MAY_REPLACE <= PROGRAM_ACTIONS
    assert not RESERVED & MAY_REPLACE


def test_no_shipped_game_takes_a_reserved_id() -> None:
    taken = {action.id for spec in GAMES.values() for action in spec.actions} & RESERVED
    assert taken == set()
