"""A plan as it is written under a seal: plain signs, an entry after the other with ";" between.

    cast meteor 1b3;cast swap 0b-1b 2;cast summon_ritual 0b2 rat +1;summon cat 4;
    move u7 2;attack u9;attack u3 4;freeze u5 1;push u6 u2 3;shove u6 u2 3;repeat spells

Cells are written as side, row ("b" battle, "s" standby) and column; a monster by the name of its
unit, and one that a spell of the same plan brings by "+" and a number. `shove` is a push as an act
of its own in its place among the acts (ruling R18 read otherwise).
"""

from __future__ import annotations

from app.core.seal import filled as filled_up
from app.core.seal import names_plan
from app.games.nullpoga.resolver.board_values import BATTLE, STANDBY, Place, Row
from app.games.nullpoga.resolver.turn_plans import (
    Act,
    Cast,
    Freeze,
    Plan,
    Push,
    Repeat,
    Summon,
)

BETWEEN = ";"
MOST_ENTRIES = 60
"""Entries of a plan that are read: each monster and each card of a hand has room many times."""
BROUGHT = "+"
"""What the name of a monster begins with that a spell of the same plan brings."""
_ROWS: dict[str, Row] = {"b": BATTLE, "s": STANDBY}
_SIGNS = {row: sign for sign, row in _ROWS.items()}
Entry = Cast | Summon | Act | Freeze | Push | Repeat
_REPEATS: dict[str, Repeat] = {"spells": "spells", "actions": "actions"}


class UnreadablePlanError(ValueError):
    """An entry that is none; its text says which."""


def plan_text(plan: Plan) -> str:
    """Return a plan as it is written. Raises ValueError for one that no seal holds."""
    written = BETWEEN.join(
        [
            *map(_cast_text, plan.spells),
            *(f"summon {one.card} {one.column}" for one in plan.summons),
            *(f"freeze {one.monster} {one.column}" for one in plan.freeze),
            *(f"push {one.monster} {one.target} {one.to}" for one in plan.push),
            *map(_act_text, plan.actions),
            *([f"repeat {plan.repeat}"] if plan.repeat else []),
        ]
    )
    if not names_plan(filled_up(written)):
        message = "the plan is too long"
        raise ValueError(message)
    return written


def _cast_text(cast: Cast) -> str:
    words = ["cast", cast.card]
    if cast.pair is not None:
        (one, one_row), (other, other_row) = cast.pair
        words += [f"{one}{_SIGNS[one_row]}-{other}{_SIGNS[other_row]}", str(cast.column)]
    elif cast.target is not None:
        words.append(place_text(cast.target))
    if cast.monster:
        words += [cast.monster, cast.uid]
    return " ".join(words)


def place_text(at: Place) -> str:
    """Return a cell as it is written: "1b3"."""
    return f"{at.side}{_SIGNS[at.row]}{at.column}"


def _act_text(act: Act) -> str:
    if act.do == "attack":
        aim = f" {act.aim}" if act.aim >= 0 else ""
        return f"attack {act.monster}{aim}"
    if act.do == "move":
        return f"move {act.monster} {act.to}"
    return f"shove {act.monster} {act.target} {act.to}"


def read_plan(text: str) -> Plan:
    """Return the plan that was written. Raises UnreadablePlanError: it came from outside."""
    entries = [entry.split() for entry in text.split(BETWEEN) if entry.strip()]
    if len(entries) > MOST_ENTRIES:
        raise UnreadablePlanError(text)
    read = [_entry(words) for words in entries]
    repeats = [one for one in read if isinstance(one, str)]
    return Plan(
        tuple(one for one in read if isinstance(one, Cast)),
        tuple(one for one in read if isinstance(one, Summon)),
        tuple(one for one in read if isinstance(one, Act)),
        tuple(one for one in read if isinstance(one, Freeze)),
        tuple(one for one in read if isinstance(one, Push)),
        repeats[-1] if repeats else "",
    )


def _entry(words: list[str]) -> Entry:
    kind, *rest = words
    if kind == "cast" and rest:
        return _cast(rest[0], rest[1:], words)
    if kind in ("attack", "move", "shove"):
        return _act(words)
    match words:
        case ["summon", card, column]:
            return Summon(card, _column(column, words))
        case ["freeze", monster, column]:
            return Freeze(monster, _column(column, words))
        case ["push", monster, target, column]:
            return Push(monster, target, _column(column, words))
        case ["repeat", phase] if phase in _REPEATS:
            return _REPEATS[phase]
    raise UnreadablePlanError(" ".join(words))


def _act(words: list[str]) -> Act:
    match words:
        case ["attack", monster]:
            return Act(monster, "attack")
        case ["attack", monster, column]:
            return Act(monster, "attack", aim=_column(column, words))
        case ["move", monster, column]:
            return Act(monster, "move", to=_column(column, words))
        case ["shove", monster, target, column]:
            return Act(monster, "push", to=_column(column, words), target=target)
    raise UnreadablePlanError(" ".join(words))


def _column(text: str, words: list[str]) -> int:
    if len(text) != 1 or text not in "01234":
        raise UnreadablePlanError(" ".join(words))
    return int(text)


def _cast(card: str, rest: list[str], words: list[str]) -> Cast:
    match rest:
        case []:
            return Cast(card)
        case [pair, column] if "-" in pair:
            one, _, other = pair.partition("-")
            rows = (_side_row(one, words), _side_row(other, words))
            return Cast(card, pair=rows, column=_column(column, words))
        case [at]:
            return Cast(card, _place(at, words))
        case [at, monster, uid] if uid.startswith(BROUGHT):
            return Cast(card, _place(at, words), monster=monster, uid=uid)
    raise UnreadablePlanError(" ".join(words))


def _place(text: str, words: list[str]) -> Place:
    side, row = _side_row(text[:2], words)
    column = _column(text[2:], words)
    return Place(side, row, column)


def _side_row(text: str, words: list[str]) -> tuple[int, Row]:
    if len(text) != 2 or text[0] not in "01" or text[1] not in _ROWS:
        raise UnreadablePlanError(" ".join(words))
    return int(text[0]), _ROWS[text[1]]
