"""Attack, block and damage judgement (act list: battle)."""

from __future__ import annotations

from app.core.ids import SeatId, UnitId
from app.core.intent import PutMark
from app.core.text.words import Words
from app.core.view import SeatView
from app.games.blackpoker.flow.ability_hooks import (
    attacks_anyway,
    is_reversed,
    unblocked,
    withstands_bulwarks,
)
from app.games.blackpoker.flow.deed import Choice, Deed, Doing, Effect
from app.games.blackpoker.flow.table_steps import bury, damage, drive, turn_up
from app.games.blackpoker.rules.card_values import in_short, is_joker, number_of
from app.games.blackpoker.table import field as f
from app.games.game_api import As, Look

BLOCKED_BY = "by:"
"""What a choice of blockers begins with; the attacker follows."""


def _may_attack(view: SeatView, deed: Deed) -> tuple[Choice, ...]:
    able = (unit for unit in f.soldiers(view, deed.seat) if f.may_attack(view, unit))
    ready = tuple(unit for unit in able if unit not in attacks_anyway(view, deed.seat))
    return (Choice("attackers", Words("Attackers", "アタッカー"), ready, 0, len(ready)),)


def _attack(look: Look, deed: Deed) -> Doing:
    view = look()
    units = (*attacks_anyway(view, deed.seat), *deed.chosen("attackers"))
    if not units:
        return ()
    yield from drive(view, units)
    yield As(deed.seat, PutMark(units, f.ATTACKS, value=1, until=view.turn.number, verb=f.ATTACKS))
    return (("block", deed.seat),)


def may_block(view: SeatView, seat: SeatId) -> tuple[UnitId, ...]:
    """Return who may be named a blocker: charged characters."""
    return tuple(unit for unit in f.characters(view, seat) if f.is_charged(view, unit))


def _blocks(view: SeatView, deed: Deed) -> tuple[Choice, ...]:
    ready = may_block(view, deed.foe)
    return tuple(
        Choice(
            f"{BLOCKED_BY}{attacker}",
            _against(view, attacker),
            ready,
            0,
            len(ready),
            about=attacker,
        )
        for attacker in f.attackers(view)
    )


def _against(view: SeatView, attacker: UnitId) -> Words:
    name = in_short(f.refs(view, attacker))
    number = f.number(view, attacker)
    return Words(f"Against {name.en} ({number})", f"{name.ja}（{number}）を止めるもの")


def blocks_go_together(view: SeatView, chosen: tuple[tuple[UnitId, ...], ...]) -> bool:
    """Whether nobody blocks twice, and several soldiers alone block one attacker together."""
    named = [unit for units in chosen for unit in units]
    return len(set(named)) == len(named) and all(
        len(units) < 2 or all(f.is_soldier(view, unit) for unit in units) for units in chosen
    )


def _allowed(view: SeatView, deed: Deed) -> bool:
    chosen = tuple(deed.chosen(one) for one in deed.answers if one.startswith(BLOCKED_BY))
    return blocks_go_together(view, chosen)


def _block(look: Look, deed: Deed) -> Doing:
    view = look()
    for attacker in f.attackers(view):
        for unit in deed.chosen(f"{BLOCKED_BY}{attacker}"):
            yield As(
                deed.foe,
                PutMark(
                    (unit,), f.BLOCKS, value=1, to=attacker, until=view.turn.number, verb=f.BLOCKS
                ),
            )
    return (("damageJudge", deed.seat),)


def _judge(look: Look, deed: Deed) -> Doing:
    triggered: tuple[tuple[str, SeatId], ...] = ()
    for attacker in f.attackers(look()):
        view = look()
        if not f.is_soldier(view, attacker):
            continue
        blockers = tuple(unit for unit in f.blockers(view, attacker) if f.on_field(view, unit))
        if not blockers:
            yield from damage(look, deed.foe, f.number(view, attacker))
            triggered += unblocked(view, deed.seat)
        elif f.is_bulwark(view, blockers[0]):
            triggered += yield from _against_bulwark(look, attacker, blockers[0])
        else:
            triggered += yield from _against_soldiers(look, attacker, blockers)
    yield from no_battle(look)
    return triggered


def _against_soldiers(look: Look, attacker: UnitId, blockers: tuple[UnitId, ...]) -> Doing:
    """Compare numbers: the smaller side falls, both where they are equal.

    Under Revolution the larger side falls, and whose it is takes the difference.
    """
    view = look()
    one, other = f.number(view, attacker), sum(f.number(view, unit) for unit in blockers)
    if not is_reversed(view):
        falling = (*((attacker,) if one <= other else ()), *(blockers if other <= one else ()))
        return (yield from bury(look, falling))
    falling = (*((attacker,) if one >= other else ()), *(blockers if other >= one else ()))
    loser = f.owner(view, falling[0])
    triggered = yield from bury(look, falling)
    yield from damage(look, loser, abs(one - other))
    return triggered


def _against_bulwark(look: Look, attacker: UnitId, bulwark: UnitId) -> Doing:
    """Turn a bulwark up; a Joker, or a number of the attacker's cards, takes the attacker along."""
    yield from turn_up(look, bulwark)
    view = look()
    shown = f.refs(view, bulwark)
    numbers = {number_of(ref) for ref in f.refs(view, attacker)}
    meets = any(is_joker(ref) or number_of(ref) in numbers for ref in shown)
    meets = meets and not withstands_bulwarks(view, attacker)
    return (yield from bury(look, (*((attacker,) if meets else ()), bulwark)))


def no_battle(look: Look) -> Doing:
    """Take the marks of attackers and blockers off again."""
    view = look()
    attackers = f.attackers(view)
    blocking = tuple(
        unit.id for unit in view.units.values() if any(m.key == f.BLOCKS for m in unit.marks)
    )
    for units, key in ((attackers, f.ATTACKS), (blocking, f.BLOCKS)):
        for unit in units:
            yield As(f.owner(view, unit), PutMark((unit,), key, value=0, verb=key))
    return ()


BATTLE = {
    "attack": Effect(_attack, _may_attack),
    "block": Effect(
        _block,
        _blocks,
        by="opponent",
        allowed=_allowed,
        together=Words(
            "Nobody blocks twice, and a bulwark blocks alone",
            "同じキャラクターで二度は止められず、防壁は単独で止めます",
        ),
    ),
    "damageJudge": Effect(_judge),
}
