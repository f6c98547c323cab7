"""Programs for tests of what goes on around them: one that does something, one that never does."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from app.core.data.value import replace
from app.core.intent import Step
from app.core.intents.seal_intents import LockPlan
from app.core.text.words import Words
from app.core.view import SeatView
from app.games.contracts.computer_contract import ComputerPlayer, Think
from app.games.game_api import GameSpec
from app.games.nullpoga.cards.nullpoga_cards import card_book
from app.games.nullpoga.flow.phase_order import PLAN
from app.games.nullpoga.nullpoga_game import SPEC
from app.games.nullpoga.planning.plan_text import plan_text
from app.games.nullpoga.resolver.turn_plans import NOTHING, Act, Plan, Summon
from app.games.nullpoga.table.board_reading import board_of

DECK = tuple(
    card.id for card in card_book().cards.values() if card.kind == "monster" and card.cost <= 4
)
"""One of each cheap monster: games with it are short."""


def _hasty(view: SeatView, chance: Random) -> Plan:
    """Attack with everybody, and put what can be paid on free cells by chance."""
    own = board_of(view).sides[view.seat]
    fronts = [front or back for front, back in zip(own.battle, own.standby, strict=True)]
    free = [column for column, held in enumerate(own.standby) if held is None]
    chance.shuffle(free)
    mana, summons = own.mana, []
    for card in own.hand:
        cost = card_book().cards[card].cost
        if free and cost <= mana:
            summons.append(Summon(card, free.pop()))
            mana -= cost
    attacks = [Act(held.uid, "attack") for held in fronts if held is not None and not held.barred]
    return Plan(summons=tuple(summons), actions=tuple(attacks))


def _think(plan: Callable[[SeatView, Random], Plan]) -> Think:
    def think(view: SeatView, memory: str, chance: Random) -> tuple[Step | None, str]:
        if view.turn.phase != PLAN or not view.turn.number or view.seal(view.seat) is not None:
            return None, memory
        return LockPlan(plan_text(plan(view, chance))), f"{view.turn.number}"

    return think


def with_stand_ins() -> GameSpec:
    """Return the game with players "hasty" and "idle"."""
    hasty = ComputerPlayer(Words("Hasty", "せっかち"), lambda _ahead: _think(_hasty))
    idle = ComputerPlayer(Words("Idle", "ぼんやり"), lambda _ahead: _think(lambda *_: NOTHING))
    return replace(SPEC, players={"hasty": hasty, "idle": idle})
