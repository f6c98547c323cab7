"""How plays change what a seat remembers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from app.core.data.value import replace
from app.core.ids import SeatId
from app.core.view import SeatView
from app.games.advising import common_plays as q
from app.games.blackpoker.adviser import blackpoker_plays as p
from app.games.blackpoker.adviser.aim_problems import due_of, is_lost
from app.games.blackpoker.adviser.black_pieces import Piece
from app.games.blackpoker.adviser.blackpoker_memory import Due, Memory
from app.games.blackpoker.adviser.blackpoker_position import (
    Position,
    Waiting,
    doing_of,
    position_of,
)
from app.games.blackpoker.flow.ability_hooks import NEXT_GENERATION
from app.games.blackpoker.flow.stage_reading import PREPARED
from app.games.blackpoker.rules.card_values import is_high
from app.games.blackpoker.rules.trump_characters import KINGS
from app.games.blackpoker.table.blackpoker_zones import DECK, GRAVE, HAND, KEYS
from app.games.blackpoker.table.field import ATTACKS


def noted(memory: Memory, view: SeatView, play: Any) -> Memory:
    """Return what a seat remembers after a play; `view` is what it saw just before."""
    if type(play) not in _CHANGES:
        return memory
    return noting(memory, position_of(view, memory, ()), play)


def noting(memory: Memory, position: Position, play: Any) -> Memory:
    """Return what is remembered after a play that is made from a position."""
    changing = _CHANGES.get(type(play))
    if changing is None:
        return memory
    if type(play) in _EFFECTS:
        memory = _carried(memory, position)
    return changing(memory, position, play)


def _carried(memory: Memory, position: Position) -> Memory:
    """Return the memory in which what is carried out now is kept, with what it is to do."""
    doing = position.doing
    if doing is None or (memory.doing is not None and memory.doing.id == doing.id):
        return memory
    one = position.waiting(doing.id)
    if one is None:
        return memory
    return _begun(memory, position, one.id)


def _begun(memory: Memory, position: Position, name: str) -> Memory:
    one = position.waiting(name)
    if one is None:
        return memory
    early = position.chance is not None
    doing = replace(doing_of(one), fizzled=is_lost(position, one), early=early)
    return replace(memory, doing=doing, due=due_of(position, doing), paying=(), drove=frozenset())


# -- the stage ------------------------------------------------------------------------------------


def _start(memory: Memory, position: Position, play: p.Start) -> Memory:
    owed = list(memory.owed)
    mine = next((one for one in owed if one[0] == play.action), None)
    if play.triggered or (mine is not None and play.action != NEXT_GENERATION):
        if mine is not None:
            owed.remove(mine)
        return replace(memory, owed=tuple(owed))
    rest = tuple([one for one in memory.paying if one[0] != play.by])
    action = position.action(play.action)
    memory = replace(
        memory.having(play),
        paying=rest,
        open=None if play.whole else play,
        doing=None,
        due=None,
        drove=frozenset(),
    )
    if action is not None and action.immediate:
        one = Waiting(play.id, play.by, play.action, play.keys, play.targets)
        memory = replace(memory, doing=doing_of(one))
    return memory


def _carrying(memory: Memory, position: Position, play: p.Carrying) -> Memory:
    known = memory.doing is not None and memory.doing.id == play.id
    return memory if known else _begun(memory, position, play.id)


def _resolve(memory: Memory, position: Position, play: p.Resolve) -> Memory:
    if play.outcome != "resolved":
        top = position.top
        return memory if top is None or top.id == play.id else _carried(memory, position)
    if memory.doing is None or memory.doing.id != play.id:
        memory = _begun(memory, position, play.id)
    doing = memory.doing
    if doing is None:
        return memory
    owed = memory.owed
    if doing.action == "block":
        owed = (*owed, ("damageJudge", doing.seat))
    return replace(memory, doing=replace(doing, resolved=True), owed=owed, paying=())


def _went_on(memory: Memory, _position: Position, _play: p.WentOn) -> Memory:
    # What was given as a cost is triggered once the action is started.
    owed = tuple(one for one in memory.owed if memory.sacrifices(one[1]))
    return replace(memory, doing=None, due=None, owed=owed, uncharged=frozenset(), open=None)


def _turn(memory: Memory, position: Position, play: q.TurnBegun) -> Memory:
    first = position.number == 0
    driven = frozenset(one.id for one in position.of(play.seat) if one.driven)
    return replace(
        memory,
        turn=(),
        paying=(),
        open=None,
        drove=frozenset(),
        closed=frozenset(),
        uncharged=frozenset() if first else driven,
        owed=() if first else (*memory.owed, ("draw", play.seat)),
    )


# -- cards ----------------------------------------------------------------------------------------


def _moved(memory: Memory, position: Position, play: q.Moved) -> Memory:
    source, _, whose = play.source.partition(".")
    goal = play.goal.partition(".")[0]
    if not whose.isdecimal():
        return memory
    seat, count = int(whose), max(play.count, len(play.cards))
    if goal == HAND and source in (DECK, GRAVE):
        owed = (NEXT_GENERATION, seat)
        return _without(memory, owed) if owed in memory.owed else _took(memory, seat, count)
    if goal == KEYS:
        shown = play.cards or (None,) * count
        return memory.paying_more(seat, p.Paid(keys=shown, sources=(source,) * len(shown)))
    if goal == GRAVE and source == DECK:
        return _milled(memory, position, seat, count)
    if goal == GRAVE and source == HAND:
        return memory.paying_more(seat, p.Paid(discards=count))
    return memory


def _milled(memory: Memory, position: Position, seat: int, count: int) -> Memory:
    """Return the memory after cards of a deck went to the graveyard: damage, or what L asks for."""
    if memory.due is not None and memory.due.left(seat) > 0:
        return replace(memory, due=memory.due.taking(seat, count))
    if (NEXT_GENERATION, seat) in memory.owed or position.trumping:
        return memory
    return memory.paying_more(seat, p.Paid(damage=count))


def _took(memory: Memory, seat: int, count: int) -> Memory:
    doing = memory.doing
    if doing is None or doing.seat != seat:
        return memory
    return replace(memory, doing=replace(doing, drawn=doing.drawn + count, took=True))


def _without(memory: Memory, trigger: tuple[str, int]) -> Memory:
    owed = list(memory.owed)
    owed.remove(trigger)
    return replace(memory, owed=tuple(owed))


def _left(memory: Memory, position: Position, play: q.Left) -> Memory:
    piece = position.pieces.get(play.unit)
    if piece is None or not play.goal.startswith(GRAVE) or piece.kind not in ("soldier", "bulwark"):
        return memory
    made = piece.kind == "soldier" and piece.character not in ("", *KINGS)
    high = 0 if made else sum(is_high(ref) for ref in piece.known)
    if NEXT_GENERATION in position.rules.actions:
        memory = replace(memory, owed=(*memory.owed, *(((NEXT_GENERATION, piece.seat),) * high)))
    due, doing = memory.due, memory.doing
    done = doing is not None and doing.resolved
    if due is not None and (not done or play.unit in due.losers | {*dict(due.walls)}):
        return replace(memory, due=_fallen(due, play.unit, piece.known, up=piece.up))
    by = _who(play.by, piece)
    gives = (play.unit,) if piece.seat == by else ()
    foreign = () if gives else (play.unit,)
    return memory.paying_more(by, p.Paid(gives=gives, foreign=foreign))


def _who(by: SeatId, piece: Piece) -> SeatId:
    """Return who does something to a character: a judge does what its owner would."""
    return by if by >= 0 else piece.seat


def _fallen(due: Due, unit: str, known: tuple[str, ...], *, up: bool) -> Due:
    shown = due.shown
    if unit in dict(due.walls):
        shown = (*shown, (unit, known[0] if up and known else None))
    return replace(due, gone=due.gone | {unit}, shown=shown)


def _rotated(memory: Memory, position: Position, play: q.Rotated) -> Memory:
    piece = position.pieces.get(play.unit)
    if piece is None:
        return memory
    if play.degrees not in (90, 270):
        return replace(memory, uncharged=memory.uncharged - {play.unit})
    memory = replace(memory, drove=memory.drove | {play.unit})
    by = _who(play.by, piece)
    if piece.driven or piece.kind != "bulwark" or piece.seat != by:
        return memory
    return memory.paying_more(by, p.Paid(drives=(play.unit,)))


def _shown(memory: Memory, _position: Position, play: q.Shown) -> Memory:
    doing = memory.doing
    if doing is None or (play.by >= 0 and play.by != doing.seat):
        return memory
    return replace(memory, doing=replace(doing, shown=True))


def _shuffled(memory: Memory, _position: Position, play: q.Shuffled) -> Memory:
    doing = memory.doing
    if doing is None or play.zone != f"{DECK}.{doing.seat}":
        return memory
    return replace(memory, doing=replace(doing, shuffled=True))


# -- the field ------------------------------------------------------------------------------------


def _attackers(memory: Memory, position: Position, play: p.Attackers) -> Memory:
    seats = {position.pieces[one].seat for one in play.units if one in position.pieces}
    owed = tuple(("block", seat) for seat in sorted(seats) if ("block", seat) not in memory.owed)
    named = memory.doing is not None and memory.doing.action == "attack"
    return replace(memory, owed=(*memory.owed, *owed)) if named else memory


def _marked(memory: Memory, position: Position, play: q.Marked) -> Memory:
    if play.target == "table" and play.key == PREPARED and play.now and position.top is not None:
        doing = memory.doing
        if doing is None or doing.resolved:
            return _begun(memory, position, position.top.id)
    if play.key == ATTACKS and not play.now and memory.due is None:
        return replace(memory, owed=tuple(one for one in memory.owed if one[0] != "block"))
    return memory


def _turned(memory: Memory, position: Position, play: p.Turned) -> Memory:
    piece = position.pieces.get(play.unit)
    if piece is None or piece.kind != "trump" or play.up:
        return memory
    return replace(memory, closed=memory.closed | {play.unit})


def _kept(memory: Memory, _position: Position, _play: Any) -> Memory:
    """Keep the memory as it is, but for what is under way by now."""
    return memory


Change = Callable[[Memory, Position, Any], Memory]
_EFFECTS: dict[type[Any], Change] = {
    q.Moved: _moved,
    q.Entered: _kept,
    q.Attached: _kept,
    q.Left: _left,
    q.Shifted: _kept,
    q.Rotated: _rotated,
    q.Marked: _marked,
    q.Shown: _shown,
    q.Shuffled: _shuffled,
    p.Attackers: _attackers,
    p.Blockers: _kept,
    p.Turned: _turned,
}
"""Plays that an action can consist of: with the first of them it is under way."""
_CHANGES: dict[type[Any], Change] = {
    **_EFFECTS,
    p.Start: _start,
    p.Carrying: _carrying,
    p.Resolve: _resolve,
    p.WentOn: _went_on,
    q.TurnBegun: _turn,
}
