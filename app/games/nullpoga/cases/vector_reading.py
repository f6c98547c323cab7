"""Worked turns as case files write them: a board, then the plans and expectations of each turn."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from app.core.data.value import value
from app.core.text.words import Words
from app.games.nullpoga.cases import case_values as read
from app.games.nullpoga.cases.plan_reading import card_of, read_plan
from app.games.nullpoga.resolver.board_values import (
    COLUMNS,
    FULL_LIFE,
    MOST_MANA,
    SIDE_NAMES,
    SIDES,
    Board,
    Side,
    Standing,
)
from app.games.nullpoga.resolver.rulings import CHOICES, Rulings, rulings_of
from app.games.nullpoga.resolver.turn_plans import Plans
from app.games.nullpoga.resolver.working_board import Cards

MOST_TURNS = 200
MOST_CARDS = 200
"""Of a hand or a deck."""
LAST_TURN = 999
USUAL_DECK = ("rat",) * 10
SIDE = ("life", "mana", "hand", "deck", "battle", "standby", "wild")
STANDING = ("id", "card", "attack", "atk", "life")
MOMENTS = ("end", "next")


@value
class PlannedTurn:
    """The plans of a turn and what is expected of it, by moment."""

    plans: Plans
    expected: Mapping[str, Any]


@value
class Vector:
    """A board and the turns that are played from it."""

    board: Board
    turns: tuple[PlannedTurn, ...]
    rulings: Rulings


def read_vector(held: Any, cards: Cards) -> Vector:
    """Return a worked case. Raises CaseError."""
    said = read.mapping(held, "")
    board = _board(read.mapping(said.get("init", {}), "init", ("turn", "A", "B")), cards)
    turns = read.entries(said.get("turns"), "turns", MOST_TURNS)
    return Vector(
        board,
        tuple(_turn(one, f"turns.{number}", cards) for number, one in enumerate(turns, 1)),
        _rulings(said.get("options", {})),
    )


def _rulings(held: Any) -> Rulings:
    said = read.mapping(held, "options", CHOICES)
    return rulings_of(
        {name: read.one_of(said[name], f"options.{name}", CHOICES[name]) for name in said}
    )


def _board(said: Mapping[str, Any], cards: Cards) -> Board:
    turn = read.whole(said.get("turn", 1), "init.turn", 1, LAST_TURN)
    called: set[str] = set()
    first, second = (
        _side(said.get(SIDE_NAMES[side], {}), side, turn, cards, called) for side in SIDES
    )
    return Board((first, second), turn)


def _side(held: Any, number: int, turn: int, cards: Cards, called: set[str]) -> Side:
    where = f"init.{SIDE_NAMES[number]}"
    said = read.mapping(held, where, SIDE)

    def pile(kind: str, usual: tuple[str, ...]) -> tuple[str, ...]:
        if kind not in said:
            return usual
        listed = read.entries(said[kind], f"{where}.{kind}", MOST_CARDS)
        return tuple(
            _in_decks(one, f"{where}.{kind}.{at}", cards) for at, one in enumerate(listed, 1)
        )

    def cells(kind: str) -> tuple[Standing | None, ...]:
        line: list[Standing | None] = [None] * COLUMNS
        for at, one in read.mapping(said.get(kind, {}), f"{where}.{kind}").items():
            column = int(read.one_of(at, f"{where}.{kind}", [*map(str, range(COLUMNS))]))
            line[column] = _standing(one, f"{where}.{kind}.{at}", number, cards, called)
        return tuple(line)

    wild = read.entries(said.get("wild", []), f"{where}.wild", COLUMNS)
    return Side(
        read.whole(said.get("life", FULL_LIFE), f"{where}.life"),
        read.whole(said.get("mana", min(turn, MOST_MANA)), f"{where}.mana", 0),
        pile("hand", ()),
        pile("deck", USUAL_DECK),
        (),
        tuple(sorted({read.column(one, f"{where}.wild") for one in wild})),
        cells("battle"),
        cells("standby"),
    )


def _in_decks(held: Any, where: str, cards: Cards) -> str:
    card = card_of(held, where, cards)
    if cards[card].kind == "token":
        raise read.needed(where, Words("a card that is not a token", "トークンでないカード"), held)
    return card


def _standing(held: Any, where: str, number: int, cards: Cards, called: set[str]) -> Standing:
    said = read.mapping(held, where, STANDING)
    card = cards[card_of(said.get("card"), f"{where}.card", cards)]
    if card.kind == "spell":
        raise read.needed(f"{where}.card", Words("a monster", "モンスター"), card.id)
    uid = read.name(said.get("id", f"{where}"), f"{where}.id")
    if uid in called:
        raise read.CaseError(
            f"{where}.id", Words("another monster has this id", "同じidのモンスターがいます")
        )
    called.add(uid)
    attack = said.get("attack", said.get("atk", card.attack))
    life = read.whole(said.get("life", card.life), f"{where}.life", 1)
    return Standing(
        uid,
        card.id,
        read.whole(attack, f"{where}.attack", 0),
        life,
        max(life, card.life),
        number,
    )


def _turn(held: Any, where: str, cards: Cards) -> PlannedTurn:
    said = read.mapping(held, where)
    plans = read.mapping(said.get("plans", {}), f"{where}.plans", SIDE_NAMES)
    first, second = (
        read_plan(plans.get(side, {}), f"{where}.plans.{side}", cards) for side in SIDE_NAMES
    )
    expected = {
        moment: read.mapping(said[moment], f"{where}.{moment}")
        for moment in MOMENTS
        if said.get(moment) is not None
    }
    return PlannedTurn((first, second), expected)
