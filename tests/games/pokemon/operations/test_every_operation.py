"""What card texts ask of a table: each operation with the gestures by which hands do it.

That every way does in the window what it says is shown by `tests/ui/operations`.
"""

from __future__ import annotations

from itertools import groupby

from app.games.contracts.learning.operation_contract import Act
from app.games.pokemon.operations.every_operation import OPERATIONS
from app.games.pokemon.pokemon_game import SPEC

BY_ID = {operation.id: operation for operation in OPERATIONS}


def test_a_coin_is_flipped_by_one_key_over_the_mat() -> None:
    (gesture,) = BY_ID["A01"].ways[0]
    assert isinstance(gesture, Act)
    assert (gesture.action, gesture.over.en) == ("coin", "the mat")


def test_operations_are_numbered_within_their_group() -> None:
    assert [operation.id for operation in OPERATIONS] == sorted(BY_ID)
    for _, group in groupby(BY_ID, key=lambda name: name[0]):
        numbers = [int(name[1:]) for name in group]
        assert numbers == list(range(1, len(numbers) + 1))


def test_each_has_a_way_and_the_shortest_comes_first() -> None:
    for operation in OPERATIONS:
        lengths = [len(way) for way in operation.ways]
        assert lengths, operation.id
        assert lengths[0] == min(lengths), operation.id


def test_each_is_said_in_both_languages() -> None:
    assert [one.id for one in OPERATIONS if one.title.en == one.title.ja] == []


def test_the_game_gives_them_when_it_is_asked() -> None:
    assert SPEC.operations() is OPERATIONS
