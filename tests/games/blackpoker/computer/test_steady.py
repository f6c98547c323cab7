"""The steady player: it attacks where it can, builds, blocks where that saves something."""

from __future__ import annotations

from random import Random

from app.core.intent import Procedure, Step
from app.core.intents.turn_intents import PassChance
from app.games.blackpoker.blackpoker_game import SPEC
from app.games.blackpoker.computer.steady import attackers, blocks
from app.session.trial.dry_run import dry_run
from tests.games.blackpoker.black_table import BlackTable, Side


def thinks(table: BlackTable, seat: int = 0, player: str = "steady") -> Step | None:
    think = SPEC.players[player].think(lambda view, steps: dry_run(SPEC, view, steps))
    step, memory = think(table.view(seat), "", Random(1))
    assert think(table.view(seat), "", Random(1)) == (step, memory)
    assert memory == ""
    return step


def said(step: Step | None) -> dict[str, str]:
    assert isinstance(step, Procedure)
    return dict(step.arguments)


def attacked(own: Side, other: Side) -> BlackTable:
    """Return a table at which the first player attacks with all, up to the block."""
    table = BlackTable(own, other, format="lite")
    table.start("attack")
    table.let_pass(1)
    table.resolve(attackers=own.soldiers)
    table.let_pass(0)
    table.let_pass(1)
    return table


def test_it_attacks_before_anything_else() -> None:
    table = BlackTable(Side("S9", "S10", "D2"), Side(), format="lite")
    assert said(thinks(table))["action"] == "attack"


def test_it_does_not_run_into_a_stronger_soldier() -> None:
    table = BlackTable(Side(soldiers="S9"), Side(soldiers="HK"), format="lite")
    assert attackers(table.view()) == ()
    open_way = BlackTable(Side(soldiers="S9 S4"), Side(soldiers="HK"), format="lite")
    assert len(attackers(open_way.view())) == 2


def test_it_builds_what_promises_most_and_ends_where_nothing_does() -> None:
    table = BlackTable(Side("SK S4 D2", bulwarks="H2 H3"), Side(), format="lite")
    assert said(thinks(table))["action"] == "summonsHero"
    assert said(thinks(BlackTable(Side(), Side(), format="lite")))["action"] == "end"


def test_it_counters_what_hurts_and_lets_pass_what_does_not() -> None:
    table = BlackTable(Side("SK CK"), Side("C2 D2"), format="lite")
    table.start("throwing", keys="SK CK", target="seat.1")
    assert said(thinks(table, 1))["action"] == "counter"
    small = BlackTable(Side("S2 CK"), Side("C2 D2"), format="lite")
    small.start("throwing", keys="S2 CK", target="seat.1")
    assert thinks(small, 1) == PassChance()


def test_it_blocks_with_a_stronger_soldier_or_a_bulwark_that_meets_and_chumps_what_is_great() -> (
    None
):
    table = attacked(Side(soldiers="S9"), Side(soldiers="H4 HK", bulwarks="D2"))
    assert blocks(table.view(1)) == {table.unit("S9"): (table.unit("HK", 1),)}
    meets = attacked(Side(soldiers="S9"), Side(soldiers="H4", bulwarks="D2 D9"))
    assert blocks(meets.view(1)) == {meets.unit("S9"): (meets.unit("D9", 1),)}
    small = attacked(Side(soldiers="S2"), Side(bulwarks="D4"))
    assert blocks(small.view(1)) == {}


def test_it_gives_everything_where_the_deck_would_run_out() -> None:
    table = attacked(Side(soldiers="S3"), Side(soldiers="H2", deck=3))
    assert blocks(table.view(1)) == {table.unit("S3"): (table.unit("H2", 1),)}
    step = thinks(table, 1)
    assert said(step)[f"by:{table.unit('S3')}"] == table.unit("H2", 1)
