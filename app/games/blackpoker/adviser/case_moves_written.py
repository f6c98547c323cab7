"""The kinds of move that a case of BlackPoker can state, each read as plays."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from app.core.ids import SeatId
from app.games.advising import common_plays as q
from app.games.advising.cases.case_fields import CaseReader, Players, several
from app.games.advising.cases.case_vocabulary import Reading, plays_written
from app.games.blackpoker.adviser import blackpoker_plays as p
from app.games.blackpoker.adviser.black_pieces import given, is_ready, twice_in
from app.games.blackpoker.adviser.blackpoker_position import Position
from app.games.blackpoker.adviser.case_steps import after
from app.games.blackpoker.adviser.written_cards import cards
from app.games.blackpoker.rules.rule_set import rule_set
from app.games.blackpoker.table.blackpoker_zones import DECK, GRAVE, HAND, KEYS
from app.games.blackpoker.table.field import STRONGER, WEAKER


def _refs(move: CaseReader, key: str) -> tuple[str | None, ...]:
    return cards(move, key, several(move.raw.get(key)))


def _zone(text: str, seat: SeatId, players: Players) -> str:
    """Return a zone: "hand" of who acts, or "B.hand"."""
    whose, _, name = text.rpartition(".")
    return f"{name}.{players.get(whose, seat)}"


def _id(move: CaseReader, position: Position) -> str:
    """Return the action of the stage that is meant: by its name, or as its title says."""
    named = move.text("id")
    known = [one.id for one in position.stage if named in (one.id, one.action)]
    if known:
        return known[-1]
    return named or (position.top.id if position.top is not None else "")


def _start(move: CaseReader, by: SeatId, position: Position, players: Players) -> Iterator[Any]:
    pays = move.inside("pays")
    keys = _refs(move, "keys")
    sources = tuple(move.texts("from")) or (HAND,) * len(keys)
    actor = move.text("drives")
    drives, gives = pays.texts("drives"), pays.texts("gives")
    shown = [one for one in several(pays.raw.get("discards")) if one in move.texts("keys")]
    paid = given(
        position.pieces,
        by,
        drives,
        gives,
        damage=pays.number("damage", 0),
        discards=pays.how_many("discards") or 0,
        twice=sorted({*twice_in([*drives, *gives]), *shown}),
        late=bool(move.said("late")),
    )
    named = _action(move.text("action"))
    targets = tuple(_target(one, players) for one in move.texts("targets"))
    yield p.Start(
        by,
        named,
        keys,
        sources,
        targets,
        paid,
        move.said("open") is not True,
        bool(move.said("triggered")),
        actor,
        not actor or is_ready(position.pieces, actor, by, "soldier"),
        move.text("id"),
    )


def _action(name: str) -> str:
    """Return the id of an action that is named by it, or by its English title."""
    known = rule_set("6", "extra", "master").actions
    if name in known:
        return name
    return next((one.id for one in known.values() if one.title.en == name), name)


def _target(name: str, players: Players) -> str:
    return f"seat.{players[name]}" if name in players else name


def _pass(_move: CaseReader, by: SeatId, _position: Position, _players: Players) -> Iterator[Any]:
    yield q.Passed(by)


def _resolve(move: CaseReader, by: SeatId, position: Position, _players: Players) -> Iterator[Any]:
    name = _id(move, position)
    one = position.waiting(name)
    action = one.action if one is not None else name
    yield p.Resolve(by, name, action, move.text("outcome", "resolved"))


def _attack(move: CaseReader, by: SeatId, position: Position, _players: Players) -> Iterator[Any]:
    units = tuple(move.texts("attackers"))
    still = move.said("driven") is False
    able = [one for one in units if one in position.pieces and not position.pieces[one].driven]
    yield p.Attackers(by, units, frozenset() if still else frozenset(able))


def _block(move: CaseReader, by: SeatId, _position: Position, _players: Players) -> Iterator[Any]:
    blockers = move.mapping("blockers")
    pairs = [(unit, attacker) for unit, said in blockers.items() for attacker in several(said)]
    yield p.Blockers(by, tuple((str(unit), str(attacker)) for unit, attacker in pairs))


def _leave(move: CaseReader, by: SeatId, _position: Position, players: Players) -> Iterator[Any]:
    for unit in move.texts("units"):
        yield q.Left(by, unit, _zone(move.text("to", GRAVE), by, players))


def _move(move: CaseReader, by: SeatId, _position: Position, players: Players) -> Iterator[Any]:
    made = _refs(move, "cards")
    yield q.Moved(
        by,
        made,
        _zone(move.text("from", DECK), by, players),
        _zone(move.text("to", HAND), by, players),
        count=move.number("count", len(made) or 1),
        unit=move.text("unit"),
    )


def _damage(move: CaseReader, by: SeatId, _position: Position, players: Players) -> Iterator[Any]:
    seat = move.player("of", players, by)
    yield q.Moved(seat, (), f"{DECK}.{seat}", f"{GRAVE}.{seat}", count=move.number("count", 1))


def _enter(move: CaseReader, by: SeatId, _position: Position, players: Players) -> Iterator[Any]:
    yield q.Entered(
        by,
        _refs(move, "cards"),
        _zone(move.text("from", KEYS), by, players),
        _zone(move.text("to", "soldiers"), by, players),
        up=move.said("up"),
        unit=move.text("uid"),
    )


def _turn_over(move: CaseReader, by: SeatId, _position: Any, _players: Players) -> Iterator[Any]:
    for unit in move.texts("units"):
        yield p.Turned(by, unit, move.said("up") is not False)


def _rotate(move: CaseReader, by: SeatId, position: Position, _players: Players) -> Iterator[Any]:
    driven = move.said("driven") is not False
    for unit in move.texts("units"):
        piece = position.pieces.get(unit)
        was = piece is not None and piece.driven
        yield q.Rotated(by, unit, 90 if was else 0, 90 if driven else 0)


def _number(move: CaseReader, by: SeatId, _position: Any, _players: Players) -> Iterator[Any]:
    more = move.number("more", 1)
    for unit in move.texts("units"):
        yield q.Marked(by, unit, STRONGER if more > 0 else WEAKER, 0, abs(more))


def _look(move: CaseReader, by: SeatId, _position: Any, players: Players) -> Iterator[Any]:
    yield q.Looked(by, _zone(move.text("zone", DECK), by, players), move.number("count", 0))


def _show(move: CaseReader, by: SeatId, _position: Any, players: Players) -> Iterator[Any]:
    yield q.Shown(by, _zone(move.text("zone", HAND), by, players), move.number("count", 1))


def _shuffle(move: CaseReader, by: SeatId, _position: Any, players: Players) -> Iterator[Any]:
    yield q.Shuffled(by, _zone(move.text("zone", DECK), by, players))


def _split(move: CaseReader, by: SeatId, _position: Any, players: Players) -> Iterator[Any]:
    goal = _zone(move.text("to", GRAVE), by, players)
    for ref in _refs(move, "cards"):
        yield q.Detached(by, move.text("unit"), ref, goal)


def _shift(move: CaseReader, by: SeatId, position: Position, players: Players) -> Iterator[Any]:
    goal = _zone(move.text("to", "bulwarks"), by, players)
    for unit in move.texts("units"):
        piece = position.pieces.get(unit)
        source = f"{piece.kind}s.{piece.seat}" if piece is not None else goal
        yield q.Shifted(by, unit, source, goal)


def _swap(move: CaseReader, by: SeatId, _position: Any, _players: Players) -> Iterator[Any]:
    units = (*move.texts("units"), "", "")
    yield q.Swapped(by, units[0], units[1])


def _next_turn(move: CaseReader, by: SeatId, position: Position, players: Players) -> Iterator[Any]:
    yield q.TurnBegun(by, move.player("to", players, position.foe(by)))


def _ask(move: CaseReader, by: SeatId, position: Position, players: Players) -> Iterator[Any]:
    yield p.Asked(by, move.player("of", players, position.foe(by)))


def _stands(_move: CaseReader, _by: SeatId, _position: Any, _players: Players) -> Iterator[Any]:
    yield q.Standing()


def _go_on(_move: CaseReader, by: SeatId, _position: Any, _players: Players) -> Iterator[Any]:
    yield p.WentOn(by)


def _steps(move: CaseReader, by: SeatId, position: Position, players: Players) -> Iterable[Any]:
    """Yield the plays of moves that follow each other."""
    for one in move.list_of("moves"):
        kind = one.reading({"by": _name(by, players), **dict(one.raw)}, one.where)
        for play in plays_written(kind, position, players, by, MOVES):
            yield play
            position = after(position, play)


def _name(seat: SeatId, players: Players) -> str:
    return next((name for name, one in players.items() if one == seat), "")


MOVES: Mapping[str, Reading] = {
    "start": _start,
    "pass": _pass,
    "resolve": _resolve,
    "attack": _attack,
    "block": _block,
    "leave": _leave,
    "move": _move,
    "draw": _move,
    "damage": _damage,
    "enter": _enter,
    "turn_over": _turn_over,
    "rotate": _rotate,
    "number": _number,
    "look": _look,
    "show": _show,
    "shuffle": _shuffle,
    "split": _split,
    "shift": _shift,
    "swap": _swap,
    "next_turn": _next_turn,
    "ask_deck": _ask,
    "stands": _stands,
    "go_on": _go_on,
    "steps": _steps,
}
