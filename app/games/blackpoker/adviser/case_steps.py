"""What a written play makes of a written position, so that moves of a case can follow each other.

As much as rules ask about: whose chance it is, what waits on the stage, what lies where. What an
action does is written down as moves of its own.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from app.core.advice import Advice
from app.core.data.value import replace
from app.core.ids import SeatId
from app.games.advising import common_plays as q
from app.games.blackpoker.adviser import blackpoker_plays as p
from app.games.blackpoker.adviser.black_pieces import Piece
from app.games.blackpoker.adviser.blackpoker_advising import judge
from app.games.blackpoker.adviser.blackpoker_position import Player, Position, Waiting, under_way
from app.games.blackpoker.adviser.remembering_plays import noting
from app.games.blackpoker.table.blackpoker_zones import DECK, HAND
from app.games.blackpoker.table.field import KINDS


def judged(position: Position, plays: tuple[Any, ...]) -> list[Advice]:
    """Return what is said of plays that follow each other."""
    said: list[Advice] = []
    for play in plays:
        said += judge(position, (play,))
        position = after(position, play)
    return list(dict.fromkeys(said))


def after(position: Position, play: Any) -> Position:
    """Return the position after a play, as far as rules ask about it."""
    past = noting(position.past, position, play)
    change = _CHANGES.get(type(play))
    changed = change(position, play) if change is not None else position
    return under_way(replace(changed, past=past, doing=past.doing))


def _start(position: Position, play: p.Start) -> Position:
    name = play.id or f"s{len(position.stage) + 1}"
    stage = (*position.stage, Waiting(name, play.by, play.action, play.keys, play.targets))
    action = position.action(play.action)
    immediate = action is not None and action.immediate
    chance = position.turn if play.triggered else position.foe(play.by)
    for unit in play.paid.drives:
        position = _piece(position, unit, driven=True)
    shown = sum(source == HAND for source in play.sources)
    position = _holds(position, play.by, hand=-play.paid.discards - shown)
    position = _holds(position, play.by, deck=-play.paid.damage)
    if immediate:
        return replace(position, chance=play.by)
    return replace(position, stage=stage, chance=chance)


def _passed(position: Position, _play: q.Passed) -> Position:
    return replace(position, chance=None)


def _resolve(position: Position, play: p.Resolve) -> Position:
    stage = tuple(one for one in position.stage if one.id != play.id)
    return replace(position, stage=stage, chance=position.turn)


def _holds(position: Position, seat: SeatId, *, hand: int = 0, deck: int = 0) -> Position:
    def now(one: Player) -> Player:
        if one.seat != seat:
            return one
        left = None if one.deck is None else max(0, one.deck + deck)
        return replace(one, hand=max(0, one.hand + hand), deck=left)

    return replace(position, players=tuple(now(one) for one in position.players))


def _piece(position: Position, unit: str, **now: Any) -> Position:
    piece = position.pieces.get(unit)
    if piece is None:
        return position
    return replace(position, pieces={**position.pieces, unit: replace(piece, **now)})


def _moved(position: Position, play: q.Moved) -> Position:
    count = max(play.count, len(play.cards))
    for zone, sign in ((play.source, -1), (play.goal, 1)):
        name, _, whose = zone.partition(".")
        if name == DECK:
            position = _holds(position, int(whose), deck=sign * count)
        elif name == HAND:
            position = _holds(position, int(whose), hand=sign * count)
    return position


def _entered(position: Position, play: q.Entered) -> Position:
    name, _, whose = play.goal.partition(".")
    unit = play.unit or f"{name}{len(position.pieces)}"
    piece = Piece(unit, int(whose), KINDS.get(name, ""), play.cards, fresh=True)
    position = replace(position, pieces={**position.pieces, unit: piece})
    if play.source.startswith(HAND):
        return _holds(position, int(play.source.partition(".")[2]), hand=-len(play.cards))
    return position


def _left(position: Position, play: q.Left) -> Position:
    rest: Mapping[str, Piece] = {
        name: piece for name, piece in position.pieces.items() if name != play.unit
    }
    return replace(position, pieces=rest)


def _attackers(position: Position, play: p.Attackers) -> Position:
    for unit in play.units:
        position = _piece(position, unit, attacks=True, driven=True)
    return position


def _blockers(position: Position, play: p.Blockers) -> Position:
    for unit, attacker in play.pairs:
        position = _piece(position, unit, blocks=attacker)
    return position


def _rotated(position: Position, play: q.Rotated) -> Position:
    return _piece(position, play.unit, driven=play.degrees in (90, 270))


def _turned(position: Position, play: p.Turned) -> Position:
    return _piece(position, play.unit, up=play.up)


def _marked(position: Position, play: q.Marked) -> Position:
    piece = position.pieces.get(play.target)
    return (
        _piece(position, play.target, more=piece.more + play.now - play.was) if piece else position
    )


_CHANGES: dict[type[Any], Callable[[Position, Any], Position]] = {
    p.Start: _start,
    q.Passed: _passed,
    p.Resolve: _resolve,
    q.Moved: _moved,
    q.Entered: _entered,
    q.Left: _left,
    p.Attackers: _attackers,
    p.Blockers: _blockers,
    q.Rotated: _rotated,
    p.Turned: _turned,
    q.Marked: _marked,
}
