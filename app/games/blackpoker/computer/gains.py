"""What starting something promises at first sight, less what it costs; nothing is tried out."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from app.core.data.value import replace, value
from app.core.ids import SeatId
from app.core.view import SeatView
from app.games.blackpoker.computer.clash import Fighter, declared_plan, outcome
from app.games.blackpoker.computer.outlook import packs_of
from app.games.blackpoker.computer.worth import (
    USUAL,
    bulwarks_worth,
    card_worth,
    life_worth,
    soldier_worth,
    unit_worth,
)
from app.games.blackpoker.effects.magic_effects import ROYAL, every_soldier
from app.games.blackpoker.effects.stage_effects import is_countered, other_aims
from app.games.blackpoker.flow.costs import means_of
from app.games.blackpoker.flow.deed import Deed, deed_of
from app.games.blackpoker.flow.resolve_steps import still_fits
from app.games.blackpoker.flow.stage_reading import declared
from app.games.blackpoker.flow.starting import Start
from app.games.blackpoker.rules.card_values import number_of
from app.games.blackpoker.rules.rule_set import rules_of
from app.games.blackpoker.table import field as f

LIFE = 1.3
"""What one card of the deck is worth that is paid."""
NO_GAIN = -50.0


@value
class Promise:
    """An action that could be started in one way: what it would be on the stage."""

    view: SeatView
    deed: Deed
    start: Start

    @property
    def seat(self) -> SeatId:
        """Who would start it."""
        return self.deed.seat

    def sign(self, unit: str) -> int:
        """Return -1 for one's own characters, 1 for those of others."""
        return -1 if f.owner(self.view, unit) == self.seat else 1

    @property
    def aim(self) -> float:
        """What it is worth that what is aimed at falls."""
        target = self.deed.target
        return self.sign(target) * unit_worth(self.view, target) if target else 0.0

    def hit(self, seat: SeatId, points: int) -> float:
        """Return what damage to a player is worth."""
        left = packs_of(self.view).life(self.view, seat)
        hurt = life_worth(left) - life_worth(left - points)
        return hurt if seat != self.seat else -hurt

    @property
    def more_bulwarks(self) -> float:
        """What another bulwark is worth."""
        standing = len(f.bulwarks(self.view, self.seat))
        return bulwarks_worth(standing + 1) - bulwarks_worth(standing)


def gain(view: SeatView, seat: SeatId, one: Start, keys: tuple[str, ...], target: str) -> float:
    """Return what an action promises, less the cards that it costs."""
    refs = tuple(view.cards[card].ref or "" for card in keys)
    targets = (target,) if target else ()
    deed = Deed(one.action, rules_of(view), seat, f.foe_of(view, seat), "", keys, refs, targets)
    promises = _PROMISES.get(one.action.id)
    if promises is None:
        return NO_GAIN
    return promises(Promise(view, deed, one)) - _cost(view, seat, one.cost, keys, refs)


def _cost(
    view: SeatView, seat: SeatId, cost: str, keys: tuple[str, ...], refs: tuple[str, ...]
) -> float:
    paid = sum(card_worth(ref) for ref in refs) + LIFE * cost.count("L") + 0.5 * cost.count("B")
    if "D" in cost:
        left = [card for card in f.hand(view, seat) if card not in keys]
        worths = sorted(card_worth(view.cards[card].ref or "") for card in left)
        paid += sum(worths[: cost.count("D")])
    if "S" in cost:
        units = means_of(view, seat).characters
        paid += sum(sorted(unit_worth(view, unit) for unit in units)[: cost.count("S")])
    return paid


# -- battles under way -----------------------------------------------------------------------------


def battle_worth(view: SeatView, seat: SeatId, unit: str = "", change: int = 0) -> float:
    """Return what the battle under way is worth to a player, once a soldier is changed."""
    attackers = f.attackers(view)
    if not attackers or not any(one.text == "damageJudge" for one in view.stage.declarations):
        return 0.0
    attacks = f.owner(view, attackers[0])
    defends = f.foe_of(view, attacks)
    plan = declared_plan(view, attackers)
    if unit:
        plan = tuple(
            (_changed(one, unit, change), tuple(_changed(u, unit, change) for u in blockers))
            for one, blockers in plan
        )
    worth = outcome(plan, packs_of(view).life(view, defends))[0]
    return worth if attacks == seat else -worth


def _changed(one: Fighter, unit: str, change: int) -> Fighter:
    return replace(one, number=one.number + change) if one.unit == unit else one


def _in_battle(promise: Promise, change: int) -> float:
    view, seat = promise.view, promise.seat
    return battle_worth(view, seat, promise.deed.target, change) - battle_worth(view, seat)


def _down(promise: Promise) -> float:
    number, taken = f.number(promise.view, promise.deed.target), sum(promise.deed.numbers)
    return promise.aim if number <= taken else _in_battle(promise, -taken)


def _truce(promise: Promise) -> float:
    return -battle_worth(promise.view, promise.seat)


# -- what waits on the stage -----------------------------------------------------------------------


def harm(view: SeatView, seat: SeatId, name: str) -> float:
    """Return what an action on the stage takes from a player, at first sight."""
    one = declared(view, name)
    other = None if one is None else deed_of(view, one)
    if other is None or other.seat == seat or not still_fits(view, other):
        return 0.0
    found = _PROMISES.get(other.action.id)
    if found is None or other.action.id in ("counter", "changeTarget", "truce"):
        return 0.0
    start = Start(other.action, other.action.ways[0], "", (other.keys,))
    return found(Promise(view, other, start))


def _counter(promise: Promise) -> float:
    one = declared(promise.view, promise.deed.target)
    if one is None or not is_countered(promise.view, promise.deed, one):
        return 0.0
    return harm(promise.view, promise.seat, promise.deed.target)


def _change_target(promise: Promise) -> float:
    if not other_aims(promise.view, promise.deed.target):
        return 0.0
    return 1.5 * harm(promise.view, promise.seat, promise.deed.target)


# -- magic -----------------------------------------------------------------------------------------


def _spade(deed: Deed) -> int:
    return next((number_of(ref) for ref in deed.key_refs if ref.startswith("S")), 0)


def _lance(promise: Promise) -> float:
    deed, view = promise.deed, promise.view
    diamond = next((number_of(ref) for ref in deed.key_refs if ref.startswith("D")), 1)
    number = f.number(view, deed.target)
    if number == 0 or number % diamond:
        return 0.0
    owner = f.owner(view, deed.target)
    back = len(view.units[deed.target].parts)
    return promise.aim + promise.hit(owner, max(_spade(deed) - back, 0))


def _best_of_grave(promise: Promise) -> int:
    pile = promise.view.zones[f.grave(promise.seat)].items
    return max((number_of(promise.view.cards[card].ref or "") for card in pile), default=0)


def _rain(promise: Promise) -> float:
    view, most = promise.view, sum(promise.deed.numbers)
    falling = (unit for unit in every_soldier(view) if f.number(view, unit) <= most)
    return sum(promise.sign(unit) * unit_worth(view, unit) for unit in falling)


def _reverse(promise: Promise) -> float:
    view, unit = promise.view, promise.deed.target
    if f.is_soldier(view, unit):
        return promise.aim - promise.sign(unit) * USUAL
    refs = f.refs(view, unit)
    number = number_of(refs[0]) if refs else 7
    return -promise.sign(unit) * (soldier_worth(number) - unit_worth(view, unit))


def _force(promise: Promise) -> float:
    view, more = promise.view, sum(promise.deed.numbers)
    ready = [unit for unit in f.soldiers(view, promise.seat) if f.may_attack(view, unit)]
    return 0.0 if view.turn.used("attack") else 0.5 * more * len(ready)


def _bulwark(promise: Promise) -> float:
    return promise.more_bulwarks - 2.0 if f.held(promise.view, promise.seat) else NO_GAIN


def _summoned(promise: Promise) -> float:
    return soldier_worth(sum(promise.deed.numbers))


_PROMISES: Mapping[str, Callable[[Promise], float]] = {
    "setBulwark": _bulwark,
    "summonsSoldier": _summoned,
    "summonsHero": _summoned,
    "summonsAce": lambda _p: 6.0,
    "summonsMagic": lambda _p: 9.5,
    "quickSummonsAce": lambda p: p.more_bulwarks,
    "mountSoldier": lambda p: 1.1 * sum(p.deed.numbers) - 1.0,
    "up": lambda p: _in_battle(p, sum(p.deed.numbers)),
    "down": _down,
    "twist": lambda _p: 0.0,
    "counter": _counter,
    "reunion": lambda _p: 6.0,
    "kill": lambda p: p.aim,
    "truce": _truce,
    "changeTarget": _change_target,
    "destroyBulwark": lambda p: p.aim,
    "throwing": lambda p: p.hit(p.deed.foe, _spade(p.deed)),
    "deathLance": _lance,
    "addBulwark": lambda p: 2 * p.more_bulwarks - 2 * LIFE,
    "reanimate": lambda p: soldier_worth(_best_of_grave(p)) + p.aim,
    "handeth": lambda p: 6.0 if f.held(p.view, p.deed.foe) else 0.0,
    "force": _force,
    "swordRain": _rain,
    "recruit": lambda p: 0.9 * sum(p.deed.numbers),
    "surprise": lambda _p: 0.0,
    "search": lambda _p: 10.0,
    "bj": lambda _p: 12.0,
    "rsf": lambda p: p.hit(int(p.deed.target.removeprefix("seat.") or 0), ROYAL),
    "reverse": _reverse,
}
