"""Writes a position in the form of case files, so that a judge can try moves from it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from app.core.card import Mark
from app.core.data.value import replace
from app.games.pokemon.adviser.effects.attack_questions import left_or_evolved
from app.games.pokemon.adviser.model import card_plays as c
from app.games.pokemon.adviser.model import plays as p
from app.games.pokemon.adviser.model.condition_counts import damage_counters
from app.games.pokemon.adviser.model.known_cards import kind
from app.games.pokemon.adviser.model.position import Position
from app.games.pokemon.adviser.model.position_sides import Condition, Mon, Player, Side
from app.games.pokemon.adviser.model.turn_record import KnockedOut
from app.games.pokemon.cards.card_record import Card

CONDITION_NAMES = {
    "asleep": "Asleep",
    "paralyzed": "Paralyzed",
    "confused": "Confused",
    "poisoned": "Poisoned",
    "burned": "Burned",
}


NAMES = {"pokemon": "standard"}
"""What a case calls a variant where that is not the id of the game."""


def case_of(position: Position, name: str) -> dict[str, Any]:
    """Return a case with this position and no moves yet; made of what JSON is made of.

    It holds what the position holds: where a seat saw it, only what that seat knows.
    """
    return {
        "id": name,
        "title": "",
        "source": [],
        "state": _state(position),
        "moves": [{"move": {"by": position.side(position.turn.player).name, "type": "pass_turn"}}],
    }


def _state(position: Position) -> dict[str, Any]:
    order = [(position.first + step) % len(position.sides) for step in range(len(position.sides))]
    turn = position.turn
    state: dict[str, Any] = {
        "variant": NAMES.get(position.variant.id, position.variant.id),
        "seats": [position.side(player).name for player in order],
        "turn": {
            "player": position.side(turn.player).name,
            "count": position.turns_of(turn.player) or _round(position),
            "phase": turn.phase if turn.number else "setup",
            **({"also": [position.side(one).name for one in turn.also]} if turn.also else {}),
        },
        "this_turn": _this_turn(position),
        "log": _log(position),
        "players": {
            position.side(player).name: _player(position, _alone(position, player))
            for player in order
        },
        "stadiums": [
            {"card": _id(one.card), "owner": position.side(one.owner).name}
            for one in position.stadiums
            if one.card is not None
        ],
    }
    if position.date:
        state["date"] = position.date
    if position.options:
        state["options"] = dict(position.options)
    if position.choices:
        state["choice"] = {uid: position.side(one).name for uid, one in position.choices}
    if position.marks:
        state["marks"] = {mark.key: mark.value for mark in position.marks}
    return state


def _round(position: Position) -> int:
    """Return which round of turns this one belongs to; the first in the setup."""
    return max(0, position.number - 1) // len(position.sides) + 1


def _id(card: Card) -> str:
    return card.id or card.key


def _this_turn(position: Position) -> dict[str, Any]:
    turn = position.turn
    told: dict[str, Any] = {"drew": turn.drew}
    energy = [
        {"card": _id(play.card), "target": play.onto}
        for play in turn.plays
        if isinstance(play, p.AttachCard)
        and play.manual
        and play.card is not None
        and kind(play.card) != "tool"
    ]
    if energy or turn.count("energy"):
        told["energy"] = energy or turn.count("energy")
    played = [play.card for play in turn.plays if isinstance(play, c.PlayTrainer) and play.card]
    supporters = [_id(card) for card in played if kind(card) == "supporter"]
    items = [_id(card) for card in played if kind(card) == "item"]
    stadiums = [
        _id(play.card) for play in turn.plays if isinstance(play, c.PlayStadium) and play.card
    ]
    for key, cards in (("supporter", supporters), ("stadium", stadiums)):
        if cards or turn.count(key):
            told[key] = cards or turn.count(key)
    if items:
        told["items"] = items
    if turn.count("retreat"):
        told["retreated"] = turn.count("retreat")
    told["attacks"] = [
        {"uid": play.attacker, "attack": play.attack, "target": play.target}
        | ({} if play.spot is None else {"spot": play.spot})
        for play in turn.plays
        if isinstance(play, p.Attack)
    ]
    told["abilities"] = [
        {"uid": play.unit, "name": play.ability}
        for play in turn.plays
        if isinstance(play, p.UseAbility)
    ]
    if turn.hit:
        told["hit"] = list(turn.hit)
    told["kos"] = [_ko(position, ko) for ko in position.record.kos if ko.turn == position.number]
    taken = [play for play in turn.plays if isinstance(play, c.TakePrizes)]
    if taken:
        told["prizes_taken"] = {
            position.side(player).name: number
            for play in taken
            for player, number in play.taken
            if 0 <= player < len(position.sides)
        }
    return {key: said for key, said in told.items() if said not in ([], None)}


def _ko(position: Position, ko: KnockedOut) -> dict[str, Any]:
    return {
        "turn_of": position.side(ko.turn_of).name,
        **_seat(position, "owner", ko.owner),
        **({"card": _id(ko.card)} if ko.card is not None else {}),
        "prizes": ko.prizes,
    }


def _log(position: Position) -> dict[str, Any]:
    record = position.record
    told: dict[str, Any] = {
        "kos": [_ko(position, ko) for ko in record.kos if _lately(position, ko)],
        "attacks": [
            {"turn_of": name, "uid": play.attacker, "attack": play.attack, "target": play.target}
            for name, play in _earlier(position)
            if isinstance(play, p.Attack) and not play.failed
        ],
        "moved": [
            {"turn_of": name, "uid": uid}
            for name, play in _earlier(position)
            for uid in left_or_evolved(play)
        ],
        **{
            f"{what}_used": [
                side.name for side in position.sides if (side.player, what) in record.used_game
            ]
            for what in ("gx", "vstar")
        },
        "mulligans": [
            [position.side(player).name for player in round_] for round_ in record.mulligans
        ],
    }
    return {key: said for key, said in told.items() if said}


def _earlier(position: Position) -> Iterator[tuple[str, p.Play]]:
    """Yield (whose turn it was, play) of the turns before this one, the oldest first."""
    for turn in position.record.turns:
        for play in turn.plays:
            yield position.side(turn.player).name, play


def _lately(position: Position, ko: KnockedOut) -> bool:
    """Whether a Pokémon was Knocked Out in the last turn of another player."""
    return position.round_ago() <= ko.turn < position.number


def _alone(position: Position, player: Player) -> Side:
    """Return a side with what only it writes: piles that partners share stand with the first."""
    side, first = position.sides[player], position.team_of(player)[0]
    if not position.shares_field or first is side:
        return side
    return replace(side, discard=None, lost=())


def _player(position: Position, side: Side) -> dict[str, Any]:
    counts = {"prizes": side.prizes, "deck": side.deck}
    told: dict[str, Any] = {"team": side.team, **({"alive": False} if side.out else {})}
    told |= {key: number for key, number in counts.items() if number is not None}
    if side.hand is not None:
        told["hand"] = [_id(card) for card in side.hand]
    elif side.hand_count is not None:
        told["hand_count"] = side.hand_count
    told["active"] = [_mon(position, mon) for mon in side.actives]
    told["bench"] = [_mon(position, mon) for mon in side.bench]
    if side.discard:
        told["discard"] = [_id(card) for card in side.discard]
    if side.lost:
        told["lost"] = [_id(card) for card in side.lost]
    if side.marks:
        told["marks"] = {mark.key: mark.value for mark in side.marks}
    return told


def _mon(position: Position, mon: Mon) -> dict[str, Any]:
    told: dict[str, Any] = {
        "uid": mon.uid,
        "card": None if mon.card is None else _id(mon.card),
        "name": "" if mon.card is None else mon.card.name.en,
        "stack": [_id(card) for card in mon.stack] if len(mon.stack) > 1 else [],
        "damage": mon.damage,
        "energy": [_id(card) for card in mon.energy],
        "tools": [_id(card) for card in mon.tools],
        "attached": [_id(card) for card in mon.others],
        "conditions": [
            {
                "name": CONDITION_NAMES[one.key],
                **({} if _puts_one(one) else {"counters": one.counters}),
                **_seat(position, "from", one.source),
            }
            for one in mon.conditions
        ],
        "rotation": mon.turned,
        "marks": {
            mark.key: mark.value
            for mark in mon.marks
            if mark.key != "damage" and mark.key not in CONDITION_NAMES and not _locks_one(mark)
        },
        "locked": [mark.text for mark in mon.marks if _locks_one(mark)],
    }
    for key, turn in (
        ("entered", mon.entered),
        ("evolved", mon.evolved),
        ("devolved", mon.devolved),
    ):
        when = _when(position, turn)
        if when:
            told[key] = when
    if mon.down:
        told["face_down"] = True
    kept = ("uid", "card")
    return {key: said for key, said in told.items() if said or key in kept}


def _locks_one(mark: Mark) -> bool:
    """Whether a mark forbids one attack by its name: a number alone would forbid all of them."""
    return mark.key == "no_attack" and bool(mark.text)


def _puts_one(condition: Condition) -> bool:
    """Whether a condition puts one counter, and is read so where no number stands beside it."""
    return condition.counters == damage_counters(condition.key, 1) == 1


def _seat(position: Position, key: str, player: Player | None) -> dict[str, str]:
    """Return {key: a player's name}; nothing for who is not known or no player."""
    if player is None or not 0 <= player < len(position.sides):
        return {}
    return {key: position.side(player).name}


def _when(position: Position, turn: int) -> str:
    """Return a turn as cases name it: this one, whose it was this round, or "" for earlier."""
    if not turn or turn > position.number:
        return ""
    if turn == position.number:
        return "this_turn"
    back = position.number - turn
    if back >= len(position.sides):
        return ""
    return position.side((position.turn.player - back) % len(position.sides)).name
