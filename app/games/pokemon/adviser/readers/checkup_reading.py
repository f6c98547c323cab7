"""What was done in a Pokémon Checkup: told whole by a case, or made of the plays of a table."""

from __future__ import annotations

import re
from collections.abc import Iterator

from app.core.card import mark_of
from app.core.data.asked_once import asked_once
from app.core.data.value import value
from app.games.pokemon.adviser.model import card_plays as c
from app.games.pokemon.adviser.model import plays as p
from app.games.pokemon.adviser.model import turn_plays as t
from app.games.pokemon.adviser.model.position import Position
from app.games.pokemon.adviser.model.position_sides import Condition, Mon, Side
from app.games.pokemon.adviser.model.printed_texts import printed_text
from app.games.pokemon.procedures.checkup_steps import CHECKED, to_check
from app.games.pokemon.variants.battle_royal_options import TEXT, read_as

AT_CHECKUP = re.compile(r"pokémon checkup|between turns|ポケモンチェック")
"""How a text speaks that does something in a checkup itself."""


@value
class Done:
    """What a checkup that is over did."""

    counters: c.Amounts | None
    """Points by Pokémon; None where that is not told."""
    flips: tuple[tuple[c.Uid, str], ...] | None
    """(Pokémon, condition) of each coin; None where coins are not told one by one."""
    ended: tuple[tuple[c.Uid, str], ...] | None
    """Conditions that ended; None where that is not told."""
    conditions: dict[c.Uid, tuple[Condition, ...]]
    """What the Active Pokémon had when it began."""
    order: tuple[str, ...] = ()
    coins: int = 0
    """Coins that a table flipped; nobody sees for what."""
    steps: tuple[tuple[c.Uid, str], ...] = ()
    """Steps that a table ticked off."""
    players: tuple[int, ...] = ()
    """Whose Pokémon were checked, where a case says it."""

    def points(self, uid: c.Uid) -> int:
        """Return the points put on a Pokémon."""
        return sum(points for unit, points in self.counters or () if unit == uid)

    def concerns(self, uids: tuple[c.Uid, ...]) -> bool:
        """Whether anything was done to one of these Pokémon."""
        told = [uid for uid, _ in (*(self.counters or ()), *(self.flips or ()), *self.steps)]
        told += [uid for uid, _ in self.ended or ()]
        return any(uid in told for uid in uids)


def actives(position: Position) -> tuple[Mon, ...]:
    """Return all Active Pokémon."""
    return tuple(mon for side in position.sides for mon in side.actives)


def is_due(position: Position, player: int, ended: int | None = None) -> bool:
    """Whether the checkup after a turn is for a player's Pokémon; every one is in the usual game.

    The turn under way is meant, or that of `ended`.
    """
    if ended is None:
        ended = position.turn.player
    comes = position.players.following(ended)
    return position.variant.checked(position.players, player, ended, comes)


def due_conditions(position: Position, mon: Mon) -> tuple[Condition, ...]:
    """Return the conditions of a Pokémon that this checkup is for."""
    if is_due(position, mon.player):
        return mon.conditions
    sheet = read_as(position.option("br-checkup"), position.option(TEXT)) == "sheet"
    return tuple(one for one in mon.conditions if sheet and one.key not in ("poisoned", "burned"))


def is_checkup(position: Position) -> bool:
    """Whether a Pokémon Checkup is under way."""
    return position.number > 0 and position.turn.phase == "checkup"


@asked_once
def done(position: Position, play: t.Checkup | t.BeginTurn) -> Done | None:
    """Return what a whole checkup did, or of a case one step; None for an effect, or no checkup."""
    if isinstance(play, t.BeginTurn):
        return _of_table(position) if is_checkup(position) else None
    if play.cause or not position.record.is_case:
        return None
    if play.step:
        return _of_step(position, play)
    return Done(
        play.counters,
        play.flips if "flips" in play.said else None,
        play.ended if "ended" in play.said else None,
        {mon.uid: due_conditions(position, mon) for mon in actives(position)},
        play.order,
        players=play.players,
    )


def _of_step(position: Position, play: t.Checkup) -> Done | None:
    """Return what a case tells of one step: of one condition, and of the Pokémon it names."""
    if play.counters is None:
        return None
    named = {play.unit} if play.unit else {uid for uid, _ in play.counters}
    return Done(
        play.counters,
        play.flips if "flips" in play.said else None,
        play.ended if "ended" in play.said else None,
        {
            mon.uid: tuple(one for one in due_conditions(position, mon) if one.key == play.step)
            for mon in actives(position)
            if not named or mon.uid in named
        },
    )


def _of_table(position: Position) -> Done | None:
    """Put together what was done in the phase of the checkup, as the next turn begins."""
    plays = position.record.checkup
    if position.record.is_case or not position.record.complete:
        return None
    counters = tuple((one.unit, one.points) for one in plays if isinstance(one, p.ChangeDamage))
    changed = [one for one in plays if isinstance(one, p.ChangeCondition)]
    return Done(
        counters,
        None,
        tuple((one.unit, one.key) for one in changed if not one.on),
        {
            mon.uid: _at_first(mon, plays)
            for mon in actives(position)
            if is_due(position, mon.player)
        },
        coins=sum(len(one.results) for one in plays if isinstance(one, c.FlipCoins)),
        steps=tuple((one.unit, one.step) for one in plays if isinstance(one, t.Checkup)),
    )


def _at_first(mon: Mon, plays: tuple[p.Play, ...]) -> tuple[Condition, ...]:
    """Return the conditions a Pokémon had when the checkup began."""
    there = {one.key: one for one in mon.conditions}
    for play in reversed(plays):
        if isinstance(play, p.ChangeCondition) and play.unit == mon.uid:
            if not play.on:
                there.setdefault(play.key, Condition(play.key, play.counters or 1))
            elif play.key != "paralyzed":
                there.pop(play.key, None)
    return tuple(there.values())


def forgotten(position: Position, was: Done) -> tuple[Side, ...]:
    """Return the sides whose Pokémon were left out while others were checked."""
    concerned = {
        side.player: side.player in was.players
        or (not was.players and was.concerns(tuple(mon.uid for mon in side.actives)))
        for side in position.sides
    }
    if not any(concerned.values()):
        return ()
    # At a table nobody sees for which Pokémon a coin was flipped.
    untold = was.flips is None and not was.players
    keys = ("poisoned", "burned") if untold else ("poisoned", "burned", "asleep")
    return tuple(
        side
        for side in position.sides
        if not concerned[side.player]
        and any(one.key in keys for mon in side.actives for one in was.conditions.get(mon.uid, ()))
    )


def sick(position: Position, was: Done, key: str) -> Iterator[Mon]:
    """Yield the Active Pokémon that had a condition, but for those of a forgotten side."""
    had = [mon for mon in actives(position) if _has(was.conditions.get(mon.uid, ()), key)]
    left_out = {side.player for side in forgotten(position, was)} if had else set()
    yield from (mon for mon in had if mon.player not in left_out)


def _has(conditions: tuple[Condition, ...], key: str) -> bool:
    return any(one.key == key for one in conditions)


def expected(conditions: tuple[Condition, ...], key: str) -> int:
    """Return the points that a condition puts."""
    return sum(10 * one.counters for one in conditions if one.key == key)


def open_steps(position: Position) -> tuple[tuple[Mon, str], ...]:
    """Return (Pokémon, condition) of the steps that a table notes as still to be done."""
    return tuple(
        (mon, key)
        for key in CHECKED
        for mon in actives(position)
        if mon.has(key) and mark_of(mon.marks, to_check(key)) is not None
    )


def others_may_work(position: Position) -> bool:
    """Whether an effect in play may put or take counters in a checkup, or one is not known."""
    for one in position.stadiums:
        if one.card is None or AT_CHECKUP.search(printed_text(one.card)):
            return True
    for mon in position.mons:
        if mon.unknown or (mon.card is None and not mon.plain):
            return True
        cards = [] if mon.card is None else [mon.card, *mon.tools, *mon.energy, *mon.others]
        texts = [printed_text(card) for card in cards]
        texts += [printed_text(part) for card in cards for part in card.abilities]
        if any(AT_CHECKUP.search(text) for text in texts):
            return True
    return False
