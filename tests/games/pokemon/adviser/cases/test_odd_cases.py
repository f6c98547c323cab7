"""Whatever stands in a field of a case: it is judged, or what is wrong is told."""

from __future__ import annotations

from collections.abc import Iterator
from copy import deepcopy
from typing import Any

import pytest

from app.games.advising.cases.case_fields import CaseError
from app.games.pokemon.adviser.advising import judge
from app.games.pokemon.adviser.cases.case_file import read_case
from app.games.pokemon.cards.every_card import known_base

SICK = {"uid": "a1", "card": "Dreepy", "conditions": ["Burned", "Asleep"]}
CONFUSED = {"uid": "b1", "card": None, "conditions": ["Confused"]}
WHOLE: dict[str, Any] = {
    "id": "whole",
    "state": {
        "seats": ["A", "B"],
        "turn": {"player": "A", "count": 3, "phase": "main"},
        "this_turn": {
            "attacks": [{"uid": "a1", "target": "b1"}],
            "abilities": [{"uid": "a1", "name": "Seek"}],
            "log": [{"type": "play_trainer", "card": "Ultra Ball"}],
        },
        "log": {"kos": [{"turn_of": "B", "owner": "A"}], "gx": ["A"], "mulligans": [["A"]]},
        "effects": [{"uid": "a1", "text": "can't use Bite"}],
        "players": {"A": {"active": [SICK], "prizes": 6}, "B": {"active": [CONFUSED]}},
        "stadiums": [{"card": "Artazon", "owner": "A"}],
    },
    "moves": [
        {
            "move": {"by": "A", "type": "attack", "attacker": "a1", "damage": {"b1": 30}},
            "expect": [],
        },
        {"move": {"by": "A", "type": "checkup", "counters": {"a1": 1}, "flips": {"a1": "heads"}}},
        {"move": {"by": "A", "type": "take_prizes", "ko": "b1", "taken": {"A": 1}}},
    ],
}
ODD: tuple[Any, ...] = (
    None,
    3,
    2.5,
    True,
    "x",
    "",
    [],
    {},
    ["x"],
    [[1]],
    [{}],
    {"a1": 3},
    {"x": []},
)


def _places(node: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    if path:
        yield path
    if isinstance(node, list):
        node = dict(enumerate(node))
    for key, inside in node.items() if isinstance(node, dict) else ():
        yield from _places(inside, (*path, key))


@pytest.mark.parametrize("odd", ODD, ids=repr)
def test_whatever_stands_in_a_field_a_case_is_judged_or_told_what_is_wrong(odd: Any) -> None:
    for path in _places(WHOLE):
        entry = deepcopy(WHOLE)
        place: Any = entry
        for key in path[:-1]:
            place = place[key]
        place[path[-1]] = odd
        try:
            read = read_case(entry, 1, known_base())
        except CaseError:
            continue
        for move in read.moves:
            assert move.error is None or move.error.en.endswith(".")
            judge(move.position, move.plays)
