"""All that card texts ask of a table, done by hand at the real window.

Each way of each operation is carried out with key and menu, and compared with the table in
docs/operations.md: the gestures, the log in both languages, the position, and that undo takes it
back.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import TYPE_CHECKING

from app.games.contracts.learning.operation_contract import Act
from app.games.pokemon.operations.every_operation import OPERATIONS
from app.games.pokemon.pokemon_game import SPEC
from tests.ui.operations import chance, damage, deck, energy, moves, notes, turns, zones
from tests.ui.operations.driving import FREQUENT, MOST, drive

if TYPE_CHECKING:
    from app.core.text.words import Language
    from app.ui.app.window import Window
    from tests.ui.operations.example import Example
    from tests.ui.operations.hands import Hands
    from tests.ui.operations.position import Position

EXAMPLES: tuple[Example, ...] = tuple(
    example
    for module in (chance, deck, zones, moves, energy, damage, notes, turns)
    for example in module.EXAMPLES
)


def test_a_way_does_what_the_table_says(
    example: Example,
    hands: Hands,
    position: Position,
    said: Callable[[int, Language], str],
    taken_back: Callable[[Hands, int, bytes], None],
) -> None:
    drive(example, hands, position, said, taken_back)


def test_every_way_has_one_example() -> None:
    driven = Counter((example.operation, example.way) for example in EXAMPLES)
    ways = Counter((each.id, way) for each in OPERATIONS for way in range(len(each.ways)))
    assert driven == ways


def test_nothing_takes_more_than_three_gestures_and_the_frequent_take_one() -> None:
    assert len(OPERATIONS) == 81
    for operation in OPERATIONS:
        assert all(1 <= len(way) <= MOST for way in operation.ways), operation.id
        if operation.hits > FREQUENT:
            assert len(operation.ways[0]) == 1, operation.id


def test_what_is_frequent_and_no_drag_has_a_key(window: Window) -> None:
    without = []
    for operation in OPERATIONS:
        keys = [
            window.registry.keys(_id(window, gesture.action))
            if isinstance(gesture, Act)
            else "drag"
            for way in operation.ways
            for gesture in way
            if len(way) == 1
        ]
        if operation.hits > FREQUENT and not any(keys):
            without.append(operation.id)
    assert without == []


def _id(window: Window, action: str) -> str:
    name = f"{SPEC.id}.{action}"
    return name if name in window.registry else action


def test_operations_are_told_in_both_languages() -> None:
    for operation in OPERATIONS:
        assert operation.title.en
        assert operation.title.ja
    titles = [operation.title.en for operation in OPERATIONS]
    assert len(set(titles)) == len(titles)
