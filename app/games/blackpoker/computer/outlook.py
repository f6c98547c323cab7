"""How well a table stands for a seat, as far as it may know: decks, field, hands, battles."""

from __future__ import annotations

from app.core.data.value import value
from app.core.ids import SeatId
from app.core.view import SeatView
from app.games.blackpoker.computer.clash import (
    Fighter,
    able_blockers,
    best_blocks,
    declared_plan,
    fighter,
    outcome,
    worth_of_attack,
)
from app.games.blackpoker.computer.worth import (
    bulwarks_worth,
    hand_of,
    life_of,
    life_worth,
    pack_of,
    unit_worth,
)
from app.games.blackpoker.table import field as f

NEXT, LATER = 0.5, 0.2
"""How much the next battle counts, and the one after it."""
PAYS = 0.5
"""How many of the bulwarks that lie ready are not driven to pay before they are needed."""
ATTACK = "attack"


@value
class Packs:
    """How many cards each seat brought, as far as it was told before anything is tried out."""

    cards: tuple[int, ...]

    def life(self, view: SeatView, seat: SeatId) -> int:
        """Return how many cards a deck has."""
        return life_of(view, seat, self.cards[seat])


def packs_of(view: SeatView) -> Packs:
    """Return how many cards everybody brought."""
    return Packs(tuple(pack_of(view, seat) for seat in range(len(view.setting.seats))))


def standing(view: SeatView, packs: Packs, seat: SeatId) -> float:
    """Return what a player has: the deck, the hand, the field."""
    soldiers = sum(unit_worth(view, unit) for unit in f.soldiers(view, seat))
    return (
        life_worth(packs.life(view, seat))
        + hand_of(view, seat)
        + soldiers
        + bulwarks_worth(len(f.bulwarks(view, seat)))
    )


def position(view: SeatView, packs: Packs, seat: SeatId, *, attacks: bool = True) -> float:
    """Return how well the table stands for a seat against the one after it.

    Without `attacks` nobody attacks any more in this turn who has not begun to.
    """
    foe = f.foe_of(view, seat)
    level = standing(view, packs, seat) - standing(view, packs, foe)
    return level + battles(view, packs, seat, foe, attacks=attacks)


def battles(
    view: SeatView, packs: Packs, seat: SeatId, foe: SeatId, *, attacks: bool = True
) -> float:
    """Return what the battles to come promise: the one under way, and the next of either side."""
    turn = view.turn.seat
    sign = 1.0 if turn == seat else -1.0
    attackers = f.attackers(view)
    other = foe if turn == seat else seat
    now = 0.0
    if attackers:
        life = packs.life(view, other)
        plan = declared_plan(view, attackers)
        if _waits(view, "block"):
            plan = best_blocks([one for one, _ in plan], able_blockers(view, other), life)
        now = sign * outcome(plan, life)[0]
    elif _waits(view, ATTACK) or (
        attacks and not view.turn.used(ATTACK) and not _waits(view, "end")
    ):
        ready = [fighter(view, u) for u in f.soldiers(view, turn) if f.may_attack(view, u)]
        blockers = able_blockers(view, other)
        now = sign * NEXT * worth_of_attack(ready, blockers, packs.life(view, other))
    answer = -sign * NEXT * _next_attack(view, packs, other, turn)
    return now + answer + sign * LATER * _next_attack(view, packs, turn, other, paid=PAYS)


def _waits(view: SeatView, name: str) -> bool:
    """Whether an action is on the stage."""
    return any(one.text == name for one in view.stage.declarations)


def _next_attack(
    view: SeatView, packs: Packs, attacker: SeatId, defender: SeatId, paid: float = 1.0
) -> float:
    """Return what an attack is worth in the attacker's next turn, who is charged by then.

    Who defends has what is charged now; later on, where `paid` is less, that share of bulwarks.
    """
    ready = [fighter(view, unit, later=True) for unit in f.soldiers(view, attacker)]
    if not ready:
        return 0.0
    if paid < 1.0:
        every = [fighter(view, unit, later=True) for unit in f.bulwarks(view, defender)]
        blockers: tuple[Fighter, ...] = tuple(every[: round(paid * len(every))])
    else:
        blockers = able_blockers(view, defender, later=True)
    return worth_of_attack(ready, blockers, packs.life(view, defender))
