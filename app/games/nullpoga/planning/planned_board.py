"""What a draft means on the board: arrows by steps, ghosts of who will stand where, short notes."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from app.core.text.wording import both
from app.core.text.words import Words
from app.games.contracts.planned.planning_contract import PlanArrow, PlanGhost, PlanNote, Tone
from app.games.nullpoga.flow.settling import standing_on
from app.games.nullpoga.planning import entry_words as w
from app.games.nullpoga.planning.fighters import Fighter, aim_of, fighters, places_at
from app.games.nullpoga.planning.foreseeing import Outcome
from app.games.nullpoga.resolver.board_values import BATTLE, SIDES, STANDBY, Board, Place
from app.games.nullpoga.resolver.turn_plans import Plan
from app.games.nullpoga.table.nullpoga_zones import cell_id


def arrows(own: int, plan: Plan, board: Board, cards: Mapping[str, str]) -> tuple[PlanArrow, ...]:
    """Return the arrows of a plan: marches, spells, then the acts by their steps.

    `cards` are the cards of the hand by the entries that name them.
    """
    return (
        *_marches(own, plan, board),
        *_casts(plan, cards),
        *_acts(own, plan, board),
        *_pushes(own, plan),
    )


def _marches(own: int, plan: Plan, board: Board) -> Iterator[PlanArrow]:
    for one in fighters(board, own, plan).values():
        if one.row == STANDBY:
            goal = cell_id(Place(own, BATTLE, one.column))
            yield PlanArrow(one.uid, goal, "rule", row=f"march.{one.uid}")
    foe = 1 - own
    for column, held in enumerate(board.sides[foe].standby):
        if held is not None and board.sides[foe].battle[column] is None:
            yield PlanArrow(held.uid, cell_id(Place(foe, BATTLE, column)), "rule")


def _casts(plan: Plan, cards: Mapping[str, str]) -> Iterator[PlanArrow]:
    for at, cast in enumerate(plan.spells):
        row = f"spells.{at}"
        if cast.target is not None and row in cards:
            yield PlanArrow(cards[row], cell_id(cast.target), "cast", at + 1, row)


def _acts(own: int, plan: Plan, board: Board) -> Iterator[PlanArrow]:
    able = fighters(board, own, plan)
    for at, act in enumerate(plan.actions):
        column = places_at(board, own, plan, at).get(act.monster, -1)
        if column < 0:
            continue
        row, source = f"actions.{at}", cell_id(Place(own, BATTLE, column))
        if act.do == "move":
            goal = Place(own, BATTLE, act.to)
            yield PlanArrow(source, cell_id(goal), "move", at + 1, row)
        elif act.do == "attack":
            goal = Place(1 - own, BATTLE, aim_of(act, able.get(act.monster), column))
            yield PlanArrow(source, cell_id(goal), "attack", at + 1, row)
        else:
            goal = Place(1 - own, BATTLE, act.to)
            yield PlanArrow(act.target, cell_id(goal), "move", at + 1, row)


def _pushes(own: int, plan: Plan) -> Iterator[PlanArrow]:
    for at, push in enumerate(plan.push):
        goal = cell_id(Place(1 - own, BATTLE, push.to))
        yield PlanArrow(push.target, goal, "move", row=f"push.{at}")


def ghosts(own: int, plan: Plan, board: Board) -> tuple[PlanGhost, ...]:
    """Return who will stand where: summons, who marches, and who a spell brings."""
    return tuple(_ghosts(own, plan, board))


def _ghosts(own: int, plan: Plan, board: Board) -> Iterator[PlanGhost]:
    for at, summon in enumerate(plan.summons):
        cell = cell_id(Place(own, STANDBY, summon.column))
        yield PlanGhost(summon.card, cell, Words("summon", "召喚"), f"summons.{at}")
    for one in fighters(board, own, plan).values():
        if one.row == STANDBY:
            cell = cell_id(Place(own, BATTLE, one.column))
            yield PlanGhost(one.card, cell, _who(one), f"march.{one.uid}")
        elif one.uid.startswith("+"):
            cell = cell_id(Place(own, BATTLE, one.column))
            yield PlanGhost(one.card, cell, Words("by ritual", "儀式で登場"))


def _who(one: Fighter) -> Words:
    return w.short_name(one.card)


def notes(own: int, plan: Plan, board: Board, seen: Outcome | None) -> tuple[PlanNote, ...]:
    """Return what is written on units and cells."""
    found = [*_frozen(own, plan, board)]
    if seen is not None:
        found += _outcomes(own, seen)
    return tuple(found)


def _frozen(own: int, plan: Plan, board: Board) -> Iterator[PlanNote]:
    for one in plan.freeze:
        cell = cell_id(Place(1 - own, BATTLE, one.column))
        held = board.sides[1 - own].battle[one.column]
        target = held.uid if held is not None else cell
        yield PlanNote(target, Words("frozen", "凍結"), "good")


def _outcomes(own: int, seen: Outcome) -> Iterator[PlanNote]:
    """Yield what would become of monsters and cells, each once: the turn from its end."""
    after = {held.uid: held for _, held in standing_on(seen.board)}
    for place, held in standing_on(seen.before):
        tone: Tone = "bad" if place.side == own else "good"
        then = after.get(held.uid)
        if then is None:
            yield PlanNote(held.uid, Words("will fall", "倒れる"), tone)
        elif then.life != held.life:
            yield PlanNote(held.uid, both(f"{held.life} → {then.life}"), tone)
        elif then.attack != held.attack:
            yield PlanNote(held.uid, both(f"⚔ {held.attack} → {then.attack}"), "plain")
    for side in SIDES:
        tone = "bad" if side == own else "good"
        for column in seen.board.sides[side].wild:
            if column not in seen.before.sides[side].wild:
                cell = cell_id(Place(side, BATTLE, column))
                yield PlanNote(cell, Words("wilderness", "荒野"), tone)
        life, then_life = seen.before.sides[side].life, seen.board.sides[side].life
        if life != then_life:
            yield PlanNote(f"seat.{side}", both(f"{life} → {then_life}"), tone)
