"""What both players do alike: setting up, passing, ending, what people put on the stage."""

from __future__ import annotations

from collections.abc import Sequence

from app.core.intent import Procedure, Step
from app.core.intents.turn_intents import Declare, PassChance, Settle
from app.games._playing_cards.suits_ranks import CARDS
from app.games.blackpoker.blackpoker_game import SPEC
from app.games.blackpoker.computer.choosing import plainly
from app.games.blackpoker.computer.legal_moves import Answer
from app.games.blackpoker.computer.turn_moves import next_step, way_to_start
from app.games.blackpoker.flow.starting import Start, startable
from app.games.contracts.computer_contract import played_by
from app.session.host.local_table import lay_table
from tests.games.blackpoker.black_table import BlackTable, Side


class Idle:
    """Starts nothing."""

    @property
    def answer(self) -> Answer:
        return plainly

    def starts(self, _view: object, _found: Sequence[Start]) -> Step | None:
        return None


def action(step: Step | None) -> str:
    assert isinstance(step, Procedure)
    return dict(step.arguments).get("action", step.name)


def test_who_has_no_hand_sets_up_and_programs_alone_begin_by_themselves() -> None:
    pack = tuple(CARDS)
    for both in (False, True):
        players = ("steady", "steady" if both else "")
        options = tuple(played_by(seat, name) for seat, name in enumerate(players))
        table = lay_table(SPEC, ("Aki", "Ren"), (pack, pack), seed=1, options=options)
        for seat in (0, 1):
            step = next_step(table.sit(seat).view, Idle())
            assert step == Procedure("setup")
            table.sit(seat).ask(step)
        assert next_step(table.sit(1).view, Idle()) is None
        begins = next_step(table.sit(0).view, Idle())
        assert begins == (Procedure("begin") if both else None)


def test_who_starts_nothing_ends_the_turn_and_lets_the_other_s_actions_pass() -> None:
    table = BlackTable(Side("S9 C3"), Side("H2"), format="lite")
    end = next_step(table.view(0), Idle())
    assert action(end) == "end"
    table.start("throwing", keys="S9 C3", target="seat.1")
    assert next_step(table.view(0), Idle()) is None
    assert next_step(table.view(1), Idle()) == PassChance()
    table.let_pass(1)
    assert action(next_step(table.view(0), Idle())) == "resolve"
    assert next_step(table.view(1), Idle()) is None


def test_what_people_put_on_the_stage_is_passed_over_and_taken_off_by_its_owner() -> None:
    table = BlackTable(Side("S9"), Side("H2"), format="lite")
    table.do(Declare("something of our own"), 0)
    assert next_step(table.view(1), Idle()) == PassChance()
    table.let_pass(1)
    name = table.view().stage.declarations[0].id
    assert next_step(table.view(0), Idle()) == Settle(name)


def test_nothing_is_done_in_a_game_that_is_over() -> None:
    table = BlackTable(Side("S9 C3"), Side(deck=5), format="lite")
    table.through("throwing", keys="S9 C3", target="seat.1")
    assert next_step(table.view(0), Idle()) is None


def test_the_worst_cards_pay() -> None:
    table = BlackTable(Side("S9 D10 D2"), Side(soldiers="C4"), format="lite")
    view = table.view()
    down = next(one for one in startable(view, 0) if one.action.id == "down")
    step = way_to_start(view, down, table.cards("S9"), table.unit("C4", 1), plainly)
    assert dict(step.arguments)["discards"] == table.cards("D2")[0]
