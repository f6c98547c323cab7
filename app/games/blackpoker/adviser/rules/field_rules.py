"""The field: whose cards they are, bulwarks in their order, characters that stay whole (4.5.3)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from app.core.ids import SeatId
from app.games.advising.common_plays import (
    Attached,
    Detached,
    Entered,
    Left,
    Moved,
    Rotated,
    Shifted,
    Swapped,
    Unstacked,
)
from app.games.blackpoker.adviser.blackpoker_plays import Reordered, Turned
from app.games.blackpoker.adviser.blackpoker_position import Position
from app.games.blackpoker.adviser.rules.coded_rule import Found, code, player
from app.games.blackpoker.table.blackpoker_zones import BULWARKS, SOLDIERS, TRUMPS

TURNING = ("damageJudge", "reverse", "surprise", "destroyBulwark", "reanimate")
"""Actions by which characters are turned over."""
TOUCHING = (Moved, Entered, Left, Shifted, Rotated, Turned, Attached, Detached, Swapped)


def _whose(position: Position, play: Any) -> Iterator[SeatId]:
    """Yield whose areas a play reaches into."""
    for zone in (getattr(play, "source", ""), getattr(play, "goal", "")):
        whose = zone.rpartition(".")[2]
        if whose.isdecimal():
            yield int(whose)
    for name in ("unit", "one", "other"):
        piece = position.pieces.get(getattr(play, name, ""))
        if piece is not None:
            yield piece.seat


@code(
    "TOUCH_OPPONENT",
    "illegal",
    *TOUCHING,
    en="Nobody moves, turns or flips a card in the other's area: ask for it instead.",
    ja="相手のカードには触れません。相手に頼んで動かしてもらいます。",
    source="rule book 4.7.2, 4.5.1.2",
    when="always",
)
def _touch_opponent(position: Position, play: Any) -> Iterator[Found]:
    if play.by < 0:
        return
    for seat in sorted(set(_whose(position, play))):
        if seat != play.by:
            yield player(seat)


@code(
    "BULWARK_ORDER",
    "illegal",
    Reordered,
    Swapped,
    en="Bulwarks keep their order, and a new one is put on the side of the deck.",
    ja="防壁の並びは変えません。新しい防壁はデッキ側に置きます。",
    source="rule book 4.5.3.1",
)
def _bulwark_order(position: Position, play: Reordered | Swapped) -> Iterator[Found]:
    if position.trumping:
        return
    if isinstance(play, Reordered):
        yield player(int(play.zone.rpartition(".")[2]))
        return
    pieces = [position.pieces.get(one) for one in (play.one, play.other)]
    if all(one is not None and one.kind == "bulwark" for one in pieces):
        yield (play.one, play.other)


@code(
    "UNIT_SPLIT",
    "illegal",
    Detached,
    Unstacked,
    Moved,
    en="The cards of a character stay together.",
    ja="1体のキャラクターのカードは一緒に動かします。",
    source="rule book 4.4.3 note",
)
def _unit_split(position: Position, play: Detached | Unstacked | Moved) -> Iterator[Found]:
    piece = position.pieces.get(play.unit)
    if piece is None or piece.kind != "soldier" or len(piece.cards) < 2:
        return
    gone = sum(
        max(1, getattr(one, "count", 1))
        for one in position.gesture
        if isinstance(one, Detached | Unstacked | Moved) and one.unit == play.unit
    )
    if gone < len(piece.cards):
        yield (play.unit,)


@code(
    "BULWARK_PILE",
    "illegal",
    Shifted,
    Attached,
    en="A character of several cards becomes as many bulwarks, one for each card.",
    ja="重なったキャラクターは、カード1枚につき1つの防壁になります。",
    source="rule book 4.4.3 note",
)
def _bulwark_pile(position: Position, play: Shifted | Attached) -> Iterator[Found]:
    piece = position.pieces.get(play.unit)
    if piece is None:
        return
    if isinstance(play, Attached):
        if piece.kind == "bulwark":
            yield (play.unit,)
    elif play.goal.startswith(BULWARKS) and len(piece.cards) > 1:
        yield (play.unit,)


@code(
    "ORIENTATION",
    "reminder",
    Turned,
    Entered,
    en="Soldiers lie face up, bulwarks face down.",
    ja="兵士は表向き、防壁は裏向きに置きます。",
    source="act list",
)
def _orientation(position: Position, play: Turned | Entered) -> Iterator[Found]:
    if isinstance(play, Entered):
        soldier, wall = play.goal.startswith(SOLDIERS), play.goal.startswith(BULWARKS)
        if (soldier and play.up is False) or (wall and play.up is True):
            yield tuple(one for one in (play.unit,) if one) or player(play.by)
        return
    piece = position.pieces.get(play.unit)
    doing = position.trumping or position.does(*TURNING)
    leaves = any(isinstance(one, Left) and one.unit == play.unit for one in position.gesture)
    if piece is None or doing or leaves:
        return
    if (piece.kind == "soldier" and not play.up) or (piece.kind == "bulwark" and play.up):
        yield (play.unit,)


@code(
    "TRUMP_LIMIT",
    "illegal",
    Entered,
    en="Two trumps are laid at most.",
    ja="置ける切札は2枚までです。",
    source="rule book 4.6.4",
    when="always",
)
def _trump_limit(position: Position, play: Entered) -> Iterator[Found]:
    zone, _, whose = play.goal.partition(".")
    if zone != TRUMPS or not whose.isdecimal():
        return
    there = len(position.of(int(whose), "trump"))
    if there + len(play.cards) > 2:
        yield player(int(whose))


@code(
    "TRUMP_REOPEN",
    "illegal",
    Turned,
    en="From edition 8.1 on a trump that was closed in this turn is not opened again in it.",
    ja="第8.1版から、この手番に閉じた切札は同じ手番には開けません。",
    source="fog list: Close",
)
def _trump_reopen(position: Position, play: Turned) -> Iterator[Found]:
    piece = position.pieces.get(play.unit)
    if piece is None or piece.kind != "trump" or position.edition == "6":
        return
    if play.up and play.unit in position.past.closed:
        yield (play.unit,)
