"""The steady player: it attacks where it can, builds what it can pay, and saves its deck.

It looks no further than what each thing promises at first sight.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from app.core.ids import UnitId
from app.core.intent import Step
from app.core.view import SeatView
from app.games.blackpoker.computer.choosing import plainly
from app.games.blackpoker.computer.clash import Fighter, able_blockers, fighter
from app.games.blackpoker.computer.gains import gain
from app.games.blackpoker.computer.legal_moves import Answer, ways_of
from app.games.blackpoker.computer.outlook import packs_of
from app.games.blackpoker.computer.turn_moves import ATTACK, next_step, way_to_start
from app.games.blackpoker.effects.battle_effects import BLOCKED_BY
from app.games.blackpoker.flow.deed import Choice, Deed
from app.games.blackpoker.flow.starting import Start
from app.games.blackpoker.table import field as f
from app.games.contracts.computer_contract import LookAhead, Memory, Think

SAVES = 4
"""A bulwark is given for an attacker of this number or more."""


def steady(_ahead: LookAhead) -> Think:
    """Return how the steady player thinks."""
    return _think


def _think(view: SeatView, memory: Memory, _chance: Random) -> tuple[Step | None, Memory]:
    return next_step(view, Steady()), memory


class Steady:
    """What the steady player makes up its mind about."""

    @property
    def answer(self) -> Answer:
        """How what has to be chosen is chosen."""
        return chosen_steadily

    def starts(self, view: SeatView, found: Sequence[Start]) -> Step | None:
        """Attack before anything else; then what promises most."""
        for one in found:
            if one.action.id == ATTACK and attackers(view):
                return way_to_start(view, one, (), "", chosen_steadily)
        best = max(_promises(view, found), key=lambda way: way[0], default=None)
        if best is None or best[0] <= 0:
            return None
        _, one, keys, target = best
        return way_to_start(view, one, keys, target, chosen_steadily)


def _promises(
    view: SeatView, found: Sequence[Start]
) -> Iterator[tuple[float, Start, tuple[str, ...], str]]:
    for one in found:
        for keys, target in ways_of(view, view.seat, one):
            yield gain(view, view.seat, one, keys, target), one, keys, target


def chosen_steadily(view: SeatView, deed: Deed, choice: Choice) -> tuple[str, ...]:
    """Choose attackers and blockers; all else by what it is worth."""
    if choice.id == "attackers":
        return attackers(view)
    if choice.id.startswith(BLOCKED_BY):
        return blocks(view).get(choice.id.removeprefix(BLOCKED_BY), ())
    return plainly(view, deed, choice)


def attackers(view: SeatView) -> tuple[UnitId, ...]:
    """Name all who can, but for one alone whom a stronger soldier would stop."""
    ready = [fighter(view, u) for u in f.soldiers(view, view.seat) if f.may_attack(view, u)]
    going = [one for one in ready if one.number > 0]
    across = able_blockers(view, f.foe_of(view, view.seat))
    strongest = max((one.number for one in across if not one.bulwark), default=0)
    if len(going) == 1 and going[0].number < strongest:
        return ()
    return tuple(one.unit for one in going)


def blocks(view: SeatView) -> dict[UnitId, tuple[UnitId, ...]]:
    """Name a blocker where one wins, or where it saves much of the deck, one for each attacker."""
    seat = view.seat
    free = list(able_blockers(view, seat))
    life = packs_of(view).life(view, seat)
    coming = sorted((fighter(view, u) for u in f.attackers(view)), key=lambda one: -one.number)
    open_damage = sum(one.number for one in coming)
    found: dict[UnitId, tuple[UnitId, ...]] = {}
    for attacker in coming:
        last = open_damage >= life
        blocker = _blocker(attacker, free, last=last)
        if blocker is not None:
            free.remove(blocker)
            found[attacker.unit] = (blocker.unit,)
            open_damage -= attacker.number
    return found


def _blocker(attacker: Fighter, free: Sequence[Fighter], *, last: bool) -> Fighter | None:
    soldiers = sorted((one for one in free if not one.bulwark), key=lambda one: one.number)
    bulwarks = sorted((one for one in free if one.bulwark), key=lambda one: one.use)
    winning = [one for one in soldiers if one.number > attacker.number]
    meeting = [one for one in bulwarks if one.joker or one.cards & attacker.cards]
    even = [one for one in soldiers if one.number == attacker.number]
    saving = bulwarks if attacker.number >= SAVES or last else []
    at_last = soldiers if last else []
    return next(iter((*winning, *meeting, *even, *saving, *at_last)), None)
