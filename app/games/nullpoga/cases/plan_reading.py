"""Plans as case files write them: spells, summons, actions, freeze, push, repeat."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Literal, TypeVar

from app.games.nullpoga.cases import case_values as read
from app.games.nullpoga.resolver.board_values import Row
from app.games.nullpoga.resolver.turn_plans import (
    Act,
    Cast,
    Freeze,
    Plan,
    Push,
    Repeat,
    Summon,
)
from app.games.nullpoga.resolver.working_board import Cards

MOST_ENTRIES = 60
"""Of one kind in a plan."""
PLAN = ("spells", "summons", "actions", "freeze", "push", "repeat")
CAST = ("card", "target", "pair", "col", "monster", "id")
Entry = TypeVar("Entry")


def read_plan(held: Any, where: str, cards: Cards) -> Plan:
    """Return a player's plan. Raises CaseError."""
    said = read.mapping(held, where, PLAN)

    def each(kind: str, reader: Callable[[Any, str, Cards], Entry]) -> tuple[Entry, ...]:
        listed = read.entries(said.get(kind, []), f"{where}.{kind}", MOST_ENTRIES)
        return tuple(
            reader(one, f"{where}.{kind}.{number}", cards) for number, one in enumerate(listed, 1)
        )

    return Plan(
        each("spells", _cast),
        each("summons", _summon),
        each("actions", _act),
        each("freeze", _freeze),
        each("push", _push),
        _repeat(said, where),
    )


def card_of(held: Any, where: str, cards: Cards) -> str:
    """Return the id of a card there is. Raises CaseError."""
    return read.one_of(held, where, cards)


def _repeat(said: Mapping[str, Any], where: str) -> Repeat:
    if said.get("repeat") is None:
        return ""
    phase = read.one_of(said["repeat"], f"{where}.repeat", ("spells", "actions"))
    return "spells" if phase == "spells" else "actions"


def _cast(held: Any, where: str, cards: Cards) -> Cast:
    said = read.mapping(held, where, CAST)
    return Cast(
        card_of(said.get("card"), f"{where}.card", cards),
        read.place(said["target"], f"{where}.target") if "target" in said else None,
        _pair(said["pair"], f"{where}.pair") if "pair" in said else None,
        read.column(said["col"], f"{where}.col") if "col" in said else -1,
        card_of(said["monster"], f"{where}.monster", cards) if "monster" in said else "",
        read.name(said["id"], f"{where}.id") if "id" in said else "",
    )


def _pair(held: Any, where: str) -> tuple[tuple[int, Row], tuple[int, Row]]:
    rows = read.entries(held, where, 2)
    if len(rows) != 2:
        raise read.needed(where, read.PAIR, held)
    one, other = (_side_and_row(said, f"{where}.{number}") for number, said in enumerate(rows, 1))
    return one, other


def _side_and_row(held: Any, where: str) -> tuple[int, Row]:
    said = read.entries(held, where, 2)
    if len(said) != 2:
        raise read.needed(where, read.PAIR, held)
    return read.side(said[0], where), read.row(said[1], where)


def _summon(held: Any, where: str, cards: Cards) -> Summon:
    said = read.mapping(held, where, ("card", "col", "id"))
    return Summon(
        card_of(said.get("card"), f"{where}.card", cards),
        read.column(said.get("col"), f"{where}.col"),
        read.name(said["id"], f"{where}.id") if "id" in said else "",
    )


def _act(held: Any, where: str, _cards: Cards) -> Act:
    said = read.mapping(held, where, ("m", "do", "to", "col", "target"))
    kinds: dict[str, Literal["attack", "move", "push"]] = {
        "attack": "attack",
        "move": "move",
        "push": "push",
    }
    do = kinds[read.one_of(said.get("do"), f"{where}.do", kinds)]
    return Act(
        read.name(said.get("m"), f"{where}.m"),
        do,
        -1 if do == "attack" else read.column(said.get("to"), f"{where}.to"),
        read.column(said["col"], f"{where}.col") if "col" in said else -1,
        read.name(said.get("target"), f"{where}.target") if do == "push" else "",
    )


def _freeze(held: Any, where: str, _cards: Cards) -> Freeze:
    said = read.mapping(held, where, ("m", "col"))
    return Freeze(
        read.name(said.get("m"), f"{where}.m"), read.column(said.get("col"), f"{where}.col")
    )


def _push(held: Any, where: str, _cards: Cards) -> Push:
    said = read.mapping(held, where, ("m", "target", "to"))
    return Push(
        read.name(said.get("m"), f"{where}.m"),
        read.name(said.get("target"), f"{where}.target"),
        read.column(said.get("to"), f"{where}.to"),
    )
