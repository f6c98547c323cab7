"""Both rows of both sides full, and two plans in which everybody acts: a turn with much to show."""

from __future__ import annotations

from app.core.ids import SeatId
from app.core.intent import Bring, Procedure, PutMark, Step
from app.core.intents.seal_intents import LockPlan
from app.core.view import SeatView
from app.games.contracts.bench_contract import BenchSeat, RevealData
from app.games.nullpoga.cards.nullpoga_cards import card_book
from app.games.nullpoga.flow.phase_carrying import PHASE
from app.games.nullpoga.planning.plan_text import plan_text
from app.games.nullpoga.resolver.board_values import BATTLE, STANDBY, Place
from app.games.nullpoga.resolver.turn_plans import Act, Cast, Plan
from app.games.nullpoga.table.board_reading import board_of
from app.games.nullpoga.table.nullpoga_marks import MANA
from app.games.nullpoga.table.nullpoga_zones import HAND, cell_of

ROWS = {
    BATTLE: ("gaia_beast", "archer", "seraphim", "venom_snake", "turtle"),
    STANDBY: ("boar", "cat", "stoat", "frost_witch", "jellyfish"),
}
SPELLS = ("blaze", "meteor")


def deck() -> tuple[str, ...]:
    """Return thirty cards, each of the game once and some twice."""
    cards = [card.id for card in card_book().cards.values() if card.kind != "token"]
    return tuple((cards * 2)[:30])


def fill(seat: BenchSeat, side: SeatId) -> None:
    """Fill both rows of a side, and give it two spells and the mana for them."""
    for row, cards in ROWS.items():
        for column, card in enumerate(cards):
            seat.ask(Bring((card,), f"{row}.{side}", cell=cell_of(side, column)))
    seat.ask(Bring(SPELLS, f"{HAND}.{side}"))
    seat.ask(PutMark((f"seat.{side}",), MANA, value=10))


def plan(view: SeatView, side: SeatId) -> Step:
    """Return the step that locks a plan: two spells, and everybody attacks."""
    line = board_of(view).sides[side].battle
    acts = (Act(held.uid, "attack", aim=2) for held in line if held is not None)
    spells = (Cast("blaze"), Cast("meteor", Place(1 - side, BATTLE, 3)))
    return LockPlan(plan_text(Plan(spells=spells, actions=tuple(acts))))


REVEAL = RevealData(
    deck=deck(),
    settle=Procedure("setup"),
    begin=Procedure("begin"),
    fill=fill,
    ready=plan,
    step=Procedure(PHASE),
)
