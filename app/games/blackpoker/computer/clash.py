"""A battle before it is fought: who blocks whom, and what comes of it, as far as a seat knows.

Attackers and blockers are values here and nothing on a table, so that many battles can be tried.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations

from app.core.data.value import value
from app.core.ids import SeatId, UnitId
from app.core.view import SeatView
from app.games.blackpoker.computer.worth import life_worth, soldier_worth, use_of_bulwark
from app.games.blackpoker.rules.card_values import is_joker, number_of
from app.games.blackpoker.rules.trump_characters import printed
from app.games.blackpoker.table import field as f

UNKNOWN_MEETS = 0.1
"""How likely a bulwark that nobody knows takes an attacker of one card along."""
WHAT_FALLS = 4.0
"""What a bulwark is worth that falls."""
AN_HEIR = 1.0
"""What Next Generation gives, less the cards that it takes off the deck."""
MOST_PLANS = 8
"""Ways of blocking all so far that are kept."""


@value
class Fighter:
    """A character in a battle."""

    unit: UnitId
    number: int
    cards: frozenset[int]
    """The numbers of its cards; of a bulwark that nobody knows none."""
    worth: float
    bulwark: bool = False
    joker: bool = False
    use: float = 0.0
    """Of a bulwark: how useful it stays for others."""


Plan = tuple[tuple[Fighter, tuple[Fighter, ...]], ...]
"""Each attacker with its blockers."""


def fighter(view: SeatView, unit: UnitId, *, later: bool = False) -> Fighter:
    """Return a character as it would fight now; `later`, once what changed its number is over."""
    refs = f.refs(view, unit)
    numbers = frozenset(number_of(ref) for ref in refs)
    joker = any(is_joker(ref) for ref in refs)
    if f.is_bulwark(view, unit):
        return Fighter(
            unit, 0, numbers, WHAT_FALLS, True, joker, use_of_bulwark(view, unit) if refs else 0.0
        )
    own = printed(refs)
    number = own if later else f.number(view, unit)
    return Fighter(unit, number, numbers, soldier_worth(own), joker=joker)


def able_blockers(view: SeatView, seat: SeatId, *, later: bool = False) -> tuple[Fighter, ...]:
    """Return who could block for a player as they stand now."""
    charged = (unit for unit in f.characters(view, seat) if f.is_charged(view, unit))
    return tuple(fighter(view, unit, later=later) for unit in charged)


def falls(attacker: Fighter, blockers: Sequence[Fighter]) -> tuple[float, float]:
    """Return the worth that the attacker's side loses, and that of the blockers."""
    first = blockers[0]
    if first.bulwark:
        if first.cards or first.joker:
            meets = float(first.joker or bool(first.cards & attacker.cards))
        else:
            meets = UNKNOWN_MEETS * len(attacker.cards)
        return meets * attacker.worth, first.worth
    total = sum(one.number for one in blockers)
    lost = attacker.worth if attacker.number <= total else 0.0
    theirs = sum(one.worth for one in blockers) if total <= attacker.number else 0.0
    return lost, theirs


def outcome(plan: Plan, life: int) -> tuple[float, int]:
    """Return what a battle is worth to the attacker, and the damage; `life` is the defender's."""
    gained, damage = 0.0, 0
    for attacker, blockers in plan:
        if not blockers:
            damage += max(attacker.number, 0)
            continue
        mine, theirs = falls(attacker, blockers)
        gained += theirs - mine
    return gained + life_worth(life) - life_worth(life - damage), damage


def _options(attacker: Fighter, free: Sequence[Fighter]) -> Iterator[tuple[Fighter, ...]]:
    """Yield ways of blocking one attacker, those that promise most first."""
    yield ()
    soldiers = sorted((one for one in free if not one.bulwark), key=lambda one: one.number)
    bulwarks = sorted((one for one in free if one.bulwark), key=lambda one: one.use)
    meeting = [one for one in bulwarks if one.joker or one.cards & attacker.cards]
    yield from ((one,) for one in meeting[:1])
    yield from ((one,) for one in bulwarks[:1] if one not in meeting[:1])
    stronger = [one for one in soldiers if one.number >= attacker.number]
    yield from ((one,) for one in stronger[:2])
    weaker = [one for one in soldiers if one.number < attacker.number]
    yield from ((one,) for one in weaker[:1])
    pairs = (two for two in combinations(weaker, 2))
    strong = (two for two in pairs if sum(one.number for one in two) > attacker.number)
    yield from list(strong)[:2]


def best_blocks(attackers: Sequence[Fighter], blockers: Sequence[Fighter], life: int) -> Plan:
    """Return how the defender does best, a few plans at a time, the strongest attacker first."""
    return _best(attackers, blockers, life)[1]


def _best(
    attackers: Sequence[Fighter], blockers: Sequence[Fighter], life: int
) -> tuple[float, Plan]:
    """Return what is left for the attacker where the defender does best, and how they do."""
    have = life_worth(life)
    plans: list[tuple[float, float, int, Plan, frozenset[UnitId]]]
    plans = [(0.0, 0.0, 0, (), frozenset())]
    for attacker in sorted(attackers, key=lambda one: -one.number):
        grown = []
        for _, gained, damage, plan, used in plans:
            free = [one for one in blockers if one.unit not in used] if used else blockers
            for way in _options(attacker, free):
                hit, more = damage, gained
                if way:
                    mine, theirs = falls(attacker, way)
                    more += theirs - mine
                else:
                    hit += max(attacker.number, 0)
                worth = more + have - life_worth(life - hit)
                named = used.union(one.unit for one in way) if way else used
                grown.append((worth, more, hit, (*plan, (attacker, way)), named))
        grown.sort(key=lambda one: one[0])
        plans = grown[:MOST_PLANS]
    return plans[0][0], plans[0][3]


def worth_of_attack(attackers: Sequence[Fighter], blockers: Sequence[Fighter], life: int) -> float:
    """Return what the best attack is worth: of all, of the stronger half, of one, of nobody."""
    strongest = sorted(attackers, key=lambda one: -one.number)
    every = len(strongest)
    sizes = {every, (every + 1) // 2, 1} if every else ()
    return max(0.0, *(_best(strongest[:many], blockers, life)[0] for many in sizes), 0.0)


def declared_plan(view: SeatView, attackers: Sequence[UnitId]) -> Plan:
    """Return the battle that is under way, with the blockers that were named."""
    return tuple(
        (
            fighter(view, attacker),
            tuple(fighter(view, u) for u in f.blockers(view, attacker) if f.on_field(view, u)),
        )
        for attacker in attackers
    )
