"""A phase on the table is what the resolver makes of it, and people may change it."""

from __future__ import annotations

from random import Random

import pytest

from app.core.card import value_of
from app.core.data.value import replace
from app.core.intent import MoveUnits, PutMark
from app.core.intents.seal_intents import LockPlan
from app.games.nullpoga.flow.next_phase import next_phase
from app.games.nullpoga.flow.open_plans import open_plans
from app.games.nullpoga.flow.phase_carrying import steps_of
from app.games.nullpoga.flow.phase_order import CARRIED_OUT, OVER
from app.games.nullpoga.flow.phase_tasks import phase_step, tasks
from app.games.nullpoga.flow.turn_chance import chance_of, phase_orders
from app.games.nullpoga.planning.plan_text import plan_text, read_plan
from app.games.nullpoga.resolver.board_values import Board, Cells
from app.games.nullpoga.resolver.turn_plans import Plan
from app.games.nullpoga.resolver.turn_resolution import resolve_phase
from app.games.nullpoga.table import nullpoga_marks as m
from tests.games.nullpoga.poga_table import Half, PogaTable
from tests.games.nullpoga.random_games import DECKED, random_plan


def alike(board: Board) -> Board:
    """A board without what only its owner knows, or what units are called."""

    def cells(line: Cells) -> Cells:
        return tuple(h and replace(h, uid="", life=max(0, h.life)) for h in line)

    first, second = (
        replace(
            side,
            hand=(str(len(side.hand)),),
            deck=(str(len(side.deck)),),
            grave=tuple(sorted(side.grave)),
            battle=cells(side.battle),
            standby=cells(side.standby),
        )
        for side in board.sides
    )
    return replace(board, sides=(first, second))


def writable(plan: Plan) -> Plan:
    """A random plan as a seal can hold it."""
    spells = tuple(
        replace(
            cast,
            uid=f"+{at}" if cast.monster else "",
            target=None if cast.pair else cast.target,
            column=cast.column if cast.pair else -1,
        )
        for at, cast in enumerate(plan.spells)
    )
    acts = tuple(act for act in plan.actions if act.do != "move" or 0 <= act.to < 5)
    return replace(plan, spells=spells, actions=acts)


@pytest.mark.parametrize("seed", range(4))
def test_random_games_on_the_table_are_those_of_the_resolver(seed: int) -> None:
    chance = Random(seed)
    halves = [
        Half(hand=" ".join(deck[:5]), deck=" ".join(deck[5:]))
        for deck in (chance.sample(DECKED * 2, 30) for _ in range(2))
    ]
    table = PogaTable(*halves, turn=1, seed=seed)
    while table.view().turn.phase != OVER and table.view().turn.number < 16:
        for seat in (0, 1):
            plan = writable(random_plan(table.board(seat), seat, chance))
            assert read_plan(plan_text(plan)) == plan
            table.ask(seat, LockPlan(plan_text(plan)))
        while phase := next_phase(table.view()):
            seat = chance.randrange(2)
            meant = _meant(table, seat, phase)
            table.ask(seat, phase_step(phase))
            assert alike(table.board(seat)) == alike(meant)


def _meant(table: PogaTable, seat: int, phase: str) -> Board:
    view, board = table.view(seat), table.board(seat)
    for part in CARRIED_OUT[phase]:
        steps = steps_of(view, part)
        if part == "turn_start" and not board.winner:
            orders = phase_orders(chance_of(view), part)
            steps = resolve_phase(part, board, open_plans(view), draws=orders)
        if steps and not board.winner:
            board = steps[-1].board
    return board


def test_a_monster_that_the_ritual_brings_acts_as_planned() -> None:
    table = PogaTable(Half(hand="summon_ritual boar"), Half())
    table.turn("cast summon_ritual 0b1 boar +1;attack +1")
    assert table.board().sides[1].life == 17
    assert table.board().sides[1].wild == (1,)


def test_a_phase_starts_from_what_people_made_of_the_one_before() -> None:
    table = PogaTable(Half("3:boar"), Half("3:cat"))
    table.lock(f"attack {table.unit('battle.0#3')}")
    table.run(before="actions")
    # A disputed matter was ruled otherwise: the cat stands elsewhere.
    table.ask(1, MoveUnits((table.unit("battle.1#3"),), "battle.1", cell=1))
    table.run(before="end")
    assert table.board().sides[1].life == 17


def test_a_phase_may_be_left_to_hand_altogether() -> None:
    table = PogaTable(Half("3:boar"), Half())
    table.lock(f"attack {table.unit('battle.0#3')}")
    table.run(before="actions")
    table.ask(0, PutMark(("seat.1",), m.PLAYER_LIFE, value=11))
    table.run(before="end")
    assert table.board().sides[1].life == 8


def test_the_winner_is_written_down_and_nothing_goes_on() -> None:
    table = PogaTable(Half("3:boar"), Half(life=2))
    table.turn(f"attack {table.unit('battle.0#3')}")
    view = table.view()
    assert view.turn.phase == OVER
    assert value_of(view.marks["seat.0"], m.WINS) == 1
    assert table.board().winner == "A"
    assert tasks(view) == ()
