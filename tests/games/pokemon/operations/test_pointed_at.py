"""Ways from where hands point: one key, one drag, or two clicks and a key."""

from __future__ import annotations

from app.games.contracts.learning.operation_contract import Act, Click, Drag
from app.games.pokemon.operations.pointed_at import DECK, HAND, OWN, SELECTED, THEIRS, on, to, two


def test_a_key_over_something_is_one_gesture() -> None:
    assert on("draw", DECK) == (Act("draw", DECK),)


def test_something_is_dragged_onto_something() -> None:
    assert to(DECK, HAND) == (Drag(DECK, HAND),)


def test_two_are_clicked_and_what_is_selected_is_acted_on() -> None:
    assert two(OWN, THEIRS, "move_damage") == (
        Click(OWN),
        Click(THEIRS),
        Act("move_damage", SELECTED),
    )
