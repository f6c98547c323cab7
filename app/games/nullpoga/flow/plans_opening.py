"""What happens in the moment in which both plans open: their cards are shown, chance is drawn."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from app.core.ids import place
from app.core.intent import PutMark, Roll, Show
from app.core.view import SeatView
from app.games.game_api import Look
from app.games.nullpoga.flow.turn_chance import DICE, SIDES, chance_of, chance_text
from app.games.nullpoga.planning.plan_text import UnreadablePlanError, read_plan
from app.games.nullpoga.resolver.turn_plans import NOTHING, Plan
from app.games.nullpoga.table.board_reading import hand_of
from app.games.nullpoga.table.nullpoga_marks import CHANCE
from app.games.nullpoga.table.nullpoga_zones import HAND
from app.games.table_tools import Running, me


def open_plan(look: Look, _arguments: Mapping[str, str]) -> Running:
    """Show the cards of the hand that the own plan names; the first to do it draws the chance."""
    view = look()
    cards = planned_cards(view, me(view))
    if cards:
        yield Show(cards, (), verb="planned")
    if not chance_of(look()):
        results = yield Roll(SIDES, DICE, verb="chance")
        yield PutMark(("table",), CHANCE, value=1, text=chance_text(results), verb="settles")


def planned_cards(view: SeatView, seat: int) -> tuple[str, ...]:
    """Return the places in a hand of the cards that its player's plan names, each once.

    A plan that names a card more often than it is held names no more than is there.
    """
    plan = open_plan_of(view, seat)
    named = Counter(
        [
            *(cast.card for cast in plan.spells),
            *(cast.monster for cast in plan.spells if cast.monster),
            *(summon.card for summon in plan.summons),
        ]
    )
    found = []
    for at, card in enumerate(hand_of(view, seat)):
        if card and named[card] > 0:
            named[card] -= 1
            found.append(place(f"{HAND}.{seat}", at))
    return tuple(found)


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
