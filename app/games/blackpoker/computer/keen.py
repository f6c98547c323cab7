"""The keen player: it tries out what it could do on what it sees, and does what stands best after.

Battles are worked out with the best answer of the other side that it knows of.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from app.core.ids import UnitId
from app.core.intent import Step
from app.core.view import SeatView
from app.games.blackpoker.computer import legal_moves as legal
from app.games.blackpoker.computer.choosing import plainly
from app.games.blackpoker.computer.clash import (
    Fighter,
    able_blockers,
    best_blocks,
    fighter,
)
from app.games.blackpoker.computer.gains import NO_GAIN, gain
from app.games.blackpoker.computer.legal_moves import Answer, resolving, ways_of
from app.games.blackpoker.computer.outlook import Packs, packs_of, position
from app.games.blackpoker.computer.turn_moves import ATTACK, END, next_step, way_to_start
from app.games.blackpoker.effects.battle_effects import BLOCKED_BY
from app.games.blackpoker.flow.deed import Choice, Deed, deed_of
from app.games.blackpoker.flow.stage_reading import OVER, being_done, top
from app.games.blackpoker.flow.starting import Start, startable
from app.games.blackpoker.flow.waiting_triggers import to_order
from app.games.blackpoker.table import field as f
from app.games.contracts.computer_contract import LookAhead, Memory, Think

MOST_TRIED = 16
"""Ways of starting something that are tried out, those first that promise most."""
OF_ONE_ACTION = 4
"""So many of them are of one action."""
MOST_GROUPS = 7
"""Groups of attackers that are tried out."""
GOES_ON, MOST_NEXT = 5, 8
"""After so many of them, those that gain most, so many further ones are tried out."""
DEEP = 4
"""Actions of the stage that are resolved one after the other when something is tried out."""
HOPELESS = -25.0
"""What promises less at first sight is not tried out; what nobody has figures for is."""
MARGIN = 0.3
"""By so much it has to stand better than if nothing were started."""

Way = tuple[Start, tuple[str, ...], str]


def keen(ahead: LookAhead) -> Think:
    """Return how the keen player thinks."""

    def think(view: SeatView, memory: Memory, _chance: Random) -> tuple[Step | None, Memory]:
        return next_step(view, Keen(ahead, view)), memory

    return think


class Keen:
    """What the keen player makes up its mind about at one moment."""

    def __init__(self, ahead: LookAhead, view: SeatView) -> None:
        self._ahead = ahead
        self._seat = view.seat
        self._packs: Packs = packs_of(view)
        self._going: tuple[UnitId, ...] | None = None
        """Who attacks, while an attack is tried out."""

    @property
    def answer(self) -> Answer:
        """How what has to be chosen is chosen."""
        return self._chosen

    def starts(self, view: SeatView, found: Sequence[Start]) -> Step | None:
        """Return what gains most once it is resolved; None where nothing gains anything."""
        best, most = None, MARGIN
        tried = sorted(self._tried(view, found, MOST_TRIED), key=lambda one: -one[0])
        for at, (gained, step, after) in enumerate(tried):
            whole = gained + (self._goes_on(after) if at < GOES_ON else 0.0)
            if gained > NO_GAIN and whole > most:
                best, most = step, whole
        return best

    # -- trying out ---------------------------------------------------------------------------

    def _goes_on(self, view: SeatView) -> float:
        """Return what the best thing after it gains, while the turn is one's own."""
        if view.stage.declarations or not legal.has_chance(view, self._seat):
            return 0.0
        next_ones = self._tried(view, startable(view, self._seat), MOST_NEXT)
        return max((gained for gained, _, _ in next_ones), default=0.0)

    def _tried(
        self, view: SeatView, found: Sequence[Start], most: int
    ) -> Iterator[tuple[float, Step, SeatView]]:
        """Yield what could be started, with what it gains and how the table stands after it."""
        without = self._stands(self._settled(view))
        self._going = None
        for promise, (one, keys, target) in self._worth_trying(view, found, most):
            made = way_to_start(view, one, keys, target, self.answer)
            foreseen = self._ahead(view, (made,))
            if not foreseen.done:
                continue
            after = self._settled(foreseen.view)
            waits = being_done(after)
            if waits is not None and waits.seat == self._seat:
                # What it does is known only once it is done: it is taken at its word.
                yield promise, made, after
            else:
                yield self._stands(after) - without, made, after
        attack = next((one for one in found if one.action.id == ATTACK), None)
        if attack is not None:
            yield from self._attacks(view, way_to_start(view, attack, (), "", self.answer))

    def _attacks(self, view: SeatView, step: Step) -> Iterator[tuple[float, Step, SeatView]]:
        """Yield what an attack gains against none at all, by who attacks."""
        peaceful = position(view, self._packs, self._seat, attacks=False)
        for going in self._groups(view):
            self._going = going
            foreseen = self._ahead(view, (step,))
            if foreseen.done:
                after = self._settled(foreseen.view)
                yield self._stands(after) - peaceful, step, after
        self._going = None

    def _after(self, view: SeatView, step: Step) -> float | None:
        """Return how it stands after a step and all that is resolved; None if it cannot be."""
        foreseen = self._ahead(view, (step,))
        if not foreseen.done:
            return None
        return self._stands(self._settled(foreseen.view))

    def _settled(self, view: SeatView) -> SeatView:
        """Return what comes of the stage, as far as nobody else has to choose."""
        for _ in range(DEEP):
            lies = being_done(view) or top(view)
            deed = None if lies is None else deed_of(view, lies)
            if lies is None or deed is None or view.turn.phase == OVER:
                break
            if to_order(view) is not None:
                break
            tried = self._going is not None and deed.action.id == ATTACK
            if deed.action.type in OWN_TIME and not tried:
                break
            step = resolving(view, deed.seat, lies, self.answer)
            foreseen = None if step is None else self._ahead(view, (step,))
            if foreseen is None or not foreseen.done:
                break
            view = foreseen.view
        return view

    def _stands(self, view: SeatView) -> float:
        return position(view, self._packs, self._seat)

    # -- what is tried out --------------------------------------------------------------------

    def _worth_trying(
        self, view: SeatView, found: Sequence[Start], most: int
    ) -> Iterator[tuple[float, Way]]:
        """Yield the ways that promise most at first sight, a few of each action."""
        ranked: list[tuple[float, int, Way]] = []
        early = not view.stage.declarations
        for one in found:
            if one.action.id in (ATTACK, END) or (early and one.action.id in IN_BATTLE):
                continue
            ways = [
                (gain(view, self._seat, one, keys, target), (one, keys, target))
                for keys, target in ways_of(view, self._seat, one)
            ]
            ways.sort(key=lambda way: -way[0])
            promising = [way for way in ways if way[0] > HOPELESS or way[0] <= NO_GAIN]
            for promise, way in promising[:OF_ONE_ACTION]:
                ranked.append((promise, len(ranked), way))
        ranked.sort(key=lambda one: (-one[0], one[1]))
        yield from ((promise, way) for promise, _, way in ranked[:most])

    def _groups(self, view: SeatView) -> list[tuple[UnitId, ...]]:
        """Return groups of attackers: the strongest ones, and all but one of the weaker."""
        ready = [
            fighter(view, unit) for unit in f.soldiers(view, self._seat) if f.may_attack(view, unit)
        ]
        ready.sort(key=lambda one: -one.number)
        names = [one.unit for one in ready if one.number > 0]
        groups = [tuple(names[:many]) for many in range(len(names), 0, -1)]
        groups += [(name,) for name in names[1:]]
        return groups[:MOST_GROUPS]

    # -- choices ------------------------------------------------------------------------------

    def _chosen(self, view: SeatView, deed: Deed, choice: Choice) -> tuple[str, ...]:
        if choice.id == "attackers":
            going = self._going if self._going is not None else self._best_group(view)
            return tuple(unit for unit in going if unit in choice.among)
        if choice.id.startswith(BLOCKED_BY):
            return self._blocks(view).get(choice.id.removeprefix(BLOCKED_BY), ())
        return plainly(view, deed, choice)

    def _best_group(self, view: SeatView) -> tuple[UnitId, ...]:
        """Return who attacks, now that the attack resolves: nobody, where that stands best."""
        lies = top(view)
        assert lies is not None
        best: tuple[UnitId, ...] = ()
        most: float | None = None
        for going in ((), *self._groups(view)):
            self._going = going
            step = resolving(view, self._seat, lies, self.answer)
            stands = None if step is None else self._after(view, step)
            if stands is not None and (most is None or stands > most):
                best, most = going, stands
        self._going = None
        return best

    def _blocks(self, view: SeatView) -> dict[UnitId, tuple[UnitId, ...]]:
        """Return who blocks whom: the plan that leaves most."""
        attackers: list[Fighter] = [fighter(view, unit) for unit in f.attackers(view)]
        life = self._packs.life(view, self._seat)
        plan = best_blocks(attackers, able_blockers(view, self._seat), life)
        return {one.unit: tuple(u.unit for u in blockers) for one, blockers in plan}


OWN_TIME = ("battle", "turn_control")
"""Types of actions that are not gone through when something else is tried out."""
IN_BATTLE = ("up", "twist")
"""Actions that do more once blockers are named, or in answer to something."""
