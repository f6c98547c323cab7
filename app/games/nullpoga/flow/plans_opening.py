"""What happens in the moment in which both plans open: their cards are shown, chance is drawn."""

from __future__ import annotations

from collections.abc import Mapping

from app.core.intent import PutMark, Roll, Show
from app.core.view import SeatView
from app.games.game_api import Look
from app.games.nullpoga.flow.bundle_choice import take_bundles
from app.games.nullpoga.flow.phase_order import plans_are_open
from app.games.nullpoga.flow.turn_chance import DICE, SIDES, chance_of, chance_text
from app.games.nullpoga.planning.plan_text import UnreadablePlanError, read_plan
from app.games.nullpoga.resolver.turn_plans import NOTHING, Plan
from app.games.nullpoga.table.board_reading import hand_of
from app.games.nullpoga.table.nullpoga_marks import CHANCE
from app.games.nullpoga.table.nullpoga_zones import HAND
from app.games.table_tools import Running, me, own


def open_plan(look: Look, _arguments: Mapping[str, str]) -> Running:
    """Show the cards of the hand that the own plan names; the first to do it draws the chance.

    A plan that one opens alone draws nothing: the other could still plan knowing the chance.
    """
    view = look()
    if not view.turn.number:
        yield from take_bundles(look)
        return
    cards = cards_named(view, open_plan_of(view, me(view)))
    if cards:
        yield Show(tuple(cards.values()), (), verb="planned")
    if plans_are_open(look()) and not chance_of(look()):
        results = yield Roll(SIDES, DICE, verb="chance")
        yield PutMark(("table",), CHANCE, value=1, text=chance_text(results), verb="settles")


def cards_named(view: SeatView, plan: Plan) -> dict[str, str]:
    """Return the cards of the own hand that a plan names, each once, by the entry that names it.

    A plan that names a card more often than it is held names no more than is there. What a ritual
    is to bring has the name of its entry with a "+".
    """
    named: list[tuple[str, str]] = []
    for at, cast in enumerate(plan.spells):
        named.append((f"spells.{at}", cast.card))
        if cast.monster:
            named.append((f"spells.{at}+", cast.monster))
    named += [(f"summons.{at}", summon.card) for at, summon in enumerate(plan.summons)]
    left = list(zip(hand_of(view, me(view)), view.zones[own(view, HAND)].items, strict=True))
    found: dict[str, str] = {}
    for entry, card in named:
        at = next((n for n, (ref, _) in enumerate(left) if ref == card), -1)
        if at >= 0:
            found[entry] = left.pop(at)[1]
    return found


def open_plan_of(view: SeatView, seat: int) -> Plan:
    """Return the plan of a seat as far as it lies open; an empty one where it does not.

    What is no plan of this game plans nothing: it came from outside.
    """
    seal = view.seal(seat)
    if seal is None or seal.locked:
        return NOTHING
    try:
        return read_plan(seal.text)
    except UnreadablePlanError:
        return NOTHING
