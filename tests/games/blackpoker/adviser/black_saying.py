"""What the adviser says of a written move: the codes, as a test asks for them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from app.games.blackpoker.adviser.blackpoker_cases import judge_case

Move = Mapping[str, Any]
State = Mapping[str, Any]


def codes(move: Move, state: State | None = None) -> set[str]:
    """Return what is said of one move of a case."""
    case = {"id": "one", "state": dict(state or {}), "moves": [{"move": dict(move)}]}
    judged = judge_case(case, 1, None)
    assert judged.error is None, judged.error
    assert judged.wrong == (None,), judged.wrong
    assert not judged.unread, judged.unread
    return {one.rule for one in judged.moves[0]}


def steps(*moves: Move) -> Move:
    """Return moves that follow each other as one."""
    return {"type": "steps", "moves": [dict(one) for one in moves]}


def of(kind: str, by: str = "A", **fields: Any) -> Move:
    """Return a move; `source` stands for "from", which Python keeps to itself."""
    if "source" in fields:
        fields["from"] = fields.pop("source")
    return {"type": kind, "by": by, **fields}
