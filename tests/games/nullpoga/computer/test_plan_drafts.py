from __future__ import annotations

from random import Random

from app.games.nullpoga.computer.plan_drafts import Habits, draft
from app.games.nullpoga.computer.random_plans import random_plan
from app.games.nullpoga.resolver.rulings import USUAL
from app.games.nullpoga.resolver.turn_plans import Plan
from tests.games.nullpoga.computer.plan_boards import alone, at, boards_by_chance, table
from tests.games.nullpoga.planned import CARDS, happened, side, why


def _cost(plan: Plan) -> int:
    cards = [one.card for one in (*plan.spells, *plan.summons)]
    return sum(CARDS[card].cost for card in cards)


def test_drafts_keep_within_mana_hand_and_cells() -> None:
    chance = Random(1)
    for board in boards_by_chance(40, 1):
        for player in (0, 1):
            drafted = draft(at(board, player), chance)
            for plan in (drafted, random_plan(board, player, USUAL, CARDS, chance)):
                assert _cost(plan) <= board.mana[player]
                columns = [one.column for one in plan.summons]
                assert len(columns) == len(set(columns))
                hand = board.hand[player][:]
                for one in (*plan.spells, *plan.summons):
                    hand.remove(one.card)
                acting = [act.monster for act in plan.actions]
                assert len(acting) == len(set(acting))


def test_alone_nearly_everything_drafted_comes_about() -> None:
    chance = Random(3)
    reasons = []
    for board in boards_by_chance(40, 3):
        reasons += [reason for _, reason in why(alone(board, 0, draft(at(board), chance)))]
    assert not {"mana", "not_in_hand", "no_cell", "acted"} & set(reasons)


def test_habits_say_how_often_a_draft_does_what() -> None:
    board = table(side({2: "boar"}, hand=["rat"]), side())
    still = Habits(casts=0, summons=0, moves=0, rests=1)
    assert draft(at(board), Random(5), still) == Plan()
    busy = draft(at(board), Random(5), Habits(summons=1, moves=1))
    assert (len(busy.summons), busy.actions[0].do) == (1, "move")


def test_a_ritual_monster_acts_at_once() -> None:
    board = table(side(hand=["summon_ritual", "boar"]), side())
    plan = draft(at(board), Random(1), Habits(casts=1))
    assert plan.spells
    assert happened(alone(board, 0, plan), "struck_player")
