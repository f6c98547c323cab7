"""Typed acts of monsters: attacks, moves, and what is done before the actions."""

from __future__ import annotations

from collections.abc import Sequence

from app.core.text.wording import either
from app.core.text.words import Words
from app.games.nullpoga.planning import drafting as d
from app.games.nullpoga.planning.entry_words import short_name
from app.games.nullpoga.planning.fighters import Fighter, fighters, moves_to
from app.games.nullpoga.resolver.board_values import BATTLE, STANDBY, Place
from app.games.nullpoga.resolver.turn_plans import Act, Freeze, Plan, Push
from app.games.nullpoga.text_play.command_words import repeated_phase
from app.games.nullpoga.text_play.typed_cells import (
    is_place,
    place_word,
    read_enemy,
    read_own_battle,
)
from app.games.nullpoga.text_play.typed_errors import TypedError, typed_otherwise
from app.games.nullpoga.text_play.typing_seat import TypingSeat

ARCHER, WITCH, KNIGHT, MAGE = "archer", "frost_witch", "tempest_knight", "chrono_mage"
TWO, THREE = 2, 3
"""Words of a command."""


def attack(seat: TypingSeat, words: Sequence[str]) -> Plan:
    """Let a monster attack, an archer where it aims: "2", "2 e4". Raises TypedError."""
    if not words:
        raise typed_otherwise("attack")
    aimed = len(words) > 1 and is_place(words[-1])
    one = seat.fighter(words[:-1] if aimed else words)
    if not aimed:
        return d.with_act(seat.plan, Act(one.uid, "attack"))
    if one.card != ARCHER:
        name = short_name(one.card)
        raise TypedError(
            Words(
                f"{name.en} attacks the cell it faces. Leave the second cell out.",
                f"{name.ja}が攻撃できるのは正面のマスです。2つ目のマスを省いてください。",
            )
        )
    aim = read_enemy(words[-1], seat.own).column
    return d.with_act(seat.plan, Act(one.uid, "attack", aim=aim))


def move(seat: TypingSeat, words: Sequence[str]) -> Plan:
    """Let a monster move to a neighbouring cell: "2 3". Raises TypedError."""
    if len(words) < TWO:
        raise typed_otherwise("move")
    one = seat.fighter(words[:-1])
    goal = read_own_battle(words[-1], seat.own).column
    goals = moves_to(seat.board, seat.own, seat.plan, one.uid, seat.rulings)
    if goal not in goals:
        raise TypedError(_no_goal(one, goals, seat.own))
    return d.with_act(seat.plan, Act(one.uid, "move", goal))


def _no_goal(one: Fighter, goals: Sequence[int], own: int) -> Words:
    name = short_name(one.card)
    if not goals:
        return Words(
            f"{name.en} cannot move: the cells beside it are taken.",
            f"{name.ja}は動けません。隣のマスが空いていません。",
        )
    words = sorted(
        (place_word(Place(own, BATTLE, at), own) for at in goals), key=lambda one: one.en
    )
    there = either(words)
    return Words(
        f"{name.en} can move to {there.en}. Type one of those.",
        f"{name.ja}が動けるマスは{there.ja}です。その中から入力してください。",
    )


def freeze(seat: TypingSeat, words: Sequence[str]) -> Plan:
    """Let a Frost Witch freeze who stands on a cell: "e4", "2 e4" with two. Raises TypedError."""
    if not 0 < len(words) <= TWO:
        raise typed_otherwise("freeze")
    busy = [one.monster for one in seat.plan.freeze]
    witch = _of(seat, WITCH, words[:-1], busy)
    column = read_enemy(words[-1], seat.own).column
    return d.with_freeze(seat.plan, Freeze(witch.uid, column))


def push(seat: TypingSeat, words: Sequence[str]) -> Plan:
    """Let a Tempest Knight push an enemy: "e4 e5", "2 e4 e5" with two. Raises TypedError."""
    if not TWO <= len(words) <= THREE:
        raise typed_otherwise("push")
    as_act = seat.rulings.push == "as_act"
    busy = [one.monster for one in (seat.plan.actions if as_act else seat.plan.push)]
    knight = _of(seat, KNIGHT, words[:-2], busy)
    source, goal = (read_enemy(word, seat.own) for word in words[-2:])
    rows = (source.row,) if source.row == STANDBY else (BATTLE, STANDBY)
    stands = (seat.board.at(Place(source.side, row, source.column)) for row in rows)
    held = next((one for one in stands if one is not None), None)
    if held is None:
        raise TypedError(
            Words(
                f"Nobody stands on {words[-2]}. Name the cell of an enemy monster.",
                f"{words[-2]}にモンスターはいません。相手のモンスターのマスを指定してください。",
            )
        )
    if as_act:
        return d.with_act(seat.plan, Act(knight.uid, "push", goal.column, target=held.uid))
    return d.with_push(seat.plan, Push(knight.uid, held.uid, goal.column))


def _of(seat: TypingSeat, card: str, words: Sequence[str], busy: Sequence[str]) -> Fighter:
    """Return the monster of a kind that is meant: the one named, else one that is free."""
    name = short_name(card)
    if words:
        one = seat.fighter(words)
        if one.card == card:
            return one
        raise TypedError(
            Words(
                f"{words[0]} is not a {name.en}. Name its cell, or leave it out.",
                f"{words[0]}は{name.ja}ではありません。マスを直すか、省いてください。",
            )
        )
    there = [one for one in fighters(seat.board, seat.own, seat.plan).values() if one.card == card]
    if not there:
        raise TypedError(
            Words(
                f"This takes a {name.en} in your battle zone, and there is none.",
                f"自分のバトルに{name.ja}がいないため、できません。",
            )
        )
    return min(there, key=lambda one: one.uid in busy)


def repeat(seat: TypingSeat, words: Sequence[str]) -> Plan:
    """Have a Chrono Mage repeat a phase; the same again takes it out. Raises TypedError."""
    phase = repeated_phase(words[0]) if len(words) == 1 else ""
    if not phase:
        raise typed_otherwise("repeat")
    if seat.rulings.repeat == "off":
        raise TypedError(
            Words(
                "At this table nothing is repeated. Take it out of the plan.",
                "この卓では繰り返しは使えません。計画から外してください。",
            )
        )
    _of(seat, MAGE, (), ())
    return d.with_repeat(seat.plan, "spells" if phase == "spells" else "actions")
