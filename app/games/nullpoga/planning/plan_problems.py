"""What of a plan will come to nothing as things stand: said beside the row, never refused."""

from __future__ import annotations

from app.core.text.words import Words
from app.core.view import SeatView
from app.games.nullpoga.planning import drafting as d
from app.games.nullpoga.planning.fighters import fighters, free_beside, places_at
from app.games.nullpoga.resolver.board_values import BATTLE, Board, Place
from app.games.nullpoga.resolver.spell_effects import RITUAL_COST
from app.games.nullpoga.resolver.turn_plans import Plan
from app.games.nullpoga.table.board_reading import hand_of
from app.games.nullpoga.table.nullpoga_options import cards_at, rulings_at
from app.games.nullpoga.table.nullpoga_reasons import REASONS


def cast_problem(view: SeatView, plan: Plan, board: Board, at: int) -> Words | None:
    """Return why a spell will do nothing; None where it may work."""
    cast, own, rulings = plan.spells[at], view.seat, rulings_at(view)
    if _too_many(view, plan, cast.card):
        return REASONS["not_in_hand"]
    if _spent(view, plan, at) > board.sides[own].mana:
        return REASONS["mana"]
    if cast.card == "summon_ritual":
        card = cards_at(view).get(cast.monster)
        if card is None or _too_many(view, plan, cast.monster):
            return REASONS["not_in_hand"]
        if rulings.ritual_cost == "checked" and card.cost > RITUAL_COST:
            return REASONS["cost"]
    return None if cast.target is None else _aim_problem(cast.card, cast.target, board)


def _aim_problem(card: str, at: Place, board: Board) -> Words | None:
    held = board.at(at)
    if card in ("rock_spell", "summon_ritual"):
        return REASONS["taken"] if held is not None else None
    missed = card == "flame_guard" or (card == "meteor" and at.row != BATTLE)
    return REASONS["nobody"] if missed and held is None else None


def _too_many(view: SeatView, plan: Plan, card: str) -> bool:
    return d.named_cards(plan)[card] > hand_of(view, view.seat).count(card)


def _spent(view: SeatView, plan: Plan, at: int) -> int:
    """Return what the spells cost up to one of them."""
    return sum(cost_at(view, cast.card) for cast in plan.spells[: at + 1])


def cost_at(view: SeatView, card: str) -> int:
    """Return what a card costs at this table; 0 for what is no card."""
    known = cards_at(view).get(card)
    return known.cost if known is not None else 0


def summon_problem(view: SeatView, plan: Plan, board: Board, at: int) -> Words | None:
    """Return why a summon will fail; None where it may work."""
    summon, own = plan.summons[at], view.seat
    if _too_many(view, plan, summon.card):
        return REASONS["not_in_hand"]
    spells = _spent(view, plan, len(plan.spells))
    before = sum(cost_at(view, one.card) for one in plan.summons[: at + 1])
    if spells + before > board.sides[own].mana:
        return REASONS["mana"]
    standing = board.sides[own].standby[summon.column]
    marches = standing is not None and standing.uid in fighters(board, own, plan)
    return REASONS["taken"] if standing is not None and not marches else None


def act_problem(view: SeatView, plan: Plan, board: Board, at: int) -> Words | None:
    """Return why an act will come to nothing; None where it may work."""
    act, own = plan.actions[at], view.seat
    fighter = fighters(board, own, plan).get(act.monster)
    if fighter is None:
        return REASONS["gone"]
    if not fighter.able:
        return REASONS["barred"]
    if any(one.monster == act.monster for one in plan.actions[:at]):
        return REASONS["acted"]
    if act.do != "move":
        return None
    columns = places_at(board, own, plan, at)
    if act.to in free_beside(columns, act.monster, rulings_at(view)):
        return None
    return REASONS["taken" if act.to in columns.values() else "no_cell"]
