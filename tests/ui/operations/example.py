"""One way of one operation, carried out somewhere on the table, and what comes of it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from app.games.contracts.learning.operation_contract import (
    Act,
    Band,
    Click,
    Drag,
    Operation,
    Typed,
    Way,
)
from app.games.pokemon.operations import pointed_at as places
from app.games.pokemon.operations.every_operation import OPERATIONS
from app.games.pokemon.pokemon_game import SPEC

if TYPE_CHECKING:
    from tests.ui.operations.hands import Hands
    from tests.ui.operations.position import Position

KEYS = {action.id: action.key for action in SPEC.actions}
BY_ID: dict[str, Operation] = {operation.id: operation for operation in OPERATIONS}


@dataclass(frozen=True)
class Example:
    """Where the gestures of a way are made, what the log says, and how the table lies then."""

    operation: str
    way: int
    at: tuple[str, ...]
    """A place for each gesture; "from > onto" for a drag, zones for a rubber band."""
    en: str
    ja: str
    then: Callable[[Position], object]
    before: Callable[[Position], object] | None = None

    @property
    def gestures(self) -> Way:
        return BY_ID[self.operation].ways[self.way]

    def hands(self) -> tuple[str, ...]:
        """By what it is done: keys and menus both, wherever there is a choice."""
        acts = [g.action for g in self.gestures if isinstance(g, Act) and g.over != places.SHEET]
        if not acts:
            return ("mouse",)
        return (
            ("key", "menu")
            if any(KEYS.get(action, "of the program") for action in acts)
            else ("menu",)
        )


def carry_out(hands: Hands, example: Example) -> None:
    """Make the gestures of the way, and see that they are those of the table in the docs."""
    for gesture, place in zip(example.gestures, example.at, strict=True):
        if isinstance(gesture, Act) and gesture.over == places.BY_OPPONENT:
            _by_opponent(hands, gesture, place)
        elif isinstance(gesture, Act):
            hands.act(gesture.action, place)
        elif isinstance(gesture, Drag):
            hands.drag(*place.split(" > "))
        elif isinstance(gesture, Click):
            hands.click(place)
        elif isinstance(gesture, Band):
            hands.band(*place.split(" + "))
        else:
            assert isinstance(gesture, Typed)
            hands.type(place)
    assert tuple(hands.done) == example.gestures, hands.done


def _by_opponent(hands: Hands, gesture: Act, place: str) -> None:
    """The other player does something, at a window that would be another one."""
    bridge = hands.window.bridge
    assert bridge is not None
    bridge.act_as(1)
    hands.act(gesture.action, place)
    bridge.act_as(0)
    assert hands.done.pop().over == places.HAND_CARD  # type: ignore[union-attr]
    hands.done.append(gesture)
