"""Special Conditions and Pokémon Checkups of a case file, as plays."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from app.core.text.words import Words
from app.games.advising.cases.case_coins import COINS, is_coin
from app.games.advising.cases.case_fields import Players, several
from app.games.pokemon.adviser.cases import case_teams as teams
from app.games.pokemon.adviser.cases.case_cards import Reader
from app.games.pokemon.adviser.model import card_plays as c
from app.games.pokemon.adviser.model import plays as p
from app.games.pokemon.adviser.model import turn_plays as t
from app.games.pokemon.adviser.model.position import Position
from app.games.pokemon.table.special_conditions import CONDITIONS

_WORDS = {
    "poison": "poisoned",
    "burn": "burned",
    "sleep": "asleep",
    "paraly": "paralyzed",
    "confus": "confused",
    "end of": "end of turn",
    "knock": "knock out",
    "ko": "knock out",
    "flip": "flip",
    "coin": "flip",
    "counter": "counters",
    "damage": "counters",
}
"""How what is done in a checkup is recognised in a case's own words."""
PARTS = ("flip", "counters")
"""What may be said besides a condition: "flip for the burn"."""
EFFECTS = ("effects", "effect_order", "effects_order")
PLAYERS = ("players", "sides", "only", "checked")
ENDED = ("removed", "ended", "cured", "ends", "recovered", "recovers")
CLOCKWISE = {"right": 90, "left": 270, "upside down": 180, "upright": 0}


def condition_key(written: Any) -> str:
    """Return the condition that a word names ("Poison", "Poisoned"); the word itself for none."""
    word = str(written).strip().casefold()
    return next((key for part, key in _WORDS.items() if part in word and key in CONDITIONS), word)


# -- conditions -----------------------------------------------------------------------------------


def condition(move: Reader, by: int, position: Position, players: Players) -> Iterator[p.Play]:
    """Yield conditions that are put on a Pokémon, one or a list; "on": false or "removed" ends.

    With how the card is turned then, where that is written.
    """
    written = next(
        (move.raw[key] for key in ("conditions", "condition", "name") if key in move.raw), ""
    )
    ones = several(written)
    off = move.text("type").startswith(("remove", "cure"))
    on = not off and move.said("on") is not False
    on = on and move.said("removed", "ended", "cured") is not True
    cause = str(move.raw.get("cause", move.raw.get("by_effect", ""))).casefold()
    attack = "attack" in cause or bool(move.raw.get("attack")) or move.said("by_attack") is True
    counters = move.how_many("counters", "base")
    for one in ones:
        yield p.ChangeCondition(
            by,
            move.one_of("uid", "target", "unit", "onto"),
            condition_key(one),
            on,
            counters,
            True if attack else (False if cause else None),
        )
    yield from rotate(move, by, position, players)


def of_attack(move: Reader, by: int, target: str) -> Iterator[p.Play]:
    """Yield the conditions an attack gives: {"b1": "Asleep"}, or for its target."""
    written = move.raw.get("conditions", move.raw.get("condition"))
    if isinstance(written, Mapping) and not _is_one(written):
        told = [(str(uid), one) for uid, named in written.items() for one in several(named)]
    else:
        told = [(target, one) for one in several(written)]
    for uid, one in told:
        on, named = uid, one
        if isinstance(one, Mapping):
            read = move.reading(one, f"{move.where}.conditions")
            on, named = read.one_of(*_ON) or uid, read.one_of("name", "condition")
        if named:
            yield p.ChangeCondition(by, on, condition_key(named), on=True, by_attack=True)


_ON = ("uid", "unit", "on", "target", "onto")


def _is_one(written: Mapping[str, Any]) -> bool:
    """Whether an object is one condition with its Pokémon, and not {Pokémon: condition}."""
    return "name" in written or "condition" in written


def rotate(move: Reader, by: int, _position: Position, _players: Players) -> Iterator[p.Play]:
    """Yield that a Pokémon is turned: clockwise in degrees, -90 to the left."""
    degrees = degrees_of(move, "degrees", "rotation", "turned", "turn")
    if degrees is not None:
        yield p.TurnCard(by, move.one_of("uid", "unit", "target"), degrees)


def degrees_of(read: Reader, *keys: str) -> int | None:
    """Return how a card is turned, clockwise: -90, "left"; None where nobody says."""
    for key in keys:
        written = read.raw.get(key)
        if isinstance(written, str) and written.casefold() in CLOCKWISE:
            return CLOCKWISE[written.casefold()]
        if isinstance(written, int) and not isinstance(written, bool):
            return read.number(key, 0) % 360
    return None


# -- the checkup ----------------------------------------------------------------------------------


def checkup(move: Reader, by: int, position: Position, players: Players) -> Iterator[p.Play]:
    """Yield a Pokémon Checkup as far as a case tells it."""
    ended = tuple(pair for key in ENDED for pair in _pairs(move, key))
    cause = move.raw.get("cause")
    chooser = next(
        (
            move.player(key, players, by)
            for key in ("ordered_by", "order_by", "chosen_by", "chooser", "orders")
            if isinstance(move.raw.get(key), str)
        ),
        None,
    )
    if chooser is None and any(isinstance(move.raw.get(key), list) for key in EFFECTS):
        chooser = by  # who carries several effects out puts them in order
    told = {"flips": COINS, "ended": ENDED}
    yield t.Checkup(
        by,
        _counters(move),
        tuple(pair for key in COINS if key in move.raw for pair in _flipped(move, key, position)),
        cause if isinstance(cause, str) else "",
        condition_key(move.text("step")) if move.text("step") else "",
        ended,
        move.one_of("uid", "unit"),
        tuple(part for part, keys in told.items() if any(key in move.raw for key in keys)),
        tuple(_in_order(move)),
        chooser,
        tuple(players[name] for key in PLAYERS for name in move.sayings(key) if name in players),
        teams.thrower(move, players),
    )


def _counters(move: Reader) -> c.Amounts | None:
    """Return the points put on each Pokémon; {"b1": 1} is one damage counter."""
    key = next((one for one in ("counters", "damage") if one in move.raw), None)
    if key is None:
        return None
    written = move.raw[key] or {}
    times, uid = 10 if key == "counters" else 1, move.one_of("uid", "unit")
    if uid and isinstance(written, int) and not isinstance(written, bool):
        return ((uid, move.number(key, 0) * times),)
    if not isinstance(written, Mapping):
        raise move.error(
            key,
            Words(
                "write an object with a number for each Pokémon",
                "ポケモンごとに数を書いたオブジェクトにしてください",
            ),
        )
    return tuple(
        (str(uid), move.reading(written, f"{move.where}.{key}").number(uid, 0) * times)
        for uid in written
    )


def _pairs(move: Reader, key: str) -> Iterator[tuple[str, str]]:
    """Yield (Pokémon, condition): of a list of objects, or of {Pokémon: condition or list}."""
    written = move.raw.get(key)
    if isinstance(written, Mapping) and "uid" not in written and "unit" not in written:
        for uid, named in written.items():
            for one in named if isinstance(named, list) else [named]:
                yield str(uid), condition_key(one)
        return
    entries = written if isinstance(written, list) else [written]
    for one in entries:
        if isinstance(one, Mapping):
            read = move.reading(one, f"{move.where}.{key}")
            yield read.one_of("uid", "unit"), condition_key(read.one_of("condition", "name", "for"))


FLIPPED_FOR = ("burned", "asleep")
"""Conditions that a coin decides about in a checkup."""


def _flipped(move: Reader, key: str, position: Position) -> Iterator[tuple[str, str]]:
    """Yield (Pokémon, condition) of coins: as `_pairs`, and where only the coin is told.

    {"a1": "tails"} is flipped for what the Pokémon has, {"burned": "heads"} for who has it; coins
    alone are for those that need one, in their order.
    """
    due = [(mon.uid, one) for mon in position.mons for one in FLIPPED_FOR if mon.has(one)]
    written = move.raw.get(key)
    if isinstance(written, Mapping) and not {"uid", "unit"} & set(written):
        for who, named in written.items():
            uid, about = str(who), condition_key(who)
            if position.mon(uid) is None and about in CONDITIONS:
                yield from (one for one in due if one[1] == about)
            elif isinstance(named, Mapping):
                yield from ((uid, condition_key(one)) for one in named)
            elif any(map(is_coin, several(named))):
                yield from _of(position, uid, due)
            else:
                yield from ((uid, condition_key(one)) for one in several(named))
        return
    ones = written.replace(",", " ").split() if isinstance(written, str) else written
    coins = [one for one in several(ones) if is_coin(one)]
    confused = [(mon.uid, "confused") for mon in position.mons if mon.has("confused")]
    yield from (due or confused)[: len(coins)]
    for uid, about in _pairs(move, key):
        yield from ((uid, about),) if about else _of(position, uid, due)


def _of(position: Position, uid: str, due: list[tuple[str, str]]) -> list[tuple[str, str]]:
    """Return what a Pokémon needs a coin for; for one that needs none, what it has."""
    mon = position.mon(uid)
    needed = [one for one in due if one[0] == uid]
    return needed or [(uid, one.key) for one in (mon.conditions if mon is not None else ())]


def _in_order(move: Reader) -> Iterator[str]:
    """Yield what was done, in order: "poison", "flip for sleep", "knock out"."""
    keys = ("order", "steps", "sequence")
    written: Any = next((move.raw[key] for key in keys if key in move.raw), [])
    for one in written if isinstance(written, list) else []:
        if isinstance(one, Mapping):
            words = " ".join(str(value) for value in one.values()).casefold()
        else:
            words = str(one).casefold()
        found = [key for part, key in _WORDS.items() if part in words]
        parts = [key for key in found if key in PARTS]
        what = [key for key in found if key not in PARTS]
        yield from what[:1]
        yield from parts[:1]
        if not found:
            yield "effect"
