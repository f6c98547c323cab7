"""A case in a few words: what is written in it, and what is read of that.

plays("attack", attack="Bite", damage=40)    what a move of A comes to
at(log={"gx_used": ["A"]})                   the position of a case that says so
reader(coin="heads")                         an object of a case by itself
"""

from __future__ import annotations

from typing import Any

import pytest

from app.games.advising.cases.case_fields import CaseError
from app.games.advising.cases.case_vocabulary import CaseMove, WrittenCase
from app.games.pokemon.adviser.cases.case_cards import Reader
from app.games.pokemon.adviser.cases.case_file import read_case
from app.games.pokemon.adviser.model.plays import Play
from app.games.pokemon.adviser.model.position import Position
from app.games.pokemon.adviser.model.position_sides import Mon, Side
from app.games.pokemon.cards.card_record import Card
from app.games.pokemon.cards.every_card import known_base

SETUP = {"turn": {"player": "A", "phase": "setup"}, "players": {"A": {}, "B": {}}}

A, B = 0, 1
PLAYERS = {"A": A, "B": B}
DREEPY = {"uid": "a1", "card": "Dreepy", "energy": ["MEE-2"]}
DUSKULL = {"uid": "b1", "card": "Duskull", "energy": ["MEE-5"]}
TABLE = {
    "A": {"active": [DREEPY], "bench": [{"uid": "a2", "card": None}]},
    "B": {"active": [DUSKULL], "bench": [{"uid": "b2", "card": None}]},
}
"""Who plays where a case says nothing else; it is A's third turn."""


def reader(**written: Any) -> Reader:
    """Return an object of a case that stands "here"."""
    return Reader(written, "here", known_base())


def whole(*moves: dict[str, Any], **state: Any) -> dict[str, Any]:
    """Return a case with these moves, and with parts of its state changed."""
    told = {"seats": ["A", "B"], "turn": {"player": "A"}, "players": TABLE, **state}
    return {"id": "one", "state": told, "moves": [{"move": {"by": "A", **one}} for one in moves]}


def case(move: dict[str, Any], **state: Any) -> CaseMove:
    """Return a move of A as it is read, with parts of the state changed."""
    return read_case(whole(move, **state), 1, known_base()).moves[0]


def at(**state: Any) -> Position:
    """Return the position of a case, with parts of its state changed."""
    return case({"type": "nothing"}, **state).position


def plays(kind: str, state: dict[str, Any] | None = None, /, **move: Any) -> tuple[Play, ...]:
    """Return what a move of A comes to. Raises CaseError."""
    tried = case({"type": kind, **move}, **(state or {}))
    if tried.error is not None:
        raise CaseError(tried.error)
    return tried.plays


def having(**fields: Any) -> dict[str, Any]:
    """Return the players of the table, with fields of A's Active Pokémon changed."""
    return {**TABLE, "A": {"active": [{**DREEPY, **fields}]}}


def card(name: str) -> Card:
    """Return the card that a name or an id of a case means."""
    return reader().card_called(name)


def side(**fields: Any) -> Side:
    return at(players={"A": fields, "B": {}}).side(A)


def mon(**fields: Any) -> Mon:
    """Return the Active Pokémon of A."""
    return at(players={"A": {"active": fields}, "B": {}}).side(A).mons[0]


def read(entry: Any) -> WrittenCase:
    return read_case(entry, 7, known_base())


def refused(entry: Any) -> str:
    with pytest.raises(CaseError) as wrong:
        read(entry)
    return wrong.value.words.en
