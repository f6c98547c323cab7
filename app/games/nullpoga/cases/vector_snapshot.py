"""A board as case files expect it: JSON with columns as names, hands and wilderness sorted."""

from __future__ import annotations

from typing import Any

from app.games.nullpoga.resolver.board_values import SIDE_NAMES, Board, Cells, Side


def snapshot(board: Board) -> dict[str, Any]:
    """Return all that is told of a board."""
    sides = {name: _side(board.sides[number]) for number, name in enumerate(SIDE_NAMES)}
    return {"winner": board.winner or None, **sides}


def compared(board: Board) -> dict[str, Any]:
    """Return what expectations are compared with: what is told, and the sorted decks."""
    told = snapshot(board)
    for name, side in zip(SIDE_NAMES, board.sides, strict=True):
        told[name]["deck"] = sorted(side.deck)
    return told


def _side(side: Side) -> dict[str, Any]:
    return {
        "life": side.life,
        "mana": side.mana,
        "hand": sorted(side.hand),
        "wild": list(side.wild),
        "battle": _cells(side.battle),
        "standby": _cells(side.standby),
    }


def _cells(cells: Cells) -> dict[str, Any]:
    return {
        str(column): {"card": held.card, "attack": held.strength, "life": held.life}
        for column, held in enumerate(cells)
        if held is not None
    }
