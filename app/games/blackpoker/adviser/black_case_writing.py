"""Writes a position in the form of case files, for a judge."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from app.core.view import SeatView
from app.games.blackpoker.adviser.black_pieces import Piece
from app.games.blackpoker.adviser.blackpoker_memory import Doing, Memory
from app.games.blackpoker.adviser.blackpoker_position import Player, Position, position_of
from app.games.blackpoker.adviser.written_cards import JOKER

JOKERS = {ref: name.capitalize() for name, ref in reversed(JOKER.items()) if name != "jr"}
"""Jokers by their keys, as a case writes them."""


def case_of(memory: Memory, view: SeatView) -> dict[str, Any]:
    """Return the position that a seat sees as a file with one case, in which nothing is tried."""
    seats = view.setting.seats
    names = tuple(seat.name for seat in seats)
    if len({*names}) < len(names):
        names = tuple("ABCD"[: len(names)])
    position = position_of(view, memory, ())
    name = f"turn-{view.turn.number}-{names[view.turn.seat]}"
    return {
        "game": view.setting.game,
        "cases": [{"id": name, "state": state_of(position, names), "moves": []}],
    }


def state_of(position: Position, names: tuple[str, ...]) -> dict[str, Any]:
    """Return what is known of a position as a `state`; what is as usual is left out."""
    agreed = {key: said for key, said in position.options if key not in ("edition", "format")}
    past = position.past
    state: dict[str, Any] = {
        "edition": position.edition,
        "format": position.rules.format,
        "options": agreed,
        "turn": names[position.turn],
        "number": position.number,
        "used": sorted(position.used),
        "players": {
            names[one.seat]: {**_player(one), **_side(position, one)} for one in position.players
        },
        "stage": [
            {
                "id": one.id,
                "by": names[one.seat],
                "action": one.action,
                "keys": _cards(one.keys),
                "targets": [*one.targets],
            }
            for one in position.stage
        ],
        "owed": [{"action": action, "by": names[seat]} for action, seat in past.owed],
        "uncharged": sorted(past.uncharged),
        "closed": sorted(past.closed),
    }
    if position.chance is not None:
        state["chance"] = names[position.chance]
    elif position.stage:
        state["passed"] = True
    if past.doing is not None:
        state["doing"] = _doing(past.doing, names)
    return {key: said for key, said in state.items() if said not in ([], {})}


def _cards(refs: Iterable[str | None]) -> list[str]:
    return [_card(ref) for ref in refs]


def _card(ref: str | None) -> str:
    return "any" if ref is None else JOKERS.get(ref, ref.replace("-", ""))


def _player(one: Player) -> dict[str, Any]:
    return {"hand": one.hand, "deck": one.deck, "grave": one.grave or 0}


def _side(position: Position, one: Player) -> dict[str, Any]:
    sides = {"soldiers": "soldier", "bulwarks": "bulwark", "trumps": "trump"}
    found: dict[str, Any] = {}
    for key, kind in sides.items():
        pieces = [_piece(p) for p in position.all_pieces if p.seat == one.seat and p.kind == kind]
        found.update({key: pieces} if pieces else {})
    return found


def _piece(piece: Piece) -> dict[str, Any]:
    said = {
        "driven": piece.driven,
        "fresh": piece.fresh,
        "more": piece.more,
        "attacks": piece.attacks,
        "blocks": piece.blocks,
    }
    usual = piece.kind == "soldier"
    up = {} if piece.up == usual else {"up": piece.up}
    rest = {key: value for key, value in said.items() if value}
    return {"uid": piece.id, "cards": _cards(piece.cards), **rest, **up}


def _doing(doing: Doing, names: tuple[str, ...]) -> dict[str, Any]:
    said = {
        "fizzled": doing.fizzled,
        "drawn": doing.drawn,
        "took": doing.took,
        "shown": doing.shown,
        "shuffled": doing.shuffled,
    }
    told = {key: value for key, value in said.items() if value}
    told |= {} if doing.resolved else {"resolved": False}
    return {"action": doing.action, "by": names[doing.seat], "id": doing.id, **told}
